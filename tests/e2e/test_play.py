"""Whole ways through the page: from the lobby to a result, with mouse, keys and fingers."""

import re

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, play_by_keys, reached, seq, shown_chip, sit, take
from tests.e2e.house import House

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
GAMES = ("gwt", "sierra_west", "villagers")
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def test_from_the_lobby_to_the_first_move_in_three_clicks(house: House, visitor: Visitor) -> None:
    page, _ = visitor()
    page.goto(house.url)
    page.locator(".game-card", has_text="Villagers").get_by_role("button", name="Play a bot now").click()
    await_turn(page)
    before = seq(page)
    page.locator("[data-lit][data-target^='slot-']").first.click()
    expect(page.locator(".chip.chosen")).to_have_count(1)
    page.locator("[data-confirm]").click()
    page.wait_for_function("n => Number(document.querySelector('.act').dataset.seq) > n", arg=before)


@pytest.mark.parametrize("game", GAMES)
def test_every_lit_element_has_a_chip_and_every_chip_its_elements(
    game: str, house: House, visitor: Visitor
) -> None:
    page, door = visitor()
    table = door.table(game, ["me", "bot:random"])
    for step in range(6):
        view = door.play(table, 5, seed=step)
        if not view["legal"]:
            break
        sit(page, house, table)
        if len(view["legal"]) == 1:
            continue  # played by the page itself
        reached(page, view["seq"])  # it may still show the question before
        await_turn(page)
        lit = page.eval_on_selector_all("[data-lit]", "all => all.map(one => one.dataset.target)")
        named = {target for action in view["legal"] for target in action["targets"]}
        drawn = {target for target in named if target in lit}
        assert not named or drawn, f"nothing is lit for {view['asked']['question']}: {sorted(named)}"


@pytest.mark.parametrize("game", GAMES)
def test_some_turns_by_keyboard_alone(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table(game, ["me", "bot:random"]))
    assert play_by_keys(page, 12, seed=3) == 12


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 60, seed=2, until="build")
    sit(page, house, table)
    shown_chip(page, "hire").click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".chip[data-action^='onto'], .chip[data-action^='return']").first).to_be_visible()
    question = page.locator(".act h2").inner_text()
    page.reload()
    expect(page.locator(".act h2")).to_have_text(question)


@pytest.mark.parametrize("game", GAMES)
def test_a_spectator_sees_no_hand(game: str, house: House, visitor: Visitor) -> None:
    _, door = visitor("Ann")
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 6)
    page, _ = visitor("Eve")
    sit(page, house, table)
    expect(page.locator(".act")).to_contain_text("Watching")
    assert page.locator("[data-target^='hand-'], [data-target^='card-']").count() == 0
    assert page.locator("[data-lit]").count() == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_plays_without_scrolling_sideways(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 10)
    sit(page, house, table)
    if not await_turn(page):
        return
    before = seq(page)
    page.locator(".chip[data-action]").first.tap()
    page.locator("[data-confirm]").tap()
    page.wait_for_function("n => Number(document.querySelector('.act').dataset.seq) !== n", arg=before)
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_undo_and_redo(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 60, seed=2, until="build")
    sit(page, house, table)
    await_turn(page)
    take(page, "hire")
    expect(page.locator(".chip[data-action^='hire']")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".chip[data-action^='hire']").first).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(page.locator(".chip[data-action^='hire']")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["pl", "it", "ru"])
