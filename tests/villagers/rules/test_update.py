"""VIL-6: the Road update."""

import pytest

from tests.villagers.build import (
    asked,
    at_update,
    options,
    pile_of,
    play,
    reasons,
    reserve,
    road,
    road_of,
    stack_of,
    stacks,
    supplies_of,
    table,
)
from wagontrain.villagers.names import DUE
from wagontrain.villagers.state import State

SIX = ["cooper", "mason", "agent", "wattler", "hunter", "harvester"]


def updated(*names: str | None, coins: list[int], seats: int = 3) -> State:
    """A road of these villagers and coins; with 3 players the update has been made."""
    s = table(seats)
    s.discard = ()
    road(s, *names, coins=coins)
    stacks(s, ["spinner"] * 3, ["tanner"] * 3)
    reserve(s, "priest", "grocer", "seeker")
    if seats > 2:
        at_update(s)
    return s


# -- 3 to 5 players


@pytest.mark.rule("VIL-6.1", "VIL-RUL-4")
def test_villagers_with_coins_are_discarded_and_their_coins_go_to_the_bank() -> None:
    s = updated(*SIX, coins=[0, 1, 0, 2, 0, 0])
    assert pile_of(s.discard) == ["mason", "wattler"]
    assert supplies_of(s) == [8, 8, 8]
    assert sum(s.slot_coins) == 6


@pytest.mark.rule("VIL-6.2")
def test_empty_slots_are_filled_from_the_reserve() -> None:
    s = updated(*SIX, coins=[0, 1, 0, 1, 0, 0])
    assert road_of(s) == ["cooper", "seeker", "agent", "grocer", "hunter", "harvester"]
    assert (pile_of(s.reserve), len(stack_of(s, 1))) == (["priest"], 3)


@pytest.mark.rule("VIL-6.2", "VIL-5.14")
def test_without_reserve_empty_slots_are_filled_from_the_leftmost_stack() -> None:
    s = table(3)
    road(s, *SIX, coins=[1, 1, 1])
    stacks(s, [], ["beekeeper"], ["priest", "grocer"])
    reserve(s, "seeker")
    at_update(s)
    assert road_of(s)[:3] == ["seeker", "beekeeper", "grocer"]


@pytest.mark.rule("VIL-6.2", "VIL-6.11")
def test_without_reserve_and_stacks_slots_stay_empty_and_get_no_coin() -> None:
    s = table(3)
    road(s, *SIX, coins=[1, 1])
    stacks(s)
    reserve(s)
    at_update(s)
    assert road_of(s)[:3] == [None, None, "agent"]
    assert s.slot_coins == (0, 0, 1, 1, 1, 1)


@pytest.mark.rule("VIL-6.3")
def test_every_face_up_villager_gets_one_coin_new_or_old() -> None:
    assert updated(*SIX, coins=[0, 1, 0, 1, 0, 0]).slot_coins == (1,) * 6


@pytest.mark.rule("VIL-6.4")
def test_a_villager_survives_one_update_and_leaves_at_the_next() -> None:
    s = updated(*SIX, coins=[])
    assert road_of(s) == SIX
    reserve(s, *["priest"] * 6)
    at_update(s)
    assert road_of(s) == ["priest"] * 6


