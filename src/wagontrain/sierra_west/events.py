"""What can happen in Sierra West, for the log. Hastings is seat 1 of a solo game."""

from typing import Final

from ..core.actions import Kind
from ..core.events import EventKind, EventSpace
from .actions import CARD, DEAL, MARKET_SPACE, PLACE, RIVER, SPECIAL
from .names import (
    AMOUNT,
    ANIMAL,
    CABIN,
    FIGURE,
    GOOD,
    ORCHARD,
    PILE,
    PLAN_ACTION,
    POOL,
    PRIZE,
    SIDE,
    SLOT,
    SPOT,
    TRACK_KIND,
)
from .tables import PLANS, SYMBOLS

SYMBOL: Final = Kind("symbol", SYMBOLS)
PLAN: Final = Kind("plan", PLANS, element="plan")

ROUND_BEGAN: Final = EventKind("round-began", AMOUNT)
TURN_BEGAN: Final = EventKind("turn-began")
LAID: Final = EventKind("laid", CARD, SLOT)
STORED_ON_DECK: Final = EventKind("stored-on-deck", CARD, hidden=1)
STORED_ON_DISCARD: Final = EventKind("stored-on-discard", CARD)
SHOWED_ANIMAL: Final = EventKind("showed-animal", ANIMAL)
TRAPPED: Final = EventKind("trapped", ANIMAL, FIGURE)
TRACKED: Final = EventKind("tracked", GOOD, FIGURE)
ASSIGNED: Final = EventKind("assigned", FIGURE, CABIN)
MOVED: Final = EventKind("moved", FIGURE, SPOT)
ACTIVATED: Final = EventKind("activated", FIGURE, SYMBOL)
DISCOUNTED: Final = EventKind("discounted")
TAMED: Final = EventKind("tamed")
GAINED: Final = EventKind("gained", GOOD, AMOUNT)
PAID: Final = EventKind("paid", GOOD, AMOUNT)
SCOUTED: Final = EventKind("scouted", PLACE, POOL)
WAGON_MOVED: Final = EventKind("wagon-moved", AMOUNT)
FORWENT: Final = EventKind("forwent", AMOUNT)
TOKEN_SPENT: Final = EventKind("token-spent")
MULE_TAKEN: Final = EventKind("mule-taken")
CLAIMED: Final = EventKind("claimed", CARD, PILE)
SENT_TO_BASE: Final = EventKind("sent-to-base")
TURNED_UP: Final = EventKind("turned-up", CARD, PLACE)
JOINED_ROW: Final = EventKind("joined-row", SPECIAL, AMOUNT)
END_TRIGGERED: Final = EventKind("end-triggered")
BUILT: Final = EventKind("built", CABIN, MARKET_SPACE)
TILE_DISCARDED: Final = EventKind("tile-discarded", CABIN)
TILE_DRAWN: Final = EventKind("tile-drawn", CABIN, MARKET_SPACE)
TILES_SHUFFLED: Final = EventKind("tiles-shuffled", AMOUNT)
CABIN_LOST: Final = EventKind("cabin-lost", CABIN)
WAGON_RETREATED: Final = EventKind("wagon-retreated", AMOUNT)
DAMAGE_NONE: Final = EventKind("damage-none")
MOVED_UP: Final = EventKind("moved-up", TRACK_KIND, AMOUNT)
STAYED_ON_TRACK: Final = EventKind("stayed-on-track", TRACK_KIND)
GREW: Final = EventKind("grew", ORCHARD, AMOUNT)
APPLES_CHANGED: Final = EventKind("apples-changed", AMOUNT.called("green"), AMOUNT.called("red"))
PANNED: Final = EventKind("panned", GOOD, SPECIAL)
PADDLED: Final = EventKind("paddled", RIVER)
SOLD: Final = EventKind("sold", DEAL)
ITEM_TAKEN: Final = EventKind("item-taken", PRIZE)
ROLLED: Final = EventKind("rolled", AMOUNT)
MINED: Final = EventKind("mined", AMOUNT.called("gold"), AMOUNT.called("stone"))
CART_GAINED: Final = EventKind("cart-gained")
CART_LOADED: Final = EventKind("cart-loaded", AMOUNT)
HIT: Final = EventKind("hit")
MISSED: Final = EventKind("missed")
CAPTURED: Final = EventKind("captured", PLACE)
OUTLAWS_AT_BASE: Final = EventKind("outlaws-at-base", AMOUNT)
PASSED: Final = EventKind("passed")
DREW: Final = EventKind("drew", CARD, hidden=1)
DECK_SHUFFLED: Final = EventKind("deck-shuffled", AMOUNT)
PLAN_REVEALED: Final = EventKind("plan-revealed", PLAN)
PLANS_SHUFFLED: Final = EventKind("plans-shuffled")
PLAN_PERFORMED: Final = EventKind("plan-performed", PLAN_ACTION)
SCOUT_MOVED: Final = EventKind("scout-moved", SIDE, PLACE)
HUNTED: Final = EventKind("hunted", ANIMAL)
SCORING_OFFERED: Final = EventKind("scoring-offered", AMOUNT)
CHOSE_SCORING: Final = EventKind("chose-scoring")
CHOSE_PLAYING_ON: Final = EventKind("chose-playing-on")

EVENTS: Final = EventSpace(
    ROUND_BEGAN, TURN_BEGAN, LAID, STORED_ON_DECK, STORED_ON_DISCARD, SHOWED_ANIMAL, TRAPPED, TRACKED,
    ASSIGNED, MOVED, ACTIVATED, DISCOUNTED, TAMED, GAINED, PAID, SCOUTED, WAGON_MOVED, FORWENT,
    TOKEN_SPENT, MULE_TAKEN, CLAIMED, SENT_TO_BASE, TURNED_UP, JOINED_ROW, END_TRIGGERED, BUILT,
    TILE_DISCARDED, TILE_DRAWN, TILES_SHUFFLED, CABIN_LOST, WAGON_RETREATED, DAMAGE_NONE, MOVED_UP,
    STAYED_ON_TRACK, GREW, APPLES_CHANGED, PANNED, PADDLED, SOLD, ITEM_TAKEN, ROLLED, MINED, CART_GAINED,
    CART_LOADED, HIT, MISSED, CAPTURED, OUTLAWS_AT_BASE, PASSED, DREW, DECK_SHUFFLED, PLAN_REVEALED,
    PLANS_SHUFFLED, PLAN_PERFORMED, SCOUT_MOVED, HUNTED, SCORING_OFFERED, CHOSE_SCORING, CHOSE_PLAYING_ON,
)  # fmt: skip
