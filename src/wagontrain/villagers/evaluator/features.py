"""Villagers: what a seat's network looks at, figure by figure, all of it known to the seat."""

from typing import Final

from ..components import (
    BASICS,
    BUILD_BASE,
    BUILD_MAX,
    CARDS,
    COUNT,
    DRAFT_BASE,
    DRAFT_MAX,
    FIRST_MARKET_STACK,
    GOLD,
    PADLOCK,
    SPECIAL,
    SUIT,
    SUITS,
    SYMBOLS,
)
from ..limits import draft_limit
from ..names import BUILDING, DRAFTING, EMPTY, HELD
from ..state import State
from ..village import visible_builders, visible_food, visible_gold
from .handcrafted import BOTH_MARKETS, HandcraftedEvaluation, Seen

BEST: Final = 6  # cards of the hand that are told one by one
ON_THE_ROAD: Final = 3  # ... of the Road
EXPANSIONS: Final = ("scoundrels", "saints", "profiteers", "improvements")

OF_TIME: Final = (
    "later", "later squared", "at this pace", "this round", "first market", "first market later",
    "cards before it", "drafting", "building", "drafts now", "builds now", "drafts", "builds", "waits",
    "first",
)  # fmt: skip
OF_THINGS: Final = (
    "supply", "coins", "gold", "gold of all markets", "silver", "food", "builders", "draft limit",
    "build limit", "hand", "square", "cards", "keyrings", "open places", "padlocks", "poor",
)  # fmt: skip
OF_HAND: Final = (*[f"hand card {n + 1}" for n in range(BEST)], "other cards", "hope", "gold in hand")
OF_ROAD: Final = (*[f"road card {n + 1}" for n in range(ON_THE_ROAD)], "coins on the road")
OF_SUITS: Final = tuple([f"{SUITS[suit]} symbols" for suit in range(SPECIAL)])
OF_BASICS: Final = tuple([f"{CARDS[card]} for hire" for card in BASICS])
OF_RIVALS: Final = (
    "their food", "their builders", "their gold", "their supply", "their hands", "richest",
)  # fmt: skip
OF_EVALUATION: Final = ("judged",)
PLAIN: Final = (
    *OF_TIME, *OF_THINGS, *OF_HAND, *OF_ROAD, *OF_SUITS, *OF_BASICS, *OF_RIVALS, *OF_EVALUATION,
)  # fmt: skip
OVER_TIME: Final = (
    "draft limit", "build limit", "hand", "silver", "keyrings", "open places", "their food", "their builders",
    "first market", "gold in hand",
)  # fmt: skip
"""Figures that count for more the more of the game is left: also multiplied with `later`."""
PRODUCTS: Final = tuple([PLAIN.index(name) for name in OVER_TIME])
OF_TABLE: Final = ("three seats", "four seats", "five seats", *EXPANSIONS)
INPUTS: Final = (
    *PLAIN,
    *[f"{name} by later" for name in OVER_TIME],
    *OF_TABLE,
    *[f"{card} in the village" for card in CARDS],
    *[f"{card} in hand" for card in CARDS],
)
LATER: Final = 4.0  # rounds that count as one


def expansions(s: State) -> tuple[bool, ...]:
    """Which of EXPANSIONS are played with."""
    return tuple([s.options[name] is True for name in EXPANSIONS])


