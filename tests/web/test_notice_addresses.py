"""Turn notices as a weapon: nothing that a player saves makes the server speak to its own network."""

import socket
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.web.client import Site, site
from tests.web.test_notices import Receiver, send, wait_for_me
from wagontrain.web import notice_addresses, public_network
from wagontrain.web.notice_addresses import parse_address
from wagontrain.web.notices import deliver
from wagontrain.web.public_network import NotPublicError, is_public, public_only
from wagontrain.web.settings import Settings
from wagontrain.web.store import queries as q

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of apprise's own parts
SERVICES = Settings.notice_services
TELEGRAM = "tgram://123456789:AAbbccddeeffgghhiijjkkllmmnnooppqqr/12345"
Resolver = Callable[..., list[tuple[Any, ...]]]


class Inside:
    """A service of the operator's own network: it counts whatever reaches it, and may send visitors on."""

    def __init__(self, sends_to: str = "") -> None:
        self.reached: list[str] = []
        inside = self

        class Handler(BaseHTTPRequestHandler):
            def visit(self) -> None:
                inside.reached.append(f"{self.command} {self.path}")
                self.send_response(307 if sends_to else 200)
                if sends_to:
                    self.send_header("Location", sends_to)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def do_GET(self) -> None:
                self.visit()

            def do_POST(self) -> None:
                self.visit()

            def log_message(self, format: str, *args: object) -> None:
                """Nothing on the terminal."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_port
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def inside() -> Iterator[Inside]:
    made = Inside()
    yield made
    made.close()


def attacks(port: int) -> list[str]:
    return [
        f"{TELEGRAM}, json://127.0.0.1:{port}/x?method=GET",
        f"tgram://1, json://127.0.0.1:{port}/x?method=GET",
        f"tgram://1 json://127.0.0.1:{port}/x?method=GET",
        f"tgram://1;json://127.0.0.1:{port}/x",
        f"discord://1/2\njson://127.0.0.1:{port}/x",
        f"discord://12345678/abcdef?template=http://127.0.0.1:{port}/x",
        "discord://12345678/abcdef?template=file:///etc/passwd",
        "discord://12345678/abcdef%3Ftemplate=file:///etc/passwd",
        f"ntfy://localhost:{port}?to=x",
        f"ntfy://localhost:{port}/topic",
        f"ntfy://127.0.0.1:{port}/topic",
        f"ntfy://127.1:{port}/topic",
        f"ntfy://2130706433:{port}/topic",
        f"ntfy://0x7f000001:{port}/topic",
        f"ntfy://[::1]:{port}/topic",
        f"ntfy://[::ffff:127.0.0.1]:{port}/topic",
        f"ntfy://topic?attach=http://127.0.0.1:{port}/x",
        f"ntfy://ntfy.sh@127.0.0.1:{port}/topic",
        f"ntfy://ntfy.sh:80@127.0.0.1:{port}/topic",
        f"ntfy://127.0.0.1:{port}#@ntfy.sh/topic",
        f"ntfy://ntfy.sh\\@127.0.0.1:{port}/topic",
        f"NTFY://LOCALHOST:{port}/topic",
        "ntfy://169.254.169.254/latest",
        f"json://127.0.0.1:{port}/x",
        f"apprise://127.0.0.1:{port}/x",
        f"http://127.0.0.1:{port}/x",
        f"https://discord.com@127.0.0.1:{port}/api/webhooks/1/2",
        "file:///etc/passwd",
        "mailto://a:b@c.d",
        "x",
        "",
    ]


def test_an_address_that_leads_inside_is_neither_saved_nor_sent(here: Site, inside: Inside) -> None:
    """Refused when it is saved; and were it saved already, by an earlier version, nothing is sent to it."""
    ann, bob = here.player("Ann"), here.player("Bob")
    for attack in attacks(inside.port):
        refused = ann.post("/api/me", {"notices": {"urls": [TELEGRAM, attack]}}, expect=422)
        assert refused["code"] in ("notice-address", "notice-host", "invalid"), attack
        assert refused["title"]
    assert ann.get("/api/me")["player"]["notices"] == {}
    assert here.client.portal is not None
    here.client.portal.call(save_anyway, here, ann.id, attacks(inside.port))
    wait_for_me(here, ann, "Table", bob)
    send(here)
    assert inside.reached == []


async def save_anyway(here: Site, player_id: str, urls: list[str]) -> None:
    """As a version without these checks had stored it."""
    async with here.server.db.write() as c:
        await q.change_player(c, player_id, notices={"urls": urls, "digest": False})


@pytest.mark.parametrize(
    ("text", "url"),
    [
        ("ntfy://my-topic", "ntfys://ntfy.sh/my-topic"),
        ("ntfy://ntfy.sh/my-topic", "ntfys://ntfy.sh/my-topic"),
        ("ntfys://tk_abc@ntfy.sh/my-topic/", "ntfys://tk_abc@ntfy.sh/my-topic"),
        ("ntfys://ann:secret@push.example.org/turns", "ntfys://ann:secret@push.example.org:443/turns"),
        ("ntfy://push.example.org:8080/turns", "ntfy://push.example.org:8080/turns"),
        ("discord://12345678/abc_DEF-1", "discord://12345678/abc_DEF-1"),
        ("Slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ/#chat", None),
        (TELEGRAM, TELEGRAM),
        ("pover://user@token", "pover://user@token"),
    ],
)
def test_what_is_sent_is_what_was_parsed(text: str, url: str | None) -> None:
    address = parse_address(text, SERVICES)
    assert address is not None
    assert address.url == (url or text.replace("Slack", "slack"))
    apprise = pytest.importorskip("apprise")
    service = apprise.Apprise.instantiate(address.url)
    if address.host is not None:
        assert (service.host, service.port) == (address.host, address.port)


def resolver(answers: dict[str, list[str]], port: int) -> Resolver:
    """Names as a domain's owner lets them resolve: each answer once, the last one from then on."""
    real = socket.getaddrinfo

    def resolve(host: Any, *args: Any, **more: Any) -> list[tuple[Any, ...]]:
        if host not in answers:
            return list(real(host, *args, **more))
        left = answers[host]
        address = left.pop(0) if len(left) > 1 else left[0]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    return resolve


