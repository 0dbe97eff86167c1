"""Games as files; tables of other rules; the component tables in use."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wagontrain
from tests.web.client import Player, Site, play_out, site, wait_until
from wagontrain.core.replay import Replay, verify
from wagontrain.core.rng import commitment_of
from wagontrain.core.words import LANGUAGES
from wagontrain.web.localization import speech_of
from wagontrain.web.problems import Problem

GENERATED = Path(__file__).resolve().parents[2] / "client" / "src" / "generated"


def started(here: Site, moves: int) -> tuple[Player, Player, str]:
    """Two people after some moves."""
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "open")["id"]
    bob.post(f"/api/tables/{table}/join")
    chance = Random(1)
    for _ in range(moves):
        person = (ann, bob)[ann.view(table)["table"]["to_act"]]
        view = person.view(table)
        person.act(table, view, chance.choice(view["legal"])["text"])
    return ann, bob, table


def test_a_running_game_is_exported_as_far_as_a_seat_may_know(here: Site) -> None:
    ann, bob, table = started(here, 12)
    answer = ann.ask("GET", f"/api/tables/{table}/export")
    assert "attachment" in answer.headers["content-disposition"]
    mine = answer.json()
    assert mine["format"] == "wagontrain record 1"
    assert mine["view"] == ann.view(table)["view"]
    assert [step["text"] is not None for step in mine["steps"]] == [
        step["seat"] == 0 for step in mine["steps"]
    ]
    assert mine["table"]["seed"] is None
    seed = here.server.tables.lives[table].seed
    watched = here.player("Eve").ask("GET", f"/api/tables/{table}/export")
    for text in (answer.text, watched.text):
        assert seed not in text
    assert all(step["text"] is None for step in watched.json()["steps"])
    assert bob.get(f"/api/tables/{table}/export", expect=403, seat=0)["code"] == "not-your-seat"
    waiting = ann.table("me", "open")["id"]
    assert ann.get(f"/api/tables/{waiting}/export")["view"] is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_finished_game_is_verified_in_words(here: Site, lang: str) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me", "me", options={"mini_villagers": "alone"})["id"]
    play_out([ann], table)
    told = ann.get(f"/api/tables/{table}/verify", lang=lang)
    assert told["ok"]
    assert [check["check"] for check in told["checks"]] == ["commitment", "actions", "result"]
    assert all(check["ok"] and "check-" not in check["words"] for check in told["checks"])
    assert str(told["actions"]) in told["checks"][1]["words"]
    assert commitment_of(told["seed"]) == told["commitment"]


def forge(data: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(data) as c:
        c.execute(statement, values)
    c.close()


@pytest.mark.parametrize(
    ("statement", "value", "failed"),
    [
        ("UPDATE game_table SET commitment = ?", "0" * 64, {"commitment"}),
        ("UPDATE game_table SET result = json_set(result, '$.scores[0].total', ?)", 999, {"result"}),
        ("UPDATE action SET text = ? WHERE seq = 3", "mini", {"actions"}),
    ],
)
def test_a_forged_game_is_found_out(tmp_path: Path, statement: str, value: object, failed: set[str]) -> None:
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann = here.player("Ann")
        table = ann.table("me", "me")["id"]
        play_out([ann], table)
        text = ann.ask("GET", f"/api/tables/{table}/replay").text
        assert verify(wagontrain.game("villagers"), Replay.read(text)) == []
    forge(data, statement, value)
    with site(data) as here:
        told = here.player(None).ask("GET", f"/api/tables/{table}/verify").json()
        if failed == {"actions"}:
            assert told["code"] == "other-version"  # it cannot even be opened any more
            return
        assert not told["ok"]
        assert {check["check"] for check in told["checks"] if not check["ok"]} == failed


# -- tables that were begun under other rules


@pytest.mark.parametrize(
    "change",
    [
        "version = version + 1",
        "tables = 'other tables', to_act = CASE status WHEN 'running' THEN 1 - to_act ELSE -1 END",
        "game = 'chess'",
        "options = '{\"no_such_option\": true}'",
    ],
)
def test_a_table_of_other_rules_can_be_looked_at_and_taken_along(tmp_path: Path, change: str) -> None:
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann, bob, running = started(here, 8)
        view = ann.view(running)
        if view["undo"]["can"]:
            ann.step("undo", running, view)
        over = ann.table("me", "me", "me", options={"mini_villagers": "alone"})["id"]
        play_out([ann], over)
        kept = ann.ask("GET", f"/api/tables/{over}/replay").text
        cookies = [ann.cookies, bob.cookies]
    forge(data, f"UPDATE game_table SET {change}")
    with site(data) as here:
        ann, bob = here.player(None), here.player(None)
        ann.cookies, bob.cookies = cookies
        look_around(ann, running, over)
        listed = {table["id"]: table for table in ann.get("/api/me/tables")["tables"]}
        if "options" not in change:  # which is found out only when the game is set up
            assert listed[running]["frozen"]
            assert not listed[running]["my_turn"]
        for table in (running, over):
            view = ann.view(table, lang="pl")
            assert view["view"] is None
            assert view["legal"] == []
            assert view["frozen"]["code"] == "other-version"
            assert view["frozen"]["words"] == Problem("other-version").words(speech_of("pl"))
        record = ann.get(f"/api/tables/{running}/export")
        assert [step["text"] for step in record["steps"] if step["seat"] == 0]
        assert not any(step["text"] for step in record["steps"] if step["seat"] == 1)
        taken = ann.ask("GET", f"/api/tables/{over}/replay").text
        assert Replay.read(taken).actions == Replay.read(kept).actions
        assert ann.act(running, {"seat": 0, "seq": 8}, "take 1", expect=409)["code"] == "other-version"
        assert bob.post(f"/api/tables/{running}/close", {})["status"] == "running"
        assert ann.post(f"/api/tables/{running}/close", {})["status"] == "closed"


def test_a_table_that_waits_starts_under_the_rules_of_the_day(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        table = ann.table("me", "open")["id"]
        cookies = bob.cookies
    forge(data, "UPDATE game_table SET version = 0, tables = 'of yesterday'")
    with site(data) as here:
        bob = here.player(None)
        bob.cookies = cookies
        assert not bob.get(f"/api/tables/{table}")["frozen"]
        assert bob.post(f"/api/tables/{table}/join")["status"] == "running"
        assert bob.view(table)["frozen"] is None


def test_nobody_is_late_at_a_frozen_table(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann = here.player("Ann")
        table = ann.table("me", "me", clock="move", clock_seconds=1000)["id"]
        other = ann.table("me", "bot:random", clock="move", clock_seconds=1000)["id"]
        cookies = ann.cookies
    forge(data, "UPDATE game_table SET version = version + 1, due = 1, moved = 1")
    with site(data) as here:
        ann = here.player(None)
        ann.cookies = cookies
        tables = (table, other)
        wait_until(lambda: all(ann.get(f"/api/tables/{each}")["due"] is None for each in tables))
        for each in (table, other):
            told = ann.get(f"/api/tables/{each}")
            assert told["due"] is None
            assert not any(seat["away"] for seat in told["seats"])


def look_around(ann: Player, *tables: str) -> None:
    """Everything that can be asked about a table is answered, or refused in words."""
    for table in tables:
        base = f"/api/tables/{table}"
        for path in (
            "",
            "/view",
            "/steps",
            "/steps/1",
            "/scores",
            "/brings",
            "/verify",
            "/replay",
            "/export",
            "/chat",
        ):
            answer = ann.ask("GET", base + path)
            assert answer.status_code < 500, (path, answer.text)
        for path, body in (
            ("/undo", {"seat": 0, "expected_seq": 8, "key": "u"}),
            ("/explain", {"seat": 0, "text": "take 1"}),
            ("/clone", {"step": 1, "bots": None}),
            ("/rematch", {}),
            ("/seats/1/absent", {"agree": False}),
            ("/chat", {"text": "hello"}),
        ):
            answer = ann.ask("POST", base + path, json=body)
            assert answer.status_code < 500, (path, answer.text)
    for path in ("/api/tables", "/api/me/tables", "/api/me/export", "/", "/healthz"):
        assert ann.ask("GET", path).status_code < 500


# -- the tables of the box


@pytest.mark.parametrize("game", wagontrain.games())
def test_the_page_gets_the_component_tables_in_use(here: Site, game: str) -> None:
    answer = here.client.get(f"/api/games/{game}/tables")
    tables = answer.json()
    assert not {"source", "confidence"} & set(json.dumps(tables).replace('"', " ").split())
    again = here.client.get(f"/api/games/{game}/tables", headers={"if-none-match": answer.headers["etag"]})
    assert again.status_code == 304
    built = GENERATED / f"tables-{game}.json"
    if built.is_file():
        assert tables == json.loads(built.read_text(encoding="utf-8"))
    assert here.client.get("/api/games/chess/tables").status_code == 404


OWN_TABLES = """
import os, sys
from pathlib import Path
from fastapi.testclient import TestClient
from wagontrain.web.serve import VARIABLE, app_of_environment, packed
from wagontrain.web.settings import Settings
os.environ[VARIABLE] = packed(Settings(data=sys.argv[1], tables=sys.argv[2]))
with TestClient(app_of_environment(), base_url="http://localhost") as client:
    cards = client.get("/api/games/villagers/tables").json()["cards"]["card"]
    told = client.get(f"/api/tables/{sys.argv[3]}/view").json()
    print(cards[0]["id"], cards[0]["gold"], told["frozen"])
