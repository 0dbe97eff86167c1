"""VIL-9.10: the Monk."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at_build,
    below,
    building,
    coins_on,
    node,
    options,
    play,
    reasons,
    supplies_of,
    village_of,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.components import CARDS, IMPROVEMENT_CARDS, IMPROVEMENT_NAMES
from wagontrain.villagers.state import State
from wagontrain.villagers.village import count, visible_builders, visible_food, visible_gold

BOTTOMS = [
    ("founders", "swineherd"),
    ("lumberjack", "carpenter"),
    ("hayer", "grazier"),
    ("miner", "mason"),
    ("graper", "vintner"),
    ("shepherd", "spinner"),
    ("tanner", "saddler"),
]


def role(s: State, name: str, nth: int = 1) -> str:
    """What the nth card of that name of seat 0 stands for."""
    return CARDS[s.seats[0].roles[node(s, 0, name, nth)]]


@pytest.mark.rule("VIL-9.10")
def test_a_monk_takes_the_place_of_a_villager_in_the_middle_of_a_chain() -> None:
    s = building("monk", "cartwright", own=["founders", "lumberjack"])
    play(s, "place monk", "cover cartwright", "on 1")
    assert (below(s, 0, "monk"), below(s, 0, "cartwright"), role(s, "monk")) == (
        "lumberjack",
        "monk",
        "wheeler",
    )


@pytest.mark.rule("VIL-9.10a")
def test_a_monk_is_placed_together_with_the_villager_that_covers_it() -> None:
    s = building("monk", "carpenter", "agent")
    play(s, "place monk")
    assert (asked(s), options(s)) == ("cover-monk 0", ["cover carpenter"])
    assert village_of(s, 0) == ["founders"]
    assert reasons(s, "end")
    assert reasons(s, "cover hunter") == ["VIL-9.10a"]
    play(s, "cover carpenter")
    assert village_of(s, 0) == ["founders", "monk", "carpenter"]


@pytest.mark.rule("VIL-9.10a")
def test_monk_and_covering_villager_count_one_build_action_each() -> None:
    s = building("monk", "carpenter", "agent", limit=2)
    play(s, "place monk", "cover carpenter")
    assert reasons(s, "place agent") == ["VIL-7.2"]


@pytest.mark.rule("VIL-9.10b")
def test_all_other_cards_of_the_chain_must_be_there() -> None:
    s = building("monk", "cartwright", "fromager", own=["founders", "lumberjack", "hayer"])
    play(s, "place monk")
    assert options(s) == ["cover cartwright"]
    assert reasons(s, "cover fromager") == ["VIL-9.10b"]


@pytest.mark.rule("VIL-9.10b")
def test_a_card_that_lies_on_the_table_does_not_cover_a_monk() -> None:
    s = building("monk", "carpenter", "agent", "apprentice")
    play(s, "place monk")
    assert reasons(s, "cover agent") == reasons(s, "cover apprentice") == ["VIL-9.10b"]


@pytest.mark.rule("VIL-9.10b")
def test_two_monks_may_be_in_one_chain() -> None:
    s = building("monk", "jeweler", own=[["monk=miner", "seeker"]])
    play(s, "place monk", "cover jeweler", "on 1", "bank")
    assert village_of(s, 0) == ["monk", "seeker", "monk", "jeweler"]
    assert role(s, "monk", 2) == "spelunker"


@pytest.mark.rule("VIL-9.10c")
def test_a_monk_has_no_symbols_of_what_it_replaces() -> None:
    s = building(own=[["monk=graper", ["monk=vintner", "wine_trader"]], ["monk=tanner", "saddler"]])
    me = s.seats[0]
    me.kids = (0,) * len(me.cards)
    assert (visible_food(me), visible_builders(me), visible_gold(me)) == (0, 0, 14 + 5)


@pytest.mark.rule("VIL-9.10c")
def test_a_monk_has_no_padlock() -> None:
    s = building("monk", "wine_trader", own=["graper"], supply=2)
    play(s, "place monk", "cover wine_trader", "on 0")
    assert GAME.asked(s).args == {"card": "card:wine_trader", "unlocker": "card:glass_blower"}
    play(s, "bank")
    assert (asked(s), supplies_of(s)[0]) == ("build 0", 0)


@pytest.mark.rule("VIL-9.10d", "VIL-9.10h")
def test_a_bottom_monk_carries_two_cards_of_one_suit() -> None:
    s = building("carpenter", "wheeler", "thatcher", own=[["monk=lumberjack", "cooper"]])
    assert reasons(s, "place thatcher") == ["VIL-7.6"]
    play(s, "place wheeler", "on 0")
    assert reasons(s, "place carpenter") == ["VIL-7.6"]


@pytest.mark.rule("VIL-9.10d")
def test_the_second_card_must_be_legal_on_the_first_villager_of_the_suit() -> None:
    s = building("cartwright", own=[["monk=lumberjack", "cooper"]])
    assert reasons(s, "place cartwright") == ["VIL-7.6"]


@pytest.mark.rule("VIL-9.10d")
def test_a_monk_elsewhere_carries_one_card() -> None:
    s = building("cartwright", own=[["lumberjack", ["monk=wheeler", "cartwright"]]])
    assert reasons(s, "place cartwright") == ["VIL-7.6"]


@pytest.mark.rule("VIL-9.10e")
def test_a_monk_cannot_be_placed_without_a_covering_card() -> None:
    assert reasons(building("monk"), "place monk") == ["VIL-9.10e"]
    assert reasons(building("monk", "agent"), "place monk") == ["VIL-9.10e"]
    assert reasons(building("monk", "fromager"), "place monk") == ["VIL-9.10e"]


@pytest.mark.rule("VIL-9.10e")
def test_a_monk_cannot_be_placed_without_the_gold_for_the_covering_cards_padlock() -> None:
    assert reasons(building("monk", "cooper", supply=1), "place monk") == ["VIL-9.10e"]
    s = building("monk", "cooper", "carpenter", supply=1)
    play(s, "place monk")
    assert reasons(s, "cover cooper") == ["VIL-8.6"]


@pytest.mark.rule("VIL-9.10e")
def test_a_monk_cannot_be_placed_with_one_build_action_left() -> None:
    s = building("monk", "carpenter", "agent", limit=2)
    play(s, "place agent")
    assert reasons(s, "place monk") == ["VIL-9.10e"]


@pytest.mark.rule("VIL-9.10e")
def test_the_padlock_of_the_covering_card_is_settled_as_usual() -> None:
    s = building("monk", "cooper", own=["founders", ["miner", "blacksmith"]])
    play(s, "place monk", "cover cooper")
    assert (options(s), village_of(s, 0)) == (["pay 0 1"], ["founders", "miner", "blacksmith"])
    play(s, "pay 0 1")
    assert coins_on(s, 0, "blacksmith") == 2
    assert village_of(s, 0)[-2:] == ["monk", "cooper"]


@pytest.mark.rule("VIL-9.10f")
def test_two_monks_and_a_villager_are_one_action_of_three_build_actions() -> None:
    s = building("monk", "monk", "truffler", own=["agent"], limit=3)
    play(s, "place monk", "cover monk", "cover truffler", "bank")
    assert village_of(s, 0) == ["agent", "monk", "monk", "truffler"]
    assert s.seats[0].parents == (-1, -1, 1, 2)
    assert (role(s, "monk", 1), role(s, "monk", 2)) == ("founders", "swineherd")
    assert s.seats[0].built == 3


@pytest.mark.rule("VIL-9.10f")
def test_two_monks_may_lie_on_a_villager() -> None:
    s = building("monk", "monk", "jeweler", own=["miner"])
    play(s, "place monk", "cover monk", "cover jeweler", "on 0", "bank")
    assert s.seats[0].parents == (-1, 0, 1, 2)


@pytest.mark.rule("VIL-9.10f")
def test_two_monks_need_three_build_actions_and_a_second_monk() -> None:
    s = building("monk", "monk", "truffler", "swineherd", limit=2)
    play(s, "place monk")
    assert reasons(s, "cover monk") == ["VIL-9.10e"]
    s = building("monk", "truffler", "swineherd")
    play(s, "place monk")
    assert reasons(s, "cover monk") == ["VIL-9.10f"]


@pytest.mark.rule("VIL-9.10g")
@pytest.mark.parametrize(("bottom", "above"), BOTTOMS)
def test_a_monk_may_stand_for_any_bottom_card(bottom: str, above: str) -> None:
    s = building("monk", above, own=["agent"])
    play(s, "place monk", f"cover {above}")
    if asked(s) == "unlock 0":
        play(s, "bank")
    assert (below(s, 0, "monk"), below(s, 0, above)) == (None, "monk")
    assert role(s, "monk") == bottom


@pytest.mark.rule("VIL-9.10g")
@pytest.mark.parametrize(
    ("chain", "above", "replaced"),
    [
        (["founders"], "truffler", "swineherd"),
        (["hayer"], "milk_maid", "grazier"),
        (["hayer", "grazier"], "fromager", "milk_maid"),
        (["miner"], "spelunker", "seeker"),
        (["miner", "seeker"], "jeweler", "spelunker"),
        (["graper"], "wine_trader", "vintner"),
        (["shepherd"], "weaver", "spinner"),
        (["shepherd", "spinner"], "tailor", "weaver"),
    ],
)
def test_a_monk_may_stand_for_any_covered_member(chain: Branch, above: str, replaced: str) -> None:
    s = building("monk", above, own=[chain])
    play(s, "place monk", f"cover {above}", f"on {len(chain) - 1}")
    if asked(s) == "unlock 0":
        play(s, "bank")
    assert role(s, "monk") == replaced


@pytest.mark.rule("VIL-9.10g")
def test_a_monk_is_not_a_card_of_the_name_that_it_stands_for() -> None:
    s = building("cooper", own=[["monk=miner", "blacksmith"], "lumberjack"])
    play(s, "place cooper", "on 2", "pay 0 1")
    assert village_of(s, 0) == ["monk", "blacksmith", "lumberjack", "cooper"]
    grain = IMPROVEMENT_CARDS[IMPROVEMENT_NAMES.index("town_well")].condition
    assert count(building(own=[["monk=founders", "brewer"]]).seats[0], grain) == 1


@pytest.mark.rule("VIL-9.10g", "VIL-9.10h")
def test_the_role_of_a_monk_stays_as_long_as_it_lies() -> None:
    s = building("monk", "carpenter", "cooper", "swineherd")
    play(s, "place monk", "cover carpenter")
    at_build(s)
    play(s, "place cooper", "on 1", "bank")
    assert [below(s, 0, name) for name in ("carpenter", "cooper")] == ["monk", "monk"]
    play(s, "place swineherd")
    assert options(s) == ["on 0"]
    assert reasons(s, "on 1") == ["VIL-7.6"]


@pytest.mark.rule("VIL-9.10h", "VIL-12.5a")
def test_a_monk_counts_as_special_only() -> None:
    s = building(own=[["monk=lumberjack", "log_rafter", "cooper"]])
    assert GAME.scores(s)[0].parts["silver"] == 2 + 1
