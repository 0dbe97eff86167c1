"""The learned bots by name: `policy`, `policy:TEMPERATURE`, `lookahead`, `lookahead:WIDTHxWORLDS`.

`policy:@FILE` and `lookahead:4x6@FILE` take other weights. The game is known only at the first decision,
so the network is loaded then.
"""

from pathlib import Path
from typing import Any

from ...core.errors import WagontrainError
from ...core.game import Game
from ..bot import Bot
from .bots import LookaheadBot, PolicyBot
from .network import Network, network_of


class LearnedBot(Bot):
    """A bot that is made when it first sees its game."""

    def __init__(self, kind: str, parameters: str, seed: str) -> None:
        super().__init__(seed)
        self.kind = kind
        self.parameters, _, file = parameters.partition("@")
        self.path = Path(file) if file else None
        self.seed = seed
        self.player: Bot | None = None

    def choose(self, game: Game[Any], s: Any, seat: int) -> int:
        if self.player is None:
            self.player = self.made(game)
        return self.player.choose(game, s, seat)

    def made(self, game: Game[Any]) -> Bot:
        """Return the bot for this game."""
        network = network_of(game.name, self.path)
        if network is None:
            raise WagontrainError(f"there is no network for {game.name}")
        return player_of(network, self.kind, self.parameters, self.seed)


def player_of(network: Network, kind: str, parameters: str, seed: str) -> Bot:
    """Return a bot that plays by a network, by its kind and parameters."""
    if kind == "policy":
        return PolicyBot(seed, network, float(parameters or 0))
    width, _, worlds = (parameters or "4x6").partition("x")
    return LookaheadBot(seed, network, int(width), int(worlds))


def make_learned(kind: str, parameters: str, seed: str) -> Bot:
    """Return a learned bot by its kind and parameters."""
    return LearnedBot(kind, parameters, seed)
