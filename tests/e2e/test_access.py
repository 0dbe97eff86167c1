"""Every page and board for everybody: axe finds nothing, in light and dark, on every kind of screen."""

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, sit
from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytest.importorskip("playwright", reason="browser tests need the package playwright")
AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("gwt", "sierra_west", "villagers")
THEMES = ("light", "dark")
PAGES = {
    "": ".game-card",
    "#/new/gwt": ".setup",
    "#/new/sierra_west": ".setup",
    "#/new/villagers": ".setup",
    "#/rules": ".rules-text p",
    "#/rules/gwt": ".rules-text .scroller",
    "#/rules/sierra_west/SW-2.1": ".rules-text .here",
    "#/rules/villagers": ".rules-text p",
    "#/statistics": ".columns section",
    "#/profile": "#p-name",
    "#/credits": ".panel",
}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SIZES = {
    "side": {"viewport": {"width": 1366, "height": 657}},
    "folded": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 820, "height": 1180}, "has_touch": True},
    "lying": {"viewport": {"width": 844, "height": 390}, "has_touch": True},
}


def findings(page: "Page") -> list[str]:
    """What axe finds wrong, in a line each."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("async () => (await axe.run(document)).violations")
    return [f"{one['id']}: {node['target']} {node['any'][:1]}" for one in found for node in one["nodes"][:3]]


@pytest.mark.parametrize("theme", THEMES)
def test_pages(theme: str, house: House, visitor: Visitor) -> None:
    page, _ = visitor(color_scheme=theme)
    for path, shown in PAGES.items():
        page.goto(f"{house.url}/{path}")
        page.locator(shown).first.wait_for()
        assert (path, findings(page)) == (path, [])


def test_pages_on_a_phone(house: House, visitor: Visitor) -> None:
    page, _ = visitor(**PHONE)
    for path, shown in PAGES.items():
        page.goto(f"{house.url}/{path}")
        page.locator(shown).first.wait_for()
        assert (path, findings(page)) == (path, [])


@pytest.mark.parametrize("theme", THEMES)
def test_what_opens_on_pages(theme: str, house: House, visitor: Visitor) -> None:
    page, _ = visitor(color_scheme=theme)
    page.goto(f"{house.url}/#/rules/villagers")
    page.get_by_role("button", name="Terms in four languages").click()
    page.locator(".rules-text td").first.wait_for()
    assert findings(page) == []
    page.locator(".tools .btn").click()
    page.get_by_role("dialog").wait_for()
    assert findings(page) == []
    page.goto(f"{house.url}/#/table/nothinghere")
    page.get_by_role("link", name="To the lobby").last.wait_for()
    assert findings(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_ways_into_a_table(theme: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(color_scheme=theme)
    made = door.post("/api/tables", {"game": "villagers", "seats": ["me", "invited"]})
    page.goto(f"{house.url}/#/table/{made['id']}")
    page.get_by_role("button", name="Start now").wait_for()
    assert findings(page) == []
    guest, _ = visitor("Bob", color_scheme=theme)
    guest.goto(f"{house.url}/#/join/{made['id']}/{made['invite']['token']}")
    guest.get_by_role("button", name="Join").wait_for()
    assert findings(guest) == []


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_boards(game: str, theme: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(color_scheme=theme)
    table = door.table(game, ["me", "bot:random", "bot:random"])
    door.play(table, 14)
    sit(page, house, table)
    assert findings(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_boards_of_every_size(game: str, size: str, house: House, visitor: Visitor) -> None:
    wanted: Any = SIZES[size]
    page, door = visitor(**wanted)
    table = door.table(game, ["me", "bot:random", "bot:random", "bot:random"])
    door.play(table, 30)
    sit(page, house, table)
    await_turn(page)
    assert findings(page) == []
    for part in page.locator(".side-column [role=tab]").all():
        part.click()
        assert (part.inner_text(), findings(page)) == (part.inner_text(), [])
    page.keyboard.press("o")
    page.keyboard.press("l")
    assert findings(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_dialogs_and_replay(theme: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(color_scheme=theme)
    table = door.table("gwt", ["me", "bot:random"])
    door.play(table, 20)
    sit(page, house, table)
    await_turn(page)
    for opens in ("Scores", "The table", "Settings", "Keys and help"):
        page.get_by_role("button", name=opens).first.click()
        page.get_by_role("dialog").wait_for()
        assert (opens, findings(page)) == (opens, [])
        page.keyboard.press("Escape")
    page.locator(".log li[data-turn] > button").nth(1).click()
    page.locator(".log .turn-steps button").first.click()
    page.locator(".transport").wait_for()
    assert findings(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_boards_on_a_phone(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 14)
    sit(page, house, table)
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert tab.get_attribute("aria-selected") == "true"
        assert findings(page) == []


@pytest.mark.parametrize("theme", THEMES)
def test_the_end(theme: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(color_scheme=theme)
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 600)
    sit(page, house, table)
    page.get_by_role("dialog").wait_for()
    assert findings(page) == []
