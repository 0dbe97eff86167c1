"""Forgetting a player: the name goes from everywhere, the seats go on without it.

The player is gone at once. What they have left behind may be thousands of tables, so it is gone through
step by step, each step a transaction of its own: nobody's move waits for long. What is left to do is in the
database, so a server that stops in between goes on when it starts again.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .absences import give_up, sit_in
from .consent import LEFT, is_present
from .store import queries as q
from .store import schema as t
from .store.engine import StoreError
from .tables import LoadedTable, Tables

log = logging.getLogger("wagontrain.forgetting")
NAMELESS = "…"
AT_ONCE = 20  # tables that are gone through before the answer is sent
STEP = 200  # messages in one transaction
PAUSE = 5.0  # seconds after which the database is tried again

Row = Any


async def begin(c: AsyncConnection, who: Row) -> None:
    """The player is gone: nobody can log in as them or find their name. The rest is noted to be done."""
    gone: dict[str, Any] = {"name": "", "login": None, "password": None, "notices": {}, "gone": True}
    await q.change_player(c, who.id, epoch=who.epoch + 1, **gone)
    await q.add(c, t.erasure, player_id=who.id, name=who.name, asked=time.time())


class Forgetting:
    """Goes through what the players who are gone have left behind."""

    def __init__(self, tables: Tables, wake: Callable[[str], None]) -> None:
        self.tables = tables
        self.db = tables.db
        self.wake_bots = wake
        self.news = asyncio.Event()
        self.closing = asyncio.Event()

    async def run_forever(self) -> None:
        """Go on with what is noted, now and whenever there is more."""
        self.news.set()
        while not self.closing.is_set():
            self.news.clear()
            try:
                await self.go_on()
            except StoreError as error:
                log.warning("the database does not answer", extra={"why": str(error)})
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.closing.wait(), PAUSE)
                continue
            await self.news.wait()

    def close(self) -> None:
        """Stop between two steps."""
        self.closing.set()
        self.news.set()

    async def go_on(self) -> None:
        async with self.db.read() as c:
            pending = await q.rows(c, select(t.erasure).order_by(t.erasure.c.asked))
        for erasure in pending:
            await self.forget(erasure.player_id, erasure.name)

    async def forget(self, player_id: str, name: str, most: int | None = None) -> None:
        """Go through a player's tables, then their messages; no more tables than given."""
        done = 0
        async for table_id in self.tables_left_by(player_id):
            if done == most or self.closing.is_set():
                self.news.set()
                return
            await self.forget_at(table_id, player_id, name)
            done += 1
        await self.forget_elsewhere(player_id)

    async def tables_left_by(self, player_id: str) -> AsyncIterator[str]:
        """The tables at which a player sits, and those that they have made, read a few at a time."""
        place: q.Place | None = None
        while True:
            async with self.db.read() as c:
                places = await q.places_of(c, player_id, place, AT_ONCE)
            for place in places:
                yield place[2]
            if not places:
                break
        made: tuple[float, str] | None = None
        while True:
            async with self.db.read() as c:
                page = q.owned_page(player_id, made, AT_ONCE, "finished", "closed")
                found = [tuple(row) for row in (await c.execute(page)).all()]
            for made in found:
                yield made[1]
            if not found:
                break

    async def forget_at(self, table_id: str, player_id: str, name: str) -> None:
        """Take a player from one table; nothing is done there twice."""
        async with self.tables.lock(table_id), self.db.write() as c:
            opened = await self.tables.open(c, table_id, lock=True, game=False)
            row = opened.row
            mine = [seat for seat in opened.seats if seat.player_id == player_id and seat.name != NAMELESS]
            named = await leave_notes(c, row, {seat.name for seat in mine} | {name})
            if not mine and not named and row.status != "open":
                return
            for seat in mine:
                await self.leave_seat(c, opened, seat)
            if row.status == "open" and row.owner == player_id:  # nobody could start it any more
                await give_up(self.tables, c, opened)
            else:
                await self.tables.changed(c, opened, "left", name=NAMELESS)
        self.tables.ring(opened)
        self.wake_bots(table_id)

    async def leave_seat(self, c: AsyncConnection, opened: LoadedTable, seat: Row) -> None:
        """Free a seat of a table that waits; at one that runs a bot sits in."""
        if opened.row.status == "open":
            await q.change_seat(c, seat, kind="open", player_id=None, name="")
            return
        was_here = is_present(seat)
        await q.change_seat(c, seat, name=NAMELESS, away=True)
        if was_here and opened.row.status == "running":
            await sit_in(self.tables, c, opened, seat, "left-to-bot", LEFT)

    async def forget_elsewhere(self, player_id: str) -> None:
        """Empty the player's messages and delete what only they had; then nothing is left to be done."""
        chat = t.chat.c
        key = (chat.table_id, chat.number)
        some = select(*key).where(chat.player_id == player_id, ~chat.hidden | (chat.name != "")).limit(STEP)
        while not self.closing.is_set():
            async with self.db.write() as c:
                found = [tuple(row) for row in (await c.execute(some)).all()]
                gone = update(t.chat).where(tuple_(*key).in_(found))
                await c.execute(gone.values(text="", name="", hidden=True))
            if len(found) < STEP:
                break
        else:
            return
        async with self.db.write() as c:
            for table in (t.token, t.memo, t.notice, t.mute, t.watcher, t.erasure):
                await c.execute(delete(table).where(table.c.player_id == player_id))


async def leave_notes(c: AsyncConnection, row: Row, names: set[str]) -> bool:
    """Take the name out of what was noted at a table; was it there?"""
    named = False
    for note in await q.get_notes(c, row.id):
        if note.args.get("name") in names:
            place = (t.note.c.table_id == note.table_id) & (t.note.c.number == note.number)
            args = {**note.args, "name": NAMELESS}
            await c.execute(update(t.note).where(place).values(**q.stored({"args": args})))
            named = True
    return named
