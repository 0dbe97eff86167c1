"""Every part of a table is usable at once, on every screen: measured in the browser, size by size."""

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, sit
from tests.e2e.house import House
from tests.e2e.played import Played, moment, played_on

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
HERE = Path(__file__).parent
FAULTS = (HERE / "faults.js").read_text(encoding="utf-8")
LAYOUT = (HERE / "layout.js").read_text(encoding="utf-8")
SETTLE = 300  # milliseconds after a change of size: two layouts and what they measure


@dataclass(frozen=True)
class Screens:
    """Sizes in pixels, by what holds them."""

    desks: tuple[tuple[int, int], ...]
    tablets: tuple[tuple[int, int], ...]
    phones: tuple[tuple[int, int], ...]


USUAL = Screens(
    ((1280, 720), (1366, 657), (1366, 768), (1440, 900)),
    ((820, 1180), (1180, 820)),
    ((390, 844), (844, 390)),
)
ALL = Screens(
    (*USUAL.desks, (1280, 620), (1920, 1080), (2560, 1440)),
    USUAL.tablets,
    (*USUAL.phones, (360, 740), (740, 360)),
)
BAR = [".act", ".act h2", ".act [data-confirm]"]


@dataclass(frozen=True)
class Position:
    """A moment of a game, and what is mine in it."""

    game: Played
    asked: str
    after: float
    mine: tuple[str, ...]
    least: int = 3  # this many choices


GWT = (".tray [data-target^='card-']", ".pb")
SIERRA = (".paths", ".tray .goods .stat")
PLAN = (*SIERRA[:1], ".tray [data-target^='hand-']")
VILLAGERS = (".tray [data-target^='hand-']", "svg.board [data-target^='village-0-']")
POSITIONS = {
    "gwt-four-move": Position(Played("gwt", 4), "move-herder", 0.75, GWT, least=4),
    "gwt-two-discard": Position(Played("gwt", 2), "discard-cards", 0.3, GWT),
    "sierra-plan": Position(Played("sierra_west", 3), "lay-card", 0.5, PLAN),
    "sierra-four-walk": Position(Played("sierra_west", 4), "pioneer", 0.7, SIERRA),
    "villagers-two-draft": Position(Played("villagers", 2), "draft", 0.5, VILLAGERS, least=4),
    "villagers-five-draft": Position(Played("villagers", 5), "draft", 0.7, VILLAGERS, least=4),
    "villagers-five-build": Position(Played("villagers", 5), "build", 0.85, VILLAGERS, least=2),
}
MODES = ("boats_banjos", "gold_rush", "outlaws_outposts")
MORE = {
    "gwt-solo": Position(Played("gwt", 1), "move-herder", 0.6, GWT),
    "gwt-three-use": Position(Played("gwt", 3), "use-location", 0.5, GWT[1:]),
    "gwt-four-city": Position(Played("gwt", 4), "choose-city", 0.5, GWT[1:], least=2),
    "gwt-three-foresight": Position(Played("gwt", 3), "choose-foresight", 0.4, GWT[1:], least=2),
    "sierra-solo": Position(Played("sierra_west", 1), "pioneer", 0.5, SIERRA),
    **{
        f"sierra-{mode}": Position(
            Played("sierra_west", 4, options=(("mode", mode),)), "pioneer", 0.7, SIERRA, least=2
        )
        for mode in MODES
    },
    "villagers-solo": Position(Played("villagers", 1), "build", 0.6, VILLAGERS, least=2),
    "villagers-three-build": Position(Played("villagers", 3), "build", 0.6, VILLAGERS),
    "villagers-four-build": Position(Played("villagers", 4), "build", 0.8, VILLAGERS, least=2),
}


def opened(position: Position, house: House, visitor: Visitor, **wishes: Any) -> "Page":
    """A page at a table in that position, where it is my turn."""
    page, door = visitor(**wishes)
    replay = position.game.replay()
    step = moment(replay, (position.asked,), position.after, position.least)
    sit(page, house, played_on(door, replay, step))
    await_turn(page)
    page.evaluate("document.fonts.ready.then(() => undefined)")
    return page


