"""Villagers: draft villagers from the road, build them into chains, count the gold."""

from .game import GAME

__all__ = ["GAME"]
