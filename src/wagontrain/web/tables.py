# Over 300 lines: every step in the life of a table uses the same locks and caches.
"""The life of a table: made, joined, started, looked at. Playing is in moves.py."""

import asyncio
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from copy import copy
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy.ext.asyncio import AsyncConnection

import wagontrain

from ..core.errors import WagontrainError
from ..core.state import NOBODY
from .compatibility import Difference
from .consent import is_present, stand_in_of
from .identity import new_id
from .invites import add_invite
from .lanes import Locks, lock_of
from .live import Live, game_of, is_frozen
from .loading import brought_up
from .new_tables import check_bots, checked_game, new_row, new_seat, seat_names, stored_game
from .problems import Problem
from .quotas import need_room
from .releases import own_release
from .settings import Settings
from .store import queries as q
from .store import schema as t
from .store.engine import Database, Notification
from .subscriptions import Rings

Row = Any
CARRIED, DIFFERS = "carried", "differs"  # notes: what came of a table that was begun under other rules


class Frozen(Problem):
    """A table cannot be played on: it was begun under rules that are not here, or are not the same."""

    def __init__(self, detail: str, difference: Difference | None = None) -> None:
        super().__init__("other-version", f"{detail}: {difference}" if difference is not None else detail)
        self.difference = difference


class LoadedTable:
    """A table with its seats and, once it has started, its game.

    One that was begun under rules that are no longer here has no game, only the problem that says so: it can
    be looked at, exported and given up, and nothing else.
    """

    def __init__(self, row: Row, seats: list[Row], live: Live | None, frozen: Problem | None = None) -> None:
        self.row = row
        self.seats = seats
        self.live = live
        self.frozen = frozen

    @property
    def names(self) -> list[str]:
        """The names as they are stored, for files; `Speech.names` has those for a reader."""
        return [seat.name for seat in self.seats]

    def notification(self) -> Notification:
        """How far the table is, and the player it waits for."""
        row = self.row
        waits_for = self.seats[row.to_act].player_id if row.to_act != NOBODY else None
        return row.id, row.seq, row.change, row.chat, waits_for

    def game(self) -> Live:
        """The game; a Problem before it has started, and where its rules are gone."""
        if self.frozen is not None:
            raise self.frozen
        if self.live is None:
            raise Problem("table-not-running")
        return self.live

    def seat(self, number: int) -> Row:
        if not 0 <= number < len(self.seats):
            raise Problem("not-found", "seat")
        return self.seats[number]

    def own_seat(self, number: int, who: Row) -> Row:
        """A seat of this player's; a Problem where it is somebody else's."""
        seat = self.seat(number)
        if seat.kind != "person" or seat.player_id != who.id:
            raise Problem("not-your-seat")
        return seat

    def people(self) -> dict[str, list[int]]:
        """Who plays here and is not away, each with their seats."""
        found: dict[str, list[int]] = {}
        for seat in self.seats:
            if is_present(seat):
                found.setdefault(seat.player_id, []).append(seat.seat)
        return found

    def seats_of(self, who: Row | None) -> list[int]:
        if who is None:
            return []
        return [seat.seat for seat in self.seats if seat.kind == "person" and seat.player_id == who.id]

    def played_by_bot(self, number: int) -> str | None:
        """The bot that decides for a seat, None where its owner does."""
        if number == NOBODY:
            return None
        seat = self.seats[number]
        return seat.bot if seat.kind == "bot" else stand_in_of(self.row) if seat.away else None


class TableContext:
    """What is around a game, as it was at some number of changes."""

    def __init__(self, mark: tuple[int, int], seats: list[Row], notes: list[Row]) -> None:
        self.mark = mark
        self.seats = seats
        self.notes = notes


