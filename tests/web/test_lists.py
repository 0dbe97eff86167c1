"""A player with very many tables: lists come page by page from an index, and there are quotas."""

import asyncio
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, text
from sqlalchemy.dialects import sqlite

from tests.cli.commands import wagontrain as command
from tests.web.client import Player, Site, play_out, site, wait_long, wait_until
from wagontrain.web import serve
from wagontrain.web.settings import DAY, Quotas, Settings
from wagontrain.web.store import queries as q
from wagontrain.web.store import schema as t
from wagontrain.web.store.engine import Database
from wagontrain.web.store.migrate import migrate

COLUMNS = {
    "game": "villagers",
    "version": 1,
    "tables": "",
    "options": "{}",
    "seats": 2,
    "seed": "",
    "commitment": "",
    "public": True,
    "spectators": True,
    "pace": "live",
    "undo": True,
    "confirm": False,
    "clock": "none",
    "clock_seconds": 0,
    "stand_in": "",
    "rated": True,
    "moved": 0.0,
}


def fill(here: Site, player: Player, number: int, status: str, first: float = 1.0) -> list[str]:
    """Tables of that status at which the player has both seats, made one second after the other."""
    ids = [f"{status[:3]}{player.id[:4]}{n:05}".replace("0", "a").replace("1", "b") for n in range(number)]
    ended = status in ("finished", "closed")
    result = '{"end": "second-market", "scores": []}' if status == "finished" else None

    async def store() -> None:
        async with here.server.db.write() as c:
            for n, table_id in enumerate(ids):
                made = {"id": table_id, "owner": player.id, "status": status, "created": first + n}
                await c.execute(insert(t.game_table).values(**COLUMNS, **made, result=result))
                for seat in (0, 1):
                    own = {"table_id": table_id, "seat": seat, "kind": "person", "player_id": player.id}
                    about = {"name": "Ann", "since": first + n, "ended": ended}
                    await c.execute(insert(t.seat).values(**own, **about))

    assert here.client.portal is not None
    here.client.portal.call(store)
    return ids


def pages(player: Player, limit: int) -> list[list[str]]:
    """The ids on each page of a player's tables."""
    found: list[list[str]] = []
    place: dict[str, Any] = {}
    while True:
        page = player.get("/api/me/tables", limit=limit, **place)
        found.append([table["id"] for table in page["tables"]])
        if page["more"] is None:
            return found
        place = {"after": page["more"]}


def test_my_tables_come_page_by_page(both: Site) -> None:
    """First those that are not over, however old; each of them once, also where I have several seats."""
    ann = both.player("Ann")
    old = fill(both, ann, 7, "open")
    over = fill(both, ann, 12, "finished", 1000.0)
    fill(both, both.player("Bob"), 3, "open")
    found = pages(ann, 5)
    assert [len(page) for page in found] == [5, 5, 5, 4]
    listed = [table for page in found for table in page]
    assert sorted(listed) == sorted(old + over)
    assert set(listed[:7]) == set(old)
    assert listed[10:] == list(reversed(over))[3:]
    assert pages(ann, 100) == [pages(ann, 100)[0]]


def test_a_table_of_my_own_is_listed_without_a_seat_there(both: Site) -> None:
    ann = both.player("Ann")
    table = ann.table("me", "open", "open")["id"]
    seated = ann.table("me", "open")["id"]
    ann.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert {each["id"] for each in ann.get("/api/me/tables")["tables"]} == {table, seated}


def test_a_table_that_is_over_leaves_the_first_part_of_the_list(both: Site) -> None:
    ann = both.player("Ann")
    tables = [ann.table("me", "open")["id"] for _ in range(3)]
    ann.post(f"/api/tables/{tables[2]}/close", {})
    assert pages(ann, 1) == [[tables[1]], [tables[0]], [tables[2]]]


def test_nonsense_is_no_place_in_the_list(here: Site) -> None:
    ann = here.player("Ann")
    for after in ("", "x", "2-1.0-abcd", "1-1e9-abcd", "1-1.0-", "0-1.0-abcd-1", "0--1.0-abcd"):
        assert ann.get("/api/me/tables", after=after, expect=422)["code"] == "invalid"


def plans_of(tmp_path: Path, queries: list[Any]) -> list[str]:
    """How SQLite would answer these queries."""

    async def explain() -> list[str]:
        db = Database(Settings(data=str(tmp_path / "plans.db")))
        await migrate(db)
        told = []
        async with db.read() as c:
            for query in queries:
                written = query.compile(dialect=sqlite.dialect(), compile_kwargs={"literal_binds": True})
                rows = (await c.execute(text(f"EXPLAIN QUERY PLAN {written}"))).all()
                told.append("; ".join(row.detail for row in rows))
        await db.close()
        return told

    return asyncio.run(explain())


def test_no_list_reads_more_than_it_shows(tmp_path: Path) -> None:
    """All is found by an index and comes in its order: nothing is scanned or sorted."""
    place = (1.0, "abcd")
    queries = [
        q.seated_page("ann", False, None, 10),
        q.seated_page("ann", True, place, 10),
        q.lobby_page(None, None, 10, None),
        q.lobby_page("open", None, 10, 5.0),
    ]
    for plan in plans_of(tmp_path, queries):
        assert "SEARCH" in plan, plan
        assert "SCAN" not in plan, plan
        assert "TEMP B-TREE" not in plan, plan
    owned = q.owned_page("ann", None, 10, "open", "running")
    [plan] = plans_of(tmp_path, [owned])  # sorted, but only what is not over: see the quotas
    assert "SEARCH" in plan
    assert "owner=? AND status=?" in plan


