"""What a seat of Great Western Trail will score: points so far, and what the deliveries to come will bring.

Nearly all that one has (workers, cattle, buildings, money) pays off once for each delivery that is left, so
most of it is multiplied by how many there are.
"""

from typing import Final

from ...bots.eval.base import Evaluator
from ..components import (
    AUX_DISCS,
    CITY_DOLLARS,
    DOLLARS_PER_POINT,
    HAND_DISCS,
    JOB_COLUMNS,
    JOB_ROWS,
    JOB_TOKEN_POINTS,
    KANSAS_CITY,
    LIMIT_4_DISC,
    LIMIT_6_DISC,
    START,
    STATION_POINTS,
    STEP_LEFT_DISC,
    STEP_RIGHT_DISC,
    WORKER_POINTS,
    WORKER_SPACES,
)
from ..names import (
    ENGINEER,
    WORKER_KINDS,
)
from ..rules.move import step_limit
from ..scoring import (
    city_points,
    disc_points,
    hazard_points,
    master_points,
    sam_parts,
    station_points,
    worker_points,
)
from ..state import Seat, State
from .cattle import WHOLE, CityPlan, Herd
from .pending import NOTHING, Pending, mask_of
from .prices import Prices
from .railroad import Rails
from .tally import Goals, Tally
from .trail import Way, distances

AUX_MASK: Final = sum(AUX_DISCS)
LIMIT_MASK: Final = LIMIT_4_DISC | LIMIT_6_DISC
STEP_MASK: Final = STEP_LEFT_DISC | STEP_RIGHT_DISC
EXTRA: Final = 0.3  # of a lap may be left after the last delivery
RIDES: Final = 0.6  # of the spaces that an engineer adds, those that come in time


class Seen:
    """What the evaluation finds out about a seat on the way to its estimate."""

    def __init__(self, s: State, seat: int, pending: Pending) -> None:
        me: Seat = s.seats[seat]
        self.me = me
        self.pending = pending
        self.tally = Tally(s, seat, me)
        self.cities = city_points(me)
        self.stations = station_points(me)
        self.hazards = hazard_points(me)
        self.workers = worker_points(me)
        self.masters = master_points(s, seat) if me.masters else 0
        self.total = 0.0  # the score that the seat is heading for
        self.objectives = 0.0  # points that are met
        self.hope = 0.0  # and not yet
        self.away: list[int] = []  # from each space to Kansas City
        self.at = START
        self.limit = 0  # of steps
        self.count = 0.0  # deliveries left
        self.share = 0.0
        self.lead = 0.0  # on the way to Kansas City
        self.way = 0.0  # the worth of the stops ahead ...
        self.herd = 0.0  # ... of the cattle
        self.rails = 0.0  # ... of the stations ahead
        self.crew = 0.0  # ... of the workers


