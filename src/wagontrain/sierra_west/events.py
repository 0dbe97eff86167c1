"""Every event that the log can hold. In a solo game Hastings is seat 1."""

from typing import Final

from ..core.actions import Kind
from ..core.events import EventSpace
from .actions import CARD, DEAL, MARKET_SPACE, PLACE, RIVER, SPECIAL
from .components import PLANS, SYMBOLS
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

SYMBOL: Final = Kind("symbol", SYMBOLS)
PLAN: Final = Kind("plan", PLANS, element="plan")

EVENTS: Final = EventSpace()

ROUND_BEGAN: Final = EVENTS.kind("round-began", AMOUNT)
TURN_BEGAN: Final = EVENTS.kind("turn-began")
LAID: Final = EVENTS.kind("laid", CARD, SLOT)
STORED_ON_DECK: Final = EVENTS.kind("stored-on-deck", CARD, hidden=1)
STORED_ON_DISCARD: Final = EVENTS.kind("stored-on-discard", CARD)
SHOWED_ANIMAL: Final = EVENTS.kind("showed-animal", ANIMAL)
TRAPPED: Final = EVENTS.kind("trapped", ANIMAL, FIGURE)
TRACKED: Final = EVENTS.kind("tracked", GOOD, FIGURE)
ASSIGNED: Final = EVENTS.kind("assigned", FIGURE, CABIN)
MOVED: Final = EVENTS.kind("moved", FIGURE, SPOT)
ACTIVATED: Final = EVENTS.kind("activated", FIGURE, SYMBOL)
DISCOUNTED: Final = EVENTS.kind("discounted")
TAMED: Final = EVENTS.kind("tamed")
GAINED: Final = EVENTS.kind("gained", GOOD, AMOUNT)
PAID: Final = EVENTS.kind("paid", GOOD, AMOUNT)
SCOUTED: Final = EVENTS.kind("scouted", PLACE, POOL)
WAGON_MOVED: Final = EVENTS.kind("wagon-moved", AMOUNT)
FORWENT: Final = EVENTS.kind("forwent", AMOUNT)
TOKEN_SPENT: Final = EVENTS.kind("token-spent")
MULE_TAKEN: Final = EVENTS.kind("mule-taken")
CLAIMED: Final = EVENTS.kind("claimed", CARD, PILE)
SENT_TO_BASE: Final = EVENTS.kind("sent-to-base")
TURNED_UP: Final = EVENTS.kind("turned-up", CARD, PLACE)
JOINED_ROW: Final = EVENTS.kind("joined-row", SPECIAL, AMOUNT)
END_TRIGGERED: Final = EVENTS.kind("end-triggered")
BUILT: Final = EVENTS.kind("built", CABIN, MARKET_SPACE)
TILE_DISCARDED: Final = EVENTS.kind("tile-discarded", CABIN)
TILE_DRAWN: Final = EVENTS.kind("tile-drawn", CABIN, MARKET_SPACE)
TILES_SHUFFLED: Final = EVENTS.kind("tiles-shuffled", AMOUNT)
CABIN_LOST: Final = EVENTS.kind("cabin-lost", CABIN)
WAGON_RETREATED: Final = EVENTS.kind("wagon-retreated", AMOUNT)
DAMAGE_NONE: Final = EVENTS.kind("damage-none")
MOVED_UP: Final = EVENTS.kind("moved-up", TRACK_KIND, AMOUNT)
STAYED_ON_TRACK: Final = EVENTS.kind("stayed-on-track", TRACK_KIND)
GREW: Final = EVENTS.kind("grew", ORCHARD, AMOUNT)
APPLES_CHANGED: Final = EVENTS.kind("apples-changed", AMOUNT.called("green"), AMOUNT.called("red"))
PANNED: Final = EVENTS.kind("panned", GOOD, SPECIAL)
PADDLED: Final = EVENTS.kind("paddled", RIVER)
SOLD: Final = EVENTS.kind("sold", DEAL)
ITEM_TAKEN: Final = EVENTS.kind("item-taken", PRIZE)
ROLLED: Final = EVENTS.kind("rolled", AMOUNT)
MINED: Final = EVENTS.kind("mined", AMOUNT.called("gold"), AMOUNT.called("stone"))
CART_GAINED: Final = EVENTS.kind("cart-gained")
CART_LOADED: Final = EVENTS.kind("cart-loaded", AMOUNT)
HIT: Final = EVENTS.kind("hit")
MISSED: Final = EVENTS.kind("missed")
CAPTURED: Final = EVENTS.kind("captured", PLACE)
OUTLAWS_AT_BASE: Final = EVENTS.kind("outlaws-at-base", AMOUNT)
PASSED: Final = EVENTS.kind("passed")
DREW: Final = EVENTS.kind("drew", CARD, hidden=1)
DECK_SHUFFLED: Final = EVENTS.kind("deck-shuffled", AMOUNT)
PLAN_REVEALED: Final = EVENTS.kind("plan-revealed", PLAN)
PLANS_SHUFFLED: Final = EVENTS.kind("plans-shuffled")
PLAN_PERFORMED: Final = EVENTS.kind("plan-performed", PLAN_ACTION)
SCOUT_MOVED: Final = EVENTS.kind("scout-moved", SIDE, PLACE)
HUNTED: Final = EVENTS.kind("hunted", ANIMAL)
SCORING_OFFERED: Final = EVENTS.kind("scoring-offered", AMOUNT)
CHOSE_SCORING: Final = EVENTS.kind("chose-scoring")
CHOSE_PLAYING_ON: Final = EVENTS.kind("chose-playing-on")
