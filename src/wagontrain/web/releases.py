"""Which release plays a version of a game: for tables that cannot go on under the present rules."""

from collections.abc import Sequence
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

Row = Any

LAST = {("gwt", 1): "0.1.0", ("sierra_west", 1): "0.1.0", ("villagers", 1): "0.1.0"}
"""The last release that plays an older version of a game. Tables note their own release since version 2."""


@cache
def own_release() -> str:
    """The release that runs here; "" where it was not installed."""
    try:
        return version("wagontrain")
    except PackageNotFoundError:
        return ""


def release_of(row: Row, notes: Sequence[Row]) -> str:
    """The release with which a table was begun or last carried over; "" where nobody knows."""
    noted = [note.args["release"] for note in notes if note.args.get("release")]
    return str(noted[-1]) if noted else LAST.get((row.game, row.version), "")


def command_for(row: Row, notes: Sequence[Row], present_version: object) -> str | None:
    """How to start a server that plays on at this table; the administrator puts in the file or folder."""
    if row.version == present_version:  # only the component tables differ
        return "wagontrain serve --tables DIR"
    release = release_of(row, notes)
    return f"uvx wagontrain=={release} serve --data COPY" if release else None
