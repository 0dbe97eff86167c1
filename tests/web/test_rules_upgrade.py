"""Tables that were begun under other rules: the same game goes on, another one says where it parts."""

import asyncio
import json
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import wagontrain
from tests.web.client import Player, Site, site
from tests.web.deep import play_on
from tests.web.make_fixture import FIXTURES
from wagontrain.core.words import LANGUAGES
from wagontrain.web.admin import doctor, make_ready
from wagontrain.web.compatibility import ILLEGAL, NEWER, SEAT, TAKEN_BACK, rehearse
from wagontrain.web.settings import Settings
from wagontrain.web.store.engine import StoreError

VILLAGERS = wagontrain.game("villagers")


def of_the_first_form(tmp_path: Path) -> Path:
    """The tables that the build of version 1 of all games has made."""
    path = tmp_path / "tables.db"
    with sqlite3.connect(path) as c:
        c.executescript((FIXTURES / "form-0002.sql").read_text(encoding="utf-8"))
    c.close()
    return path


def forge(path: Path, statement: str, *values: Any) -> None:
    with sqlite3.connect(path) as c:
        c.execute(statement, values)
    c.close()


def read(path: Path, query: str, *values: Any) -> list[Any]:
    with sqlite3.connect(path) as c:
        found = c.execute(query, values).fetchall()
    c.close()
    return found


def fixture_owner(here: Site) -> tuple[Player, dict[str, dict[str, Any]]]:
    """Ann, and her tables by title."""
    ann = here.player(None)
    ann.post("/api/login", {"login": "ann", "password": "correct horse"})
    return ann, {table["title"]: table for table in ann.get("/api/me/tables")["tables"]}


# -- tables of the build before


@pytest.mark.parametrize("game", ["gwt", "sierra_west"])
def test_a_table_of_the_build_before_goes_on_where_nothing_differs(tmp_path: Path, game: str) -> None:
    """Its version and tables are the present ones from then on, and the log says so in every language."""
    path = of_the_first_form(tmp_path)
    with site(path) as here:
        ann, tables = fixture_owner(here)
        table = tables[f"Running {game}"]["id"]
        view = ann.view(table)
        assert view["frozen"] is None
        assert view["table"]["version"] == wagontrain.game(game).version
        told = {ann.view(table, lang=lang)["notes"][-1]["text"] for lang in LANGUAGES}
        assert len(told) == len(LANGUAGES)
        assert view["notes"][-1]["code"] == "carried"
        ann.act(table, view, view["legal"][0]["text"])
        assert ann.view(table)["seq"] == 41
        listed = fixture_owner(here)[1][f"Running {game}"]
        assert not listed["frozen"]
        assert listed["my_turn"]
    assert read(path, "SELECT version, tables FROM game_table WHERE id = ?", table) == [
        (wagontrain.game(game).version, wagontrain.game(game).tables)
    ]


def test_a_table_of_the_build_before_that_differs_says_where_and_why(tmp_path: Path) -> None:
    path = of_the_first_form(tmp_path)
    with site(path) as here:
        ann, tables = fixture_owner(here)
        table = tables["Running villagers"]["id"]
        view = ann.view(table, seat=0)
        assert view["view"] is None
        assert view["frozen"]["code"] == "other-version"
        assert view["frozen"]["move"] == 8
        assert "VIL-7.13" in view["frozen"]["why"]
        assert view["frozen"]["command"] == "uvx wagontrain==0.1.0 serve --data COPY"
        assert len({ann.view(table, lang=lang)["frozen"]["why"] for lang in LANGUAGES}) == len(LANGUAGES)
        assert [note["code"] for note in view["notes"]].count("differs") == 1
        assert ann.act(table, view, "onto 2", expect=409)["code"] == "other-version"
        assert read(path, "SELECT version FROM game_table WHERE id = ?", table) == [(1,)]
        assert ann.post(f"/api/tables/{table}/close", {})["status"] == "closed"


