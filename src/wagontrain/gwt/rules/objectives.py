"""Objective cards: gaining and playing them (GWT-15)."""

from ...core.actions import Verb
from ...core.rules import Reason
from ...core.seqs import inserted, with_at
from ...core.state import Frame
from ..actions import EXCHANGE, OBJECTIVE, PASS, PLAY
from ..components import OBJECTIVE_EFFECT
from ..events import (
    OBJECTIVE_DRAWN_TO_HAND,
    OBJECTIVE_PLAYED,
    OBJECTIVE_SHOWN,
    OBJECTIVE_TAKEN,
    OBJECTIVE_TAKEN_TO_HAND,
)
from ..names import CATTLE_KINDS, EMPTY, OBJECTIVE_KINDS, TAKE_IMMEDIATE
from ..state import Seat, State
from .cards import gain_card, leave_hand
from .exchange import Question

TO_DISCARD = 0
TO_HAND = 1
STACK = OBJECTIVE_KINDS

ANY_SOURCE = 0
DISPLAY_ONLY = 1


def playable(me: Seat, found: list[int]) -> None:
    """GWT-15.2: add the objective cards in hand to what may be done now."""
    last = EMPTY
    for card in me.hand:
        if card >= CATTLE_KINDS and card != last:
            found.append(PLAY.base + card - CATTLE_KINDS)
            last = card


def why_not_play(s: State, seat: int, objective: int) -> list[Reason]:
    """Why an objective card cannot be played where cards may be played."""
    if objective + CATTLE_KINDS in s.seats[seat].hand:
        return []
    return [("GWT-15.2", "card-not-in-hand", {})]


def play_card(s: State, seat: int, objective: int) -> None:
    """GWT-15.3: the card goes to the objective area; then its immediate action, or none."""
    me = s.seats[seat]
    card = objective + CATTLE_KINDS
    leave_hand(me, card)
    me.objectives = inserted(me.objectives, card)
    s.say(OBJECTIVE_PLAYED, seat, card)
    s.push(Frame(TAKE_IMMEDIATE, seat, OBJECTIVE_EFFECT[objective], EMPTY))


def refill_display(s: State, slot: int) -> None:
    """GWT-15.1: a taken display card is replaced from the stack at once, while it lasts (GWT-26.4)."""
    card = EMPTY
    if s.objective_stack:
        card = s.objective_stack[-1]
        s.objective_stack = s.objective_stack[:-1]
        s.reveals += 1
        s.say(OBJECTIVE_SHOWN, -1, card)
    s.display = with_at(s.display, slot, card)


def take_from_display(s: State, seat: int, card: int, to_hand: bool) -> None:
    """Take a card that lies face up, and show the next one."""
    me = s.seats[seat]
    slot = s.display.index(card)
    if to_hand:
        me.hand = inserted(me.hand, card)
        me.shown = inserted(me.shown, card)
        s.say(OBJECTIVE_TAKEN_TO_HAND, seat, card)
    else:
        gain_card(me, card)
        s.say(OBJECTIVE_TAKEN, seat, card)
    refill_display(s, slot)


def take_from_stack(s: State, seat: int, to_hand: bool) -> None:
    """Take the top card of the stack; into hand, only its owner sees it (GWT-3.6)."""
    me = s.seats[seat]
    card = s.objective_stack[-1]
    s.objective_stack = s.objective_stack[:-1]
    s.reveals += 1
    if to_hand:
        me.hand = inserted(me.hand, card)
        me.secret = inserted(me.secret, card)
        s.whisper(OBJECTIVE_DRAWN_TO_HAND, seat, 1 << seat, card)
    else:
        gain_card(me, card)
        s.say(OBJECTIVE_TAKEN, seat, card)


def objectives_left(s: State) -> bool:
    """Is there any objective card to gain? (GWT-26.4)"""
    return bool(s.objective_stack) or any(card != EMPTY for card in s.display)


class TakeObjective(Question):
    """Gain an objective card, from the display or the stack.

    f.a: 1 into hand (building 8b), f.b: 1 display only (pair bonus), f.c: 1 it may be refused.
    Rules: GWT-15.1, GWT-8.7, GWT-22.7, GWT-26.4.
    """

    verbs = (PASS, OBJECTIVE, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return any(card != EMPTY for card in s.display) or (f.b == 0 and bool(s.objective_stack))

    def options(self, s: State, f: Frame) -> list[int]:
        found = [OBJECTIVE.of(card - CATTLE_KINDS) for card in s.display if card != EMPTY]
        found.sort()
        if f.c:
            found.insert(0, PASS.of())
        if f.b == ANY_SOURCE and s.objective_stack:
            found.append(OBJECTIVE.of(STACK))
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.base:
            return
        source = OBJECTIVE.first(action)
        if source == STACK:
            take_from_stack(s, f.seat, f.a == TO_HAND)
        else:
            take_from_display(s, f.seat, source + CATTLE_KINDS, f.a == TO_HAND)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if PASS.has(action):
            return [] if f.c else [("GWT-8.6", "objective-is-mandatory", {})]
        source = OBJECTIVE.first(action)
        if source == STACK:
            reasons: list[Reason] = []
            if f.b == DISPLAY_ONLY:
                reasons.append(("GWT-8.7", "display-only", {}))
            if not s.objective_stack:
                reasons.append(("GWT-26.4", "objective-stack-empty", {}))
            return reasons
        if source + CATTLE_KINDS not in s.display:
            return [("GWT-15.1", "not-in-the-display", {})]
        return []

    def targets(self, s: State, f: Frame, action: int, verb: Verb) -> list[str]:
        if not OBJECTIVE.has(action) or OBJECTIVE.first(action) == STACK:
            return ["objective-stack"] if OBJECTIVE.has(action) else []
        card = OBJECTIVE.first(action) + CATTLE_KINDS
        return [f"display-{s.display.index(card) + 1}"] if card in s.display else []
