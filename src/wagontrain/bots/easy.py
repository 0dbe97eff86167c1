"""The easy bot: looks into few lines of play, and does not see clearly where they lead."""

from typing import Any

from ..core.game import Game
from .effort import Sight, sight_of
from .eval.base import Evaluator
from .lines import Line, Lines, value_of
from .planner import PlanningBot


class EasyBot(PlanningBot):
    """Takes what looks best at a glance: how few lines it looks into and how it errs about them is data.

    A point or two is enough: among many lines there is always one that looks far better than it is.
    """

    def __init__(self, seed: str, evaluator: Evaluator[Any] | None = None, seconds: float = 0.0) -> None:
        super().__init__(seed, evaluator, seconds)
        self.sight: Sight | None = None

    def best(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, deadline: float) -> Line:
        if self.sight is None:
            self.sight = sight_of(game)
        sight = self.sight
        found = Lines(game, evaluator, seat, sight.width, evaluator.depth, deadline).find(s)
        for line in found:
            line.value += self.random.gauss(0.0, sight.noise)
        return max(found, key=value_of)
