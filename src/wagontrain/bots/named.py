"""The bots by name. `mc:0.5` is `mc` with half a second a turn, `mc:40n` with at most 40 worlds a plan.

`package.module:Class` is a custom bot, created with a seed.
"""

import re
from collections.abc import Callable
from importlib import import_module

from ..core.errors import WagontrainError
from ..core.hints import nearest
from .bot import Bot
from .easy import EasyBot
from .effort import PLAYOUTS
from .greedy import GreedyBot
from .rollouts import RolloutBot
from .search import SearchBot
from .simple import FirstBot, RandomBot

EASY_SECONDS = 0.05
MEDIUM_SECONDS = 0.3
HARD_SECONDS = 0.45  # of the 0.5 that a turn may take, the rest is for all around it
EXPERT_SECONDS = 1.8  # of 2
LEARNED = ("policy", "lookahead")
BUDGET = re.compile(r"([0-9]+n|[0-9]+(\.[0-9]+)?)")


class UnknownBot(WagontrainError):
    """No bot of that name is here."""


def easy(seed: str) -> Bot:
    """Looks into few lines of play, and does not see clearly where they lead."""
    return EasyBot(seed, seconds=EASY_SECONDS)


def medium(seed: str) -> Bot:
    """Plans its own turn."""
    return GreedyBot(seed, seconds=MEDIUM_SECONDS)


def hard(seed: str) -> Bot:
    """Plans its own turn, and looks where its plans lead in worlds that it cannot tell from the true one."""
    return by_network(seed, "hard", RolloutBot(seed, seconds=HARD_SECONDS, level="hard"))


def expert(seed: str) -> Bot:
    """The same with more time, for more of it or for playing on farther or better, as its figures say."""
    return by_network(seed, "expert", RolloutBot(seed, seconds=EXPERT_SECONDS, level="expert"))


def by_network(seed: str, level: str, other: Bot) -> Bot:
    """Return a bot that plays by a network where the weights of a game are for that, else like the other."""
    from .learned.levels import level_bot

    return level_bot(seed, level, other)


def greedy(seed: str) -> Bot:
    """Plans its own turn, however long that takes."""
    return GreedyBot(seed)


_BOTS: dict[str, Callable[[str], Bot]] = {
    "first": FirstBot,
    "random": RandomBot,
    "greedy": greedy,
    "mc": lambda seed: RolloutBot(seed, seconds=HARD_SECONDS, level=PLAYOUTS),
    "ismcts": lambda seed: SearchBot(seed, seconds=HARD_SECONDS),
    "easy": easy,
    "medium": medium,
    "hard": hard,
    "expert": expert,
}


def names() -> list[str]:
    """The names of the bots that are here."""
    return list(_BOTS)


def make(name: str, seed: str) -> Bot:
    """A new bot; the same name and seed decide alike in like places, as far as its time is not cut short."""
    kind, colon, budget = name.partition(":")
    if kind in LEARNED:
        return learned(kind, budget, seed)
    if colon and kind not in _BOTS and budget.isidentifier() and is_module(kind):
        return load_custom(kind, budget, seed)
    if kind not in _BOTS:
        near = nearest(kind, list(_BOTS))
        hint = f"did you mean '{near}'? " if near else ""
        raise UnknownBot(f"no bot is called '{kind}': {hint}There are {', '.join(_BOTS)}")
    if not colon:
        return _BOTS[kind](seed)
    return with_budget(kind, budget, seed)


def is_module(text: str) -> bool:
    """Return whether the text is a module's name, like `package.module`."""
    return all(part.isidentifier() for part in text.split("."))


def load_custom(module: str, name: str, seed: str) -> Bot:
    """Create a custom bot, named as `package.module:Class`.

    The name may come from somebody else's saved game, so nothing but a bot's class is called.
    """
    try:
        found = getattr(import_module(module), name, None)
    except Exception as error:  # whatever goes wrong in the module
        raise UnknownBot(f"'{module}' cannot be imported: {error}") from None
    if found is None:
        raise UnknownBot(f"there is no bot {name} in {module}")
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"{module}:{name} is not a class of wagontrain.bots.Bot")
    return found(seed)


def learned(kind: str, budget: str, seed: str) -> Bot:
    """Return a bot that plays by a network: see `learned.named`."""
    from .learned.named import make_learned

    return make_learned(kind, budget, seed)


def with_budget(kind: str, budget: str, seed: str) -> Bot:
    """A searching bot with seconds for a turn, or a number of worlds or iterations (`40n`) for a plan."""
    if kind not in ("mc", "ismcts"):
        raise UnknownBot(f"'{kind}' takes no budget: 'mc' and 'ismcts' do, as in mc:0.5")
    if not BUDGET.fullmatch(budget) or float(budget.rstrip("n")) == 0:
        raise UnknownBot(
            f"'{kind}:{budget}': write seconds as in {kind}:0.5, or a number of tries as in {kind}:40n"
        )
    count = int(budget[:-1]) if budget.endswith("n") else 0
    seconds = 0.0 if count else float(budget)
    if kind == "mc":
        return RolloutBot(seed, seconds=seconds, level=PLAYOUTS, worlds=count)
    return SearchBot(seed, seconds=seconds, iterations=count)
