"""A reader's own size of type: everything that is read follows it, and nothing is cut."""

from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, sit
from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Page

LARGER = 1.25
READ = ("h1", ".act h2", ".chip", ".btn.primary", ".player .name", ".log li", ".inspector")
SIZES = "names => names.map(name => parseFloat(getComputedStyle(document.querySelector(name)).fontSize))"
SCROLLS = """() => {
  const root = document.scrollingElement;
  return [root.scrollWidth > innerWidth, root.scrollHeight > innerHeight];
}"""


def sizes(page: "Page") -> list[float]:
    return [float(size) for size in page.evaluate(SIZES, list(READ))]


@pytest.mark.parametrize("game", ["gwt", "sierra_west", "villagers"])
def test_type_follows_the_size_that_the_reader_has_set(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table(game, ["me", "bot:random"]))
    await_turn(page)
    for tip in page.get_by_role("button", name="Show no more tips").all():
        tip.click()
    before = sizes(page)
    line = page.context.new_cdp_session(page)
    line.send("Page.enable")
    line.send("Page.setFontSizes", {"fontSizes": {"standard": 16 * LARGER}})
    page.wait_for_function("getComputedStyle(document.documentElement).fontSize === '20px'")
    assert sizes(page) == pytest.approx([size * LARGER for size in before], rel=0.02)
    assert page.evaluate(SCROLLS) == [False, False], "the page does not scroll"
