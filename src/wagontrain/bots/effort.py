"""How far a level looks, game by game: data, a table for each level in `weights/<game>.toml`."""

from importlib import resources
from typing import Final

from ..core.errors import LoadError
from .eval.base import has_table, table_of


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


def effort_of(game: str, level: str, alone: bool = False) -> Effort:
    """The effort of a level in a game, or alone in it; a plain one for a game that has none of its own."""
    if not has_figures(game):
        return Effort(PLAIN, level)
    if level == PLAYOUTS and not has_table(game, PLAYOUTS):
        level = "expert"
    told = table_of(game, level)
    if alone:
        told = {name: told.get(ALONE + name, value) for name, value in told.items()}
    return Effort(told, f"{game}.toml: {level}")


def sight_of(game: str) -> Sight:
    """How far `easy` sees in a game."""
    return Sight(table_of(game, "easy") if has_figures(game) else PLAIN_SIGHT, f"{game}.toml: easy")


def has_figures(game: str) -> bool:
    """Is there a file of weights and levels for a game?"""
    return (resources.files("wagontrain.bots.weights") / f"{game}.toml").is_file()
