"""Playing: an action is checked, tried on a copy, stored under its number, and only then told to anyone."""

import time
from collections import Counter
from typing import Any

from sqlalchemy import Executable, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.errors import NotAnAction
from ..core.state import NOBODY
from .consent import standings
from .live import ACT, Live
from .notices import notice_statements
from .problems import Problem
from .ratings import rate
from .store import queries as q
from .store import schema as t
from .store.engine import Taken
from .tables import LoadedTable, Tables, due
from .views import final_result
from .wishes import wanted_texts

Row = Any
ATTEMPTS = 5  # to write, while others change the table


class Stale(Exception):
    """Somebody else was first: the table is at another number than the one expected."""


class Done:
    """What became of a request to play: its number, whether it was stored before, and the table after it."""

    def __init__(self, seq: int, repeated: bool, opened: LoadedTable) -> None:
        self.seq = seq
        self.repeated = repeated
        self.opened = opened

    def goes_on(self) -> bool:
        """Is there a bot or perhaps a plan that acts next?"""
        row = self.opened.row
        return bool(row.planned) or self.opened.played_by_bot(row.to_act) is not None


class Request:
    """Who wants to do what: `who` is None where a bot or a plan decides."""

    def __init__(self, who: Row | None, seat: int, expected: int, key: str | None) -> None:
        self.who = who
        self.seat = seat
        self.expected = expected
        self.key = key


class Entry:
    """A row that is about to be stored."""

    def __init__(self, seq: int, kind: str, text: str, request: Request, key: str | None) -> None:
        self.seq = seq
        self.kind = kind
        self.text = text
        self.seat = request.seat
        self.player_id: str | None = request.who.id if request.who is not None else None
        self.key = key


