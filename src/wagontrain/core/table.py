"""The loop: a stack of things still to do. The top one asks its seat, or runs by itself."""

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .actions import Kind, Verb
from .events import Event, EventKind, Label

NOBODY: Final = -1

OptionValue = bool | int | str
Reason = tuple[str, str, dict[str, object]]
"""Why not: (rule ID, message ID, arguments of the message)."""


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
class Table:
    """The part of a state that every game has. A game's State adds its own ints, bools and tuples."""

    def __init__(self) -> None:
        self.todo: list[Frame] = []  # last = next
        self.key = b""  # 32 bytes: the secret of every shuffle
        self.counters: tuple[int, ...] = ()  # blocks used, one number per stream
        self.reveals = 0  # grows whenever hidden information comes out: undo stops there
        self.log: list[Event] | None = None
        self.options: dict[str, OptionValue] = {}  # as chosen at the start; never changed

    def copy_to(self, other: "Table") -> None:
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


S = TypeVar("S", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """A question put to a seat, or a step that runs by itself.

    `verbs` are those that answer the question; `why` speaks about their actions only.
    """

    verbs: ClassVar[tuple[Verb, ...]] = ()

    def asks(self, s: S, f: Frame) -> bool:
        """Checked when the frame comes to the top: is there (still) something to ask?"""
        return True

    def legal(self, s: S, f: Frame) -> list[int]:
        """Every action that answers the question, ascending. Never empty where `asks` says yes."""
        raise AssertionError(f"{self.name()} asks nothing")

    def answer(self, s: S, f: Frame, action: int) -> None:
        """What happens. The frame is off the stack already."""
        raise AssertionError(f"{self.name()} takes no answer")

    def run(self, s: S, f: Frame) -> None:
        """What happens when there is nothing to ask; by default nothing."""

    def why(self, s: S, f: Frame, action: int) -> list[Reason]:
        """Why an action of one of `verbs` is not legal; empty exactly when it is."""
        raise AssertionError(f"{self.name()} explains nothing")

    def args(self, s: S, f: Frame) -> dict[str, object]:
        """What the question's words need to know."""
        return {}

    def targets(self, s: S, f: Frame, action: int, verb: Verb) -> list[str]:
        """The board elements that the action touches; by default those that its arguments name."""
        a, b, c = verb.args(action)
        members = (a, b, c)
        found: list[str] = []
        for i in range(len(verb.kinds)):
            kind: Kind = verb.kinds[i]
            if kind.element:
                found.append(f"{kind.element}-{kind.text(members[i])}")
        return found

    def name(self) -> str:
        """The rule's name in saved games and words: `HireWorker` is `hire-worker`."""
        letters = [f"-{ch.lower()}" if ch.isupper() else ch for ch in type(self).__name__]
        return "".join(letters).lstrip("-")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Rule[S]):
    """A rule that never asks."""

    def asks(self, s: S, f: Frame) -> bool:
        return False


def settle(s: S, rules: list[Rule[S]]) -> None:
    """Run what runs by itself, until a seat is asked or nothing is left to do."""
    todo = s.todo
    while todo:
        f = todo[-1]
        rule = rules[f.rule]
        if rule.asks(s, f):
            return
        todo.pop()
        rule.run(s, f)


def ruleset(numbered: dict[int, Rule[S]]) -> list[Rule[S]]:
    """The rules of a game as a list, each at the place of its number."""
    if sorted(numbered) != list(range(len(numbered))):
        raise ValueError("rule numbers must run from 0 without a gap")
    return [numbered[i] for i in range(len(numbered))]
