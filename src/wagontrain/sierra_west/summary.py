"""What of a turn is told in its summary, and what is folded into it."""

from typing import Final

from ..core.summary import JOIN, LAST, ROUND, Role, Sum, Summary, fold, lead, tell
from .events import EVENTS

GAINED: Final = Sum("goods", 1, by="amount", of="good")
SPENT: Final = Sum("goods", -1, by="amount", of="good")
SCOUT: Final = "summary-scouted"

ROLES: Final[dict[str, Role]] = {
    "round-began": Role(ROUND),
    "turn-began": fold(begins=True),
    "laid": tell(0, JOIN),
    "stored-on-deck": tell(1, JOIN, message="summary-stored"),
    "stored-on-discard": tell(1, JOIN, message="summary-stored"),
    "showed-animal": fold(),
    "trapped": tell(5, JOIN),
    "tracked": tell(2),
    "assigned": tell(3),
    "moved": tell(1, LAST, key="figure"),
    "activated": lead(),
    "discounted": fold(),
    "tamed": tell(2),
    "gained": fold(GAINED),
    "paid": lead(SPENT),
    "scouted": tell(4, LAST, way="place"),
    "wagon-moved": tell(4, LAST),
    "forwent": fold(),
    "token-spent": fold(),
    "mule-taken": tell(3),
    "claimed": tell(7),
    "sent-to-base": fold(),
    "turned-up": fold(),
    "joined-row": fold(),
    "end-triggered": tell(8, clause=True),
    "built": tell(6),
    "tile-discarded": fold(),
    "tile-drawn": fold(),
    "tiles-shuffled": fold(),
    "cabin-lost": tell(4),
    "wagon-retreated": tell(4, LAST),
    "damage-none": fold(),
    "moved-up": tell(7, LAST, key="track"),
    "stayed-on-track": tell(3, JOIN),
    "grew": tell(5, LAST, key="orchard"),
    "apples-changed": fold(),
    "panned": tell(4, JOIN),
    "paddled": tell(2, LAST),
    "sold": tell(4, LAST),
    "item-taken": tell(4, JOIN),
    "rolled": tell(1, LAST),
    "mined": tell(3, LAST),
    "cart-gained": tell(3, LAST),
    "cart-loaded": tell(2, LAST),
    "hit": fold(),
    "missed": fold(),
    "captured": tell(5, JOIN),
    "outlaws-at-base": fold(),
    "passed": tell(0),
    "drew": fold(Sum("cards", 1)),
    "deck-shuffled": fold(),
    "plan-revealed": tell(0, LAST, begins=True),
    "plans-shuffled": fold(),
    "plan-performed": lead(),
    "scout-moved": tell(4, LAST, message=SCOUT, key="side", way="place"),
    "hunted": tell(5, JOIN),
    "scoring-offered": fold(),
    "chose-scoring": tell(1, LAST),
    "chose-playing-on": tell(1, LAST),
}

SUMMARY: Final = Summary(EVENTS, ROLES, ("mountain", "market", "special"), "good", 5)
