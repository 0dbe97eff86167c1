"""The judgement of Sierra West: points so far, stock and position, and how far the pioneers have walked."""

from ...sierra_west.names import (
    APPLE_HILL,
    BASICS,
    BULLETS,
    CAMP,
    FIRST_FISH,
    FISH_KINDS,
    GOLD,
    GREEN_END,
    GREEN_START,
    HASTINGS,
    LAY_CARD,
    NONE,
    NOT_TRIGGERED,
    OUTLAWS_OUTPOSTS,
    PIONEER,
    SUMMIT_FIRST,
    TAN_END,
    TAN_START,
    TOKENS,
)
from ...sierra_west.scoring import claimed_cards, parts_of
from ...sierra_west.state import Seat, State
from ...sierra_west.tables import BASE, MULTIPLIER, ROW_PLACES, TRAIL_END
from .base import Evaluator


class SierraEvaluator(Evaluator[State]):
    """Adds to the score sheet what stock, wagon and scouts will bring while the mountain lasts."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.basic = self.weight("basic")
        self.many = self.weight("many")
        self.gold = self.weight("gold")
        self.boots = self.weight("boots")
        self.bullet = self.weight("bullet")
        self.fish = self.weight("fish")
        self.growth = self.weight("growth")
        self.wagon = self.weight("wagon")
        self.climb = self.weight("climb")
        self.cabin = self.weight("cabin")
        self.mule = self.weight("mule")
        self.cart = self.weight("cart")
        self.track = self.weight("track")
        self.step = self.weight("step")
        self.summit = self.weight("summit")
        self.claim = self.weight("claim")
        self.ready = self.weight("ready")
        self.rounds = self.weight("rounds")
        self.hastings = self.weight("hastings")

    def turn(self, s: State) -> int:
        return s.round * 8 + s.turn

    def quiet(self, s: State) -> bool:
        return not s.todo or s.todo[-1].rule == PIONEER or s.todo[-1].rule == LAY_CARD

    def news(self, before: State, after: State) -> bool:
        """Showing the own plan tells its owner nothing."""
        if NONE in before.laid and NONE not in after.laid:
            return after.reveals > before.reveals + 1
        return before.reveals != after.reveals

    def laps(self, s: State) -> int:
        """Until the own next turn is over."""
        return len(s.seats)

    def rivals(self, s: State, seat: int) -> list[float]:
        return [self.estimate(s, other) for other in range(len(s.seats)) if other != seat]

    def left(self, s: State) -> float:
        """How much of the game is left, from 1 to 0, by the mountain's special cards and the rounds."""
        if not s.todo:
            return 0.0
        if s.ending != NOT_TRIGGERED:
            return self.weight("last_round")
        rounds = s.round_limit or self.rounds
        return max(0.0, min(1.0 - (len(s.row) - 1) / ROW_PLACES, 1.0 - (s.round - 1) / rounds))

    def estimate(self, s: State, seat: int) -> float:
        left = self.left(s)
        me = s.seats[seat]
        parts = parts_of(s, seat)
        total = float(sum(parts.values()))
        if s.solo and seat == HASTINGS:
            return total + self.hastings * left
        marks = sum(me.homestead)
        if s.mode == APPLE_HILL:
            marks += sum(me.orchards)
        elif s.mode == OUTLAWS_OUTPOSTS:
            marks += me.outlaws
        total += self.promise(s, seat, me, marks) * left + self.claim * claimed_cards(s, seat)
        if me.scout != BASE and s.face_up >> me.scout & 1:
            total += self.ready
        if s.turn == seat:
            total += self.walked(me)
        return total

    def promise(self, s: State, seat: int, me: Seat, marks: int) -> float:
        """What the position will still bring, in a whole game."""
        goods = me.goods
        total = self.growth * marks * (MULTIPLIER[TRAIL_END] - MULTIPLIER[me.wagon])
        total += self.track * marks + self.wagon * me.wagon + self.climb * (BASE - me.scout)
        for good in range(BASICS):
            total += self.basic * min(float(goods[good]), self.many)
        total += self.gold * goods[GOLD] + self.boots * goods[TOKENS] + self.bullet * goods[BULLETS]
        total += self.fish * sum(goods[FIRST_FISH : FIRST_FISH + FISH_KINDS])
        total += self.cabin * len(me.cabins) + self.cart * (2 * me.carts[0] + me.carts[1])
        if s.mule == seat:
            total += self.mule
        return total

    def walked(self, me: Seat) -> float:
        """How far the pioneers have come in this turn."""
        return self.steps(me.hat) + self.steps(me.plain)

    def steps(self, spot: int) -> float:
        """The worth of standing on a spot: what lies behind was used, what lies ahead is near."""
        if spot == CAMP:
            return 0.0
        if GREEN_START <= spot <= GREEN_END:
            return self.step * (1 + spot - GREEN_START)
        if TAN_START <= spot <= TAN_END:
            return self.step * (1 + spot - TAN_START)
        return self.summit if spot >= SUMMIT_FIRST else 0.0
