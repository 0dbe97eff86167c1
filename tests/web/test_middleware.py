"""The gate: which names the server answers to, how much it reads, what it says on every answer."""

from collections.abc import Iterator, MutableMapping
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.client import Site, site
from wagontrain.core.words import LANGUAGES, Words
from wagontrain.web.hosts import Hosts
from wagontrain.web.identity import COOKIE
from wagontrain.web.settings import Settings

BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Site]:
    """A server with a page."""
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<html>client</html>")
    (static / "assets" / "a.js").write_text("1;" * 400)
    with site(tmp_path / "tables.db", static=static) as here:
        yield here


class Stream:
    """A request whose body comes in pieces and does not say how long it is."""

    def __init__(self, path: str, size: int, piece: int = 1000) -> None:
        self.path = path
        self.body = b'{"surprise": 1}'.ljust(size)
        self.piece = piece
        self.taken = 0
        self.status = 0

    async def receive(self) -> dict[str, Any]:
        """The next piece, for who asks for one."""
        part = self.body[self.taken : self.taken + self.piece]
        self.taken += len(part)
        return {"type": "http.request", "body": part, "more_body": self.taken < len(self.body)}

    async def send(self, message: MutableMapping[str, Any]) -> None:
        self.status = message.get("status", self.status)

    def scope(self, cookie: str) -> dict[str, Any]:
        headers = {"host": "testserver", "content-type": "application/json", "cookie": cookie}
        return {
            "type": "http",
            "method": "POST",
            "path": self.path,
            "raw_path": self.path.encode(),
            "query_string": b"",
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1),
            "state": {},
        }


def stream(here: Site, path: str, size: int) -> tuple[int, int]:
    """Send this many bytes in pieces: the status, and how many bytes were taken."""
    ann = here.player("Ann")
    sent = Stream(path, size)
    scope = sent.scope(f"{COOKIE}={ann.cookies[COOKIE]}")
    assert here.client.portal is not None
    here.client.portal.call(here.client.app, scope, sent.receive, sent.send)
    return sent.status, sent.taken


@pytest.mark.parametrize(
    ("path", "setting"), [("/api/tables", "body_bytes"), ("/api/import", "import_bytes")]
)
def test_a_streamed_body_has_the_same_limit(tmp_path: Path, path: str, setting: str) -> None:
    """Without a length beforehand the bytes are counted as they come, and reading stops at the limit."""
    limits: dict[str, Any] = {"body_bytes": 20_000, "import_bytes": 40_000}
    most = limits[setting]
    with site(tmp_path / "tables.db", **limits) as here:
        assert stream(here, path, most) == (422, most)
        assert stream(here, path, most + 1) == (413, most + 1)
        assert stream(here, path, 500_000) == (413, most + 1000)


@pytest.mark.parametrize("length", ["-1", "x", "1e3", "", "20001", "99999999999999999999"])
def test_a_length_that_is_none_or_too_large_is_refused_unread(tmp_path: Path, length: str) -> None:
    with site(tmp_path / "tables.db", body_bytes=20_000) as here:
        headers = {"content-type": "application/json", "content-length": length}
        answer = here.client.post("/api/me", content=b'{"name": "Ann"}', headers=headers)
        assert answer.status_code == (413 if length.isdigit() else 400)


