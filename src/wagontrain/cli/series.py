"""A series of games: game i is set up and decided by the seed "SEED/i" alone, whichever process plays it."""

import signal
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import bots
from ..bots import Bot, ListBot
from ..bots.arena.processes import worker_pool
from ..core.game import Game
from ..core.state import NOBODY
from .common import Failed, open_game
from .tally import Tally

MOST_DECISIONS = 1_000_000  # a game that goes on longer will not end


@dataclass(frozen=True)
class Series:
    """What is played: enough for any process to play any game of it."""

    game: str
    seats: int
    bots: list[str]
    options: dict[str, object]
    seed: str
    tables: str | None

    def to_json(self, games: int) -> dict[str, object]:
        """The series, JSON-ready."""
        return {
            "game": self.game,
            "seats": self.seats,
            "games": games,
            "bots": self.bots,
            "options": self.options,
            "seed": self.seed,
        }

    def rows(self) -> int:
        """How many scores a game has: a solo game has its opponent's, too."""
        return self.seats + (self.seats == 1)

    def play(self, game: Game[Any], i: int, tally: Tally) -> None:
        """Play game i of the series."""
        seed = f"{self.seed}/{i}"
        s = game.new(self.seats, seed, dict(self.options))
        players = [bots.make(name, f"{seed}/{seat}") for seat, name in enumerate(self.bots)]
        decisions, choices = play_out(game, s, players)
        tally.add_game(game, s, decisions, choices)


def play_out(game: Game[Any], s: Any, players: list[Bot]) -> tuple[int, int]:
    """Play to the end; how many decisions there were, and how many of them were real choices."""
    decisions = 0
    choices = 0
    seat = game.to_act(s)
    while seat != NOBODY:
        player = players[seat]
        legal = game.legal(s)
        action = player.pick(legal) if isinstance(player, ListBot) else bots.decide(player, game, s, seat)
        game.apply(s, action)
        decisions += 1
        if len(legal) > 1:
            choices += 1
        if decisions > MOST_DECISIONS:
            raise Failed(f"a game did not end within {MOST_DECISIONS} decisions")
        seat = game.to_act(s)
    return decisions, choices


class Worker:
    """One process of a series, with its own copy of the game."""

    def __init__(self, series: Series) -> None:
        self.series = series
        self.game = open_game(series.game, Path(series.tables) if series.tables else None)

    def play(self, games: range) -> Tally:
        """Play some games of the series."""
        tally = Tally(self.series.rows())
        for i in games:
            self.series.play(self.game, i, tally)
        return tally


_worker: list[Worker] = []


def _start(series: Series) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that collects
    _worker[:] = [Worker(series)]


def _play(games: range) -> Tally:
    return _worker[0].play(games)


def run_series(series: Series, games: int, workers: int) -> Tally:
    """Play all games, in one process or in several, and show how far it is."""
    from .progress import Progress

    size = max(1, min(200, games // (workers * 4)))
    shares = [range(i, min(i + size, games)) for i in range(0, games, size)]
    tally = Tally(series.rows())
    with Progress(games, sys.stderr) as progress:
        for part in _parts(series, shares, workers):
            tally.add(part)
            progress.show(tally.games)
    return tally


def _parts(series: Series, shares: list[range], workers: int) -> Iterator[Tally]:
    if workers == 1:
        game = open_game(series.game)  # loaded before, with the tables that were asked for
        for share in shares:
            tally = Tally(series.rows())
            for i in share:
                series.play(game, i, tally)
            yield tally
        return
    with worker_pool(min(workers, len(shares)), _start, (series,)) as pool:
        yield from pool.imap(_play, shares)