class Acts:
    """Acting, undoing, redoing and confirming, all in the same way: check, try, store, take over, ring."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.db = tables.db

    async def store(self, table_id: str, request: Request, kind: str, text: str = "") -> Done:
        """Store what is wanted and take it over; Stale where another number is expected by now.

        All is worked out before the database is asked to write. It writes only if the table is still as it
        was read; where it is not (another process, somebody who left), all is worked out again.
        """
        async with self.tables.lock(table_id):
            for _ in range(ATTEMPTS):
                async with self.db.read() as c:
                    opened = await self.tables.open(c, table_id, copied=True)
                    if request.who is not None:
                        await self.tables.may_see(c, opened, request.who)
                        opened.own_seat(request.seat, request.who)
                    again = await self.repeated(c, opened, request, kind, text)
                if again is not None:
                    return again
                trial, entries = self.tried(opened, request, kind, text)
                try:
                    if await self.written(opened, trial, entries):
                        break
                except Taken:
                    continue  # the number or the key: read again which
            else:
                raise Stale
            self.tables.keep(trial)
        opened.live = trial
        self.tables.ring(opened)
        return Done(trial.seq, False, opened)

    async def repeated(
        self, c: AsyncConnection, opened: LoadedTable, request: Request, kind: str, text: str
    ) -> Done | None:
        """What the same request led to when it first came; a Problem where its key was for something else."""
        if request.key is None:
            return None
        row = await q.action_by_key(c, opened.row.id, request.key)
        if row is None:
            return None
        other_text = kind == ACT and row.text != written_as(opened, text)
        if row.seat != request.seat or row.kind != kind or other_text:
            raise Problem("key-in-use")
        return Done(row.seq, True, opened)

    def tried(self, opened: LoadedTable, request: Request, kind: str, text: str) -> tuple[Live, list[Entry]]:
        """The game as it will be when the rows are stored, and the rows."""
        live = opened.game()
        if live.seq != request.expected:
            raise Stale
        if opened.row.status != "running":
            raise Problem("table-not-running")
        trial = live.copy()
        entries: list[Entry] = []
        texts = wanted_texts(opened.row, live, request.seat, kind, text)
        for i, each in enumerate(texts):
            key = request.key if i == len(texts) - 1 else None
            entries.append(Entry(trial.seq + 1, kind, each, request, key))
            trial.take(entries[-1])
        return trial, entries

    async def written(self, opened: LoadedTable, trial: Live, entries: list[Entry]) -> bool:
        """Write the rows and what they mean for the table; False where it has moved on since it was read."""
        now = time.time()
        statements = self.statements(opened, trial, entries, now)
        if not trial.is_over():
            return await self.db.write_all(statements, opened.notification())
        async with self.db.write() as c:
            if (await c.execute(statements[0])).rowcount != 1:
                return False
            for statement in statements[1:]:
                await c.execute(statement)
            await finish(c, opened, trial, now)
            await self.tables.announce(c, opened)
        return True

    def statements(
        self, opened: LoadedTable, trial: Live, entries: list[Entry], now: float
    ) -> list[Executable]:
        """What to write, the condition first: clocks, who is next, the rows, notices."""
        row, before, to_act = opened.row, opened.row.to_act, trial.to_act()
        spent: list[Executable] = []
        if row.clock == "game" and opened.played_by_bot(before) is None:
            seat = opened.seats[before]
            left = max(0.0, (seat.time_left or 0.0) - (now - row.moved))
            spent.append(q.seat_update(seat, time_left=left))
        last = entries[-1]
        values = {"seq": trial.seq, "to_act": to_act, "moved": now, "due": due(opened, to_act, now)}
        back = self.came_back(opened, last, now)
        if back:
            values["change"] = row.change + 1
        stood_in = self.stood_in(opened, entries)
        found: list[Executable] = [q.table_update(row, **values), *spent, *back, *stood_in]
        found += [q.insertion(t.action, table_id=row.id, at=now, **vars(entry)) for entry in entries]
        if last.player_id is not None and last.kind == ACT and row.planned:
            found.append(q.plans_deletion(row.id, last.seat, t.plan.c.lasts == "mine"))
        return found + (self.notices(opened, to_act) if to_act != before else [])

    def stood_in(self, opened: LoadedTable, entries: list[Entry]) -> list[Executable]:
        """Count what a bot plays for an absent player: it decides whether the game counts for them."""
        last, number = entries[-1], len(entries)
        seat = opened.seats[last.seat]
        if last.player_id is not None or last.kind != ACT or seat.kind != "person" or not seat.away:
            return []
        place = (t.seat.c.table_id == seat.table_id, t.seat.c.seat == seat.seat)
        return [update(t.seat).where(*place).values(stood_in=t.seat.c.stood_in + number)]

    def came_back(self, opened: LoadedTable, last: Entry, now: float) -> list[Executable]:
        """Who plays is not absent: votes for a bot on that seat are forgotten, and a note says so."""
        row, seat = opened.row, opened.seats[last.seat]
        if last.player_id is None or not seat.votes:
            return []
        note = {"table_id": row.id, "number": row.change + 1, "seq": last.seq, "code": "back", "at": now}
        args = {"name": seat.name, "seat": seat.seat}
        return [q.seat_update(seat, votes=[]), q.insertion(t.note, args=args, **note)]

    def notices(self, opened: LoadedTable, to_act: int) -> list[Executable]:
        """Notices for who has to act, or for all when the game is over; not for those who are connected."""
        people = {
            seat.seat: seat.player_id for seat in opened.seats if seat.kind == "person" and not seat.away
        }
        waiting = (
            set(people.values()) if to_act == NOBODY else {people[to_act]} if to_act in people else set()
        )
        if len(set(people.values())) < 2 and opened.row.pace != "daily":
            return []
        code = "finished" if to_act == NOBODY else "your-turn"
        absent = sorted(waiting - self.tables.rings.online(opened.row.id))
        return [statement for who in absent for statement in notice_statements(opened.row, who, code)]


def written_as(opened: LoadedTable, text: str) -> str:
    """An action as it would be stored: in the game's own notation, if it is in any."""
    try:
        game = opened.game().game
        return game.text(game.parse(text))
    except (NotAnAction, Problem):
        return text


async def finish(
    c: AsyncConnection, opened: LoadedTable, trial: Live, now: float, counts: bool = True
) -> None:
    """Note how the game ended: the result, and an outcome for each seat if the game counts for anyone."""
    row = opened.row
    result = final_result(trial.game, trial.s)
    await q.end_table(c, row, status="finished", finished=now, result=result)
    seats = (await q.get_seats(c, [row.id]))[row.id]
    counted = standings(seats, Counter(step.seat for step in trial.steps))
    for score in result["scores"]:
        if counts and not score["automa"]:
            seat, standing = seats[score["seat"]], counted[score["seat"]]
            await q.add(
                c,
                t.outcome,
                table_id=row.id,
                seat=seat.seat,
                player_id=seat.player_id if seat.kind == "person" else None,
                bot=seat.bot,
                game=row.game,
                total=score["total"],
                rank=score["rank"],
                parts=score["parts"],
                rated=row.rated and standing.is_rated,
                gave_up=standing.gave_up,
                at=now,
            )
    await q.add_note(c, row, "finished")
    await rate(c, row)
