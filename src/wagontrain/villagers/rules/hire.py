"""Hiring basic villagers (VIL-7.13 to 7.17, 7.23, 7.24)."""

from ...core.rules import Reason, Step
from ...core.seqs import added_at, without
from ...core.state import Frame
from ..actions import JESTER, ONTO, RETURN
from ..card_bits import BACK_BIT, face_of, suit_of
from ..components import BASICS, CARDS, HIRES, IS_BASIC
from ..events import HIRED, PAID_COUNTESS, RETURNED, RETURNED_BASIC, RETURNED_DISCARD, RETURNED_RESERVE
from ..hands import find_card, hand_faces, holds
from ..knowledge import all_viewers_but, track_leaving_card
from ..limits import surcharge
from ..names import CHOOSE_STACK, LAY_BASIC, SLOTS, TABLE
from ..road import leftmost_stack, put_on_reserve, put_on_stack
from ..state import Seat, State
from .base import Question, card_arg
from .place import add_card_and_log


def can_hire(s: State, me: Seat, basic: int) -> bool:
    """VIL-7.14, VIL-7.17: hires left, a card to return, a pile with cards, an event's toll (VIL-14.19)."""
    if me.hired >= HIRES or not me.hand or s.basics[basic] == 0:
        return False
    return not s.events or me.supply >= surcharge(s, True)


def why_not_hire(s: State, me: Seat, basic: int) -> list[Reason]:
    """Why this basic villager cannot be hired."""
    reasons: list[Reason] = []
    if me.hired >= HIRES:
        reasons.append(("VIL-7.14", "no-hire-left", {"limit": HIRES}))
    if not me.hand:
        reasons.append(("VIL-7.13", "no-card-to-return", {}))
    if s.basics[basic] == 0:
        reasons.append(("VIL-7.17", "pile-empty", {"card": card_arg(CARDS[BASICS[basic]])}))
    if me.supply < surcharge(s, True):
        reasons.append(("VIL-14.19", "no-gold", {"gold": surcharge(s, True)}))
    return reasons


def pay_toll(s: State, seat: int) -> None:
    """VIL-14.19: the toll of an event goes to the Countess before the hire."""
    toll = surcharge(s, True)
    if toll:
        s.seats[seat].supply -= toll
        s.seats[s.players].supply += toll
        s.say(PAID_COUNTESS, seat, toll)


class ReturnCard(Question):
    """Which hand card is given back, face down? f.a: the type hired. VIL-7.13, VIL-7.16, VIL-7.23."""

    verbs = (RETURN, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [RETURN.base + card for card in hand_faces(s.seats[f.seat])]

    def take(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(LAY_BASIC, f.seat, f.a))
        face = RETURN.first(action)
        me = s.seats[f.seat]
        if IS_BASIC[face]:  # VIL-RUL-20
            pile = BASICS.index(face)
            me.hand = without(me.hand, find_card(me, face))
            s.basics = added_at(s.basics, pile, 1)
            s.say(RETURNED_BASIC, f.seat, pile)
            return
        card = take_for_return(s, f.seat, face) | BACK_BIT  # all see the back that it shows
        if leftmost_stack(s) >= 0:
            s.aside += (card,)
            s.push(Frame(CHOOSE_STACK, f.seat, f.a))
        elif s.reserve:
            put_on_reserve(s, card)
            s.whisper(RETURNED_RESERVE, f.seat, 1 << f.seat, suit_of(card), face)
        else:
            s.discard += (card,)
            s.whisper(RETURNED_DISCARD, f.seat, 1 << f.seat, suit_of(card), face)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        face = RETURN.first(action)
        if holds(s.seats[f.seat], face):
            return []
        return [("VIL-7.13", "not-in-hand", {"card": card_arg(CARDS[face])})]

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"card": card_arg(CARDS[BASICS[f.a]])}


class ChooseStack(Question):
    """On which stack does the returned card go? f.a: the type hired. VIL-7.13, VIL-7.16.

    The card lies aside, face down: nothing on the stack of frames is secret.
    """

    verbs = (ONTO, JESTER)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(s.aside)

    def options(self, s: State, f: Frame) -> list[int]:
        stacks = s.stacks
        return [ONTO.base + i for i in range(SLOTS) if stacks[i]]

    def take(self, s: State, f: Frame, action: int) -> None:
        stack, card = ONTO.first(action), s.aside[-1]
        s.aside = s.aside[:-1]
        put_on_stack(s, stack, card)
        s.whisper(RETURNED, f.seat, 1 << f.seat, stack, suit_of(card), face_of(card))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        stack = ONTO.first(action)
        return [] if s.stacks[stack] else [("VIL-7.16", "stack-empty", {"stack": stack + 1})]

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"card": card_arg(CARDS[BASICS[f.a]])}


def take_for_return(s: State, seat: int, face: int) -> int:
    """A card leaves the hand with its back to the others; the card with what they know of it."""
    me = s.seats[seat]
    card = track_leaving_card(s, seat, find_card(me, face), all_viewers_but(seat))
    me.hand = without(me.hand, card)
    return card


class LayBasic(Step[State]):
    """The basic villager lies in the village and may be built upon at once. f.a: its type.

    VIL-7.13, VIL-7.23.
    """

    def run(self, s: State, f: Frame) -> None:
        add_basic(s, f.seat, f.a)
        s.say(HIRED, f.seat, f.a)


def add_basic(s: State, seat: int, basic: int) -> None:
    """A basic villager goes from its pile to a village."""
    s.basics = added_at(s.basics, basic, -1)
    add_card_and_log(s, seat, BASICS[basic], BASICS[basic], TABLE)
