"""Great Western Trail, Sierra West and Villagers as one library: rules, hidden information, replays.

>>> import wagontrain
>>> wagontrain.games()
["gwt", "sierra_west", "villagers"]
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Literal, overload

from .core.errors import (
    ActionError,
    GameOver,
    LoadError,
    NotAnAction,
    NotLegalNow,
    OptionError,
    PositionError,
    UnknownGame,
    WagontrainError,
)
from .core.game import Ask, Game, Score
from .core.game_folders import installed_games, package_of
from .core.hints import nearest
from .core.options import Option
from .core.state import NOBODY

__all__ = [
    "NOBODY",
    "ActionError",
    "Ask",
    "Game",
    "GameOver",
    "LoadError",
    "NotAnAction",
    "NotLegalNow",
    "Option",
    "OptionError",
    "PositionError",
    "Score",
    "UnknownGame",
    "WagontrainError",
    "game",
    "games",
]

if TYPE_CHECKING:
    from .gwt.game import GreatWesternTrail
    from .sierra_west.game import SierraWest
    from .villagers.game import Villagers

_GAMES = ("gwt", "sierra_west", "villagers")


def games() -> list[str]:
    """Return the ids of the games: those of this package, then those that other packages have installed."""
    return [*_GAMES, *installed_games()]


@overload
def game(name: Literal["gwt"]) -> "GreatWesternTrail": ...
@overload
def game(name: Literal["sierra_west"]) -> "SierraWest": ...
@overload
def game(name: Literal["villagers"]) -> "Villagers": ...
@overload
def game(name: str) -> Game[Any]: ...
def game(name: str) -> Game[Any]:
    """Return the game of that id; it is loaded when first asked for.

    A type checker knows the states of our own games: it finds an attribute that they do not have.
    """
    known = games()
    if name not in known:
        near = nearest(str(name), known)
        hint = f"did you mean '{near}'?" if near else f"there are {', '.join(known)}"
        raise UnknownGame(f"no game is called '{name}': {hint}")
    found = import_module(package_of(name)).GAME
    if not isinstance(found, Game):
        raise UnknownGame(f"'{name}' cannot be used: GAME of {package_of(name)} is not a wagontrain.Game")
    return found
