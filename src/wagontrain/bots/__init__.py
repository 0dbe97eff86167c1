"""Players that are programs: `make("hard", "any seed")`.

A bot never meets the true state. `decide` hands it a copy in which what its seat cannot know is dealt again;
to one that looks at nothing else it hands the list of legal actions.
"""

from typing import Any

from ..core.game import Game
from .analyse import Advice, analyse
from .bot import Bot, ListBot
from .named import UnknownBot, make, names

__all__ = ["Advice", "Bot", "ListBot", "UnknownBot", "analyse", "decide", "make", "names"]


def decide(bot: Bot, game: Game[Any], s: Any, seat: int) -> int:
    """The bot's action for the seat that is to act."""
    if isinstance(bot, ListBot):
        return bot.pick(game.legal(s))
    return bot.choose(game, game.resample(s, seat, bot.fresh_seed()), seat)
