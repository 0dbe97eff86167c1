"""What a player's hands do at the page: only what can be seen, clicked and typed."""

import random
import time
from typing import TYPE_CHECKING

from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Page


def sit(page: "Page", house: House, table: str) -> None:
    """Open a table's page."""
    page.goto(f"{house.url}/#/table/{table}")
    page.locator(".act").wait_for(timeout=15000)


def seq(page: "Page") -> int:
    return int(page.locator(".act").get_attribute("data-seq") or 0)


def is_over(page: "Page") -> bool:
    return page.locator(".act").get_attribute("data-status") == "finished"


def await_turn(page: "Page") -> bool:
    """Wait until the page asks, or the game is over."""
    page.wait_for_function(
        "() => { const bar = document.querySelector('.act');"
        " return bar && (bar.dataset.status === 'finished' || bar.querySelector('.chip')) }",
        timeout=30000,
    )
    return not is_over(page)


def moved_on(page: "Page", before: int) -> None:
    """Wait until the table has moved on from a number."""
    page.wait_for_function(
        "before => { const bar = document.querySelector('.act');"
        " return Number(bar.dataset.seq) !== before || bar.dataset.status === 'finished' }",
        arg=before,
        timeout=30000,
    )


def play_by_keys(page: "Page", steps: int, seed: int = 1) -> int:
    """Play with the number keys and Enter alone; how many actions were taken."""
    chance = random.Random(seed)
    for taken in range(steps):
        if not await_turn(page):
            return taken
        before = seq(page)
        chips = page.locator(".chips .chip[data-action]").count()
        if chips == 0:
            continue
        page.keyboard.press(str(chance.randint(1, min(chips, 9))))
        page.keyboard.press("Enter")
        moved_on(page, before)
    return steps


def whose_turn(*pages: "Page") -> "Page":
    """The page that is asked."""
    end = time.monotonic() + 15
    while time.monotonic() < end:
        for page in pages:
            if page.locator(".act.mine").count():
                return page
        pages[0].wait_for_timeout(50)
    raise AssertionError("nobody is asked")