def test_the_page_speaks_every_language(lang: str, game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(locale=lang)
    table = door.table(game, ["me", "bot:random"])
    door.play(table, 8)
    page.goto(house.url)
    expect(page.locator("h1.big")).not_to_have_text("What shall we play?")
    sit(page, house, table)
    assert page.evaluate("document.documentElement.lang") == lang
    text = page.locator(".table-page").inner_text()
    assert not re.findall(r"\b(?:client|action|event|question|why|score|bot)-[a-z-]+", text)
    assert "Undo" not in text


def test_the_language_changes_on_the_fly(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    await_turn(page)
    question = page.locator(".act h2").inner_text()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("pl")
    expect(page.locator(".act h2")).not_to_have_text(question)
    expect(page.get_by_role("dialog")).to_contain_text("Ustawienia")


def test_a_chip_says_what_the_action_would_bring(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("gwt", ["me", "bot:random"]))
    for step in range(12):
        await_turn(page)
        if page.locator(".chip .brings").count():
            break
        play_by_keys(page, 1, seed=step)
    expect(page.locator(".chip .brings").first).to_be_visible()


def test_a_known_action_that_is_gone_says_why(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 60, seed=2, until="build")
    sit(page, house, table)
    chips = page.locator(".act[data-question='build'] .chips")
    while True:  # until nobody is left to hire, or no card to give for it
        await_turn(page)
        if chips.locator(".chip[data-action^='hire']").count():
            take(page, "hire")
        elif chips.count():
            break
        else:
            play_by_keys(page, 1)
    gone = page.locator(".chip.absent").first
    expect(gone.locator("small")).not_to_be_empty()
    gone.click(force=True)  # it says that it is disabled, and still answers
    expect(page.locator(".inspector .ids")).to_contain_text("VIL-")
    expect(page.locator(".inspector .rule-texts p").first).to_be_visible()


def test_pointing_tells_what_a_thing_is_with_its_rule(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    await_turn(page)
    page.locator("[data-target^='slot-']").first.hover()
    expect(page.locator(".inspector .ids")).to_contain_text("VIL-")
    expect(page.locator(".inspector .rule-texts p").first).to_be_visible()


def test_a_long_press_tells_it_on_a_phone(house: House, visitor: Visitor) -> None:
    page, door = visitor(**PHONE)
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    await_turn(page)
    slot = page.locator("[data-target^='slot-']").first
    slot.dispatch_event("pointerdown", {"pointerType": "touch", "isPrimary": True})
    expect(page.locator(".inspector")).to_be_visible()


def test_a_line_of_the_log_shows_what_changed(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 12)
    sit(page, house, table)
    page.locator(".log li.mine button").first.click()
    page.locator(".log .turn-steps button").first.click()
    expect(page.locator(".transport")).to_be_visible()
    marks = page.locator(".arrows")
    expect(marks).to_be_attached()
    assert int(marks.get_attribute("data-arrows") or 0) + int(marks.get_attribute("data-fresh") or 0) > 0
    assert page.locator("[data-lit]").count() == 0, "nothing can be chosen while looking back"
    page.keyboard.press("Escape")
    expect(marks).not_to_be_attached()


def test_what_moved_glides_there(house: House, visitor: Visitor) -> None:
    page, door = visitor(reduced_motion="no-preference")
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    await_turn(page)
    page.evaluate(
        "() => { const real = Element.prototype.animate; window.glided = [];"
        " Element.prototype.animate = function (frames, how) {"
        "   window.glided.push(how.duration); return real.call(this, frames, how) } }"
    )
    take(page, "take")
    glided = page.evaluate("window.glided")
    assert glided
    assert max(glided) < 300


def test_the_scores_now_and_over_the_game(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 40)
    sit(page, house, table)
    expect(page.locator(".player .score-bar")).to_have_count(2)
    page.keyboard.press("s")
    dialog = page.get_by_role("dialog")
    expect(dialog.locator(".score-chart polyline").first).to_be_attached()
    expect(dialog.locator("table")).to_contain_text("Total")


def test_the_end_shows_who_won_and_the_ways_on(house: House, visitor: Visitor) -> None:
    page, door = visitor(permissions=["clipboard-read", "clipboard-write"])
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 600)
    sit(page, house, table)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("points")
    expect(dialog.locator(".score-chart polyline")).to_have_count(2)
    dialog.get_by_role("button", name="Check the shuffle").click()
    expect(dialog).to_contain_text("The actions lead to this result")
    assert dialog.inner_text().count("promised at the start") == 1
    dialog.get_by_role("button", name="Share").click()
    expect(dialog.get_by_role("button", name="Copied")).to_be_visible()
    assert page.evaluate("navigator.clipboard.readText()") == f"{house.url}/#/table/{table}"
    dialog.get_by_role("button", name="Replay").click()
    expect(page.locator(".transport")).to_contain_text("Move 0")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".transport")).to_contain_text("Move 1")
    page.keyboard.press("Escape")
    page.locator(".act").get_by_role("button", name="Rematch").click()
    await_turn(page)


def test_a_link_to_a_moment_and_playing_on_from_there(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 600)
    page.goto(f"{house.url}/#/replay/{table}/5")
    expect(page.locator(".transport")).to_contain_text("Move 5")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/#/table/*")
    assert table not in page.url
    await_turn(page)
