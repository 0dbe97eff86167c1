"""Saints that look through piles: the Pigeoneer, and putting cards back in any order (VIL-16)."""

from ...core.rules import Reason
from ...core.seqs import inserted, row_at, without
from ...core.state import Frame
from ..actions import CHOOSE, JESTER
from ..card_bits import RESERVE_GROUP, face_of, seen_by, suit_of
from ..components import card_of, effect_int
from ..events import DREW_HIDDEN, LOOKED
from ..knowledge import look_at_cards, track_rearranged
from ..names import LOOK_RESERVE, PIGEONEER_CARD, PUT_BACK, SLOTS
from ..road import check_markets
from ..state import State
from .base import Question
from .draft_cards import why_not_aside

LOOK_CARDS = effect_int(card_of(LOOK_RESERVE), "look")
RESERVE_PILE = SLOTS  # where cards are put back: a stack, or this


def look_at_reserve(s: State, seat: int) -> None:
    """The top cards of the reserve are looked at (VIL-16.5)."""
    cut = max(0, len(s.reserve) - LOOK_CARDS)
    s.aside = look_at_cards(s, track_rearranged(s, s.reserve[cut:], seat, RESERVE_GROUP), seat)
    s.reserve = s.reserve[:cut]
    s.reveals += 1
    s.say(LOOKED, seat, len(s.aside))
    s.push(Frame(PIGEONEER_CARD, seat), Frame(PUT_BACK, seat, RESERVE_PILE))


class PigeoneerCard(Question):
    """Which of the cards comes to the hand, unseen by the others? VIL-16.5."""

    verbs = (CHOOSE, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [CHOOSE.of(card) for card in sorted({face_of(card) for card in s.aside})]

    def take(self, s: State, f: Frame, action: int) -> None:
        card = take_from_aside(s, CHOOSE.first(action))
        me = s.seats[f.seat]
        me.hand = inserted(me.hand, seen_by(card, f.seat))
        s.whisper(DREW_HIDDEN, f.seat, 1 << f.seat, suit_of(card), face_of(card))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return why_not_aside(s, CHOOSE.first(action), "VIL-16.5")


def take_from_aside(s: State, wanted: int) -> int:
    """A card of that face among those being looked through; wherever it goes, all will see its back."""
    card = next(card for card in s.aside if face_of(card) == wanted)
    s.aside = without(s.aside, card)
    s.reveals += 1
    return card


class PutBack(Question):
    """Which card goes back next? The first ends up deepest. f.a: a stack, or the reserve.

    VIL-16.4, VIL-16.5.
    """

    verbs = (CHOOSE, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return len(s.aside) > 1

    def run(self, s: State, f: Frame) -> None:
        for card in s.aside:
            self.put(s, f, card)
        s.aside = ()
        if f.a != RESERVE_PILE and not s.stacks[f.a]:
            check_markets(s)

    def options(self, s: State, f: Frame) -> list[int]:
        return [CHOOSE.of(card) for card in sorted({face_of(card) for card in s.aside})]

    def take(self, s: State, f: Frame, action: int) -> None:
        self.put(s, f, take_from_aside(s, CHOOSE.first(action)))
        s.push(f)

    def put(self, s: State, f: Frame, card: int) -> None:
        """One card back on its pile."""
        if f.a == RESERVE_PILE:
            s.reserve += (card,)
        else:
            s.stacks = row_at(s.stacks, f.a, (*s.stacks[f.a], card))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return why_not_aside(s, CHOOSE.first(action), "VIL-16.4")
