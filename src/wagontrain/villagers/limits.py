"""The limits of a draft and of a build turn, and what the events of a solo game change in them."""

from .components import BUILD_BASE, BUILD_MAX, DRAFT_BASE, DRAFT_MAX, EVENTS, LIMIT_MIN
from .names import CAP_DRAFT_LIMIT, CHANGE_BUILD_LIMIT, CHANGE_DRAFT_LIMIT, FORBID_BLIND_DRAW, SURCHARGE
from .state import Seat, State
from .village import visible_food


def draft_limit(s: State, me: Seat) -> int:
    """VIL-5.1, VIL-5.13: base, food, improvements, maximum, changes by events, caps, at least 1."""
    limit = min(DRAFT_MAX, DRAFT_BASE + visible_food(me) + me.food_bonus)
    if not s.events:
        return limit
    for event in s.events:
        if EVENTS[event].kind == CHANGE_DRAFT_LIMIT:
            limit += EVENTS[event].delta
    for event in s.events:
        if EVENTS[event].kind == CAP_DRAFT_LIMIT:
            limit = min(limit, EVENTS[event].cap)
    return max(LIMIT_MIN, limit)


def build_limit(s: State, me: Seat, builders: int, paid: int) -> int:
    """VIL-7.2, VIL-7.19: base, builders, improvements, Freelancers, maximum, events, at least 1."""
    limit = min(BUILD_MAX, BUILD_BASE + builders + me.builder_bonus + paid)
    for event in s.events:
        if EVENTS[event].kind == CHANGE_BUILD_LIMIT:
            limit += EVENTS[event].delta
    return max(LIMIT_MIN, limit)


def is_blind_draw_forbidden(s: State) -> bool:
    """VIL-14.21: only face-up villagers may be drafted while one stands on the road."""
    return any(EVENTS[event].kind == FORBID_BLIND_DRAW for event in s.events)


def surcharge(s: State, on_hire: bool) -> int:
    """What each hire (VIL-14.19), or each padlocked villager (VIL-14.20), costs on top in this round."""
    if not s.events:
        return 0
    found = [EVENTS[event] for event in s.events if EVENTS[event].kind == SURCHARGE]
    return sum([event.counted.gold for event in found if event.on_hire == on_hire])
