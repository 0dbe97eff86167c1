"""The lines of play are as many as when the files were written: `scripts/perft` writes them again."""

import pytest

import wagontrain
from tests.perft.perft import Position, files, positions

POSITIONS = [position for path in files() for position in positions(path)]


def test_every_game_has_positions() -> None:
    assert {position.game for position in POSITIONS} == {"toy", *wagontrain.games()}


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.game}-{position}")
def test_lines_of_play(position: Position) -> None:
    assert position.count() == position.lines
