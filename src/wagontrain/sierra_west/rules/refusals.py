"""Why an action is refused. Each refusal is a number, declared with the rule it breaks and its message."""

from typing import Final

from ...core.rules import Reason

OK: Final = 0
"""The action is legal."""
REASONS: Final[list[Reason]] = [("", "", {})]


def declare(reason: Reason) -> int:
    """Declare a refusal; return its number."""
    REASONS.append(reason)
    return len(REASONS) - 1


NOT_IN_CAMP: Final = declare(("SW-7.2", "not-in-camp", {}))
CABIN_NOT_BUILT: Final = declare(("SW-7.3", "cabin-not-built", {}))
ALREADY_ON_PATH: Final = declare(("SW-7.30", "already-on-path", {}))
NOT_WALKING: Final = declare(("SW-7.8", "not-walking", {}))
AT_PATH_END: Final = declare(("SW-7.8", "at-path-end", {}))
ON_SUMMIT: Final = declare(("SW-7.17", "on-summit", {}))
NOT_ON_SPACE: Final = declare(("SW-7.30", "not-on-space", {}))
ACTIVATED_ALREADY: Final = declare(("SW-7.9", "activated-already", {}))
BOOTS_ARE_SPENT: Final = declare(("SW-10.6", "boots-are-spent", {}))
BANJO_NEVER_ACTIVATED: Final = declare(("SW-7.28", "banjo-never-activated", {}))
CANNOT_PAY_SPACE: Final = declare(("SW-7.10", "cannot-pay-space", {}))
SHOVEL_USELESS: Final = declare(("SW-15.4", "shovel-useless", {}))
NO_LOOSE_GOLD: Final = declare(("SW-20.4", "no-loose-gold", {}))
NO_CART_ROOM: Final = declare(("SW-20.4", "no-cart-room", {}))
DISCOUNT_INACTIVE: Final = declare(("SW-13.6a", "discount-inactive", {}))
USED_THIS_TURN: Final = declare(("SW-7.4", "used-this-turn", {}))
NOT_PAID_SPACE: Final = declare(("SW-13.6a", "not-paid-space", {}))
TAMER_INACTIVE: Final = declare(("SW-13.6b", "tamer-inactive", {}))
NOT_ON_BEAR: Final = declare(("SW-13.6b", "not-on-bear", {}))
MULE_NOT_YOURS: Final = declare(("SW-7.24", "mule-not-yours", {}))
MULE_ON_SUMMIT: Final = declare(("SW-7.22", "mule-on-summit", {}))
MULE_IN_CABIN: Final = declare(("SW-7.22", "mule-in-cabin", {}))
ABILITY_NOT_OPEN: Final = declare(("SW-7.4a", "ability-not-open", {}))
TOO_FEW_TOKENS: Final = declare(("SW-7.26", "too-few-tokens", {}))
NOT_ON_GREEN: Final = declare(("SW-13.5", "not-on-green", {}))
NO_SPACE_BEHIND: Final = declare(("SW-13.5d", "no-space-behind", {}))
NO_TAN_BELOW: Final = declare(("SW-13.5e", "no-tan-below", {}))
NOT_ADJACENT: Final = declare(("SW-4.4", "not-adjacent", {}))
PLACE_EMPTY: Final = declare(("SW-4.4", "place-empty", {}))
POOL_EMPTY: Final = declare(("SW-10.8", "pool-empty", {}))
TRAIL_AT_END: Final = declare(("SW-11.4", "trail-at-end", {}))
WRONG_BOOTS: Final = declare(("SW-10.8", "wrong-boots", {}))
CANNOT_PAY_STEP: Final = declare(("SW-11.2", "cannot-pay-step", {}))
FORGO_INACTIVE: Final = declare(("SW-13.5a", "forgo-inactive", {}))
TOO_FEW_BOOTS: Final = declare(("SW-13.5a", "too-few-boots", {}))
NO_TOKEN: Final = declare(("SW-10.5", "no-token", {}))
MULE_NOT_IN_CABIN: Final = declare(("SW-7.21", "mule-not-in-cabin", {}))
NO_GOLD: Final = declare(("SW-7.21", "no-gold", {}))
NO_DYNAMITE: Final = declare(("SW-20.3", "no-dynamite", {}))
TOO_LITTLE_STONE: Final = declare(("SW-20.3", "too-little-stone", {}))
CANOE_NOT_AT_MARKET: Final = declare(("SW-19.9", "canoe-not-at-market", {}))
FISH_MISSING: Final = declare(("SW-19.9", "fish-missing", {}))
NOT_AT_PATH_END: Final = declare(("SW-7.18", "not-at-path-end", {}))
SUMMIT_TAKEN: Final = declare(("SW-7.17", "summit-taken", {}))
CANNOT_PAY_SUMMIT: Final = declare(("SW-7.19", "cannot-pay-summit", {}))
NO_FISH_LEFT: Final = declare(("SW-19.8", "no-fish-left", {}))
NO_CART_LEFT: Final = declare(("SW-20.5", "no-cart-left", {}))
NO_OUTLAW_LEFT: Final = declare(("SW-21.9", "no-outlaw-left", {}))
SIX_SHOOTER_STARTS: Final = declare(("SW-7.20", "six-shooter-starts", {}))
WRONG_SLOT: Final = declare(("SW-6.2", "wrong-slot", {}))
NOT_IN_HAND: Final = declare(("SW-6.2", "not-in-hand", {}))
NOT_ON_FACE_UP_CARD: Final = declare(("SW-12.2", "not-on-face-up-card", {}))
NO_TILE: Final = declare(("SW-13.2", "no-tile", {}))
OWNED_ALREADY: Final = declare(("SW-13.1", "owned-already", {}))
NO_CABIN_SLOT: Final = declare(("SW-13.1", "no-cabin-slot", {}))
CANNOT_PAY_BUILD: Final = declare(("SW-13.1", "cannot-pay-build", {}))
WRONG_AMOUNT: Final = declare(("SW-7.26", "wrong-amount", {}))
NOT_IN_STOCK: Final = declare(("SW-10.1", "not-in-stock", {}))
CABIN_NOT_YOURS: Final = declare(("SW-14.1", "cabin-not-yours", {}))
WAGON_AT_START: Final = declare(("SW-14.1", "wagon-at-start", {}))
NOT_OFFERED: Final = declare(("SW-15.6", "not-offered", {}))
CANOE_STAYS: Final = declare(("SW-19.3", "canoe-stays", {}))
NO_SUCH_RIVER: Final = declare(("SW-19.3", "no-such-river", {}))
TOO_FAR: Final = declare(("SW-19.3", "too-far", {}))
NO_SUCH_CART: Final = declare(("SW-20.4", "no-such-cart", {}))
TOO_MUCH_GOLD: Final = declare(("SW-20.4", "too-much-gold", {}))
NOT_VISIBLE: Final = declare(("SW-9.4", "not-visible", {}))
TILE_FACE_UP: Final = declare(("SW-9.4", "tile-face-up", {}))
PIONEER_NOT_IDLE: Final = declare(("SW-9.1", "pioneer-not-idle", {}))
FISH_IN_ORDER: Final = declare(("SW-10.1", "fish-in-order", {}))


def reasons(refusal: int) -> list[Reason]:
    """Return what `explain` answers for a refusal: one reason, or nothing where the action is legal."""
    return [REASONS[refusal]] if refusal != OK else []
