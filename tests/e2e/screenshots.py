"""Pictures of every page and board, made by a browser from games that bots have played.

`screenshots FOLDER [NAMES]` makes all of them, or those whose names begin so; `screenshots --readme` those of
the README. A page that scrolls sideways, draws text too small to read or squeezes it has a fault: faults are
told at the end, and the command fails.
"""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.e2e.house import ROOT, Door, House
from tests.e2e.played import finished, moment, played_on
from tests.e2e.shots import LEAST, README, SHOTS, SIZES, Shot, Theme

PICTURES = ROOT / "docs" / "pictures"
LOOK = (Path(__file__).parent / "faults.js").read_text(encoding="utf-8")


class Studio:
    """A browser and a server, the pictures' folder, and what was found wrong."""

    def __init__(self, browser: Browser, house: House, folder: Path) -> None:
        self.browser = browser
        self.house = house
        self.folder = folder
        self.faults: list[str] = []

    def take(self, shot: Shot, plain: bool = False) -> None:
        """One shot in all its sizes and themes; `plain`: the file has the shot's name alone."""
        room = self.browser.new_context(locale=shot.lang)
        path = place(shot, self.house, room)
        session = room.storage_state()
        room.close()
        for size in shot.sizes:
            for theme in shot.themes:
                name = shot.name if plain else f"{shot.name}-{size}-{theme}"
                self.picture(shot, path, size, theme, name, session)
                print(name, flush=True)

    def picture(self, shot: Shot, path: str, size: str, theme: Theme, name: str, session: Any) -> None:
        wishes: dict[str, Any] = {**SIZES[size], "color_scheme": theme, "locale": shot.lang}
        context = self.browser.new_context(**wishes, storage_state=session, reduced_motion="reduce")
        page = context.new_page()
        page.on("pageerror", lambda error: self.faults.append(f"{name}: {error}"))
        page.goto(f"{self.house.url}/{path}")
        settle(page)
        for what in shot.press:
            press(page, what)
        page.screenshot(path=self.folder / f"{name}.png")
        self.look(page, name)
        if size == "phone":
            page.set_viewport_size(LEAST)  # type: ignore[arg-type]
            page.wait_for_timeout(250)
            self.look(page, f"{name} at {LEAST['width']}")
        context.close()

    def look(self, page: Page, name: str) -> None:
        self.faults += [f"{name}: {fault}" for fault in page.evaluate(LOOK)]


def place(shot: Shot, house: House, room: BrowserContext) -> str:
    """Set the scene, and say where the page is."""
    door = Door(house, room, "Marta")
    if shot.game is not None:
        replay = shot.game.replay()
        if shot.stage == "end":
            return f"#/table/{finished(door, replay)}"
        if shot.stage == "replay":
            return f"#/replay/{finished(door, replay)}/{len(replay.actions) * 3 // 5}"
        if shot.stage == "watch":
            return f"#/table/{watched(house, room, shot)}"
        return f"#/table/{played_on(door, replay, moment(replay, shot.asked, shot.after, shot.least))}"
    if shot.stage == "waiting":
        seats = ["me", "open", "invited", "bot:medium"]
        return f"#/table/{door.table('villagers', seats, title='Friday evening')}"
    if shot.stage == "lobby":
        furnish(house, room, door)
    if shot.stage == "statistics":
        door.play(door.table("villagers", ["me", "bot:random"]), 400)
    return shot.path


def furnish(house: House, room: BrowserContext, door: Door) -> None:
    """A lobby with some life in it."""
    door.table("gwt", ["me", "bot:easy", "bot:easy"])
    door.table("villagers", ["me", "bot:easy"], title="Friday evening")
    assert room.browser is not None
    other = room.browser.new_context()
    Door(house, other, "Tom").table("sierra_west", ["me", "open", "open"], title="Gold Rush, anyone?")
    other.close()


def watched(house: House, room: BrowserContext, shot: Shot) -> str:
    """Somebody else's table, to look on."""
    assert room.browser is not None
    assert shot.game is not None
    other = room.browser.new_context()
    seats = ["me", *["bot:random"] * (shot.game.seats - 1)]
    tom = Door(house, other, "Tom")
    table = tom.table(shot.game.game, seats, spectators=True)
    tom.play(table, 30)
    other.close()
    return table


def settle(page: Page) -> None:
    """Wait until the fonts are there and nothing is fetched any more."""
    page.wait_for_load_state("networkidle")
    page.evaluate("() => document.fonts.ready.then(() => undefined)")
    page.wait_for_timeout(700)


def press(page: Page, what: str) -> None:
    if len(what) == 1:
        page.keyboard.press(what)
    elif what.startswith("tab "):
        page.get_by_role("tab").nth(int(what.removeprefix("tab ")) - 1).tap()
    else:
        page.locator(what).last.click()
    page.wait_for_timeout(400)


def lighten(path: Path) -> None:
    """256 colours are enough for a picture that is kept in the repository: a third of the size."""
    Image.open(path).convert("RGB").quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)


def main(words: list[str]) -> int:
    readme = words == ["--readme"]
    folder = PICTURES if readme else Path(words[0])
    folder.mkdir(parents=True, exist_ok=True)
    names = tuple(words[1:])
    wanted = README if readme else [shot for shot in SHOTS if not names or shot.name.startswith(names)]
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        studio = Studio(browser, house, folder)
        for shot in wanted:
            studio.take(shot, plain=readme)
            if readme:
                lighten(folder / f"{shot.name}.png")
        browser.close()
        house.close()
    for fault in studio.faults:
        print(f"FAULT {fault}", file=sys.stderr)
    return 1 if studio.faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
