"""The offer to score (SW-17.8): made after rounds in which everybody only passed."""

from typing import ClassVar

from ...core.actions import Verb
from ...core.rules import Reason, Rule
from ...core.state import NOBODY, Frame
from ..actions import PLAY_ON, SCORE_NOW
from ..components import QUIET_ROUNDS
from ..events import CHOSE_PLAYING_ON, CHOSE_SCORING, SCORING_OFFERED
from ..names import AGREED, NOT_TRIGGERED, OFFER_SCORING
from ..state import State


def count_round(s: State) -> None:
    """SW-17.8a: a round is over. Was it one in which everybody only passed?"""
    s.quiet_rounds = 0 if s.active_round or s.solo else s.quiet_rounds + 1
    s.active_round = False


def offer_scoring(s: State) -> None:
    """SW-17.8: ask every player, the first one first, when there were enough quiet rounds in a row."""
    if s.quiet_rounds < QUIET_ROUNDS or s.ending != NOT_TRIGGERED:
        s.quiet_rounds = min(s.quiet_rounds, QUIET_ROUNDS - 1)
        return
    s.quiet_rounds = 0
    s.say(SCORING_OFFERED, NOBODY, QUIET_ROUNDS)
    s.push_all(offers(s))


def offers(s: State) -> list[Frame]:
    """The questions of an offer, in the order in which they are asked."""
    seats = len(s.seats)
    return [Frame(OFFER_SCORING, (s.first + i) % seats) for i in range(seats)]


class OfferScoring(Rule[State]):
    """Score now, or play on? All must agree; whoever wants to play on ends the vote.

    Rules: SW-17.8, SW-17.8b.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (SCORE_NOW, PLAY_ON)

    def legal(self, s: State, f: Frame) -> list[int]:
        return [SCORE_NOW.base, PLAY_ON.base]

    def answer(self, s: State, f: Frame, action: int) -> None:
        if action == PLAY_ON.base:
            s.say(CHOSE_PLAYING_ON, f.seat)
            while s.todo[-1].rule == OFFER_SCORING:
                s.todo.pop()
            return
        s.say(CHOSE_SCORING, f.seat)
        if s.todo[-1].rule != OFFER_SCORING:  # all have agreed: the next turn is not played
            s.todo.clear()
            s.ended = AGREED

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"rounds": QUIET_ROUNDS}
