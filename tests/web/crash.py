"""Nothing lost: a server under load is killed at random moments, again and again; then all is compared.

No acknowledged action may be missing, none half applied, none doubled. Run as
`python -m tests.web.crash TRIALS`; the server is a fork of this process, so that a trial takes no second.
"""

import asyncio
import os
import random
import signal
import socket
import sqlite3
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, NoReturn

import httpx2
import uvicorn
from fastapi import FastAPI

from tests.web.client import FREE
from wagontrain.web.admin import doctor
from wagontrain.web.app import make_app
from wagontrain.web.settings import Quotas, Settings

TABLES = 4
CLIENTS = 2  # per table
SEATS = 3
PATIENCE = 120  # seconds for an answer: the machine may have much else to do


class Sent:
    """A request that was sent; its number once the server has acknowledged it."""

    def __init__(self, table: str, kind: str, body: dict[str, Any]) -> None:
        self.table = table
        self.kind = kind
        self.body = body
        self.seq: int | None = None
        self.open = True  # no answer came


class Crash:
    """The trials, on one database."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "tables.db"
        self.port = 0
        self.chance = random.Random()
        self.sent: list[Sent] = []
        self.cookies: dict[str, str] = {}
        self.tables: list[str] = []
        self.pid = 0
        self.until_killed = 0
        self.app = make_app(self.settings())  # once, for all forks

    def settings(self) -> Settings:
        return Settings(data=str(self.path), rates=FREE, quotas=Quotas(0, 0, 0), secret="crash")

    def start(self) -> None:
        """Start the server as a fork, with a port that listens already: whoever calls early waits in line.

        Each server has a port of its own, which nobody else can take between two of them.
        """
        with socket.create_server(("127.0.0.1", 0)) as listener:
            self.port = listener.getsockname()[1]
            self.pid = os.fork()
            if self.pid == 0:
                serve(self.app, listener)

    def kill(self) -> None:
        """Kill the server, if there is one."""
        if self.pid:
            os.kill(self.pid, signal.SIGKILL)
            os.waitpid(self.pid, 0)
            self.pid = 0

    def client(self) -> httpx2.AsyncClient:
        address = f"http://127.0.0.1:{self.port}"
        return httpx2.AsyncClient(base_url=address, cookies=self.cookies, timeout=PATIENCE)

    async def wait(self) -> None:
        """Wait until the server answers."""
        async with self.client() as http:
            answer = await http.get("/healthz")
        assert answer.status_code == 200, answer.text

    async def prepare(self) -> None:
        """New tables, so that there is always something to play."""
        async with self.client() as http:
            if not self.cookies:
                answer = await http.post("/api/me", json={"name": "Crash"})
                assert answer.status_code == 201, answer.text
                self.cookies = dict(answer.cookies.items())
                http.cookies.update(self.cookies)
            self.tables = []
            for _ in range(TABLES):
                wish = {"game": "villagers", "seats": ["me"] * SEATS}
                answer = await http.post("/api/tables", json=wish)
                assert answer.status_code == 201, answer.text
                self.tables.append(answer.json()["id"])

    async def trial(self) -> None:
        """Play at all tables at once; kill the server at any moment after some of the requests were sent."""
        views: dict[str, Any] = {}
        async with self.client() as http:
            for table in self.tables:
                views[table] = (await http.get(f"/api/tables/{table}/view")).json()
        self.until_killed = self.chance.randint(TABLES * CLIENTS, 80)
        jobs = [self.play(table, i, views[table]) for table in self.tables for i in range(CLIENTS)]
        await asyncio.gather(*jobs)
        assert self.pid == 0, "the server was not killed"

    def count_down(self) -> None:
        """One more request is about to be sent."""
        self.until_killed -= 1
        if self.until_killed == 0:
            asyncio.get_running_loop().call_later(self.chance.uniform(0, 0.03), self.kill)

    async def play(self, table: str, number: int, view: Any) -> None:
        """Act and undo until the server is gone; two clients are in each other's way."""
        async with self.client() as http:
            try:
                for i in range(10_000):
                    if not view["legal"]:
                        view = (await http.get(f"/api/tables/{table}/view")).json()
                        if not view["legal"]:
                            return
                    key = f"{time.time_ns()} {number} {i}"
                    body = {"seat": view["seat"], "expected_seq": view["seq"], "key": key}
                    kind = "undo" if view["undo"]["can"] and self.chance.random() < 0.3 else "act"
                    if kind == "act":
                        body["text"] = self.chance.choice(view["legal"])["text"]
                    sent = Sent(table, kind, body)
                    self.sent.append(sent)
                    self.count_down()
                    view = self.heard(sent, await http.post(f"/api/tables/{table}/{kind}", json=body))
            except (httpx2.NetworkError, httpx2.RemoteProtocolError):
                assert self.pid == 0, "a connection was lost before the server was killed"

    def heard(self, sent: Sent, answer: httpx2.Response) -> Any:
        """Note what was acknowledged; the view that came with it."""
        told = answer.json()
        sent.open = False
        if answer.status_code == 200:
            sent.seq = told["seq"]
            return told["view"]
        assert answer.status_code == 409, told
        return told.get("view", {"legal": []})

    async def send_again(self) -> None:
        """What got no answer is sent again: it must be done once, by now."""
        async with self.client() as http:
            for sent in self.sent:
                if sent.open:
                    answer = await http.post(f"/api/tables/{sent.table}/{sent.kind}", json=sent.body)
                    self.heard(sent, answer)

    def compare(self) -> None:
        """Hold what is stored against what was acknowledged."""
        with sqlite3.connect(self.path) as c:
            rows = c.execute("SELECT table_id, seq, key, text FROM action").fetchall()
            noted = dict(c.execute("SELECT id, seq FROM game_table").fetchall())
        stored = {(table, key): (seq, text) for table, seq, key, text in rows if key is not None}
        assert len(stored) == sum(1 for row in rows if row[2] is not None), "a key twice"
        for sent in self.sent:
            if sent.seq is not None:
                assert (sent.table, sent.body["key"]) in stored, f"lost: {sent.table} {sent.body}"
                seq, text = stored[sent.table, sent.body["key"]]
                assert seq == sent.seq, "acknowledged under another number"
                assert sent.kind == "undo" or text == sent.body["text"], "another action"
        for table, seq in noted.items():
            numbers = sorted(row[1] for row in rows if row[0] == table)
            assert numbers == list(range(1, seq + 1)), "half applied"


