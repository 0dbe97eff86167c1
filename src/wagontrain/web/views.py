"""What one viewer gets: from `observe`, the question, the legal actions and the events for that seat only."""

import json
from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from ..core.rulebook import question_rules
from ..core.state import NOBODY
from .consent import can_be_voted_on, is_present, stand_in_of, vote_from, who_must_agree
from .live import Live, is_frozen
from .localization import Speech
from .previews import scores_json

Row = Any
NO_UNDO = {"can": False, "why": "", "redo": False}
DECLINES = ("decline", "pass")  # how the games' notations say "no, thank you"
PUBLIC_COLUMNS = [
    "id",
    "title",
    "game",
    "version",
    "status",
    "options",
    "public",
    "spectators",
    "pace",
    "undo",
    "confirm",
    "clock",
    "clock_seconds",
    "rated",
    "owner",
    "created",
    "started",
    "finished",
    "due",
    "moved",
    "seq",
    "change",
    "chat",
    "to_act",
    "commitment",
    "origin",
    "rematch",
]


def table_info(
    row: Row, seats: Sequence[Row], who: str | None, online: set[str], absence: float, speech: Speech
) -> dict[str, Any]:
    """A table as everyone who may see it sees it; `absence` is how long others wait before they may vote."""
    mine = [
        seat.seat for seat in seats if who is not None and seat.player_id == who and seat.kind == "person"
    ]
    columns = {name: getattr(row, name) for name in PUBLIC_COLUMNS}
    over = row.status == "finished"
    frozen = row.status != "open" and is_frozen(row)
    people = {seat.player_id for seat in seats if is_present(seat)}
    return {
        **columns,
        "stand_in": stand_in_of(row),
        "game_title": speech.title(row.game),
        "mine": who is not None and row.owner == who,
        "my_seats": mine,
        "my_turn": row.status == "running" and row.to_act in mine and not frozen,
        "frozen": frozen,
        "seed": row.seed if over else None,
        "result": result_json(row, seats, speech) if over and row.result else None,
        "closing": closing_info(row, seats, who) if row.status == "running" else None,
        "seats": [
            {
                **seat_info(seat, who, online, people),
                "name": name,
                "stand_in": stand_in_of(row) if seat.away else None,
                "vote_from": vote_from(row, seat, absence)
                if can_be_voted_on(row, seat, seats) and not frozen
                else None,
            }
            for seat, name in zip(seats, speech.names(seats), strict=True)
        ],
    }


def closing_info(row: Row, seats: Sequence[Row], who: str | None) -> dict[str, Any] | None:
    """Who would give the table up, and whose consent is still missing; None where nobody has asked."""
    needed = who_must_agree(row, seats)
    wanted = needed.intersection(row.closing)
    present = [seat for seat in seats if seat.player_id in needed and seat.kind == "person"]
    if not wanted:
        return None
    return {
        "votes": [seat.seat for seat in present if seat.player_id in wanted],
        "waiting": [seat.seat for seat in present if seat.player_id not in wanted],
        "mine": who in wanted,
    }


def seat_info(seat: Row, who: str | None, online: set[str], people: set[str]) -> dict[str, Any]:
    here = is_present(seat)
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "player": seat.player_id,
        "name": seat.name,
        "bot": seat.bot,
        "away": seat.away,
        "online": seat.player_id in online,
        "mine": who is not None and seat.player_id == who and seat.kind == "person",
        "time_left": seat.time_left,
        "votes": len(people.intersection(seat.votes)),
        "my_vote": who in people and who in seat.votes,
        "votes_needed": len(people - {seat.player_id}) if here else 0,
    }


def result_json(row: Row, seats: Sequence[Row], speech: Speech) -> dict[str, Any]:
    """How the game ended, with each seat's points by category, in words."""
    words = speech.game(row.game)
    names = speech.names(seats)
    scores = []
    for score in row.result["scores"]:
        parts = [
            {"category": category, "words": words.score(category), "points": points}
            for category, points in score["parts"].items()
        ]
        name = words.player(score["seat"], () if score["automa"] else names)
        scores.append({**score, "name": name, "parts": parts})
    return {"end": row.result["end"], "end_words": words.end(row.result["end"]), "scores": scores}


