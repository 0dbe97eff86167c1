"""SW-6, SW-8, SW-22: planning, passing, advanced planning."""

import pytest

from tests.sierra_west.build import (
    asked,
    at_end_of_turn,
    card,
    end_turn,
    give,
    idle,
    may,
    names_of,
    open_window,
    options,
    part,
    pioneering,
    play,
    stand,
    table,
    why,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.state import State


@pytest.mark.rule("SW-6.1")
def test_turns_go_round_clockwise_from_the_first_player() -> None:
    s = table(3)
    turns = []
    for _ in range(7):
        turns.append(s.turn)
        at_end_of_turn(s, s.turn)
    assert turns == [0, 1, 2, 0, 1, 2, 0]
    assert s.round == 3


def hand(s: State, *names: str, seat: int = 0) -> None:
    """Change a hand; the deck keeps what it has."""
    s.seats[seat].hand = tuple(sorted(card(name) for name in names))


@pytest.mark.rule("SW-6.2")
def test_three_cards_are_laid_in_any_of_six_orders() -> None:
    found = set()
    for first in ("st1", "st4", "st6"):
        for second in ("st1", "st4", "st6"):
            if first != second:
                s = table()
                hand(s, "st1", "st4", "st6")
                play(s, f"lay left {first}", f"lay middle {second}")
                found.add(tuple(names_of(s.laid)))
                assert s.seats[0].hand == ()
    assert len(found) == 6
    s = table()
    hand(s, "st1", "st4", "st6")
    assert why(s, "lay left st2") == ["not-in-hand"]
    assert why(s, "lay middle st1") == ["wrong-slot"]


@pytest.mark.rule("SW-6.3")
def test_planning_waits_for_the_pass_of_the_player_before() -> None:
    s = pioneering()
    assert GAME.to_act(s) == 0
    end_turn(s)
    assert (GAME.to_act(s), asked(s)) == (1, "lay-card")


@pytest.mark.rule("SW-6.4", "SW-5.6", "SW-EX-11")
def test_only_the_animals_of_the_outer_cards_are_announced() -> None:
    s = pioneering("st2", "st7", "st3")
    give(s, 1, food=1)
    open_window(s)
    assert GAME.to_act(s) == 1
    assert options(s) == ["trap beaver hat", "trap beaver plain", "trap fox hat", "trap fox plain", "decline"]
    assert why(s, "trap bear hat") == ["not-visible"]


@pytest.mark.rule("SW-8.1")
def test_passing_is_possible_at_any_moment_of_the_pioneering_step() -> None:
    s = pioneering()
    for text in ("start hat", "step hat", "activate hat", "start plain", "step plain"):
        assert may(s, "pass")
        play(s, text)
    assert may(s, "pass")


@pytest.mark.rule("SW-8.2", "SW-10.3")
def test_pioneers_come_home_and_boots_are_lost() -> None:
    s = pioneering("st5", "st6", "st6")
    give(s, pair_of_boots=1)
    stand(s, hat="green-1", plain="tracker")
    play(s, "scout r5p1 hat", "token")
    end_turn(s)
    assert idle(s, 0)
    assert (s.hat_boots, s.token_boots) == (0, 0)


@pytest.mark.rule("SW-8.3")
def test_the_laid_cards_are_discarded_and_three_drawn() -> None:
    s = pioneering("st1", "st2", "st3")
    s.seats[0].deck = tuple(card(name) for name in ("st8", "st7", "st6", "st5"))
    end_turn(s)
    assert names_of(s.seats[0].discard) == ["st1", "st2", "st3"]
    assert names_of(s.seats[0].hand) == ["st5", "st6", "st7"]
    assert names_of(s.seats[0].deck) == ["st8"]


@pytest.mark.rule("SW-8.3")
def test_an_empty_deck_is_made_of_the_discard_pile_while_drawing() -> None:
    s = pioneering("st1", "st2", "st3")
    me = s.seats[0]
    me.deck, me.discard = (card("st8"),), (card("st7"), card("st6"))
    end_turn(s)
    assert card("st8") in me.hand
    assert len(me.hand) == 3
    assert len(me.deck) == 3
    assert not me.discard


@pytest.mark.rule("SW-8.5")
def test_drawing_is_done_after_the_last_turn_too() -> None:
    s = table(2, round_limit=10)
    s.round = 10
    s.first = 1
    pioneer = pioneering(round_limit=10)
    pioneer.round, pioneer.first = 10, 1
    end_turn(pioneer)
    assert pioneer.ended
    assert len(pioneer.seats[0].hand) == 3


@pytest.mark.rule("SW-8.2", "SW-17.2")
def test_planned_cards_count_once_after_the_last_turn_too() -> None:
    s = pioneering("ah01", "ah02", "st3", round_limit=10)
    s.round, s.first = 10, 1
    before = part(s, "claimed-cards")
    end_turn(s)
    assert (s.ended > 0, s.laid) == (True, ())
    assert part(s, "claimed-cards") == before


@pytest.mark.rule("SW-8.6")
def test_too_few_cards_are_drawn_as_far_as_they_go() -> None:
    s = pioneering("st1", "st2", "st3")
    me = s.seats[0]
    me.deck, me.discard = (), ()
    s.hand_size = 4
    end_turn(s)
    assert names_of(me.hand) == ["st1", "st2", "st3"]


@pytest.mark.rule("SW-22.1")
def test_advanced_planning_keeps_one_of_four_cards_back() -> None:
    s = table(2, advanced_planning=True)
    assert len(s.seats[0].hand) == len(s.seats[1].hand) == 4
    hand(s, "st1", "st2", "st4", "st8")
    deck = s.seats[0].deck
    play(s, "lay left st1", "lay middle st4", "lay right st8")
    assert options(s) == ["put deck", "put discard"]
    other = GAME.clone(s)
    play(s, "put deck")
    assert names_of(s.seats[0].deck) == [*names_of(deck), "st2"]
    play(other, "put discard")
    assert names_of(other.seats[0].discard) == ["st2"]
    assert other.reveals == s.reveals + 1  # everybody sees it


@pytest.mark.rule("SW-22.2")
@pytest.mark.parametrize("seats", [1, 2])
def test_after_passing_four_cards_are_drawn(seats: int) -> None:
    s = table(seats, advanced_planning=True)
    hand(s, "st1", "st2", "st4", "st8")
    play(s, "lay left st1", "lay middle st4", "lay right st8", "put deck")
    while asked(s) == "trap-animal":
        play(s, "decline")
    play(s, "pass")
    assert len(s.seats[0].hand) == 4
    assert card("st2") in s.seats[0].hand


def test_a_card_kept_back_unseen_is_known_to_its_owner_only() -> None:
    s = table(2, advanced_planning=True)
    hand(s, "st1", "st2", "st4", "st8")
    play(s, "lay left st1", "lay middle st4", "lay right st8", "put deck")
    mine = GAME.observe(s, 0)["seats"][0]["deck"]["cards"]  # type: ignore[index]
    theirs = GAME.observe(s, 1)["seats"][0]["deck"]["cards"]  # type: ignore[index]
    assert (mine[-1], theirs[-1]) == ("st2", None)
    assert mine[0] == theirs[0] == "ah_start"


@pytest.mark.rule("SW-6.3")
def test_a_plan_is_shown_only_when_it_is_complete() -> None:
    s = table(2)
    hand(s, "st1", "st4", "st6")
    before = GAME.observe(s, 1)
    play(s, "lay left st1")
    assert GAME.observe(s, 1) == before
    assert GAME.observe(s, 0)["turn_state"]["laid"] == {"left": "st1"}  # type: ignore[index]
    play(s, "lay middle st6")
    laid = {"left": "st1", "middle": "st6", "right": "st4"}
    assert GAME.observe(s, 1)["turn_state"]["laid"] == laid  # type: ignore[index]


def test_the_mode_card_is_known_until_it_is_played() -> None:
    s = table(2, advanced_planning=True)
    me = s.seats[0]
    deck = me.deck
    hand(s, "st1", "st2", "st4", "ah_start")
    me.deck = tuple(c for c in deck if c not in me.hand)
    seen = GAME.observe(s, 1)["seats"][0]["hand"]  # type: ignore[index]
    assert seen == {"count": 4, "cards": ["ah_start"]}
    play(s, "lay left st1", "lay middle st4", "lay right st2", "put discard")
    assert me.open_cards == 0
    assert names_of(me.discard) == ["ah_start"]
