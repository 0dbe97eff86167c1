"""Flat Monte Carlo over whole turns: the best lines are played on in many worlds, the weaker ones dropped."""

from time import perf_counter
from typing import Any

from ..core.game import Game
from .effort import Effort, effort_of
from .eval.base import Evaluator
from .lines import Line, Lines
from .planner import PlanningBot
from .trials import FEWEST_WORLDS, Trials

AS_THE_LEVEL = -1
UNTIL_TIME_IS_UP = 0


class RolloutBot(PlanningBot):
    """Compares its best lines by how they go on in worlds that it cannot tell from the true one.

    level: whose effort it makes; effort: or one of its own; worlds: how many at most, if not as many as that
    says. Without `seconds`, results repeat exactly.
    """

    def __init__(
        self,
        seed: str,
        evaluator: Evaluator[Any] | None = None,
        seconds: float = 0.0,
        level: str = "hard",
        worlds: int = AS_THE_LEVEL,
        effort: Effort | None = None,
    ) -> None:
        super().__init__(seed, evaluator, seconds)
        if worlds == UNTIL_TIME_IS_UP and not seconds:
            raise ValueError("neither worlds nor seconds: it would never decide")
        self.level = level
        self.worlds = worlds
        self.effort = effort
        self.efforts: dict[bool, Effort] = {}  # of the level, at a table and alone

    def best(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, deadline: float) -> Line:
        effort = self.effort_in(game, game.seat_count(s) == 1)
        started = perf_counter()
        look = started + effort.search_share * (deadline - started)
        found = Lines(game, evaluator, seat, effort.width, evaluator.depth, look, effort.groups).find(s)
        left = various(found, effort.lines)
        if len(left) == 1:
            return left[0]
        trials = Trials(
            game,
            evaluator,
            seat,
            left,
            effort.prior_weight,
            effort.own_width,
            effort.opponent_width,
            effort.branching,
        )
        return self.halved(
            trials, s, max(0, evaluator.playout_stages(s) + effort.extra_stages), effort.worlds, deadline
        )

    def evaluator(self, game: Game[Any]) -> Evaluator[Any]:
        if self.given is None:
            shares = [self.effort_in(game, alone).learned for alone in (False, True)]
            super().evaluator(game).use_network(shares[0], shares[1])
        return super().evaluator(game)

    def effort_in(self, game: Game[Any], alone: bool) -> Effort:
        """The effort that this bot makes in a game, or alone in it."""
        if self.effort is not None:
            return self.effort
        found = self.efforts.get(alone)
        if found is None:
            found = effort_of(game, self.level, alone)
            if self.worlds != AS_THE_LEVEL:
                found.worlds = self.worlds
            self.efforts[alone] = found
        return found

    def halved(self, trials: Trials, s: Any, stages: int, worlds: int, deadline: float) -> Line:
        """Sequential halving: all lines left meet the same worlds, then the worse half is dropped."""
        if self.seconds:
            afford(trials, s, stages, deadline)
        rounds = max(1, (len(trials.left) - 1).bit_length())
        begun = perf_counter()
        met = 0
        for part in range(1, rounds + 1):
            most = max(1, (len(trials.left) + 1) // 2)
            until = begun + (deadline - begun) * part / rounds
            enough = -(-worlds * part // rounds)
            while len(trials.left) > 1 and (not worlds or met < enough) and perf_counter() < until:
                world = trials.game.resample(s, trials.seat, self.fresh_seed())
                if not trials.meet(world, stages, deadline):
                    return trials.best()
                met += 1
                trials.keep(len(trials.left))
            trials.keep(most)
        return trials.best()


def afford(trials: Trials, s: Any, stages: int, deadline: float) -> None:
    """Keep no more lines than there is time to compare: on a busy machine two are better than none."""
    started = perf_counter()
    trials.lead(s, trials.left[0].line, stages, deadline)
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
