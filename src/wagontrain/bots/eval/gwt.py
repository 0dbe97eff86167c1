"""The judgement of Great Western Trail: points so far, and what workers, cattle and money will bring."""

from typing import Final

from ...gwt.names import (
    CATTLE_KINDS,
    FIRST_DISCARD,
    MOVE_HERDER,
    PLACE_HERDER,
    USE_LOCATION,
    WORKER_KINDS,
)
from ...gwt.rules.purse import certificates, permanent_certificates
from ...gwt.rules.turn import hand_limit
from ...gwt.scoring import (
    building_points,
    cattle_points,
    city_points,
    deck_of,
    disc_points,
    hazard_points,
    master_points,
    objective_score,
    own_faces,
    sam_parts,
    station_points,
    things,
    worker_points,
)
from ...gwt.state import Seat, State
from ...gwt.tables import (
    AUX_DISCS,
    BREEDS,
    CARD_BREED,
    CARD_VALUE,
    CITIES,
    CITY_AGAIN,
    CITY_DOLLARS,
    CITY_POINTS,
    CITY_VALUE,
    DOLLARS_PER_POINT,
    ENGINE_SPACE,
    HAND_DISCS,
    JOB_COLUMNS,
    JOB_ROWS,
    JOB_TOKEN_POINTS,
    KANSAS_CITY,
    LIMIT_4_DISC,
    LIMIT_6_DISC,
    OBJECTIVE_POINTS,
    OBJECTIVE_TASKS,
    PAIR_POINTS,
    PAIRS,
    STEP_LEFT_DISC,
    STEP_RIGHT_DISC,
    TRANSPORT,
)
from .base import Evaluator

AUX_MASK: Final = sum(AUX_DISCS)
LIMIT_MASK: Final = LIMIT_4_DISC | LIMIT_6_DISC
STEP_MASK: Final = STEP_LEFT_DISC | STEP_RIGHT_DISC
QUIET: Final = (MOVE_HERDER, USE_LOCATION, PLACE_HERDER, FIRST_DISCARD)


