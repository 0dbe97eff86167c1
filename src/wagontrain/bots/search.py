"""Information-set tree search: one tree for all the worlds that a seat cannot tell apart.

Each iteration deals what is hidden anew (`resample`), walks down the tree along actions that are legal in
this world, adds a node, lets the turn end at first sight and judges there. Every seat plays for itself.
"""

from math import exp, log, sqrt
from time import perf_counter
from typing import Any, Final

from ..core.game import Game
from ..core.table import NOBODY
from .eval.base import Evaluator
from .lines import Line, calmed, turn_played
from .planner import PlanningBot

EXPLORE: Final = 0.5
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
        """What the action brings its seat; the first judgement counts as some visits."""
        return (self.total + self.prior * PRIOR_VISITS) / (self.visits + PRIOR_VISITS)


class SearchBot(PlanningBot):
    """Searches within a budget for its whole turn: seconds, or iterations where results must repeat.

    width: how many of the best-judged actions a node looks at; it widens slowly as visits grow.
    """

    def __init__(
        self,
        seed: str,
        evaluator: Evaluator[Any] | None = None,
        seconds: float = 0.0,
        iterations: int = 0,
        width: int = 5,
        depth: int = 24,
    ) -> None:
        super().__init__(seed, evaluator, seconds)
        self.iterations = iterations
        self.width = width
        self.depth = depth

    def best(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, deadline: float) -> Line:
        root = Node(0.5)
        done = 0
        while done < self.iterations if self.iterations else perf_counter() < deadline or done < FEWEST:
            self.iterate(game, evaluator, game.resample(s, seat, self.fresh_seed()), root)
            done += 1
        return self.line(game, evaluator, s, seat, root)

    def line(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, root: Node) -> Line:
        """The most visited way through the own turn, as far as it was looked into."""
        state = game.clone(s)
        actions: list[int] = []
        lists: list[list[int]] = []
        node = root
        least = max(1, root_visits(root) // 4)
        while node.children and game.to_act(state) == seat and not evaluator.news(s, state):
            legal = game.legal(state)
            known = [action for action in legal if action in node.children]
            if not known:
                break
            action = max(known, key=lambda a: (node.children[a].visits, node.children[a].mean(), -a))
            if actions and node.children[action].visits < least:
                break
            actions.append(action)
            lists.append(legal)
            node = node.children[action]
            game.apply(state, action)
        return Line(tuple(actions), lists, state, node.mean())

    def iterate(self, game: Game[Any], evaluator: Evaluator[Any], s: Any, root: Node) -> None:
        """Walk down, add a node, let the turn end, judge, and carry the result back up."""
        path: list[tuple[int, Node]] = []
        node = root
        turn = evaluator.turn(s)
        for _ in range(self.depth):
            seat = game.to_act(s)
            if seat == NOBODY:
                break
            turn = evaluator.turn(s)
            legal = game.legal(s)
            action = legal[0]
            new = not node.children
            if len(legal) == 1:
                if new:
                    node.children[action] = Node(node.prior)
                elif action not in node.children:
                    node.children[action] = Node(0.5)
            else:
                action = self.pick(game, evaluator, s, node, legal, seat)
            node = node.children[action]
            path.append((seat, node))
            game.apply(s, action)
            if new and len(legal) > 1:
                break
        s = turn_played(game, evaluator, s, turn)
        rewards: dict[int, float] = {}
        for seat, passed in path:
            if seat not in rewards:
                rewards[seat] = reward(evaluator, s, seat)
            passed.visits += 1
            passed.total += rewards[seat]

    def pick(
        self, game: Game[Any], evaluator: Evaluator[Any], s: Any, node: Node, legal: list[int], seat: int
    ) -> int:
        """The open action with the best upper bound; actions new to this node are judged first."""
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


def root_visits(root: Node) -> int:
    """How many iterations went through the root."""
    return sum([child.visits for child in root.children.values()])


def first_sight(game: Game[Any], evaluator: Evaluator[Any], s: Any, action: int, seat: int) -> float:
    """What the action looks like before it is searched: where the next quiet position is."""
    after = game.clone(s)
    turn = evaluator.turn(s)
    game.apply(after, action)
    return reward(evaluator, calmed(game, evaluator, after, seat, turn), seat)


def reward(evaluator: Evaluator[Any], s: Any, seat: int) -> float:
    """The seat's prospects, from 0 (lost) to 1 (won)."""
    lead = evaluator.margin(s, seat) / evaluator.scale
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, lead))))
