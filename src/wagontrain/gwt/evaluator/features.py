"""Great Western Trail: what a seat's network looks at between two turns, figure by figure."""

from typing import Final

from ..components import (
    BREEDS,
    BUILDING_SPACES,
    CARD_BREED,
    CARD_POINTS,
    CARD_VALUE,
    CITIES,
    DOLLARS_PER_POINT,
    HAND_DISCS,
    JOB_COLUMNS,
    JOB_ROWS,
    KANSAS_CITY,
    START,
)
from ..names import CATTLE_KINDS, EMPTY, FIRST_PRIVATE, PRIVATE_TILES, WORKER_KINDS
from ..rules.income import breeding_value
from ..rules.move import step_limit
from ..rules.purse import certificates, permanent_certificates
from ..rules.turn import hand_limit
from ..scoring import sam_parts
from ..state import Seat, State
from .cattle import WHOLE
from .handcrafted import AUX_MASK, LIMIT_MASK, STEP_MASK, HandcraftedEvaluation, Seen
from .trail import TOO_MUCH, wages

WORKERS: Final = ("cowboys", "builders", "engineers")
MANY: Final = (3, 4, 5)  # workers of a kind: what they open comes in steps
DEAREST: Final = 12.0  # a worker that is not for hire counts as one of this price

OF_TIME: Final = (
    "left", "left squared", "deliveries left", "share", "way", "whole way", "lead", "steps", "waits",
)  # fmt: skip
OF_THINGS: Final = (
    "money", "usable money", "poor", "very poor", "tokens", "engine", "certificates", "permanent",
    "aux discs", "limit discs", "step discs", "hand discs", "green outlaws", "orange outlaws", "hazards",
    "stations", "masters", "buildings", "objectives", "unplayed objectives",
)  # fmt: skip
OF_WORKERS: Final = tuple(
    [name for kind in WORKERS for name in (kind, *[f"{kind} from {many}" for many in MANY])]
)
OF_CATTLE: Final = (
    "deck value", "next value", "hand value", "cards", "mean value", "breeds", "value 3", "value 4 and 5",
)  # fmt: skip
OF_POINTS: Final = (
    "points", "cattle points", "city points", "station points", "hazard points", "building points",
    "objective points", "master points", "worker points", "hope",
)  # fmt: skip
OF_PLACES: Final = (
    *[f"building {number}" for number in range(PRIVATE_TILES)], *[f"city {city}" for city in range(CITIES)],
)  # fmt: skip
OF_MARKET: Final = (
    *[f"price of {kind}" for kind in WORKERS], *[f"no {kind}" for kind in WORKERS], "cattle for sale",
    "value for sale", "points for sale",
)  # fmt: skip
OF_EVALUATION: Final = ("stops ahead", "herd", "rails", "crew", "judged")
OF_RIVALS: Final = ("their way", *[f"their {kind}" for kind in WORKERS], "their engine", "their deliveries")
OF_SAM: Final = (
    "cards of Sam", "points of Sam", "his cattle", "his cities", "his stations", "his objectives",
    "his buildings", "his speciality",
)  # fmt: skip
SEATS: Final = ("three seats", "four seats")
OVER_TIME: Final = (
    "cowboys", "builders", "engineers", "usable money", "deck value", "buildings", "permanent", "hand discs",
    "step discs", "aux discs", "certificates", "next value", "engine", "way", "breeds", "cards", "mean value",
    "their cowboys", "their builders", "their engineers",
)  # fmt: skip
"""Figures that count for more the more of the game is left: also multiplied with `left`."""
PLAIN: Final = (
    *OF_TIME, *OF_THINGS, *OF_WORKERS, *OF_CATTLE, *OF_POINTS, *OF_PLACES, *OF_MARKET, *OF_EVALUATION,
    *OF_RIVALS,
)  # fmt: skip
PRODUCTS: Final = tuple([PLAIN.index(name) for name in OVER_TIME])
COMMON: Final = (*PLAIN, *[f"{name} by left" for name in OVER_TIME])
AT_TABLES: Final = (*COMMON, *SEATS)
ALONE: Final = (*COMMON, *OF_SAM)


