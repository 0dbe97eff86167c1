"""Why not: each fault of an action is a number here, with the rule it offends and the message for it."""

from typing import Final

from ...core.table import Reason

OK: Final = 0
NOT_IN_CAMP: Final = 1
CABIN_NOT_BUILT: Final = 2
ALREADY_ON_PATH: Final = 3
NOT_WALKING: Final = 4
AT_PATH_END: Final = 5
ON_SUMMIT: Final = 6
NOT_ON_SPACE: Final = 7
ACTIVATED_ALREADY: Final = 8
BOOTS_ARE_SPENT: Final = 9
BANJO_NEVER_ACTIVATED: Final = 10
CANNOT_PAY_SPACE: Final = 11
SHOVEL_USELESS: Final = 12
NO_LOOSE_GOLD: Final = 13
NO_CART_ROOM: Final = 14
DISCOUNT_INACTIVE: Final = 15
USED_THIS_TURN: Final = 16
NOT_PAID_SPACE: Final = 17
TAMER_INACTIVE: Final = 18
NOT_ON_BEAR: Final = 19
MULE_NOT_YOURS: Final = 20
MULE_ON_SUMMIT: Final = 21
MULE_IN_CABIN: Final = 22
ABILITY_NOT_OPEN: Final = 23
TOO_FEW_TOKENS: Final = 24
NOT_ON_GREEN: Final = 25
NO_SPACE_BEHIND: Final = 26
NO_TAN_BELOW: Final = 27
NOT_ADJACENT: Final = 28
PLACE_EMPTY: Final = 29
POOL_EMPTY: Final = 30
TRAIL_AT_END: Final = 31
WRONG_BOOTS: Final = 32
CANNOT_PAY_STEP: Final = 33
FORGO_INACTIVE: Final = 34
TOO_FEW_BOOTS: Final = 35
NO_TOKEN: Final = 36
MULE_NOT_IN_CABIN: Final = 37
NO_GOLD: Final = 38
NO_DYNAMITE: Final = 39
TOO_LITTLE_STONE: Final = 40
CANOE_NOT_AT_MARKET: Final = 41
FISH_MISSING: Final = 42
NOT_AT_PATH_END: Final = 43
SUMMIT_TAKEN: Final = 44
CANNOT_PAY_SUMMIT: Final = 45
NO_FISH_LEFT: Final = 46
NO_CART_LEFT: Final = 47
NO_OUTLAW_LEFT: Final = 48
SIX_SHOOTER_STARTS: Final = 49
WRONG_SLOT: Final = 50
NOT_IN_HAND: Final = 51
NOT_ON_FACE_UP_CARD: Final = 52
NO_TILE: Final = 53
OWNED_ALREADY: Final = 54
NO_CABIN_SLOT: Final = 55
CANNOT_PAY_BUILD: Final = 56
WRONG_AMOUNT: Final = 57
NOT_IN_STOCK: Final = 58
CABIN_NOT_YOURS: Final = 59
WAGON_AT_START: Final = 60
NOT_OFFERED: Final = 61
CANOE_STAYS: Final = 62
NO_SUCH_RIVER: Final = 63
TOO_FAR: Final = 64
NO_SUCH_CART: Final = 65
TOO_MUCH_GOLD: Final = 66
NOT_VISIBLE: Final = 67
TILE_FACE_UP: Final = 68
PIONEER_NOT_IDLE: Final = 69
FISH_IN_ORDER: Final = 70

REASONS: Final[tuple[Reason, ...]] = (
    ("", "", {}),  # OK
    ("SW-7.2", "not-in-camp", {}),
    ("SW-7.3", "cabin-not-built", {}),
    ("SW-7.30", "already-on-path", {}),
    ("SW-7.8", "not-walking", {}),
    ("SW-7.8", "at-path-end", {}),
    ("SW-7.17", "on-summit", {}),
    ("SW-7.30", "not-on-space", {}),
    ("SW-7.9", "activated-already", {}),
    ("SW-10.6", "boots-are-spent", {}),
    ("SW-7.28", "banjo-never-activated", {}),
    ("SW-7.10", "cannot-pay-space", {}),
    ("SW-15.4", "shovel-useless", {}),
    ("SW-20.4", "no-loose-gold", {}),
    ("SW-20.4", "no-cart-room", {}),
    ("SW-13.6a", "discount-inactive", {}),
    ("SW-7.4", "used-this-turn", {}),
    ("SW-13.6a", "not-paid-space", {}),
    ("SW-13.6b", "tamer-inactive", {}),
    ("SW-13.6b", "not-on-bear", {}),
    ("SW-7.24", "mule-not-yours", {}),
    ("SW-7.22", "mule-on-summit", {}),
    ("SW-7.22", "mule-in-cabin", {}),
    ("SW-7.4a", "ability-not-open", {}),
    ("SW-7.26", "too-few-tokens", {}),
    ("SW-13.5", "not-on-green", {}),
    ("SW-13.5d", "no-space-behind", {}),
    ("SW-13.5e", "no-tan-below", {}),
    ("SW-4.4", "not-adjacent", {}),
    ("SW-4.4", "place-empty", {}),
    ("SW-10.8", "pool-empty", {}),
    ("SW-11.4", "trail-at-end", {}),
    ("SW-10.8", "wrong-boots", {}),
    ("SW-11.2", "cannot-pay-step", {}),
    ("SW-13.5a", "forgo-inactive", {}),
    ("SW-13.5a", "too-few-boots", {}),
    ("SW-10.5", "no-token", {}),
    ("SW-7.21", "mule-not-in-cabin", {}),
    ("SW-7.21", "no-gold", {}),
    ("SW-20.3", "no-dynamite", {}),
    ("SW-20.3", "too-little-stone", {}),
    ("SW-19.9", "canoe-not-at-market", {}),
    ("SW-19.9", "fish-missing", {}),
    ("SW-7.18", "not-at-path-end", {}),
    ("SW-7.17", "summit-taken", {}),
    ("SW-7.19", "cannot-pay-summit", {}),
    ("SW-19.8", "no-fish-left", {}),
    ("SW-20.5", "no-cart-left", {}),
    ("SW-21.9", "no-outlaw-left", {}),
    ("SW-7.20", "six-shooter-starts", {}),
    ("SW-6.2", "wrong-slot", {}),
    ("SW-6.2", "not-in-hand", {}),
    ("SW-12.2", "not-on-face-up-card", {}),
    ("SW-13.2", "no-tile", {}),
    ("SW-13.1", "owned-already", {}),
    ("SW-13.1", "no-cabin-slot", {}),
    ("SW-13.1", "cannot-pay-build", {}),
    ("SW-7.26", "wrong-amount", {}),
    ("SW-10.1", "not-in-stock", {}),
    ("SW-14.1", "cabin-not-yours", {}),
    ("SW-14.1", "wagon-at-start", {}),
    ("SW-15.6", "not-offered", {}),
    ("SW-19.3", "canoe-stays", {}),
    ("SW-19.3", "no-such-river", {}),
    ("SW-19.3", "too-far", {}),
    ("SW-20.4", "no-such-cart", {}),
    ("SW-20.4", "too-much-gold", {}),
    ("SW-9.4", "not-visible", {}),
    ("SW-9.4", "tile-face-up", {}),
    ("SW-9.1", "pioneer-not-idle", {}),
    ("SW-10.1", "fish-in-order", {}),
)


def reasons(fault: int) -> list[Reason]:
    """The fault as `explain` tells it; nothing where there is none."""
    return [REASONS[fault]] if fault != OK else []
