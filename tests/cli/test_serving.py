"""Starting the server: what is checked before, and when the browser may come."""

import errno
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.cli.commands import wagontrain as command
from wagontrain.cli import serving
from wagontrain.cli.common import Failed, data_folder
from wagontrain.cli.serving import (
    _why_not_bound,
    check_address,
    check_database,
    local_address,
    public_url,
    when_it_answers,
)
from wagontrain.web import serve as web


@pytest.mark.parametrize(
    ("place", "why"),
    [
        ("folder", "is a folder; name a file in it"),
        ("notes.txt", "is not a database; it is left as it is"),
        ("notes.txt/tables.db", "this is not a folder"),
        ("/proc/forbidden/tables.db", "nothing can be stored in /proc/forbidden"),
    ],
)
def test_a_place_where_nothing_can_be_stored_is_one_sentence(place: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "notes.txt").write_text("SQLite format 3 is what the tables are kept in.\n")
    refused = command("serve", "--no-open", "--data", tmp_path / place)
    refused.fails(1, "--data", why)
    assert refused.out == ""
    assert (tmp_path / "notes.txt").read_text() == "SQLite format 3 is what the tables are kept in.\n"


def test_a_home_where_nothing_can_be_stored_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/forbidden")
    command("serve", "--no-open").fails(1, "/proc/forbidden", "--data")


def test_a_user_without_a_home_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(Failed, match="no home folder: set XDG_DATA_HOME"):
        data_folder()


@pytest.mark.parametrize("workers", [2, 3, 64])
def test_several_processes_need_postgresql(
    workers: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[int] = []
    monkeypatch.setattr(web, "run", lambda settings, host, port, workers: started.append(workers))
    monkeypatch.setattr(serving, "when_it_answers", lambda host, port, then: threading.Event())
    command("serve", "--data", tmp_path / "x.db", "--workers", workers).fails(2, "--workers", "PostgreSQL")
    assert started == []


def test_a_good_place_is_made_and_left_empty(tmp_path: Path) -> None:
    check_database(str(tmp_path / "new" / "tables.db"))
    assert list((tmp_path / "new").iterdir()) == []


@pytest.mark.parametrize(
    "text", ["nonsense", "tables.example", "ftp://tables.example", "https://", "http://[", "//a"]
)
def test_a_public_address_that_is_none_is_refused(text: str, tmp_path: Path) -> None:
    place = tmp_path / "new" / "tables.db"
    command("serve", "--no-open", "--data", place, "--base-url", text).fails(
        2, "--base-url", "https://", text
    )
    assert not place.parent.exists()


@pytest.mark.parametrize("text", ["https://tables.example", "http://box:8000/games/", ""])
def test_a_public_address_is_taken(text: str) -> None:
    assert public_url(text) == text.rstrip("/")


def test_an_address_that_is_not_ours_is_named() -> None:
    with pytest.raises(Failed, match=r"203\.0\.113\.5 is not an address of this machine"):
        check_address("203.0.113.5", 8000)
    with pytest.raises(Failed, match="is not known here"):
        check_address("nonsense.invalid", 8000)


def test_a_port_that_is_taken_or_reserved_is_named() -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(Failed, match=f"something else listens on 127.0.0.1 port {port}"):
            check_address("127.0.0.1", port)
    reserved = _why_not_bound(OSError(errno.EACCES, "Permission denied"), "127.0.0.1", 80)
    assert reserved == "port 80 is for administrators; choose one from 1024 up with --port"
    other_reason = _why_not_bound(OSError(errno.ENOMEM, "Out of memory"), "127.0.0.1", 8000)
    assert other_reason == "cannot listen on 127.0.0.1 port 8000: Out of memory"


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("0.0.0.0", "http://127.0.0.1:80"),
        ("::", "http://[::1]:80"),
        ("box.example", "http://box.example:80"),
    ],
)
def test_the_address_is_one_that_a_browser_can_open(host: str, address: str) -> None:
    assert local_address(host, 80) == address


class Page(BaseHTTPRequestHandler):
    """Answers as a server that starts does."""

    def do_GET(self) -> None:
        self.send_response(503)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


def test_nothing_is_announced_before_the_server_answers() -> None:
    server = HTTPServer(("127.0.0.1", 0), Page, bind_and_activate=False)
    server.server_bind()  # it has its port, but does not listen yet
    announced = threading.Event()
    when_it_answers("0.0.0.0", server.server_port, announced.set)
    assert not announced.wait(0.3)
    server.server_activate()
    threading.Thread(target=server.serve_forever, daemon=True).start()
    assert announced.wait(30)
    server.shutdown()
    server.server_close()


def test_nobody_waits_for_a_server_that_has_ended() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # nothing listens there
        before = set(threading.enumerate())
        has_ended = when_it_answers("127.0.0.1", taken.getsockname()[1], lambda: None)
        [waiting] = set(threading.enumerate()) - before
        has_ended.set()
        waiting.join(30)
        assert not waiting.is_alive()
