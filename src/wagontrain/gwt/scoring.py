"""Points, category by category, as if the game ended now (GWT-24, GWT-15, GWT-27.17)."""

from ..core.game import Score
from .components import (
    CARD_POINTS,
    CITIES,
    CITY_POINTS,
    DISC_POINTS,
    DISCS,
    DOLLARS_PER_POINT,
    FACE_POINTS,
    JOB_TOKEN_POINTS,
    MASTER_COUNTS,
    MASTER_EVERY,
    MASTER_PER,
    MASTER_POINTS,
    MASTERS,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    PAIR_POINTS,
    PAIRS,
    STATION_POINTS,
    STATIONS,
    TILE_POINTS,
    WORKER_POINTS,
)
from .names import CATTLE_KINDS
from .rules.build import own_faces
from .rules.cards import deck_of
from .rules.purse import certificates, permanent_certificates
from .state import Seat, State
from .tasks import OBJECTIVE_TASKS, task_counts

OBJECTIVES_COUNTED = MASTER_PER.index("objectives")


def building_points(s: State, seat: int) -> int:
    """GWT-24.2: own private buildings on the board."""
    return sum([FACE_POINTS[face] for face in own_faces(s, seat)])


def city_points(me: Seat) -> int:
    """GWT-24.3: discs in cities and completed pairs."""
    total = sum([me.cities[city] * CITY_POINTS[city] for city in range(CITIES)])
    for pair in range(len(PAIRS)):
        if me.cities[PAIRS[pair][0]] and me.cities[PAIRS[pair][1]]:
            total += PAIR_POINTS[pair]
    return total


def station_points(me: Seat) -> int:
    """GWT-24.4: stations with an own disc."""
    return sum([STATION_POINTS[n] for n in range(STATIONS) if me.stations >> n & 1])


def hazard_points(me: Seat) -> int:
    """GWT-24.5: collected hazard tiles."""
    return sum([TILE_POINTS[tile] for tile in me.hazards])


def cattle_points(me: Seat) -> int:
    """GWT-24.6: all cattle cards of the deck."""
    return sum([CARD_POINTS[card] for card in deck_of(me) if card < CATTLE_KINDS])


def worker_points(me: Seat) -> int:
    """GWT-24.9: workers in the last columns."""
    return sum([sum(WORKER_POINTS[:workers]) for workers in me.workers])


def disc_points(me: Seat) -> int:
    """GWT-24.10: the right step disc, once it is gone."""
    return sum([DISC_POINTS[disc] for disc in range(DISCS) if not me.discs >> disc & 1])


# -- objectives


