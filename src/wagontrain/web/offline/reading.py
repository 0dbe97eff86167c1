"""What can be looked at in a browser: the player, games and rules, the list of tables, finished games."""

import time
from typing import Any

import wagontrain

from ...core.errors import UnknownGame
from ...core.game_folders import words_path
from ...core.replay import Replay
from ...core.rulebook import rules_language, rules_text
from ...core.words import LANGUAGES, words_file
from ..game_info import game_info, tables_body
from ..look_back import moment, step_lines
from ..previews import scores_json
from ..problems import Problem
from ..replays import FORMAT, brief, checks_of
from ..score_history import Course
from ..turns import turns_json
from ..views import encoded, notes_json
from .bots import PLAYABLE
from .host import PLAYER, TABLE, Answer, Host, Request, json_answer
from .tables import ME, LocalTable

ORDER = {"running": 1, "finished": 2, "closed": 3}
LONGEST_NAME = 40


# -- the player


def me(host: Host, request: Request) -> Answer:
    """Who sits at this browser."""
    return json_answer({"player": host.player, "language": request.speech.lang, "languages": list(LANGUAGES)})


def change_me(host: Host, request: Request) -> Answer:
    """A name, or another one."""
    name = " ".join(str(request.body.get("name") or host.name()).split())[:LONGEST_NAME]
    if not name:
        raise Problem("invalid", "name")
    lang = request.body.get("language")
    language = lang if lang in LANGUAGES else None
    known = {"id": ME, "name": name, "login": None, "language": language, "is_bot": False}
    host.player = {**known, "notices": {"urls": [], "digest": False}}
    host.changed.add(PLAYER)
    return me(host, request)


def forget_me(host: Host, request: Request) -> Answer:
    """Delete everything that this browser has stored."""
    host.changed |= {PLAYER, *(TABLE + name for name in host.tables)}
    host.player = None
    host.tables.clear()
    return json_answer({})


def results(host: Host, request: Request, player: str) -> Answer:
    """The finished games of this browser."""
    found = []
    for table in listed(host):
        if table.row.status == "finished" and table.row.result:
            found += [outcome(table, score) for score in table.row.result["scores"] if is_mine(table, score)]
    about = {"id": player, "name": host.name(), "is_bot": False}
    return json_answer({**about, "results": found, "ratings": {}})


def is_mine(table: LocalTable, score: dict[str, Any]) -> bool:
    return not score["automa"] and score["seat"] in table.mine()


def outcome(table: LocalTable, score: dict[str, Any]) -> dict[str, Any]:
    row = table.row
    about = {"table": row.id, "title": row.title, "game": row.game, "rated": False, "at": row.finished}
    return {**about, "rank": score["rank"], "total": score["total"], "parts": score["parts"]}


def ratings(host: Host, request: Request, game: str) -> Answer:
    """There are none without a server."""
    return json_answer({"game": game, "people": [], "bots": []})


# -- games


def found_game(name: str) -> Any:
    try:
        return wagontrain.game(name)
    except UnknownGame:
        raise Problem("not-found", "game") from None


def games(host: Host, request: Request) -> Answer:
    """All games, with the bots that play here."""
    infos = [game_info(wagontrain.game(name), request.speech) for name in wagontrain.games()]
    for info in infos:
        info["bots"] = [bot for bot in info["bots"] if bot["name"] in PLAYABLE]
    return json_answer(infos)


def components(host: Host, request: Request, game: str) -> Answer:
    """The component tables of a game."""
    return Answer(content=tables_body(found_game(game).name)[0].decode())


def words(host: Host, request: Request, lang: str, file: str) -> Answer:
    """A Fluent file."""
    name = file.removesuffix(".ftl")
    path = words_path(lang, name) if lang in LANGUAGES and name.isidentifier() else None
    if path is None or not path.is_file():
        raise Problem("not-found", "words")
    return Answer(200, "text/plain", lang, words_file(lang, name))


def rules(host: Host, request: Request, game: str) -> Answer:
    """The rules of a game as Markdown."""
    name = found_game(game).name
    lang = rules_language(name, request.speech.lang)
    return Answer(200, "text/markdown", lang, rules_text(name, lang))


# -- tables


def listed(host: Host) -> list[LocalTable]:
    """All tables: those that wait for a person first, then by their age."""
    found = list(host.tables.values())
    return sorted(found, key=lambda t: (t.row.to_act not in t.mine(), ORDER[t.row.status], -t.row.moved))


def public_tables(host: Host, request: Request) -> Answer:
    """There are none of other people."""
    return json_answer({"tables": []})


def my_tables(host: Host, request: Request) -> Answer:
    """All tables of this browser."""
    return json_answer({"tables": [table.info(request.speech) for table in listed(host)], "more": None})


def table(host: Host, request: Request, table_id: str) -> Answer:
    """One table."""
    return json_answer(host.table(table_id).info(request.speech))


