"""Cabins in use (SW-7.2 to SW-7.6, section 13): assigning figures, 1x abilities, forgoing boots."""

from ..actions import ASSIGN, BACK, DROP, FORGO
from ..components import CABIN_FORGO, CABIN_GAIN, CABIN_TOKENS, SPOT_BELOW
from ..events import ASSIGNED, FORWENT
from ..names import (
    ALL_GREEN,
    BOOTS_TO_GOLD,
    BOOTS_TO_PAIR,
    CABIN_FIRST,
    CABIN_KINDS,
    CAMP,
    DROP_TO_TAN,
    FIRST_BROWN,
    GREEN_END,
    GREEN_FIRST,
    GREY_CABIN,
    GREY_SPOT,
    HAT_PIONEER,
    MULE,
    NONE,
    PLAIN_PIONEER,
    STEP_BACK,
    TOKENS,
)
from ..state import Seat, State
from .goods import gain_all, spend
from .moves import Move, leave_to
from .paths import boots_on, green_active, place_figure, spot_behind, symbol_at, use_boots
from .refusals import (
    ABILITY_NOT_OPEN,
    CABIN_NOT_BUILT,
    FORGO_INACTIVE,
    MULE_IN_CABIN,
    MULE_NOT_YOURS,
    MULE_ON_SUMMIT,
    NO_SPACE_BEHIND,
    NO_TAN_BELOW,
    NOT_IN_CAMP,
    NOT_ON_GREEN,
    OK,
    TOO_FEW_BOOTS,
    TOO_FEW_TOKENS,
)


class AssignFigure(Move):
    """Assign an idle figure to a cabin of its colour (SW-7.25a, SW-7.2, SW-7.3)."""

    def __init__(self) -> None:
        super().__init__(ASSIGN)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        cabins = me.cabins
        if cabins and (me.plain_pioneer == CAMP or me.hat_pioneer == CAMP):
            for cabin in range(CABIN_KINDS):
                if cabin in cabins and (me.plain_pioneer if cabin < FIRST_BROWN else me.hat_pioneer) == CAMP:
                    options.append(ASSIGN.base + cabin)
        if s.mule == s.turn and s.mule_spot == CAMP:
            options.append(ASSIGN.base + GREY_CABIN)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        cabin = ASSIGN.first(action)
        if cabin == GREY_CABIN:
            if s.mule != s.turn:
                return MULE_NOT_YOURS
            if s.mule_spot == CAMP:
                return OK
            return MULE_IN_CABIN if s.mule_spot == GREY_SPOT else MULE_ON_SUMMIT
        if cabin not in me.cabins:
            return CABIN_NOT_BUILT
        return OK if (me.plain_pioneer if cabin < FIRST_BROWN else me.hat_pioneer) == CAMP else NOT_IN_CAMP

    def perform(self, s: State, seat: int, action: int) -> None:
        cabin = ASSIGN.first(action)
        if cabin == GREY_CABIN:
            s.mule_spot = GREY_SPOT
            s.say(ASSIGNED, seat, MULE, cabin)
            return
        figure = PLAIN_PIONEER if cabin < FIRST_BROWN else HAT_PIONEER
        place_figure(s, seat, figure, CABIN_FIRST + cabin)
        s.say(ASSIGNED, seat, figure, cabin)
        if figure == PLAIN_PIONEER:
            s.open_abilities = abilities(s.seats[seat], cabin) & ~s.used_abilities


def abilities(me: Seat, cabin: int) -> int:
    """SW-7.4a: the 1x abilities, as bits, that assigning to this cabin opens."""
    opened = 0
    for ability in (STEP_BACK, DROP_TO_TAN):
        if cabin == ability or (cabin == ALL_GREEN and ability in me.cabins):
            opened |= 1 << ability
    return opened


class StepBack(Move):
    """1x: the hat pioneer goes back one green space (SW-13.5d)."""

    def __init__(self) -> None:
        super().__init__(BACK, keeps_abilities=True, in_cabin=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if s.open_abilities and self.refusal(s, me, BACK.base) == OK:
            options.append(BACK.base)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        if not s.open_abilities >> STEP_BACK & 1:
            return ABILITY_NOT_OPEN
        if not GREEN_FIRST <= me.hat_pioneer < GREEN_END:
            return NOT_ON_GREEN
        if spot_behind(s, me.hat_pioneer) == NONE:
            return NO_SPACE_BEHIND
        return TOO_FEW_TOKENS if me.goods[TOKENS] < CABIN_TOKENS[STEP_BACK] else OK

    def perform(self, s: State, seat: int, action: int) -> None:
        use_ability(s, seat, STEP_BACK, spot_behind(s, s.seats[seat].hat_pioneer))


class DropToTan(Move):
    """1x: the hat pioneer goes to the tan space of his column (SW-13.5e)."""

    def __init__(self) -> None:
        super().__init__(DROP, keeps_abilities=True, in_cabin=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if s.open_abilities and self.refusal(s, me, DROP.base) == OK:
            options.append(DROP.base)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        if not s.open_abilities >> DROP_TO_TAN & 1:
            return ABILITY_NOT_OPEN
        if not GREEN_FIRST <= me.hat_pioneer < GREEN_END:
            return NOT_ON_GREEN
        below = SPOT_BELOW[me.hat_pioneer]
        if below == NONE or symbol_at(s, below) == NONE:
            return NO_TAN_BELOW
        return TOO_FEW_TOKENS if me.goods[TOKENS] < CABIN_TOKENS[DROP_TO_TAN] else OK

    def perform(self, s: State, seat: int, action: int) -> None:
        use_ability(s, seat, DROP_TO_TAN, SPOT_BELOW[s.seats[seat].hat_pioneer])


def use_ability(s: State, seat: int, cabin: int, spot: int) -> None:
    """Pay the tokens, then move the hat pioneer; a 1x ability works once per turn (SW-7.4c)."""
    s.open_abilities &= ~(1 << cabin)
    s.used_abilities |= 1 << cabin
    spend(s, seat, TOKENS, CABIN_TOKENS[cabin])
    leave_to(s, seat, HAT_PIONEER, spot, True)


class ForgoBoots(Move):
    """Forgo two boots of the hat pioneer's space for gold or a boots token (SW-7.25g, SW-13.5a, SW-13.5b)."""

    def __init__(self) -> None:
        super().__init__(FORGO, keeps_abilities=True, in_cabin=True)

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        if me.plain_pioneer >= CABIN_FIRST and boots_on(s, me, HAT_PIONEER):
            for i in (0, 1):
                if self.refusal(s, me, FORGO.base + i) == OK:
                    options.append(FORGO.base + i)

    def refusal(self, s: State, me: Seat, action: int) -> int:
        cabin = BOOTS_TO_GOLD if FORGO.first(action) == 0 else BOOTS_TO_PAIR
        if not green_active(me, cabin):
            return FORGO_INACTIVE
        return TOO_FEW_BOOTS if boots_on(s, me, HAT_PIONEER) < CABIN_FORGO[cabin] else OK

    def perform(self, s: State, seat: int, action: int) -> None:
        cabin = BOOTS_TO_GOLD if FORGO.first(action) == 0 else BOOTS_TO_PAIR
        use_boots(s, s.seats[seat], HAT_PIONEER, CABIN_FORGO[cabin])
        s.say(FORWENT, seat, CABIN_FORGO[cabin])
        gain_all(s, seat, CABIN_GAIN[cabin])
