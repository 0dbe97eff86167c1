"""Moving the herder: phase A, extra moves, objective card moves, and the fees on the way (GWT-4, GWT-21)."""

from ...core.rules import Reason, Step
from ...core.state import Frame
from ..actions import EXCHANGE, MOVE, PLAY, VIA
from ..components import (
    FACE_HAND,
    FEES,
    KANSAS_CITY,
    STEP_LEFT_DISC,
    STEP_RIGHT_DISC,
    STEPS,
    STEPS_LEFT,
    STEPS_RIGHT,
    TILE_HAND,
)
from ..events import HERDER_MOVED
from ..names import (
    ARRIVE,
    CHOOSE_FORESIGHT,
    CHOOSE_WAY,
    COLUMNS,
    DRAW_UP,
    FIRST_CITY_TILE,
    FIRST_PRIVATE,
    REVEAL_HAND,
    SPACE,
    USE_LOCATION,
)
from ..state import State, owner_of
from .exchange import Question
from .objectives import play_card, playable, why_not_play
from .purse import pay_fee

BANK = -1
FREE = 1


def step_limit(s: State, seat: int) -> int:
    """GWT-4.4: by player count, more for each step disc that is gone."""
    discs = s.seats[seat].discs
    limit = STEPS[s.players]
    if not discs & STEP_LEFT_DISC:
        limit += STEPS_LEFT[s.players]
    if not discs & STEP_RIGHT_DISC:
        limit += STEPS_RIGHT[s.players]
    return limit


def within(hops: tuple[tuple[int, ...], ...], at: int, steps: int) -> list[int]:
    """The locations that 1 to that many steps lead to, ascending."""
    found: list[int] = []
    seen = 0
    edge = [at]
    while steps > 0 and edge:
        steps -= 1
        ahead: list[int] = []
        for space in edge:
            for location in hops[space]:
                if not seen >> location & 1:
                    seen |= 1 << location
                    ahead.append(location)
        found.extend(ahead)
        edge = ahead
    found.sort()
    return found


def leads_to(hops: tuple[tuple[int, ...], ...], at: int, goal: int, steps: int) -> bool:
    """Is there a way of at most this many steps? Spaces are numbered in travel order."""
    for location in hops[at]:
        if location == goal:
            return True
        if steps > 1 and location < goal and leads_to(hops, location, goal, steps - 1):
            return True
    return False


def ways(s: State, at: int, goal: int, steps: int) -> list[int]:
    """GWT-4.14: the next locations of all moves to the goal; equal lists of locations are one move."""
    hops = s.hops
    found: list[int] = []
    for location in hops[at]:
        if location == goal or (steps > 1 and location < goal and leads_to(hops, location, goal, steps - 1)):
            found.append(location)
    return found


def fee(s: State, seat: int, space: int) -> int:
    """GWT-4.9, GWT-4.10: what entering the space costs the seat."""
    tile = s.trail[space]
    if tile >= FIRST_CITY_TILE:
        return FEES[s.players][TILE_HAND[tile - FIRST_CITY_TILE]]
    if tile >= FIRST_PRIVATE and owner_of(tile) != seat:
        return FEES[s.players][FACE_HAND[s.faces[tile - FIRST_PRIVATE]]]
    return 0


def enter(s: State, seat: int, space: int, free: int) -> None:
    """One step: the herder enters a location and pays for it at once (GWT-4.9, GWT-4.15)."""
    s.seats[seat].herder = space
    s.say(HERDER_MOVED, seat, space)
    if not free:
        cost = fee(s, seat, space)
        if cost:
            tile = s.trail[space]
            pay_fee(s, seat, BANK if tile >= FIRST_CITY_TILE else owner_of(tile), cost)


def walk(s: State, seat: int, goal: int, steps: int, free: int) -> None:
    """Walk to the goal, asking wherever two ways lead there (GWT-4.13)."""
    me = s.seats[seat]
    while me.herder != goal:
        ahead = ways(s, me.herder, goal, steps)
        if len(ahead) > 1:
            s.push(Frame(CHOOSE_WAY, seat, goal, steps, free))
            return
        enter(s, seat, ahead[0], free)
        steps -= 1


def leave_location(s: State) -> None:
    """GWT-21.2: what was still open at the old location is lost; phase C stays to be done."""
    while s.todo[-1].rule != DRAW_UP:
        s.todo.pop()


