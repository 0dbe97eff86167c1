"""Sitting down, getting up, being away and coming back."""

import time
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.table import NOBODY
from ..deps import ServerDep, Someone, answer, get_speech
from ..identity import digest, new_secret
from ..models import Join, SeatChange, SeatOnly, SeatPath, TableId, Watch
from ..problems import Problem
from ..server import Server
from ..store import queries as q
from ..store import schema as t
from ..tables import Opened, check_bots, due, new_seat, seat_names
from .common import need_owner, need_status, open_for, told_table

router = APIRouter(prefix="/api/tables/{table_id}", tags=["tables"])
Row = Any


def link(server: Server, request: Request, table_id: str, token: str) -> dict[str, str]:
    """An invitation: the token stands behind #, so that it is in no server's log."""
    base = server.settings.base_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return {"token": token, "url": f"{base}/#/join/{table_id}/{token}"}


async def add_invite(c: AsyncConnection, table_id: str, seat: int | None) -> str:
    token = new_secret()
    await q.add(c, t.invite, digest=digest(token), table_id=table_id, seat=seat, created=time.time())
    return token


async def invited(c: AsyncConnection, table_id: str, token: str | None) -> Row | None:
    """The invitation that a token stands for; a Problem where it stands for none."""
    if token is None:
        return None
    found = await q.get_invite(c, table_id, digest(token))
    if found is None:
        raise Problem("bad-invite")
    return found


def free_seat(opened: Opened, who: Row, wanted: int | None, invite: Row | None) -> Row:
    """The seat that this player may take: as wanted, else the first one."""
    if invite is not None and invite.seat is not None:
        wanted = invite.seat if wanted is None else wanted
        if wanted != invite.seat:
            raise Problem("bad-invite")

    def may_take(seat: Row) -> bool:
        kept = seat.kind == "invited" and (invite is not None or seat.player_id == who.id)
        return kept or (seat.kind == "open" and (opened.row.public or invite is not None))

    if wanted is not None:
        seat = opened.seat(wanted)
        if seat.kind not in ("open", "invited"):
            raise Problem("seat-taken")
        if not may_take(seat):
            raise Problem("bad-invite")
        return seat
    found = [seat for seat in opened.seats if may_take(seat)]
    if not found:
        free = any(seat.kind in ("open", "invited") for seat in opened.seats)
        raise Problem("bad-invite" if free else "seat-taken")
    return min(found, key=lambda seat: (seat.player_id != who.id, seat.seat))


@router.post("/join")
async def join(request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Join) -> Response:
    """Take a free seat; the game starts when the last one is taken."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await server.tables.open(c, table_id, lock=True)
        invite = await invited(c, table_id, body.invite)
        if invite is None:
            await server.tables.may_see(c, opened, who)
        need_status(opened, "open")
        seat = free_seat(opened, who, body.seat, invite)
        taken = [each.name for each in opened.seats]
        name = who.name if who.name not in taken else f"{who.name[:36]} {seat.seat + 1}"
        await q.change_seat(c, seat, kind="person", player_id=who.id, name=name)
        await server.tables.changed(c, opened, "joined", name=name)
        await server.tables.start_if_full(c, opened)
    return told_change(server, request, opened, who)


def told_change(server: Server, request: Request, opened: Opened, who: Row) -> Response:
    """Ring for a change that is stored, and tell of the table."""
    server.tables.ring(opened)
    server.driver.wake(opened.row.id)
    return answer(told_table(server, opened, who, get_speech(request)))


@router.post("/watch")
async def watch(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Watch
) -> Response:
    """Look on; at a private table with its link."""
    async with server.db.write() as c:
        opened = await server.tables.open(c, table_id)
        if await invited(c, table_id, body.invite) is None:
            await server.tables.may_see(c, opened, who)
        elif not await q.is_watcher(c, table_id, who.id):
            await q.add(c, t.watcher, table_id=table_id, player_id=who.id)
    return answer(told_table(server, opened, who, get_speech(request)))


@router.post("/leave")
async def leave(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: SeatOnly
) -> Response:
    """Before the start: free the seat. Later: a bot sits in until I am back."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_for(server, c, table_id, who, lock=True)
        seat = opened.own_seat(body.seat, who)
        need_status(opened, "open", "running")
        name = seat.name
        if opened.row.status == "open":
            await q.change_seat(c, seat, kind="open", player_id=None, name="")
            await server.tables.changed(c, opened, "left", name=name)
        else:
            await sit_in(server, c, opened, seat, "left-to-bot")
    return told_change(server, request, opened, who)


