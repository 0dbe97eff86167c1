"""How quick the page is: from confirming a move to seeing it, and from opening the page to the first choice.

`scripts/page-speed [--moves N] [--bot NAME] [--write]`. A real browser plays on in games that are under way,
on a server of its own on the same machine. Each move is followed from the press of the mouse to the painted
picture, and the processor time of the page itself is counted, too: that hardly depends on other programs.
`--write` puts the figures into docs/client.md.
"""

import argparse
import os
import platform
import shutil
import subprocess
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import sync_playwright

from tests.e2e.hands import await_turn, sit
from tests.e2e.house import ROOT, Door, House

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page

GAMES = ("gwt", "sierra_west", "villagers")
DESK = {"width": 1440, "height": 900}
PLAYED = 60  # actions before the first move that is measured
AT_ONCE = 100  # milliseconds from the press to the picture
READY = 2000  # milliseconds from opening the page to the first choice
PAUSE = 0.3  # seconds before a bot's move, as `wagontrain serve` has it
LONGEST = 120.0  # seconds for the moves of one game
OPENED = 5  # times that each page is opened
FIRST_CHOICE = {"lobby": ".game-card button", "table": ".chip[data-action]"}
PARTS = ("sent", "answered", "read", "drawn", "painted")
WATCH = """() => {
  const real = window.fetch;
  window.fetch = async (...wish) => {
    const ofTable = String(wish[0]).includes('/api/tables/');  // rules are fetched once, when first cited
    if (ofTable && window.move?.start && !window.move.drawn) window.move.asked = (window.move.asked ?? 0) + 1;
    const mine = String(wish[0]).includes('/act?') && window.move && !window.move.sent ? window.move : null;
    if (mine) mine.sent = performance.now();
    const answer = await real(...wish);
    if (mine) {
      mine.answered = performance.now();
      const text = answer.text.bind(answer);
      answer.text = async () => { const found = await text(); mine.read = performance.now(); return found };
    }
    return answer;
  };
}"""
MOVE = """() => {
  const bar = document.querySelector('.act'), before = bar.dataset.seq, move = (window.move = {});
  const confirm = document.querySelector('[data-confirm]');
  confirm.addEventListener('click', () => (move.start = performance.now()), { capture: true, once: true });
  window.moved = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (bar.dataset.seq === before) return;
      watch.disconnect();
      move.drawn = performance.now();
      requestAnimationFrame(() => {
        const line = new MessageChannel();
        line.port1.onmessage = () => { move.painted = performance.now(); done(move) };
        line.port2.postMessage(0);
      });
    });
    watch.observe(bar, { attributes: true });
  });
}"""
OPEN = """(what) => {
  window.opened = new Promise((done) => {
    const look = () => {
      if (!document.querySelector(what)) return requestAnimationFrame(look);
      const scripts = performance.getEntriesByType('resource').filter((one) => one.name.endsWith('.js'));
      done({ ready: performance.now(), bytes: scripts.reduce((sum, one) => sum + one.encodedBodySize, 0) });
    };
    look();
  });
}"""


class Move:
    """One move: when each part of it was done, counted from the press, what the page worked for it, and how
    often it asked the server before it drew."""

    def __init__(self, marks: dict[str, float], work: float) -> None:
        self.parts = {part: marks[part] - marks["start"] for part in PARTS}
        self.seen = self.parts["painted"]
        self.asked = int(marks["asked"])
        self.work = work


def worked(line: "CDPSession") -> float:
    """The processor time that the page has used so far, in milliseconds."""
    metrics = line.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def followed(page: "Page") -> "CDPSession":
    """A line that tells the page's work."""
    line = page.context.new_cdp_session(page)
    line.send("Performance.enable", {"timeDomain": "threadTicks"})
    return line


def work_of_opening(page: "Page", house: House, table: str) -> float:
    """The processor time that the page needs until it asks for a first choice, in milliseconds."""
    page.goto("about:blank")  # else the page would only be told that its address has changed
    line = followed(page)
    sit(page, house, table)
    await_turn(page)
    return worked(line)


def moves_of(page: "Page", wanted: int) -> list[Move]:
    """Play on, now this choice, now that, and follow each move that was one."""
    page.evaluate(WATCH)
    line = followed(page)
    found: list[Move] = []
    end = time.monotonic() + LONGEST
    while len(found) < wanted and time.monotonic() < end and await_turn(page):
        chips = page.locator(".chips .chip[data-action]:visible")
        count = chips.count()
        if count < 2:
            page.wait_for_timeout(20)
            continue  # a lone step, played by the page itself
        page.wait_for_timeout(200)  # who plays looks first
        chips.nth(len(found) % min(count, 8)).click()
        found.append(one_move(page, line))
    return found


