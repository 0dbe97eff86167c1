"""GWT-24: the eleven categories."""

import pytest

from tests.gwt.build import (
    certificates,
    cities,
    cleared,
    deck,
    discard,
    hand,
    hazards,
    masters,
    objectives,
    points,
    put,
    stations,
    table,
    workers,
)
from wagontrain.gwt import GAME
from wagontrain.gwt.state import State

CATEGORIES = [
    "dollars", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "station_masters",
    "workers", "step_disc", "job_token",
]  # fmt: skip


def total(s: State, seat: int = 0) -> int:
    return GAME.scores(s)[seat].total


@pytest.mark.rule("GWT-24.1")
@pytest.mark.parametrize(("money", "vp"), [(0, 0), (4, 0), (5, 1), (24, 4)])
def test_one_point_for_five_dollars(money: int, vp: int) -> None:
    s = table()
    s.seats[0].money = money
    assert points(s, "dollars") == vp


@pytest.mark.rule("GWT-24.2")
def test_own_buildings_on_the_board() -> None:
    s = table()
    put(s, "build_a1", "11a")
    put(s, "build_a2", "4b")
    put(s, "build_a3", "10a", seat=1)
    assert points(s, "buildings") == 20 + 3
    assert points(s, "buildings", 1) == 13


@pytest.mark.rule("GWT-24.3")
def test_cities_may_be_negative() -> None:
    s = table()
    cities(s, "kansas_city", "kansas_city", "fulton", "st_louis")
    assert points(s, "cities") == -15
    cities(s, "chicago", "toledo", "pittsburgh", "philadelphia", "new_york")
    assert points(s, "cities") == 6 + 8 + 4 + 6 + 9


@pytest.mark.rule("GWT-24.4")
def test_stations() -> None:
    s = table()
    stations(s, *range(1, 11))
    assert points(s, "stations") == 1 + 1 + 2 + 2 + 3 + 5 + 6 + 7 + 8 + 9


@pytest.mark.rule("GWT-24.6")
def test_all_cattle_of_the_deck() -> None:
    s = table()
    deck(s, "longhorn", "criollo")
    hand(s, "hereford_7", "obj_01")
    discard(s, "shorthorn_4", "corriente", "black_angus")
    assert points(s, "cattle") == 2 + 7 + 4 + 3 + 1


@pytest.mark.rule("GWT-24.7")
def test_objectives_may_be_negative() -> None:
    s = table()
    objectives(s, "obj_06", "obj_01")
    assert points(s, "objectives") == -5


@pytest.mark.rule("GWT-24.8")
def test_the_same_thing_counts_for_station_master_and_objective() -> None:
    s = table()
    objectives(s, "start_4")
    hazards(s, "flood_green_2", "flood_green_3", "drought_green_2")
    s.seats[0].outlaws = (0, 1)
    masters(s, "sm_3")
    assert points(s, "objectives") == 3
    assert points(s, "station_masters") == 3


@pytest.mark.rule("GWT-24.8a")
def test_workers_on_the_board() -> None:
    s = table()
    masters(s, "sm_1")
    workers(s, 3, 2, 1)
    assert points(s, "station_masters") == 6


@pytest.mark.rule("GWT-24.8b")
def test_objective_cards_met_or_not() -> None:
    s = table()
    masters(s, "sm_2")
    objectives(s, "start_1", "obj_06", "obj_07", "obj_08")
    assert points(s, "station_masters") == 6
    assert points(s, "objectives") == -9


@pytest.mark.rule("GWT-24.8c")
@pytest.mark.parametrize(("count", "vp"), [(1, 0), (2, 3), (5, 6)])
def test_hazard_tiles(count: int, vp: int) -> None:
    s = table()
    masters(s, "sm_3")
    hazards(
        s, *["flood_green_2", "drought_black_2", "rockfall_green_3", "flood_green_4", "flood_black_3"][:count]
    )
    assert points(s, "station_masters") == vp


@pytest.mark.rule("GWT-24.8d")
def test_pairs_of_outlaws() -> None:
    s = table()
    masters(s, "sm_4")
    s.seats[0].outlaws = (3, 2)
    assert points(s, "station_masters") == 6


@pytest.mark.rule("GWT-24.8e")
def test_certificates_of_both_kinds() -> None:
    s = table()
    masters(s, "sm_5")
    cleared(s, "limit_4", "limit_6")
    certificates(s, 6)
    assert points(s, "station_masters") == 9
    masters(s, "sm_5", "sm_6")
    assert points(s, "station_masters") == 12
    certificates(s, 4)
    assert points(s, "station_masters") == 9


@pytest.mark.rule("GWT-24.8f")
def test_stations_with_an_own_disc() -> None:
    s = table()
    masters(s, "sm_8")
    stations(s, 1, 4, 10)
    assert points(s, "station_masters") == 3


@pytest.mark.rule("GWT-24.8g")
def test_own_buildings() -> None:
    s = table()
    masters(s, "sm_9")
    put(s, "build_a1", "1a")
    put(s, "build_a2", "2a")
    put(s, "build_a3", "3a", seat=1)
    assert points(s, "station_masters") == 4


@pytest.mark.rule("GWT-24.12")
def test_most_points_win_and_ties_share_unless_the_table_plays_it_otherwise() -> None:
    for ties, ranks in (("shared", [1, 1, 3]), ("dollars", [2, 1, 3])):
        s = table(3, "", ties=ties)
        for seat, money in enumerate((20, 24, 0)):
            s.seats[seat].money = money
            objectives(s, f"start_{seat + 1}", seat=seat)
        assert [score.rank for score in GAME.scores(s)] == ranks


@pytest.mark.rule("GWT-24.13", "GWT-24.14")
def test_the_total_is_the_sum_of_eleven_categories_at_any_time() -> None:
    s = table()
    for score in GAME.scores(s):
        assert list(score.parts) == CATEGORIES
        assert score.total == sum(score.parts.values())
    s.seats[0].money = 0
    cities(s, "kansas_city")
    assert total(s) == -6


@pytest.mark.rule("GWT-24.5", "GWT-24.9", "GWT-24.10", "GWT-24.11")
def test_a_hand_scored_position() -> None:
    s = table()
    s.seats[0].money = 13
    put(s, "build_c1", "8b")
    put(s, "build_c2", "2a")
    cities(s, "chicago", "toledo", "new_york", "kansas_city")
    stations(s, 5, 6)
    hazards(s, "flood_green_4", "rockfall_black_2")
    deck(s, "corriente", "hereford_6")
    objectives(s, "start_3", "obj_06")
    masters(s, "sm_8", "sm_9")
    workers(s, 6, 5, 2)
    cleared(s, "step_right")
    s.token_owner = 0
    assert GAME.scores(s)[0].parts == {
        "dollars": 2,
        "buildings": 9,
        "cities": 6 + 9 - 6,
        "stations": 8,
        "hazards": 6,
        "cattle": 9,
        "objectives": 3 + 5,
        "station_masters": 3 + 4,
        "workers": 12,
        "step_disc": 3,
        "job_token": 2,
    }
    assert total(s) == 2 + 9 + 9 + 8 + 6 + 9 + 8 + 7 + 12 + 3 + 2
