"""Boots (sections 10 to 12): frontiersman steps, wagon steps and boots tokens."""

from typing import Final

from ...core.rules import Step
from ...core.state import Frame
from ..actions import SCOUT, TOKEN, WAGON
from ..components import BASE, NEIGHBOURS, NEIGHBOURS_UP_AND_DOWN, STEP_BASICS, STEP_BOOTS, TRAIL_END
from ..events import SCOUTED, TOKEN_SPENT, WAGON_MOVED
from ..names import ADVANCE_WAGON, HAT_PIONEER, NONE, PAY_BASICS, PLAIN_PIONEER, TOKEN_POOL, TOKENS
from ..state import Seat, State
from .goods import basics, spend
from .moves import Move
from .paths import boots_on, use_boots
from .refusals import (
    CANNOT_PAY_STEP,
    NO_TOKEN,
    NOT_ADJACENT,
    OK,
    PLACE_EMPTY,
    POOL_EMPTY,
    TRAIL_AT_END,
    WRONG_BOOTS,
)

BOOTS_PER_TOKEN: Final = 2  # SW-10.7
POOLS: Final = 3


def boots_in(s: State, me: Seat, pool: int) -> int:
    """What a pool holds: a pioneer's space, or the boots of spent tokens."""
    return s.token_boots if pool == TOKEN_POOL else boots_on(s, me, pool)


class StepOnMountain(Move):
    """The frontiersman goes one step for one boot (SW-7.25e, SW-12.1)."""

    def __init__(self) -> None:
        super().__init__(SCOUT, keeps_boots=True, keeps_abilities=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        pools: list[int] = []
        if boots_on(s, me, HAT_PIONEER):
            pools.append(HAT_PIONEER)
        if boots_on(s, me, PLAIN_PIONEER):
            pools.append(PLAIN_PIONEER)
        if s.token_boots:
            pools.append(TOKEN_POOL)
        if not pools:
            return
        mountain = s.mountain
        for place in NEIGHBOURS[me.scout] if s.row_neighbours else NEIGHBOURS_UP_AND_DOWN[me.scout]:
            if place == BASE or mountain[place] != NONE:
                for pool in pools:
                    options.append(SCOUT.base + place * POOLS + pool)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        place, pool, _ = SCOUT.args(action)
        if place not in (NEIGHBOURS[me.scout] if s.row_neighbours else NEIGHBOURS_UP_AND_DOWN[me.scout]):
            return NOT_ADJACENT
        if place != BASE and s.mountain[place] == NONE:
            return PLACE_EMPTY
        return POOL_EMPTY if boots_in(s, me, pool) == 0 else OK

    def perform(self, s: State, seat: int, action: int) -> None:
        place, pool, _ = SCOUT.args(action)
        me = s.seats[seat]
        if pool == TOKEN_POOL:
            s.token_boots -= 1
        else:
            use_boots(s, me, pool, 1)
        me.scout = place
        s.say(SCOUTED, seat, place, pool)


class StepOnTrail(Move):
    """The wagon goes one space for boots of any mix of pools, and basics (SW-7.25f, SW-10.8)."""

    def __init__(self) -> None:
        super().__init__(WAGON, keeps_boots=True, keeps_abilities=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if me.wagon == TRAIL_END:
            return
        need = STEP_BOOTS[me.wagon]
        if basics(me) < STEP_BASICS[me.wagon]:
            return
        hat, plain = boots_on(s, me, HAT_PIONEER), boots_on(s, me, PLAIN_PIONEER)
        if hat + plain + s.token_boots < need:
            return
        for i in range(min(hat, need) + 1):
            for j in range(max(0, need - i - s.token_boots), min(plain, need - i) + 1):
                options.append(WAGON.of(i, j))

    def refusal(self, s: State, me: Seat, action: int) -> int:
        hat, plain, _ = WAGON.args(action)
        if me.wagon == TRAIL_END:
            return TRAIL_AT_END
        if hat > boots_on(s, me, HAT_PIONEER) or plain > boots_on(s, me, PLAIN_PIONEER):
            return POOL_EMPTY
        if not 0 <= STEP_BOOTS[me.wagon] - hat - plain <= s.token_boots:
            return WRONG_BOOTS
        return CANNOT_PAY_STEP if basics(me) < STEP_BASICS[me.wagon] else OK

    def perform(self, s: State, seat: int, action: int) -> None:
        hat, plain, _ = WAGON.args(action)
        me = s.seats[seat]
        use_boots(s, me, HAT_PIONEER, hat)
        use_boots(s, me, PLAIN_PIONEER, plain)
        s.token_boots -= STEP_BOOTS[me.wagon] - hat - plain
        s.push(Frame(PAY_BASICS, seat, STEP_BASICS[me.wagon]), Frame(ADVANCE_WAGON, seat))


class SpendToken(Move):
    """A pair-of-boots token becomes two boots (SW-7.25h, SW-10.5, SW-10.7)."""

    def __init__(self) -> None:
        super().__init__(TOKEN, keeps_boots=True, keeps_abilities=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if me.goods[TOKENS]:
            options.append(TOKEN.base)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        return OK if me.goods[TOKENS] else NO_TOKEN

    def perform(self, s: State, seat: int, action: int) -> None:
        spend(s, seat, TOKENS, 1)
        s.token_boots += BOOTS_PER_TOKEN
        s.say(TOKEN_SPENT, seat)


def advance(s: State, seat: int) -> None:
    """The wagon goes one space to the right (SW-11.2, SW-11.3)."""
    me = s.seats[seat]
    if me.wagon < TRAIL_END:
        me.wagon += 1
        s.say(WAGON_MOVED, seat, me.wagon)


class AdvanceWagon(Step[State]):
    """The wagon step or summit is paid: advance one space.

    Rules: SW-11.2, SW-11.3, SW-11.4.
    """

    def run(self, s: State, f: Frame) -> None:
        advance(s, f.seat)
