"""Tables of other rules: those that replay alike go on under the present rules, the others stay as they are.

A table is judged once, beside the event loop, when the server starts or when it is first opened. The result
is stored as a note: everybody at the table reads it, and no later process does the work again.
"""

import asyncio
import logging
import time
from contextlib import suppress

from anyio import to_thread
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from .compatibility import Difference, rehearse
from .live import is_frozen
from .loading import stored_after
from .releases import own_release
from .store import queries as q
from .store import schema as t
from .store.engine import StoreError
from .tables import CARRIED, DIFFERS, LoadedTable, Row, Tables, due, present_rules

log = logging.getLogger("wagontrain.carrying")
PATIENCE = 5.0  # seconds that a request waits for the result; the page asks again when it is rung


class Carrying:
    """Judges tables one after the other, and whoever opens one waits for it a while."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.db = tables.db
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.one = asyncio.Lock()
        tables.judge = self.judge

    async def judge(self, table_id: str) -> bool:
        """Judge a table; False where that takes longer than anybody should wait."""
        task = self.tasks.get(table_id)
        if task is None:
            task = self.tasks[table_id] = asyncio.create_task(self.judged(table_id))
            task.add_done_callback(lambda done: self.done(table_id, done))
        finished, _ = await asyncio.wait([task], timeout=PATIENCE)
        if finished and not task.cancelled():
            task.result()
        return bool(finished)

    def done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self.tasks.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table could not be judged", exc_info=task.exception(), extra={"table": table_id})

    async def judged(self, table_id: str) -> None:
        """Play the game again and store what came of it, unless it has moved on meanwhile: then once more."""
        async with self.one:
            while True:
                async with self.db.read() as c:
                    row = await q.get_table(c, table_id)
                    if row is None or row.status != "running" or not is_frozen(row):
                        return
                    actions = [action async for action in stored_after(c, row, 0)]
                found = await to_thread.run_sync(rehearse, row, actions)
                async with self.db.write() as c:
                    opened = await self.tables.open(c, table_id, lock=True, game=False)
                    if marks(opened.row) == marks(row):
                        await self.store(c, opened, found)
                        break
        self.tables.ring(opened)

    async def store(self, c: AsyncConnection, opened: LoadedTable, found: Difference | None) -> None:
        """Carry the table over, or say in its log why it stays. Nobody loses time by it."""
        row = opened.row
        rules = present_rules(row)
        if found is not None:
            note = {**vars(found), **rules}
            await self.tables.changed(c, opened, DIFFERS, **note)
            return
        await q.change_table(c, row, **rules)
        if row.clock != "none":
            now = time.time()
            await q.change_table(c, row, moved=now, due=due(opened, row.to_act, now))
        await self.tables.changed(c, opened, CARRIED, release=own_release(), **rules)

    async def run(self) -> None:
        """Judge every running table of other rules, so that lists are right and bots go on."""
        with suppress(StoreError):  # whoever opens a table then tries again
            for table_id in await self.waiting():
                await self.settle(table_id)

    async def settle(self, table_id: str) -> None:
        """Judge one, unless its log says already what came of it."""
        async with self.db.read() as c:
            row = await q.get_table(c, table_id)
            notes = await q.get_notes(c, table_id) if row is not None else []
        if row is not None and self.tables.known_difference(row, notes) is None:
            await self.judge(table_id)

    async def waiting(self) -> list[str]:
        """The running tables of other rules."""
        table = t.game_table.c
        query = select(table.id, table.game, table.version, table.tables).where(table.status == "running")
        async with self.db.read() as c:
            return [row.id for row in (await c.execute(query)).all() if is_frozen(row)]

    async def close(self) -> None:
        """Stop: what is not stored yet is done again next time."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)


def marks(row: Row) -> tuple[object, ...]:
    """What must not have changed while a game was played again."""
    return row.status, row.seq, row.version, row.tables
