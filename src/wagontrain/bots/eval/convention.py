"""Finds the evaluator of a game, and the numbers it goes with, in the game's own folder.

The package `evaluator` beside a game's module has a class `EVALUATOR`, which is called with the weights, and
a file `weights.toml`. Its table [weights] holds the weights; [easy], [hard], [expert] and [mc] say how far
those bots search. A game without that package gets a plain evaluator and plain levels.
"""

import tomllib
from importlib import import_module, resources
from importlib.util import find_spec
from typing import Any

from ...core.errors import LoadError
from ...core.game import Game
from .base import Evaluator
from .plain import PointsEvaluator

PACKAGE = "evaluator"
WEIGHTS = "weights.toml"


def evaluator_of(game: Game[Any], weights: dict[str, float] | None = None) -> Evaluator[Any]:
    """Create the evaluator of a game, with its own weights or with others."""
    package = evaluator_package(game)
    if package is None:
        return PointsEvaluator(game)
    created = import_module(package).EVALUATOR(read_weights(game) if weights is None else weights)
    assert isinstance(created, Evaluator)
    return created


def evaluator_package(game: Game[Any]) -> str | None:
    """Return the name of the package that holds the game's evaluator, or None if the game has none."""
    folder = type(game).__module__.rpartition(".")[0]
    package = f"{folder}.{PACKAGE}"
    return package if folder and find_spec(package) is not None else None


def read_weights(game: Game[Any]) -> dict[str, float]:
    """Read the weights of a game's evaluator."""
    weights = read_table(game, "weights")
    if weights is None:
        raise LoadError(f"{game.name}: {WEIGHTS}: a table [weights] expected")
    return weights


def read_table(game: Game[Any], name: str) -> dict[str, float] | None:
    """Read one table of numbers beside the evaluator of a game, or None if there is no such table."""
    package = evaluator_package(game)
    if package is None:
        return None
    text = (resources.files(package) / WEIGHTS).read_text(encoding="utf-8")
    table = tomllib.loads(text).get(name)
    if not isinstance(table, dict):
        return None
    return {str(key): float(value) for key, value in table.items()}
