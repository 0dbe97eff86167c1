"""Floods: whoever asks too much is slowed down, whatever they pretend to be, and nobody else is."""

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from tests.web.client import FREE, Player, Site, site
from wagontrain.web.limits import Limits, network_of
from wagontrain.web.problems import Problem
from wagontrain.web.settings import Rates

SLOW = {"per_second": 0.001, "writes_per_second": 0.001, "pages_per_second": 0.001}


def limited(tmp_path: Path, **rates: float) -> Any:
    return site(tmp_path / "tables.db", rates=Rates(**{**vars(FREE), **SLOW, **rates}))


def statuses(here: Site, path: str, times: int, **headers: str) -> list[int]:
    return [here.client.get(path, headers=headers).status_code for _ in range(times)]


@pytest.mark.parametrize("header", ["x", "Bearer x", "Bearer ", "Basic YTpi", ""])
def test_a_header_that_proves_nothing_lifts_no_limit(tmp_path: Path, header: str) -> None:
    """Also on routes that never look at who asks."""
    with limited(tmp_path, burst=5, logins_burst=3, logins_per_second=0.001) as here:
        told = statuses(here, "/api/games", 8, authorization=header)
        assert told == [200] * 5 + [429] * 3
    (tmp_path / "tables.db").unlink()
    with limited(tmp_path, burst=50, logins_burst=3, logins_per_second=0.001) as here:
        told = statuses(here, "/api/me", 8, authorization=header)
        assert told == [401] * 3 + [429] * 5


def test_a_good_token_is_counted_for_its_player_not_for_the_address(tmp_path: Path) -> None:
    with limited(tmp_path, burst=6) as here:
        ann = here.player("Ann")
        token = ann.post("/api/me/tokens", {"label": "bot"}, expect=201)["token"]
        bearer = f"Bearer {token}"
        told = statuses(here, "/api/me", 8, authorization=bearer)
        assert told == [200] * 7 + [429]  # the first was counted for the address: nobody knew the token yet
        assert statuses(here, "/api/games", 6) == [200] * 5 + [429]
        assert ann.ask("GET", "/api/me").status_code == 429  # the same player with a cookie


@pytest.mark.parametrize("path", ["/healthz", "/metrics", "/", "/assets/nothing.js", "/nothing"])
def test_what_is_not_the_api_has_its_limit_too(tmp_path: Path, path: str) -> None:
    with limited(tmp_path, pages_burst=4, burst=5) as here:
        told = statuses(here, path, 6)
        assert 429 not in told[:4]
        assert told[4:] == [429, 429]
        assert here.client.get("/api/games").status_code == 200
        assert here.visitor_from("10.0.0.9").get(path).status_code == told[0]


def test_a_handshake_is_a_request(tmp_path: Path) -> None:
    with limited(tmp_path, burst=4) as here:
        opened = 0
        for _ in range(10):
            try:
                with here.client.websocket_connect("/api/tables/nowhere1/socket") as socket:
                    socket.receive_text()
            except WebSocketDisconnect as closed:
                opened += closed.code == 4404
                last = closed.code
        assert opened == 4
        assert last == 4429


def test_an_account_is_not_guessed_from_many_addresses(tmp_path: Path) -> None:
    with limited(tmp_path, tries_burst=5, tries_per_second=0.0001) as here:
        ann = here.player("Ann")
        ann.post("/api/register", {"login": "ann", "password": "correct horse"})
        told = []
        for n in range(9):
            guess = {"login": "ANN" if n % 2 else "ann", "password": f"guess number {n}"}
            told.append(here.visitor_from(f"10.0.{n}.1").post("/api/login", json=guess).status_code)
        assert told == [401] * 5 + [429] * 4
        change = {"old": "guess again", "new": "another horse"}
        assert ann.ask("POST", "/api/me/password", json=change).status_code == 429
        other = here.player("Other")
        other.post("/api/register", {"login": "other", "password": "correct horse"})
        assert here.player(None).post("/api/login", {"login": "other", "password": "correct horse"})


def test_right_passwords_use_nothing_up(tmp_path: Path) -> None:
    with limited(tmp_path, tries_burst=3, tries_per_second=0.0001) as here:
        ann = here.player("Ann")
        ann.post("/api/register", {"login": "ann", "password": "correct horse"})
        for _ in range(8):
            here.player(None).post("/api/login", {"login": "ann", "password": "correct horse"})


def test_whoever_only_looks_writes_nothing(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one writer: what anybody may ask for many times a second must not need it."""
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    everything = here.client.get("/api/openapi.json").json()["paths"]
    paths = [path for path, operations in everything.items() if "get" in operations]
    assert {"/api/notices", "/api/me/tables", "/api/tables/{table_id}/view"} <= set(paths)

    def nobody() -> None:
        raise AssertionError("a request that reads has written")

    monkeypatch.setattr(here.server.db, "write", nobody)
    named = {"table_id": table, "player_id": ann.id, "game": "villagers", "lang": "en"}
    given = defaultdict(lambda: "0", named)
    for path in paths:
        if path != "/healthz":  # which writes once in a while
            assert ann.ask("GET", path.format_map(given)).status_code < 500


def test_a_network_counts_as_one_visitor() -> None:
    """Whoever has one IPv6 address has 2**64 of them."""
    assert network_of("2001:db8::1") == network_of("2001:db8::ffff:1:2:3") == "2001:db8::/64"
    assert network_of("2001:db8:0:1::1") != network_of("2001:db8::1")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("192.0.2.2") != network_of("192.0.2.1")
    assert network_of("testclient") == "testclient"


def test_a_flood_of_one_kind_does_not_forget_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody gets new tries by making the server forget the old ones."""
    monkeypatch.setattr("wagontrain.web.limits.MOST_BUCKETS", 3)
    limits = Limits(Rates(tries_burst=1, tries_per_second=0.0))
    limits.spend("account:ann", "try")
    for n in range(10):
        limits.spend(f"10.0.0.{n}", "read")
    with pytest.raises(Problem):
        limits.spend("account:ann", "try")
    assert len(limits.buckets["read"]) == 3


def test_methods_that_nobody_knows_are_counted_together(here: Site) -> None:
    """Every name in the figures is kept for as long as the server runs."""
    for n in range(5):
        here.client.request(f"MADE{n}", "/api/games")
    text = here.client.get("/metrics").text
    assert "MADE" not in text
    assert 'method="other"' in text


def test_more_requests_may_be_allowed() -> None:
    rates = Rates().times(0.01)
    assert min(vars(rates).values()) > 0
    assert rates.logins_burst == 1
    assert Rates().times(2.0).pages_burst == 2 * Rates.pages_burst


def flooded(player: Player, path: str) -> int:
    return int(player.ask("GET", path).status_code)


def test_one_players_flood_is_nobody_elses(tmp_path: Path) -> None:
    with limited(tmp_path, burst=5) as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        assert [flooded(ann, "/api/me") for _ in range(7)] == [200] * 5 + [429] * 2
        assert flooded(bob, "/api/me") == 200
