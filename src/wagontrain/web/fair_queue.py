"""Whose turn it is to be served: whoever has used least, and people who wait before tables without any.

A player who has been served gets in line behind those who have used less, however much they ask for. Nobody
saves up time by asking for nothing: who comes back starts level with the one who is being served.
"""

from collections.abc import Callable
from typing import Generic, TypeVar

T = TypeVar("T")

SHARE = 4  # after this many for tables where somebody waits, one is served where nobody does
GUESS = 1.0  # what a job is taken to use until that is known


class Job(Generic[T]):
    """Something to be done for a player."""

    def __init__(self, what: T, player: str, is_awaited: Callable[[], bool]) -> None:
        self.what = what
        self.player = player
        self.is_awaited = is_awaited  # does a person wait for it now?


class FairQueue(Generic[T]):
    """Jobs that wait. What each player has used is remembered as long as it matters."""

    def __init__(self) -> None:
        self.jobs: list[Job[T]] = []  # in the order in which they came
        self.used: dict[str, float] = {}  # by player, of those who are ahead of the level
        self.level = 0.0  # what the one who had used least had used, when a job was last begun
        self.doing = 0  # jobs that were taken and are not yet charged
        self.passed = 0  # jobs served since one that nobody awaits was passed over

    def __len__(self) -> int:
        return len(self.jobs)

    def add(self, job: Job[T]) -> None:
        self.jobs.append(job)

    def take(self, fits: Callable[[T], bool]) -> Job[T] | None:
        """The next job of those that fit, which is then no longer waiting; None where there is none."""
        awaited: list[Job[T]] = []
        others: list[Job[T]] = []
        for job in self.jobs:
            if fits(job.what):
                (awaited if job.is_awaited() else others).append(job)
        if not awaited and not others:
            return None
        if awaited and (not others or self.passed < SHARE):
            chosen = min(awaited, key=self.used_by)
            self.passed = self.passed + 1 if others else 0
        else:
            chosen = min(others, key=self.used_by)
            self.passed = 0
        self.jobs.remove(chosen)
        self.begin(chosen)
        return chosen

    def used_by(self, job: Job[T]) -> float:
        return max(self.level, self.used.get(job.player, 0.0))

    def begin(self, job: Job[T]) -> None:
        """A job is being done: its player pays a guess, to be put right by `charge`."""
        start = self.used_by(job)
        self.level = min([start, *map(self.used_by, self.jobs)])
        self.used[job.player] = start + GUESS
        self.doing += 1

    def charge(self, job: Job[T], cost: float) -> None:
        """What the job has really used. Who is not ahead of the others need not be remembered."""
        self.doing -= 1
        self.used[job.player] = self.used.get(job.player, self.level) + cost - GUESS
        busy = self.doing or self.jobs
        self.used = {player: used for player, used in self.used.items() if busy and used > self.level}

    def drop(self) -> list[Job[T]]:
        """All jobs, which are then no longer waiting."""
        jobs, self.jobs = self.jobs, []
        return jobs
