"""GWT-22: what the seven neutral buildings offer."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    cleared,
    discard_of,
    display,
    engine,
    engine_of,
    hand,
    jobs,
    marker_of,
    market,
    options,
    play,
    put_neutral,
    reasons,
    said,
    table,
    tile,
    tile_at,
    visiting,
    workers,
)
from wagontrain.gwt.names import AUXILIARY
from wagontrain.gwt.state import State

ACTIONS = {
    "a": ["galloway_for_2", "hire", "hire_2_more"],
    "b": ["santa_gertrudis_for_2", "build_at_2"],
    "c": ["engine_by_engineers", "certificate", "objective"],
    "d": ["outlaw", "engine_2_for_2", "auxiliary"],
    "e": ["pineywoods_for_2", "buy_cattle"],
    "f": ["pair_for_4", "hazard_at_7"],
    "g": ["engine_by_engineers", "auxiliary"],
}
STARTERS = ("criollo", "criollo", "santa_gertrudis", "pineywoods", "galloway")


def at(letter: str, *cards: str) -> State:
    """Seat 0 on a neutral building with something for each of its icons."""
    s = table()
    hand(s, *(cards or STARTERS))
    market(s, "longhorn", "corriente")
    jobs(s, ["cowboy", "builder"], ["engineer", "cowboy"])
    tile(s, "flood_1", "flood_green_2")
    tile(s, "outlaw_3", "outlaw_orange")
    workers(s, builders=2, engineers=3)
    at_neutral(s, letter)
    return s


@pytest.mark.rule("GWT-10.1", "GWT-5.2")
@pytest.mark.parametrize("letter", list("abcdefg"))
def test_the_icons_of_each_neutral_building(letter: str) -> None:
    s = at(letter)
    assert sorted(options(s, "use")) == sorted(f"use {effect}" for effect in ACTIONS[letter])


@pytest.mark.rule("GWT-10.1", "GWT-2.2")
def test_the_tile_decides_not_the_letter_of_the_space() -> None:
    s = at("a")
    put_neutral(s, "neutral_g", "f")
    visiting(s, "neutral_g")
    assert options(s, "use") == ["use pair_for_4", "use hazard_at_7"]


@pytest.mark.rule("GWT-10.2", "GWT-10.4")
@pytest.mark.parametrize(
    ("letter", "effect", "cards", "dollars"),
    [
        ("a", "galloway_for_2", ["galloway"], 2),
        ("b", "santa_gertrudis_for_2", ["santa_gertrudis"], 2),
        ("e", "pineywoods_for_2", ["pineywoods"], 2),
        ("f", "pair_for_4", ["criollo", "criollo"], 4),
    ],
)
def test_discards_for_dollars(letter: str, effect: str, cards: list[str], dollars: int) -> None:
    s = at(letter)
    play(s, f"use {effect}", *[f"discard {card}" for card in cards])
    assert (s.seats[0].money, discard_of(s)) == (20 + dollars, cards)
    assert asked(s) == "use-location 0"


@pytest.mark.rule("GWT-11.2")
def test_a_hires_at_the_rows_cost_and_at_two_more() -> None:
    s = at("a")
    play(s, "use hire", "hire 1 cowboy")
    assert s.seats[0].money == 14
    play(s, "use hire_2_more", "hire 1 builder")
    assert s.seats[0].money == 6
    assert options(s, "use") == ["use galloway_for_2"]


@pytest.mark.rule("GWT-16.1")
def test_b_builds_at_two_dollars_a_builder() -> None:
    s = at("b")
    play(s, "use build_at_2", "build 4", "site build_c1")
    assert (s.seats[0].money, tile_at(s, "build_c1")) == (16, "4a")


@pytest.mark.rule("GWT-5.3", "GWT-10.6", "GWT-15.1")
def test_c_gives_a_certificate_or_an_objective_and_moves_the_engine() -> None:
    s = at("c")
    play(s, "use certificate", "certificates 1")
    assert (marker_of(s), options(s, "use")) == (1, ["use engine_by_engineers"])
    s = at("c")
    display(s, "obj_01", "obj_02", "obj_03", "obj_04")
    play(s, "use objective", "objective obj_02", "use engine_by_engineers", "engine 3")
    assert (discard_of(s), engine_of(s)) == (["obj_02"], "3")
    assert reasons(s, "use certificate") == ["GWT-5.8"]


@pytest.mark.rule("GWT-5.3", "GWT-18.1", "GWT-13.1")
def test_d_gives_a_bounty_or_a_paid_move_of_the_engine() -> None:
    s = at("d")
    play(s, "use outlaw", "outlaw 3")
    assert (s.seats[0].money, s.seats[0].outlaws) == (22, (0, 1))
    assert options(s, "use") == ["use auxiliary"]
    s = at("d")
    play(s, "use engine_2_for_2")
    assert s.seats[0].money == 18
    assert options(s) == ["pass", "engine 1", "engine 2"]
    play(s, "engine 2")
    assert options(s, "use") == ["use auxiliary"]


@pytest.mark.rule("GWT-4.12", "GWT-10.9")
def test_d_needs_its_two_dollars() -> None:
    s = at("d")
    s.seats[0].money = 1
    assert reasons(s, "use engine_2_for_2") == ["GWT-10.9"]


@pytest.mark.rule("GWT-12.1")
def test_e_buys_cattle() -> None:
    s = at("e")
    play(s, "use buy_cattle", "buy value3_one_a longhorn")
    assert (s.seats[0].money, discard_of(s)) == (14, ["longhorn"])


@pytest.mark.rule("GWT-20.1")
@pytest.mark.parametrize(("money", "possible"), [(6, False), (7, True)])
def test_f_removes_a_hazard_for_seven_dollars(money: int, possible: bool) -> None:
    s = at("f")
    s.seats[0].money = money
    assert ("use hazard_at_7" in options(s)) == possible
    if possible:
        play(s, "use hazard_at_7", "hazard flood_1")
        assert s.seats[0].money == 0
    else:
        assert reasons(s, "use hazard_at_7") == ["GWT-10.9"]


@pytest.mark.rule("GWT-17.2", "GWT-13.1")
def test_g_moves_the_engine_and_gives_an_auxiliary_action_single_or_double() -> None:
    s = at("g")
    cleared(s, "dollar")
    engine(s, "8")
    play(s, "use auxiliary", "auxiliary dollar double", "use engine_by_engineers", "engine 11", "pass")
    assert (s.seats[0].money, engine_of(s)) == (22, "11")
    assert said(s, "auxiliary_used") == [(AUXILIARY.index["dollar"], 1)]
