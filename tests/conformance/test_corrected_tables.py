"""Corrected tables of every game: those that the rules cannot work with are refused, others are played."""

import os
from pathlib import Path

import pytest

import wagontrain
from tests.conftest import THOROUGH
from tests.corrected import Table, changes, other_numbers, outcomes, write

EACH = {"gwt": 2, "sierra_west": 10, "villagers": 6} if THOROUGH else {}
"""One change in this many is tried where there is time."""
SELDOM = 40
BLOCKS = 8 if THOROUGH else 2

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="each table needs a process of its own")


def tried(game: str, block: int) -> list[tuple[str, str, Table]]:
    """The changes of a block: name, file, the changed table."""
    return (changes(game) + other_numbers(game))[block :: BLOCKS * EACH.get(game, SELDOM)]


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("game", wagontrain.games())
def test_other_tables_are_refused_or_played(tmp_path: Path, game: str, block: int) -> None:
    mine = tried(game, block)
    folders = [write(tmp_path / str(n), game, file, table) for n, (_, file, table) in enumerate(mine)]
    found = {name: result for (name, _, _), result in zip(mine, outcomes(game, folders), strict=True)}
    assert {name: result["crashed"] for name, result in found.items() if "crashed" in result} == {}
    assert any("played" in result for result in found.values())
