"""Great Western Trail calls each building by the letter on its tile, everywhere and in every language."""

import re
from typing import Any

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import reached, sit
from tests.e2e.house import House

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
FIXED = {"neutral_layout": "random"}


def under_the_herder(view: Any) -> Any:
    seat = view["view"]["players"][view["seat"]]
    return view["view"]["trail"].get(seat["herder"])


@pytest.mark.parametrize("lang", ["en", "pl", "it", "ru"])
def test_board_chip_question_log_and_inspector_agree(lang: str, house: House, visitor: Visitor) -> None:
    page, door = visitor(locale=lang)
    table = door.table("gwt", ["me", "bot:random"], options=FIXED)
    view = door.view(table)
    sit(page, house, table)
    reached(page, view["seq"])
    for space, tile in view["view"]["trail"].items():
        if not tile or tile["kind"] != "neutral":
            continue
        letter = tile["id"].upper()
        name = str(page.locator(f"[data-target='space-{space}']").get_attribute("aria-label"))
        assert name.startswith(f"{letter} ")
        chip = page.locator(f".chip[data-action='place_herder {space}'], .chip[data-action$=' {space}']")
        if chip.count():
            assert str(chip.first.text_content()).strip(" 123456789").startswith(name)
        page.locator(f"[data-target='space-{space}']").hover()
        expect(page.locator(".inspector h2")).to_have_text(name)
    for step in range(12):
        view = door.play(table, 40, seed=step, until="use-location")
        tile = under_the_herder(view)
        if tile and tile["kind"] == "neutral" and len(view["legal"]) > 1:
            break
        view = door.play(table, 1, seed=step)
    sit(page, house, table)
    reached(page, view["seq"])
    herder = view["view"]["players"][view["seat"]]["herder"]
    name = str(page.locator(f"[data-target='space-{herder}']").get_attribute("aria-label")).partition(",")[0]
    expect(page.locator(".act h2")).to_contain_text(name)
    expect(page.locator(".log li", has_text=name).last).to_be_attached()
    said = page.locator(".log").inner_text() + page.locator(".act").inner_text()
    assert not re.search(r"neutral_|build_[a-g]\d", said)
