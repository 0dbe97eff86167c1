"""Trains the networks that have their share in the judgement of Great Western Trail.

    scripts/train-net --minutes 20 --games build/train/tables.jsonl      # plays, and writes weights/gwt.json
    scripts/train-net --solo --minutes 20 --games build/train/solo.jsonl # the same against Sam: gwt_solo.json
    scripts/train-net --games build/train/tables.jsonl                   # without more games

Greedy bots play with weights varied at random, in one game for all of it, in the next from turn to turn: so
like positions are gone on from in different ways. Each game is added to the file as its actions; all games of
the file are played through again, and between any two turns the figures of each seat (`gwt_features.py`) and
the score that it ended with (against Sam: its lead) are taken. The network that comes closest to these
scores is written, with how it was made. After a first round play a second one: its games show where the first
network leads to, `--share` says how far they follow it. Try the result in an arena before it is used.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from math import exp
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from rich.progress import Progress

import wagontrain
from wagontrain import NOBODY, bots
from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.eval.base import read_weights
from wagontrain.bots.eval.gwt import TrailEvaluator
from wagontrain.bots.eval.gwt_features import ALONE, AT_TABLES, Features
from wagontrain.bots.eval.gwt_outlook import between_turns
from wagontrain.bots.greedy import GreedyBot

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "wagontrain" / "bots" / "weights"
GAME = wagontrain.game("gwt")
TABLES = (2, 2, 4, 2, 2, 3)  # seats of one game after another
FIXED = ("scale", "width", "depth", "sam")
QUICK_WIDTH = 6  # lines side by side in these games
POINTS = 20.0  # one for the network: its results are a few such steps apart
FARTHEST = 3.0  # steps from the mean; what is beyond says no more
FEWEST = 0.05  # a figure that varies less than this is not made more of
BATCH = 512
RATE = 0.002
Record = dict[str, Any]
Array = Any


# -- games


def varied(chance: Random, spread: float, share: tuple[float, float]) -> TrailEvaluator:
    """A judgement with weights varied by factors, and with some share of the network."""
    weights = read_weights("gwt")
    for name in weights:
        if name not in FIXED:
            weights[name] *= exp(chance.gauss(0.0, spread))
    found = evaluator_of(GAME, weights)
    assert isinstance(found, TrailEvaluator)
    found.lean(*[chance.uniform(*share)] * 2)
    return found


def played(seed: str, seats: int, by_turn: bool, spread: float, share: tuple[float, float]) -> Record:
    """One game of greedy bots, each with weights of its own, for the game or for each turn."""
    chance = Random(seed)
    s = GAME.new(seats, seed)
    players = [GreedyBot(seed, varied(chance, spread, share), width=QUICK_WIDTH) for _ in range(seats)]
    clock = varied(chance, 0.0, (0.0, 0.0))
    turn = (NOBODY, 0)
    actions: list[int] = []
    while (seat := GAME.to_act(s)) != NOBODY:
        if by_turn and turn != (seat, clock.turn(s)):
            turn = (seat, clock.turn(s))
            players[seat].given = varied(chance, spread, share)
        actions.append(bots.decide(players[seat], GAME, s, seat))
        GAME.apply(s, actions[-1])
    totals = [score.total for score in GAME.scores(s)]
    return {"seed": seed, "seats": seats, "actions": actions, "totals": totals}


def games(args: argparse.Namespace) -> Iterator[tuple[Any, ...]]:
    """What is played, one game after another: `played` takes these. No deal of the file comes again."""
    number = len(args.games.read_text(encoding="utf-8").splitlines()) if args.games.exists() else 0
    while True:
        seats = 1 if args.solo else TABLES[number % len(TABLES)]
        name = f"train/{args.seed}/{number}"
        yield name, seats, number // len(TABLES) % 2 == 1, args.varied, tuple(args.share)
        number += 1


def play(args: argparse.Namespace, progress: Progress) -> None:
    """Add the games of so many minutes to the file."""
    args.games.parent.mkdir(parents=True, exist_ok=True)
    bar = progress.add_task("games", total=args.minutes * 60)
    begun = monotonic()
    coming = games(args)
    with args.games.open("a", encoding="utf-8") as file, ProcessPoolExecutor(args.workers) as pool:
        while monotonic() - begun < args.minutes * 60:
            lot = [next(coming) for _ in range(args.workers * len(TABLES))]
            for record in pool.map(played, *zip(*lot, strict=True)):
                file.write(json.dumps(record) + "\n")
                progress.update(bar, completed=monotonic() - begun)


# -- what they show


def rows_of(line: str) -> tuple[Array, Array]:
    """The figures of each seat between any two turns of a game, and what it ended with."""
    record = json.loads(line)
    s = GAME.new(record["seats"], record["seed"])
    judged = varied(Random(0), 0.0, (0.0, 0.0))
    judge = judged.outlook(s).judge
    totals = record["totals"]
    figures: list[list[float]] = []
    results: list[float] = []
    turn = (NOBODY, 0)
    for action in record["actions"]:
        now = (GAME.to_act(s), judged.turn(s))
        if now != turn and between_turns(s):
            for seat in range(record["seats"]):
                figures.append(Features(s, seat, judge, judge.seen(s, seat)).all())
                results.append(totals[seat] - (totals[1] if s.solo else 0))
        turn = now
        GAME.apply(s, action)
    return np.array(figures, dtype=np.float32), np.array(results, dtype=np.float32)


def look(args: argparse.Namespace, progress: Progress) -> tuple[Array, Array, Array]:
    """The figures and results of all games of the file, and which game each row is of."""
    lines = args.games.read_text(encoding="utf-8").splitlines()
    bar = progress.add_task("positions", total=len(lines))
    found = []
    with ProcessPoolExecutor(args.workers) as pool:
        for rows in pool.map(rows_of, lines, chunksize=10):
            found.append(rows)
            progress.advance(bar)
    numbers = [np.full(len(results), number) for number, (_, results) in enumerate(found)]
    return (
        np.concatenate([figures for figures, _ in found]),
        np.concatenate([results for _, results in found]),
        np.concatenate(numbers),
    )


# -- the network


class Training:
    """A network on its way: layers of weights and biases, moved by Adam towards the results."""

    def __init__(self, sizes: list[int], seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.weights = [
            self.chance.normal(0.0, np.sqrt(2.0 / n), (n, m)).astype(np.float32) for n, m in pairwise(sizes)
        ]
        self.weights[-1] *= 0.1
        self.biases = [np.zeros(m, np.float32) for m in sizes[1:]]
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
        """Go through all rows so many times, slower and slower; calm draws weights towards nothing."""
        bar = progress.add_task("epochs", total=epochs)
        for epoch in range(epochs):
            rate = RATE * 0.5 * (1.0 + np.cos(np.pi * epoch / epochs))
            order = self.chance.permutation(len(x))
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


def trained(
    figures: Array, results: Array, numbers: Array, args: argparse.Namespace
) -> tuple[list[Any], str]:
    """The layers of the best network, in points, and how far off it is on games that it has not seen."""
    mean = results.mean()
    y = np.clip((results - mean) / POINTS, -FARTHEST, FARTHEST).astype(np.float32)
    middle, spread = figures.mean(axis=0), figures.std(axis=0) + FEWEST
    x = (figures - middle) / spread
    unseen = (np.random.default_rng(args.seed).random(numbers.max() + 1) < args.unseen)[numbers]
    sizes = [x.shape[1], *args.hidden, 1]
    told = ""
    with Progress() as progress:
        if unseen.any():
            trial = Training(sizes, args.seed)
            trial.fit(x[~unseen], y[~unseen], args.epochs, args.calm, progress)
            told = f"{error_of(trial, x[unseen], y[unseen]):.1f} points off on games not seen, "
            told += f"{float(y[unseen].std()) * POINTS:.1f} by the mean alone"
        net = Training(sizes, args.seed)
        net.fit(x, y, args.epochs, args.calm, progress)
    weights = [part.astype(float) for part in net.weights]
    biases = [part.astype(float) for part in net.biases]
    biases[0] -= (middle / spread) @ weights[0]
    weights[0] /= spread[:, None]
    weights[-1] *= POINTS
    biases[-1] = biases[-1] * POINTS + mean
    return list(zip(weights, biases, strict=True)), told


def written(path: Path, made: str, inputs: tuple[str, ...], layers: list[Any]) -> None:
    """The file of a network, a line for each list of figures."""
    text = json.dumps({"made": made, "inputs": inputs})[:-1] + ', "layers": ['
    for i, (weights, biases) in enumerate(layers):
        rows = ",\n".join(json.dumps(short(row)) for row in weights.T)
        text += (", " if i else "") + f'{{"weights": [\n{rows}\n], "biases":\n{json.dumps(short(biases))}}}'
    path.write_text(text + "]}\n", encoding="utf-8")


def short(figures: Array) -> list[float]:
    """Figures of four digits: more of them say nothing."""
    return [float(f"{figure:.4g}") for figure in figures]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=Path, required=True, help="the file that games are added to")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long games are played before")
    parser.add_argument("--solo", action="store_true", help="against Sam")
    parser.add_argument("--varied", type=float, default=0.3, help="how far weights vary, as a power of e")
    parser.add_argument(
        "--share", type=float, nargs=2, default=(0.4, 1.0), help="of the network in the games, from and to"
    )
    parser.add_argument("--hidden", type=int, nargs="*", default=[16], help="the sizes of hidden layers")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--calm", type=float, default=0.01, help="how far weights are drawn to nothing")
    parser.add_argument("--unseen", type=float, default=0.2, help="the share of games for a trial before")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    if not args.minutes and not args.games.exists():
        parser.error(f"--games: {args.games} is not there, and without --minutes no games are played")
    with Progress() as progress:
        if args.minutes:
            play(args, progress)
        figures, results, numbers = look(args, progress)
    inputs = ALONE if args.solo else AT_TABLES
    if figures.shape[1] != len(inputs):
        sys.exit(f"{args.games}: games {'at tables' if args.solo else 'against Sam'}, not as --solo says")
    layers, told = trained(figures, results, numbers, args)
    hidden = " ".join(map(str, args.hidden))
    made = f"scripts/train-net{' --solo' if args.solo else ''} --hidden {hidden} --epochs {args.epochs}"
    made += f" --calm {args.calm:g} --seed {args.seed}: {numbers.max() + 1} games, {len(results)} positions"
    made += f"; {told}" if told else ""
    written(args.out or WEIGHTS / ("gwt_solo.json" if args.solo else "gwt.json"), made, inputs, layers)
    print(made)


if __name__ == "__main__":
    main()
