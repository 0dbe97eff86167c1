"""What the commands share: their common options, opening games, telling errors, reading and writing files."""

import os
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games
from ..core.errors import LoadError, OptionError, WagontrainError
from ..core.game import Game

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"Which game: {', '.join(games())}.", show_default=False)
]
TablesOption = Annotated[
    Path | None,
    typer.Option(
        "--tables", metavar="DIR", help="A folder with corrected component tables.", show_default=False
    ),
]
OptionsOption = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game.", show_default=False),
]
LangOption = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="LANG", help="en, pl, it or ru; else as the system says.", show_default=False
    ),
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


class Failed(Exception):
    """What was asked for was understood, but it did not work out: exit code 1."""


def tell(message: str) -> None:
    """One line to the error stream."""
    print("wagontrain: " + " ".join(message.split()), file=sys.stderr)


def is_compiled() -> bool:
    """Does the engine run compiled?"""
    from ..core import state

    return not str(state.__file__).endswith(".py")


def build_name() -> str:
    """The version, and how it was built."""
    from importlib.metadata import PackageNotFoundError, version
    from platform import python_version

    try:
        number = version("wagontrain")
    except PackageNotFoundError:  # run from its sources without being installed
        number = "(not installed)"
    return f"wagontrain {number}, {'compiled' if is_compiled() else 'plain'}, Python {python_version()}"


def open_game(name: str, tables: Path | None = None) -> Game[Any]:
    """The game of that name, with the user's tables where there are some."""
    import wagontrain

    if tables is not None:
        from ..core.data import use_tables

        use_tables(tables)
    return wagontrain.game(name)


def given_options(game: Game[Any], texts: list[str] | None) -> dict[str, object]:
    """The options that NAME=VALUE texts stand for; the game checks them when it starts."""
    given: dict[str, object] = {}
    for text in texts or []:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_")
        if not equals or not name:
            raise OptionError(f"'--option {text}': write NAME=VALUE; there are {', '.join(game.options)}")
        if name in given:
            raise OptionError(f"option '{name}' is given twice")
        given[name] = game.options[name].parse(value.strip()) if name in game.options else value
    return given


def language(lang: str | None) -> str:
    """The language that was asked for, else that of the system, else English."""
    from ..core.words import LANGUAGES

    if lang is not None:
        return lang
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def new_seed() -> str:
    """A seed that nobody can guess."""
    from secrets import token_hex

    return token_hex(16)


def plain_text(text: str, what: str) -> str:
    """The text, unless it holds bytes that are no letters: those could not be written to a file again."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise OptionError(f"{what}: not valid text") from None
    return text


def read_text(path: Path) -> str:
    """What a file says, exactly; a one-line error where it cannot be read."""
    try:
        return path.read_bytes().decode()
    except UnicodeDecodeError:
        raise LoadError(f"{path}: not a text file") from None
    except OSError as error:
        raise LoadError(f"{path}: {error.strerror}") from None


def write_text(path: Path, text: str) -> None:
    """Write a file whole or not at all."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "wb") as file:
            file.write(text.encode())
        os.replace(name, path)
    except OSError as error:
        raise WagontrainError(f"{path}: {error.strerror}") from None


def user_folder(kind: str, variable: str, default: str) -> Path:
    """The user's own folder for data or cache, after the habits of the system."""
    if os.name == "nt":
        base = os.environ.get("LOCALAPPDATA") or str(Path.home())
        return Path(base, "wagontrain", kind)
    try:
        return Path(os.environ.get(variable) or Path.home() / default, "wagontrain")
    except RuntimeError:  # a user without a home folder
        raise Failed(f"this user has no home folder: set {variable} to a folder of yours") from None


def data_folder() -> Path:
    """Where games are saved when nobody says where."""
    return user_folder("data", "XDG_DATA_HOME", ".local/share")


def cache_folder() -> Path:
    """Where things are kept that can be had again."""
    return user_folder("cache", "XDG_CACHE_HOME", ".cache")
