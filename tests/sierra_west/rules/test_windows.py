"""SW-9: trapper and tracker."""

import pytest

from tests.sierra_west.build import (
    animals,
    asked,
    card,
    event_args,
    give,
    goods,
    homestead,
    open_window,
    options,
    pioneering,
    play,
    scout,
    spot,
    stand,
    table,
    why,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.state import State


@pytest.mark.rule("SW-9.1", "SW-9.4", "SW-EX-15")
def test_the_trapper_pays_and_turns_up_one_tile() -> None:
    s = pioneering("st3", "st6", "st2")
    give(s, 1, food=1, stone=1)
    open_window(s)
    assert event_args(s, "showed-animal") == [(1,), (2,)]  # beaver and fox
    play(s, "trap fox plain")
    assert (asked(s), GAME.to_act(s)) == ("pay-basics", 1)
    play(s, "pay 1 0 0")
    assert s.seats[1].animals == 1 << 2
    assert (spot(s, "plain", 1), goods(s, 1)) == ("trapper", {"stone": 1})
    assert (asked(s), GAME.to_act(s)) == ("pioneer", 0)


@pytest.mark.rule("SW-9.1")
def test_only_idle_pioneers_go_out_of_turn_and_never_the_mule() -> None:
    s = pioneering("st3", "st6", "st2")
    give(s, 1, food=1)
    s.mule = 1
    stand(s, 1, hat="tracker")
    s.mule, s.mule_spot = 1, 0
    open_window(s)
    assert options(s) == ["trap beaver plain", "trap fox plain", "decline"]
    assert why(s, "trap fox hat") == ["pioneer-not-idle"]


@pytest.mark.rule("SW-9.2", "SW-EX-34")
def test_who_trapped_or_tracked_may_only_start_walking_in_his_turn() -> None:
    for where in ("trapper", "tracker"):
        s = pioneering()
        s.seats[0].cabins = (5,)
        stand(s, plain=where)
        assert why(s, "assign all_green") == ["not-in-camp"]
        play(s, "start plain")
        assert spot(s, "plain") == "tan-start"


def stepping(seats: int = 3) -> State:
    """Seat 0 is about to move up on the stone track."""
    s = pioneering("st3", "st6", "st6", seats=seats)
    give(s, stone=2, wood=1)
    stand(s, hat="green-end")
    return s


@pytest.mark.rule("SW-9.3", "SW-9.3c", "SW-9.5", "SW-EX-14")
def test_trackers_react_clockwise_to_a_homestead_step() -> None:
    s = play(stepping(), "summit hat left")
    assert (GAME.to_act(s), asked(s)) == (1, "track-supplies")
    play(s, "track hat")
    assert (goods(s, 1), spot(s, "hat", 1)) == ({"stone": 1}, "tracker")
    assert GAME.to_act(s) == 2
    stand(s, 2, hat="trapper")
    assert options(s) == ["track plain", "decline"]
    assert why(s, "track hat") == ["pioneer-not-idle"]
    stand(s, 2, hat="camp", plain="trapper")
    assert options(s) == ["track hat", "decline"]
    assert why(s, "track plain") == ["pioneer-not-idle"]
    play(s, "decline")
    assert (goods(s, 2), GAME.to_act(s)) == ({}, 0)


@pytest.mark.rule("SW-9.3", "SW-18.6", "SW-EX-14")
def test_orchard_tracks_open_no_tracker_window() -> None:
    s = pioneering("ah_start", "st6", "st6", seats=3)
    s.apples = (0, 3)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert (GAME.to_act(s), s.seats[0].orchards) == (0, (0, 1))


@pytest.mark.rule("SW-9.3", "SW-16.4", "SW-EX-29")
def test_a_marker_that_cannot_move_opens_no_window() -> None:
    s = pioneering("st2", "st6", "st6")
    homestead(s, wood=4)
    homestead(s, wood=5, seat=1)
    give(s, wood=2, food=1)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert (s.seats[0].homestead, goods(s)) == ((0, 4, 0), {"pair_of_boots": 1})
    assert GAME.to_act(s) == 0


@pytest.mark.rule("SW-9.3a")
def test_the_reward_comes_before_the_window_and_the_window_before_the_next_move() -> None:
    s = pioneering("st1", "st6", "st6")
    give(s, food=2, stone=1)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert (s.mule, GAME.to_act(s)) == (0, 1)
    assert why(s, "assign gold_to_basic") == ["not-asked"]
    play(s, "decline", "assign gold_to_basic")


@pytest.mark.rule("SW-9.3b")
def test_each_step_opens_its_own_window_and_the_tracker_space_holds_one() -> None:
    s = pioneering("st3", "st2", "st6")
    give(s, stone=2, wood=3, food=1)
    stand(s, hat="green-end", plain="tan-end")
    play(s, "summit hat left", "decline", "summit plain middle", "track hat")
    assert goods(s, 1) == {"wood": 1}
    homestead(s)
    stand(s, hat="green-end", mule="camp")
    give(s, stone=2, wood=1)
    play(s, "occupy hat right", "summit mule left")
    assert GAME.to_act(s) == 0  # seat 1 has its tracker out


def hand(s: State, *names: str, seat: int = 0) -> None:
    """Change a hand; the deck keeps what it has."""
    s.seats[seat].hand = tuple(sorted(card(name) for name in names))


@pytest.mark.rule("SW-9.4a")
def test_the_trapper_window_opens_every_turn() -> None:
    s = table(2)
    hand(s, "st1", "st2", "st3")
    give(s, 1, food=1)
    play(s, "lay left st1", "lay middle st2")
    assert asked(s) == "trap-animal"
    play(s, "decline", "pass")
    assert s.turn == 1


@pytest.mark.rule("SW-9.4b")
@pytest.mark.parametrize("lack", ["basic", "idle", "tile", "space"])
def test_who_lacks_something_is_not_asked_to_trap(lack: str) -> None:
    s = pioneering("st3", "st6", "st6")
    give(s, 1, food=1)
    if lack == "basic":
        give(s, 1, food=0, gold=3)
    elif lack == "idle":
        stand(s, 1, hat="tracker", plain="trapper")
    elif lack == "tile":
        animals(s, "fox", seat=1)
    else:
        stand(s, 1, hat="trapper")
    open_window(s)
    assert (asked(s), GAME.to_act(s)) == ("pioneer", 0)


@pytest.mark.rule("SW-9.4c")
def test_two_equal_animals_are_one_tile_and_the_other_pioneer_may_track() -> None:
    s = pioneering("st3", "st6", "ah12")  # two foxes
    give(s, 1, food=1)
    open_window(s)
    assert options(s) == ["trap fox hat", "trap fox plain", "decline"]
    play(s, "trap fox hat", "pay 1 0 0")
    give(s, stone=2, wood=1)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert options(s) == ["track plain", "decline"]


@pytest.mark.rule("SW-9.5")
def test_trappers_are_asked_clockwise_once_each() -> None:
    s = pioneering("st3", "st6", "st2", seats=4)
    for seat in (1, 3):
        give(s, seat, food=2)
    open_window(s)
    assert GAME.to_act(s) == 1
    play(s, "trap fox hat", "pay 1 0 0")
    assert GAME.to_act(s) == 3
    play(s, "trap fox hat", "pay 1 0 0")
    assert GAME.to_act(s) == 0


@pytest.mark.rule("SW-9.6")
def test_nobody_traps_or_tracks_in_his_own_turn() -> None:
    s = pioneering("st3", "st6", "st2")
    give(s, 0, food=3, stone=2, wood=1)
    open_window(s)
    assert (GAME.to_act(s), asked(s)) == (0, "pioneer")
    stand(s, hat="green-end")
    stand(s, 1, hat="trapper", plain="tracker")
    play(s, "summit hat left")
    assert asked(s) == "pioneer"


@pytest.mark.rule("SW-0.2")
def test_the_trapper_acts_on_his_own_board() -> None:
    s = pioneering("st3", "st6", "st2")
    give(s, 1, food=1)
    scout(s, "r5p1")
    open_window(s)
    play(s, "trap fox hat", "pay 1 0 0")
    assert s.seats[0].animals == 0
