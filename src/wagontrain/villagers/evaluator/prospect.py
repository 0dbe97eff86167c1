"""What is to come in a solo game of Villagers: the rounds, and the cards that nobody has seen (VIL-13)."""

from typing import Final

from ..card_bits import FACE_SHIFT
from ..components import (
    BUILD_BASE,
    BUILD_MAX,
    BUILDER,
    COUNT,
    DRAFT_BASE,
    DRAFT_MAX,
    FIRST_MARKET_STACK,
    FOOD,
    GOLD,
    PADLOCK,
    SUIT,
    SUITS,
    SYMBOLS,
    Formula,
)
from ..limits import build_limit, draft_limit
from ..names import (
    BETWEEN,
    BUILDER_SYMBOL,
    BUILDING,
    COINS_ON_ONE,
    DRAFTING,
    FOOD_SYMBOL,
    GOLD_SYMBOL,
    HELD,
    PADLOCK_SYMBOL,
    PER_COUNT,
    SUIT_SYMBOL,
    SUM_PRINTED_GOLD,
)
from ..state import Seat, State
from ..village import count, evaluate_formula, visible_builders, visible_food

CARDS_A_DRAFT: Final = 2  # that leave the stacks: the player's and the Countess's
CARDS_AN_UPDATE: Final = 6.5  # of the reserve, with the Countess's card of the round


class Unseen:
    """The cards of stacks and reserve, by what they would add to a village, on average."""

    def __init__(self, s: State) -> None:
        self.stacks = s.stacks
        self.reserve = s.reserve
        copies = [0] * COUNT
        for stack in s.stacks:
            for card in stack:
                copies[card >> FACE_SHIFT] += 1
        for card in s.reserve:
            copies[card >> FACE_SHIFT] += 1
        self.copies = copies
        self.cards = max(1.0, float(sum(copies)))
        self.symbols = [0.0] * len(SUITS)
        self.gold_of = [0.0] * len(SUITS)
        self.gold = 0.0
        self.golden = 0.0
        self.food = 0.0
        self.builders = 0.0
        self.padlocks = 0.0
        for face in range(COUNT):
            if copies[face]:
                self.add(face, copies[face] / self.cards)

    def add(self, face: int, share: float) -> None:
        """Count a type of card in."""
        self.symbols[SUIT[face]] += SYMBOLS[face] * share
        self.food += FOOD[face] * share
        self.builders += BUILDER[face] * share
        if PADLOCK[face] >= 0:
            self.padlocks += share
        if GOLD[face]:
            self.golden += share
            self.gold += GOLD[face] * share
            self.gold_of[SUIT[face]] += GOLD[face] * share

    def growth(self, formula: Formula) -> float:
        """What a formula gains with any one card more."""
        if formula.kind == SUM_PRINTED_GOLD:
            return self.gold_of[formula.suit]
        if formula.kind != PER_COUNT:
            return 0.0
        found = 0.0
        if formula.count == SUIT_SYMBOL:
            found = self.symbols[formula.suit]
        elif formula.count == PADLOCK_SYMBOL:
            found = self.padlocks
        elif formula.count == FOOD_SYMBOL:
            found = self.food
        elif formula.count == BUILDER_SYMBOL:
            found = self.builders
        elif formula.count == GOLD_SYMBOL:
            found = self.golden
        return formula.gold * found / formula.per


class Prospect:
    """How much of a solo game is to come."""

    def __init__(self, s: State, unseen: Unseen, tempo: float) -> None:
        me = s.seats[0]
        self.unseen = unseen
        self.drafts_now = 0
        if s.phase == BETWEEN or (s.phase == DRAFTING and not me.done):
            self.drafts_now = max(0, draft_limit(s, me) - len(me.square))
        taken = CARDS_A_DRAFT * self.drafts_now
        left = sum([len(stack) for stack in s.stacks]) - taken
        self.drafts = float(min(DRAFT_MAX, DRAFT_BASE + visible_food(me)))  # of a round
        self.later = 0.0  # rounds after this one
        if left > 0:
            pace = CARDS_A_DRAFT * self.drafts + tempo
            rounds = min(left / pace, (left + len(s.reserve)) / (pace + CARDS_AN_UPDATE))
            self.later = max(1.0, 0.3 + rounds)
        self.markets = 1.0 if s.first_market == HELD else 2.0  # that pay for what is built in this round
        first = len(s.stacks[0]) + len(s.stacks[FIRST_MARKET_STACK]) - taken
        self.later_markets = 1.0 if first <= 0 else self.markets
        self.builders = visible_builders(me)
        self.builds_now = 0.0
        if s.phase == BUILDING:
            self.builds_now = float(max(0, me.limit - me.built))
        elif s.phase < BUILDING:
            self.builds_now = float(build_limit(s, me, self.builders, 0))
        self.builds = self.builds_now + self.later * min(BUILD_MAX, BUILD_BASE + self.builders)
        self.fresh = self.drafts * self.later  # cards still to be drafted
        self.placed = 0.0  # cards that will still come into the village
        self.at_once = self.markets if self.builds_now >= 1.0 else self.later_markets


def smooth(me: Seat, formula: Formula) -> float:
    """What a formula gives, half pairs counted as such: the other half may come."""
    if formula.kind == PER_COUNT and formula.per > 1:
        return formula.gold * count(me, formula) / formula.per
    if formula.kind == COINS_ON_ONE:
        return 0.5 + evaluate_formula(me, formula)
    return float(evaluate_formula(me, formula))
