"""Observations and actions as numbers, the same ones in every environment.

An observation is the row of the game's encoder (`core/rows.py`): bytes, or 32-bit floats that `scales` has
brought near 1. Rows hold what `observe` says, never more.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game
from ..core.rows import RowEncoder
from ..encoding import encoder_of, environment_version

__all__ = ["action_feature_names", "action_features", "encoder_of", "environment_version"]

Vector = NDArray[np.float32]
DTYPES = ("float32", "uint8")
ARGUMENTS = 3


class Observer:
    """Rows as observations of one kind of number."""

    def __init__(self, encoder: RowEncoder[Any], dtype: str) -> None:
        if dtype not in DTYPES:
            raise ValueError(f"dtype must be one of {', '.join(DTYPES)}, not {dtype!r}")
        self.features = encoder.features
        self.actions = encoder.actions
        self.scales = np.array(encoder.columns.scales, np.float32)
        self.is_scaled = dtype == "float32"

    def observation(self, columns: NDArray[np.uint8]) -> dict[str, Any]:
        """Return the observation of a row, or of many rows; its arrays are new."""
        numbers = columns[..., : self.features]
        mask = columns[..., self.features : self.features + self.actions]
        return {
            "observation": numbers * self.scales if self.is_scaled else numbers.copy(),
            "action_mask": mask.astype(np.int8),
        }


def action_features(game: Game[Any], action: int) -> Vector:
    """Return an action as numbers: its verb, and for each argument its place among its kind (unused: -1)."""
    verbs = game.actions.verbs
    verb = game.actions.verb(action)
    numbers = [float(other is verb) for other in verbs]
    arguments = verb.args(action)
    for i in range(ARGUMENTS):
        used = i < len(verb.kinds)
        numbers.append((arguments[i] + 1) / verb.kinds[i].size if used else -1.0)
    return np.array(numbers, dtype=np.float32)


def action_feature_names(game: Game[Any]) -> list[str]:
    """Return what each number of `action_features` is called."""
    return [*[f"verb.{verb.name}" for verb in game.actions.verbs], "argument1", "argument2", "argument3"]
