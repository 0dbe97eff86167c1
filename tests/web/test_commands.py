"""The server by command: serve, the example bot, backup and restore, export, doctor, migrate."""

import gzip
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

import wagontrain
from tests.cli.commands import wagontrain as command
from tests.web.client import play_out, site
from tests.web.make_fixture import FIXTURES
from wagontrain.core.replay import Replay, verify
from wagontrain.web.store.migrate import newest

ROOT = Path(__file__).resolve().parents[2]
ENVIRON = {**os.environ, "PYTHONPATH": str(Path(wagontrain.__file__).parents[1])}


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    """A server as a user starts it; its address."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    words = ["serve", "--data", str(tmp_path / "tables.db"), "--port", str(port), "--bot-pause", "0"]
    words += ["--rate-factor", "100"]
    with subprocess.Popen(
        [sys.executable, "-m", "wagontrain", *words], env=ENVIRON, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"Wagontrain is at http://127.0.0.1:{port}\n"
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz").close()  # said only once it is true
        command("serve", "--port", port).fails(1, "something else listens")
        yield f"http://127.0.0.1:{port}"
        process.send_signal(signal.SIGINT)
        assert process.wait(20) == 0


@pytest.mark.parametrize("wish", [["villagers"], ["gwt"], ["sierra_west", '{"round_limit": 20}']])
def test_the_example_bot_plays_a_whole_game(served: str, wish: list[str]) -> None:
    example = ROOT / "examples" / "bot_account.py"
    assert len(example.read_text().splitlines()) <= 40
    words = [sys.executable, str(example), served, *wish]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "Example bot" in done.stdout
    assert "Random bot" in done.stdout


def test_backup_restore_export_and_doctor(tmp_path: Path) -> None:
    data, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    with site(data) as here:
        ann = here.player("Ann")
        table = ann.table("me", "me")["id"]
        play_out([ann], table)
        running = ann.table("me", "me")["id"]
        ann.act(running, ann.view(running), "take 1")
        told = command("backup", tmp_path / "all.gz", "--data", data)  # while the server runs
    assert told.code == 0, told.err
    assert command("restore", tmp_path / "all.gz", "--data", copy).code == 0
    command("restore", tmp_path / "all.gz", "--data", copy).fails(2, "not empty")
    command("restore", tmp_path / "nothing.gz", "--data", copy).fails(1, "no such file")
    for path in (data, copy):
        healthy = command("doctor", "--data", path)
        assert healthy.code == 0, healthy.err
        assert "tables replayed: 2" in healthy.out
    assert command("export", tmp_path / "replays", "--data", copy).code == 0
    [file] = (tmp_path / "replays").iterdir()
    assert verify(wagontrain.game("villagers"), Replay.read(file.read_text())) == []
    with sqlite3.connect(copy) as c:
        c.execute("UPDATE action SET text = 'take 6' WHERE table_id = ? AND seq = 3", (table,))
        c.execute("UPDATE game_table SET seq = 2 WHERE id = ?", (running,))
    c.close()
    ill = command("doctor", "--data", copy)
    assert ill.code == 1
    assert len(ill.err.splitlines()) == 2


def test_a_folder_keeps_the_newest_backups(tmp_path: Path) -> None:
    data, folder, copy = tmp_path / "tables.db", tmp_path / "backups", tmp_path / "copy.db"
    folder.mkdir()
    for name in ("wagontrain-20200101-000000.backup", "wagontrain-20200102-000000.backup", "notes.txt"):
        (folder / name).write_text("old")
    with site(data) as here:
        here.player("Ann").table("me", "me")
        told = command("backup", folder, "--keep", 2, "--data", data)
    assert told.code == 0, told.err
    assert "wagontrain-20200101-000000.backup: deleted" in told.out
    *_, second, newest = sorted(folder.iterdir())
    assert {file.name for file in folder.iterdir()} == {"notes.txt", second.name, newest.name}
    assert second.name == "wagontrain-20200102-000000.backup"
    assert command("restore", newest, "--data", copy).code == 0
    assert "tables replayed: 1" in command("doctor", "--data", copy).out
    command("backup", tmp_path / "one.gz", "--keep", 2, "--data", data).fails(2, "--keep", "not a folder")


def test_a_backup_of_an_earlier_form_is_restored_into_the_newest(tmp_path: Path) -> None:
    old, new = tmp_path / "old.db", tmp_path / "new.db"
    with sqlite3.connect(old) as c:
        c.executescript((FIXTURES / "form-0001.sql").read_text(encoding="utf-8"))
    c.close()
    assert command("backup", tmp_path / "old.gz", "--data", old).code == 0
    restored = command("restore", tmp_path / "old.gz", "--data", new)
    assert restored.code == 0, restored.err
    assert command("migrate", "--data", new).out == f"form {newest()}\n"
    with site(new) as here:
        ann = here.player(None)
        ann.post("/api/login", {"login": "ann", "password": "correct horse"})
        assert len(ann.get("/api/me/tables")["tables"]) == 3
    command("restore", tmp_path / "old.gz", "--data", new).fails(2, "not empty")


@pytest.mark.parametrize("damage", ["cut", "line", "form"])
def test_a_damaged_backup_is_refused_and_nothing_kept(tmp_path: Path, damage: str) -> None:
    data, copy, file = tmp_path / "tables.db", tmp_path / "copy.db", tmp_path / "all.gz"
    with site(data) as here:
        here.player("Ann").table("me", "me")
    assert command("backup", file, "--data", data).code == 0
    if damage == "cut":
        file.write_bytes(file.read_bytes()[:-40])
    else:
        lines = gzip.decompress(file.read_bytes()).decode().splitlines()
        if damage == "form":
            lines[0] = lines[0].replace(newest(), "9999")
        else:
            lines[-1] = '{"table": "nonsense", "row": {}}'
        file.write_bytes(gzip.compress("\n".join(lines).encode()))
    refused = command("restore", file, "--data", copy)
    refused.fails(2, "9999" if damage == "form" else "damaged")
    if damage != "form":
        with sqlite3.connect(copy) as c:
            assert c.execute("SELECT count(*) FROM player").fetchone() == (0,)
        c.close()


def test_migrate_tells_what_it_did(tmp_path: Path) -> None:
    told = command("migrate", "--data", tmp_path / "new.db")
    assert told.out == f"form none -> {newest()}\n"
    assert command("migrate", "--data", tmp_path / "new.db").out == f"form {newest()}\n"
    command("serve", "--data", "mysql://x").fails(2, "--data")
    command("backup", tmp_path / "x.gz", "--data", tmp_path / "none.db").fails(1, "no such database")


def test_the_library_needs_none_of_the_server() -> None:
    code = (
        "import sys, wagontrain, wagontrain.cli.app; wagontrain.game('villagers').new(2); print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=ENVIRON, capture_output=True, text=True, check=True
    )
    heavy = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "argon2", "openskill", "asyncio"}
    assert not heavy & set(done.stdout.split())
