"""Tables without a server: the host that answers in a browser, here in plain Python.

Its answers have the shapes of the HTTP API. tests/e2e/test_site.py tries it in a browser.
"""

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

import wagontrain
from wagontrain.core.replay import Replay, verify
from wagontrain.web.offline.bridge import Bridge
from wagontrain.web.routes import all_routers

GAMES = wagontrain.games()
GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "replays"
SHAPES: dict[tuple[str, str], Any] = {
    (method, route.path): route.response_model
    for router in all_routers()
    for route in router.routes
    if isinstance(route, APIRoute) and route.response_model is not None
    for method in route.methods or ()
}


class Browser:
    """A page's worker: it stores what the host hands it, and lets bots act."""

    def __init__(self, stored: dict[str, str] | None = None) -> None:
        self.stored: dict[str, str] = dict(stored or {})
        self.bridge = Bridge()
        self.rings: dict[str, Any] = {}
        for name, text in self.stored.items():
            self.bridge.take_in(name, text)

    def take(self, outcome: dict[str, Any]) -> None:
        for name, text in outcome["stored"].items():
            if text is None:
                del self.stored[name]
            else:
                self.stored[name] = text
        self.rings.update(outcome["rings"])

    def ask(self, method: str, path: str, body: Any = None, status: int = 200) -> Any:
        outcome = json.loads(self.bridge.ask(method, f"/api{path}", "" if body is None else json.dumps(body)))
        self.take(outcome)
        answer = outcome["answer"]
        assert answer["status"] == status, answer
        return json.loads(answer["content"]) if answer["kind"] == "application/json" else answer["content"]

    def shaped(self, method: str, path: str, route: str, body: Any = None, status: int = 200) -> Any:
        """An answer that has the shape which the server's schema promises."""
        told = self.ask(method, path, body, status)
        TypeAdapter(SHAPES[method, f"/api{route}"]).validate_python(told, strict=True)
        return told

    def table(self, *seats: str, game: str = "villagers", **more: Any) -> str:
        wish = {"game": game, "seats": list(seats), **more}
        return str(self.shaped("POST", "/tables", "/tables", wish, 201)["id"])

    def view(self, table: str, **query: int) -> Any:
        text = "&".join(f"{name}={value}" for name, value in query.items())
        return self.shaped("GET", f"/tables/{table}/view?{text}", "/tables/{table_id}/view")

    def act(self, table: str, view: Any, text: str, status: int = 200, key: str = "") -> Any:
        wish = {"seat": view["seat"], "expected_seq": view["seq"], "text": text}
        wish["key"] = key or f"{view['seq']} {view['step']}"
        return self.ask("POST", f"/tables/{table}/act", wish, status)

    def step(self, kind: str, table: str, view: Any, status: int = 200) -> Any:
        wish = {"seat": view["seat"], "expected_seq": view["seq"], "key": f"{kind} {view['seq']}"}
        return self.ask("POST", f"/tables/{table}/{kind}", wish, status)

    def bots(self, table: str) -> int:
        """Let bots act until a person is asked; how often they did."""
        moves = 0
        while decided := self.bridge.decide(table):
            self.take(json.loads(self.bridge.move_on(table, decided)))
            moves += 1
        return moves

    def play(self, table: str, steps: int, seed: str = "") -> Any:
        """Play by chance; the last view."""
        chance = Random(seed)
        self.bots(table)
        view = self.view(table)
        for _ in range(steps):
            if not view["legal"]:
                break
            self.act(table, view, chance.choice(view["legal"])["text"])
            self.bots(table)
            view = self.view(table)
        return view


@pytest.fixture
def browser() -> Browser:
    made = Browser()
    made.shaped("POST", "/me", "/me", {"name": "Ann"})
    return made


def test_nothing_of_it_needs_a_web_framework_or_a_database() -> None:
    """In a browser there is none: with these packages missing, the bridge can still be imported."""
    missing = ["alembic", "anyio", "argon2", "fastapi", "pydantic", "sqlalchemy", "starlette", "typer"]
    code = (
        f"import sys; sys.modules.update(dict.fromkeys({missing!r}))\n"
        "from wagontrain.web.offline.bridge import Bridge\n"
        "print(Bridge().ask('GET', '/api/games', '')[:10])"
    )
    environ = {"PYTHONPATH": ":".join(path for path in sys.path if path), "PATH": ""}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environ)
    assert done.stdout.startswith('{"answer"'), done.stderr


