"""The greedy bot: tries the small decisions of its own turn and goes where the turn ends best."""

from typing import Any

from ..core.game import Game
from .bot import Bot
from .eval.base import Evaluator


class GreedyBot(Bot):
    """Looks ahead over its own decisions, `width` lines at a time, until the turn passes or a card is turned up.

    noise: how far its judgement may be off, as a share of a clear lead.
    """

    def __init__(self, seed: str, evaluator: Evaluator[Any], width: int = 8, depth: int = 6, noise: float = 0.0) -> None:
        super().__init__(seed)
        self.evaluator = evaluator
        self.width = width
        self.depth = depth
        self.noise = noise

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        legal = game.legal(s)
        if len(legal) == 1:
            return legal[0]
        return best_first(game, s, seat, legal, self.evaluator, self.width, self.depth, self.shaken)

    def shaken(self, value: float) -> float:
        """The value as this bot sees it."""
        return value + self.random.gauss(0.0, self.noise * self.evaluator.scale) if self.noise else value


def best_first(
    game: Game[Any],
    s: Any,
    seat: int,
    legal: list[int],
    evaluator: Evaluator[Any],
    width: int,
    depth: int,
    seen: Any = float,
) -> int:
    """The first step of the best line through the own turn: a beam search to where the turn ends."""
    lines = [(0.0, action, extended(game, s, action)) for action in legal]
    lines = [(seen(evaluator.margin(state, seat)), first, state) for _, first, state in lines]
    best_value, best = max((value, -first) for value, first, _ in lines)
    for _ in range(depth):
        open_lines = [line for line in lines if goes_on(game, s, line[2], seat)]
        if not open_lines:
            break
        open_lines.sort(key=lambda line: -line[0])
        lines = []
        for _, first, state in open_lines[:width]:
            for action in game.legal(state):
                after = extended(game, state, action)
                value = seen(evaluator.margin(after, seat))
                lines.append((value, first, after))
                if value > best_value:
                    best_value, best = value, -first
    return -best


def extended(game: Game[Any], s: Any, action: int) -> Any:
    """The state after one more action."""
    after = game.clone(s)
    game.apply(after, action)
    return after


def goes_on(game: Game[Any], before: Any, after: Any, seat: int) -> bool:
    """Does the own turn go on from here, with nothing new turned up?"""
    return game.to_act(after) == seat and after.reveals == before.reveals
