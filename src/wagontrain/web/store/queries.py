# Over 300 lines: one query after another.
"""Reading and writing rows. Every function takes the connection of its caller's transaction."""

import json
import time
from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from sqlalchemy import (
    Executable,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema as t

Row = Any  # a row by its columns' names, JSON columns read
JSON_COLUMNS = ("options", "result", "args", "votes", "parts", "notices", "closing")

# Asked with every request: put together once.
TABLE_BY_ID = select(t.game_table).where(t.game_table.c.id == bindparam("id"))
PLAYER_BY_ID = select(t.player).where(t.player.c.id == bindparam("id"), ~t.player.c.gone)
HISTORY = (t.action.c.seq, t.action.c.kind, t.action.c.seat, t.action.c.text, t.action.c.player_id)
PLAYER_BY_SESSION = (
    select(t.player, t.session.c.id.label("credential"), t.session.c.seen.label("used"))
    .join(t.session, t.session.c.player_id == t.player.c.id)
    .where(t.session.c.id == bindparam("session"), t.session.c.ends > bindparam("now"))
    .where(t.player.c.id == bindparam("id"), ~t.player.c.gone)
)
PLAYER_BY_TOKEN = (
    select(t.player, t.token.c.id.label("credential"), t.token.c.seen.label("used"))
    .join(t.token, t.token.c.player_id == t.player.c.id)
    .where(t.token.c.digest == bindparam("digest"), ~t.player.c.gone)
)
ACTION_BY_KEY = select(t.action).where(
    t.action.c.table_id == bindparam("table_id"), t.action.c.key == bindparam("key")
)


def record(row: Any) -> Row:
    """A row with its JSON read."""
    values = dict(row._mapping)
    for name in JSON_COLUMNS:
        if values.get(name) is not None:
            values[name] = json.loads(values[name])
    return SimpleNamespace(**values)


def stored(values: dict[str, Any]) -> dict[str, Any]:
    """Values for a row, JSON written."""
    return {
        name: json.dumps(value, ensure_ascii=False) if name in JSON_COLUMNS and value is not None else value
        for name, value in values.items()
    }


async def rows(c: AsyncConnection, query: Select[Any]) -> list[Row]:
    return [record(row) for row in (await c.execute(query)).all()]


async def first(c: AsyncConnection, query: Select[Any], **values: Any) -> Row | None:
    row = (await c.execute(query, values)).first()
    return None if row is None else record(row)


def insertion(table: Any, /, **values: Any) -> Executable:
    return insert(table).values(**stored(values))


async def add(c: AsyncConnection, table: Any, /, **values: Any) -> None:
    await c.execute(insertion(table, **values))


# -- tables and seats


async def get_table(c: AsyncConnection, table_id: str, lock: bool = False) -> Row | None:
    """A table; locked, no other process can change it before this transaction ends."""
    return await first(c, TABLE_BY_ID.with_for_update() if lock else TABLE_BY_ID, id=table_id)


async def get_seats(c: AsyncConnection, table_ids: Sequence[str]) -> dict[str, list[Row]]:
    """The seats of tables, in order."""
    query = select(t.seat).where(t.seat.c.table_id.in_(table_ids)).order_by(t.seat.c.table_id, t.seat.c.seat)
    found: dict[str, list[Row]] = {table_id: [] for table_id in table_ids}
    for row in await rows(c, query):
        found[row.table_id].append(row)
    return found


async def change_table(c: AsyncConnection, row: Row, /, **values: Any) -> None:
    """Change a table's row, and the copy of it at hand."""
    await c.execute(update(t.game_table).where(t.game_table.c.id == row.id).values(**stored(values)))
    row.__dict__.update(values)


async def end_table(c: AsyncConnection, row: Row, /, **values: Any) -> None:
    """Note that a table is over, with its seats: a player's list reads only those."""
    await change_table(c, row, due=None, **values)
    await c.execute(update(t.seat).where(t.seat.c.table_id == row.id).values(ended=True))


def table_update(row: Row, /, **values: Any) -> Executable:
    """Change a table's row, and the copy of it at hand, if nothing has moved on since it was read."""
    same = and_(
        t.game_table.c.id == row.id, t.game_table.c.seq == row.seq, t.game_table.c.change == row.change
    )
    row.__dict__.update(values)
    return update(t.game_table).where(same).values(**stored(values))


def seat_update(seat: Row, /, **values: Any) -> Executable:
    """Change a seat's row, and the copy of it at hand."""
    place = and_(t.seat.c.table_id == seat.table_id, t.seat.c.seat == seat.seat)
    seat.__dict__.update(values)
    return update(t.seat).where(place).values(**stored(values))


async def change_seat(c: AsyncConnection, seat: Row, /, **values: Any) -> None:
    await c.execute(seat_update(seat, **values))


async def add_note(c: AsyncConnection, row: Row, code: str, /, **args: Any) -> None:
    """Note what happened around the game."""
    number = row.change + 1
    await add(c, t.note, table_id=row.id, number=number, seq=row.seq, code=code, args=args, at=time.time())
    await change_table(c, row, change=number)


async def get_notes(c: AsyncConnection, table_id: str) -> list[Row]:
    return await rows(c, select(t.note).where(t.note.c.table_id == table_id).order_by(t.note.c.number))


def lobby_page(status: str | None, game: str | None, limit: int, before: float | None) -> Select[Any]:
    """Public tables, the newest first."""
    query = select(t.game_table).where(t.game_table.c.public)
    if status:
        query = query.where(t.game_table.c.status == status)
    if game:
        query = query.where(t.game_table.c.game == game)
    if before is not None:
        query = query.where(t.game_table.c.created < before)
    return query.order_by(t.game_table.c.created.desc()).limit(limit)


async def lobby(
    c: AsyncConnection, status: str | None, game: str | None, limit: int, before: float | None
) -> list[Row]:
    """A page of the lobby."""
    return await rows(c, lobby_page(status, game, limit, before))


async def tables_by_id(c: AsyncConnection, table_ids: Sequence[str]) -> dict[str, Row]:
    query = select(t.game_table).where(t.game_table.c.id.in_(table_ids))
    return {row.id: row for row in await rows(c, query)}


Place = tuple[bool, float, str]
"""Where a table stands in its player's list: is it over, when was it made, its id. The newest come first."""


def seated_page(player_id: str, ended: bool, after: tuple[float, str] | None, limit: int) -> Select[Any]:
    """Tables at which a player has a seat, from a place in the list on; one index holds all that is read."""
    mine = t.seat.c
    query = select(mine.since, mine.table_id).where(mine.player_id == player_id, mine.ended == ended)
    if after is not None:
        query = query.where(tuple_(mine.since, mine.table_id) < after)
    return query.distinct().order_by(mine.since.desc(), mine.table_id.desc()).limit(limit)


def owned_page(player_id: str, after: tuple[float, str] | None, limit: int, *statuses: str) -> Select[Any]:
    """Tables of these statuses that a player has made, whether or not they have a seat there."""
    mine = t.game_table.c
    query = select(mine.created, mine.id).where(mine.owner == player_id, mine.status.in_(statuses))
    if after is not None:
        query = query.where(tuple_(mine.created, mine.id) < after)
    return query.order_by(mine.created.desc(), mine.id.desc()).limit(limit)


async def places_of(c: AsyncConnection, player_id: str, after: Place | None, limit: int) -> list[Place]:
    """The next tables in a player's list: those that are not over, then the others."""
    found: list[Place] = []
    for ended in (False, True):
        if after is not None and after[0] > ended:
            continue
        since = after[1:] if after is not None and after[0] == ended else None
        pages = [seated_page(player_id, ended, since, limit)]
        if not ended:
            pages.append(owned_page(player_id, since, limit, "open", "running"))
        seen = {tuple(row) for page in pages for row in (await c.execute(page)).all()}
        found += [(ended, made, table_id) for made, table_id in sorted(seen, reverse=True)]
        if len(found) >= limit:
            break
    return found[:limit]


async def count_owned(c: AsyncConnection, player_id: str, *conditions: Any) -> int:
    """How many tables a player has made that meet these conditions."""
    query = select(func.count()).select_from(t.game_table).where(t.game_table.c.owner == player_id)
    return int((await c.execute(query.where(*conditions))).scalar_one())


def has_bot() -> Any:
    """Does a bot play a seat of the outer query's table, its own or an absent player's?"""
    here = t.seat.c.table_id == t.game_table.c.id
    return exists().where(here, or_(t.seat.c.kind == "bot", t.seat.c.away))


async def bots_to_act(c: AsyncConnection, moved: float) -> list[str]:
    """Running tables that have waited since then for a seat that a bot plays."""
    at = and_(t.seat.c.table_id == t.game_table.c.id, t.seat.c.seat == t.game_table.c.to_act)
    query = (
        select(t.game_table.c.id)
        .join(t.seat, at)
        .where(t.game_table.c.status == "running", t.game_table.c.moved < moved)
        .where(or_(t.seat.c.kind == "bot", t.seat.c.away))
    )
    return [row.id for row in (await c.execute(query)).all()]


async def clocks_run_out(c: AsyncConnection, now: float) -> list[str]:
    query = select(t.game_table.c.id).where(t.game_table.c.status == "running", t.game_table.c.due <= now)
    return [row.id for row in (await c.execute(query)).all()]


# -- actions


async def actions_after(c: AsyncConnection, table_id: str, seq: int, most: int) -> list[Row]:
    """What was stored for a game after that number, this many rows at most."""
    query = select(*HISTORY).where(t.action.c.table_id == table_id, t.action.c.seq > seq)
    return list((await c.execute(query.order_by(t.action.c.seq).limit(most))).all())


async def action_by_key(c: AsyncConnection, table_id: str, key: str) -> Row | None:
    return (await c.execute(ACTION_BY_KEY, {"table_id": table_id, "key": key})).first()


# -- players


async def get_player(c: AsyncConnection, player_id: str) -> Row | None:
    return await first(c, PLAYER_BY_ID, id=player_id)


async def player_by_login(c: AsyncConnection, login: str) -> Row | None:
    return await first(c, select(t.player).where(t.player.c.login == login, ~t.player.c.gone))


async def player_by_session(c: AsyncConnection, player_id: str, session: str) -> Row | None:
    """The player of a session that has not ended; `credential` is the session's id, `used` when last seen."""
    return await first(c, PLAYER_BY_SESSION, id=player_id, session=session, now=time.time())


async def player_by_token(c: AsyncConnection, digest: str) -> Row | None:
    """The player of a token; `credential` is the token's id, `used` when it was last used."""
    return await first(c, PLAYER_BY_TOKEN, digest=digest)


async def change_player(c: AsyncConnection, player_id: str, **values: Any) -> None:
    await c.execute(update(t.player).where(t.player.c.id == player_id).values(**stored(values)))


async def is_watcher(c: AsyncConnection, table_id: str, player_id: str) -> bool:
    query = select(t.watcher.c.table_id).where(
        t.watcher.c.table_id == table_id, t.watcher.c.player_id == player_id
    )
    return (await c.execute(query)).first() is not None


async def get_invite(c: AsyncConnection, table_id: str, digest: str) -> Row | None:
    """An invitation to that table that has not ended."""
    good = and_(t.invite.c.table_id == table_id, t.invite.c.ends > time.time())
    return await first(c, select(t.invite).where(t.invite.c.digest == digest, good))


# -- chat, plans


async def get_chat(c: AsyncConnection, table_id: str, since: int, reader: str | None) -> list[Row]:
    """Messages after a number, without those of people whom the reader has muted."""
    query = select(t.chat).where(t.chat.c.table_id == table_id, t.chat.c.number > since)
    if reader is not None:
        muted = select(t.mute.c.muted).where(t.mute.c.player_id == reader)
        query = query.where(t.chat.c.player_id.not_in(muted))
    return await rows(c, query.order_by(t.chat.c.number.desc()).limit(500))


async def get_plans(c: AsyncConnection, table_id: str) -> list[Row]:
    return await rows(c, select(t.plan).where(t.plan.c.table_id == table_id).order_by(t.plan.c.question))


def plans_deletion(table_id: str, seat: int, condition: Any) -> Executable:
    return delete(t.plan).where(t.plan.c.table_id == table_id, t.plan.c.seat == seat, condition)


async def count(c: AsyncConnection, table: Any) -> int:
    return int((await c.execute(select(func.count()).select_from(table))).scalar_one())
