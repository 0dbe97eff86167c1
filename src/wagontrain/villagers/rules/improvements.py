"""The improvement phase (VIL-18), in a solo game against the Countess (VIL-13.34)."""

from ...core.rules import Reason, Step
from ...core.seqs import added_at, inserted
from ...core.state import Frame
from ..actions import DRAW, HIRE, JESTER, PASS, RESERVE, TAKE
from ..card_bits import face_of, seen_by, suit_of
from ..components import BASICS, CARDS, IMPROVEMENT_CARDS
from ..events import COUNTESS_GAINED, DREW_HIDDEN, GAINED, IMPROVEMENT_TIED, IMPROVEMENT_WON, TOOK
from ..hands import add_public_card
from ..knowledge import record_front_seen
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
from ..road import pop_reserve, pop_stack, refill_slot, reveal_card, take_coins, take_villager
from ..state import State
from ..village import count
from .base import Question, card_arg
from .draft import why_not_slot
from .hire import add_basic
from .solo import give_to_countess

PLAYER = 0  # who a reward of cards is for: the seat that is asked
COUNTESS = 1  # ... the Countess, for whom the player chooses


class ImprovementPhase(Step[State]):
    """Find all winners, then hand out the rewards in the order of the categories.

    VIL-18.2, VIL-18.3, VIL-18.4, VIL-18.14, VIL-18.15, VIL-18.26, VIL-13.34.
    """

    def run(self, s: State, f: Frame) -> None:
        if not s.improvements:
            return
        s.tokens = tuple([find_winner(s, card) for card in s.improvements])
        frames: list[Frame] = []
        for i in range(len(s.improvements)):
            card = s.improvements[i]
            if s.tokens[i] < 0:
                s.say(IMPROVEMENT_TIED, -1, card)
            else:
                s.say(IMPROVEMENT_WON, s.tokens[i], card)
                give_reward(s, s.tokens[i], card, frames)
        s.push_all(frames)


def find_winner(s: State, card: int) -> int:
    """Who has most, the Countess among them; -1 with a tie for first place, or with nobody above 0.

    VIL-18.3, VIL-18.14, VIL-13.34a.
    """
    condition = IMPROVEMENT_CARDS[card].condition
    counts = [count(me, condition) for me in s.seats]
    best = max(counts)
    return counts.index(best) if best > 0 and counts.count(best) == 1 else -1


def give_reward(s: State, seat: int, card: int, frames: list[Frame]) -> None:
    """Gold and symbols come at once (VIL-18.5); a reward of cards puts its question on the list.

    The Countess has no limits for a symbol to raise (VIL-13.34d). The player answers for her (VIL-13.34c).
    """
    me = s.seats[seat]
    improvement = IMPROVEMENT_CARDS[card]
    kind = improvement.reward
    asked = min(seat, s.players - 1)
    whose = PLAYER if seat == asked else COUNTESS
    if kind == GOLD_REWARD:
        me.supply += improvement.amount
        me.improvement_gold += improvement.amount
        if whose == COUNTESS:
            s.say(COUNTESS_GAINED, -1, improvement.amount)
        else:
            s.say(GAINED, seat, improvement.amount)
    elif kind == SYMBOL_REWARD:
        if whose == PLAYER and improvement.food:
            me.food_bonus += improvement.amount
        elif whose == PLAYER:
            me.builder_bonus += improvement.amount
    elif kind == DRAW_REWARD:
        frames.append(Frame(CHURCH_DRAW, asked, 1 if improvement.any_stack else 0, whose))
    elif kind == BASIC_REWARD:
        frames.append(Frame(TAVERN_BASIC, asked, 0, whose))
    elif kind == ROAD_REWARD:
        frames.append(Frame(INN_TAKE, asked, 0, whose))


