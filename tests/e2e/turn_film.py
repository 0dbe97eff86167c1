"""A moving picture of a turn for the README, made by a browser: `scripts/screenshots --film`.

Each action gives two frames, the choice and what came of it. The frames share one small palette, and a frame
stores only what has changed, so that the file stays small.
"""

import io
import shutil
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.e2e.house import House
from tests.e2e.screenshots import PICTURES, place, settle
from tests.e2e.shots import VILLAGERS, Shot

TURN = Shot("turn", stage="played", game=VILLAGERS, asked=("draft",), after=0.4, least=4)
SCREEN = {"width": 1280, "height": 760}
WIDTH = 900
ACTIONS = 5
COLOURS = 96
CHOICE_MS = 1100
RESULT_MS = 1500
MOST_BYTES = 600_000


def frame(page: Page) -> Image.Image:
    """Return what the browser shows, in the size of the film."""
    image = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return image.resize((WIDTH, WIDTH * image.height // image.width), Image.Resampling.LANCZOS)


def filmed(page: Page) -> tuple[list[Image.Image], list[int]]:
    """Play some actions; return the frames, and how many milliseconds each is shown."""
    frames, times = [frame(page)], [RESULT_MS]
    for _ in range(ACTIONS):
        page.keyboard.press("1")
        page.wait_for_timeout(400)
        frames.append(frame(page))
        times.append(CHOICE_MS)
        page.keyboard.press("Enter")
        page.wait_for_timeout(2200)
        frames.append(frame(page))
        times.append(RESULT_MS)
    return frames, times


def write(frames: list[Image.Image], times: list[int], path: Path) -> None:
    """Write the frames as one GIF with the palette of the last frame."""
    palette = frames[-1].quantize(COLOURS, dither=Image.Dither.NONE)
    drawn = [image.quantize(palette=palette, dither=Image.Dither.NONE) for image in frames]
    drawn[0].save(path, save_all=True, append_images=drawn[1:], duration=times, loop=0, optimize=True)


def main(folder: Path = PICTURES) -> int:
    path = folder / "turn.gif"
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        room = browser.new_context(locale="en", viewport=SCREEN, reduced_motion="reduce")  # type: ignore[arg-type]
        address = place(TURN, house, room)
        page = room.new_page()
        page.goto(f"{house.url}/{address}")
        settle(page)
        page.get_by_role("button", name="Show no more tips").click()
        write(*filmed(page), path)
        browser.close()
        house.close()
    print(f"{path}: {path.stat().st_size} bytes")
    return 1 if path.stat().st_size > MOST_BYTES else 0


if __name__ == "__main__":
    sys.exit(main(*[Path(word) for word in sys.argv[1:]]))
