"""A real server and a real browser; left out, with the reason, without WAGONTRAIN_E2E=1 or Chromium."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.house import Door, House

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
STATIC = Path(__file__).parents[2] / "src" / "wagontrain" / "web" / "static" / "index.html"
Visitor = Callable[..., "tuple[Page, Door]"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say in one line why the browser tests are left out, where they are."""
    reason = ""
    if os.environ.get("WAGONTRAIN_E2E") != "1":
        reason = "browser tests run with WAGONTRAIN_E2E=1"
    elif CHROMIUM is None:
        reason = "browser tests need Chromium (Debian: apt install chromium)"
    elif not STATIC.is_file():
        reason = "the browser client is not built: scripts/client"
    for item in items:
        if reason and Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House(tmp_path_factory.mktemp("house"))
    yield found
    found.close()


@pytest.fixture(scope="session")
def browser() -> Iterator["Browser"]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def visitor(house: House, browser: "Browser") -> Iterator[Visitor]:
    """Somebody at a browser of their own: a page, and the same session without one."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def visit(name: str = "Marta", **wishes: Any) -> "tuple[Page, Door]":
        wishes = {"viewport": {"width": 1440, "height": 900}, "locale": "en", **wishes}
        context = browser.new_context(**wishes, reduced_motion="reduce")
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        return page, Door(house, context, name)

    yield visit
    for context in contexts:
        context.close()
    assert problems == []
