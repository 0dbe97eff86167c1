"""The stack: what is pushed first happens first, questions stop the loop, steps run by themselves."""

from typing import Final

import pytest

from wagontrain.core.actions import Verb
from wagontrain.core.events import EventKind
from wagontrain.core.rules import Rule, Step, ruleset, settle
from wagontrain.core.state import NOBODY, BaseState, Frame

NOTE: Final = 0
ASK: Final = 1
FORK: Final = 2


class Diary(BaseState):
    """A state that only remembers what ran."""

    def __init__(self) -> None:
        super().__init__()
        self.ran: list[tuple[int, ...]] = []


class Note(Step[Diary]):
    """Writes its numbers down."""

    def run(self, s: Diary, f: Frame) -> None:
        s.ran.append((f.seat, f.a, f.b, f.c))


class AskTwice(Rule[Diary]):
    """Asks as long as its number is above zero."""

    def asks(self, s: Diary, f: Frame) -> bool:
        return f.a > 0

    def run(self, s: Diary, f: Frame) -> None:
        s.ran.append((f.seat, -1))


class Fork(Step[Diary]):
    """Pushes two notes in the middle of everything else."""

    def run(self, s: Diary, f: Frame) -> None:
        s.push(Frame(NOTE, f.seat, 10), Frame(NOTE, f.seat, 11))


RULES: list[Rule[Diary]] = ruleset({NOTE: Note(), ASK: AskTwice(), FORK: Fork()})


def settled(s: Diary) -> list[int]:
    settle(s, RULES)
    return [entry[1] for entry in s.ran]


def test_pushed_frames_happen_in_the_order_named() -> None:
    s = Diary()
    s.push(Frame(NOTE, 0, 1), Frame(NOTE, 0, 2), Frame(NOTE, 0, 3))
    assert settled(s) == [1, 2, 3]


def test_a_list_of_frames_happens_in_its_order() -> None:
    s = Diary()
    s.push_all([Frame(NOTE, 0, i) for i in range(7)])
    assert settled(s) == [0, 1, 2, 3, 4, 5, 6]


def test_what_is_pushed_later_happens_before_what_waits() -> None:
    s = Diary()
    s.push(Frame(NOTE, 0, 1))
    s.push(Frame(NOTE, 0, 2), Frame(NOTE, 0, 3))
    assert settled(s) == [2, 3, 1]


def test_what_a_step_pushes_happens_before_the_rest() -> None:
    s = Diary()
    s.push(Frame(NOTE, 0, 1), Frame(FORK, 0), Frame(NOTE, 0, 2))
    assert settled(s) == [1, 10, 11, 2]


def test_a_question_stops_the_loop_and_stays_on_top() -> None:
    s = Diary()
    s.push(Frame(NOTE, 0, 1), Frame(ASK, 2, 1), Frame(NOTE, 0, 3))
    assert settled(s) == [1]
    assert [(f.rule, f.seat) for f in s.todo] == [(NOTE, 0), (ASK, 2)]


def test_a_question_with_nothing_to_ask_runs_instead() -> None:
    s = Diary()
    s.push(Frame(ASK, 2, 0), Frame(NOTE, 0, 3))
    settle(s, RULES)
    assert s.ran == [(2, -1), (0, 3, 0, 0)]
    assert s.todo == []


def test_a_frame_carries_a_seat_and_three_numbers() -> None:
    s = Diary()
    s.push(Frame(NOTE, 3, 4, 5, 6))
    settle(s, RULES)
    assert s.ran == [(3, 4, 5, 6)]


def test_a_rule_is_known_by_its_name() -> None:
    assert [rule.name() for rule in RULES] == ["note", "ask-twice", "fork"]


def test_rule_numbers_leave_no_gap() -> None:
    with pytest.raises(ValueError, match="without a gap"):
        ruleset({0: Note(), 2: Fork()})


def test_a_rule_that_asks_nothing_says_so() -> None:
    s, f, note = Diary(), Frame(NOTE, 0), Note()
    with pytest.raises(AssertionError, match="note asks nothing"):
        note.legal(s, f)
    with pytest.raises(AssertionError, match="note takes no answer"):
        note.answer(s, f, 0)
    with pytest.raises(AssertionError, match="note explains nothing"):
        note.why(s, f, 0)


def test_defaults_of_a_rule() -> None:
    s, f = Diary(), Frame(ASK, 0)
    rule: Rule[Diary] = Rule()
    rule.run(s, f)
    assert rule.asks(s, f)
    assert rule.args(s, f) == {}
    assert rule.targets(s, f, 0, Verb("wait", "T-1")) == []
    assert s.ran == []


def test_without_a_log_nothing_is_told() -> None:
    s = Diary()
    s.say(EventKind("rained"), NOBODY)
    s.whisper(EventKind("rained"), NOBODY, 1)
    assert s.log is None


def test_a_copy_shares_nothing_that_changes_and_is_silent() -> None:
    s, other = Diary(), Diary()
    s.push(Frame(NOTE, 1, 2))
    s.key, s.counters, s.reveals, s.log, s.options = b"k", (4, 5), 6, [], {"x": True}
    s.copy_to(other)
    assert (other.key, other.counters, other.reveals, other.options) == (b"k", (4, 5), 6, {"x": True})
    assert other.log is None
    other.todo.pop()
    assert len(s.todo) == 1
