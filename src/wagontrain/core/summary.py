"""What each event is in the summary of a turn.

A game's module `summary` gives each event a role, in a `Summary` called SUMMARY. Events with a phrase become
steps. Payments, draws and refills are folded into the step that they belong to. A game without that module is
told event by event. `core/turns.py` makes the turns.
"""

from collections.abc import Mapping
from importlib import import_module, resources
from typing import Final

from .events import EventSpace

TELL: Final = "tell"
LEAD: Final = "lead"  # folded into the step that follows, as a payment is
FOLD: Final = "fold"  # folded into the step before
ROUND: Final = "round"  # a round begins: its words stand above the turn that follows

JOIN: Final = "join"  # several become one phrase that names them all
LAST: Final = "last"  # several become one phrase about the last
ALONE: Final = "alone"


class Sum:
    """What an event adds to a sum: the number in argument `by`, else 1, times `sign`.

    Where `of` is set, the member in that argument names the sum, such as the good that is gained.
    """

    def __init__(self, name: str, sign: int, by: str = "", of: str = "") -> None:
        self.name = name
        self.sign = sign
        self.by = by
        self.of = of


class Role:
    """What an event is in a turn."""

    def __init__(
        self,
        kind: str,
        weight: int = 0,
        merge: str = ALONE,
        message: str = "",
        key: str = "",
        way: str = "",
        clause: bool = False,
        begins: bool = False,
        group: str = "",
        table: bool = False,
        sums: tuple[Sum, ...] = (),
        shows: bool = True,
    ) -> None:
        self.kind = kind
        self.weight = weight  # the heaviest phrases make the headline
        self.merge = merge
        self.message = message  # "" is summary-<event>
        self.key = key  # only phrases that are alike in this argument are merged
        self.way = way  # the argument that says where a piece goes
        self.clause = clause  # the phrase has a subject of its own
        self.begins = begins  # a turn of the event's seat begins
        self.group = group  # a turn begins unless the current one is that seat's
        self.table = table  # the turn of this group is nobody's: a market, an event
        self.sums = sums
        self.shows = shows  # what it names on the board is marked


def tell(
    weight: int,
    merge: str = ALONE,
    *,
    message: str = "",
    key: str = "",
    way: str = "",
    clause: bool = False,
    begins: bool = False,
    group: str = "",
    table: bool = False,
    sums: tuple[Sum, ...] = (),
) -> Role:
    """Return the role of an event with a phrase."""
    return Role(TELL, weight, merge, message, key, way, clause, begins, group, table, sums)


def lead(*sums: Sum) -> Role:
    """Return the role of an event that belongs to the step after it."""
    return Role(LEAD, sums=sums)


def fold(*sums: Sum, begins: bool = False, group: str = "", table: bool = False, shows: bool = False) -> Role:
    """Return the role of an event that belongs to the step before it."""
    return Role(FOLD, begins=begins, group=group, table=table, sums=sums, shows=shows)


class Summary:
    """How a game's events become turns."""

    def __init__(
        self,
        events: EventSpace,
        roles: Mapping[str, Role],
        places: tuple[str, ...] = (),
        gained: str = "",
        weight: int = 0,
        returns: tuple[tuple[str, str], ...] = (),
    ) -> None:
        self.roles = dict(roles)
        self.places = places  # the elements of the board that are worth a mark
        self.gained = gained  # the sums whose gains the headline may tell: "money", or all of "good"
        self.weight = weight  # that of these gains
        self.returns = dict(returns)  # who reaches the first place goes on from the second
        self.complete = {kind.name for kind in events.kinds} == set(roles)


def summary_of(game: str) -> Summary | None:
    """Return how a game folds its events; None where it does not say."""
    if not (resources.files("wagontrain") / game / "summary.py").is_file():
        return None
    found: Summary = import_module(f"wagontrain.{game}.summary").SUMMARY
    return found
