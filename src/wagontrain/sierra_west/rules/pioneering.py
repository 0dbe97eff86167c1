"""The pioneering step (section 7): one question that takes every atomic move, in any order."""

from typing import ClassVar, Final

from ...core.actions import Verb
from ...core.rules import Reason, Rule
from ...core.state import Frame
from ..actions import (
    ACTIVATE,
    BACK,
    BLAST,
    DISCOUNT,
    DROP,
    EXCHANGE,
    PASS,
    PIONEERING,
    START,
    STEP,
    TAME,
    TOKEN,
    WAGON,
)
from ..components import SPOT_BELOW
from ..names import (
    CABIN_FIRST,
    GREEN_START,
    HAT_PIONEER,
    MODES,
    NONE,
    PLAIN_PIONEER,
    SPOT,
    TAN_START,
)
from ..state import Seat, State
from .boots import SpendToken, StepOnMountain, StepOnTrail
from .cabins import AssignFigure, DropToTan, ForgoBoots, StepBack
from .exchanges import Blast, ExchangeGold, SellFish
from .moves import Move, Pass, StartWalking, StepAlongPath
from .paths import close_window, next_spot, spot_behind
from .refusals import reasons
from .summits import OccupySummit, UseSummit
from .symbols import ActivateSpace, TameBear, UseDiscount

MOVES: Final[list[Move]] = [
    Pass(),
    StartWalking(),
    StepAlongPath(),
    ActivateSpace(),
    UseDiscount(),
    TameBear(),
    AssignFigure(),
    StepBack(),
    DropToTan(),
    StepOnMountain(),
    StepOnTrail(),
    ForgoBoots(),
    SpendToken(),
    ExchangeGold(),
    Blast(),
    SellFish(),
    UseSummit(),
    OccupySummit(),
]


def moves_by_action() -> list[Move]:
    """List the move behind each action of the pioneering step; the verbs of that step come first of all."""
    moves: list[Move] = []
    for verb in PIONEERING:
        own = [move for move in MOVES if move.verb is verb]
        if len(own) != 1:
            raise AssertionError(f"'{verb.name}' needs exactly one move")
        moves += own * verb.size
    return moves


def moves_of_mode(mode: int, in_cabin: bool) -> list[Move]:
    """List the moves that can come up in a mode, in the order of their verbs: then their actions ascend."""
    moves = [MOVE_OF[verb.base] for verb in PIONEERING]
    return [move for move in moves if move.mode in (NONE, mode) and (in_cabin or not move.in_cabin)]


MOVE_OF: Final = moves_by_action()
MOVES_OUTSIDE: Final = [moves_of_mode(mode, False) for mode in range(len(MODES))]
MOVES_IN_CABIN: Final = [moves_of_mode(mode, True) for mode in range(len(MODES))]


class Pioneer(Rule[State]):
    """The active seat makes one atomic move after the other until it passes.

    Rules: SW-7.1, SW-7.13, SW-7.25, SW-7.26, SW-10.7, SW-7.4a.
    """

    verbs: ClassVar[tuple[Verb, ...]] = PIONEERING

    def legal(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        options: list[int] = []
        in_cabin = me.plain_pioneer >= CABIN_FIRST or me.hat_pioneer >= CABIN_FIRST
        for move in MOVES_IN_CABIN[s.mode] if in_cabin else MOVES_OUTSIDE[s.mode]:
            move.add_options(s, me, options)
        return options

    def answer(self, s: State, f: Frame, action: int) -> None:
        s.todo.append(f)  # back here once the move and all it brings is done
        move = MOVE_OF[action]
        if action != PASS.base:
            s.active_round = True
        if not move.keeps_boots:
            s.token_boots = 0
        if (
            s.open_abilities
            and not move.keeps_abilities
            and not (s.moved_by_ability and action == ACTIVATE.base + HAT_PIONEER)
        ):
            close_window(s)
        move.perform(s, f.seat, action)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return reasons(MOVE_OF[action].refusal(s, s.seats[f.seat], action))

    def targets(self, s: State, f: Frame, action: int, verb: Verb) -> list[str]:
        """What the arguments name, and the place that a figure uses or goes to."""
        elements = super().targets(s, f, action, verb)
        me = s.seats[f.seat]
        if verb is WAGON:
            elements.append(f"trail-{me.wagon + 1}")
        elif verb is TOKEN:
            elements.append("good-pair_of_boots")
        elif verb is EXCHANGE or verb is BLAST:
            elements.append("good-gold")
        elif verb in WALKING:
            elements.append("spot-" + SPOT.text(spot_of_move(s, me, action, verb)))
        return elements


WALKING: Final = (START, STEP, ACTIVATE, DISCOUNT, TAME, BACK, DROP)


def spot_of_move(s: State, me: Seat, action: int, verb: Verb) -> int:
    """The spot that a pioneer activates or goes to."""
    if verb is BACK:
        return spot_behind(s, me.hat_pioneer)
    if verb is DROP:
        return SPOT_BELOW[me.hat_pioneer]
    figure = PLAIN_PIONEER if verb is DISCOUNT or verb is TAME else verb.first(action)
    if verb is START:
        return GREEN_START if figure == HAT_PIONEER else TAN_START
    spot = me.hat_pioneer if figure == HAT_PIONEER else me.plain_pioneer
    return next_spot(s, spot) if verb is STEP else spot
