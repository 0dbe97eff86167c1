"""The notation of Sierra West."""

from typing import Final

from ..core.actions import ActionSpace, Kind
from .components import (
    APPLES_MAX,
    BOOTS_FACTOR,
    CARDS,
    CART_ROOM,
    DEALS,
    MARKET_SPACES,
    MOST_BASICS,
    MOST_SPACE_BOOTS,
    PLACES,
    ROW_PLACES,
    SPECIALS,
)
from .names import (
    ANIMAL,
    BASIC,
    CABIN,
    CABIN_KINDS,
    CABINS,
    FIGURE,
    FISH,
    FORGONE,
    ORCHARD,
    PILE,
    PIONEER_FIGURE,
    POOL,
    PRIZE,
    SLOT,
    SUMMIT_SLOT,
    TRACK_KIND,
)

CARD: Final = Kind("card", CARDS, element="hand")
SPECIAL: Final = Kind("special", SPECIALS, element="special")
PLACE: Final = Kind("place", (*PLACES, "base"), element="mountain")
MARKET_SPACE: Final = Kind("space", size=MARKET_SPACES, first=1, element="market")
RIVER: Final = Kind("river", size=ROW_PLACES + 1, element="river")
DEAL: Final = Kind("deal", DEALS)
BUILT_CABIN: Final = Kind("cabin", CABINS[:CABIN_KINDS], element="cabin")
HAT_BOOTS: Final = Kind("number", size=MOST_SPACE_BOOTS * BOOTS_FACTOR + 1, label="hat_boots")
PLAIN_BOOTS: Final = Kind("number", size=MOST_SPACE_BOOTS + 1, label="plain_boots")
COUNT: Final = Kind("number", size=MOST_BASICS + 1)
APPLE_COUNT: Final = Kind("number", size=APPLES_MAX + 1)
CART: Final = Kind("cart", size=CART_ROOM, element="cart")
CART_GOLD: Final = Kind("number", size=CART_ROOM, first=1, label="gold")

ACTIONS: Final = ActionSpace()

# Atomic moves of the pioneering step, in the order of their lists (SW-7.25)
PASS: Final = ACTIONS.declare("pass", "SW-8.1")
START: Final = ACTIONS.declare("start", "SW-7.7", PIONEER_FIGURE)
STEP: Final = ACTIONS.declare("step", "SW-7.8", PIONEER_FIGURE)
ACTIVATE: Final = ACTIONS.declare("activate", "SW-7.9", PIONEER_FIGURE)
DISCOUNT: Final = ACTIONS.declare("discount", "SW-13.6a")
TAME: Final = ACTIONS.declare("tame", "SW-13.6b")
ASSIGN: Final = ACTIONS.declare("assign", "SW-7.3", CABIN)
BACK: Final = ACTIONS.declare("back", "SW-13.5d")
DROP: Final = ACTIONS.declare("drop", "SW-13.5e")
SCOUT: Final = ACTIONS.declare("scout", "SW-12.1", PLACE, POOL)
WAGON: Final = ACTIONS.declare("wagon", "SW-11.2", HAT_BOOTS, PLAIN_BOOTS)
FORGO: Final = ACTIONS.declare("forgo", "SW-7.25g", FORGONE)
TOKEN: Final = ACTIONS.declare("token", "SW-10.5")
EXCHANGE: Final = ACTIONS.declare("exchange", "SW-7.21a", BASIC)
BLAST: Final = ACTIONS.declare("blast", "SW-20.3")
SELL: Final = ACTIONS.declare("sell", "SW-19.9", DEAL)
SUMMIT: Final = ACTIONS.declare("summit", "SW-7.16", FIGURE, SUMMIT_SLOT)
OCCUPY: Final = ACTIONS.declare("occupy", "SW-7.20", FIGURE, SUMMIT_SLOT)
PIONEERING: Final = ACTIONS.verbs  # all so far

# Planning
LAY: Final = ACTIONS.declare("lay", "SW-6.2", SLOT, CARD)
PUT: Final = ACTIONS.declare("put", "SW-22.1", PILE)

# Shovel, payment, damage
CLAIM: Final = ACTIONS.declare("claim", "SW-12.2", PILE)
BUILD: Final = ACTIONS.declare("build", "SW-13.1", MARKET_SPACE)
PAY: Final = ACTIONS.declare(
    "pay", "SW-10.1", COUNT.called("food"), COUNT.called("wood"), COUNT.called("stone")
)
GIVE_APPLES: Final = ACTIONS.declare(
    "give-apples", "SW-18.4", APPLE_COUNT.called("green"), APPLE_COUNT.called("red")
)
GIVE_FISH: Final = ACTIONS.declare("give-fish", "SW-16.1", FISH)
LOSE: Final = ACTIONS.declare("lose", "SW-14.1a", BUILT_CABIN)
RETREAT: Final = ACTIONS.declare("retreat", "SW-14.1b")

# Choices inside an action
CLIMB: Final = ACTIONS.declare("climb", "SW-16.1", TRACK_KIND)
GROW: Final = ACTIONS.declare("grow", "SW-18.5", ORCHARD)
TAKE: Final = ACTIONS.declare("take", "SW-18.4", BASIC)
CATCH: Final = ACTIONS.declare("catch", "SW-19.1", FISH)
TAKE_PRIZE: Final = ACTIONS.declare("prize", "SW-15.6", PRIZE)
PADDLE: Final = ACTIONS.declare("paddle", "SW-19.3", RIVER)
LOAD: Final = ACTIONS.declare("load", "SW-20.4", CART, CART_GOLD)
AGAIN: Final = ACTIONS.declare("again", "SW-7.19")
FIRE: Final = ACTIONS.declare("shoot", "SW-21.4")
STOP: Final = ACTIONS.declare("stop", "SW-7.19")

# Out of turn
TRAP: Final = ACTIONS.declare("trap", "SW-9.4", ANIMAL, PIONEER_FIGURE)
TRACK: Final = ACTIONS.declare("track", "SW-9.3", PIONEER_FIGURE)
DECLINE: Final = ACTIONS.declare("decline", "SW-0.3")

# After rounds in which everybody only passed
SCORE_NOW: Final = ACTIONS.declare("score-now", "SW-17.8")
PLAY_ON: Final = ACTIONS.declare("play-on", "SW-17.8")
