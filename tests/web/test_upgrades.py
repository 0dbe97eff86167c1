"""Databases and replays of earlier versions open in this one: see make_fixture.py."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

import wagontrain
from tests.web.client import Site, site
from tests.web.make_fixture import FIXTURES
from wagontrain.core.replay import Replay, verify
from wagontrain.web.admin import doctor
from wagontrain.web.settings import Settings

DATABASES = sorted(FIXTURES.glob("form-*.sql"))
REPLAYS = sorted((FIXTURES / "replays").glob("*.replay"))
STATUS = {"Waiting": "open", "Running": "running", "Over": "finished"}


@pytest.mark.parametrize("fixture", DATABASES, ids=lambda path: path.stem)
def test_an_earlier_database_opens(fixture: Path, tmp_path: Path) -> None:
    """Accounts and tables are there; what can be played goes on, a game of other rules says so plainly."""
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as c:
        c.executescript(fixture.read_text(encoding="utf-8"))
    c.close()
    with site(path) as here:
        ann = here.player(None)
        ann.post("/api/login", {"login": "ann", "password": "correct horse"})
        tables = ann.get("/api/me/tables")["tables"]
        assert {table["title"].split()[0] for table in tables} == set(STATUS)
        for table in tables:
            assert table["status"] == STATUS[table["title"].split()[0]]
            view = ann.view(table["id"])
            if view["frozen"] is not None:
                assert view["frozen"]["words"]
            elif table["status"] == "running":
                ann.act(table["id"], view, view["legal"][0]["text"], key="after the upgrade")
            elif table["status"] == "finished":
                assert ann.get(f"/api/tables/{table['id']}/verify")["ok"]
            assert ann.get(f"/api/tables/{table['id']}/export")["table"]["id"] == table["id"]
    _, wrong = asyncio.run(doctor(Settings(data=str(path))))
    assert all("other-version" in line for line in wrong), wrong


@pytest.mark.parametrize("fixture", REPLAYS, ids=lambda path: path.stem)
def test_an_earlier_replay_opens(fixture: Path, here: Site) -> None:
    """It can be read; where the rules are the same it is verified and imported, else it says why not."""
    text = fixture.read_text(encoding="utf-8")
    replay = Replay.read(text)
    game = wagontrain.game(replay.game)
    ann = here.player("Ann")
    if (replay.version, replay.tables) == (game.version, game.tables):
        assert verify(game, replay) == []
        made = ann.post("/api/import", {"replay": text}, expect=201)
        assert made["status"] == "finished"
    else:
        assert ann.post("/api/import", {"replay": text}, expect=422)["detail"]


def test_there_is_something_of_each_game() -> None:
    assert DATABASES
    assert {path.stem.rpartition("-")[0] for path in REPLAYS} == set(wagontrain.games())
