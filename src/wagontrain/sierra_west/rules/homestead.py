"""Homestead and orchard tracks, and the tracker who follows them (sections 9, 16 and 18)."""

from typing import ClassVar, Final

from ...core.actions import Verb
from ...core.rules import Reason, Rule, Step
from ...core.seqs import added_at
from ...core.state import Frame
from ..actions import CLIMB, DECLINE, GROW, TRACK
from ..components import (
    HOMESTEAD_GAIN,
    HOMESTEAD_MULE,
    HOMESTEAD_TOP,
    ORCHARD_FUR_TRADE,
    ORCHARD_GAIN,
    ORCHARD_TOP,
    TOP_PLAYERS,
    TRACKER_GAIN,
)
from ..events import GREW, MOVED_UP, MULE_TAKEN, STAYED_ON_TRACK, TRACKED
from ..names import (
    BASICS,
    CAMP,
    GREEN,
    HAT_PIONEER,
    MOVE_UP_HOMESTEAD,
    MOVE_UP_ORCHARD,
    PLAIN_PIONEER,
    RED,
    TRACK_KIND,
    TRACK_SUPPLIES,
    TRACKER,
)
from ..state import State, player_count
from .furs import fur_trade
from .goods import gain, gain_all
from .refusals import OK, PIONEER_NOT_IDLE, reasons

TRACKED_AMOUNT: Final = 1  # SW-9.3c


def take_mule(s: State, seat: int) -> None:
    """SW-7.23, SW-7.24: the mule comes to the camp; nothing happens to its owner's."""
    if s.mule != seat:
        s.mule = seat
        s.mule_spot = CAMP
        s.say(MULE_TAKEN, seat)


def can_move_up(s: State, seat: int, track: int) -> bool:
    """SW-16.3: the top of a track holds one player only."""
    value = s.seats[seat].homestead[track] + 1
    if value < HOMESTEAD_TOP[track]:
        return True
    there = 0
    for other in s.seats:
        if other.homestead[track] == HOMESTEAD_TOP[track]:
            there += 1
    return value == HOMESTEAD_TOP[track] and there < TOP_PLAYERS[track]


def move_up(s: State, seat: int, track: int) -> None:
    """SW-16.1 to SW-16.4, SW-9.3a: marker, reward, then the tracker windows of a marker that moved."""
    me = s.seats[seat]
    moved = can_move_up(s, seat, track)
    if moved:
        me.homestead = added_at(me.homestead, track, 1)
        s.say(MOVED_UP, seat, track, me.homestead[track])
    else:
        s.say(STAYED_ON_TRACK, seat, track)
    if HOMESTEAD_MULE[track]:
        take_mule(s, seat)
    gain_all(s, seat, HOMESTEAD_GAIN[track])
    if moved:
        count = len(s.seats)
        people = player_count(s)
        for i in range(count - 1, 0, -1):
            other = (seat + i) % count
            if other < people:  # Hastings never tracks (SW-23.6)
                s.push(Frame(TRACK_SUPPLIES, other, track))


class ChooseTrack(Rule[State]):
    """A multicoloured homestead: choose the track.

    Rules: SW-16.1, SW-16.6.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (CLIMB,)

    def legal(self, s: State, f: Frame) -> list[int]:
        return [CLIMB.of(track) for track in range(BASICS)]

    def answer(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(MOVE_UP_HOMESTEAD, f.seat, CLIMB.first(action)))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []


class MoveUpHomestead(Step[State]):
    """Move up on homestead track f.a.

    Rules: SW-16.1, SW-16.2, SW-16.3, SW-16.4.
    """

    def run(self, s: State, f: Frame) -> None:
        move_up(s, f.seat, f.a)


class ChooseOrchard(Rule[State]):
    """A two-coloured orchard homestead: choose the track.

    Rules: SW-18.5.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (GROW,)

    def legal(self, s: State, f: Frame) -> list[int]:
        return [GROW.of(GREEN), GROW.of(RED)]

    def answer(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(MOVE_UP_ORCHARD, f.seat, GROW.first(action)))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []


def grow(s: State, seat: int, orchard: int) -> None:
    """SW-18.6: up one on an orchard track; at the top the marker stays. Opens no tracker window."""
    me = s.seats[seat]
    if me.orchards[orchard] < ORCHARD_TOP[orchard]:
        me.orchards = added_at(me.orchards, orchard, 1)
        s.say(GREW, seat, orchard, me.orchards[orchard])


class MoveUpOrchard(Step[State]):
    """Move up on orchard track f.a and take its reward.

    Rules: SW-18.5, SW-18.6.
    """

    def run(self, s: State, f: Frame) -> None:
        grow(s, f.seat, f.a)
        gain_all(s, f.seat, ORCHARD_GAIN[f.a])
        if ORCHARD_FUR_TRADE[f.a]:
            fur_trade(s, f.seat)


class TrackSupplies(Rule[State]):
    """Another player moved up on homestead track f.a: send an idle pioneer to the tracker space, or not.

    Rules: SW-9.1, SW-9.3, SW-9.5, SW-9.6.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (TRACK, DECLINE)

    def asks(self, s: State, f: Frame) -> bool:
        me = s.seats[f.seat]
        return (me.hat_pioneer == CAMP and me.plain_pioneer != TRACKER) or (
            me.plain_pioneer == CAMP and me.hat_pioneer != TRACKER
        )

    def legal(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        options = []
        if me.hat_pioneer == CAMP:
            options.append(TRACK.of(HAT_PIONEER))
        if me.plain_pioneer == CAMP:
            options.append(TRACK.of(PLAIN_PIONEER))
        options.append(DECLINE.base)
        return options

    def answer(self, s: State, f: Frame, action: int) -> None:
        if action == DECLINE.base:
            return
        me = s.seats[f.seat]
        figure = TRACK.first(action)
        if figure == HAT_PIONEER:
            me.hat_pioneer = TRACKER
        else:
            me.plain_pioneer = TRACKER
        s.say(TRACKED, f.seat, TRACKER_GAIN[f.a], figure)
        gain(s, f.seat, TRACKER_GAIN[f.a], TRACKED_AMOUNT)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == DECLINE.base:
            return []
        me = s.seats[f.seat]
        idle = me.hat_pioneer == CAMP if TRACK.first(action) == HAT_PIONEER else me.plain_pioneer == CAMP
        return reasons(OK if idle else PIONEER_NOT_IDLE)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"track": f"track:{TRACK_KIND.text(f.a)}"}