class TrailEvaluator(Evaluator[State]):
    """Adds to the score sheet what is left to gain: as much as there is left of the job market."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.deliveries = self.weight("deliveries")
        self.dollar = self.weight("dollar")
        self.rich = self.weight("rich")
        self.workers = (self.weight("cowboy"), self.weight("builder"), self.weight("engineer"))
        self.fewer = self.weight("fewer")
        self.breeding = self.weight("breeding")
        self.seen = self.weight("seen")
        self.hand = self.weight("hand")
        self.reach = self.weight("reach")
        self.spend = self.dollar + 1.0 / DOLLARS_PER_POINT
        self.certificate = self.weight("certificate")
        self.permanent = self.weight("permanent")
        self.engine = self.weight("engine")
        self.building = self.weight("building")
        self.aux_disc = self.weight("aux_disc")
        self.limit_disc = self.weight("limit_disc")
        self.step_disc = self.weight("step_disc")
        self.hand_disc = self.weight("hand_disc")
        self.objective = self.weight("objective")
        self.outlaw = self.weight("outlaw")
        self.token = self.weight("token")
        self.pair = self.weight("pair")
        self.sam = self.weight("sam")

    def turn(self, s: State) -> int:
        return len(s.sam_deck) * 8 + s.turn

    def quiet(self, s: State) -> bool:
        return not s.todo or s.todo[-1].rule in QUIET

    def laps(self, s: State) -> int:
        """Until the own next turn is over."""
        return 2 if s.solo else s.players

    def rivals(self, s: State, seat: int) -> list[float]:
        return [self.estimate(s, other) for other in range(len(s.seats)) if other != seat]

    def left(self, s: State) -> float:
        """How much of the game is left, from 1 to 0, by the room in the job market."""
        if s.turns_left >= 0 or not s.todo:
            return 0.0
        return 1.0 - s.placed / (JOB_ROWS * JOB_COLUMNS[s.players])

    def estimate(self, s: State, seat: int) -> float:
        left = self.left(s)
        if s.solo and seat == 1:
            return sum(sam_parts(s, seat).values()) + self.sam * left
        me = s.seats[seat]
        total = self.points(s, seat, me) + self.money(me, left)
        if left == 0.0:
            return total
        total += self.crew(me) * left
        total += self.cattle(me, left)
        total += self.building * len(own_faces(s, seat)) * left
        total += self.engine * ENGINE_SPACE[me.engine] * left
        total += self.discs(me) * left
        total += self.objectives(s, seat, me) * left
        total += (self.outlaw * (me.outlaws[0] + me.outlaws[1]) + self.pairs(me)) * left
        total += self.certificate * certificates(me) + self.permanent * permanent_certificates(me) * left
        return total + self.token * min(3, me.tokens)

    def points(self, s: State, seat: int, me: Seat) -> float:
        """The score sheet, without the dollars."""
        goals = objective_score(s, seat)
        total = building_points(s, seat) + city_points(me) + station_points(me) + hazard_points(me)
        total += cattle_points(me) + goals.points + goals.pairs + worker_points(me) + disc_points(me)
        if me.masters:
            total += master_points(s, seat)
        if s.token_owner == seat:
            total += JOB_TOKEN_POINTS
        return float(total)

    def money(self, me: Seat, left: float) -> float:
        """Dollars are points in the end; before that they buy more, as far as they can be spent."""
        useful = min(float(me.money), self.rich)
        return me.money / DOLLARS_PER_POINT + self.dollar * useful * left

    def crew(self, me: Seat) -> float:
        """Workers beyond the printed ones, each of a kind worth less than the one before."""
        total = 0.0
        for kind in range(WORKER_KINDS):
            worth = self.workers[kind]
            for _ in range(me.workers[kind] - 1):
                total += worth
                worth *= self.fewer
        return total

    def cattle(self, me: Seat, left: float) -> float:
        """What deliveries will bring: those to come by the whole deck, the next one by the hand as well."""
        limit = float(hand_limit(me))
        cards = deck_of(me)
        counts = [0] * len(BREEDS)
        values = [0] * len(BREEDS)
        for card in cards:
            if card < CATTLE_KINDS:
                counts[CARD_BREED[card]] += 1
                values[CARD_BREED[card]] = max(values[CARD_BREED[card]], CARD_VALUE[card])
        expected = self.expected(counts, values, len(cards), limit)
        here = 0
        known = 0
        for card in me.hand:
            if card < CATTLE_KINDS and not known >> CARD_BREED[card] & 1:
                known |= 1 << CARD_BREED[card]
                here += CARD_VALUE[card]
        way = max(0, me.herder) / KANSAS_CITY
        next_one = way * here + (1.0 - way) * expected
        there = next_one + certificates(me)
        low = int(there)
        city = self.city(me, low)
        city += (self.city(me, low + 1) - city) * (there - low)
        return (
            self.breeding * expected * self.deliveries * left
            + (self.hand * next_one + self.reach * city) * way
        )

    def city(self, me: Seat, value: int) -> float:
        """What the best city that so much breeding value reaches would bring."""
        best = -100.0
        for city in range(CITIES):
            if CITY_VALUE[city] > value or (me.cities[city] and not CITY_AGAIN[city]):
                continue
            gain = CITY_POINTS[city] + self.spend * (CITY_DOLLARS[city] - TRANSPORT[me.engine][city])
            for pair in range(len(PAIRS)):
                a = PAIRS[pair][0]
                b = PAIRS[pair][1]
                if (a == city and me.cities[b] and not me.cities[a]) or (
                    b == city and me.cities[a] and not me.cities[b]
                ):
                    gain += PAIR_POINTS[pair]
            best = max(best, gain)
        return best

    def expected(self, counts: list[int], values: list[int], size: int, limit: float) -> float:
        """The breeding value of a hand at Kansas City: the best breeds that are likely to be there."""
        missing = max(0.0, 1.0 - (limit + self.seen) / max(1, size))
        total = 0.0
        room = limit
        for value in range(5, 0, -1):
            for breed in range(len(counts)):
                if values[breed] == value and counts[breed] and room > 0.0:
                    there = min(room, 1.0 - missing ** counts[breed])
                    total += there * value
                    room -= there
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

    def objectives(self, s: State, seat: int, me: Seat) -> float:
        """The hope that unmet objectives still hold, by the share of their tasks that is done."""
        cards = [card - CATTLE_KINDS for card in me.objectives + deck_of(me) if card >= CATTLE_KINDS]
        if not cards:
            return 0.0
        have = things(s, seat)
        total = 0.0
        for card in cards:
            tasks = OBJECTIVE_TASKS[card]
            done = 0
            asked = 0
            for k in range(len(tasks)):
                asked += tasks[k]
                done += min(tasks[k], have[k])
            if done < asked:
                total += self.objective * OBJECTIVE_POINTS[card] * (1 + done) / (1 + asked)
        return total

    def pairs(self, me: Seat) -> float:
        """Pairs of neighbouring cities of which one is reached."""
        total = 0.0
        for pair in range(len(PAIRS)):
            if (me.cities[PAIRS[pair][0]] > 0) != (me.cities[PAIRS[pair][1]] > 0):
                total += self.pair * PAIR_POINTS[pair]
        return total
