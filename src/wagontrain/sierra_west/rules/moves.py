"""Atomic moves of the pioneering step (SW-7.25): the base, and passing, starting and stepping."""

from typing import Final

from ...core.actions import Verb
from ...core.state import Frame
from ..actions import PASS, START, STEP
from ..events import PASSED
from ..names import (
    END_TURN,
    GREEN_END,
    GREEN_START,
    HAT_PIONEER,
    MOVE_FIGURE,
    NONE,
    PLAIN_PIONEER,
    SUFFER_DAMAGE,
    SUMMIT_FIRST,
    TAN_END,
    TAN_START,
)
from ..state import Seat, State
from .paths import in_danger, is_walking, next_spot, place_figure
from .refusals import ALREADY_ON_PATH, AT_PATH_END, NOT_WALKING, OK, ON_SUMMIT

LAST_SUMMIT: Final = SUMMIT_FIRST + 2


class Move:
    """One kind of atomic move of the pioneering step: which are legal, what one does, why one is refused.

    `keeps_boots`: the boots of a spent token survive it (SW-10.7).
    `keeps_abilities`: open 1x abilities survive it (SW-7.4a).
    `in_cabin`: it needs a pioneer in a cabin. `mode`: the only mode that has it, or NONE.
    """

    def __init__(
        self,
        verb: Verb,
        keeps_boots: bool = False,
        keeps_abilities: bool = False,
        in_cabin: bool = False,
        mode: int = NONE,
    ) -> None:
        self.verb = verb
        self.keeps_boots = keeps_boots
        self.keeps_abilities = keeps_abilities
        self.in_cabin = in_cabin
        self.mode = mode

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        """Add the legal actions of this kind, ascending. `me` is the seat whose turn it is."""
        raise AssertionError

    def refusal(self, s: State, me: Seat, action: int) -> int:
        """Return why the action is refused, or OK."""
        raise AssertionError

    def perform(self, s: State, seat: int, action: int) -> None:
        """Carry out the action with all its consequences."""
        raise AssertionError


class Pass(Move):
    """End the pioneering step; possible at any moment (SW-8.1)."""

    def __init__(self) -> None:
        super().__init__(PASS)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        options.append(PASS.base)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        return OK

    def perform(self, s: State, seat: int, action: int) -> None:
        s.say(PASSED, seat)
        s.todo.pop()  # the pioneering step is over
        s.push(Frame(END_TURN, seat))


def is_off_path(spot: int) -> bool:
    """In camp, in a cabin, or on the trapper or tracker space (SW-7.7)?"""
    return spot < GREEN_START or spot > LAST_SUMMIT


class StartWalking(Move):
    """Put a pioneer on the start of his path (SW-7.25b, SW-7.5, SW-7.7)."""

    def __init__(self) -> None:
        super().__init__(START)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if me.hat_pioneer < GREEN_START or me.hat_pioneer > LAST_SUMMIT:
            options.append(START.base)
        if me.plain_pioneer < GREEN_START or me.plain_pioneer > LAST_SUMMIT:
            options.append(START.base + PLAIN_PIONEER)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        spot = me.hat_pioneer if START.first(action) == HAT_PIONEER else me.plain_pioneer
        if is_off_path(spot):
            return OK
        return ON_SUMMIT if spot >= SUMMIT_FIRST else ALREADY_ON_PATH

    def perform(self, s: State, seat: int, action: int) -> None:
        figure = START.first(action)
        place_figure(s, seat, figure, GREEN_START if figure == HAT_PIONEER else TAN_START)


class StepAlongPath(Move):
    """One pioneer one space to the right, or from the last space to the path end (SW-7.25c)."""

    def __init__(self) -> None:
        super().__init__(STEP)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if is_walking(me.hat_pioneer):
            options.append(STEP.base)
        if is_walking(me.plain_pioneer):
            options.append(STEP.base + PLAIN_PIONEER)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        spot = me.hat_pioneer if STEP.first(action) == HAT_PIONEER else me.plain_pioneer
        if is_walking(spot):
            return OK
        if spot in (GREEN_END, TAN_END):
            return AT_PATH_END
        return NOT_WALKING if is_off_path(spot) else ON_SUMMIT

    def perform(self, s: State, seat: int, action: int) -> None:
        figure = STEP.first(action)
        me = s.seats[seat]
        leave_to(
            s,
            seat,
            figure,
            next_spot(s, me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer),
            False,
        )


def leave_to(s: State, seat: int, figure: int, spot: int, by_ability: bool) -> None:
    """SW-7.28: leave a space; the damage of an unresolved hazard comes just before the figure moves."""
    if in_danger(s, s.seats[seat], figure):
        s.push(Frame(SUFFER_DAMAGE, seat), Frame(MOVE_FIGURE, seat, figure, spot, 1 if by_ability else 0))
    else:
        place_figure(s, seat, figure, spot)
        s.moved_by_ability = by_ability
