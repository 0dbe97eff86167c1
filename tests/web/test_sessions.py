"""Sessions, tokens and invitations: each is seen by whom it belongs to, and when it is ended it is over."""

import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from starlette.websockets import WebSocketDisconnect

from tests.web.client import Player, Site, site
from tests.web.make_fixture import FIXTURES
from wagontrain.web import sessions
from wagontrain.web.identity import COOKIE
from wagontrain.web.sessions import label_of
from wagontrain.web.settings import DAY
from wagontrain.web.store import schema as t

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)


def account(here: Site, devices: int = 3) -> list[Player]:
    """Somebody with a login, signed in on this many devices."""
    ann = here.player("Ann")
    ann.post("/api/register", {"login": "ann", "password": "correct horse"})
    others = [here.player(None) for _ in range(devices - 1)]
    for other in others:
        other.post("/api/login", {"login": "ann", "password": "correct horse"})
    return [ann, *others]


def is_in(player: Player) -> bool:
    return player.get("/api/me")["player"] is not None


def token_of(player: Player, label: str = "bot") -> dict[str, str]:
    made = player.post("/api/me/tokens", {"label": label}, expect=201)
    return {"authorization": f"Bearer {made['token']}"}


def works(here: Site, bearer: dict[str, str]) -> bool:
    return bool(here.client.get("/api/me", headers=bearer).status_code == 200)


def test_sessions_are_listed_with_their_device(here: Site) -> None:
    ann = here.player("Ann")
    ann.post("/api/register", {"login": "ann", "password": "correct horse"})
    phone = here.player(None)
    sign_in = {"login": "ann", "password": "correct horse"}
    phone.ask("POST", "/api/login", json=sign_in, headers={"user-agent": PHONE})
    listed = phone.get("/api/me/sessions")["sessions"]
    assert [row["mine"] for row in listed] == [True, False]
    assert listed[0]["label"] == "Safari, iPhone"
    assert not any(row["earlier"] for row in listed)
    assert all(abs(row["seen"] - time.time()) < 60 for row in listed)
    here.player(None).get("/api/me/sessions", expect=401)
    assert here.player("Eve").get("/api/me/sessions")["sessions"][0]["mine"]


