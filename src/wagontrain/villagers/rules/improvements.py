"""The improvement phase (VIL-18)."""

from ...core.seqs import inserted
from ...core.table import Frame, Reason, Step
from ..actions import DRAW, HIRE, JESTER, RESERVE, TAKE
from ..events import DREW_HIDDEN, GAINED, IMPROVEMENT_TIED, IMPROVEMENT_WON, TOOK
from ..hands import gain_public
from ..knowledge import identified
from ..memory import face, seen_by, suit
from ..names import (
    BASIC_REWARD,
    CHURCH_DRAW,
    DRAW_REWARD,
    EMPTY,
    GOLD_REWARD,
    INN_TAKE,
    ROAD_REWARD,
    SLOTS,
    SYMBOL_REWARD,
    TAVERN_BASIC,
)
from ..road import anyone_on_road, leftmost, lift, lift_coins, pop_reserve, pop_stack, refill
from ..state import State
from ..tables import BASICS, CARDS, IMPROVEMENT_CARDS
from ..village import count
from .base import Question, card_arg
from .draft import why_not_slot
from .hire import take_basic


class ImprovementPhase(Step[State]):
    """Find all winners, then hand out the rewards in the order of the categories.

    VIL-18.2, VIL-18.3, VIL-18.4, VIL-18.14, VIL-18.15, VIL-18.26.
    """

    def run(self, s: State, f: Frame) -> None:
        if not s.improvements:
            return
        s.tokens = tuple([winner(s, card) for card in s.improvements])
        frames: list[Frame] = []
        for i in range(len(s.improvements)):
            card = s.improvements[i]
            if s.tokens[i] < 0:
                s.say(IMPROVEMENT_TIED, -1, card)
            else:
                s.say(IMPROVEMENT_WON, s.tokens[i], card)
                reward(s, s.tokens[i], card, frames)
        s.push_all(frames)


def winner(s: State, card: int) -> int:
    """Who has most; -1 with a tie for first place, or with nobody above 0 (VIL-18.3, VIL-18.14)."""
    condition = IMPROVEMENT_CARDS[card].condition
    counts = [count(s.seats[seat], condition) for seat in range(s.players)]
    best = max(counts)
    return counts.index(best) if best > 0 and counts.count(best) == 1 else -1


def reward(s: State, seat: int, card: int, frames: list[Frame]) -> None:
    """Gold and symbols come at once (VIL-18.5); what asks something is put on the list."""
    me = s.seats[seat]
    improvement = IMPROVEMENT_CARDS[card]
    kind = improvement.reward
    if kind == GOLD_REWARD:
        me.supply += improvement.amount
        s.say(GAINED, seat, improvement.amount)
    elif kind == SYMBOL_REWARD:
        if improvement.food:
            me.food_bonus += improvement.amount
        else:
            me.builder_bonus += improvement.amount
    elif kind == DRAW_REWARD:
        frames.append(Frame(CHURCH_DRAW, seat, 1 if improvement.any_stack else 0))
    elif kind == BASIC_REWARD:
        frames.append(Frame(TAVERN_BASIC, seat))
    elif kind == ROAD_REWARD:
        frames.append(Frame(INN_TAKE, seat))


class ChurchDraw(Question):
    """A face-down card into the hand, unseen by the others. f.a: 1 from any stack or the reserve.

    VIL-18.8, VIL-18.22.
    """

    verbs = (DRAW, RESERVE, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(s.reserve) or (f.a == 1 and leftmost(s) >= 0)

    def options(self, s: State, f: Frame) -> list[int]:
        found = [DRAW.of(i) for i in range(SLOTS) if s.stacks[i]] if f.a == 1 else []
        if s.reserve:
            found.append(RESERVE.of())
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        card = pop_reserve(s) if action == RESERVE.of() else pop_stack(s, DRAW.first(action))
        identified(s, card, 1 << f.seat)
        me.hand = inserted(me.hand, seen_by(card, f.seat))
        s.whisper(DREW_HIDDEN, f.seat, 1 << f.seat, suit(card), face(card))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == RESERVE.of():
            return [] if s.reserve else [("VIL-18.15", "reserve-empty", {})]
        stack = DRAW.first(action)
        reasons: list[Reason] = []
        if f.a != 1:
            reasons.append(("VIL-18.22", "reserve-only", {}))
        if not s.stacks[stack]:
            reasons.append(("VIL-18.15", "stack-empty", {"stack": stack + 1}))
        return reasons


class TavernBasic(Question):
    """One basic villager of choice, placed at once. VIL-18.9, VIL-18.23."""

    verbs = (HIRE, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return any(s.basics)

    def options(self, s: State, f: Frame) -> list[int]:
        return [HIRE.of(i) for i in range(len(s.basics)) if s.basics[i] > 0]

    def take(self, s: State, f: Frame, action: int) -> None:
        take_basic(s, f.seat, HIRE.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        basic = HIRE.first(action)
        if s.basics[basic] > 0:
            return []
        return [("VIL-18.23", "pile-empty", {"card": card_arg(CARDS[BASICS[basic]])})]


class InnTake(Question):
    """One face-up road villager into the hand, with its coins. VIL-18.24, VIL-18.15."""

    verbs = (TAKE, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return anyone_on_road(s)

    def options(self, s: State, f: Frame) -> list[int]:
        return [TAKE.of(i) for i in range(SLOTS) if s.slots[i] != EMPTY]

    def take(self, s: State, f: Frame, action: int) -> None:
        slot = TAKE.first(action)
        me = s.seats[f.seat]
        coins = lift_coins(s, slot)
        card = lift(s, slot)
        me.supply += coins
        gain_public(me, card)
        s.say(TOOK, f.seat, slot, card, coins)
        refill(s, slot)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return why_not_slot(s, TAKE.first(action), "VIL-18.24")
