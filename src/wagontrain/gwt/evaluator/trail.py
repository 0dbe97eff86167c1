# Over 300 lines: every kind of stop on the trail has its price here.
"""Great Western Trail: the way to Kansas City, and what the stops on it are worth."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ..components import (
    BOUNTY_DOLLARS,
    CARD_BREED,
    CARD_GROUP,
    CARD_POINTS,
    CARD_VALUE,
    CERTIFICATE_TRACK,
    EFFECT_ACT,
    EFFECT_BREED,
    EFFECT_CARDS,
    EFFECT_CERTIFICATES,
    EFFECT_CHANGE,
    EFFECT_COST,
    EFFECT_DOLLARS,
    EFFECT_MAX,
    FACE_ACTIONS,
    FACE_POINTS,
    HAZARD_SPACES,
    JOB_COST,
    JOB_SPACES,
    KANSAS_CITY,
    NEUTRAL_ACTIONS,
    OUTLAW_SPACES,
    PRICE_CARDS,
    PRICE_COWBOYS,
    PRICE_DOLLARS,
    PRICE_GROUP,
    PRICES,
    SPACE_RISK,
    START,
    TILE_POINTS,
    WORKER_SPACES,
)
from ..names import (
    BUILD_ONE,
    BUILDER,
    BUY_CATTLE,
    BY_BREED,
    CATTLE_KINDS,
    COWBOY,
    DISCARD_FOR,
    EMPTY,
    ENGINE_BACK_FOR,
    ENGINE_FORWARD,
    FILL_CERTIFICATES,
    FIRST_CITY_TILE,
    FIRST_PRIVATE,
    GAIN_CERTIFICATES,
    GAIN_MONEY,
    GAIN_OBJECTIVE,
    GAIN_TOKEN,
    HERDER_ON,
    HIRE_ONE,
    NEUTRAL_TILES,
    PRIVATE_TILES,
    REMOVE_HAZARD,
    TAKE_OUTLAW,
    USE_AUXILIARY,
    WORKER_KINDS,
)
from ..rules.build import least_builders
from ..rules.effects import counted
from ..rules.hire import open_rows
from ..rules.move import fee, step_limit
from ..rules.purse import certificate_limit
from ..state import State
from .prices import Prices

NOWHERE: Final = -1000.0
TOO_MUCH: Final = 1000
AVERAGE_VALUE: Final = 2  # breeding value of the cards that a bought one takes the place of


def distances(s: State) -> list[int]:
    """The fewest steps from each space of the trail to Kansas City."""
    found = [0] * (KANSAS_CITY + 1)
    for space in range(KANSAS_CITY - 1, -1, -1):
        least = KANSAS_CITY
        for ahead in s.hops[space]:
            least = min(least, found[ahead])
        found[space] = least + 1
    return found


def wages(s: State) -> list[int]:
    """What the cheapest worker of each kind costs."""
    found = [TOO_MUCH] * WORKER_KINDS
    for row in range(open_rows(s)):
        for cell in range(row * JOB_SPACES, row * JOB_SPACES + JOB_SPACES):
            kind = s.jobs[cell]
            if kind != EMPTY and JOB_COST[row] < found[kind]:
                found[kind] = JOB_COST[row]
    return found


class Way:
    """The stops that a seat can still make on its way, and the best way to make them.

    Every turn costs `tempo`. `ahead` is the worth of all stops from the herder on, less the turns they take.
    """

    def __init__(self, s: State, seat: int, prices: Prices, tempo: float) -> None:
        self.s = s
        self.seat = seat
        self.me = s.seats[seat]
        self.prices = prices
        self.tempo = tempo
        self.worth: dict[int, float] = {}
        self.wages: list[int] = []
        self.fees: vec[float] = vec[float]([0.0] * (KANSAS_CITY + 1))
        for space in range(START, KANSAS_CITY):
            if s.trail[space] >= FIRST_PRIVATE:
                self.fees[space] = prices.dollar * fee(s, seat, space)

    def ahead(self, at: int) -> float:
        """The best plan from a space to Kansas City, both ends not counted."""
        s = self.s
        limit: i64 = step_limit(s, self.seat)
        moving = vec[float]([0.0] * ((KANSAS_CITY + 1) * limit))  # space * limit + steps left: the best then
        value = 0.0
        for space in range(KANSAS_CITY - 1, at - 1, -1):
            here = s.trail[space] != EMPTY
            if not here and space != at:
                continue
            first: i64 = space * limit
            moving[first] = NOWHERE
            for left in range(i64(1), limit):
                moving[first + left] = self.onward(moving, space, left, limit)
            value = self.onward(moving, space, limit, limit) - self.tempo
            if here:
                stop = value + self.stop(space)
                for left in range(limit):
                    if stop > moving[first + left]:
                        moving[first + left] = stop
        return value

    def onward(self, moving: vec[float], space: int, left: i64, limit: i64) -> float:
        """The best of going on with this many steps left."""
        best = NOWHERE
        for location in self.s.hops[space]:
            ahead: i64 = location
            found = moving[ahead * limit + left - 1]
            if found > best:
                found -= self.fees[ahead]
                if found > best:
                    best = found
        return best

    def stop(self, space: int) -> float:
        """What using a location brings."""
        tile = self.s.trail[space]
        if tile < NEUTRAL_TILES:
            return self.actions(NEUTRAL_ACTIONS[tile])
        low = FIRST_PRIVATE + self.seat * PRIVATE_TILES
        if low <= tile < low + PRIVATE_TILES:
            risk = self.effect(SPACE_RISK[space]) if SPACE_RISK[space] >= 0 else 0.0
            return self.actions(FACE_ACTIONS[self.s.faces[tile - FIRST_PRIVATE]]) + risk
        return self.prices.auxiliary

    def actions(self, groups: tuple[tuple[int, ...], ...]) -> float:
        """The local actions of a tile, of each group the best; or else an auxiliary action."""
        total = 0.0
        for group in groups:
            best = 0.0
            for effect in group:
                best = max(best, self.effect(effect))
            total += best
        return max(total, self.prices.auxiliary)

    def effect(self, effect: int) -> float:
        """What an action brings now."""
        found = self.worth.get(effect)
        if found is None:
            found = max(0.0, self.evaluate(effect))
            self.worth[effect] = found
        return found

    def evaluate(self, effect: int) -> float:
        """The same, worked out."""
        act = EFFECT_ACT[effect]
        me = self.me
        prices = self.prices
        if me.money < EFFECT_COST[effect] and act != BUILD_ONE:
            return 0.0
        if act == DISCARD_FOR:
            return self.discard(effect)
        if act == HIRE_ONE:
            return self.hire(EFFECT_CHANGE[effect])
        if act == BUY_CATTLE:
            return self.buy()
        if act == BUILD_ONE:
            return self.build(EFFECT_COST[effect])
        if act == REMOVE_HAZARD:
            return self.best_hazard() - prices.dollar * EFFECT_COST[effect]
        if act == TAKE_OUTLAW:
            return self.best_outlaw()
        if act == ENGINE_FORWARD:
            spaces = EFFECT_MAX[effect] * counted(self.s, self.seat, effect)
            return prices.engine * spaces - prices.dollar * EFFECT_COST[effect]
        if act == HERDER_ON:
            return self.tempo * min(3, EFFECT_MAX[effect]) * 0.25
        return self.gained(effect)

    def gained(self, effect: int) -> float:
        """Effects that only give something."""
        act = EFFECT_ACT[effect]
        me = self.me
        prices = self.prices
        if act == GAIN_MONEY:
            count = counted(self.s, self.seat, effect)
            bonus = prices.certificate * EFFECT_CERTIFICATES[effect]
            return count * (prices.dollar * EFFECT_DOLLARS[effect] + bonus)
        if act == ENGINE_BACK_FOR:
            return prices.dollar * EFFECT_DOLLARS[effect] - prices.engine
        if act == GAIN_CERTIFICATES:
            return prices.certificate * min(EFFECT_CERTIFICATES[effect], certificate_limit(me) - me.marker)
        if act == FILL_CERTIFICATES:
            room = CERTIFICATE_TRACK[certificate_limit(me)] - CERTIFICATE_TRACK[me.marker]
            return prices.certificate * room
        if act == GAIN_OBJECTIVE:
            return prices.objective
        if act == GAIN_TOKEN:
            return prices.token
        if act == USE_AUXILIARY:
            return prices.auxiliary
        return prices.auxiliary

    def discard(self, effect: int) -> float:
        """Cards for dollars and certificates; a card that is not in hand may still come."""
        me = self.me
        chance = 0.5
        for card in me.hand:
            if card < CATTLE_KINDS and (
                EFFECT_CARDS[effect] != BY_BREED or CARD_BREED[card] == EFFECT_BREED[effect]
            ):
                chance = 0.9
        room = certificate_limit(me) - me.marker
        bonus = self.prices.certificate * min(EFFECT_CERTIFICATES[effect], room)
        return chance * (self.prices.dollar * EFFECT_DOLLARS[effect] + bonus)

    def hire(self, change: int) -> float:
        """The best worker for sale, each kind at its lowest price."""
        if not self.wages:
            self.wages = wages(self.s)
        best = 0.0
        for kind in range(WORKER_KINDS):
            wage = max(0, self.wages[kind] + change)
            if wage <= self.me.money and self.me.workers[kind] < WORKER_SPACES:
                best = max(best, self.prices.workers[kind] - self.prices.dollar * wage)
        return best

    def buy(self) -> float:
        """The best line of the price list, for the best cards of the market."""
        me = self.me
        best = 0.0
        owned = 0
        for card in me.deck + me.hand + me.discard:
            if card < CATTLE_KINDS:
                owned |= 1 << CARD_BREED[card]
        for line in range(PRICES):
            if PRICE_COWBOYS[line] > me.workers[COWBOY] or PRICE_DOLLARS[line] > me.money:
                continue
            worth = 0.0
            cards = PRICE_CARDS[line]
            for card in reversed(self.s.market):
                if cards and CARD_GROUP[card] == PRICE_GROUP[line]:
                    cards -= 1
                    more = self.prices.breeding * (CARD_VALUE[card] - AVERAGE_VALUE)
                    worth += CARD_POINTS[card] + (0.5 * more if owned >> CARD_BREED[card] & 1 else more)
                    owned |= 1 << CARD_BREED[card]
            if not cards:
                best = max(best, worth - self.prices.dollar * PRICE_DOLLARS[line])
        return best

    def build(self, cost: int) -> float:
        """The best building that can be paid."""
        me = self.me
        most = min(me.workers[BUILDER], me.money // cost)
        if not most:
            return 0.0
        best = 0.0
        least = least_builders(self.s, self.seat)
        for number in range(PRIVATE_TILES):
            if 0 < least[number] <= most:
                points = FACE_POINTS[self.s.faces[self.seat * PRIVATE_TILES + number]]
                worth = points + self.prices.building - self.prices.dollar * cost * least[number]
                best = max(best, worth)
        return best

    def best_hazard(self) -> float:
        """The hazard tile with the most points."""
        best = 0
        for space in HAZARD_SPACES:
            tile = self.s.trail[space]
            if tile >= FIRST_CITY_TILE:
                best = max(best, TILE_POINTS[tile - FIRST_CITY_TILE])
        return best + self.prices.hazard if best else 0.0

    def best_outlaw(self) -> float:
        """The outlaw with the highest bounty."""
        for place in range(len(OUTLAW_SPACES) - 1, -1, -1):
            if self.s.trail[OUTLAW_SPACES[place]] != EMPTY:
                return self.prices.outlaw + self.prices.dollar * BOUNTY_DOLLARS[place]
        return 0.0
