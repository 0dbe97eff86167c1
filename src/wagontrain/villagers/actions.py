"""The notation of Villagers."""

from typing import Final

from ..core.actions import ActionSpace, Kind
from .components import BASICS, CARDS, EVENT_NAMES, IMPROVEMENT_NAMES, MINI_CARDS, SUITS
from .names import MAX_NODES, MAX_SEATS, SLOTS

CARD: Final = Kind("card", CARDS, element="hand")
SUIT_KIND: Final = Kind("suit", SUITS)
SLOT: Final = Kind("slot", size=SLOTS, first=1, element="slot")
STACK: Final = Kind("stack", size=SLOTS, first=1, element="stack")
SEAT: Final = Kind("seat", size=MAX_SEATS, element="seat")
NODE: Final = Kind("node", size=MAX_NODES, element="node")
NTH: Final = Kind("nth", size=2, first=1)
BASIC: Final = Kind("basic", tuple([CARDS[card] for card in BASICS]), element="basic")
SIDE: Final = Kind("side", ("gold", "food"))
EVENT: Final = Kind("event_card", EVENT_NAMES, element="event")
IMPROVEMENT: Final = Kind("improvement", IMPROVEMENT_NAMES, element="improvement")
MINI_CARD: Final = Kind("mini", MINI_CARDS)
AMOUNT: Final = Kind("amount", size=10000)

ACTIONS: Final = ActionSpace()

PASS: Final = ACTIONS.declare("pass", "VIL-20.2")
END: Final = ACTIONS.declare("end", "VIL-7.3")
TAKE: Final = ACTIONS.declare("take", "VIL-5.4a", SLOT)
DRAW: Final = ACTIONS.declare("draw", "VIL-5.4b", STACK)
RESERVE: Final = ACTIONS.declare("reserve", "VIL-5.4c")
RECRUIT: Final = ACTIONS.declare("recruit", "VIL-16.3")
GIVE: Final = ACTIONS.declare("give", "VIL-13.6", SLOT)
COIN: Final = ACTIONS.declare("coin", "VIL-6.5", SLOT)
PLACE: Final = ACTIONS.declare("place", "VIL-7.4", CARD)
PLAY: Final = ACTIONS.declare("play", "VIL-9.2", CARD)
ON: Final = ACTIONS.declare("on", "VIL-7.6", NODE)
COVER: Final = ACTIONS.declare("cover", "VIL-9.10a", CARD)
HIRE: Final = ACTIONS.declare("hire", "VIL-7.13", BASIC)
RETURN: Final = ACTIONS.declare("return", "VIL-7.13", CARD)
ONTO: Final = ACTIONS.declare("onto", "VIL-7.13", STACK)
PAY: Final = ACTIONS.declare("pay", "VIL-8.2", SEAT, NTH)
BANK: Final = ACTIONS.declare("bank", "VIL-8.2c")
FREE: Final = ACTIONS.declare("free", "VIL-9.6")
ROB: Final = ACTIONS.declare("rob", "VIL-15.10", NTH, SEAT.called("victim"))
CATCH: Final = ACTIONS.declare("catch", "VIL-15.11", SEAT.called("owner"), NTH)
CHOOSE: Final = ACTIONS.declare("choose", "VIL-20.4", CARD)
FROM: Final = ACTIONS.declare("from", "VIL-20.4", SEAT)
NODE_AT: Final = ACTIONS.declare("node", "VIL-20.4", NODE)
SEARCH: Final = ACTIONS.declare("search", "VIL-16.4", STACK)
TURN: Final = ACTIONS.declare("turn", "VIL-9.11d", SIDE)
RESOLVE: Final = ACTIONS.declare("resolve", "VIL-13.12", EVENT)
MINI_GO: Final = ACTIONS.declare("mini", "VIL-19.4")
# Last: every question of the solo game adds it at the end of its list.
JESTER: Final = ACTIONS.declare("jester", "VIL-13.20", EVENT)
