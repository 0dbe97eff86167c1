"""Finds the row encoder of any game: the `encoder` module of its folder, or an encoder made from the view.

Environments, training and learned bots get encoders here, so that none of them names a game.
"""

import hashlib
from importlib import import_module
from types import ModuleType
from typing import Any

from ..core.batch import Setup
from ..core.game import Game
from ..core.rows import RowEncoder
from .view_encoder import ViewEncoder

INTERFACE_VERSION = 2  # rises when spaces, rewards or infos of the environments change

__all__ = ["ViewEncoder", "columns_hash", "encoder_of", "environment_version", "neighbour", "setups_of"]


def neighbour(game: Game[Any], name: str) -> ModuleType | None:
    """Return a module from the folder of a game's class, or None where the folder has no such module."""
    package = type(game).__module__.rpartition(".")[0]
    if not package:
        return None
    path = f"{package}.{name}"
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:  # the module is there, but something that it imports is not
            raise
        return None


def encoder_of(game: Game[Any]) -> RowEncoder[Any]:
    """Return a new encoder of a game: its own, or a slow one made from the view."""
    module = neighbour(game, "encoder")
    if module is None:
        return ViewEncoder(game)
    made = module.encoder()
    assert isinstance(made, RowEncoder)
    return made


def setups_of(game: Game[Any]) -> list[Setup]:
    """Return the set-ups that a network is trained on: the game's own, or each number of seats once."""
    module = neighbour(game, "training")
    if module is None:
        return [Setup(seats, dict(game.bot_options)) for seats in game.seats]
    setups = module.setups()
    assert all(isinstance(setup, Setup) for setup in setups)
    return list(setups)


def columns_hash(encoder: RowEncoder[Any]) -> str:
    """Return a fingerprint of columns and actions: weights fit only the rows they were trained on."""
    text = "\n".join([*encoder.columns.names, str(encoder.actions), str(encoder.version)])
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def environment_version(game: Game[Any]) -> int:
    """Return the number of a game's environments: it rises with its rules, its encoder, and the interface."""
    return game.version + encoder_of(game).version + INTERFACE_VERSION
