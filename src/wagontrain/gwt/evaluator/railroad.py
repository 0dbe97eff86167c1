"""Great Western Trail: what the engine can still reach."""

from typing import Final

from ...bots.eval.base import Evaluator
from ..components import (
    DOLLARS_PER_POINT,
    ENGINE_SPACE,
    MASTER_SLOTS,
    STATION_COST,
    STATION_POINTS,
    STATION_TRACK,
    STATIONS,
)
from ..names import EMPTY, ENGINEER
from ..state import Seat, State

CERTAIN: Final = 1.2  # less the share of the ride that the way takes: the chance to get there
LEAST_RIDE: Final = 0.1


class Rails:
    """The stations ahead of the engine, each by the chance to get there in time."""

    def __init__(self, weights: Evaluator[State]) -> None:
        self.engine = weights.weight("engine")
        self.ride = weights.weight("ride")
        self.space = weights.weight("space")
        self.station = weights.weight("station")
        self.master = weights.weight("master")
        self.later = weights.weight("later")

    def worth(self, s: State, me: Seat, dollar: float, count: float, laps: float) -> float:
        """count: the deliveries left; laps: the same as a share of a whole game."""
        ride = (self.ride + me.workers[ENGINEER] * self.engine) * count + LEAST_RIDE
        total = self.space * ENGINE_SPACE[me.engine] * count / (count + 1.0)
        for station in range(STATIONS):
            way = STATION_TRACK[station] - me.engine
            if me.stations >> station & 1 or way <= 0:
                continue
            chance = CERTAIN - way / ride
            if chance <= 0.0:
                break
            then = 1.0 - self.later * min(1.0, way / ride)
            price = 1.0 / DOLLARS_PER_POINT + (dollar - 1.0 / DOLLARS_PER_POINT) * then
            worth = STATION_POINTS[station] + self.station * laps - price * STATION_COST[station]
            if station < MASTER_SLOTS and s.masters[station] != EMPTY:
                worth += self.master
            total += max(0.0, worth) * min(1.0, chance)
        return total
