"""Turn notices: kept until they are read, and sent by whatever apprise can reach if the player wants that."""

import asyncio
import hashlib
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
TALKATIVE = ("apprise", "requests", "urllib3")  # their log lines hold addresses, with all secrets

Row = Any


def check_urls(settings: Settings, urls: list[str]) -> None:
    """A Problem for an address that would let a player send the server's requests wherever they like."""
    for url in urls:
        scheme, _, rest = url.partition("://")
        topic = rest.removeprefix("ntfy.sh/").strip("/")
        elsewhere = scheme.lower() == "ntfy" and ("/" in topic or "@" in topic or "." in topic)
        if settings.notice_services != ("any",) and (
            scheme.lower() not in settings.notice_services or elsewhere
        ):
            raise Problem("invalid", f"notices: {', '.join(settings.notice_services)}")


def masked(url: str) -> str:
    """An address as it is shown, without its secrets; no two look alike."""
    return f"{url.partition('://')[0]}://…{hashlib.sha256(url.encode()).hexdigest()[:6]}"


def told_notices(stored: dict[str, Any]) -> dict[str, Any]:
    """Where a player's notices go, as the player is shown it."""
    return {**stored, "urls": [masked(url) for url in stored["urls"]]} if stored.get("urls") else stored


def whole_urls(stored: dict[str, Any], urls: list[str]) -> list[str]:
    """The addresses that a player wants; those sent back as they were shown stay as they are."""
    known = {masked(url): url for url in stored.get("urls", [])}
    return [known.get(url, url) for url in urls]


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
            claimed = await self.claim(rows, now)
            fresh = [row for row in claimed if wanted.get("digest") or now - row.at < GIVE_UP]
            if fresh and wanted.get("urls"):
                await self.send(wanted["urls"], self.message(fresh))
                sent += 1
        return sent

    async def claim(self, rows: list[Row], now: float) -> list[Row]:
        """Those that no other process sends: noted first, then sent; better once too few than twice."""
        unsent = t.notice.c.id.in_([row.id for row in rows]) & t.notice.c.sent.is_(None)
        async with self.db.write() as c:
            done = await c.execute(update(t.notice).where(unsent).values(sent=now).returning(t.notice.c.id))
            mine = {row.id for row in done.all()}
        return [row for row in rows if row.id in mine]

    def message(self, rows: list[Row]) -> str:
        """One line per table, in the player's language."""
        speech = speech_of(rows[0].language)
        tables = {row.table_id: row for row in rows}
        lines = []
        for row in tables.values():
            title = row.title or speech.title(row.game)
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
        logging.getLogger("apprise").setLevel(
            logging.CRITICAL
        )  # its lines hold addresses, with their secrets
        try:
            sent = await asyncio.to_thread(sender.notify, body=text, title="Wagontrain")
        except Exception as error:  # whatever a service does, the next player's notice goes out
            log.warning("a notice could not be sent", extra={"why": type(error).__name__})
            return
        if not sent:
            log.warning("a notice could not be sent")
