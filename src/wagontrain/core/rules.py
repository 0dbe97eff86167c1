"""The loop over a state's frames: the rule of the top one asks its seat, or runs by itself."""

from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from .actions import Kind, Verb
from .state import Frame, S

Reason = tuple[str, str, dict[str, object]]
"""Why not: (rule ID, message ID, arguments of the message)."""


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
