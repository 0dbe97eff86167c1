"""The judgement of Villagers: gold to come from what lies, what can be laid, and what feeds later rounds."""

from ...villagers.memory import FACE_SHIFT
from ...villagers.names import BUILD, BUILDING, DRAFT, DRAFTING, HELD, NO_FORMULA, OVER
from ...villagers.scoring import nun_value, silver_total
from ...villagers.state import Seat, State
from ...villagers.tables import (
    BUILDER,
    CHAIN,
    FOOD,
    GOLD,
    IS_BASIC,
    IS_SPECIAL,
    NEED_BIT,
    OPEN_BIT,
    PADLOCK,
    PARENT,
    SILVER,
)
from ...villagers.village import formula_value, open_roles, visible_builders, visible_food, visible_gold
from .base import Evaluator

SECOND_MARKET_ONLY = 1
BOTH_MARKETS = 2


class VillagersEvaluator(Evaluator[State]):
    """Sums up supply, Markets, food and builders for the rounds to come, and the promise of the hand."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.cards_per_round = self.weight("cards_per_round")
        self.food = self.weight("food")
        self.builder = self.weight("builder")
        self.useful = self.weight("useful")
        self.beyond = self.weight("beyond")
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

    def estimate(self, s: State, seat: int) -> float:
        me = s.seats[seat]
        if s.phase == OVER:
            return float(me.supply)
        rounds = self.rounds_left(s)
        markets = SECOND_MARKET_ONLY if s.first_market == HELD else BOTH_MARKETS
        coins = sum(me.coins)
        total = float(me.supply + coins * markets + visible_gold(me) * markets)
        total += (silver_total(me) + nun_value(me)) * (1.0 + self.silver_growth * rounds)
        if seat < s.players:  # the Countess neither eats nor builds
            total += self.food * rounds * self.counted(visible_food(me))
            total += self.builder * rounds * self.counted(visible_builders(me))
            total += self.promise(s, seat, me, rounds, markets)
        return total

    def rivals(self, s: State, seat: int) -> list[float]:
        return [self.estimate(s, other) for other in range(len(s.seats)) if other != seat]

    def turn(self, s: State) -> int:
        drafted = len(s.seats[0].hand) if s.players == 1 and s.phase == DRAFTING else 0
        return ((drafted * 64 + s.round) * 8 + s.phase) * 8 + s.turn

    def quiet(self, s: State) -> bool:
        return not s.todo or s.todo[-1].rule == DRAFT or s.todo[-1].rule == BUILD

    def lap(self, s: State) -> int:
        return s.round

    def laps(self, s: State) -> int:
        """A draft is played on through this round's building, a build turn through the next round, too."""
        return 1 if s.phase <= DRAFTING else 2

    def rounds_left(self, s: State) -> float:
        """Rounds to come, by the cards left in the stacks; this one counts while it lasts."""
        left = sum([len(stack) for stack in s.stacks])
        rounds = left / (self.cards_per_round * max(2, s.players))
        return rounds + (1.0 if s.phase <= DRAFTING else 0.5 if s.phase <= BUILDING else 0.0)

    def counted(self, symbols: int) -> float:
        """Food and builders help up to the maximum of five cards a round."""
        if symbols <= self.useful:
            return float(symbols)
        return self.useful + self.beyond * (symbols - self.useful)

    def promise(self, s: State, seat: int, me: Seat, rounds: float, markets: int) -> float:
        """What the hand and the square may bring: the best of them, as many as can still be built."""
        faces = [card >> FACE_SHIFT for card in me.hand]
        faces.extend(me.square)
        bits = open_roles(me)
        worths = [self.promise_of(s, me, face, faces, bits, rounds, markets) for face in faces]
        worths.sort(reverse=True)
        in_turn = s.phase == BUILDING and s.turn == seat
        limit = 2.0 + min(3, visible_builders(me))
        builds = limit * max(0.0, rounds - 0.5) + (max(0, me.limit - me.built) if in_turn else 0.0)
        total = self.card * len(faces) * min(1.0, rounds)
        for i in range(len(worths)):
            if i >= builds:
                break
            total += worths[i]
        for i in range(len(me.cards)):
            if me.kids[i] == 0 and OPEN_BIT[me.roles[i]] and IS_BASIC[me.cards[i]]:
                total += self.open_place * min(1.0, rounds)
        return total

    def promise_of(
        self, s: State, me: Seat, face: int, faces: list[int], bits: int, rounds: float, markets: int
    ) -> float:
        """The worth of one card, times how near it is to being laid."""
        if IS_SPECIAL[face]:
            return self.special
        later = max(0.0, rounds - 1.0)
        worth = (
            float(GOLD[face] * markets)
            + FOOD[face] * self.food * later
            + BUILDER[face] * self.builder * later
        )
        if SILVER[face].kind != NO_FORMULA:
            worth += formula_value(me, SILVER[face]) * (1.0 + self.silver_growth * later) + 1.0
        if PADLOCK[face] >= 0:
            worth += self.own_unlocker if PADLOCK[face] in me.cards else self.padlock
        if worth <= 0.0:
            return 0.0
        need = NEED_BIT[face]
        if need == 0 or bits & need:
            return worth * self.ready
        parent = PARENT[face]
        if IS_BASIC[parent] and any(s.basics):
            return worth * self.hired
        if parent in faces and (NEED_BIT[parent] & bits or IS_BASIC[PARENT[parent]] or not CHAIN[parent]):
            return worth * self.chained
        return worth * self.stuck
