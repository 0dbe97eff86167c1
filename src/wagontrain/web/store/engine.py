"""The database: SQLite in a file, or PostgreSQL. Writing goes through `write`, one transaction at a time."""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import cast

from sqlalchemy import Engine, Executable, insert, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ...core.errors import WagontrainError
from ..settings import Settings
from . import schema as t
from . import sqlite
from .files import FileMark, make_private

CHANNEL = "wagontrain"
PROBE = "probe"  # the setting that is written to see whether anything can be stored
PROBE_SECONDS = 10.0

Notification = tuple[str, int, int, int, str | None]
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
        self.one_writer = asyncio.Lock()  # for SQLite, which has room for one
        if self.is_postgres:
            self.writer = create_async_engine(
                settings.url(), pool_size=8, pool_pre_ping=True, hide_parameters=True
            )
            self.committer: sqlite.Committer | None = None
            self.readers: Engine | None = None
            self.file: FileMark | None = None
        else:
            make_private(Path(settings.data))
            self.file = FileMark(Path(settings.data))
            self.writer = sqlite.async_writer(settings.url())
            self.committer = sqlite.Committer(sqlite.direct_writer(settings.data), self.one_writer)
            self.readers = sqlite.readers(settings.data)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction: stored when the block ends, undone if it raises."""
        self.need_file()
        with _told_plainly():
            if self.is_postgres:
                async with self.writer.begin() as c:
                    yield c
            else:
                async with self.one_writer, self.writer.begin() as c:
                    yield c

    async def write_all(self, statements: Sequence[Executable], notification: Notification) -> bool:
        """One transaction that needs no answers. False, and nothing written, if the first changes no row."""
        self.need_file()
        if self.committer is not None:
            with _told_plainly():
                return await self.committer.commit(statements)
        try:
            async with self.write() as c:
                for number, statement in enumerate(statements):
                    done = await c.execute(statement)
                    if number == 0 and done.rowcount != 1:
                        raise _Unchanged
                await self.ring(c, notification)
        except _Unchanged:
            return False
        return True

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A view of the data as it is now."""
        self.need_file()
        with _told_plainly():
            if self.readers is None:
                async with self.writer.connect() as c:
                    yield c
            else:
                with self.readers.connect() as near:
                    yield cast(AsyncConnection, sqlite.AtOnce(near))

    def need_file(self) -> None:
        """A StoreError where the file is gone: what is written to a deleted file is lost when we stop."""
        if self.file is not None and not self.file.is_there():
            raise StoreError(f"{self.file.path} was deleted or replaced while it was in use")

    async def probe(self) -> None:
        """Store something, so that we know that something can be stored; a StoreError says why not."""
        try:
            async with asyncio.timeout(PROBE_SECONDS), self.write() as c:
                value = str(time.time())
                done = await c.execute(update(t.setting).where(t.setting.c.name == PROBE).values(value=value))
                if done.rowcount == 0:
                    await c.execute(insert(t.setting).values(name=PROBE, value=value))
        except TimeoutError:
            raise StoreError("storing takes too long") from None
        except Taken:
            return  # another process has just stored the same: that is an answer too

    async def ring(self, c: AsyncConnection, notification: Notification) -> None:
        """Wake the other processes when this transaction is stored. Needed only where there are others."""
        if self.is_postgres:
            query = text("SELECT pg_notify(:channel, :payload)")
            await c.execute(query, {"channel": CHANNEL, "payload": json.dumps(notification)})

    async def close(self) -> None:
        """Let all connections go."""
        if self.committer is not None:
            await self.committer.close()
        await self.writer.dispose()
        if self.readers is not None:
            self.readers.dispose()


@contextmanager
def _told_plainly() -> Iterator[None]:
    """The database's errors as our own two."""
    try:
        yield
    except IntegrityError as error:
        raise Taken(str(error.orig)) from error
    except (DBAPIError, OSError, TimeoutError) as error:
        raise StoreError(_cause(error)) from error


def _cause(error: Exception) -> str:
    """The database's own words, without the statement and its values."""
    cause = getattr(error, "orig", None) or error
    return f"{type(cause).__name__}: {str(cause).splitlines()[0] if str(cause) else ''}"
