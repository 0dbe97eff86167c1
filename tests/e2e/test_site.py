"""The static site in a real browser: no server but one for files, and later none at all.

It is made from the built page and from Pyodide in client/node_modules.
"""

import functools
import json
import re
import shutil
import subprocess
import threading
from collections.abc import Iterator
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import wagontrain
from tests.cli.commands import wagontrain as command
from tests.conftest import THOROUGH
from tests.e2e.hands import await_turn, expect, play_by_keys, reached, seq
from tests.e2e.hashes import digests

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

ROOT = Path(__file__).parents[2]
PYODIDE = ROOT / "client" / "node_modules" / "pyodide"
MOST_BYTES = 12_000_000
PATIENCE = 120_000  # milliseconds: Python starts with the page, and other tests run beside this one
GAMES_EACH = 40 if THOROUGH else 5
DESK: dict[str, Any] = {
    "viewport": {"width": 1440, "height": 900},
    "locale": "en",
    "reduced_motion": "reduce",
}

pytestmark = pytest.mark.skipif(not PYODIDE.is_dir(), reason="Pyodide is not here: scripts/client tools")


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and says nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A written site."""
    target = tmp_path_factory.mktemp("site") / "play"
    done = command("site", target, "--pyodide", PYODIDE)
    assert done.code == 0, done.err
    return target


@pytest.fixture
def address(folder: Path) -> Iterator[str]:
    """Where the site's files are served."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()
    thread.join()


@pytest.fixture
def context(browser: "Browser", address: str) -> Iterator["BrowserContext"]:
    """A browser in which nothing may go wrong, and nothing come from elsewhere."""
    made = browser.new_context(**DESK)
    made.set_default_timeout(PATIENCE)
    problems: list[str] = []
    made.on("weberror", lambda error: problems.append(str(error.error)))
    made.on(
        "request", lambda request: problems.append(request.url) if foreign(request.url, address) else None
    )
    yield made
    made.close()
    assert problems == []


def foreign(url: str, address: str) -> bool:
    return not url.startswith((address, "data:", "blob:"))


def lobby(context: "BrowserContext", address: str) -> "Page":
    page = context.new_page()
    page.goto(address)
    page.locator(".game-card").first.wait_for()
    return page


def play_a_bot(page: "Page", game: str) -> None:
    title = {"gwt": "Great Western Trail", "sierra_west": "Sierra West", "villagers": "Villagers"}[game]
    page.locator(".game-card", has_text=title).get_by_role("button", name="Play a bot now").click()
    page.locator(".act").wait_for()


def test_the_download_is_small(folder: Path) -> None:
    """Without any compression by the web host."""
    assert sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) < MOST_BYTES


@pytest.mark.parametrize("game", wagontrain.games())
def test_a_table_is_played_kept_and_opened_without_a_network(
    context: "BrowserContext", address: str, game: str
) -> None:
    page = lobby(context, address)
    play_a_bot(page, game)
    assert play_by_keys(page, 4, seed=2) == 4
    assert await_turn(page)
    before, question = seq(page), page.locator(".act h2").inner_text()
    page.reload()
    assert await_turn(page)
    assert (seq(page), page.locator(".act h2").inner_text()) == (before, question)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    context.set_offline(True)
    page.goto(address)
    page.locator(".table-row .btn").first.click()
    assert await_turn(page)
    assert seq(page) == before
    assert play_by_keys(page, 1, seed=3) == 1
    assert await_turn(page)
    assert seq(page) > before


def test_a_table_goes_out_as_a_file_and_comes_back(
    context: "BrowserContext", address: str, tmp_path: Path
) -> None:
    page = lobby(context, address)
    play_a_bot(page, "villagers")
    assert play_by_keys(page, 2) == 2
    assert await_turn(page)
    first = page.url
    page.get_by_role("button", name="The table", exact=True).click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Replay file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    assert file.name.startswith("villagers-")
    assert command("verify", file).code == 0
    page.goto(f"{address}#/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url(lambda url: "/table/" in url and url != first)
    page.locator(".act, .curtain").first.wait_for()


def test_a_new_table_offers_only_what_works_without_a_server(context: "BrowserContext", address: str) -> None:
    page = lobby(context, address)
    page.goto(f"{address}#/new/gwt")
    second = page.locator(".seat-row select").nth(1)
    second.wait_for()
    values = second.locator("option").evaluate_all("all => all.map(one => one.value)")
    assert values == ["me", "bot:easy", "bot:medium", "bot:hard", "bot:random"]
    expect(page.locator("#clock")).to_have_count(0)


def test_two_pages_of_one_browser_show_the_same_table(context: "BrowserContext", address: str) -> None:
    page = lobby(context, address)
    play_a_bot(page, "villagers")
    assert await_turn(page)
    other = context.new_page()
    other.goto(page.url)
    assert await_turn(other)
    assert play_by_keys(page, 1) == 1
    assert await_turn(page)
    reached(other, seq(page))
    assert play_by_keys(other, 1) == 1
    assert await_turn(other)
    reached(page, seq(other))
    assert seq(page) == seq(other)


def test_a_newer_site_is_offered_and_taken(context: "BrowserContext", address: str, folder: Path) -> None:
    page = lobby(context, address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    worker = folder / "sw.js"
    source = worker.read_text(encoding="utf-8")
    try:
        worker.write_text(re.sub(r"wagontrain-[0-9a-f]{12}", "wagontrain-newer", source), encoding="utf-8")
        page.reload()
        page.get_by_role("button", name="Load it").click()
        page.wait_for_function("async () => String(await caches.keys()) === 'wagontrain-newer'")
        page.locator(".game-card").first.wait_for()
        expect(page.locator(".update")).to_have_count(0)
    finally:
        worker.write_text(source, encoding="utf-8")


def test_states_are_the_same_under_pyodide(folder: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node is not here")
    (engine,) = folder.glob("runtime-*/engine.zip")
    here = Path(__file__).parent
    words = [node, here / "hashes.mjs", PYODIDE, engine, here / "hashes.py", GAMES_EACH]
    done = subprocess.run([str(word) for word in words], capture_output=True, text=True, timeout=280)
    assert done.returncode == 0, done.stderr[-2000:]
    assert json.loads(done.stdout) == digests(GAMES_EACH)
