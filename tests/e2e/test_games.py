"""Whole games at the page: two people in two browsers, one alone, one by keyboard with a screen reader."""

import random
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import (
    await_turn,
    focus_at,
    is_over,
    named_actions,
    play_by_keys,
    play_one_by_keys,
    seq,
    sit,
    whose_turn,
)
from tests.e2e.house import Door, House

if TYPE_CHECKING:
    from playwright.sync_api import Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
GAMES = ("gwt", "sierra_west", "villagers")
END = 120_000  # milliseconds until bots have brought a game to its end
SHORT = {"sierra_west": {"round_limit": 10}}  # chance alone hardly fills the row


def two_people(
    house: House, visitor: Visitor, game: str, rated: bool = False
) -> "tuple[Page, Page, Door, str]":
    """Ann has opened a table, and Bob has come by her link."""
    ann, door = visitor("Ann")
    bob, _ = visitor("Bob")
    seats = ["me", "invited"]
    wish = {
        "game": game,
        "seats": seats,
        "options": SHORT.get(game, {}),
        "stand_in": "random",
        "rated": rated,
    }
    made = door.post("/api/tables", wish)
    bob.goto(f"{house.url}/#/join/{made['id']}/{made['invite']['token']}")
    bob.get_by_role("button", name="Join").click()
    bob.locator(".act").wait_for()
    sit(ann, house, made["id"])
    return ann, bob, door, str(made["id"])


def let_a_bot_play(page: "Page") -> None:
    page.get_by_role("button", name="The table").click()
    page.get_by_role("dialog").get_by_role("button", name="Let a bot play for me").click()
    expect(page.get_by_role("dialog").get_by_role("button", name="I am back")).to_be_visible()
    page.keyboard.press("Escape")


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_two_people_play_a_whole_game_in_two_browsers(game: str, house: House, visitor: Visitor) -> None:
    ann, bob, _, _ = two_people(house, visitor, game)
    for step in range(40):
        asked = whose_turn(ann, bob)
        if asked is None:
            break
        play_one_by_keys(asked, random.Random(step))
    if not is_over(ann):  # bots bring it to its end
        let_a_bot_play(ann)
        let_a_bot_play(bob)
    results = []
    for page in (ann, bob):
        dialog = page.get_by_role("dialog")
        expect(dialog).to_contain_text("points", timeout=END)
        results.append(dialog.locator("h2").inner_text())
    assert results[0] == results[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_alone(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table(game, ["me"], options=SHORT.get(game, {}))
    sit(page, house, table)
    assert page.locator(".player").count() == 2, "the solo opponent has a panel of its own"
    play_by_keys(page, 12, seed=2)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_alone(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table(game, ["me"], options=SHORT.get(game, {}))
    sit(page, house, table)
    play_by_keys(page, 25, seed=4)
    door.play(table, 4000, seed=4)
    expect(page.get_by_role("dialog")).to_contain_text("points", timeout=END)


def act_by_tab(page: "Page", number: int) -> None:
    """Walk to an action with Tab, choose it with Enter, confirm with Enter."""
    before = seq(page)
    key = "Tab" if focus_at(page) < number else "Shift+Tab"
    for _ in range(30):
        if focus_at(page) == number:
            break
        page.keyboard.press(key)
    assert focus_at(page) == number
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    page.wait_for_function(
        "n => { const bar = document.querySelector('.act');"
        " return Number(bar.dataset.seq) !== n || bar.dataset.status === 'finished' }",
        arg=before,
    )


@pytest.mark.slow
@pytest.mark.timeout(480)
def test_a_whole_game_by_keyboard_through_the_accessibility_tree(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    chance = random.Random(7)
    await_turn(page)
    page.keyboard.press("Tab")  # the skip link: to the actions
    page.keyboard.press("Enter")
    while await_turn(page):
        names = [name for name in named_actions(page) if not name.endswith(" more")]
        if len(names) > 1:
            act_by_tab(page, chance.randrange(len(names)))
        else:
            page.wait_for_timeout(20)  # a lone step, played by the page itself
    expect(page.get_by_role("dialog", name="Final result")).to_contain_text("wins with")


@pytest.mark.slow
@pytest.mark.parametrize("game", ["gwt", "sierra_west"])
def test_many_turns_by_keyboard_alone(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table(game, ["me", "bot:random"]))
    assert play_by_keys(page, 80, seed=5) == 80
