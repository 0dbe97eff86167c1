"""How the server bears a load: many connected, many tables with moves in flight, one machine, SQLite.

`python -m tests.web.load [--seconds N] [--tables N] [--connected N] [--pause S]`. Each table has two players,
who fetch their view at every ring and think for a moment before they act; the others look on, each with a
socket, and fetch the view now and then. The clients run on the same machine and take their share of it.
"""

import argparse
import asyncio
import json
import os
import platform
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect

import wagontrain

ROOT = Path(__file__).resolve().parents[2]
WATCH = 0.02  # of the rings that a spectator hears are followed by a fetch


class Load:
    """The clients and what they measure."""

    def __init__(self, asked: argparse.Namespace, port: int) -> None:
        self.asked = asked
        self.address = f"127.0.0.1:{port}"
        self.moves: list[float] = []
        self.views: list[float] = []
        self.errors: list[str] = []
        self.stale = 0
        self.rings = 0
        self.until = 0.0
        limits = httpx2.Limits(max_connections=200, max_keepalive_connections=200)
        self.http = httpx2.AsyncClient(base_url=f"http://{self.address}", limits=limits, timeout=30)

    async def call(self, method: str, path: str, cookie: str = "", body: Any = None) -> httpx2.Response:
        headers = {"cookie": cookie} if cookie else {}
        return await self.http.request(method, path, json=body, headers=headers)

    async def guest(self, name: str) -> str:
        answer = await self.call("POST", "/api/me", body={"name": name})
        self.http.cookies.clear()
        return str(answer.headers["set-cookie"]).split(";")[0]

    async def table(self, number: int) -> list[asyncio.Task[None]]:
        """Two players and their spectators at one table."""
        people = [await self.guest(f"P{number}.{seat}") for seat in (0, 1)]
        made = await self.call(
            "POST", "/api/tables", people[0], {"game": "villagers", "seats": ["me", "open"]}
        )
        table = made.json()["id"]
        await self.call("POST", f"/api/tables/{table}/join", people[1], {})
        jobs = [asyncio.create_task(self.player(table, seat, people[seat])) for seat in (0, 1)]
        watchers = self.asked.connected // self.asked.tables - 2
        return jobs + [asyncio.create_task(self.watcher(table)) for _ in range(watchers)]

    async def player(self, table: str, seat: int, cookie: str) -> None:
        """Fetch the view at each ring; act when it is one's turn; sit down at a new table when it is over."""
        address = f"ws://{self.address}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}, max_queue=None) as rings:
            view = await self.view(table, cookie, 0)
            while time.monotonic() < self.until:
                if view["legal"]:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * self.asked.pause)
                    view = await self.act(table, cookie, view)
                elif view["table"]["status"] != "running":
                    return
                else:
                    told = json.loads(await rings.recv())
                    self.rings += 1
                    if told.get("seq", 0) > view["seq"]:
                        view = await self.view(table, cookie, view["seq"])

    async def view(self, table: str, cookie: str, since: int) -> Any:
        began = time.perf_counter()
        answer = await self.call("GET", f"/api/tables/{table}/view?since={since}", cookie)
        self.views.append(time.perf_counter() - began)
        if answer.status_code != 200:
            self.errors.append(answer.text[:200])
        return answer.json()

    async def act(self, table: str, cookie: str, view: Any) -> Any:
        text = random.choice(view["legal"])["text"]
        key = f"{random.getrandbits(64):x}"
        body = {"seat": view["seat"], "text": text, "expected_seq": view["seq"], "key": key}
        began = time.perf_counter()
        answer = await self.call("POST", f"/api/tables/{table}/act", cookie, body)
        self.moves.append(time.perf_counter() - began)
        if answer.status_code != 200:
            self.errors.append(answer.text[:200])
        return answer.json()["view"]

    async def watcher(self, table: str) -> None:
        """Listen; now and then look."""
        async with connect(f"ws://{self.address}/api/tables/{table}/socket", max_queue=None) as rings:
            while time.monotonic() < self.until:
                try:
                    await asyncio.wait_for(rings.recv(), 5)
                except TimeoutError:
                    continue
                self.rings += 1
                if random.random() < WATCH:
                    await self.view(table, "", 0)

    async def run(self, pid: int) -> None:
        self.until = time.monotonic() + 3600
        jobs: list[asyncio.Task[None]] = []
        for number in range(self.asked.tables):
            jobs += await self.table(number)
        await asyncio.sleep(2)
        for figures in (self.moves, self.views):
            figures.clear()
        busy, began = processor(pid), time.monotonic()
        self.until = began + self.asked.seconds
        memory: list[float] = []
        while time.monotonic() < self.until:
            await asyncio.sleep(min(2.0, self.asked.seconds / 10))
            memory.append(megabytes(pid))
        seconds = time.monotonic() - began
        busy = (processor(pid) - busy) / seconds
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        told = (await self.call("GET", "/metrics")).text
        await self.http.aclose()
        print("within the server: " + ", ".join(inside(told)))
        self.report(seconds, memory, busy)

    def report(self, seconds: float, memory: list[float], busy: float) -> None:
        asked = self.asked
        print(f"machine: {os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}")
        load = os.getloadavg()[0]
        print(f"{asked.connected} connected, {asked.tables} tables, {seconds:.0f} s")
        print(f"the server used {busy:.2f} cores; load of the machine {load:.1f}")
        for name, figures in (("moves", self.moves), ("views", self.views)):
            ranked = sorted(figures)
            ms = [1000 * ranked[int(len(ranked) * part)] for part in (0.5, 0.95, 0.99)]
            print(
                f"{name}: {len(figures)}, {len(figures) / seconds:.1f}/s, p50 {ms[0]:.0f} ms, "
                f"p95 {ms[1]:.0f} ms, p99 {ms[2]:.0f} ms, worst {1000 * ranked[-1]:.0f} ms"
            )
        half = len(memory) // 2
        print(
            f"rings heard: {self.rings}; errors: {len(self.errors)} {self.errors[:2]}; memory: "
            f"{statistics.mean(memory[:half]):.0f} MB, later {statistics.mean(memory[half:]):.0f} MB"
        )


