"""No stranger in: what must not be done is refused with the right status, and nothing changes."""

import logging
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.client import FREE, Player, Site, site
from wagontrain.web.identity import COOKIE, Signer
from wagontrain.web.settings import Rates


def at_table(here: Site, **more: Any) -> tuple[Player, Player, str]:
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "open", **more)
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]["token"]})
    return ann, bob, table["id"]


def test_nobody_acts_for_anothers_seat(here: Site) -> None:
    ann, bob, table = at_table(here)
    to_act = ann.view(table)["table"]["to_act"]
    other = (ann, bob)[1 - to_act]
    forged = {**other.view(table), "seat": to_act}
    for who in (other, here.player("Eve")):
        assert who.act(table, forged, "take 1", expect=403)["code"] == "not-your-seat"
        assert who.step("undo", table, forged, expect=403)["code"] == "not-your-seat"
        assert who.get(f"/api/tables/{table}/view", seat=to_act, expect=403)["code"] == "not-your-seat"
        who.post(f"/api/tables/{table}/leave", {"seat": to_act}, expect=403)
        who.post(f"/api/tables/{table}/seats/{to_act}/back", expect=403)
        who.post(f"/api/tables/{table}/explain", {"seat": to_act, "text": "take 1"}, expect=403)
        plan = {"seat": to_act, "question": "draft", "text": "take 1"}
        who.post(f"/api/tables/{table}/plans", plan, expect=403, method="PUT")
    assert other.act(table, other.view(table), "take 1", expect=409)["code"] == "not-your-turn"
    stranger = here.player(None)
    assert stranger.act(table, forged, "take 1", expect=401)["code"] == "no-session"
    assert ann.view(table)["seq"] == 0


def test_a_private_table_is_not_there_for_strangers(here: Site) -> None:
    ann, _, table = at_table(here, public=False)
    eve = here.player("Eve")
    view = ann.view(table)
    for path in ("", "/view", "/steps", "/steps/0", "/replay", "/verify", "/chat", "/memo"):
        assert eve.get(f"/api/tables/{table}{path}", expect=404)["code"] == "not-found"
    assert eve.act(table, view, "take 1", expect=404)["code"] == "not-found"
    for path in ("join", "watch", "start", "close", "rematch"):
        eve.post(f"/api/tables/{table}/{path}", expect=404)
    eve.post(f"/api/tables/{table}/chat", {"text": "hello"}, expect=404)
    assert eve.post(f"/api/tables/{table}/watch", {"invite": "guess"}, expect=403)["code"] == "bad-invite"
    assert table not in str(eve.get("/api/tables"))
    with (
        here.client.websocket_connect(
            f"/api/tables/{table}/socket", headers={"cookie": cookie(eve)}
        ) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_text()
    assert closed.value.code == 4404


def cookie(player: Player) -> str:
    return f"{COOKIE}={player.cookies[COOKIE]}"


def test_a_table_without_spectators_shows_nothing_to_them(here: Site) -> None:
    _, _, table = at_table(here, spectators=False)
    assert here.player("Eve").get(f"/api/tables/{table}/view", expect=403)["code"] == "no-spectators"


def test_forged_and_ended_cookies_are_nobodys(here: Site) -> None:
    ann = here.player("Ann")
    good = ann.cookies[COOKIE]
    player_id, epoch, ends, session, signature = good.split(".")
    signer = here.server.identity.signer
    ended = Signer(signer.secret.decode(), -10).sign(player_id, int(epoch), session)
    bad = [
        f"{player_id}.{epoch}.{int(ends) + 1}.{session}.{signature}",
        f"{player_id}.{int(epoch) + 1}.{ends}.{session}.{signature}",
        f"aaaaaaaaaaaa.{epoch}.{ends}.{session}.{signature}",
        f"{player_id}.{epoch}.{ends}.{player_id}.{signature}",
        f"{player_id}.{epoch}.{ends}.{signature}",
        f"{player_id}.{epoch}.{ends}.{session}.",
        f"{player_id}.{epoch}.{ends}.{session}.{signature[:-1]}",
        signer.sign(player_id, int(epoch) + 1, session),
        signer.sign(player_id, int(epoch), "aaaaaaaaaaaa"),
        signer.sign("aaaaaaaaaaaa", int(epoch), session),
        Signer("another secret", 3600).sign(player_id, int(epoch), session),
        ended,
        "",
        ".",
        "a.b.c.d",
        good * 50,
    ]
    for forged in bad:
        ann.cookies = {COOKIE: forged}
        assert ann.get("/api/me")["player"] is None, forged
        assert (
            ann.post("/api/tables", {"game": "villagers", "seats": ["me"]}, expect=401)["code"]
            == "no-session"
        )
    ann.cookies = {COOKIE: good}
    assert ann.get("/api/me")["player"]["name"] == "Ann"
    ann.post("/api/logout", {"everywhere": True})
    ann.cookies = {COOKIE: good}
    assert ann.get("/api/me")["player"] is None


def test_the_cookie_is_for_the_server_only(here: Site) -> None:
    told = here.client.post("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
    assert "httponly" in told
    assert "samesite=lax" in told


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://testserver.evil.example", "http://"]
)
def test_foreign_pages_write_nothing(here: Site, origin: str) -> None:
    ann = here.player("Ann")
    body = {"game": "villagers", "seats": ["me", "me"]}
    refused = ann.ask("POST", "/api/tables", json=body, headers={"origin": origin})
    assert refused.status_code == 403
    assert refused.json()["code"] == "foreign-origin"
    own = ann.ask("POST", "/api/tables", json=body, headers={"origin": "http://testserver"})
    assert own.status_code == 201
    table = own.json()["id"]
    with (
        here.client.websocket_connect(
            f"/api/tables/{table}/socket", headers={"cookie": cookie(ann), "origin": origin}
        ) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_text()
    assert closed.value.code == 4403
    assert len(ann.get("/api/me/tables")["tables"]) == 1


def test_forms_of_other_pages_are_no_requests(here: Site) -> None:
    ann = here.player("Ann")
    kind = {"content-type": "text/plain"}
    refused = ann.ask("POST", "/api/tables", content='{"game":"villagers","seats":["me"]}', headers=kind)
    assert refused.status_code == 415
    crossing = ann.ask("POST", "/api/logout", json={}, headers={"sec-fetch-site": "cross-site"})
    assert crossing.status_code == 403


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"", 422),
        (b"{", 422),
        (b"[]", 422),
        (b"null", 422),
        (b'{"game": 1}', 422),
        (b'{"game": "villagers", "seats": []}', 422),
        (b'{"game": "villagers", "seats": ["me"], "surprise": 1}', 422),
        (b'{"game": "villagers", "seats": ["me"], "title": "\\u0000"}', 422),
        (b'{"game": "villagers", "seats": ["me"], "title": "\\ud800"}', 422),
        (b'{"game": "villagers", "seats": ["me"], "options": {"saints": "maybe"}}', 422),
        (b'{"game": "villagers", "seats": ["me"], "options": {"nonsense": true}}', 422),
        (b'{"game": "villagers", "seats": ["me", "me", "me", "me", "me", "me", "me"]}', 422),
        (b'{"game": "chess", "seats": ["me"]}', 422),
        (b'{"game": "villagers", "seats": ["me", "bot:genius"]}', 422),
        (b'{"game": "villagers", "seats": ["open", "open"]}', 422),
        (b"[" * 60_000, 400),
        (b'{"game": "' + b"x" * 70_000 + b'"}', 413),
        (b"\xff\xfe\xfd", 400),
    ],
)
def test_malformed_and_oversized_requests_are_refused_in_words(here: Site, body: bytes, status: int) -> None:
    ann = here.player("Ann")
    kind = {"content-type": "application/json", "accept-language": "pl"}
    refused = ann.ask("POST", "/api/tables", content=body, headers=kind)
    assert refused.status_code == status, refused.text
    told = refused.json()
    assert told["title"]
    assert refused.headers["content-type"] == "application/problem+json"
    assert ann.get("/api/me/tables")["tables"] == []


