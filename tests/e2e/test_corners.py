"""What few do every day: notices of the browser, a phone on its side, standing answers, other languages."""

import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, moved_on, play_by_keys, play_one_by_keys, seq, sit
from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
GAMES = ("gwt", "sierra_west", "villagers")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
LYING = {"viewport": {"width": 844, "height": 390}, "has_touch": True}
RULES = Path(__file__).parents[2] / "docs" / "rules"

NOTICED = """() => {
  window.noticed = [];
  window.Notification = class extends Notification {
    constructor(title, more) { super(title, more); window.noticed.push(more) }
  };
}"""
LOOK_AWAY = "Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true })"


def test_a_notice_when_it_is_my_turn_and_i_look_elsewhere(house: House, visitor: Visitor) -> None:
    page, door = visitor(permissions=["notifications"])
    table = door.table("villagers", ["me", "bot:random"])
    page.add_init_script(f"({NOTICED})()")
    page.goto(f"{house.url}/#/profile")
    page.get_by_label("In this browser").check()
    page.goto(f"{house.url}/#/rules")
    page.wait_for_timeout(300)  # the line on which it rings is opened
    door.play(table, 1)
    page.wait_for_timeout(300)
    assert page.evaluate("window.noticed") == [], "I am looking at the page"
    page.evaluate(LOOK_AWAY)
    door.play(table, 1)
    page.wait_for_function("window.noticed.length > 0")
    first = page.evaluate("window.noticed[0]")
    assert first["tag"] == table
    assert first["body"] == "Your turn."


def in_sight(page: "Page", what: "Locator") -> bool:
    """Does it lie on the screen, all of it?"""
    box, screen = what.bounding_box(), page.viewport_size
    assert box is not None
    assert screen is not None
    return (
        box["x"] >= 0
        and box["y"] >= 0
        and box["x"] + box["width"] <= screen["width"] + 1
        and (box["y"] + box["height"] <= screen["height"] + 1)
    )


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_its_side(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**LYING)
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 12)
    sit(page, house, table)
    for _ in range(5):
        if not await_turn(page):
            return
        before = seq(page)
        chips = page.locator(".chips .chip[data-action]")
        if chips.count() > 1:
            chips.first.tap()
            confirm = page.locator("[data-confirm]")
            assert in_sight(page, confirm)
            assert in_sight(page, page.locator(".act h2"))
            board = page.locator(".stage").bounding_box()
            assert board is not None
            assert board["width"] > 400
            assert board["height"] > 200
            assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
            confirm.tap()
        moved_on(page, before)
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert tab.get_attribute("aria-selected") == "true"
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_turns_to_the_tab_where_something_can_be_done(
    game: str, house: House, visitor: Visitor
) -> None:
    page, door = visitor(**PHONE)
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 20)
    sit(page, house, table)
    for step in range(6):
        if not await_turn(page):
            return
        if page.locator(".tabs .dot").count():
            expect(page.locator("[data-lit]").first).to_be_attached()
        play_one_by_keys(page, random.Random(step))


def test_a_question_is_not_asked_again(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    for _ in range(5):  # until an animal shows in somebody else's turn
        table = door.table("sierra_west", ["me", "bot:random", "bot:random"])
        view = door.play(table, 120, until="trap-animal")
        if view["asked"]["question"] == "trap-animal":
            break
    assert view["asked"]["out_of_turn"]
    sit(page, house, table)
    before = seq(page)
    page.get_by_role("button", name="Don’t ask me again").click()
    page.get_by_role("dialog").get_by_role("button", name="all game long").click()
    moved_on(page, before)
    expect(page.locator(".act[data-question='trap-animal'].mine")).to_have_count(0)
    page.get_by_role("button", name="The table").click()
    plan = page.get_by_role("dialog").locator("li", has_text="until the game is over")
    expect(plan).to_be_visible()
    plan.get_by_role("button", name="Take back").click()
    expect(plan).to_have_count(0)


def test_a_page_loaded_again_still_knows_what_a_question_offers(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 60, seed=2, until="build")
    sit(page, house, table)
    await_turn(page)
    page.wait_for_function("sessionStorage.length > 0")
    kept = page.evaluate("Object.values(sessionStorage).join()")
    assert '"build"' in kept
    page.reload()
    await_turn(page)
    play_by_keys(page, 1)


def sentences(lang: str, game: str) -> str:
    """All letters of a rulebook, without its marks."""
    folder = RULES if lang == "en" else RULES / lang
    return re.sub(r"[^\w]+", " ", (folder / f"{game}.md").read_text(encoding="utf-8"))


def told_rule(page: "Page", lang: str) -> str:
    """How the first rule in the inspector begins, in a language."""
    shown = page.locator(f".inspector .rule-texts p[lang='{lang}']").first
    expect(shown).to_be_visible()
    return re.sub(r"[^\w]+", " ", shown.inner_text())[:30].strip()


def test_the_rule_in_the_inspector_speaks_the_language_of_the_page(house: House, visitor: Visitor) -> None:
    page, door = visitor(locale="pl")
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    await_turn(page)
    page.locator("[data-target^='slot-']").first.hover()
    polish = told_rule(page, "pl")
    assert polish in sentences("pl", "villagers")
    assert polish not in sentences("en", "villagers")
    page.get_by_role("button", name="Ustawienia").click()
    page.get_by_label("Język").select_option("it")
    assert told_rule(page, "it") in sentences("it", "villagers")


def test_the_rules_page_speaks_the_language_of_the_page(house: House, visitor: Visitor) -> None:
    page, _ = visitor()
    page.goto(f"{house.url}/#/rules/gwt/GWT-12.2")
    text = page.locator(".rules-text")
    expect(text).to_contain_text("Price list")
    page.locator(".tools .btn").click()
    page.get_by_label("Language").select_option("ru")
    expect(text).to_have_attribute("lang", "ru")
    expect(text.locator(".here")).to_contain_text("5/8/2")
    expect(text).not_to_contain_text("Price list")
