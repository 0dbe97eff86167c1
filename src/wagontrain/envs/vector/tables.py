"""Many tables stepped together, for all seats or for one of them. Needs numpy only."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

import wagontrain

from ...core import batch
from ...encoding import encoder_of, environment_version
from .stepper import AUTORESET, LEAVE, Rows, Spec
from .workers import Arrays, Workers

REWARDS = ("win", "score")
MOST_DECISIONS = 20_000
Setups = Sequence[tuple[int, dict[str, object]]]


class VectorTables:
    """`count` games of one kind. After `reset` and each `step` these arrays are new, in place:

    columns (uint8; `scales` says by how much to multiply), masks (int8: 1 for a legal action), to_act (the
    seat that decides), rewards (a number for each seat), terminated, truncated, lengths (decisions of a game
    that has just ended), and with autoreset "same_step" final_columns, the last rows of games that ended.

    setups: several numbers of seats and options, from which each game draws one. learner: None asks every
    seat; a seat, or -1 for one drawn for each game, asks only that one, and `bots` play the others.
    autoreset: "same_step", "next_step" or "disabled", as in Gymnasium. reward: "win", from -1 to 1, or
    "score"; a truncated game is not paid. points=True also counts everybody's points during a game (slower).
    processes: how many play; 0 plays in this one. What is played does not depend on it.
    """

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        *,
        options: dict[str, object] | None = None,
        setups: Setups | None = None,
        seed: int | str = 0,
        autoreset: str = "same_step",
        learner: int | None = None,
        bots: str = "random",
        reward: str = "win",
        skips_forced: bool = True,
        most_decisions: int = MOST_DECISIONS,
        points: bool = False,
        processes: int = 0,
    ) -> None:
        check_choice("autoreset", autoreset, tuple(AUTORESET))
        check_choice("reward", reward, REWARDS)
        self.game = wagontrain.game(game)
        chosen = tuple(setups) if setups is not None else ((seats, options or {}),)
        for number, given in chosen:
            self.game.check(number, dict(given))
        self.count = count
        self.seats = max(number for number, _ in chosen)
        self.reward = reward
        self.version = environment_version(self.game)
        self.setup_seats = np.array([number for number, _ in chosen])
        names = checked_bots(bots, self.seats, learner)
        self.spec = Spec(
            game, chosen, str(seed), autoreset, skips_forced, most_decisions, points, learner, names
        )
        encoder = encoder_of(self.game)
        self.names = encoder.columns.names
        self.scales = np.array(encoder.columns.scales, np.float32)
        self.features, self.actions = encoder.features, encoder.actions
        row = encoder.size + batch.META
        self.workers = Workers(self.spec, count, row, min(processes, count)) if processes else None
        self.take_views(self.make_arrays(row) if self.workers is None else self.workers.arrays)

    def make_arrays(self, row: int) -> Arrays:
        """Create the arrays of games that are played in this process, and what steps them."""
        memory = bytearray(Arrays.bytes_for(self.count, row))
        arrays = Arrays(memory, self.count, row, self.spec.autoreset == "same_step")
        self.stepper = arrays.part(self.spec, 0, self.count)
        return arrays

    def take_views(self, arrays: Arrays) -> None:
        """Name the parts of the rows."""
        features, size = self.features, self.features + self.actions
        self.rows: Rows = arrays.rows
        self.chosen = arrays.actions
        self.columns: Rows = self.rows[:, :features]
        self.masks: NDArray[np.int8] = self.rows[:, features:size].view(np.int8)
        self.meta: Rows = self.rows[:, size:]
        self.to_act: Rows = self.meta[:, batch.SEAT]
        self.final_rows: Rows = arrays.finals
        self.final_columns: Rows = arrays.finals[:, :features]
        self.rewards = np.zeros((self.count, self.seats), np.float32)
        self.terminated = np.zeros(self.count, np.bool_)
        self.truncated = np.zeros(self.count, np.bool_)
        self.lengths = np.zeros(self.count, np.int64)
        self.everyone = np.arange(self.count)

    def reset(
        self, seed: int | str | Sequence[int | None] | None = None, mask: NDArray[np.bool_] | None = None
    ) -> None:
        """Begin games again, all or those in the mask. The same seed gives the same games.

        A seed, or one for each game, begins a new series; without one each game takes the next of its series.
        """
        if isinstance(seed, int | str):
            seeds: list[str | None] = [f"{seed}.{i}" for i in range(self.count)]
        elif seed is None:
            seeds = [None] * self.count
        else:
            seeds = [None if one is None else str(one) for one in seed]
        if len(seeds) != self.count:
            raise ValueError(f"{len(seeds)} seeds for {self.count} games")
        chosen = [i for i in range(self.count) if mask is None or mask[i]]
        picked = [seeds[i] for i in chosen]
        if self.workers is None:
            self.stepper.reset(picked, chosen)
        else:
            self.workers.send_reset(picked, chosen)
            self.workers.wait()
        self.read_ends()

    def step(self, actions: Any) -> None:
        """Play one action in each game; a ValueError where one of them is not legal, and then none is played.

        -1 plays nothing. In a game that has ended the action does not matter.
        """
        self.send(actions)
        self.receive()

    def send(self, actions: Any) -> None:
        """Begin a step; `receive` ends it. Between them the arrays are not to be read."""
        chosen = np.asarray(actions)
        wrong = ~self.is_legal(chosen) & (chosen != LEAVE)
        if wrong.any():
            number = int(np.flatnonzero(wrong)[0])
            raise ValueError(f"action {chosen[number]} is not legal in game {number}")
        self.chosen[:] = chosen
        if self.workers is not None:
            self.workers.send_step()

    def receive(self) -> None:
        """End a step that `send` began."""
        if self.workers is None:
            self.stepper.step()
        else:
            self.workers.wait()
        self.read_ends()

    def is_legal(self, actions: NDArray[Any]) -> NDArray[np.bool_]:
        """Return which actions may be played; in a game that has ended each may."""
        inside = np.clip(actions, 0, self.actions - 1)
        legal: NDArray[np.bool_] = (self.masks[self.everyone, inside] > 0) & (inside == actions)
        if self.spec.autoreset != "same_step":
            legal |= ~self.masks.any(1)
        return legal

    def read_ends(self) -> None:
        """Find the games that have just ended, and what their seats get."""
        flags = self.meta[:, batch.ENDED]
        self.rewards.fill(0.0)
        self.lengths.fill(0)
        np.greater(flags & batch.TERMINATED, 0, out=self.terminated)
        np.greater(flags & batch.TRUNCATED, 0, out=self.truncated)
        ended = np.flatnonzero(flags)
        if not len(ended):
            return
        meta = self.meta[ended]
        self.lengths[ended] = words(meta, batch.LENGTH, 1)[:, 0]
        if self.reward == "win":
            shares = meta[:, batch.SHARE : batch.SHARE + self.seats].astype(np.float32)
            paid = shares * (2.0 / batch.FULL_SHARE) - 1.0
        else:
            paid = words(meta, batch.FINAL, self.seats).astype(np.float32) - batch.ZERO_POINTS
        there = np.arange(self.seats) < self.setup_seats[meta[:, batch.ENDED_SETUP]][:, None]
        self.rewards[ended] = paid * (there & self.terminated[ended][:, None])

    def ended_seats(self) -> NDArray[np.int64]:
        """Return for each game the seat that its last row is of: where it began again, the ended game's."""
        seats = self.to_act.astype(np.int64)
        ended = np.flatnonzero(self.terminated | self.truncated)
        if len(self.final_rows):
            seats[ended] = self.final_rows[ended, self.features + self.actions + batch.SEAT]
        return seats

    @property
    def points(self) -> NDArray[np.int64]:
        """Everybody's points at the last change of turn, where `points` was asked for."""
        there = np.arange(self.seats) < self.meta[:, batch.PLACES][:, None]
        return (words(self.meta, batch.NOW, self.seats) - batch.ZERO_POINTS) * there

    def sample(self, random: np.random.Generator) -> NDArray[np.int64]:
        """Return a legal action for each game, drawn evenly."""
        number, action = np.nonzero(self.masks)
        counts = np.bincount(number, minlength=self.count)
        picks = np.cumsum(counts) - counts + (random.random(self.count) * counts).astype(np.int64)
        chosen = np.zeros(self.count, np.int64)
        is_going = counts > 0
        chosen[is_going] = action[picks[is_going]]
        return chosen

    def as_dict(self) -> dict[str, Any]:
        """Return the arrays under the names that TorchRL uses; they share their memory with this object."""
        return {
            "observation": self.columns,
            "action_mask": self.masks,
            "seat": self.to_act,
            "reward": self.rewards,
            "terminated": self.terminated,
            "truncated": self.truncated,
        }

    def close(self) -> None:
        """End the processes, if there are any. The arrays are not to be read any more."""
        if self.workers is not None:
            workers, self.workers = self.workers, None
            del self.rows, self.chosen, self.columns, self.masks, self.meta, self.to_act
            del self.final_rows, self.final_columns
            workers.close()


def words(meta: Rows, first: int, count: int) -> NDArray[np.int64]:
    """Return numbers of 16 bits, the low ones first, for each row."""
    part = meta[:, first : first + 2 * count].astype(np.int64)
    numbers: NDArray[np.int64] = part[:, 0::2] + 256 * part[:, 1::2]
    return numbers


def check_choice(name: str, value: str, choices: tuple[str, ...]) -> None:
    """Raise a ValueError unless a value is one of the choices."""
    if value not in choices:
        raise ValueError(f"{name} must be one of {', '.join(choices)}, not {value!r}")


def checked_bots(text: str, seats: int, learner: int | None) -> tuple[str, ...]:
    """Return the names of the bots: one for all, or one for each seat but the learner's."""
    from ... import bots

    names = tuple(name.strip() for name in text.split(","))
    if learner is not None and len(names) not in (1, seats - 1):
        raise ValueError(f"{len(names)} bots for {seats - 1} seats")
    for name in names:
        bots.make(name, "")
    return names
