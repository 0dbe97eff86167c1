"""Briscola: an Italian trick-taking game for two to four players, each with a hidden hand of three cards."""

from .game import GAME

__all__ = ["GAME"]
