"""Links and sessions as strangers meet them: what leads nowhere says so, what is not mine can be ended."""

import pytest

from tests.e2e.conftest import Visitor
from tests.e2e.house import House
from tests.e2e.test_access import findings

NEEDED = "browser tests need the package playwright"
expect = pytest.importorskip("playwright.sync_api", reason=NEEDED).expect
NOWHERE = {
    "en": "There is no page at this address",
    "pl": "Pod tym adresem nie ma strony",
    "it": "A questo indirizzo non c’è nessuna pagina",
    "ru": "По этому адресу страницы нет",
}


@pytest.mark.parametrize("lang", NOWHERE)
def test_an_unknown_address_says_so(house: House, visitor: Visitor, lang: str) -> None:
    page, _ = visitor("Ann", locale=lang)
    for path in ("nowhere", "tabel/k3x9", "%E0%A4", "new/chess"):
        page.goto(f"{house.url}/#/{path}")
        expect(page.get_by_role("heading", level=1)).to_have_text(NOWHERE[lang])
    assert findings(page) == []
    page.goto(f"{house.url}/#/rules/chess")
    expect(page.get_by_role("alert")).to_have_text(NOWHERE[lang])
    page.goto(f"{house.url}/#/nowhere")
    page.locator("main .btn.primary").click()
    expect(page.locator(".game-card").first).to_be_visible()


def test_a_table_that_is_not_there_is_told_in_a_sentence(house: House, visitor: Visitor) -> None:
    page, _ = visitor("Ann")
    page.goto(f"{house.url}/#/table/nowhere1")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("There is no such table here, or it is not open to you.")


@pytest.mark.parametrize("path", ["nothing", "table/k3x9", "assets/nothing.js"])
def test_a_path_that_the_server_does_not_have_is_a_page(house: House, visitor: Visitor, path: str) -> None:
    page, _ = visitor("Ann", locale="pl")
    answer = page.goto(f"{house.url}/{path}")
    assert answer is not None
    assert answer.status == 404
    expect(page.locator("body")).to_contain_text("Pod tym adresem nie ma żadnej strony.")
    page.get_by_role("link", name="Do strony głównej").click()
    expect(page.locator(".game-card").first).to_be_visible()


def test_an_invitation_shows_the_table_and_a_bad_one_says_so(house: House, visitor: Visitor) -> None:
    _, door = visitor("Ann")
    wish = {"game": "villagers", "seats": ["me", "invited"], "title": "Friday", "public": False}
    made = door.post("/api/tables", wish)
    guest, _ = visitor("Nobody")
    guest.context.clear_cookies()
    for token in ("guess", "", f"{made['invite']['token']}x"):
        guest.goto(f"{house.url}/#/")
        guest.goto(f"{house.url}/#/join/{made['id']}/{token}")
        expect(guest.get_by_role("heading", level=1)).to_have_text("This link leads to no table")
        expect(guest.get_by_role("button", name="Join")).to_have_count(0)
    assert findings(guest) == []
    guest.goto(f"{house.url}/#/")
    guest.goto(f"{house.url}/#/join/{made['id']}/{made['invite']['token']}")
    expect(guest.get_by_role("heading", level=1)).to_have_text("Ann invites you")
    expect(guest.get_by_role("heading", level=2)).to_have_text("Friday")
    assert findings(guest) == []
    guest.get_by_label("Your name").fill("Bob")
    guest.get_by_role("button", name="Join").click()
    expect(guest.locator(".table-page")).to_be_visible()
    late, _ = visitor("Cid")
    late.goto(f"{house.url}/#/join/{made['id']}/{made['invite']['token']}")
    expect(late.locator("main")).to_contain_text("The game has already started.")
    expect(late.get_by_role("button", name="Join")).to_have_count(0)
    late.get_by_role("button", name="Watch").click()
    expect(late.locator(".table-page")).to_be_visible()


def test_the_owner_ends_all_links(house: House, visitor: Visitor) -> None:
    page, door = visitor("Ann")
    made = door.post("/api/tables", {"game": "villagers", "seats": ["me", "invited"], "public": False})
    page.goto(f"{house.url}/#/table/{made['id']}")
    page.get_by_role("button", name="Invitation link").click()
    link = page.get_by_role("textbox", name="Invitation link").input_value()
    expect(page.locator("main")).to_contain_text("The link works until")
    assert findings(page) == []
    page.get_by_role("button", name="End all links").click()
    expect(page.get_by_role("status").filter(has_text="All links")).to_be_visible()
    guest, _ = visitor("Bob")
    for each in (link, f"{house.url}/#/join/{made['id']}/{made['invite']['token']}"):
        guest.goto(f"{house.url}/#/")
        guest.goto(each)
        expect(guest.get_by_role("heading", level=1)).to_have_text("This link leads to no table")


def test_sessions_are_seen_and_ended_in_the_page(house: House, visitor: Visitor) -> None:
    page, door = visitor("Ann")
    door.post("/api/register", {"login": "ann.sessions", "password": "first-password"})
    sign_in = {"login": "ann.sessions", "password": "first-password"}
    _, at_phone = visitor("Phone")
    at_phone.post("/api/login", sign_in)
    _, at_tablet = visitor("Tablet")
    at_tablet.post("/api/login", sign_in)
    page.goto(f"{house.url}/#/profile")
    sessions = page.get_by_role("region", name="Where you are signed in")
    expect(sessions.locator("li")).to_have_count(3)
    expect(sessions.locator("li", has_text="this browser")).to_have_count(1)
    assert findings(page) == []
    sessions.get_by_role("button", name="Sign out:").first.click()
    expect(sessions.locator("li")).to_have_count(2)
    signed_in = [door.get("/api/me")["player"] is not None for door in (at_phone, at_tablet)]
    assert sorted(signed_in) == [False, True]
    door.post("/api/me/tokens", {"label": "bot"})
    sessions.get_by_label("revoke all tokens").check()
    sessions.get_by_role("button", name="Sign out everywhere else").click()
    expect(sessions.locator("li")).to_have_count(1)
    assert at_phone.get("/api/me")["player"] is None
    assert at_tablet.get("/api/me")["player"] is None
    assert door.get("/api/me/tokens")["tokens"] == []
    expect(page.get_by_role("region", name="Account")).to_contain_text("Signed in as")


@pytest.mark.parametrize("stay", [False, True])
def test_a_new_password_asks_what_else_is_to_end(house: House, visitor: Visitor, stay: bool) -> None:
    login = f"ann.password.{stay}"
    page, door = visitor("Ann")
    door.post("/api/register", {"login": login, "password": "first-password"})
    _, at_phone = visitor("Phone")
    at_phone.post("/api/login", {"login": login, "password": "first-password"})
    door.post("/api/me/tokens", {"label": "bot"})
    page.goto(f"{house.url}/#/profile")
    account = page.get_by_role("region", name="Account")
    account.get_by_label("Old password").fill("first-password")
    account.get_by_label("New password").fill("second-password")
    account.get_by_label("Sign out everywhere else").set_checked(not stay)
    account.get_by_label("Revoke all tokens").set_checked(not stay)
    account.get_by_role("button", name="Change the password").click()
    expect(account).to_contain_text("Saved")
    assert (at_phone.get("/api/me")["player"] is not None) is stay
    assert len(door.get("/api/me/tokens")["tokens"]) == stay
