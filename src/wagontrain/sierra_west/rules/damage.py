"""Damage (section 14): what skipping a hazard or a failed shooting costs."""

from typing import ClassVar

from ...core.actions import Verb
from ...core.rules import Reason, Rule, Step
from ...core.seqs import without
from ...core.state import Frame
from ..actions import LOSE, RETREAT
from ..events import CABIN_LOST, DAMAGE_NONE, WAGON_RETREATED
from ..names import CABIN_FIRST, CABIN_KINDS, CAMP, HAT_PIONEER, PLAIN_PIONEER
from ..state import State
from .paths import close_window, place_figure
from .refusals import CABIN_NOT_YOURS, OK, WAGON_AT_START, reasons


class SufferDamage(Rule[State]):
    """Lose a built cabin or move the wagon back; nothing where neither is possible.

    Rules: SW-14.1, SW-14.2, SW-14.4, SW-14.5, SW-14.6.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (LOSE, RETREAT)

    def asks(self, s: State, f: Frame) -> bool:
        me = s.seats[f.seat]
        return len(me.cabins) > 0 or me.wagon > 0

    def legal(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        options = [LOSE.of(cabin) for cabin in range(CABIN_KINDS) if cabin in me.cabins]
        if me.wagon > 0:
            options.append(RETREAT.base)
        return options

    def answer(self, s: State, f: Frame, action: int) -> None:
        if action == RETREAT.base:
            me = s.seats[f.seat]
            me.wagon -= 1
            s.say(WAGON_RETREATED, f.seat, me.wagon)
        else:
            lose_cabin(s, f.seat, LOSE.first(action))

    def run(self, s: State, f: Frame) -> None:
        s.say(DAMAGE_NONE, f.seat)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        if action == RETREAT.base:
            return reasons(OK if me.wagon > 0 else WAGON_AT_START)
        return reasons(OK if LOSE.first(action) in me.cabins else CABIN_NOT_YOURS)


def lose_cabin(s: State, seat: int, cabin: int) -> None:
    """SW-14.3, SW-14.5: the tile goes to the box; a figure inside is idle in camp and its effect ends.

    A 1x ability that is lost with it or closed by it was not used (SW-7.4c).
    """
    me = s.seats[seat]
    me.cabins = without(me.cabins, cabin)
    s.boxed_tiles = s.boxed_tiles + (cabin,)
    s.say(CABIN_LOST, seat, cabin)
    s.open_abilities &= ~(1 << cabin)
    if me.plain_pioneer == CABIN_FIRST + cabin:
        close_window(s)
        place_figure(s, seat, PLAIN_PIONEER, CAMP)
    elif me.hat_pioneer == CABIN_FIRST + cabin:
        place_figure(s, seat, HAT_PIONEER, CAMP)


class MoveFigure(Step[State]):
    """After the damage: pioneer f.a goes to spot f.b; f.c is 1 where an ability moves him.

    Rules: SW-7.28, SW-14.6.
    """

    def run(self, s: State, f: Frame) -> None:
        place_figure(s, f.seat, f.a, f.b)
        s.moved_by_ability = f.c == 1
