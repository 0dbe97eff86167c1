"""A server of its own for the browser tests, and what is done at its door without a browser."""

import random
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import APIRequestContext, BrowserContext

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class House:
    """`wagontrain serve` with an empty database; bots answer at once unless a pause is given, in seconds."""

    def __init__(self, folder: Path, bot_pause: float = 0) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = (folder / "server.log").open("wb")
        self.data = folder / "tables.sqlite"
        self.bot_pause = bot_pause
        self.process = self.start()

    def start(self) -> "subprocess.Popen[bytes]":
        """Start it, and wait until it answers."""
        words = ["serve", "--data", str(self.data), "--port", str(self.port), "--no-open"]
        limits = ["--bot-pause", str(self.bot_pause), "--rate-factor", "100"]
        process = subprocess.Popen(
            [sys.executable, "-m", "wagontrain", *words, *limits],
            cwd=ROOT,  # where a relative PYTHONPATH leads to the same package as in the tests
            stdout=self.log,
            stderr=self.log,
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
            except OSError:
                time.sleep(0.1)
            else:
                return process
        process.kill()
        raise AssertionError("the server does not answer")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(PATIENCE)

    def close(self) -> None:
        self.stop()
        self.log.close()


class Door:
    """A player's session, spoken to over HTTP: it shares its cookie with the browser's pages."""

    def __init__(self, house: House, context: "BrowserContext", name: str) -> None:
        self.house = house
        self.http: APIRequestContext = context.request
        self.post("/api/me", {"name": name})

    def post(self, path: str, body: dict[str, Any]) -> Any:
        return self.http.post(self.house.url + path, data=body).json()

    def get(self, path: str) -> Any:
        return self.http.get(self.house.url + path).json()

    def table(self, game: str, seats: list[str], **more: Any) -> str:
        """A new table."""
        return str(self.post("/api/tables", {"game": game, "seats": seats, **more})["id"])

    def view(self, table: str) -> Any:
        """My view, as soon as it is my turn or the game is over."""
        end = time.monotonic() + PATIENCE
        while True:
            view = self.get(f"/api/tables/{table}/view")
            if view["legal"] or view["table"]["status"] != "running":
                return view
            if time.monotonic() > end:
                raise AssertionError(f"nobody moves: {view['asked']}")
            time.sleep(0.05)

    def play(self, table: str, steps: int, seed: int = 1, until: str = "") -> Any:
        """Play by chance, rather doing something than passing, until a question comes or this many steps."""
        chance = random.Random(seed)
        view = self.view(table)
        for _ in range(steps):
            if not view["legal"] or (until and view["asked"]["question"] == until):
                break
            doing = [a for a in view["legal"] if a["verb"] not in ("pass", "end")] or view["legal"]
            action = chance.choice(doing if chance.random() < 0.85 else view["legal"])
            wish = {"seat": view["seat"], "text": action["text"], "expected_seq": view["seq"]}
            self.post(f"/api/tables/{table}/act", {**wish, "key": f"{table}-{view['seq']}-{view['step']}"})
            view = self.view(table)
        return view
