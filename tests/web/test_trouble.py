"""When things break: bots that hang or die, a database that is locked or full, rules that are gone."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import wagontrain
from tests.web.client import PATIENCE, Site, site
from wagontrain.web.admin import doctor
from wagontrain.web.bots import BotPool, Place, Worker
from wagontrain.web.settings import Settings

GAME = wagontrain.game("villagers")
HANGS = "import sys, time; sys.stdin.readline(); time.sleep(600)"
DIES = "import os, sys; sys.stdin.readline(); os._exit(1)"
RAVES = 'import sys\nfor line in sys.stdin: print(\'{"text": "fly away"}\', flush=True)'
CHEATS = 'import sys\nfor line in sys.stdin: print(\'{"text": "reserve"}\', flush=True)'
BABBLES = "import sys\nfor line in sys.stdin: print('not json', flush=True)"


@pytest.mark.parametrize("program", [HANGS, DIES, RAVES, CHEATS, BABBLES])
def test_a_bot_that_fails_is_replaced_and_the_move_is_made(program: str) -> None:
    seconds = 1.0 if program == HANGS else PATIENCE  # a process may take its time to start

    async def decide() -> int:
        pool = BotPool(1, seconds, [sys.executable, "-c", program])
        s = GAME.new(3, "x")
        async with asyncio.timeout(PATIENCE):  # less than the one that hangs would take
            texts = [await pool.decide("easy", GAME, s, GAME.to_act(s), Place("t/0")) for _ in range(2)]
        assert all(GAME.parse(text) in GAME.legal(s) for text in texts)
        await pool.close()
        return pool.failures

    assert asyncio.run(decide()) == 2


def test_a_bot_thinks_in_a_process_on_what_its_seat_may_know() -> None:
    async def ask() -> dict[str, Any]:
        worker = Worker([sys.executable, "-m", "wagontrain.web.worker", "4096"])
        s = GAME.new(3, "x")
        seat = GAME.to_act(s)
        state = GAME.save(GAME.resample(s, seat, "anew"))
        request = {
            "game": "villagers",
            "state": state,
            "seat": seat,
            "bot": "first",
            "seed": "1",
            "place": "t/0",
        }
        answer = await worker.ask(request, PATIENCE)
        worse = await worker.ask({**request, "bot": "nobody"}, PATIENCE)
        await worker.end()
        assert "error" in worse
        return answer

    assert asyncio.run(ask()) == {"text": "take 1"}


def test_a_locked_database_refuses_and_loses_nothing(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table)
    body = {"seat": view["seat"], "text": "take 1", "expected_seq": 0, "key": "locked"}
    other = sqlite3.connect(here.server.settings.data, isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    refused = ann.ask("POST", f"/api/tables/{table}/act", json=body)
    other.execute("ROLLBACK")
    other.close()
    assert refused.status_code == 503
    assert refused.json()["code"] == "store-unavailable"
    assert ann.view(table)["seq"] == 0
    assert ann.post(f"/api/tables/{table}/act", body)["seq"] == 1


def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    """SQLite may be told how many pages a file can have; beyond that it says the disk is full."""
    with site(tmp_path / "tables.db") as here:
        ann = here.player("Ann")
        tables = [ann.table("me", "me", "me")["id"] for _ in range(10)]
        assert here.client.portal is not None
        here.client.portal.call(limit, here, 1)  # no more pages than are in use
        acknowledged = dict.fromkeys(tables, 0)
        refused = None
        for n in range(1000):
            table = tables[n % len(tables)]
            view = ann.view(table)
            body = {"seat": view["seat"], "text": view["legal"][0]["text"], "expected_seq": view["seq"]}
            answer = ann.ask("POST", f"/api/tables/{table}/act", json={**body, "key": f"{n:080}"})
            if answer.status_code != 200:
                refused = answer
                break
            acknowledged[table] = answer.json()["seq"]
        assert refused is not None
        assert refused.status_code == 503
        assert refused.json()["code"] == "store-unavailable"
        assert {table: ann.view(table)["seq"] for table in tables} == acknowledged
        here.client.portal.call(limit, here, 1_000_000)
        assert ann.act(table, view, body["text"])["seq"] == acknowledged[table] + 1


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of its own with little room, where this user may make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if shutil.which("mount") is None or subprocess.run(mount, capture_output=True).returncode != 0:
        pytest.skip("this user may not make file systems")
    yield folder
    subprocess.run(["umount", "-l", str(folder)], check=False)


def test_a_disk_that_is_really_full_refuses_and_loses_nothing(small_disk: Path) -> None:
    data = small_disk / "tables.db"
    with site(data) as here:
        ann = here.player("Ann")
        table = ann.table("me", "me", "me")["id"]
        ballast = small_disk / "ballast"
        with ballast.open("wb", buffering=0) as file, suppress(OSError):
            while True:
                file.write(bytes(4096))
        acknowledged, refused, body = 0, None, {}
        for n in range(300):  # what room the database has kept is used up soon
            view = ann.view(table)
            body = {"seat": view["seat"], "text": view["legal"][0]["text"], "expected_seq": view["seq"]}
            refused = ann.ask("POST", f"/api/tables/{table}/act", json={**body, "key": f"{n:080}"})
            if refused.status_code != 200:
                break
            acknowledged = refused.json()["seq"]
        assert refused is not None
        assert refused.status_code == 503, refused.text
        assert ann.view(table)["seq"] == acknowledged
        ballast.unlink()
        assert ann.post(f"/api/tables/{table}/act", {**body, "key": "again"})["seq"] == acknowledged + 1
    _, wrong = asyncio.run(doctor(Settings(data=str(data))))
    assert wrong == []


async def limit(here: Site, pages: int) -> None:
    """Let the database file grow to this many pages; the limit is one of each connection that writes."""
    pragma = f"PRAGMA max_page_count = {pages}"
    async with here.server.db.writer.connect() as c:
        await c.exec_driver_sql(pragma)
    assert here.server.db.committer is not None
    with here.server.db.committer.engine.connect() as direct:
        direct.exec_driver_sql(pragma)


def test_a_table_of_other_rules_says_so_plainly(tmp_path: Path) -> None:
    with site(tmp_path / "tables.db", secret="kept") as here:
        ann = here.player("Ann")
        table = ann.table("me", "me")["id"]
        cookies = ann.cookies
    with sqlite3.connect(tmp_path / "tables.db") as c:
        c.execute("UPDATE game_table SET version = 99")
    c.close()
    with site(tmp_path / "tables.db", secret="kept") as here:
        ann = here.player(None)
        ann.cookies = cookies
        view = ann.view(table)
        assert view["frozen"]["code"] == "other-version"
        assert view["frozen"]["words"]
        refused = ann.act(table, {**view, "seat": 0}, "take 1", expect=409)
        assert refused["code"] == "other-version"
        assert ann.get("/api/me/tables")["tables"][0]["id"] == table
        assert here.client.get("/healthz").json()["ok"]
