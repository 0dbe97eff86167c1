"""What many games add up to: whole numbers only, so that the order of adding never shows."""

from collections import Counter
from math import sqrt
from typing import Any

from ..core.game import Game


class Tally:
    """Sums over games. It stays small however many games there are."""

    def __init__(self, rows: int) -> None:
        self.games = 0
        self.decisions = 0
        self.choices = 0  # decisions with more than one legal action
        self.lengths: Counter[int] = Counter()
        self.ends: Counter[str] = Counter()
        self.scores: list[Counter[int]] = [Counter() for _ in range(rows)]
        self.parts: list[Counter[str]] = [Counter() for _ in range(rows)]
        self.wins: list[Counter[int]] = [Counter() for _ in range(rows)]  # by how many share the first place

    def add_game(self, game: Game[Any], s: Any, decisions: int, choices: int) -> None:
        """Add a finished game."""
        self.games += 1
        self.decisions += decisions
        self.choices += choices
        self.lengths[decisions] += 1
        self.ends[game.end_reason(s)] += 1
        scores = game.scores(s)
        winners = sum(score.rank == 1 for score in scores)
        for row, score in enumerate(scores):
            self.scores[row][score.total] += 1
            self.parts[row].update(score.parts)
            if score.rank == 1:
                self.wins[row][winners] += 1

    def add(self, other: "Tally") -> None:
        """Add all games of another tally."""
        self.games += other.games
        self.decisions += other.decisions
        self.choices += other.choices
        self.lengths.update(other.lengths)
        self.ends.update(other.ends)
        for mine, theirs in zip(self.scores, other.scores, strict=True):
            mine.update(theirs)
        for sums, more in zip(self.parts, other.parts, strict=True):
            sums.update(more)
        for wins, others in zip(self.wins, other.wins, strict=True):
            wins.update(others)

    def to_json(self) -> dict[str, object]:
        """Everything, JSON-ready; the same for the same games."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "choices": self.choices,
            "lengths": spread(self.lengths),
            "ends": dict(sorted(self.ends.items())),
            "seats": [self.seat_to_json(row) for row in range(len(self.scores))],
        }

    def seat_to_json(self, row: int) -> dict[str, object]:
        """One seat's scores; a shared first place is a fraction of a win."""
        parts = {name: round(total / self.games, 3) for name, total in sorted(self.parts[row].items())}
        won = sum(count / shared for shared, count in sorted(self.wins[row].items()))
        return {"wins": round(won / self.games, 4), "score": spread(self.scores[row]), "parts": parts}


def spread(counts: Counter[int]) -> dict[str, float]:
    """Mean, standard deviation, standard error of the mean, and the ordered middle of a distribution."""
    n = counts.total()
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    variance = max(0, n * squares - total * total) / (n * n)
    deviation = sqrt(variance)
    values = sorted(counts)
    return {
        "mean": round(total / n, 3),
        "deviation": round(deviation, 3),
        "error": round(deviation / sqrt(n), 4),
        "least": values[0],
        "quarter": quantile(counts, values, 1, 4),
        "median": quantile(counts, values, 1, 2),
        "three_quarters": quantile(counts, values, 3, 4),
        "most": values[-1],
    }


def quantile(counts: Counter[int], values: list[int], over: int, under: int) -> int:
    """The least value that at least over/under of all do not exceed."""
    n = counts.total()
    seen = 0
    for value in values:
        seen += counts[value]
        if seen * under >= n * over:
            return value
    return values[-1]
