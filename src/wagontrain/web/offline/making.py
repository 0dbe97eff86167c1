"""New tables of a browser: as wished, from a replay file, or from another table."""

import secrets
import time
from types import SimpleNamespace
from typing import Any

from ..new_tables import checked_game, seat_names, stored_game
from ..problems import Problem
from ..replays import PLAIN, clean_name, read_replay, replayed
from .bots import PLAYABLE
from .host import Answer, Host, Request, json_answer
from .tables import ME, LocalTable, new_table

DEFAULTS = {**PLAIN, "clock": "none", "stand_in": None}
WISHES = {"title": str, "undo": bool, "confirm": bool}
MOST_SEATS = 8


def new_id() -> str:
    return secrets.token_hex(6)


def create(host: Host, request: Request) -> Answer:
    """A new table; its game begins at once."""
    body = request.body
    kinds = [str(kind) for kind in body.get("seats") or []][:MOST_SEATS]
    if body.get("shuffle_seats"):
        secrets.SystemRandom().shuffle(kinds)
    if ME not in kinds:
        raise Problem("invalid", "seats: one of them is to be 'me'")
    check_seats(kinds)
    options = body.get("options") or {}
    game, values = checked_game(
        str(body.get("game")), len(kinds), options if isinstance(options, dict) else {}
    )
    wished = {name: body[name] for name, kind in WISHES.items() if isinstance(body.get(name), kind)}
    wanted = {**DEFAULTS, **wished, "title": str(wished.get("title", ""))[:80]}
    names = seat_names(kinds, host.name())
    table = new_table(new_id(), game, values, secrets.token_hex(16), kinds, names, wanted)
    table.start()
    host.keep(table)
    return json_answer({**table.info(request.speech), "invite": {"token": "", "url": "", "ends": 0.0}}, 201)


def check_seats(kinds: list[str]) -> None:
    """A Problem where a seat is for nobody here: a person, or a bot of a level that is offered."""
    for kind in kinds:
        if kind != ME and not kind.startswith("bot:"):
            raise Problem("invalid", f"seats: '{kind[:40]}' needs a server")
        if kind != ME and kind[4:] not in PLAYABLE:
            raise Problem("unknown-bot", kind[4:44])


def filled(table: LocalTable, actions: list[str]) -> LocalTable:
    """A table at which some actions were played already."""
    now = time.time()
    table.row.started = now
    live, entries = replayed(dict(vars(table.row)), actions, now)
    table.actions = [SimpleNamespace(**entry) for entry in entries]
    table.row.status = "running"
    table.note("started", release="")
    table.adopt(live)
    return table


def bring_in(host: Host, request: Request) -> Answer:
    """A table from a replay file."""
    game, replay = read_replay(str(request.body.get("replay", "")))
    if replay.seed is None:
        raise Problem("bad-replay", "seed: missing")
    names = [clean_name(name, i) for i, name in enumerate(replay.names)]
    options = dict(replay.game_options(game))
    kinds = [ME] * replay.seats
    table = filled(new_table(new_id(), game, options, replay.seed, kinds, names, DEFAULTS), replay.actions)
    host.keep(table)
    return json_answer(table.info(request.speech), 201)


def clone(host: Host, request: Request, table_id: str) -> Answer:
    """Play on from any point of a finished game."""
    origin = host.table(table_id)
    step, bot = request.body.get("step"), request.body.get("bots")
    live = origin.live()
    if origin.row.status != "finished":
        raise Problem("table-not-finished")
    if not isinstance(step, int) or not 0 <= step <= len(live.steps):
        raise Problem("not-found", "step")
    first = origin.mine()[0]
    kinds = [ME if bot is None or i == first else f"bot:{bot}" for i in range(origin.row.seats)]
    check_seats(kinds)
    row, wanted = origin.row, {**DEFAULTS, "title": origin.row.title, "origin": table_id}
    names = seat_names(kinds, host.name())
    made = new_table(new_id(), live.game, dict(row.options), row.seed, kinds, names, wanted)
    table = filled(made, [done.text for done in live.steps[:step]])
    host.keep(table)
    return json_answer(table.info(request.speech), 201)


def rematch(host: Host, request: Request, table_id: str) -> Answer:
    """The same again, with other luck."""
    origin = host.table(table_id)
    if origin.row.status != "finished":
        raise Problem("table-not-finished")
    if origin.row.rematch is None:
        game, options = stored_game(origin.row)
        kinds = [f"bot:{seat.bot}" if seat.bot else ME for seat in origin.seats]
        wanted: dict[str, Any] = {**DEFAULTS, "title": origin.row.title, "origin": table_id}
        names = [seat.name for seat in origin.seats]
        again = new_table(new_id(), game, options, secrets.token_hex(16), kinds, names, wanted)
        again.start()
        host.keep(again)
        origin.row.rematch = again.row.id
        host.keep(origin)
    return json_answer(host.table(origin.row.rematch).info(request.speech), 201)