def test_the_database_of_before_stays_for_the_release_that_made_it(tmp_path: Path) -> None:
    """It cannot open the newer form, and some tables can only be finished with it. None is written over."""
    path = of_the_first_form(tmp_path)
    actions = read(path, "SELECT * FROM action ORDER BY table_id, seq")
    kept = path.with_name("tables.db.form-0002")
    for _ in range(2):
        with site(path):
            pass
    assert sorted(tmp_path.glob("*.form-*")) == [kept]
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600
    assert read(kept, "SELECT version_num FROM alembic_version") == [("0002",)]
    assert read(kept, "SELECT * FROM action ORDER BY table_id, seq") == actions
    assert {version for (version,) in read(kept, "SELECT version FROM game_table")} == {1}
    kept.write_bytes(b"played on")
    path.unlink()
    with site(of_the_first_form(tmp_path)):
        pass
    assert kept.read_bytes() == b"played on"
    assert [each.name for each in tmp_path.glob("*.form-*-2")] == ["tables.db.form-0002-2"]
    with site(tmp_path / "new.db"):
        pass
    assert not list(tmp_path.glob("new.db.form*"))


def test_without_room_for_a_copy_the_database_stays_as_it_is(tmp_path: Path) -> None:
    path = of_the_first_form(tmp_path)
    (tmp_path / "tables.db.form-0002.part").mkdir()  # in the way
    with pytest.raises(StoreError, match="no copy"):
        asyncio.run(make_ready(Settings(data=str(path))))
    assert read(path, "SELECT version_num FROM alembic_version") == [("0002",)]


def test_what_was_found_is_stored_and_not_looked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = of_the_first_form(tmp_path)
    with site(path) as here:
        ann, tables = fixture_owner(here)
        ids = [tables[f"Running {game}"]["id"] for game in wagontrain.games()]
        before = [ann.view(table) for table in ids]
    played: list[str] = []
    monkeypatch.setattr("wagontrain.web.rules_upgrade.rehearse", lambda row, actions: played.append(row.id))
    with site(path) as here:
        ann, _ = fixture_owner(here)
        for table, was in zip(ids, before, strict=True):
            view = ann.view(table)
            assert view["frozen"] == was["frozen"]
            assert view["notes"] == was["notes"]
    assert played == []


def test_only_its_player_reads_the_move_at_which_a_game_differs(tmp_path: Path) -> None:
    """What somebody has played can be a secret, and so can the reasons against it."""
    path = of_the_first_form(tmp_path)
    with site(path) as here:
        ann, tables = fixture_owner(here)
        table = tables["Running villagers"]["id"]
        ann.view(table)
        forge(path, "UPDATE game_table SET public = 1, spectators = 1 WHERE id = ?", table)
        eve = here.player("Eve")
        for other in (ann.view(table, seat=1), eve.view(table)):
            assert other["frozen"]["move"] == 8
            assert other["frozen"]["why"]
            assert "onto" not in json.dumps(other)
            assert "VIL-7.13" not in json.dumps(other)


def test_a_finished_table_stays_as_it_was(tmp_path: Path) -> None:
    path = of_the_first_form(tmp_path)
    with site(path) as here:
        ann, tables = fixture_owner(here)
        for game in wagontrain.games():
            table = tables[f"Over {game}"]
            view = ann.view(table["id"])
            assert view["table"]["version"] == 1
            assert view["table"]["result"]["scores"]
            assert view["frozen"]["command"]
            assert view["frozen"]["move"] is None
            replay = ann.ask("GET", f"/api/tables/{table['id']}/replay").text
            assert "\nversion: 1\n" in replay
            assert ann.get(f"/api/tables/{table['id']}/steps", expect=409)["code"] == "other-version"


