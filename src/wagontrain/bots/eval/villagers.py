"""The judgement of Villagers: gold to come from what lies, what can be laid, and what will be drafted."""

from typing import Final

from ...villagers.actions import DRAW, RESERVE
from ...villagers.limits import draft_limit
from ...villagers.memory import FACE_SHIFT
from ...villagers.names import BUILD, BUILDING, DRAFT, DRAFTING, HELD, NO_FORMULA, OVER
from ...villagers.scoring import nun_value, silver_total
from ...villagers.state import Seat, State
from ...villagers.tables import (
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
from ...villagers.village import formula_value, open_roles, visible_builders, visible_food, visible_gold
from .base import Evaluator
from .villagers_solo import SoloJudge, drafts_over

ONE_MARKET: Final = 1.0
BOTH_MARKETS: Final = 2.0
NEAR_THE_END: Final = 1.2  # rounds after this one
TO_THE_END: Final = 99
USEFUL: Final = DRAFT_MAX - DRAFT_BASE  # more food or builders raise no limit


class Outlook:
    """How much of the game is to come: drafts and builds are counted in rounds."""

    def __init__(self, this_round: bool, later: float, markets: float, later_markets: float) -> None:
        self.this_round = this_round  # is the Build Phase of this round still to come, or going on?
        self.later = later  # rounds after this one
        self.markets = markets  # Markets that count what is built in this round
        self.later_markets = later_markets
        self.left = later + (1.0 if this_round else 0.0)
        self.food = 0.0  # what one more food is worth to the seat that is looked at
        self.builder = 0.0


class VillagersEvaluator(Evaluator[State]):
    """Sums up supply, Markets and keyrings, and the best cards that can still be built.

    Those come from the hand, each by its worth and how near it is to being laid, and from drafts to come,
    all alike. So food is worth something as long as there are builders for it, and the other way round.
    """

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.cards_per_round = self.weight("cards_per_round")
        self.fresh = self.weight("fresh")
        self.choice = self.weight("choice")
        self.food = self.weight("food")
        self.builder = self.weight("builder")
        self.beyond = self.weight("beyond")
        self.keyring = self.weight("keyring")
        self.silver_growth = self.weight("silver_growth")
        self.ready = self.weight("ready")
        self.hired = self.weight("hired")
        self.chained = self.weight("chained")
        self.stuck = self.weight("stuck")
        self.own_unlocker = self.weight("own_unlocker")
        self.padlock = self.weight("padlock")
        self.card = self.weight("card")
        self.open_place = self.weight("open_place")
        self.special = self.weight("special")
        self.solo = SoloJudge(self)

    def estimate(self, s: State, seat: int) -> float:
        if s.players == 1:
            return self.solo.player(s) if seat == 0 else self.solo.countess(s)
        me = s.seats[seat]
        if s.phase == OVER:
            return float(me.supply)
        look = self.outlook(s)
        markets = ONE_MARKET if s.first_market == HELD else BOTH_MARKETS
        total = me.supply + (sum(me.coins) + visible_gold(me)) * markets
        total += (silver_total(me) + nun_value(me)) * (1.0 + self.silver_growth * look.left)
        return total + self.promise(s, seat, me, look)

    def rivals(self, s: State, seat: int) -> list[float]:
        return [self.estimate(s, other) for other in range(len(s.seats)) if other != seat]

    def glance(self, s: State, seat: int) -> float:
        """Alone, what the Countess is spared counts as well."""
        return self.margin(s, seat) if s.players == 1 else self.estimate(s, seat)

    def turn(self, s: State) -> int:
        drafted = drafts_over(s) if s.players == 1 else 0
        return ((drafted * 64 + s.round) * 8 + s.phase) * 8 + s.turn

    def quiet(self, s: State) -> bool:
        return not s.todo or s.todo[-1].rule == DRAFT or s.todo[-1].rule == BUILD

    def gamble(self, s: State, action: int) -> bool:
        """A card drawn unseen."""
        return s.todo[-1].rule == DRAFT and DRAW.base <= action <= RESERVE.base

    def lap(self, s: State) -> int:
        return s.round

    def laps(self, s: State) -> int:
        """A draft is played on through this round's building, a build turn through the next round, too.

        When the end is near it is played out: nothing is surer than the score.
        """
        later = self.solo.prospect(s).later if s.players == 1 else self.outlook(s).later
        if later < NEAR_THE_END:
            return TO_THE_END
        return 1 if s.phase <= DRAFTING else 2

    def outlook(self, s: State) -> Outlook:
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
        return Outlook(s.phase <= BUILDING, later, markets, ONE_MARKET if first <= 0 else markets)

    def promise(self, s: State, seat: int, me: Seat, look: Outlook) -> float:
        """The best cards that can be built, of those in hand and those to be drafted."""
        faces = [card >> FACE_SHIFT for card in me.hand]
        faces.extend(me.square)
        food = visible_food(me)
        builders = visible_builders(me)
        bits = open_roles(me)
        now = self.builds_now(s, seat, me, builders, look)
        builds = now + look.later * min(BUILD_MAX, BUILD_BASE + builders)
        drafts = look.later * min(DRAFT_MAX, DRAFT_BASE + food)
        if s.phase <= DRAFTING and not me.done:
            drafts += max(0, draft_limit(s, me) - len(me.square))
        tight = builds < drafts + len(faces) / 2  # more cards than builds?
        look.food = look.later * (self.food + self.fresh * (self.choice if tight else 1.0))
        look.builder = look.later * (self.builder + self.fresh * (1.0 - self.choice if tight else 0.0))
        if food >= USEFUL:
            look.food = look.later * self.beyond
        if builders >= USEFUL:
            look.builder = look.later * self.beyond
        markets = look.markets if now >= 1.0 else look.later_markets
        worths = [self.promise_of(s, me, face, faces, bits, look, markets) for face in faces]
        worths.sort(reverse=True)
        total = self.best_of(worths, drafts, builds)
        total += self.card * len(faces) * min(1.0, look.left)
        total += (self.food * min(USEFUL, food) + self.builder * min(USEFUL, builders)) * look.later
        for i in range(len(me.cards)):
            face = me.cards[i]
            if KEYRING[face]:
                total += self.keyring * KEYRING[face] * look.left
            elif me.kids[i] == 0 and IS_BASIC[face] and OPEN_BIT[me.roles[i]]:
                total += self.open_place * min(1.0, look.left)
        return total

    def builds_now(self, s: State, seat: int, me: Seat, builders: int, look: Outlook) -> float:
        """The builds that the seat has left in this round."""
        if not look.this_round:
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

    def promise_of(
        self, s: State, me: Seat, face: int, faces: list[int], bits: int, look: Outlook, markets: float
    ) -> float:
        """The worth of one card, times how near it is to being laid."""
        if IS_SPECIAL[face]:
            return self.special
        parent = PARENT[face]
        covers = parent >= 0 and len(CHAIN[face]) > 1  # what it covers counts no more
        gold = GOLD[face] - GOLD[parent] if covers else GOLD[face]
        food = FOOD[face] - FOOD[parent] if covers else FOOD[face]
        worth = gold * markets + KEYRING[face] * self.keyring * look.later
        worth += food * look.food + BUILDER[face] * look.builder
        if SILVER[face].kind != NO_FORMULA:
            worth += formula_value(me, SILVER[face]) * (1.0 + self.silver_growth * look.later) + 1.0
        if PADLOCK[face] >= 0:
            worth += self.own_unlocker if PADLOCK[face] in me.cards else self.padlock
        if worth <= 0.0:
            return 0.0
        need = NEED_BIT[face]
        if need == 0 or bits & need:
            return worth * self.ready
        if IS_BASIC[parent] and any(s.basics):
            return worth * self.hired
        if parent in faces and (NEED_BIT[parent] & bits or IS_BASIC[PARENT[parent]] or not CHAIN[parent]):
            return worth * self.chained
        return worth * self.stuck
