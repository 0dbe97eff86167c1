"""Forgetting a player: the name goes from everywhere, the seats go on without it."""

import time
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.table import NOBODY
from .server import Server
from .store import queries as q
from .store import schema as t
from .tables import Opened

Row = Any
NAMELESS = "…"
MOST = 10_000


async def forget(server: Server, c: AsyncConnection, who: Row) -> list[Opened]:
    """Forget a player; the tables where something changed. Results stay, under no name."""
    gone: dict[str, Any] = {"name": "", "login": None, "password": None, "notices": {}, "gone": True}
    await q.change_player(c, who.id, epoch=who.epoch + 1, **gone)
    for table in (t.token, t.memo, t.notice, t.mute, t.watcher):
        await c.execute(delete(table).where(table.c.player_id == who.id))
    mine = t.chat.c.player_id == who.id
    await c.execute(update(t.chat).where(mine).values(text="", name="", hidden=True))
    found = []
    for row in await q.tables_of(c, who.id, MOST):
        opened = await server.tables.open(c, row.id, lock=True)
        names = {seat.name for seat in opened.seats if seat.player_id == who.id} | {who.name}
        await leave_seats(server, c, opened, who.id)
        await leave_notes(c, opened, names)
        found.append(opened)
    return found


async def leave_seats(server: Server, c: AsyncConnection, opened: Opened, player_id: str) -> None:
    """Free the seats of a table that waits; at one that runs a bot sits in."""
    row = opened.row
    waits = row.status == "open"
    for seat in [seat for seat in opened.seats if seat.player_id == player_id]:
        if waits:
            await q.change_seat(c, seat, kind="open", player_id=None, name="")
        else:
            await q.change_seat(c, seat, away=True, name=NAMELESS)
    if waits and row.owner == player_id:  # nobody could start it any more
        await q.change_table(c, row, status="closed", finished=time.time(), to_act=NOBODY)
    code = {"closed": "closed", "running": "left-to-bot"}.get(row.status, "left")
    await server.tables.changed(c, opened, code, name=NAMELESS)


async def leave_notes(c: AsyncConnection, opened: Opened, names: set[str]) -> None:
    """Take the name out of what was noted at a table."""
    for note in await q.rows(c, select(t.note).where(t.note.c.table_id == opened.row.id)):
        if note.args.get("name") in names:
            place = (t.note.c.table_id == note.table_id) & (t.note.c.number == note.number)
            args = {**note.args, "name": NAMELESS}
            await c.execute(update(t.note).where(place).values(**q.stored({"args": args})))
