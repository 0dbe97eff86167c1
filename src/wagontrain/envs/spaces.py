"""The Gymnasium spaces of observations and actions."""

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from .encode import Observer

MOST = 255


def observation_space(observer: Observer) -> Dict:
    """Return the space of an observation: columns and mask."""
    columns = (
        Box(np.zeros(observer.features, np.float32), MOST * observer.scales, dtype=np.float32)
        if observer.is_scaled
        else Box(0, MOST, (observer.features,), np.uint8)
    )
    return Dict({"observation": columns, "action_mask": Box(0, 1, (observer.actions,), np.int8)})


def action_space(observer: Observer) -> Discrete:
    """Return the space of an action: the engine's own numbers."""
    return Discrete(observer.actions)
