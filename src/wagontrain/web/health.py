"""Is the server well? It is when its database has the right form and something can be stored in it."""

import asyncio
import logging
import time

from .store.engine import Database, StoreError
from .store.migrate import current

log = logging.getLogger("wagontrain.health")
FRESH = 5.0  # seconds for which an answer is good: whoever asks more often costs no more


class Health:
    """Looks at the database, and remembers for a moment what it has found."""

    def __init__(self, db: Database) -> None:
        self.db = db
        self.lock = asyncio.Lock()
        self.at = -FRESH
        self.found = ("", False)

    async def look(self) -> tuple[str, bool]:
        """The database's form, and whether something can be stored."""
        async with self.lock:
            if time.monotonic() - self.at >= FRESH:
                self.found = await self.look_now()
                self.at = time.monotonic()
        return self.found

    async def look_now(self) -> tuple[str, bool]:
        form = ""
        try:
            form = await current(self.db)
            await self.db.probe()
        except StoreError as error:
            log.error("nothing can be stored", extra={"why": str(error)})
            return form, False
        return form, True
