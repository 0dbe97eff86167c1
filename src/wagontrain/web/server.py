"""One server process: its parts, how they start and how they stop."""

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from .bots import BotPool, worker_command
from .driver import Driver
from .erasure import Forgetting
from .health import Health
from .hosts import Hosts
from .identity import Identity, Signer, server_secret
from .lanes import Lanes
from .limits import Limits
from .metrics import Metrics
from .moves import Acts
from .notices import Notices
from .pg_notify import Bell
from .rules_upgrade import Carrying
from .score_history import Courses
from .sessions import Upkeep
from .settings import Settings
from .store.engine import Database
from .store.migrate import upgrade
from .subscriptions import Rings
from .tables import Tables
from .threads import Threads

log = logging.getLogger("wagontrain.server")
RESOLVERS = 16  # names that are looked up at the same time


async def within(seconds: float, *jobs: Coroutine[Any, Any, None] | asyncio.Task[None]) -> None:
    """Wait for all of these, but not for ever: what is not done by then is broken off."""
    tasks = [asyncio.ensure_future(job) for job in jobs]
    _, late = await asyncio.wait(tasks, timeout=seconds)
    for task in late:
        log.warning("broken off while stopping", extra={"what": task.get_name()})
        task.cancel()
    await asyncio.gather(*late, return_exceptions=True)


class Server:
    """All that the routes use. `start` needs a running event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.hosts = Hosts(settings)
        self.limits = Limits(settings.rates)
        self.metrics = Metrics()
        self.rings = Rings()
        self.resolvers: Threads[bool] = Threads(RESOLVERS)
        self.tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Open the database, bring it to the newest form, and go on with what was running."""
        settings = self.settings
        self.db = Database(settings)
        await upgrade(self.db)
        secret = await server_secret(self.db, settings.secret)
        self.health = Health(self.db)
        self.upkeep = Upkeep(self.db)
        self.identity = Identity(self.db, Signer(secret, settings.session_seconds), self.upkeep.note_use)
        self.tables = Tables(settings, self.db, self.rings)
        self.carrying = Carrying(self.tables)
        self.acts = Acts(self.tables)
        self.lanes = Lanes()
        self.courses = Courses(self.lanes)
        self.pool = BotPool(settings.bot_workers, settings.bot_seconds, worker_command(settings))
        self.driver = Driver(settings, self.tables, self.acts, self.pool)
        self.forgetting = Forgetting(self.tables, self.driver.wake)
        self.notices = Notices(settings, self.db, self.rings)
        self.metrics.watch(self)
        self.tasks = [
            asyncio.create_task(self.driver.sweep_forever()),
            asyncio.create_task(self.carrying.run()),
            asyncio.create_task(self.forgetting.run_forever()),
            asyncio.create_task(self.notices.send_forever()),
            asyncio.create_task(self.upkeep.run_forever()),
        ]
        self.bell: asyncio.Task[None] | None = None
        if self.db.is_postgres:
            self.bell = asyncio.create_task(Bell(settings, self.rings, self.limits).run())

    async def stop(self) -> None:
        """Stop in order, nothing in the middle of a transaction."""
        self.notices.closing.set()
        self.forgetting.close()
        self.upkeep.closing.set()
        await within(self.settings.stop_seconds / 2, self.driver.close(), self.carrying.close(), *self.tasks)
        if self.bell is not None:
            self.bell.cancel()
            with suppress(asyncio.CancelledError):
                await self.bell
        await self.db.close()
