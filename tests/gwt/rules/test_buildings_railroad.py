"""GWT-22: buildings 9a, the extraordinary delivery, and 9b, an upgrade behind the engine."""

import pytest

from tests.gwt.build import (
    asked,
    cities,
    delivering,
    display,
    engine,
    engine_of,
    hand,
    hand_of,
    herder_of,
    only_discs,
    options,
    play,
    put,
    reasons,
    said,
    slots,
    stations,
    stations_of,
    table,
    visiting,
    workers,
)
from wagontrain.gwt.state import State


def at(face: str, place: str, money: int = 20) -> State:
    """Seat 0 on its 9a or 9b, its engine on a place of the railroad; no station masters."""
    s = table()
    put(s, "build_c1", face)
    slots(s, *[None] * 5)
    engine(s, place)
    s.seats[0].money = money
    hand(s, "criollo")
    visiting(s, "build_c1")
    return s


def in_reach(s: State) -> list[str]:
    """The cities that can be delivered to."""
    return [text.removeprefix("deliver ") for text in options(s, "deliver")]


# -- 9a


@pytest.mark.rule("GWT-22.8", "GWT-22.15")
@pytest.mark.parametrize(
    ("place", "goal", "cities_"),
    [
        ("1", "0", ["kansas_city", "fulton"]),  # space 0 counts
        ("3", "2", ["kansas_city", "fulton"]),
        ("8", "7t", ["kansas_city"]),  # one space onto a turnout: X = 0
        ("8", "7", ["kansas_city", "fulton"]),  # the turnout between does not count
        ("4t", "4", ["kansas_city", "fulton"]),
        ("8", "3", ["kansas_city", "fulton", "st_louis"]),  # 7, 6, 5, 4, 3: not Bloomington
        ("8", "2", ["kansas_city", "fulton", "st_louis", "bloomington"]),
    ],
)
def test_9a_reaches_cities_of_at_most_the_spaces_moved_back(
    place: str, goal: str, cities_: list[str]
) -> None:
    s = at("9a", place, money=0)
    play(s, "use delivery", f"engine {goal}")
    assert in_reach(s) == cities_


@pytest.mark.rule("GWT-22.15", "GWT-13.2")
def test_9a_occupied_spaces_do_not_count_and_are_no_goal() -> None:
    s = at("9a", "8")
    engine(s, "5", seat=1)
    play(s, "use delivery")
    assert reasons(s, "engine 5") == ["GWT-13.2"]
    assert reasons(s, "engine 9") == ["GWT-22.8"]
    play(s, "engine 4")
    assert in_reach(s) == ["kansas_city", "fulton"]


@pytest.mark.rule("GWT-22.8", "GWT-22.15")
def test_9a_goes_back_any_distance_but_at_least_one_space() -> None:
    s = at("9a", "6")
    play(s, "use delivery")
    assert options(s) == [f"engine {n}" for n in ("0", "1", "2", "3", "4", "4t", "5")]
    assert reasons(s, "engine 6") == ["GWT-22.8"]
    s = at("9a", "0")
    assert reasons(s, "use delivery") == ["GWT-10.9"]
    assert options(s, "use") == ["use engine_3"]


@pytest.mark.rule("GWT-22.8", "GWT-8.14")
def test_9a_brings_no_income_costs_no_transport_and_moves_no_herder() -> None:
    s = at("9a", "12", money=0)
    before = s.foresight
    play(s, "use delivery", "engine 2", "deliver chicago", "disc step_left")
    assert (s.seats[0].money, engine_of(s), herder_of(s)) == (3, "2", "build_c1")
    assert (hand_of(s), s.foresight, said(s, "transport_paid")) == (["criollo"], before, [])
    assert options(s, "use") == ["use engine_3"]


@pytest.mark.rule("GWT-22.8", "GWT-22.15")
def test_9a_city_and_pair_effects_apply() -> None:
    s = at("9a", "8", money=0)
    cities(s, "fulton", "bloomington")
    display(s, "obj_01")
    play(s, "use delivery", "engine 4", "deliver st_louis", "disc dollar")
    assert options(s) == ["bonus fulton_and_st_louis", "bonus st_louis_and_bloomington"]
    play(s, "bonus st_louis_and_bloomington", "objective obj_01")
    assert s.seats[0].tokens == 1
    s = at("9a", "8", money=0)
    play(s, "use delivery", "engine 7", "deliver kansas_city", "disc dollar")
    assert s.seats[0].money == 4


