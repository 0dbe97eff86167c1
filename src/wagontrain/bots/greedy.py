"""The greedy bot: tries the small decisions of its own turn and goes where the turn ends best."""

from typing import Any

from ..core.game import Game
from .eval.base import Evaluator
from .lines import Line, Lines
from .planner import PlanningBot
from .trials import Trials

GLANCES = 5  # worlds in which lines that end by luck are looked at
CLOSE = 6  # this many of the best lines


class GreedyBot(PlanningBot):
    """Looks ahead over its own turn, `width` lines at a time, `depth` steps far (0: by the evaluation)."""

    def __init__(
        self,
        seed: str,
        evaluator: Evaluator[Any] | None = None,
        seconds: float = 0.0,
        width: int = 0,
        depth: int = 0,
    ) -> None:
        super().__init__(seed, evaluator, seconds)
        self.width = width
        self.depth = depth

    def best(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, deadline: float) -> Line:
        width = self.width or evaluator.width
        depth = self.depth or evaluator.depth
        found = Lines(game, evaluator, seat, width, depth, deadline).find(s)
        return self.average_over_worlds(game, evaluator, s, seat, found[:CLOSE], deadline)

    def average_over_worlds(
        self,
        game: Game[Any],
        evaluator: Evaluator[Any],
        s: Any,
        seat: int,
        found: list[Line],
        deadline: float,
    ) -> Line:
        """The best line on average: what came out in one world may not come out in the true one."""
        if len(found) == 1 or not any(line.luck for line in found):
            return found[0]
        trials = Trials(game, evaluator, seat, found, 1.0)
        for _ in range(GLANCES):
            if not trials.meet(game.resample(s, seat, self.fresh_seed()), 0, deadline):
                break
        return trials.best()
