"""The action bar: whole chips, a confirm button that can be read, and a page that never scrolls."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, moved_on, reached, seq, sit
from tests.e2e.house import Door, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
GAMES = ("gwt", "sierra_west", "villagers")
SIZES = ((1440, 900), (1366, 657), (1280, 720), (820, 1180), (844, 390), (390, 844), (360, 640))
# Chips that are not whole: outside the row, cut themselves, or over one another.
CUT = """() => {
  const row = document.querySelector('.act .chips'), room = row.getBoundingClientRect();
  const shown = one => getComputedStyle(one).visibility === 'visible';
  const chips = [...row.querySelectorAll('.chip')].filter(shown);
  const faults = [];
  chips.forEach((chip, i) => {
    const box = chip.getBoundingClientRect(), name = chip.innerText.replace(/\\s+/g, ' ');
    if (box.left < room.left - 1 || box.right > room.right + 1) faults.push('beside the row: ' + name);
    if (box.top < room.top - 1 || box.bottom > room.bottom + 1) faults.push('above or below: ' + name);
    if (box.bottom > innerHeight) faults.push('below the page: ' + name);
    if (chip.scrollWidth > chip.clientWidth + 1) faults.push('cut: ' + name);
    chips.slice(i + 1).forEach(other => {
      const b = other.getBoundingClientRect();
      const across = box.left < b.right - 1 && b.left < box.right - 1;
      if (across && box.top < b.bottom - 1 && b.top < box.bottom - 1)
        faults.push('over another: ' + name);
    });
  });
  return faults;
}"""
SCROLLS = """() => [document.documentElement.scrollWidth - innerWidth,
  document.documentElement.scrollHeight - innerHeight]"""


def resize(page: "Page", size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")


@pytest.mark.parametrize("lang", ["en", "pl", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_chips_are_whole_and_the_rest_is_counted(
    game: str, lang: str, house: House, visitor: Visitor
) -> None:
    page, door = visitor(locale=lang)
    table = door.table(game, ["me", "bot:random"])
    for step in range(4):
        view = door.play(table, 7, seed=step)
        if len(view["legal"]) < 2:
            continue  # played by the page itself
        sit(page, house, table)
        reached(page, view["seq"])
        await_turn(page)
        for size in SIZES:
            resize(page, size)
            assert page.evaluate(CUT) == [], f"{view['asked']['question']} at {size}"
            assert page.locator(".chips .chip[data-action]:visible").count() > 0
            waiting = page.locator(".chips .chip:not(.more)").evaluate_all(
                "all => all.filter(one => getComputedStyle(one).visibility === 'hidden').length"
            )
            if waiting:
                expect(page.locator(".chips .chip.more")).to_contain_text(str(waiting))


def test_the_chosen_chip_is_always_shown(house: House, visitor: Visitor) -> None:
    page, door = visitor(viewport={"width": 390, "height": 640})
    sit(page, house, door.table("villagers", ["me", "me"]))
    await_turn(page)
    page.locator(".chips .chip.more").click()
    last = page.get_by_role("dialog").locator(".chip[data-action]").last
    wanted = str(last.get_attribute("data-action"))
    last.click()
    expect(page.locator(".chips .chip.chosen")).to_be_visible()
    expect(page.locator(".chips .chip.chosen")).to_have_attribute("data-action", wanted)
    assert page.evaluate(CUT) == []


def test_a_new_question_begins_with_its_first_chip(house: House, visitor: Visitor) -> None:
    page, door = visitor(viewport={"width": 390, "height": 844}, has_touch=True)
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 60, seed=2, until="build")
    sit(page, house, table)
    await_turn(page)
    page.locator(".chips").evaluate("row => row.scrollTo(500, 500)")
    before = seq(page)
    page.locator(".chip[data-action^='hire']:visible, .chip[data-action^='place']:visible").first.tap()
    page.locator("[data-confirm]").tap()
    moved_on(page, before)
    await_turn(page)
    assert page.locator(".chips").evaluate("row => [row.scrollLeft, row.scrollTop]") == [0, 0]
    expect(page.locator(".chips .chip").first).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_confirm_button_looks_disabled_under_the_mouse_too(
    scheme: str, house: House, visitor: Visitor
) -> None:
    page, door = visitor(color_scheme=scheme)
    sit(page, house, door.table("villagers", ["me", "me"]))
    await_turn(page)
    confirm = page.locator("[data-confirm]")
    expect(confirm).to_be_disabled()
    look = "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
    page.mouse.move(0, 0)
    at_rest = confirm.evaluate(look)
    confirm.hover(force=True)
    page.wait_for_timeout(400)  # its colours change slowly
    assert confirm.evaluate(look) == at_rest
    assert at_rest[1] == "rgba(0, 0, 0, 0)"


@pytest.mark.parametrize("game", GAMES)
def test_the_page_does_not_scroll_at_any_size(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 10)
    sit(page, house, table)
    for size in SIZES:
        resize(page, size)
        across, down = page.evaluate(SCROLLS)
        assert (across, down) <= (0, 0), size
        page.evaluate("window.scrollTo(9, 9)")
        assert page.evaluate("[scrollX, scrollY]") == [0, 0], size


def fill_hand(door: Door, table: str, most: int) -> Any:
    """Draft, and never build, until this many cards are in the hand."""
    view = door.view(table)
    while len(view["view"]["seats"][0]["hand"]) < most:
        assert view["legal"], "the game is over"
        action = next((one for one in view["legal"] if one["verb"] in ("end", "pass")), view["legal"][0])
        wish = {"seat": view["seat"], "text": action["text"], "expected_seq": view["seq"]}
        door.post(f"/api/tables/{table}/act", {**wish, "key": f"{table}-{view['seq']}"})
        view = door.view(table)
    return view


def test_a_hand_of_many_cards_stays_in_its_place(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    cards = len(fill_hand(door, table, 16)["view"]["seats"][0]["hand"])
    sit(page, house, table)
    for size in ((1440, 900), (1280, 900)):
        resize(page, size)
        assert page.evaluate(SCROLLS) == [0, 0]
        tray = page.locator(".tray")
        assert tray.evaluate("tray => tray.scrollWidth - tray.clientWidth") == 0
        seen = tray.locator("[data-target^='hand-']")
        assert seen.count() == cards
        expect(seen.last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_actions_at_the_herder_are_whole(size: tuple[int, int], house: House, visitor: Visitor) -> None:
    page, door = visitor(viewport={"width": size[0], "height": size[1]})
    table = door.table("gwt", ["me", "bot:random"])
    seen = 0
    for step in range(12):
        view = door.play(table, 40, seed=step, until="use-location")
        if not view["legal"]:
            break
        if len(view["legal"]) > 1:
            sit(page, house, table)
            reached(page, view["seq"])
            for action in page.locator("svg.board [data-target^='effect-']").all():
                expect(action).to_be_in_viewport(ratio=0.95)  # the area of a click is larger than the sign
                seen += 1
        door.play(table, 1, seed=step)
    assert seen > 5
