"""The page is quick. Its figures are measured by scripts/page-speed; these hold on a busy machine, too."""

from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import sit
from tests.e2e.house import House

pytest.importorskip("playwright.sync_api", reason="browser tests need the package playwright")

if TYPE_CHECKING:
    from playwright.sync_api import Browser

MOST = 300_000  # bytes of compressed script until the first choice
ELSEWHERE = 25  # milliseconds of a move that are not the page's: the server, and waiting for the next picture


@pytest.mark.parametrize("game", ["gwt", "sierra_west", "villagers"])
def test_a_move_is_seen_at_once(game: str, house: House, visitor: Visitor) -> None:
    from tests.e2e.speed import AT_ONCE, moves_of, quantile

    page, door = visitor(reduced_motion="no-preference")
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 40)
    sit(page, house, table)
    moves = moves_of(page, 12)
    assert len(moves) > 6
    # Beside other programs a move takes as long as they let it; what the page works for it is its own.
    assert quantile([move.work for move in moves], 0.5) <= AT_ONCE - ELSEWHERE
    assert min(move.seen for move in moves) <= 2 * AT_ONCE


@pytest.mark.parametrize("what", ["lobby", "table"])
def test_something_can_be_done_soon(what: str, house: House, browser: "Browser") -> None:
    from tests.e2e.speed import READY, opened

    found = opened(browser, house, what)
    assert min(one["ready"] for one in found) <= READY
    assert max(one["bytes"] for one in found) <= MOST
