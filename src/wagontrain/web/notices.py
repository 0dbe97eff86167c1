"""Turn notices: kept until they are read, and sent by whatever apprise can reach if the player wants that."""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

from sqlalchemy import Executable, delete, select, update

from .problems import Problem
from .rings import Rings
from .settings import Settings
from .speech import speech_of
from .store import queries as q
from .store import schema as t
from .store.engine import Database, StoreError

log = logging.getLogger("wagontrain.notices")
EVERY = 5.0
DIGEST = 24 * 3600.0
GIVE_UP = 3600.0  # a notice that old is not sent any more

Row = Any


def check_urls(settings: Settings, urls: list[str]) -> None:
    """A Problem for an address that would let a player send the server's requests wherever they like."""
    for url in urls:
        scheme, _, rest = url.partition("://")
        elsewhere = scheme.lower() == "ntfy" and ("/" in rest.strip("/") or "@" in rest or "." in rest)
        if settings.notice_services != ("any",) and (
            scheme.lower() not in settings.notice_services or elsewhere
        ):
            raise Problem("invalid", f"notices: {', '.join(settings.notice_services)}")


def notice_statements(row: Row, player_id: str, code: str) -> list[Executable]:
    """Note that a player has something to do, in the transaction that made it so; one per table is enough."""
    older = (t.notice.c.player_id == player_id) & (t.notice.c.table_id == row.id)
    values = {"player_id": player_id, "table_id": row.id, "code": code, "seq": row.seq}
    return [delete(t.notice).where(older), q.insertion(t.notice, at=time.time(), **values)]


class Notices:
    """Sends what waits, in the background; a service that fails costs nobody a move."""

    def __init__(self, settings: Settings, db: Database, rings: Rings) -> None:
        self.settings = settings
        self.db = db
        self.rings = rings
        self.closing = asyncio.Event()

    async def send_forever(self) -> None:
        while not self.closing.is_set():
            try:
                await self.send_waiting(time.time())
            except StoreError as error:
                log.warning("the database does not answer", extra={"why": str(error)})
            with suppress(TimeoutError):
                await asyncio.wait_for(self.closing.wait(), EVERY)

    async def send_waiting(self, now: float) -> int:
        """Send all that is due, at once or as a daily digest. How many players got a message."""
        query = (
            select(
                t.notice, t.player.c.notices, t.player.c.language, t.game_table.c.title, t.game_table.c.game
            )
            .join(t.player, t.player.c.id == t.notice.c.player_id)
            .join(t.game_table, t.game_table.c.id == t.notice.c.table_id)
            .where(t.notice.c.sent.is_(None), t.player.c.notices != "{}")
            .order_by(t.notice.c.id)
        )
        async with self.db.read() as c:
            waiting = await q.rows(c, query)
        by_player: dict[str, list[Row]] = {}
        for row in waiting:
            by_player.setdefault(row.player_id, []).append(row)
        sent = 0
        for rows in by_player.values():
            wanted = rows[0].notices
            if wanted.get("digest") and now - rows[0].at < DIGEST:
                continue
            fresh = [row for row in rows if wanted.get("digest") or now - row.at < GIVE_UP]
            ids = [row.id for row in rows]
            async with self.db.write() as c:  # first noted, then sent: better once too few than twice
                await c.execute(update(t.notice).where(t.notice.c.id.in_(ids)).values(sent=now))
            if fresh and wanted.get("urls"):
                await self.send(wanted["urls"], self.message(fresh))
                sent += 1
        return sent

    def message(self, rows: list[Row]) -> str:
        """One line per table, in the player's language."""
        speech = speech_of(rows[0].language)
        tables = {row.table_id: row for row in rows}
        lines = []
        for row in tables.values():
            title = row.title or speech.game(row.game).text("game-title")
            line = speech.text(f"notice-{row.code}", title=title)
            base = self.settings.base_url.rstrip("/")
            lines.append(f"{line} {base}/#/table/{row.table_id}" if base else line)
        return "\n".join(lines)

    async def send(self, urls: list[str], text: str) -> None:
        """Hand a message to apprise, which is slow, in a thread."""
        try:
            import apprise
        except ImportError:
            log.warning("notices are not sent: the package apprise is not installed")
            return
        sender = apprise.Apprise()
        for url in urls:
            sender.add(url)
        if not await asyncio.to_thread(sender.notify, body=text, title="Wagontrain"):
            log.warning("a notice could not be sent")
