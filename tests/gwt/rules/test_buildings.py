"""GWT-22: the building catalogue, every side of every tile."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    certificates,
    cities,
    cleared,
    discard_of,
    display,
    doing,
    engine,
    engine_of,
    hand,
    hand_of,
    hazards,
    herder_of,
    marker_of,
    market,
    objective_stack,
    only_discs,
    options,
    play,
    put,
    put_neutral,
    reasons,
    slots,
    stations,
    stations_of,
    table,
    tile,
    visiting,
    workers,
)
from wagontrain.gwt.names import CITY, EFFECT, FACE, NEUTRAL
from wagontrain.gwt.state import State
from wagontrain.gwt.tables import FACE_ACTIONS, FACE_BUILDERS, FACE_HAND, FACE_POINTS, NEUTRAL_ACTIONS

PRINTED = {
    "1a": "dollars_by_woods",
    "2a": "galloway_for_4 buy_cattle",
    "3a": "pair_for_3 herder_1",
    "4a": "hazard_at_5 herder_2",
    "5a": "value_3_for_7 auxiliary",
    "6a": "hire_1_less engine_by_engineers",
    "7a": "reward_by_outlaws",
    "8a": "outlaw/auxiliary engine_2",
    "9a": "delivery engine_3",
    "10a": "certificate_limit herder_5",
    "11a": "hazard_at_2 hazard_at_2",
    "12a": "dollars_by_builders herder_1",
    "1b": "objective_for_certificates engine_back_for_3",
    "2b": "santa_gertrudis_for_engine criollo_for_2",
    "3b": "auxiliary herder_1",
    "4b": "draw_by_cowboys herder_3",
    "5b": "pineywoods_for_certificates dollars_by_engineers",
    "6b": "copy",
    "7b": "engine_by_woods",
    "8b": "cattle_for_6_and_objective",
    "9b": "upgrade_behind",
    "10b": "dollars_4 engine_4 herder_4",
    "11b": "engine_by_hazards",
    "12b": "dollars_by_stations exchange_token",
}
FIGURES = {
    "1a": (1, 1, 1), "2a": (1, 1, 0), "3a": (1, 1, 0), "4a": (2, 3, 2), "5a": (3, 4, 0), "6a": (4, 5, 0),
    "7a": (5, 6, 3), "8a": (5, 6, 1), "9a": (7, 9, 0), "10a": (9, 13, 2), "11a": (12, 20, 0),
    "12a": (4, 5, 0),
    "1b": (1, 1, 1), "2b": (1, 1, 0), "3b": (2, 3, 0), "4b": (2, 3, 2), "5b": (3, 4, 0), "6b": (4, 5, 0),
    "7b": (5, 6, 3), "8b": (6, 8, 0), "9b": (6, 8, 0), "10b": (8, 11, 2), "11b": (5, 10, 0), "12b": (3, 4, 0),
}  # fmt: skip
"""Builders, points, hand (1 green, 2 black)."""
NEUTRALS = {
    "a": "galloway_for_2 hire hire_2_more",
    "b": "santa_gertrudis_for_2 build_at_2",
    "c": "certificate/objective engine_by_engineers",
    "d": "outlaw/engine_2_for_2 auxiliary",
    "e": "pineywoods_for_2 buy_cattle",
    "f": "pair_for_4 hazard_at_7",
    "g": "engine_by_engineers auxiliary",
}


def rich(face: str, space: str = "build_c1") -> State:
    """Seat 0 stands on its own building and could do anything: cards, tiles, workers, discs gone."""
    s = table()
    hand(s, "criollo", "criollo", "galloway", "pineywoods", "santa_gertrudis", "longhorn", "obj_01")
    workers(s, 3, 3, 3)
    slots(s, *[None] * 5)
    engine(s, "10")
    tile(s, "flood_1", "flood_green_2")
    tile(s, "flood_2", "flood_green_3")
    tile(s, "outlaw_2", "outlaw_green")
    s.seats[0].outlaws = (2, 1)
    hazards(s, "drought_green_2", "drought_green_3")
    stations(s, 9)
    put(s, space, face)
    visiting(s, space)
    return s


@pytest.mark.rule("GWT-22.1", "GWT-22.2", "GWT-22.3", "GWT-22.4", "GWT-22.6", "GWT-22.7", "GWT-22.9")
@pytest.mark.parametrize("face", sorted(PRINTED))
def test_every_side_has_its_actions_builders_points_and_hand(face: str) -> None:
    number = FACE.index[face]
    found = " ".join("/".join(EFFECT.text(e) for e in group) for group in FACE_ACTIONS[number])
    assert found == PRINTED[face]
    assert (FACE_BUILDERS[number], FACE_POINTS[number], FACE_HAND[number]) == FIGURES[face]
    s = rich(face)
    offered = {text.removeprefix("use ") for text in options(s, "use")}
    assert offered == set(PRINTED[face].replace("/", " ").split())


@pytest.mark.rule("GWT-5.2", "GWT-5.3")
@pytest.mark.parametrize("letter", sorted(NEUTRALS))
def test_every_neutral_building_has_its_actions(letter: str) -> None:
    groups = NEUTRAL_ACTIONS[NEUTRAL.index[letter]]
    assert " ".join("/".join(EFFECT.text(e) for e in group) for group in groups) == NEUTRALS[letter]
    s = rich("1a")
    put_neutral(s, "neutral_a", letter)
    visiting(s, "neutral_a")
    offered = {text.removeprefix("use ") for text in options(s, "use")}
    assert offered == set(NEUTRALS[letter].replace("/", " ").split())


@pytest.mark.rule("GWT-22.1", "GWT-22.17")
def test_1a_pays_two_dollars_for_each_own_building_in_the_woods() -> None:
    s = table()
    put(s, "build_c1", "1a")
    put(s, "build_b1", "2a")
    put(s, "build_a1", "3a")
    put(s, "build_e1", "2a", seat=1)
    visiting(s, "build_c1")
    play(s, "use dollars_by_woods")
    assert s.seats[0].money == 24
    s = table()
    put(s, "build_a1", "1a")
    visiting(s, "build_a1")
    assert options(s, "use") == []


@pytest.mark.rule("GWT-22.2")
def test_5a_takes_a_yellow_red_or_blue_card() -> None:
    s = table()
    hand(s, "black_angus", "corriente", "shorthorn_3", "simmental_calf")
    doing(s, "value_3_for_7")
    assert options(s) == ["discard black_angus", "discard corriente"]
    play(s, "discard corriente")
    assert s.seats[0].money == 27


@pytest.mark.rule("GWT-22.3", "GWT-22.17")
def test_7a_counts_pairs_of_outlaws() -> None:
    s = table()
    s.seats[0].outlaws = (3, 2)
    cleared(s, "limit_4")
    put(s, "build_c1", "7a")
    visiting(s, "build_c1")
    play(s, "use reward_by_outlaws")
    assert s.seats[0].money == 24
    assert options(s) == [f"certificates {n}" for n in (0, 1, 2, 3, 4)]
    play(s, "certificates 4")
    assert s.seats[0].outlaws == (3, 2)
    s.seats[0].outlaws = (3, 0)
    visiting(s, "build_c1")
    assert options(s, "use") == []


@pytest.mark.rule("GWT-22.4")
def test_4b_draws_up_to_the_number_of_cowboys() -> None:
    s = table()
    workers(s, cowboys=4)
    put(s, "build_c1", "4b")
    visiting(s, "build_c1")
    play(s, "use draw_by_cowboys")
    assert options(s) == ["draw 1", "draw 2", "draw 3", "draw 4"]
    play(s, "draw 3")
    assert len(hand_of(s)) == 3
    for _ in range(3):
        play(s, options(s)[0])
    assert asked(s) == "use-location 0"
    assert len(discard_of(s)) == 3


@pytest.mark.rule("GWT-22.5", "GWT-22.13")
def test_6b_uses_a_neighbours_actions_whoever_owns_it_without_a_fee() -> None:
    s = table()
    hand(s, "pineywoods")
    market(s, "longhorn")
    put(s, "build_e1", "6b")
    put(s, "build_e2", "11b", seat=1)
    visiting(s, "build_e1")
    play(s, "use copy")
    assert options(s) == ["copy neutral_e"]
    assert reasons(s, "copy build_e2") == ["GWT-22.5"]
    assert reasons(s, "copy neutral_f") == ["GWT-22.5"]
    play(s, "copy neutral_e")
    assert reasons(s, "use hire") == ["GWT-5.2"]
    assert reasons(s, "pass") == reasons(s, "use buy_cattle") == []
    play(s, "use pineywoods_for_2", "discard pineywoods")
    assert reasons(s, "use pineywoods_for_2") == ["GWT-5.8"]
    assert options(s) == ["pass", "use buy_cattle"]
    play(s, "use buy_cattle", "buy value3_one_a longhorn", "pass")
    assert (s.seats[0].money, s.seats[1].money) == (16, 20)
    assert herder_of(s) == "build_e1"
    play(s, "pass")
    assert asked(s) == "use-location 0"
    assert options(s) == ["pass"]


@pytest.mark.rule("GWT-22.5", "GWT-22.13")
def test_6b_counts_what_is_mine_and_takes_the_risk_action_too() -> None:
    s = table()
    hand(s, "criollo")
    put(s, "flood_risk_1", "6b")
    put(s, "flood_risk_2", "1a", seat=1)
    put(s, "build_c1", "2a")
    visiting(s, "flood_risk_1")
    assert options(s, "use") == ["use cattle_for_certificate", "use copy"]
    play(s, "use copy", "copy flood_risk_2")
    assert options(s) == ["pass", "use criollo_for_certificate_and_2", "use dollars_by_woods"]
    play(s, "use dollars_by_woods")
    assert s.seats[0].money == 22


@pytest.mark.rule("GWT-22.5")
def test_6b_does_not_skip_empty_spaces() -> None:
    s = table()
    put(s, "build_a2", "6b")
    put(s, "build_c1", "1a")
    visiting(s, "build_a2")
    assert options(s, "use") == []
    assert reasons(s, "use copy") == ["GWT-22.5"]
    assert "auxiliary dollar single" in options(s)


@pytest.mark.rule("GWT-22.13")
def test_a_copied_6b_copies_its_own_neighbours_and_never_loops() -> None:
    s = table()
    put(s, "build_a1", "6b")
    put(s, "build_a2", "6b", seat=1)
    put(s, "build_a3", "10b", seat=1)
    visiting(s, "build_a1")
    play(s, "use copy")
    assert "copy build_a2" in options(s)
    play(s, "copy build_a2", "use copy")
    assert options(s) == ["copy build_a3"]
    play(s, "copy build_a3", "use dollars_4", "use engine_4", "engine 3", "use herder_4")
    assert options(s)[0] == "move build_a2"
    play(s, "move build_a2")
    assert s.seats[0].money == 24
    assert options(s, "use") == []


@pytest.mark.rule("GWT-22.14")
def test_a_copied_herder_move_starts_from_the_6b() -> None:
    s = table()
    put(s, "build_e1", "6b")
    put(s, "build_e2", "3b", seat=1)
    visiting(s, "build_e1")
    play(s, "use copy", "copy build_e2", "use herder_1")
    assert options(s) == ["move build_e2"]
    play(s, "move build_e2")
    assert asked(s) == "use-location 0"
    assert options(s) == ["pass", "auxiliary dollar single", "auxiliary draw single"]


@pytest.mark.rule("GWT-22.6", "GWT-22.17")
def test_7b_and_11b_move_by_woods_and_hazards() -> None:
    s = table()
    put(s, "build_c1", "7b")
    put(s, "build_c2", "1a")
    visiting(s, "build_c1")
    play(s, "use engine_by_woods")
    assert options(s) == ["engine 1", "engine 2"]
    s = table()
    put(s, "build_a1", "7b")
    visiting(s, "build_a1")
    assert options(s, "use") == []
    put(s, "build_a2", "11b")
    hazards(s, "flood_green_2", "flood_green_3", "drought_green_2")
    visiting(s, "build_a2")
    play(s, "use engine_by_hazards")
    assert options(s)[-1] == "engine 3"


@pytest.mark.rule("GWT-22.7")
def test_8b_takes_an_objective_card_into_hand() -> None:
    s = table()
    hand(s, "criollo", "obj_10")
    display(s, "obj_01", "obj_02")
    objective_stack(s, "obj_05", "obj_06")
    put(s, "build_c1", "8b")
    visiting(s, "build_c1")
    play(s, "use cattle_for_6_and_objective")
    assert options(s) == ["discard criollo"]
    play(s, "discard criollo")
    assert s.seats[0].money == 26
    assert options(s) == ["pass", "objective obj_01", "objective obj_02", "objective stack"]
    play(s, "objective obj_01")
    assert hand_of(s) == ["obj_01", "obj_10"]
    assert "play obj_01" in options(s)
    assert discard_of(s) == ["criollo"]


@pytest.mark.rule("GWT-22.8", "GWT-22.15")
def test_9a_delivers_for_spaces_moved_back() -> None:
    s = table()
    s.seats[0].money = 0
    slots(s, *[None] * 5)
    engine(s, "10")
    put(s, "build_c1", "9a")
    visiting(s, "build_c1")
    play(s, "use delivery")
    assert options(s)[0] == "engine 0"
    assert reasons(s, "engine 11") == ["GWT-22.8"]
    play(s, "engine 4")
    assert engine_of(s) == "4"
    assert options(s, "deliver") == [f"deliver {name}" for name in CITY.names[:4]]
    cities(s, "peoria", "fulton")
    play(s, "deliver bloomington", "disc dollar")
    assert asked(s) == "take-objective 0"
    play(s, options(s)[0])
    assert s.seats[0].money == 0
    assert options(s, "use") == ["use engine_3"]


@pytest.mark.rule("GWT-22.8", "GWT-22.15", "GWT-14.9")
def test_9a_turnouts_and_occupied_spaces_do_not_count() -> None:
    for goal, others, cities_in_reach in (
        ("4t", [], 1),
        ("4", [], 2),
        ("3", [], 2),
        ("3", ["4"], 2),
        ("1", [], 3),
        ("1", ["4", "3"], 2),
    ):
        s = table(3)
        s.seats[0].money = 0
        engine(s, "5")
        for seat, place in enumerate(others):
            engine(s, place, seat + 1)
        doing(s, "delivery")
        play(s, f"engine {goal}")
        assert len(options(s, "deliver")) == cities_in_reach, (goal, others)
    s = table()
    engine(s, "5")
    doing(s, "delivery")
    play(s, "engine 4t")
    assert asked(s) == "upgrade-station 0"
    play(s, "pass")
    assert options(s) == ["pass", "deliver kansas_city"]
    play(s, "deliver kansas_city", "disc dollar")
    assert s.seats[0].money == 24


@pytest.mark.rule("GWT-22.8", "GWT-10.3")
def test_9a_may_be_refused_after_the_engine_moved() -> None:
    s = table()
    engine(s, "3")
    doing(s, "delivery")
    play(s, "engine 2", "pass")
    assert (engine_of(s), s.seats[0].money, sum(s.seats[0].cities)) == ("2", 20, 0)


@pytest.mark.rule("GWT-22.15")
def test_9a_cannot_be_used_from_space_zero_and_its_hand_disc_costs_five() -> None:
    s = table()
    put(s, "build_c1", "9a")
    visiting(s, "build_c1")
    assert options(s, "use") == ["use engine_3"]
    s = table()
    s.seats[0].money = 4
    engine(s, "12")
    doing(s, "delivery")
    play(s, "engine 1", "deliver chicago")
    assert "disc hand_1" not in options(s)
    assert "disc step_left" in options(s)


@pytest.mark.rule("GWT-22.9", "GWT-22.18")
def test_9b_upgrades_a_station_strictly_behind_the_engine() -> None:
    s = table()
    slots(s, "sm_6", None, None, None, None)
    workers(s, cowboys=2)
    engine(s, "10t")
    put(s, "build_c1", "9b")
    visiting(s, "build_c1")
    play(s, "use upgrade_behind")
    assert options(s) == ["upgrade station_1", "upgrade station_2"]
    assert reasons(s, "upgrade station_3") == ["GWT-22.18"]
    assert reasons(s, "upgrade station_10") == ["GWT-22.18"]
    play(s, "upgrade station_1", "disc dollar", "master cowboy")
    assert stations_of(s) == [1]
    assert s.seats[0].money == 18
    visiting(s, "build_c1")
    play(s, "use upgrade_behind")
    assert reasons(s, "upgrade station_1") == ["GWT-14.1"]
    s.seats[0].money = 1
    assert reasons(s, "upgrade station_2") == ["GWT-14.1"]
    s.seats[0].money = 20
    only_discs(s)
    stations(s)
    assert reasons(s, "upgrade station_2") == ["GWT-14.7"]
    stations(s, 1, 2)
    visiting(s, "build_c1")
    assert options(s, "use") == []
    stations(s, 1)
    only_discs(s)
    s.seats[0].money = 0
    visiting(s, "build_c1")
    assert options(s, "use") == []


@pytest.mark.rule("GWT-22.10")
def test_10a_fills_the_certificates() -> None:
    s = table()
    cleared(s, "limit_4")
    certificates(s, 1)
    put(s, "build_c1", "10a")
    visiting(s, "build_c1")
    play(s, "use certificate_limit")
    assert marker_of(s) == 4
    assert options(s) == ["pass", "use herder_5"]
    visiting(s, "build_c1")
    assert options(s, "use") == ["use herder_5"]


@pytest.mark.rule("GWT-22.11")
def test_11a_removes_two_hazards_for_two_dollars_each() -> None:
    s = table()
    s.seats[0].money = 3
    tile(s, "flood_1", "flood_green_2")
    tile(s, "flood_2", "flood_green_2")
    put(s, "build_c1", "11a")
    visiting(s, "build_c1")
    play(s, "use hazard_at_2", "hazard flood_1")
    assert s.seats[0].money == 1
    assert options(s) == ["pass"]


@pytest.mark.rule("GWT-22.12", "GWT-22.17")
def test_12a_and_12b() -> None:
    s = table()
    workers(s, builders=4)
    put(s, "build_c1", "12a")
    visiting(s, "build_c1")
    play(s, "use dollars_by_builders")
    assert s.seats[0].money == 24
    s = table()
    stations(s, 1, 4, 10)
    put(s, "build_c1", "12b")
    visiting(s, "build_c1")
    play(s, "use dollars_by_stations", "use exchange_token")
    assert (s.seats[0].money, s.seats[0].tokens) == (26, 1)


@pytest.mark.rule("GWT-22.16")
def test_1b_discards_an_objective_card_and_moves_back_one() -> None:
    s = table()
    hand(s, "criollo", "obj_03")
    engine(s, "3")
    put(s, "build_c1", "1b")
    visiting(s, "build_c1")
    play(s, "use objective_for_certificates")
    assert options(s) == ["discard obj_03"]
    play(s, "discard obj_03", "certificates 2", "use engine_back_for_3")
    assert options(s) == ["engine 2"]
    play(s, "engine 2")
    assert s.seats[0].money == 23
    engine(s, "0")
    visiting(s, "build_c1")
    assert options(s, "use") == []


@pytest.mark.rule("GWT-22.16", "GWT-22.17")
def test_5b_2b_and_3a() -> None:
    s = table()
    hand(s, "pineywoods", "santa_gertrudis", "criollo", "galloway", "galloway")
    workers(s, engineers=3)
    put(s, "build_c1", "5b")
    visiting(s, "build_c1")
    play(s, "use pineywoods_for_certificates", "discard pineywoods", "certificates 2")
    play(s, "use dollars_by_engineers")
    assert s.seats[0].money == 23
    put(s, "build_c2", "2b")
    visiting(s, "build_c2")
    play(s, "use santa_gertrudis_for_engine", "discard santa_gertrudis", "engine 2")
    play(s, "use criollo_for_2", "discard criollo")
    assert s.seats[0].money == 25
    put(s, "build_e1", "3a")
    visiting(s, "build_e1")
    play(s, "use pair_for_3", "discard galloway", "discard galloway")
    assert s.seats[0].money == 28


@pytest.mark.rule("GWT-5.3")
def test_8a_and_neutral_d_have_alternatives() -> None:
    s = rich("8a")
    play(s, "use outlaw", "outlaw 2")
    assert options(s, "use") == ["use engine_2"]
    s = rich("8a")
    play(s, "use auxiliary", "auxiliary dollar single")
    assert options(s, "use") == ["use engine_2"]
    s = table()
    at_neutral(s, "d")
    play(s, "use engine_2_for_2")
    assert s.seats[0].money == 18
    assert options(s) == ["pass", "engine 1", "engine 2"]
