"""Following the others: the log by turns, and the card that shows what was done."""

from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, play_by_keys, sit
from tests.e2e.house import Door, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
SIZES = ((1440, 900), (1366, 657), (820, 1180), (390, 844), (844, 390))
GAMES = ("gwt", "sierra_west", "villagers")

CLIPPED = """card => [...card.querySelectorAll('h2, b, button, .words, .number')].filter(one => {
    const box = one.getBoundingClientRect(), list = one.closest('ol')?.getBoundingClientRect();
    const cut = one.tagName !== 'B' && one.scrollWidth > one.clientWidth + 2
    return cut || box.left < -1 || box.right > innerWidth + 1
        || !list && (box.top < -1 || box.bottom > innerHeight + 1)
}).map(one => one.textContent)"""


def opened(
    visitor: Visitor, house: House, speed: str, game: str, **wishes: object
) -> "tuple[Page, Door, str]":
    """A table where the others have moved since my last turn, opened by somebody who wants to see that."""
    page, door = visitor(**wishes)
    page.add_init_script(f"localStorage.setItem('wagontrain.follow', '{speed}')")
    table = door.table(game, ["me", "bot:random", "bot:random", "bot:random"])
    turns, view = 0, door.view(table)
    while turns < 2 or view["asked"]["out_of_turn"]:  # so that the others have moved after a turn of mine
        view = door.play(table, 1, seed=view["seq"])
        told = door.get(f"/api/tables/{table}/turns")["turns"]
        turns = sum(turn["seat"] == view["seat"] and turn["done"] for turn in told)
    sit(page, house, table)
    return page, door, table


def of_size(size: tuple[int, int]) -> dict[str, object]:
    return {"viewport": {"width": size[0], "height": size[1]}, "has_touch": min(size) < 1000}


@pytest.mark.parametrize("game", GAMES)
def test_the_log_has_one_sentence_for_each_turn(game: str, house: House, visitor: Visitor) -> None:
    page, door, table = opened(visitor, house, "off", game)
    await_turn(page)
    told = door.get(f"/api/tables/{table}/turns")["turns"]
    page.keyboard.press("l")
    lines = page.locator(".log li[data-turn]")
    expect(lines).to_have_count(len(told))
    expect(page.locator(".turn-card")).to_have_count(0)
    for turn in told[-4:]:
        expect(page.locator(f".log li[data-turn='{turn['n']}']")).to_contain_text(turn["text"])
    expect(lines.last).to_be_in_viewport(ratio=0.9)
    newest, bar = lines.last.bounding_box(), page.locator(".act").bounding_box()
    assert newest is not None
    assert bar is not None
    assert newest["y"] + newest["height"] <= bar["y"] + 1, "the newest turn is under the action bar"
    several = max(told, key=lambda turn: len(turn["steps"]))
    line = page.locator(f".log li[data-turn='{several['n']}']")
    line.locator("button").first.click()
    expect(line.locator(".turn-steps li button[title]")).to_have_text(
        [one["text"] for one in several["steps"]]
    )


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_card_shows_what_the_others_did(
    game: str, size: tuple[int, int], house: House, visitor: Visitor
) -> None:
    page, door, table = opened(visitor, house, "slow", game, **of_size(size))
    card = page.locator(".turn-card")
    card.wait_for()
    card.get_by_role("button", name="Pause").click()
    texts = [turn["text"] for turn in door.get(f"/api/tables/{table}/turns")["turns"]]
    assert card.locator("h2").inner_text() in texts
    assert card.evaluate(CLIPPED) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    card.get_by_role("button", name="To my turn").click()
    expect(card).to_have_count(0)
    assert await_turn(page)


def test_each_number_on_the_card_has_its_twin_on_the_board(house: House, visitor: Visitor) -> None:
    page, _, _ = opened(visitor, house, "short", "gwt")
    card = page.locator(".turn-card")
    card.wait_for()
    card.get_by_role("button", name="Pause").click()
    expect(card.locator(".number.marked").first).to_be_attached()
    numbers = card.locator(".number.marked").all_inner_texts()
    assert page.locator(".turn-way text").all_text_contents() == numbers


def test_space_ends_it_and_what_was_seen_is_not_shown_again(house: House, visitor: Visitor) -> None:
    page, _, _ = opened(visitor, house, "slow", "gwt")
    page.locator(".turn-card").wait_for()
    page.keyboard.press(" ")
    expect(page.locator(".turn-card")).to_have_count(0)
    page.reload()
    assert await_turn(page)
    expect(page.locator(".log li[data-turn]").last).to_be_attached()
    expect(page.locator(".turn-card")).to_have_count(0)


def test_it_stops_nobody_from_acting(house: House, visitor: Visitor) -> None:
    page, _, _ = opened(visitor, house, "slow", "villagers")
    page.locator(".turn-card").wait_for()
    assert play_by_keys(page, 1) == 1


def test_a_line_of_the_log_opens_its_card_again(house: House, visitor: Visitor) -> None:
    page, door, table = opened(visitor, house, "off", "gwt")
    await_turn(page)
    turn = door.get(f"/api/tables/{table}/turns")["turns"][2]
    line = page.locator(f".log li[data-turn='{turn['n']}']")
    line.locator("button").first.click()
    line.get_by_role("button", name="On the board").click()
    expect(page.locator(".turn-card h2")).to_have_text(turn["text"])
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".turn-card li.now")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".turn-card")).to_have_count(0)
