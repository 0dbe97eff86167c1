"""Summit actions (SW-7.16 to SW-7.20, SW-7.22): going there, performing, repeating."""

from typing import ClassVar, Final

from ...core.actions import Verb
from ...core.rules import Reason, Rule, Step
from ...core.state import Frame
from ..actions import AGAIN, OCCUPY, STOP, SUMMIT
from ..components import CARD_SUMMIT, TRAIL_END, Summit
from ..events import MOVED
from ..names import (
    ANY_TRACK,
    APPLE_HOMESTEAD,
    BUY_FISH,
    BUY_MINE_CART,
    CAMP,
    CHOOSE_ORCHARD,
    CHOOSE_TRACK,
    EITHER_ORCHARD,
    GAIN_BASIC,
    GAIN_FISH,
    GREEN_END,
    GREY_SPOT,
    HAT_PIONEER,
    HOMESTEAD,
    MOVE_UP_HOMESTEAD,
    MOVE_UP_ORCHARD,
    MULE,
    PERFORM_SUMMIT,
    PLAIN_PIONEER,
    REPEAT_SUMMIT,
    RIFLE,
    SHOOT,
    SIX_SHOOTER,
    SUMMIT_FIRST,
    TAN_END,
    WAGON_SUMMIT,
)
from ..state import Seat, State
from .boots import advance
from .gold import gain_cart
from .goods import can_pay, gain_all, pay
from .moves import Move
from .outlaws import capture_by_gun, outlaws_left
from .paths import place_figure
from .refusals import (
    CANNOT_PAY_SUMMIT,
    MULE_NOT_YOURS,
    MULE_ON_SUMMIT,
    NO_CART_LEFT,
    NO_FISH_LEFT,
    NO_OUTLAW_LEFT,
    NOT_AT_PATH_END,
    OK,
    ON_SUMMIT,
    SIX_SHOOTER_STARTS,
    SUMMIT_TAKEN,
    TRAIL_AT_END,
)

SLOTS: Final = 3
EMPTY_CART: Final = 0


def summit_refusal(s: State, me: Seat, summit: Summit) -> int:
    """What forbids performing a summit action (R28 lists the cases; else the cost decides, SW-0.8)."""
    kind = summit.kind
    if kind == WAGON_SUMMIT and me.wagon == TRAIL_END:
        return TRAIL_AT_END
    if kind == BUY_FISH and max(s.fish) == 0:
        return NO_FISH_LEFT
    if kind == BUY_MINE_CART and s.carts == 0:
        return NO_CART_LEFT
    if kind == SIX_SHOOTER:
        return OK if outlaws_left(s) else NO_OUTLAW_LEFT  # its cost is the price of a shot (SW-21.8)
    if kind == RIFLE and not outlaws_left(s):
        return NO_OUTLAW_LEFT
    return OK if can_pay(s, me, summit.cost) else CANNOT_PAY_SUMMIT


def figure_refusal(s: State, me: Seat, figure: int, slot: int) -> int:
    """Can this figure go to a summit, and is the space free (SW-7.16 to SW-7.18, SW-7.22)?"""
    if figure == MULE:
        if s.mule != s.turn:
            return MULE_NOT_YOURS
        if s.mule_spot != CAMP and s.mule_spot != GREY_SPOT:
            return MULE_ON_SUMMIT
    else:
        spot = me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer
        if SUMMIT_FIRST <= spot < SUMMIT_FIRST + SLOTS:
            return ON_SUMMIT
        if spot != GREEN_END and spot != TAN_END:
            return NOT_AT_PATH_END
    return SUMMIT_TAKEN if is_taken(s, me, slot) else OK


def is_taken(s: State, me: Seat, slot: int) -> bool:
    """SW-7.17: does a figure stand on this summit space?"""
    spot = SUMMIT_FIRST + slot
    return me.hat_pioneer == spot or me.plain_pioneer == spot or (s.mule == s.turn and s.mule_spot == spot)


def ready(s: State, me: Seat) -> list[int]:
    """The figures that may go to a summit now."""
    figures: list[int] = []
    if me.hat_pioneer == GREEN_END or me.hat_pioneer == TAN_END:
        figures.append(HAT_PIONEER)
    if me.plain_pioneer == TAN_END:
        figures.append(PLAIN_PIONEER)
    if s.mule == s.turn and (s.mule_spot == CAMP or s.mule_spot == GREY_SPOT):
        figures.append(MULE)
    return figures


def go_to(s: State, seat: int, figure: int, slot: int) -> None:
    """A figure takes its place on a summit space, where it stays this turn (SW-7.17)."""
    if figure == MULE:
        s.mule_spot = SUMMIT_FIRST + slot
        s.say(MOVED, seat, MULE, SUMMIT_FIRST + slot)
    else:
        place_figure(s, seat, figure, SUMMIT_FIRST + slot)


