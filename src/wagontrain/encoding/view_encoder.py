"""Rows for a game that has no encoder of its own: its view, hashed into a fixed number of columns.

Each number and each word of the view has a column, chosen by a hash of its path; two may share one. That is
slow (it makes a view for each row) and has no readable column names, but it works for every game.
"""

from collections.abc import Iterator
from typing import Any
from zlib import crc32

from ..core.game import Game
from ..core.rows import HIGHEST, Columns, RowEncoder

VERSION = 1
WIDTH = 2048
SCALE = 0.2
Leaf = tuple[str, int]


class ViewEncoder(RowEncoder[Any]):
    """Writes what `observe` returns, and nothing else."""

    def __init__(self, game: Game[Any]) -> None:
        columns = Columns()
        columns.add("view", [str(n) for n in range(WIDTH)], SCALE)
        super().__init__(columns, game.actions.size, VERSION)
        self.game = game
        self.rows = 0

    def stage(self, s: Any) -> int:
        """Return another number each time: nothing is known about when points change."""
        self.rows += 1
        return self.rows

    def write(self, s: Any, seat: int) -> None:
        """Write the columns into `self.writer`."""
        sums: dict[int, int] = {}
        for path, value in leaves(self.game.observe(s, seat), "", seat):
            place = crc32(path.encode()) % WIDTH
            sums[place] = sums.get(place, 0) + value
        for place, value in sums.items():
            self.writer[place] = min(value, HIGHEST)


def leaves(value: object, path: str, viewer: int) -> Iterator[Leaf]:
    """Go through the numbers and words of a view; boards of seats are counted from the viewer's."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "viewer":
                yield from leaves(inner, f"{path}.{key}", viewer)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            if isinstance(inner, str):
                yield f"{path}={inner}", 1
            place = i
            if isinstance(inner, dict) and "seat" in inner:
                place = (i - viewer) % len(value)
                inner = {key: item for key, item in inner.items() if key != "seat"}
            yield from leaves(inner, f"{path}[{place}]", viewer)
    elif isinstance(value, bool):
        if value:
            yield path, 1
    elif isinstance(value, int):
        yield (path, value) if value >= 0 else (f"{path}<0", -value)
    elif isinstance(value, str):
        yield f"{path}={value}", 1