class Tables:
    """All tables. States are kept for those in use; the rest is in the database."""

    def __init__(self, settings: Settings, db: Database, rings: Rings) -> None:
        self.settings = settings
        self.db = db
        self.rings = rings
        self.lives: OrderedDict[str, Live] = OrderedDict()
        self.around: OrderedDict[str, TableContext] = OrderedDict()
        self.frozen: dict[str, Problem] = {}  # while this process lives its rules stay what they are
        self.judge: Callable[[str], Awaitable[bool]] | None = None  # set by rules_upgrade.py
        self.locks: Locks = WeakValueDictionary()
        self.openings: Locks = WeakValueDictionary()

    def lock(self, table_id: str) -> asyncio.Lock:
        """One change of a table at a time, within this process; between processes the database decides."""
        return lock_of(self.locks, table_id)

    def opening(self, table_id: str) -> asyncio.Lock:
        """One task at a time that brings a game into memory."""
        return lock_of(self.openings, table_id)

    # -- opening

    async def open(
        self, c: AsyncConnection, table_id: str, lock: bool = False, copied: bool = False, game: bool = True
    ) -> LoadedTable:
        """The table as it is stored now; its game brought up to date. To be changed, its seats are copied.

        Whoever writes asks for no game where none is needed: others wait for the database meanwhile.
        """
        row = await q.get_table(c, table_id, lock)
        if row is None:
            raise Problem("not-found", "table")
        around = await self.known_around(c, row)
        seats = [copy(seat) for seat in around.seats] if lock or copied else around.seats
        if row.status == "open" or row.started is None:
            return LoadedTable(row, seats, None)
        if row.id not in self.frozen and is_frozen(row):
            problem = self.known_problem(row, around.notes)
            if problem is None and game and not lock and self.judge is not None:
                await c.rollback()  # so that what is read afterwards is what was stored meanwhile
                if await self.judge(table_id):
                    return await self.open(c, table_id, copied=copied)
            if problem is None:
                return LoadedTable(row, seats, None, Problem("checking-rules"))
            self.frozen[row.id] = problem
        if row.id not in self.frozen:
            try:
                return LoadedTable(row, seats, await self.current(c, row) if game else None)
            except Problem as problem:
                if problem.code != "other-version":
                    raise
                self.frozen[row.id] = problem
        return LoadedTable(row, seats, None, self.frozen[row.id])

    def known_problem(self, row: Row, notes: Sequence[Row]) -> Problem | None:
        """Why a table of other rules is not played on; None where that is still to be found out."""
        try:
            game_of(row)
        except Problem as problem:
            difference = self.known_difference(row, notes)
            if difference is not None or row.status != "running":
                return Frozen(problem.detail, difference)
        return None

    def known_difference(self, row: Row, notes: Sequence[Row]) -> Difference | None:
        """What was found when the game was played again under the present rules; None where it was not."""
        for note in reversed(notes):
            if note.code == DIFFERS and present_rules(row).items() <= note.args.items():
                args = note.args
                return Difference(args["move"], args["seat"], args["why"], args["text"], args["reasons"])
        return None

    async def known_around(self, c: AsyncConnection, row: Row) -> "TableContext":
        """The seats and notes of a table. Whatever changes them adds a note, or, for clocks, an action."""
        found = self.around.get(row.id)
        mark = (row.change, row.seq if row.clock == "game" else 0)
        if found is None or found.mark != mark:
            seats = (await q.get_seats(c, [row.id]))[row.id]
            found = self.around[row.id] = TableContext(mark, seats, await q.get_notes(c, row.id))
            if len(self.around) > self.settings.live_tables:
                self.around.popitem(last=False)
        self.around.move_to_end(row.id)
        return found

    async def current(self, c: AsyncConnection, row: Row) -> Live:
        """The game up to the last stored action, from memory as far as it reaches."""
        live = self.lives.get(row.id)
        if live is None or live.seq < row.seq:
            async with self.opening(row.id):  # whoever comes meanwhile need not play the same again
                live = self.lives.get(row.id)
                if live is None or live.seq < row.seq:
                    live = await brought_up(c, row, live)
                    self.keep(live)
        self.lives.move_to_end(row.id)
        return live

    def keep(self, live: Live) -> None:
        """Keep a game in memory, unless it is there already in a newer form; the one unused longest goes."""
        known = self.lives.get(live.table_id)
        if known is None or known.seq < live.seq:
            self.lives[live.table_id] = live
        self.lives.move_to_end(live.table_id)
        while len(self.lives) > self.settings.live_tables:
            self.lives.popitem(last=False)

    def drop(self, table_id: str) -> None:
        self.lives.pop(table_id, None)

    async def may_see(self, c: AsyncConnection, opened: LoadedTable, who: Row | None) -> None:
        """A Problem unless this player may know of the table: a private one is not there for strangers."""
        row = opened.row
        if row.public or (who is not None and row.owner == who.id) or opened.seats_of(who):
            return
        kept_for = [seat.player_id for seat in opened.seats]
        if who is not None and (who.id in kept_for or await q.is_watcher(c, row.id, who.id)):
            return
        raise Problem("not-found", "table")

    def viewer(self, opened: LoadedTable, who: Row | None, seat: int | None) -> int | None:
        """Through whose eyes: the seat asked for, else mine that is to act, else any of mine, else none."""
        mine = opened.seats_of(who)
        if seat is not None:
            if opened.row.status == "finished" and 0 <= seat < len(opened.seats):
                return seat
            if seat not in mine:
                raise Problem("not-your-seat")
            return seat
        if opened.row.to_act in mine:
            return int(opened.row.to_act)
        if mine:
            return mine[0]
        if not opened.row.spectators and opened.row.status != "finished":
            raise Problem("no-spectators")
        return None

    # -- making

    async def create(self, who: Row, wanted: dict[str, Any]) -> tuple[str, str, float]:
        """A new table; its id, the token of its link, and when that ends."""
        seats: list[str] = list(wanted["seats"])
        if wanted.get("shuffle_seats"):
            random.SystemRandom().shuffle(seats)
        game, options = checked_game(wanted["game"], len(seats), wanted.get("options") or {})
        wished = [name[4:] for name in seats if name.startswith("bot:")]
        check_bots([*wished, wanted["stand_in"]] if wanted["stand_in"] else wished)
        if "me" not in seats:
            raise Problem("invalid", "seats: one of them is to be 'me'")
        table_id, seed = new_id(), secrets.token_hex(16)
        row = new_row(table_id, game, options, len(seats), seed, who.id, wanted)
        names = seat_names(seats, who.name)
        made = [new_seat(table_id, number, kind, who.id, names[number]) for number, kind in enumerate(seats)]
        async with self.db.write() as c:
            await self.add(c, row, made)
            token, ends = await add_invite(c, self.settings, table_id)
            opened = await self.open(c, table_id)
            await self.start_if_full(c, opened)
        return table_id, token, ends

    async def add(
        self, c: AsyncConnection, row: dict[str, Any], seats: list[dict[str, Any]], over: bool = False
    ) -> None:
        """Store a table and its seats; a Problem where its owner has made as many as the server allows."""
        bots = any(seat["kind"] == "bot" for seat in seats)
        await need_room(c, self.settings.quotas, row["owner"], bots and not over, not over)
        await q.add(c, t.game_table, **row)
        for seat in seats:
            await q.add(c, t.seat, since=row["created"], **seat)

    async def start_if_full(self, c: AsyncConnection, opened: LoadedTable) -> bool:
        """Start the game when no seat is free."""
        if opened.row.status != "open" or any(seat.kind in ("open", "invited") for seat in opened.seats):
            return False
        await self.start(c, opened)
        return True

    async def start(self, c: AsyncConnection, opened: LoadedTable) -> None:
        """Start the game, under the rules of today: its first seat is asked."""
        row = opened.row
        game, options = stored_game(row)
        await q.change_table(c, row, version=game.version, tables=game.tables, options=options)
        now = time.time()
        row.started = now
        live = opened.live = Live(row)
        if row.clock == "game":
            for seat in opened.seats:
                await q.change_seat(c, seat, time_left=float(row.clock_seconds))
        await q.change_table(c, row, status="running", started=now, moved=now, to_act=live.to_act())
        await q.change_table(c, row, due=due(opened, live.to_act(), now))
        await q.add_note(c, row, "started", release=own_release())
        await self.announce(c, opened)

    async def announce(self, c: AsyncConnection, opened: LoadedTable) -> None:
        """Wake the other processes when this transaction is stored."""
        await self.db.ring(c, opened.notification())

    def ring(self, opened: LoadedTable) -> None:
        """Tell everyone at the table how far it is, once that is stored."""
        self.rings.ring_table(opened.notification())

    async def changed(self, c: AsyncConnection, opened: LoadedTable, code: str, **args: Any) -> None:
        """Note what happened around the game, and wake the other processes when it is stored."""
        await q.add_note(c, opened.row, code, **args)
        await self.announce(c, opened)


def present_rules(row: Row) -> dict[str, object]:
    """The rules that are in use for the game of a table; none where it is not here at all."""
    try:
        game = wagontrain.game(row.game)
    except WagontrainError:
        return {"version": 0, "tables": ""}
    return {"version": game.version, "tables": game.tables}


def due(opened: LoadedTable, to_act: int, now: float) -> float | None:
    """When the clock of the seat to act runs out; None where it has none or a bot plays."""
    row = opened.row
    if row.clock == "none" or to_act == NOBODY or opened.played_by_bot(to_act) is not None:
        return None
    left = opened.seats[to_act].time_left
    return now + (row.clock_seconds if row.clock == "move" else max(0.0, left or 0.0))