@pytest.mark.parametrize(
    ("user_agent", "label"),
    [
        (FIREFOX, "Firefox, Linux"),
        (PHONE, "Safari, iPhone"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit (KHTML) Chrome/128.0 Safari/537.36 Edg/128.0",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (Linux; Android 14) AppleWebKit Chrome/128.0 Mobile Safari/537.36", "Chrome, Android"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Version/17.5 Safari/605.1.15", "Safari, macOS"),
        ("curl/8.5", ""),
        ("<script>Firefox/1</script>", "Firefox"),
        ("", ""),
    ],
)
def test_a_browser_has_a_name(user_agent: str, label: str) -> None:
    assert label_of(user_agent) == label


def test_one_session_is_ended_and_nothing_else(here: Site) -> None:
    ann, phone, tablet = account(here)
    bearer = token_of(ann)
    listed = {row["id"] for row in ann.get("/api/me/sessions")["sessions"]}
    [mine] = [row["id"] for row in phone.get("/api/me/sessions")["sessions"] if row["mine"]]
    eve = here.player("Eve")
    assert eve.post(f"/api/me/sessions/{mine}", expect=404, method="DELETE")["code"] == "not-found"
    assert is_in(phone)
    ann.post(f"/api/me/sessions/{mine}", method="DELETE")
    assert [is_in(each) for each in (ann, phone, tablet)] == [True, False, True]
    assert works(here, bearer)
    assert {row["id"] for row in ann.get("/api/me/sessions")["sessions"]} == listed - {mine}
    ann.post(f"/api/me/sessions/{mine}", expect=404, method="DELETE")


@pytest.mark.parametrize("tokens", [False, True])
def test_all_other_sessions_are_ended_and_tokens_when_asked(here: Site, tokens: bool) -> None:
    ann, phone, tablet = account(here)
    bearer = token_of(phone)
    path = "/api/me/sessions?tokens=true" if tokens else "/api/me/sessions"
    told = ann.post(path, method="DELETE")
    assert told == {"sessions": 2, "tokens": int(tokens)}
    assert [is_in(each) for each in (ann, phone, tablet)] == [True, False, False]
    assert works(here, bearer) is not tokens


@pytest.mark.parametrize("ends_sessions", [True, False])
@pytest.mark.parametrize("ends_tokens", [True, False])
def test_a_new_password_ends_what_is_asked(here: Site, ends_sessions: bool, ends_tokens: bool) -> None:
    ann, phone, _ = account(here)
    bearer = token_of(phone)
    body: dict[str, Any] = {"old": "correct horse", "new": "another horse"}
    ann.post("/api/me/password", {**body, "sessions": ends_sessions, "tokens": ends_tokens})
    assert is_in(ann)
    assert is_in(phone) is not ends_sessions
    assert works(here, bearer) is not ends_tokens
    here.player(None).post("/api/login", {"login": "ann", "password": "correct horse"}, expect=401)
    here.player(None).post("/api/login", {"login": "ann", "password": "another horse"})


def test_a_new_password_ends_other_sessions_by_itself(here: Site) -> None:
    ann, phone, _ = account(here)
    bearer = token_of(phone)
    ann.post("/api/me/password", {"old": "correct horse", "new": "another horse"})
    assert [is_in(ann), is_in(phone), works(here, bearer)] == [True, False, True]


def test_signing_out_ends_the_session_itself(here: Site) -> None:
    """A copy of the cookie is worthless then; other devices and tokens stay."""
    ann, phone, _ = account(here)
    bearer = token_of(ann)
    thief = here.player(None)
    thief.cookies = dict(ann.cookies)
    assert is_in(thief)
    ann.post("/api/logout")
    assert [is_in(thief), is_in(phone), works(here, bearer)] == [False, True, True]
    phone.post("/api/logout", {"everywhere": True})
    assert [is_in(each) for each in (ann, phone, _)] == [False] * 3
    assert not works(here, bearer)


def test_signing_in_again_leaves_no_session_behind(here: Site) -> None:
    ann, _, _ = account(here)
    for _ in range(3):
        ann.post("/api/login", {"login": "ann", "password": "correct horse"})
    assert len(ann.get("/api/me/sessions")["sessions"]) == 3


def test_nobody_has_sessions_without_end(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST", 4)
    devices = account(here, 7)
    assert [is_in(device) for device in devices] == [False] * 3 + [True] * 4
    other = here.player("Other")
    assert is_in(other)


def closing_code(socket: Any) -> int:
    try:
        while True:
            socket.receive_text()
    except WebSocketDisconnect as closed:
        return int(closed.code)


def test_what_has_ended_hears_nothing_any_more(here: Site) -> None:
    """Open sockets end with the session or token that they were opened with, and no others."""
    ann, phone, _ = account(here)
    table = ann.table("me", "me", public=False)["id"]
    bearer = token_of(ann)
    paths = (f"/api/tables/{table}/socket", "/api/me/socket")
    for path in paths:
        mine = {"cookie": f"{COOKIE}={ann.cookies[COOKIE]}"}
        with (
            here.client.websocket_connect(path, headers=mine) as stays,
            here.client.websocket_connect(path, headers=token_of(ann)) as program,
        ):
            phone.post("/api/login", {"login": "ann", "password": "correct horse"})
            theirs = {"cookie": f"{COOKIE}={phone.cookies[COOKIE]}"}
            with here.client.websocket_connect(path, headers=theirs) as ends:
                phone.post("/api/logout")
                assert closing_code(ends) == 4401
            ann.post("/api/me/sessions?tokens=true", method="DELETE")
            assert closing_code(program) == 4401
            stays.send_text("ping")
            assert pong(stays)
    assert not works(here, bearer)


def pong(socket: Any) -> bool:
    return any("pong" in socket.receive_text() for _ in range(20))


def call(here: Site, work: Any, *args: Any) -> Any:
    assert here.client.portal is not None
    return here.client.portal.call(work, *args)


async def set_seen(here: Site, at: float) -> None:
    async with here.server.db.write() as c:
        await c.execute(update(t.session).values(seen=at, created=at))
        await c.execute(update(t.token).values(created=at))


def test_when_a_session_was_seen_is_stored_by_the_hour(here: Site) -> None:
    ann, phone, _ = account(here)
    bearer = token_of(ann)
    long_ago = time.time() - 3 * DAY
    call(here, set_seen, here, long_ago)
    here.server.upkeep.used.clear()
    assert ann.get("/api/me/tokens")["tokens"][0]["seen"] is None
    for _ in range(3):
        works(here, bearer)
    assert len(here.server.upkeep.used) == 2  # Ann's session and the token
    call(here, here.server.upkeep.store_uses)
    seen = {row["mine"]: row["seen"] for row in ann.get("/api/me/sessions")["sessions"]}
    assert seen[True] > time.time() - 60
    assert seen[False] == long_ago
    assert ann.get("/api/me/tokens")["tokens"][0]["seen"] > time.time() - 60
    assert is_in(ann)
    assert here.server.upkeep.used == {}  # it was not long ago
    assert is_in(phone)
    assert len(here.server.upkeep.used) == 1


def test_a_session_ends_on_its_day(here: Site) -> None:
    ann = here.player("Ann")
    call(here, end_now, here, t.session)
    assert not is_in(ann)
    call(here, here.server.upkeep.clear, time.time())
    assert call(here, rows_of, here, t.session) == []


async def end_now(here: Site, table: Any) -> None:
    async with here.server.db.write() as c:
        await c.execute(update(table).values(ends=time.time() - 1))


async def rows_of(here: Site, table: Any) -> list[Any]:
    async with here.server.db.read() as c:
        return list((await c.execute(select(table))).all())


def test_what_is_stored_about_sessions_is_told_and_forgotten(here: Site) -> None:
    ann, phone, _ = account(here)
    bearer = token_of(ann)
    told = ann.get("/api/me/export")
    assert len(told["session"]) == 3
    assert told["token"][0]["label"] == "bot"
    assert "digest" not in told["token"][0]
    assert not {"password", "credential", "used"} & set(told["player"])
    ann.post("/api/me", method="DELETE")
    assert [is_in(ann), is_in(phone), works(here, bearer)] == [False] * 3
    assert call(here, rows_of, here, t.session) == []


# -- cookies of earlier versions


def earlier_cookie(here: Site, player_id: str, epoch: int = 0) -> str:
    """A cookie as it was signed before there were sessions."""
    payload = f"{player_id}.{epoch}.{int(time.time()) + 1000}"
    return f"{payload}.{here.server.identity.signer.signature(payload)}"


def upgraded(tmp_path: Path) -> tuple[Path, str]:
    """A database of before there were sessions, and its player."""
    path = tmp_path / "old.db"
    with sqlite3.connect(path) as c:
        c.executescript((FIXTURES / "form-0002.sql").read_text(encoding="utf-8"))
        [(ann,)] = c.execute("SELECT id FROM player WHERE login = 'ann'").fetchall()
    c.close()
    return path, ann


def test_nobody_is_signed_out_by_the_update(tmp_path: Path) -> None:
    path, ann_id = upgraded(tmp_path)
    with site(path) as here:
        devices = [here.player(None) for _ in range(2)]
        for device in devices:
            device.cookies = {COOKIE: earlier_cookie(here, ann_id)}
            assert is_in(device)
        [row] = devices[0].get("/api/me/sessions")["sessions"]
        assert (row["earlier"], row["mine"], row["label"]) == (True, True, "")
        wrong = here.player(None)
        wrong.cookies = {COOKIE: earlier_cookie(here, ann_id, epoch=7)}
        assert not is_in(wrong)
        devices[1].post("/api/logout")
        assert is_in(devices[0])  # they share one session: only the cookie is gone


@pytest.mark.parametrize("how", ["sessions", "password", "everywhere"])
def test_cookies_of_before_end_with_the_other_sessions(tmp_path: Path, how: str) -> None:
    path, ann_id = upgraded(tmp_path)
    with site(path) as here:
        ann, thief = here.player(None), here.player(None)
        ann.cookies = {COOKIE: earlier_cookie(here, ann_id)}
        thief.cookies = {COOKIE: earlier_cookie(here, ann_id)}
        if how == "sessions":
            assert ann.post("/api/me/sessions", method="DELETE")["sessions"] == 1
        elif how == "password":
            ann.post("/api/me/password", {"old": "correct horse", "new": "another horse"})
        else:
            ann.post("/api/logout", {"everywhere": True})
        assert is_in(ann) is (how != "everywhere")
        assert not is_in(thief)


def test_a_new_player_has_no_cookie_of_before(here: Site) -> None:
    """Only the update makes such a session: whoever has the secret of cookies needs a session of today."""
    ann, forged = here.player("Ann"), here.player(None)
    forged.cookies = {COOKIE: earlier_cookie(here, ann.id)}
    assert not is_in(forged)


# -- invitations


def test_a_link_shows_the_table_before_anyone_sits_down(here: Site) -> None:
    ann = here.player("Ann")
    made = ann.table("me", "invited", title="Friday", public=False)
    path = f"/api/tables/{made['id']}"
    stranger = here.player(None)
    told = stranger.post(f"{path}/invitation", {"invite": made["invite"]["token"]})
    assert (told["title"], told["status"]) == ("Friday", "open")
    assert told["seats"][0]["name"] == "Ann"
    assert stranger.post(f"{path}/invitation", {"invite": "guess"}, expect=403)["code"] == "bad-invite"
    assert stranger.post(f"{path}/invitation", {}, expect=404)["code"] == "not-found"
    assert (
        stranger.post("/api/tables/nowhere1/invitation", {"invite": "x"}, expect=404)["code"] == "not-found"
    )
    public = ann.table("me", "open")["id"]
    assert stranger.post(f"/api/tables/{public}/invitation", {})["id"] == public
    other = ann.table("me", "invited", public=False)
    wrong = {"invite": other["invite"]["token"]}
    assert stranger.post(f"{path}/invitation", wrong, expect=403)["code"] == "bad-invite"


def test_invitations_end_by_time(here: Site) -> None:
    ann, bob = here.player("Ann"), here.player("Bob")
    made = ann.table("me", "invited", public=False)
    invite = {"invite": made["invite"]["token"]}
    assert abs(made["invite"]["ends"] - time.time() - 30 * DAY) < 60
    short = ann.post(f"/api/tables/{made['id']}/invites", {"days": 2}, expect=201)
    assert abs(short["ends"] - time.time() - 2 * DAY) < 60
    ann.post(f"/api/tables/{made['id']}/invites", {"days": 0}, expect=422)
    call(here, end_now, here, t.invite)
    for what in ("invitation", "watch", "join"):
        assert bob.post(f"/api/tables/{made['id']}/{what}", invite, expect=403)["code"] == "bad-invite"
    call(here, here.server.upkeep.clear, time.time())
    assert call(here, rows_of, here, t.invite) == []
    fresh = ann.post(f"/api/tables/{made['id']}/invites", expect=201)
    assert bob.post(f"/api/tables/{made['id']}/join", {"invite": fresh["token"]})["status"] == "running"


def test_an_owner_ends_all_invitations(here: Site) -> None:
    ann, bob = here.player("Ann"), here.player("Bob")
    made, other = (ann.table("me", "invited", public=False) for _ in range(2))
    path = f"/api/tables/{made['id']}"
    ann.post(f"{path}/invites", expect=201)
    bob.post(f"{path}/watch", {"invite": made["invite"]["token"]})
    assert bob.post(f"{path}/invites", expect=403, method="DELETE")["code"] == "not-the-owner"
    assert ann.post(f"{path}/invites", method="DELETE") == {"ended": 2}
    eve = here.player("Eve")
    assert eve.post(f"{path}/join", {"invite": made["invite"]["token"]}, expect=403)["code"] == "bad-invite"
    assert bob.get(path)["id"] == made["id"]  # Bob looks on already
    eve.post(f"/api/tables/{other['id']}/join", {"invite": other["invite"]["token"]})


def test_links_of_before_work_for_another_month(tmp_path: Path) -> None:
    path, _ = upgraded(tmp_path)
    with site(path) as here:
        ends = [row.ends for row in call(here, rows_of, here, t.invite)]
        assert ends
        assert all(abs(each - time.time() - 30 * DAY) < 60 for each in ends)
