"""Turn notices, really sent: by apprise to a service of our own on this machine."""

import json
import logging
import threading
import time
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from queue import Empty, Queue
from typing import Any

import pytest
from sqlalchemy import select, update

from tests.web.client import Player, Site, site
from wagontrain.web.notices import DIGEST, masked
from wagontrain.web.store import schema as t

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of apprise's own parts
SECRET = "topsecret"


class Receiver:
    """A service that takes messages as apprise's json:// sends them; or refuses them."""

    def __init__(self) -> None:
        self.got: Queue[dict[str, Any]] = Queue()
        self.status = 200
        receiver = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                receiver.got.put(json.loads(body))
                self.send_response(receiver.status)
                self.end_headers()

            def log_message(self, format: str, *args: object) -> None:
                """Nothing on the terminal."""

        self.server = HTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"json://ann:{SECRET}@127.0.0.1:{self.server.server_port}/{SECRET}/"
        self.thread = threading.Thread(target=self.server.serve_forever)
        self.thread.start()

    def messages(self) -> list[dict[str, Any]]:
        """All that came so far."""
        found = []
        while True:
            try:
                found.append(self.got.get_nowait())
            except Empty:
                return found

    def close(self) -> None:
        self.server.shutdown()
        self.thread.join()
        self.server.server_close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver()
    yield made
    made.close()


@pytest.fixture
def open_site(tmp_path: Path) -> Iterator[Site]:
    """A server that lets notices go anywhere, and says where its tables are."""
    with site(tmp_path / "t.db", notice_services=("any",), base_url="https://tables.example") as here:
        yield here


def send(here: Site, later: float = 0) -> int:
    """What the server does every few seconds, now."""
    assert here.client.portal is not None
    return here.client.portal.call(here.server.notices.send_waiting, time.time() + later)


def wait_for_me(here: Site, me: Player, title: str, sender: Player) -> str:
    """A table that waits for me, because the other has just acted."""
    made = sender.table("me", "open", pace="daily", title=title)
    me.post(f"/api/tables/{made['id']}/join")
    view = sender.view(made["id"])
    while not view["legal"]:
        mine = me.view(made["id"])
        me.act(made["id"], mine, mine["legal"][0]["text"])
        view = sender.view(made["id"])
    while view["table"]["to_act"] == view["seat"]:
        view = sender.act(made["id"], view, view["legal"][0]["text"])["view"]
    return str(made["id"])


def test_a_notice_arrives_in_words_and_once(open_site: Site, receiver: Receiver) -> None:
    ann, bob = open_site.player("Ann"), open_site.player("Bob")
    ann.post("/api/me", {"language": "pl", "notices": {"urls": [receiver.url]}})
    table = wait_for_me(open_site, ann, "Piątek", bob)
    sent = send(open_site)
    again = send(open_site)
    (message,) = receiver.messages()
    assert (sent, again) in ((1, 0), (0, 0))  # the server may have been quicker
    assert "Piątek" in message["message"]
    assert f"https://tables.example/#/table/{table}" in message["message"]
    assert "turn" not in message["message"].replace("return", "")  # it is Polish


def test_a_digest_comes_once_a_day_with_all_tables(open_site: Site, receiver: Receiver) -> None:
    ann, bob = open_site.player("Ann"), open_site.player("Bob")
    ann.post("/api/me", {"notices": {"urls": [receiver.url], "digest": True}})
    for title in ("First", "Second"):
        wait_for_me(open_site, ann, title, bob)
    assert send(open_site) == 0
    assert receiver.messages() == []
    assert send(open_site, DIGEST + 60) == 1
    (message,) = receiver.messages()
    assert "First" in message["message"]
    assert "Second" in message["message"]
    assert send(open_site, 2 * DIGEST) == 0


@pytest.mark.parametrize(("age", "arrives"), [(3540.0, True), (3660.0, False)])
def test_an_old_notice_is_not_sent_any_more(
    open_site: Site, receiver: Receiver, age: float, arrives: bool
) -> None:
    """After an hour; the server's own round looks at how old the notice is, as ours does."""
    ann, bob = open_site.player("Ann"), open_site.player("Bob")
    wait_for_me(open_site, ann, "Old", bob)
    assert open_site.client.portal is not None
    open_site.client.portal.call(make_older, open_site, ann.id, age)
    ann.post("/api/me", {"notices": {"urls": [receiver.url]}})
    send(open_site)
    if arrives:
        assert "Old" in receiver.got.get(timeout=30)["message"]
    assert open_site.client.portal.call(unsent, open_site, ann.id) == 0  # it is dealt with, either way
    send(open_site)
    assert receiver.messages() == []


async def make_older(here: Site, player_id: str, age: float) -> None:
    async with here.server.db.write() as c:
        mine = t.notice.c.player_id == player_id
        await c.execute(update(t.notice).where(mine).values(at=time.time() - age))


async def unsent(here: Site, player_id: str) -> int:
    async with here.server.db.read() as c:
        waiting = (t.notice.c.player_id == player_id) & t.notice.c.sent.is_(None)
        return len((await c.execute(select(t.notice).where(waiting))).all())


def test_a_service_that_fails_costs_nobody_anything(open_site: Site, receiver: Receiver) -> None:
    ann, bob = open_site.player("Ann"), open_site.player("Bob")
    ann.post("/api/me", {"notices": {"urls": ["json://127.0.0.1:9/nobody/"]}})
    bob.post("/api/me", {"notices": {"urls": [receiver.url]}})
    receiver.status = 500
    wait_for_me(open_site, ann, "A", bob)
    wait_for_me(open_site, bob, "B", ann)
    send(open_site)
    assert len(receiver.messages()) >= 1
    assert open_site.client.get("/healthz").json()["ok"]


def test_secrets_of_addresses_are_neither_logged_nor_told(
    open_site: Site, receiver: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob = open_site.player("Ann"), open_site.player("Bob")
    for name in ("wagontrain", "apprise", "urllib3", "requests"):
        caplog.set_level(logging.DEBUG, name)
    with caplog.at_level(logging.INFO):
        told = ann.post("/api/me", {"notices": {"urls": [receiver.url, "json://127.0.0.1:9/topsecret"]}})
        wait_for_me(open_site, ann, "Secret", bob)
        send(open_site)
        receiver.messages()
    said = [json.dumps(told), ann.ask("GET", "/api/me").text, ann.ask("GET", "/api/me/export").text]
    assert all(SECRET not in text for text in said)
    assert SECRET not in " ".join(str(vars(record)) for record in caplog.records)
    assert told["player"]["notices"]["urls"][0] == masked(receiver.url)


def test_an_address_that_is_sent_back_as_shown_stays(open_site: Site, receiver: Receiver) -> None:
    ann, bob = open_site.player("Ann"), open_site.player("Bob")
    shown = ann.post("/api/me", {"notices": {"urls": [receiver.url]}})["player"]["notices"]["urls"]
    again = ann.post("/api/me", {"notices": {"urls": shown, "digest": False}})["player"]["notices"]["urls"]
    assert again == shown
    wait_for_me(open_site, ann, "Same", bob)
    send(open_site)
    assert len(receiver.messages()) == 1
