"""Moves on what nobody's click moves on: bots, planned answers, clocks that run out."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

from ..core.state import NOBODY
from .absences import sit_in
from .bots import BotPool, Place, PoolClosed
from .consent import CLOCK
from .live import ACT, CONFIRM, Live
from .moves import Acts, Request, Stale
from .plans import planned_answer
from .presence import Presence
from .problems import Problem
from .settings import Settings
from .store import queries as q
from .store.engine import StoreError
from .tables import LoadedTable, Tables

log = logging.getLogger("wagontrain.driver")
PATIENCE = 5.0  # seconds after which a table that waits for a bot is looked at again
RETRY = 0.5

Row = Any


class Driver:
    """One task per table that a bot has to move on, and one that looks after clocks and forgotten tables."""

    def __init__(self, settings: Settings, tables: Tables, acts: Acts, pool: BotPool) -> None:
        self.settings = settings
        self.tables = tables
        self.acts = acts
        self.pool = pool
        self.presence = Presence(tables)
        self.looked = 0.0  # when bots that were forgotten were last looked for
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.again: set[str] = set()
        self.closing = asyncio.Event()

    def wake(self, table_id: str) -> None:
        """Something changed at the table: see whether a bot is to act."""
        if self.closing.is_set():
            return
        if table_id in self.tasks:
            self.again.add(table_id)
            return
        task = asyncio.get_running_loop().create_task(self.drive(table_id))
        self.tasks[table_id] = task
        task.add_done_callback(lambda done: self.done(table_id, done))

    def done(self, table_id: str, task: asyncio.Task[None]) -> None:
        self.tasks.pop(table_id, None)
        if not task.cancelled() and task.exception() is not None:
            log.error("a table could not be moved on", exc_info=task.exception(), extra={"table": table_id})
        elif table_id in self.again:
            self.again.discard(table_id)
            self.wake(table_id)

    async def drive(self, table_id: str) -> None:
        """Let bots and plans act until a person is asked."""
        while not self.closing.is_set():
            try:
                if not await self.drive_once(table_id):
                    return
            except Stale:
                continue
            except PoolClosed:
                return
            except StoreError:
                await asyncio.sleep(RETRY)
            except Problem as problem:  # somebody closed the table or came back while the bot was thinking
                log.info("nothing to move on", extra={"table": table_id, "why": problem.code})
                return

    async def drive_once(self, table_id: str) -> bool:
        """One action of a bot or of a plan; False where a person is asked or the game is over."""
        async with self.tables.db.read() as c:
            opened = await self.tables.open(c, table_id)
            plans = await q.get_plans(c, table_id) if opened.row.planned else []
        if opened.row.status != "running" or opened.live is None:
            return False
        live = opened.live
        request = Request(None, live.to_act(), live.seq, None)
        if live.held != NOBODY:
            if opened.played_by_bot(live.held) is not None:  # whose owner left before confirming
                await self.acts.store(table_id, request, CONFIRM)
            return opened.played_by_bot(live.held) is not None
        text = await self.decision(opened, live, plans)
        if text is None or self.closing.is_set():
            return False
        await self.acts.store(table_id, request, ACT, text)
        return True

    async def decision(self, opened: LoadedTable, live: Live, plans: list[Row]) -> str | None:
        """What the bot or the plan of the seat to act decides; None where its owner has to."""
        seat = live.to_act()
        bot = opened.played_by_bot(seat)
        if bot is not None:
            await asyncio.sleep(self.settings.bot_pause)
            place = Place(
                f"{live.table_id}/{seat}", live.turn(), opened.row.owner, lambda: self.is_awaited(opened)
            )
            return await self.pool.decide(bot, live.game, live.s, seat, place)
        return planned_answer(live, seat, plans)

    def is_awaited(self, opened: LoadedTable) -> bool:
        """Is one of the table's people here and waits?"""
        people = {seat.player_id for seat in opened.seats if seat.kind == "person"}
        return not people.isdisjoint(self.tables.rings.online(opened.row.id))

    async def sweep_forever(self) -> None:
        """Look after clocks and forgotten tables, again and again."""
        while not self.closing.is_set():
            try:
                await self.sweep()
            except StoreError as error:
                log.warning("the database does not answer", extra={"why": str(error)})
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), self.settings.sweep_seconds)

    async def sweep(self) -> None:
        now = time.time()
        await self.presence.note(now)
        look = now - self.looked >= PATIENCE
        async with self.tables.db.read() as c:
            late = await q.clocks_run_out(c, now)
            waiting = await q.bots_to_act(c, now - PATIENCE) if look else []
        if look:
            self.looked = now
        for table_id in late:
            await self.run_out(table_id)
        for table_id in waiting:
            if table_id not in self.tables.frozen:
                self.wake(table_id)

    async def run_out(self, table_id: str) -> None:
        """The clock of the seat to act has run out: a bot sits in."""
        async with self.tables.lock(table_id), self.tables.db.write() as c:
            opened = await self.tables.open(c, table_id, lock=True, game=False)
            row = opened.row
            if row.status != "running" or row.due is None or row.due > time.time():
                return
            if opened.frozen is not None:  # nobody can play here, so nobody is late
                await q.change_table(c, row, due=None)
                return
            await sit_in(self.tables, c, opened, opened.seats[row.to_act], "clock-ran-out", CLOCK)
        self.tables.ring(opened)
        self.wake(table_id)

    async def close(self) -> None:
        """Stop, between two actions; what bots think about now is thought about again next time."""
        self.closing.set()
        await self.pool.close()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        with suppress(StoreError):
            await self.presence.note(time.time())
