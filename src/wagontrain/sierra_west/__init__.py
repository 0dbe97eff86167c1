"""Sierra West: four modes, advanced planning, and Hastings' Cutoff for one."""

from .game import GAME

__all__ = ["GAME"]
