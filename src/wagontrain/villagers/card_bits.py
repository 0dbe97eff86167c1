"""A hidden card remembers who knows it.

Backs show the suit and a good player forgets nothing, so each card in a hand, a stack or the reserve
carries who has seen its front. A card is one int, its face (the number in the tables) above 24 bits:

    known  6 bits  viewers who have seen this front (seats 0-4, spectator 5)
    mixed  6 bits  viewers for whom it was shuffled among others since ("one of these is the Mason")
    back   1 bit   everyone has seen its back, though it may be covered now
    group  5 bits  among which others it was mixed

A viewer for whom a card is mixed knows which fronts he has seen lie in its group, but not where.
"""

from typing import Final

from .components import IN_POOL, SET, SUIT

FACE_SHIFT: Final = 24
MEMORY: Final = (1 << FACE_SHIFT) - 1
KNOWN_SHIFT: Final = 0
MIXED_SHIFT: Final = 6
BACK_BIT: Final = 1 << 12
GROUP_SHIFT: Final = 13
GROUP_MASK: Final = 31 << GROUP_SHIFT
VIEWERS: Final = 63
SPECTATOR: Final = 5
PUBLIC: Final = VIEWERS  # known to all, mixed for none

HAND_GROUP: Final = 1  # + seat
STACK_GROUP: Final = 6  # + stack
RESERVE_GROUP: Final = 12
MINI_GROUP: Final = 13  # + seat


def unseen_card(face: int) -> int:
    """A card that nobody has seen."""
    return face << FACE_SHIFT


def public_card(face: int) -> int:
    """A card that everyone has seen."""
    return face << FACE_SHIFT | PUBLIC


def face_of(card: int) -> int:
    """Which card it is."""
    return card >> FACE_SHIFT


def faces_of(cards: tuple[int, ...]) -> list[int]:
    """Which cards these are, in their order."""
    return [card >> FACE_SHIFT for card in cards]


def suit_of(card: int) -> int:
    """The suit on its back."""
    return SUIT[card >> FACE_SHIFT]


def seen_by(card: int, viewer: int) -> int:
    """The card, once this viewer has seen it: he knows it and where it is."""
    return (card | 1 << viewer) & ~(1 << viewer + MIXED_SHIFT)


def viewers_knowing(card: int) -> int:
    """The viewers who have seen this front."""
    return card & VIEWERS


def viewers_confused(card: int) -> int:
    """The viewers for whom it lies somewhere in its group."""
    return card >> MIXED_SHIFT & VIEWERS


def group_of(card: int) -> int:
    """The group in which it was mixed."""
    return (card & GROUP_MASK) >> GROUP_SHIFT


def is_certain(card: int, viewer: int) -> bool:
    """Does the viewer know that this very card is what it is?"""
    return bool(card >> viewer & 1) and not card >> viewer + MIXED_SHIFT & 1


def pool_of(face: int) -> int:
    """The pool of dealt cards that it comes from (its set), or 0 for the deck's."""
    return SET[face] if IN_POOL[face] else 0


def mixed_into(card: int, viewers: int, into: int) -> int:
    """The card, shuffled for these viewers into a group."""
    return card & ~GROUP_MASK | viewers << MIXED_SHIFT | into << GROUP_SHIFT
