"""Tables on disk: a save keeps state, players and what was played; replays and bare states load too."""

import json
from pathlib import Path
from typing import Any

from ..core.errors import LoadError
from ..core.fields import mapping, shown
from ..core.game import FORMAT as STATE_FORMAT
from ..core.game import Game, checksum
from ..core.replay import FORMAT as REPLAY_FORMAT
from ..core.replay import Replay, verify
from .common import read_text, write_text
from .session import Session

FORMAT = "wagontrain table 1"
FIELDS = ("format", "game", "names", "players", "seed", "actions", "state", "check")
REPLAY_SUFFIX = ".replay"


def save(session: Session, path: Path) -> None:
    """Write the table to a file, so that `load` can go on with it."""
    check_free(path)
    saved: dict[str, object] = {
        "format": FORMAT,
        "game": session.game.name,
        "names": session.names,
        "players": session.players,
        "seed": session.replay.seed if session.replay else None,
        "actions": session.replay.actions if session.replay else None,
        "state": session.game.save(session.s),
    }
    saved["check"] = checksum(saved)
    write_text(path, json.dumps(saved, ensure_ascii=False) + "\n")


def save_replay(session: Session, path: Path) -> None:
    """Write what was played so far as a replay, with its seed: a save holds the secrets as well."""
    check_free(path)
    if session.replay is None:
        raise LoadError(f"{path}: no replay can be written, for the start of this game is not known")
    write_text(path, session.replay.write())


def check_free(path: Path) -> None:
    """Never write over a file of another kind."""
    if path.exists() and not is_ours(path):
        raise LoadError(f"{path}: exists and is not a saved game, so it is left as it is")


def is_ours(path: Path) -> bool:
    """Was this file written by `save`?"""
    try:
        with path.open("rb") as file:
            start = file.read(80)
    except OSError:
        return False
    return start.startswith((REPLAY_FORMAT.encode(), f'{{"format": "{FORMAT}"'.encode()))


def load(game: Game[Any], path: Path, keep_bots: bool = True) -> Session:
    """The table that a file holds; a LoadError names the file and the field.

    Without `keep_bots` people sit where bots did: whoever loads the table names others.
    """
    text = read_text(path)
    try:
        if text.startswith(REPLAY_FORMAT.partition(" ")[0]):
            return from_replay(game, Replay.read(text))
        return from_json(game, as_object(text), keep_bots)
    except LoadError as error:
        raise LoadError(f"{path}: {error}") from None


def as_object(text: str) -> dict[str, object]:
    """The JSON object that a text stands for."""
    try:
        return mapping(json.loads(text), "the saved game")
    except (ValueError, RecursionError):
        raise LoadError("neither a saved game nor a replay, or it is cut off") from None


def from_replay(game: Game[Any], replay: Replay) -> Session:
    """The table at the end of a replay, everything checked."""
    for problem in verify(game, replay):
        raise problem
    return replayed(game, replay, [None] * replay.seats)


def replayed(game: Game[Any], replay: Replay, players: list[str | None]) -> Session:
    """The table at which a replay ends, with the log of how it came there."""
    states = replay.play(game)
    s = next(states)
    session = Session(game, s, replay.names, players, replay)
    for _ in states:
        pass
    return session


def from_json(game: Game[Any], saved: dict[str, object], keep_bots: bool = True) -> Session:
    """The table of a saved game, or one around a bare state."""
    if saved.get("format") == STATE_FORMAT:
        s = game.load(saved)
        seats = game.seat_count(s)
        return Session(game, s, [""] * seats, [None] * seats, None)
    check_fields(game, saved)
    s = game.load(saved["state"])
    seats = game.seat_count(s)
    names = texts(saved["names"], "names", seats)
    players: list[str | None] = [None] * seats
    if keep_bots:
        players = bots_of(saved["players"], seats)
    if saved["seed"] is None:
        session = Session(game, s, names, players, None)
    else:
        session = replayed(game, replay_of(game, saved, s, names), players)
        if game.save(session.s) != saved["state"]:
            raise LoadError("actions: they do not lead to the saved state")
    if saved["check"] != checksum({name: saved[name] for name in saved if name != "check"}):
        raise LoadError("check: the saved game was changed after it was written")
    return session


def check_fields(game: Game[Any], saved: dict[str, object]) -> None:
    """Is this a saved table of this game, with all its fields?"""
    if saved.get("format") != FORMAT:
        raise LoadError(f"format: '{FORMAT}' expected, not {shown(saved.get('format'))}")
    for name in FIELDS:
        if name not in saved:
            raise LoadError(f"{name}: missing")
    for name in saved:
        if name not in FIELDS:
            raise LoadError(f"{name}: no such field")
    if saved["game"] != game.name:
        raise LoadError(f"game: this is a save of {shown(saved['game'])}, not of '{game.name}'")


def replay_of(game: Game[Any], saved: dict[str, object], s: Any, names: list[str]) -> Replay:
    """What was played, as a replay."""
    seed = saved["seed"]
    if not isinstance(seed, str):
        raise LoadError(f"seed: a text expected, not {shown(seed)}")
    replay = Replay.begin(game, game.seat_count(s), seed, dict(s.options), names)
    replay.actions = texts(saved["actions"], "actions", None)
    return replay


def texts(data: object, where: str, length: int | None) -> list[str]:
    """A list of texts, of that length."""
    if not isinstance(data, list) or not all(isinstance(item, str) for item in data):
        raise LoadError(f"{where}: a list of texts expected, not {shown(data)}")
    if length is not None and len(data) != length:
        raise LoadError(f"{where}: {length} entries expected, not {len(data)}")
    return data


def bots_of(data: object, seats: int) -> list[str | None]:
    """The bot on each seat, None where a person sits."""
    from ..bots import UnknownBot, make

    if not isinstance(data, list) or len(data) != seats:
        raise LoadError(f"players: a list of {seats} entries expected, not {shown(data)}")
    for i, name in enumerate(data):
        if name is None:
            continue
        if not isinstance(name, str):
            raise LoadError(f"players[{i}]: the name of a bot expected, not {shown(name)}")
        try:
            make(name, "")
        except UnknownBot as error:
            raise LoadError(f"players[{i}]: {error}; --bots puts others there") from None
    return data
