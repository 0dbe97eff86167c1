"""The evaluation of Sierra West: the score a seat is heading for, by what it has and the turns that are left.

Homestead marks count times the trail's multiplier, so neither is worth anything without the other. Both are
therefore projected to the end of the game before they are multiplied: early on a space of the trail is judged
by the marks that will be made, and a mark by the multiplier that will be reached.
"""

from ...bots.eval.base import Evaluator
from ..actions import SCORE_NOW
from ..components import (
    BROWN_SLOTS,
    CARDS,
    CART_GOLD_POINTS,
    EMPTY_SLOT,
    FACE_DOWN_ANIMAL,
    GREEN_SLOTS,
    HASTINGS_CABIN,
    HASTINGS_TILES,
    HOMESTEAD_TOP,
    ITEM_POINTS,
    MULTIPLIER,
    ORCHARD_TOP,
    RIVER_FISH,
    STARTING,
    TRAIL_END,
    tiles_of,
)
from ..names import (
    APPLE_HILL,
    BASICS,
    BOATS_BANJOS,
    BULLETS,
    DIE_STREAM,
    DYNAMITE,
    EXTRA_ROUND,
    FIRST_FISH,
    FISH_KINDS,
    GOLD,
    GOLD_RUSH,
    HASTINGS,
    LANTERN,
    LAY_CARD,
    MODES,
    NONE,
    OFFER_SCORING,
    OUTLAWS_OUTPOSTS,
    PIONEER,
    REPEAT_SUMMIT,
    SHERIFF,
    TOKENS,
    TRIGGERED,
)
from ..scoring import claimed_points, parts_of
from ..state import Seat, State
from .mountain import Mountain
from .running_turn import Prices, RunningTurn

CARDS_AT_START = len(STARTING) + 1
SOON = 2.0  # with this many turns to come, what is in stock can still be used
SURE = 4.0  # with this many, the multiplier will be what the average of the trail says
SLIGHT = 0.3  # the chance to sell fish in the running turn, if it is the last


def tile_bits(tiles: tuple[int, ...]) -> int:
    """The bits of some animal tiles."""
    return sum([1 << tile for tile in tiles])


def claimed_by(s: State, seat: int) -> int:
    """How many cards a player has claimed: all but those of the start, wherever they are now."""
    me = s.seats[seat]
    cards = len(me.deck) + len(me.hand) + len(me.discard) - CARDS_AT_START
    if s.turn == seat:
        for card in s.laid:
            if card != NONE:
                cards += 1
    return cards


