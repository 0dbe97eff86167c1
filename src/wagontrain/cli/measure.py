"""The measurements of `bench`. Play goes in slices, in turn with the peer: both meet the same machine."""

import json
import os
import subprocess
import sys
from platform import python_version
from random import Random
from statistics import mean, median, stdev
from time import perf_counter
from typing import TYPE_CHECKING, Any

from ..core.game import Game
from .common import is_compiled

if TYPE_CHECKING:
    from .peer import Peer

SLICES = 6
REPEATS = 5


class Slice:
    """One stretch of random play."""

    def __init__(self, seconds: float, games: int, decisions: int, choices: int) -> None:
        self.seconds = seconds
        self.games = games
        self.decisions = decisions
        self.choices = choices

    def rate(self) -> float:
        """Decisions per second."""
        return self.decisions / self.seconds


def measure(
    game: Game[Any], seats: int, options: dict[str, object], seconds: float, peer: "Peer | None"
) -> dict[str, Any]:
    """All figures, JSON-ready."""
    play_slice(game, seats, options, min(0.5, seconds / 4), "warm-up")
    ours: list[Slice] = []
    theirs: list[Slice] = []
    for i in range(SLICES):
        ours.append(play_slice(game, seats, options, seconds / SLICES, f"slice {i}"))
        if peer is not None:
            theirs.append(Slice(*peer.play(seconds / SLICES)))
    figures: dict[str, Any] = {
        "build": "compiled" if is_compiled() else "plain",
        "python": python_version(),
        "game": game.name,
        "seats": seats,
        "options": options,
        "play": summary(ours),
        **small_things(game, seats, options),
        "import_ms": round(import_time(), 1),
    }
    if peer is not None:
        ratios = [mine.rate() / other.rate() for mine, other in zip(ours, theirs, strict=True)]
        figures["peer"] = {"name": peer.name, "play": summary(theirs)}
        figures["ratio"] = spread(ratios)
    return figures


def play_slice(game: Game[Any], seats: int, options: dict[str, object], seconds: float, seed: str) -> Slice:
    """Random games, with the whole legal list at each decision, until the time is over; only whole games."""
    random = Random(seed).random
    games = decisions = choices = 0
    started = perf_counter()
    while perf_counter() - started < seconds:
        s = game.new(seats, f"{seed}/{games}", options)
        while legal := game.legal(s):
            count = len(legal)
            game.apply(s, legal[int(random() * count)])
            decisions += 1
            if count > 1:
                choices += 1
        games += 1
    return Slice(perf_counter() - started, games, decisions, choices)


def summary(slices: list[Slice]) -> dict[str, Any]:
    """Slices together, with the spread of their rates."""
    seconds = sum(part.seconds for part in slices)
    return {
        "games_per_second": round(sum(part.games for part in slices) / seconds, 1),
        "decisions_per_second": round(sum(part.decisions for part in slices) / seconds),
        "choices_per_second": round(sum(part.choices for part in slices) / seconds),
        "spread": spread([part.rate() for part in slices]),
    }


def spread(values: list[float]) -> dict[str, float]:
    """The mean, how far the values lie around it, and the ends."""
    return {
        "mean": round(mean(values), 2),
        "median": round(median(values), 2),
        "deviation": round(stdev(values), 2),
        "least": round(min(values), 2),
        "most": round(max(values), 2),
    }


def small_things(game: Game[Any], seats: int, options: dict[str, object]) -> dict[str, Any]:
    """A state in mid-game: to clone, to save, to load; and setting a game up."""
    s = middle(game, seats, options)
    text = json.dumps(game.save(s))
    return {
        "clone_us": microseconds(lambda: game.clone(s), 2000),
        "setup_us": microseconds(lambda: game.new(seats, "bench", options), 100),
        "save_bytes": len(text),
        "save_us": microseconds(lambda: json.dumps(game.save(s)), 50),
        "load_us": microseconds(lambda: game.load(json.loads(text)), 50),
    }


def middle(game: Game[Any], seats: int, options: dict[str, object]) -> Any:
    """A state half-way through a random game."""
    moves: list[int] = []
    random = Random("middle").random
    s = game.new(seats, "middle", options)
    while legal := game.legal(s):
        moves.append(legal[int(random() * len(legal))])
        game.apply(s, moves[-1])
    s = game.new(seats, "middle", options)
    for action in moves[: len(moves) // 2]:
        game.apply(s, action)
    return s


def microseconds(work: Any, times: int) -> float:
    """How long a piece of work takes, the best of a few runs."""
    best = float("inf")
    for _ in range(REPEATS):
        started = perf_counter()
        for _ in range(times):
            work()
        best = min(best, perf_counter() - started)
    return round(best / times * 1e6, 2)


def import_time() -> float:
    """How long a fresh Python takes to import the library, in milliseconds; the best of a few."""
    code = "import time; t = time.perf_counter(); import wagontrain; print((time.perf_counter() - t) * 1000)"
    command = [sys.executable, "-c", code]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    runs = [
        subprocess.run(command, capture_output=True, text=True, env=environ, check=True) for _ in range(3)
    ]
    return min(float(run.stdout) for run in runs)
