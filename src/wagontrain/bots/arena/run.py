"""Playing the blocks that are missing, in this process or in several."""

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ...core.game import Game
from .block import Record, play_block
from .match import Match
from .processes import worker_pool

_worker: list[tuple[Match, Game[Any]]] = []


def open_game(match: Match) -> Game[Any]:
    """The game of a match, with its tables."""
    import wagontrain

    if match.tables is not None:
        from ...core.data import use_tables

        use_tables(Path(match.tables))
    return wagontrain.game(match.game)


def _start(match: Match) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that collects
    _worker[:] = [(match, open_game(match))]


def _play(block: int) -> Record:
    match, game = _worker[0]
    return play_block(match, game, block)


def played(match: Match, game: Game[Any], blocks: list[int], workers: int) -> Iterator[Record]:
    """The blocks, each as soon as it is done."""
    if workers == 1 or len(blocks) < 2:
        for block in blocks:
            yield play_block(match, game, block)
        return
    with worker_pool(min(workers, len(blocks)), _start, (match,)) as pool:
        yield from pool.imap_unordered(_play, blocks)
