"""Great Western Trail: what a deck of cattle is worth at Kansas City, and which cities it will reach."""

from typing import Final

from ...bots.eval.base import Evaluator
from ...bots.eval.memo import Known
from ..components import (
    BREEDS,
    CARD_BREED,
    CARD_VALUE,
    CITIES,
    CITY_AGAIN,
    CITY_CORNER,
    CITY_DOLLARS,
    CITY_POINTS,
    CITY_VALUE,
    DOLLARS_PER_POINT,
    NO_BONUS,
    PAIR_BONUSES,
    PAIR_POINTS,
    PAIRS,
    TOKEN_BONUS,
    TRANSPORT,
)
from ..names import CATTLE_KINDS, COWBOY
from ..rules.income import breeding_value
from ..rules.purse import certificates, permanent_certificates
from ..rules.turn import hand_limit
from ..state import Seat, State
from .pending import NOTHING, Pending, mask_of

BREED_COUNT: Final = len(BREEDS)
HIGHEST: Final = max(CARD_VALUE)
BREEDS_OF: Final = tuple(
    [
        tuple(sorted({CARD_BREED[card] for card in range(CATTLE_KINDS) if CARD_VALUE[card] == value}))
        for value in range(HIGHEST + 1)
    ]
)
"""The breeds with cards of each value."""
FARTHEST: Final = max(CITY_VALUE)
MOST_REACH: Final = FARTHEST + 1
HALVES: Final = 2
WHOLE: Final = 6.0  # deliveries of a seat in a whole game


def expected_value(hand: tuple[int, ...], rest: tuple[int, ...], limit: int, seen: float) -> float:
    """The breeding value to expect: the best breeds of the hand, and of `seen` cards more from the rest.

    A breed in hand can be kept; another one comes with the chance that one of its cards is among the seen.
    """
    missing = max(0.0, 1.0 - seen / max(1, len(rest)))
    here = [0] * BREED_COUNT
    for card in hand:
        if card < CATTLE_KINDS:
            here[CARD_BREED[card]] = max(here[CARD_BREED[card]], CARD_VALUE[card])
    values = here.copy()
    absent = [1.0] * BREED_COUNT
    for card in rest:
        if card < CATTLE_KINDS:
            breed = CARD_BREED[card]
            absent[breed] *= missing
            values[breed] = max(values[breed], CARD_VALUE[card])
    total = 0.0
    room = float(limit)
    for value in range(HIGHEST, 0, -1):
        for breed in BREEDS_OF[value]:
            if values[breed] == value and room > 0.0:
                there = min(room, 1.0 if here[breed] == value else 1.0 - absent[breed])
                total += there * value
                room -= there
    return total


class CityPlan:
    """The best cities for the deliveries that are left, one after the other; remembers its answers."""

    def __init__(self, dollar: float, objective: float, token: float, dark: float, far: float) -> None:
        self.dollar = dollar  # what a dollar is worth
        self.objective = objective  # ... an objective card
        self.token = token  # ... an exchange token
        self.dark = dark  # ... the wider choice of discs
        self.far = far  # ... a point of the city's value: near cities can wait
        self.known: dict[int, float] = {}

    def gain(self, cities: int, city: int) -> float:
        """What a delivery brings, the cities with own discs being given as a mask."""
        total = CITY_POINTS[city] + self.dollar * CITY_DOLLARS[city] + self.far * CITY_VALUE[city]
        if CITY_CORNER[city]:
            total += self.dark
        if cities >> city & 1:
            return total
        for pair in range(len(PAIRS)):
            a = PAIRS[pair][0]
            b = PAIRS[pair][1]
            if (a == city and cities >> b & 1) or (b == city and cities >> a & 1):
                total += PAIR_POINTS[pair]
                if PAIR_BONUSES[pair] != NO_BONUS:
                    total += self.token if PAIR_BONUSES[pair] == TOKEN_BONUS else self.objective
        return total

    def best(self, cities: int, first: int, later: int, growth: int, count: int) -> float:
        """The next delivery with a reach of `first`, the ones after it with `later` and more each time.

        Reach is in half points of breeding value; growth is what each lap adds to it.
        """
        if count <= 0:
            return 0.0
        top = MOST_REACH * HALVES
        first = max(0, min(top, first))
        later = max(0, min(top, later))
        key = (((cities * 64 + first) * 64 + later) * 16 + growth) * 16 + count
        found = self.known.get(key)
        if found is not None:
            return found
        best = -1000.0
        for city in range(CITIES):
            if CITY_VALUE[city] * HALVES > first or (cities >> city & 1 and not CITY_AGAIN[city]):
                continue
            after = cities | 1 << city
            value = self.gain(cities, city) + self.best(after, later, later + growth, growth, count - 1)
            best = max(best, value)
        self.known[key] = best
        return best

    def value(self, cities: int, first: float, later: float, growth: int, count: float) -> float:
        """The same for fractions of deliveries and of reach."""
        whole = int(count)
        part = count - whole
        total = self.between(cities, first, later, growth, whole)
        if part > 0.0:
            total += (self.between(cities, first, later, growth, whole + 1) - total) * part
        return total

    def between(self, cities: int, first: float, later: float, growth: int, count: int) -> float:
        """A plan for this many deliveries, between the two nearest steps of the next one's reach."""
        if count <= 0:
            return 0.0
        low = int(first)
        steps = int(later * HALVES + 0.5)
        part = first - low
        total = self.best(cities, low * HALVES, steps, growth, count)
        return total + (self.best(cities, low * HALVES + HALVES, steps, growth, count) - total) * part


