"""What no screen may lose: the tips, the newest line of the log, the way to what is asked, the focus."""

from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.fingers import Fingers
from tests.e2e.hands import await_turn, sit, take
from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
GAMES = ("gwt", "sierra_west", "villagers")
SIZES = [(1440, 900), (1366, 657), (1180, 820), (820, 1180), (390, 844), (844, 390)]
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
AT_END = """list => list.scrollTop + list.clientHeight > list.scrollHeight - 4"""


def of_size(size: tuple[int, int]) -> dict[str, object]:
    return {"viewport": {"width": size[0], "height": size[1]}, "has_touch": min(size) < 1000}


def open_log(page: "Page") -> None:
    """Where the log has no place of its own, a key or the players' tab opens it."""
    page.keyboard.press("l")
    if page.locator(".log").count() == 0:
        page.locator("[data-part='log']").click()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_log_opens_at_its_newest_line(
    game: str, size: tuple[int, int], house: House, visitor: Visitor
) -> None:
    page, door = visitor(**of_size(size))
    table = door.table(game, ["me", "bot:random", "bot:random", "bot:random"])
    door.play(table, 30)
    sit(page, house, table)
    await_turn(page)
    open_log(page)
    lines = page.locator(".log ol")
    expect(lines).to_be_visible()
    expect(lines.locator("li").last).to_be_in_viewport(ratio=0.9)
    assert lines.evaluate(AT_END)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", SIZES)
def test_teaching_shows_tips_on_every_screen(size: tuple[int, int], house: House, visitor: Visitor) -> None:
    page, _ = visitor(**of_size(size))
    page.goto(house.url)
    page.evaluate("localStorage.setItem('wagontrain.tips', 'no')")
    page.evaluate("localStorage.setItem('wagontrain.tips-seen', 'villagers/tip-draft')")
    page.reload()
    page.get_by_role("button", name="Teach me to play Villagers").click()
    await_turn(page)
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_be_visible()
    expect(tip.get_by_role("button", name="Got it")).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    tip.get_by_role("button", name="Got it").click()
    expect(tip).to_have_count(0)


def test_building_begins_with_the_hand_on_a_phone(house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 60, seed=2, until="build")
    sit(page, house, table)
    await_turn(page)
    expect(page.get_by_role("tab", selected=True)).to_contain_text("Hand")
    assert page.locator(".tray [data-lit]").count() > 0
    page.get_by_role("tab", name="Road").tap()
    take(page, "hire")
    expect(page.locator("main [data-lit]").first).to_be_attached()


def test_the_others_are_one_key_away_and_leave_the_chips_free(house: House, visitor: Visitor) -> None:
    page, door = visitor(viewport={"width": 1366, "height": 657})
    table = door.table("gwt", ["me", "bot:random", "bot:random", "bot:random"])
    door.play(table, 30)
    sit(page, house, table)
    await_turn(page)
    page.keyboard.press("o")
    others = page.get_by_role("dialog", name="The others")
    expect(others.locator(".player")).to_have_count(3)
    expect(page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    page.locator(".chip[data-action]").first.click()
    expect(page.locator(".chip.chosen")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(others).to_have_count(0)
    expect(page.locator(".chip.chosen")).to_have_count(1)
    page.locator(".left .player button.name").first.click()
    expect(others).to_be_visible()
    page.locator("svg.board").click(position={"x": 780, "y": 500})
    expect(others).to_have_count(0)


SPACES = """() => [...document.querySelectorAll('svg.board [data-target^="space-"]')]
  .map(one => one.dataset.target)"""
HIDDEN = """target => {
  const box = document.querySelector(`svg.board [data-target='${target}']`).getBoundingClientRect();
  const sheet = document.querySelector('.inspector').getBoundingClientRect();
  const stage = document.querySelector('svg.board').getBoundingClientRect();
  const free = box.bottom <= sheet.top && box.top >= stage.top && box.left >= 0 && box.right <= innerWidth;
  const at = [box.left, box.top, box.right, box.bottom].map(Math.round);
  return free ? '' : `${target}: at ${at}, the sheet begins at ${Math.round(sheet.top)}`;
}"""
POINT = """target => {
  const one = document.querySelector(`svg.board [data-target='${target}']`);
  one.scrollIntoView = () => undefined;
  one.focus();
}"""


def test_what_is_pointed_at_stays_free_of_the_sheet_that_explains_it(house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    table = door.table("gwt", ["me", "bot:random"])
    door.play(table, 20)
    sit(page, house, table)
    await_turn(page)
    page.get_by_role("tab", name="Trail").tap()
    page.keyboard.press("Shift")  # what has the focus is shown as by keyboard from now on
    hidden = []
    for target in page.evaluate(SPACES):
        page.evaluate(POINT, target)
        expect(page.locator(".inspector")).to_be_visible()
        page.wait_for_timeout(30)
        hidden.append(page.evaluate(HIDDEN, target))
        page.keyboard.press("Escape")
        expect(page.locator(".inspector")).to_have_count(0)
    assert len(hidden) > 40
    assert [one for one in hidden if one] == []


def test_the_focus_goes_to_the_heading_of_each_page(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    page.goto(house.url)
    page.locator("h1").wait_for()
    pages = ["rules/gwt", "statistics", "credits", "profile", "new/gwt", f"table/{table}", ""]
    for path in pages:
        page.evaluate("path => { document.activeElement.blur(); location.hash = '#/' + path }", path)
        heading = page.locator("h1")
        expect(heading).to_be_focused()
        assert page.title(), "and each page has a title"
    page.evaluate("location.hash = '#/rules/gwt/GWT-12.2'")
    expect(page.locator(".rules-text .here")).to_be_focused()


def test_a_long_press_is_no_drag_of_a_list(house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    table = door.table("gwt", ["me", "bot:random"])
    door.play(table, 20)
    sit(page, house, table)
    await_turn(page)
    page.get_by_role("tab", name="Markets").tap()
    price = page.locator(".price").first.bounding_box()
    assert price is not None
    at = (price["x"] + price["width"] / 2, price["y"] + price["height"] / 2)
    Fingers(page).pan(at, (at[0], at[1] - 90))
    expect(page.locator(".inspector")).to_have_count(0)
