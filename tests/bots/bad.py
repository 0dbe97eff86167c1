"""Bots that misbehave, and one that looks where it must not."""

from typing import Any
from zlib import crc32

from wagontrain import Game
from wagontrain.bots import Bot


class Raising(Bot):
    """Breaks at its first decision."""

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        raise RuntimeError("no idea")


CALLED: list[object] = []


def remember(seed: object) -> Bot:
    """No class of a bot: what a saved game must not be able to call."""
    CALLED.append(seed)
    return Raising("")


class Hanging(Bot):
    """Never answers."""

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        while True:
            pass


class Illegal(Bot):
    """Answers with what is not an action at all."""

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        return -7


class Peeking(Bot):
    """Decides by what lies hidden in the state that it is given."""

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        legal = game.legal(s)
        return legal[crc32(str(game.save(s)).encode()) % len(legal)]
