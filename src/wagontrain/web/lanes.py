"""Work on whole games beside the event loop: in a few threads, one piece at a time for each visitor.

All threads of a process share one interpreter. Were there forty of them at work, the event loop would get a
fortieth of the time, and everybody's moves with it; and whoever asks for forty things at once would keep all
others from being served.
"""

from asyncio import Lock
from collections.abc import Callable
from typing import TypeVar
from weakref import WeakValueDictionary

from anyio import CapacityLimiter, to_thread

THREADS = 2

T = TypeVar("T")
Locks = WeakValueDictionary[str, Lock]


def lock_of(locks: Locks, name: str) -> Lock:
    """The lock of that name; it is there as long as anybody has it."""
    lock = locks.get(name)
    if lock is None:
        lock = locks[name] = Lock()
    return lock


class Lanes:
    """The threads, and who waits for one: however much a visitor asks for, they stand in line once."""

    def __init__(self, threads: int = THREADS) -> None:
        self.room = CapacityLimiter(threads)
        self.own: Locks = WeakValueDictionary()

    def turn(self, visitor: str) -> Lock:
        """What a visitor has while something is done for them."""
        return lock_of(self.own, visitor)

    async def run(self, visitor: str, work: Callable[[], T]) -> T:
        """Do some work for a visitor in a thread; its result."""
        async with self.turn(visitor):
            return await self.in_thread(work)

    async def in_thread(self, work: Callable[[], T]) -> T:
        """The same for one whose turn it is."""
        return await to_thread.run_sync(work, limiter=self.room)
