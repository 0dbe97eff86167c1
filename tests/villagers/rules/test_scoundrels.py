"""VIL-15: Scoundrels in the box and in the build turn. Those of the Draft Phase: test_draft_turn.py."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at_build,
    at_end,
    coins_on,
    due,
    hand,
    hand_of,
    options,
    pile_of,
    play,
    put_coins,
    reasons,
    solo,
    stack_of,
    stacks,
    supplies,
    supplies_of,
    table,
    village,
    village_of,
)
from tests.villagers.conservation import accounts
from wagontrain.villagers import GAME
from wagontrain.villagers.components import IS_SPECIAL
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.names import DUE, HELD
from wagontrain.villagers.state import State

POOL = {"barbarian", "courier", "flaker", "noble", "schemer"}


def building(*mine: str, seats: int = 2, **options: object) -> State:
    """The build turn of seat 0, who holds these cards."""
    s = table(seats, "scoundrels at work", scoundrels=True, **options)
    for seat in range(seats):
        village(s, seat, "founders_food")
        hand(s, seat)
    hand(s, 0, *mine)
    at_build(s)
    return s


# -- setup


@pytest.mark.rule("VIL-15.1")
def test_nine_special_villagers() -> None:
    s, plain = table(5, scoundrels=True), table(5)
    added = {name: n for name, n in accounts(s).items() if name not in accounts(plain)}
    assert added == {**dict.fromkeys(POOL, 1), "thief": 2, "sheriff": 2}
    assert all(IS_SPECIAL[GAME.kinds()["card"].find(name)] for name in added)


@pytest.mark.rule("VIL-15.2")
@pytest.mark.parametrize(("seats", "copies"), [(2, 0), (3, 0), (4, 2), (5, 2)])
def test_thieves_and_sheriffs_come_with_four_or_five_players(seats: int, copies: int) -> None:
    s = table(seats, scoundrels=True)
    in_deck = [name for pile in (*s.stacks, s.reserve) for name in pile_of(pile)]
    in_deck += [name for seat in range(seats) for name in hand_of(s, seat)]
    assert (in_deck.count("thief"), in_deck.count("sheriff")) == (copies, copies)


@pytest.mark.rule("VIL-15.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_of_the_other_five_for_each_player_on_top_of_five_cards(seats: int) -> None:
    s = table(seats, scoundrels=True)
    dealt = []
    for seat in range(seats):
        assert len(hand_of(s, seat)) == 6
        dealt += [name for name in hand_of(s, seat) if name in POOL]
    assert len(dealt) == seats
    assert sorted(dealt + pile_of(s.box)) == sorted(POOL)


@pytest.mark.rule("VIL-15.3")
def test_who_gets_which_is_random() -> None:
    deals = {tuple(pile_of(table(4, str(seed), scoundrels=True).box)) for seed in range(12)}
    assert len(deals) > 1


# -- Noble


@pytest.mark.rule("VIL-15.8")
def test_noble_takes_a_card_that_is_not_special_from_another_hand() -> None:
    s = building("noble", "agent")
    hand(s, 1, "cooper", "tinner", "mason")
    play(s, "play noble", "from 1")
    assert options(s) == ["choose cooper", "choose mason"]
    assert reasons(s, "choose tinner") == ["VIL-15.8"]
    assert reasons(s, "choose agent") == ["VIL-15.8"]
    play(s, "choose cooper")
    assert (hand_of(s, 0), hand_of(s, 1)) == (["agent", "cooper"], ["mason", "tinner"])
    assert pile_of(s.discard) == ["noble"]
    assert s.seats[0].built == 0


@pytest.mark.rule("VIL-15.8")
def test_noble_does_not_look_at_the_own_hand_or_one_without_a_target() -> None:
    s = building("noble", "agent", seats=3)
    hand(s, 1, "tinner")
    hand(s, 2, "mason")
    play(s, "play noble")
    assert options(s) == ["from 2"]
    assert reasons(s, "from 0") == reasons(s, "from 1") == reasons(s, "from 4") == ["VIL-15.8"]


@pytest.mark.rule("VIL-15.8", "VIL-9.14")
def test_noble_needs_a_hand_with_a_card_to_take() -> None:
    s = building("noble", "agent")
    hand(s, 1, "tinner")
    assert reasons(s, "play noble") == ["VIL-9.14"]


@pytest.mark.rule("VIL-15.8")
def test_the_countess_has_no_hand_for_the_noble() -> None:
    s = solo(scoundrels=True)
    hand(s, 0, "noble", "agent")
    at_build(s)
    assert reasons(s, "play noble") == ["VIL-9.14"]


# -- Schemer


@pytest.mark.rule("VIL-15.9")
def test_schemer_takes_a_top_villager_to_the_hand_its_coins_go_to_its_owner() -> None:
    s = building("schemer")
    village(s, 1, "founders_food", ["lumberjack", "cooper"], coins={"cooper": 4})
    supplies(s, 8, 8)
    play(s, "play schemer", "from 1", "node 2")
    assert hand_of(s, 0) == ["cooper"]
    assert village_of(s, 1) == ["founders_food", "lumberjack"]
    assert supplies_of(s) == [8, 12]


@pytest.mark.rule("VIL-15.9")
def test_schemer_may_take_from_the_own_village() -> None:
    s = building("schemer")
    village(s, 0, "founders_food", "hunter", coins={"hunter": 2})
    supplies(s, 8, 8)
    play(s, "play schemer", "from 0", "node 1")
    assert (hand_of(s, 0), supplies_of(s)) == (["hunter"], [10, 8])


@pytest.mark.rule("VIL-15.9", "VIL-15.9b", "VIL-RUL-36")
def test_schemer_takes_no_covered_no_special_and_no_founders() -> None:
    s = building("schemer", seats=4)
    village(s, 1, "founders", ["lumberjack", "cooper"], "thief")
    play(s, "play schemer")
    assert options(s) == ["from 1"]
    assert reasons(s, "from 0") == reasons(s, "from 4") == ["VIL-15.9"]
    play(s, "from 1")
    assert options(s) == ["node 2"]
    assert reasons(s, "node 0") == ["VIL-15.9b"]
    assert reasons(s, "node 1") == reasons(s, "node 3") == reasons(s, "node 9") == ["VIL-15.9"]


@pytest.mark.rule("VIL-15.9b", "VIL-9.14")
def test_schemer_needs_a_villager_and_the_own_founders_are_none() -> None:
    s = building("schemer")
    assert reasons(s, "play schemer") == ["VIL-9.14"]


@pytest.mark.rule("VIL-15.9a")
def test_what_lay_below_works_again_but_a_fixed_build_limit_does_not_change() -> None:
    s = building("schemer")
    village(s, 0, "founders_food", ["hayer", "thatcher"], ["graper", "vintner"])
    at_build(s)
    assert s.seats[0].limit == 3
    play(s, "play schemer", "from 0", "node 4")
    assert draft_limit(s, s.seats[0]) == 2 + 2
    assert s.seats[0].limit == 3


@pytest.mark.rule("VIL-15.9a")
def test_a_builder_lost_in_the_own_turn_does_not_lower_the_limit() -> None:
    s = building("schemer")
    village(s, 0, "founders_food", "wattler")
    at_build(s)
    play(s, "play schemer", "from 0", "node 1", "place wattler", "end")
    assert s.seats[0].limit == 3


@pytest.mark.rule("VIL-15.9a", "VIL-9.12")
@pytest.mark.parametrize("name", ["monk", "apprentice"])
def test_an_uncovered_stand_in_goes_to_the_hand_of_its_owner(name: str) -> None:
    s = building("schemer")
    village(s, 1, "founders_food", [f"{name}=lumberjack", "cooper"])
    play(s, "play schemer", "from 1", "node 2")
    assert (hand_of(s, 0), hand_of(s, 1)) == (["cooper"], [name])
    assert village_of(s, 1) == ["founders_food"]


@pytest.mark.rule("VIL-15.9b", "VIL-RUL-20")
def test_a_basic_villager_can_be_taken_placed_as_a_build_or_returned_to_its_pile() -> None:
    s = building("schemer", "hunter")
    village(s, 1, "founders_food", "miner")
    play(s, "play schemer", "from 1", "node 1", "place miner")
    assert (s.seats[0].built, village_of(s, 0)) == (1, ["founders_food", "miner"])
    s = building("schemer", "hunter")
    village(s, 1, "founders_food", "miner")
    play(s, "play schemer", "from 1", "node 1", "hire hayer", "return miner")
    assert (asked(s), s.basics) == ("build 0", (9, 10, 11))


# -- Thief


def with_thief(*more: Branch, seats: int = 4) -> State:
    """The build turn of seat 0 with a Thief in the village; everyone has 8 gold."""
    s = building("fisher", seats=seats)
    village(s, 0, "founders_food", "thief", *more)
    at_build(s)
    return s


@pytest.mark.rule("VIL-15.10")
def test_thief_three_gold_from_another_supply_onto_the_thief() -> None:
    s = with_thief()
    play(s, "rob 1 2")
    assert supplies_of(s) == [8, 8, 5, 8]
    assert coins_on(s, 0, "thief") == 3


@pytest.mark.rule("VIL-15.10")
def test_thief_once_in_each_own_build_turn_and_optional() -> None:
    s = with_thief()
    play(s, "rob 1 2")
    assert reasons(s, "rob 1 3") == ["VIL-15.10"]
    at_build(s)
    assert reasons(s, "rob 1 3") == []
    play(s, "end")
    assert asked(s) == "build 1"


@pytest.mark.rule("VIL-15.10", "VIL-RUL-16")
@pytest.mark.parametrize(("reading", "forbidden"), [("acts", []), ("rests", ["VIL-15.10"])])
def test_thief_in_the_turn_of_placing_by_both_readings(reading: str, forbidden: list[str]) -> None:
    s = building("thief", seats=4, thief_first_turn=reading)
    play(s, "place thief")
    assert s.seats[0].built == 1
    assert reasons(s, "rob 1 1") == forbidden
    at_build(s)
    assert reasons(s, "rob 1 1") == []


@pytest.mark.rule("VIL-15.10")
def test_thief_does_not_rob_its_owner_or_nobody() -> None:
    s = with_thief()
    assert reasons(s, "rob 1 0") == reasons(s, "rob 1 4") == ["VIL-15.10"]
    assert reasons(s, "rob 2 1") == ["VIL-15.10"]


@pytest.mark.rule("VIL-15.10a")
def test_thief_exactly_three_is_enough_and_less_is_not_taken() -> None:
    s = with_thief()
    supplies(s, 8, 3, 2, 0)
    village(s, 2, "founders_food", "hunter", coins={"hunter": 6})
    assert reasons(s, "rob 1 2") == reasons(s, "rob 1 3") == ["VIL-15.10a"]
    play(s, "rob 1 1")
    assert supplies_of(s) == [8, 0, 2, 0]
    assert coins_on(s, 2, "hunter") == 6


@pytest.mark.rule("VIL-15.10b")
def test_each_thief_acts_for_itself_and_two_may_rob_the_same_player() -> None:
    s = with_thief("thief")
    play(s, "rob 1 1", "rob 2 1")
    assert supplies_of(s) == [8, 2, 8, 8]
    assert (coins_on(s, 0, "thief", 1), coins_on(s, 0, "thief", 2)) == (3, 3)


@pytest.mark.rule("VIL-15.10b")
def test_a_thief_that_has_acted_is_remembered_when_a_card_before_it_leaves() -> None:
    s = building("schemer", seats=4)
    village(s, 0, "founders_food", "hunter", "thief", "thief")
    at_build(s)
    play(s, "rob 1 1", "play schemer", "from 0", "node 1")
    assert reasons(s, "rob 1 1") == ["VIL-15.10"]
    assert reasons(s, "rob 2 1") == []


@pytest.mark.rule("VIL-15.10c")
def test_the_owner_chooses_the_moment_and_cannot_spend_the_gold() -> None:
    s = with_thief()
    hand(s, 0, "fisher", "hunter")
    supplies(s, 0, 8, 8, 8)
    play(s, "place hunter", "rob 1 1")
    assert reasons(s, "place fisher") == ["VIL-8.6"]


@pytest.mark.rule("VIL-15.10d")
def test_the_thief_acts_in_its_owners_turn_only() -> None:
    s = with_thief()
    play(s, "end")
    assert asked(s) == "build 1"
    assert reasons(s, "rob 1 2") == ["VIL-15.10"]


@pytest.mark.rule("VIL-15.10")
def test_coins_on_the_thief_count_at_markets_and_for_agent_and_arkwright() -> None:
    s = table(4, scoundrels=True, profiteers=True)
    village(s, 0, "founders_food", "thief", "agent", ["lumberjack", "arkwright"], coins={"thief": 6})
    supplies(s, 0, 0, 0, 0)
    hand(s, 0)
    due(s, DUE)
    at_end(s)
    play(s, "node 4")
    assert supplies_of(s)[0] == 2 + 6
    due(s, HELD, DUE)
    at_end(s)
    play(s, "pass")
    assert supplies_of(s)[0] == 8 + 6 + 6


# -- Sheriff


@pytest.mark.rule("VIL-15.11")
def test_sheriff_discards_a_thief_and_keeps_its_coins() -> None:
    s = building("sheriff", seats=4)
    village(s, 2, "founders_food", "thief", coins={"thief": 6})
    play(s, "play sheriff", "catch 2 1")
    assert supplies_of(s) == [14, 8, 8, 8]
    assert village_of(s, 2) == ["founders_food"]
    assert sorted(pile_of(s.discard)) == ["sheriff", "thief"]


@pytest.mark.rule("VIL-15.11")
def test_sheriff_may_catch_an_own_thief() -> None:
    s = building("sheriff", seats=4)
    village(s, 0, "founders_food", "thief", "thief")
    put_coins(s, 0, "thief", 3, 2)
    play(s, "play sheriff")
    assert options(s) == ["catch 0 1", "catch 0 2"]
    assert reasons(s, "catch 1 1") == ["VIL-15.11"]
    play(s, "catch 0 2")
    assert supplies_of(s)[0] == 11
    assert village_of(s, 0) == ["founders_food", "thief"]


@pytest.mark.rule("VIL-15.11", "VIL-9.14")
def test_sheriff_needs_a_thief() -> None:
    s = building("sheriff", seats=4)
    hand(s, 1, "thief")
    assert reasons(s, "play sheriff") == ["VIL-9.14"]


@pytest.mark.rule("VIL-15.4", "VIL-7.23")
def test_a_card_without_a_target_can_still_be_returned_for_a_basic_villager() -> None:
    s = building("sheriff", seats=4)
    stacks(s, ["hunter"])
    play(s, "hire miner", "return sheriff", "onto 1")
    assert stack_of(s, 1) == ["hunter", "sheriff"]
