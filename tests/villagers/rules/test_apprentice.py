"""VIL-9.11 and 9.13: the Apprentice."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    below,
    building,
    coins_on,
    hand,
    hand_of,
    node,
    options,
    play,
    put_coins,
    reasons,
    supplies_of,
    village,
    village_of,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.components import CARDS, IMPROVEMENT_CARDS, IMPROVEMENT_NAMES
from wagontrain.villagers.state import State
from wagontrain.villagers.village import count, visible_food, visible_gold

CHEESE: Branch = ["hayer", ["grazier", ["milk_maid", "fromager"]]]
WINE: Branch = ["graper", ["vintner", "wine_trader"]]


def swapping(village: int, *own: Branch, other: Branch = "founders", supply: int = 8) -> State:
    """Seat 0 has announced an Apprentice for this village."""
    s = building("apprentice", own=own or ("founders",), other=[other], supply=supply)
    play(s, "place apprentice", f"from {village}")
    return s


def role(s: State, seat: int) -> str:
    """What the Apprentice of a village stands for."""
    return CARDS[s.seats[seat].roles[node(s, seat, "apprentice")]]


@pytest.mark.rule("VIL-9.11")
def test_the_apprentice_takes_a_covered_villager_from_any_village() -> None:
    s = building("apprentice", own=["founders", ["hayer", "thatcher"]], other=[CHEESE], seats=3)
    play(s, "place apprentice")
    assert options(s) == ["from 0", "from 1"]
    assert reasons(s, "from 2") == ["VIL-9.11c"]
    assert reasons(s, "from 4") == ["VIL-9.11"]
    play(s, "from 1")
    assert options(s) == ["node 0", "node 1"]
    assert reasons(s, "node 3") == reasons(s, "node 7") == ["VIL-9.11"]


@pytest.mark.rule("VIL-9.11a")
def test_both_cards_move_and_the_padlock_is_opened() -> None:
    s = swapping(1, "graper", other=WINE)
    play(s, "node 1", "on 0", "bank")
    assert village_of(s, 1) == ["graper", "apprentice", "wine_trader"]
    assert (below(s, 0, "vintner"), hand_of(s, 0)) == ("graper", [])
    assert supplies_of(s) == [6, 8]


@pytest.mark.rule("VIL-9.11a")
def test_the_villager_taken_goes_where_its_chain_allows() -> None:
    s = swapping(1, "hayer", "miner", "hayer", other=CHEESE)
    play(s, "node 1")
    assert options(s) == ["on 0", "on 2"]
    assert reasons(s, "on 1") == ["VIL-7.6"]


@pytest.mark.rule("VIL-9.11b")
def test_all_of_it_is_one_build_action() -> None:
    s = building("apprentice", "agent", other=[CHEESE], limit=1)
    play(s, "place apprentice", "from 1", "node 0")
    assert (asked(s), s.seats[0].built) == ("build 0", 1)
    assert reasons(s, "place agent") == ["VIL-7.2"]


@pytest.mark.rule("VIL-9.11b")
def test_without_a_build_action_there_is_no_swap() -> None:
    assert reasons(building("apprentice", other=[CHEESE], limit=0), "place apprentice") == ["VIL-7.2"]


@pytest.mark.rule("VIL-9.11c", "VIL-RUL-7")
def test_a_villager_that_cannot_be_placed_cannot_be_taken() -> None:
    s = swapping(1, "founders", other=CHEESE)
    assert options(s) == ["node 0"]
    assert reasons(s, "node 1") == ["VIL-7.6"]
    s = swapping(1, "graper", other=WINE, supply=1)
    assert options(s) == ["node 0"]
    assert reasons(s, "node 1") == ["VIL-8.6"]


@pytest.mark.rule("VIL-9.11c", "VIL-RUL-7")
def test_without_any_villager_to_take_the_apprentice_cannot_be_placed() -> None:
    s = building("apprentice", own=["founders", "agent"], other=[["founders", ["swineherd", "truffler"]]])
    assert reasons(s, "place apprentice") == []
    s = building("apprentice", own=[["monk=hayer", "thatcher"]], other=[["founders", "brewer"], "agent"])
    assert reasons(s, "place apprentice") == ["VIL-9.11c"]


@pytest.mark.rule("VIL-9.11d", "VIL-9.5")
@pytest.mark.parametrize("founders", ["founders", "founders_food"])
def test_another_players_founders_cannot_be_taken(founders: str) -> None:
    s = building("apprentice", other=[[founders, "swineherd"]])
    assert reasons(s, "place apprentice") == ["VIL-9.11c"]


@pytest.mark.rule("VIL-9.11d")
@pytest.mark.parametrize("before", ["founders", "founders_food"])
@pytest.mark.parametrize(
    ("side", "after", "gold", "food"), [("gold", "founders", 2, 1), ("food", "founders_food", 0, 2)]
)
def test_the_own_covered_founders_are_placed_again_either_side_up(
    before: str, side: str, after: str, gold: int, food: int
) -> None:
    s = swapping(0, [before, "brewer"])
    play(s, "node 0")
    assert options(s) == ["turn gold", "turn food"]
    play(s, f"turn {side}")
    assert village_of(s, 0) == ["apprentice", "brewer", after]
    assert (visible_gold(s.seats[0]), visible_food(s.seats[0])) == (gold, food)
    assert below(s, 0, after) is None


@pytest.mark.rule("VIL-9.11d")
def test_the_own_uncovered_founders_cannot_be_taken() -> None:
    s = swapping(0, "founders", ["hayer", "thatcher"])
    assert reasons(s, "node 0") == ["VIL-9.11"]


@pytest.mark.rule("VIL-9.11d")
def test_founders_placed_again_and_the_apprentice_in_their_place_can_both_be_built_upon() -> None:
    s = building("apprentice", "swineherd", own=[["founders", "brewer"]])
    play(s, "place apprentice", "from 0", "node 0", "turn gold", "place swineherd")
    assert options(s) == ["on 0", "on 2"]


@pytest.mark.rule("VIL-9.11e")
def test_the_apprentice_has_no_symbols_of_what_it_replaces() -> None:
    s = swapping(0, ["lumberjack", "log_rafter"])
    assert GAME.scores(s)[0].parts["silver"] == 3
    play(s, "node 0")
    assert village_of(s, 0) == ["apprentice", "log_rafter", "lumberjack"]
    assert GAME.scores(s)[0].parts["silver"] == 3
    s = swapping(1, "agent", other=["lumberjack", "log_rafter"])
    play(s, "node 0")
    assert GAME.scores(s)[1].parts["silver"] == 2


@pytest.mark.rule("VIL-9.11e")
def test_an_apprentice_at_the_bottom_carries_two_cards_of_the_suit() -> None:
    s = building("carpenter", "carpenter", "thatcher", own=[["apprentice=lumberjack", "cooper"]])
    assert reasons(s, "place thatcher") == ["VIL-7.6"]
    play(s, "place carpenter", "on 0")
    assert reasons(s, "place carpenter") == ["VIL-7.6"]


@pytest.mark.rule("VIL-9.11e")
def test_an_apprentice_elsewhere_carries_one_card() -> None:
    s = building("milk_maid", own=[["hayer", ["apprentice=grazier", "milk_maid"]]])
    assert reasons(s, "place milk_maid") == ["VIL-7.6"]


MONK: Branch = ["hayer", ["monk=grazier", "milk_maid"]]
APPRENTICE: Branch = ["hayer", ["apprentice=grazier", "milk_maid"]]


def swapping_with(*names: str, own: Branch = "hunter", other: Branch, **more: object) -> State:
    """Seat 0 has announced an Apprentice for the other village, with these cards left in the hand."""
    s = building("apprentice", *names, own=["founders", own], other=[other], **more)  # type: ignore[arg-type]
    play(s, "place apprentice", "from 1")
    return s


@pytest.mark.rule("VIL-9.11f", "VIL-9.11l", "VIL-RUL-8")
def test_a_monk_that_is_taken_is_placed_together_with_a_card_that_covers_it() -> None:
    s = swapping_with("cooper", other=MONK)
    assert options(s) == ["node 0", "node 1"]
    play(s, "node 1")
    assert (asked(s), options(s)) == ("cover-monk 0", ["cover cooper"])
    play(s, "cover cooper", "bank")
    assert (asked(s), hand_of(s, 0)) == ("build 0", [])
    assert (below(s, 0, "monk"), below(s, 0, "cooper")) == (None, "monk")
    assert (village_of(s, 1), role(s, 1)) == (["hayer", "apprentice", "milk_maid"], "grazier")


@pytest.mark.rule("VIL-9.11l", "VIL-9.11b")
@pytest.mark.parametrize(("limit", "rules"), [(2, []), (1, ["VIL-9.11l"])])
def test_the_monk_that_is_taken_costs_no_action_but_its_cover_does(limit: int, rules: list[str]) -> None:
    s = swapping_with("mason", other=MONK, limit=limit)
    assert reasons(s, "node 1") == rules
    if not rules:
        play(s, "node 1", "cover mason")
        assert s.seats[0].built == 2


@pytest.mark.rule("VIL-9.11l", "VIL-9.10f")
def test_a_second_monk_of_the_hand_may_lie_on_the_one_that_is_taken() -> None:
    s = swapping_with("monk", "spelunker", other=MONK, limit=3)
    play(s, "node 1")
    assert options(s) == ["cover monk"]
    play(s, "cover monk", "cover spelunker", "bank")
    assert (village_of(s, 0)[2:], s.seats[0].built) == (["monk", "monk", "spelunker"], 3)
    assert reasons(swapping_with("monk", "spelunker", other=MONK, limit=2), "node 1") == ["VIL-9.11l"]


@pytest.mark.rule("VIL-9.11l")
def test_the_monk_that_is_taken_may_lie_on_the_apprentice_in_another_role() -> None:
    s = building("apprentice", "milk_maid", own=["founders", ["monk=hayer", "thatcher"]])
    play(s, "place apprentice", "from 0", "node 1", "cover milk_maid")
    assert options(s) == ["on 1"]
    play(s, "on 1", "bank")
    assert (below(s, 0, "milk_maid"), below(s, 0, "monk")) == ("monk", "apprentice")


@pytest.mark.rule("VIL-9.11l")
def test_a_monk_cannot_be_taken_without_a_card_that_covers_it() -> None:
    s = swapping_with("hunter", "vintner", other=MONK, supply=1)
    assert reasons(s, "node 1") == ["VIL-9.11l"]


@pytest.mark.rule("VIL-9.11f", "VIL-9.11m", "VIL-RUL-8")
def test_an_apprentice_that_is_taken_swaps_with_a_villager_of_the_own_village() -> None:
    s = swapping_with(own=["miner", "mason"], other=APPRENTICE, limit=1)
    play(s, "node 1")
    assert (asked(s), options(s), hand_of(s, 0)) == ("apprentice-target 0", ["node 1"], ["apprentice"])
    play(s, "node 1")
    assert (asked(s), s.seats[0].built, hand_of(s, 0)) == ("build 0", 1, [])
    assert village_of(s, 0) == ["founders", "apprentice", "mason", "miner"]
    assert village_of(s, 1) == ["hayer", "apprentice", "milk_maid"]


@pytest.mark.rule("VIL-9.11m", "VIL-9.11d")
def test_an_apprentice_that_is_taken_may_swap_with_the_own_founders() -> None:
    s = swapping_with(own=["founders", "brewer"], other=APPRENTICE)
    village(s, 0, ["founders", "brewer"])
    play(s, "node 1", "node 0", "turn food")
    assert village_of(s, 0) == ["apprentice", "brewer", "founders_food"]


@pytest.mark.rule("VIL-9.11m")
def test_an_apprentice_cannot_be_taken_where_no_other_villager_of_the_own_village_can() -> None:
    assert reasons(swapping_with("hunter", other=APPRENTICE), "node 1") == ["VIL-9.11m"]
    s = building("apprentice", own=["hayer", ["hayer", ["apprentice=grazier", "milk_maid"]]])
    play(s, "place apprentice", "from 0")
    assert options(s) == ["node 1", "node 2"]
    play(s, "node 2")
    assert options(s) == ["node 1"]
    assert reasons(s, "node 2") == ["VIL-9.11m"]


@pytest.mark.rule("VIL-9.11m", "VIL-9.11l")
def test_an_apprentice_that_is_taken_may_take_a_monk() -> None:
    s = swapping_with("mason", own=["monk=hayer", "thatcher"], other=APPRENTICE, limit=2)
    play(s, "node 1", "node 1", "cover mason")
    assert village_of(s, 0) == ["founders", "apprentice", "thatcher", "monk", "mason"]
    assert s.seats[0].built == 2
    s = swapping_with("mason", own=["monk=hayer", "thatcher"], other=APPRENTICE, limit=1)
    assert reasons(s, "node 1") == ["VIL-9.11m"]


@pytest.mark.rule("VIL-9.11n", "VIL-RUL-8")
@pytest.mark.parametrize("stand_in", ["monk", "apprentice"])
def test_with_the_option_stand_ins_cannot_be_taken(stand_in: str) -> None:
    other: Branch = ["hayer", [f"{stand_in}=grazier", "milk_maid"]]
    s = swapping_with("mason", own=["miner", "mason"], other=other, apprentice_targets="no_stand_ins")
    assert options(s) == ["node 0"]
    assert reasons(s, "node 1") == ["VIL-9.11n"]


@pytest.mark.rule("VIL-9.11g")
def test_a_covered_basic_villager_is_placed_on_the_table_and_is_no_hire() -> None:
    s = swapping(1, "founders", other=["miner", "mason"])
    play(s, "node 0")
    assert (village_of(s, 0), below(s, 0, "miner")) == (["founders", "miner"], None)
    assert (s.basics, s.seats[0].hired) == ((10, 10, 10), 0)


@pytest.mark.rule("VIL-9.11h")
def test_everything_that_lay_on_the_villager_taken_lies_on_the_apprentice() -> None:
    s = swapping(1, "founders", other=["hayer", "thatcher", ["grazier", "milk_maid"]])
    play(s, "node 0")
    assert village_of(s, 1) == ["apprentice", "thatcher", "grazier", "milk_maid"]
    assert (s.seats[1].parents, s.seats[1].kids) == ((-1, 0, 0, 2), (2, 0, 1, 0))


@pytest.mark.rule("VIL-9.11h")
def test_the_apprentice_keeps_the_role_and_the_chain_may_grow() -> None:
    s = swapping(1, "hayer", other=["hayer", ["grazier", "milk_maid"]])
    play(s, "node 1", "on 0")
    assert role(s, 1) == "grazier"
    hand(s, 1, "fromager", "thatcher")
    play(s, "end", "place fromager", "on 2", "place thatcher", "on 0")
    assert below(s, 1, "fromager") == "milk_maid"


@pytest.mark.rule("VIL-9.11i")
def test_the_place_of_the_villager_taken_is_taken_by_the_apprentice() -> None:
    s = building("apprentice", own=[["hayer", ["grazier", ["milk_maid", "fromager"]], "thatcher"]])
    play(s, "place apprentice", "from 0")
    assert options(s) == ["node 0"]
    assert reasons(s, "node 1") == reasons(s, "node 2") == ["VIL-7.6"]


@pytest.mark.rule("VIL-9.11i")
def test_the_padlock_is_settled_before_the_cards_move() -> None:
    s = swapping(1, "graper", ["lumberjack", "cooper"], other=WINE)
    play(s, "node 1", "on 0")
    assert options(s) == ["pay 0 1"]
    assert village_of(s, 1) == ["graper", "vintner", "wine_trader"]
    assert hand_of(s, 0) == ["apprentice"]
    play(s, "pay 0 1")
    assert (coins_on(s, 0, "cooper"), role(s, 1)) == (2, "vintner")


@pytest.mark.rule("VIL-9.11i")
def test_the_apprentice_itself_has_no_padlock() -> None:
    s = swapping(1, "founders", other=["miner", "mason"], supply=0)
    play(s, "node 0")
    assert asked(s) == "build 0"


@pytest.mark.rule("VIL-9.11j")
def test_the_villager_taken_may_lie_on_a_card_of_the_same_chain_but_not_on_the_apprentice() -> None:
    s = swapping(0, WINE)
    play(s, "node 1")
    assert options(s) == ["on 0"]
    assert reasons(s, "on 1") == ["VIL-7.6"]
    play(s, "on 0", "bank")
    assert village_of(s, 0) == ["graper", "apprentice", "wine_trader", "vintner"]
    assert s.seats[0].parents == (-1, 0, 1, 0)


@pytest.mark.rule("VIL-9.11k")
def test_the_apprentice_is_a_card_of_the_other_village() -> None:
    s = swapping(1, "founders", other=CHEESE)
    play(s, "node 0")
    church = IMPROVEMENT_CARDS[IMPROVEMENT_NAMES.index("church")].condition
    assert [count(me, church) for me in s.seats] == [2, 4]


@pytest.mark.rule("VIL-9.11k", "VIL-9.12")
def test_an_apprentice_that_is_uncovered_goes_to_the_owner_of_that_village() -> None:
    s = building("apprentice", "schemer", other=[["miner", "mason"]], scoundrels=True)
    hand(s, 1)
    play(s, "place apprentice", "from 1", "node 0", "play schemer", "from 1", "node 1")
    assert (hand_of(s, 0), hand_of(s, 1)) == (["mason"], ["apprentice"])
    assert village_of(s, 1) == []


@pytest.mark.rule("VIL-9.13", "VIL-RUL-9")
@pytest.mark.parametrize(("village", "supplies"), [(0, [10, 8]), (1, [8, 10])])
def test_coins_on_the_villager_taken_go_to_the_player_from_whose_village_it_comes(
    village: int, supplies: list[int]
) -> None:
    s = building("apprentice", own=[["miner", "mason"]], other=[["miner", "mason"]])
    put_coins(s, village, "miner", 2)
    play(s, "place apprentice", f"from {village}", "node 0")
    assert supplies_of(s) == supplies
    assert sum(s.seats[0].coins + s.seats[1].coins) == 0
