"""GWT-24: final scoring, category by category."""

import pytest

from tests.gwt.build import (
    bare,
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
    workers,
)
from wagontrain.gwt import GAME
from wagontrain.gwt.components import DISCS

CATEGORIES = [
    "dollars",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "station_masters",
    "workers",
    "step_disc",
    "job_token",
]


@pytest.mark.rule("GWT-24.1")
@pytest.mark.parametrize(("money", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (23, 4)])
def test_one_point_for_each_full_five_dollars(money: int, vp: int) -> None:
    s = bare()
    s.seats[0].money = money
    assert points(s, "dollars") == vp


@pytest.mark.rule("GWT-24.2")
def test_own_buildings_on_the_board_count() -> None:
    s = bare()
    put(s, "build_a1", "10a")
    put(s, "flood_risk_1", "11a")
    put(s, "build_b1", "4a", seat=1)
    assert points(s, "buildings") == 13 + 20
    assert points(s, "buildings", 1) == 3


@pytest.mark.rule("GWT-24.3", "GWT-8.5", "GWT-8.6", "GWT-8.12")
@pytest.mark.parametrize(
    ("found", "vp"),
    [
        (["kansas_city"], -6),
        (["kansas_city", "kansas_city"], -12),
        (["new_york", "new_york"], 18),
        (["philadelphia"], 6),
        (["philadelphia", "new_york"], 15),
        (["fulton", "st_louis"], -3),
        (["st_louis", "bloomington", "peoria", "chicago"], 0),
        (["chicago", "toledo"], 6),
        (["toledo", "pittsburgh"], 8),
        (["pittsburgh", "philadelphia"], 4 + 6),
        (["chicago", "pittsburgh"], 0),
        (["chicago", "toledo", "pittsburgh", "philadelphia"], 6 + 8 + 4 + 6),
    ],
)
def test_cities_and_completed_pairs(found: list[str], vp: int) -> None:
    s = bare()
    cities(s, *found)
    assert points(s, "cities") == vp


@pytest.mark.rule("GWT-24.3")
def test_a_pair_needs_both_discs_of_one_player() -> None:
    s = bare()
    cities(s, "chicago")
    cities(s, "toledo", seat=1)
    assert [points(s, "cities", seat) for seat in (0, 1)] == [0, 0]


@pytest.mark.rule("GWT-24.4")
def test_stations_with_an_own_disc() -> None:
    s = bare()
    worth = [1, 1, 2, 2, 3, 5, 6, 7, 8, 9]
    for n in range(10):
        stations(s, n + 1)
        assert points(s, "stations") == worth[n]
    stations(s, *range(1, 11))
    assert points(s, "stations") == sum(worth)
    assert points(s, "stations", 1) == 0


@pytest.mark.rule("GWT-24.5", "GWT-20.2")
def test_hazards_are_worth_two_three_or_four() -> None:
    s = bare()
    hazards(s, "flood_black_2", "drought_green_3", "rockfall_green_4", "rockfall_green_4")
    assert points(s, "hazards") == 13


@pytest.mark.rule("GWT-24.6")
def test_all_cattle_of_the_deck_wherever_it_is() -> None:
    s = bare()
    deck(s, "criollo", "black_angus")
    hand(s, "longhorn", "shorthorn_4")
    discard(s, "corriente", "hereford_7", "obj_01")
    assert points(s, "cattle") == 1 + 2 + 4 + 3 + 7


@pytest.mark.rule("GWT-24.7")
def test_objectives_may_be_negative() -> None:
    s = bare()
    objectives(s, "obj_06", "obj_01")
    assert points(s, "objectives") == -3 - 2
    cities(s, "new_york")
    assert points(s, "objectives") == 5 - 2


@pytest.mark.rule("GWT-24.8", "GWT-24.8a")
def test_a_point_for_each_worker_on_the_player_board() -> None:
    s = bare()
    masters(s, "sm_1")
    assert points(s, "station_masters") == 3
    workers(s, cowboys=4, builders=2, engineers=3)
    s.slot_workers = (0, 0, 0, 0, 0)
    assert points(s, "station_masters") == 9


@pytest.mark.rule("GWT-24.8", "GWT-24.8b", "GWT-15.14")
@pytest.mark.parametrize(("cards", "vp"), [(0, 0), (1, 0), (2, 3), (3, 3), (4, 6), (5, 6)])
def test_three_points_for_two_objective_cards_met_or_not(cards: int, vp: int) -> None:
    s = bare()
    masters(s, "sm_2")
    objectives(s, *["start_1", "obj_01", "obj_06", "obj_10", "obj_16"][:cards])
    assert points(s, "station_masters") == vp


@pytest.mark.rule("GWT-24.8b", "GWT-15.9")
def test_cards_added_at_the_end_count_for_the_pairs() -> None:
    s = bare()
    masters(s, "sm_2")
    objectives(s, "start_1")
    discard(s, "obj_01")
    assert (points(s, "objectives"), points(s, "station_masters")) == (-2, 3)


@pytest.mark.rule("GWT-24.8", "GWT-24.8c")
@pytest.mark.parametrize(("count", "vp"), [(1, 0), (2, 3), (3, 3), (4, 6)])
def test_three_points_for_two_hazards(count: int, vp: int) -> None:
    s = bare()
    masters(s, "sm_3")
    hazards(s, *["flood_green_4", "drought_green_3", "rockfall_black_2", "flood_black_2"][:count])
    assert points(s, "station_masters") == vp


