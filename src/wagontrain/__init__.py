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
    """The ids of the games that are here."""
    return list(_GAMES)


@overload
def game(name: Literal["gwt"]) -> "GreatWesternTrail": ...
@overload
def game(name: Literal["sierra_west"]) -> "SierraWest": ...
@overload
def game(name: Literal["villagers"]) -> "Villagers": ...
@overload
def game(name: str) -> Game[Any]: ...
def game(name: str) -> Game[Any]:
    """The game of that id; it is loaded when first asked for.

    A type checker knows the states of our own games: it finds an attribute that they do not have.
    """
    if name not in _GAMES:
        near = nearest(str(name), _GAMES)
        hint = f"did you mean '{near}'?" if near else f"there are {', '.join(_GAMES)}"
        raise UnknownGame(f"no game is called '{name}': {hint}")
    found = import_module(f"wagontrain.{name}").GAME
    assert isinstance(found, Game)
    return found
