"""All that is stored about a player, as one JSON text that is read and sent a piece at a time."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Select, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .store import queries as q
from .store import schema as t
from .store.engine import Database
from .views import encoded

PIECE = 200  # rows that are written at a time; then others have their turn
TOKEN = (t.token.c.id, t.token.c.label, t.token.c.created, t.token.c.seen)  # without what it is known by


def parts_of(player_id: str) -> dict[str, Select[Any]]:
    """What is stored by player: seats, messages, notes, results, ratings, sessions, tokens."""
    tables = (t.seat, t.chat, t.memo, t.outcome, t.mute, t.notice, t.watcher, t.session)
    parts: dict[str, Select[Any]] = {
        table.name: select(table).where(table.c.player_id == player_id) for table in tables
    }
    parts["rating"] = select(t.rating).where(t.rating.c.who == player_id)
    parts["token"] = select(*TOKEN).where(t.token.c.player_id == player_id)
    return parts


async def all_about(db: Database, me: dict[str, Any]) -> AsyncIterator[bytes]:
    """Who I am, what is stored by player, and what I have played, table by table.

    Nothing is sent while the database is read: a slow listener would keep it from tidying up.
    """
    yield b'{"player":' + encoded(me)
    for name, query in parts_of(me["id"]).items():
        async with db.read() as c:
            pieces = await written(c, query)
        yield b"," + encoded(name) + b":[" + b",".join(pieces) + b"]"
    yield b',"action":['
    first = True
    async for piece in actions_of(db, me["id"]):
        yield piece if first else b"," + piece
        first = False
    yield b"]}"


async def written(c: AsyncConnection, query: Select[Any]) -> list[bytes]:
    """Rows as JSON, each without the brackets of a list."""
    pieces: list[bytes] = []
    async for row in await c.stream(query):
        pieces.append(encoded(vars(q.record(row))))
        if len(pieces) % PIECE == 0:
            await asyncio.sleep(0)
    return pieces


async def actions_of(db: Database, player_id: str) -> AsyncIterator[bytes]:
    """What the player has played, at each of their tables that has something of it."""
    place: q.Place | None = None
    while True:
        async with db.read() as c:
            places = await q.places_of(c, player_id, place, PIECE)
        if not places:
            return
        for place in places:
            mine = (t.action.c.table_id == place[2], t.action.c.player_id == player_id)
            async with db.read() as c:
                pieces = await written(c, select(t.action).where(*mine).order_by(t.action.c.seq))
            if pieces:
                yield b",".join(pieces)