# -- names


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "testserver.evil.example", "[", "a b", "x@y"]
)
def test_a_name_that_is_not_ours_is_not_answered(here: Site, host: str) -> None:
    """A page whose name was pointed to this machine (DNS rebinding) gets nothing from it."""
    for method, path in (("GET", "/api/tables"), ("GET", "/"), ("POST", "/api/me")):
        refused = here.client.request(method, path, headers={"host": host, "origin": f"http://{host}"})
        assert refused.status_code == 421
        assert refused.json()["code"] == "unknown-host"
    with (
        here.client.websocket_connect("/api/tables/nowhere1/socket", headers={"host": host}) as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_text()
    assert closed.value.code == 4403
    assert here.client.get("/healthz", headers={"host": host}).status_code == 200


@pytest.mark.parametrize(
    ("host", "known"),
    [
        ("localhost", True),
        ("localhost:8000", True),
        ("LocalHost.:8000", True),
        ("wagons.localhost", True),
        ("127.0.0.1:8000", True),
        ("192.168.1.7", True),
        ("[::1]:8000", True),
        ("[fe80::1]", True),
        ("tables.example.org", True),
        ("tables.example.org:443", True),
        ("Cowboys.example", True),
        ("example.org", False),
        ("tables.example.org.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example", False),
        ("evillocalhost", False),
        ("[::1", False),
        ("", True),
    ],
)
def test_which_names_are_ours(host: str, known: bool) -> None:
    settings = Settings(data="", base_url="https://tables.example.org", known_hosts=("cowboys.EXAMPLE",))
    assert Hosts(settings).is_known(host) is known
    assert Hosts(Settings(data="", known_hosts=("*",))).is_known(host)


def test_this_machine_is_known_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Ranch.example.org")
    hosts = Hosts(Settings(data=""))
    for name in ("ranch", "ranch.local:8000", "ranch.example.org", "RANCH"):
        assert hosts.is_known(name)
    assert not hosts.is_known("farm.local")


# -- answers


def test_browsers_are_told_to_come_by_https_only_where_that_is_the_address(tmp_path: Path) -> None:
    with site(tmp_path / "a.db", base_url="https://tables.example") as here:
        for path in ("/", "/api/games", "/nothing", "/api/nothing"):
            assert here.client.get(path).headers["strict-transport-security"] == "max-age=31536000"
    with site(tmp_path / "b.db", base_url="http://tables.example") as here:
        assert "strict-transport-security" not in here.client.get("/").headers
    with site(tmp_path / "c.db") as here:
        assert "strict-transport-security" not in here.client.get("/").headers


@pytest.mark.parametrize("path", ["/", "/assets/a.js", "/healthz", "/api/games", "/api/tables", "/nothing"])
def test_head_is_get_without_the_body(built: Site, path: str) -> None:
    whole, head = built.client.get(path), built.client.head(path)
    assert head.status_code == whole.status_code
    assert head.content == b""
    for name in ("content-type", "content-length"):
        assert head.headers.get(name) == whole.headers.get(name)
    assert 'method="HEAD"' in built.client.get("/metrics").text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("path", ["/nothing", "/table/abcd", "/assets/nothing.js", "/favicon.gif", "/api"])
def test_an_unknown_address_opened_in_a_browser_is_a_page(built: Site, path: str, lang: str) -> None:
    answer = built.client.get(path, headers={**BROWSER, "accept-language": lang})
    assert answer.status_code == 404
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert Words(lang, "server").text("problem-not-found-page") in answer.text
    assert "href='/'" in answer.text
    assert int(answer.headers["content-length"]) == len(answer.content)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    for headers in ({"accept": "*/*"}, {}):
        told = built.client.get(path, headers=headers)
        assert told.headers["content-type"] == "application/problem+json"
        assert told.json()["code"] == "not-found"
    assert built.client.get("/api/nothing", headers=BROWSER).json()["code"] == "not-found"


def test_a_path_stays_text_on_the_page_that_does_not_find_it(built: Site) -> None:
    answer = built.client.get("/<script>alert(1)</script>", headers=BROWSER)
    assert answer.status_code == 404
    assert "<script>" not in answer.text


@pytest.mark.parametrize(
    "path", ["/" + "a" * 300, "/" + "a/" * 3000, "/assets/" + "b" * 5000, "/%00", "/%ff%fe"]
)
def test_a_path_that_no_file_can_have_is_not_found(built: Site, path: str) -> None:
    assert built.client.get(path).status_code == 404
    assert built.client.get(path, headers=BROWSER).status_code == 404


# -- what an error says


def test_an_error_is_a_sentence_in_the_players_language(here: Site) -> None:
    """Its title says what is missing; the word for programmers stays in `detail`."""
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    missing = {
        "/api/tables/nowhere1": "table",
        f"/api/tables/{table}/steps/9": "step",
        "/api/players/nowhere1": "player",
        "/api/games/chess": "game",
        "/nothing": "page",
    }
    for lang in LANGUAGES:
        words = Words(lang, "server", strict=True)
        for path, about in missing.items():
            told = ann.get(path, expect=404, lang=lang)
            assert told["title"] == words.text(f"problem-not-found-{about}")
            assert told["detail"] == about


@pytest.mark.parametrize(
    ("path", "body", "about"),
    [
        ("/api/me", {"name": "\u2800"}, "name"),
        ("/api/me", {"name": "x" * 41}, "name"),
        ("/api/register", {"login": "a b", "password": "correct horse"}, "login"),
        ("/api/register", {"login": "ann", "password": "short"}, "password"),
        ("/api/me/password", {"old": "x", "new": "short"}, "password"),
        ("/api/me/tokens", {"label": " "}, "label"),
        ("/api/tables", {"game": "villagers", "seats": ["me"], "title": "\u3164"}, "title"),
        ("/api/register", {"login": "a b", "password": "short"}, ""),
    ],
)
def test_a_refused_word_says_which_and_why(here: Site, path: str, body: dict[str, Any], about: str) -> None:
    ann = here.player("Ann")
    told = ann.post(path, body, expect=422)
    message = f"problem-invalid-{about}" if about else "problem-invalid"
    assert told["title"] == Words("en", "server", strict=True).text(message)
    assert told["code"] == "invalid"


VISIBLE = ["Ann", "Łucja", "Ёж", "王", "Ann ♥", "👍🏽", "👩‍🌾", "❤️", "1️⃣ Ann", "क्‍ष", "O'Neill", "é"]
HIDDEN = [
    "\u2800",
    "\ufffc",
    "\U0001d159",
    "\u3164",
    "\u115f\u1160",
    "\uffa0",
    "\u034f",
    "\u0301",
    "\u0301\u0301 \u0301",
    "\u200d",
    "\ufe0f",
    "\u200b",
    "\u2060",
    "\ufeff",
    "\u00ad",
    "\U000e0041",
    "\U000e0100",
    "\ue000",
    "\u00a0\u2003",
    "\u180e",
]


@pytest.mark.parametrize("name", VISIBLE)
def test_names_of_any_script_are_taken(here: Site, name: str) -> None:
    assert here.player(name).get("/api/me")["player"]["name"] == name


@pytest.mark.parametrize("hidden", HIDDEN, ids=ascii)
def test_names_that_cannot_be_seen_are_refused(here: Site, hidden: str) -> None:
    ann = here.player("Ann")
    ann.post("/api/me", {"name": hidden}, expect=422)
    ann.post("/api/me/tokens", {"label": hidden}, expect=422)
    table = ann.table("me", "me")["id"]
    ann.post(f"/api/tables/{table}/chat", {"text": hidden}, expect=422)
    if not hidden.isspace() and hidden not in ("\u0301", "\u0301\u0301 \u0301"):
        ann.post("/api/me", {"name": f"Ann{hidden}"}, expect=422)  # not Ann, and looks just like her
    assert ann.get("/api/me")["player"]["name"] == "Ann"
