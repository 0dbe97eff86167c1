"""The mountain (sections 4 and 12): what is exposed, claiming, and the chain of reveals."""

from ...core.rules import Step
from ...core.seqs import added_at, with_at
from ...core.state import Frame
from ..components import (
    BASE,
    CARD_BIT,
    COVERED_BY,
    FIRST_SPECIAL,
    OUTLAWS_TO_BASE,
    OUTPOST_MARKS,
    OUTPOSTS,
    ROW_PLACES,
)
from ..events import CLAIMED, END_TRIGGERED, JOINED_ROW, OUTLAWS_AT_BASE, SENT_TO_BASE, TURNED_UP
from ..names import DECK, NONE, NOT_TRIGGERED, OUTLAWS_OUTPOSTS, TOKENS, TRIGGERED
from ..state import Seat, State
from .goods import gain


def is_exposed(s: State, place: int) -> bool:
    """SW-4.3: no card lies on it."""
    for above in COVERED_BY[place]:
        if s.mountain[above] != NONE:
            return False
    return True


def on_face_up_card(s: State, me: Seat) -> bool:
    """SW-12.2: may the card under this frontiersman be claimed?"""
    return me.scout != BASE and s.face_up >> me.scout & 1 == 1


def clear_figures(s: State, place: int, owner: int) -> None:
    """SW-12.10: figures on a leaving card go to the base; others than the owner earn a boots token each."""
    for seat in range(len(s.seats)):
        them = s.seats[seat]
        figures = 0
        if them.scout == place:
            them.scout = BASE
            figures += 1
        if them.left_scout == place:
            them.left_scout = BASE
            figures += 1
        if figures:
            s.say(SENT_TO_BASE, seat)
            if seat != owner:
                gain(s, seat, TOKENS, figures)


def claim(s: State, seat: int, place: int, pile: int) -> None:
    """SW-12.2: figures leave, the card goes to a pile, and what it covered is revealed."""
    card = s.mountain[place]
    me = s.seats[seat]
    clear_figures(s, place, seat)
    s.mountain = with_at(s.mountain, place, NONE)
    s.face_up &= ~(1 << place)
    if pile == DECK:
        me.deck = me.deck + (card,)
        me.open_cards |= CARD_BIT[card]  # everybody saw it go there (R21)
    else:
        me.discard = me.discard + (card,)
    s.say(CLAIMED, seat, card, pile)
    reveal(s)


def reveal(s: State) -> None:
    """SW-12.9: turn up exposed basic cards, then move the first exposed special; again until all is done."""
    while True:
        for place in range(BASE):
            card = s.mountain[place]
            if NONE < card < FIRST_SPECIAL and not s.face_up >> place & 1 and is_exposed(s, place):
                s.face_up |= 1 << place
                s.reveals += 1
                s.say(TURNED_UP, s.turn, card, place)
        place = exposed_special(s)
        if place == NONE:
            return
        join_row(s, place)


def exposed_special(s: State) -> int:
    """The first special to leave: upper rows first, then from the left. Outposts never do (SW-12.5)."""
    if s.mode != OUTLAWS_OUTPOSTS:
        for place in range(BASE):
            if s.mountain[place] >= FIRST_SPECIAL and is_exposed(s, place):
                return place
    return NONE


def join_row(s: State, place: int) -> None:
    """SW-12.3, SW-12.7: a special goes to the next place of the row; the sixth triggers the end."""
    special = s.mountain[place] - FIRST_SPECIAL
    clear_figures(s, place, s.turn)
    s.mountain = with_at(s.mountain, place, NONE)
    s.row = s.row + (special,)
    s.panned = s.panned + (0,)
    s.reveals += 1
    s.say(JOINED_ROW, s.turn, special, len(s.row))
    if special == OUTPOSTS[len(OUTPOST_MARKS) - 1]:
        more = min(OUTLAWS_TO_BASE, s.spare_outlaws)
        s.spare_outlaws -= more
        s.base_outlaws += more
        s.say(OUTLAWS_AT_BASE, s.turn, more)
    if len(s.row) == ROW_PLACES and s.ending == NOT_TRIGGERED:
        s.ending = TRIGGERED
        s.say(END_TRIGGERED, s.turn)


def leave_outpost(s: State, number: int) -> None:
    """SW-21.3, SW-21.6: one outlaw leaves outpost `number`; the last one clears it."""
    s.outlaws = added_at(s.outlaws, number, -1)
    if s.outlaws[number] == 0:
        for place in range(BASE):
            if s.mountain[place] == FIRST_SPECIAL + OUTPOSTS[number]:
                join_row(s, place)
                reveal(s)
                return


class ClaimCard(Step[State]):
    """The shovel is paid: claim the card under the frontiersman. f.a is the pile it goes to.

    Rules: SW-12.2, SW-12.3, SW-12.8.
    """

    def run(self, s: State, f: Frame) -> None:
        claim(s, f.seat, s.seats[f.seat].scout, f.a)
