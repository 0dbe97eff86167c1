"""How the server bears a load: many connected, many tables with moves in flight, one machine, SQLite.

`scripts/load-test [--seconds N] [--tables N] [--connected N] [--pause S] [--write]`. Each table has two
players, who think for a moment before they act; the others look on, each with a socket. All of them do what
API.md asks of a client: where a ring tells of something that they have not seen, they fetch their view, from
the number that they have. The clients run on the same machine and take their share of it. Before that, a game
of 1,000 actions is opened by a server that has just started. The last line is the verdict; exit code 1 where
an aim was missed. `--write` puts the figures into docs/server.md.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from websockets.asyncio.client import connect

import wagontrain
from tests.web.deep import play_on

ROOT = Path(__file__).resolve().parents[2]
MOVE_MS = 200  # the aims
MEMORY_MB = 400
GROWTH = 1.1  # memory is flat if its last fifth is not above this times its second fifth
OPEN_MS = 300
TOGETHER = 10  # tables that are made at a time
LONG = 1000  # actions of the game that is opened


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
            view = await self.view(table, cookie)
            while time.monotonic() < self.until:
                if view["legal"]:
                    await asyncio.sleep(random.uniform(0.5, 1.5) * self.asked.pause)
                    view = await self.act(table, cookie, view)
                elif view["table"]["status"] != "running":
                    return
                else:
                    ring = json.loads(await rings.recv())
                    self.rings += 1
                    if is_news(ring, view):
                        view = await self.view(table, cookie, view["seq"])

    async def view(self, table: str, cookie: str, since: int | None = None) -> Any:
        began = time.perf_counter()
        path = f"/api/tables/{table}/view"
        answer = await self.call("GET", path if since is None else f"{path}?since={since}", cookie)
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
        """Listen, and look whenever there is something new."""
        async with connect(f"ws://{self.address}/api/tables/{table}/socket", max_queue=None) as rings:
            view = await self.view(table, "")
            while time.monotonic() < self.until:
                try:
                    ring = json.loads(await asyncio.wait_for(rings.recv(), 5))
                except TimeoutError:
                    continue
                self.rings += 1
                if is_news(ring, view):
                    view = await self.view(table, "", view["seq"])

    async def run(self, pid: int) -> "Figures":
        self.until = time.monotonic() + 3600
        jobs: list[asyncio.Task[None]] = []
        for first in range(0, self.asked.tables, TOGETHER):
            numbers = range(first, min(first + TOGETHER, self.asked.tables))
            for made in await asyncio.gather(*map(self.table, numbers)):
                jobs += made
        await asyncio.sleep(2)
        for figures in (self.moves, self.views):
            figures.clear()
        self.rings = 0
        busy, began = processor(pid), time.monotonic()
        self.until = began + self.asked.seconds
        memory: list[float] = []
        while time.monotonic() < self.until:
            await asyncio.sleep(min(2.0, self.asked.seconds / 10))
            memory.append(megabytes(pid))
        seconds = time.monotonic() - began
        busy = processor(pid) - busy
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
        told = (await self.call("GET", "/metrics")).text
        await self.http.aclose()
        return Figures(self, seconds, busy, memory, inside(told))


def is_news(ring: dict[str, Any], view: dict[str, Any]) -> bool:
    """Does a ring tell of something that this view does not show? Several such rings need one fetch."""
    return bool(ring.get("seq", 0) > view["seq"] or ring.get("change", 0) > view["table"]["change"])


class Figures:
    """What was measured, and whether it is good enough."""

    def __init__(
        self, load: Load, seconds: float, busy: float, memory: list[float], inside: list[str]
    ) -> None:
        self.load = load
        self.seconds = seconds
        self.busy = busy
        self.memory = memory
        self.inside = inside
        self.opening = 0.0

    def ms(self, figures: list[float], part: float) -> float:
        ranked = sorted(figures)
        return 1000 * ranked[min(len(ranked) - 1, int(len(ranked) * part))]

    def told(self, figures: list[float]) -> str:
        p50, p95, p99, worst = (self.ms(figures, part) for part in (0.5, 0.95, 0.99, 1))
        rate = f"{len(figures)}, {len(figures) / self.seconds:.0f}/s"
        return f"{rate}: p50 {p50:.0f} ms, p95 {p95:.0f} ms, p99 {p99:.0f} ms, worst {worst:.0f} ms"

    def growth(self) -> float:
        """Memory in the last fifth of the time against the second fifth: the first fills the caches."""
        fifth = max(1, len(self.memory) // 5)
        return statistics.mean(self.memory[-fifth:]) / statistics.mean(self.memory[fifth : 2 * fifth])

    def missed(self) -> list[str]:
        """The aims that were missed."""
        found = []
        if self.ms(self.load.moves, 0.99) > MOVE_MS:
            found.append(f"p99 of a move over {MOVE_MS} ms")
        if self.load.errors:
            found.append(f"{len(self.load.errors)} errors, such as {self.load.errors[0]}")
        if max(self.memory) > MEMORY_MB:
            found.append(f"memory over {MEMORY_MB} MB")
        if self.growth() > GROWTH:
            found.append(f"memory grew by {100 * self.growth() - 100:.0f} %")
        if self.opening > OPEN_MS:
            found.append(f"opening over {OPEN_MS} ms")
        return found

    def lines(self) -> dict[str, str]:
        """The figures, by what they are about."""
        asked, load = self.load.asked, self.load
        moves, rings = len(load.moves), load.rings / self.seconds
        return {
            "load": f"{asked.connected} connected, {asked.tables} tables, {self.seconds:.0f} s",
            "moves": self.told(load.moves),
            "views": self.told(load.views),
            "server": f"{self.busy / self.seconds:.2f} cores, {1000 * self.busy / moves:.1f} ms of processor "
            f"time for a move with all that follows it ({rings:.0f} rings/s); {len(load.errors)} errors",
            "memory": f"at most {max(self.memory):.0f} MB, {100 * self.growth() - 100:+.0f} % over the run",
            "opening": f"a game of {LONG} actions in {self.opening:.0f} ms, on a server just started",
            "inside": ", ".join(self.inside),
            "machine": f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}, "
            f"load {os.getloadavg()[0]:.1f} with the clients; commit {commit()}",
        }

    def report(self) -> bool:
        for name, line in self.lines().items():
            print(f"{name}: {line}")
        missed = self.missed()
        print("verdict: all aims met" if not missed else f"verdict: MISSED: {'; '.join(missed)}")
        return not missed

    def write(self) -> None:
        """Put the figures between the marks in docs/server.md."""
        path = ROOT / "docs" / "server.md"
        before, mark, rest = path.read_text(encoding="utf-8").partition("<!-- load -->\n")
        _, end, after = rest.partition("<!-- end of load -->")
        assert end, "docs/server.md has no place for the figures"
        rows = "".join(f"| {name} | {line} |\n" for name, line in self.lines().items())
        verdict = "all met" if not self.missed() else "missed: " + "; ".join(self.missed())
        table = f"| load | measured |\n|---|---|\n{rows}| aims | {verdict} |\n"
        path.write_text(f"{before}{mark}{table}{end}{after}", encoding="utf-8")


def commit() -> str:
    """The commit that is measured, with a + where files are changed."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty=+"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "unknown"


