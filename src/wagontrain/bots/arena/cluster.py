"""Playing blocks on a Ray cluster: the same blocks, the same records. Every node needs the package."""

import logging
import re
import socket
from collections.abc import Iterator
from typing import Any

from ...core.errors import OptionError
from .block import Record, play_block
from .match import Match
from .run import open_game

LOCAL = "local"  # a cluster of this machine alone, which ends with the run

PORT = re.compile(r"(ray://)?\[?(?P<host>[^/]+?)\]?:(?P<port>[0-9]{1,5})")
SECONDS_TO_ANSWER = 5.0

_opened: dict[str, tuple[Match, Any]] = {}


def play(match: Match, block: int) -> Record:
    """One block, on whatever node this runs; the game is opened once a process."""
    key = repr(match)
    if key not in _opened:
        _opened.clear()
        _opened[key] = (match, open_game(match))
    return play_block(*_opened[key], block)


def played_on_ray(address: str, match: Match, blocks: list[int]) -> Iterator[Record]:
    """The blocks, each as soon as it is done somewhere. A block whose node dies is played again elsewhere."""
    ray = connected(address)
    try:
        task = ray.remote(play).options(max_retries=3)
        shared = ray.put(match)
        waiting = [task.remote(shared, block) for block in blocks]
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    """The module ray, connected to the cluster."""
    try:
        import ray
    except ImportError:
        raise OptionError("--ray needs Ray: pip install 'wagontrain[ray]'") from None
    knock(address)
    where = None if address == LOCAL else address
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
    try:
        ray.init(where, include_dashboard=False if where is None else None, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        why = (str(error).strip().splitlines() or [type(error).__name__])[0]
        raise OptionError(f"--ray {address}: no Ray cluster can be used there: {why}") from None
    return ray


def knock(address: str) -> None:
    """Does anything answer at host:port? Ray itself would try for minutes."""
    named = PORT.fullmatch(address)
    if named is None:
        return
    try:
        socket.create_connection((named["host"], int(named["port"])), SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError) as error:
        raise OptionError(f"--ray {address}: nothing answers there: {error}") from None
