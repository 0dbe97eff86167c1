"""A block: the same deal played once for each way to sit."""

from time import perf_counter
from typing import Any

from ...core.game import Game
from ...core.state import NOBODY
from ..eval import evaluator_of
from ..named import make
from .guard import Guard
from .match import Match

Record = dict[str, Any]


def play_block(match: Match, game: Game[Any], block: int) -> Record:
    """All games of one block, JSON-ready."""
    games = [play_game(match, game, block, bots) for bots in match.tables_of_block()]
    return {"block": block, "games": games}


def play_game(match: Match, game: Game[Any], block: int, bots: list[str]) -> Record:
    """One game: who sat where, totals and ranks by seat, how long each turn took, what went wrong."""
    seed = f"{match.seed}/{block}"
    s = game.new(match.seats, seed, dict(match.options))
    guards = [
        Guard(make(name, f"{seed}/{i}/{name}"), f"{seed}/{i}", match.patience) for i, name in enumerate(bots)
    ]
    times = Times(game, match.seats)
    decisions = 0
    while (seat := game.to_act(s)) != NOBODY:
        started = perf_counter()
        action = guards[seat].decide(game, s, seat)
        times.add(s, seat, perf_counter() - started)
        game.apply(s, action)
        decisions += 1
    scores = game.scores(s)
    return {
        "bots": bots,
        "totals": [score.total for score in scores],
        "ranks": [score.rank for score in scores],
        "decisions": decisions,
        "turn_ms": times.to_json(),
        "faults": [[seat, *fault] for seat, guard in enumerate(guards) for fault in guard.faults],
    }


class Times:
    """How long each turn of each seat took; its small decisions count together."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.evaluator = evaluator_of(game)
        self.turns: list[list[float]] = [[] for _ in range(seats)]
        self.current = (NOBODY, 0)

    def add(self, s: Any, seat: int, seconds: float) -> None:
        """A decision took so long."""
        now = (seat, self.evaluator.turn(s))
        if now != self.current:
            self.current = now
            self.turns[seat].append(0.0)
        self.turns[seat][-1] += seconds

    def to_json(self) -> list[list[float]]:
        """Milliseconds, turn by turn, for each seat."""
        return [[round(seconds * 1000, 1) for seconds in turns] for turns in self.turns]