class SierraEvaluator(Evaluator[State]):
    """Projects marks, trail and claimed cards over the turns to come, and adds stock and position."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.pace = self.weight("pace")
        self.captures = self.weight("captures")
        self.marks = self.weight("marks")
        self.mode_marks = self.weight("mode_marks")
        self.spaces = self.weight("spaces")
        self.cards = self.weight("cards")
        self.basic = self.weight("basic")
        self.many = self.weight("many")
        self.surplus = self.weight("surplus")
        self.gold = self.weight("gold")
        self.boots = self.weight("boots")
        self.bullet = self.weight("bullet")
        self.fish = self.weight("fish")
        self.canoe = self.weight("canoe")
        self.cabin = self.weight("cabin")
        self.fur = self.weight("fur")
        self.mule = self.weight("mule")
        self.cart = self.weight("cart")
        self.item = self.weight("item")
        self.climb = self.weight("climb")
        self.better = self.weight("better")
        self.in_turn = self.weight("in_turn")
        self.hastings_marks = self.weight("hastings_marks")
        self.hastings_spaces = self.weight("hastings_spaces")
        self.hastings_cards = self.weight("hastings_cards")
        self.hastings_carts = self.weight("hastings_carts")
        self.hastings_rest = self.weight("hastings_rest")
        self.slope = MULTIPLIER[TRAIL_END] / TRAIL_END
        self.running = RunningTurn(self)
        self.mountain = Mountain()
        self.tiles = tuple([tile_bits(tiles_of(mode)) for mode in range(len(MODES))])
        self.hastings_tiles = tile_bits(HASTINGS_TILES)

    # -- what the bots ask of an evaluator

    def turn(self, s: State) -> int:
        return s.round * 8 + s.turn

    def quiet(self, s: State) -> bool:
        if not s.todo:
            return True
        rule = s.todo[-1].rule
        return rule in (PIONEER, LAY_CARD, REPEAT_SUMMIT)

    def news(self, before: State, after: State) -> bool:
        """A shot. What a mine yields, a claimed card uncovers or the market brings seldom changes a turn."""
        return before.mode == OUTLAWS_OUTPOSTS and before.counters[DIE_STREAM] != after.counters[DIE_STREAM]

    def group(self, s: State) -> int:
        """Each way to lay the cards is looked into by itself."""
        return (s.laid[0] + 1) * len(CARDS) + s.laid[1] if s.laid else 0

    def obvious(self, s: State) -> int:
        """Agree to score: a bot that only passed for rounds, like all others, knows nothing better."""
        return SCORE_NOW.base if s.todo and s.todo[-1].rule == OFFER_SCORING else -1

    def playout_stages(self, s: State) -> int:
        """Until the own next turn is over."""
        return len(s.seats)

    def rivals(self, s: State, seat: int) -> list[float]:
        return [self.estimate(s, other) for other in range(len(s.seats)) if other != seat]

    def glance(self, s: State, seat: int) -> float:
        """Its lead: a claimed card brings the end nearer for all, which the own score alone would shun."""
        return self.margin(s, seat)

    def estimate(self, s: State, seat: int) -> float:
        if not s.todo:
            return float(sum(parts_of(s, seat).values()))
        turns = self.turns_left(s, seat)
        me = s.seats[seat]
        if s.solo and seat == HASTINGS:
            return self.hastings(s, me, turns)
        marks = self.marks_at_end(s, seat, self.marks, turns)
        multiplier = self.multiplier(me.wagon, self.spaces, turns)
        total = marks * multiplier + self.claimed(claimed_by(s, seat), self.cards, turns)
        total += self.points(s, seat, me)
        soon = min(1.0, turns / SOON)
        if s.turn == seat and s.laid and s.laid[-1] != NONE:
            soon = max(soon, self.in_turn)
            prices = Prices(multiplier, marks * self.slope, self.basic * soon)
            total += self.running.ahead(s, seat, me, prices)
        total += self.stock(s, me, turns, soon) + self.position(s, seat, me, turns)
        return total

    # -- how long the game lasts

    def turns_left(self, s: State, seat: int) -> float:
        """Turns that the seat will begin from here on, this one too while its cards are not laid."""
        self.mountain.look(s)
        seats = len(s.seats)
        coming = 1.0 if (seat - s.first) % seats > (s.turn - s.first) % seats else 0.0
        if s.turn == seat and not (s.laid and s.laid[-1] != NONE):
            coming = 1.0
        if s.ending == EXTRA_ROUND:
            return coming
        extra = 0.0 if s.solo else 1.0
        if s.ending == TRIGGERED:
            return coming + extra
        if s.mode == OUTLAWS_OUTPOSTS:
            rounds = sum(s.outlaws) / (self.captures * seats)
        else:
            rounds = self.mountain.claims / (self.pace * seats)
        if s.round_limit:
            rounds = min(rounds + extra, float(s.round_limit - s.round))
            return coming + rounds
        return coming + rounds + extra

    # -- points to come

    def marks_at_end(self, s: State, seat: int, a_turn: float, turns: float) -> float:
        """What the multiplier will count for: marks on tracks that have an end, and outlaws."""
        me = s.seats[seat]
        most = 0
        for track in range(BASICS):
            most += HOMESTEAD_TOP[track] - (1 if self.is_late(s, seat, track) else 0)
        marks = min(float(most), sum(me.homestead) + a_turn * turns)
        if s.mode == APPLE_HILL:
            marks += min(float(sum(ORCHARD_TOP)), sum(me.orchards) + self.mode_marks * turns)
        elif s.mode == OUTLAWS_OUTPOSTS:
            marks += me.outlaws + self.mode_marks * turns
        return marks

    def is_late(self, s: State, seat: int, track: int) -> bool:
        """Has another seat taken the top of the track, where there is room for one (SW-16.3)?"""
        top = HOMESTEAD_TOP[track]
        for other in range(len(s.seats)):
            if other != seat and s.seats[other].homestead[track] == top:
                return True
        return False

    def multiplier(self, wagon: int, spaces: float, turns: float) -> float:
        """The multiplier at the end: while there is time, any space is a step towards the next one."""
        sure = min(1.0, turns / SURE)
        reached = min(float(TRAIL_END), wagon + spaces * turns)
        return (1.0 - sure) * MULTIPLIER[wagon] + sure * self.slope * reached

    def claimed(self, cards: int, a_turn: float, turns: float) -> float:
        """The points of claimed cards at the end."""
        reached = cards + a_turn * turns
        whole = int(reached)
        points = claimed_points(whole)
        return points + (reached - whole) * (claimed_points(whole + 1) - points) + self.better * cards * turns

    def points(self, s: State, seat: int, me: Seat) -> float:
        """What is on the score sheet besides marks and claimed cards."""
        total = float(EMPTY_SLOT * (GREEN_SLOTS + BROWN_SLOTS - len(me.cabins)))
        total += FACE_DOWN_ANIMAL * (self.tiles[s.mode] & ~me.animals).bit_count()
        total += me.goods[GOLD] + me.goods[TOKENS]
        if s.mode == GOLD_RUSH:
            total += CART_GOLD_POINTS * (me.carts[1] + 2 * me.carts[2])
            if s.items[DYNAMITE] == seat:
                total += ITEM_POINTS[DYNAMITE] * self.item
            if s.items[LANTERN] == seat:
                total += ITEM_POINTS[LANTERN] * self.item
        elif s.mode == OUTLAWS_OUTPOSTS and s.items[SHERIFF] == seat:
            total += ITEM_POINTS[SHERIFF] * self.item
        return total

    # -- what will become points

    def stock(self, s: State, me: Seat, turns: float, soon: float) -> float:
        """Goods that can still be spent."""
        goods = me.goods
        total = 0.0
        for good in range(BASICS):
            enough = min(float(goods[good]), self.many)
            total += self.basic * (enough + self.surplus * min(goods[good] - enough, self.many))
        total += self.gold * goods[GOLD] + self.boots * goods[TOKENS]
        if s.mode == OUTLAWS_OUTPOSTS:
            total += self.bullet * goods[BULLETS]
        elif s.mode == BOATS_BANJOS:
            return total * soon + self.boats(s, me, turns)
        elif s.mode == GOLD_RUSH:
            room = float(2 * me.carts[0] + me.carts[1])
            total += self.cart * (min(room, goods[GOLD] + 1.0) + 0.25 * room)
        return total * soon

    def boats(self, s: State, me: Seat, turns: float) -> float:
        """Fish are sold at the market alone, and caught away from it: the canoe must come back in time."""
        chance = 1.0
        if me.canoe:
            chance = max(SLIGHT if s.laid else 0.0, min(1.0, turns / SURE))
        total = self.fish * chance * sum(me.goods[FIRST_FISH : FIRST_FISH + FISH_KINDS])
        catch = sum([len(RIVER_FISH[river]) for river in s.row[: me.canoe]])
        return total + self.canoe * catch * min(1.0, turns / SURE)

    def position(self, s: State, seat: int, me: Seat, turns: float) -> float:
        """Cabins, furs and the mule serve in every turn to come; a frontiersman near a card will claim it."""
        total = (self.cabin * len(me.cabins) + self.fur * me.animals.bit_count()) * turns
        if s.mule == seat:
            total += self.mule * min(1.0, turns / SOON)
        return total - self.climb * self.mountain.steps[me.scout] * min(1.0, turns / SOON)

    def hastings(self, s: State, him: Seat, turns: float) -> float:
        """Where Hastings is heading; his plan cards bring him much the same each turn."""
        marks = self.marks_at_end(s, HASTINGS, self.hastings_marks, turns)
        total = marks * self.multiplier(him.wagon, self.hastings_spaces, turns)
        total += self.claimed(len(him.discard), self.hastings_cards, turns)
        total += HASTINGS_CABIN * len(him.cabins) + him.goods[GOLD] + him.goods[TOKENS]
        total += FACE_DOWN_ANIMAL * (self.hastings_tiles & ~him.animals).bit_count()
        if s.mode == GOLD_RUSH:
            total += CART_GOLD_POINTS * (him.carts[1] + 2 * him.carts[2])
            total += self.item * (ITEM_POINTS[DYNAMITE] * (s.items[DYNAMITE] == HASTINGS))
            total += self.item * (ITEM_POINTS[LANTERN] * (s.items[LANTERN] == HASTINGS))
            total += self.hastings_carts * turns
        elif s.mode == BOATS_BANJOS:
            total += sum(him.goods[FIRST_FISH : FIRST_FISH + FISH_KINDS])
        if s.mule == HASTINGS:
            total += self.mule * min(1.0, turns / SOON)
        return total + self.hastings_rest * turns
