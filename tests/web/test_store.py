"""The database and its backups as files: who can read them, and what is said when they cannot be used."""

import asyncio
import gzip
import json
import os
import socket
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import wagontrain as command
from tests.web.client import Site, play_out, site
from wagontrain.web.admin import backup_to
from wagontrain.web.health import FRESH
from wagontrain.web.settings import Settings
from wagontrain.web.store.backups import UNSEALED
from wagontrain.web.store.migrate import newest

PASSWORD = "correct horse"
Lines = list[dict[str, Any]]


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def open_umask() -> Iterator[None]:
    """As on most machines: what is created can be read by everybody."""
    before = os.umask(0o022)
    try:
        yield
    finally:
        os.umask(before)


def test_only_the_owner_reads_the_database_and_its_backups(tmp_path: Path) -> None:
    data, file = tmp_path / "tables.db", tmp_path / "all.gz"
    with open_umask():
        (tmp_path / "all.gz.part").write_text("left behind")
        with site(data) as here:
            here.player("Ann").table("me", "me")
            for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
                assert mode(tmp_path / name) == 0o600, name
            assert command("backup", file, "--data", data).code == 0
        assert command("restore", file, "--data", tmp_path / "copy.db").code == 0
    assert mode(file) == mode(tmp_path / "copy.db") == 0o600
    assert not (tmp_path / "all.gz.part").exists()


@pytest.mark.parametrize(
    ("before", "after"), [(0o644, 0o600), (0o666, 0o600), (0o640, 0o640), (0o600, 0o600)]
)
def test_a_database_that_everybody_could_read_is_closed(tmp_path: Path, before: int, after: int) -> None:
    """Rights that somebody gave to a group stay."""
    data = tmp_path / "tables.db"
    with site(data):
        pass
    data.chmod(before)
    with site(data):
        assert mode(data) == after


