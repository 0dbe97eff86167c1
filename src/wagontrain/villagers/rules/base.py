"""What all questions of Villagers share: in a solo game the Jester may interrupt any of them."""

from mypy_extensions import mypyc_attr

from ...core.rules import Reason, Rule
from ...core.seqs import without
from ...core.state import Frame
from ..actions import JESTER
from ..components import EVENT_NAMES, EVENTS, TIMINGS
from ..events import EVENT_CANCELLED
from ..names import BETWEEN, BUILDING, JESTER_READY, JESTER_USED
from ..state import State

DRAFT_TIMING = TIMINGS.index("draft")
BUILD_TIMING = TIMINGS.index("build")
SUMMER_SEASON = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Rule[State]):
    """A question: games fill in `options`, `take` and `why_not`; the Jester (VIL-13.20a) is added here."""

    def legal(self, s: State, f: Frame) -> list[int]:
        found = self.options(s, f)
        if s.jester == JESTER_READY:
            found.extend(sorted([JESTER.of(event) for event in s.events if can_cancel(s, event)]))
        return found

    def answer(self, s: State, f: Frame, action: int) -> None:
        if JESTER.has(action):
            cancel_event(s, f.seat, JESTER.first(action))
            s.push(f)
        else:
            self.take(s, f, action)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        if JESTER.has(action):
            return why_not_jester(s, JESTER.first(action))
        return self.why_not(s, f, action)

    def options(self, s: State, f: Frame) -> list[int]:
        """The legal actions but for the Jester."""
        raise AssertionError

    def take(self, s: State, f: Frame, action: int) -> None:
        """What happens."""
        raise AssertionError

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        """Why an action is not legal, the Jester's apart."""
        raise AssertionError


def can_cancel(s: State, event: int) -> bool:
    """VIL-13.20b: an event for another phase is being resolved from the start of that phase on."""
    timing = EVENTS[event].timing
    if timing == DRAFT_TIMING:
        return s.phase == BETWEEN
    if timing == BUILD_TIMING:
        return s.phase < BUILDING
    return True


def cancel_event(s: State, seat: int, event: int) -> None:
    """VIL-13.20c: the event goes to the discards of its season; its place is not refilled."""
    s.jester = JESTER_USED
    discard_event(s, event)
    s.say(EVENT_CANCELLED, seat, event)


def discard_event(s: State, event: int) -> None:
    """An open event goes to the discards of its season."""
    s.events = without(s.events, event)
    if EVENTS[event].season == SUMMER_SEASON:
        s.past_summer += (event,)
    else:
        s.past_winter += (event,)


def why_not_jester(s: State, event: int) -> list[Reason]:
    """Why the Jester cannot cancel this event now."""
    args: dict[str, object] = {"event": f"event_card:{EVENT_NAMES[event]}"}
    if s.jester != JESTER_READY:
        return [("VIL-13.20", "no-jester", {})]
    if event not in s.events:
        return [("VIL-13.20", "event-not-open", args)]
    if not can_cancel(s, event):
        return [("VIL-13.20b", "event-resolved-already", args)]
    return []


def card_arg(name: str) -> str:
    """A card as a message's argument."""
    return f"card:{name}"