class CardReward(Question):
    """A reward of cards: the winner may decline it (VIL-18.27), the Countess takes hers (VIL-13.34c).

    f.b: PLAYER or COUNTESS.
    """

    def asks(self, s: State, f: Frame) -> bool:
        """What the Countess gets is asked only where there is a choice."""
        return len(self.sources(s, f)) > f.b

    def run(self, s: State, f: Frame) -> None:
        for only in self.sources(s, f):
            self.give(s, f, only)

    def options(self, s: State, f: Frame) -> list[int]:
        passes = [PASS.of()] if f.b == PLAYER else []
        return passes + self.sources(s, f)

    def take(self, s: State, f: Frame, action: int) -> None:
        if action != PASS.of():
            self.give(s, f, action)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == PASS.of():
            return [] if f.b == PLAYER else [("VIL-13.34c", "countess-takes", {})]
        return self.why_no_source(s, f, action)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"countess": f.b}

    def sources(self, s: State, f: Frame) -> list[int]:
        """What the reward can be, as actions."""
        raise AssertionError

    def give(self, s: State, f: Frame, action: int) -> None:
        """Hand the reward over."""
        raise AssertionError

    def why_no_source(self, s: State, f: Frame, action: int) -> list[Reason]:
        """Why the reward cannot be this."""
        raise AssertionError


class ChurchDraw(CardReward):
    """A face-down card into the hand, unseen by the others. f.a: 1 from any stack or the reserve.

    VIL-18.8, VIL-18.22.
    """

    verbs = (PASS, DRAW, RESERVE, JESTER)

    def sources(self, s: State, f: Frame) -> list[int]:
        found = [DRAW.of(i) for i in range(SLOTS) if s.stacks[i]] if f.a == 1 else []
        if s.reserve:
            found.append(RESERVE.of())
        return found

    def give(self, s: State, f: Frame, action: int) -> None:
        card = pop_reserve(s) if action == RESERVE.of() else pop_stack(s, DRAW.first(action))
        if f.b == COUNTESS:
            give_to_countess(s, reveal_card(s, card), 0)
            return
        me = s.seats[f.seat]
        record_front_seen(s, card, 1 << f.seat)
        me.hand = inserted(me.hand, seen_by(card, f.seat))
        s.whisper(DREW_HIDDEN, f.seat, 1 << f.seat, suit_of(card), face_of(card))

    def why_no_source(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == RESERVE.of():
            return [] if s.reserve else [("VIL-18.15", "reserve-empty", {})]
        stack = DRAW.first(action)
        reasons: list[Reason] = []
        if f.a != 1:
            reasons.append(("VIL-18.22", "reserve-only", {}))
        if not s.stacks[stack]:
            reasons.append(("VIL-18.15", "stack-empty", {"stack": stack + 1}))
        return reasons


class TavernBasic(CardReward):
    """One basic villager of choice, placed at once. VIL-18.9, VIL-18.23."""

    verbs = (PASS, HIRE, JESTER)

    def sources(self, s: State, f: Frame) -> list[int]:
        return [HIRE.of(i) for i in range(len(s.basics)) if s.basics[i] > 0]

    def give(self, s: State, f: Frame, action: int) -> None:
        basic = HIRE.first(action)
        if f.b == COUNTESS:
            s.basics = added_at(s.basics, basic, -1)
            give_to_countess(s, BASICS[basic], 0)
        else:
            add_basic(s, f.seat, basic)

    def why_no_source(self, s: State, f: Frame, action: int) -> list[Reason]:
        basic = HIRE.first(action)
        if s.basics[basic] > 0:
            return []
        return [("VIL-18.23", "pile-empty", {"card": card_arg(CARDS[BASICS[basic]])})]


class InnTake(CardReward):
    """One face-up road villager into the hand, with its coins. VIL-18.24, VIL-18.15."""

    verbs = (PASS, TAKE, JESTER)

    def sources(self, s: State, f: Frame) -> list[int]:
        return [TAKE.of(i) for i in range(SLOTS) if s.slots[i] != EMPTY]

    def give(self, s: State, f: Frame, action: int) -> None:
        slot = TAKE.first(action)
        coins = take_coins(s, slot)
        card = take_villager(s, slot)
        if f.b == COUNTESS:
            give_to_countess(s, card, coins)
        else:
            s.seats[f.seat].supply += coins
            add_public_card(s.seats[f.seat], card)
            s.say(TOOK, f.seat, slot, card, coins)
        refill_slot(s, slot)

    def why_no_source(self, s: State, f: Frame, action: int) -> list[Reason]:
        return why_not_slot(s, TAKE.first(action), "VIL-18.24")