@pytest.mark.parametrize("address", ["127.0.0.1", "10.1.2.3", "169.254.169.254", "192.168.0.1", "100.64.1.1"])
def test_a_name_that_stands_for_a_private_address_is_refused(
    here: Site, monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolver({"evil.example": [address]}, 80))
    ann = here.player("Ann")
    refused = ann.post("/api/me", {"notices": {"urls": ["ntfy://evil.example/t"]}}, expect=422)
    assert refused["code"] == "notice-host"
    assert "evil.example" in refused["title"]


def test_a_name_that_stands_for_a_private_address_among_others_is_refused(
    here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, 80)) for ip in ("93.184.215.14", "127.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda host, *args, **more: found)
    ann = here.player("Ann")
    refused = ann.post("/api/me", {"notices": {"urls": ["ntfy://evil.example/t"]}}, expect=422)
    assert refused["code"] == "notice-host"


def test_a_name_that_changes_after_the_check_reaches_nothing(
    here: Site, inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Public when it is saved, our own machine when it is used (DNS rebinding)."""
    names = {"evil.example": ["93.184.215.14", "127.0.0.1"]}
    monkeypatch.setattr(socket, "getaddrinfo", resolver(names, inside.port))
    url = f"ntfy://evil.example:{inside.port}/topic"
    ann, bob = here.player("Ann"), here.player("Bob")
    ann.post("/api/me", {"notices": {"urls": [url]}})
    assert names == {"evil.example": ["127.0.0.1"]}
    wait_for_me(here, ann, "Table", bob)
    send(here)
    assert inside.reached == []
    assert deliver(here.server.settings, [url], "now") == "the service did not take it"
    assert inside.reached == []


def test_the_same_name_is_reached_where_any_address_is_allowed(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So it was the guard that kept the message out above, not a mistake of the test."""
    names = {"evil.example": ["127.0.0.1"]}
    monkeypatch.setattr(socket, "getaddrinfo", resolver(names, inside.port))
    settings = Settings(data="", notice_services=("any",))
    assert deliver(settings, [f"ntfy://evil.example:{inside.port}/topic"], "now") == ""
    assert inside.reached == ["POST /"]


def test_a_service_that_redirects_inside_is_not_followed(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A public server sends the request on to a private one: the second connection is not made."""
    outside = Inside(sends_to=f"http://127.0.0.1:{inside.port}/secret")
    try:
        shown = {"93.184.215.14": ("127.0.0.1", outside.port)}
        real = socket.socket.connect

        def connect(self: socket.socket, address: Any) -> None:
            """As if the public address were this machine's other server."""
            public_network._guard.on = address[0] not in shown
            real(self, shown.get(address[0], address))
            public_network._guard.on = True

        monkeypatch.setattr(socket.socket, "connect", connect)
        monkeypatch.setattr(socket, "getaddrinfo", resolver({"evil.example": ["93.184.215.14"]}, 80))
        deliver(Settings(data=""), ["ntfy://evil.example/topic"], "now")
        assert outside.reached == ["POST /"]
        assert inside.reached == []
    finally:
        outside.close()


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("8.8.8.8", True),
        ("2606:4700::1111", True),
        ("64:ff9b::808:808", True),
        ("127.0.0.1", False),
        ("0.0.0.0", False),
        ("10.0.0.1", False),
        ("100.64.0.1", False),
        ("169.254.169.254", False),
        ("224.0.0.1", False),
        ("255.255.255.255", False),
        ("::1", False),
        ("::127.0.0.1", False),
        ("::ffff:10.0.0.1", False),
        ("2002:7f00:1::", False),
        ("64:ff9b::a00:1", False),
        ("fe80::1%eth0", False),
        ("fc00::1", False),
        ("localhost", False),
        ("", False),
    ],
)
def test_which_addresses_are_public(address: str, public: bool) -> None:
    assert is_public(address) is public


def test_the_guard_holds_for_its_thread_and_only_while_it_is_on(inside: Inside) -> None:
    place = ("127.0.0.1", inside.port)
    other: list[str] = []

    def connect() -> None:
        with socket.create_connection(place, timeout=5):
            other.append("connected")

    with public_only():
        with pytest.raises(NotPublicError):
            socket.create_connection(place, timeout=5)
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as datagrams, pytest.raises(NotPublicError):
            datagrams.sendto(b"x", place)
        with socket.socket(socket.AF_UNIX) as local, pytest.raises(NotPublicError):
            local.connect("/nowhere")
        thread = threading.Thread(target=connect)
        thread.start()
        thread.join()
    connect()
    assert other == ["connected", "connected"]


def test_a_name_that_does_not_resolve_in_time_is_refused(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    waiting = threading.Event()
    monkeypatch.setattr(notice_addresses, "RESOLVE_SECONDS", 0.05)
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **more: waiting.wait(30))
    try:
        ann = here.player("Ann")
        told = ann.post("/api/me", {"notices": {"urls": ["ntfy://slow.example/t"]}}, expect=422)
        assert told["code"] == "notice-host"
    finally:
        waiting.set()


def test_an_operator_may_allow_any_address(tmp_path: Path) -> None:
    receiver = Receiver()
    try:
        with site(tmp_path / "t.db", notice_services=("any",)) as here:
            ann, bob = here.player("Ann"), here.player("Bob")
            ann.post("/api/me", {"notices": {"urls": [receiver.url]}})
            wait_for_me(here, ann, "Table", bob)
            send(here)
            assert len(receiver.messages()) == 1
            refused = ann.post("/api/me", {"notices": {"urls": ["x"]}}, expect=422)
            assert refused["code"] == "notice-address"
            assert "any" not in refused["title"]
    finally:
        receiver.close()