async def sit_in(server: Server, c: AsyncConnection, opened: Opened, seat: Row, code: str) -> None:
    """A bot sits in for the owner of a seat."""
    await q.change_seat(c, seat, away=True, votes=[])
    now = time.time()
    await q.change_table(c, opened.row, due=due(opened, opened.row.to_act, now), moved=now)
    await server.tables.changed(c, opened, code, name=seat.name, seat=seat.seat)


@router.post("/seats/{number}/back")
async def come_back(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, number: SeatPath
) -> Response:
    """I am back: the bot gets up."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_for(server, c, table_id, who, lock=True)
        need_status(opened, "running")
        seat = opened.own_seat(number, who)
        if seat.away:
            now = time.time()
            more = {"time_left": max(seat.time_left or 0.0, 60.0)} if opened.row.clock == "game" else {}
            await q.change_seat(c, seat, away=False, votes=[], **more)
            await q.change_table(c, opened.row, due=due(opened, opened.row.to_act, now), moved=now)
            await server.tables.changed(c, opened, "back", name=seat.name, seat=number)
    return told_change(server, request, opened, who)


@router.post("/seats/{number}/absent")
async def vote_absent(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, number: SeatPath
) -> Response:
    """Want a bot to sit in for an absent player; it does when all other people at the table want it."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_for(server, c, table_id, who, lock=True)
        need_status(opened, "running")
        seat = opened.seat(number)
        people = {each.player_id for each in opened.seats if each.kind == "person" and not each.away}
        if who.id not in people:
            raise Problem("not-seated")
        if seat.kind != "person" or seat.away or seat.player_id == who.id:
            raise Problem("seat-taken")
        votes = sorted({*seat.votes, who.id} & people)
        if set(votes) >= people - {seat.player_id}:
            await sit_in(server, c, opened, seat, "voted-absent")
        else:
            await q.change_seat(c, seat, votes=votes)
            await server.tables.changed(c, opened, "vote-absent", name=seat.name, seat=number)
    return told_change(server, request, opened, who)


@router.patch("/seats/{number}")
async def change_seat(
    request: Request,
    server: ServerDep,
    who: Someone,
    table_id: TableId,
    number: SeatPath,
    body: SeatChange,
) -> Response:
    """The owner opens, keeps or fills a seat before the start; who sat there gets up."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_for(server, c, table_id, who, lock=True)
        need_owner(opened, who)
        need_status(opened, "open")
        seat = opened.seat(number)
        if body.becomes.startswith("bot:"):
            check_bots([body.becomes[4:]])
        names = seat_names(["open"] * number + [body.becomes], "")
        values = new_seat(table_id, number, body.becomes, who.id, names[number])
        await q.change_seat(c, seat, **values)
        await server.tables.changed(c, opened, "seat-changed", seat=number + 1)
        await server.tables.start_if_full(c, opened)
    return told_change(server, request, opened, who)


@router.post("/start")
async def start(request: Request, server: ServerDep, who: Someone, table_id: TableId) -> Response:
    """The owner starts: bots take the seats that are free."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_for(server, c, table_id, who, lock=True)
        need_owner(opened, who)
        need_status(opened, "open")
        for seat in opened.seats:
            if seat.kind in ("open", "invited"):
                wish = f"bot:{opened.row.stand_in}"
                names = seat_names(["open"] * seat.seat + [wish], "")
                await q.change_seat(c, seat, **new_seat(table_id, seat.seat, wish, who.id, names[seat.seat]))
        if not opened.seats_of(who) and not any(seat.kind == "person" for seat in opened.seats):
            raise Problem("table-not-full")
        await server.tables.start_if_full(c, opened)
    return told_change(server, request, opened, who)


@router.post("/close")
async def close(request: Request, server: ServerDep, who: Someone, table_id: TableId) -> Response:
    """Give the table up: the owner before the start, or later where no other person is at it."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_for(server, c, table_id, who, lock=True)
        need_owner(opened, who)
        need_status(opened, "open", "running")
        people = {seat.player_id for seat in opened.seats if seat.kind == "person" and not seat.away}
        if opened.row.status == "running" and people - {who.id}:
            raise Problem("seat-taken")
        await q.change_table(c, opened.row, status="closed", finished=time.time(), due=None, to_act=NOBODY)
        await server.tables.changed(c, opened, "closed")
    return told_change(server, request, opened, who)


async def seated(c: AsyncConnection, table_id: str, player_id: str) -> bool:
    """Does the player sit at the table?"""
    query = select(t.seat.c.seat).where(t.seat.c.table_id == table_id, t.seat.c.player_id == player_id)
    return (await c.execute(query.where(t.seat.c.kind == "person"))).first() is not None
