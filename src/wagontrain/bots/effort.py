"""How far a level looks, game by game: data, a table for each level in `weights/<game>.toml`."""

from importlib import resources
from typing import Final

from ..core.errors import LoadError
from .eval.base import table_of


class Effort:
    """What a plan may cost where the clock does not cut it short."""

    def __init__(self, told: dict[str, float], where: str) -> None:
        self.told = told
        self.where = where
        self.width = int(self.figure("width"))  # lines of a turn that are looked into side by side
        self.groups = int(self.figure("groups"))  # groups of positions that are looked into (0: all)
        self.look = self.figure("look")  # the share of the time that may go into finding lines
        self.lines = int(self.figure("lines"))  # that are compared
        self.worlds = int(self.figure("worlds"))  # in which they are compared, at most
        self.further = int(self.figure("further"))  # stages played on beyond the judgement's own
        self.alone = int(self.figure("alone"))  # the same in a solo game
        self.narrow = int(self.figure("narrow"))  # lines of a turn that is played on (0: at first sight)
        self.few = int(self.figure("few"))  # ... and answers to a small decision that it looks into
        self.trust = self.figure("trust")  # worlds that the first judgement of a line counts for

    def figure(self, name: str) -> float:
        """One of the figures; a LoadError names the one that is missing."""
        if name not in self.told:
            raise LoadError(f"{self.where}: {name}: missing")
        return self.told[name]


PLAIN: Final = {
    "width": 8.0, "groups": 0.0, "look": 0.3, "lines": 8.0, "worlds": 8.0, "further": 0.0, "alone": 0.0,
    "narrow": 0.0, "few": 12.0, "trust": 2.0,
}  # fmt: skip


def effort_of(game: str, level: str) -> Effort:
    """The effort of a level in a game; a plain one for a game that has none of its own."""
    if not (resources.files("wagontrain.bots.weights") / f"{game}.toml").is_file():
        return Effort(PLAIN, level)
    return Effort(table_of(game, level), f"{game}.toml: {level}")