PATHS = [
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/assets/..%2f..%2f..%2fetc%2fpasswd",
    "/%00",
    "/api/tables/' OR 1=1 --",
    "/api/tables/%27%3B%20DROP%20TABLE%20player%3B--/view",
    "/api/words/../../etc/passwd.ftl",
    "/api/words/en/..%2fen%2fcommon.ftl",
    "/api/rules/..%2f..%2fREADME",
    "/api/players/%00",
]


@pytest.mark.parametrize("path", PATHS)
def test_paths_lead_nowhere_else(tmp_path: Path, path: str) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("client")
    (tmp_path / "secret.txt").write_text("secret")
    with site(tmp_path / "tables.db", static=tmp_path / "static") as here:
        answer = here.client.get(path)
        assert answer.status_code in (404, 422), path
        assert "root:" not in answer.text
        assert here.client.get("/..%2fsecret.txt").status_code == 404
        assert here.client.get("/").text == "client"


def test_script_in_names_and_chat_stays_text(tmp_path: Path) -> None:
    with site(tmp_path / "tables.db", static=tmp_path / "no client") as here:
        check_script(here)


def check_script(here: Site) -> None:
    bad = "<script>x</script>"
    ann = here.player(bad)
    made = ann.table("me", "me", title=f"{bad}")
    ann.post(f"/api/tables/{made['id']}/chat", {"text": f"{bad}\n2"}, expect=201)
    assert ann.get(f"/api/tables/{made['id']}/chat")["messages"][0]["text"] == f"{bad}\n2"
    page = here.client.get("/")
    assert bad not in page.text
    assert (
        "script-src" in page.headers["content-security-policy"]
        or "default-src 'self'" in page.headers["content-security-policy"]
    )
    for name in ("\u202eAnn", "A\nB\u0000", "   ", ""):
        ann.post("/api/me", {"name": name}, expect=422)


