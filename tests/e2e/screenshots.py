"""Pictures of every page and board, made by a browser from games that were really played."""

import shutil
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.e2e.house import Door, House

DESK = {"viewport": {"width": 1440, "height": 900}}
TABLET = {"viewport": {"width": 900, "height": 1100}}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "device_scale_factor": 2}
Theme = Literal["light", "dark"]
THREE = ["me", "bot:random", "bot:random"]


@dataclass
class Shot:
    """One picture: a page, or a game played by chance until a question comes."""

    name: str
    path: str = ""
    game: str = ""
    seats: list[str] = field(default_factory=lambda: list(THREE))
    options: dict[str, Any] = field(default_factory=dict)
    steps: int = 40
    seed: int = 5
    until: str = ""
    press: tuple[str, ...] = ()  # keys, a tab of the phone, or a .selector to click
    sizes: tuple[str, ...] = ("desk", "phone")
    themes: tuple[Theme, ...] = ("light", "dark")
    lang: str = "en"


SIZES: dict[str, dict[str, Any]] = {"desk": DESK, "tablet": TABLET, "phone": PHONE}
DESK_ONLY = ("desk",)
PHONE_ONLY = ("phone",)
LIGHT: tuple[Theme, ...] = ("light",)
SHOTS = [
    Shot("lobby"),
    Shot("set-up", "#/new/gwt", themes=LIGHT),
    Shot("rules", "#/rules/gwt", sizes=DESK_ONLY, themes=LIGHT),
    Shot("credits", "#/credits", sizes=DESK_ONLY, themes=LIGHT),
    Shot("profile", "#/profile"),
    Shot("gwt-scores", game="gwt", steps=160, seed=6, press=("s",)),
    Shot("gwt-change", game="gwt", steps=60, seed=6, press=(".log li.mine button",), sizes=DESK_ONLY),
    Shot("villagers-draft", game="villagers", steps=40, seed=3, press=("1",)),
    Shot("villagers-build", game="villagers", steps=90, seed=4, until="unlock", press=("1",)),
    Shot("villagers-five", game="villagers", seats=["me", *["bot:random"] * 4], steps=60, seed=4),
    Shot("villagers-solo", game="villagers", seats=["me"], steps=40, seed=4, sizes=DESK_ONLY, themes=LIGHT),
    Shot(
        "villagers-village",
        game="villagers",
        steps=60,
        seed=4,
        press=("Village",),
        sizes=PHONE_ONLY,
        themes=LIGHT,
    ),
    Shot("villagers-end", game="villagers", steps=900, seed=4),
    Shot("gwt-move", game="gwt", steps=140, seed=6, until="", press=("2",)),
    Shot("gwt-delivery", game="gwt", steps=200, seed=6, until="choose-city", press=("2",)),
    Shot("gwt-tablet", game="gwt", steps=90, seed=6, sizes=("tablet",), themes=LIGHT),
    Shot("gwt-solo", game="gwt", seats=["me"], steps=90, seed=6, sizes=DESK_ONLY, themes=LIGHT),
    Shot("gwt-polish", game="gwt", steps=120, seed=6, lang="pl", themes=LIGHT),
    Shot("sierra-plan", game="sierra_west", steps=60, seed=6, until="lay-card", press=("2",)),
    Shot("sierra-pioneer", game="sierra_west", steps=200, seed=7, until="use-shovel", press=("1",)),
    Shot(
        "sierra-mine", game="sierra_west", steps=50, seed=7, press=("Mine",), sizes=PHONE_ONLY, themes=LIGHT
    ),
    Shot("sierra-solo", game="sierra_west", seats=["me"], steps=60, seed=7, sizes=DESK_ONLY, themes=LIGHT),
    Shot("sierra-russian", game="sierra_west", steps=80, seed=6, lang="ru", themes=LIGHT),
    *[
        Shot(
            f"sierra-{mode}",
            game="sierra_west",
            options={"mode": mode},
            steps=90,
            sizes=DESK_ONLY,
            themes=LIGHT,
        )
        for mode in ("boats_banjos", "gold_rush", "outlaws_outposts")
    ],
]


def take(shot: Shot, size: str, theme: Theme, browser: Browser, house: House, folder: Path) -> None:
    """One picture in one size and theme."""
    wishes: dict[str, Any] = {**SIZES[size], "color_scheme": theme, "locale": shot.lang}
    context = browser.new_context(**wishes, reduced_motion="reduce")
    door = Door(house, context, "Marta")
    path = shot.path
    if shot.game:
        table = door.table(shot.game, shot.seats, options=shot.options)
        door.play(table, shot.steps, shot.seed, shot.until)
        path = f"#/table/{table}"
    page: Page = context.new_page()
    page.goto(f"{house.url}/{path}")
    page.wait_for_timeout(1500)
    for what in shot.press:
        if len(what) == 1:
            page.keyboard.press(what)
        elif what.startswith("."):
            page.locator(what).last.click()
        else:
            page.get_by_role("tab", name=what).tap()
        page.wait_for_timeout(400)
    page.screenshot(path=folder / f"{shot.name}-{size}-{theme}.png")
    context.close()


def main(folder: Path, names: list[str]) -> None:
    """All pictures, or those whose names begin so."""
    folder.mkdir(parents=True, exist_ok=True)
    wanted = [shot for shot in SHOTS if not names or shot.name.startswith(tuple(names))]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        house = House(Path(place))
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        for shot in wanted:
            for size in shot.sizes:
                for theme in shot.themes:
                    take(shot, size, theme, browser, house, folder)
                    print(f"{shot.name} {size} {theme}", flush=True)
        browser.close()
        house.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