"""


def test_corrected_tables_reach_the_page_and_the_games_that_they_do_not_change(tmp_path: Path) -> None:
    """`--tables DIR`: the page draws the figures in use; a game in which nothing was played goes on."""
    with site(tmp_path / "tables.db") as here:
        table = here.player("Ann").table("me", "me")["id"]
    own = tmp_path / "own" / "villagers"
    own.mkdir(parents=True)
    package = Path(wagontrain.__file__).resolve().parent
    printed = (package / "villagers" / "data" / "cards.toml").read_text(encoding="utf-8")
    (own / "cards.toml").write_text(printed.replace("gold = 3", "gold = 7", 1), encoding="utf-8")
    script = [sys.executable, "-c", OWN_TABLES, str(tmp_path / "tables.db"), str(own.parent), table]
    environ = {**os.environ, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(script, env=environ, capture_output=True, text=True, check=False)
    assert done.stdout == "poulterer 7 None\n", done.stderr


def test_an_imported_game_is_nobodys_result(here: Site) -> None:
    ann = here.player("Ann")
    mine = ann.table("me", "me", "me", options={"mini_villagers": "alone"})["id"]
    play_out([ann], mine)
    text = ann.ask("GET", f"/api/tables/{mine}/replay").text
    made = ann.post("/api/import", {"replay": text}, expect=201)
    assert made["result"]["scores"]
    results = ann.get(f"/api/players/{ann.id}")["results"]
    assert {result["table"] for result in results} == {mine}
