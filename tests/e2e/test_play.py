"""Whole ways through the page: from the lobby to a result, with mouse, keys and fingers."""

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, is_over, play_by_keys, seq, sit, whose_turn
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


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    short = {"bot_round_limit": 10} if game == "sierra_west" else {}  # chance alone hardly fills the row
    table = door.table(game, ["me", "bot:random"], options=short)
    sit(page, house, table)
    play_by_keys(page, 1500, seed=5)
    assert is_over(page)
    expect(page.get_by_role("dialog")).to_contain_text("wins with")


def test_the_end_shows_who_won_and_the_way_back(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 600)
    sit(page, house, table)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("points")
    dialog.get_by_role("button", name="Check the shuffle").click()
    expect(dialog).to_contain_text("promised at the start")
    dialog.get_by_role("button", name="Replay").click()
    expect(page.locator(".transport")).to_contain_text("Move 0")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".transport")).to_contain_text("Move 1")
    page.keyboard.press("Escape")
    page.locator(".act").get_by_role("button", name="Rematch").click()
    await_turn(page)


def test_two_people_play_in_two_browsers(house: House, visitor: Visitor) -> None:
    ann, door = visitor("Ann")
    bob, _ = visitor("Bob")
    made = door.post("/api/tables", {"game": "villagers", "seats": ["me", "invited"]})
    bob.goto(made["invite"]["url"].replace(made["invite"]["url"].split("/#")[0], house.url))
    bob.get_by_role("button", name="Join").click()
    sit(ann, house, made["id"])
    expect(bob.locator(".act")).to_be_visible(timeout=15000)
    for _ in range(6):
        play_by_keys(whose_turn(ann, bob), 1)
    ann.wait_for_timeout(500)
    assert seq(ann) == seq(bob)
    expect(bob.locator(".log li").last).to_be_visible()


def test_undo_and_redo(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 60, seed=2, until="build")
    sit(page, house, table)
    await_turn(page)
    page.locator(".chip[data-action^='hire']").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".chip[data-action^='hire']")).to_have_count(0)
    page.keyboard.press("u")
    expect(page.locator(".chip[data-action^='hire']").first).to_be_visible()


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 60, seed=2, until="build")
    sit(page, house, table)
    page.locator(".chip[data-action^='hire']").first.click()
    page.locator("[data-confirm]").click()
    expect(page.locator(".chip[data-action^='onto'], .chip[data-action^='return']").first).to_be_visible()
    question = page.locator(".act h2").inner_text()
    page.reload()
    expect(page.locator(".act h2")).to_have_text(question)


def test_a_second_tab_follows(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    sit(page, house, table)
    other = page.context.new_page()
    sit(other, house, table)
    play_by_keys(page, 3)
    other.wait_for_function(
        "n => Number(document.querySelector('.act').dataset.seq) >= n", arg=seq(page), timeout=5000
    )


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


def test_a_lost_connection_shows_at_once_and_comes_back(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    await_turn(page)
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_contain_text("Connection lost", timeout=1500)
    page.context.set_offline(False)
    expect(page.locator(".banner.good")).to_be_visible(timeout=4000)
    play_by_keys(page, 2)


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


@pytest.mark.parametrize("lang", ["pl", "it", "ru"])
def test_the_page_speaks_every_language(lang: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(locale=lang)
    table = door.table("villagers", ["me", "bot:random"])
    page.goto(house.url)
    expect(page.locator("h1.big")).not_to_have_text("What shall we play?")
    sit(page, house, table)
    assert page.evaluate("document.documentElement.lang") == lang
    text = page.locator(".table-page").inner_text()
    assert "client-" not in text
    assert "Undo" not in text
