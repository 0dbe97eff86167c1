"""Deliveries: Kansas City's sub-phase 5, and the extraordinary one of building 9a (GWT-8, GWT-22.8)."""

from ...core.rules import Reason, Step
from ...core.state import Frame
from ..actions import BONUS, DELIVER, ENGINE, EXCHANGE, PASS
from ..components import (
    CITIES,
    CITY_AGAIN,
    CITY_CORNER,
    CITY_DOLLARS,
    CITY_VALUE,
    IS_TURNOUT,
    NO_BONUS,
    PAIR_BONUSES,
    PAIRS,
    START,
    STATIONS,
    TOKEN_BONUS,
    TRANSPORT,
)
from ..events import DELIVERED, DELIVERY_SKIPPED, PAIR_COMPLETED, TRANSPORT_PAID
from ..names import (
    CHOOSE_CITY,
    CHOOSE_DISC,
    CITY_BONUS,
    PAIR_BONUS,
    PAY_TRANSPORT,
    TAKE_OBJECTIVE,
)
from ..state import State
from .discs import has_choice, recallable
from .exchange import LastExchange, Question
from .foresight import refill_foresight
from .objectives import ANY_SOURCE, DISPLAY_ONLY, TO_DISCARD
from .purse import gain, gain_token, pay
from .railroad import free_behind, occupied, stop_engine, why_not_goal

EXTRAORDINARY = 1


def transport(s: State, seat: int, city: int, extraordinary: int) -> int:
    """GWT-8.9, GWT-22.8: what the way from the engine to the city costs."""
    return 0 if extraordinary else TRANSPORT[s.seats[seat].engine][city]


def has_disc(s: State, seat: int, city: int, extraordinary: int) -> bool:
    """GWT-8.10, GWT-26.8: is there a disc for the city with which all payments can be made?"""
    me = s.seats[seat]
    money = me.money + (CITY_DOLLARS[city] if s.city_dollars_first else 0)
    later = transport(s, seat, city, extraordinary)
    if not s.city_dollars_first:
        later -= CITY_DOLLARS[city]
    if has_choice(me, CITY_CORNER[city], money, later):
        return True
    return later <= money and bool(recallable(me, -1))


def taken(s: State, seat: int, city: int) -> bool:
    """GWT-8.1: does the city hold a disc of the seat, and takes only one?"""
    return s.seats[seat].cities[city] > 0 and not CITY_AGAIN[city]


def cities_for(s: State, seat: int, value: int, extraordinary: int) -> list[int]:
    """The cities that the seat can deliver to."""
    return [
        city
        for city in range(CITIES)
        if CITY_VALUE[city] <= value and not taken(s, seat, city) and has_disc(s, seat, city, extraordinary)
    ]


