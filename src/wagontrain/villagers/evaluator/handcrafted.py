"""Villagers by hand: gold to come from what lies, what can be laid, and what will be drafted."""

from typing import Final

from ...bots.eval.base import Evaluator
from ..card_bits import FACE_SHIFT
from ..components import (
    BUILD_BASE,
    BUILD_MAX,
    BUILDER,
    CHAIN,
    DRAFT_BASE,
    DRAFT_MAX,
    FIRST_MARKET_STACK,
    FOOD,
    GOLD,
    IS_BASIC,
    IS_SPECIAL,
    KEYRING,
    NEED_BIT,
    OPEN_BIT,
    PADLOCK,
    PARENT,
    SILVER,
)
from ..limits import draft_limit
from ..names import BUILDING, DRAFTING, HELD, NO_FORMULA
from ..scoring import nun_value, silver_total
from ..state import Seat, State
from ..village import evaluate_formula, open_roles, visible_builders, visible_food, visible_gold

ONE_MARKET: Final = 1.0
BOTH_MARKETS: Final = 2.0
USEFUL: Final = DRAFT_MAX - DRAFT_BASE  # more food or builders raise no limit


class Ahead:
    """How much of the game is to come: drafts and builds are counted in rounds."""

    def __init__(self, this_round: bool, later: float, markets: float, later_markets: float) -> None:
        self.this_round = this_round  # is the Build Phase of this round still to come, or going on?
        self.later = later  # rounds after this one
        self.markets = markets  # Markets that count what is built in this round
        self.later_markets = later_markets
        self.left = later + (1.0 if this_round else 0.0)
        self.food = 0.0  # what one more food is worth to the seat that is looked at
        self.builder = 0.0


class Seen:
    """What the evaluation finds in one position for one seat."""

    def __init__(self, me: Seat, ahead: Ahead) -> None:
        self.me = me
        self.ahead = ahead
        self.faces = [card >> FACE_SHIFT for card in me.hand]  # that can be built: hand and square
        self.faces.extend(me.square)
        self.bits = open_roles(me)
        self.gold = visible_gold(me)
        self.coins = sum(me.coins)
        self.silver = silver_total(me) + nun_value(me)
        self.food = visible_food(me)
        self.builders = visible_builders(me)
        self.now = 0.0  # builds in this round
        self.builds = 0.0
        self.drafts = 0.0
        self.markets = BOTH_MARKETS  # that count what is built next
        self.worths: list[float] = []  # of the faces, the best first
        self.hope = 0.0  # what the builds bring
        self.keyrings = 0
        self.open_places = 0
        self.total = 0.0


