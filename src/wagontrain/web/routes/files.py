"""Games as files, in and out, and the proof that a finished one went as it says."""

from typing import Any

from fastapi import APIRouter, Request, Response

from .. import responses
from ..dependencies import Anyone, ServerDep, Someone, answer, get_speech
from ..exports import played, replay_of
from ..forks import Copies
from ..localization import Speech
from ..look_back import step_lines
from ..previews import scores_json
from ..replays import FORMAT, checks_of
from ..requests import ReplayText, SeatQuery, TableId
from ..tables import LoadedTable
from ..views import encoded, notes_json
from .common import beside, made, need_status, open_for, table_json

router = APIRouter(prefix="/api", tags=["files"])


def attachment(text: str | bytes, name: str, kind: str) -> Response:
    """A file to keep."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(text, 200, headers, kind)


@router.get("/tables/{table_id}/replay")
async def get_replay(server: ServerDep, who: Anyone, table_id: TableId) -> Response:
    """The finished game as a file that `wagontrain verify` checks."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
        need_status(opened, "finished")
        replay = await replay_of(c, opened)
    return attachment(replay.write(), f"{opened.row.game}-{table_id}.replay", "text/plain; charset=utf-8")


@router.get("/tables/{table_id}/export", response_model=responses.Record)
async def export_table(
    request: Request, server: ServerDep, who: Anyone, table_id: TableId, seat: SeatQuery = None
) -> Response:
    """All that a seat may know of a game so far, as a file: the table, each step, the view of now."""
    speech = get_speech(request)
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
        viewer = server.tables.viewer(opened, who, seat)
        actions = await played(c, opened)
        notes = (await server.tables.known_around(c, opened.row)).notes
    start = {
        "format": FORMAT,
        "table": table_json(server, opened, who, speech),
        "tables": opened.row.tables,
        "seat": viewer,
        "notes": notes_json(notes, speech),
    }
    body = await beside(request, who, record_body, start, opened, viewer, actions, speech)
    return attachment(body, f"{opened.row.game}-{table_id}.json", "application/json")


def record_body(
    start: dict[str, Any],
    opened: LoadedTable,
    viewer: int | None,
    actions: list[tuple[int, str]],
    speech: Speech,
) -> bytes:
    """The file, written; a long game takes a while, so this is done beside the event loop."""
    record = {**start, "steps": record_steps(opened, viewer, actions, speech), "view": None, "scores": []}
    live = opened.live
    if live is not None:
        record["view"] = live.game.observe(live.s, viewer)
        names = speech.names(opened.seats)
        record["scores"] = scores_json(live.game, live.s, viewer, live.is_over(), names, speech)
    return encoded(record)


def record_steps(
    opened: LoadedTable, viewer: int | None, actions: list[tuple[int, str]], speech: Speech
) -> list[dict[str, Any]]:
    """Each action as far as the viewer may know it; without words where the rules are no longer here."""
    over = opened.row.status == "finished"
    if opened.live is not None:
        return step_lines(opened.live, viewer, speech.names(opened.seats), over, speech)
    return [
        {
            "step": i + 1,
            "seat": seat,
            "text": text if over or seat == viewer else None,
            "words": None,
            "events": [],
        }
        for i, (seat, text) in enumerate(actions)
    ]


@router.get("/tables/{table_id}/verify", response_model=responses.Verified)
async def verify_table(request: Request, server: ServerDep, who: Anyone, table_id: TableId) -> Response:
    """Play the finished game again and compare: every action, the result, the promised seed."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
        need_status(opened, "finished")
        game, replay = opened.game().game, await replay_of(c, opened)
    checks, wrong = await beside(request, who, checks_of, game, replay, get_speech(request))
    result = {"ok": not wrong, "checks": checks, "actions": len(replay.actions), "problems": wrong}
    return answer({**result, "commitment": opened.row.commitment, "seed": opened.row.seed})


@router.post("/import", status_code=201, response_model=responses.TableInfo)
async def import_replay(request: Request, server: ServerDep, who: Someone, body: ReplayText) -> Response:
    """A table of my own from a replay file."""
    table_id = await Copies(server.tables, server.lanes).imported(who, body.replay)
    return await made(server, request, who, table_id)