# -- quotas


def refused(player: Player, *seats: str, **more: Any) -> str:
    body = {"game": "villagers", "seats": seats, **more}
    answer = player.ask("POST", "/api/tables", json=body)
    assert answer.status_code in (201, 409, 429), answer.text
    if answer.status_code == 429:
        assert int(answer.headers["retry-after"]) > 60
    return "" if answer.status_code == 201 else str(answer.json()["code"])


def test_a_player_has_only_so_many_unfinished_tables(tmp_path: Path) -> None:
    with site(tmp_path / "tables.db", quotas=Quotas(unfinished=3)) as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        tables = [ann.table("me", "open")["id"] for _ in range(3)]
        assert refused(ann, "me", "open") == "too-many-unfinished"
        assert ann.post("/api/tables", {"game": "villagers", "seats": ["me"]}, expect=409)["most"] == 3
        bob.post(f"/api/tables/{tables[0]}/join")  # it runs now, and counts as before
        assert refused(ann, "me", "open") == "too-many-unfinished"
        assert refused(bob, "me", "open") == ""
        ann.post(f"/api/tables/{tables[1]}/close", {})
        assert refused(ann, "me", "open") == ""


def test_a_player_makes_only_so_many_tables_a_day(tmp_path: Path) -> None:
    """Re-matches, copies and imports count; tables of yesterday do not."""
    with site(tmp_path / "tables.db", quotas=Quotas(per_day=3)) as here:
        ann = here.player("Ann")
        fill(here, ann, 5, "closed", time.time() - DAY - 100)
        table = ann.table("me", "me")["id"]
        play_out([ann], table)
        text = ann.ask("GET", f"/api/tables/{table}/replay").text
        ann.post(f"/api/tables/{table}/rematch", expect=201)
        ann.post(f"/api/tables/{table}/clone", {"step": 3}, expect=201)
        assert refused(ann, "me", "open") == "too-many-today"
        assert ann.post("/api/import", {"replay": text}, expect=429)["code"] == "too-many-today"
        assert ann.post(f"/api/tables/{table}/clone", {"step": 3}, expect=429)["code"] == "too-many-today"


def test_a_player_has_only_so_many_games_with_bots_in_play(tmp_path: Path) -> None:
    """Tables at which nobody has played for a day do not count: they cost nothing."""
    with site(tmp_path / "tables.db", quotas=Quotas(with_bots=2)) as here:
        ann = here.player("Ann")
        tables = [ann.table("me", "bot:random")["id"] for _ in range(2)]
        for table in tables:
            ann_is_asked(ann, table)
        assert refused(ann, "me", "bot:random") == "too-many-with-bots"
        assert refused(ann, "me", "open") == ""
        wait_long(here, tables[0], 2 * DAY)
        assert refused(ann, "me", "bot:random") == ""


def ann_is_asked(ann: Player, table: str) -> None:
    """Wait until no bot is to move there any more."""
    wait_until(lambda: bool(ann.view(table)["legal"]), "a question")


def test_without_quotas_there_is_no_end(tmp_path: Path) -> None:
    with site(tmp_path / "tables.db", quotas=Quotas(0, 0, 0)) as here:
        ann = here.player("Ann")
        fill(here, ann, 400, "open", time.time() - 1000)
        assert refused(ann, "me", "bot:random") == ""


def test_the_usual_quotas_are_far_off(here: Site) -> None:
    """What friends may have: dozens of games in play and a score made on one evening."""
    ann = here.player("Ann")
    fill(here, ann, 60, "open")
    for _ in range(20):
        assert refused(ann, "me", "bot:random") == ""


def served_with(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *options: str) -> Settings:
    """The settings with which `wagontrain serve` and these options would run the server."""
    found: list[Settings] = []
    monkeypatch.setattr(serve, "run", lambda settings, *more: found.append(settings))
    monkeypatch.setattr("wagontrain.cli.serving.check_address", lambda *where: None)
    monkeypatch.setattr("wagontrain.cli.serving.when_it_answers", lambda *where: threading.Event())
    done = command("serve", "--data", tmp_path / "tables.db", "--no-open", *options)
    assert done.code == 0, done.err
    [settings] = found
    assert serve.unpacked(serve.packed(settings)) == settings
    return settings


def test_quotas_and_times_are_options_of_serve(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    usual = served_with(monkeypatch, tmp_path)
    assert usual.quotas == Quotas()
    assert usual.absence_seconds == Settings.absence_seconds
    assert usual.stop_seconds == Settings.stop_seconds
    options = "--unfinished-tables 7 --tables-per-day 0 --bot-tables 3 --absence-hours 2 --stop-seconds 5"
    chosen = served_with(monkeypatch, tmp_path, *options.split())
    assert chosen.quotas == Quotas(unfinished=7, per_day=0, with_bots=3)
    assert (chosen.absence_seconds, chosen.stop_seconds) == (7200, 5)
