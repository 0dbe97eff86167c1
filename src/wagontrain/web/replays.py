"""Replay files: read, checked, played again. Used by the server and offline."""

from types import SimpleNamespace
from typing import Any

import wagontrain

from ..core.errors import LoadError, WagontrainError
from ..core.game import Game
from ..core.replay import Replay, verify
from .live import ACT, Live
from .localization import Speech
from .problems import Problem

FORMAT = "wagontrain record 1"
PLAIN = {
    "title": "",
    "public": False,
    "spectators": False,
    "pace": "live",
    "undo": True,
    "confirm": False,
    "clock": "none",
    "clock_seconds": 0,
    "stand_in": "random",
    "rated": False,
}
MOST_ACTIONS = 20_000


def read_replay(text: str) -> tuple[Game[Any], Replay]:
    """A replay that holds what it says; a Problem that names the line where it does not."""
    try:
        replay = Replay.read(text)
        game = wagontrain.game(replay.game)
        if len(replay.actions) > MOST_ACTIONS:
            raise LoadError(f"more than {MOST_ACTIONS} actions")
        wrong = verify(game, replay)
    except WagontrainError as error:
        raise Problem("bad-replay", str(error)) from None
    if wrong:
        raise Problem("bad-replay", str(wrong[0]))
    return game, replay


def replayed(row: dict[str, Any], actions: list[str], now: float) -> tuple[Live, list[dict[str, Any]]]:
    """A game with these actions played, and the rows that store them."""
    live = Live(SimpleNamespace(**row))
    entries: list[dict[str, Any]] = []
    for text in actions:
        entry = {"seq": live.seq + 1, "kind": ACT, "seat": live.to_act(), "text": text}
        entries.append({**entry, "table_id": row["id"], "player_id": None, "key": None, "at": now})
        live.take(SimpleNamespace(**entries[-1]))
    return live, entries


def clean_name(name: str, seat: int) -> str:
    """A name from a file, in the form that names have here."""
    tidy = " ".join("".join(ch for ch in name if ch.isprintable()).split())[:40]
    return tidy or str(seat + 1)


def brief(score: dict[str, Any]) -> dict[str, Any]:
    """A stored score in the form of replay files."""
    row = {name: score[name] for name in ("seat", "total", "rank")}
    return {**row, "automa": True} if score["automa"] else row


def checks_of(game: Game[Any], replay: Replay, speech: Speech) -> tuple[list[dict[str, Any]], list[str]]:
    """Play a finished game again and compare: each thing that was checked, in words, and what is wrong."""
    wrong = [str(problem) for problem in verify(game, replay)]
    about = {problem.partition(":")[0] for problem in wrong}
    failed = {
        "commitment": "commitment" in about,
        "actions": bool(about - {"commitment", "result"}),
        "result": "result" in about,
    }
    if failed["actions"]:
        del failed["result"]  # what they would have led to is not known
    checks = [
        {
            "check": name,
            "ok": not bad,
            "words": speech.text(f"check-{name}-wrong" if bad else f"check-{name}", n=len(replay.actions)),
        }
        for name, bad in failed.items()
    ]
    return checks, wrong
