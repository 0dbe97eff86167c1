"""What a player's hands do at the page: only what can be seen, clicked and typed."""

import random
import re
import time
from typing import TYPE_CHECKING

import pytest

from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
PATIENCE = 30_000  # milliseconds


def sit(page: "Page", house: House, table: str) -> None:
    """Open a table's page, and wait until its board is drawn."""
    page.goto(f"{house.url}/#/table/{table}")
    page.locator(".act, .curtain").first.wait_for(timeout=PATIENCE)
    lift(page)


def lift(page: "Page") -> None:
    """Take the device, where it is being passed on between players."""
    if page.locator(".curtain").count():
        page.locator(".curtain .primary").click()
    page.locator(".act").wait_for(timeout=PATIENCE)


def seq(page: "Page") -> int:
    return int(page.locator(".act").get_attribute("data-seq") or 0)


def is_over(page: "Page") -> bool:
    return page.locator(".act").get_attribute("data-status") == "finished"


def await_turn(page: "Page") -> bool:
    """Wait until the page asks, or the game is over."""
    page.wait_for_function(
        "() => { const bar = document.querySelector('.act');"
        " return bar && (bar.dataset.status === 'finished' || bar.querySelector('.chip[data-action]')) }",
        timeout=PATIENCE,
    )
    return not is_over(page)


def moved_on(page: "Page", before: int) -> None:
    """Wait until the table has moved on from a number, or the device is passed on."""
    page.wait_for_function(
        "before => { const bar = document.querySelector('.act');"
        " return document.querySelector('.curtain')"
        " || bar && (Number(bar.dataset.seq) !== before || bar.dataset.status === 'finished') }",
        arg=before,
        timeout=PATIENCE,
    )


def reached(page: "Page", number: int) -> None:
    """Wait until the page shows the table at that number, or later."""
    page.wait_for_function(
        "number => Number(document.querySelector('.act')?.dataset.seq ?? -1) >= number",
        arg=number,
        timeout=PATIENCE,
    )


def play_by_keys(page: "Page", steps: int, seed: int = 1) -> int:
    """Play with the number keys and Enter alone; how many actions were taken."""
    chance = random.Random(seed)
    for taken in range(steps):
        if not await_turn(page):
            return taken
        play_one_by_keys(page, chance)
    return steps


def play_one_by_keys(page: "Page", chance: random.Random) -> None:
    """Take one action, if the page still asks: it may have played a lone step itself by now."""
    before = seq(page)
    chips = page.locator(".chips .chip[data-action]").count()
    if chips == 0:
        return
    page.keyboard.press(str(chance.randint(1, min(chips, 9))))
    expect(page.locator(f".chip.chosen, .act:not([data-seq='{before}'])").first).to_be_visible()
    page.keyboard.press("Enter")
    moved_on(page, before)


def shown_chip(page: "Page", begin: str) -> "Locator":
    """The first chip whose notation begins so; where it waits behind "5 more", all are shown."""
    wanted = f".chip[data-action^='{begin}']"
    page.locator(f".chips {wanted}").first.wait_for(state="attached")
    page.locator(".chips .chip:visible").first.wait_for()  # the row has been measured
    in_row = page.locator(f".chips {wanted}:visible")
    if in_row.count():
        return in_row.first
    page.locator(".chips .chip.more").click()
    return page.locator(f".every {wanted}").first


def take(page: "Page", chip: str) -> None:
    """Choose the first chip whose notation begins so, confirm, and wait for the answer."""
    before = seq(page)
    shown_chip(page, chip).click()
    page.locator("[data-confirm]").click()
    moved_on(page, before)


def whose_turn(*pages: "Page") -> "Page | None":
    """The page that is asked; none when the game is over."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for page in pages:
            if is_over(page):
                return None
            if page.locator(".act.mine .chip[data-action]").count():
                return page
        pages[0].wait_for_timeout(30)
    raise AssertionError("nobody is asked")


def named_actions(page: "Page") -> list[str]:
    """The names of the actions as the accessibility tree tells them, in order."""
    tree = page.get_by_role("group", name="What you can do").aria_snapshot()
    names = re.findall(r"- button \"((?:[^\"\\]|\\.)*)\"(.*)", tree)
    return [name.replace('\\"', '"') for name, marks in names if "[disabled]" not in marks]


def focus_at(page: "Page") -> int:
    """Which action, counted as in the accessibility tree, has the focus; -1: none."""
    actions = page.get_by_role("group", name="What you can do").get_by_role("button")
    return int(actions.evaluate_all("all => all.indexOf(document.activeElement)"))