class Features:
    """All figures of one seat in one position."""

    def __init__(self, s: State, seat: int, handcrafted: HandcraftedEvaluation, seen: Seen) -> None:
        self.s = s
        self.seat = seat
        self.handcrafted = handcrafted
        self.seen = seen
        self.me: Seat = seen.me
        self.left = 1.0 - s.placed / (JOB_ROWS * JOB_COLUMNS[s.players])

    def all(self) -> list[float]:
        """In the order of AT_TABLES or, against Sam, of ALONE."""
        found = self.time() + self.things() + self.workers() + self.cattle() + self.points() + self.places()
        found += self.market() + self.evaluation() + self.rivals()
        for i in PRODUCTS:
            found.append(found[i] * self.left)
        if self.s.solo:
            return found + self.sam()
        return [*found, float(self.s.players == 3), float(self.s.players == 4)]

    def time(self) -> list[float]:
        """How long the game goes on, and how far it is to Kansas City."""
        seen = self.seen
        return [
            self.left,
            self.left * self.left,
            seen.count / WHOLE,
            seen.share,
            seen.away[seen.at] / seen.limit / 5.0,
            seen.away[START] / seen.limit / 5.0,
            seen.lead,
            seen.limit / 5.0,
            (self.seat - self.s.turn) % len(self.s.seats) / 3.0,
        ]

    def things(self) -> list[float]:
        """What the seat has."""
        me = self.me
        money = float(me.money)
        gone = ~me.discs
        return [
            money / 10.0,
            self.handcrafted.usable(me.money) / 10.0,
            max(0.0, 4.0 - money) / 4.0,
            max(0.0, 8.0 - money) / 8.0,
            me.tokens / 2.0,
            me.engine / 20.0,
            certificates(me) / 3.0,
            permanent_certificates(me) / 2.0,
            (gone & AUX_MASK).bit_count() / 3.0,
            float((gone & LIMIT_MASK).bit_count()),
            float((gone & STEP_MASK).bit_count()),
            float((gone & HAND_DISCS).bit_count()),
            me.outlaws[0] / 2.0,
            me.outlaws[1] / 2.0,
            len(me.hazards) / 2.0,
            me.stations.bit_count() / 2.0,
            float(me.masters.bit_count()),
            self.seen.tally.buildings / 3.0,
            len(me.objectives) / 2.0,
            len(self.seen.tally.unplayed) / 2.0,
        ]

    def workers(self) -> list[float]:
        """How many, and what that opens."""
        found: list[float] = []
        for kind in range(WORKER_KINDS):
            have = self.me.workers[kind]
            found.append((have - 1) / 2.0)
            for many in MANY:
                found.append(float(have >= many))
        return found

    def cattle(self) -> list[float]:
        """The deck, and the hand that the next delivery is made with."""
        me = self.me
        limit = hand_limit(me)
        herd = self.handcrafted.herd
        pace = self.handcrafted.stay / self.seen.limit
        lap = pace * self.seen.away[START]
        turns = pace * self.seen.away[self.seen.at]
        rest = me.deck + me.discard
        best = [0] * len(BREEDS)
        total = 0
        count = 0
        for card in self.seen.tally.cards:
            if card < CATTLE_KINDS:
                count += 1
                total += CARD_VALUE[card]
                best[CARD_BREED[card]] = max(best[CARD_BREED[card]], CARD_VALUE[card])
        threes = 0
        high = 0
        breeds = 0
        for value in best:
            if value > 0:
                breeds += 1
            if value == 3:
                threes += 1
            elif value > 3:
                high += 1
        return [
            herd.expected((), self.seen.tally.cards, limit, limit + herd.seen * lap) / 10.0,
            herd.expected(me.hand, rest, limit, limit - len(me.hand) + herd.dig * turns) / 10.0,
            breeding_value(me.hand) / 10.0,
            len(self.seen.tally.cards) / 20.0,
            total / max(1, count) / 2.0,
            breeds / 7.0,
            threes / 2.0,
            high / 2.0,
        ]

    def points(self) -> list[float]:
        """The score sheet so far."""
        me = self.me
        objectives = self.seen.objectives
        cities = self.seen.cities
        stations = self.seen.stations
        hazards = self.seen.hazards
        workers = self.seen.workers
        masters = self.seen.masters
        points = cities + stations + hazards + workers + masters + objectives + me.money // DOLLARS_PER_POINT
        points += self.seen.tally.building_points + self.seen.tally.cattle_points
        return [
            points / 30.0,
            self.seen.tally.cattle_points / 15.0,
            cities / 5.0,
            stations / 5.0,
            hazards / 5.0,
            self.seen.tally.building_points / 5.0,
            objectives / 5.0,
            masters / 5.0,
            workers / 5.0,
            self.seen.hope / 5.0,
        ]

    def places(self) -> list[float]:
        """Which buildings stand, and where discs lie in cities."""
        found = [0.0] * PRIVATE_TILES
        low = FIRST_PRIVATE + self.seat * PRIVATE_TILES
        for space in BUILDING_SPACES:
            tile = self.s.trail[space]
            if low <= tile < low + PRIVATE_TILES:
                found[tile - low] = 1.0
        for city in range(CITIES):
            found.append(float(self.me.cities[city]))
        return found

    def market(self) -> list[float]:
        """Workers and cattle for sale."""
        found: list[float] = []
        missing: list[float] = []
        for wage in wages(self.s):
            found.append(min(float(wage), DEAREST) / DEAREST)
            missing.append(float(wage == TOO_MUCH))
        value = 0
        points = 0
        for card in self.s.market:
            value += CARD_VALUE[card]
            points += CARD_POINTS[card]
        return [*found, *missing, len(self.s.market) / 10.0, value / 30.0, points / 20.0]

    def evaluation(self) -> list[float]:
        """The parts of the handcrafted evaluation, and all of it."""
        seen = self.seen
        return [seen.way / 10.0, seen.herd / 30.0, seen.rails / 10.0, seen.crew / 20.0, seen.total / 50.0]

    def rivals(self) -> list[float]:
        """What the others have, on average."""
        s = self.s
        others = len(s.seats) - 1
        way = 0.0
        workers = [0.0] * WORKER_KINDS
        engine = 0.0
        deliveries = 0.0
        for seat in range(len(s.seats)):
            if seat == self.seat:
                continue
            other = s.seats[seat]
            at = START if other.herder == EMPTY or other.herder == KANSAS_CITY else other.herder
            way += self.seen.away[at] / step_limit(s, seat)
            for kind in range(WORKER_KINDS):
                workers[kind] += other.workers[kind]
            engine += other.engine
            deliveries += sum(other.cities)
        return [
            way / others / 5.0,
            workers[0] / others / 3.0,
            workers[1] / others / 3.0,
            workers[2] / others / 3.0,
            engine / others / 20.0,
            deliveries / others / 5.0,
        ]

    def sam(self) -> list[float]:
        """What Sam has."""
        s = self.s
        parts = sam_parts(s, 1)
        return [
            len(s.sam_deck) / 15.0,
            sum(parts.values()) / 50.0,
            parts["cattle"] / 10.0,
            parts["cities"] / 10.0,
            parts["stations"] / 5.0,
            parts["objectives"] / 10.0,
            parts["buildings"] / 10.0,
            s.specialization / 2.0,
        ]
