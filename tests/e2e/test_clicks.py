"""Clicking: another lit thing starts a new choice, the chosen one or a double click confirms it."""

from typing import TYPE_CHECKING, Any

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import moved_on, reached, seq, sit
from tests.e2e.house import Door, House

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
GAMES = ("gwt", "sierra_west", "villagers")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
ACT = "**/act?*"
Choice = tuple[str, str]  # an element, and the notation of the one action that it stands for


def own_elements(view: Any) -> list[Choice]:
    """The elements of which each stands for a single action, one for each action."""
    found = []
    for action in view["legal"]:
        others = {target for other in view["legal"] if other is not action for target in other["targets"]}
        mine = [target for target in action["targets"] if target not in others]
        if mine:
            found.append((mine[0], action["text"]))
    return found


def two_choices(page: "Page", house: House, door: Door, table: str) -> tuple[Choice, Choice]:
    """Play on until two elements that are drawn stand for one action each."""
    view = door.view(table)
    for step in range(60):
        choices = own_elements(view)
        if len(choices) > 1 and view["asked"]["question"] != "lay-card":  # plans are arranged, not clicked
            sit(page, house, table)
            reached(page, view["seq"])
            page.locator("[data-lit]").first.wait_for()
            drawn = [one for one in choices if page.locator(f"[data-target='{one[0]}']:visible").count()]
            if len(drawn) > 1:
                return drawn[0], drawn[-1]
        view = door.play(table, 1, seed=step)
    raise AssertionError("no question with two elements came")


def element(page: "Page", choice: Choice) -> Any:
    return page.locator(f"[data-target='{choice[0]}']").first


def shown_part(page: "Page") -> list[str]:
    """Where the shown part of the board begins and how broad it is; a village may grow in height."""
    return str(page.locator("svg.board").get_attribute("viewBox")).split()[:3]


def sent_text(request: "Request") -> str:
    """Return the notation of the action that a request sent."""
    sent = request.post_data_json
    assert sent is not None
    return str(sent["text"])


def expect_chosen(page: "Page", choice: Choice) -> None:
    expect(page.locator(".chip.chosen")).to_have_attribute("data-action", choice[1])


@pytest.mark.parametrize("game", GAMES)
def test_a_click_on_another_lit_thing_chooses_that(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table(game, ["me", "bot:random"])
    one, other = two_choices(page, house, door, table)
    chips = page.locator(".chips .chip[data-action]:visible").count()
    element(page, one).click()
    expect_chosen(page, one)
    assert page.locator(".chips .chip[data-action]:visible").count() >= min(chips, 2), "its sisters stay"
    element(page, other).click()
    expect_chosen(page, other)
    with page.expect_request(ACT, timeout=8000) as request:
        element(page, other).click()
    assert sent_text(request.value) == other[1]


@pytest.mark.parametrize("game", GAMES)
def test_a_double_click_plays_and_does_not_zoom(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    _, other = two_choices(page, house, door, door.table(game, ["me", "bot:random"]))
    box = shown_part(page)
    with page.expect_request(ACT, timeout=8000) as request:
        element(page, other).dblclick()
    assert sent_text(request.value) == other[1]
    assert shown_part(page) == box
    page.locator("svg.board").dblclick(position={"x": 3, "y": 3}, force=True)
    assert shown_part(page) == box


def test_the_second_click_of_a_double_click_plays_nothing_in_the_next_question(
    house: House, visitor: Visitor
) -> None:
    page, door = visitor()
    page.add_init_script("localStorage.setItem('wagontrain.one-click', 'yes')")
    table = door.table("villagers", ["me", "me"])
    sit(page, house, table)
    before = seq(page)
    page.locator("[data-target='slot-2']").dblclick()
    moved_on(page, before)
    page.wait_for_timeout(300)
    assert door.get(f"/api/tables/{table}/view?seat=1")["step"] == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_same_with_a_finger(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    one, other = two_choices(page, house, door, door.table(game, ["me", "bot:random"]))
    element(page, one).dispatch_event("click")
    expect_chosen(page, one)
    element(page, other).dispatch_event("click")
    expect_chosen(page, other)
    with page.expect_request(ACT, timeout=8000) as request:
        element(page, other).dispatch_event("click")
    assert sent_text(request.value) == other[1]


@pytest.mark.parametrize("game", GAMES)
def test_the_same_by_keyboard(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    one, other = two_choices(page, house, door, door.table(game, ["me", "bot:random"]))
    element(page, one).press("Enter")
    expect_chosen(page, one)
    element(page, other).press(" ")
    expect_chosen(page, other)
    with page.expect_request(ACT, timeout=8000) as request:
        element(page, other).press("Enter")
    assert sent_text(request.value) == other[1]


def test_enter_held_down_only_chooses(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    one, _ = two_choices(page, house, door, door.table("villagers", ["me", "bot:random"]))
    before = seq(page)
    element(page, one).focus()
    for _ in range(4):
        page.keyboard.down("Enter")  # without a release the browser repeats the key
    page.keyboard.up("Enter")
    expect_chosen(page, one)
    assert seq(page) == before


def test_a_number_key_chooses_and_the_same_again_confirms(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    page.locator(".chip[data-action]").first.wait_for()
    wanted = page.locator(".chip[data-action]").nth(1).get_attribute("data-action")
    page.keyboard.press("2")
    expect(page.locator(".chip.chosen")).to_have_attribute("data-action", str(wanted))
    with page.expect_request(ACT, timeout=8000) as request:
        page.keyboard.press("2")
    assert sent_text(request.value) == wanted
