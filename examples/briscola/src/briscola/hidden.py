"""Deal again what a viewer cannot know: bots think about such deals, never about the true one."""

from wagontrain.core.rng import key_of, shuffle

from .names import DECK, STREAMS
from .state import State


def resample(s: State, viewer: int | None, seed: str) -> State:
    """Return a copy with new cards in the deck and in the other hands; what everybody has seen stays.

    The hidden cards are sorted before they are shuffled: the same knowledge and seed give the same deal.
    """
    other = s.clone()
    other.key = key_of(seed)
    other.counters = (0,) * STREAMS
    hidden = list(s.deck[1:])
    for i, seat in enumerate(s.seats):
        if i != viewer:
            hidden += [card for card in seat.hand if card not in seat.shown]
    cards = shuffle(other, DECK, tuple(sorted(hidden)))
    for i, seat in enumerate(other.seats):
        if i != viewer:
            unknown = len(seat.hand) - len(seat.shown)
            seat.hand = tuple(sorted(seat.shown + cards[:unknown]))
            cards = cards[unknown:]
    other.deck = s.deck[:1] + cards
    other.counters = (0,) * STREAMS
    other.reveals = s.reveals
    return other