class SummitMove(Move):
    """Put a figure on a free summit space."""

    def suits(self, s: State, me: Seat, slot: int) -> bool:
        """Return whether the summit of a slot may be used in this way, if it is free."""
        raise NotImplementedError

    def add_options(self, s: State, me: Seat, options: list[int]) -> None:
        figures = ready(s, me)
        if figures:
            slots = [slot for slot in range(SLOTS) if not is_taken(s, me, slot) and self.suits(s, me, slot)]
            for figure in figures:
                for slot in slots:
                    options.append(self.verb.base + figure * SLOTS + slot)


class UseSummit(SummitMove):
    """Put a figure on a free summit space and perform its action (SW-7.25j, SW-7.16)."""

    def __init__(self) -> None:
        super().__init__(SUMMIT)

    def suits(self, s: State, me: Seat, slot: int) -> bool:
        return summit_refusal(s, me, CARD_SUMMIT[s.laid[slot]]) == OK

    def refusal(self, s: State, me: Seat, action: int) -> int:
        figure, slot, _ = SUMMIT.args(action)
        refusal = figure_refusal(s, me, figure, slot)
        return refusal if refusal != OK else summit_refusal(s, me, CARD_SUMMIT[s.laid[slot]])

    def perform(self, s: State, seat: int, action: int) -> None:
        figure, slot, _ = SUMMIT.args(action)
        go_to(s, seat, figure, slot)
        start(s, seat, s.laid[slot])


class OccupySummit(SummitMove):
    """Put a figure on a free summit space and leave it at that (SW-7.20); a six-shooter always starts."""

    def __init__(self) -> None:
        super().__init__(OCCUPY)

    def suits(self, s: State, me: Seat, slot: int) -> bool:
        return CARD_SUMMIT[s.laid[slot]].kind != SIX_SHOOTER

    def refusal(self, s: State, me: Seat, action: int) -> int:
        figure, slot, _ = OCCUPY.args(action)
        refusal = figure_refusal(s, me, figure, slot)
        if refusal != OK:
            return refusal
        return SIX_SHOOTER_STARTS if CARD_SUMMIT[s.laid[slot]].kind == SIX_SHOOTER else OK

    def perform(self, s: State, seat: int, action: int) -> None:
        figure, slot, _ = OCCUPY.args(action)
        go_to(s, seat, figure, slot)


def start(s: State, seat: int, card: int) -> None:
    """Pay for a summit action and perform it once (SW-7.19)."""
    summit = CARD_SUMMIT[card]
    if summit.kind == SIX_SHOOTER:
        s.push(Frame(SHOOT, seat, card))
    else:
        s.push(Frame(PERFORM_SUMMIT, seat, card))
        pay(s, seat, summit.cost)


class PerformSummit(Step[State]):
    """The summit action of card f.a is paid: its effect, and the question whether it is repeated.

    Rules: SW-7.19, SW-11.3, SW-16.1, SW-18.4, SW-18.5, SW-19.8, SW-20.5, SW-21.9.
    """

    def run(self, s: State, f: Frame) -> None:
        summit = CARD_SUMMIT[f.a]
        kind = summit.kind
        if summit.repeatable:
            s.push(Frame(REPEAT_SUMMIT, f.seat, f.a))
        if kind == HOMESTEAD:
            any_track = summit.track == ANY_TRACK
            s.push(Frame(CHOOSE_TRACK if any_track else MOVE_UP_HOMESTEAD, f.seat, summit.track))
        elif kind == APPLE_HOMESTEAD:
            either = summit.track == EITHER_ORCHARD
            s.push(Frame(CHOOSE_ORCHARD if either else MOVE_UP_ORCHARD, f.seat, summit.track))
        elif kind == WAGON_SUMMIT:
            advance(s, f.seat)
        elif kind == RIFLE:
            capture_by_gun(s, f.seat)
        else:
            self.trade(s, f.seat, summit)

    def trade(self, s: State, seat: int, summit: Summit) -> None:
        """What a trade gives; where the gainer chooses he is asked."""
        gain_all(s, seat, summit.gain.goods)
        for _ in range(min(summit.gain.carts, s.carts)):
            gain_cart(s, seat, EMPTY_CART)
        if summit.gain.fish:
            s.push(Frame(GAIN_FISH, seat, summit.gain.fish))
        if summit.gain.basics:
            s.push(Frame(GAIN_BASIC, seat, summit.gain.basics))


class RepeatSummit(Rule[State]):
    """A summit action without limit (card f.a): once more, or stop. Nothing comes in between.

    Rules: SW-7.19.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (AGAIN, STOP)

    def asks(self, s: State, f: Frame) -> bool:
        return summit_refusal(s, s.seats[f.seat], CARD_SUMMIT[f.a]) == OK

    def legal(self, s: State, f: Frame) -> list[int]:
        return [AGAIN.base, STOP.base]

    def answer(self, s: State, f: Frame, action: int) -> None:
        if action == AGAIN.base:
            start(s, f.seat, f.a)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []
