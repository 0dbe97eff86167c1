"""Great Western Trail: what a seat has, counted in one go, and what its objective cards make of it."""

from typing import Final

from ...bots.eval.base import Evaluator
from ...bots.eval.memo import Known
from ..components import (
    BREEDS,
    BUILDING_SPACES,
    CARD_BREED,
    CARD_POINTS,
    FACE_POINTS,
    IS_VALUE_3,
    MASTER_COUNTS,
    MASTER_EVERY,
    MASTER_POINTS,
    MASTERS,
    NEW_YORK,
    OBJECTIVE_POINTS,
)
from ..names import CATTLE_KINDS, FIRST_PRIVATE, PRIVATE_TILES
from ..scoring import OBJECTIVES_COUNTED, ObjectiveScore
from ..state import Seat, State
from ..tasks import OBJECTIVE_TASKS, TASK_NAMES, TASKS

TASK_COUNT: Final = len(TASK_NAMES)
COUNTED_HERE: Final = (
    "building", "green_outlaw", "orange_outlaw", "hazard", "station", "cattle_value_3", "shorthorn",
    "hereford", "new_york",
)  # fmt: skip
PLACES: Final = tuple([TASK_NAMES.index(name) for name in COUNTED_HERE])
OTHER_TASKS: Final = tuple([k for k in range(TASK_COUNT) if TASK_NAMES[k] not in COUNTED_HERE])
UNTUNED_CHANCE: Final = 0.5  # of other tasks, as long as the weights do not name them
SHORTHORN: Final = BREEDS.index("shorthorn")
HEREFORD: Final = BREEDS.index("hereford")


class Tally:
    """Buildings on the trail, cattle, and the things that objectives ask for."""

    def __init__(self, s: State, seat: int, me: Seat) -> None:
        self.building_points = 0
        self.buildings = 0
        low = FIRST_PRIVATE + seat * PRIVATE_TILES
        for space in BUILDING_SPACES:
            tile = s.trail[space]
            if low <= tile < low + PRIVATE_TILES:
                self.buildings += 1
                self.building_points += FACE_POINTS[s.faces[tile - FIRST_PRIVATE]]
        self.cards = me.deck + me.hand + me.discard
        self.cattle_points = 0
        value_3 = 0
        shorthorns = 0
        herefords = 0
        unplayed: list[int] = []
        for card in self.cards:
            if card >= CATTLE_KINDS:
                unplayed.append(card - CATTLE_KINDS)
                continue
            self.cattle_points += CARD_POINTS[card]
            if IS_VALUE_3[card]:
                value_3 += 1
            elif CARD_BREED[card] == SHORTHORN:
                shorthorns += 1
            elif CARD_BREED[card] == HEREFORD:
                herefords += 1
        unplayed.sort()
        self.unplayed = tuple(unplayed)
        self.have = things_of(s, seat, me, self.buildings, value_3, shorthorns, herefords)


def things_of(
    s: State, seat: int, me: Seat, buildings: int, value_3: int, shorthorns: int, herefords: int
) -> tuple[int, ...]:
    """Return, in the order of TASKS, what the seat has for each kind of task."""
    counts = (
        buildings,
        me.outlaws[0],
        me.outlaws[1],
        len(me.hazards),
        me.stations.bit_count(),
        value_3,
        shorthorns,
        herefords,
        me.cities[NEW_YORK],
    )  # in the order of COUNTED_HERE
    have = [0] * TASK_COUNT
    for i in range(len(PLACES)):
        have[PLACES[i]] = counts[i]
    for k in OTHER_TASKS:
        have[k] = TASKS[k].count(s, seat)
    return tuple(have)


class Goals:
    """Objective cards: the points that are met already, and the hope that the others hold."""

    def __init__(self, weights: Evaluator[State]) -> None:
        self.objective = weights.weight("objective")
        self.chances = [self.chance(weights, k) for k in range(TASK_COUNT)]
        self.known: Known[tuple[float, float]] = Known()

    def chance(self, weights: Evaluator[State], k: int) -> float:
        """Return the chance to get one more thing that a task asks for."""
        name = f"chance_{TASK_NAMES[k]}"
        if k in OTHER_TASKS and name not in weights.weights:
            return UNTUNED_CHANCE
        return weights.weight(name)

    def evaluate(self, me: Seat, tally: Tally) -> tuple[float, float]:
        """Points, those of the station master for pairs of cards too, and hope."""
        per_pair = 0
        pair = 1
        if me.masters:
            for master in range(MASTERS):
                if me.masters >> master & 1 and MASTER_COUNTS[master] == OBJECTIVES_COUNTED:
                    per_pair = MASTER_POINTS[master]
                    pair = MASTER_EVERY[master]
        key = (tally.have, me.objectives, tally.unplayed, per_pair)
        found = self.known.get(key)
        if found is None:
            played = [card - CATTLE_KINDS for card in me.objectives]
            unplayed = list(tally.unplayed)
            score = ObjectiveScore(list(tally.have), played, unplayed, per_pair, pair)
            hope = self.hope(tally.have, played + unplayed)
            found = self.known.keep(key, (float(score.points + score.pairs), hope))
        return found

    def hope(self, have: tuple[int, ...], cards: list[int]) -> float:
        """What unmet objectives can still bring, by the chances of what is missing."""
        total = 0.0
        for card in cards:
            tasks = OBJECTIVE_TASKS[card]
            hope = 1.0
            for k in range(TASK_COUNT):
                for _ in range(tasks[k] - have[k]):
                    hope *= self.chances[k]
            if hope < 1.0:
                total += self.objective * OBJECTIVE_POINTS[card] * hope
        return total
