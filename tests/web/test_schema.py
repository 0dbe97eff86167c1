"""The public API as its schema tells it: whatever fits the schema, or nearly, never breaks the server."""

import json
import threading
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, settings

from tests.conftest import IN_CI
from tests.web.client import FREE
from wagontrain.web.app import make_app
from wagontrain.web.identity import COOKIE
from wagontrain.web.settings import Settings

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "replays"
SEATS = (["me", "open"], ["me", "me"], ["me", "bot:random", "me"])
EXAMPLES = 60 if IN_CI else 8


class Served:
    """A server in a thread, a player, and tables in every state to ask about."""

    def __init__(self, port: int, server: uvicorn.Server) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.server = server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("schema") / "tables.db"
    app = make_app(Settings(data=str(data), rates=FREE, secret="schema"))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="critical", access_log=False))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    yield Served(server.servers[0].sockets[0].getsockname()[1], server)
    server.should_exit = True
    thread.join(30)


class Fuzz:
    """A player with tables that wait, run and are over."""

    def __init__(self, served: Served) -> None:
        self.address = served.address
        self.cookie = ""
        self.cookie = self.post("/api/me", {"name": "Fuzz"})[1]
        made = [self.post("/api/tables", {"game": "villagers", "seats": seats})[0] for seats in SEATS]
        finished = next(GOLDEN.glob("villagers-*.replay")).read_text(encoding="utf-8")
        made.append(self.post("/api/import", {"replay": finished})[0])
        self.tables = [table["id"] for table in made]

    def post(self, path: str, body: object) -> tuple[Any, str]:
        headers = {"Content-Type": "application/json", "Cookie": f"{COOKIE}={self.cookie}"}
        request = urllib.request.Request(self.address + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            cookie = answer.headers["Set-Cookie"] or ""
            return json.load(answer), cookie.split(";")[0].removeprefix(f"{COOKIE}=")


@pytest.fixture(scope="module")
def fuzz(served: Served) -> Fuzz:
    return Fuzz(served)


schema = schemathesis.openapi.from_dict(make_app(Settings(data=":memory:")).openapi())


@schema.exclude(path_regex="^/api/me$", method="DELETE").parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Any, fuzz: Fuzz) -> None:
    if "table_id" in (case.path_parameters or {}):  # at random it would hardly ever be a table that is there
        case.path_parameters["table_id"] = fuzz.tables[len(str(case.body)) % len(fuzz.tables)]
    answer = case.call(base_url=fuzz.address, cookies={COOKIE: fuzz.cookie})
    assert answer.status_code < 500, (case, answer.text)
    if answer.status_code >= 400:
        assert answer.headers["content-type"][0].startswith("application/problem+json"), answer.text


def test_the_schema_names_every_route(served: Served) -> None:
    with urllib.request.urlopen(f"{served.address}/api/openapi.json") as answer:
        text = answer.read().decode()
    for path in (
        "/api/tables/{table_id}/act",
        "/api/tables/{table_id}/view",
        "/api/me",
        "/healthz",
        "/metrics",
    ):
        assert f'"{path}"' in text