@pytest.mark.rule("VIL-6.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_3_players_or_more_nobody_is_asked_about_coins(seats: int) -> None:
    s = table(seats)
    at_update(s, 1)
    assert asked(s) == "build 1"


# -- 2 players


@pytest.mark.rule("VIL-6.5")
def test_each_player_may_put_a_coin_of_the_bank_on_a_villager() -> None:
    s = updated(*SIX, coins=[], seats=2)
    at_update(s)
    assert options(s) == ["pass", *[f"coin {slot}" for slot in range(1, 7)]]
    play(s, "coin 2", "coin 2")
    assert (road_of(s)[1], s.slot_coins[1]) == ("mason", 2)
    assert supplies_of(s) == [8, 8]


@pytest.mark.rule("VIL-6.5")
def test_a_player_may_put_no_coin() -> None:
    s = updated(*SIX, coins=[], seats=2)
    reserve(s, *["priest"] * 6)
    at_update(s)
    play(s, "pass", "pass")
    assert s.slot_coins == (0,) * 6
    assert road_of(s) == ["priest"] * 6


@pytest.mark.rule("VIL-6.5a")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_decides_last_and_knows_what_the_other_did(first: int) -> None:
    s = updated(*SIX, coins=[], seats=2)
    at_update(s, first)
    assert asked(s) == f"put-coin {1 - first}"
    play(s, "coin 1")
    assert asked(s) == f"put-coin {first}"
    assert s.slot_coins[0] == 1


@pytest.mark.rule("VIL-6.5b")
def test_a_villager_with_coins_may_be_chosen_and_each_player_puts_one() -> None:
    s = updated(*SIX, coins=[2], seats=2)
    at_update(s)
    play(s, "coin 1", "pass")
    assert s.slot_coins[0] == 3
    assert asked(s) == "build 0"


@pytest.mark.rule("VIL-6.6")
def test_villagers_without_coins_are_discarded() -> None:
    s = updated(*SIX, coins=[0, 1], seats=2)
    at_update(s)
    play(s, "coin 4", "pass")
    assert pile_of(s.discard) == ["cooper", "agent", "hunter", "harvester"]


@pytest.mark.rule("VIL-6.7")
def test_with_2_players_slots_are_filled_from_the_reserve_then_the_stacks() -> None:
    s = updated(*SIX, coins=[0, 1, 1, 0, 0, 0], seats=2)
    at_update(s)
    play(s, "pass", "pass")
    assert road_of(s) == ["seeker", "mason", "agent", "grocer", "priest", "spinner"]
    assert s.slot_coins == (0, 1, 1, 0, 0, 0)


@pytest.mark.rule("VIL-6.8", "VIL-6.11")
def test_with_2_players_villagers_with_coins_stay_and_gather_more() -> None:
    s = updated(*SIX, coins=[0, 0, 1], seats=2)
    for coins in (2, 3):
        at_update(s)
        play(s, "coin 3", "pass")
        assert (road_of(s)[2], s.slot_coins[2]) == ("agent", coins)


# -- both


@pytest.mark.rule("VIL-6.9")
@pytest.mark.parametrize(("seats", "coins"), [(2, [0] * 6), (3, [1] * 6)])
def test_the_discard_pile_is_never_shuffled_back(seats: int, coins: list[int]) -> None:
    s = table(seats)
    road(s, *SIX, coins=coins)
    stacks(s)
    reserve(s)
    at_update(s)
    while asked(s).startswith("put-coin"):
        play(s, "pass")
    assert road_of(s) == [None] * 6
    assert pile_of(s.discard) == SIX


@pytest.mark.rule("VIL-6.10")
def test_an_update_that_empties_a_stack_makes_its_market_due() -> None:
    s = table(3)
    road(s, *SIX, coins=[1])
    stacks(s, [], ["priest"], ["tanner"])
    reserve(s)
    at_update(s)
    assert (road_of(s)[0], s.first_market) == ("priest", DUE)


@pytest.mark.rule("VIL-6.10")
def test_an_update_that_empties_the_last_stack_makes_the_second_market_due() -> None:
    s = table(2)
    road(s, *SIX, coins=[0, 1, 1, 1, 1, 1])
    stacks(s, [], [], [], ["priest"])
    reserve(s)
    at_update(s)
    play(s, "pass", "pass")
    assert s.second_market == DUE


@pytest.mark.rule("VIL-6.11")
def test_no_coin_is_put_on_an_empty_slot() -> None:
    s = updated("cooper", None, "agent", coins=[], seats=2)
    stacks(s)
    reserve(s)
    at_update(s)
    assert options(s) == ["pass", "coin 1", "coin 3"]
    assert reasons(s, "coin 2") == ["VIL-6.11"]


@pytest.mark.rule("VIL-6.11")
def test_nobody_is_asked_for_a_coin_on_an_empty_road() -> None:
    s = updated(coins=[], seats=2)
    stacks(s)
    reserve(s)
    at_update(s)
    assert asked(s) == "build 0"
