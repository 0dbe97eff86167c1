"""Trials: lines of play that meet the same worlds, so that luck falls on all of them alike."""

from math import sqrt
from time import perf_counter
from typing import Any, Final

from ..core.game import Game
from .eval.base import Evaluator
from .first_sight import BRANCHING, turn_played
from .lines import Line, followed, played_on

FEWEST_WORLDS: Final = 4  # before a line is given up for good
CLEAR: Final = 2.0  # standard errors behind the best line: hopeless
LEAST_ERROR: Final = 0.02  # of a clear lead; so much the evaluation may always be off


class Tried:
    """A line and what it brought in each world; its first evaluation counts for some worlds."""

    def __init__(self, line: Line, prior_weight: float) -> None:
        self.line = line
        self.leads: list[float] = []
        self.total = line.value * prior_weight
        self.count = prior_weight

    def add(self, lead: float) -> None:
        """One more world."""
        self.leads.append(lead)
        self.total += lead
        self.count += 1.0

    def mean(self) -> float:
        """How far ahead the line leads, on average."""
        return self.total / self.count


def mean_of(tried: Tried) -> float:
    """How far ahead a line leads, on average."""
    return tried.total / tried.count


class Trials:
    """Some lines of a seat, compared world by world.

    prior_weight: worlds that a first evaluation counts for; width, opponent_width, branching: how the game
    goes on after a line (`played_on`).
    """

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator[Any],
        seat: int,
        lines: list[Line],
        prior_weight: float,
        width: int = 0,
        opponent_width: int = 0,
        branching: int = BRANCHING,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seat = seat
        self.width = width
        self.opponent_width = opponent_width
        self.branching = branching
        self.left = [Tried(line, prior_weight) for line in lines]

    def meet(self, world: Any, stages: int, deadline: float) -> bool:
        """Play all lines on for some stages in a world. Counts only if all are done before the deadline."""
        leads: list[float] = []
        for tried in self.left:
            leads.append(self.lead(world, tried.line, stages, deadline))
            if perf_counter() > deadline:
                return False
        for i in range(len(leads)):
            self.left[i].add(leads[i])
        return True

    def lead(self, world: Any, line: Line, stages: int, deadline: float) -> float:
        """How far ahead the seat is some stages after this line."""
        return self.evaluator.margin(self.end(world, line, stages, deadline), self.seat)

    def end(self, world: Any, line: Line, stages: int, deadline: float) -> Any:
        """The state some stages after this line."""
        turn = self.evaluator.turn(world)
        s = followed(self.game, self.evaluator, self.game.clone(world), self.seat, line)
        s = turn_played(self.game, self.evaluator, s, turn, deadline)
        if stages:
            s = played_on(
                self.game,
                self.evaluator,
                s,
                self.seat,
                stages,
                deadline,
                self.width,
                self.opponent_width,
                self.branching,
            )
        return s

    def keep(self, most: int) -> None:
        """The best lines only, the best first, without those that are clearly behind."""
        self.left.sort(key=mean_of, reverse=True)
        best = self.left[0]
        least = LEAST_ERROR * self.evaluator.scale
        self.left = [tried for tried in self.left[:most] if tried is best or not behind(tried, best, least)]

    def best(self) -> Line:
        """The line that leads now."""
        best = self.left[0]
        for tried in self.left:
            if tried.mean() > best.mean():
                best = tried
        return best.line


def behind(tried: Tried, best: Tried, least: float) -> bool:
    """Is a line so far behind another, in the worlds that both met, that more of them will hardly help?"""
    n = min(len(tried.leads), len(best.leads))
    if n < FEWEST_WORLDS:
        return False
    gaps = [best.leads[i] - tried.leads[i] for i in range(n)]
    mean = sum(gaps) / n
    spread = sqrt(sum([(gap - mean) * (gap - mean) for gap in gaps]) / (n - 1))
    return mean > CLEAR * max(spread / sqrt(n), least)
