"""Golden games play as they did when they were written; `scripts/goldens` writes them again."""

from pathlib import Path

import pytest

import wagontrain
from tests.golden.goldens import (
    dump_files,
    dumps_of,
    game_called,
    reached,
    read,
    replay_files,
    replays_of,
    unreachable,
    wanted,
)
from wagontrain.core.replay import verify

NAMES = ["toy", *wagontrain.games()]


@pytest.mark.parametrize("path", replay_files(), ids=lambda path: path.stem)
def test_a_golden_replay_still_plays(path: Path) -> None:
    replay = read(path)
    assert replay.write() == path.read_text(encoding="utf-8")
    assert [str(problem) for problem in verify(game_called(replay.game), replay)] == []


@pytest.mark.parametrize("name", NAMES)
def test_all_that_is_wanted_is_reached(name: str) -> None:
    game = game_called(name)
    found = {mark for path in replays_of(game) for mark in reached(read(path))}
    assert sorted(wanted(game) - found) == []
    assert sorted(unreachable(game) & found) == []


@pytest.mark.parametrize("name", NAMES)
def test_the_api_says_what_it_said(name: str) -> None:
    dumps = dumps_of(game_called(name))
    assert {path.name for path in dump_files() if path.stem.startswith(f"{name}-")} == set(dumps)
    for path in dump_files():
        if path.name in dumps:
            assert path.read_text(encoding="utf-8") == dumps[path.name]
