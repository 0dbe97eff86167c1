"""`wagontrain replay`: step through a game in words."""

import sys
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

from ..core.errors import OptionError
from .common import LangOption, TablesOption, language, open_game, read_text


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A replay.", show_default=False)],
    seat: Annotated[
        int | None,
        typer.Option(metavar="N", help="See what this seat saw (1 is the first); else everything."),
    ] = None,
    step: Annotated[int, typer.Option(metavar="N", min=0, help="Begin after this many actions.")] = 0,
    position: Annotated[
        bool, typer.Option("--position", help="Print the position at --step as TOML, secrets included.")
    ] = False,
    turns: Annotated[bool, typer.Option("--turns", help="List the turns, in a sentence each.")] = False,
    tables: TablesOption = None,
    lang: LangOption = None,
) -> None:
    """Go through a replay, forward and back, as one seat or as all. In a pipe every step is printed."""
    from ..core.replay import Replay
    from ..core.words import Words
    from .film import Film
    from .screen import make_console

    found = Replay.read(read_text(file))
    game = open_game(found.game, tables)
    if step > len(found.actions):
        raise OptionError(f"--step: the replay has {len(found.actions)} actions, not {step}")
    if position:
        s = next(islice(found.play(game), step, None))
        print(game.describe_position(s), end="")
        return
    if seat is not None and not 1 <= seat <= found.seats:
        raise OptionError(f"--seat: the seats go from 1 to {found.seats}, not {seat}")
    viewers = range(found.seats) if seat is None else [seat - 1]
    film = Film(game, found, viewers, Words(language(lang), game.name), make_console())
    if turns:
        film.print_turns()
    elif sys.stdin.isatty() and sys.stdout.isatty():
        film.show(step, sys.stdin)
    else:
        film.print_all(step)
