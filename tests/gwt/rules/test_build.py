"""GWT-16: placing and replacing private buildings."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    doing,
    hand,
    herder,
    moving,
    options,
    play,
    points,
    put,
    reasons,
    table,
    tile_at,
    visiting,
    workers,
)
from wagontrain.gwt.components import BUILDING_SPACES
from wagontrain.gwt.names import EMPTY, SPACE
from wagontrain.gwt.state import State


def building(builders: int = 6, money: int = 40, effect: str = "build_at_2", sides: str = "all_a") -> State:
    """Seat 0 builds with this many builders."""
    s = table(2, "", building_sides=sides)
    s.seats[0].money = money
    workers(s, builders=builders)
    doing(s, effect)
    return s


@pytest.mark.rule("GWT-16.1")
@pytest.mark.parametrize(("effect", "cost"), [("build_at_2", 2), ("build_at_1", 1)])
def test_enough_builders_and_dollars_for_each(effect: str, cost: int) -> None:
    s = building(3, effect=effect)
    assert options(s) == ["build 1", "build 2", "build 3", "build 4", "build 5"]
    assert reasons(s, "build 6") == ["GWT-16.1"]
    play(s, "build 5")
    assert options(s) == [f"site {SPACE.text(space)}" for space in BUILDING_SPACES]
    assert reasons(s, "site neutral_a") == ["GWT-16.1"]
    assert reasons(s, "site flood_1") == ["GWT-16.1"]
    play(s, "site build_c1")
    assert tile_at(s, "build_c1") == "5a"
    assert s.seats[0].money == 40 - 3 * cost
    assert points(s, "buildings") == 4


@pytest.mark.rule("GWT-16.1", "GWT-4.12")
def test_the_whole_cost_must_be_paid() -> None:
    s = building(6, money=5)
    assert options(s) == ["build 1", "build 2", "build 3", "build 4"]
    assert reasons(s, "build 5") == ["GWT-16.1"]
    s.seats[0].money = 6
    assert reasons(s, "build 5") == []


@pytest.mark.rule("GWT-16.1")
def test_where_the_icons_are() -> None:
    s = table()
    at_neutral(s, "b")
    assert "use build_at_2" in options(s)
    s.seats[0].money = 1
    assert "use build_at_2" not in options(s)


@pytest.mark.rule("GWT-16.2", "GWT-16.8")
def test_replacing_needs_and_costs_the_difference_only() -> None:
    s = table()
    workers(s, builders=2)
    put(s, "build_c1", "5a")
    doing(s, "build_at_2")
    assert "build 7" in options(s)
    play(s, "build 7")
    assert options(s) == ["site build_c1"]
    play(s, "site build_c1")
    assert s.seats[0].money == 16
    assert tile_at(s, "build_c1") == "7a"
    assert points(s, "buildings") == 6
    doing(s, "build_at_2")
    assert reasons(s, "build 5") == ["GWT-16.1"]


@pytest.mark.rule("GWT-16.2", "GWT-16.8")
def test_the_new_tile_must_require_more_builders() -> None:
    s = table()
    workers(s, builders=4)
    put(s, "build_c1", "5a")
    doing(s, "build_at_2")
    play(s, "build 4")
    assert "site build_c1" not in options(s)
    assert reasons(s, "site build_c1") == ["GWT-16.2"]
    doing(s, "build_at_2")
    play(s, "build 6")
    assert "site build_c1" in options(s)


@pytest.mark.rule("GWT-16.3")
def test_tiles_of_more_than_six_builders_enter_by_replacement_only() -> None:
    s = building(6)
    assert options(s)[-1] == "build 12"
    for number in (9, 10, 11):
        assert reasons(s, f"build {number}") == ["GWT-16.3"]
    s = table()
    workers(s, builders=6)
    put(s, "build_c1", "8a")
    doing(s, "build_at_2")
    assert [f"build {n}" in options(s) for n in (9, 10, 11)] == [True, True, False]
    assert reasons(s, "build 11") == ["GWT-16.1"]
    play(s, "build 9")
    assert options(s) == ["site build_c1"]
    assert reasons(s, "site build_c2") == ["GWT-16.3"]


@pytest.mark.rule("GWT-16.3", "GWT-16.1")
def test_tiles_of_exactly_six_builders_go_on_an_empty_space() -> None:
    s = building(6, sides="all_b")
    assert {"build 8", "build 9"} <= set(options(s))
    assert reasons(s, "build 10") == ["GWT-16.3"]
    play(s, "build 9", "site build_c1")
    assert (tile_at(s, "build_c1"), s.seats[0].money) == ("9b", 40 - 12)


@pytest.mark.rule("GWT-16.4")
def test_neutral_and_other_players_tiles_stay() -> None:
    s = table()
    workers(s, builders=6)
    put(s, "build_c1", "1a", seat=1)
    doing(s, "build_at_2")
    play(s, "build 6")
    assert "site build_c1" not in options(s)
    assert reasons(s, "site build_c1") == ["GWT-16.4"]
    assert reasons(s, "site neutral_b") == ["GWT-16.1"]


@pytest.mark.rule("GWT-16.5", "GWT-16.7")
def test_replacing_the_tile_under_the_herder_loses_its_open_actions() -> None:
    s = table()
    hand(s, "obj_01", "criollo")
    workers(s, builders=3, engineers=3)
    put(s, "flood_risk_2", "6a")
    s.jobs = (-1, -1, 1, 1, *s.jobs[4:])
    s.placed = 3
    visiting(s, "flood_risk_2")
    assert "use criollo_for_certificate_and_2" in options(s)
    play(s, "use hire_1_less", "hire 1 builder", "use build_at_1", "build 7", "site flood_risk_2")
    assert tile_at(s, "flood_risk_2") == "7a"
    assert options(s) == ["pass", "play obj_01"]
    assert reasons(s, "use engine_by_engineers") == ["GWT-16.7"]
    assert reasons(s, "use criollo_for_certificate_and_2") == ["GWT-16.7"]
    assert reasons(s, "auxiliary dollar single") == ["GWT-16.7"]
    play(s, "play obj_01", "use dollars_2", "pass")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-16.6")
def test_builders_are_not_used_up() -> None:
    s = building(2)
    play(s, "build 4", "site build_c1")
    assert s.seats[0].workers == (1, 2, 1)
    doing(s, "build_at_2")
    play(s, "build 3", "site build_c2")
    assert s.seats[0].money == 40 - 4 - 2


@pytest.mark.rule("GWT-16.9")
def test_without_an_empty_space_only_replacement_is_left() -> None:
    s = table()
    workers(s, builders=6)
    for i, space in enumerate(BUILDING_SPACES):
        seat = 1
        s.trail = tuple([7 + 12 * seat + i % 12 if x == space else tile for x, tile in enumerate(s.trail)])
    at_neutral(s, "b")
    assert "use build_at_2" not in options(s)
    doing(s, "build_at_2")
    assert reasons(s, "build 1") == ["GWT-16.9"]
    assert reasons(s, "build 9") == ["GWT-16.3"]
    put(s, "build_c1", "1a")
    doing(s, "build_at_2")
    play(s, "build 6")
    assert options(s) == ["site build_c1"]


@pytest.mark.rule("GWT-16.9")
def test_a_building_laid_under_a_herder_charges_nothing() -> None:
    s = building(6)
    herder(s, "build_c1", seat=1)
    play(s, "build 7", "site build_c1")
    assert s.seats[1].money == 20
    herder(s, "neutral_b", seat=1)
    moving(s, 1)
    assert "move build_c1" in options(s)
    assert s.trail[SPACE.index["build_c2"]] == EMPTY
