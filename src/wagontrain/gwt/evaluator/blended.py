"""Great Western Trail: the handcrafted evaluation, corrected by a network that learned from games."""

from typing import Final

from ...bots.eval.memo import Known
from ...bots.eval.network import Net
from ..names import MOVE_HERDER, PLACE_HERDER
from ..state import State
from .features import Features
from .handcrafted import HandcraftedEvaluation
from .pending import Pending

SAM: Final = 1  # his seat


def between_turns(s: State) -> bool:
    """Is a turn about to begin, and not one of the last? Only there the network has seen games."""
    if not s.todo or s.turns_left >= 0:
        return False
    rule = s.todo[-1].rule
    return rule in (MOVE_HERDER, PLACE_HERDER)


class BlendedEstimate:
    """What a seat will score: between two turns the network has its `share` in it.

    At tables the network tells the score of a seat, alone how far it will be ahead of Sam.
    """

    def __init__(self, handcrafted: HandcraftedEvaluation, net: Net) -> None:
        self.handcrafted = handcrafted
        self.net = net
        self.share = 0.0  # by hand alone
        self.known: Known[float] = Known()

    def estimate(self, s: State, seat: int) -> float:
        """The score that the seat is heading for, remembered: many ways through a turn lead to the same."""
        if s.solo and seat == SAM:
            return self.handcrafted.estimate(s, seat)
        me = s.seats[seat]
        pending = Pending(s, seat)
        learned = self.share != 0.0 and between_turns(s)
        key = (
            s.solo, s.sides, s.placed, s.turns_left, s.token_owner, s.trail, s.market, s.jobs, s.masters,
            seat, me.money, me.tokens, me.engine, me.marker, me.discs, me.supply, me.stations, me.masters,
            me.workers, me.outlaws, me.hazards, me.cities, me.objectives, me.hand, me.deck, me.discard,
            pending.delivers, pending.reach, pending.city, pending.station, pending.dollars,
            tuple([(other.herder, other.discs) for other in s.seats]), bool(s.todo),
            self.share if learned else 0.0, self.others(s) if learned else (),
        )  # fmt: skip
        found = self.known.get(key)
        if found is None:
            found = self.known.keep(key, self.worked_out(s, seat, pending, learned))
        return found

    def others(self, s: State) -> tuple[object, ...]:
        """What the network sees of the others: not all that they have, but of Sam all that scores."""
        found: list[object] = [s.turn]
        for other in s.seats:
            found.append((other.workers, other.engine, other.cities))
        if s.solo:
            sam = s.seats[SAM]
            found.append(
                (len(s.sam_deck), s.specialization, sam.stations, sam.hazards, sam.objectives, sam.deck)
            )
            found.append((sam.hand, sam.discard))
        return tuple(found)

    def worked_out(self, s: State, seat: int, pending: Pending, learned: bool) -> float:
        """The same, by hand or by the network."""
        seen = self.handcrafted.seen(s, seat, pending)
        if not learned:
            return seen.total
        estimate = self.net.evaluate(Features(s, seat, self.handcrafted, seen).all())
        if s.solo:
            estimate += self.handcrafted.estimate(s, SAM)
        return seen.total + self.share * (estimate - seen.total)
