"""Great Western Trail: the judgement by hand, and what a network has learned from games that were played."""

from typing import Final

from ...core.table import NOBODY
from ...gwt.names import MOVE_HERDER, PLACE_HERDER
from ...gwt.state import State
from .gwt_features import Features
from .gwt_judge import Judgement
from .gwt_net import Net

MOST_KNOWN: Final = 2000
SAM: Final = 1  # his seat


def between_turns(s: State) -> bool:
    """Is a turn about to begin, and not one of the last? Only there the network has seen games."""
    if not s.todo or s.turns_left >= 0:
        return False
    rule = s.todo[-1].rule
    return rule in (MOVE_HERDER, PLACE_HERDER)


class Outlook:
    """What a seat will score: between two turns the network has its `share` in it.

    At tables the network tells the score of a seat, alone how far it will be ahead of Sam.
    """

    def __init__(self, judge: Judgement, net: Net) -> None:
        self.judge = judge
        self.net = net
        self.share = 0.0  # by hand alone
        self.rivals: dict[object, float] = {}

    def estimate(self, s: State, seat: int) -> float:
        """The score that the seat is heading for."""
        if self.share == 0.0 or (s.solo and seat == SAM) or not between_turns(s):
            return self.judge.estimate(s, seat)
        seen = self.judge.seen(s, seat)
        learned = self.net.judged(Features(s, seat, self.judge, seen).all())
        if s.solo:
            learned += self.judge.estimate(s, SAM)
        return seen.total + self.share * (learned - seen.total)

    def known(self, s: State, seat: int) -> float:
        """The estimate of a seat that is not to act: the same for nearly all that the other can do."""
        me = s.seats[seat]
        fresh = self.share != 0.0 and between_turns(s)
        key = (
            s.solo, s.sides, s.placed, s.turns_left, s.trail, s.market, s.jobs, s.masters, seat, me.money,
            me.tokens, me.engine, me.marker, me.discs, me.stations, me.masters, me.workers, me.outlaws,
            me.hazards, me.cities, me.objectives, me.hand, me.deck, me.discard,
            tuple([other.herder for other in s.seats]), s.turn if fresh else NOBODY,
            tuple([(other.workers, other.engine, other.cities) for other in s.seats]) if fresh else (),
        )  # fmt: skip
        found = self.rivals.get(key)
        if found is None:
            found = self.estimate(s, seat)
            if len(self.rivals) > MOST_KNOWN:
                self.rivals.clear()
            self.rivals[key] = found
        return found
