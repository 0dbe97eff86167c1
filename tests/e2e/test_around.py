"""Around the games: the account, table settings, votes, files."""

import sqlite3
from pathlib import Path

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.hands import await_turn, play_by_keys, sit
from tests.e2e.house import House
from tests.e2e.test_games import let_a_bot_play, two_people

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect


def test_an_account_from_its_making_to_its_end(house: House, visitor: Visitor) -> None:
    page, _ = visitor("Ann")
    page.goto(f"{house.url}/#/profile")
    account = page.get_by_role("region", name="Account")
    account.get_by_label("Login").fill("ann.of.the.trail")
    account.get_by_label("Password").fill("first-password")
    account.get_by_role("button", name="Make an account").click()
    expect(account).to_contain_text("Signed in as ann.of.the.trail")
    account.get_by_label("Old password").fill("first-password")
    account.get_by_label("New password").fill("second-password")
    account.get_by_role("button", name="Change the password").click()
    expect(account).to_contain_text("Saved")
    account.get_by_role("button", name="Sign out", exact=True).click()
    account.get_by_label("Login").fill("ann.of.the.trail")
    account.get_by_label("Password").fill("first-password")
    account.get_by_role("button", name="Sign in").click()
    expect(account.get_by_role("alert")).to_be_visible()
    account.get_by_label("Password").fill("second-password")
    account.get_by_role("button", name="Sign in").click()
    expect(account).to_contain_text("Signed in as")
    data = page.get_by_role("region", name="My data")
    with page.expect_download() as download:
        data.get_by_role("link", name="All that is stored about me").click()
    assert "ann.of.the.trail" in download.value.path().read_text(encoding="utf-8")
    data.get_by_label("To delete your account").fill("Ann")
    data.get_by_role("button", name="Forget me").click()
    expect(data).to_contain_text("Nothing is stored about you yet")


def test_tokens_and_notices(house: House, visitor: Visitor) -> None:
    page, door = visitor("Ann")
    page.goto(f"{house.url}/#/profile")
    tokens = page.get_by_role("region", name="Programs")
    tokens.get_by_label("What the token is for").fill("my bot")
    tokens.get_by_role("button", name="New token").click()
    secret = tokens.get_by_label("Copy it now").input_value()
    answer = door.http.get(f"{house.url}/api/me", headers={"authorization": f"Bearer {secret}"})
    assert answer.json()["player"]["name"] == "Ann"
    tokens.get_by_role("button", name="Revoke").click()
    expect(tokens.locator("li")).to_have_count(0)
    notices = page.get_by_role("region", name="Notices")
    notices.get_by_label("Addresses").fill("json://127.0.0.1:9/turn")
    notices.get_by_label("Once a day").check()
    notices.get_by_role("button", name="Save").click()
    expect(notices.locator(".good, .bad")).to_be_visible()


def test_options_without_a_meaning_are_not_shown(house: House, visitor: Visitor) -> None:
    page, _ = visitor()
    page.goto(f"{house.url}/#/new/sierra_west")
    options = page.get_by_role("region", name="Rules of this game").locator(".field")
    expect(options.first).to_be_visible()
    before = options.count()
    page.get_by_role("button", name="Remove the seat").click()
    expect(options).not_to_have_count(before)
    page.get_by_role("button", name="Start the game").click()
    await_turn(page)


def test_a_table_is_given_up_when_both_agree(house: House, visitor: Visitor) -> None:
    ann, bob, _, _ = two_people(house, visitor, "villagers")
    ann.get_by_role("button", name="The table").click()
    ann.get_by_role("button", name="Give this game up").click()
    ann.get_by_role("button", name="Yes, give it up").click()
    expect(ann.get_by_role("dialog")).to_contain_text("Ann would like to give the game up")
    bob.get_by_role("button", name="The table").click()
    bob.get_by_role("button", name="I agree").click()
    bob.keyboard.press("Escape")
    ann.keyboard.press("Escape")
    for page in (ann, bob):
        expect(page.locator("body")).to_contain_text("This table was given up.")


