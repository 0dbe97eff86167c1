"""Behind a proxy: whose word on a visitor's address is taken, tried on a server as it is really started."""

import itertools
import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest

import wagontrain
from tests.cli.commands import wagontrain as command
from tests.web.client import PATIENCE, wait_until
from wagontrain.web.settings import Rates, Settings

ENVIRON = {**os.environ, "PYTHONPATH": str(Path(wagontrain.__file__).parents[1])}
BURST = Rates().times(0.1).logins_burst
NUMBERS = itertools.count()


def answers(process: subprocess.Popen[bytes], port: int) -> bool:
    """Does the server answer by now? An error where it has ended."""
    assert process.poll() is None, "the server has ended"
    try:
        return httpx2.get(f"http://127.0.0.1:{port}/healthz", timeout=PATIENCE).status_code == 200
    except httpx2.TransportError:
        return False


@contextmanager
def served(folder: Path, *words: str) -> Iterator[str]:
    """A server that allows few requests; its address."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    options = ["--data", str(folder / "tables.db"), "--port", str(port), "--no-open", "--rate-factor", "0.1"]
    program = [sys.executable, "-m", "wagontrain", "serve", *options, *words]
    with subprocess.Popen(program, env=ENVIRON, stdout=subprocess.DEVNULL) as process:
        try:
            wait_until(lambda: answers(process, port), "the server")
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def visit(address: str, came_from: str, says: str, **more: Any) -> int:
    """A try of a password from an address of this machine, with what a proxy (or a liar) says of its author.

    Such tries come back slowest of all, so that a slow machine does not change what is counted.
    """
    transport = httpx2.HTTPTransport(local_address=came_from)
    with httpx2.Client(transport=transport, timeout=PATIENCE) as http:
        headers = {"x-forwarded-for": says, **more}
        guess = {"login": f"somebody.{next(NUMBERS)}", "password": "a wrong guess"}
        return int(http.post(f"{address}/api/login", json=guess, headers=headers).status_code)


def flood(address: str, came_from: str, says: str) -> list[int]:
    return [visit(address, came_from, says.format(n=n)) for n in range(BURST + 3)]


def test_every_visitor_behind_a_trusted_proxy_counts_alone(tmp_path: Path) -> None:
    """The last address that is not a proxy of ours counts, whatever the visitor wrote before it."""
    with served(tmp_path, "--trusted-proxies", "127.0.0.2,127.8.0.0/16") as address:
        assert set(flood(address, "127.0.0.2", "203.0.113.{n}")) == {401}
        assert set(flood(address, "127.8.1.1", "198.51.100.{n}, 127.0.0.2")) == {401}
        assert 429 in flood(address, "127.0.0.2", "10.9.9.{n}, 192.0.2.1")
        assert visit(address, "127.0.0.2", "192.0.2.2") == 401


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    """Whoever is not a proxy of ours counts as themselves; so does this machine, if it is not named."""
    with served(tmp_path, "--trusted-proxies", "127.0.0.2") as address:
        assert 429 in flood(address, "127.0.0.3", "203.0.113.{n}")
        assert 429 in flood(address, "127.0.0.1", "203.0.113.{n}")
        assert visit(address, "127.0.0.4", "203.0.113.1") == 401


def test_a_proxy_on_the_same_machine_is_trusted_by_itself(tmp_path: Path) -> None:
    with served(tmp_path) as address:
        assert set(flood(address, "127.0.0.1", "203.0.113.{n}")) == {401}
        assert 429 in flood(address, "127.0.0.5", "203.0.113.{n}")


@pytest.mark.parametrize("text", ["proxy.example", "10.0.0.300", "10.0.0.1/8", "*"])
def test_a_proxy_is_an_address_or_a_network(tmp_path: Path, text: str) -> None:
    told = command("serve", "--data", tmp_path / "t.db", "--no-open", "--trusted-proxies", text)
    told.fails(2, "--trusted-proxies")


def test_the_server_answers_to_the_names_it_is_given(tmp_path: Path) -> None:
    with served(tmp_path, "--known-hosts", "tables.example, b.example") as address:
        for host, status in (("tables.example", 401), ("b.example:80", 401), ("c.example", 421)):
            assert visit(address, "127.0.0.1", "203.0.113.1", host=host) == status


def test_the_name_to_listen_at_is_a_name_to_answer_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[Settings] = []
    monkeypatch.setattr("wagontrain.web.serve.run", lambda settings, *more: given.append(settings))
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    where = ["--data", tmp_path / "t.db", "--port", port, "--no-open"]
    assert command("serve", "--host", "localhost", "--known-hosts", "a.example,b.example", *where).code == 0
    assert given[0].known_hosts == ("a.example", "b.example", "localhost")
    assert given[0].trusted_proxies == ("127.0.0.1", "::1")
