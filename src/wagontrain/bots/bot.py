"""What a bot is: something that chooses an action, with randomness of its own."""

from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from ..core.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses an action for a seat, from a state that holds no more than the seat may know."""

    def __init__(self, seed: str) -> None:
        self.random = Random(seed)

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        """One of the legal actions. What is hidden from the seat differs from one given state to the next."""
        raise NotImplementedError

    def fresh_seed(self) -> str:
        """A seed for the next deal of what is hidden."""
        return f"{self.random.getrandbits(64):016x}"


@mypyc_attr(allow_interpreted_subclasses=True)
class ListBot(Bot):
    """A bot that looks at nothing but the list of legal actions, so that no state need be dealt for it."""

    def pick(self, legal: list[int]) -> int:
        """One of these actions."""
        raise NotImplementedError

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        return self.pick(game.legal(s))
