"""Talking at the table, muting, and one's own notes."""

import time
from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import delete, select, update

from .. import responses
from ..dependencies import Anyone, ServerDep, Someone, answer
from ..problems import Problem
from ..requests import Memo, NumberPath, NumberQuery, PlayerId, Say, TableId
from ..store import queries as q
from ..store import schema as t
from ..store.engine import Taken
from ..tables import LoadedTable
from .common import open_for, open_to_change

router = APIRouter(prefix="/api", tags=["chat"])
Row = Any


def message_json(row: Any) -> dict[str, Any]:
    """A message; of a hidden one only that it was there."""
    message = {
        "number": row.number,
        "player": row.player_id,
        "name": row.name,
        "hidden": row.hidden,
        "at": row.at,
    }
    return {**message, "text": "" if row.hidden else row.text}


def need_company(opened: LoadedTable, who: Row | None) -> None:
    """A Problem for strangers at a table without spectators: what was said there is no part of the game."""
    row = opened.row
    here = {row.owner, *(seat.player_id for seat in opened.seats)}
    if not row.spectators and (who is None or who.id not in here):
        raise Problem("no-spectators")


@router.get("/tables/{table_id}/chat", response_model=responses.ChatPart)
async def get_chat(server: ServerDep, who: Anyone, table_id: TableId, since: NumberQuery = 0) -> Response:
    """Messages after a number, in order; where there are no spectators, only for the people of the table."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who, game=False)
        need_company(opened, who)
        found = await q.get_chat(c, table_id, since, who.id if who is not None else None)
    return answer({"chat": opened.row.chat, "messages": [message_json(row) for row in reversed(found)]})


@router.post("/tables/{table_id}/chat", status_code=201)
async def say(server: ServerDep, who: Someone, table_id: TableId, body: Say) -> Response:
    """Say something to the table; only its players can."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_to_change(server, c, table_id, who)
        row = opened.row
        if not opened.seats_of(who) and row.owner != who.id:
            raise Problem("not-seated")
        values = {"number": row.chat + 1, "player_id": who.id, "name": who.name, "text": body.text}
        await q.add(c, t.chat, table_id=table_id, at=time.time(), **values)
        await q.change_table(c, row, chat=row.chat + 1)
        await server.tables.announce(c, opened)
    server.tables.ring(opened)
    return answer({"number": row.chat}, 201)


@router.post("/tables/{table_id}/chat/{number}/hide")
async def hide(server: ServerDep, who: Someone, table_id: TableId, number: NumberPath) -> Response:
    """Hide a message: one's own, or any as the table's owner."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_to_change(server, c, table_id, who)
        place = (t.chat.c.table_id == table_id) & (t.chat.c.number == number)
        found = await q.first(c, select(t.chat).where(place))
        if found is None:
            raise Problem("not-found", "message")
        if who.id not in (found.player_id, opened.row.owner):
            raise Problem("not-the-owner")
        await c.execute(update(t.chat).where(place).values(hidden=True))
        await server.tables.changed(c, opened, "message-hidden", name=who.name)
    server.tables.ring(opened)
    return answer({"number": number, "hidden": True})


@router.put("/me/mutes/{player_id}")
async def mute(server: ServerDep, who: Someone, player_id: PlayerId) -> Response:
    """Leave out somebody's messages, for me."""
    async with server.db.read() as c:
        if await q.get_player(c, player_id) is None:
            raise Problem("not-found", "player")
    try:
        async with server.db.write() as c:
            await q.add(c, t.mute, player_id=who.id, muted=player_id)
    except Taken:
        pass  # muted already
    return answer({"player": player_id, "muted": True})


@router.delete("/me/mutes/{player_id}")
async def unmute(server: ServerDep, who: Someone, player_id: PlayerId) -> Response:
    """Hear somebody again."""
    async with server.db.write() as c:
        await c.execute(delete(t.mute).where(t.mute.c.player_id == who.id, t.mute.c.muted == player_id))
    return answer({"player": player_id, "muted": False})


@router.get("/tables/{table_id}/memo", response_model=responses.MemoText)
async def get_memo(server: ServerDep, who: Someone, table_id: TableId) -> Response:
    """My own note on this table."""
    async with server.db.read() as c:
        await open_for(server, c, table_id, who, game=False)
        mine = (t.memo.c.table_id == table_id) & (t.memo.c.player_id == who.id)
        found = await q.first(c, select(t.memo).where(mine))
    return answer({"text": found.text if found is not None else ""})


@router.put("/tables/{table_id}/memo", response_model=responses.MemoText)
async def set_memo(server: ServerDep, who: Someone, table_id: TableId, body: Memo) -> Response:
    """Write my own note on this table."""
    async with server.db.write() as c:
        await open_for(server, c, table_id, who, game=False)
        mine = (t.memo.c.table_id == table_id) & (t.memo.c.player_id == who.id)
        await c.execute(delete(t.memo).where(mine))
        await q.add(c, t.memo, table_id=table_id, player_id=who.id, text=body.text)
    return answer({"text": body.text})
