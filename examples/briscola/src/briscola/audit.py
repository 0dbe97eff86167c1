"""Refuse impossible states: a loaded game must be one that play can reach."""

from wagontrain.core.errors import LoadError
from wagontrain.core.state import NOBODY, Frame

from .components import HAND_SIZE, deck_for, suit_of
from .names import END_TRICK, TAKE_TURN
from .rules.trick import turn_order
from .state import State


def audit(s: State) -> None:
    """Raise a LoadError unless every card is in one place and the open turns fit the trick."""
    check_cards(s)
    check_turns(s)
    check_hands(s)


def check_cards(s: State) -> None:
    """Every card of the deck is in exactly one place."""
    cards = s.deck + s.trick
    for seat in s.seats:
        cards += seat.hand + seat.won
    if tuple(sorted(cards)) != deck_for(len(s.seats)):
        raise LoadError("state.deck: deck, trick, hands and tricks won are not one full deck")
    if s.deck and suit_of(s.deck[0]) != s.trump:
        raise LoadError("state.trump: not the suit of the turned-up card")
    if len(s.deck) % len(s.seats):
        raise LoadError("state.deck: not enough cards for everybody to draw alike")


def check_turns(s: State) -> None:
    """The stack holds the rest of the trick, or nothing once the game is over."""
    if not 0 <= s.leader < len(s.seats):
        raise LoadError(f"state.leader: there is no seat {s.leader}")
    if s.over == bool(s.todo) or (s.over and (s.deck or s.trick)):
        raise LoadError("state.over: does not fit the rest of the state")
    turns = [(TAKE_TURN, seat) for seat in turn_order(s)[len(s.trick) :]]
    expected = [] if s.over else [(END_TRICK, NOBODY), *reversed(turns)]
    if [(f.rule, f.seat) for f in s.todo] != expected or any(has_numbers(f) for f in s.todo):
        raise LoadError("todo: not the rest of a trick")


def has_numbers(f: Frame) -> bool:
    """Return whether a frame carries numbers; the frames of this game carry none."""
    return (f.a, f.b, f.c) != (0, 0, 0)


def check_hands(s: State) -> None:
    """All hands have the same number of cards, less the card of the trick."""
    played = turn_order(s)[: len(s.trick)]
    full = len(s.seats[turn_order(s)[-1]].hand)
    if full > HAND_SIZE or (s.deck and full != HAND_SIZE) or (full == 0) != s.over:
        raise LoadError("players: the hands do not fit the deck")
    for i, seat in enumerate(s.seats):
        if len(seat.hand) != full - (i in played):
            raise LoadError(f"players[{i}].hand: the wrong number of cards")
        if list(seat.hand) != sorted(seat.hand) or list(seat.shown) != sorted(set(seat.shown)):
            raise LoadError(f"players[{i}].hand: the cards must be sorted")
        if not set(seat.shown) <= set(seat.hand):
            raise LoadError(f"players[{i}].shown: a card that is not in the hand")
        if len(seat.won) % len(s.seats):
            raise LoadError(f"players[{i}].won: not whole tricks")
