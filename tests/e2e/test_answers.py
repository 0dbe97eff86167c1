"""The page answers: whatever is not lit says why, and a replay has something to play."""

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, reached, sit
from tests.e2e.house import House

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
GAMES = ("gwt", "sierra_west", "villagers")
# One unlit element of each kind: "job-3-builder" is of the kind "job".
KINDS = """() => {
  const kinds = new Map();
  for (const one of document.querySelectorAll('[data-target]:not([data-lit])')) {
    const box = one.getBoundingClientRect();
    if (box.width > 0 && !one.closest('[inert]'))
      kinds.set(one.dataset.target.split('-')[0], one.dataset.target);
  }
  return [...kinds.values()];
}"""


@pytest.mark.parametrize("game", GAMES)
def test_one_of_each_kind_of_unlit_things_says_why(game: str, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table(game, ["me", "bot:random"])
    asked: set[str] = set()
    for step in range(5):
        view = door.play(table, 6, seed=step)
        if len(view["legal"]) < 2 or view["asked"]["question"] == "lay-card":
            continue
        sit(page, house, table)
        reached(page, view["seq"])
        await_turn(page)
        for target in page.evaluate(KINDS):
            kind = target.partition("-")[0]
            if kind in asked:
                continue
            page.locator(f"[data-target='{target}']").first.dispatch_event("click")
            expect(page.locator(".inspector .why").first).to_contain_text("(", timeout=3000)
            asked.add(kind)
            page.keyboard.press("Escape")
    assert len(asked) >= 4, asked


def test_an_unlit_worker_of_the_job_market_says_why(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("gwt", ["me", "bot:random"])
    view = door.view(table)
    row = next(i for i, job in enumerate(view["view"]["jobs"]) if any(job["workers"]))
    worker = next(one for one in view["view"]["jobs"][row]["workers"] if one)
    sit(page, house, table)
    page.locator(f"[data-target='job-{row + 1}-{worker}']").first.dispatch_event("click")
    expect(page.locator(".inspector .why")).to_contain_text("no part in the question")
    expect(page.locator(".inspector .ids")).to_contain_text("GWT-11.1")


def test_play_has_something_to_play_in_a_running_game(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    steps = door.play(table, 12)["step"]
    sit(page, house, table)
    page.get_by_role("button", name="Replay").click()
    expect(page.locator(".transport")).to_contain_text("Move")
    before = int(page.locator(".transport input[type='range']").input_value())
    assert before < steps
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".transport input[type='range']")).not_to_have_value(str(before))


def test_play_at_the_end_begins_anew(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    steps = door.play(table, 12)["step"]
    page.goto(f"{house.url}/#/replay/{table}/{steps}")
    expect(page.locator(".transport")).to_contain_text(f"Move {steps}")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".transport input[type='range']")).to_have_value("1", timeout=4000)
