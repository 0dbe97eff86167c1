"""What a running turn of Sierra West still promises: the symbols ahead of the pioneers, and the summits.

Without it a pioneer who has walked on would look better or worse than one who waits, only because he walked.
"""

from ...bots.eval.base import Evaluator
from ..components import (
    BULLETS_MAX,
    CARD_FACE,
    CARD_SUMMIT,
    CART_GOLD_POINTS,
    CART_ROOM,
    HOMESTEAD_TOP,
    ITEM_POINTS,
    MINE_DARK,
    MINE_GOLD,
    MINE_STONE,
    RIVER_FISH,
    SPOT_COST,
    SPOT_FACE,
    SPOT_SLOT,
    SYMBOL_AMOUNT,
    SYMBOL_DOES,
    SYMBOL_GAIN,
    SYMBOL_ITEM,
    TRAIL_END,
    Summit,
)
from ..names import (
    APPLE_HOMESTEAD,
    APPLES,
    BANJO,
    BASICS,
    BEAR_HAZARD,
    BOOTS,
    BULLETS,
    BUY_MINE_CART,
    CABIN_FIRST,
    FISHING,
    FUR_TRADE,
    GAIN,
    GOLD,
    GREEN_FIRST,
    GREEN_START,
    HARVEST,
    HOMESTEAD,
    LANTERN,
    LOADING,
    MINE,
    NONE,
    PAN,
    RELOAD,
    RIFLE,
    SHOVEL,
    SIX_SHOOTER,
    SUMMIT_FIRST,
    TAKE_ITEM,
    TAKE_MULE,
    TAN_FIRST,
    TOKENS,
    WAGON_SUMMIT,
)
from ..state import Seat, State

SLOTS = 3


class Prices:
    """What a homestead mark, a space of the trail and a basic resource are worth in a position."""

    def __init__(self, mark: float, space: float, basic: float) -> None:
        self.mark = mark
        self.space = space
        self.basic = basic


