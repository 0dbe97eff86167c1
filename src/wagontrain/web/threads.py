"""Slow work that cannot be broken off, in threads of its own: they do not keep the server from stopping."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Generic, TypeVar

T = TypeVar("T")


class Outcome(Generic[T]):
    """What a piece of work has come to, or the error that it ended with."""

    def __init__(self) -> None:
        self.value: T | None = None
        self.error: Exception | None = None


class Threads(Generic[T]):
    """At most n threads. One that hangs keeps its place until it ends, even where nobody waits for it."""

    def __init__(self, most: int) -> None:
        self.room = asyncio.Semaphore(most)

    async def run(self, work: Callable[[], T]) -> T:
        """Do some work in a thread; its result."""
        await self.room.acquire()
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        outcome: Outcome[T] = Outcome()

        def settle() -> None:
            self.room.release()
            if not done.done():
                done.set_result(None)

        def run() -> None:
            try:
                outcome.value = work()
            except Exception as error:
                outcome.error = error
            with suppress(RuntimeError):  # the loop has ended meanwhile
                loop.call_soon_threadsafe(settle)

        threading.Thread(target=run, daemon=True).start()
        await done
        if outcome.error is not None:
            raise outcome.error
        return outcome.value  # type: ignore[return-value]  # it is there: there was no error
