"""The Monk: it takes the place of a villager of a chain and is covered in the same action (VIL-9.10)."""

from ...core.rules import Reason
from ...core.state import Frame
from ..actions import COVER, JESTER
from ..card_bits import face_of
from ..components import CARDS, CHAIN, NEED_BIT, PADLOCK
from ..hands import announce_card, hand_faces, holds
from ..names import COVER_MONK
from ..state import State
from ..village import open_roles
from .base import Question, card_arg
from .place import MONK, can_unlock, start_placing, why_locked

MOST_MONKS = 2


def can_cover(s: State, seat: int, monks: int, paid: int = 0, coming: int = 0) -> bool:
    """Is there a card in the hand that can lie on this many Monks now?

    paid: Monks whose build action has been paid; coming: Monks that will come to the hand (VIL-9.11l).
    """
    return any(can_cover_with(s, seat, card, monks, paid, coming) for card in hand_faces(s.seats[seat]))


def can_cover_with(s: State, seat: int, card: int, monks: int, paid: int, coming: int = 0) -> bool:
    """Can this card cover this many Monks: build actions, place below them, padlock (VIL-9.10a, b, e)?"""
    me = s.seats[seat]
    if card == MONK:
        held = count_monks(s, seat) + coming
        return monks < MOST_MONKS and held > monks and can_cover(s, seat, monks + 1, paid, coming)
    if len(CHAIN[card]) < monks or me.limit - me.built < monks + 1 - paid:
        return False
    return has_base(s, seat, card, monks) and (PADLOCK[card] < 0 or can_unlock(s, seat, card, True))


def has_base(s: State, seat: int, card: int, monks: int) -> bool:
    """Is there a place for the lowest of the Monks: the table, or what comes before it in the chain?"""
    chain = CHAIN[card]
    if len(chain) == monks:
        return True
    return bool(open_roles(s.seats[seat]) & NEED_BIT[chain[len(chain) - monks]])


def count_monks(s: State, seat: int) -> int:
    """How many Monks are in the hand."""
    return len([card for card in s.seats[seat].hand if face_of(card) == MONK])


class CoverMonk(Question):
    """Which card lies on the Monk? f.a: Monks laid so far; a second one may follow (VIL-9.10f).

    f.b: 1 where an Apprentice has taken the first Monk, and paid for it (VIL-9.11l).
    """

    verbs = (COVER, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [
            COVER.of(card)
            for card in hand_faces(s.seats[f.seat])
            if can_cover_with(s, f.seat, card, f.a, f.b)
        ]

    def take(self, s: State, f: Frame, action: int) -> None:
        card = COVER.first(action)
        if card != MONK:
            announce_card(s, s.seats[f.seat], card)
        else:
            s.push(Frame(COVER_MONK, f.seat, f.a + 1, f.b))
            return
        s.seats[f.seat].built += f.a + 1 - f.b
        start_placing(s, f.seat, card, f.a)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        card = COVER.first(action)
        me = s.seats[f.seat]
        arg: dict[str, object] = {"card": card_arg(CARDS[card])}
        if not holds(me, card):
            return [("VIL-9.10a", "not-in-hand", arg)]
        if card == MONK:
            return self.why_not_monk(s, f)
        if len(CHAIN[card]) < f.a:
            return [("VIL-9.10b", "no-chain", arg)]
        reasons: list[Reason] = []
        if me.limit - me.built < f.a + 1 - f.b:
            reasons.append(("VIL-9.10a", "no-build-left", {"limit": me.limit}))
        if not has_base(s, f.seat, card, f.a):
            below = CHAIN[card][len(CHAIN[card]) - f.a - 1]
            reasons.append(("VIL-9.10b", "no-place", {**arg, "below": card_arg(CARDS[below])}))
        if PADLOCK[card] >= 0 and not can_unlock(s, f.seat, card, True):
            reasons.append(why_locked(s, f.seat, card, True))
        return reasons

    def why_not_monk(self, s: State, f: Frame) -> list[Reason]:
        """Why no second Monk can follow."""
        if f.a >= MOST_MONKS or count_monks(s, f.seat) <= f.a:
            return [("VIL-9.10f", "no-second-monk", {})]
        return (
            []
            if can_cover(s, f.seat, f.a + 1, f.b)
            else [("VIL-9.10e", "no-cover", {"card": card_arg(CARDS[MONK])})]
        )
