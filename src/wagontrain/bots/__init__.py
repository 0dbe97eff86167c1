"""Players that are programs: `make("random", "any seed")`.

A bot never meets the true state. `decide` hands it a copy in which what its seat cannot know is dealt anew;
to one that looks at nothing else it hands the list of legal actions.
"""

from difflib import get_close_matches
from typing import Any

from ..core.errors import WagontrainError
from ..core.game import Game
from .bot import Bot, ListBot
from .simple import FirstBot, RandomBot

__all__ = ["Bot", "ListBot", "UnknownBot", "decide", "make", "names"]

_BOTS: dict[str, type[Bot]] = {"first": FirstBot, "random": RandomBot}


class UnknownBot(WagontrainError):
    """No bot of that name is here."""


def names() -> list[str]:
    """The names of the bots that are here."""
    return list(_BOTS)


def make(name: str, seed: str) -> Bot:
    """A new bot; the same name and seed decide alike in like places."""
    if name not in _BOTS:
        near = get_close_matches(name, _BOTS, 1, 0.5)
        hint = f"did you mean '{near[0]}'?" if near else f"there are {', '.join(_BOTS)}"
        raise UnknownBot(f"no bot is called '{name}': {hint}")
    return _BOTS[name](seed)


def decide(bot: Bot, game: Game[Any], s: Any, seat: int) -> int:
    """The bot's action for the seat that is to act."""
    if isinstance(bot, ListBot):
        return bot.pick(game.legal(s))
    return bot.choose(game, game.resample(s, seat, bot.fresh_seed()), seat)