class Herd:
    """What the deliveries to come bring: dollars, and the cities in reach."""

    def __init__(self, weights: Evaluator[State]) -> None:
        self.dollar = weights.weight("dollar")
        self.seen = weights.weight("seen")
        self.dig = weights.weight("dig")
        self.growth = weights.weight("growth")
        self.improve = weights.weight("improve")
        self.certificate = weights.weight("certificate")
        self.more_certificates = weights.weight("more_certificates")
        self.permanent = weights.weight("permanent")
        self.breed = weights.weight("breed")
        self.fare = weights.weight("fare")
        self.income = weights.weight("income")
        self.known: Known[float] = Known()
        self.plan = CityPlan(
            1.0 / DOLLARS_PER_POINT + self.dollar / 2.0,
            weights.weight("card"),
            weights.weight("token"),
            weights.weight("dark"),
            weights.weight("far"),
        )

    def expected(self, hand: tuple[int, ...], rest: tuple[int, ...], limit: int, seen: float) -> float:
        """The breeding value to expect, remembered: most of what a turn can bring leaves the cards alone."""
        key = (hand, rest, limit, seen)
        found = self.known.get(key)
        if found is None:
            found = self.known.keep(key, expected_value(hand, rest, limit, seen))
        return found

    def worth(
        self, me: Seat, cards: tuple[int, ...], pending: Pending, count: float, turns: float, lap: float
    ) -> float:
        """cards: the whole deck; count: the deliveries left.

        turns: those until the next one; lap: those between two deliveries.
        """
        limit = hand_limit(me)
        permanent = permanent_certificates(me)
        later = self.expected((), cards, limit, limit + self.seen * lap) + permanent
        later += self.more_certificates
        first = self.next_one(me, pending, permanent, limit, turns)
        income = 0.0 if pending.reach >= 0 else first
        if not pending.delivers:
            first += certificates(me)
        growth = int(self.improve + me.workers[COWBOY] * self.growth)
        cities = mask_of(me.cities)
        if pending.city != NOTHING:
            cities |= 1 << pending.city
        total = self.plan.value(cities, first, later, growth, count)
        total += (self.permanent * permanent + self.breed * later) * count
        after = max(0.0, count - 1.0)
        now = min(1.0, count)
        total += self.certificate * certificates(me) * now
        total += self.spent(count + now) * income * now + self.spent(after) * later * after
        return total - self.fare * TRANSPORT[me.engine][CITIES - 1] * self.spent(count) * count

    def next_one(self, me: Seat, pending: Pending, permanent: int, limit: int, turns: float) -> float:
        """The breeding value of the next delivery; without certificates as long as it is some way off."""
        if pending.reach >= 0:
            return float(pending.reach)
        if pending.delivers:
            return float(breeding_value(me.hand) + permanent + certificates(me))
        drawn = limit - len(me.hand) + self.dig * turns
        return self.expected(me.hand, me.deck + me.discard, limit, drawn) + permanent

    def spent(self, count: float) -> float:
        """What a dollar is worth that comes in, on average, half way through this many deliveries."""
        return 1.0 / DOLLARS_PER_POINT + self.income * self.dollar * count / (2.0 * WHOLE)