class HandcraftedEvaluation:
    """Adds to the score sheet what the deliveries that are left will bring."""

    def __init__(self, weights: Evaluator[State]) -> None:
        self.placed = weights.weight("placed")
        self.stay = weights.weight("stay")
        self.tempo = weights.weight("tempo")
        self.race = weights.weight("race")
        self.lap = weights.weight("lap")
        self.ahead = weights.weight("ahead")
        self.dollar = weights.weight("dollar")
        self.rich = weights.weight("rich")
        self.worker: list[list[float]] = []  # of each kind: what the next one is worth, with this many
        self.workers: list[list[float]] = []  # ... and what this many are worth
        for name in ("cowboy", "builder", "engineer"):
            first = weights.weight(name)
            fewer = weights.weight(f"fewer_{name}s")
            self.worker.append([0.0] + [first * fewer**n for n in range(WORKER_SPACES)])
            self.workers.append([0.0] + [sum(self.worker[-1][1 : n + 1]) for n in range(WORKER_SPACES)])
        self.column = weights.weight("column")
        self.breeding = weights.weight("breeding")
        self.reach = weights.weight("certificate") + weights.weight("reach")
        self.rail = weights.weight("rail")
        self.ride = weights.weight("engine")
        self.building = weights.weight("building")
        self.aux_disc = weights.weight("aux_disc")
        self.limit_disc = weights.weight("limit_disc")
        self.step_disc = weights.weight("step_disc")
        self.hand_disc = weights.weight("hand_disc")
        self.card = weights.weight("card")
        self.outlaw = weights.weight("outlaw")
        self.hazard = weights.weight("hazard")
        self.auxiliary = weights.weight("auxiliary")
        self.token = weights.weight("token")
        self.sam = weights.weight("sam")
        self.herd = Herd(weights)
        self.rails = Rails(weights)
        self.goals = Goals(weights)
        self.bare = CityPlan(0.0, 0.0, 0.0, 0.0, 0.0)
        self.hops: tuple[tuple[int, ...], ...] = ()
        self.away: list[int] = []  # the distances of those hops

    def left(self, s: State) -> float:
        """How much of the game is left, from 1 to 0, by the room in the job market."""
        if s.turns_left >= 0 or not s.todo:
            return 0.0
        return 1.0 - s.placed / (JOB_ROWS * JOB_COLUMNS[s.players])

    def estimate(self, s: State, seat: int) -> float:
        """The score that the seat is heading for."""
        if s.solo and seat == 1:
            return sum(sam_parts(s, seat).values()) + self.sam * self.left(s)
        return self.seen(s, seat, Pending(s, seat)).total

    def seen(self, s: State, seat: int, pending: Pending) -> Seen:
        """All that goes into the estimate of a player's seat."""
        left = self.left(s)
        seen = Seen(s, seat, pending)
        me = seen.me
        seen.objectives, seen.hope = self.goals.evaluate(me, seen.tally)
        total = self.points(s, seat, seen, self.herd.plan if left else self.bare)
        total += seen.tally.building_points + seen.tally.cattle_points + seen.objectives
        money = me.money + seen.pending.dollars
        if left == 0.0:
            seen.total = total + money / DOLLARS_PER_POINT
        else:
            seen.total = total + self.prospects(s, seat, seen, money)
        return seen

    # -- what is there already

    def points(self, s: State, seat: int, seen: Seen, plan: CityPlan) -> float:
        """The score sheet, without dollars, buildings, cattle and objectives."""
        me = seen.me
        pending = seen.pending
        total = float(
            seen.cities + seen.stations + seen.hazards + seen.workers + disc_points(me) + seen.masters
        )
        if s.token_owner == seat:
            total += JOB_TOKEN_POINTS
        if pending.city != NOTHING:
            total += plan.gain(mask_of(me.cities), pending.city)
            total -= plan.dollar * CITY_DOLLARS[pending.city]  # they are on their way already
        if pending.station != NOTHING:
            total += STATION_POINTS[pending.station]
        return total

    # -- what is still to come

    def prospects(self, s: State, seat: int, seen: Seen, money: int) -> float:
        """What all that one has will bring until the end.

        How much time is left depends on the fair share of the visits to Kansas City until the job market is
        full; how many deliveries of one's own that means, also on who is nearer to Kansas City.
        """
        if s.hops is not self.hops:
            self.hops = s.hops
            self.away = distances(s)
        seen.away = away = self.away
        me = seen.me
        seen.at = at = self.place(me, seen.pending)
        seen.limit = limit = step_limit(s, seat)
        pace = self.stay / limit
        seen.count = count = (JOB_ROWS * JOB_COLUMNS[s.players] - s.placed) / self.placed / s.players
        seen.lead = lead = self.lead(s, seat, at, away)
        own = max(0.0, count + self.race * lead)
        seen.share = share = count / (count + 1.0)  # how far what one has still pays off
        laps = count / WHOLE
        dollar = 1.0 / DOLLARS_PER_POINT + self.dollar * laps
        seen.way = way = Way(s, seat, self.prices(me, dollar, count, laps), self.tempo * share).ahead(at)
        enough = 1.0 if at == KANSAS_CITY else min(1.0, (count + EXTRA) * away[START] / away[at])
        total = self.ahead * (way + self.tempo * share * pace * away[at]) * enough
        total += self.lap * max(0.0, count - 1.0)
        total += money / DOLLARS_PER_POINT + self.dollar * laps * self.usable(money)
        seen.crew = crew = self.crew(me) * laps
        turns = pace * away[at]
        seen.herd = herd = self.herd.worth(me, seen.tally.cards, seen.pending, own, turns, pace * away[START])
        seen.rails = rails = self.rails.worth(s, me, dollar, count, laps)
        total += crew
        total += herd
        total += self.building * seen.tally.buildings * laps
        total += rails
        total += self.discs(me) * laps
        total += seen.hope * share
        total += (self.outlaw * (me.outlaws[0] + me.outlaws[1]) + self.hazard * len(me.hazards)) * share
        return total + self.token * min(3, me.tokens) * share

    def usable(self, money: int) -> float:
        """Money as far as it can be spent well: the more there is, the less the next dollar counts."""
        return money * self.rich / (money + self.rich)

    def place(self, me: Seat, pending: Pending) -> int:
        """Where the herder goes on from: a herder not yet placed, or done in Kansas City, at the start."""
        if me.herder < 0 or (me.herder == KANSAS_CITY and not pending.delivers):
            return START
        return me.herder

    def lead(self, s: State, seat: int, at: int, away: list[int]) -> float:
        """How far the seat is ahead of the others on the way to Kansas City, as a share of a lap."""
        mean = 0.0
        for other in range(s.players):
            herder = at if other == seat else max(START, s.seats[other].herder)
            mean += away[herder] / step_limit(s, other)
        limit = step_limit(s, seat)
        return (mean / s.players - away[at] / limit) * limit / away[START]

    def prices(self, me: Seat, dollar: float, count: float, laps: float) -> Prices:
        """What the stops on the way can bring."""
        share = count / (count + 1.0)
        return Prices(
            dollar,
            (self.next_worker(me, 0, laps), self.next_worker(me, 1, laps), self.next_worker(me, 2, laps)),
            self.breeding * count,
            self.building * laps,
            self.rail * share,
            self.reach * min(1.0, count),
            self.card * share,
            self.outlaw * share,
            self.hazard * share,
            max(dollar, self.auxiliary * share),
            self.token * share,
        )

    def next_worker(self, me: Seat, kind: int, laps: float) -> float:
        """What one more worker of a kind is worth."""
        have = me.workers[kind]
        if have >= WORKER_SPACES:
            return 0.0
        worth = self.worker[kind][have] * laps + WORKER_POINTS[have]
        if kind == ENGINEER:
            worth += self.rail * self.ride * laps * WHOLE * RIDES
        return worth

    def crew(self, me: Seat) -> float:
        """Workers beyond the printed ones."""
        total = 0.0
        for kind in range(WORKER_KINDS):
            total += self.workers[kind][me.workers[kind]]
            if me.workers[kind] == WORKER_SPACES - 2:
                total += self.column  # one short of the columns with points
        return total

    def discs(self, me: Seat) -> float:
        """What the removed discs have opened."""
        gone = ~me.discs
        return (
            self.aux_disc * (gone & AUX_MASK).bit_count()
            + self.limit_disc * (gone & LIMIT_MASK).bit_count()
            + self.step_disc * (gone & STEP_MASK).bit_count()
            + self.hand_disc * (gone & HAND_DISCS).bit_count()
        )
