"""Playing: the view of a seat, acting, undoing, planning ahead."""

import json
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.errors import NotAnAction
from ...core.game import Game
from ...core.state import NOBODY
from .. import responses
from ..dependencies import Anyone, ServerDep, Someone, answer, get_speech, sent
from ..live import ACT, CONFIRM, REDO, UNDO, Live
from ..moves import Request as Wish
from ..moves import Stale
from ..plans import ANY, plans_json
from ..previews import effects_json
from ..problems import Problem
from ..requests import Act, Explain, PlanWish, SeatQuery, SinceQuery, Step, TableId
from ..server import Server
from ..store import queries as q
from ..store import schema as t
from ..tables import LoadedTable
from ..views import encoded, reasons
from .common import beside, need_status, open_for, read_view

router = APIRouter(prefix="/api/tables/{table_id}", tags=["play"])
Row = Any


@router.get("/view", response_model=responses.View)
async def get_view(
    request: Request,
    server: ServerDep,
    who: Anyone,
    table_id: TableId,
    seat: SeatQuery = None,
    since: SinceQuery = None,
) -> Response:
    """What one of my seats may know and may do; without a seat of mine, what everyone may know."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
        viewer = server.tables.viewer(opened, who, seat)
        view = await read_view(request, c, opened, who, viewer, since)
    return sent(await view.written(server))


async def current(server: Server, request: Request, table_id: str, who: Row, body: Step) -> dict[str, Any]:
    """The view of a seat as it is now, its log going on from where the player was."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
        view = await read_view(request, c, opened, who, body.seat, body.expected_seq)
    written: dict[str, Any] = json.loads(await view.written(server))
    return written


async def carry_out(
    server: Server, request: Request, who: Row, table_id: str, body: Step, kind: str, text: str = ""
) -> Response:
    """Store what is wanted, and answer with the view after it; a stale wish gets the current view."""
    wish = Wish(who, body.seat, body.expected_seq, body.key)
    try:
        done = await server.acts.store(table_id, wish, kind, text)
    except Stale:
        raise Problem("stale", view=await current(server, request, table_id, who, body)) from None
    except Problem as problem:
        raise await in_words(server, request, who, table_id, problem) from None
    if done.goes_on():
        server.driver.wake(table_id)
    async with server.db.read() as c:
        view = await read_view(request, c, done.opened, who, body.seat, body.expected_seq)
    game = await view.written(server)
    server.metrics.actions.labels(done.opened.row.game, kind).inc()
    start = encoded({"seq": done.seq, "repeated": done.repeated})
    return sent(start[:-1] + b',"view":' + game + b"}")


async def in_words(server: Server, request: Request, who: Row, table_id: str, problem: Problem) -> Problem:
    """A problem whose reasons are told in the player's language."""
    speech = get_speech(request)
    if problem.code == "not-legal":
        async with server.db.read() as c:
            opened = await server.tables.open(c, table_id)
        found = reasons(opened.game().game, problem.extra["found"], speech.names(opened.seats), speech)
        return Problem("not-legal", " ".join(reason["text"] for reason in found), reasons=found)
    if problem.code == "nothing-to-undo":
        return Problem("nothing-to-undo", speech.text(problem.extra["message"]))
    return problem


@router.post("/act", response_model=responses.Done)
async def act(request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Act) -> Response:
    """Play an action. It is stored when the answer comes; the same key never acts twice."""
    return await carry_out(server, request, who, table_id, body, ACT, body.text)


@router.post("/undo", response_model=responses.Done)
async def undo(request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Step) -> Response:
    """Take back my last decision, as far as nothing hidden came out and nobody else acted."""
    return await carry_out(server, request, who, table_id, body, UNDO)


@router.post("/redo", response_model=responses.Done)
async def redo(request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Step) -> Response:
    """Play again what I took back last."""
    return await carry_out(server, request, who, table_id, body, REDO)


