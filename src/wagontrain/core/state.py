"""What every state has: a stack of frames still to do, the secret of its shuffles, options and a log."""

from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from .actions import Kind
from .events import Event, EventKind, Label

NOBODY: Final = -1

OptionValue = bool | int | str


class Frame:
    """One thing still to do: a rule, for a seat, with three numbers. Never changed, so clones share it."""

    __slots__ = ("a", "b", "c", "rule", "seat")

    def __init__(self, rule: int, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        self.rule = rule
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState:
    """The part of a state that every game has. A game's State adds its own ints, bools and tuples."""

    def __init__(self) -> None:
        self.todo: list[Frame] = []  # last = next
        self.key = b""  # 32 bytes: the secret of every shuffle
        self.counters: tuple[int, ...] = ()  # blocks used, one number per stream
        self.reveals = 0  # grows whenever hidden information comes out: undo stops there
        self.log: list[Event] | None = None
        self.options: dict[str, OptionValue] = {}  # as chosen at the start; never changed

    def copy_to(self, other: "BaseState") -> None:
        """The common part of a clone. Clones are silent: they have no log."""
        other.todo = self.todo.copy()
        other.key = self.key
        other.counters = self.counters
        other.reveals = self.reveals
        other.options = self.options

    def push(self, first: Frame, second: Frame | None = None, third: Frame | None = None) -> None:
        """Add things to do; the first one named happens first."""
        if third is not None:
            self.todo.append(third)
        if second is not None:
            self.todo.append(second)
        self.todo.append(first)

    def push_all(self, frames: list[Frame]) -> None:
        """Add a list of things to do; the first one happens first."""
        for i in range(len(frames) - 1, -1, -1):
            self.todo.append(frames[i])

    def say(self, kind: EventKind, seat: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell the log what happened, for everyone to read."""
        if self.log is not None:
            args = (a, b, c)[: len(kind.kinds)]
            self.log.append(Event(kind, seat, args, 0, self.labels(kind.kinds, args, seat)))

    def whisper(self, kind: EventKind, seat: int, seen_by: int, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Tell the log what happened; the kind's hidden arguments only for the seats in the mask."""
        if self.log is not None:
            args = (a, b, c)[: len(kind.kinds)]
            self.log.append(Event(kind, seat, args, seen_by, self.labels(kind.kinds, args, seat)))

    def labels(
        self, kinds: tuple[Kind, ...], members: tuple[int, ...], seat: int
    ) -> tuple[Label | None, ...]:
        """How each of these members is called now, when they concern a seat."""
        return tuple([self.label(kinds[i].name, kinds[i].text(members[i]), seat) for i in range(len(kinds))])

    def label(self, kind: str, member: str, seat: int) -> Label | None:
        """How people call a member at this table now; None where the member's own message says it.

        A game says so where a thing is known by what lies on it, such as a space by its building. Only what
        everybody may see may be used.
        """
        return None


S = TypeVar("S", bound=BaseState)