def test_floods_are_slowed_down(tmp_path: Path) -> None:
    rates = Rates(burst=20, per_second=0.01, writes_burst=5, writes_per_second=0.01)
    with site(tmp_path / "tables.db", rates=rates) as here:
        ann = here.player("Ann")
        answers = [ann.ask("POST", "/api/me", json={"name": "Ann"}).status_code for _ in range(10)]
        assert answers.count(429) == 5
        refused = ann.ask("POST", "/api/me", json={"name": "Ann"})
        assert refused.json()["code"] == "too-many-requests"
        assert refused.headers["retry-after"]
        reads = [ann.ask("GET", "/api/me").status_code for _ in range(30)]
        assert reads.count(200) == 20
        assert here.player(None).ask("GET", "/api/me").status_code == 200


def test_passwords_cannot_be_guessed_quickly(tmp_path: Path) -> None:
    rates = Rates(**{**vars(FREE), "logins_burst": 4, "logins_per_second": 0.01})
    with site(tmp_path / "tables.db", rates=rates) as here:
        ann = here.player("Ann")
        ann.post("/api/register", {"login": "Ann", "password": "correct horse"})
        told = [
            here.player(None).ask("POST", "/api/login", json={"login": "ann", "password": f"guess {i} …"})
            for i in range(4)
        ]
        assert [answer.status_code for answer in told] == [401, 401, 429, 429]


def test_a_socket_that_talks_is_closed(here: Site) -> None:
    ann, _, table = at_table(here)
    for text in ("hello", "x" * 500, '{"seq": 1}'):
        with here.client.websocket_connect(
            f"/api/tables/{table}/socket", headers={"cookie": cookie(ann)}
        ) as socket:
            socket.send_text(text)
            assert closed_after_rings(socket)


def test_nobody_holds_too_many_sockets(tmp_path: Path) -> None:
    with site(tmp_path / "tables.db", sockets_per_player=2, sockets_per_address=3) as here:
        ann, _, table = at_table(here)
        path = f"/api/tables/{table}/socket"
        for most, headers in ((2, {"cookie": cookie(ann)}), (3, {})):
            with ExitStack() as sockets:
                for _ in range(most):
                    sockets.enter_context(here.client.websocket_connect(path, headers=headers))
                one_more = sockets.enter_context(here.client.websocket_connect(path, headers=headers))
                with pytest.raises(WebSocketDisconnect) as closed:
                    one_more.receive_text()
                assert closed.value.code == 4429
            with here.client.websocket_connect(path, headers=headers) as again:  # they have gone
                assert "seq" in again.receive_text()
        assert here.server.rings.count() <= 1


def closed_after_rings(socket: Any) -> bool:
    try:
        for _ in range(5):
            socket.receive_text()
    except WebSocketDisconnect:
        return True
    return False


def test_tokens_that_are_not_known_are_refused(here: Site) -> None:
    ann = here.player("Ann")
    made = ann.post("/api/me/tokens", {"label": "my bot"}, expect=201)
    program = here.player(None)
    bearer = {"authorization": f"Bearer {made['token']}"}
    assert program.ask("GET", "/api/me", headers=bearer).json()["player"]["name"] == "Ann"
    for wrong in ("Bearer nonsense", "Bearer ", "Basic abc", made["token"]):
        assert program.ask("GET", "/api/me", headers={"authorization": wrong}).status_code == 401
    assert "token" not in str(ann.get("/api/me/tokens")["tokens"][0].keys()) or made["token"] not in str(
        ann.get("/api/me/tokens")
    )
    ann.post(f"/api/me/tokens/{made['id']}", method="DELETE")
    assert program.ask("GET", "/api/me", headers=bearer).status_code == 401


def test_logs_hold_no_secrets(here: Site, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.DEBUG, logger="wagontrain"):
        ann = here.player("Secretname")
        token = ann.post("/api/me/tokens", {"label": "bot"}, expect=201)["token"]
        made = ann.table("me", "invited")
        ann.ask("GET", f"/api/tables/{made['id']}/view?lang=pl&seat=99")
        ann.post("/api/register", {"login": "secretlogin", "password": "secretpassword"})
    lines = " ".join(str(vars(record)) for record in caplog.records)
    assert "route" in lines
    for secret in (
        token,
        made["invite"]["token"],
        made["id"],
        ann.cookies[COOKIE],
        "Secretname",
        "secretlogin",
    ):
        assert secret not in lines


def test_notices_go_to_known_services_only(here: Site) -> None:
    ann = here.player("Ann")
    for url in ("json://localhost/x", "ntfy://10.0.0.1/topic", "file:///etc/passwd", "mailto://a:b@c.d", "x"):
        ann.post("/api/me", {"notices": {"urls": [url]}}, expect=422)
    ann.post("/api/me", {"notices": {"urls": ["ntfy://my-topic"], "digest": True}})


def test_nothing_is_served_after_time_is_up() -> None:
    signer = Signer("s", 10)
    assert signer.read(signer.sign("abcd", 0, "efgh")) == ("abcd", 0, "efgh")
    assert signer.read(signer.sign("abcd", 0, "efgh", now=time.time() - 11)) is None
