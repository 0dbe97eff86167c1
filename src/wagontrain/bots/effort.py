"""How far a level looks, game by game: data, a table for each level in `<game>/evaluator/weights.toml`."""

from typing import Any, Final

from ..core.errors import LoadError
from ..core.game import Game
from .eval.convention import read_table


class Effort:
    """What a plan may cost where the clock does not cut it short.

    width: lines of a turn searched side by side; groups: groups of positions searched (0: all);
    search_share: of the time, for finding lines; lines: how many are compared; worlds: in how many at most;
    extra_stages: of a playout, beyond the evaluator's; own_width: beam of an own turn in a playout (0: no
    plan); opponent_width: the same for an opponent's turn; branching: answers tried for a small decision of a
    playout; prior_weight: worlds that a first evaluation counts for; learned: the network's share in the
    evaluation.
    """

    def __init__(self, values: dict[str, float], where: str) -> None:
        self.width = int(value_of(values, "width", where))
        self.groups = int(value_of(values, "groups", where))
        self.search_share = value_of(values, "search_share", where)
        self.lines = int(value_of(values, "lines", where))
        self.worlds = int(value_of(values, "worlds", where))
        self.extra_stages = int(value_of(values, "extra_stages", where))
        self.own_width = int(value_of(values, "own_width", where))
        self.opponent_width = int(value_of(values, "opponent_width", where))
        self.branching = int(value_of(values, "branching", where))
        self.prior_weight = value_of(values, "prior_weight", where)
        self.learned = value_of(values, "learned", where)


class Sight:
    """How far an easy bot sees."""

    def __init__(self, values: dict[str, float], where: str) -> None:
        self.width = int(value_of(values, "width", where))  # lines of a turn searched side by side
        self.noise = value_of(values, "noise", where)  # the error of its evaluation in points


PLAYOUTS: Final = "mc"  # the effort of playouts, where it differs from that of `expert`
ALONE: Final = "alone_"  # prefix of the values that replace others in solo games
PLAIN: Final = {
    "width": 8.0, "groups": 0.0, "search_share": 0.3, "lines": 8.0, "worlds": 8.0, "extra_stages": 0.0,
    "own_width": 0.0, "opponent_width": 0.0, "branching": 12.0, "prior_weight": 2.0, "learned": 0.0,
}  # fmt: skip
PLAIN_SIGHT: Final = {"width": 1.0, "noise": 1.0}


def value_of(values: dict[str, float], name: str, where: str) -> float:
    """Return one of the values; a LoadError names the one that is missing."""
    if name not in values:
        raise LoadError(f"{where}: {name}: missing")
    return values[name]


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
