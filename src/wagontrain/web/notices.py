"""Turn notices: kept until they are read, and sent by whatever apprise can reach if the player wants that."""

import asyncio
import hashlib
import logging
import time
from collections.abc import Iterable
from contextlib import nullcontext, suppress
from typing import Any

from sqlalchemy import Executable, delete, select, update

from .localization import speech_of
from .notice_addresses import ANY, parse_address
from .public_network import public_only
from .settings import Settings
from .store import queries as q
from .store import schema as t
from .store.engine import Database, StoreError
from .subscriptions import Rings
from .threads import Threads

log = logging.getLogger("wagontrain.notices")
EVERY = 5.0
DIGEST = 24 * 3600.0
GIVE_UP = 3600.0  # a notice that old is not sent any more
TOGETHER = 8  # players to whom notices are sent at the same time
PATIENCE = 10.0  # seconds for one player's addresses; a further one is not begun after that

Row = Any


def masked(url: str) -> str:
    """An address as it is shown, without its secrets; no two look alike."""
    return f"{url.partition('://')[0]}://…{hashlib.sha256(url.encode()).hexdigest()[:6]}"


def notices_json(stored: dict[str, Any]) -> dict[str, Any]:
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
        self.threads: Threads[str] = Threads(TOGETHER)

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
        sent = await asyncio.gather(*[self.send_to(rows, now) for rows in by_player.values()])
        return sum(sent)

    async def send_to(self, rows: list[Row], now: float) -> bool:
        """Send one player what is due; False where there is nothing to send."""
        wanted = rows[0].notices
        if wanted.get("digest") and now - rows[0].at < DIGEST:
            return False
        claimed = await self.claim(rows, now)
        fresh = [row for row in claimed if wanted.get("digest") or now - row.at < GIVE_UP]
        if not fresh or not wanted.get("urls"):
            return False
        await self.send(wanted["urls"], self.message(fresh))
        return True

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
            why = await self.threads.run(lambda: deliver(self.settings, urls, text))
        except Exception as error:  # whatever a service does, the next player's notice goes out
            why = type(error).__name__
        if why:
            log.warning("a notice could not be sent", extra={"why": why})


def deliver(settings: Settings, urls: Iterable[str], text: str) -> str:
    """Send a message to each address, one after the other; why it could not be sent to all of them, or ""."""
    try:
        import apprise
    except ImportError:
        return "the package apprise is not installed"
    logging.getLogger("apprise").setLevel(logging.CRITICAL)  # its lines hold addresses, with their secrets
    services = settings.notice_services
    until = time.monotonic() + PATIENCE
    why = ""
    for url in urls:
        address = parse_address(url, services)  # again: it may have been saved by an earlier version
        if address is None:
            why = "the address is not allowed"
        elif time.monotonic() > until:
            why = "the services before it took too long"
        else:
            with nullcontext() if services == (ANY,) else public_only():
                service = apprise.Apprise.instantiate(address.url)  # one: `add` would take lists apart
                if service is None or not service.notify(body=text, title="Wagontrain"):
                    why = "the service did not take it"
    return why
