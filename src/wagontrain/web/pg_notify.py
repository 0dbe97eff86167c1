"""Several processes on one PostgreSQL: what each tells the others, by LISTEN and NOTIFY.

Rings of tables come with the transactions that caused them. Besides, each process tells who is connected to
it, and every try of a password, so that marks and that limit are the same whichever process one meets.
"""

import asyncio
import json
import secrets
import time
from contextlib import suppress
from typing import Any

from .limits import Limits
from .settings import Settings
from .store.engine import CHANNEL
from .subscriptions import Rings

BESIDE = "wagontrain_beside"  # the channel of all that is not stored
HEARTBEAT = 2.0
SILENCE = 4 * HEARTBEAT  # after which a process is taken for gone, and those who were connected to it
PAUSE = 0.5
MOST_NAMED = 200  # players of one table in one message; PostgreSQL takes 8,000 bytes


class Bell:
    """Hears and tells, on a connection of its own that is renewed when it is lost."""

    def __init__(self, settings: Settings, rings: Rings, limits: Limits) -> None:
        self.address = settings.data
        self.rings = rings
        self.limits = limits
        self.process = secrets.token_hex(6)
        self.heard: dict[str, float] = {}  # when each other process was last heard
        self.to_tell: dict[tuple[str, str], list[Any]] = {}  # by what it is about: only the newest matters
        self.news = asyncio.Event()
        rings.on_presence = self.tell_presence
        rings.on_hang_up = self.tell_ended
        limits.on_spend = self.tell_spent

    async def run(self) -> None:
        """Listen until cancelled."""
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self.address)
                try:
                    await self.talk(connection)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(PAUSE)

    async def talk(self, connection: Any) -> None:
        """Hear and tell as long as the connection lives; a word now and then shows that it does."""
        await connection.add_listener(CHANNEL, self.hear_ring)
        await connection.add_listener(BESIDE, self.hear)
        self.rings.ring_everyone()
        self.tell("hello", "")
        self.tell_all()
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), HEARTBEAT)
            self.news.clear()
            messages, self.to_tell = self.to_tell, {}
            for message in messages.values() or [["alive", self.process]]:
                await connection.execute("SELECT pg_notify($1, $2)", BESIDE, json.dumps(message))
            self.forget_silent(time.monotonic())

    # -- telling

    def tell(self, kind: str, about: str, *more: Any) -> None:
        """Tell the others when next we can."""
        self.to_tell[kind, about] = [kind, self.process, *more]
        self.news.set()

    def tell_presence(self, table_id: str) -> None:
        players = sorted(self.rings.near(table_id))[:MOST_NAMED]
        self.tell("online", table_id, table_id, players)

    def tell_all(self) -> None:
        for table_id in list(self.rings.topics):
            if self.rings.near(table_id):
                self.tell_presence(table_id)

    def tell_spent(self, who: str, kind: str) -> None:
        self.tell("login", f"{who} {secrets.token_hex(4)}", who, kind)

    def tell_ended(self, credentials: set[str]) -> None:
        for ended in credentials:
            self.tell("ended", ended, ended)

    # -- hearing

    def hear_ring(self, connection: object, pid: int, channel: str, payload: str) -> None:
        table_id, seq, change, chat, waits_for = json.loads(payload)
        self.rings.ring_table((table_id, seq, change, chat, waits_for))

    def hear(self, connection: object, pid: int, channel: str, payload: str) -> None:
        kind, process, *more = json.loads(payload)
        if process == self.process:
            return
        self.heard[process] = time.monotonic()
        if kind == "hello":
            self.tell_all()
        elif kind == "online":
            self.rings.hear_presence(process, more[0], set(more[1]))
        elif kind == "ended":
            self.rings.hang_up(set(more), everywhere=False)
        elif kind == "login":
            spent = more[1] if len(more) > 1 else "login"  # a process of an earlier version says no kind
            self.limits.spent_elsewhere(more[0], spent)

    def forget_silent(self, now: float) -> None:
        """Who was connected to a process that is gone is not here any more."""
        for process in [name for name, at in self.heard.items() if now - at > SILENCE]:
            del self.heard[process]
            self.rings.forget_process(process)
