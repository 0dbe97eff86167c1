"""Every page and board for everybody: axe finds nothing, in light and dark, on a desk and on a phone."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import sit
from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright", reason="browser tests need the package playwright")
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
pytestmark = pytest.mark.skipif(not AXE.is_file(), reason="axe-core is not there: scripts/client installs it")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def findings(page: "Page") -> list[str]:
    """What axe finds wrong, in a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [f"{one['id']}: {node['target']} {node['any'][:1]}" for one in found for node in one["nodes"][:3]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["", "#/new/gwt", "#/rules/villagers", "#/statistics", "#/credits"])
def test_pages(path: str, theme: str, house: House, visitor: Visitor) -> None:
    page, _ = visitor(color_scheme=theme)
    page.goto(f"{house.url}/{path}")
    page.wait_for_timeout(700)
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", ["gwt", "sierra_west", "villagers"])
def test_boards(game: str, theme: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(color_scheme=theme)
    table = door.table(game, ["me", "bot:random", "bot:random"])
    door.play(table, 14)
    sit(page, house, table)
    assert findings(page) == []


@pytest.mark.parametrize("game", ["gwt", "sierra_west", "villagers"])
def test_boards_on_a_phone(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 14)
    sit(page, house, table)
    for tab in page.get_by_role("tab").all():
        tab.tap()
        page.wait_for_timeout(200)
        assert findings(page) == []


def test_the_end(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 600)
    sit(page, house, table)
    page.get_by_role("dialog").wait_for()
    assert findings(page) == []