def serve(app: FastAPI, listener: socket.socket) -> NoReturn:
    """Be the server, until killed; a connection that was idle while the machine was busy stays open."""
    try:
        config = uvicorn.Config(app, log_level="critical", access_log=False, timeout_keep_alive=3600)
        uvicorn.Server(config).run(sockets=[listener])
    finally:
        os._exit(1)  # never back into the trials


async def examine(crash: Crash) -> None:
    _, wrong = await doctor(crash.settings())
    assert wrong == [], wrong


def aside(check: Callable[[], None]) -> None:
    """Check in a process of its own. This one, which forks the servers, must never have opened the database:
    a fork inherits SQLite's memory of locks without the locks, and then two spoil each other's log."""
    pid = os.fork()
    if pid == 0:
        try:
            check()
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0, "see above"


def recover(crash: Crash) -> None:
    """A new server, which is asked once more for all that got no answer; then all is compared."""
    crash.start()
    asyncio.run(crash.wait())
    asyncio.run(crash.send_again())
    aside(crash.compare)


def kill_often(crash: Crash, trials: int) -> int:
    """All trials; how many requests were cut off."""
    cut_off = 0
    for number in range(trials):
        recover(crash)
        asyncio.run(crash.prepare())
        asyncio.run(crash.trial())
        cut_off += sum(sent.open for sent in crash.sent)
        if crash.chance.random() < 0.5:  # else the next server is the first to open what was left
            aside(crash.compare)
        if number % 20 == 19 or number == trials - 1:
            aside(lambda: asyncio.run(examine(crash)))
    recover(crash)
    return cut_off


def main(trials: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        crash = Crash(Path(folder))
        began = time.monotonic()
        try:
            cut_off = kill_often(crash, trials)
        finally:
            crash.kill()  # a server that were left would hold the output open, and who reads it would wait
        acknowledged = sum(sent.seq is not None for sent in crash.sent)
        assert acknowledged > trials, "the server was killed before anything was done"
        print(
            f"{trials} kills in {time.monotonic() - began:.0f} s: {len(crash.sent)} requests, "
            f"{acknowledged} acknowledged, {cut_off} cut off and sent again; "
            "none lost, half applied or doubled"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]))
