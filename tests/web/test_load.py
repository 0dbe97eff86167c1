"""The load test does what it says: its clients fetch as API.md asks clients to."""

import argparse
import asyncio
import json
from typing import Any

import pytest

from tests.web import load
from tests.web.load import Load, is_news


def test_only_news_are_fetched() -> None:
    view = {"seq": 5, "table": {"change": 2}}
    assert is_news({"seq": 6, "change": 2, "chat": 0}, view)
    assert is_news({"seq": 5, "change": 3, "chat": 0}, view)
    for ring in ({"seq": 5, "change": 2, "chat": 9}, {"seq": 4, "change": 2}, {"online": [0]}):
        assert not is_news(ring, view)


class Rings:
    """A socket on which these rings come; with the last of them the time is up."""

    def __init__(self, load: Load, heard: list[dict[str, Any]]) -> None:
        self.load = load
        self.heard = heard

    async def __aenter__(self) -> "Rings":
        return self

    async def __aexit__(self, *error: object) -> None:
        return None

    async def recv(self) -> str:
        ring = self.heard.pop(0)
        if not self.heard:
            self.load.until = 0
        return json.dumps(ring)


def test_spectators_fetch_at_every_ring_that_tells_of_something_new(monkeypatch: pytest.MonkeyPatch) -> None:
    """Five moves are five fetches, each from the number that is at hand; what was seen is left alone."""
    heard = [{"seq": n, "change": 1, "chat": 0} for n in (0, 1, 2, 2, 3, 4, 5)] + [{"online": [0]}]
    fetched: list[int | None] = []

    async def view(table: str, cookie: str, since: int | None = None) -> Any:
        fetched.append(since)
        return {"seq": 0 if since is None else since + 1, "table": {"change": 1}}

    async def watch() -> None:
        clients = Load(argparse.Namespace(), 1)
        clients.until = float("inf")
        monkeypatch.setattr(clients, "view", view)
        monkeypatch.setattr(load, "connect", lambda *address, **more: Rings(clients, heard))
        await clients.watcher("t")
        await clients.http.aclose()

    asyncio.run(watch())
    assert fetched == [None, 0, 1, 2, 3, 4]