@pytest.mark.rule("GWT-24.8", "GWT-24.8d")
@pytest.mark.parametrize(("outlaws", "vp"), [((3, 0), 0), ((1, 1), 3), ((4, 2), 6), ((2, 5), 6)])
def test_three_points_for_a_green_and_an_orange_outlaw(outlaws: tuple[int, int], vp: int) -> None:
    s = bare()
    masters(s, "sm_4")
    s.seats[0].outlaws = outlaws
    assert points(s, "station_masters") == vp


@pytest.mark.rule("GWT-24.8", "GWT-24.8e")
@pytest.mark.parametrize(
    ("tiles", "marker", "vp"),
    [
        (["sm_5"], 0, 0),
        (["sm_5"], 1, 3),
        (["sm_5"], 6, 9),
        (["sm_5", "sm_6"], 0, 3),
        (["sm_5", "sm_6", "sm_3"], 4, 12),
    ],
)
def test_three_points_for_two_certificates(tiles: list[str], marker: int, vp: int) -> None:
    s = bare()
    masters(s, *tiles)
    certificates(s, marker)
    assert points(s, "station_masters") == vp


@pytest.mark.rule("GWT-24.8", "GWT-24.8f")
@pytest.mark.parametrize(("found", "vp"), [([10], 0), ([3, 10], 3), ([1, 2, 3], 3), ([1, 2, 3, 10], 6)])
def test_three_points_for_two_stations(found: list[int], vp: int) -> None:
    s = bare()
    masters(s, "sm_8")
    stations(s, *found)
    assert points(s, "station_masters") == vp


@pytest.mark.rule("GWT-24.8", "GWT-24.8g")
def test_two_points_for_each_own_building() -> None:
    s = bare()
    masters(s, "sm_9")
    put(s, "build_a1", "1a")
    put(s, "build_a2", "2a")
    put(s, "build_a3", "3a", seat=1)
    assert points(s, "station_masters") == 4


@pytest.mark.rule("GWT-24.8")
def test_remainders_are_dropped_tile_by_tile_and_things_count_for_objectives_too() -> None:
    s = bare()
    masters(s, "sm_3", "sm_8", "sm_6", "sm_7")
    hazards(s, "flood_green_4", "drought_green_4", "drought_green_2")
    stations(s, 1, 2, 3)
    objectives(s, "obj_03")
    assert points(s, "station_masters") == 3 + 3
    assert points(s, "objectives") == 3


@pytest.mark.rule("GWT-24.9", "GWT-11.6")
@pytest.mark.parametrize(("cowboys", "engineers", "vp"), [(4, 4, 0), (5, 1, 4), (6, 1, 8), (6, 5, 12)])
def test_workers_in_columns_five_and_six(cowboys: int, engineers: int, vp: int) -> None:
    s = bare()
    workers(s, cowboys=cowboys, engineers=engineers)
    assert points(s, "workers") == vp


@pytest.mark.rule("GWT-24.10", "GWT-8.4c")
def test_the_right_step_disc_is_worth_three() -> None:
    s = bare()
    cleared(s, "step_left", "hand_1", "hand_2", "limit_4", "limit_6", "dollar")
    assert points(s, "step_disc") == 0
    cleared(s, "step_right")
    assert points(s, "step_disc") == 3
    assert s.seats[0].discs.bit_count() == DISCS - 1


@pytest.mark.rule("GWT-24.11")
def test_the_job_market_token_is_worth_two() -> None:
    s = bare()
    assert [points(s, "job_token", seat) for seat in (0, 1)] == [0, 0]
    s.token_owner = 1
    assert [points(s, "job_token", seat) for seat in (0, 1)] == [0, 2]


@pytest.mark.rule("GWT-24.12")
@pytest.mark.parametrize(("ties", "ranks"), [("shared", [1, 1, 3, 4]), ("dollars", [2, 1, 3, 4])])
def test_most_points_win_and_ties_are_shared_unless_dollars_decide(ties: str, ranks: list[int]) -> None:
    s = bare(4, ties=ties)
    for seat, money in enumerate((20, 23, 15, 9)):
        s.seats[seat].money = money
    assert [score.total for score in GAME.scores(s)] == [4, 4, 3, 1]
    assert [score.rank for score in GAME.scores(s)] == ranks


@pytest.mark.rule("GWT-24.12")
def test_equal_points_and_equal_dollars_are_shared_in_either_reading() -> None:
    for ties in ("shared", "dollars"):
        s = bare(2, ties=ties)
        assert [score.rank for score in GAME.scores(s)] == [1, 1]


@pytest.mark.rule("GWT-24.13")
def test_the_total_is_the_sum_of_eleven_categories_and_may_be_negative() -> None:
    s = bare()
    cities(s, "kansas_city", "kansas_city")
    objectives(s, "obj_06")
    s.seats[0].money = 10
    score = GAME.scores(s)[0]
    assert list(score.parts) == CATEGORIES
    assert score.total == sum(score.parts.values()) == -12 - 3 + 2


@pytest.mark.rule("GWT-24.14")
def test_the_standing_can_be_read_before_the_end() -> None:
    s = bare()
    assert GAME.to_act(s) == 0
    assert [score.total for score in GAME.scores(s)] == [0, 0]
    s.seats[1].money = 12
    assert [score.total for score in GAME.scores(s)] == [0, 2]
    assert [score.rank for score in GAME.scores(s)] == [2, 1]
