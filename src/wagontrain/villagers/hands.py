"""Cards that leave and reach a hand, and which cards a hand may hold as far as the table knows."""

from ..core.seqs import inserted, without
from .card_bits import FACE_SHIFT, VIEWERS, face_of, public_card, viewers_confused, viewers_knowing
from .components import COPIES, COUNT, DRAFT_CARD, IS_SPECIAL, PHASE, SET, SETS
from .knowledge import is_public, record_front_seen
from .names import EMPTY
from .state import Seat, State


def find_card(me: Seat, wanted: int) -> int:
    """A card of that face in the hand, -1 if none: the best known of them, as the table would believe."""
    best = -1
    for card in me.hand:
        if card >> FACE_SHIFT == wanted and (best < 0 or card & VIEWERS > best & VIEWERS):
            best = card
    return best


def holds(me: Seat, wanted: int) -> bool:
    """Is there a card of that face in the hand?"""
    for card in me.hand:
        if card >> FACE_SHIFT == wanted:
            return True
    return False


def hand_faces(me: Seat) -> list[int]:
    """The different faces in the hand, ascending."""
    found: list[int] = []
    last = -1
    for card in me.hand:
        if card >> FACE_SHIFT != last:
            last = card >> FACE_SHIFT
            found.append(last)
    return found


def reveal_from_hand(s: State, me: Seat, wanted: int) -> None:
    """A card leaves the hand face up."""
    card = find_card(me, wanted)
    me.hand = without(me.hand, card)
    if holds(me, wanted):
        me.hand = tuple(sorted([unsure_after(other, card) for other in me.hand]))
    record_front_seen(s, card, VIEWERS)


def unsure_after(other: int, card: int) -> int:
    """A card in the hand that another has left: who had seen only this one of two thinks it has gone."""
    if face_of(other) != face_of(card):
        return other
    return other & ~(
        viewers_knowing(other) & ~viewers_confused(other) & ~viewers_knowing(card) & ~viewers_confused(card)
    )


def announce_card(s: State, me: Seat, wanted: int) -> None:
    """A card is laid open before it is placed (VIL-7.18): all see it, and it is still in the hand."""
    reveal_from_hand(s, me, wanted)
    add_public_card(me, wanted)


def discard_from_hand(s: State, me: Seat, wanted: int) -> None:
    """A card with the discard icon has been played (VIL-3.10)."""
    reveal_from_hand(s, me, wanted)
    s.discard += (public_card(wanted),)


def add_public_card(me: Seat, found: int) -> None:
    """A card that all have seen comes to the hand."""
    me.hand = inserted(me.hand, public_card(found))


def count_located(s: State, wanted: int) -> int:
    """How many cards of that face the whole table can point at."""
    total = 0
    for card in s.discard:
        total += is_public(card) and face_of(card) == wanted
    for slot in s.slots:
        total += slot == wanted and slot != EMPTY
    for seat in s.seats:
        total += len([card for card in seat.cards + seat.square if card == wanted])
        total += len([card for card in seat.hand if is_public(card) and face_of(card) == wanted])
    return total


def may_hold(s: State, seat: int, wanted: int) -> bool:
    """Could this hand hold that special card, as far as the whole table knows (VIL-20.6)?"""
    hand = s.seats[seat].hand
    if any(is_public(card) and face_of(card) == wanted for card in hand):
        return True
    if not any(IS_SPECIAL[face_of(card)] and not is_public(card) for card in hand):
        return False
    return count_located(s, wanted) < COPIES[wanted]


def may_hold_draft_card(s: State, seat: int) -> bool:
    """Could this hand hold a card to be played in the Draft Phase, as far as the whole table knows?"""
    return any(PHASE[i] == DRAFT_CARD and is_in_use(s, i) and may_hold(s, seat, i) for i in range(COUNT))


def is_in_use(s: State, card: int) -> bool:
    """Is the set of this card part of the game?"""
    return bool(s.options.get(SETS[SET[card]], True))
