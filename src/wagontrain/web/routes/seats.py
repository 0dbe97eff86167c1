"""Sitting down, getting up, being away and coming back."""

import time
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from .. import responses
from ..absences import close_if_agreed, give_up, sit_in, wind_clock
from ..consent import FILLS, LEFT, VOTE, is_present, vote_from, who_must_agree
from ..dependencies import ServerDep, Someone, answer, get_speech
from ..invites import find_invite
from ..new_tables import check_bots, new_seat, seat_names
from ..problems import Problem
from ..requests import Consent, Join, SeatChange, SeatOnly, SeatPath, TableId, Watch
from ..server import Server
from ..store import queries as q
from ..store import schema as t
from ..tables import LoadedTable
from .common import need_owner, need_status, open_to_change, table_json

router = APIRouter(prefix="/api/tables/{table_id}", tags=["tables"])
Row = Any


def free_seat(opened: LoadedTable, who: Row, wanted: int | None, invite: Row | None) -> Row:
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


def sits_already(opened: LoadedTable, who: Row, wanted: int | None, invite: Row | None) -> bool:
    """Has this player what is asked for? A second seat is taken only where it is named."""
    if wanted is None and invite is not None:
        wanted = invite.seat
    mine = opened.seats_of(who)
    return wanted in mine if wanted is not None else bool(mine)


@router.post("/join", response_model=responses.TableInfo)
async def join(request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Join) -> Response:
    """Take a free seat; the game starts when the last one is taken. Asked twice, it is done once."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await server.tables.open(c, table_id, lock=True, game=False)
        invite = await find_invite(c, table_id, body.invite)
        if invite is None:
            await server.tables.may_see(c, opened, who)
        if sits_already(opened, who, body.seat, invite):
            return answer(table_json(server, opened, who, get_speech(request)))
        need_status(opened, "open")
        seat = free_seat(opened, who, body.seat, invite)
        taken = [each.name for each in opened.seats]
        name = who.name if who.name not in taken else f"{who.name[:36]} {seat.seat + 1}"
        await q.change_seat(c, seat, kind="person", player_id=who.id, name=name, seen=None)
        await server.tables.changed(c, opened, "joined", name=name)
        await server.tables.start_if_full(c, opened)
    return changed_table(server, request, opened, who)


def changed_table(server: Server, request: Request, opened: LoadedTable, who: Row) -> Response:
    """Ring for a change that is stored, and tell of the table."""
    server.tables.ring(opened)
    server.driver.wake(opened.row.id)
    return answer(table_json(server, opened, who, get_speech(request)))


@router.post("/watch", response_model=responses.TableInfo)
async def watch(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Watch
) -> Response:
    """Look on; at a private table with its link."""
    async with server.db.write() as c:
        opened = await server.tables.open(c, table_id, game=False)
        if await find_invite(c, table_id, body.invite) is None:
            await server.tables.may_see(c, opened, who)
        elif not await q.is_watcher(c, table_id, who.id):
            await q.add(c, t.watcher, table_id=table_id, player_id=who.id)
    return answer(table_json(server, opened, who, get_speech(request)))


@router.post("/leave", response_model=responses.TableInfo)
async def leave(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: SeatOnly
) -> Response:
    """Before the start: free the seat. Later: a bot sits in until I am back."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_to_change(server, c, table_id, who)
        seat = opened.own_seat(body.seat, who)
        need_status(opened, "open", "running")
        name = seat.name
        if opened.row.status == "open":
            await q.change_seat(c, seat, kind="open", player_id=None, name="")
            await server.tables.changed(c, opened, "left", name=name)
        else:
            await sit_in(server.tables, c, opened, seat, "left-to-bot", LEFT)
    return changed_table(server, request, opened, who)


