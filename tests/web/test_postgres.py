"""The same on PostgreSQL: one process, and two with the players split over both."""

import json
import os
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest
from starlette.websockets import WebSocketDisconnect
from websockets.sync.client import connect

import wagontrain
from tests.cli.commands import wagontrain as command
from tests.web.client import PATIENCE, Player, play_out, site, wait_until
from tests.web.postgres import Postgres
from wagontrain.web.settings import Rates


class Process:
    """A server process of its own, and a way to talk to it."""

    def __init__(self, url: str, rate: str = "100") -> None:
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port = trial.getsockname()[1]
        command = [sys.executable, "-m", "wagontrain", "serve", "--data", url, "--port", str(self.port)]
        environ = {**os.environ, "PYTHONPATH": str(Path(wagontrain.__file__).parents[1])}
        options = ["--no-open", "--bot-pause", "0", "--rate-factor", rate]
        self.process = subprocess.Popen([*command, *options], env=environ, stdout=subprocess.DEVNULL)
        self.address = f"127.0.0.1:{self.port}"
        self.clients: list[httpx2.Client] = []
        self.http = self.client()

    def client(self, **more: Any) -> httpx2.Client:
        made = httpx2.Client(base_url=f"http://{self.address}", timeout=PATIENCE, **more)
        self.clients.append(made)
        return made

    def wait(self) -> None:
        wait_until(self.answers, "the server")

    def answers(self) -> bool:
        assert self.process.poll() is None, "the server has ended"
        try:
            return self.http.get("/healthz").status_code == 200
        except httpx2.TransportError:
            return False

    def player(self, name: str) -> httpx2.Client:
        http = self.client()
        assert http.post("/api/me", json={"name": name}).status_code == 201
        return http

    def end(self) -> None:
        for http in self.clients:
            http.close()
        self.process.terminate()
        self.process.wait(PATIENCE)


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
    hear_until(rings, lambda ring: ring.get(name, -1) >= least)


def hear_until(rings: Any, holds: Callable[[dict[str, Any]], bool]) -> None:
    """Read rings until such a one comes."""
    wait_until(lambda: holds(json.loads(rings.recv(timeout=PATIENCE))), "the ring")


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


def test_who_is_online_is_known_to_both_processes(two: tuple[Process, Process]) -> None:
    """Ann is connected to one process; Bob sees her mark on the other, until she goes or her process dies."""
    ann, bob = two[0].player("Ann"), two[1].player("Bob")
    table = ann.post("/api/tables", json={"game": "villagers", "seats": ["me", "open"]}).json()["id"]
    assert bob.post(f"/api/tables/{table}/join", json={}).status_code == 200

    def marks() -> list[bool]:
        return [seat["online"] for seat in bob.get(f"/api/tables/{table}").json()["seats"]]

    with watching(two[1], bob, table) as rings:
        with watching(two[0], ann, table):
            wait_until(lambda: marks() == [True, True])
            hear(rings, [0, 1])
        wait_until(lambda: marks() == [False, True])
        hear(rings, [1])
        with watching(two[0], ann, table):
            wait_until(lambda: marks() == [True, True])
            two[0].process.kill()
            wait_until(lambda: marks() == [False, True])


def test_a_process_that_starts_later_hears_who_is_online(postgres: Postgres) -> None:
    url = postgres.fresh()
    first = Process(url)
    first.wait()
    ann = first.player("Ann")
    table = ann.post("/api/tables", json={"game": "villagers", "seats": ["me", "open"]}).json()["id"]
    with watching(first, ann, table):
        second = Process(url)
        try:
            second.wait()
            path = f"/api/tables/{table}"
            wait_until(lambda: bool(second.http.get(path).json()["seats"][0]["online"]))
        finally:
            second.end()
            first.end()


def test_passwords_are_not_guessed_twice_as_fast_at_two_processes(postgres: Postgres) -> None:
    url = postgres.fresh()
    processes = [Process(url, rate="1"), Process(url, rate="1")]
    try:
        for process in processes:
            process.wait()
        allowed, began = 0, time.monotonic()
        for n in range(Rates.logins_burst + 15):
            guess = {"login": f"ann{n}", "password": f"guess number {n}"}
            answer = processes[n % 2].http.post("/api/login", json=guess)
            allowed += answer.status_code == 401
            time.sleep(0.02)
        filled_up = Rates.logins_per_second * (time.monotonic() - began)
        late = 8  # that one has allowed before it heard of the other's; unheard, all would be
        assert Rates.logins_burst - 2 <= allowed <= Rates.logins_burst + filled_up + late
    finally:
        for process in processes:
            process.end()


