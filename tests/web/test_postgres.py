"""The same on PostgreSQL: one process, and two with the players split over both."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from websockets.sync.client import connect

import wagontrain
from tests.conftest import IN_CI
from tests.web.client import play_out, site
from tests.web.postgres import Postgres, find_tools, install

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    tools = find_tools() or (install() if IN_CI else None)
    if tools is None:
        assert not IN_CI, "PostgreSQL must be here in CI"
        pytest.skip("no PostgreSQL on this machine, and it may not be installed")
    folder = Path("/tmp") / f"wagontrain-postgres-{os.getpid()}"
    folder.mkdir()
    server = Postgres(folder, tools)
    try:
        yield server
    finally:
        server.stop()
        subprocess.run(["rm", "-rf", str(folder)], check=False)


class Process:
    """A server process of its own, and a way to talk to it."""

    def __init__(self, url: str) -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        command = [sys.executable, "-m", "wagontrain", "serve", "--data", url, "--port", str(self.port)]
        environ = {**os.environ, "PYTHONPATH": str(Path(wagontrain.__file__).parents[1])}
        options = ["--no-open", "--bot-pause", "0", "--rate-factor", "100"]
        self.process = subprocess.Popen([*command, *options], env=environ, stdout=subprocess.DEVNULL)
        self.address = f"127.0.0.1:{self.port}"
        self.clients: list[httpx2.Client] = []
        self.http = self.client()

    def client(self, **more: Any) -> httpx2.Client:
        made = httpx2.Client(base_url=f"http://{self.address}", timeout=30, **more)
        self.clients.append(made)
        return made

    def wait(self) -> None:
        for _ in range(600):
            try:
                if self.http.get("/healthz").status_code == 200:
                    return
            except httpx2.TransportError:
                pass
            time.sleep(0.1)
        raise AssertionError("the server does not start")

    def player(self, name: str) -> httpx2.Client:
        http = self.client()
        assert http.post("/api/me", json={"name": name}).status_code == 201
        return http

    def end(self) -> None:
        for http in self.clients:
            http.close()
        self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def two(postgres: Postgres) -> Iterator[tuple[Process, Process]]:
    url = postgres.fresh()
    processes = Process(url), Process(url)
    try:
        for process in processes:
            process.wait()
        yield processes
    finally:
        for process in processes:
            process.end()


def act(http: httpx2.Client, table: str, view: dict[str, Any], text: str, key: str) -> httpx2.Response:
    body = {"seat": view["seat"], "text": text, "expected_seq": view["seq"], "key": key}
    return http.post(f"/api/tables/{table}/act", json=body)


def test_a_game_on_postgres(postgres: Postgres) -> None:
    with site(postgres.fresh()) as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        table = ann.table("me", "open", "bot:random")["id"]
        bob.post(f"/api/tables/{table}/join")
        last = play_out([ann, bob], table)
        assert last["table"]["status"] == "finished"
        assert ann.get(f"/api/tables/{table}/verify")["ok"]
        assert len(here.player(None).get("/api/ratings/villagers")["people"]) == 2


def test_two_processes_are_one_server(two: tuple[Process, Process]) -> None:
    """Ann and Bob sit at one table over two processes; each is rung for the other's moves."""
    ann, bob = two[0].player("Ann"), two[1].player("Bob")
    made = ann.post("/api/tables", json={"game": "villagers", "seats": ["me", "open", "bot:random"]}).json()
    table = made["id"]
    cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
    address = f"ws://{two[0].address}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Cookie": cookie}) as rings:
        assert bob.post(f"/api/tables/{table}/join", json={}).json()["status"] == "running"
        wait_for(rings, "change", 2)
        people, chance, moves = (ann, bob), Random(1), 0
        while moves < 40:
            for http in people:
                view = http.get(f"/api/tables/{table}/view").json()
                if view["legal"]:
                    text = chance.choice(view["legal"])["text"]
                    assert act(http, table, view, text, f"{moves}").status_code == 200
                    moves += 1
        wait_for(rings, "seq", ann.get(f"/api/tables/{table}").json()["seq"])
    views = [http.get(f"/api/tables/{table}/steps").json()["steps"] for http in people]
    assert views[0] == views[1] >= 40


def wait_for(rings: Any, name: str, least: int) -> None:
    """Read rings until one says at least so much."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        told = json.loads(rings.recv(timeout=20))
        if told.get(name, -1) >= least:
            return
    raise AssertionError(f"no ring for {name} {least}")


def test_two_processes_never_give_one_number_twice(two: tuple[Process, Process]) -> None:
    first = two[0].player("Ann")
    second = two[1].client(cookies=dict(first.cookies.items()))
    made = first.post("/api/tables", json={"game": "villagers", "seats": ["me", "me"]}).json()
    table = made["id"]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(2) as pool:
        for turn in range(15):
            view = first.get(f"/api/tables/{table}/view").json()
            texts = [legal["text"] for legal in view["legal"]]
            jobs = [
                pool.submit(act, http, table, view, texts[i % len(texts)], f"{turn} {i}")
                for i, http in enumerate((first, second))
            ]
            statuses = sorted(job.result().status_code for job in jobs)
            assert statuses == [200, 409], [job.result().text[:200] for job in jobs]
            both = [http.get(f"/api/tables/{table}").json()["seq"] for http in (first, second)]
            assert both == [turn + 1, turn + 1]


def test_a_database_that_is_restarted_underneath_loses_nothing(postgres: Postgres) -> None:
    with site(postgres.fresh()) as here:
        ann = here.player("Ann")
        table = ann.table("me", "me")["id"]
        for _ in range(5):
            view = ann.view(table)
            ann.act(table, view, view["legal"][0]["text"])
        view = ann.view(table)
        postgres.stop()
        body = {
            "seat": view["seat"],
            "text": view["legal"][0]["text"],
            "expected_seq": 5,
            "key": "while away",
        }
        refused = ann.ask("POST", f"/api/tables/{table}/act", json=body)
        assert refused.status_code == 503
        assert refused.json()["code"] == "store-unavailable"
        postgres.start()
        done = ann.post(f"/api/tables/{table}/act", body)
        assert done["seq"] == 6
        assert ann.post(f"/api/tables/{table}/act", body)["repeated"]
