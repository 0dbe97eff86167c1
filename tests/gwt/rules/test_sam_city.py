"""GWT-27: Sam in Kansas City, his score, and the end of a solo game."""

import pytest

from tests.gwt.build import (
    asked,
    bags,
    cities,
    display,
    foresight,
    hazards,
    herder,
    herder_of,
    masters,
    objective_stack,
    objectives,
    only_discs,
    options,
    play,
    points,
    put,
    said,
    stations,
    stations_of,
    visiting,
    workers,
)
from tests.gwt.solo import SAM, STEP_1, STEP_2, cities_of_sam, in_kansas_city, sams_turn, solo
from wagontrain.gwt import GAME
from wagontrain.gwt.names import CARD, CITY, EMPTY, TILE


@pytest.mark.rule("GWT-27.16")
def test_in_kansas_city_sam_takes_a_tile_of_each_column_and_delivers_without_income() -> None:
    s = solo()
    s.placed = 3
    foresight(s, "flood_green_2", None, "cowboy", None, "outlaw_green", None)
    bags(s, ["flood_black_2"], ["builder"], ["engineer"])
    herder(s, "neutral_g", seat=SAM)
    sams_turn(s, STEP_1)
    assert len(said(s, "tile_chosen")) == 3
    assert s.placed == 4
    assert [t == EMPTY for t in s.foresight] == [False, True] * 3
    assert TILE.text(s.foresight[4]) == "engineer"
    assert (s.seats[SAM].money, herder_of(s, SAM)) == (20, "start")
    assert cities_of_sam(s) == ["bloomington"]


@pytest.mark.rule("GWT-27.16")
def test_the_card_action_comes_before_kansas_city() -> None:
    s = solo()
    in_kansas_city(s, "outlaw_green", None, None, None, None, None)
    assert s.seats[SAM].outlaws == (0, 0)
    assert said(s, "bounty_collected") == []


@pytest.mark.rule("GWT-27.16")
def test_sams_tiles_are_random() -> None:
    found = set()
    for seed in range(12):
        s = solo()
        s.key = bytes([seed] * 32)
        in_kansas_city(s, "flood_green_2", "drought_green_2", None, None, None, None)
        found.add(said(s, "tile_chosen")[0][0])
    assert found == {0, 1}


@pytest.mark.rule("GWT-27.16", "GWT-27.26")
def test_after_the_end_trigger_sam_takes_no_worker() -> None:
    s = solo()
    s.placed = 24
    s.turns_left = 1
    in_kansas_city(s, None, None, "cowboy", "builder", "cowboy", "outlaw_green")
    assert [TILE.text(args[1]) for args in said(s, "tile_chosen")] == ["outlaw_green"]
    assert GAME.to_act(s) == -1


@pytest.mark.rule("GWT-27.16")
def test_sams_schedule_runs_to_new_york_and_stays_there() -> None:
    s = solo(difficulty="hard")
    for _ in range(6):
        in_kansas_city(s)
    assert cities_of_sam(s) == ["chicago", "toledo", "pittsburgh", "philadelphia", "new_york", "new_york"]
    assert points(s, "cities", SAM) == 6 + 9 + 9 + 6 + 8 + 4


@pytest.mark.rule("GWT-27.16", "GWT-27.15")
def test_sam_takes_the_objective_of_a_pair_and_no_token() -> None:
    s = solo(difficulty="easy")
    objectives(s, seat=SAM)
    display(s, None, "obj_07", "obj_03", "obj_04")
    objective_stack(s, "obj_05")
    in_kansas_city(s)
    in_kansas_city(s)
    assert (s.seats[SAM].objectives, s.seats[SAM].tokens) == ((), 0)
    in_kansas_city(s)
    assert s.seats[SAM].objectives == (CARD.index["obj_07"],)
    assert CARD.text(s.display[1]) == "obj_05"
    assert said(s, "action_used") == []


