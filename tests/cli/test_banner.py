"""What `wagontrain serve` prints once the server answers."""

import io
import sys

import pytest

from wagontrain.cli import banner as printed
from wagontrain.cli.banner import banner, network_address, network_url, qr_code

KEPT = "/home/ann/tables.db"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_local_server_says_how_friends_get_in(host: str) -> None:
    lines = banner("http://127.0.0.1:8000", host, 8000, "", KEPT)
    assert lines[:2] == ["Wagontrain is at http://127.0.0.1:8000", f"Everything is kept in {KEPT}"]
    assert "--host 0.0.0.0" in lines[2]
    assert len(lines) == 3


def test_a_server_in_the_network_says_its_address_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed, "network_address", lambda: "192.168.1.5")
    lines = banner("http://127.0.0.1:8000", "0.0.0.0", 8000, "", KEPT)
    assert lines[1] == "In your network it is at http://192.168.1.5:8000"
    assert "http://192.168.1.5:8000" in lines[-1]


def test_behind_a_proxy_only_the_public_address_counts() -> None:
    public = "https://tables.example.org"
    lines = banner(public, "0.0.0.0", 8000, public, KEPT)
    assert lines[0] == f"Wagontrain is at {public}"
    assert not [line for line in lines if "network" in line]


def test_an_address_of_the_network_is_itself() -> None:
    assert network_url("192.168.1.7", 9000) == "http://192.168.1.7:9000"
    assert network_url("fd00::7", 9000) == "http://[fd00::7]:9000"


def test_without_a_network_there_is_no_second_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(printed, "network_address", lambda: "")
    assert network_url("0.0.0.0", 8000) == ""
    assert len(banner("http://127.0.0.1:8000", "0.0.0.0", 8000, "", KEPT)) == 3


def test_the_network_address_is_numeric_or_none() -> None:
    assert network_address().replace(".", "").isdigit() or network_address() == ""


def test_a_terminal_shows_a_code_for_the_camera_and_a_pipe_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert qr_code("http://192.168.1.5:8000") == []
    monkeypatch.setattr(sys, "stdout", Terminal())
    lines = qr_code("http://192.168.1.5:8000")
    assert 10 < len(lines) < 24  # fits a small window
    assert any("▄" in line or "▀" in line for line in lines)