@router.post("/confirm", response_model=responses.Done)
async def confirm(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Step
) -> Response:
    """Let my last action stand, at tables that ask for it."""
    return await carry_out(server, request, who, table_id, body, CONFIRM)


@router.post("/explain", response_model=responses.Explained)
async def explain(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: Explain
) -> Response:
    """Why an action, or anything with an element, is not legal now; for the seat to act, which may know."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    need_status(opened, "running")
    opened.own_seat(body.seat, who)
    live = opened.game()
    if live.to_act() != body.seat or live.held != NOBODY:
        raise Problem("not-your-turn")
    try:
        if body.element is not None:
            found = live.game.explain_element(live.s, body.element)
        else:
            found = live.game.explain(live.s, body.text or "")
    except NotAnAction as error:
        raise Problem("not-an-action", str(error)) from None
    speech = get_speech(request)
    words = reasons(live.game, found, speech.names(opened.seats), speech)
    return answer({"legal": not found, "reasons": words})


@router.get("/brings", response_model=responses.Brings)
async def get_brings(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, seat: SeatQuery = None
) -> Response:
    """What each of my legal actions would surely change; nothing where I am not to act."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who)
    live, mine = opened.game(), opened.seats_of(who)
    to_act = live.to_act()
    viewer = seat if seat is not None else to_act if to_act in mine else mine[0] if mine else None
    if viewer is None or viewer not in mine:
        raise Problem("not-your-seat")
    if opened.row.status != "running" or viewer != to_act or live.held != NOBODY:
        return answer({"seat": viewer, "seq": live.seq, "actions": {}})
    speech = get_speech(request)
    names = speech.names(opened.seats)
    key = ("brings", viewer, speech.lang, *names)
    if key not in live.view_cache:
        actions = await beside(request, who, effects_json, live.game, live.s, viewer, names, speech)
        live.view_cache[key] = encoded({"seat": viewer, "seq": live.seq, "actions": actions})
    return sent(live.view_cache[key])


@router.put("/plans", response_model=responses.PlanList)
async def set_plan(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: PlanWish
) -> Response:
    """Answer a question beforehand, whenever it comes and the answer is legal then."""
    async with server.tables.lock(table_id):
        async with server.db.read() as c:  # so that its game is in memory before anything is written
            await open_for(server, c, table_id, who)
        async with server.db.write() as c:
            opened = await server.tables.open(c, table_id, lock=True)
            need_status(opened, "running")
            opened.own_seat(body.seat, who)
            live = opened.game()
            await store_plan(c, opened, live, body)
            plans = await q.get_plans(c, table_id)
    server.driver.wake(table_id)
    speech = get_speech(request)
    return answer({"plans": plans_json(live, body.seat, plans, speech.names(opened.seats), speech)})


async def store_plan(c: AsyncConnection, opened: LoadedTable, live: Live, body: PlanWish) -> None:
    """Put a plan in the place of what was planned for that question; those of past turns go too."""
    if body.question != ANY and body.question not in live.game.rule_numbers:
        raise Problem("not-found", "question")
    table_id = opened.row.id
    past = (t.plan.c.lasts == "turn") & (t.plan.c.turn != live.turn())
    await c.execute(q.plans_deletion(table_id, body.seat, (t.plan.c.question == body.question) | past))
    if body.text is not None:
        values = {"seat": body.seat, "question": body.question, "lasts": body.lasts, "turn": live.turn()}
        text = planned_text(live.game, body.question, body.text)
        await q.add(c, t.plan, table_id=table_id, text=text, **values)
        await q.change_table(c, opened.row, planned=True)


def planned_text(game: Game[Any], question: str, text: str) -> str:
    """The planned answer in the game's own notation; to any question it is always a no."""
    if question == ANY:
        return ""
    try:
        return game.text(game.parse(text))
    except NotAnAction as error:
        raise Problem("not-an-action", str(error)) from None