@pytest.mark.rule("GWT-27.24")
def test_without_a_disc_on_his_board_sam_takes_that_of_his_cheapest_station() -> None:
    s = solo()
    only_discs(s, seat=SAM)
    stations(s, 2, 1, 5, seat=SAM)
    in_kansas_city(s)
    assert (stations_of(s, SAM), cities_of_sam(s)) == ([2, 5], ["bloomington"])
    s = solo()
    only_discs(s, seat=SAM)
    in_kansas_city(s)
    assert (cities_of_sam(s), said(s, "delivery_skipped")) == ([], [()])
    assert CITY.text(s.sam_city) == "bloomington"


@pytest.mark.rule("GWT-27.24")
def test_sams_discs_have_no_corners() -> None:
    s = solo(difficulty="hard")
    only_discs(s, "dollar", seat=SAM)
    in_kansas_city(s)
    assert cities_of_sam(s) == ["chicago"]
    assert s.seats[SAM].discs == 0


# -- score and end


@pytest.mark.rule("GWT-27.17")
def test_what_counts_for_sam_and_what_does_not() -> None:
    s = solo()
    sam = s.seats[SAM]
    put(s, "build_a1", "10b", seat=SAM)
    cities(s, "philadelphia", "new_york", seat=SAM)
    stations(s, 1, 10, seat=SAM)
    hazards(s, "flood_green_4", "drought_black_2", seat=SAM)
    sam.discard = (CARD.index["hereford_7"], CARD.index["corriente"])
    objectives(s, "obj_01", "obj_06", seat=SAM)
    workers(s, cowboys=5, builders=6, seat=SAM)
    s.token_owner = SAM
    sam.money = 99
    masters(s, "sm_1", "sm_9", seat=SAM)
    only_discs(s, seat=SAM)
    score = GAME.scores(s)[SAM]
    assert score.parts == {
        "dollars": 0,
        "buildings": 11,
        "cities": 15,
        "stations": 10,
        "hazards": 6,
        "cattle": 10,
        "objectives": 8,
        "station_masters": 0,
        "workers": 12,
        "step_disc": 0,
        "job_token": 2,
    }
    assert score.total == 74
    assert score.automa


@pytest.mark.rule("GWT-27.18", "GWT-27.26")
@pytest.mark.parametrize(("money", "ranks"), [(55, [1, 2]), (50, [2, 1]), (45, [2, 1])])
def test_you_win_with_more_points_than_sam(money: int, ranks: list[int]) -> None:
    for money_breaks_ties in (False, True):  # no option of the solo game: Sam wins every tie
        s = solo()
        s.money_breaks_ties = money_breaks_ties
        for seat in (0, SAM):
            objectives(s, seat=seat)
        s.seats[0].money = money
        s.seats[SAM].money = 0
        hazards(s, "flood_green_4", "drought_green_4", "flood_green_2", seat=SAM)
        assert [score.rank for score in GAME.scores(s)] == ranks


@pytest.mark.rule("GWT-27.26")
def test_when_sam_places_the_last_worker_you_have_one_more_turn() -> None:
    s = solo()
    s.placed = 23
    in_kansas_city(s, None, None, "cowboy", None, None, None)
    assert (s.token_owner, points(s, "job_token", SAM)) == (SAM, 2)
    assert cities_of_sam(s) == ["bloomington"]
    assert asked(s) == "move-herder 0"
    play(s, options(s, "move")[0], "pass")
    assert GAME.to_act(s) == -1


@pytest.mark.rule("GWT-27.26")
def test_when_you_place_it_sam_draws_one_more_card() -> None:
    s = solo()
    s.placed = 23
    s.sam_deck = (STEP_1 - 1, STEP_2 - 1)
    foresight(s, None, None, "cowboy", None, None, None)
    visiting(s, "kansas_city")
    play(s, "foresight 3", "deliver kansas_city", "disc dollar")
    assert said(s, "sam_revealed") == [(STEP_2 - 1,)]
    assert GAME.to_act(s) == -1
    assert points(s, "job_token") == 2
