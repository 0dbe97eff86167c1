"""GWT-22: what the private buildings offer, both sides of all twelve. Copies (6b): test_copy.py."""

import pytest

from tests.gwt.build import (
    asked,
    certificates,
    cleared,
    deck,
    discard_of,
    display,
    doing,
    engine,
    engine_of,
    hand,
    hand_of,
    hazards,
    jobs,
    marker_of,
    market,
    objective_stack,
    options,
    play,
    put,
    reasons,
    slots,
    stations,
    stations_of,
    table,
    tile,
    visiting,
    workers,
)
from wagontrain.gwt.names import FACE
from wagontrain.gwt.state import State

ACTIONS = {
    "1a": ["dollars_by_woods"],
    "1b": ["objective_for_certificates", "engine_back_for_3"],
    "2a": ["galloway_for_4", "buy_cattle"],
    "2b": ["santa_gertrudis_for_engine", "criollo_for_2"],
    "3a": ["pair_for_3", "herder_1"],
    "3b": ["auxiliary", "herder_1"],
    "4a": ["hazard_at_5", "herder_2"],
    "4b": ["draw_by_cowboys", "herder_3"],
    "5a": ["value_3_for_7", "auxiliary"],
    "5b": ["pineywoods_for_certificates", "dollars_by_engineers"],
    "6a": ["hire_1_less", "engine_by_engineers"],
    "6b": ["copy"],
    "7a": ["reward_by_outlaws"],
    "7b": ["engine_by_woods"],
    "8a": ["outlaw", "auxiliary", "engine_2"],
    "8b": ["cattle_for_6_and_objective"],
    "9a": ["delivery", "engine_3"],
    "9b": ["upgrade_behind"],
    "10a": ["certificate_limit", "herder_5"],
    "10b": ["dollars_4", "engine_4", "herder_4"],
    "11a": ["hazard_at_2"],
    "11b": ["engine_by_hazards"],
    "12a": ["dollars_by_builders", "herder_1"],
    "12b": ["dollars_by_stations", "exchange_token"],
}
HAND = ("criollo", "criollo", "santa_gertrudis", "pineywoods", "galloway", "longhorn", "obj_01")


def at(face: str, *cards: str, space: str = "build_a1") -> State:
    """Seat 0 on a private building of its own, with something for each icon of every building."""
    s = table()
    put(s, "build_b1", "11a" if face.startswith("12") else "12a")
    put(s, space, face)
    hand(s, *(cards or HAND))
    market(s, "longhorn", "corriente")
    jobs(s, ["cowboy", "builder"], ["engineer", "cowboy"])
    tile(s, "flood_1", "flood_green_2")
    tile(s, "flood_2", "flood_green_3")
    tile(s, "outlaw_3", "outlaw_orange")
    hazards(s, "drought_green_2")
    s.seats[0].outlaws = (1, 1)
    stations(s, 1)
    engine(s, "8")
    visiting(s, space)
    return s


@pytest.mark.rule("GWT-10.1", "GWT-5.2")
@pytest.mark.parametrize("face", FACE.names)
def test_the_icons_of_each_side_of_each_private_building(face: str) -> None:
    s = at(face)
    assert sorted(options(s, "use")) == sorted(f"use {effect}" for effect in ACTIONS[face])


# -- 1, 2, 3


@pytest.mark.rule("GWT-22.1", "GWT-22.17")
def test_1a_pays_two_dollars_for_each_own_building_in_the_woods() -> None:
    s = at("1a")
    put(s, "build_b2", "2a")
    put(s, "build_e1", "3a", seat=1)
    play(s, "use dollars_by_woods")
    assert s.seats[0].money == 22
    s = at("1a", space="build_c1")
    put(s, "build_f2", "2a")
    play(s, "use dollars_by_woods")
    assert s.seats[0].money == 26


@pytest.mark.rule("GWT-22.1", "GWT-10.9")
def test_1a_without_a_building_in_the_woods_cannot_be_used() -> None:
    s = table()
    put(s, "build_a1", "1a")
    visiting(s, "build_a1")
    assert reasons(s, "use dollars_by_woods") == ["GWT-10.9"]
    assert "auxiliary dollar single" in options(s)


@pytest.mark.rule("GWT-22.16")
def test_1b_an_objective_card_for_certificates() -> None:
    s = at("1b")
    play(s, "use objective_for_certificates")
    assert options(s) == ["discard obj_01"]
    assert reasons(s, "discard criollo") == ["GWT-10.4"]
    play(s, "discard obj_01")
    assert options(s) == ["certificates 0", "certificates 1", "certificates 2"]
    play(s, "certificates 2")
    assert (discard_of(s), marker_of(s)) == (["obj_01"], 2)
    s = at("1b", "criollo")
    assert reasons(s, "use objective_for_certificates") == ["GWT-10.9"]


