"""The solo game: the Countess's share of the draft, and the event phase (VIL-13)."""

from ...core.rng import shuffle
from ...core.rules import Reason, Step
from ...core.state import Frame
from ..actions import GIVE, JESTER, PASS, RESOLVE
from ..components import EVENT_NAMES, EVENTS, EVENTS_BY_VALUE, EVENTS_FIXED, TIMINGS
from ..events import COUNTESS_TOOK, EVENT_RESOLVED, EVENT_REVEALED
from ..names import (
    BETWEEN,
    CARRY_OUT,
    DUE,
    EMPTY,
    HELD,
    JESTER_READY,
    JESTER_WINDOW,
    RESOLVE_EVENTS,
    REVEAL_EVENTS,
    SLOTS,
    SUMMER,
    TABLE,
    WINTER,
)
from ..road import (
    has_villagers,
    leftmost_stack,
    pop_reserve,
    pop_stack,
    reveal_card,
    take_coins,
    take_villager,
)
from ..state import State
from ..village import add_card, villager_value
from .base import Question, can_cancel, discard_event
from .draft import why_not_slot

EVENT_TIMING = TIMINGS.index("event")


def give_to_countess(s: State, card: int, coins: int) -> int:
    """A villager comes into her village, alone and uncovered (VIL-13.8); its place there."""
    countess = s.seats[s.players]
    countess.supply += coins
    s.say(COUNTESS_TOOK, -1, card, coins)
    return add_card(countess, card, card, TABLE)


class GiveCountess(Question):
    """Which face-up villager goes to the Countess? VIL-13.6, VIL-13.7, VIL-13.9."""

    verbs = (GIVE, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return has_villagers(s)

    def options(self, s: State, f: Frame) -> list[int]:
        return [GIVE.of(i) for i in range(SLOTS) if s.slots[i] != EMPTY]

    def take(self, s: State, f: Frame, action: int) -> None:
        slot = GIVE.first(action)
        coins = take_coins(s, slot)
        give_to_countess(s, take_villager(s, slot), coins)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return why_not_slot(s, GIVE.first(action), "VIL-13.6")


class EventPhase(Step[State]):
    """Resolve what lies open, then reveal what comes. VIL-13.12, VIL-13.14."""

    def run(self, s: State, f: Frame) -> None:
        if s.players == 1:
            s.push(Frame(RESOLVE_EVENTS, 0), Frame(REVEAL_EVENTS, 0))


class ResolveEvents(Question):
    """Which open event is next? Those for other phases have acted already.

    VIL-13.12, VIL-13.13, VIL-13.32.
    """

    verbs = (RESOLVE, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(s.events)

    def options(self, s: State, f: Frame) -> list[int]:
        return sorted([RESOLVE.of(event) for event in s.events])

    def take(self, s: State, f: Frame, action: int) -> None:
        event = RESOLVE.first(action)
        discard_event(s, event)
        s.say(EVENT_RESOLVED, f.seat, event)
        s.push(f)
        if EVENTS[event].timing == EVENT_TIMING:
            s.push(Frame(CARRY_OUT, f.seat, event))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        event = RESOLVE.first(action)
        if event in s.events:
            return []
        return [("VIL-13.12", "event-not-open", {"event": f"event_card:{EVENT_NAMES[event]}"})]


class RevealEvents(Step[State]):
    """The Countess gets a card; its value says how many events come. Not in the last round.

    VIL-13.14, VIL-13.15, VIL-13.16, VIL-13.17, VIL-14.1a.
    """

    def run(self, s: State, f: Frame) -> None:
        if s.second_market == DUE:
            return
        value = draw_for_countess(s)
        reveal = EVENTS_FIXED[s.level] or count_events_for(s, value)
        if s.second_market == DUE:  # her card was the last of the last stack
            return
        s.phase = BETWEEN
        reveal_events(s, reveal)
        s.push(Frame(JESTER_WINDOW, f.seat))


def draw_for_countess(s: State) -> int:
    """The Countess takes her card of the round; its value there, -1 where there is no card (VIL-RUL-14)."""
    stack = leftmost_stack(s)
    if s.reserve:
        card = reveal_card(s, pop_reserve(s))
    elif stack >= 0:
        card = reveal_card(s, pop_stack(s, stack))
    else:
        return -1
    return villager_value(s.seats[s.players], give_to_countess(s, card, 0))


def count_events_for(s: State, value: int) -> int:
    """VIL-13.15: the higher the value, the fewer events; one where there was no card."""
    if value < 0:
        return 1
    return next(reveal for least, reveal in EVENTS_BY_VALUE if value >= least)


def reveal_events(s: State, number: int) -> None:
    """Turn up events: summer until the First Market has been held, then winter (VIL-13.16, VIL-13.22)."""
    for _ in range(number):
        if s.first_market == HELD:
            if not s.winter and s.past_winter:
                s.winter = shuffle(s, WINTER, s.past_winter)
                s.past_winter = ()
            if not s.winter:
                return
            event = s.winter[-1]
            s.winter = s.winter[:-1]
        else:
            if not s.summer and s.past_summer:
                s.summer = shuffle(s, SUMMER, s.past_summer)
                s.past_summer = ()
            if not s.summer:
                return
            event = s.summer[-1]
            s.summer = s.summer[:-1]
        s.events += (event,)
        s.reveals += 1
        s.say(EVENT_REVEALED, -1, event)


class JesterWindow(Question):
    """Between the reveal of events and the next Draft Phase: the Jester, or on we go. VIL-13.20a, b."""

    verbs = (PASS, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return s.jester == JESTER_READY and any(can_cancel(s, event) for event in s.events)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS.of()]

    def take(self, s: State, f: Frame, action: int) -> None:
        return

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []
