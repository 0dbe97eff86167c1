"""What games teach a network, for scripts/train-net: with numpy alone, or on an accelerator with CuPy."""

import argparse
from collections.abc import Iterable
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
from rich.progress import Progress

POINTS = 20.0  # one for the network: its results are a few such steps apart
FARTHEST = 3.0  # steps from the mean; what is beyond says no more
FEWEST = 0.05  # a figure that varies less than this is not made more of
BATCH = 512
RATE = 0.002
Array = Any
Rows = tuple[Array, Array]  # of a game: the figures of each seat, turn by turn, and what it ended with


def flat(parts: Iterable[Array], *shape: int) -> Array:
    """What is told turn by seat, one game after another, as one row for each."""
    return np.concatenate([part.reshape(-1, *shape) for part in parts]).astype(np.float32)


def goals(results: list[Array], answers: Array, patience: float) -> Array:
    """What the rows are drawn to: what a network says of the turns after each, and, the less the farther
    it is away, how the game ended. A round of turns takes as much patience at any table."""
    found: list[Array] = []
    begin = 0
    for ends in results:
        turns, seats = ends.shape
        said = answers[begin : begin + ends.size].reshape(turns, seats)
        begin += ends.size
        share = patience ** (2.0 / max(2, seats))
        goal = ends.copy()
        for turn in reversed(range(turns - 1)):
            goal[turn] = (1.0 - share) * said[turn + 1] + share * goal[turn + 1]
        found.append(goal)
    return flat(found)


class Training:
    """A network on its way: layers of weights and biases, moved by Adam towards the results.

    arrays: numpy, or CuPy, whose arrays are on an accelerator and are reckoned with in the same way.
    """

    def __init__(self, sizes: list[int], seed: int, arrays: Any = np) -> None:
        self.chance = np.random.default_rng(seed)
        self.arrays = arrays
        self.weights = [
            arrays.asarray(self.chance.normal(0.0, np.sqrt(2.0 / n), (n, m)).astype(np.float32))
            for n, m in pairwise(sizes)
        ]
        self.weights[-1] *= 0.1
        self.biases = [arrays.zeros(m, np.float32) for m in sizes[1:]]
        self.first = [np.zeros_like(part) for part in self.weights + self.biases]
        self.second = [np.zeros_like(part) for part in self.weights + self.biases]
        self.steps = 0

    def forward(self, x: Array) -> list[Array]:
        """What each layer makes of some rows; the last is the answer."""
        found = [x]
        for i, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            sums = found[-1] @ weights + biases
            found.append(sums if i == len(self.weights) - 1 else np.maximum(sums, 0.0))
        return found

    def fit(self, x: Array, y: Array, epochs: int, calm: float, progress: Progress) -> None:
        """Go through all rows this many times, slower and slower; calm draws weights towards nothing."""
        bar = progress.add_task("epochs", total=epochs)
        for epoch in range(epochs):
            rate = RATE * 0.5 * (1.0 + np.cos(np.pi * epoch / epochs))
            order = self.arrays.asarray(self.chance.permutation(len(x)))
            for begin in range(0, len(x), BATCH):
                chosen = order[begin : begin + BATCH]
                self.step(x[chosen], y[chosen], rate, calm)
            progress.advance(bar)

    def step(self, x: Array, y: Array, rate: float, calm: float) -> None:
        """Move a little towards some results."""
        values = self.forward(x)
        error = (values[-1][:, 0] - y)[:, None] / len(x)
        slopes: list[Array] = []
        sums: list[Array] = []
        for i in reversed(range(len(self.weights))):
            slopes.insert(0, values[i].T @ error + calm * self.weights[i])
            sums.insert(0, error.sum(axis=0))
            if i:
                error = (error @ self.weights[i].T) * (values[i] > 0.0)
        self.steps += 1
        for i, (part, slope) in enumerate(zip(self.weights + self.biases, slopes + sums, strict=True)):
            self.first[i] = 0.9 * self.first[i] + 0.1 * slope
            self.second[i] = 0.999 * self.second[i] + 0.001 * slope * slope
            pull = self.first[i] / (1.0 - 0.9**self.steps)
            part -= rate * pull / (np.sqrt(self.second[i] / (1.0 - 0.999**self.steps)) + 1e-8)


def error_of(net: Training, x: Array, y: Array) -> float:
    """How far the answers are from the results, in points."""
    return float(np.sqrt(np.mean((net.forward(x)[-1][:, 0] - y) ** 2))) * POINTS


class Lesson:
    """What some games teach: their figures and results, of a size to learn from."""

    def __init__(self, found: list[Rows], args: argparse.Namespace) -> None:
        self.args = args
        self.arrays = import_module("cupy") if args.gpu else np
        figures = flat([figures for figures, _ in found], found[0][0].shape[-1])
        self.mean = flat([results for _, results in found]).mean()
        self.results = [np.clip((results - self.mean) / POINTS, -FARTHEST, FARTHEST) for _, results in found]
        self.middle, self.spread = figures.mean(axis=0), figures.std(axis=0) + FEWEST
        self.x = self.arrays.asarray((figures - self.middle) / self.spread)
        sizes = [results.size for results in self.results]
        unseen = np.random.default_rng(args.seed).random(len(found)) < args.unseen
        self.unseen = np.repeat(unseen, sizes)

    def learned(self, rows: Array, progress: Progress) -> Training:
        """The network that these rows make."""
        args = self.args
        chosen = self.arrays.asarray(np.flatnonzero(rows))
        goal = flat(self.results)
        for number in range(args.passes + 1):
            net = Training([self.x.shape[1], *args.hidden, 1], args.seed + number, self.arrays)
            y = self.arrays.asarray(goal)
            net.fit(self.x[chosen], y[chosen], args.epochs, args.calm, progress)
            goal = goals(self.results, self.here(net.forward(self.x)[-1][:, 0]), args.patience)
        return net

    def here(self, part: Array) -> Array:
        """An array that may be on the accelerator."""
        return part.get() if self.args.gpu else part

    def error(self, net: Training) -> str:
        """How far off a network is on games that it has not seen."""
        others = self.arrays.asarray(np.flatnonzero(self.unseen))
        y = self.arrays.asarray(flat(self.results))[others]
        told = f"{error_of(net, self.x[others], y):.1f} points off on games not seen"
        return told + f", {float(y.std()) * POINTS:.1f} by the mean alone"

    def layers(self, net: Training) -> list[tuple[Array, Array]]:
        """A network's layers, for figures as they are and in points."""
        weights = [self.here(part).astype(float) for part in net.weights]
        biases = [self.here(part).astype(float) for part in net.biases]
        biases[0] -= (self.middle / self.spread) @ weights[0]
        weights[0] /= self.spread[:, None]
        weights[-1] *= POINTS
        biases[-1] = biases[-1] * POINTS + self.mean
        return list(zip(weights, biases, strict=True))
