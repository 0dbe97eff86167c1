"""From the options and the seed to the first trick (BRI-1)."""

from wagontrain.core.options import first_player
from wagontrain.core.rng import below, shuffle
from wagontrain.core.state import NOBODY, Frame

from .components import HAND_SIZE, deck_for, suit_of
from .events import LEADS_FIRST, TURNED_UP
from .names import DECK, FIRST_LEADER, START_TRICK
from .state import State


def start(s: State) -> None:
    """Shuffle, deal, turn the trump card up, choose the first leader."""
    cards = shuffle(s, DECK, deck_for(len(s.seats)))
    for seat in s.seats:
        seat.hand = tuple(sorted(cards[:HAND_SIZE]))
        cards = cards[HAND_SIZE:]
    s.deck = cards
    s.trump = suit_of(s.deck[0])
    s.say(TURNED_UP, NOBODY, s.deck[0])
    chosen = first_player(s.options, len(s.seats))
    s.leader = chosen if chosen >= 0 else below(s, FIRST_LEADER, len(s.seats))
    s.say(LEADS_FIRST, s.leader)
    s.push(Frame(START_TRICK, NOBODY))
