"""The board under the fingers: it is moved and zoomed without anything else happening."""

from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.fingers import Fingers, Point
from tests.e2e.hands import await_turn, moved_on, seq, sit
from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES = ("gwt", "sierra_west", "villagers")
TAB = {"gwt": 0, "sierra_west": 0, "villagers": 0}
SHAPE = """() => {
  const svg = document.querySelector('svg.board');
  const [x, y, w, h] = svg.getAttribute('viewBox').split(' ').map(Number);
  return { x, y, w, h, width: svg.clientWidth, height: svg.clientHeight };
}"""
UNDER = """aside => {
  const all = [...document.querySelectorAll('svg.board [data-target]')];
  const free = (x, y) => document.elementFromPoint(x, y)?.closest('svg.board');
  for (const one of all) {
    const box = one.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    if (document.elementFromPoint(...at) !== one) continue;
    if ([-aside, -aside / 2, aside / 2, aside].every((by) => free(at[0] + by, at[1]))) return at;
  }
}"""


def board(page: "Page", house: House, visitor: Visitor, game: str, door: object) -> None:
    """A phone with the board of a game that has begun."""
    table = door.table(game, ["me", "bot:random"])  # type: ignore[attr-defined]
    door.play(table, 14)  # type: ignore[attr-defined]
    sit(page, house, table)
    await_turn(page)
    page.get_by_role("tab").nth(TAB[game]).tap()
    page.locator("svg.board").wait_for()


def scale(page: "Page") -> float:
    """Pixels a unit of the drawing, the same both ways."""
    shape = page.evaluate(SHAPE)
    across, down = shape["width"] / shape["w"], shape["height"] / shape["h"]
    assert across == pytest.approx(down, rel=0.01), "the board keeps its proportions"
    return float(across)


def on_something(page: "Page", aside: int = 0) -> Point:
    """A point of the board where there is something to ask about, with room for fingers beside it."""
    x, y = page.evaluate(UNDER, aside)
    return float(x), float(y)


@pytest.mark.parametrize("game", GAMES)
def test_moving_and_pinching_ask_nothing(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    board(page, house, visitor, game, door)
    fingers = Fingers(page)
    at = on_something(page)
    fingers.pan(at, (at[0] + 40, at[1] + 60))
    expect(page.locator(".inspector")).to_have_count(0)
    expect(page.locator(".chip.chosen")).to_have_count(0)
    before = scale(page)
    fingers.pinch(on_something(page, aside=60), 60, 110)
    assert scale(page) > before * 1.2
    expect(page.locator(".inspector")).to_have_count(0)
    expect(page.locator(".chip.chosen")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_resting_finger_asks_and_chooses_nothing(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    board(page, house, visitor, game, door)
    Fingers(page).rest(on_something(page))
    expect(page.locator(".inspector")).to_be_visible()
    expect(page.locator(".chip.chosen")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_zoom_buttons_are_always_there(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    board(page, house, visitor, game, door)
    tools = page.get_by_role("group", name="Zoom")
    whole = tools.get_by_role("button", name="Show the whole board")
    expect(whole).to_be_visible()
    if whole.get_attribute("aria-disabled") is None:
        whole.click()
    fit = scale(page)
    shape = page.evaluate(SHAPE)
    assert shape["x"] <= 0 or shape["y"] <= 0, "all of it is seen"
    for step in range(1, 4):
        tools.get_by_role("button", name="Nearer").click()
        assert scale(page) == pytest.approx(fit * 1.33**step, rel=0.02)
    for _ in range(3):
        tools.get_by_role("button", name="Further away").click()
    assert scale(page) == pytest.approx(fit, rel=0.02)
    expect(tools.get_by_role("button", name="Nearer")).to_be_visible()


@pytest.mark.parametrize("game", ["gwt", "sierra_west"])
def test_an_answer_of_the_server_does_not_zoom(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    board(page, house, visitor, game, door)
    page.get_by_role("group", name="Zoom").get_by_role("button", name="Nearer").click()
    wanted = scale(page)
    for _ in range(4):
        if not await_turn(page):
            break
        before = seq(page)
        page.locator(".chips .chip[data-action]").first.click()
        page.locator("[data-confirm]").click()
        moved_on(page, before)
        page.get_by_role("tab").nth(TAB[game]).tap()
        assert scale(page) == pytest.approx(wanted, rel=0.001)
    page.reload()
    await_turn(page)
    page.get_by_role("tab").nth(TAB[game]).tap()
    assert scale(page) == pytest.approx(wanted, rel=0.001), "a page that is loaded again shows the same"
