"""The rows of new tables and seats, from what was asked for."""

import time
from collections.abc import Sequence
from typing import Any

import wagontrain

from .. import bots
from ..core.errors import OptionError, UnknownGame
from ..core.rng import commitment_of
from .localization import default_bot_name
from .problems import Problem


def checked_game(name: str, seats: int, options: dict[str, Any]) -> tuple[Any, dict[str, Any]]:
    """The game and all its options, or a Problem that says what is wrong."""
    try:
        game = wagontrain.game(name)
        values = game.check(seats, options)
        game.new(seats, "", dict(values))
    except UnknownGame as error:
        raise Problem("unknown-game", str(error)) from None
    except OptionError as error:
        raise Problem("bad-option", str(error)) from None
    return game, dict(values)


def stored_game(row: Any) -> tuple[Any, dict[str, Any]]:
    """The game of a stored table and all its options, also where an earlier release stored them."""
    try:
        game = wagontrain.game(row.game)
        options = dict(game.restore_options(row.seats, dict(row.options)))
    except UnknownGame as error:
        raise Problem("unknown-game", str(error)) from None
    except OptionError as error:
        raise Problem("bad-option", str(error)) from None
    return checked_game(row.game, row.seats, options)


def check_bots(names: Sequence[str]) -> None:
    for name in names:
        if name not in bots.names():
            raise Problem("unknown-bot", name[:40])


def new_row(
    table_id: str,
    game: Any,
    options: dict[str, Any],
    seats: int,
    seed: str,
    owner: str,
    wanted: dict[str, Any],
) -> dict[str, Any]:
    """The row of a table that waits for its players."""
    now = time.time()
    chosen = (
        "title",
        "public",
        "spectators",
        "pace",
        "undo",
        "confirm",
        "clock",
        "clock_seconds",
    )
    return {
        "id": table_id,
        "game": game.name,
        "version": game.version,
        "tables": game.tables,
        "options": options,
        "seats": seats,
        "seed": seed,
        "commitment": commitment_of(seed),
        "owner": owner,
        "status": "open",
        **{name: wanted[name] for name in chosen},
        "stand_in": wanted["stand_in"] or "",
        "rated": wanted.get("rated", True),
        "origin": wanted.get("origin"),
        "created": now,
        "moved": now,
    }


def seat_names(seats: Sequence[str], name: str) -> list[str]:
    """A name for each seat; who sits on several is numbered."""
    mine = seats.count("me")
    names, me = [], 0
    for number, kind in enumerate(seats):
        if kind == "me":
            me += 1
            names.append(name if mine == 1 else f"{name[:36]} {me}")
        elif kind.startswith("bot:"):
            names.append(default_bot_name(kind[4:], number))
        else:
            names.append("")
    return names


def new_seat(table_id: str, number: int, kind: str, owner: str, name: str) -> dict[str, Any]:
    """The row of a seat: `me`, `open`, `invited`, or `bot:<name>`."""
    bot = kind[4:] if kind.startswith("bot:") else None
    return {
        "table_id": table_id,
        "seat": number,
        "kind": "bot" if bot else "person" if kind == "me" else kind,
        "player_id": owner if kind == "me" else None,
        "name": name,
        "bot": bot,
        "votes": [],
    }