@router.post("/seats/{number}/back", response_model=responses.TableInfo)
async def come_back(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, number: SeatPath
) -> Response:
    """I am back: the bot gets up."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_to_change(server, c, table_id, who)
        need_status(opened, "running")
        seat = opened.own_seat(number, who)
        if seat.away:
            more = {"time_left": max(seat.time_left or 0.0, 60.0)} if opened.row.clock == "game" else {}
            await q.change_seat(c, seat, away=False, votes=[], **more)
            await wind_clock(c, opened, seat)
            await server.tables.changed(c, opened, "back", name=seat.name, seat=number)
    return changed_table(server, request, opened, who)


@router.post("/seats/{number}/absent", response_model=responses.TableInfo)
async def vote_absent(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, number: SeatPath, body: Consent
) -> Response:
    """Want a bot to sit in for a player for whom the table has waited long; done when all others want it."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_to_change(server, c, table_id, who)
        need_status(opened, "running")
        seat, people = opened.seat(number), set(opened.people())
        if who.id not in people:
            raise Problem("not-seated")
        if not is_present(seat) or seat.player_id == who.id:
            raise Problem("seat-taken")
        if body.agree:
            await need_absence(server, c, opened, seat)
        votes = {*seat.votes, who.id} & people if body.agree else set(seat.votes) - {who.id}
        if body.agree and votes >= people - {seat.player_id}:
            await sit_in(server.tables, c, opened, seat, "voted-absent", VOTE)
        elif votes != set(seat.votes):
            await q.change_seat(c, seat, votes=sorted(votes))
            code = "vote-absent" if body.agree else "vote-withdrawn"
            await server.tables.changed(c, opened, code, name=seat.name, seat=number)
    return changed_table(server, request, opened, who)


async def need_absence(server: Server, c: AsyncConnection, opened: LoadedTable, seat: Row) -> None:
    """A Problem where the player is here, is not waited for, or has not been away for long enough."""
    row = opened.row
    if seat.player_id in server.rings.online(row.id):
        raise Problem("not-absent")
    if row.to_act != seat.seat:
        raise Problem("not-awaited")
    if row.clock != "none":
        raise Problem("not-absent-long", vote_from=row.due)
    stored = (await q.get_seats(c, [row.id]))[row.id][seat.seat]  # "seen" changes without a note
    departed = server.rings.departed.get((row.id, seat.player_id))  # just now, and not yet stored
    if departed is not None:
        stored.seen = departed
    begins = vote_from(row, stored, server.settings.absence_seconds)
    if time.time() < begins:
        raise Problem("not-absent-long", vote_from=begins)


@router.patch("/seats/{number}", response_model=responses.TableInfo)
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
        opened = await open_to_change(server, c, table_id, who)
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
    return changed_table(server, request, opened, who)


@router.post("/start", response_model=responses.TableInfo)
async def start(request: Request, server: ServerDep, who: Someone, table_id: TableId) -> Response:
    """The owner starts: bots take the seats that are free."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_to_change(server, c, table_id, who)
        need_owner(opened, who)
        need_status(opened, "open")
        for seat in opened.seats:
            if seat.kind in ("open", "invited"):
                wish = f"bot:{opened.row.stand_in or FILLS}"
                names = seat_names(["open"] * seat.seat + [wish], "")
                await q.change_seat(c, seat, **new_seat(table_id, seat.seat, wish, who.id, names[seat.seat]))
        if not opened.seats_of(who) and not any(seat.kind == "person" for seat in opened.seats):
            raise Problem("table-not-full")
        await server.tables.start_if_full(c, opened)
    return changed_table(server, request, opened, who)


@router.post("/close", response_model=responses.TableInfo)
async def close(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Consent
) -> Response:
    """Give the table up: before the start its owner does; later it is done when all people at it agree."""
    async with server.tables.lock(table_id), server.db.write() as c:
        opened = await open_to_change(server, c, table_id, who)
        need_status(opened, "open", "running")
        row, needed = opened.row, who_must_agree(opened.row, opened.seats)
        stuck = opened.frozen is not None and opened.frozen.code == "other-version"
        alone = row.owner == who.id and (not needed or row.status == "open" or stuck)
        if row.status == "open":
            need_owner(opened, who)
        elif who.id not in needed and not alone:
            raise Problem("not-seated")
        if alone and body.agree:
            await give_up(server.tables, c, opened)
        elif row.status == "running":
            await vote_closing(server, c, opened, who, body.agree)
    return changed_table(server, request, opened, who)


async def vote_closing(
    server: Server, c: AsyncConnection, opened: LoadedTable, who: Row, agree: bool
) -> None:
    """Count a vote to give the table up. A no ends the matter until somebody asks again."""
    row = opened.row
    if agree:
        await q.change_table(c, row, closing=sorted({*row.closing, who.id}))
        if not await close_if_agreed(server.tables, c, opened):
            await server.tables.changed(c, opened, "vote-close", name=who.name)
    elif row.closing:
        await q.change_table(c, row, closing=[])
        await server.tables.changed(c, opened, "close-refused", name=who.name)
