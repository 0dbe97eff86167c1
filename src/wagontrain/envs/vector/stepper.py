"""A batch of games over shared arrays, as one process holds it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

import wagontrain

from ... import bots
from ...core import batch
from ...encoding import encoder_of

AUTORESET = {"disabled": batch.DISABLED, "next_step": batch.NEXT_STEP, "same_step": batch.SAME_STEP}
LEAVE = -1  # in place of an action: nothing is played
Rows = NDArray[np.uint8]
Decide = Callable[[Any, Any, int], int]


@dataclass(frozen=True)
class Spec:
    """All that a process must know to play its part of the games."""

    game: str
    setups: tuple[tuple[int, dict[str, object]], ...]
    seed: str
    autoreset: str
    skips_forced: bool
    most_decisions: int
    counts_points: bool
    learner: int | None  # the seat that is asked; None: every seat; -1: drawn for every game
    bots: tuple[str, ...]  # who plays the other seats

    def make_batch(self, first: int, count: int) -> batch.Batch:
        """Return the batch of `count` games, the first of which has the number `first` among all."""
        game = wagontrain.game(self.game)
        setups = [batch.Setup(seats, dict(options)) for seats, options in self.setups]
        made = batch.Batch(game, [encoder_of(game) for _ in range(count)], setups, self.seed, first)
        made.autoreset = AUTORESET[self.autoreset]
        made.skips_forced = self.skips_forced
        made.most_decisions = self.most_decisions
        made.counts_points = self.counts_points
        if self.learner is not None:
            made.asks_learner_only = True
            made.learner_seat = self.learner
            if set(self.bots) != {"random"}:  # random moves need no bots: the batch makes them itself
                made.opponent_maker = self.opponent
        return made

    def opponent(self, seed: str, seat: int, learner: int) -> Decide | None:
        """Return how a seat decides; nothing for the learner's."""
        if seat == learner:
            return None
        place = seat if seat < learner else seat - 1
        bot = bots.make(self.bots[place % len(self.bots)], f"{seed}/{seat}")
        return lambda game, s, seat: bots.decide(bot, game, s, seat)


class Stepper:
    """Games from `first` on: it reads their actions from an array and writes their rows into another."""

    def __init__(self, spec: Spec, first: int, rows: Rows, finals: Rows, actions: NDArray[np.int32]) -> None:
        self.batch = spec.make_batch(first, len(rows))
        self.size = self.batch.row_size
        self.memory = rows.reshape(-1).data
        self.actions = actions
        if len(finals):
            self.batch.final_rows = finals.reshape(-1).data

    def step(self) -> None:
        """Play one action in each game."""
        self.batch.step(self.actions.tolist(), 0, self.memory, 0)

    def reset(self, seeds: list[str | None], chosen: list[int]) -> None:
        """Begin the chosen games again; one with a seed begins a new series of games."""
        for seed, number in zip(seeds, chosen, strict=True):
            if seed is not None:
                self.batch.slots[number].reseed(seed)
            self.batch.restart(number, 0, 0, self.memory, number * self.size)
