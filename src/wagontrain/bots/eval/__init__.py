"""What a position is worth, one module a game: the bots' judgement."""

from importlib import import_module
from typing import Any

from ...core.game import Game
from .base import Evaluator, read_weights

__all__ = ["Evaluator", "evaluator_of"]

_EVALUATORS = {
    "gwt": "TrailEvaluator",
    "sierra_west": "SierraEvaluator",
    "villagers": "VillagersEvaluator",
}


def evaluator_of(game: Game[Any], weights: dict[str, float] | None = None) -> Evaluator[Any]:
    """The judgement of a game, with its own weights or with others; by the score alone where it has none."""
    name = _EVALUATORS.get(game.name)
    if name is None:
        from .plain import PointsEvaluator

        return PointsEvaluator(game)
    kind = getattr(import_module(f"{__name__}.{game.name}"), name)
    made = kind(read_weights(game.name) if weights is None else weights)
    assert isinstance(made, Evaluator)
    return made