def final_result(game: Game[Any], s: Any) -> dict[str, Any]:
    """How the game ended, to be stored."""
    scores = [
        {"seat": x.seat, "total": x.total, "rank": x.rank, "automa": x.automa, "parts": x.parts}
        for x in game.scores(s)
    ]
    return {"end": game.end_reason(s), "scores": scores}


def asked(game: Game[Any], s: Any, names: Sequence[str], speech: Speech) -> dict[str, Any]:
    """What is being decided; the same for every viewer."""
    ask = game.asked(s)
    return {
        "question": ask.question,
        "seat": ask.seat,
        "args": ask.args,
        "text": speech.game(game.name).ask(ask, names),
        "rules": question_rules(game.name, ask.question),
        "out_of_turn": ask.seat != NOBODY and ask.seat != game.turn(s),
        "decline": None,
    }


def declining(texts: Sequence[str]) -> str | None:
    """The action with which a question is answered by "no", where it is among these."""
    return next((text for text in DECLINES if text in texts), None)


def legal(game: Game[Any], s: Any, names: Sequence[str], speech: Speech) -> list[dict[str, Any]]:
    """The actions of the seat that is to act, each with its words and the elements that it touches."""
    found = []
    for action in game.legal(s):
        text = game.text(action)
        verb, *args = text.split(" ")
        found.append(
            {
                "text": text,
                "verb": verb,
                "args": args,
                "words": speech.action(game, action, names, game.labels(s, action)),
                "targets": game.targets(s, action),
                "rule": game.actions.verb(action).rule,
            }
        )
    return found


def log_lines(
    live: Live, first: int, last: int, step: int, viewer: int | None, names: Sequence[str], speech: Speech
) -> list[dict[str, Any]]:
    """Events in words, for one viewer; `step` is the action with which the first of them may have come."""
    lines = []
    for n in range(first, last):
        while step < len(live.steps) and live.steps[step].events_from <= n:
            step += 1
        event = live.events[n]
        shown = event.to_json(viewer)
        lines.append({"n": n, "step": step, **shown, "text": speech.event(live.game, event, viewer, names)})
    return lines


def reasons(
    game: Game[Any], found: Sequence[Any], names: Sequence[str], speech: Speech
) -> list[dict[str, Any]]:
    """Why an action is not legal, in words."""
    words = speech.game(game.name)
    return [{"rule": r[0], "message": r[1], "text": words.reason(r, names)} for r in found]


def play_view(
    live: Live, viewer: int | None, since: int | None, names: Sequence[str], speech: Speech
) -> dict[str, Any]:
    """All that a viewer may know of a running game, and what it may do."""
    game, s = live.game, live.s
    acts = viewer is not None and viewer == live.to_act() and live.held == NOBODY
    kept = live.log_kept(since)
    can_undo = viewer is not None and live.can_undo(viewer)
    question = confirmation(live, names, speech) if live.held != NOBODY else asked(game, s, names, speech)
    actions = legal(game, s, names, speech) if acts else []
    question["decline"] = declining([action["text"] for action in actions])
    return {
        "seat": viewer,
        "seq": live.seq,
        "step": len(live.steps),
        "view": game.observe(s, viewer),
        "asked": question,
        "legal": actions,
        "scores": scores_json(game, s, viewer, live.is_over(), names, speech),
        "frozen": None,
        "undo": {
            "can": can_undo,
            "why": "" if can_undo or viewer is None else speech.text(live.why_no_undo(viewer)),
            "redo": viewer is not None and live.can_redo(viewer),
        },
        "held": viewer is not None and live.held == viewer,
        "log": {"from": kept, "lines": log_lines(live, kept, len(live.events), 0, viewer, names, speech)},
    }


def confirmation(live: Live, names: Sequence[str], speech: Speech) -> dict[str, Any]:
    """The question that stands between an action and its being final."""
    text = speech.text("question-confirm", name=speech.game(live.game.name).player(live.held, names))
    ask = {"question": "confirm", "seat": live.held, "args": {}, "text": text, "rules": []}
    return {**ask, "out_of_turn": False, "decline": None}


def notes_json(notes: Sequence[Row], speech: Speech) -> list[dict[str, Any]]:
    return [
        {
            "number": note.number,
            "seq": note.seq,
            "code": note.code,
            "text": speech.text(f"note-{note.code}", **note.args),
            "at": note.at,
        }
        for note in notes
    ]


def encoded(value: object) -> bytes:
    """JSON, as it is sent."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
