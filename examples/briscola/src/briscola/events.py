"""What happens in a game, for logs and animations. Rules emit events and never read them."""

from wagontrain.core.actions import Kind
from wagontrain.core.events import EventKind, EventSpace

from .actions import CARD
from .components import ALL_POINTS

POINTS = Kind("points", size=ALL_POINTS + 1)

LEADS_FIRST = EventKind("leads-first")
TURNED_UP = EventKind("turned-up", CARD)
PLAYED = EventKind("played", CARD)
EXCHANGED = EventKind("exchanged", CARD)
WON_TRICK = EventKind("won-trick", POINTS)
DREW = EventKind("drew", CARD, hidden=1)  # the last argument is for the seat that draws
DREW_TRUMP = EventKind("drew-trump", CARD)

EVENTS = EventSpace(LEADS_FIRST, TURNED_UP, PLAYED, EXCHANGED, WON_TRICK, DREW, DREW_TRUMP)
