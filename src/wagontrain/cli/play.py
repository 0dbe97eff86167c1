"""`wagontrain play`: a table in the terminal, for people and bots."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..core.errors import OptionError
from .common import (
    GameName,
    LangOption,
    OptionsOption,
    TablesOption,
    given_options,
    language,
    new_seed,
    open_game,
    plain_text,
    read_text,
)

if TYPE_CHECKING:
    from ..core.game import Game
    from ..core.words import Words
    from .session import Session

BOTS_BY_DEFAULT = 2


def play(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; 1 plays solo.", show_default=False)
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="NAMES", help="The bots on the last seats: a,b. Else people.", show_default=False
        ),
    ] = None,
    option: OptionsOption = None,
    names: Annotated[
        str | None, typer.Option(metavar="NAMES", help="The players' names: Ann,Bob.", show_default=False)
    ] = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same one deals the same cards.")] = None,
    load: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.", show_default=False)
    ] = None,
    position: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Begin at a position, a TOML file.", show_default=False),
    ] = None,
    record: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a replay at the end.", show_default=False)
    ] = None,
    auto: Annotated[bool, typer.Option(help="Play a step by itself where there is only one choice.")] = True,
    hint: Annotated[
        bool, typer.Option("--hint", help="Show what a bot would do, and the score it expects.")
    ] = False,
    tables: TablesOption = None,
    lang: LangOption = None,
) -> None:
    """Play at the terminal: alone, with bots, or several people at one keyboard.

    Without --seats and --bots you play against two bots; with --seats alone everybody is a person.
    """
    from ..core.words import Words
    from .screen import make_console
    from .terminal import Terminal

    rules = open_game(game, tables)
    words = Words(language(lang), game)
    if load is not None or position is not None:
        from_file = "--load" if load is not None else "--position"
        if seats is not None or option or seed is not None:
            raise OptionError(f"{from_file} takes seats, options and seed from the file: leave them out")
        if load is None:
            assert position is not None
            session = _laid_out(rules, position, bots, names, words)
        elif position is None:
            session = _loaded(rules, load, bots, names, words)
        else:
            raise OptionError("--load and --position: a game begins at one of them")
    else:
        session = _new(rules, seats, bots, given_options(rules, option), names, seed, words)
    if record is not None:
        _check_record(record, session)
    terminal = Terminal(session, words, make_console(), sys.stdin, auto)
    terminal.record = record
    terminal.advised = hint
    if sys.stdin.isatty():
        _edit_lines()
    _stop_like_ctrl_c()
    terminal.run()


def _new(
    game: "Game[Any]",
    seats: int | None,
    bots: str | None,
    options: dict[str, object],
    names: str | None,
    seed: str | None,
    words: "Words",
) -> "Session":
    from ..core.replay import Replay
    from .session import Session

    players = seating(game, seats, bots)
    chosen = plain_text(seed, "--seed") if seed is not None else new_seed()
    called = player_names(names, players, words)
    replay = Replay.begin(game, len(players), chosen, options, called)
    return Session(game, game.new(len(players), chosen, options), called, players, replay)


def _loaded(game: "Game[Any]", path: Path, bots: str | None, names: str | None, words: "Words") -> "Session":
    from .saves import load
    from .session import Session

    found = load(game, path, keep_bots=bots is None)
    players = seating(game, len(found.players), bots) if bots is not None else found.players
    unnamed = names is None and any(found.names)
    called = found.names if unnamed else player_names(names, players, words)
    if found.replay is not None:
        found.replay.names = called
    session = Session(game, found.s, called, players, found.replay)
    session.log.extend(found.log)
    return session


def _laid_out(
    game: "Game[Any]", path: Path, bots: str | None, names: str | None, words: "Words"
) -> "Session":
    from ..core.errors import PositionError
    from .session import Session

    try:
        s = game.position(read_text(path))
    except PositionError as error:
        raise PositionError(f"{path}: {error}") from None
    seats = game.seat_count(s)
    players: list[str | None] = [None] * seats
    if bots is not None:
        players = seating(game, seats, bots)
    return Session(game, s, player_names(names, players, words), players, None)


def seating(game: "Game[Any]", seats: int | None, bots: str | None) -> list[str | None]:
    """Who sits where: people first (None), then the bots that were named."""
    from .. import bots as known

    named = [name.strip() for name in bots.split(",")] if bots else []
    for name in named:
        known.make(name, "")
    if seats is None:
        if bots is None:
            named = ["random"] * min(BOTS_BY_DEFAULT, game.seats[-1] - 1)
        seats = 1 + len(named)
    game.check(seats, {})
    if len(named) > seats:
        raise OptionError(f"--bots names {len(named)} bots for {seats} seats")
    return [None] * (seats - len(named)) + named


def player_names(text: str | None, players: list[str | None], words: "Words") -> list[str]:
    """A name for each seat: those given, then "Player 2" or "Bot 3"."""
    given = [plain_text(name.strip(), "--names") for name in text.split(",")] if text else []
    if len(given) > len(players):
        raise OptionError(f"--names has {len(given)} names for {len(players)} seats")
    found = [
        words.text("player-default" if bot is None else "bot-default", n=seat + 1)
        for seat, bot in enumerate(players)
    ]
    for seat, name in enumerate(given):
        found[seat] = name or found[seat]
    if len(set(found)) < len(found):
        raise OptionError("--names: every player needs another name")
    return found


def _check_record(record: Path, session: "Session") -> None:
    """Better refused now than after the game."""
    from .saves import check_free

    if session.replay is None:
        raise OptionError("--record: the start of this game is not known, so no replay can be written")
    if not record.parent.is_dir():
        raise OptionError(f"--record: there is no folder {record.parent}")
    check_free(record)


def _stop_like_ctrl_c() -> None:
    """A closed window or a polite kill ends the game like Ctrl-C: it is saved."""
    import signal

    for name in ("SIGTERM", "SIGHUP"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.default_int_handler)


def _edit_lines() -> None:
    """Line editing and history at the prompt, where the system has them."""
    import contextlib

    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
