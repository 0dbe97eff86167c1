"""What scripts/screenshots looks for: that it is found where it is, and is nowhere on the smallest screen."""

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

LOOK = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")
LEAST = {"width": 360, "height": 740}
BAD = """
<body style="margin: 0">
  <div style="width: 700px; font-size: 14px">too wide</div>
  <p style="font-size: 9px">too small</p>
  <svg width="300" height="60" viewBox="0 0 600 120"><text y="40" font-size="16">small as drawn</text></svg>
  <svg width="300" height="40"><text y="20" font-size="16" textLength="20">squeezed</text></svg>
  <button class="chip" style="width: 40px; white-space: nowrap; overflow: hidden">much too long</button>
</body>
"""


def test_faults_are_found(browser: "Browser") -> None:
    page = browser.new_page(viewport={"width": 400, "height": 400})
    page.set_content(BAD)
    found = "\n".join(page.evaluate(LOOK))
    page.close()
    for what in (
        "scrolls sideways: 700 in 400",
        "“too small”",
        "“small as drawn”",
        "“squeezed”",
        "“much too long”",
    ):
        assert what in found
    assert "“too wide”" not in found


@pytest.mark.parametrize("lang", ["en", "pl", "it", "ru"])
@pytest.mark.parametrize("where", ["", "new/villagers", "profile", "statistics", "villagers"])
def test_the_smallest_phone_shows_no_fault(visitor: Visitor, lang: str, where: str) -> None:
    page, door = visitor(viewport=LEAST, locale=lang, has_touch=True)
    path = f"table/{door.table(where, ['me', 'bot:random', 'bot:random'])}" if where == "villagers" else where
    page.goto(f"{door.house.url}/#/{path}")
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(LOOK) == []