def test_around_the_tables(browser: Browser) -> None:
    browser.table("me", "bot:easy")
    browser.shaped("GET", "/me", "/me")
    browser.shaped("GET", "/tables?status=open", "/tables")
    assert len(browser.shaped("GET", "/me/tables", "/me/tables")["tables"]) == 1
    browser.shaped("GET", "/players/me", "/players/{player_id}")
    for info in browser.shaped("GET", "/games", "/games"):
        assert [bot["name"] for bot in info["bots"]] == ["easy", "medium", "hard", "random"]
        browser.shaped("GET", f"/ratings/{info['game']}", "/ratings/{game}")
        assert "cites" in browser.ask("GET", f"/games/{info['game']}/tables")
        assert browser.ask("GET", f"/rules/{info['game']}?lang=pl").startswith("#")
        assert "=" in browser.ask("GET", f"/words/it/{info['game']}.ftl")


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game(browser: Browser, game: str) -> None:
    table = browser.table("me", "bot:random", game=game)
    view = browser.play(table, 6)
    place, route = f"/tables/{table}", "/tables/{table_id}"
    for part in ("view", "steps", "scores", "brings", "chat", "memo", "export"):
        browser.shaped("GET", f"{place}/{part}", f"{route}/{part}")
    browser.shaped("GET", place, route)
    browser.shaped("GET", f"{place}/steps/2", f"{route}/steps/{{step}}")
    wish = {"seat": view["seat"], "text": view["legal"][0]["text"]}
    told = browser.shaped("POST", f"{place}/explain", f"{route}/explain", wish)
    assert told == {"legal": True, "reasons": []}


@pytest.mark.parametrize("game", GAMES)
def test_a_stored_table_goes_on_as_it_was(browser: Browser, game: str) -> None:
    table = browser.table("me", "bot:random", "me", game=game)
    before = browser.play(table, 10)
    if before["undo"]["can"]:
        browser.step("undo", table, before)
    before = browser.view(table)
    again = Browser(browser.stored)
    assert again.view(table) == before
    assert again.bridge.host.table(table).dump() == browser.stored[f"table/{table}"]
    assert again.bridge.host.name() == "Ann"


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_has_results_a_proof_and_a_file(browser: Browser, game: str) -> None:
    text = finished(game)
    table = browser.shaped("POST", "/import", "/import", {"replay": text}, 201)["id"]
    assert browser.view(table)["table"]["status"] == "finished"
    proof = browser.shaped("GET", f"/tables/{table}/verify", "/tables/{table_id}/verify")
    assert proof["ok"]
    replay = Replay.read(browser.ask("GET", f"/tables/{table}/replay"))
    assert verify(wagontrain.game(game), replay) == []
    assert replay.result == Replay.read(text).result
    assert browser.ask("GET", "/players/me")["results"]
    other = browser.view(table, seat=replay.seats - 1)
    assert other["seat"] == replay.seats - 1
    assert other["legal"] == []


def finished(game: str) -> str:
    """The shortest recorded game that is over."""
    texts = [path.read_text(encoding="utf-8") for path in GOLDEN.glob(f"{game}-*.replay")]
    return min((text for text in texts if "\nresult: " in text), key=len)


def test_a_file_comes_back_as_a_table(browser: Browser) -> None:
    table = browser.table("me", "me")
    browser.play(table, 12)
    replay = browser.ask("GET", f"/tables/{table}/replay")
    brought = browser.shaped("POST", "/import", "/import", {"replay": replay}, 201)
    assert brought["status"] == "running"
    assert brought["seq"] == len(Replay.read(replay).actions)
    told = browser.ask("POST", "/import", {"replay": replay.replace("take", "tale", 1)}, 422)
    assert told["code"] == "bad-replay"


def test_from_a_finished_game_others_begin(browser: Browser) -> None:
    table = browser.table("me", "bot:random", game="villagers")
    running = browser.ask("POST", f"/tables/{table}/rematch", {}, 409)
    assert running["code"] == "table-not-finished"
    assert browser.play(table, 4000, "again")["table"]["status"] == "finished"
    again = browser.shaped("POST", f"/tables/{table}/rematch", "/tables/{table_id}/rematch", {}, 201)
    assert browser.ask("POST", f"/tables/{table}/rematch", {}, 201)["id"] == again["id"]
    wish = {"step": 5, "bots": "easy"}
    clone = browser.shaped("POST", f"/tables/{table}/clone", "/tables/{table_id}/clone", wish, 201)
    assert (clone["seq"], clone["status"]) == (5, "running")
    assert [seat["bot"] for seat in clone["seats"]] == [None, "easy"]


def test_moves_are_checked_as_by_the_server(browser: Browser) -> None:
    table = browser.table("me", "me")
    view = browser.view(table)
    text = view["legal"][0]["text"]
    assert browser.act(table, {**view, "seat": 5}, text, 403)["code"] == "not-your-seat"
    assert browser.act(table, {**view, "seat": 1 - view["seat"]}, text, 409)["code"] == "not-your-turn"
    assert browser.act(table, view, "juggle 3", 422)["code"] == "not-an-action"
    done = browser.act(table, view, text, key="once")
    assert not done["repeated"]
    assert browser.act(table, view, text, key="once") == {**done, "repeated": True}
    stale = browser.act(table, view, text, 409, key="late")
    assert stale["code"] == "stale"
    assert stale["view"]["seq"] == 1
    assert browser.step("redo", table, browser.view(table), 409)["code"] == "nothing-to-redo"
    illegal = browser.act(table, browser.view(table), "place cooper", 422)
    assert illegal["code"] == "not-legal"
    assert illegal["reasons"]


