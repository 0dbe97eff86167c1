"""GWT-11: hiring workers."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    cleared,
    doing,
    hand,
    jobs,
    marker_of,
    options,
    play,
    points,
    put,
    reasons,
    table,
    tile,
    visiting,
    workers,
)
from wagontrain.gwt.names import EMPTY
from wagontrain.gwt.state import State


def hiring(*rows: list[str], change: str = "hire", money: int = 20, seats: int = 2) -> State:
    """Seat 0 hires from these open rows."""
    s = table(seats)
    s.seats[0].money = money
    jobs(s, *rows)
    doing(s, change)
    return s


@pytest.mark.rule("GWT-11.1")
def test_a_worker_of_a_row_above_the_token_goes_to_the_leftmost_free_space() -> None:
    s = table()
    jobs(s, ["cowboy", "builder"], ["engineer"], filled=3)
    doing(s, "hire")
    assert options(s) == ["hire 1 cowboy", "hire 1 builder"]
    assert reasons(s, "hire 2 engineer") == ["GWT-11.1"]
    assert reasons(s, "hire 1 engineer") == ["GWT-11.1"]
    play(s, "hire 1 cowboy")
    assert s.seats[0].workers == (2, 1, 1)
    assert s.seats[0].money == 14
    assert s.jobs[2] == EMPTY


@pytest.mark.rule("GWT-11.1")
@pytest.mark.parametrize("row", range(1, 13))
def test_the_cost_is_that_of_the_row(row: int) -> None:
    costs = [6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4]
    s = hiring(*[["cowboy"]] * 12)
    play(s, f"hire {row} cowboy")
    assert s.seats[0].money == 20 - costs[row - 1]


@pytest.mark.rule("GWT-11.1", "GWT-4.12")
def test_the_cost_must_be_paid_in_full() -> None:
    s = hiring(["cowboy"], ["builder"], ["cowboy"], ["builder"], money=5)
    assert options(s) == ["hire 4 builder"]
    assert reasons(s, "hire 1 cowboy") == ["GWT-4.12"]
    assert reasons(s, "hire 4 builder") == []


@pytest.mark.rule("GWT-11.2")
@pytest.mark.parametrize(
    ("effect", "change"), [("hire", 0), ("hire_2_more", 2), ("hire_1_less", -1), ("hire_2_less", -2)]
)
def test_the_icon_changes_the_cost(effect: str, change: int) -> None:
    s = hiring(["cowboy"], change=effect)
    play(s, "hire 1 cowboy")
    assert s.seats[0].money == 20 - 6 - change


@pytest.mark.rule("GWT-11.2")
def test_where_the_icons_are() -> None:
    s = table()
    at_neutral(s, "a")
    assert {"use hire", "use hire_2_more"} <= set(options(s))
    put(s, "build_c1", "6a")
    visiting(s, "build_c1")
    assert "use hire_1_less" in options(s)


@pytest.mark.rule("GWT-11.3")
def test_a_full_row_takes_no_more() -> None:
    s = table()
    jobs(s, ["cowboy", "builder"])
    workers(s, cowboys=6)
    doing(s, "hire")
    assert options(s) == ["hire 1 builder"]
    assert reasons(s, "hire 1 cowboy") == ["GWT-11.3"]


@pytest.mark.rule("GWT-11.4", "GWT-11.4a")
@pytest.mark.parametrize(("before", "effect"), [(3, "hazard_free"), (5, "outlaw"), (1, ""), (2, ""), (4, "")])
def test_cowboy_spaces(before: int, effect: str) -> None:
    s = table()
    jobs(s, ["cowboy", "builder"])
    workers(s, cowboys=before)
    tile(s, "flood_1", "flood_green_2")
    tile(s, "outlaw_1", "outlaw_green")
    doing(s, "hire")
    play(s, "hire 1 cowboy")
    if effect:
        assert options(s) == ["pass", f"use {effect}"]
        play(s, f"use {effect}", options_after(s, effect))
        assert len(s.seats[0].hazards) + s.seats[0].outlaws[0] == 1
        assert s.seats[0].money == 14
    else:
        assert asked(s) == "move-herder 1"


def options_after(s: State, effect: str) -> str:
    return "hazard flood_1" if effect == "hazard_free" else "outlaw 1"


@pytest.mark.rule("GWT-11.4b", "GWT-11.5")
@pytest.mark.parametrize("before", [3, 5])
def test_builder_spaces_build_at_one_dollar_and_count_the_new_builder(before: int) -> None:
    s = table()
    jobs(s, ["cowboy", "builder"])
    workers(s, builders=before)
    doing(s, "hire")
    play(s, "hire 1 builder")
    assert options(s) == ["pass", "use build_at_1"]
    play(s, "use build_at_1")
    assert "build 6" in options(s)
    play(s, "build 6", "site build_c1")
    assert s.seats[0].money == 20 - 6 - 4


@pytest.mark.rule("GWT-11.4c")
@pytest.mark.parametrize(
    ("before", "effect", "dollars", "steps"),
    [
        (1, "criollo_for_certificate", 0, 1),
        (2, "criollo_for_2", 2, 0),
        (4, "criollo_for_certificates", 0, 2),
        (5, "criollo_for_4", 4, 0),
    ],
)
def test_engineer_spaces(before: int, effect: str, dollars: int, steps: int) -> None:
    s = table()
    hand(s, "criollo", "criollo")
    jobs(s, ["cowboy", "engineer"])
    workers(s, engineers=before)
    doing(s, "hire")
    play(s, "hire 1 engineer", f"use {effect}", "discard criollo")
    if steps:
        play(s, f"certificates {steps}")
    assert s.seats[0].money == 14 + dollars
    assert marker_of(s) == steps


@pytest.mark.rule("GWT-11.4c", "GWT-11.7")
def test_the_fourth_engineer_hires_another_worker_in_full() -> None:
    s = table()
    hand(s, "criollo")
    jobs(s, ["engineer", "engineer"])
    workers(s, engineers=3)
    doing(s, "hire")
    play(s, "hire 1 engineer", "use hire_2_less", "hire 1 engineer")
    assert s.seats[0].money == 20 - 6 - 4
    assert s.seats[0].workers == (1, 1, 5)
    assert options(s) == ["pass", "use criollo_for_certificates"]


@pytest.mark.rule("GWT-11.4", "GWT-10.8")
def test_an_immediate_action_may_be_forfeited_and_is_gone_then() -> None:
    s = table()
    hand(s, "criollo")
    jobs(s, ["cowboy", "engineer"])
    workers(s, engineers=2)
    doing(s, "hire")
    play(s, "hire 1 engineer", "pass")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-11.5")
def test_a_worker_just_hired_counts_at_once() -> None:
    s = table()
    jobs(s, ["engineer", "engineer"], ["cowboy", "builder"])
    workers(s, engineers=3)
    cleared(s)
    put(s, "build_c1", "6a")
    visiting(s, "build_c1")
    play(s, "use hire_1_less", "hire 1 engineer", "pass", "use engine_by_engineers")
    assert options(s, "engine")[-1] in ("engine 4", "engine 4t")


@pytest.mark.rule("GWT-11.6", "GWT-24.9")
def test_workers_in_the_last_two_columns_are_worth_four_points() -> None:
    s = table()
    workers(s, 4, 5, 6)
    assert points(s, "workers") == 4 + 8


@pytest.mark.rule("GWT-11.7")
def test_payment_comes_before_the_immediate_action() -> None:
    s = table()
    s.seats[0].money = 6
    hand(s, "criollo")
    jobs(s, ["cowboy", "engineer"])
    workers(s, engineers=2)
    doing(s, "hire")
    play(s, "hire 1 engineer")
    assert s.seats[0].money == 0
    assert s.seats[0].workers == (1, 1, 3)
    play(s, "use criollo_for_2", "discard criollo")
    assert s.seats[0].money == 2


@pytest.mark.rule("GWT-11.8")
def test_the_row_of_the_token_is_closed_until_it_moves() -> None:
    s = table(3)
    jobs(s, ["cowboy"] * 3, ["builder"] * 2, filled=5)
    doing(s, "hire")
    assert options(s) == ["hire 1 cowboy"]
    jobs(s, *[["builder"]] * 12, filled=36)
    assert len(options(s)) == 12
