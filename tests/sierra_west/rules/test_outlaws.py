"""SW-21: bullets, outposts, shooting."""

import pytest

from tests.sierra_west.build import (
    asked,
    cabins,
    clear,
    give,
    goods,
    load_die,
    may,
    mountain,
    options,
    own,
    part,
    pioneering,
    place,
    play,
    row,
    row_names,
    said,
    scout,
    stand,
    wagon,
    why,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import BASE
from wagontrain.sierra_west.names import GOODS, NONE
from wagontrain.sierra_west.rules.outlaws import lowest_face
from wagontrain.sierra_west.state import State


def outpost(*built: str, left: str = "oo_start", space: int = 1, **stock: int) -> State:
    s = pioneering(left, "st6", "st6", mode="outlaws_outposts")
    cabins(s, *built)
    wagon(s, space)
    give(s, **stock)
    stand(s, hat="green-end")
    return s


@pytest.mark.rule("SW-21.1", "SW-21.1a", "SW-21.1b")
def test_bullets() -> None:
    s = outpost(bullet=1, food=1)
    stand(s, hat="green-1", plain="tan-2")
    play(s, "activate hat")
    assert goods(s)["bullet"] == 2
    play(s, "activate plain", "pay 1 0 0")
    assert goods(s) == {"bullet": 6}
    stand(s, hat="green-1")
    play(s, "activate hat")
    assert goods(s) == {"bullet": 6}
    s = outpost(left="oo02", bullet=0)
    stand(s, hat="green-1")
    play(s, "activate hat")
    assert goods(s) == {"bullet": 2}


@pytest.mark.rule("SW-21.2", "SW-21.2a")
def test_taking_the_sheriff() -> None:
    s = outpost()
    own(s, "sheriff", 1)
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert s.items == (NONE, NONE, 0)


@pytest.mark.rule("SW-21.3", "SW-21.4", "SW-21.6")
def test_a_hit_captures_from_the_lowest_outpost_and_stops() -> None:
    s = outpost(bullet=3)
    load_die(s, 6)
    play(s, "summit hat left")
    assert (s.seats[0].outlaws, goods(s), asked(s)) == (1, {"bullet": 2}, "pioneer")
    assert row_names(s) == ["outpost_campfire", "outpost_i"]
    assert s.mountain[place("r1p1")] == NONE
    assert s.outlaws == (0, 2, 2, 2, 3)


@pytest.mark.rule("SW-21.4", "SW-EX-27")
@pytest.mark.parametrize(
    ("roll", "sheriff", "hit"), [(5, False, True), (4, False, False), (4, True, True), (6, True, True)]
)
def test_what_hits(roll: int, sheriff: bool, hit: bool) -> None:
    s = outpost(bullet=1, space=2)
    row(s, "outpost_campfire", "outpost_i")
    clear(s, "r1p1")
    s.outlaws = (0, 2, 2, 2, 3)
    if sheriff:
        own(s, "sheriff")
    load_die(s, roll)
    play(s, "summit hat left")
    assert s.seats[0].outlaws == (1 if hit else 0)


@pytest.mark.rule("SW-21.4")
def test_after_a_miss_one_may_shoot_again_or_stop() -> None:
    s = outpost(bullet=3, space=1)
    load_die(s, 4, 6)
    play(s, "summit hat left")
    assert options(s) == ["shoot", "stop"]
    stopped = GAME.clone(s)
    play(s, "shoot")
    assert (s.seats[0].outlaws, goods(s)) == (1, {"bullet": 1})
    play(stopped, "stop")
    assert asked(stopped) == "suffer-damage"


@pytest.mark.rule("SW-21.4", "SW-EX-27")
def test_every_outpost_that_is_cleared_makes_one_more_face_hit() -> None:
    s = outpost()
    outposts = ("outpost_campfire", "outpost_i", "outpost_ii", "outpost_iii", "outpost_iv", "outpost_v")
    for space in range(1, len(outposts) + 1):
        row(s, *outposts[:space])
        wagon(s, space)
        assert lowest_face(s, 0) == 7 - space


@pytest.mark.rule("SW-21.5")
def test_with_the_wagon_on_zero_nothing_hits() -> None:
    s = outpost("double_food", bullet=1, space=0)
    own(s, "sheriff")
    load_die(s, 6)
    play(s, "summit hat left")
    assert (s.seats[0].outlaws, asked(s)) == (0, "suffer-damage")


@pytest.mark.rule("SW-21.2b", "SW-21.2c")
@pytest.mark.parametrize(("left", "bullets"), [("oo_start", 1), ("oo02", 2)])
def test_the_sheriff_is_paid_for_each_capture(left: str, bullets: int) -> None:
    s = outpost(left=left, bullet=bullets)
    own(s, "sheriff")
    load_die(s, 6)
    play(s, "summit hat left")
    assert (s.seats[0].outlaws, goods(s)) == (1, {"gold": 1})


@pytest.mark.rule("SW-21.6")
def test_clearing_an_outpost_sends_figures_to_the_base_and_reveals() -> None:
    s = outpost(left="oo02", bullet=2)
    scout(s, "r1p1", seat=1)
    clear(s, "r1p2")
    mountain(s, r2p2="oo01")
    assert not s.face_up >> place("r2p2") & 1
    play(s, "summit hat left")
    assert (s.seats[1].scout, goods(s, 1)) == (BASE, {"pair_of_boots": 1})
    assert s.face_up >> place("r2p2") & 1
    assert s.mountain[place("r2p1")] > 0  # outpost II is exposed now and stays
    assert row_names(s) == ["outpost_campfire", "outpost_i"]


@pytest.mark.rule("SW-21.7", "SW-21.3", "SW-12.7")
def test_outpost_v_brings_outlaws_to_the_base_and_the_end() -> None:
    s = outpost(left="oo02", bullet=2)
    clear(s, "r1p1", "r2p1", "r3p1", "r4p1")
    row(s, "outpost_campfire", "outpost_i", "outpost_ii", "outpost_iii", "outpost_iv")
    s.outlaws = (0, 0, 0, 0, 1)
    play(s, "summit hat left")
    assert (s.base_outlaws, s.ending, len(s.row)) == (5, 1, 6)
    give(s, bullet=2)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert (s.base_outlaws, s.seats[0].outlaws) == (4, 2)


@pytest.mark.rule("SW-21.8", "SW-14.2", "SW-EX-28")
def test_out_of_bullets_without_a_capture_is_damage() -> None:
    s = outpost(bullet=2, space=1)
    load_die(s, 1, 2)
    play(s, "summit hat left", "shoot")
    assert (goods(s), asked(s)) == ({}, "suffer-damage")
    s = outpost(bullet=2, space=0)
    load_die(s, 1, 2)
    play(s, "summit hat left", "shoot")
    assert (goods(s), asked(s)) == ({}, "pioneer")


@pytest.mark.rule("SW-21.8", "SW-7.20")
def test_a_six_shooter_without_bullets_just_causes_damage() -> None:
    s = outpost("double_food", space=1)
    assert may(s, "summit hat left")
    play(s, "summit hat left")
    assert options(s) == ["lose double_food", "retreat"]
    assert (s.seats[0].goods, said(s, "rolled")) == ((0,) * len(GOODS), 0)


@pytest.mark.rule("SW-21.9")
def test_the_rifle_needs_two_bullets_and_never_hurts() -> None:
    s = outpost(left="oo02", bullet=1)
    assert why(s, "summit hat left") == ["cannot-pay-summit"]
    give(s, bullet=3)
    play(s, "summit hat left")
    assert (s.seats[0].outlaws, goods(s), asked(s)) == (1, {"bullet": 1}, "pioneer")


@pytest.mark.rule("SW-21.9")
@pytest.mark.parametrize("left", ["oo_start", "oo02"])
def test_with_no_outlaw_anywhere_nobody_shoots(left: str) -> None:
    s = outpost(left=left, bullet=6)
    s.outlaws, s.base_outlaws = (0, 0, 0, 0, 0), 0
    assert why(s, "summit hat left") == ["no-outlaw-left"]


@pytest.mark.rule("SW-21.10", "SW-EX-19", "SW-17.6")
def test_outlaws_score_by_the_wagon_and_the_sheriff_three() -> None:
    s = outpost(space=5)
    s.seats[0].outlaws = 4
    own(s, "sheriff")
    assert (part(s, "outlaws"), part(s, "sheriff")) == (12, 3)
    wagon(s, 6)
    s.seats[0].outlaws = 3
    assert part(s, "outlaws") == 12
