"""Games as files: replays of finished ones, and records of what one seat may know of any.

Both are made from what is stored, so a game whose rules are no longer here can still be taken along.
"""

from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.replay import Replay
from .live import CONFIRM, UNDO
from .loading import stored_after
from .replays import brief
from .tables import LoadedTable

Row = Any


def standing(rows: Sequence[Row]) -> list[tuple[int, str]]:
    """Seat and text of each stored action that was not taken back."""
    found: list[tuple[int, str]] = []
    for row in rows:
        if row.kind == UNDO:
            del found[int(row.text) :]
        elif row.kind != CONFIRM:
            found.append((row.seat, row.text))
    return found


async def played(c: AsyncConnection, opened: LoadedTable) -> list[tuple[int, str]]:
    """Seat and text of each action of a game, whether or not its rules are here."""
    if opened.live is not None:
        return [(step.seat, step.text) for step in opened.live.steps]
    return standing([row async for row in stored_after(c, opened.row, 0)])


async def replay_of(c: AsyncConnection, opened: LoadedTable) -> Replay:
    """A finished game as a replay file."""
    row = opened.row
    options = dict(row.options)
    replay = Replay(row.game, row.version, options, row.tables, row.seats, opened.names, row.commitment)
    replay.seed = row.seed
    replay.result = {"end": row.result["end"], "scores": [brief(score) for score in row.result["scores"]]}
    replay.actions = [text for _, text in await played(c, opened)]
    return replay
