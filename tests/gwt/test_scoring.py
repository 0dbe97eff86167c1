"""Objective cards at their best, and final positions scored by hand."""

import random
from itertools import combinations

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
    table,
    workers,
)
from wagontrain.gwt import GAME
from wagontrain.gwt.components import OBJECTIVE_PENALTY, OBJECTIVE_POINTS
from wagontrain.gwt.scoring import ObjectiveScore
from wagontrain.gwt.tasks import OBJECTIVE_TASKS, TASKS

CARDS = len(OBJECTIVE_POINTS)
FIRST_START = CARDS - 4


def brute_force(have: list[int], played: list[int], unplayed: list[int], per_pair: int) -> int:
    """GWT-15.13 word by word: all subsets of cards to add, all subsets of cards to meet."""
    best = -1000
    for added in range(len(unplayed) + 1):
        for extra in combinations(unplayed, added):
            area = played + list(extra)
            for met in range(1 << len(area)):
                chosen = [card for i, card in enumerate(area) if met >> i & 1]
                if all(sum(OBJECTIVE_TASKS[c][k] for c in chosen) <= have[k] for k in range(len(TASKS))):
                    value = sum(OBJECTIVE_POINTS[card] for card in chosen)
                    value -= sum(OBJECTIVE_PENALTY[card] for card in area if card not in chosen)
                    best = max(best, value + per_pair * (len(area) // 2))
    return best


# -- objective cards


@pytest.mark.rule("GWT-15.6")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("obj_12", "buildings and hazard"),
        ("obj_14", "station and green outlaws"),
        ("obj_05", "building and orange outlaws"),
        ("obj_16", "cattle"),
        ("obj_06", "new york"),
    ],
)
def test_each_kind_of_task_is_met_by_its_own_things(card: str, kind: str) -> None:
    s = bare()
    objectives(s, card)
    assert points(s, "objectives") < 0
    if kind in ("buildings and hazard", "building and orange outlaws"):
        put(s, "build_a1", "1a")
        put(s, "build_a2", "2a")
        hazards(s, "flood_green_2")
        s.seats[0].outlaws = (0, 2)
    elif kind == "station and green outlaws":
        stations(s, 10)
        s.seats[0].outlaws = (2, 0)
    elif kind == "cattle":
        deck(s, "corriente")
        hand(s, "shorthorn_5")
        discard(s, "hereford_6")
    else:
        cities(s, "new_york")
    assert points(s, "objectives") > 0


@pytest.mark.rule("GWT-15.6")
def test_the_wrong_colour_or_breed_meets_no_task() -> None:
    s = bare()
    s.seats[0].outlaws = (5, 0)
    put(s, "build_a1", "1a")
    put(s, "build_a2", "1a", seat=1)
    objectives(s, "obj_05")
    assert points(s, "objectives") == -2
    objectives(s, "obj_16")
    deck(s, "shorthorn_3", "shorthorn_4", "shorthorn_5", "galloway")
    assert points(s, "objectives") == -3


@pytest.mark.rule("GWT-15.7")
def test_each_thing_meets_one_task_of_one_card() -> None:
    s = bare()
    objectives(s, "obj_06", "obj_07", "obj_08")
    cities(s, "new_york", "new_york")
    assert points(s, "objectives") == 5 + 5 - 3
    objectives(s, "obj_12", "start_3")
    put(s, "build_a1", "1a")
    put(s, "build_a2", "2a")
    put(s, "build_a3", "3a")
    hazards(s, "flood_green_2", "flood_green_3")
    assert points(s, "objectives") == 3


@pytest.mark.rule("GWT-15.8", "GWT-15.14")
def test_all_tasks_or_the_penalty_and_none_for_starting_cards() -> None:
    s = bare()
    for card in ("start_1", "start_2", "start_3", "start_4"):
        objectives(s, card)
        assert points(s, "objectives") == 0
    objectives(s, "obj_18")
    put(s, "build_a1", "1a")
    hazards(s, "flood_green_2", "flood_green_3")
    assert points(s, "objectives") == -3
    s.seats[0].outlaws = (0, 1)
    assert points(s, "objectives") == 5


@pytest.mark.rule("GWT-15.9")
@pytest.mark.parametrize("where", ["deck", "hand", "discard"])
def test_an_unplayed_card_is_added_when_it_pays_else_dropped(where: str) -> None:
    s = bare()
    {"deck": deck, "hand": hand, "discard": discard}[where](s, "obj_06")
    assert points(s, "objectives") == 0
    cities(s, "new_york")
    assert points(s, "objectives") == 5


