"""GWT-17 and GWT-10: auxiliary actions, requirements and rewards."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    card_names,
    cards_gone,
    certificates,
    cleared,
    deck,
    discard,
    discard_of,
    display,
    doing,
    engine,
    engine_of,
    hand,
    hand_of,
    immediate,
    marker_of,
    objective_stack,
    options,
    play,
    put,
    reasons,
    said,
    slots,
    table,
    tile,
    visiting,
    workers,
)
from wagontrain.gwt.state import State

ALL = ("dollar", "draw", "certificate_1", "certificate_2", "engine_1", "engine_2", "remove_1", "remove_2")


def auxiliary(*discs: str, money: int = 20, at: str = "10") -> State:
    """Seat 0 has the icon for a single or double auxiliary action."""
    s = table()
    s.seats[0].money = money
    slots(s, *[None] * 5)
    cleared(s, *discs)
    engine(s, at)
    hand(s, "criollo", "galloway", "obj_01")
    doing(s, "auxiliary")
    return s


@pytest.mark.rule("GWT-17.1", "GWT-17.2", "GWT-17.9")
def test_locked_single_and_double() -> None:
    s = auxiliary()
    assert options(s) == ["auxiliary dollar single", "auxiliary draw single"]
    assert reasons(s, "auxiliary engine single") == ["GWT-17.1"]
    assert reasons(s, "auxiliary dollar double") == ["GWT-17.1"]
    s = auxiliary("engine_2", "dollar")
    assert options(s) == [
        "auxiliary dollar single",
        "auxiliary dollar double",
        "auxiliary draw single",
        "auxiliary engine single",
    ]
    s = auxiliary(*ALL)
    assert len(options(s)) == 10


@pytest.mark.rule("GWT-17.3", "GWT-5.5")
def test_instead_of_local_actions_it_is_always_single() -> None:
    s = table()
    cleared(s, *ALL)
    engine(s, "10")
    at_neutral(s, "a")
    assert [text for text in options(s) if "double" in text] == []
    assert reasons(s, "auxiliary dollar double") == ["GWT-17.3"]
    assert "auxiliary remove single" in options(s)


@pytest.mark.rule("GWT-17.4", "GWT-17.5")
@pytest.mark.parametrize(("times", "amount"), [("single", 1), ("double", 2)])
def test_dollar_and_draw(times: str, amount: int) -> None:
    s = auxiliary(*ALL)
    play(s, f"auxiliary dollar {times}")
    assert s.seats[0].money == 20 + amount
    s = auxiliary(*ALL)
    play(s, f"auxiliary draw {times}")
    assert len(hand_of(s)) == 3 + amount
    for _ in range(amount):
        assert asked(s) == "discard-cards 0"
        play(s, options(s)[0])
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-17.4", "GWT-17.5")
@pytest.mark.parametrize(("times", "amount"), [("single", 1), ("double", 2)])
def test_certificate(times: str, amount: int) -> None:
    s = auxiliary(*ALL)
    play(s, f"auxiliary certificate {times}")
    assert s.seats[0].money == 20 - amount
    goal = str(10 - amount)
    play(s, f"engine {goal}")
    assert options(s) == [f"certificates {n}" for n in range(amount + 1)]
    play(s, f"certificates {amount}")
    assert (engine_of(s), marker_of(s)) == (goal, amount)


@pytest.mark.rule("GWT-17.4", "GWT-17.5")
def test_engine() -> None:
    s = auxiliary(*ALL)
    play(s, "auxiliary engine single")
    assert s.seats[0].money == 19
    assert options(s) == ["pass", "engine 10t", "engine 11"]
    s = auxiliary(*ALL)
    play(s, "auxiliary engine double")
    assert s.seats[0].money == 18
    assert options(s) == ["pass", "engine 10t", "engine 11", "engine 12"]


@pytest.mark.rule("GWT-17.4", "GWT-17.5", "GWT-17.6", "GWT-10.7")
@pytest.mark.parametrize(("times", "amount"), [("single", 1), ("double", 2)])
def test_remove(times: str, amount: int) -> None:
    s = auxiliary(*ALL)
    play(s, f"auxiliary remove {times}", f"engine {10 - amount}")
    assert s.seats[0].money == 20 + amount
    assert options(s) == ["pass", "remove criollo", "remove galloway", "remove obj_01"]
    assert reasons(s, "remove longhorn") == ["GWT-17.6"]
    play(s, *["remove obj_01", "remove criollo"][:amount])
    assert asked(s) == "move-herder 1"
    assert cards_gone(s) == ["obj_01"] if amount == 1 else ["criollo", "obj_01"]


@pytest.mark.rule("GWT-17.6", "GWT-10.3")
def test_the_removal_may_be_refused_or_done_in_part_the_dollars_not() -> None:
    s = auxiliary(*ALL)
    play(s, "auxiliary remove double", "engine 8", "remove criollo", "pass")
    assert cards_gone(s) == ["criollo"]
    assert s.seats[0].money == 22


@pytest.mark.rule("GWT-17.7", "GWT-17.10")
def test_a_backward_move_onto_a_turnout_allows_the_upgrade_first() -> None:
    s = auxiliary("certificate_1", at="8")
    play(s, "auxiliary certificate single", "engine 7t")
    assert asked(s) == "upgrade-station 0"
    play(s, "upgrade station_2", "disc dollar")
    assert asked(s) == "raise-certificates 0"


@pytest.mark.rule("GWT-17.8")
def test_the_discard_may_include_drawn_cards_and_objective_cards() -> None:
    s = auxiliary(*ALL)
    deck(s, "longhorn", "obj_05")
    doing(s, "auxiliary")
    play(s, "auxiliary draw double")
    assert options(s) == [
        "discard criollo",
        "discard galloway",
        "discard longhorn",
        "discard obj_01",
        "discard obj_05",
    ]
    play(s, "discard obj_05", "discard longhorn")
    assert [card_names(args)[0] for args in said(s, "card_discarded")] == ["obj_05", "longhorn"]


@pytest.mark.rule("GWT-17.9")
def test_with_one_space_left_only_the_single_backward_action_is_possible() -> None:
    s = auxiliary(*ALL, at="1")
    assert "auxiliary remove single" in options(s)
    assert "auxiliary remove double" not in options(s)
    assert reasons(s, "auxiliary remove double") == ["GWT-13.5"]


@pytest.mark.rule("GWT-17.10")
def test_dollars_first_then_the_engine() -> None:
    s = auxiliary("certificate_1", money=0)
    assert reasons(s, "auxiliary certificate single") == ["GWT-17.4"]
    s = auxiliary("certificate_1", money=2, at="8")
    play(s, "auxiliary certificate single", "engine 7t")
    assert asked(s) == "raise-certificates 0"


# -- requirements and rewards


@pytest.mark.rule("GWT-10.1")
def test_the_same_icon_is_the_same_effect_wherever_it_is_printed() -> None:
    s = table()
    workers(s, engineers=2)
    found = []
    for space, face in (("neutral_c", ""), ("neutral_g", ""), ("build_c1", "6a")):
        if face:
            put(s, space, face)
        visiting(s, space)
        play(s, "use engine_by_engineers")
        found.append(options(s))
    assert found[0] == found[1] == found[2]


@pytest.mark.rule("GWT-10.2", "GWT-10.4")
def test_exactly_the_depicted_card_must_be_discarded() -> None:
    s = table()
    hand(s, "criollo", "galloway", "obj_01")
    at_neutral(s, "a")
    play(s, "use galloway_for_2")
    assert options(s) == ["discard galloway"]
    assert reasons(s, "discard criollo") == ["GWT-10.4"]
    assert reasons(s, "discard longhorn") == ["GWT-10.4", "GWT-10.4"]
    play(s, "discard galloway")
    assert discard_of(s) == ["galloway"]
    assert s.seats[0].money == 22


@pytest.mark.rule("GWT-10.4")
def test_any_cattle_a_pair_and_objective_cards() -> None:
    s = table()
    hand(s, "criollo", "criollo", "galloway", "shorthorn_3", "shorthorn_5", "obj_01")
    doing(s, "cattle_for_certificate")
    assert "discard obj_01" not in options(s)
    assert len(options(s)) == 4
    doing(s, "pair_for_4")
    assert options(s) == ["discard criollo", "discard shorthorn_3"]
    assert reasons(s, "discard galloway") == ["GWT-10.4"]
    play(s, "discard shorthorn_3")
    assert options(s) == ["discard shorthorn_5"]
    assert reasons(s, "discard shorthorn_3") == ["GWT-10.4"]
    assert reasons(s, "discard criollo") == ["GWT-10.4"]
    play(s, "discard shorthorn_5")
    assert s.seats[0].money == 24
    hand(s, "criollo", "obj_01")
    doing(s, "objective_for_certificates")
    assert options(s) == ["discard obj_01"]


@pytest.mark.rule("GWT-10.3")
def test_rewards_may_be_refused_dollars_not() -> None:
    s = table()
    hand(s, "santa_gertrudis", "criollo")
    doing(s, "santa_gertrudis_for_engine")
    play(s, "discard santa_gertrudis", "pass")
    assert engine_of(s) == "0"
    hand(s, "criollo")
    doing(s, "criollo_for_certificate_and_2")
    play(s, "discard criollo", "certificates 0")
    assert (s.seats[0].money, marker_of(s)) == (22, 0)
    hand(s, "criollo")
    doing(s, "cattle_for_6_and_objective")
    play(s, "discard criollo", "pass")
    assert s.seats[0].money == 28


@pytest.mark.rule("GWT-10.5")
def test_an_action_is_used_once_even_if_it_could_be_met_twice() -> None:
    s = table()
    hand(s, "galloway", "galloway")
    at_neutral(s, "a")
    play(s, "use galloway_for_2", "discard galloway")
    assert "use galloway_for_2" not in options(s)


@pytest.mark.rule("GWT-10.6")
def test_the_marker_moves_up_to_so_many_places_within_the_limit() -> None:
    s = table()
    doing(s, "certificates_2")
    assert options(s) == ["certificates 1", "certificates 2"]
    assert reasons(s, "certificates 3") == ["GWT-10.6"]
    assert reasons(s, "certificates 0") == ["GWT-10.6"]
    certificates(s, 2)
    doing(s, "certificates_2")
    assert options(s) == ["certificates 3"]
    assert reasons(s, "certificates 4") == ["GWT-7.7"]
    cleared(s, "limit_4", "limit_6")
    certificates(s, 3)
    doing(s, "certificates_2")
    assert options(s) == ["certificates 4", "certificates 6"]


@pytest.mark.rule("GWT-10.8")
def test_immediate_actions_are_taken_at_once_or_never() -> None:
    s = table()
    immediate(s, "dollars_12")
    assert options(s) == ["pass", "use dollars_12"]
    assert reasons(s, "use dollars_2") == ["GWT-10.8"]
    play(s, "pass")
    assert s.seats[0].money == 20
    immediate(s, "hazard_free")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-10.8", "GWT-28.4")
def test_an_immediate_discard_is_asked_whatever_the_hand_holds() -> None:
    """Who is not asked would show that the card is missing."""
    s = table()
    hand(s, "galloway")
    immediate(s, "criollo_for_2")
    assert options(s) == ["pass"]
    assert reasons(s, "use criollo_for_2") == ["GWT-10.9"]
    assert reasons(s, "pass") == []
    hand(s)
    immediate(s, "criollo_for_2")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-10.9")
def test_a_met_requirement_is_enough_but_a_maximum_of_zero_is_not() -> None:
    s = table()
    certificates(s, 3)
    hand(s, "criollo")
    put(s, "flood_risk_2", "11b")
    visiting(s, "flood_risk_2")
    assert options(s, "use") == ["use criollo_for_certificate_and_2"]
    assert reasons(s, "use engine_by_hazards") == ["GWT-10.9"]
    assert "auxiliary dollar single" in options(s)
    play(s, "use criollo_for_certificate_and_2", "discard criollo")
    assert (s.seats[0].money, marker_of(s)) == (22, 3)
    for effect in ("hazard_at_7", "outlaw"):
        at_neutral(s, "f" if effect == "hazard_at_7" else "d")
        assert f"use {effect}" not in options(s)


@pytest.mark.rule("GWT-10.9")
def test_no_objective_card_left_does_not_bar_the_dollars_of_8b() -> None:
    s = table()
    hand(s, "criollo")
    display(s)
    objective_stack(s)
    doing(s, "cattle_for_6_and_objective")
    play(s, "discard criollo")
    assert s.seats[0].money == 26


@pytest.mark.rule("GWT-10.10", "GWT-22.4")
def test_the_number_is_said_before_drawing() -> None:
    s = table()
    workers(s, cowboys=3)
    deck(s, "criollo")
    discard(s, "galloway")
    doing(s, "draw_by_cowboys")
    assert options(s) == ["draw 1", "draw 2"]
    assert reasons(s, "draw 3") == ["GWT-10.10"]
    assert "GWT-10.10" in reasons(s, "draw 4")
    play(s, "draw 2")
    assert reasons(s, "exchange 1") == ["GWT-19.1"]
    play(s, "discard criollo", "discard galloway")
    assert s.seats[0].money == 20


@pytest.mark.rule("GWT-10.10")
def test_a_double_draw_from_one_card_discards_one() -> None:
    s = auxiliary(*ALL)
    deck(s, "longhorn")
    discard(s)
    doing(s, "auxiliary")
    play(s, "auxiliary draw double", "discard criollo")
    assert asked(s) == "move-herder 1"
    s = auxiliary(*ALL)
    deck(s)
    discard(s)
    assert reasons(s, "auxiliary draw single") == ["GWT-10.9"]


@pytest.mark.rule("GWT-10.11")
def test_the_newest_action_is_finished_first() -> None:
    s = table()
    slots(s, "sm_2", None, None, None, None)
    workers(s, cowboys=2)
    tile(s, "flood_1", "flood_green_2")
    engine(s, "5")
    cleared(s, "certificate_1")
    at_neutral(s, "a")
    play(s, "auxiliary certificate single", "engine 4t", "upgrade station_1", "disc dollar", "master cowboy")
    assert options(s) == ["pass", "use hazard_free"]
    play(s, "use hazard_free", "hazard flood_1")
    assert asked(s) == "raise-certificates 0"


@pytest.mark.rule("GWT-10.12")
def test_money_of_the_same_action_pays_nothing_in_it() -> None:
    s = table()
    s.seats[0].money = 1
    engine(s, "5")
    put(s, "build_c1", "1b")
    visiting(s, "build_c1")
    play(s, "use engine_back_for_3", "engine 4t")
    assert asked(s) == "use-location 0"


@pytest.mark.rule("GWT-10.13")
def test_the_very_card_is_chosen_where_points_differ() -> None:
    s = table()
    hand(s, "hereford_5", "hereford_7")
    doing(s, "cattle_for_certificate")
    assert options(s) == ["discard hereford_5", "discard hereford_7"]


@pytest.mark.rule("GWT-10.13")
def test_the_lower_card_of_a_pair_is_named_first() -> None:
    s = table()
    hand(s, "shorthorn_3", "shorthorn_4", "shorthorn_5", "criollo")
    doing(s, "pair_for_3")
    assert options(s) == ["discard shorthorn_3", "discard shorthorn_4"]
    play(s, "discard shorthorn_4")
    assert options(s) == ["discard shorthorn_5"]
    assert reasons(s, "discard shorthorn_3") == ["GWT-10.13"]
    play(s, "discard shorthorn_5")
    assert hand_of(s)[:2] != ["shorthorn_4", "shorthorn_5"]
    assert s.seats[0].money == 23