@pytest.mark.rule("GWT-22.16", "GWT-14.9")
@pytest.mark.parametrize(("money", "after"), [(1, 4), (3, 4)])
def test_1b_engine_back_exactly_one_for_three_dollars_after_the_upgrade(money: int, after: int) -> None:
    s = at("1b")
    s.seats[0].money = money
    slots(s, *[None] * 5)
    play(s, "use engine_back_for_3")
    assert options(s) == ["engine 7", "engine 7t"]
    play(s, "engine 7t")
    if money > 2:
        assert options(s) == ["pass", "upgrade station_2"]
        play(s, "upgrade station_2", "disc dollar")
    assert (s.seats[0].money, asked(s)) == (after, "use-location 0")
    assert stations_of(s) == ([1, 2] if money > 2 else [1])


@pytest.mark.rule("GWT-22.16", "GWT-13.5")
def test_1b_needs_a_space_behind_the_engine() -> None:
    s = at("1b")
    engine(s, "0")
    assert reasons(s, "use engine_back_for_3") == ["GWT-10.9"]


@pytest.mark.rule("GWT-10.4")
def test_2a_pays_four_dollars_for_a_galloway() -> None:
    s = at("2a")
    play(s, "use galloway_for_4", "discard galloway")
    assert s.seats[0].money == 24


@pytest.mark.rule("GWT-22.16", "GWT-10.3", "GWT-10.4")
def test_2b_a_santa_gertrudis_moves_the_engine_and_a_criollo_pays_two() -> None:
    s = at("2b")
    play(s, "use santa_gertrudis_for_engine", "discard santa_gertrudis")
    assert options(s) == ["pass", "engine 9", "engine 10"]
    play(s, "engine 10", "use criollo_for_2", "discard criollo")
    assert (engine_of(s), s.seats[0].money) == ("10", 22)


@pytest.mark.rule("GWT-22.16", "GWT-10.4")
def test_3a_pays_three_dollars_for_a_pair() -> None:
    s = at("3a", "criollo", "criollo", "shorthorn_3", "shorthorn_5", "galloway", "obj_01")
    play(s, "use pair_for_3")
    assert options(s) == ["discard criollo", "discard shorthorn_3"]
    assert reasons(s, "discard galloway") == ["GWT-10.4"]
    play(s, "discard shorthorn_3")
    assert options(s) == ["discard shorthorn_5"]
    play(s, "discard shorthorn_5")
    assert (s.seats[0].money, discard_of(s)) == (23, ["shorthorn_3", "shorthorn_5"])


# -- herder moves


@pytest.mark.rule("GWT-21.1", "GWT-22.10", "GWT-22.12")
@pytest.mark.parametrize(
    ("face", "steps", "farthest"),
    [
        ("3a", 1, "b"),
        ("3b", 1, "b"),
        ("4a", 2, "c"),
        ("4b", 3, "e"),
        ("10a", 5, "g"),
        ("10b", 4, "f"),
        ("12a", 1, "b"),
    ],
)
def test_herder_moves_of_so_many_steps(face: str, steps: int, farthest: str) -> None:
    s = table()
    put(s, "build_a1", face)
    visiting(s, "build_a1")
    play(s, f"use herder_{steps}")
    assert options(s)[0] == "move neutral_b"
    assert options(s)[-1] == f"move neutral_{farthest}"


# -- 4, 5


@pytest.mark.rule("GWT-20.1")
def test_4a_removes_a_hazard_for_five_dollars() -> None:
    s = at("4a")
    play(s, "use hazard_at_5", "hazard flood_2")
    assert s.seats[0].money == 15
    assert len(s.seats[0].hazards) == 2


@pytest.mark.rule("GWT-22.4", "GWT-10.10")
def test_4b_draws_up_to_the_number_of_cowboys_and_discards_as_many() -> None:
    s = at("4b", "obj_01", "criollo")
    workers(s, cowboys=3)
    deck(s, "galloway", "pineywoods", "longhorn", "hereford_5")
    play(s, "use draw_by_cowboys")
    assert options(s) == ["draw 1", "draw 2", "draw 3"]
    assert reasons(s, "draw 4") == ["GWT-10.10"]
    play(s, "draw 2")
    assert sorted(hand_of(s)) == ["criollo", "hereford_5", "longhorn", "obj_01"]
    play(s, "discard obj_01", "discard criollo")
    assert (hand_of(s), asked(s)) == (["longhorn", "hereford_5"], "use-location 0")


