"""GWT-3 and GWT-9: turns, cards, and drawing up."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    card_names,
    cleared,
    deck,
    discard,
    discard_of,
    display,
    doing,
    hand,
    hand_of,
    market,
    moving,
    objective_stack,
    options,
    play,
    reasons,
    said,
    table,
    visiting,
)
from wagontrain.gwt import GAME
from wagontrain.gwt.rules.cards import draw_cards
from wagontrain.gwt.state import State
from wagontrain.gwt.view import observe


def seen(s: State, viewer: int | None, seat: int) -> dict[str, object]:
    """What a viewer sees of a seat."""
    players = observe(s, viewer)["players"]
    assert isinstance(players, list)
    found: dict[str, object] = players[seat]
    return found


@pytest.mark.rule("GWT-3.1", "GWT-9.3")
def test_a_turn_is_move_use_draw_and_then_the_next_player_clockwise() -> None:
    s = table(3)
    for seat in (0, 1, 2, 0):
        assert asked(s) == f"move-herder {seat}"
        play(s, options(s, "move")[0])
        assert asked(s) == f"use-location {seat}"
        assert len(hand_of(s, seat)) in (0, 4)
        play(s, "pass")
        assert len(hand_of(s, seat)) == 4


@pytest.mark.rule("GWT-3.2", "GWT-3.7")
def test_an_empty_stack_is_shuffled_when_a_card_must_be_drawn_and_not_before() -> None:
    s = table()
    deck(s, "criollo", "galloway")
    discard(s, "pineywoods", "pineywoods", "pineywoods")
    assert draw_cards(s, 0, 2) == 2
    assert (len(s.seats[0].deck), len(s.seats[0].discard)) == (0, 3)
    assert draw_cards(s, 0, 1) == 1
    assert (len(s.seats[0].deck), len(s.seats[0].discard)) == (2, 0)
    hand(s)
    deck(s, "criollo")
    discard(s, "galloway")
    assert draw_cards(s, 0, 5) == 2
    assert sorted(hand_of(s)) == ["criollo", "galloway"]


@pytest.mark.rule("GWT-3.2", "GWT-3.7")
def test_cards_of_the_same_effect_are_not_part_of_the_shuffle() -> None:
    s = table()
    hand(s, "santa_gertrudis")
    deck(s, "criollo")
    discard(s, "galloway")
    doing(s, "draw_3")
    play(s, "draw 2")
    assert sorted(hand_of(s)) == ["criollo", "galloway", "santa_gertrudis"]
    assert discard_of(s) == []
    play(s, "discard criollo", "discard galloway")
    assert [card_names(args) for args in said(s, "card_discarded")] == [["criollo"], ["galloway"]]


@pytest.mark.rule("GWT-3.3")
def test_gained_cards_go_on_the_discard_pile() -> None:
    s = table()
    market(s, "longhorn")
    doing(s, "buy_cattle")
    play(s, "buy value3_one_a longhorn")
    assert discard_of(s) == ["longhorn"]
    doing(s, "objective")
    play(s, options(s, "objective")[0])
    assert discard_of(s)[1].startswith("obj_")


@pytest.mark.rule("GWT-3.4", "GWT-3.5", "GWT-28.4")
def test_money_and_pile_sizes_are_open_a_draw_stack_is_not() -> None:
    s = table()
    hand(s, "criollo")
    discard(s, "galloway")
    view = seen(s, 1, 0)
    assert (view["money"], view["deck_size"], view["hand_size"]) == (20, 14, 1)
    assert view["discard"] == ["galloway"]
    assert "deck" not in view
    own = seen(s, 0, 0)
    s.seats[0].deck = tuple(reversed(s.seats[0].deck))
    assert seen(s, 0, 0) == own


@pytest.mark.rule("GWT-3.6")
def test_a_card_taken_face_down_into_hand_is_seen_by_its_owner_only() -> None:
    s = table()
    hand(s, "criollo", "criollo")
    display(s, "obj_01", "obj_02")
    objective_stack(s, "obj_05", "obj_06")
    doing(s, "cattle_for_6_and_objective")
    play(s, "discard criollo", "objective stack")
    assert "obj_06" in hand_of(s)
    other = seen(s, 1, 0)
    assert other["hand_face_down"] == 1
    assert "obj_06" not in str(other)
    assert "obj_06" in str(observe(s, 1)["objectives_unseen"])
    assert "obj_06" in str(seen(s, 0, 0)["hand"])
    moving(s)
    play(s, "play obj_06")
    assert "obj_06" in str(seen(s, 1, 0)["objectives"])


@pytest.mark.rule("GWT-3.6")
def test_a_card_taken_from_the_display_into_hand_stays_known() -> None:
    s = table()
    hand(s, "criollo")
    display(s, "obj_01", "obj_02")
    doing(s, "cattle_for_6_and_objective")
    play(s, "discard criollo", "objective obj_02")
    assert seen(s, 1, 0)["hand_known"] == ["obj_02"]


@pytest.mark.rule("GWT-3.6")
def test_when_the_stack_has_run_dry_everybody_can_tell_the_hand() -> None:
    s = table()
    hand(s, "pineywoods")
    deck(s)
    discard(s, "criollo", "criollo", "galloway")
    draw_cards(s, 0, 1)
    assert seen(s, 1, 0)["hand_known"] == ["pineywoods"]
    assert len(hand_of(s)) == 2


@pytest.mark.rule("GWT-9.1")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (3, 4), (4, 4), (6, 6)])
def test_phase_c_draws_up_to_the_limit_and_keeps_what_is_more(before: int, after: int) -> None:
    s = table()
    hand(s, *["galloway"] * before)
    at_neutral(s, "a")
    play(s, "pass")
    assert len(hand_of(s)) == after


@pytest.mark.rule("GWT-9.2")
def test_a_small_deck_leaves_a_small_hand() -> None:
    s = table()
    deck(s, "criollo", "criollo")
    at_neutral(s, "a")
    play(s, "pass")
    assert hand_of(s) == ["criollo", "criollo"]


@pytest.mark.rule("GWT-9.3")
def test_an_objective_card_drawn_in_phase_c_waits_for_the_next_turn() -> None:
    s = table()
    deck(s, "obj_01")
    at_neutral(s, "a")
    play(s, "pass")
    assert hand_of(s) == ["obj_01"]
    assert asked(s) == "move-herder 1"
    assert reasons(s, "play obj_01") == ["GWT-15.2"]


@pytest.mark.rule("GWT-9.4", "GWT-19.4")
def test_phase_c_has_no_decision_and_a_raised_limit_counts_at_once() -> None:
    s = table()
    s.seats[0].tokens = 2
    at_neutral(s, "a")
    assert "exchange 1" in options(s)
    cleared(s, "hand_1")
    play(s, "pass")
    assert len(hand_of(s)) == 5
    assert asked(s) == "move-herder 1"
    assert s.seats[0].tokens == 2


@pytest.mark.rule("GWT-5.9", "GWT-9.4")
def test_the_hand_limit_disc_of_a_delivery_counts_in_the_same_turn() -> None:
    s = table()
    s.foresight = (-1,) * 6
    s.seats[0].money = 30
    hand(s, "criollo", "santa_gertrudis", "galloway", "pineywoods", "longhorn")
    visiting(s, "kansas_city")
    assert asked(s) == "choose-city 0"
    play(s, "deliver chicago", "disc hand_1")
    assert len(hand_of(s)) == 5
    assert asked(s) == "move-herder 1"
    assert GAME.to_act(s) == 1
    assert said(s, "turn_began")


@pytest.mark.rule("GWT-3.1", "GWT-8.11")
def test_after_kansas_city_the_next_turn_moves_from_the_start_space() -> None:
    s = table()
    s.foresight = (-1,) * 6
    visiting(s, "kansas_city")
    play(s, "deliver kansas_city", "disc dollar")
    play(s, options(s)[0], "pass")
    assert asked(s) == "move-herder 0"
    assert options(s)[0] == "move neutral_a"
