"""VIL-7.6 to 7.12, 7.21, 7.22: production chains."""

import pytest

from tests.villagers.build import (
    Branch,
    add,
    at_build,
    below,
    building,
    node,
    options,
    play,
    reasons,
    village_of,
)
from wagontrain.villagers.state import State
from wagontrain.villagers.village import count_chains, visible_food, visible_gold


def places(s: State, name: str) -> list[str]:
    """Where a card may be placed: the texts that answer the question."""
    play(s, f"place {name}")
    return options(s)


@pytest.mark.rule("VIL-7.6")
def test_a_card_lies_on_the_last_of_its_chain_only() -> None:
    s = building("cartwright", own=["founders", ["lumberjack", "cooper", "wheeler"], "wattler"])
    assert places(s, "cartwright") == ["on 3"]
    assert [reasons(s, f"on {i}") for i in (0, 1, 2, 4, 5)] == [["VIL-7.6"]] * 5


@pytest.mark.rule("VIL-7.6")
def test_the_whole_chain_must_be_there() -> None:
    s = building("fromager", own=["founders", ["hayer", "grazier"]])
    assert reasons(s, "place fromager") == ["VIL-7.6"]
    add(s.seats[0], "milk_maid", node(s, 0, "grazier"))
    assert reasons(s, "place fromager") == []


@pytest.mark.rule("VIL-7.6")
def test_the_card_below_must_be_in_the_own_village_and_have_room() -> None:
    s = building("cartwright", other=["founders", ["lumberjack", "wheeler"]])
    assert reasons(s, "place cartwright") == ["VIL-7.6"]
    s = building("cartwright", own=["founders", ["lumberjack", ["wheeler", "cartwright"]]])
    assert reasons(s, "place cartwright") == ["VIL-7.6"]


BOTTOMS = [
    ("founders", "swineherd"),
    ("founders_food", "swineherd"),
    ("lumberjack", "carpenter"),
    ("hayer", "grazier"),
    ("miner", "mason"),
    ("graper", "vintner"),
    ("shepherd", "spinner"),
    ("tanner", "saddler"),
]


@pytest.mark.rule("VIL-7.7")
@pytest.mark.parametrize(("bottom", "above"), BOTTOMS)
def test_a_bottom_card_carries_two_cards(bottom: str, above: str) -> None:
    assert places(building(above, own=[[bottom, above]]), above) == ["on 0"]
    s = building(above, own=[[bottom, above, above]])
    assert reasons(s, f"place {above}") == ["VIL-7.6"]


@pytest.mark.rule("VIL-7.7")
@pytest.mark.parametrize(
    ("chain", "above"),
    [
        (["founders", ["swineherd", "truffler"]], "truffler"),
        (["lumberjack", ["wheeler", "cartwright"]], "cartwright"),
        (["hayer", ["grazier", "milk_maid"]], "milk_maid"),
        (["hayer", ["grazier", ["milk_maid", "fromager"]]], "fromager"),
        (["miner", ["seeker", ["spelunker", "jeweler"]]], "jeweler"),
        (["graper", ["vintner", "wine_trader"]], "wine_trader"),
        (["shepherd", ["spinner", ["weaver", "tailor"]]], "weaver"),
        (["shepherd", ["spinner", ["weaver", "tailor"]]], "tailor"),
    ],
)
def test_all_other_cards_of_a_chain_carry_one(chain: Branch, above: str) -> None:
    assert reasons(building(above, own=[chain]), f"place {above}") == ["VIL-7.6"]


@pytest.mark.rule("VIL-7.7")
def test_the_two_branches_may_be_different() -> None:
    s = building("cooper", "log_rafter", own=["lumberjack"])
    play(s, "place cooper", "on 0", "bank", "place log_rafter", "on 0")
    assert s.seats[0].parents == (-1, 0, 0)


@pytest.mark.rule("VIL-7.8")
def test_a_chain_grows_over_several_rounds_from_the_bottom_up() -> None:
    s = building("wheeler", "cartwright", own=["lumberjack"])
    assert reasons(s, "place cartwright") == ["VIL-7.6"]
    play(s, "place wheeler", "on 0")
    at_build(s)
    play(s, "place cartwright", "on 1")
    assert below(s, 0, "cartwright") == "wheeler"


@pytest.mark.rule("VIL-7.9")
def test_a_card_hides_what_is_below_the_name_of_the_card_below() -> None:
    s = building("cartwright", own=["founders", ["lumberjack", "wheeler"]])
    assert visible_gold(s.seats[0]) == 2 + 3
    play(s, "place cartwright", "on 2")
    assert visible_gold(s.seats[0]) == 2 + 9


@pytest.mark.rule("VIL-7.9", "VIL-3.11")
def test_one_card_hides_a_bottom_card() -> None:
    s = building("swineherd", own=["founders", "graper"])
    play(s, "place swineherd", "on 0")
    assert visible_gold(s.seats[0]) == 2
    assert visible_food(s.seats[0]) == 2


@pytest.mark.rule("VIL-7.10", "VIL-7.11")
def test_cards_with_a_banner_lie_on_the_table_in_any_number() -> None:
    s = building("graper", "graper", "agent", own=["founders", "graper", "agent"])
    play(s, "place graper", "place graper", "place agent")
    assert s.seats[0].parents == (-1,) * 6


@pytest.mark.rule("VIL-7.11")
def test_the_same_villager_may_lie_twice_on_one_card() -> None:
    s = building("carpenter", "carpenter", own=["lumberjack"])
    play(s, "place carpenter", "on 0", "place carpenter", "on 0")
    assert village_of(s, 0) == ["lumberjack", "carpenter", "carpenter"]


@pytest.mark.rule("VIL-7.21")
def test_each_branch_grows_by_its_own_chain_text() -> None:
    s = building("milk_maid", "thatcher", own=[["hayer", "grazier", "grazier"], ["lumberjack", "cooper"]])
    assert reasons(s, "place thatcher") == ["VIL-7.6"]
    assert places(s, "milk_maid") == ["on 1", "on 2"]
    play(s, "on 2", "pay 0 1")
    assert s.seats[0].parents[-1] == 2


@pytest.mark.rule("VIL-7.21")
@pytest.mark.parametrize("branch", ["grazier", ["grazier", ["milk_maid", "fromager"]]])
def test_a_bottom_card_with_two_cards_is_full_however_long_the_branches(branch: Branch) -> None:
    s = building("grazier", own=[["hayer", "thatcher", branch]])
    assert reasons(s, "place grazier") == ["VIL-7.6"]


@pytest.mark.rule("VIL-7.22")
def test_a_card_lies_on_exactly_one_card() -> None:
    s = building("cartwright", own=[["lumberjack", "wheeler", "wheeler"]])
    play(s, "place cartwright", "on 2")
    assert (s.seats[0].parents, s.seats[0].kids) == ((-1, 0, 0, 2), (2, 0, 1, 0))


@pytest.mark.rule("VIL-7.22")
def test_a_card_cannot_be_put_under_another() -> None:
    s = building("grazier", own=[["hayer", "thatcher", ["monk=grazier", "milk_maid"]]])
    assert reasons(s, "place grazier") == ["VIL-7.6"]


@pytest.mark.rule("VIL-7.12")
def test_a_production_chain_is_a_bottom_card_with_all_above_it() -> None:
    s = building(own=["founders", ["miner", "mason", ["seeker", "spelunker"]], ["lumberjack", "cooper"]])
    assert [count_chains(s.seats[0], size) for size in (1, 2, 3, 4, 5)] == [3, 2, 1, 1, 0]
