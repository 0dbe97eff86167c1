"""Bots that plan a whole turn and then carry it out, as long as nothing unforeseen comes out."""

from time import perf_counter
from typing import Any

from mypy_extensions import mypyc_attr

from ..core.game import Game
from .bot import Bot
from .eval.base import Evaluator
from .lines import Line

SHARE = 0.7  # of what the turn's time has left goes into one plan; what comes out later may need another


@mypyc_attr(allow_interpreted_subclasses=True)
class PlanningBot(Bot):
    """Makes a plan at the first decision of its turn; the time for a turn is `seconds` (0: no limit)."""

    def __init__(self, seed: str, evaluator: Evaluator[Any] | None = None, seconds: float = 0.0) -> None:
        super().__init__(seed)
        self.given = evaluator
        self.seconds = seconds
        self.plan: list[int] = []
        self.legal: list[list[int]] = []
        self.turn = -1
        self.spent = 0.0

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        legal = game.legal(s)
        evaluator = self.evaluator(game)
        obvious = evaluator.obvious(s)
        if obvious in legal:
            return obvious
        turn = evaluator.turn(s)
        if turn != self.turn:
            self.turn = turn
            self.spent = 0.0
            self.plan = []
        if len(legal) > 1 and not (self.plan and self.legal[0] == legal):
            started = perf_counter()
            deadline = started + SHARE * max(0.0, self.seconds - self.spent) if self.seconds else float("inf")
            line = self.best(game, evaluator, s, seat, deadline)
            self.plan = list(line.actions)
            self.legal = line.legal
            self.spent += perf_counter() - started
        action = self.step_on(legal)
        after = game.clone(s)
        game.apply(after, action)
        if evaluator.turn(after) != turn:  # the next decision comes with another turn's time
            self.turn = -1
        return action

    def step_on(self, legal: list[int]) -> int:
        """The next action of the plan, if there is one; a plan that does not fit any more is dropped."""
        if not self.plan or self.legal[0] != legal:
            self.plan = []
            return legal[0]
        self.legal = self.legal[1:]
        return self.plan.pop(0)

    def evaluator(self, game: Game[Any]) -> Evaluator[Any]:
        """The evaluation that this bot goes by."""
        if self.given is None:
            from .eval import evaluator_of

            self.given = evaluator_of(game)
        return self.given

    def best(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, deadline: float) -> Line:
        """The line to play, found before the deadline."""
        raise NotImplementedError