class ChooseCity(Question):
    """Deliver to a city of at most the total breeding value. f.a: the value, f.b: 1 if extraordinary.

    The extraordinary one is a reward and may be refused (GWT-10.3).
    Rules: GWT-8.1, GWT-8.2, GWT-8.8 to GWT-8.10, GWT-8.12, GWT-8.13, GWT-8.15, GWT-22.8, GWT-26.3.
    """

    verbs = (PASS, DELIVER, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(cities_for(s, f.seat, f.a, f.b))

    def run(self, s: State, f: Frame) -> None:
        s.say(DELIVERY_SKIPPED, f.seat)

    def options(self, s: State, f: Frame) -> list[int]:
        found = [DELIVER.base + city for city in cities_for(s, f.seat, f.a, f.b)]
        if f.b == EXTRAORDINARY:
            found.insert(0, PASS.base)
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.base:
            s.say(DELIVERY_SKIPPED, f.seat)
            return
        city = DELIVER.first(action)
        cost = transport(s, f.seat, city, f.b)
        dollars = CITY_DOLLARS[city]
        s.say(DELIVERED, f.seat, city)
        if s.city_dollars_first:
            gain(s, f.seat, dollars)
            dollars = 0
        s.push(
            Frame(CHOOSE_DISC, f.seat, STATIONS + city, cost - dollars),
            Frame(CITY_BONUS, f.seat, city, dollars),
            Frame(PAY_TRANSPORT, f.seat, cost),
        )

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if PASS.has(action):
            return [] if f.b == EXTRAORDINARY else [("GWT-8.1", "delivery-is-mandatory", {})]
        city = DELIVER.first(action)
        reasons: list[Reason] = []
        if CITY_VALUE[city] > f.a:
            reasons.append(("GWT-8.1", "value-too-low", {"needed": CITY_VALUE[city], "value": f.a}))
        if taken(s, f.seat, city):
            reasons.append(("GWT-8.1", "own-disc-there", {}))
        if not has_disc(s, f.seat, city, f.b):
            cost = transport(s, f.seat, city, f.b)
            reasons.append(("GWT-8.10", "delivery-not-payable", {"cost": cost}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"value": f.a}


class CityBonus(Step[State]):
    """What the disc in the city brings. f.a: the city, f.b: its dollars. Rules: GWT-8.5, GWT-8.6, GWT-8.8."""

    def run(self, s: State, f: Frame) -> None:
        gain(s, f.seat, f.b)
        cities = s.seats[f.seat].cities
        if cities[f.a] != 1:
            return
        bonuses = 0
        for pair in range(len(PAIRS)):
            if f.a in PAIRS[pair] and cities[PAIRS[pair][0]] and cities[PAIRS[pair][1]]:
                s.say(PAIR_COMPLETED, f.seat, pair)
                if PAIR_BONUSES[pair] != NO_BONUS:
                    bonuses |= 1 << pair
        if bonuses:
            s.push(Frame(PAIR_BONUS, f.seat, bonuses))


class PairBonus(Question):
    """Bonuses of completed pairs; of two, the player says which comes first. f.a: the pairs, as a mask.

    Rules: GWT-8.6, GWT-8.7.
    """

    verbs = (BONUS, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return f.a.bit_count() > 1

    def options(self, s: State, f: Frame) -> list[int]:
        return [BONUS.base + pair for pair in range(len(PAIRS)) if f.a >> pair & 1]

    def take(self, s: State, f: Frame, action: int) -> None:
        pair = BONUS.first(action)
        s.push(Frame(PAIR_BONUS, f.seat, f.a & ~(1 << pair)))
        self.give(s, f.seat, pair)

    def run(self, s: State, f: Frame) -> None:
        self.give(s, f.seat, f.a.bit_length() - 1)

    def give(self, s: State, seat: int, pair: int) -> None:
        """The pair's exchange token, or its objective card."""
        if PAIR_BONUSES[pair] == TOKEN_BONUS:
            gain_token(s, seat)
        else:
            source = ANY_SOURCE if s.bonus_from_stack else DISPLAY_ONLY
            s.push(Frame(TAKE_OBJECTIVE, seat, TO_DISCARD, source))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if not f.a >> BONUS.first(action) & 1:
            return [("GWT-8.6", "pair-not-completed", {})]
        return []


class PayTransport(Step[State]):
    """Transport comes last. f.a: dollars. Rules: GWT-8.8, GWT-8.9."""

    def run(self, s: State, f: Frame) -> None:
        if f.a:
            s.say(TRANSPORT_PAID, f.seat, f.a)
            pay(s, f.seat, f.a)


class LeaveKansasCity(LastExchange):
    """The herder goes to the start space; the foresight is filled again.

    Asked only of a seat that could still use an exchange token, at the end of phase B.
    Rules: GWT-8.11, GWT-8.14, GWT-19.4.
    """

    def run(self, s: State, f: Frame) -> None:
        s.seats[f.seat].herder = START
        refill_foresight(s)


def spaces_back(s: State, seat: int, goal: int) -> int:
    """GWT-22.15: X, the numbered spaces entered on the shortest way back, occupied ones not counted."""
    busy = occupied(s, seat)
    return len([p for p in range(goal, s.seats[seat].engine) if not IS_TURNOUT[p] and not busy >> p & 1])


class ExtraDelivery(Question):
    """Building 9a: move the engine back any distance, then deliver to a city of at most that value.

    Rules: GWT-22.8, GWT-22.15, GWT-14.9.
    """

    verbs = (ENGINE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        return [ENGINE.base + place for place in free_behind(s, f.seat)]

    def take(self, s: State, f: Frame, action: int) -> None:
        goal = ENGINE.first(action)
        s.push(Frame(CHOOSE_CITY, f.seat, spaces_back(s, f.seat, goal), EXTRAORDINARY))
        stop_engine(s, f.seat, goal)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        place = ENGINE.first(action)
        reasons = why_not_goal(s, f.seat, place)
        if place >= s.seats[f.seat].engine:
            reasons.append(("GWT-22.8", "not-backward", {}))
        return reasons