def inside(metrics: str) -> list[str]:
    """How long acts took inside the server, from its own figures: the share within each bound."""
    found = {}
    for line in metrics.splitlines():
        if line.startswith("wagontrain_request_seconds_bucket") and '/act",status="200"' in line:
            found[line.partition('le="')[2].partition('"')[0]] = float(line.rpartition(" ")[2])
    bounds = ("0.01", "0.05", "0.2")
    return [f"{100 * found[bound] / found['+Inf']:.1f} % of moves within {bound} s" for bound in bounds]


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


@contextmanager
def served(data: Path) -> Iterator[tuple[int, int]]:
    """A server on this database: its port and its process."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    words = ["serve", "--data", str(data), "--port", str(port), "--rate-factor", "1000", "--no-open"]
    environ = {**os.environ, "PYTHONPATH": str(Path(wagontrain.__file__).parents[1])}
    with subprocess.Popen(
        [sys.executable, "-m", "wagontrain", *words], env=environ, stdout=subprocess.DEVNULL
    ) as server:
        try:
            wait(port)
            yield port, server.pid
        finally:
            server.send_signal(signal.SIGINT)
            server.wait(20)


def opening(folder: Path) -> float:
    """Milliseconds in which a new server shows a game of this many actions, its whole log with it."""
    data = folder / "long.db"
    with served(data) as (port, _), httpx2.Client(base_url=f"http://127.0.0.1:{port}") as http:
        http.post("/api/me", json={"name": "Ann"})
        wish = {"game": "sierra_west", "seats": ["me"] * 4}
        table = http.post("/api/tables", json=wish).json()["id"]
    play_on(data, table, LONG, random.Random(1).choice)
    with served(data) as (port, _), httpx2.Client(base_url=f"http://127.0.0.1:{port}", timeout=30) as http:
        began = time.perf_counter()
        view = http.get(f"/api/tables/{table}/view").json()
        taken = time.perf_counter() - began
    assert view["step"] == LONG, view["step"]
    return 1000 * taken


def main() -> None:
    parser = argparse.ArgumentParser(description="Load a server of its own and print the figures.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--connected", type=int, default=1000)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds that a player thinks")
    parser.add_argument("--write", action="store_true", help="put the figures into docs/server.md")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        opened_in = opening(Path(folder))
        with served(Path(folder) / "tables.db") as (port, pid):
            figures = asyncio.run(Load(asked, port).run(pid))
    figures.opening = opened_in
    good = figures.report()
    if asked.write:
        figures.write()
    sys.exit(0 if good else 1)


if __name__ == "__main__":
    main()
