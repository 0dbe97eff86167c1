"""The database: SQLite in a file, or PostgreSQL. Writing goes through `write`, one transaction at a time."""

import asyncio
import json
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Engine, Executable, create_engine, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...core.errors import WagontrainError
from ..settings import Settings

BUSY_MS = 5000
CHANNEL = "wagontrain"

Told = tuple[str, int, int, int, str | None]
"""What a ring carries: table, seq, change, chat, and the player that the table waits for."""


class StoreError(WagontrainError):
    """The database does not answer, is locked or is full: what was asked for was not done."""


class _Unchanged(Exception):
    """The first statement of a transaction found nothing to change."""


class Taken(Exception):
    """Another writer was first: the same number, name or key is in use."""


class Database:
    """Two doors to one database: many readers at once, and a writer."""

    def __init__(self, settings: Settings) -> None:
        self.is_postgres = settings.is_postgres()
        self.settings = settings
        if self.is_postgres:
            self.writer = create_async_engine(settings.url(), pool_size=8, pool_pre_ping=True)
            self.reader = self.writer
            self.direct: Engine | None = None
        else:
            if settings.data != ":memory:":
                Path(settings.data).parent.mkdir(parents=True, exist_ok=True)
            self.writer = _sqlite(settings.url(), 1, "BEGIN IMMEDIATE")
            self.reader = _sqlite(settings.url(), 4, "BEGIN")
            self.direct = create_engine(settings.url().replace("+aiosqlite", ""), pool_size=1, max_overflow=0)
            _begin_ourselves(self.direct, "BEGIN IMMEDIATE")
        self.one_writer = asyncio.Lock()  # for SQLite, which has room for one

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: stored when the block ends, undone if it raises."""
        try:
            if self.is_postgres:
                async with self.writer.begin() as c:
                    yield c
            else:
                async with self.one_writer, self.writer.begin() as c:
                    yield c
        except IntegrityError as error:
            raise Taken(str(error.orig)) from error
        except (DBAPIError, OSError, TimeoutError) as error:
            raise StoreError(_cause(error)) from error

    async def write_all(self, statements: Sequence[Executable], told: Told) -> bool:
        """One transaction that needs no answers. False, and nothing written, if the first changes no row.

        On SQLite it runs in one go in a thread: the one writer is not kept while others run in between.
        """
        if self.direct is not None:
            try:
                async with self.one_writer:
                    return await asyncio.to_thread(self._write_directly, statements)
            except IntegrityError as error:
                raise Taken(str(error.orig)) from error
            except (DBAPIError, OSError, TimeoutError) as error:
                raise StoreError(_cause(error)) from error
        try:
            async with self.write() as c:
                for number, statement in enumerate(statements):
                    done = await c.execute(statement)
                    if number == 0 and done.rowcount != 1:
                        raise _Unchanged
                await self.ring(c, told)
        except _Unchanged:
            return False
        return True

    def _write_directly(self, statements: Sequence[Executable]) -> bool:
        assert self.direct is not None
        try:
            with self.direct.begin() as c:
                for number, statement in enumerate(statements):
                    done = c.execute(statement)
                    if number == 0 and done.rowcount != 1:
                        raise _Unchanged
        except _Unchanged:
            return False
        return True

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A view of the data as it is now."""
        try:
            async with self.reader.connect() as c:
                yield c
        except (DBAPIError, OSError, TimeoutError) as error:
            raise StoreError(_cause(error)) from error

    async def ring(self, c: AsyncConnection, told: Told) -> None:
        """Wake the other processes when this transaction is stored. Needed only where there are others."""
        if self.is_postgres:
            query = text("SELECT pg_notify(:channel, :payload)")
            await c.execute(query, {"channel": CHANNEL, "payload": json.dumps(told)})

    async def close(self) -> None:
        """Let all connections go."""
        if self.direct is not None:
            self.direct.dispose()
        await self.writer.dispose()
        await self.reader.dispose()


def _cause(error: Exception) -> str:
    """The database's own words, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else ''}"


def _sqlite(url: str, connections: int, begin: str) -> AsyncEngine:
    """An engine on a SQLite file. Transactions are begun by us: the driver would begin them too late."""
    engine = create_async_engine(url, pool_size=connections, max_overflow=0, pool_timeout=30)
    _begin_ourselves(engine.sync_engine, begin)
    return engine


def _begin_ourselves(engine: Engine, begin: str) -> None:
    """Set every connection up, and begin transactions in our own way."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_now(connection: Any) -> None:
        connection.exec_driver_sql(begin)