def why_not_move(s: State, seat: int, goal: int, steps: int) -> list[Reason]:
    """Why a herder cannot end a move of at most this many steps there."""
    at = s.seats[seat].herder
    if goal in within(s.hops, at, steps):
        return []
    if goal != KANSAS_CITY and (goal > KANSAS_CITY or s.trail[goal] < 0):
        return [("GWT-4.1", "not-a-location", {})]
    if leads_to(s.hops, at, goal, KANSAS_CITY):
        return [("GWT-4.3", "too-many-steps", {"steps": steps})]
    return [("GWT-4.2", "not-ahead", {})]


class MoveHerder(Question):
    """Phase A: move the herder 1 step up to the step limit, or first play objective cards.

    Rules: GWT-4.1 to GWT-4.8, GWT-4.17, GWT-15.2, GWT-15.12.
    """

    verbs = (MOVE, PLAY, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        base = MOVE.base
        found = [base + goal for goal in within(s.hops, s.seats[f.seat].herder, step_limit(s, f.seat))]
        playable(s.seats[f.seat], found)
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if PLAY.has(action):
            s.push(f)
            play_card(s, f.seat, PLAY.first(action))
        else:
            s.push(Frame(ARRIVE, f.seat))
            walk(s, f.seat, MOVE.first(action), step_limit(s, f.seat), 0)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if PLAY.has(action):
            return why_not_play(s, f.seat, PLAY.first(action))
        return why_not_move(s, f.seat, MOVE.first(action), step_limit(s, f.seat))

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"steps": step_limit(s, f.seat)}


class MoveOn(Question):
    """An extra move as a local action; fees are paid, the step limit does not matter. f.a: most steps.

    Rules: GWT-21.1 to GWT-21.5.
    """

    verbs = (MOVE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        return [MOVE.base + goal for goal in within(s.hops, s.seats[f.seat].herder, f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        leave_location(s)
        s.push(Frame(ARRIVE, f.seat))
        walk(s, f.seat, MOVE.first(action), f.a, 0)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return why_not_move(s, f.seat, MOVE.first(action), f.a)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"steps": f.a}


def free_goals(s: State, seat: int, steps: int) -> list[int]:
    """GWT-15.4a: the locations an objective card may move the herder to: not Kansas City."""
    return [goal for goal in within(s.hops, s.seats[seat].herder, steps) if goal != KANSAS_CITY]


class MoveFree(Question):
    """An objective card's move: no fees, no use of the location, not to Kansas City. f.a: most steps.

    Before phase A that phase starts from the new location; in phase B it ends the phase.
    Rules: GWT-15.4a, GWT-15.5, GWT-15.12.
    """

    verbs = (MOVE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        return [MOVE.base + goal for goal in free_goals(s, f.seat, f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        if s.todo[-1].rule == USE_LOCATION:
            s.todo.pop()
        walk(s, f.seat, MOVE.first(action), f.a, FREE)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        reasons = why_not_move(s, f.seat, MOVE.first(action), f.a)
        if MOVE.first(action) == KANSAS_CITY:
            reasons.append(("GWT-15.4a", "not-to-kansas-city", {}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"steps": f.a}


class ChooseWay(Question):
    """Two or more ways lead to the goal: which location next? f.a goal, f.b steps left, f.c 1: no fees.

    Rules: GWT-4.2, GWT-4.13, GWT-4.14.
    """

    verbs = (VIA, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        return [VIA.base + space for space in ways(s, s.seats[f.seat].herder, f.a, f.b)]

    def take(self, s: State, f: Frame, action: int) -> None:
        enter(s, f.seat, VIA.first(action), f.c)
        walk(s, f.seat, f.a, f.b - 1, f.c)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        space = VIA.first(action)
        at = s.seats[f.seat].herder
        if space not in s.hops[at]:
            return [("GWT-4.2", "not-one-step-ahead", {})]
        if space != f.a and (f.b < 2 or not leads_to(s.hops, space, f.a, f.b - 1)):
            return [("GWT-4.13", "way-does-not-lead-there", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"goal": f"space:{SPACE.text(f.a)}", "steps": f.b}


class Arrive(Step[State]):
    """The move is over: phase B begins, or Kansas City. Rules: GWT-5.1, GWT-5.6, GWT-5.9, GWT-4.5."""

    def run(self, s: State, f: Frame) -> None:
        at = s.seats[f.seat].herder
        if at == KANSAS_CITY:
            s.push(Frame(REVEAL_HAND, f.seat))
            for column in range(COLUMNS - 1, -1, -1):
                s.push(Frame(CHOOSE_FORESIGHT, f.seat, column))
        else:
            s.push(Frame(USE_LOCATION, f.seat, s.trail[at]))
