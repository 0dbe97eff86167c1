"""The evaluation of a game that has none of its own: the points so far."""

from typing import Any

from ...core.game import Game
from .base import Evaluator

POINTS_OF_A_LEAD = 10.0


class PointsEvaluator(Evaluator[Any]):
    """Goes by the score sheet alone; every decision is a turn of its own."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__({"scale": POINTS_OF_A_LEAD, "width": 4, "depth": 4})
        self.game = game

    def estimate(self, s: Any, seat: int) -> float:
        return float(self.game.scores(s)[seat].total)

    def rivals(self, s: Any, seat: int) -> list[float]:
        return [float(score.total) for score in self.game.scores(s) if score.seat != seat]

    def turn(self, s: Any) -> int:
        return self.game.to_act(s)
