"""The round from its start to the marker (VIL-4), and the end of build (VIL-10)."""

from ...core.rules import Step
from ...core.seqs import with_at
from ...core.state import Frame
from ..components import FOUNDERS, FOUNDERS_FOOD
from ..events import FOUNDERS_TURNED, MARKER_PASSED, ROUND_BEGAN
from ..names import (
    BETWEEN,
    BUILD_PHASE,
    BUILD_TURN,
    BUILDING,
    COPPER_PHASE,
    DRAFT_PHASE,
    ENDING,
    EVENT_PHASE,
    FOUNDERS_CHECK,
    IMPROVEMENT_PHASE,
    MARKETS,
    PASS_MARKER,
    ROAD_UPDATE,
)
from ..state import State
from ..village import visible_builders, visible_food


class StartRound(Step[State]):
    """The phases of a round, in order. VIL-4.1, VIL-4.2."""

    def run(self, s: State, f: Frame) -> None:
        s.round += 1
        s.phase = BETWEEN
        s.say(ROUND_BEGAN, -1, s.round)
        phases = [DRAFT_PHASE, ROAD_UPDATE, BUILD_PHASE, FOUNDERS_CHECK, COPPER_PHASE]
        phases += [PASS_MARKER, EVENT_PHASE, IMPROVEMENT_PHASE, MARKETS]
        s.push_all([Frame(phase, f.seat) for phase in phases])


class BuildPhase(Step[State]):
    """Each player does all his building, the first player first. VIL-7.1."""

    def run(self, s: State, f: Frame) -> None:
        s.phase = BUILDING
        for me in s.seats:
            me.limit = visible_builders(me)  # for the reading that fixes all limits here, VIL-RUL-5
        s.push_all([Frame(BUILD_TURN, seat) for seat in seats_from(s, s.first)])


class FoundersCheck(Step[State]):
    """Founders that show gold turn to food where the village shows none.

    VIL-10.1, VIL-10.2, VIL-10.3, VIL-10.6, VIL-10.7: once, after the last player; covered ones too.
    """

    def run(self, s: State, f: Frame) -> None:
        s.phase = ENDING
        stay = s.options["covered_founders"] == "stay"
        for seat in range(s.players):
            me = s.seats[seat]
            if visible_food(me) > 0 or FOUNDERS not in me.cards:
                continue
            node = me.cards.index(FOUNDERS)
            if me.kids[node] > 0 and stay:
                continue
            me.cards = with_at(me.cards, node, FOUNDERS_FOOD)
            s.say(FOUNDERS_TURNED, seat)


class PassMarker(Step[State]):
    """The first player marker goes to the left; bonuses of improvements have done their work. VIL-10.4."""

    def run(self, s: State, f: Frame) -> None:
        for me in s.seats:
            me.food_bonus = 0
            me.builder_bonus = 0
        if s.players > 1:
            s.first = (s.first + 1) % s.players
            s.say(MARKER_PASSED, s.first)


def seats_from(s: State, first: int) -> list[int]:
    """All seats clockwise, beginning with one."""
    return [(first + i) % s.players for i in range(s.players)]