def test_an_account_is_not_guessed_faster_from_many_addresses_at_two_processes(postgres: Postgres) -> None:
    url = postgres.fresh()
    processes = [Process(url, rate="1"), Process(url, rate="1")]
    try:
        for process in processes:
            process.wait()
        allowed, began = 0, time.monotonic()
        for n in range(Rates.tries_burst + 15):
            places = httpx2.HTTPTransport(local_address=f"127.0.1.{n + 1}")
            http = processes[n % 2].client(transport=places)
            answer = http.post("/api/login", json={"login": "ann", "password": f"guess number {n}"})
            allowed += answer.status_code == 401
            time.sleep(0.02)
        filled_up = Rates.tries_per_second * (time.monotonic() - began)
        late = 6  # that one has allowed before it heard of the other's; unheard, twice as many would be
        assert Rates.tries_burst - 2 <= allowed <= Rates.tries_burst + filled_up + late
    finally:
        for process in processes:
            process.end()


def watching(process: Process, http: httpx2.Client, table: str) -> Any:
    """A socket of this player's at the table."""
    cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
    address = f"ws://{process.address}/api/tables/{table}/socket"
    return connect(address, additional_headers={"Cookie": cookie})


def hear(rings: Any, seats: list[int]) -> None:
    """Read rings until one tells that these are online."""
    hear_until(rings, lambda ring: ring.get("online") == seats)


def test_a_database_that_is_restarted_underneath_loses_nothing(postgres: Postgres) -> None:
    with site(postgres.fresh()) as here:
        ann = here.player("Ann")
        table = ann.table("me", "me")["id"]
        for _ in range(5):
            view = ann.view(table)
            ann.act(table, view, view["legal"][0]["text"])
        view = ann.view(table)
        body = {
            "seat": view["seat"],
            "text": view["legal"][0]["text"],
            "expected_seq": 5,
            "key": "while away",
        }
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        with here.client.websocket_connect("/api/me/socket", headers={"cookie": cookie}) as rings:
            postgres.stop()
            refused = ann.ask("POST", f"/api/tables/{table}/act", json=body)
            assert refused.status_code == 503
            assert refused.json()["code"] == "store-unavailable"
            with (
                here.client.websocket_connect("/api/me/socket", headers={"cookie": cookie}) as late,
                pytest.raises(WebSocketDisconnect) as closed,
            ):
                late.receive_text()
            assert closed.value.code == 1013  # try again later
            postgres.start()
            while "look" not in json.loads(rings.receive_text()):  # the process hears the others again
                pass
        done = ann.post(f"/api/tables/{table}/act", body)
        assert done["seq"] == 6
        assert ann.post(f"/api/tables/{table}/act", body)["repeated"]


def test_a_backup_moves_to_postgres_and_the_game_goes_on(postgres: Postgres, tmp_path: Path) -> None:
    """Notices are numbered by the database: it has to go on from where the backup ended."""
    data, file = tmp_path / "tables.db", tmp_path / "all.gz"
    with site(data) as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        table = ann.table("me", "open", pace="daily")["id"]
        bob.post(f"/api/tables/{table}/join")
        play_some([ann, bob], table, 6)
        cookies = [ann.cookies, bob.cookies]
        ids = [ann.id, bob.id]
    url = postgres.fresh()
    assert command("backup", file, "--data", data).code == 0
    restored = command("restore", file, "--data", url)
    assert restored.code == 0, restored.err
    with site(url) as here:
        people = [here.player(None), here.player(None)]
        for person, cookie, each in zip(people, cookies, ids, strict=True):
            person.cookies, person.id = cookie, each
        play_some(people, table, 6)
        assert people[0].view(table)["seq"] == 12


def play_some(people: list[Player], table: str, moves: int) -> None:
    for _ in range(moves):
        person = people[people[0].view(table)["table"]["to_act"]]
        view = person.view(table)
        person.act(table, view, view["legal"][0]["text"])