@pytest.mark.rule("GWT-22.2", "GWT-25.7")
def test_5a_pays_seven_dollars_for_a_value_3_card_of_the_market() -> None:
    s = at("5a", "black_angus", "longhorn", "corriente", "simmental_calf", "shorthorn_3", "criollo")
    play(s, "use value_3_for_7")
    assert options(s) == ["discard black_angus", "discard longhorn", "discard corriente"]
    assert reasons(s, "discard simmental_calf") == ["GWT-10.4"]
    assert reasons(s, "discard shorthorn_3") == ["GWT-10.4"]
    play(s, "discard corriente")
    assert s.seats[0].money == 27
    cleared(s, "draw")
    play(s, "use auxiliary")
    assert "auxiliary draw double" in options(s)


@pytest.mark.rule("GWT-22.16", "GWT-22.17")
def test_5b_gives_certificates_for_a_pineywoods_and_a_dollar_for_each_engineer() -> None:
    s = at("5b")
    workers(s, cowboys=5, builders=4, engineers=3)
    play(s, "use dollars_by_engineers", "use pineywoods_for_certificates", "discard pineywoods")
    assert options(s) == ["certificates 0", "certificates 1", "certificates 2"]
    play(s, "certificates 1")
    assert (s.seats[0].money, marker_of(s)) == (23, 1)


# -- 6, 7, 8


@pytest.mark.rule("GWT-11.2")
def test_6a_hires_for_a_dollar_less() -> None:
    s = at("6a")
    play(s, "use hire_1_less", "hire 1 cowboy")
    assert s.seats[0].money == 15


@pytest.mark.rule("GWT-22.3", "GWT-22.17")
@pytest.mark.parametrize(
    ("outlaws", "pairs"), [((1, 1), 1), ((3, 1), 1), ((1, 4), 1), ((2, 3), 2), ((5, 3), 3)]
)
def test_7a_rewards_each_pair_of_outlaws_and_spends_none(outlaws: tuple[int, int], pairs: int) -> None:
    s = at("7a")
    cleared(s, "limit_4", "limit_6")
    s.seats[0].outlaws = outlaws
    play(s, "use reward_by_outlaws")
    assert s.seats[0].money == 20 + 2 * pairs
    assert options(s) == [f"certificates {n}" for n in (0, 1, 2, 3, 4, 6)[: 2 * pairs + 1]]
    play(s, "certificates 1")
    assert (marker_of(s), s.seats[0].outlaws) == (1, outlaws)


@pytest.mark.rule("GWT-22.3", "GWT-10.9")
@pytest.mark.parametrize("outlaws", [(0, 0), (3, 0), (0, 2)])
def test_7a_needs_a_pair(outlaws: tuple[int, int]) -> None:
    s = at("7a")
    s.seats[0].outlaws = outlaws
    assert reasons(s, "use reward_by_outlaws") == ["GWT-10.9"]


@pytest.mark.rule("GWT-22.3", "GWT-10.9")
def test_7a_pays_its_dollars_at_the_certificate_limit_too() -> None:
    s = at("7a")
    certificates(s, 3)
    play(s, "use reward_by_outlaws")
    assert (s.seats[0].money, marker_of(s), asked(s)) == (22, 3, "use-location 0")


@pytest.mark.rule("GWT-22.6", "GWT-22.17")
def test_7b_moves_the_engine_up_to_the_buildings_in_the_woods() -> None:
    s = at("7b")
    put(s, "build_e2", "2a")
    put(s, "build_e1", "3a", seat=1)
    put(s, "build_a3", "4a")
    play(s, "use engine_by_woods")
    assert options(s) == ["engine 9", "engine 10"]
    s = table()
    put(s, "build_a1", "7b")
    visiting(s, "build_a1")
    assert reasons(s, "use engine_by_woods") == ["GWT-10.9"]


@pytest.mark.rule("GWT-5.3", "GWT-17.2")
def test_8a_gives_a_bounty_or_an_auxiliary_action_and_two_spaces() -> None:
    s = at("8a")
    play(s, "use auxiliary", "auxiliary dollar single")
    assert options(s, "use") == ["use engine_2"]
    assert reasons(s, "use outlaw") == ["GWT-5.8"]
    play(s, "use engine_2")
    assert options(s) == ["engine 9", "engine 10"]


