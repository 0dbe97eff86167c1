"""Moving the engine, forward and backward (GWT-13)."""

from ...core.rules import Reason
from ...core.state import Frame
from ..actions import ENGINE, EXCHANGE, PASS
from ..components import IS_TURNOUT, LAST, LAST_DOLLARS, STATION_AT
from ..events import ENGINE_MOVED
from ..names import LEAVE_LAST_SPACE, UPGRADE_STATION
from ..state import State
from .exchange import Question
from .purse import gain


def occupied(s: State, seat: int) -> int:
    """GWT-13.2: the places, as a mask, where another engine stands; space 0 holds any number."""
    taken = 0
    for other in range(len(s.seats)):
        if other != seat:
            taken |= 1 << s.seats[other].engine
    return taken & ~1


def forward_goals(s: State, seat: int, most: int) -> list[int]:
    """GWT-13.1, GWT-13.8, GWT-13.9: the places that some way of 1 to `most` spaces leads to, ascending.

    The shortest way passes no turnout, so its length is the free spaces between and the goal itself.
    """
    taken = occupied(s, seat)
    found: list[int] = []
    passed = 0
    for place in range(s.seats[seat].engine + 1, LAST + 1):
        if passed >= most:
            break
        if not taken >> place & 1:
            found.append(place)
            if not IS_TURNOUT[place]:
                passed += 1
    return found


def backward_goals(s: State, seat: int, exactly: int) -> list[int]:
    """GWT-13.5, GWT-13.9: the places that some way back of exactly this many spaces leads to, ascending.

    Each free turnout on the way may be entered or not: a way can be that much longer.
    """
    taken = occupied(s, seat)
    found: list[int] = []
    spaces = 0
    turnouts = 0
    for place in range(s.seats[seat].engine - 1, -1, -1):
        if spaces >= exactly:
            break
        if taken >> place & 1:
            continue
        if exactly <= spaces + 1 + turnouts:
            found.append(place)
        if IS_TURNOUT[place]:
            turnouts += 1
        else:
            spaces += 1
    found.reverse()
    return found


def free_behind(s: State, seat: int) -> list[int]:
    """All free places behind the engine, ascending."""
    taken = occupied(s, seat)
    return [place for place in range(s.seats[seat].engine) if not taken >> place & 1]


def stop_engine(s: State, seat: int, place: int) -> None:
    """The engine stops: at a station the upgrade is decided at once (GWT-13.6, GWT-14.9)."""
    s.seats[seat].engine = place
    s.say(ENGINE_MOVED, seat, place)
    if place == LAST:
        s.push(Frame(LEAVE_LAST_SPACE, seat))
    if STATION_AT[place] >= 0:
        s.push(Frame(UPGRADE_STATION, seat, STATION_AT[place]))


def why_not_goal(s: State, seat: int, place: int) -> list[Reason]:
    """The reason against any goal: another engine stands there."""
    if occupied(s, seat) >> place & 1:
        return [("GWT-13.2", "place-occupied", {})]
    return []


class MoveEngine(Question):
    """Move the engine forward, one space up to f.a. f.b: 1 where the move is a reward and may be refused.

    Rules: GWT-13.1 to GWT-13.4, GWT-13.6, GWT-13.8, GWT-13.9.
    """

    verbs = (PASS, ENGINE, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return f.a > 0

    def options(self, s: State, f: Frame) -> list[int]:
        base = ENGINE.base
        found = [base + place for place in forward_goals(s, f.seat, f.a)]
        if f.b:
            found.insert(0, PASS.base)
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action != PASS.base:
            stop_engine(s, f.seat, ENGINE.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if PASS.has(action):
            return [] if f.b else [("GWT-13.1", "at-least-one-space", {})]
        place = ENGINE.first(action)
        reasons = why_not_goal(s, f.seat, place)
        if place <= s.seats[f.seat].engine:
            reasons.append(("GWT-13.1", "not-forward", {}))
        elif not reasons and place not in forward_goals(s, f.seat, f.a):
            reasons.append(("GWT-13.1", "too-far", {"spaces": f.a}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"spaces": f.a}


class MoveEngineBack(Question):
    """Move the engine back exactly f.a spaces: required. Rules: GWT-13.5, GWT-13.6, GWT-13.9, GWT-14.9."""

    verbs = (ENGINE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        base = ENGINE.base
        return [base + place for place in backward_goals(s, f.seat, f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        stop_engine(s, f.seat, ENGINE.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        place = ENGINE.first(action)
        reasons = why_not_goal(s, f.seat, place)
        if place >= s.seats[f.seat].engine:
            reasons.append(("GWT-13.5", "not-backward", {}))
        elif not reasons and place not in backward_goals(s, f.seat, f.a):
            reasons.append(("GWT-13.9", "not-exactly-so-far", {"spaces": f.a}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"spaces": f.a}


class LeaveLastSpace(Question):
    """From space 39 the engine must move back to any free place, for dollars; then it may upgrade there.

    Rules: GWT-13.7, GWT-13.10, GWT-13.11.
    """

    verbs = (ENGINE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        return [ENGINE.base + place for place in free_behind(s, f.seat)]

    def take(self, s: State, f: Frame, action: int) -> None:
        gain(s, f.seat, LAST_DOLLARS)
        stop_engine(s, f.seat, ENGINE.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        place = ENGINE.first(action)
        reasons = why_not_goal(s, f.seat, place)
        if place >= s.seats[f.seat].engine:
            reasons.append(("GWT-13.7", "not-backward", {}))
        return reasons
