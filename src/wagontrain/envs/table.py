"""A game in progress, as the environments for one game hold it: the state, observations, and the mask."""

from typing import Any

import numpy as np

import wagontrain

from ..core.state import NOBODY
from .encode import Observer, encoder_of

Observation = dict[str, Any]
MOST_DECISIONS = 20_000  # then a game is cut off: random play of some games hardly ends


class Played:
    """One game of one kind after the other."""

    def __init__(
        self, game: str, seats: int, options: dict[str, object] | None = None, dtype: str = "float32"
    ) -> None:
        self.game = wagontrain.game(game)
        self.seats = seats
        self.options = options or {}
        self.game.check(seats, dict(self.options))
        self.encoder = encoder_of(self.game)
        self.observer = Observer(self.encoder, dtype)
        self.actions = self.game.actions.size
        self.s: Any = None
        self.decisions = 0

    def deal(self, seed: str) -> None:
        """Begin a new game."""
        self.s = self.game.new(self.seats, seed, dict(self.options))
        self.decisions = 0

    def to_act(self) -> int:
        """Return who decides, NOBODY when it is over."""
        return self.game.to_act(self.s)

    def legal(self) -> list[int]:
        """Return what may be played."""
        return self.game.legal(self.s)

    def apply(self, action: int) -> None:
        """Play a legal action."""
        self.game.apply(self.s, action)
        self.decisions += 1

    def observed(self, seat: int) -> Observation:
        """Return what the seat may know, as numbers, and what it may do."""
        legal = self.legal() if seat == self.to_act() != NOBODY else []
        row = np.frombuffer(self.encoder.encode(self.s, seat, legal), np.uint8)
        return self.observer.observation(row)