@pytest.mark.rule("GWT-22.7")
@pytest.mark.parametrize(("source", "card"), [("obj_02", "obj_02"), ("stack", "obj_09")])
def test_8b_pays_six_dollars_for_any_cattle_and_brings_an_objective_to_hand(source: str, card: str) -> None:
    s = at("8b", "criollo", "hereford_5", "obj_01")
    display(s, "obj_02", "obj_03", "obj_04", "obj_05")
    objective_stack(s, "obj_08", "obj_09")
    play(s, "use cattle_for_6_and_objective")
    assert options(s) == ["discard criollo", "discard hereford_5"]
    assert reasons(s, "discard obj_01") == ["GWT-10.4"]
    play(s, "discard hereford_5", f"objective {source}")
    assert (s.seats[0].money, discard_of(s)) == (26, ["hereford_5"])
    assert card in hand_of(s)
    assert f"play {card}" in options(s)


@pytest.mark.rule("GWT-22.7", "GWT-10.3")
def test_8b_the_objective_may_be_refused() -> None:
    s = at("8b")
    play(s, "use cattle_for_6_and_objective", "discard criollo", "pass")
    assert (s.seats[0].money, len(hand_of(s))) == (26, len(HAND) - 1)


# -- 10, 11, 12


@pytest.mark.rule("GWT-22.10")
@pytest.mark.parametrize(("discs", "limit"), [([], 3), (["limit_4"], 4), (["limit_4", "limit_6"], 6)])
def test_10a_moves_the_marker_to_the_limit(discs: list[str], limit: int) -> None:
    s = at("10a")
    cleared(s, *discs)
    certificates(s, 1)
    play(s, "use certificate_limit")
    assert marker_of(s) == limit
    assert options(s, "use") == ["use herder_5"]
    certificates(s, limit)
    visiting(s, "build_a1")
    assert reasons(s, "use certificate_limit") == ["GWT-10.9"]


@pytest.mark.rule("GWT-10.1")
def test_10b_gives_four_dollars_four_spaces_and_four_steps() -> None:
    s = at("10b")
    play(s, "use dollars_4", "use engine_4")
    assert s.seats[0].money == 24
    assert options(s) == ["engine 9", "engine 10", "engine 10t", "engine 11", "engine 12"]
    play(s, "engine 12", "use herder_4", "move neutral_b")
    assert asked(s) == "use-location 0"


@pytest.mark.rule("GWT-22.11", "GWT-20.1", "GWT-5.11")
def test_11a_removes_two_hazards_for_two_dollars_each() -> None:
    s = at("11a")
    play(s, "use hazard_at_2", "hazard flood_1")
    assert s.seats[0].money == 18
    assert "use hazard_at_2" in options(s)
    play(s, "use hazard_at_2", "hazard flood_2")
    assert (s.seats[0].money, len(s.seats[0].hazards)) == (16, 3)
    assert options(s, "use") == []
    s = at("11a")
    s.seats[0].money = 3
    play(s, "use hazard_at_2", "hazard flood_1")
    assert reasons(s, "use hazard_at_2") == ["GWT-10.9"]


@pytest.mark.rule("GWT-22.6")
def test_11b_moves_the_engine_up_to_the_hazards_collected() -> None:
    s = at("11b")
    hazards(s, "flood_green_2", "drought_green_2")
    play(s, "use engine_by_hazards")
    assert options(s) == ["engine 9", "engine 10"]
    s = at("11b")
    hazards(s)
    assert reasons(s, "use engine_by_hazards") == ["GWT-10.9"]
    assert "auxiliary dollar single" in options(s)


@pytest.mark.rule("GWT-22.12", "GWT-22.17")
def test_12a_pays_a_dollar_for_each_builder() -> None:
    s = at("12a")
    workers(s, builders=4)
    play(s, "use dollars_by_builders")
    assert s.seats[0].money == 24
    s = at("12a")
    play(s, "use dollars_by_builders")
    assert s.seats[0].money == 21


@pytest.mark.rule("GWT-22.12", "GWT-19.2")
def test_12b_pays_two_dollars_for_each_station_and_gives_an_exchange_token() -> None:
    s = at("12b")
    stations(s, 1, 3, 10)
    play(s, "use dollars_by_stations", "use exchange_token")
    assert (s.seats[0].money, s.seats[0].tokens) == (26, 1)
    s = at("12b")
    stations(s)
    assert reasons(s, "use dollars_by_stations") == ["GWT-10.9"]
    assert options(s, "use") == ["use exchange_token"]


@pytest.mark.rule("GWT-10.1")
def test_the_same_icon_is_the_same_action_anywhere() -> None:
    s = at("6a")
    workers(s, engineers=2)
    play(s, "use engine_by_engineers")
    own = options(s)
    doing(s, "engine_by_engineers")
    assert options(s) == own
