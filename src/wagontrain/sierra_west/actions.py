"""The notation of Sierra West."""

from typing import Final

from ..core.actions import ActionSpace, Kind, Verb
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
from .tables import (
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

# Atomic moves of the pioneering step, in the order of their lists (SW-7.25)
PASS: Final = Verb("pass", "SW-8.1")
START: Final = Verb("start", "SW-7.7", PIONEER_FIGURE)
STEP: Final = Verb("step", "SW-7.8", PIONEER_FIGURE)
ACTIVATE: Final = Verb("activate", "SW-7.9", PIONEER_FIGURE)
DISCOUNT: Final = Verb("discount", "SW-13.6a")
TAME: Final = Verb("tame", "SW-13.6b")
ASSIGN: Final = Verb("assign", "SW-7.3", CABIN)
BACK: Final = Verb("back", "SW-13.5d")
DROP: Final = Verb("drop", "SW-13.5e")
SCOUT: Final = Verb("scout", "SW-12.1", PLACE, POOL)
WAGON: Final = Verb("wagon", "SW-11.2", HAT_BOOTS, PLAIN_BOOTS)
FORGO: Final = Verb("forgo", "SW-7.25g", FORGONE)
TOKEN: Final = Verb("token", "SW-10.5")
EXCHANGE: Final = Verb("exchange", "SW-7.21a", BASIC)
BLAST: Final = Verb("blast", "SW-20.3")
SELL: Final = Verb("sell", "SW-19.9", DEAL)
SUMMIT: Final = Verb("summit", "SW-7.16", FIGURE, SUMMIT_SLOT)
OCCUPY: Final = Verb("occupy", "SW-7.20", FIGURE, SUMMIT_SLOT)

# Planning
LAY: Final = Verb("lay", "SW-6.2", SLOT, CARD)
PUT: Final = Verb("put", "SW-22.1", PILE)

# Shovel, payment, damage
CLAIM: Final = Verb("claim", "SW-12.2", PILE)
BUILD: Final = Verb("build", "SW-13.1", MARKET_SPACE)
PAY: Final = Verb("pay", "SW-10.1", COUNT.called("food"), COUNT.called("wood"), COUNT.called("stone"))
GIVE_APPLES: Final = Verb("give-apples", "SW-18.4", APPLE_COUNT.called("green"), APPLE_COUNT.called("red"))
GIVE_FISH: Final = Verb("give-fish", "SW-16.1", FISH)
LOSE: Final = Verb("lose", "SW-14.1a", BUILT_CABIN)
RETREAT: Final = Verb("retreat", "SW-14.1b")

# Choices inside an action
CLIMB: Final = Verb("climb", "SW-16.1", TRACK_KIND)
GROW: Final = Verb("grow", "SW-18.5", ORCHARD)
TAKE: Final = Verb("take", "SW-18.4", BASIC)
CATCH: Final = Verb("catch", "SW-19.1", FISH)
TAKE_PRIZE: Final = Verb("prize", "SW-15.6", PRIZE)
PADDLE: Final = Verb("paddle", "SW-19.3", RIVER)
LOAD: Final = Verb("load", "SW-20.4", CART, CART_GOLD)
AGAIN: Final = Verb("again", "SW-7.19")
FIRE: Final = Verb("shoot", "SW-21.4")
STOP: Final = Verb("stop", "SW-7.19")

# Out of turn
TRAP: Final = Verb("trap", "SW-9.4", ANIMAL, PIONEER_FIGURE)
TRACK: Final = Verb("track", "SW-9.3", PIONEER_FIGURE)
DECLINE: Final = Verb("decline", "SW-0.3")

ACTIONS: Final = ActionSpace(
    PASS,
    START,
    STEP,
    ACTIVATE,
    DISCOUNT,
    TAME,
    ASSIGN,
    BACK,
    DROP,
    SCOUT,
    WAGON,
    FORGO,
    TOKEN,
    EXCHANGE,
    BLAST,
    SELL,
    SUMMIT,
    OCCUPY,
    LAY,
    PUT,
    CLAIM,
    BUILD,
    PAY,
    GIVE_APPLES,
    GIVE_FISH,
    LOSE,
    RETREAT,
    CLIMB,
    GROW,
    TAKE,
    CATCH,
    TAKE_PRIZE,
    PADDLE,
    LOAD,
    AGAIN,
    FIRE,
    STOP,
    TRAP,
    TRACK,
    DECLINE,
)
PIONEERING: Final = (
    PASS,
    START,
    STEP,
    ACTIVATE,
    DISCOUNT,
    TAME,
    ASSIGN,
    BACK,
    DROP,
    SCOUT,
    WAGON,
    FORGO,
    TOKEN,
    EXCHANGE,
    BLAST,
    SELL,
    SUMMIT,
    OCCUPY,
)