def one_move(page: "Page", line: "CDPSession") -> Move:
    """Press the button that plays what is chosen."""
    box = page.locator("[data-confirm]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.wait_for_timeout(100)
    page.evaluate(MOVE)
    before = worked(line)
    page.mouse.down()
    page.mouse.up()
    marks = page.evaluate("window.moved")
    return Move(marks, worked(line) - before)


def in_play(browser: "Browser", house: House, game: str, bot: str, moves: int) -> list[Move]:
    """Moves in the middle of a game against a bot."""
    context = browser.new_context(viewport=DESK, locale="en")  # type: ignore[arg-type]
    page, door = context.new_page(), Door(house, context, "Marta")
    table = door.table(game, ["me", f"bot:{bot}"])
    door.play(table, PLAYED, seed=3)
    sit(page, house, table)
    found = moves_of(page, moves)
    context.close()
    return found


def opened(browser: "Browser", house: House, what: str) -> list[dict[str, float]]:
    """How long it takes, with nothing kept from before, until something can be done; and bytes of script.

    A solo table: at others a bot may have the first turn, and its thinking is not the page's.
    """
    found = []
    for _ in range(OPENED):
        context = browser.new_context(viewport=DESK, locale="en")  # type: ignore[arg-type]
        page, door = context.new_page(), Door(house, context, "Marta")
        path = f"#/table/{door.table('gwt', ['me'])}" if what == "table" else ""
        page.add_init_script(f"({OPEN})({FIRST_CHOICE[what]!r})")
        page.goto(f"{house.url}/{path}")
        found.append(page.evaluate("window.opened"))
        context.close()
    return found


def quantile(values: list[float], share: float) -> float:
    ranked = sorted(values)
    return ranked[min(len(ranked) - 1, int(share * len(ranked)))]


def spread(values: list[float]) -> str:
    """The middle, the slow end and the worst."""
    marks = {"p50": 0.5, "p95": 0.95, "worst": 1.0}
    return ", ".join(f"{name} {quantile(values, share):.0f}" for name, share in marks.items())


def told_moves(game: str, moves: list[Move]) -> dict[str, str]:
    """The figures of one game."""
    seen = [move.seen for move in moves]
    share = 100 * sum(one <= AT_ONCE for one in seen) / len(seen)
    parts = ", ".join(f"{part} {quantile([move.parts[part] for move in moves], 0.5):.0f}" for part in PARTS)
    return {
        f"{game}: {len(moves)} moves seen": f"{spread(seen)} ms; {share:.0f} % within {AT_ONCE} ms",
        f"{game}: after the press, in the middle": f"{parts} ms",
        f"{game}: the page's own work": f"{spread([move.work for move in moves])} ms",
    }


def told_opening(what: str, found: list[dict[str, float]]) -> dict[str, str]:
    """The figures of one page."""
    times = spread([one["ready"] for one in found])
    return {f"{what} opened": f"{times} ms to the first choice, {found[0]['bytes'] / 1000:.0f} kB of script"}


def machine() -> dict[str, str]:
    """Where and under which load this was measured."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty=+"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    load = os.getloadavg()[0]
    where = f"{os.cpu_count()} cores, {platform.machine()}, load {load:.1f}; commit {done.stdout.strip()}"
    return {"machine": where}


def write(figures: dict[str, str]) -> None:
    """Put the figures between the marks in docs/client.md."""
    path = ROOT / "docs" / "client.md"
    before, mark, rest = path.read_text(encoding="utf-8").partition("<!-- speed -->\n")
    _, end, after = rest.partition("<!-- end of speed -->")
    assert end, "docs/client.md has no place for the figures"
    rows = "".join(f"| {name} | {value} |\n" for name, value in figures.items())
    path.write_text(f"{before}{mark}| what | measured |\n|---|---|\n{rows}{end}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="How quick the page is.")
    parser.add_argument("--moves", type=int, default=40, help="in each game")
    parser.add_argument("--bot", default="medium", help="who plays against")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/client.md")
    asked = parser.parse_args()
    figures: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), PAUSE)
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for what in FIRST_CHOICE:
            figures.update(told_opening(what, opened(browser, house, what)))
        for game in GAMES:
            figures.update(told_moves(game, in_play(browser, house, game, asked.bot, asked.moves)))
        browser.close()
        house.close()
    figures.update(machine())
    for name, value in figures.items():
        print(f"{name:42} {value}")
    if asked.write:
        write(figures)


if __name__ == "__main__":
    main()
