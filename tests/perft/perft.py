"""Perft: the number of lines of play to some depth, from the positions in `<game>.perft`.

Each line of a file is a position: seats, seed, options, how many actions were played before, the depth, and
the number of lines. `scripts/perft` counts again and writes the files, or only those of the games named.
"""

import json
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import wagontrain
from tests.core import toy
from wagontrain import Game

FOLDER = Path(__file__).parent
LINE = re.compile(
    r"seats=(?P<seats>\d+) seed=(?P<seed>\S+) options=(?P<options>\{.*\}) after=(?P<after>\d+) "
    r"depth=(?P<depth>\d+) lines=(?P<lines>\d+)"
)
STRIDE = 7919


@dataclass(frozen=True)
class Position:
    """One line of a file."""

    game: str
    seats: int
    seed: str
    options: str
    after: int
    depth: int
    lines: int

    def __str__(self) -> str:
        return (
            f"seats={self.seats} seed={self.seed} options={self.options} after={self.after} "
            f"depth={self.depth} lines={self.lines}"
        )

    def count(self) -> int:
        """The lines of play from here."""
        game = game_called(self.game)
        s = game.new(self.seats, self.seed, json.loads(self.options))
        for step in range(self.after):
            legal = game.legal(s)
            game.apply(s, legal[STRIDE * step % len(legal)])
        return lines_from(game, s, self.depth)


def lines_from(game: Game[Any], s: Any, depth: int) -> int:
    """How many different sequences of that many actions there are; a game that ends sooner counts once."""
    legal = game.legal(s)
    if depth == 1 or not legal:
        return max(1, len(legal))
    total = 0
    for action in legal:
        other = game.clone(s)
        game.apply(other, action)
        total += lines_from(game, other, depth - 1)
    return total


def game_called(name: str) -> Game[Any]:
    return toy.GAME if name == "toy" else wagontrain.game(name)


def positions(path: Path) -> list[Position]:
    """The positions of a file."""
    found: list[Position] = []
    for line in path.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            match = LINE.fullmatch(line)
            assert match, f"{path.name}: not a position: {line}"
            numbers = {name: int(match[name]) for name in ("seats", "after", "depth", "lines")}
            found.append(Position(path.stem, seed=match["seed"], options=match["options"], **numbers))
    return found


def files() -> list[Path]:
    return sorted(FOLDER.glob("*.perft"))


def rewrite(path: Path) -> None:
    """The file with every count made again."""
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if line.startswith("#")]
    for position in positions(path):
        lines.append(re.sub(r"\d+$", str(position.count()), str(position)))
        print(path.stem, lines[-1], file=sys.stderr)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for file in files():
        if not sys.argv[1:] or file.stem in sys.argv[1:]:
            rewrite(file)
