"""The public API as its schema tells it: whatever fits the schema, or nearly, never breaks the server."""

import json
import threading
import time
import urllib.request
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
import uvicorn
from fastapi.routing import APIRoute
from hypothesis import HealthCheck, settings

from tests.conftest import THOROUGH
from tests.web.client import FREE
from wagontrain.web.app import make_app
from wagontrain.web.identity import COOKIE
from wagontrain.web.routes import all_routers
from wagontrain.web.settings import Settings

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "replays"
SEATS = (["me", "open"], ["me", "me"], ["me", "bot:random", "me"])
EXAMPLES = 60 if THOROUGH else 8


class Served:
    """A server in a thread, a player, and tables in every state to ask about."""

    def __init__(self, port: int, server: uvicorn.Server) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.server = server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("schema") / "tables.db"
    app = make_app(Settings(data=str(data), rates=FREE, secret="schema"))
    server = uvicorn.Server(
        uvicorn.Config(app, port=0, log_level="critical", access_log=False, timeout_keep_alive=3600)
    )
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
        self.heard: Counter[int] = Counter()
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


@pytest.fixture
def fuzz(served: Served, request: pytest.FixtureRequest) -> Iterator[Fuzz]:
    """A new player with new tables for every operation: some end the session, some close the tables."""
    made = Fuzz(served)
    yield made
    needs_password = any(path in request.node.name for path in ("/api/login", "/api/me/password"))
    assert needs_password or set(made.heard) != {401}, "the session was never good"


app = make_app(Settings(data=":memory:"))
schema = schemathesis.openapi.from_dict(app.openapi())


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_no_request_breaks_the_server(case: Any, fuzz: Fuzz) -> None:
    if "table_id" in (case.path_parameters or {}):  # at random it would hardly ever be a table that is there
        case.path_parameters["table_id"] = fuzz.tables[len(str(case.body)) % len(fuzz.tables)]
    answer = case.call(base_url=fuzz.address, cookies={COOKIE: fuzz.cookie})
    fuzz.heard[answer.status_code] += 1
    assert answer.status_code < 500, (case, answer.text)
    if answer.status_code >= 400:
        assert answer.headers["content-type"][0].startswith("application/problem+json"), answer.text


def test_the_schema_names_every_route() -> None:
    """So whatever can be asked is tried above."""
    told = {(method, path) for path, methods in app.openapi()["paths"].items() for method in methods}
    routes = [route for part in all_routers() for route in part.routes if isinstance(route, APIRoute)]
    told_of = [route for route in routes if route.include_in_schema]
    known = {(method.lower(), route.path) for route in told_of for method in route.methods or ()}
    assert told == known
    assert len(told) > 50
    hidden = {route.path for route in routes if not route.include_in_schema}
    assert hidden <= {"/", "/{path:path}"}, "only the pages are not part of the API"
