"""Bringing a game into memory from its stored actions, a little at a time, so that nobody waits for it."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from .live import History, Live
from .store import queries as q

PAGE = 500  # stored actions that are read at a time
BREATH = 500  # how much is done before others have their turn: a row that is not played counts as 1,
PLAYED = 25  # one that is played as this many

Row = Any


async def brought_up(c: AsyncConnection, row: Row, known: Live | None) -> Live:
    """A copy of the known game with all that was stored since, so that nobody meets it in between."""
    live = Live(row) if known is None else known.copy()
    history = History(live)
    async for action in stored_after(c, row, live.seq):
        history.add(action)
    effort = 0
    for number in range(len(history.rows)):
        effort += PLAYED if history.take(live, number) else 1
        if effort >= BREATH:
            effort = 0
            await asyncio.sleep(0)
    return live


async def stored_after(c: AsyncConnection, row: Row, seq: int) -> AsyncIterator[Row]:
    """What was stored for a game after a number, as far as its row says, read a page at a time."""
    while seq < row.seq:
        page = await q.actions_after(c, row.id, seq, min(PAGE, row.seq - seq))
        if not page:
            return
        for action in page:
            yield action
        seq = page[-1].seq
        await asyncio.sleep(0)
