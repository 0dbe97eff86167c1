"""A real server and a real browser: scripts/e2e runs these tests; else they are left out with the reason."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.house import Door, House

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page, Request

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
STATIC = Path(__file__).parents[2] / "src" / "wagontrain" / "web" / "static" / "index.html"
FOLLOW_OFF = """if (location.protocol.startsWith('http'))
    localStorage.getItem('wagontrain.follow') ?? localStorage.setItem('wagontrain.follow', 'off')"""
"""The turn card would lie over what other tests look at; an empty page has no storage."""
Visitor = Callable[..., "tuple[Page, Door]"]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Say in one line why the browser tests are left out, where they are."""
    reason = ""
    if os.environ.get("WAGONTRAIN_E2E") != "1":
        reason = "browser tests run with scripts/e2e"
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
        found = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield found
        found.close()


@pytest.fixture
def visitor(house: House, browser: "Browser") -> Iterator[Visitor]:
    """Somebody at a browser of their own: a page, and the same session without one."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    own = (house.url, house.url.replace("http", "ws"), "data:", "blob:", "about:")

    def watch(request: "Request") -> None:
        if not request.url.startswith(own):
            problems.append(f"another host: {request.url}")

    def visit(name: str = "Marta", **wishes: Any) -> "tuple[Page, Door]":
        desk = {"viewport": {"width": 1440, "height": 900}, "locale": "en", "reduced_motion": "reduce"}
        wishes = {**desk, **wishes}
        context = browser.new_context(**wishes)
        contexts.append(context)
        context.add_init_script(FOLLOW_OFF)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", watch)
        return page, Door(house, context, name)

    yield visit
    for context in contexts:
        context.close()
    if problems and "WAGONTRAIN_PAGE_FAULTS" in os.environ:  # such a test gets no second try
        with Path(os.environ["WAGONTRAIN_PAGE_FAULTS"]).open("a", encoding="utf-8") as faults:
            faults.writelines(f"{problem}\n" for problem in problems)
    assert problems == []
