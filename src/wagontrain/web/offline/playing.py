"""Playing at a table of a browser: its view, moves, undo, why not, what a move brings, plans."""

from types import SimpleNamespace
from typing import Any

from ...core.errors import NotAnAction
from ...core.state import NOBODY
from ..live import ACT
from ..localization import Speech
from ..plans import ANY, plans_json
from ..previews import effects_json
from ..problems import Problem
from ..views import NO_UNDO, notes_json, play_view, reasons
from .host import Answer, Host, Request, json_answer
from .tables import LocalTable, Stale

NOT_STARTED: dict[str, Any] = {
    "view": None,
    "asked": None,
    "legal": [],
    "undo": NO_UNDO,
    "held": False,
    "log": {"from": 0, "lines": []},
    "scores": [],
}
LASTS = ("turn", "mine", "game")


def see(table: LocalTable, viewer: int, since: int | None, speech: Speech) -> dict[str, Any]:
    """The table as a seat sees it: as `View` of the API."""
    start: dict[str, Any] = {
        "table": table.info(speech),
        "notes": notes_json(table.notes, speech),
        "plans": [],
    }
    try:
        live = table.live()
    except Problem as problem:
        frozen = {
            "code": problem.code,
            "words": problem.words(speech),
            "move": None,
            "why": "",
            "command": None,
        }
        here = {"seq": table.row.seq, "step": 0, "seat": viewer, "frozen": frozen}
        return {**start, **NOT_STARTED, **here}
    names = speech.names(table.seats)
    view = play_view(live, viewer, since, names, speech)
    if viewer not in table.mine() or table.row.status != "running":
        view.update(legal=[], undo=NO_UNDO, held=False)
    elif not table.row.undo:
        view["undo"] = {**NO_UNDO, "why": speech.text("problem-undo-forbidden")}
    else:
        start["plans"] = plans_json(live, viewer, table.plans, names, speech)
    return {**start, **view}


def view(host: Host, request: Request, table_id: str) -> Answer:
    """What one seat may know and may do."""
    table = host.table(table_id)
    return json_answer(
        see(table, table.viewer(request.number("seat")), request.number("since"), request.speech)
    )


def step(kind: str) -> Any:
    """The handler for one way of moving a table on: act, undo, redo or confirm."""

    def handler(host: Host, request: Request, table_id: str) -> Answer:
        table, body = host.table(table_id), request.body
        seat, expected = table.own_seat(body.get("seat")), int(body.get("expected_seq", -1))
        text, key = str(body.get("text", "")), str(body.get("key", ""))
        try:
            seq, repeated = table.store(seat, expected, kind, text, key or None, True)
        except Stale:
            raise Problem("stale", view=see(table, seat, expected, request.speech)) from None
        except Problem as problem:
            raise in_words(table, problem, request.speech) from None
        if kind == ACT:
            table.plans = [plan for plan in table.plans if plan.seat != seat or plan.lasts != "mine"]
        host.keep(table)
        after = see(table, seat, expected, request.speech)
        return json_answer({"seq": seq, "repeated": repeated, "view": after})

    return handler


def in_words(table: LocalTable, problem: Problem, speech: Speech) -> Problem:
    """A problem whose reasons are told in the player's language."""
    if problem.code == "not-legal":
        found = reasons(table.live().game, problem.extra["found"], speech.names(table.seats), speech)
        return Problem("not-legal", " ".join(reason["text"] for reason in found), reasons=found)
    if problem.code == "nothing-to-undo":
        return Problem("nothing-to-undo", speech.text(problem.extra["message"]))
    return problem


def explain(host: Host, request: Request, table_id: str) -> Answer:
    """Why an action, or anything with an element, is not legal now."""
    table, body = host.table(table_id), request.body
    seat, live = table.own_seat(body.get("seat")), table.live()
    if live.to_act() != seat or live.held != NOBODY:
        raise Problem("not-your-turn")
    try:
        if body.get("element") is not None:
            found = live.game.explain_element(live.s, str(body["element"]))
        else:
            found = live.game.explain(live.s, str(body.get("text", "")))
    except NotAnAction as error:
        raise Problem("not-an-action", str(error)) from None
    words = reasons(live.game, found, request.speech.names(table.seats), request.speech)
    return json_answer({"legal": not found, "reasons": words})


def brings(host: Host, request: Request, table_id: str) -> Answer:
    """What each legal action would surely change."""
    table = host.table(table_id)
    seat, live = table.own_seat(table.viewer(request.number("seat"))), table.live()
    if table.row.status != "running" or seat != live.to_act() or live.held != NOBODY:
        return json_answer({"seat": seat, "seq": live.seq, "actions": {}})
    names = request.speech.names(table.seats)
    actions = effects_json(live.game, live.s, seat, names, request.speech)
    return json_answer({"seat": seat, "seq": live.seq, "actions": actions})


def plan(host: Host, request: Request, table_id: str) -> Answer:
    """Answer a question beforehand; no text takes that back."""
    table, body = host.table(table_id), request.body
    seat, live, question = table.own_seat(body.get("seat")), table.live(), str(body.get("question"))
    if question != ANY and question not in live.game.rule_numbers:
        raise Problem("not-found", "question")
    turn, lasts = live.turn(), str(body.get("lasts", "turn"))
    if lasts not in LASTS:
        raise Problem("invalid", "lasts")
    kept = [each for each in table.plans if each.lasts != "turn" or each.turn == turn]
    table.plans = [each for each in kept if each.seat != seat or each.question != question]
    if body.get("text") is not None:
        try:
            text = "" if question == ANY else live.game.text(live.game.parse(str(body["text"])))
        except NotAnAction as error:
            raise Problem("not-an-action", str(error)) from None
        values = {"seat": seat, "question": question, "text": text, "lasts": lasts, "turn": turn}
        table.plans.append(SimpleNamespace(**values))
    host.keep(table)
    names = request.speech.names(table.seats)
    return json_answer({"plans": plans_json(live, seat, table.plans, names, request.speech)})
