"""Databases of earlier versions open in this one: see make_fixture.py."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from tests.web.client import site
from tests.web.make_fixture import FIXTURES
from wagontrain.web.admin import doctor
from wagontrain.web.settings import Settings


@pytest.mark.parametrize("fixture", sorted(FIXTURES.glob("form-*.sql")), ids=lambda path: path.stem)
def test_an_earlier_database_opens(fixture: Path, tmp_path: Path) -> None:
    """Accounts and tables are there; a game whose rules have changed since says so plainly."""
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as c:
        c.executescript(fixture.read_text(encoding="utf-8"))
    c.close()
    with site(path) as here:
        ann = here.player(None)
        ann.post("/api/login", {"login": "ann", "password": "correct horse"})
        tables = {table["title"]: table for table in ann.get("/api/me/tables")["tables"]}
        assert {title: table["status"] for title, table in tables.items()} == {
            "Waiting": "open",
            "Running": "running",
            "Over": "finished",
        }
        for title in ("Running", "Over"):
            answer = ann.ask("GET", f"/api/tables/{tables[title]['id']}/view")
            assert answer.status_code == 200 or answer.json()["code"] == "other-version"
    _, wrong = asyncio.run(doctor(Settings(data=str(path))))
    assert all("other-version" in line for line in wrong), wrong