def test_undo_and_redo(browser: Browser) -> None:
    table = browser.table("me", game="gwt")
    view = browser.view(table)
    while not view["undo"]["can"]:
        view = browser.act(table, view, view["legal"][0]["text"])["view"]
    before = view["seq"]
    undone = browser.step("undo", table, view)["view"]
    assert undone["undo"]["redo"]
    redone = browser.step("redo", table, undone)["view"]
    assert redone["seq"] == before + 2
    assert redone["view"] == view["view"]


def test_a_table_that_does_not_allow_it_has_no_undo(browser: Browser) -> None:
    table = browser.table("me", game="gwt", undo=False)
    view = browser.view(table)
    assert not view["undo"]["can"]
    assert browser.step("undo", table, view, 409)["code"] == "undo-forbidden"


def test_a_plan_answers_for_a_person(browser: Browser) -> None:
    table = browser.table("me", "me")
    view = browser.view(table)
    wish = {"seat": view["seat"], "question": view["asked"]["question"], "lasts": "game"}
    text = view["legal"][0]["text"]
    told = browser.shaped("PUT", f"/tables/{table}/plans", "/tables/{table_id}/plans", {**wish, "text": text})
    assert len(told["plans"]) == 1
    assert browser.bots(table) == 1
    assert browser.view(table)["seq"] == 1
    assert browser.ask("PUT", f"/tables/{table}/plans", {**wish, "text": None})["plans"] == []
    unknown = {**wish, "question": "weather", "text": text}
    assert browser.ask("PUT", f"/tables/{table}/plans", unknown, 404)["code"] == "not-found"


@pytest.mark.parametrize("bot", ["easy", "medium", "hard"])
def test_bots_play_without_a_clock(browser: Browser, bot: str) -> None:
    table = browser.table("me", f"bot:{bot}", game="villagers", options={"first_player": "2"})
    view = browser.play(table, 2, bot)
    assert any(line["seat"] == 1 for line in view["log"]["lines"])


def test_what_needs_a_server_is_refused(browser: Browser) -> None:
    for seats in (["me", "open"], ["me", "invited"], ["bot:easy", "bot:easy"], ["me", "bot:expert"], []):
        told = browser.ask("POST", "/tables", {"game": "gwt", "seats": seats}, 422)
        assert told["code"] in ("invalid", "unknown-bot"), seats
    assert browser.ask("GET", "/me/tokens", status=404)["code"] == "not-found"
    assert browser.ask("GET", "/tables/abcdef/view", status=404)["code"] == "not-found"
    assert browser.ask("POST", "/tables", {"game": "chess", "seats": ["me"]}, 422)["code"] == "unknown-game"


def test_refusals_are_in_the_language_of_the_page(browser: Browser) -> None:
    english = browser.ask("GET", "/tables/abcdef?lang=en", status=404)["title"]
    polish = browser.ask("GET", "/tables/abcdef?lang=pl", status=404)["title"]
    assert english != polish


def test_notes_names_and_the_end_of_everything(browser: Browser) -> None:
    table = browser.table("me", "bot:easy")
    assert browser.ask("PUT", f"/tables/{table}/memo", {"text": "sell hay"}) == {"text": "sell hay"}
    assert Browser(browser.stored).ask("GET", f"/tables/{table}/memo") == {"text": "sell hay"}
    assert browser.ask("POST", f"/tables/{table}/close", {"agree": True})["status"] == "closed"
    assert browser.ask("POST", "/me", {"name": "  "}, 422)["code"] == "invalid"
    browser.ask("DELETE", "/me")
    assert browser.stored == {}


def test_a_table_of_other_rules_is_shown_and_not_played(browser: Browser) -> None:
    table = browser.table("me", "bot:easy")
    stored = json.loads(browser.stored[f"table/{table}"])
    stored["row"]["version"] += 1
    again = Browser({**browser.stored, f"table/{table}": json.dumps(stored)})
    view = again.view(table)
    assert view["frozen"]["code"] == "other-version"
    assert view["view"] is None
    assert again.bridge.decide(table) == ""
    assert again.bridge.ring(table)
    assert again.bridge.ring("nowhere") == ""


def test_what_was_decided_for_an_earlier_moment_is_dropped(browser: Browser) -> None:
    """Two pages of one browser may both have let the bot think."""
    table = browser.table("me", "bot:random")
    view = browser.play(table, 1)
    decided = json.dumps({"seq": view["seq"] - 1, "seat": 1, "text": "take 1"})
    assert json.loads(browser.bridge.move_on(table, decided)) == {"stored": {}, "rings": {}}
    assert json.loads(browser.bridge.move_on("gone", decided)) == {"stored": {}, "rings": {}}


def test_every_file_of_the_host_comes_along() -> None:
    folder = Path(wagontrain.__file__).parent / "web" / "offline"
    assert {path.stem for path in folder.glob("*.py")} >= {"bridge", "host", "tables", "playing", "making"}
