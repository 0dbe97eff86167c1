"""Several processes that share one job: `simulate` and `arena` with more than one worker."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.pool import Pool
from typing import Any

SHARED_MEMORY = "/dev/shm"


def worker_pool(workers: int, start: Callable[..., None], given: tuple[Any, ...]) -> Pool:
    """Return a pool of fresh processes, each of which calls `start` with what is given first.

    Where the system has no shared memory for their locks, an OSError says so, and what to do.
    """
    context = multiprocessing.get_context("spawn")
    try:
        context.Lock()
    except (OSError, ImportError) as error:
        number = error.errno if isinstance(error, OSError) else None
        why = "several processes need shared memory, and this system refuses it; use --workers 1"
        raise OSError(number or 0, why, SHARED_MEMORY) from None
    return context.Pool(workers, start, given)
