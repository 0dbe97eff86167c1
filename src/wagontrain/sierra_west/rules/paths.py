"""The two paths of a player board (section 5): symbols, the pioneers on them, and their boots."""

from ..components import (
    BOOTS_FACTOR,
    CARD_FACE,
    SPOT_FACE,
    SPOT_SLOT,
    SYMBOL_BOOTS,
    SYMBOL_DOES,
    SYMBOL_HAZARD,
)
from ..events import MOVED
from ..names import (
    ALL_GREEN,
    BANJO,
    CABIN_FIRST,
    DOUBLE_BOOTS,
    DUEL,
    GREEN_END,
    GREEN_FIRST,
    GREEN_START,
    HAT_PIONEER,
    NONE,
    TAN_END,
    TAN_FIRST,
    TAN_START,
)
from ..state import Seat, State


def is_space(spot: int) -> bool:
    """Is this a space of a path, not its start or end (SW-7.30)?"""
    return GREEN_FIRST <= spot < GREEN_END or TAN_FIRST <= spot < TAN_END


def symbol_at(s: State, spot: int) -> int:
    """The symbol on a path space of the planned cards, or NONE (SW-5.2, SW-5.3, SW-5.5)."""
    return CARD_FACE[s.laid[SPOT_SLOT[spot]]][SPOT_FACE[spot]]


def next_spot(s: State, spot: int) -> int:
    """The next space to the right, or the path end; empty places are passed (SW-5.5)."""
    spot += 1
    while spot != GREEN_END and spot != TAN_END and symbol_at(s, spot) == NONE:
        spot += 1
    return spot


def spot_behind(s: State, spot: int) -> int:
    """The existing green space before this one, or NONE (R8)."""
    spot -= 1
    while spot > GREEN_START:
        if symbol_at(s, spot) != NONE:
            return spot
        spot -= 1
    return NONE


def is_walking(spot: int) -> bool:
    """Can a step be made from here: from a path start or space?"""
    return GREEN_START <= spot < GREEN_END or TAN_START <= spot < TAN_END


def green_active(me: Seat, cabin: int) -> bool:
    """SW-7.4, SW-13.5f: is a green cabin active, by itself or through `all_green`?"""
    inside = me.plain_pioneer - CABIN_FIRST
    return inside == cabin or (inside == ALL_GREEN and cabin in me.cabins)


def brown_active(me: Seat, cabin: int) -> bool:
    """SW-13.8: the hat pioneer stands in this brown cabin."""
    return me.hat_pioneer == CABIN_FIRST + cabin


def boots_on(s: State, me: Seat, figure: int) -> int:
    """SW-10.6: the boots a pioneer's space still offers: its pool, or what the first use would make it."""
    spot = me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer
    if not (GREEN_FIRST <= spot < GREEN_END or TAN_FIRST <= spot < TAN_END):
        return 0
    if figure == HAT_PIONEER:
        if s.hat_activated:
            return s.hat_boots
        boots = SYMBOL_BOOTS[symbol_at(s, spot)]
        return boots * BOOTS_FACTOR if boots and green_active(me, DOUBLE_BOOTS) else boots
    return s.plain_boots if s.plain_activated else SYMBOL_BOOTS[symbol_at(s, spot)]


def use_boots(s: State, me: Seat, figure: int, amount: int) -> None:
    """Take boots from a pioneer's space; the first use fixes the size of the pool (SW-10.6)."""
    if amount == 0:
        return
    left = boots_on(s, me, figure) - amount
    if figure == HAT_PIONEER:
        s.hat_boots = left
        s.hat_activated = True
    else:
        s.plain_boots = left
        s.plain_activated = True


def in_danger(s: State, me: Seat, figure: int) -> bool:
    """Would leaving now be skipping a hazard (SW-7.11, SW-7.28)?"""
    spot = me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer
    if not is_space(spot):
        return False
    symbol = symbol_at(s, spot)
    if not SYMBOL_HAZARD[symbol]:
        return False
    if SYMBOL_DOES[symbol] == BANJO:
        return not duel_is_on(s, me)
    return not (s.hat_activated if figure == HAT_PIONEER else s.plain_activated)


def duel_is_on(s: State, me: Seat) -> bool:
    """SW-19.6, SW-19.7: the plain pioneer stands on dueling banjos that he paid for."""
    return (
        s.plain_activated
        and is_space(me.plain_pioneer)
        and SYMBOL_DOES[symbol_at(s, me.plain_pioneer)] == DUEL
    )


def place_figure(s: State, seat: int, figure: int, spot: int) -> None:
    """Put a pioneer somewhere: a new arrival, so nothing is activated and old boots are lost (SW-10.3)."""
    me = s.seats[seat]
    if figure == HAT_PIONEER:
        me.hat_pioneer = spot
        s.hat_activated = False
        s.hat_boots = 0
        s.moved_by_ability = False
    else:
        me.plain_pioneer = spot
        s.plain_activated = False
        s.plain_boots = 0
    s.say(MOVED, seat, figure, spot)


def close_window(s: State) -> None:
    """SW-7.4a: 1x abilities that were open and not used cannot be used any more.

    They do not count as used (SW-7.4c): damage may send the pioneer home and so to a cabin once more.
    """
    s.open_abilities = 0
    s.moved_by_ability = False
