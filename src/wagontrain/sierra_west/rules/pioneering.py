"""The pioneering step (section 7): one question that takes every atomic move, in any order."""

from typing import ClassVar, Final

from ...core.actions import Verb
from ...core.table import Frame, Reason, Rule
from ..actions import (
    ACTIVATE,
    ASSIGN,
    BACK,
    BLAST,
    DISCOUNT,
    DROP,
    EXCHANGE,
    FORGO,
    OCCUPY,
    PASS,
    PIONEERING,
    SCOUT,
    SELL,
    START,
    STEP,
    SUMMIT,
    TAME,
    TOKEN,
    WAGON,
)
from ..names import (
    BOATS_BANJOS,
    CABIN_FIRST,
    GOLD_RUSH,
    GREEN_START,
    HAT_PIONEER,
    MODES,
    PLAIN_PIONEER,
    SPOT,
    TAN_START,
)
from ..state import Seat, State
from ..tables import SPOT_BELOW
from .boots import SpendToken, StepOnMountain, StepOnTrail
from .cabins import AssignFigure, DropToTan, ForgoBoots, StepBack
from .exchanges import Blast, ExchangeGold, SellFish
from .faults import reasons
from .moves import Move, Pass, StartWalking, StepAlongPath
from .paths import close_window, next_spot, spot_behind
from .summits import OccupySummit, UseSummit
from .symbols import ActivateSpace, TameBear, UseDiscount

MOVES: Final[list[Move]] = [
    Pass(PASS),
    StartWalking(START),
    StepAlongPath(STEP),
    ActivateSpace(ACTIVATE),
    UseDiscount(DISCOUNT),
    TameBear(TAME),
    AssignFigure(ASSIGN),
    StepBack(BACK, keeps_window=True),
    DropToTan(DROP, keeps_window=True),
    StepOnMountain(SCOUT, keeps_boots=True, keeps_window=True),
    StepOnTrail(WAGON, keeps_boots=True, keeps_window=True),
    ForgoBoots(FORGO, keeps_window=True),
    SpendToken(TOKEN, keeps_boots=True, keeps_window=True),
    ExchangeGold(EXCHANGE, keeps_boots=True, keeps_window=True),
    Blast(BLAST, keeps_boots=True, keeps_window=True),
    SellFish(SELL, keeps_boots=True, keeps_window=True),
    UseSummit(SUMMIT),
    OccupySummit(OCCUPY),
]
"""In the order of their verbs, so that the list of legal moves ascends."""


def _moves_by_action() -> list[Move]:
    """The kind of move behind each action of the pioneering step."""
    found: list[Move] = []
    for move in MOVES:
        assert move.verb.base == len(found), "moves must stand in the order of their verbs"
        for _ in range(move.verb.size):
            found.append(move)
    return found


MOVE_OF: Final = _moves_by_action()
CABIN_MOVES: Final = (DISCOUNT, TAME, BACK, DROP, FORGO)
"""Moves that need a pioneer in a cabin."""


def _moves_of_mode(mode: int, in_cabin: bool) -> list[Move]:
    """The kinds of moves that can come up in a mode, with or without a pioneer in a cabin."""
    missing: list[Verb] = [] if in_cabin else list(CABIN_MOVES)
    if mode != GOLD_RUSH:
        missing.append(BLAST)
    if mode != BOATS_BANJOS:
        missing.append(SELL)
    return [move for move in MOVES if move.verb not in missing]


MOVES_OUTSIDE: Final = [_moves_of_mode(mode, False) for mode in range(len(MODES))]
MOVES_IN_CABIN: Final = [_moves_of_mode(mode, True) for mode in range(len(MODES))]


class Pioneer(Rule[State]):
    """The active seat makes one atomic move after the other until it passes.

    Rules: SW-7.1, SW-7.13, SW-7.25, SW-7.26, SW-10.7, SW-7.4a.
    """

    verbs: ClassVar[tuple[Verb, ...]] = PIONEERING

    def legal(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        found: list[int] = []
        in_cabin = me.plain_pioneer >= CABIN_FIRST or me.hat_pioneer >= CABIN_FIRST
        for move in MOVES_IN_CABIN[s.mode] if in_cabin else MOVES_OUTSIDE[s.mode]:
            move.find(s, me, found)
        return found

    def answer(self, s: State, f: Frame, action: int) -> None:
        s.todo.append(f)  # back here once the move and all it brings is done
        move = MOVE_OF[action]
        if action != PASS.base:
            s.active_round = True
        if not move.keeps_boots:
            s.token_boots = 0
        if (
            s.open_abilities
            and not move.keeps_window
            and not (s.moved_by_ability and action == ACTIVATE.base + HAT_PIONEER)
        ):
            close_window(s)
        move.make(s, f.seat, action)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return reasons(MOVE_OF[action].fault(s, s.seats[f.seat], action))

    def targets(self, s: State, f: Frame, action: int, verb: Verb) -> list[str]:
        """What the arguments name, and the place that a figure uses or goes to."""
        found = super().targets(s, f, action, verb)
        me = s.seats[f.seat]
        if verb is WAGON:
            found.append(f"trail-{me.wagon + 1}")
        elif verb is TOKEN:
            found.append("good-pair_of_boots")
        elif verb is EXCHANGE or verb is BLAST:
            found.append("good-gold")
        elif verb in WALKING:
            found.append("spot-" + SPOT.text(spot_of_move(s, me, action, verb)))
        return found


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