def measured(page: "Page", size: tuple[int, int], whole: list[str], lit: bool) -> list[str]:
    """What is wrong with the page in that size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(SETTLE)
    found = page.evaluate(FAULTS) + page.evaluate(LAYOUT, {"whole": whole, "lit": lit})
    return [f"{size[0]}x{size[1]}: {fault}" for fault in found]


def faults_of(
    position: Position, screens: Screens, house: House, visitor: Visitor, **wishes: Any
) -> list[str]:
    """What is wrong in any size, on a desk, a tablet or a phone."""
    whole = [*BAR, "svg.board", *position.mine]
    desk = opened(position, house, visitor, **wishes)
    found = [fault for size in screens.desks for fault in measured(desk, size, whole, lit=True)]
    touch = opened(
        position, house, visitor, **wishes, has_touch=True, viewport={"width": 820, "height": 1180}
    )
    found += [fault for size in screens.tablets for fault in measured(touch, size, whole, lit=True)]
    for size in screens.phones:
        found += measured(touch, size, BAR, lit=False)
        for tab in touch.get_by_role("tab").all():
            tab.click()
            found += measured(touch, size, [*BAR, ".tabs button"], lit=False)
    return found


@pytest.mark.parametrize("name", POSITIONS)
def test_all_of_a_table_is_usable_at_once(name: str, house: House, visitor: Visitor) -> None:
    assert faults_of(POSITIONS[name], USUAL, house, visitor) == []


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["pl", "it", "ru"])
@pytest.mark.parametrize("name", POSITIONS)
def test_all_of_a_table_is_usable_in_every_language(
    name: str, lang: str, house: House, visitor: Visitor
) -> None:
    assert faults_of(POSITIONS[name], ALL, house, visitor, locale=lang) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", MORE)
def test_all_of_any_table_is_usable_at_once(name: str, house: House, visitor: Visitor) -> None:
    assert faults_of(MORE[name], ALL, house, visitor) == []


@pytest.mark.parametrize("size", [(1440, 900), (1366, 657)])
def test_every_villager_of_five_is_read_by_name(
    size: tuple[int, int], house: House, visitor: Visitor
) -> None:
    page = opened(
        POSITIONS["villagers-five-draft"], house, visitor, viewport={"width": size[0], "height": size[1]}
    )
    found = measured(page, size, [".flank .strip"], lit=True)
    assert found == []
    names = page.locator(".flank .strip .called").evaluate_all(
        "all => all.filter(one => one.scrollWidth > one.clientWidth + 1).map(one => one.textContent)"
    )
    total = page.locator(".flank .strip").count()
    assert total > 30
    assert len(names) < total / 5, f"cut short: {names}"


@pytest.mark.parametrize("size", [(1440, 900), (1366, 657), (820, 1180), (390, 844), (844, 390)])
def test_what_lies_beneath_a_villager_is_one_click_away(
    size: tuple[int, int], house: House, visitor: Visitor
) -> None:
    phone = min(size) < 500
    wishes = {"has_touch": True, "is_mobile": True} if phone else {}
    viewport = {"width": size[0], "height": size[1]}
    page = opened(POSITIONS["villagers-five-draft"], house, visitor, viewport=viewport, **wishes)
    if phone:
        page.get_by_role("tab", name="Players").click()
    top = page.locator(".chain:has(.feet) .strip").first.get_attribute("data-target")
    chain = page.locator(".chain", has=page.locator(f"[data-target='{top}']")).first
    beneath = chain.locator(".feet i").count()
    assert beneath > 0
    expect(chain.locator(".strip.covered")).to_have_count(0)
    chain.locator(f"[data-target='{top}']").click()
    expect(chain.locator(".strip.covered")).to_have_count(beneath)
    chain.locator(f"[data-target='{top}']").click()
    expect(chain.locator(".strip.covered")).to_have_count(0)
