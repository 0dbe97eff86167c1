"""GWT-13 and GWT-14: engines, stations, station masters."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    cleared,
    doing,
    engine,
    engine_of,
    hand,
    immediate,
    jobs,
    marker_of,
    masters,
    only_discs,
    options,
    play,
    points,
    put,
    reasons,
    slots,
    stack,
    stations,
    stations_of,
    table,
    tile,
    upgrading,
    visiting,
    workers,
)
from wagontrain.core.state import Frame
from wagontrain.gwt.components import STATION_COST, STATION_POINTS
from wagontrain.gwt.names import MOVE_ENGINE, MOVE_ENGINE_BACK
from wagontrain.gwt.state import State


def forward(start: str, most: int, *others: str) -> list[str]:
    """The goals of a move forward."""
    s = with_engines(start, *others)
    stack(s, Frame(MOVE_ENGINE, 0, most))
    return [text.removeprefix("engine ") for text in options(s)]


def back(start: str, exactly: int, *others: str) -> list[str]:
    """The goals of a move back."""
    s = with_engines(start, *others)
    stack(s, Frame(MOVE_ENGINE_BACK, 0, exactly))
    return [text.removeprefix("engine ") for text in options(s)]


def with_engines(start: str, *others: str) -> State:
    s = table(4)
    engine(s, start)
    for seat, place in enumerate(others):
        engine(s, place, seat + 1)
    return s


@pytest.mark.rule("GWT-13.1")
def test_forward_at_least_one_and_at_most_as_many_as_engineers() -> None:
    s = table()
    workers(s, engineers=3)
    at_neutral(s, "g")
    play(s, "use engine_by_engineers")
    assert options(s) == ["engine 1", "engine 2", "engine 3"]
    assert reasons(s, "engine 0") == ["GWT-13.1"]
    assert reasons(s, "engine 4") == ["GWT-13.1"]
    assert reasons(s, "pass") == ["GWT-13.1"]
    play(s, "engine 2")
    assert engine_of(s) == "2"


@pytest.mark.rule("GWT-13.2", "GWT-13.8")
def test_occupied_spaces_are_skipped_and_not_counted() -> None:
    assert forward("1", 2, "2", "3") == ["4", "4t", "5"]
    assert forward("0", 1, "0", "0") == ["1"]
    assert forward("3", 1, "4") == ["4t", "5"]
    assert forward("4", 1, "4t") == ["5"]
    s = with_engines("1", "2")
    stack(s, Frame(MOVE_ENGINE, 0, 2))
    assert reasons(s, "engine 2") == ["GWT-13.2"]


@pytest.mark.rule("GWT-13.3")
def test_a_turnout_is_a_space_between_two() -> None:
    assert forward("4", 1) == ["4t", "5"]
    assert forward("4t", 1) == ["5"]
    assert forward("3", 2) == ["4", "4t", "5"]
    assert back("5", 1) == ["4", "4t"]
    assert back("4t", 1) == ["4"]


@pytest.mark.rule("GWT-13.4")
def test_once_stopped_the_rest_of_the_movement_is_lost() -> None:
    s = table()
    workers(s, engineers=4)
    doing(s, "engine_by_engineers")
    play(s, "engine 1")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-13.5")
def test_backward_is_exact_and_space_zero_the_end() -> None:
    assert back("3", 2) == ["1"]
    assert back("2", 2) == ["0"]
    assert back("2", 1, "1") == ["0"]
    s = table()
    engine(s, "1")
    cleared(s, "certificate_1", "certificate_2")
    doing(s, "auxiliary")
    assert "auxiliary certificate single" in options(s)
    assert "auxiliary certificate double" not in options(s)
    assert reasons(s, "auxiliary certificate double") == ["GWT-13.5"]
    engine(s, "0")
    assert reasons(s, "auxiliary certificate single") == ["GWT-13.5"]


@pytest.mark.rule("GWT-13.9")
def test_routes_over_a_free_turnout_are_one_longer() -> None:
    assert back("5", 2) == ["3", "4"]
    assert back("5", 1) == ["4", "4t"]
    assert back("8", 2) == ["6", "7"]
    s = with_engines("5", "3")
    stack(s, Frame(MOVE_ENGINE_BACK, 0, 2))
    assert reasons(s, "engine 3") == ["GWT-13.2"]
    s = with_engines("5")
    stack(s, Frame(MOVE_ENGINE_BACK, 0, 2))
    assert reasons(s, "engine 4t") == ["GWT-13.9"]
    assert reasons(s, "engine 6") == ["GWT-13.5"]


@pytest.mark.rule("GWT-13.6")
def test_ending_on_a_turnout_opens_the_upgrade_passing_does_not() -> None:
    s = with_engines("4")
    stack(s, Frame(MOVE_ENGINE, 0, 2))
    play(s, "engine 4t")
    assert asked(s) == "upgrade-station 0"
    s = with_engines("4")
    stack(s, Frame(MOVE_ENGINE, 0, 2))
    play(s, "engine 5")
    assert asked(s) == "move-herder 1"
    s = with_engines("5")
    stack(s, Frame(MOVE_ENGINE_BACK, 0, 1))
    play(s, "engine 4t")
    assert asked(s) == "upgrade-station 0"


@pytest.mark.rule("GWT-13.7", "GWT-13.11")
def test_space_39_upgrade_then_back_for_three_dollars_then_upgrade() -> None:
    s = with_engines("37")
    stack(s, Frame(MOVE_ENGINE, 0, 6))
    assert options(s) == ["engine 38", "engine 39"]
    play(s, "engine 39")
    assert options(s) == ["pass", "upgrade station_10"]
    play(s, "upgrade station_10", "disc step_right")
    assert s.seats[0].money == 17
    assert asked(s) == "leave-last-space 0"
    assert reasons(s, "engine 39") == ["GWT-13.7"]
    assert len(options(s)) == 48
    play(s, "engine 33t")
    assert s.seats[0].money == 20
    assert options(s) == ["pass", "upgrade station_9"]
    play(s, "upgrade station_9", "disc dollar")
    assert stations_of(s) == [9, 10]


@pytest.mark.rule("GWT-13.7")
def test_the_three_dollars_can_pay_the_second_upgrade() -> None:
    s = with_engines("38")
    s.seats[0].money = 2
    stack(s, Frame(MOVE_ENGINE, 0, 1))
    play(s, "engine 39")
    assert asked(s) == "leave-last-space 0"
    play(s, "engine 33t")
    assert options(s) == ["pass", "upgrade station_9"]


@pytest.mark.rule("GWT-13.10")
def test_the_return_is_always_possible_and_no_engine_rests_on_39() -> None:
    s = with_engines("38", "37", "36", "0")
    stack(s, Frame(MOVE_ENGINE, 0, 1))
    play(s, "engine 39", "pass")
    assert "engine 0" in options(s)
    assert reasons(s, "engine 37") == ["GWT-13.2"]
    play(s, "engine 38")
    assert engine_of(s) == "38"
    assert s.seats[0].money == 23


# -- stations


@pytest.mark.rule("GWT-14.1")
def test_an_upgrade_needs_its_cost_and_no_own_disc() -> None:
    s = table()
    stations(s, 1, seat=1)
    upgrading(s, 1)
    assert options(s) == ["pass", "upgrade station_1"]
    assert reasons(s, "upgrade station_2") == ["GWT-14.1"]
    assert reasons(s, "pass") == []
    s = table()
    stations(s, 1)
    upgrading(s, 1)
    assert asked(s) == "move-herder 1"
    s = table()
    s.seats[0].money = 1
    upgrading(s, 1)
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-14.2", "GWT-24.4")
@pytest.mark.parametrize("station", range(1, 10))
def test_costs_corners_and_points_of_the_stations(station: int) -> None:
    s = table()
    slots(s, *[None] * 5)
    upgrading(s, station)
    play(s, f"upgrade station_{station}")
    assert s.seats[0].money == 20 - STATION_COST[station - 1]
    assert ("disc step_right" in options(s)) == (station >= 5)
    play(s, "disc dollar")
    assert points(s, "stations") == STATION_POINTS[station - 1]


@pytest.mark.rule("GWT-14.3", "GWT-14.8")
def test_a_station_master_is_taken_for_a_hired_worker() -> None:
    s = table()
    slots(s, "sm_6", None, None, None, None)
    workers(s, cowboys=3, builders=2)
    upgrading(s, 1)
    play(s, "upgrade station_1", "disc dollar")
    assert options(s) == ["pass", "master cowboy", "master builder"]
    assert reasons(s, "master engineer") == ["GWT-14.3"]
    assert reasons(s, "pass") == reasons(s, "master cowboy") == []
    money = s.seats[0].money
    play(s, "master cowboy")
    assert s.seats[0].workers == (2, 2, 1)
    assert s.slot_workers[0] == 0
    assert s.seats[0].money == money
    assert s.masters[0] == -1
    upgrading(s, 1, seat=1)
    workers(s, builders=4, seat=1)
    play(s, "upgrade station_1", "disc dollar")
    assert asked(s) == "move-herder 0"


@pytest.mark.rule("GWT-14.3", "GWT-14.8")
def test_without_hired_workers_the_tile_stays() -> None:
    s = table()
    slots(s, "sm_6", None, None, None, None)
    upgrading(s, 1)
    play(s, "upgrade station_1", "disc dollar")
    assert asked(s) == "move-herder 1"
    assert s.masters[0] >= 0


@pytest.mark.rule("GWT-14.4")
def test_a_freed_worker_space_triggers_again() -> None:
    s = table()
    hand(s, "criollo")
    slots(s, "sm_6", None, None, None, None)
    workers(s, engineers=2)
    upgrading(s, 1)
    play(s, "upgrade station_1", "disc dollar", "master engineer")
    hand(s, "criollo")
    jobs(s, ["engineer", "engineer"])
    doing(s, "hire")
    play(s, "hire 1 engineer")
    assert options(s) == ["pass", "use criollo_for_certificate"]


@pytest.mark.rule("GWT-14.5", "GWT-14.6")
@pytest.mark.parametrize(
    ("master", "uses"),
    [
        ("sm_1", ["use dollars_2"]),
        ("sm_2", ["use hazard_free", "use outlaw"]),
        ("sm_7", ["use dollars_12"]),
        ("sm_9", ["use certificates_2"]),
        ("sm_3", []),
        ("sm_4", []),
        ("sm_5", []),
        ("sm_6", []),
        ("sm_8", []),
    ],
)
def test_the_upper_halves(master: str, uses: list[str]) -> None:
    s = table()
    tile(s, "flood_1", "flood_green_2")
    tile(s, "outlaw_2", "outlaw_green")
    slots(s, master, None, None, None, None)
    workers(s, cowboys=2)
    upgrading(s, 1)
    play(s, "upgrade station_1", "disc dollar", "master cowboy")
    if uses:
        assert options(s) == ["pass", *uses]
        play(s, uses[-1])
    else:
        assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-14.6")
def test_amounts_of_the_immediate_upper_halves() -> None:
    for effect, dollars in (("dollars_2", 2), ("dollars_12", 12)):
        s = table()
        immediate(s, effect)
        play(s, f"use {effect}")
        assert s.seats[0].money == 20 + dollars
    s = table()
    immediate(s, "certificates_2")
    play(s, "use certificates_2")
    assert options(s) == ["certificates 1", "certificates 2"]
    play(s, "certificates 2")
    assert marker_of(s) == 2


@pytest.mark.rule("GWT-14.7", "GWT-10.12")
def test_station_cost_first_then_the_disc_and_its_dollars() -> None:
    s = table()
    s.seats[0].money = 6
    slots(s, *[None] * 5)
    upgrading(s, 5)
    play(s, "upgrade station_5")
    assert "disc hand_1" not in options(s)
    play(s, "disc step_left")
    assert s.seats[0].money == 3
    s = table()
    s.seats[0].money = 4
    only_discs(s, "step_left")
    upgrading(s, 5)
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-14.7")
def test_an_upgrade_whose_disc_cannot_be_paid_is_not_offered() -> None:
    s = table()
    s.seats[0].money = 9
    only_discs(s, "hand_1")
    upgrading(s, 5)
    assert asked(s) == "move-herder 1"
    s.seats[0].money = 11
    upgrading(s, 5)
    play(s, "upgrade station_5", "disc hand_1")
    assert s.seats[0].money == 0


@pytest.mark.rule("GWT-14.8", "GWT-24.8a")
def test_a_worker_on_a_slot_counts_no_more() -> None:
    s = table()
    workers(s, cowboys=5)
    masters(s, "sm_1")
    assert points(s, "workers") == 4
    assert points(s, "station_masters") == 7
    slots(s, "sm_6", None, None, None, None)
    upgrading(s, 1)
    play(s, "upgrade station_1", "disc dollar", "master cowboy")
    assert points(s, "workers") == 0
    assert points(s, "station_masters") == 6


@pytest.mark.rule("GWT-14.9", "GWT-17.7", "GWT-17.10")
def test_the_upgrade_comes_before_the_reward_of_a_backward_move() -> None:
    s = table()
    s.seats[0].money = 2
    cleared(s, "remove_1")
    slots(s, *[None] * 5)
    engine(s, "5")
    hand(s, "criollo")
    at_neutral(s, "a")
    play(s, "auxiliary remove single", "engine 4t")
    assert asked(s) == "upgrade-station 0"
    play(s, "upgrade station_1", "disc dollar")
    assert s.seats[0].money == 1
    assert asked(s) == "remove-cards 0"
    s = table()
    s.seats[0].money = 1
    cleared(s, "remove_1")
    engine(s, "5")
    hand(s, "criollo")
    at_neutral(s, "a")
    play(s, "auxiliary remove single", "engine 4t")
    assert asked(s) == "remove-cards 0"
    assert s.seats[0].money == 2


@pytest.mark.rule("GWT-14.9", "GWT-22.16")
def test_building_1b_upgrades_before_its_three_dollars() -> None:
    s = table()
    s.seats[0].money = 1
    engine(s, "5")
    put(s, "build_c1", "1b")
    visiting(s, "build_c1")
    play(s, "use engine_back_for_3", "engine 4t")
    assert asked(s) == "use-location 0"
    assert s.seats[0].money == 4