# -- backups


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A backup with an account, a token and a game that is over."""
    folder = tmp_path_factory.mktemp("backup")
    data, file = folder / "tables.db", folder / "good.gz"
    with site(data) as here:
        ann = here.player("Annabella")
        ann.post("/api/register", {"login": "annabella", "password": PASSWORD})
        ann.post("/api/me/tokens", {"label": "bot"}, expect=201)
        table = ann.table("me", "me")["id"]
        ann.post(f"/api/tables/{table}/chat", {"text": "hello"}, expect=201)
        play_out([ann], table)
    asyncio.run(backup_to(Settings(data=str(data)), file))
    return file


@pytest.fixture
def backed_up(good: Path, tmp_path: Path) -> Path:
    """A copy of it, to be damaged; the good one stays beside it."""
    for name in ("good.gz", "all.gz"):
        (tmp_path / name).write_bytes(good.read_bytes())
    return tmp_path / "all.gz"


def read(file: Path) -> Lines:
    return [json.loads(line) for line in gzip.decompress(file.read_bytes()).decode().splitlines()]


def write(file: Path, lines: Lines) -> None:
    file.write_bytes(gzip.compress("".join(json.dumps(line) + "\n" for line in lines).encode()))


def row_of(lines: Lines, table: str) -> dict[str, Any]:
    found: dict[str, Any] = next(line for line in lines if line.get("table") == table)["row"]
    return found


def refused(file: Path, why: str) -> str:
    """The sentence with which a backup is refused; nothing of it is kept, and nothing of it is told."""
    copy = file.with_name("copy.db")
    told = command("restore", file, "--data", copy)
    told.fails(2, why)
    lines = read(file.with_name("good.gz"))
    player = row_of(lines, "player")
    secrets = [player["password"], player["id"], player["name"], row_of(lines, "token")["digest"]]
    secrets += [row_of(lines, "game_table")["seed"], row_of(lines, "setting")["value"], "Traceback", "argon2"]
    assert not any(secret in told.err + told.out for secret in secrets)
    with sqlite3.connect(copy) as c:
        assert c.execute("SELECT count(*) FROM player").fetchone() == (0,)
    c.close()
    return told.err


def damage(file: Path, change: Callable[[Lines], None]) -> None:
    lines = read(file)
    change(lines)
    write(file, lines)


def set_value(table: str, column: str, value: object) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        row_of(lines, table)[column] = value

    return change


def drop_column(table: str, column: str) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        del row_of(lines, table)[column]

    return change


def double(lines: Lines) -> None:
    lines.insert(3, next(line for line in lines if line.get("table") == "player"))


@pytest.mark.parametrize(
    "change",
    [
        set_value("player", "name", None),
        set_value("player", "created", "yesterday"),
        set_value("player", "created", {"a": 1}),
        set_value("player", "id", ["x"]),
        set_value("player", "surprise", 1),
        set_value("token", "player_id", "nobody"),
        set_value("game_table", "status", "lost"),
        set_value("setting", "name", None),
        drop_column("player", "name"),
        drop_column("token", "digest"),
        drop_column("seat", "table_id"),
        double,
        lambda lines: lines.__setitem__(3, {"table": "player", "row": {}}),
        lambda lines: lines.__setitem__(3, {"table": "player", "row": "annabella"}),
        lambda lines: lines.__setitem__(3, {"table": ["player"], "row": {}}),
        lambda lines: lines.__setitem__(3, {"surprise": 1}),
    ],
)
def test_a_damaged_backup_is_refused_in_a_sentence_without_its_secrets(
    backed_up: Path, change: Callable[[Lines], None]
) -> None:
    damage(backed_up, change)
    err = refused(backed_up, "")
    assert len(err.splitlines()) == 1
    assert "backup" in err


@pytest.mark.parametrize("table", ["action", "chat", "player", "token", "note", "outcome", "setting"])
def test_a_backup_that_lacks_a_line_is_refused(backed_up: Path, table: str) -> None:
    def drop(lines: Lines) -> None:
        lines.remove([line for line in lines if line.get("table") == table][-1])

    damage(backed_up, drop)
    if table == "player":  # others refer to it
        refused(backed_up, "backup")
    else:
        refused(backed_up, f"rows of {table}")


def cut_off(lines: Lines) -> None:
    lines.pop()


def test_a_backup_that_ends_too_early_is_refused(backed_up: Path) -> None:
    damage(backed_up, cut_off)
    refused(backed_up, "its last line is missing")


def test_a_backup_that_was_changed_is_refused(backed_up: Path) -> None:
    damage(backed_up, set_value("player", "name", "Eve"))
    refused(backed_up, "changed after it was made")


@pytest.mark.parametrize("end", [None, {}, {"rows": 3}, "x", {"rows": {}}])
def test_a_last_line_that_says_nothing_is_refused(backed_up: Path, end: object) -> None:
    damage(backed_up, lambda lines: lines.__setitem__(-1, {"end": end}))
    refused(backed_up, "backup")


def test_a_line_after_the_last_is_refused(backed_up: Path) -> None:
    damage(backed_up, lambda lines: lines.append(lines[1]))
    refused(backed_up, "damaged")


def unsealed(lines: Lines) -> None:
    """As an earlier version wrote it."""
    lines[0]["format"] = UNSEALED
    lines.pop()


@pytest.mark.parametrize("table", ["action", "chat", "note", "seat"])
def test_a_backup_of_an_earlier_version_is_restored_if_its_games_are_whole(
    backed_up: Path, table: str
) -> None:
    damage(backed_up, unsealed)
    assert command("restore", backed_up, "--data", backed_up.with_name("whole.db")).code == 0
    assert command("doctor", "--data", backed_up.with_name("whole.db")).code == 0
    backed_up.write_bytes(backed_up.with_name("good.gz").read_bytes())

    def drop(lines: Lines) -> None:
        unsealed(lines)
        lines.remove([line for line in lines if line.get("table") == table][-1])

    damage(backed_up, drop)
    refused(backed_up, f"lacks rows of {table}")


# -- databases that cannot be used


def make_newer(data: Path) -> None:
    with sqlite3.connect(data) as c:
        c.execute("UPDATE alembic_version SET version_num = '9999'")
    c.close()


def make_unwritable(data: Path) -> None:
    """A file whose format says that it may only be read: so it is for every user, root too."""
    content = bytearray(data.read_bytes())
    content[18] = 3
    data.write_bytes(content)


def make_text(data: Path) -> None:
    data.write_text("Dear diary, " * 100)


def free_port() -> int:
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


@pytest.mark.parametrize(
    ("change", "why"),
    [(make_newer, "9999"), (make_unwritable, "readonly"), (make_text, "not a database")],
)
def test_a_database_that_cannot_be_used_is_a_sentence(
    tmp_path: Path, change: Callable[[Path], None], why: str
) -> None:
    data = tmp_path / "tables.db"
    assert command("migrate", "--data", data).code == 0
    change(data)
    commands = [["serve", "--no-open", "--port", free_port()]]
    if change is not make_unwritable:  # it can be looked at, and saved
        commands += [["migrate"], ["doctor"], ["backup", tmp_path / "b.gz"], ["export", tmp_path / "e"]]
    for words in commands:
        told = command(*words, "--data", data)
        told.fails(1, why)
        assert str(data) in told.err
        assert len(told.err.splitlines()) == 1
        assert told.out == ""
    assert not (tmp_path / "b.gz").exists()


def test_a_database_that_is_not_there_is_not_made_by_looking_at_it(tmp_path: Path) -> None:
    for words in (["doctor"], ["export", tmp_path / "e"], ["backup", tmp_path / "b.gz"]):
        command(*words, "--data", tmp_path / "none.db").fails(1, "no such database")
    assert not (tmp_path / "none.db").exists()


# -- while the server runs


def health(here: Site) -> tuple[int, bool]:
    """What the balancer is told, without waiting until the last answer is old."""
    here.server.health.at = -FRESH
    answer = here.client.get("/healthz")
    assert answer.json()["ok"] is (answer.status_code == 200)
    return answer.status_code, answer.json()["stores"]


@pytest.mark.parametrize("replaced", [False, True])
def test_a_database_that_was_deleted_takes_nothing_more(tmp_path: Path, replaced: bool) -> None:
    """SQLite would go on writing to the deleted file, and all of it would be lost with the process."""
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann = here.player("Ann")
        table = ann.table("me", "me")["id"]
        view = ann.view(table)
        assert health(here) == (200, True)
        away = data.rename(tmp_path / "away.db")
        if replaced:
            data.write_bytes(away.read_bytes())
        body = {"seat": view["seat"], "text": "take 1", "expected_seq": 0, "key": "k"}
        for method, path, more in (
            ("POST", f"/api/tables/{table}/act", body),
            ("POST", "/api/tables", {"game": "villagers", "seats": ["me", "me"]}),
            ("GET", f"/api/tables/{table}/view", None),
        ):
            answer = ann.ask(method, path, json=more)
            assert answer.status_code == 503
            assert answer.json()["code"] == "store-unavailable"
        assert health(here) == (503, False)
        away.rename(data)
        assert ann.post(f"/api/tables/{table}/act", body)["seq"] == 1
        assert health(here) == (200, True)


def test_nothing_new_is_made_where_the_database_was(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with site(data) as here:
        data.unlink()
        here.client.get("/api/tables")
        here.client.post("/api/me", json={"name": "Ann"})
        assert not data.exists()


@contextmanager
def locked(data: Path) -> Iterator[None]:
    """As if the disk hung: whoever wants to store something waits."""
    other = sqlite3.connect(data, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def test_the_balancer_hears_that_nothing_can_be_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wagontrain.web.store.engine.PROBE_SECONDS", 0.2)
    with site(tmp_path / "tables.db") as here:
        ann = here.player("Ann")
        assert health(here) == (200, True)
        with locked(tmp_path / "tables.db"):
            assert here.client.get("/healthz").status_code == 200  # as it was a moment ago
            assert health(here) == (503, False)
            assert here.client.get("/healthz").json()["database"] == newest()
        assert health(here) == (200, True)
        ann.table("me", "me")


def test_a_check_of_health_writes_once_in_a_while(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks all the time does not keep the disk busy."""
    looked = []
    health_of = here.server.health
    look_now = health_of.look_now

    async def count() -> tuple[str, bool]:
        looked.append(1)
        return await look_now()

    monkeypatch.setattr(health_of, "look_now", count)
    monkeypatch.setattr("wagontrain.web.health.FRESH", 1e9)
    health_of.at = -2e9
    for _ in range(5):
        assert here.client.get("/healthz").status_code == 200
    assert len(looked) == 1