class HandcraftedEvaluation:
    """Sums up supply, Markets and keyrings, and the best cards that can still be built.

    Those come from the hand, each by its worth and how near it is to being laid, and from drafts to come,
    all alike. So food is worth something as long as there are builders for it, and the other way round.
    """

    def __init__(self, of: Evaluator[State]) -> None:
        self.cards_per_round = of.weight("cards_per_round")
        self.fresh = of.weight("fresh")
        self.choice = of.weight("choice")
        self.food = of.weight("food")
        self.builder = of.weight("builder")
        self.beyond = of.weight("beyond")
        self.keyring = of.weight("keyring")
        self.silver_growth = of.weight("silver_growth")
        self.ready = of.weight("ready")
        self.hired = of.weight("hired")
        self.chained = of.weight("chained")
        self.stuck = of.weight("stuck")
        self.own_unlocker = of.weight("own_unlocker")
        self.padlock = of.weight("padlock")
        self.card = of.weight("card")
        self.open_place = of.weight("open_place")
        self.special = of.weight("special")

    def seen(self, s: State, seat: int) -> Seen:
        """A position that is not the last, as one seat sees it."""
        me = s.seats[seat]
        ahead = self.ahead(s)
        found = Seen(me, ahead)
        markets = ONE_MARKET if s.first_market == HELD else BOTH_MARKETS
        total = me.supply + (found.coins + found.gold) * markets
        total += found.silver * (1.0 + self.silver_growth * ahead.left)
        found.total = total + self.promise(s, seat, found)
        return found

    def ahead(self, s: State) -> Ahead:
        """Rounds to come, by the cards left in the stacks once this round's drafts are over."""
        left = sum([len(stack) for stack in s.stacks])
        first = len(s.stacks[0]) + len(s.stacks[FIRST_MARKET_STACK])
        if s.phase <= DRAFTING:
            for player in range(s.players):
                me = s.seats[player]
                if not me.done:
                    drafts = max(0, draft_limit(s, me) - len(me.square))
                    left -= drafts
                    first -= drafts
        later = 0.4 + left / (self.cards_per_round * max(2, s.players)) if left > 0 else 0.0
        markets = ONE_MARKET if s.first_market == HELD else BOTH_MARKETS
        return Ahead(s.phase <= BUILDING, later, markets, ONE_MARKET if first <= 0 else markets)

    def promise(self, s: State, seat: int, found: Seen) -> float:
        """The best cards that can be built, of those in hand and those to be drafted."""
        me = found.me
        ahead = found.ahead
        food = found.food
        builders = found.builders
        found.now = self.builds_now(s, seat, me, builders, ahead)
        found.builds = found.now + ahead.later * min(BUILD_MAX, BUILD_BASE + builders)
        found.drafts = ahead.later * min(DRAFT_MAX, DRAFT_BASE + food)
        if s.phase <= DRAFTING and not me.done:
            found.drafts += max(0, draft_limit(s, me) - len(me.square))
        tight = found.builds < found.drafts + len(found.faces) / 2  # more cards than builds?
        ahead.food = ahead.later * (self.food + self.fresh * (self.choice if tight else 1.0))
        ahead.builder = ahead.later * (self.builder + self.fresh * (1.0 - self.choice if tight else 0.0))
        if food >= USEFUL:
            ahead.food = ahead.later * self.beyond
        if builders >= USEFUL:
            ahead.builder = ahead.later * self.beyond
        found.markets = ahead.markets if found.now >= 1.0 else ahead.later_markets
        found.worths = [self.promise_of(s, found, face) for face in found.faces]
        found.worths.sort(reverse=True)
        found.hope = self.best_of(found.worths, found.drafts, found.builds)
        total = found.hope + self.card * len(found.faces) * min(1.0, ahead.left)
        total += (self.food * min(USEFUL, food) + self.builder * min(USEFUL, builders)) * ahead.later
        for i in range(len(me.cards)):
            face = me.cards[i]
            if KEYRING[face]:
                found.keyrings += KEYRING[face]
                total += self.keyring * KEYRING[face] * ahead.left
            elif me.kids[i] == 0 and IS_BASIC[face] and OPEN_BIT[me.roles[i]]:
                found.open_places += 1
                total += self.open_place * min(1.0, ahead.left)
        return total

    def builds_now(self, s: State, seat: int, me: Seat, builders: int, ahead: Ahead) -> float:
        """The builds that the seat has left in this round."""
        if not ahead.this_round:
            return 0.0
        if s.phase < BUILDING:
            return float(min(BUILD_MAX, BUILD_BASE + builders))
        if s.turn == seat:
            return float(max(0, me.limit - me.built))
        before = (seat - s.first) % s.players > (s.turn - s.first) % s.players
        return float(min(BUILD_MAX, BUILD_BASE + builders)) if before else 0.0

    def best_of(self, worths: list[float], drafts: float, builds: float) -> float:
        """What the builds bring: the better hand cards, then drafted ones, then the rest of the hand."""
        total = 0.0
        room = builds
        fresh = drafts
        for worth in worths:
            if worth < self.fresh and fresh > 0.0:
                used = min(room, fresh)
                total += self.fresh * (used + self.choice * (fresh - used))
                room -= used
                fresh = 0.0
            used = min(1.0, room)
            total += worth * (used + self.choice * (1.0 - used))  # the rest is more to choose from
            room -= used
        used = min(room, fresh)
        return total + self.fresh * (used + self.choice * (fresh - used))

    def promise_of(self, s: State, found: Seen, face: int) -> float:
        """The worth of one card, times how near it is to being laid."""
        me = found.me
        ahead = found.ahead
        bits = found.bits
        if IS_SPECIAL[face]:
            return self.special
        parent = PARENT[face]
        covers = parent >= 0 and len(CHAIN[face]) > 1  # what it covers counts no more
        gold = GOLD[face] - GOLD[parent] if covers else GOLD[face]
        food = FOOD[face] - FOOD[parent] if covers else FOOD[face]
        worth = gold * found.markets + KEYRING[face] * self.keyring * ahead.later
        worth += food * ahead.food + BUILDER[face] * ahead.builder
        if SILVER[face].kind != NO_FORMULA:
            worth += evaluate_formula(me, SILVER[face]) * (1.0 + self.silver_growth * ahead.later) + 1.0
        if PADLOCK[face] >= 0:
            worth += self.own_unlocker if PADLOCK[face] in me.cards else self.padlock
        if worth <= 0.0:
            return 0.0
        need = NEED_BIT[face]
        if need == 0 or bits & need:
            return worth * self.ready
        if IS_BASIC[parent] and any(s.basics):
            return worth * self.hired
        if parent in found.faces and (
            NEED_BIT[parent] & bits or IS_BASIC[PARENT[parent]] or not CHAIN[parent]
        ):
            return worth * self.chained
        return worth * self.stuck