def test_the_doctor_judges_and_changes_nothing(tmp_path: Path) -> None:
    path = of_the_first_form(tmp_path)
    with site(path):
        pass  # bring it to the newest form
    forge(path, "DELETE FROM note WHERE code IN ('carried', 'differs')")
    forge(path, "UPDATE game_table SET version = 1")
    _, wrong = asyncio.run(doctor(Settings(data=str(path))))
    running = dict(read(path, "SELECT id, game FROM game_table WHERE status = 'running'"))
    found = [line for line in wrong if line.split()[1].rstrip(":") in running]
    assert len(found) == 1
    assert "villagers" in found[0]
    assert "move 8" in found[0]
    assert read(path, "SELECT DISTINCT version FROM game_table") == [(1,)]


# -- a rule that is changed on purpose

CORRECTED = """
import os, sys
from fastapi.testclient import TestClient
from wagontrain.web.serve import VARIABLE, app_of_environment, packed
from wagontrain.web.settings import Settings
os.environ[VARIABLE] = packed(Settings(data=sys.argv[1], tables=sys.argv[2]))
with TestClient(app_of_environment(), base_url="http://localhost") as client:
    for table in sys.argv[3:]:
        frozen = client.get(f"/api/tables/{table}/view").json()["frozen"]
        print("goes on" if frozen is None else f"{frozen['move'] is not None} {frozen['command']}")
"""


def test_corrected_tables_stop_only_the_games_that_they_change(tmp_path: Path) -> None:
    """One card more changes every deck, but not a game in which nothing was played yet."""
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann = here.player("Ann")
        fresh, played = (ann.table("me", "me")["id"] for _ in range(2))
        play_on(data, played, 60, Random(1).choice)
    own = tmp_path / "own" / "villagers"
    own.mkdir(parents=True)
    package = Path(wagontrain.__file__).resolve().parent
    printed = (package / "villagers" / "data" / "cards.toml").read_text(encoding="utf-8")
    (own / "cards.toml").write_text(printed.replace("copies = 2", "copies = 3", 1), encoding="utf-8")
    script = [sys.executable, "-c", CORRECTED, str(data), str(own.parent), fresh, played]
    environ = {**os.environ, "PYTHONPATH": str(package.parent)}
    done = subprocess.run(script, env=environ, capture_output=True, text=True, check=False)
    assert done.stdout == "goes on\nTrue wagontrain serve --tables DIR\n", done.stderr


def test_a_new_version_under_which_all_is_the_same_goes_on_with_undo_and_clock(tmp_path: Path) -> None:
    """Undone and confirmed moves are played again as well; nobody's clock has run out meanwhile."""
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        table = ann.table("me", "open", confirm=True, clock="move", clock_seconds=1000)["id"]
        bob.post(f"/api/tables/{table}/join")
        kinds = play_with_undo(table, ann, bob)
        cookies = ann.cookies
        before = ann.view(table)
    assert {"act", "undo"} <= kinds
    forge(data, "UPDATE game_table SET version = version - 1, due = 1, moved = 1")
    with site(data) as here:
        ann = here.player(None)
        ann.cookies = cookies
        view = ann.view(table)
        assert view["frozen"] is None
        assert (view["seq"], view["view"], view["asked"]) == (before["seq"], before["view"], before["asked"])
        assert not any(seat["away"] for seat in view["table"]["seats"])
        assert view["table"]["due"] > before["table"]["started"]


def play_with_undo(table: str, *people: Player) -> set[str]:
    """Some moves, each second one taken back and played again; the kinds of what was stored."""
    kinds = set()
    chance = Random(3)
    for n in range(16):
        person = people[people[0].view(table)["table"]["to_act"]]
        view = person.view(table)
        if view["held"]:
            kind = "confirm"
        elif view["undo"]["redo"] and n % 4 == 2:
            kind = "redo"
        else:
            kind = "undo" if n % 4 == 1 and view["undo"]["can"] else "act"
        kinds.add(kind)
        if kind == "act":
            person.act(table, view, chance.choice(view["legal"])["text"])
        else:
            person.step(kind, table, view)
    return kinds


