"""A game in progress, as every environment holds it: the state, observations, and the mask of legal moves."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

import wagontrain

from .encode import Encoder, encoder_of

Observation = dict[str, Any]
MOST_DECISIONS = 20_000  # then a game is cut off: random play of some games hardly ends


class Played:
    """One game of one kind after the other."""

    def __init__(self, game: str, seats: int, options: dict[str, object] | None) -> None:
        self.game = wagontrain.game(game)
        self.seats = seats
        self.options = options or {}
        self.game.check(seats, dict(self.options))
        self.encoder: Encoder = encoder_of(self.game)
        self.actions = self.game.actions.size
        self.s: Any = None
        self.decisions = 0

    def deal(self, seed: str) -> None:
        """A new game."""
        self.s = self.game.new(self.seats, seed, dict(self.options))
        self.decisions = 0

    def to_act(self) -> int:
        """Who decides, NOBODY when it is over."""
        return self.game.to_act(self.s)

    def legal(self) -> list[int]:
        """What may be played."""
        return self.game.legal(self.s)

    def apply(self, action: int) -> None:
        """Play a legal action."""
        self.game.apply(self.s, action)
        self.decisions += 1

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for each action that the seat may play now."""
        mask = np.zeros(self.actions, dtype=np.int8)
        if seat == self.to_act():
            mask[self.legal()] = 1
        return mask

    def observed(self, seat: int) -> Observation:
        """What the seat may know, as numbers, and what it may do."""
        view = self.game.observe(self.s, seat)
        return {"observation": self.encoder.encode(view), "action_mask": self.mask(seat)}
