"""Great Western Trail, 2nd edition: 1 to 4 players."""

from .game import GAME

__all__ = ["GAME"]