class Features:
    """All figures of one seat in one position."""

    def __init__(self, s: State, seat: int, handcrafted: HandcraftedEvaluation, seen: Seen) -> None:
        self.s = s
        self.seat = seat
        self.handcrafted = handcrafted
        self.seen = seen
        self.me = seen.me
        self.later = seen.ahead.later / LATER

    def all(self) -> list[float]:
        """In the order of INPUTS."""
        found = self.time() + self.things() + self.hand() + self.road() + self.suits() + self.rivals()
        found.append(self.seen.total / 50.0)
        for i in PRODUCTS:
            found.append(found[i] * self.later)
        s = self.s
        for players in range(3, 6):
            found.append(float(s.players == players))
        for there in expansions(s):
            found.append(float(there))
        return found + self.cards()

    def time(self) -> list[float]:
        """How long the game goes on, and what can be done in this round."""
        s = self.s
        me = self.me
        seen = self.seen
        left = 0
        for stack in s.stacks:
            left += len(stack)
        pace = 0
        for player in range(s.players):
            pace += min(DRAFT_MAX, DRAFT_BASE + visible_food(s.seats[player]))
        drafts = 0
        if s.phase <= DRAFTING and not me.done:
            drafts = max(0, draft_limit(s, me) - len(me.square))
        first = len(s.stacks[0]) + len(s.stacks[FIRST_MARKET_STACK])
        return [
            self.later,
            self.later * self.later,
            left / pace / LATER,
            float(seen.ahead.this_round),
            float(s.first_market != HELD),
            float(seen.ahead.later_markets == BOTH_MARKETS),
            0.0 if s.first_market == HELD else first / pace,
            float(s.phase <= DRAFTING),
            float(s.phase == BUILDING),
            drafts / 3.0,
            seen.now / 3.0,
            seen.drafts / 12.0,
            seen.builds / 12.0,
            (self.seat - s.turn) % s.players / 3.0,
            (self.seat - s.first) % s.players / 3.0,
        ]

    def things(self) -> list[float]:
        """What the seat has."""
        me = self.me
        seen = self.seen
        padlocks = 0
        for face in me.cards:
            if PADLOCK[face] >= 0:
                padlocks += 1
        return [
            me.supply / 20.0,
            seen.coins / 5.0,
            seen.gold / 20.0,
            seen.gold / 20.0 * (2.0 if self.s.first_market != HELD else 1.0),
            seen.silver / 15.0,
            seen.food / 3.0,
            seen.builders / 3.0,
            min(DRAFT_MAX, DRAFT_BASE + seen.food) / 3.0,
            min(BUILD_MAX, BUILD_BASE + seen.builders) / 3.0,
            len(me.hand) / 6.0,
            len(me.square) / 3.0,
            len(me.cards) / 12.0,
            seen.keyrings / 3.0,
            seen.open_places / 2.0,
            padlocks / 2.0,
            max(0.0, 4.0 - me.supply) / 4.0,
        ]

    def hand(self) -> list[float]:
        """The cards that can be built, by what the evaluation makes of them."""
        worths = self.seen.worths
        found = [0.0] * BEST
        for n in range(min(BEST, len(worths))):
            found[n] = worths[n] / 10.0
        gold = 0
        for face in self.seen.faces:
            gold += GOLD[face]
        return [*found, max(0, len(worths) - BEST) / 4.0, self.seen.hope / 20.0, gold / 20.0]

    def road(self) -> list[float]:
        """What stands on the Road, by what the evaluation makes of it for this seat."""
        worths: list[float] = []
        for face in self.s.slots:
            if face != EMPTY:
                worths.append(self.handcrafted.promise_of(self.s, self.seen, face) / 10.0)
        worths.sort(reverse=True)
        while len(worths) < ON_THE_ROAD:
            worths.append(0.0)
        return [*worths[:ON_THE_ROAD], sum(self.s.slot_coins) / 3.0]

    def suits(self) -> list[float]:
        """Symbols that formulas count, and the basic villagers that are left."""
        found = [0.0] * SPECIAL
        for face in self.me.cards:
            if SUIT[face] < SPECIAL:
                found[SUIT[face]] += SYMBOLS[face] / 3.0
        for left in self.s.basics:
            found.append(left / 5.0)
        return found

    def rivals(self) -> list[float]:
        """What the others show, on average."""
        s = self.s
        others = float(s.players - 1)
        food = 0
        builders = 0
        gold = 0
        supply = 0
        hands = 0
        richest = 0
        for player in range(s.players):
            if player != self.seat:
                other = s.seats[player]
                worth = visible_gold(other)
                food += visible_food(other)
                builders += visible_builders(other)
                gold += worth
                supply += other.supply
                hands += len(other.hand)
                richest = max(richest, worth + other.supply)
        return [
            food / others / 3.0,
            builders / others / 3.0,
            gold / others / 20.0,
            supply / others / 20.0,
            hands / others / 6.0,
            richest / 40.0,
        ]

    def cards(self) -> list[float]:
        """Each card: how often it lies uncovered in the village, and how often it is at hand."""
        me = self.me
        found = [0.0] * (2 * COUNT)
        for i in range(len(me.cards)):
            if me.kids[i] == 0:
                found[me.cards[i]] += 1.0
        for face in self.seen.faces:
            found[COUNT + face] += 1.0
        return found
