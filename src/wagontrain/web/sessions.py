"""Sessions: each browser that is signed in has one, which its player can see and end.

A cookie that was given out before there were sessions stands for the session whose id is the player's own.
"""

import asyncio
import logging
import re
import time
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .identity import new_id
from .store import queries as q
from .store import schema as t
from .store.engine import Database, StoreError

log = logging.getLogger("wagontrain.sessions")
MOST = 50  # sessions of one player; those not seen for longest end
NOTED_EVERY = 3600.0  # how exactly it is known when a session was last seen
EVERY = 60.0

BROWSERS = (
    ("Edge", r"Edg(e|A|iOS)?/"),
    ("Opera", r"OPR/|Opera"),
    ("Vivaldi", r"Vivaldi/"),
    ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"),
    ("Chrome", r"Chrome/|CriOS/|Chromium/"),
    ("Safari", r"Safari/"),
)
SYSTEMS = (
    ("iPhone", r"iPhone"),
    ("iPad", r"iPad"),
    ("Android", r"Android"),
    ("Windows", r"Windows"),
    ("ChromeOS", r"CrOS"),
    ("macOS", r"Mac OS X|Macintosh"),
    ("Linux", r"Linux|X11"),
)

Row = Any


def label_of(user_agent: str) -> str:
    """What a browser calls itself, in few words: "Firefox, Linux"; "" where it says nothing we know."""
    found = []
    for names in (BROWSERS, SYSTEMS):
        found += [name for name, pattern in names if re.search(pattern, user_agent[:400])][:1]
    return ", ".join(found)


async def begin(c: AsyncConnection, player_id: str, user_agent: str, seconds: int) -> str:
    """A new session of a player; its id. Where there are too many, those not seen for longest end."""
    now, made = time.time(), new_id()
    values = {"player_id": player_id, "label": label_of(user_agent), "created": now, "seen": now}
    await q.add(c, t.session, id=made, ends=now + seconds, **values)
    newest = (
        select(t.session.c.id)
        .where(t.session.c.player_id == player_id)
        .order_by(t.session.c.seen.desc(), t.session.c.created.desc())
        .limit(MOST)
    )
    old = (t.session.c.player_id == player_id) & t.session.c.id.not_in(newest)
    await c.execute(delete(t.session).where(old))
    return made


async def sessions_of(c: AsyncConnection, player_id: str) -> list[Row]:
    """A player's sessions that have not ended, those seen last first."""
    mine = (t.session.c.player_id == player_id) & (t.session.c.ends > time.time())
    return await q.rows(c, select(t.session).where(mine).order_by(t.session.c.seen.desc()))


async def end(c: AsyncConnection, table: Any, player_id: str, *, only: str = "", but: str = "") -> set[str]:
    """End a player's sessions (or tokens): all, only one, or all but one; which."""
    which = table.c.player_id == player_id
    if only:
        which &= table.c.id == only
    if but:
        which &= table.c.id != but
    gone = await c.execute(delete(table).where(which).returning(table.c.id))
    return {row.id for row in gone.all()}


class Upkeep:
    """Notes now and then which sessions and tokens were used, and clears away what has ended."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.used: dict[tuple[str, str], float] = {}  # by table and id: when, until it is stored
        self.closing = asyncio.Event()

    def note_use(self, table: str, used_id: str, noted: float | None) -> None:
        """Somebody came with this session or token; it is stored where that is news."""
        now = time.time()
        if now - (noted or 0.0) > NOTED_EVERY:
            self.used[table, used_id] = now

    async def run_forever(self) -> None:
        while not self.closing.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), EVERY)
            try:
                await self.store_uses()
                await self.clear(time.time())
            except StoreError as error:
                log.warning("the database does not answer", extra={"why": str(error)})

    async def store_uses(self) -> None:
        """Store what was noted since last time."""
        if not self.used:
            return
        used, self.used = self.used, {}
        try:
            async with self.db.write() as c:
                for (name, used_id), at in used.items():
                    table = t.metadata.tables[name]
                    await c.execute(update(table).where(table.c.id == used_id).values(seen=at))
        except StoreError:
            self.used = {**used, **self.used}
            raise

    async def clear(self, now: float) -> None:
        """Delete sessions and invitations that have ended, if there are any."""
        async with self.db.read() as c:
            ended = [
                table
                for table in (t.session, t.invite)
                if (await c.execute(select(table.c.ends).where(table.c.ends <= now).limit(1))).first()
            ]
        if ended:
            async with self.db.write() as c:
                for table in ended:
                    await c.execute(delete(table).where(table.c.ends <= now))