def close(host: Host, request: Request, table_id: str) -> Answer:
    """Give a table up."""
    found = host.table(table_id)
    if found.row.status != "running":
        raise Problem("table-not-running")
    if request.body.get("agree", True):
        found.row.status, found.row.finished = "closed", time.time()
        found.note("closed")
        host.keep(found)
    return json_answer(found.info(request.speech))


def memo(host: Host, request: Request, table_id: str) -> Answer:
    """My own note on a table."""
    return json_answer({"text": host.table(table_id).memo})


def set_memo(host: Host, request: Request, table_id: str) -> Answer:
    """Write it."""
    found = host.table(table_id)
    found.memo = str(request.body.get("text", ""))[:10_000]
    host.keep(found)
    return memo(host, request, table_id)


def chat(host: Host, request: Request, table_id: str) -> Answer:
    """Nobody else is here to talk to."""
    host.table(table_id)
    return json_answer({"chat": 0, "messages": []})


# -- looking back


def over(found: LocalTable) -> bool:
    return bool(found.row.status == "finished")


def steps(host: Host, request: Request, table_id: str) -> Answer:
    """The game step by step."""
    found = host.table(table_id)
    viewer, live = found.viewer(request.number("seat")), found.live()
    names = request.speech.names(found.seats)
    lines = step_lines(live, viewer, names, over(found), request.speech)
    return json_answer({"seat": viewer, "steps": len(live.steps), "lines": lines})


def step(host: Host, request: Request, table_id: str, number: str) -> Answer:
    """The table after this many actions."""
    found = host.table(table_id)
    viewer, live = found.viewer(request.number("seat")), found.live()
    if not number.isdecimal() or int(number) > len(live.steps):
        raise Problem("not-found", "step")
    names = request.speech.names(found.seats)
    return json_answer(moment(live, int(number), viewer, names, over(found), request.speech))


def turns(host: Host, request: Request, table_id: str) -> Answer:
    """The game turn by turn, in a sentence each."""
    found = host.table(table_id)
    names = request.speech.names(found.seats)
    return Answer(
        content=turns_json(found.live(), request.number("since") or 0, names, request.speech).decode()
    )


def scores(host: Host, request: Request, table_id: str) -> Answer:
    """How the scores went, turn by turn."""
    found = host.table(table_id)
    viewer, live = found.viewer(request.number("seat")), found.live()
    game_words, names = request.speech.game(found.row.game), request.speech.names(found.seats)
    history = Course(live, viewer, over(found)).follow(live)
    seats = [
        {"seat": score.seat, "name": game_words.player(score.seat, names), "automa": score.automa}
        for score in live.game.scores(live.s)
    ]
    return json_answer({"seat": viewer, "seats": seats, "turns": history})


# -- files


def replay_of(found: LocalTable) -> Replay:
    """The game as a replay file. One that is not over has its seed, too: it can be played on elsewhere."""
    row, live = found.row, found.live()
    names = [seat.name for seat in found.seats]
    replay = Replay(row.game, row.version, dict(row.options), row.tables, row.seats, names, row.commitment)
    replay.seed = row.seed
    if row.result is not None:
        replay.result = {"end": row.result["end"], "scores": [brief(score) for score in row.result["scores"]]}
    replay.actions = [done.text for done in live.steps]
    return replay


def replay(host: Host, request: Request, table_id: str) -> Answer:
    """The game as a file that `wagontrain verify` checks and every server takes."""
    found = host.table(table_id)
    name = f"{found.row.game}-{table_id}.replay"
    return Answer(200, "text/plain", "", replay_of(found).write(), name)


def export(host: Host, request: Request, table_id: str) -> Answer:
    """All that a seat may know of the game, as a file."""
    found = host.table(table_id)
    viewer, live = found.viewer(request.number("seat")), found.live()
    names = request.speech.names(found.seats)
    record: dict[str, Any] = {
        "format": FORMAT,
        "table": found.info(request.speech),
        "tables": found.row.tables,
    }
    record.update(seat=viewer, notes=notes_json(found.notes, request.speech))
    record["steps"] = step_lines(live, viewer, names, over(found), request.speech)
    record["view"] = live.game.observe(live.s, viewer)
    record["scores"] = scores_json(live.game, live.s, viewer, live.is_over(), names, request.speech)
    return Answer(content=encoded(record).decode(), file=f"{found.row.game}-{table_id}.json")


def verify(host: Host, request: Request, table_id: str) -> Answer:
    """Play a finished game again and compare."""
    found = host.table(table_id)
    if not over(found):
        raise Problem("table-not-finished")
    file = replay_of(found)
    checks, wrong = checks_of(found.live().game, file, request.speech)
    proof = {"ok": not wrong, "checks": checks, "actions": len(file.actions), "problems": wrong}
    return json_answer({**proof, "commitment": found.row.commitment, "seed": found.row.seed})
