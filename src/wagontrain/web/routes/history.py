"""Looking back: step by step, how the scores went; and tables made from games that were played."""

from fastapi import APIRouter, Request, Response

from .. import responses
from ..dependencies import Anyone, ServerDep, Someone, answer, get_speech, sent
from ..forks import Copies
from ..live import Live
from ..localization import Speech
from ..look_back import moment, step_lines
from ..new_tables import check_bots
from ..problems import Problem
from ..requests import CloneWish, NumberPath, NumberQuery, SeatQuery, TableId
from ..turns import turns_json
from ..views import encoded
from .common import MOST_CACHED, beside, holder, made, need_status, open_for

router = APIRouter(prefix="/api", tags=["looking back"])


@router.get("/tables/{table_id}/steps", response_model=responses.StepList)
async def get_steps(
    request: Request, server: ServerDep, who: Anyone, table_id: TableId, seat: SeatQuery = None
) -> Response:
    """The game step by step, as far as a seat may know it."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    viewer = server.tables.viewer(opened, who, seat)
    live, over = opened.game(), opened.row.status == "finished"
    speech = get_speech(request)
    names = speech.names(opened.seats)
    body = await beside(request, who, steps_body, live, viewer, names, over, speech)
    return sent(body)


def steps_body(live: Live, viewer: int | None, names: list[str], over: bool, speech: Speech) -> bytes:
    """The whole game, written; a long one takes a while, so this is done beside the event loop."""
    lines = step_lines(live, viewer, names, over, speech)
    return encoded({"seat": viewer, "steps": len(live.steps), "lines": lines})


@router.get("/tables/{table_id}/steps/{step}", response_model=responses.Moment)
async def get_step(
    request: Request,
    server: ServerDep,
    who: Anyone,
    table_id: TableId,
    step: NumberPath,
    seat: SeatQuery = None,
) -> Response:
    """The table after this many actions, as a seat saw it then."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    viewer = server.tables.viewer(opened, who, seat)
    live, over = opened.game(), opened.row.status == "finished"
    if step > len(live.steps):
        raise Problem("not-found", "step")
    speech = get_speech(request)
    names = speech.names(opened.seats)
    body = await beside(request, who, moment_body, live, step, viewer, names, over, speech)
    return sent(body)


def moment_body(
    live: Live, step: int, viewer: int | None, names: list[str], over: bool, speech: Speech
) -> bytes:
    """The game played again up to a step, written; done beside the event loop."""
    return encoded(moment(live, step, viewer, names, over, speech))


@router.get("/tables/{table_id}/turns", response_model=responses.TurnList)
async def get_turns(
    request: Request, server: ServerDep, who: Anyone, table_id: TableId, since: NumberQuery = 0
) -> Response:
    """The game turn by turn, in a sentence each. It tells what everybody may know, so all get the same."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    live, speech = opened.game(), get_speech(request)
    names = speech.names(opened.seats)
    key = ("turns", since, speech.lang, *names)
    if key not in live.view_cache:
        body = await beside(request, who, turns_json, live, since, names, speech)
        if len(live.view_cache) >= MOST_CACHED:
            live.view_cache.clear()
        live.view_cache[key] = body
    return sent(live.view_cache[key])


@router.get("/tables/{table_id}/scores", response_model=responses.ScoreLine)
async def get_scores(
    request: Request, server: ServerDep, who: Anyone, table_id: TableId, seat: SeatQuery = None
) -> Response:
    """How the scores went, turn by turn: the truth when the game is over, else what a seat may know."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    viewer = server.tables.viewer(opened, who, seat)
    live, speech = opened.game(), get_speech(request)
    words, names = speech.game(opened.row.game), speech.names(opened.seats)
    turns = await server.courses.of(holder(request, who), live, viewer, opened.row.status == "finished")
    seats = [
        {"seat": score.seat, "name": words.player(score.seat, names), "automa": score.automa}
        for score in live.game.scores(live.s)
    ]
    return answer({"seat": viewer, "seats": seats, "turns": turns})


@router.post("/tables/{table_id}/rematch", status_code=201, response_model=responses.TableInfo)
async def rematch(request: Request, server: ServerDep, who: Someone, table_id: TableId) -> Response:
    """The same again, with the same people."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    need_status(opened, "finished")
    if not opened.seats_of(who):
        raise Problem("not-seated")
    return await made(server, request, who, await Copies(server.tables, server.lanes).rematch(who, opened))


@router.post("/tables/{table_id}/clone", status_code=201, response_model=responses.TableInfo)
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
        server,
        request,
        who,
        await Copies(server.tables, server.lanes).cloned(who, opened, body.step, body.bots),
    )
