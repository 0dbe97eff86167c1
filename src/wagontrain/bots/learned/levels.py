"""Levels that play by the game's network where it fits the table, by the hand-made evaluation elsewhere.

The weights say which: `about["levels"]["hard"]["2"]` is the learned bot (see named.py) that plays as `hard`
at two seats. What is not there, and every table of a game without weights that fit, is left to the other bot.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any

from ...core.game import Game
from ..bot import Bot

PACKAGE = Path(__file__).parent.parent.parent
WEIGHTS = "*/policy.npz"  # in the folders of games


@lru_cache(maxsize=1)
def are_there_weights() -> bool:
    """Return whether any game here has weights."""
    return any(PACKAGE.glob(WEIGHTS))


def level_bot(seed: str, level: str, other: Bot) -> Bot:
    """Return a bot for a level: the other one, if no game here has weights."""
    return LevelBot(seed, level, other) if are_there_weights() else other


class LevelBot(Bot):
    """A level: which of the two plays is decided when it first sees its game."""

    def __init__(self, seed: str, level: str, other: Bot) -> None:
        super().__init__(seed)
        self.seed = seed
        self.level = level
        self.other = other
        self.player: Bot | None = None

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        if self.player is None:
            self.player = learned_player(game, game.seat_count(s), self.level, self.seed) or self.other
        return self.player.choose(game, s, seat)


def learned_player(game: Game[Any], seats: int, level: str, seed: str) -> Bot | None:
    """Return the learned bot that plays as a level; None without numpy, or without weights for that."""
    try:
        from .named import player_of
        from .network import network_of
    except ModuleNotFoundError as error:
        if error.name != "numpy":
            raise
        return None
    network = network_of(game.name)
    if network is None:
        return None
    told = network.about.get("levels", {}).get(level, {}).get(str(seats), "")
    if not told:
        return None
    kind, _, parameters = told.partition(":")
    return player_of(network, kind, parameters, seed)
