"""A server in this process, and players who talk to it over HTTP."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from fastapi.testclient import TestClient
from sqlalchemy import update

from wagontrain.web.app import make_app
from wagontrain.web.server import Server
from wagontrain.web.settings import DAY, Rates, Settings
from wagontrain.web.store import schema as t

FREE = Rates(
    burst=100_000,
    per_second=100_000,
    writes_burst=100_000,
    writes_per_second=100_000,
    pages_burst=100_000,
    pages_per_second=100_000,
    logins_burst=100_000,
    logins_per_second=100_000,
    tries_burst=100_000,
    tries_per_second=100_000,
)
KEYS = itertools.count()
PATIENCE = 120  # seconds for what does not come at all if something is wrong: a busy machine takes its time
DEFAULTS = {"rates": FREE, "sweep_seconds": 0.05, "known_hosts": ("testserver",)}


class Player:
    """Somebody with a browser: a session of their own on the one server."""

    def __init__(self, site: Site, name: str | None) -> None:
        self.site = site
        self.http = site.client
        self.cookies: dict[str, str] = {}
        self.id = ""
        if name is not None:
            told = self.post("/api/me", {"name": name}, expect=201)
            self.id = told["player"]["id"]

    def ask(self, method: str, path: str, **more: Any) -> Any:
        headers = dict(more.pop("headers", {}))
        if self.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        self.http.cookies.clear()
        answer = self.http.request(method, path, headers=headers, **more)
        for name, value in answer.cookies.items():
            self.cookies[name] = value
        self.http.cookies.clear()
        return answer

    def get(self, path: str, expect: int = 200, **params: Any) -> Any:
        answer = self.ask("GET", path, params=params)
        assert answer.status_code == expect, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, expect: int = 200, method: str = "POST") -> Any:
        answer = self.ask(method, path, json={} if body is None else body)
        assert answer.status_code == expect, answer.text
        return answer.json()

    # -- tables

    def table(self, *seats: str, game: str = "villagers", **more: Any) -> dict[str, Any]:
        made: dict[str, Any] = self.post("/api/tables", {"game": game, "seats": seats, **more}, expect=201)
        return made

    def view(self, table: str, **params: Any) -> dict[str, Any]:
        seen: dict[str, Any] = self.get(f"/api/tables/{table}/view", **params)
        return seen

    def act(self, table: str, view: dict[str, Any], text: str, expect: int = 200, **more: Any) -> Any:
        body = {"seat": view["seat"], "text": text, "expected_seq": view["seq"], "key": f"key {next(KEYS)}"}
        return self.post(f"/api/tables/{table}/act", {**body, **more}, expect)

    def step(self, kind: str, table: str, view: dict[str, Any], expect: int = 200) -> Any:
        body = {"seat": view["seat"], "expected_seq": view["seq"], "key": f"key {next(KEYS)}"}
        return self.post(f"/api/tables/{table}/{kind}", body, expect)


class Site:
    """A running server."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        server = client.app.state.server  # type: ignore[attr-defined]
        assert isinstance(server, Server)
        self.server = server

    def player(self, name: str | None) -> Player:
        return Player(self, name)

    def visitor_from(self, address: str) -> TestClient:
        """A browser at another address, without a session."""
        client = TestClient(self.client.app, base_url="http://testserver", client=(address, 50_000))
        client.portal = self.client.portal  # the server's own event loop
        return client


def wait_until(holds: Callable[[], bool], what: str = "it") -> None:
    """Look again and again until something is so."""
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until, f"{what} did not come"
        time.sleep(0.02)


def wait_long(here: Site, table: str, seconds: float = DAY + 60) -> None:
    """Let the table have waited so long for the seat to act, and its people have been away so long."""

    async def turn_back() -> None:
        async with here.server.db.write() as c:
            moved = t.game_table.c.moved - seconds
            await c.execute(update(t.game_table).where(t.game_table.c.id == table).values(moved=moved))
            seen = t.seat.c.seen - seconds
            await c.execute(update(t.seat).where(t.seat.c.table_id == table).values(seen=seen))

    assert here.client.portal is not None
    here.client.portal.call(turn_back)


@contextmanager
def site(data: Path | str, **more: Any) -> Iterator[Site]:
    """A server on this database."""
    settings = Settings(data=str(data), **{**DEFAULTS, **more})
    with TestClient(make_app(settings), base_url="http://testserver") as client:
        yield Site(client)


def play_out(players: list[Player], table: str, seed: str = "", most: int = 5000) -> dict[str, Any]:
    """Play a table to its end at random; the last view."""
    chance = Random(seed)
    player, view = players[0], players[0].view(table)
    for _ in range(most):
        while view["table"]["status"] == "running" and not view["legal"]:
            to_act = view["table"]["to_act"]
            ids = [seat["player"] for seat in view["table"]["seats"]]
            player = next((each for each in players if each.id == ids[to_act]), player)
            view = player.view(table, since=view["seq"])
        if view["table"]["status"] != "running":
            return view
        view = player.act(table, view, chance.choice(view["legal"])["text"])["view"]
    raise AssertionError("no end")
