"""Flat Monte Carlo over whole turns: the best lines are played on in many worlds, the weaker half dropped."""

from time import perf_counter
from typing import Any

from ..core.game import Game
from .eval.base import Evaluator
from .lines import Line, Lines, played_on, turn_played
from .planner import PlanningBot

FIRST_LOOK = 0.3  # of the time may go into finding the lines


class Tried:
    """A line and what its playouts brought; its first judgement counts for some."""

    def __init__(self, line: Line, trust: float) -> None:
        self.line = line
        self.total = line.value * trust
        self.count = trust

    def add(self, lead: float) -> None:
        """One more playout."""
        self.total += lead
        self.count += 1.0


def mean_of(tried: Tried) -> float:
    """How far ahead the line leads, on average."""
    return tried.total / tried.count


class RolloutBot(PlanningBot):
    """Compares its `candidates` best lines by how they go on in worlds that it cannot tell from the true one.

    worlds: how many, where results must repeat; else as many as the time allows.
    trust: how many playouts the first judgement of a line counts for.
    """

    def __init__(
        self,
        seed: str,
        evaluator: Evaluator[Any] | None = None,
        seconds: float = 0.0,
        worlds: int = 0,
        candidates: int = 8,
        trust: float = 2.0,
    ) -> None:
        super().__init__(seed, evaluator, seconds)
        self.worlds = worlds
        self.candidates = candidates
        self.trust = trust

    def best(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, deadline: float) -> Line:
        started = perf_counter()
        look = started + FIRST_LOOK * (deadline - started)
        found = Lines(game, evaluator, seat, evaluator.width, evaluator.depth, look).find(s)
        left = self.different(found)
        if len(left) == 1:
            return left[0]
        return self.halved(game, evaluator, s, seat, left, deadline)

    def halved(
        self,
        game: Game[Any],
        evaluator: Evaluator[Any],
        s: Any,
        seat: int,
        left: list[Line],
        deadline: float,
    ) -> Line:
        """Sequential halving: all lines left meet the same worlds, then the worse half is dropped."""
        tried = [Tried(line, self.trust) for line in left]
        stages = max(1, (len(left) - 1).bit_length())
        begun = perf_counter()
        for stage in range(stages):
            until = begun + (deadline - begun) * (stage + 1) / stages
            worlds = 0
            while worlds < self.worlds if self.worlds else perf_counter() < until:
                world = game.resample(s, seat, self.fresh_seed())
                for one in tried:
                    if perf_counter() > deadline:
                        break
                    one.add(self.playout(game, evaluator, world, one.line, seat))
                worlds += 1
            tried.sort(key=mean_of, reverse=True)
            tried = tried[: max(1, (len(tried) + 1) // 2)]
        return tried[0].line

    def different(self, found: list[Line]) -> list[Line]:
        """The best lines, one of those that look exactly alike."""
        left: list[Line] = []
        seen: set[float] = set()
        for line in found:
            if line.value not in seen:
                seen.add(line.value)
                left.append(line)
                if len(left) == self.candidates:
                    break
        return left

    def playout(self, game: Game[Any], evaluator: Evaluator[Any], world: Any, line: Line, seat: int) -> float:
        """How far ahead the seat is some stages after this line, in this world."""
        s = game.clone(world)
        turn = evaluator.turn(s)
        laps = evaluator.laps(s)
        for action in line.actions:
            game.apply(s, action)
        s = turn_played(game, evaluator, s, turn)
        return evaluator.margin(played_on(game, evaluator, s, laps), seat)