def test_a_bot_sits_in_and_gets_up_again(house: House, visitor: Visitor) -> None:
    ann, bob, _, _ = two_people(house, visitor, "villagers", rated=True)
    bob.get_by_role("button", name="The table").click()
    expect(bob.get_by_role("dialog")).to_contain_text("it counts as lost")
    bob.get_by_role("button", name="Let a bot play for me").click()
    ann.get_by_role("button", name="The table").click()
    expect(ann.get_by_role("dialog")).to_contain_text("a bot sits in: expert")
    bob.get_by_role("button", name="I am back").click()
    expect(ann.get_by_role("dialog")).not_to_contain_text("a bot sits in")
    ann.keyboard.press("Escape")
    let_a_bot_play(ann)


def test_a_bot_is_voted_in_for_who_stays_away(house: House, visitor: Visitor) -> None:
    """Not at once: the page says from when on."""
    ann, door = visitor("Ann")
    _, other = visitor("Bob")
    table = door.table("villagers", ["me", "open"], rated=False, stand_in="random")
    other.post(f"/api/tables/{table}/join", {})
    while door.get(f"/api/tables/{table}")["to_act"] == 0:
        view = door.get(f"/api/tables/{table}/view")
        wish = {"seat": 0, "text": view["legal"][0]["text"], "expected_seq": view["seq"]}
        door.post(f"/api/tables/{table}/act", {**wish, "key": f"{view['seq']}"})
    sit(ann, house, table)
    ann.get_by_role("button", name="The table").click()
    dialog = ann.get_by_role("dialog")
    expect(dialog).to_contain_text("Vote for a bot: from")
    expect(dialog.get_by_role("button", name="Let a bot sit in")).to_have_count(0)
    with sqlite3.connect(house.data) as c:
        c.execute("UPDATE game_table SET moved = moved - 100000 WHERE id = ?", (table,))
    c.close()
    ann.keyboard.press("Escape")
    ann.get_by_role("button", name="The table").click()
    dialog.get_by_role("button", name="Let a bot sit in").click()
    expect(dialog).to_contain_text("a bot sits in: random")


def test_never_being_asked_out_of_turn_can_be_set_and_taken_back(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("villagers", ["me", "bot:random"]))
    page.get_by_role("button", name="The table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("How long").select_option("game")
    dialog.locator("p", has_text="Never ask me outside").get_by_role("button", name="Save").click()
    dialog.get_by_role("button", name="Take back").click()
    expect(dialog.get_by_label("How long")).to_be_visible()


def test_a_note_and_the_record_of_a_running_game(house: House, visitor: Visitor) -> None:
    page, door = visitor()
    sit(page, house, door.table("gwt", ["me", "bot:random"]))
    play_by_keys(page, 2)
    page.get_by_role("button", name="The table").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("My own note").fill("Hire builders early.")
    dialog.locator("section", has_text="My own note").get_by_role("button", name="Save").click()
    expect(dialog).to_contain_text("Saved ✓")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="What I have seen").click()
    assert "wagontrain record" in download.value.path().read_text(encoding="utf-8")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The table").click()
    expect(dialog.get_by_label("My own note")).to_have_value("Hire builders early.")


def test_a_replay_file_goes_out_and_comes_in(tmp_path: Path, house: House, visitor: Visitor) -> None:
    page, door = visitor()
    table = door.table("villagers", ["me", "bot:random"])
    door.play(table, 600)
    sit(page, house, table)
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="The table").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Replay file").click()
    kept = tmp_path / "game.replay"
    download.value.save_as(kept)
    other, _ = visitor("Eve")
    other.goto(house.url)
    other.get_by_label("Open a replay file").set_input_files(kept)
    expect(other.get_by_role("dialog")).to_contain_text("points")


def test_two_players_of_one_name_both_stand_in_the_statistics(house: House, visitor: Visitor) -> None:
    for _ in range(2):
        page, door = visitor("Namesake")
        table = door.table("villagers", ["me", "bot:random"])
        assert door.play(table, 900)["table"]["status"] == "finished"
    page.goto(f"{house.url}/#/statistics")
    expect(page.get_by_role("cell", name="Namesake", exact=True)).to_have_count(2)
