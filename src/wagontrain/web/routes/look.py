"""Looking back: steps, replay files, verification; and tables made from games that were played."""

from typing import Any

import anyio.to_thread
from fastapi import APIRouter, Request, Response

from ...core.replay import Replay, verify
from ..copies import Copies, replay_of
from ..deps import Anyone, ServerDep, Someone, answer, get_speech
from ..live import Live
from ..models import CloneWish, NumberPath, ReplayText, SeatQuery, TableId
from ..problems import Problem
from ..speech import Speech
from ..tables import check_bots
from ..views import asked, log_lines
from .common import need_status, open_for, told_table

router = APIRouter(prefix="/api", tags=["looking back"])
Row = Any


def step_lines(
    live: Live, viewer: int | None, names: list[str], over: bool, speech: Speech
) -> list[dict[str, Any]]:
    """Each action with what followed; what others chose is told only when the game is over."""
    lines = []
    for i, step in enumerate(live.steps):
        last = live.steps[i + 1].events_from if i + 1 < len(live.steps) else len(live.events)
        seen = over or step.seat == viewer
        words = speech.action(live.game, live.game.parse(step.text), names) if seen else None
        events = log_lines(live, step.events_from, last, i, viewer, names, speech)
        lines.append(
            {
                "step": i + 1,
                "seat": step.seat,
                "text": step.text if seen else None,
                "words": words,
                "events": events,
            }
        )
    return lines


@router.get("/tables/{table_id}/steps")
async def get_steps(
    request: Request, server: ServerDep, who: Anyone, table_id: TableId, seat: SeatQuery = None
) -> Response:
    """The game step by step, as far as a seat may know it."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    viewer = server.tables.viewer(opened, who, seat)
    live, over = opened.game(), opened.row.status == "finished"
    lines = step_lines(live, viewer, opened.names, over, get_speech(request))
    return answer({"seat": viewer, "steps": len(live.steps), "lines": lines})


@router.get("/tables/{table_id}/steps/{step}")
async def get_step(
    request: Request,
    server: ServerDep,
    who: Anyone,
    table_id: TableId,
    step: NumberPath,
    seat: SeatQuery = None,
) -> Response:
    """The table after so many actions, as a seat saw it then."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    viewer = server.tables.viewer(opened, who, seat)
    live, speech = opened.game(), get_speech(request)
    if step > len(live.steps):
        raise Problem("not-found", "step")
    s = live.at_step(step)
    first = live.steps[step - 1].events_from if step else 0
    last = live.steps[step].events_from if step < len(live.steps) else len(live.events)
    events = log_lines(live, first, last, max(0, step - 1), viewer, opened.names, speech) if step else []
    question = asked(live.game, s, opened.names, speech)
    view = live.game.observe(s, viewer)
    return answer({"seat": viewer, "step": step, "view": view, "asked": question, "events": events})


@router.get("/tables/{table_id}/replay")
async def get_replay(server: ServerDep, who: Anyone, table_id: TableId) -> Response:
    """The finished game as a file that `wagontrain verify` checks."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    need_status(opened, "finished")
    name = f"{opened.row.game}-{table_id}.replay"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Cache-Control": "no-store"}
    return Response(replay_of(opened).write(), 200, headers, "text/plain; charset=utf-8")


@router.get("/tables/{table_id}/verify")
async def verify_table(server: ServerDep, who: Anyone, table_id: TableId) -> Response:
    """Play the finished game again and compare: every action, the result, the promised seed."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    need_status(opened, "finished")
    live, row = opened.game(), opened.row
    replay = Replay.read(replay_of(opened).write())
    replay.commitment = row.commitment
    replay.result = {
        "end": row.result["end"],
        "scores": [told_score(score) for score in row.result["scores"]],
    }
    replay.check = ""
    wrong = await anyio.to_thread.run_sync(verify, live.game, replay)
    told = [str(problem) for problem in wrong]
    return answer({"ok": not wrong, "problems": told, "commitment": row.commitment, "seed": row.seed})


def told_score(score: dict[str, Any]) -> dict[str, Any]:
    """A stored score in the form of replay files."""
    row = {name: score[name] for name in ("seat", "total", "rank")}
    return {**row, "automa": True} if score["automa"] else row


@router.post("/import", status_code=201)
async def import_replay(request: Request, server: ServerDep, who: Someone, body: ReplayText) -> Response:
    """A table of my own from a replay file."""
    table_id = await Copies(server.tables).imported(who, body.replay)
    return await made(server, request, who, table_id)


@router.post("/tables/{table_id}/rematch", status_code=201)
async def rematch(request: Request, server: ServerDep, who: Someone, table_id: TableId) -> Response:
    """The same again, with the same people."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    need_status(opened, "finished")
    if not opened.seats_of(who):
        raise Problem("not-seated")
    return await made(server, request, who, await Copies(server.tables).rematch(who, opened))


@router.post("/tables/{table_id}/clone", status_code=201)
async def clone(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: CloneWish
) -> Response:
    """Play on from any point of a finished game, at a table of my own."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    need_status(opened, "finished")
    if body.bots is not None:
        check_bots([body.bots])
    return await made(
        server, request, who, await Copies(server.tables).cloned(who, opened, body.step, body.bots)
    )


async def made(server: Any, request: Request, who: Row, table_id: str) -> Response:
    """A table that was made just now."""
    server.driver.wake(table_id)
    async with server.db.read() as c:
        opened = await server.tables.open(c, table_id)
    return answer(told_table(server, opened, who, get_speech(request)), 201)
