"""What is particular to SQLite: reading takes microseconds and waits for nobody, storing waits for the disk.

So reads run where they are asked for, without a thread, and all that is to be stored while the disk is busy
is stored together, with one wait for all.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, TypeVar

from sqlalchemy import Connection, CursorResult, Engine, Executable, create_engine, event
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

READ_BUSY_MS = 250  # a read waits only while a database is being recovered; everything else waits with it
WRITE_BUSY_MS = 5000

T = TypeVar("T")
Outcome = bool | Exception


def async_writer(url: str) -> AsyncEngine:
    """One connection, in a thread, for transactions that are worked out step by step."""
    engine = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=30, hide_parameters=True)
    _prepare(engine.sync_engine, "BEGIN IMMEDIATE", WRITE_BUSY_MS)
    return engine


def direct_writer(path: str) -> Engine:
    """One connection for transactions that are known beforehand."""
    engine = create_engine(f"sqlite:///{path}", pool_size=1, max_overflow=0, hide_parameters=True)
    _prepare(engine, "BEGIN IMMEDIATE", WRITE_BUSY_MS)
    return engine


def readers(path: str) -> Engine:
    """Connections to read with; there is always one more, so that nobody waits for another."""
    engine = create_engine(f"sqlite:///{path}", pool_size=4, max_overflow=-1, hide_parameters=True)
    _prepare(engine, "BEGIN", READ_BUSY_MS)
    return engine


def _prepare(engine: Engine, begin: str, busy_ms: int) -> None:
    """Set every connection up, and begin transactions ourselves: the driver would begin them too late."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in (f"busy_timeout={busy_ms}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_now(connection: Any) -> None:
        connection.exec_driver_sql(begin)


class AtOnce:
    """As much of an AsyncConnection as readers use; every answer is there at once."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection

    async def execute(self, query: Executable, values: Any = None) -> CursorResult[Any]:
        """The rows of a query."""
        return self.connection.execute(query, values)

    async def rollback(self) -> None:
        """End the view of the data that was begun: what is read next is as it is then."""
        self.connection.rollback()

    async def stream(self, query: Executable) -> AsyncIterator[Any]:
        """The rows of a query that may have very many."""
        return _each(self.connection.execution_options(yield_per=500).execute(query))

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        return work(self.connection)


async def _each(result: CursorResult[Any]) -> AsyncIterator[Any]:
    for row in result:
        yield row


class Job:
    """A transaction that waits to be stored."""

    def __init__(self, statements: Sequence[Executable]) -> None:
        self.statements = statements
        self.stored: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: Outcome) -> None:
        """Tell who waits, if anyone still does."""
        if self.stored.done():
            return
        if isinstance(outcome, Exception):
            self.stored.set_exception(outcome)
        else:
            self.stored.set_result(outcome)


class Committer:
    """Stores transactions in a thread; those that come while one is being stored are stored together next."""

    def __init__(self, engine: Engine, one_writer: asyncio.Lock) -> None:
        self.engine = engine
        self.one_writer = one_writer
        self.thread = ThreadPoolExecutor(1, "commit")
        self.waiting: list[Job] = []
        self.task: asyncio.Task[None] | None = None

    async def commit(self, statements: Sequence[Executable]) -> bool:
        """True once it is on the disk; False, and nothing written, if the first statement changes no row."""
        job = Job(statements)
        self.waiting.append(job)
        if self.task is None or self.task.done():
            self.task = asyncio.create_task(self._work())
        return await job.stored

    async def _work(self) -> None:
        while self.waiting:
            async with self.one_writer:
                jobs, self.waiting = self.waiting, []
                loop = asyncio.get_running_loop()
                outcomes = await loop.run_in_executor(self.thread, self._store, [j.statements for j in jobs])
            for job, outcome in zip(jobs, outcomes, strict=True):
                job.settle(outcome)

    def _store(self, batch: list[Sequence[Executable]]) -> list[Outcome]:
        try:
            with self.engine.begin() as c:
                return [_store_one(c, statements) for statements in batch]
        except Exception as error:  # whatever it is, those who wait must hear of it
            if len(batch) == 1:
                return [error]
        # What is wrong may be wrong with one of them only: each for itself.
        return [self._store([statements])[0] for statements in batch]

    async def close(self) -> None:
        """Store what waits, then let the connection go."""
        if self.task is not None:
            with suppress(asyncio.CancelledError):
                await self.task
        self.thread.shutdown()
        self.engine.dispose()


def _store_one(c: Connection, statements: Sequence[Executable]) -> Outcome:
    """One of several transactions: what it wrote is taken back if it cannot be written whole."""
    part = c.begin_nested()
    try:
        for number, statement in enumerate(statements):
            done = c.execute(statement)
            if number == 0 and done.rowcount != 1:
                part.rollback()
                return False
    except IntegrityError as error:
        part.rollback()
        return error
    part.commit()
    return True
