"""Around the game: lobby, seats, absent players, chat, replays, re-matches, statistics, accounts."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import wagontrain
from tests.web.client import Player, Site, play_out, site, wait_long, wait_until
from wagontrain.core.replay import Replay
from wagontrain.core.words import LANGUAGES, Words, words_file
from wagontrain.web.new_tables import stored_game
from wagontrain.web.problems import ABOUT, STATUS

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "replays"


def finished(here: Site) -> tuple[Player, Player, str]:
    """A game that two people have played to its end."""
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "open")["id"]
    bob.post(f"/api/tables/{table}/join")
    play_out([ann, bob], table)
    return ann, bob, table


def test_the_lobby_lists_public_tables(here: Site) -> None:
    ann, bob = here.player("Ann"), here.player("Bob")
    open_one = ann.table("me", "open", title="Open")["id"]
    running = ann.table("me", "me")["id"]
    hidden = ann.table("me", "open", public=False)["id"]
    listed = [table["id"] for table in bob.get("/api/tables")["tables"]]
    assert listed == [running, open_one]
    assert [table["id"] for table in bob.get("/api/tables", status="open")["tables"]] == [open_one]
    assert bob.get("/api/tables", game="gwt")["tables"] == []
    mine = ann.get("/api/me/tables")["tables"]
    assert mine[0]["id"] == running
    assert mine[0]["my_turn"]
    assert {table["id"] for table in mine} == {open_one, running, hidden}
    assert bob.get("/api/me/tables")["tables"] == []


def test_games_are_told_with_their_options_in_words(here: Site) -> None:
    told = here.player(None).get("/api/games", lang="it")
    assert [game["game"] for game in told] == wagontrain.games()
    option = next(game for game in told if game["game"] == "villagers")["options"][0]
    assert option["words"]
    assert option["help"]
    assert [choice["value"] for choice in option["choices"]]
    assert [bot["name"] for bot in told[0]["bots"]] == ["easy", "medium", "hard", "expert", "random"]
    assert told[0]["bots"][0]["words"] == Words("it").text("bot-easy") != "bot-easy"
    sierra = next(game for game in told if game["game"] == "sierra_west")["options"]
    assert {option["name"]: option["seats"] for option in sierra}["hastings_mule"] == [1]
    first = next(option for option in sierra if option["name"] == "first_player")
    assert first["seats"] == [2, 3, 4]
    assert [(choice["value"], choice["seats"]) for choice in first["choices"]] == [
        ("random", None),
        ("1", None),
        ("2", None),
        ("3", [3, 4]),
        ("4", [4]),
    ]
    assert here.client.get("/api/rules/villagers").text.startswith("#")
    polish = here.client.get("/api/rules/villagers?lang=pl")
    assert polish.headers["content-language"] == "pl"
    assert "Karta" in polish.text
    assert polish.headers["content-encoding"] == "gzip"
    plain = here.client.get("/api/rules/villagers?lang=pl", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == polish.text
    unknown = here.client.get("/api/rules/villagers?lang=xx")
    assert unknown.headers["content-language"] == "en"
    assert "game-title" in here.client.get("/api/words/ru/villagers.ftl").text
    assert here.client.get("/api/words/ru/nothing.ftl").status_code == 404


def test_an_option_without_effect_is_refused(here: Site) -> None:
    ann = here.player("Ann")
    for seats, options, words in (
        (["me", "open", "open"], {"hastings_mule": True}, "has no effect at 3 seats"),
        (["me", "open"], {"first_player": "3"}, "cannot be 3 at 2 seats"),
    ):
        wish = {"game": "sierra_west", "seats": seats, "options": options}
        problem = ann.post("/api/tables", wish, expect=422)
        assert problem["code"] == "bad-option"
        assert words in str(problem)
    made = ann.table("me", "open", game="sierra_west", options={"first_player": "2", "hastings_mule": False})
    assert made["options"]["first_player"] == "2"


def test_a_table_of_an_earlier_release_starts_with_the_options_of_today() -> None:
    stored = {"bot_round_limit": 20, "hastings_mule": True, "advanced_planning": True}
    row = SimpleNamespace(game="sierra_west", seats=3, options=stored)
    game, options = stored_game(row)
    wanted = {"round_limit": 20, "advanced_planning": True}
    assert options == game.check(3, wanted)


def test_the_words_of_a_game_come_with_what_its_tables_say(here: Site) -> None:
    words = here.client.get("/api/words/en/sierra_west.ftl").text
    assert words == words_file("en", "sierra_west")
    assert "Green path: 1 food / – / 1 boot" in words


def test_seats_are_taken_left_kept_and_filled(here: Site) -> None:
    ann, bob, cid = (here.player(name) for name in ("Ann", "Bob", "Cid"))
    made = ann.table("me", "invited", "open", "open", stand_in="random")
    table = f"/api/tables/{made['id']}"
    assert bob.post(f"{table}/join", {"seat": 1}, expect=403)["code"] == "bad-invite"
    assert bob.post(f"{table}/join", {"seat": 0}, expect=409)["code"] == "seat-taken"
    assert bob.post(f"{table}/join", {})["my_seats"] == [2]
    assert cid.post(f"{table}/join", {"invite": "nonsense"}, expect=403)["code"] == "bad-invite"
    one = ann.post(f"{table}/invites", {"seat": 1}, expect=201)
    assert cid.post(f"{table}/join", {"invite": one["token"]})["my_seats"] == [1]
    assert bob.post(f"{table}/leave", {"seat": 2})["my_seats"] == []
    cid.post(f"{table}/start", expect=403)
    cid.post(f"{table}/invites", {}, expect=403)
    changed = ann.post(f"{table}/seats/2", {"is": "bot:random"}, method="PATCH")
    assert changed["seats"][2]["kind"] == "bot"
    started = ann.post(f"{table}/start")
    assert started["status"] == "running"
    assert [seat["kind"] for seat in started["seats"]] == ["person", "person", "bot", "bot"]
    assert bob.post(f"{table}/join", {}, expect=409)["code"] == "table-not-open"
    codes = [note["code"] for note in ann.view(made["id"])["notes"]]
    assert codes == ["joined", "joined", "left", "seat-changed", "started"]


def test_an_absent_player_is_replaced_until_back(here: Site) -> None:
    people = [here.player(name) for name in ("Ann", "Bob", "Cid")]
    table = people[0].table("me", "open", "open", stand_in="random", rated=False)["id"]
    for person in people[1:]:
        person.post(f"/api/tables/{table}/join")
    absent = people[0].view(table)["table"]["to_act"]
    bob, ann, cid = people[absent], people[absent - 1], people[absent - 2]
    ann.post(f"/api/tables/{table}/seats/{(absent - 1) % 3}/absent", expect=409)
    wait_long(here, table)
    assert ann.post(f"/api/tables/{table}/seats/{absent}/absent")["seats"][absent]["votes"] == 1
    replaced = cid.post(f"/api/tables/{table}/seats/{absent}/absent")["seats"][absent]
    assert replaced["away"]
    assert replaced["stand_in"] == "random"
    ann.post(f"/api/tables/{table}/leave", {"seat": (absent - 1) % 3})

    def went_on() -> bool:
        view = cid.view(table)
        if view["legal"]:
            cid.act(table, view, view["legal"][0]["text"])
        return bool(view["seq"] > 12)

    wait_until(went_on, "move 13")
    back = bob.post(f"/api/tables/{table}/seats/{absent}/back")
    assert not back["seats"][absent]["away"]
    notes = [note["code"] for note in cid.view(table)["notes"]]
    assert notes[-4:] == ["vote-absent", "voted-absent", "left-to-bot", "back"]


@pytest.mark.parametrize("clock", ["move", "game"])
def test_a_clock_that_runs_out_brings_a_bot(here: Site, clock: str) -> None:
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "open", clock=clock, clock_seconds=1, stand_in="random")["id"]
    joined = bob.post(f"/api/tables/{table}/join")
    assert joined["due"] is not None
    wait_until(lambda: ann.view(table)["seq"] > 0, "the bot's move")
    assert "clock-ran-out" in [note["code"] for note in ann.view(table)["notes"]]


def test_nobodys_clock_is_wound_by_somebody_else(here: Site) -> None:
    ann, bob, cid = (here.player(name) for name in ("Ann", "Bob", "Cid"))
    table = ann.table("me", "open", "open", clock="move", clock_seconds=1000, stand_in="random")["id"]
    bob.post(f"/api/tables/{table}/join")
    started = cid.post(f"/api/tables/{table}/join")
    to_act = started["to_act"]
    other = (to_act + 1) % 3
    person = (ann, bob, cid)[other]
    left = person.post(f"/api/tables/{table}/leave", {"seat": other})
    back = person.post(f"/api/tables/{table}/seats/{other}/back")
    assert left["due"] == back["due"] == started["due"]
    mover = (ann, bob, cid)[to_act]
    body = {"game": "villagers", "seats": ["me", "me"], "clock": "move"}
    assert mover.post("/api/tables", body, expect=422)["code"] == "invalid"


def test_chat_is_for_the_players_and_can_be_hidden_and_muted(here: Site) -> None:
    ann, bob, eve = (here.player(name) for name in ("Ann", "Bob", "Eve"))
    table = ann.table("me", "open")["id"]
    bob.post(f"/api/tables/{table}/join")
    chat = f"/api/tables/{table}/chat"
    ann.post(chat, {"text": "hello"}, expect=201)
    bob.post(chat, {"text": "hi"}, expect=201)
    assert eve.post(chat, {"text": "kibitz"}, expect=403)["code"] == "not-seated"
    ann.post(chat, {"text": "x" * 1001}, expect=422)
    assert [line["text"] for line in eve.get(chat)["messages"]] == ["hello", "hi"]
    assert [line["text"] for line in eve.get(chat, since=1)["messages"]] == ["hi"]
    bob.post(f"{chat}/1/hide", expect=403)
    ann.post(f"{chat}/2/hide")
    assert [line["text"] for line in bob.get(chat)["messages"]] == ["hello", ""]
    bob.post(f"/api/me/mutes/{ann.id}", method="PUT")
    bob.post(f"/api/me/mutes/{ann.id}", method="PUT")
    assert [line["number"] for line in bob.get(chat)["messages"]] == [2]
    bob.post(f"/api/me/mutes/{ann.id}", method="DELETE")
    assert len(bob.get(chat)["messages"]) == 2
    ann.post(f"/api/tables/{table}/memo", {"text": "watch the miners"}, method="PUT")
    assert ann.get(f"/api/tables/{table}/memo")["text"] == "watch the miners"
    assert bob.get(f"/api/tables/{table}/memo")["text"] == ""


@pytest.mark.parametrize("spectators", [True, False])
def test_what_is_said_at_a_table_without_spectators_stays_there(here: Site, spectators: bool) -> None:
    """Also when the game is over, and before it begins."""
    ann, bob, eve = (here.player(name) for name in ("Ann", "Bob", "Eve"))
    made = ann.table("me", "open", spectators=spectators)
    chat = f"/api/tables/{made['id']}/chat"
    ann.post(chat, {"text": "before"}, expect=201)
    stranger = here.player(None)
    expected = 200 if spectators else 403
    for who in (eve, stranger):
        who.get(chat, expect=expected)
    bob.post(f"/api/tables/{made['id']}/join")
    bob.post(chat, {"text": "private plan"}, expect=201)
    for over in (False, True):
        if over:
            play_out([ann, bob], made["id"])
            assert eve.view(made["id"])["table"]["status"] == "finished"
        assert [line["text"] for line in bob.get(chat)["messages"]] == ["before", "private plan"]
        for who in (eve, stranger):
            told = who.get(chat, expect=expected)
            assert ("private plan" in str(told)) is spectators


def test_a_finished_game_is_looked_at_cloned_and_played_again(both: Site) -> None:
    ann, bob, table = finished(both)
    steps = ann.get(f"/api/tables/{table}/steps")
    assert all(line["text"] for line in steps["lines"])
    middle = steps["steps"] // 2
    seen = ann.get(f"/api/tables/{table}/steps/{middle}", seat=1)
    assert seen["step"] == middle
    clone = ann.post(f"/api/tables/{table}/clone", {"step": middle, "bots": None}, expect=201)
    assert clone["my_seats"] == [0, 1]
    assert clone["origin"] == table
    assert not clone["rated"]
    view = ann.view(clone["id"], seat=1)
    assert view["view"] == seen["view"]
    assert view["step"] == middle
    play_out([ann], clone["id"])
    ann.post(f"/api/tables/{table}/clone", {"step": 10_000}, expect=404)
    again = ann.post(f"/api/tables/{table}/rematch", expect=201)
    assert again["status"] == "open"
    assert bob.post(f"/api/tables/{table}/rematch", expect=201)["id"] == again["id"]
    assert bob.post(f"/api/tables/{again['id']}/join")["status"] == "running"


def test_replay_files_come_in_and_go_out(both: Site) -> None:
    ann, _, table = finished(both)
    text = ann.ask("GET", f"/api/tables/{table}/replay").text
    made = ann.post("/api/import", {"replay": text}, expect=201)
    assert made["status"] == "finished"
    assert ann.ask("GET", f"/api/tables/{made['id']}/replay").text == text
    replay = Replay.read(text)
    replay.actions = replay.actions[:30]
    replay.result = None
    half = ann.post("/api/import", {"replay": replay.write()}, expect=201)
    assert half["status"] == "running"
    assert half["seq"] == 30
    for bad in (text.replace("take", "tale", 1), text[:200], "nonsense", text.replace("check: ", "check: 0")):
        assert ann.post("/api/import", {"replay": bad}, expect=422)["code"] == "bad-replay"


def test_every_golden_replay_can_be_imported(here: Site) -> None:
    ann = here.player("Ann")
    names = {f"{name}-" for name in wagontrain.games()}
    found = [path for path in sorted(GOLDEN.glob("*.replay")) if path.name.startswith(tuple(names))]
    assert found
    for path in found[:6]:
        made = ann.post("/api/import", {"replay": path.read_text(encoding="utf-8")}, expect=201)
        assert made["status"] == "finished"


def test_results_and_ratings(here: Site) -> None:
    ann, bob, table = finished(here)
    rated = here.player(None).get("/api/ratings/villagers")
    assert {row["name"] for row in rated["people"]} == {"Ann", "Bob"}
    assert rated["bots"] == []
    scores = ann.view(table)["table"]["result"]["scores"]
    best = min(scores, key=lambda score: score["rank"])
    if scores[0]["rank"] != scores[1]["rank"]:
        assert rated["people"][0]["name"] == best["name"]
    told = bob.get(f"/api/players/{ann.id}")
    assert told["results"][0]["table"] == table
    assert told["ratings"]["villagers"]["games"] == 1


def test_accounts_on_two_devices_and_forgetting(both: Site) -> None:
    ann = both.player("Ann")
    ann.post("/api/register", {"login": "Ann.B", "password": "correct horse"})
    ann.post("/api/register", {"login": "x", "password": "correct horse"}, expect=422)
    other = both.player("Other")
    assert (
        other.post("/api/register", {"login": "ann.b", "password": "12345678"}, expect=409)["code"]
        == "name-taken"
    )
    phone = both.player(None)
    phone.post("/api/login", {"login": "ann.b", "password": "wrong horse"}, expect=401)
    phone.post("/api/login", {"login": "nobody", "password": "wrong horse"}, expect=401)
    assert phone.post("/api/login", {"login": "ANN.b", "password": "correct horse"})["player"]["id"] == ann.id
    table = ann.table("me", "open")["id"]
    other.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/chat", {"text": "private thing"}, expect=201)
    told = phone.get("/api/me/export")
    assert told["chat"][0]["text"] == "private thing"
    assert "password" not in told["player"]
    waiting = ann.table("me", "open", title="Nobody's")["id"]
    mine = other.table("me", "open", "open")["id"]
    ann.post(f"/api/tables/{mine}/join")
    phone.post("/api/me", method="DELETE")
    assert ann.get("/api/me")["player"] is None
    assert "private thing" not in str(other.get(f"/api/tables/{table}/chat"))
    assert "Ann" not in str(other.view(table)["table"]["seats"])
    assert "Ann" not in str(other.view(table)["notes"])
    assert "Ann" not in str(other.view(mine))
    assert other.get(f"/api/tables/{mine}")["seats"][1]["kind"] == "open"
    assert other.get(f"/api/tables/{waiting}")["status"] == "closed"


def test_notices_wait_for_who_has_to_act(here: Site) -> None:
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "open", pace="daily")["id"]
    bob.post(f"/api/tables/{table}/join")
    people = [ann, bob]
    first = ann.view(table)["table"]["to_act"]
    people[first].act(table, people[first].view(table), "take 1")
    waiting = people[1 - first].get("/api/notices")["notices"]
    assert [(note["table"], note["code"]) for note in waiting] == [(table, "your-turn")]
    assert people[1 - first].get("/api/notices")["notices"] == []


def test_sockets_ring(here: Site) -> None:
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "open")["id"]
    headers = {"cookie": f"wagontrain={ann.cookies['wagontrain']}"}

    def ring(socket: Any) -> dict[str, Any]:
        while True:
            told: dict[str, Any] = socket.receive_json()
            if "seq" in told:
                return told

    with here.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as socket:
        assert ring(socket) == {"seq": 0, "change": 0, "chat": 0}
        bob.post(f"/api/tables/{table}/join")
        assert ring(socket)["change"] == 2
        assert ann.get(f"/api/tables/{table}")["seats"][0]["online"]
        people = [ann, bob]
        to_act = ann.view(table)["table"]["to_act"]
        people[to_act].act(table, people[to_act].view(table), "take 2")
        assert ring(socket)["seq"] == 1
        bob.post(f"/api/tables/{table}/chat", {"text": "hi"}, expect=201)
        assert ring(socket)["chat"] == 1
        socket.send_text("ping")
        assert socket.receive_json() == {"pong": True}
    with here.client.websocket_connect("/api/me/socket", headers=headers) as socket:
        people[1 - to_act].act(table, people[1 - to_act].view(table), "take 3")
        if to_act == 0:
            assert socket.receive_json() == {"table": table, "my_turn": True}


def test_health_and_figures(here: Site) -> None:
    assert here.client.get("/healthz").json()["ok"]
    here.player("Ann")
    text = here.client.get("/metrics").text
    assert 'wagontrain_request_seconds_count{method="POST",route="/api/me",status="201"} 1.0' in text
    assert "wagontrain_live_tables" in text


def test_tables_that_are_not_used_leave_the_memory(tmp_path: Path) -> None:
    with site(tmp_path / "tables.db", live_tables=3) as here:
        ann = here.player("Ann")
        tables = [ann.table("me", "me")["id"] for _ in range(6)]
        for table in tables:
            ann.act(table, ann.view(table), "take 1")
        assert len(here.server.tables.lives) == 3
        assert [ann.view(table)["seq"] for table in tables] == [1] * 6


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_server_has_its_words_in_every_language(lang: str) -> None:
    words = Words(lang, "server", strict=True)
    codes = [*STATUS, *(f"{code}-{about}" for code, what in ABOUT.items() for about in what)]
    for code in codes:
        assert words.text(f"problem-{code}", services="ntfy", host="example.org")
    source = (Path(wagontrain.__file__).parent / "words").resolve()
    names = [
        line.split(" =")[0]
        for line in (source / lang / "server.ftl").read_text().splitlines()
        if " =" in line
    ]
    english = [
        line.split(" =")[0]
        for line in (source / "en" / "server.ftl").read_text().splitlines()
        if " =" in line
    ]
    assert names == english
