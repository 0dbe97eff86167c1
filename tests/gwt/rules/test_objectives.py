"""GWT-15: objective cards."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    cities,
    cleared,
    deck,
    discard,
    discard_of,
    display,
    doing,
    engine,
    engine_of,
    fresh,
    hand,
    hand_of,
    hazards,
    herder,
    herder_of,
    market,
    masters,
    moving,
    objective_stack,
    objectives,
    options,
    play,
    points,
    put,
    reasons,
    stations,
    table,
    tile,
    visiting,
)
from wagontrain.gwt import GAME
from wagontrain.gwt.components import OBJECTIVE_PENALTY, OBJECTIVE_POINTS
from wagontrain.gwt.scoring import ObjectiveScore
from wagontrain.gwt.tasks import OBJECTIVE_TASKS, TASK_NAMES


@pytest.mark.rule("GWT-15.1")
def test_a_card_of_the_display_or_the_top_of_the_stack_goes_to_the_discard_pile() -> None:
    s = table()
    display(s, "obj_04", "obj_01", "obj_02", "obj_03")
    objective_stack(s, "obj_10", "obj_11")
    doing(s, "objective")
    assert options(s) == [*[f"objective obj_0{n}" for n in (1, 2, 3, 4)], "objective stack"]
    assert reasons(s, "objective obj_11") == ["GWT-15.1"]
    assert GAME.targets(s, GAME.parse("objective obj_01")) == ["display-2"]
    assert GAME.targets(s, GAME.parse("objective stack")) == ["objective-stack"]
    play(s, "objective obj_01")
    assert discard_of(s) == ["obj_01"]
    assert [GAME.observe(s, 1)["objective_display"]] == [["obj_04", "obj_11", "obj_02", "obj_03"]]
    doing(s, "objective")
    play(s, "objective stack")
    assert discard_of(s) == ["obj_01", "obj_10"]


@pytest.mark.rule("GWT-15.2", "GWT-28.2")
def test_cards_are_played_before_phase_a_or_around_actions_of_phase_b_only() -> None:
    s = table()
    hand(s, "obj_01", "galloway")
    moving(s)
    assert "play obj_01" in options(s)
    at_neutral(s, "a")
    assert "play obj_01" in options(s)
    assert reasons(s, "play obj_02") == ["GWT-15.2"]
    play(s, "use galloway_for_2")
    assert reasons(s, "play obj_01") == ["GWT-15.2"]
    visiting(s, "kansas_city")
    while asked(s) != "move-herder 1":
        assert options(s, "play") == []
        play(s, options(s)[0])


@pytest.mark.rule("GWT-15.3")
def test_a_played_card_lies_in_the_area_and_its_action_may_be_forfeited() -> None:
    s = table()
    objectives(s, "start_1")
    hand(s, "obj_01")
    moving(s)
    play(s, "play obj_01")
    assert hand_of(s) == []
    assert len(s.seats[0].objectives) == 2
    assert options(s) == ["pass", "use dollars_2"]
    play(s, "pass")
    assert s.seats[0].money == 20
    assert points(s, "objectives") == -2


@pytest.mark.rule("GWT-15.4", "GWT-15.4a")
def test_the_herder_move_goes_one_to_three_steps_not_to_kansas_city() -> None:
    s = table()
    hand(s, "obj_20")
    herder(s, "neutral_e")
    moving(s)
    play(s, "play obj_20", "use free_herder_3")
    assert options(s) == ["move neutral_f", "move neutral_g"]
    assert reasons(s, "move kansas_city") == ["GWT-15.4a"]
    assert "GWT-4.2" in reasons(s, "move neutral_e")


@pytest.mark.rule("GWT-15.4b")
def test_draw_up_to_three_then_discard_as_many() -> None:
    s = table()
    hand(s, "obj_10")
    deck(s, "criollo", "galloway", "pineywoods", "longhorn")
    moving(s)
    play(s, "play obj_10", "use draw_3")
    assert options(s) == ["draw 1", "draw 2", "draw 3"]
    assert reasons(s, "draw 4") == ["GWT-10.10"]
    play(s, "draw 3")
    assert options(s) == ["discard pineywoods", "discard galloway", "discard longhorn"]
    play(s, "discard longhorn", "discard galloway", "discard pineywoods")
    assert hand_of(s) == []


@pytest.mark.rule("GWT-15.4c")
@pytest.mark.parametrize(
    ("card", "effect", "far"), [("obj_15", "engine_2", "2"), ("obj_18", "engine_3", "3")]
)
def test_the_engine_moves_two_or_three(card: str, effect: str, far: str) -> None:
    s = table()
    hand(s, card)
    moving(s)
    play(s, f"play {card}", f"use {effect}")
    assert options(s)[-1] == f"engine {far}"
    play(s, f"engine {far}")
    assert engine_of(s) == far
    engine(s, "2")
    hand(s, card)
    moving(s)
    play(s, f"play {card}", f"use {effect}")
    if far == "3":
        play(s, "engine 4t")
        assert asked(s) == "upgrade-station 0"


@pytest.mark.rule("GWT-15.4d")
def test_two_dollars() -> None:
    s = table()
    hand(s, "obj_05")
    moving(s)
    play(s, "play obj_05", "use dollars_2")
    assert s.seats[0].money == 22


@pytest.mark.rule("GWT-15.4e")
def test_a_single_or_double_auxiliary_action() -> None:
    s = table()
    hand(s, "obj_06")
    cleared(s, "dollar")
    moving(s)
    play(s, "play obj_06", "use auxiliary", "auxiliary dollar double")
    assert s.seats[0].money == 22
    assert asked(s) == "move-herder 0"


@pytest.mark.rule("GWT-15.5")
def test_a_herder_move_in_phase_b_ends_it() -> None:
    s = table()
    hand(s, "obj_20", "galloway")
    at_neutral(s, "a")
    play(s, "play obj_20", "use free_herder_3", "move neutral_b")
    assert herder_of(s) == "neutral_b"
    assert asked(s) == "move-herder 1"
    assert len(hand_of(s)) == 4


@pytest.mark.rule("GWT-15.5")
def test_with_nothing_but_kansas_city_ahead_the_move_is_forfeited() -> None:
    s = table()
    hand(s, "obj_20")
    at_neutral(s, "g")
    play(s, "play obj_20")
    assert asked(s) == "use-location 0"


@pytest.mark.rule("GWT-15.6")
@pytest.mark.parametrize(
    "task",
    ["building", "green_outlaw", "orange_outlaw", "hazard", "station", "value_3", "shorthorn", "hereford"],
)
def test_what_meets_each_task(task: str) -> None:
    cards = {
        "building": "start_3",
        "green_outlaw": "start_2",
        "orange_outlaw": "start_4",
        "hazard": "start_4",
        "station": "start_2",
        "value_3": "start_1",
        "shorthorn": "start_1",
        "hereford": "obj_16",
    }
    s = table()
    objectives(s, cards[task])
    put(s, "build_c1", "1a")
    put(s, "build_c2", "2a")
    hazards(s, "flood_green_2", "drought_black_2")
    stations(s, 1, 2)
    deck(s, "black_angus", "shorthorn_3", "hereford_5")
    s.seats[0].outlaws = (1, 1)
    met = points(s, "objectives")
    assert met == OBJECTIVE_POINTS[s.seats[0].objectives[0] - 16]
    if task == "building":
        s.seats[0].hazards = ()
        assert points(s, "objectives") == 0
        hazards(s, "flood_green_2")
        s.trail = tuple([-1 if 7 <= tile_code < 55 else tile_code for tile_code in s.trail])
    elif task.endswith("outlaw"):
        s.seats[0].outlaws = (0, 1) if task == "green_outlaw" else (1, 0)
    elif task == "hazard":
        hazards(s, "flood_green_2")
    elif task == "station":
        stations(s, 1)
    else:
        kept = {
            "value_3": ["shorthorn_3"],
            "shorthorn": ["longhorn"],
            "hereford": ["longhorn", "shorthorn_4"],
        }
        deck(s, *kept[task])
    assert points(s, "objectives") < met


@pytest.mark.rule("GWT-15.6", "GWT-8.12")
def test_each_disc_in_new_york_meets_a_task() -> None:
    s = table()
    objectives(s, "obj_06", "obj_07")
    assert points(s, "objectives") == -6
    cities(s, "new_york")
    assert points(s, "objectives") == 5 - 3
    cities(s, "new_york", "new_york")
    assert points(s, "objectives") == 10


@pytest.mark.rule("GWT-15.7", "GWT-15.10")
def test_a_thing_meets_one_task_of_one_card_and_the_best_assignment_is_found() -> None:
    s = table()
    objectives(s, "obj_01", "obj_20", "start_4")
    deck(s, "shorthorn_3", "longhorn")
    hazards(s, "flood_green_2", "flood_green_3")
    assert points(s, "objectives") == 5 - 2
    hazards(s, "flood_green_2", "flood_green_3", "drought_green_2", "drought_green_3")
    s.seats[0].outlaws = (0, 1)
    assert points(s, "objectives") == 5 - 2 + 3


@pytest.mark.rule("GWT-15.8")
def test_unmet_cards_cost_their_penalty_and_starting_cards_nothing() -> None:
    s = table()
    objectives(s, "start_1")
    assert points(s, "objectives") == 0
    for card in range(24):
        s.seats[0].objectives = (card + 16,)
        assert points(s, "objectives") == -OBJECTIVE_PENALTY[card]


@pytest.mark.rule("GWT-15.9", "GWT-15.13")
def test_unplayed_cards_are_added_only_where_that_pays() -> None:
    s = table()
    objectives(s, "start_1")
    hand(s, "obj_06")
    discard(s, "obj_01")
    assert points(s, "objectives") == 0
    cities(s, "new_york")
    assert points(s, "objectives") == 5
    objectives(s, "start_1", "obj_07")
    hand(s)
    discard(s, "obj_06")
    assert points(s, "objectives") == 5


@pytest.mark.rule("GWT-15.13", "GWT-24.8b", "GWT-15.14")
def test_with_the_objective_station_master_an_unmet_card_can_fill_a_pair() -> None:
    s = table()
    masters(s, "sm_2")
    objectives(s, "start_1")
    assert (points(s, "objectives"), points(s, "station_masters")) == (0, 0)
    hand(s, "obj_01")
    assert (points(s, "objectives"), points(s, "station_masters")) == (-2, 3)
    hand(s, "obj_06")
    assert points(s, "objectives") + points(s, "station_masters") == 0
    hand(s, "obj_01", "obj_02")
    assert (points(s, "objectives"), points(s, "station_masters")) == (-2, 3)


@pytest.mark.rule("GWT-15.10", "GWT-15.13")
def test_the_search_agrees_with_trying_everything() -> None:
    some = {"building": 2, "hazard": 3, "station": 2, "cattle_value_3": 2}
    have = [some.get(name, 1) for name in TASK_NAMES]
    played = [24, 1, 11]
    unplayed = [0, 5, 17, 19]
    for per_pair in (0, 3):
        assert ObjectiveScore(have, played, unplayed, per_pair, 2).best == by_brute_force(
            have, played, unplayed, per_pair
        )


def by_brute_force(have: list[int], played: list[int], unplayed: list[int], per_pair: int) -> int:

    best = -1000
    for added in range(1 << len(unplayed)):
        area = played + [card for i, card in enumerate(unplayed) if added >> i & 1]
        for met in range(1 << len(area)):
            chosen = [card for i, card in enumerate(area) if met >> i & 1]
            needs = [sum(OBJECTIVE_TASKS[card][k] for card in chosen) for k in range(len(have))]
            if all(need <= has for need, has in zip(needs, have, strict=True)):
                total = sum(OBJECTIVE_POINTS[card] for card in chosen)
                total -= sum(OBJECTIVE_PENALTY[card] for card in area if card not in chosen)
                best = max(best, total + per_pair * (len(area) // 2))

    return best


@pytest.mark.rule("GWT-15.11")
def test_any_number_of_cards_one_after_the_other() -> None:
    s = table()
    hand(s, "obj_01", "obj_02", "obj_03")
    market(s)
    at_neutral(s, "a")
    for n in (1, 2, 3):
        play(s, f"play obj_0{n}", "use dollars_2")
    assert s.seats[0].money == 26
    assert "auxiliary dollar single" in options(s)
    assert "use hire" in options(s)


@pytest.mark.rule("GWT-15.12")
def test_two_herder_moves_before_phase_a() -> None:
    s = table()
    hand(s, "obj_20", "obj_21")
    tile(s, "flood_1", "flood_black_3")
    moving(s)
    play(s, "play obj_20", "use free_herder_3", "move flood_1")
    play(s, "play obj_21", "use free_herder_3", "move neutral_c")
    assert herder_of(s) == "neutral_c"
    assert s.seats[0].money == 20
    assert asked(s) == "move-herder 0"


@pytest.mark.rule("GWT-15.14")
def test_the_starting_objective_is_in_the_area_from_the_start() -> None:
    s = fresh(2)
    for me in s.seats:
        assert len(me.objectives) == 1
    masters(s, "sm_2", seat=0)
    s.seats[0].objectives += (16,)
    assert points(s, "station_masters") == 3