def test_all_people_at_a_table_that_differs_can_end_it(tmp_path: Path) -> None:
    """The owner alone, who may not even sit there, or everybody else together."""
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        table = ann.table("me", "open")["id"]
        bob.post(f"/api/tables/{table}/join")
        cookies = [ann.cookies, bob.cookies]
    forge(data, "UPDATE game_table SET version = version - 1, to_act = 1 - to_act")
    with site(data) as here:
        ann, bob = here.player(None), here.player(None)
        ann.cookies, bob.cookies = cookies
        assert ann.view(table)["frozen"]["move"] == 1
        told = bob.post(f"/api/tables/{table}/close", {})
        assert told["status"] == "running"
        assert told["closing"]["votes"] == [1]
        assert ann.post(f"/api/tables/{table}/close", {})["status"] == "closed"


def test_a_table_that_nobody_has_judged_yet_is_not_its_owners_to_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It may well go on: until then the ordinary rule holds, and who asks is told to wait."""
    data = tmp_path / "tables.db"
    with site(data) as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        table = ann.table("me", "open")["id"]
        bob.post(f"/api/tables/{table}/join")
        cookies = ann.cookies
    forge(data, "UPDATE game_table SET version = version - 1")

    async def unfinished(*_: Any) -> bool:
        return False

    monkeypatch.setattr("wagontrain.web.rules_upgrade.Carrying.judge", unfinished)
    with site(data) as here:
        ann = here.player(None)
        ann.cookies = cookies
        frozen = ann.view(table)["frozen"]
        assert frozen["code"] == "checking-rules"
        assert frozen["command"] is None
        refused = ann.act(table, {"seat": 0, "seq": 0}, "take 1", expect=503)
        assert refused["code"] == "checking-rules"
        assert ann.post(f"/api/tables/{table}/close", {})["status"] == "running"


# -- what counts as a difference


def stored_game(moves: int) -> tuple[Any, list[Any]]:
    """The row of a table as an earlier version left it, and its actions."""
    s = VILLAGERS.new(2, "seed", {})
    actions = []
    for seq in range(1, moves + 1):
        seat, text = VILLAGERS.to_act(s), VILLAGERS.text(VILLAGERS.legal(s)[0])
        actions.append(SimpleNamespace(seq=seq, kind="act", seat=seat, text=text, player_id="someone"))
        VILLAGERS.play(s, text)
    row = SimpleNamespace(
        id="table", game="villagers", version=0, tables="", options={}, seats=2, seed="seed", confirm=False
    )
    row.seq, row.to_act = moves, VILLAGERS.to_act(s)
    return row, actions


def test_the_same_game_does_not_differ() -> None:
    assert rehearse(*stored_game(12)) is None


def test_another_seat_a_move_that_is_not_legal_and_another_end_are_differences() -> None:
    row, actions = stored_game(12)
    actions[4].seat = 1 - actions[4].seat
    found = rehearse(row, actions)
    assert found is not None
    assert (found.move, found.why) == (5, SEAT)
    row, actions = stored_game(12)
    actions[6].text = "take 99"
    found = rehearse(row, actions)
    assert found is not None
    assert (found.move, found.why, found.text) == (7, ILLEGAL, "take 99")
    row, actions = stored_game(12)
    row.to_act = 1 - row.to_act
    found = rehearse(row, actions)
    assert found is not None
    assert (found.move, found.why) == (13, SEAT)


def test_an_undo_of_what_cannot_be_taken_back_is_a_difference() -> None:
    row, actions = stored_game(12)
    undo = SimpleNamespace(seq=13, kind="undo", seat=actions[-1].seat, text="0", player_id="someone")
    row.seq = 13
    found = rehearse(row, [*actions, undo])
    assert found is not None
    assert (found.move, found.why) == (13, TAKEN_BACK)


def test_an_older_program_does_not_take_over_the_tables_of_a_newer_one() -> None:
    row, actions = stored_game(2)
    row.version = VILLAGERS.version + 1
    found = rehearse(row, actions)
    assert found is not None
    assert (found.move, found.why) == (0, NEWER)