@pytest.mark.rule("GWT-22.8", "GWT-8.3", "GWT-8.1")
def test_9a_corners_and_own_discs_bind_as_in_kansas_city() -> None:
    s = at("9a", "8")
    cities(s, "fulton")
    play(s, "use delivery", "engine 4")
    assert reasons(s, "deliver fulton") == ["GWT-8.1"]
    assert reasons(s, "deliver bloomington") == ["GWT-8.1"]
    play(s, "deliver st_louis")
    assert reasons(s, "disc step_left") == ["GWT-8.3"]


@pytest.mark.rule("GWT-22.15")
@pytest.mark.parametrize(("money", "possible"), [(4, False), (5, True)])
def test_9a_a_hand_limit_disc_needs_its_five_dollars(money: int, possible: bool) -> None:
    s = at("9a", "12", money)
    play(s, "use delivery", "engine 2", "deliver chicago")
    assert ("disc hand_1" in options(s)) == possible


@pytest.mark.rule("GWT-22.8", "GWT-14.9")
def test_9a_the_upgrade_is_decided_before_the_delivery() -> None:
    s = at("9a", "12")
    play(s, "use delivery", "engine 4t")
    assert options(s) == ["pass", "upgrade station_1"]
    play(s, "upgrade station_1", "disc draw")
    assert asked(s) == "choose-city 0"
    play(s, "deliver kansas_city", "disc dollar")
    assert (stations_of(s), s.seats[0].money) == ([1], 20 - 2 + 4)


@pytest.mark.rule("GWT-22.8", "GWT-10.3", "GWT-8.1")
def test_9a_the_delivery_is_a_reward_and_may_be_refused() -> None:
    s = at("9a", "8")
    play(s, "use delivery", "engine 4", "pass")
    assert (engine_of(s), sum(s.seats[0].cities)) == ("4", 0)
    assert options(s, "use") == ["use engine_3"]
    delivering(s, 4)
    assert reasons(s, "pass") == ["GWT-8.1"]


# -- 9b


@pytest.mark.rule("GWT-22.9", "GWT-22.18")
@pytest.mark.parametrize(
    ("place", "found"),
    [
        ("4", []),
        ("4t", []),  # the station under the engine does not qualify
        ("5", [1]),
        ("10", [1, 2]),
        ("10t", [1, 2]),
        ("38", [1, 2, 3, 4, 5, 6, 7, 8, 9]),
    ],
)
def test_9b_upgrades_stations_strictly_behind(place: str, found: list[int]) -> None:
    s = at("9b", place)
    if not found:
        assert reasons(s, "use upgrade_behind") == ["GWT-10.9"]
        return
    play(s, "use upgrade_behind")
    assert options(s) == [f"upgrade station_{n}" for n in found]
    assert reasons(s, "upgrade station_10") == ["GWT-22.18"]


@pytest.mark.rule("GWT-22.9", "GWT-14.1")
def test_9b_pays_the_cost_and_keeps_the_engine_where_it_is() -> None:
    s = at("9b", "18", money=5)
    stations(s, 1)
    play(s, "use upgrade_behind")
    assert reasons(s, "upgrade station_1") == ["GWT-14.1"]
    assert reasons(s, "upgrade station_5") == ["GWT-14.1"]
    play(s, "upgrade station_4")
    assert reasons(s, "disc step_left") == ["GWT-8.3"]
    play(s, "disc dollar")
    assert (s.seats[0].money, engine_of(s), stations_of(s)) == (1, "18", [1, 4])


@pytest.mark.rule("GWT-22.9", "GWT-14.3")
def test_9b_takes_the_station_master_too() -> None:
    s = at("9b", "9")
    slots(s, None, "sm_7", None, None, None)
    workers(s, engineers=2)
    play(s, "use upgrade_behind", "upgrade station_2", "disc dollar", "master engineer", "use dollars_12")
    assert (s.seats[0].money, s.seats[0].workers) == (30, (1, 1, 1))


@pytest.mark.rule("GWT-22.9", "GWT-26.2")
def test_9b_may_use_the_disc_of_another_station() -> None:
    s = at("9b", "9")
    only_discs(s)
    stations(s, 1)
    visiting(s, "build_c1")
    play(s, "use upgrade_behind", "upgrade station_2", "recall station_1")
    assert stations_of(s) == [2]
