"""Checks before the server starts, each answered in one sentence, and waiting until it answers."""

import errno
import http.client
import socket
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

from ..core.errors import OptionError
from .common import Failed

SQLITE_HEADER = b"SQLite format 3\0"
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # addresses to listen on, and one of them to visit
POLL_SECONDS = 0.05
FIRST_FREE_PORT = 1024


def check_database(data: str) -> None:
    """Raise Failed, with the reason, where a database file cannot be opened or made there."""
    path = Path(data)
    try:
        if path.is_dir():
            raise Failed(f"--data: {path} is a folder; name a file in it")
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path.parent):
            pass  # SQLite writes more files beside its own
        if not path.exists():
            return
        with path.open("r+b") as file:
            start = file.read(len(SQLITE_HEADER))
    except OSError as error:
        is_no_folder = isinstance(error, (FileExistsError, NotADirectoryError))
        why = "this is not a folder" if is_no_folder else error.strerror
        where = error.filename or path.parent
        raise Failed(f"nothing can be stored in {where}: {why}; choose a file with --data") from None
    if start and start != SQLITE_HEADER:
        raise Failed(f"--data: {path} is not a database; it is left as it is")


def check_address(host: str, port: int) -> None:
    """Raise Failed, with the reason, where nothing can listen on that address."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError):
        raise Failed(f"--host: {host} is not known here; 127.0.0.1 is this machine alone") from None
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind(address)
        except OSError as error:
            raise Failed(_why_not_bound(error, host, port)) from None


def _why_not_bound(error: OSError, host: str, port: int) -> str:
    """Say why a server cannot listen there, and what to do."""
    if error.errno == errno.EADDRINUSE:
        return f"something else listens on {host} port {port}; choose another with --port"
    if error.errno == errno.EADDRNOTAVAIL:
        return f"--host: {host} is not an address of this machine; 0.0.0.0 listens on all that it has"
    if error.errno == errno.EACCES and port < FIRST_FREE_PORT:
        return f"port {port} is for administrators; choose one from {FIRST_FREE_PORT} up with --port"
    return f"cannot listen on {host} port {port}: {error.strerror}"


def public_url(text: str) -> str:
    """Return the address as browsers see it; an OptionError where it is none: links would lead nowhere."""
    try:
        parts = urlsplit(text)
        is_address = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_address = False
    if text and not is_address:
        raise OptionError(f"--base-url: an address like https://tables.example expected, not {text}")
    return text.rstrip("/")


def local_address(host: str, port: int) -> str:
    """Return the address at which a browser on this machine finds the server."""
    near = EVERYWHERE.get(host, host)
    return f"http://[{near}]:{port}" if ":" in near else f"http://{near}:{port}"


def when_it_answers(host: str, port: int, then: Callable[[], None]) -> threading.Event:
    """Call `then` from a thread as soon as the server answers for the first time.

    Set the returned event when the server has ended: a thread that still waits then ends, too.
    """
    has_ended = threading.Event()

    def wait() -> None:
        while not answers(EVERYWHERE.get(host, host), port):
            if has_ended.wait(POLL_SECONDS):
                return
        then()

    threading.Thread(target=wait, daemon=True).start()
    return has_ended


def answers(host: str, port: int) -> bool:
    """Return whether a server answers there, whatever it says."""
    connection = http.client.HTTPConnection(host, port, timeout=10)
    try:
        connection.request("GET", "/healthz")
        connection.getresponse().read()
    except (OSError, http.client.HTTPException):
        return False
    finally:
        connection.close()
    return True
