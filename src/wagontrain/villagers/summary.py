"""What of a turn is told in its summary, and what is folded into it."""

from typing import Final

from ..core.summary import JOIN, LAST, ROUND, Role, Sum, Summary, fold, lead, tell
from .events import EVENTS_SPACE

EARNED: Final = Sum("gold", 1, by="amount")
SPENT: Final = Sum("gold", -1, by="amount")
TAKEN: Final = Sum("cards", 1)
DRAFT: Final = "draft"
MARKET: Final = "market"
EVENTS: Final = "events"  # of the Countess
MINI: Final = "mini"
TOOK: Final = "summary-took"
TOOK_FROM: Final = "summary-took-from"
PLACED: Final = "summary-placed"

ROLES: Final[dict[str, Role]] = {
    "round-began": Role(ROUND),
    "took": tell(5, JOIN, group=DRAFT, sums=(TAKEN, EARNED)),
    "drew": tell(5, JOIN, message=TOOK, group=DRAFT, sums=(TAKEN,)),
    "drew-reserve": tell(5, JOIN, message=TOOK, group=DRAFT, sums=(TAKEN,)),
    "refilled": fold(),
    "draft-done": fold(),
    "left-road": fold(),
    "coin-put": tell(2, JOIN),
    "coins-added": fold(),
    "placed": tell(5, JOIN, sums=(Sum("cards", -1),)),
    "placed-on": tell(5, JOIN, message=PLACED, sums=(Sum("cards", -1),)),
    "unlocked-own": lead(),
    "unlocked-other": lead(),
    "unlocked-bank": lead(),
    "unlocked-free": lead(),
    "returned": lead(),
    "returned-reserve": lead(),
    "returned-discard": lead(),
    "returned-basic": lead(),
    "hired": fold(),
    "played": tell(4, JOIN, group=DRAFT),
    "gained": fold(EARNED),
    "paid-bank": lead(SPENT),
    "paid-countess": lead(SPENT),
    "robbed": tell(6),
    "thief-caught": tell(6),
    "took-from-hand": tell(5, message=TOOK_FROM, group=DRAFT, sums=(TAKEN,)),
    "took-from-village": tell(5, message=TOOK_FROM, group=DRAFT, sums=(TAKEN,)),
    "took-from-square": tell(5, message=TOOK_FROM, group=DRAFT, sums=(TAKEN,)),
    "swapped": tell(5),
    "looked": fold(),
    "drew-hidden": tell(3, JOIN, sums=(TAKEN,)),
    "recruited": tell(2, JOIN),
    "freelancer-paid": fold(),
    "build-limit": fold(begins=True, group="build"),
    "founders-turned": fold(),
    "copper-converted": fold(),
    "marker-passed": fold(),
    "first-market-held": tell(5, group=MARKET, table=True, sums=(EARNED,), message="summary-market-held"),
    "second-market-held": tell(5, group=MARKET, table=True, sums=(EARNED,), message="summary-market-held"),
    "event-revealed": tell(3, clause=True, group=EVENTS, table=True),
    "event-resolved": tell(5, clause=True, group=EVENTS, table=True),
    "event-cancelled": tell(5, group=EVENTS, table=True),
    "countess-took": tell(4, JOIN, clause=True),
    "countess-gained": tell(3, JOIN, clause=True),
    "villager-lost": tell(5, JOIN),
    "improvement-won": tell(6),
    "improvement-tied": fold(),
    "mini-dealt": fold(group=MINI, table=True),
    "mini-drew": fold(group=MINI, table=True),
    "mini-took": fold(group=MINI, table=True),
    "mini-pair": fold(group=MINI, table=True),
    "mini-won": tell(6, LAST, group=MINI, table=True),
    "first-player": fold(),
}

SUMMARY: Final = Summary(EVENTS_SPACE, ROLES, ("slot", "stack", "improvement", "event", "seat"), "gold", 2)
