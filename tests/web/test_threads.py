"""Slow work beside the event loop: it is bounded, its errors come back, and it keeps nobody from stopping."""

import asyncio
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import wagontrain
from wagontrain.web.threads import Threads

HANGS = """
import asyncio, threading
from wagontrain.web.threads import Threads

async def main():
    task = asyncio.create_task(Threads(1).run(threading.Event().wait))
    await asyncio.sleep(0.1)
    task.cancel()

asyncio.run(main())
print("stopped")
"""


def test_results_and_errors_come_back() -> None:
    async def main() -> None:
        threads: Threads[int] = Threads(1)
        assert await threads.run(lambda: 7) == 7
        with pytest.raises(ZeroDivisionError):
            await threads.run(lambda: 1 // 0)
        assert await threads.run(lambda: 8) == 8

    asyncio.run(main())


def test_work_that_nobody_waits_for_keeps_its_place_until_it_ends() -> None:
    """So that many who give up do not leave more threads behind than there may be."""

    async def main() -> None:
        threads: Threads[bool] = Threads(1)
        go_on = threading.Event()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await threads.run(go_on.wait)
        assert threads.room.locked()
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.05):
                await threads.run(lambda: True)
        go_on.set()
        assert await threads.run(lambda: True)
        assert not threads.room.locked()

    asyncio.run(main())


def test_work_that_hangs_does_not_keep_the_process_alive() -> None:
    environ = {**os.environ, "PYTHONPATH": str(Path(wagontrain.__file__).parents[1])}
    program = [sys.executable, "-c", HANGS]
    done = subprocess.run(program, env=environ, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stdout) == (0, "stopped\n")
