"""Great Western Trail, Sierra West and Villagers as one library: rules, hidden information, replays.

>>> import wagontrain
>>> wagontrain.games()
["gwt", "sierra_west", "villagers"]
"""

from importlib import import_module
from typing import Any

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

_GAMES = ("gwt", "sierra_west", "villagers")


def games() -> list[str]:
    """The ids of the games that are here."""
    return list(_GAMES)


def game(name: str) -> Game[Any]:
    """The game of that id; it is loaded when first asked for."""
    if name not in _GAMES:
        near = nearest(str(name), _GAMES)
        hint = f"did you mean '{near}'?" if near else f"there are {', '.join(_GAMES)}"
        raise UnknownGame(f"no game is called '{name}': {hint}")
    found = import_module(f"wagontrain.{name}").GAME
    assert isinstance(found, Game)
    return found
