"""What several routes need: opening a table for somebody, and telling of it."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ParamSpec, TypeVar

from fastapi import Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from ..dependencies import answer, get_server, get_speech, visitor_of
from ..localization import Speech
from ..plans import plans_json
from ..problems import Problem
from ..releases import command_for
from ..server import Server
from ..store import queries as q
from ..tables import Frozen, LoadedTable, present_rules
from ..views import NO_UNDO, encoded, notes_json, play_view, table_info

P = ParamSpec("P")
T = TypeVar("T")
Row = Any
MOST_CACHED = 64  # views kept with a game
LONG_LOG = 200  # lines; a view with more is written beside the event loop
NOT_STARTED: dict[str, Any] = {
    "seat": None,
    "seq": 0,
    "step": 0,
    "view": None,
    "asked": None,
    "legal": [],
    "undo": NO_UNDO,
    "held": False,
    "log": {"from": 0, "lines": []},
    "scores": [],
    "frozen": None,
}


async def open_for(
    server: Server, c: AsyncConnection, table_id: str, who: Row | None, game: bool = True
) -> LoadedTable:
    """A table that this player may see."""
    opened = await server.tables.open(c, table_id, game=game)
    await server.tables.may_see(c, opened, who)
    return opened


async def open_to_change(server: Server, c: AsyncConnection, table_id: str, who: Row) -> LoadedTable:
    """A table that this player may see, without its game: nobody else changes it before this is stored."""
    opened = await server.tables.open(c, table_id, lock=True, game=False)
    await server.tables.may_see(c, opened, who)
    return opened


def need_owner(opened: LoadedTable, who: Row) -> None:
    if opened.row.owner != who.id:
        raise Problem("not-the-owner")


def need_status(opened: LoadedTable, *wanted: str) -> None:
    if opened.row.status not in wanted:
        raise Problem(f"table-not-{wanted[0]}")


def table_json(server: Server, opened: LoadedTable, who: Row | None, speech: Speech) -> dict[str, Any]:
    """The table, for one who may see it."""
    online = server.rings.online(opened.row.id)
    me, absence = who.id if who is not None else None, server.settings.absence_seconds
    return table_info(opened.row, opened.seats, me, online, absence, speech)


def holder(request: Request, who: Row | None) -> str:
    """For whom something is done, so that each has their turn: the player, or a stranger's address."""
    return str(who.id) if who is not None else visitor_of(request)


async def beside(
    request: Request, who: Row | None, work: Callable[P, T], *args: P.args, **more: P.kwargs
) -> T:
    """Do what takes a while beside the event loop, when it is this visitor's turn. No connection is held."""
    return await get_server(request).lanes.run(holder(request, who), partial(work, *args, **more))


class View:
    """The whole view of one seat, read and not yet written: a long one is when its visitor's turn comes."""

    def __init__(self, start: bytes, visitor: str, tell: Callable[[], bytes], is_long: bool) -> None:
        self.start = start
        self.visitor = visitor
        self.tell = tell
        self.is_long = is_long

    async def written(self, server: Server) -> bytes:
        """The view as JSON; asked for when the database is let go."""
        game = await server.lanes.run(self.visitor, self.tell) if self.is_long else self.tell()
        return self.start[:-1] + b"," + game[1:]


async def read_view(
    request: Request,
    c: AsyncConnection,
    opened: LoadedTable,
    who: Row | None,
    viewer: int | None,
    since: int | None,
) -> View:
    """The view of one seat: the table, the notes around it, the game."""
    server, speech, row = get_server(request), get_speech(request), opened.row
    around = await server.tables.known_around(c, row)
    mine = viewer in opened.seats_of(who)
    plans: list[dict[str, Any]] = []
    if row.planned and mine and viewer is not None and opened.live is not None:
        found = await q.get_plans(c, row.id)
        plans = plans_json(opened.live, viewer, found, speech.names(opened.seats), speech)
    table = table_json(server, opened, who, speech)
    start = encoded({"table": table, "notes": notes_json(around.notes, speech), "plans": plans})
    plays, live = mine and row.status == "running", opened.live
    is_long = live is not None and len(live.events) - live.log_kept(since) > LONG_LOG
    tell = partial(game_body, opened, around.notes, viewer, plays, since, speech)
    return View(start, holder(request, who), tell, is_long)


def frozen_json(
    opened: LoadedTable, notes: Sequence[Row], viewer: int | None, names: list[str], speech: Speech
) -> dict[str, Any] | None:
    """Why a table can only be looked at, from which move on, and how to play it on, if at all."""
    problem, row = opened.frozen, opened.row
    if problem is None:
        return None
    found = problem.difference if isinstance(problem, Frozen) else None
    final = problem.code == "other-version"
    return {
        "code": problem.code,
        "words": problem.words(speech),
        "move": found.move if found is not None and found.move else None,
        "why": found.words(speech, row.game, viewer, names) if found is not None else "",
        "command": command_for(row, notes, present_rules(row)["version"]) if final else None,
    }


def game_body(
    opened: LoadedTable,
    notes: Sequence[Row],
    viewer: int | None,
    plays: bool,
    since: int | None,
    speech: Speech,
) -> bytes:
    """The game as one viewer sees it; made once for all who look on alike."""
    live, names = opened.live, speech.names(opened.seats)
    if live is None:
        frozen = frozen_json(opened, notes, viewer, names, speech)
        return encoded({**NOT_STARTED, "seq": opened.row.seq, "seat": viewer, "frozen": frozen})
    key = (viewer, plays, since, speech.lang, *names)
    if key not in live.view_cache:
        if len(live.view_cache) >= MOST_CACHED:
            live.view_cache.clear()
        view = play_view(live, viewer, since, names, speech)
        if not plays:  # a spectator, another's eyes, or a game that is over or given up
            view.update(legal=[], undo=NO_UNDO, held=False)
        elif not opened.row.undo:
            view["undo"] = {**NO_UNDO, "why": speech.text("problem-undo-forbidden")}
        live.view_cache[key] = encoded(view)
    return live.view_cache[key]


async def made(server: Server, request: Request, who: Row, table_id: str) -> Response:
    """A table that was made just now."""
    server.driver.wake(table_id)
    async with server.db.read() as c:
        opened = await server.tables.open(c, table_id)
    return answer(table_json(server, opened, who, get_speech(request)), 201)
