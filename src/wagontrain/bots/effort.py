"""How far a level looks, game by game: data, a table for each level in `weights/<game>.toml`."""

from typing import Any, Final

from ..core.errors import LoadError
from ..core.game import Game
from .eval.convention import read_table


class Effort:
    """What a plan may cost where the clock does not cut it short."""

    def __init__(self, told: dict[str, float], where: str) -> None:
        self.width = int(figure(told, "width", where))  # lines of a turn that are looked into side by side
        self.groups = int(figure(told, "groups", where))  # groups of positions that are looked into (0: all)
        self.look = figure(told, "look", where)  # the share of the time that may go into finding lines
        self.lines = int(figure(told, "lines", where))  # that are compared
        self.worlds = int(figure(told, "worlds", where))  # in which they are compared, at most
        self.further = int(figure(told, "further", where))  # stages played on, more than the judgement's
        self.narrow = int(figure(told, "narrow", where))  # lines of an own turn played on (0: at first sight)
        self.others = int(figure(told, "others", where))  # ... and of a turn of somebody else
        self.few = int(figure(told, "few", where))  # ... and answers to a small decision that it looks into
        self.trust = figure(told, "trust", where)  # worlds that the first judgement of a line counts for
        self.learned = figure(told, "learned", where)  # the share of a network in the judgement


class Sight:
    """How far an easy bot sees."""

    def __init__(self, told: dict[str, float], where: str) -> None:
        self.width = int(figure(told, "width", where))  # lines of a turn that are looked into side by side
        self.haze = figure(told, "haze", where)  # the error of its judgement in points


PLAYOUTS: Final = "mc"  # the effort of playouts, where that of `expert` is another
ALONE: Final = "alone_"  # begins the figures that take the place of others in solo games
PLAIN: Final = {
    "width": 8.0, "groups": 0.0, "look": 0.3, "lines": 8.0, "worlds": 8.0, "further": 0.0,
    "narrow": 0.0, "others": 0.0, "few": 12.0, "trust": 2.0, "learned": 0.0,
}  # fmt: skip
PLAIN_SIGHT: Final = {"width": 1.0, "haze": 1.0}


def figure(told: dict[str, float], name: str, where: str) -> float:
    """One of the figures; a LoadError names the one that is missing."""
    if name not in told:
        raise LoadError(f"{where}: {name}: missing")
    return told[name]


def effort_of(game: Game[Any], level: str, alone: bool = False) -> Effort:
    """Return the effort of a level in a game, or alone in it; a plain one if the game has none."""
    numbers = read_table(game, level)
    if numbers is None and level == PLAYOUTS:
        level = "expert"
        numbers = read_table(game, level)
    if numbers is None:
        return Effort(PLAIN, level)
    if alone:
        numbers = {name: numbers.get(ALONE + name, value) for name, value in numbers.items()}
    return Effort(numbers, f"{game.name}: {level}")


def sight_of(game: Game[Any]) -> Sight:
    """How far `easy` sees in a game."""
    numbers = read_table(game, "easy")
    return Sight(PLAIN_SIGHT if numbers is None else numbers, f"{game.name}: easy")