class RunningTurn:
    """Estimates what the planned cards still hold for the seat whose turn it is."""

    def __init__(self, weights: Evaluator[State]) -> None:
        self.promise = weights.weight("promise")
        self.chance = weights.weight("chance")
        self.boot = weights.weight("boot")
        self.shovel = weights.weight("shovel")
        self.danger = weights.weight("danger")
        self.symbol = weights.weight("symbol")
        self.deal = weights.weight("deal")
        self.shot = weights.weight("shot")
        self.gold = 1.0 + weights.weight("gold")
        self.token = 1.0 + weights.weight("boots")
        self.bullet = weights.weight("bullet")
        self.fish = weights.weight("fish")
        self.item = weights.weight("item")
        self.mule = weights.weight("mule")
        self.cart = weights.weight("cart")
        self.stone_of_a_mine = sum(MINE_STONE) / len(MINE_STONE)

    def ahead(self, s: State, seat: int, me: Seat, prices: Prices) -> float:
        """What lies ahead, judged a little lower than what is done."""
        walk = self.path(s, seat, me.hat_pioneer, GREEN_FIRST, s.hat_activated, s.hat_boots, prices)
        walk += self.path(s, seat, me.plain_pioneer, TAN_FIRST, s.plain_activated, s.plain_boots, prices)
        return self.promise * walk + self.chance * self.summits(s, seat, me, prices)

    def path(
        self, s: State, seat: int, spot: int, first: int, done: bool, boots: int, prices: Prices
    ) -> float:
        """The symbols of a path that a pioneer has not used yet."""
        total = 0.0
        if spot < GREEN_START or spot >= CABIN_FIRST:
            spot = first
        elif spot >= SUMMIT_FIRST:
            return total
        elif SPOT_SLOT[spot] == NONE:
            spot += 1  # the start of the path; beyond its end lies nothing
        elif done:
            total = self.boot * boots
            spot += 1
        while SPOT_SLOT[spot] != NONE:
            symbol = CARD_FACE[s.laid[SPOT_SLOT[spot]]][SPOT_FACE[spot]]
            if symbol != NONE:
                total += self.space(s, seat, symbol, SPOT_COST[spot], prices.basic)
            spot += 1
        return total

    def space(self, s: State, seat: int, symbol: int, cost: int, basic: float) -> float:
        """One space: what its symbol brings, less its price; a hazard costs something in any case."""
        does = SYMBOL_DOES[symbol]
        price = cost * basic
        if does == BEAR_HAZARD:
            return -min(price, self.danger)
        if does == BANJO:
            return -self.danger
        me = s.seats[seat]
        if does == GAIN:
            gain = SYMBOL_GAIN[symbol]
            value = basic * (gain[0] + gain[1] + gain[2]) + self.gold * gain[GOLD]
            value += self.token * gain[TOKENS] + self.bullet * gain[BULLETS]
        elif does == BOOTS:
            value = self.boot * SYMBOL_AMOUNT[symbol]
        elif does == SHOVEL:
            value = self.shovel
        elif does == FUR_TRADE:
            value = basic * me.animals.bit_count()
        elif does == TAKE_MULE:
            value = 0.0 if s.mule == seat else self.mule
        else:
            value = self.mode_symbol(s, seat, me, symbol)
        return max(0.0, value - price)

    def mode_symbol(self, s: State, seat: int, me: Seat, symbol: int) -> float:
        """A symbol of a single mode."""
        does = SYMBOL_DOES[symbol]
        if does == TAKE_ITEM:
            item = SYMBOL_ITEM[symbol]
            return 0.0 if s.items[item] == seat else self.item * ITEM_POINTS[item]
        if does == LOADING:
            room = CART_ROOM * me.carts[0] + me.carts[1]
            return float((CART_GOLD_POINTS - 1) * min(SYMBOL_AMOUNT[symbol], room, me.goods[GOLD]))
        if does == MINE:
            return self.mine(s, seat, me)
        if does == FISHING:
            return self.fish * sum([len(RIVER_FISH[river]) for river in s.row[: me.canoe]])
        if does == RELOAD:
            return self.bullet * (BULLETS_MAX - me.goods[BULLETS])
        if does in (HARVEST, PAN):
            return self.symbol * min(len(s.row), me.wagon)
        return self.symbol * (0.4 if does == APPLES else 0.5)

    def mine(self, s: State, seat: int, me: Seat) -> float:
        """The gold of the mines along the trail, less what the die makes stone of it."""
        gold = 0
        for special in s.row[: me.wagon]:
            if not MINE_DARK[special] or s.items[LANTERN] == seat:
                gold += MINE_GOLD[special]
        stone = min(float(gold), self.stone_of_a_mine)
        return self.gold * (gold - stone) + self.symbol * stone

    def summits(self, s: State, seat: int, me: Seat, prices: Prices) -> float:
        """The best free summit actions, as many as figures can still go there."""
        taken = [False] * SLOTS
        figures = 0
        spots = (
            [me.hat_pioneer, me.plain_pioneer, s.mule_spot]
            if s.mule == seat
            else [me.hat_pioneer, me.plain_pioneer]
        )
        for spot in spots:
            if SUMMIT_FIRST <= spot < CABIN_FIRST:
                taken[spot - SUMMIT_FIRST] = True
            else:
                figures += 1
        if figures == 0:
            return 0.0
        values = [
            self.summit(s, me, CARD_SUMMIT[s.laid[slot]], prices) for slot in range(SLOTS) if not taken[slot]
        ]
        values.sort(reverse=True)
        return sum(values[:figures])

    def summit(self, s: State, me: Seat, summit: Summit, prices: Prices) -> float:
        """What a summit action is worth beyond its price."""
        kind = summit.kind
        price = summit.cost.basics_in_all * prices.basic
        if kind == HOMESTEAD:
            track = summit.track
            full = track < BASICS and me.homestead[track] >= HOMESTEAD_TOP[track]
            return max(0.0, self.gold + (0.0 if full else prices.mark) - price)
        if kind == WAGON_SUMMIT:
            return max(0.0, prices.space - price) if me.wagon < TRAIL_END else 0.0
        if kind == BUY_MINE_CART:
            return max(0.0, self.cart * CART_ROOM - price) if s.carts else 0.0
        if kind in (RIFLE, SIX_SHOOTER):
            return self.shot * prices.mark if me.goods[BULLETS] > 1 else 0.0
        if kind == APPLE_HOMESTEAD:
            return self.deal * prices.mark
        return self.deal
