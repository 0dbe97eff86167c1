"""Flat Monte Carlo over whole turns: the best lines are played on in many worlds, the weaker ones dropped."""

from time import perf_counter
from typing import Any

from ..core.game import Game
from .eval.base import Evaluator
from .lines import Line, Lines
from .planner import PlanningBot
from .trials import FEWEST_WORLDS, Trials

FIRST_LOOK = 0.3  # of the time may go into finding the lines


class RolloutBot(PlanningBot):
    """Compares its `candidates` best lines by how they go on in worlds that it cannot tell from the true one.

    worlds: how many at most (0: as many as the time allows); without `seconds`, results repeat exactly.
    trust: how many worlds the first judgement of a line counts for.
    further: how many stages more than the judgement asks for are played on.
    """

    def __init__(
        self,
        seed: str,
        evaluator: Evaluator[Any] | None = None,
        seconds: float = 0.0,
        worlds: int = 0,
        candidates: int = 8,
        trust: float = 2.0,
        further: int = 0,
    ) -> None:
        super().__init__(seed, evaluator, seconds)
        if not worlds and not seconds:
            raise ValueError("neither worlds nor seconds: it would never decide")
        self.worlds = worlds
        self.candidates = candidates
        self.trust = trust
        self.further = further

    def best(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, deadline: float) -> Line:
        started = perf_counter()
        look = started + FIRST_LOOK * (deadline - started)
        found = Lines(game, evaluator, seat, evaluator.width, evaluator.depth, look).find(s)
        left = various(found, self.candidates)
        if len(left) == 1:
            return left[0]
        return self.halved(Trials(game, evaluator, seat, left, self.trust), s, deadline)

    def halved(self, trials: Trials, s: Any, deadline: float) -> Line:
        """Sequential halving: all lines left meet the same worlds, then the worse half is dropped."""
        laps = trials.evaluator.laps(s) + self.further
        if self.seconds:
            afford(trials, s, laps, deadline)
        stages = max(1, (len(trials.left) - 1).bit_length())
        begun = perf_counter()
        met = 0
        for stage in range(1, stages + 1):
            most = max(1, (len(trials.left) + 1) // 2)
            until = begun + (deadline - begun) * stage / stages
            enough = -(-self.worlds * stage // stages)
            while len(trials.left) > 1 and (not self.worlds or met < enough) and perf_counter() < until:
                world = trials.game.resample(s, trials.seat, self.fresh_seed())
                if not trials.meet(world, laps, deadline):
                    return trials.best()
                met += 1
                trials.keep(len(trials.left))
            trials.keep(most)
        return trials.best()


def afford(trials: Trials, s: Any, laps: int, deadline: float) -> None:
    """Keep no more lines than there is time to compare: on a busy machine two are better than none."""
    started = perf_counter()
    trials.lead(s, trials.left[0].line, laps, deadline)
    now = perf_counter()
    most = int((deadline - now) / (FEWEST_WORLDS * (now - started)))
    trials.keep(max(2, most))


def various(found: list[Line], most: int) -> list[Line]:
    """The best lines: of those that look exactly alike one, and not all of them with the same first move."""
    alike = max(2, most // 3)
    seen: set[float] = set()
    begun: dict[int, int] = {}
    kept: list[Line] = []
    later: list[Line] = []
    for line in found:
        if line.value in seen:
            continue
        seen.add(line.value)
        first = line.actions[0]
        begun[first] = begun.get(first, 0) + 1
        if begun[first] <= alike:
            kept.append(line)
            if len(kept) == most:
                return kept
        elif len(later) < most:
            later.append(line)
    return kept + later[: most - len(kept)]