def inside(metrics: str) -> list[str]:
    """How long acts took inside the server, from its own figures: the share within each bound."""
    found = {}
    for line in metrics.splitlines():
        if line.startswith("wagontrain_request_seconds_bucket") and '/act",status="200"' in line:
            found[line.partition('le="')[2].partition('"')[0]] = float(line.rpartition(" ")[2])
    return [f"{100 * n / found['+Inf']:.1f} % of moves <= {le} s" for le, n in found.items() if le != "+Inf"]


def megabytes(pid: int) -> float:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def processor(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def wait(port: int) -> None:
    for _ in range(600):
        try:
            if httpx2.get(f"http://127.0.0.1:{port}/healthz").status_code == 200:
                return
        except httpx2.TransportError:
            time.sleep(0.05)
    raise SystemExit("the server does not start")


def main() -> None:
    parser = argparse.ArgumentParser(description="Load a server of its own and print the figures.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--connected", type=int, default=1000)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds that a player thinks")
    asked = parser.parse_args()
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--data", f"{folder}/tables.db", "--port", str(port), "--rate-factor", "1000"]
        environ = {**os.environ, "PYTHONPATH": str(Path(wagontrain.__file__).parents[1])}
        with subprocess.Popen(
            [sys.executable, "-m", "wagontrain", *words], env=environ, stdout=subprocess.DEVNULL
        ) as server:
            wait(port)
            try:
                asyncio.run(Load(asked, port).run(server.pid))
            finally:
                server.send_signal(signal.SIGINT)
                server.wait(20)


if __name__ == "__main__":
    main()
