"""Where the files of a game are: in a folder of this package, or in an installed package of its own.

An installed package makes itself known by the entry point group `wagontrain.games`: the id of the game,
and the package that holds `GAME`. Its tables, words and rules lie beside the code: `data/*.toml`,
`words/<language>.ftl`, `docs/<language>.md`, `cites.toml`.
"""

from functools import cache
from importlib import resources
from importlib.metadata import entry_points
from pathlib import Path

from .errors import LoadError

GROUP = "wagontrain.games"
ROOT = "wagontrain"
ENGLISH = "en"


@cache
def installed_games() -> dict[str, str]:
    """Return the games of other packages: id and package, in the order of their ids."""
    found = {point.name: point.value for point in entry_points(group=GROUP)}
    return {name: found[name] for name in sorted(found) if not is_own(name)}


def is_own(game: str) -> bool:
    """Return whether the game is one of this package."""
    return game.isidentifier() and (Path(str(resources.files(ROOT))) / game / "data").is_dir()


def package_of(game: str) -> str:
    """Return the package that holds the code of a game."""
    return installed_games().get(game, f"{ROOT}.{game}")


def folder_of(game: str) -> Path:
    """Return the folder that holds the files of a game; it need not exist."""
    package = installed_games().get(game)
    if package is None:
        return Path(str(resources.files(ROOT))) / game
    try:
        return Path(str(resources.files(package)))
    except ModuleNotFoundError:
        raise LoadError(f"{game}: its package {package} is not installed") from None


def words_path(lang: str, name: str) -> Path | None:
    """Return the file with the words of a game in a language, or None if its package has no words at all.

    A game of another package that lacks a language is shown in English.
    """
    if name not in installed_games():
        return Path(str(resources.files(ROOT))) / "words" / lang / f"{name}.ftl"
    folder = folder_of(name) / "words"
    found = [folder / f"{each}.ftl" for each in (lang, ENGLISH)]
    return next((path for path in found if path.is_file()), None)


def rules_path(lang: str, game: str) -> Path | None:
    """Return the file with the rules of a game in a language, or None if there is no such file."""
    if game in installed_games():
        found = [folder_of(game) / "docs" / f"{lang}.md"]
    else:
        name = f"{game}.md" if lang == ENGLISH else f"{lang}/{game}.md"
        checkout = Path(__file__).resolve().parents[3]
        found = [folder / "docs" / "rules" / name for folder in (Path(str(resources.files(ROOT))), checkout)]
    return next((page for page in found if page.is_file()), None)
