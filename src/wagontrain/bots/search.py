"""Information-set tree search: one tree for all the worlds that a seat cannot tell apart.

The first step is a whole line of the seat's own turn, one of the best. Each iteration deals what is hidden
again (`resample`), plays such a line, walks on down the tree along actions that are legal in this world, adds
a node, lets the turn end at first sight and evaluates there. Every seat plays for itself.
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final

from ..core.game import Game
from ..core.state import NOBODY
from .eval.base import Evaluator
from .first_sight import calmed, turn_played
from .lines import Line, Lines, followed
from .planner import PlanningBot
from .rollouts import various

FIRST_LOOK: Final = 0.3  # of the time may go into finding the lines
EXPLORE: Final = 0.2
PRIOR_VISITS: Final = 2.0
STEEPEST: Final = 30.0
FEWEST: Final = 2


class Node:
    """What is known of one action: how often it was open, how often taken, and what it brought its seat."""

    def __init__(self, prior: float) -> None:
        self.children: dict[int, Node] = {}
        self.prior = prior
        self.open = 0
        self.visits = 0
        self.total = 0.0

    def mean(self) -> float:
        """What the action brings its seat; the first evaluation counts as some visits."""
        return (self.total + self.prior * PRIOR_VISITS) / (self.visits + PRIOR_VISITS)


class SearchBot(PlanningBot):
    """Searches within a budget for its whole turn: seconds, or iterations where results must repeat.

    candidates: lines of the own turn; width: how many of the best actions a node below looks at; it
    widens slowly as visits grow.
    """

    def __init__(
        self,
        seed: str,
        evaluator: Evaluator[Any] | None = None,
        seconds: float = 0.0,
        iterations: int = 0,
        width: int = 5,
        depth: int = 24,
        candidates: int = 8,
    ) -> None:
        super().__init__(seed, evaluator, seconds)
        self.iterations = iterations
        self.done = 0  # of the last plan
        self.width = width
        self.depth = depth
        self.candidates = candidates

    def best(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, deadline: float) -> Line:
        started = perf_counter()
        look = started + FIRST_LOOK * (deadline - started)
        found = Lines(game, evaluator, seat, evaluator.width, evaluator.depth, look).find(s)
        lines = various(found, self.candidates)
        roots = [Node(chances(line.value, evaluator.scale)) for line in lines]
        self.done = 0
        while len(lines) > 1 and (
            self.done < FEWEST
            or (perf_counter() < deadline and (not self.iterations or self.done < self.iterations))
        ):
            i = self.promising(roots)
            world = game.resample(s, seat, self.fresh_seed())
            turn = evaluator.turn(world)
            after = followed(game, evaluator, world, seat, lines[i])
            self.iterate(game, evaluator, after, roots[i], seat, turn)
            self.done += 1
        best = 0
        for i in range(len(roots)):
            if (roots[i].visits, roots[i].mean()) > (roots[best].visits, roots[best].mean()):
                best = i
        return lines[best]

    def promising(self, roots: list[Node]) -> int:
        """The line with the best upper bound."""
        best, best_bound = 0, -1.0
        for i in range(len(roots)):
            bound = roots[i].mean() + EXPLORE * sqrt(log(self.done + 2) / (roots[i].visits + 1))
            if bound > best_bound:
                best, best_bound = i, bound
        return best

    def iterate(
        self, game: Game[Any], evaluator: Evaluator[Any], s: Any, root: Node, mine: int, turn: int
    ) -> None:
        """Walk down, add a node, let the turn end, evaluate, and carry the result back up."""
        path: list[tuple[int, Node]] = [(mine, root)]
        node = root
        for _ in range(self.depth):
            seat = game.to_act(s)
            if seat == NOBODY:
                break
            turn = evaluator.turn(s)
            legal = game.legal(s)
            action = legal[0]
            new = not node.children
            if len(legal) == 1:
                if action not in node.children:
                    node.children[action] = Node(0.5)
            else:
                action = self.pick(game, evaluator, s, node, legal, seat)
            node = node.children[action]
            path.append((seat, node))
            game.apply(s, action)
            if new and len(legal) > 1:
                break
        s = turn_played(game, evaluator, s, turn, float("inf"))
        rewards: dict[int, float] = {}
        for seat, passed in path:
            if seat not in rewards:
                rewards[seat] = reward(evaluator, s, seat)
            passed.visits += 1
            passed.total += rewards[seat]

    def pick(
        self, game: Game[Any], evaluator: Evaluator[Any], s: Any, node: Node, legal: list[int], seat: int
    ) -> int:
        """The open action with the best upper bound; actions new to this node are evaluated first."""
        for action in legal:
            if action not in node.children:
                node.children[action] = Node(first_sight(game, evaluator, s, action, seat))
        width = self.width + int(sqrt(sum([node.children[action].visits for action in legal])))
        ranked = sorted(legal, key=lambda action: -node.children[action].prior)[:width]
        best, best_bound = ranked[0], -1.0
        for action in ranked:
            child = node.children[action]
            child.open += 1
            bound = child.mean() + EXPLORE * sqrt(log(child.open + 1) / (child.visits + 1))
            if bound > best_bound:
                best, best_bound = action, bound
        return best


def first_sight(game: Game[Any], evaluator: Evaluator[Any], s: Any, action: int, seat: int) -> float:
    """What the action looks like before it is searched: where the next quiet position is."""
    after = game.clone(s)
    turn = evaluator.turn(s)
    game.apply(after, action)
    return reward(evaluator, calmed(game, evaluator, after, seat, turn), seat)


def reward(evaluator: Evaluator[Any], s: Any, seat: int) -> float:
    """The seat's prospects, from 0 (lost) to 1 (won)."""
    return chances(evaluator.margin(s, seat), evaluator.scale)


def chances(margin: float, scale: float) -> float:
    """A lead as prospects."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, margin / scale))))