@pytest.mark.rule("GWT-15.10", "GWT-15.13")
def test_things_go_to_the_cards_that_are_worth_most() -> None:
    s = bare()
    objectives(s, "obj_01", "obj_18", "start_4")
    hazards(s, "flood_green_2", "flood_green_3")
    put(s, "build_a1", "1a")
    s.seats[0].outlaws = (0, 1)
    deck(s, "shorthorn_3")
    assert points(s, "objectives") == 5 - 2


@pytest.mark.rule("GWT-15.10", "GWT-15.13", "GWT-24.8b")
def test_an_unmet_card_is_added_to_fill_a_pair() -> None:
    s = bare()
    masters(s, "sm_2")
    objectives(s, "start_1")
    discard(s, "obj_06", "obj_20")
    assert (points(s, "objectives"), points(s, "station_masters")) == (-2, 3)
    discard(s, "obj_06")
    assert (points(s, "objectives"), points(s, "station_masters")) in ((0, 0), (-3, 3))
    s.seats[0].masters = 0
    assert (points(s, "objectives"), points(s, "station_masters")) == (0, 0)


@pytest.mark.rule("GWT-15.10", "GWT-15.13")
@pytest.mark.parametrize("per_pair", [0, 3])
def test_the_best_assignment_is_that_of_a_search_of_all(per_pair: int) -> None:
    source = random.Random(15)
    for _ in range(150):
        cards = source.sample(range(FIRST_START), 5)
        start = source.randrange(FIRST_START, CARDS)
        split = source.randrange(6)
        have = [source.randrange(4) for _ in TASKS]
        played = [start, *cards[:split]]
        found = ObjectiveScore(have, played, cards[split:], per_pair, 2)
        assert found.points + found.pairs == brute_force(have, played, cards[split:], per_pair)


@pytest.mark.rule("GWT-15.13")
def test_a_dropped_card_may_fill_the_last_pair_after_all() -> None:
    s = bare()
    masters(s, "sm_2")
    objectives(s, "start_1", "obj_02", "obj_07")
    discard(s, "obj_03", "obj_06", "obj_15")
    put(s, "build_a1", "1a")
    put(s, "build_a2", "2a")
    stations(s, 1, 2)
    deck(s, "longhorn", "shorthorn_3", "shorthorn_3")
    cities(s, "new_york")
    assert points(s, "objectives") + points(s, "station_masters") == 10


# -- whole positions


@pytest.mark.rule("GWT-24.13")
def test_a_position_scored_by_hand() -> None:
    s = table(3)
    me = s.seats[0]
    me.money = 34  # 6
    put(s, "build_b2", "4a")  # 3
    put(s, "build_e1", "9a")  # 9
    put(s, "flood_risk_2", "1a")  # 1
    cities(s, "kansas_city", "st_louis", "bloomington", "toledo", "pittsburgh", "new_york")  # -6 + 8 + 9
    stations(s, 1, 4, 6)  # 1 + 2 + 5
    hazards(s, "flood_green_4", "rockfall_black_3")  # 4 + 3
    deck(s, "criollo", "shorthorn_5", "longhorn")  # 5 + 2
    hand(s, "obj_22")
    discard(s, "hereford_6", "corriente")  # 6 + 3
    objectives(s, "start_1", "obj_07", "obj_19")
    masters(s, "sm_8", "sm_9")
    workers(s, cowboys=2, builders=5, engineers=3)  # 4
    cleared(s, "step_right")  # 3
    certificates(s, 2)
    s.token_owner = 0  # 2
    assert GAME.scores(s)[0].parts == {
        "dollars": 6,
        "buildings": 13,
        "cities": 11,
        "stations": 8,
        "hazards": 7,
        "cattle": 16,
        # start_1: value 3, Shorthorn, building = 3; obj_07: New York = 5; obj_19: stations, hazards = 5;
        # obj_22 would need the hazards again: dropped.
        "objectives": 13,
        "station_masters": 3 + 6,
        "workers": 4,
        "step_disc": 3,
        "job_token": 2,
    }
    assert GAME.scores(s)[0].total == 92


@pytest.mark.rule("GWT-24.13", "GWT-15.13")
def test_a_poor_position_scored_by_hand() -> None:
    s = table(2)
    me = s.seats[1]
    me.money = 4
    cities(s, "kansas_city", "kansas_city", "fulton", "st_louis", seat=1)
    objectives(s, "start_2", "obj_24", "obj_16", seat=1)
    s.seats[1].outlaws = (1, 0)
    stations(s, 1, 2, seat=1)
    score = GAME.scores(s)[1]
    assert (score.parts["cities"], score.parts["objectives"]) == (-15, 3 - 2 - 3)
    assert score.total == -15 - 2 + 2
