"""Two players at one device: between them is a curtain, and behind it nothing."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, lift, moved_on, seq, sit
from tests.e2e.house import Door, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
GAMES = ("gwt", "sierra_west", "villagers")
WITHOUT_ICONS = """() => {
  const copy = document.documentElement.cloneNode(true);
  copy.querySelectorAll('symbol').forEach(one => one.remove());  // every card has an icon, whoever holds it
  return copy.outerHTML;
}"""
SIZES = [(1440, 900), (390, 844)]


def two(door: Door, game: str = "villagers", *others: str) -> str:
    return door.table(game, ["me", "me", *others], undo=True)


def play_on(page: "Page") -> None:
    """Take one action, whoever is asked."""
    await_turn(page)
    before = seq(page)
    page.locator(".chips .chip[data-action]:visible").first.click()
    page.locator("[data-confirm]").click()
    moved_on(page, before)


def until_curtain(page: "Page") -> None:
    """Play until the device is to be passed on."""
    for _ in range(40):
        play_on(page)
        if page.locator(".curtain").count():
            return
        page.wait_for_timeout(60)
        if page.locator(".curtain").count():
            return
    raise AssertionError("it is always the same player's turn")


def hand(door: Door, table: str, seat: int) -> list[str]:
    """The cards that only one seat may see, in words."""
    view: Any = door.get(f"/api/tables/{table}/view?seat={seat}")["view"]
    mine = (view.get("seats") or view.get("players"))[seat]["hand"]
    cards = mine["cards"] if isinstance(mine, dict) else mine
    return [card["card"] if isinstance(card, dict) else card for card in cards]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_the_table_is_on_the_page_while_the_curtain_is_down(
    game: str, size: tuple[int, int], house: House, visitor: Visitor
) -> None:
    page, door = visitor(viewport={"width": size[0], "height": size[1]})
    table = two(door, game)
    page.goto(f"{house.url}/#/table/{table}")
    curtain = page.locator(".curtain")
    expect(curtain).to_contain_text("Pass the device to")  # before the first look, too
    lift(page)
    until_curtain(page)
    expect(curtain).to_be_visible()
    cards = {card for seat in (0, 1) for card in hand(door, table, seat)}
    assert cards
    source = page.evaluate(WITHOUT_ICONS).lower()
    for what in ("data-target", "data-thing", "data-action", "data-piece", *[f'-{card}"' for card in cards]):
        assert what not in source, what
    assert page.locator("svg.board, .tray, .log, .act, .inspector, [role='dialog']").count() == 0
    tree = page.locator("body").aria_snapshot()
    assert "Pass the device to" in tree
    assert tree.count("button") == 2  # that player, or the one before again
    page.mouse.wheel(0, 600)
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


def test_no_key_looks_behind_it(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = two(door)
    sit(page, house, table)
    until_curtain(page)
    before = door.get(f"/api/tables/{table}/view")["seq"]
    for key in (
        "Enter",
        "Enter",
        "Space",
        "Escape",
        "1",
        "u",
        "h",
        "m",
        "l",
        "s",
        "?",
        "ArrowRight",
        "b",
        "+",
    ):
        page.keyboard.press(key)
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator(".act, [role='dialog'], [data-target]").count() == 0
    assert door.get(f"/api/tables/{table}/view")["seq"] == before


def test_a_double_click_on_the_last_card_does_not_open_it(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, two(door))
    page.locator("[data-target='slot-2']").dblclick()
    expect(page.locator(".curtain")).to_be_visible()
    page.locator(".curtain .primary").dispatch_event("click", {"detail": 2})
    expect(page.locator(".curtain")).to_be_visible()


def test_each_player_sees_the_own_hand_and_log(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = two(door)
    sit(page, house, table)
    until_curtain(page)
    seat = int(page.locator(".curtain").get_attribute("data-curtain") or -1)
    lift(page)
    await_turn(page)
    shown = page.eval_on_selector_all(
        ".tray [data-target^='hand-']", "all => all.map(one => one.dataset.target.slice(5))"
    )
    assert sorted(shown) == sorted(hand(door, table, seat))
    told = door.get(f"/api/tables/{table}/turns")["turns"]
    expect(page.locator(".log")).to_contain_text(told[-1]["text"])


def test_the_player_before_may_come_back_and_take_back(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = two(door)
    sit(page, house, table)
    until_curtain(page)
    page.locator(".curtain .btn:not(.primary)").click()
    page.locator(".act").wait_for()
    assert page.locator(".curtain").count() == 0
    expect(page.locator(".act [data-confirm]")).to_have_count(0)
    page.locator(".act").get_by_role("button", name="Pass to").click()
    expect(page.locator(".curtain")).to_be_visible()


def test_a_page_loaded_again_shows_no_hand(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = two(door)
    sit(page, house, table)
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
    page.goto(f"{house.url}/#/replay/{table}/0")
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator("[data-target], .transport").count() == 0


def test_alone_with_bots_there_is_no_curtain_nor_where_it_is_not_wanted(
    house: House, visitor: Visitor
) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    play_on(page)
    assert page.locator(".curtain").count() == 0
    page.evaluate("localStorage.setItem('wagontrain.curtain', 'no')")
    page.goto("about:blank")
    sit(page, house, two(door))
    for _ in range(3):
        play_on(page)
    assert page.locator(".curtain").count() == 0
