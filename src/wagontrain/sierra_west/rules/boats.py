"""Boats & Banjos (section 19): rivers, canoe and fish."""

from typing import ClassVar

from ...core.actions import Verb
from ...core.rules import Reason, Rule
from ...core.seqs import added_at
from ...core.state import Frame
from ..actions import PADDLE
from ..components import PADDLE_ANYWHERE, RIVER_FISH, RIVER_TOKENS
from ..events import PADDLED, PANNED
from ..state import State
from .goods import gain
from .refusals import CANOE_STAYS, NO_SUCH_RIVER, OK, TOO_FAR, reasons


def along_trail(s: State, seat: int) -> tuple[int, ...]:
    """SW-11.5: the special cards along a seat's trail."""
    return s.row[: s.seats[seat].wagon]


def pan_gold(s: State, seat: int) -> None:
    """SW-19.2: the leftmost remaining token of each river along the trail."""
    for place in range(len(along_trail(s, seat))):
        tokens = RIVER_TOKENS[s.row[place]]
        taken = s.panned[place]
        if taken < len(tokens):
            s.panned = added_at(s.panned, place, 1)
            s.say(PANNED, seat, tokens[taken], s.row[place])
            gain(s, seat, tokens[taken], 1)


def catch_fish(s: State, seat: int) -> None:
    """SW-19.5: every fish printed on the rivers up to the canoe, as far as in supply."""
    for place in range(s.seats[seat].canoe):
        for fish in RIVER_FISH[s.row[place]]:
            gain(s, seat, fish, 1)


class PaddleCanoe(Rule[State]):
    """Move the canoe: at most f.a places in one direction, or anywhere.

    Rules: SW-19.3, SW-19.4.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (PADDLE,)

    def legal(self, s: State, f: Frame) -> list[int]:
        return [PADDLE.of(place) for place in range(len(s.row) + 1) if self.refusal(s, f, place) == OK]

    def refusal(self, s: State, f: Frame, place: int) -> int:
        """The rivers in the row make a line that begins at the market."""
        canoe = s.seats[f.seat].canoe
        if place > len(s.row):
            return NO_SUCH_RIVER
        if place == canoe:
            return CANOE_STAYS
        return TOO_FAR if f.a != PADDLE_ANYWHERE and abs(place - canoe) > f.a else OK

    def answer(self, s: State, f: Frame, action: int) -> None:
        place = PADDLE.first(action)
        s.seats[f.seat].canoe = place
        s.say(PADDLED, f.seat, place)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return reasons(self.refusal(s, f, PADDLE.first(action)))
