"""The line between page and server: it may break, and no move is lost."""

import json
import re
from typing import TYPE_CHECKING

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, lift, moved_on, play_by_keys, reached, seq, sit
from tests.e2e.house import House

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
SOON = 2000  # milliseconds from the network's return to the page's


def choose_first(page: "Page") -> None:
    await_turn(page)
    page.locator(".chips .chip[data-action]").first.click()


def test_a_lost_connection_shows_at_once_and_comes_back(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    await_turn(page)
    page.context.set_offline(True)
    expect(page.locator(".banner")).to_contain_text("Connection lost", timeout=1000)
    for place in (".banner", ".act"):  # none was made
        expect(page.locator(place)).not_to_contain_text("Your move is kept")
    page.context.set_offline(False)
    expect(page.locator(".banner.good")).to_be_visible(timeout=SOON)
    play_by_keys(page, 2)


@pytest.mark.parametrize("arrives", [False, True], ids=["the move is lost", "its answer is lost"])
def test_a_move_on_a_broken_line_is_played_once(arrives: bool, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "me"])
    sit(page, house, table)
    choose_first(page)
    sent: list[str] = []

    def break_off(route: "Route") -> None:
        sent.append(route.request.post_data or "")
        if arrives:
            route.fetch()
        route.abort()

    page.route("**/act?*", break_off)
    chosen = page.locator(".chip.chosen").get_attribute("data-action")
    page.locator("[data-confirm]").click()
    expect(page.locator(".banner")).to_contain_text(re.compile(r"Connection lost.*Your move is kept", re.S))
    page.unroute("**/act?*")
    expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=SOON)
    moved_on(page, 0)
    lift(page)
    reached(page, 1)
    lines = [door.get(f"/api/tables/{table}/steps?seat={seat}")["lines"] for seat in (0, 1)]
    assert chosen in [line[0]["text"] for line in lines]
    assert len(lines[0]) == seq(page)
    assert sent


def test_a_server_that_was_away_is_found_again(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    play_by_keys(page, 2)
    await_turn(page)
    before = page.locator(".act h2").inner_text()
    house.stop()
    expect(page.locator(".banner")).to_contain_text("Connection lost", timeout=3000)
    house.process = house.start()
    expect(page.locator(".banner")).not_to_contain_text("Connection lost", timeout=SOON)
    expect(page.locator(".act h2")).to_have_text(before)
    play_by_keys(page, 2)


def test_a_second_tab_follows(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    sit(page, house, table)
    other = page.context.new_page()
    sit(other, house, table)
    play_by_keys(page, 3)
    reached(other, seq(page))
    await_turn(page)
    await_turn(other)
    for each in (page, other):  # both press the same question's answer: one plays, the other is told
        each.locator(".chips .chip[data-action]").first.click()
    before = seq(page)
    page.locator("[data-confirm]").click()
    moved_on(page, before)
    reached(other, seq(page))


@pytest.mark.parametrize("game", ["gwt", "sierra_west"])
def test_a_lone_step_is_played_once(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sent: list[tuple[str, int]] = []

    def note(request: "Request") -> None:
        if "/act?" in request.url:
            sent.append((request.url, json.loads(request.post_data or "{}")["expected_seq"]))

    page.on("request", note)
    table = door.table(game, ["me", "bot:random"])
    for step in range(4):
        sit(page, house, table)  # again: the view and the first ring come side by side
        play_by_keys(page, 4, seed=step)
    assert len(set(sent)) == len(sent) > 10
    expect(page.locator(".act .problem")).to_have_count(0)