class ObjectiveScore:
    """GWT-15.10, GWT-15.13: the best way to add unplayed cards and to give things to cards.

    Every card in the area is met or unmet; an unplayed card is added and met, or dropped. Where pairs of
    cards are worth points, one unmet card more can pay: the cheapest fills up the last pair.
    """

    def __init__(
        self, have: list[int], played: list[int], unplayed: list[int], per_pair: int, pair: int
    ) -> None:
        order = [(-OBJECTIVE_POINTS[card], card, 1) for card in played]
        order += [(-OBJECTIVE_POINTS[card], card, 0) for card in unplayed]
        order.sort()
        self.cards = [card for _, card, _ in order]
        self.forced = [forced for _, _, forced in order]
        self.have = have
        self.per_pair = per_pair  # points of the objective station master, 0 without it
        self.pair = pair  # for this many cards
        self.best = -1000
        self.rest = [sum([OBJECTIVE_POINTS[card] for card in self.cards[i:]]) for i in range(len(order) + 1)]
        self.points = 0
        self.pairs = 0
        self.search(0, 0, 0, 0)

    def search(self, i: int, points: int, area: int, dropped: int) -> None:
        """Decide on card i and those after it. dropped: the unplayed cards left out, as a mask of places."""
        if i == len(self.cards):
            self.weigh(points, area, dropped)
            return
        most = area + len(self.cards) - i + (1 if dropped else 0)  # a dropped card may still fill a pair
        if points + self.rest[i] + self.per_pair * (most // self.pair) <= self.best:
            return
        card = self.cards[i]
        tasks = OBJECTIVE_TASKS[card]
        have = self.have
        if all(have[k] >= tasks[k] for k in range(len(tasks))):
            self.have = [have[k] - tasks[k] for k in range(len(tasks))]
            self.search(i + 1, points + OBJECTIVE_POINTS[card], area + 1, dropped)
            self.have = have
        if self.forced[i]:
            self.search(i + 1, points - OBJECTIVE_PENALTY[card], area + 1, dropped)
        else:
            self.search(i + 1, points, area, dropped | 1 << i)

    def weigh(self, points: int, area: int, dropped: int) -> None:
        """Keep the best; consider one dropped card as a filler of the last pair."""
        self.keep(points, area)
        if self.per_pair and (area + 1) % self.pair == 0:
            penalties = [OBJECTIVE_PENALTY[self.cards[i]] for i in range(len(self.cards)) if dropped >> i & 1]
            if penalties:
                self.keep(points - min(penalties), area + 1)

    def keep(self, points: int, area: int) -> None:
        """Remember this way if it is the best so far."""
        pairs = self.per_pair * (area // self.pair)
        if points + pairs > self.best:
            self.best = points + pairs
            self.points = points
            self.pairs = pairs


def objective_score(s: State, seat: int) -> ObjectiveScore:
    """The seat's objectives at their best."""
    me = s.seats[seat]
    per_pair = 0
    pair = 1
    for master in range(MASTERS):
        if me.masters >> master & 1 and MASTER_COUNTS[master] == OBJECTIVES_COUNTED:
            per_pair = MASTER_POINTS[master]
            pair = MASTER_EVERY[master]
    played = [card - CATTLE_KINDS for card in me.objectives]
    unplayed = [card - CATTLE_KINDS for card in deck_of(me) if card >= CATTLE_KINDS]
    return ObjectiveScore(task_counts(s, seat), played, unplayed, per_pair, pair)


# -- station masters


def master_points(s: State, seat: int) -> int:
    """GWT-24.8: the scoring halves, except that of the objectives, remainders dropped per tile."""
    me = s.seats[seat]
    counts = {
        "nothing": 0,
        "workers": sum(me.workers),
        "objectives": 0,
        "hazards": len(me.hazards),
        "outlaw_pairs": min(me.outlaws[0], me.outlaws[1]),
        "certificates": permanent_certificates(me) + certificates(me),
        "stations": me.stations.bit_count(),
        "buildings": len(own_faces(s, seat)),
    }
    total = 0
    for master in range(MASTERS):
        if me.masters >> master & 1:
            total += counts[MASTER_PER[MASTER_COUNTS[master]]] // MASTER_EVERY[master] * MASTER_POINTS[master]
    return total


# -- all together


def parts_of(s: State, seat: int) -> dict[str, int]:
    """The eleven categories of a player's score (GWT-24.13)."""
    me = s.seats[seat]
    objectives = objective_score(s, seat)
    return {
        "dollars": me.money // DOLLARS_PER_POINT,
        "buildings": building_points(s, seat),
        "cities": city_points(me),
        "stations": station_points(me),
        "hazards": hazard_points(me),
        "cattle": cattle_points(me),
        "objectives": objectives.points,
        "station_masters": master_points(s, seat) + objectives.pairs,
        "workers": worker_points(me),
        "step_disc": disc_points(me),
        "job_token": JOB_TOKEN_POINTS if s.token_owner == seat else 0,
    }


def sam_parts(s: State, seat: int) -> dict[str, int]:
    """GWT-27.17: Sam's score: objective cards in full, no dollars, no station masters, no step disc."""
    me = s.seats[seat]
    return {
        "dollars": 0,
        "buildings": building_points(s, seat),
        "cities": city_points(me),
        "stations": station_points(me),
        "hazards": hazard_points(me),
        "cattle": cattle_points(me),
        "objectives": sum([OBJECTIVE_POINTS[card - CATTLE_KINDS] for card in me.objectives]),
        "station_masters": 0,
        "workers": worker_points(me),
        "step_disc": 0,
        "job_token": JOB_TOKEN_POINTS if s.token_owner == seat else 0,
    }


def key_of(s: State, seat: int, total: int) -> tuple[int, int]:
    """Who has more is before: ties are shared, or fall to the richer (option); Sam wins his (GWT-27.26)."""
    if s.solo and seat == 1:
        return total, 1_000_000
    return total, s.seats[seat].money if s.money_breaks_ties else 0


def scores_of(s: State) -> list[Score]:
    """Everybody's score."""
    parts: list[dict[str, int]] = []
    keys: list[tuple[int, int]] = []
    for seat in range(s.players):
        parts.append(sam_parts(s, seat) if s.solo and seat == 1 else parts_of(s, seat))
        keys.append(key_of(s, seat, sum(parts[seat].values())))
    found: list[Score] = []
    for seat in range(s.players):
        rank = 1 + len([key for key in keys if key > keys[seat]])
        found.append(Score(seat, keys[seat][0], rank, parts[seat], s.solo and seat == 1))
    return found
