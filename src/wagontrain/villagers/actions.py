"""The notation of Villagers."""

from typing import Final

from ..core.actions import ActionSpace, Kind, Verb
from .names import MAX_NODES, MAX_SEATS, SLOTS
from .tables import BASICS, CARDS, EVENT_NAMES, IMPROVEMENT_NAMES, MINI_CARDS, SUITS

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

PASS: Final = Verb("pass", "VIL-20.2")
END: Final = Verb("end", "VIL-7.3")
TAKE: Final = Verb("take", "VIL-5.4a", SLOT)
DRAW: Final = Verb("draw", "VIL-5.4b", STACK)
RESERVE: Final = Verb("reserve", "VIL-5.4c")
RECRUIT: Final = Verb("recruit", "VIL-16.3")
GIVE: Final = Verb("give", "VIL-13.6", SLOT)
COIN: Final = Verb("coin", "VIL-6.5", SLOT)
PLACE: Final = Verb("place", "VIL-7.4", CARD)
PLAY: Final = Verb("play", "VIL-9.2", CARD)
ON: Final = Verb("on", "VIL-7.6", NODE)
COVER: Final = Verb("cover", "VIL-9.10a", CARD)
HIRE: Final = Verb("hire", "VIL-7.13", BASIC)
RETURN: Final = Verb("return", "VIL-7.13", CARD)
ONTO: Final = Verb("onto", "VIL-7.13", STACK)
PAY: Final = Verb("pay", "VIL-8.2", SEAT, NTH)
BANK: Final = Verb("bank", "VIL-8.2c")
FREE: Final = Verb("free", "VIL-9.6")
ROB: Final = Verb("rob", "VIL-15.10", NTH, SEAT.called("victim"))
CATCH: Final = Verb("catch", "VIL-15.11", SEAT.called("owner"), NTH)
CHOOSE: Final = Verb("choose", "VIL-20.4", CARD)
FROM: Final = Verb("from", "VIL-20.4", SEAT)
NODE_AT: Final = Verb("node", "VIL-20.4", NODE)
SEARCH: Final = Verb("search", "VIL-16.4", STACK)
TURN: Final = Verb("turn", "VIL-9.11d", SIDE)
RESOLVE: Final = Verb("resolve", "VIL-13.12", EVENT)
MINI_GO: Final = Verb("mini", "VIL-19.4")
JESTER: Final = Verb("jester", "VIL-13.20", EVENT)

ACTIONS: Final = ActionSpace(
    PASS,
    END,
    TAKE,
    DRAW,
    RESERVE,
    RECRUIT,
    GIVE,
    COIN,
    PLACE,
    PLAY,
    ON,
    COVER,
    HIRE,
    RETURN,
    ONTO,
    PAY,
    BANK,
    FREE,
    ROB,
    CATCH,
    CHOOSE,
    FROM,
    NODE_AT,
    SEARCH,
    TURN,
    RESOLVE,
    MINI_GO,
    JESTER,  # last: every question of the solo game adds it at the end of its list
)
