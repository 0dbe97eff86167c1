"""Who knows what, when cards move: faces turned up, backs carried about, stacks looked through."""

from ..core.seqs import row_at
from .card_bits import (
    BACK_BIT,
    FACE_SHIFT,
    HAND_GROUP,
    MIXED_SHIFT,
    VIEWERS,
    group_of,
    is_certain,
    mixed_into,
    pool_of,
    seen_by,
    suit_of,
    viewers_confused,
    viewers_knowing,
)
from .names import SLOTS
from .state import State


def all_hidden_cards(s: State) -> list[int]:
    """Every card that lies face down somewhere, with its memory."""
    found = list(s.reserve + s.discard + s.box + s.aside)
    for stack in s.stacks:
        found.extend(stack)
    for seat in s.seats:
        found.extend(seat.hand)
    return found


def merge_groups(s: State, old: set[int], into: int) -> None:
    """Groups that meet become one: all cards of the old ones belong to the new one, wherever they lie."""
    if not old:
        return
    s.reserve = _regrouped(s.reserve, old, into)
    s.discard = _regrouped(s.discard, old, into)
    s.box = _regrouped(s.box, old, into)
    s.aside = _regrouped(s.aside, old, into)
    for i in range(SLOTS):
        s.stacks = row_at(s.stacks, i, _regrouped(s.stacks[i], old, into))
    for seat in s.seats:
        seat.hand = tuple(sorted(_regrouped(seat.hand, old, into)))


def _regrouped(cards: tuple[int, ...], old: set[int], into: int) -> tuple[int, ...]:
    return tuple(
        [
            mixed_into(card, 0, into) if viewers_confused(card) and group_of(card) in old else card
            for card in cards
        ]
    )


def record_front_seen(s: State, card: int, viewers: int) -> None:
    """These viewers see the front of a card; what they know of the rest of its group shrinks by that front.

    A viewer who knew that his group holds this front, but not that it was this very card, must not go on
    believing that another one of the same front is in there.
    """
    lost = viewers_confused(card) & viewers & ~viewers_knowing(card)
    if lost == 0:
        return
    for viewer in range(VIEWERS.bit_length()):
        if not lost >> viewer & 1:
            continue
        for other in all_hidden_cards(s):
            same = other >> FACE_SHIFT == card >> FACE_SHIFT and group_of(other) == group_of(card)
            if same and viewers_confused(other) >> viewer & 1 and viewers_knowing(other) >> viewer & 1:
                replace_card_bits(s, other, other & ~(1 << viewer))
                break


def replace_card_bits(s: State, old: int, new: int) -> None:
    """Change the memory of one card, wherever it lies."""
    if old in s.reserve:
        s.reserve = _first(s.reserve, old, new)
    elif old in s.discard:
        s.discard = _first(s.discard, old, new)
    elif old in s.aside:
        s.aside = _first(s.aside, old, new)
    else:
        for i in range(SLOTS):
            if old in s.stacks[i]:
                s.stacks = row_at(s.stacks, i, _first(s.stacks[i], old, new))
                return
        for seat in s.seats:
            if old in seat.hand:
                seat.hand = tuple(sorted(_first(seat.hand, old, new)))
                return


def _first(cards: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    changed = list(cards)
    changed[changed.index(old)] = new
    return tuple(changed)


def all_viewers_but(seat: int) -> int:
    """All viewers but one."""
    return VIEWERS & ~(1 << seat)


def viewers_losing_track(cards: list[int], viewers: int) -> int:
    """The viewers who know something of these cards that they lose when one of them moves face down."""
    doubt = 0
    for card in cards:
        doubt |= (viewers_knowing(card) | viewers_confused(card)) & viewers
    if len({pool_of(card >> FACE_SHIFT) for card in cards}) > 1:
        doubt = viewers
    one_face = len({card >> FACE_SHIFT for card in cards}) == 1
    for viewer in range(VIEWERS.bit_length()):
        if one_face and doubt >> viewer & 1 and all(is_certain(card, viewer) for card in cards):
            doubt &= ~(1 << viewer)
    return doubt


def track_leaving_card(s: State, seat: int, card: int, watchers: int) -> int:
    """A card leaves a hand, and the watchers see its back only; the card with its new memory.

    It is still in the hand when this returns: the caller moves it.
    """
    alike = [other for other in s.seats[seat].hand if suit_of(other) == suit_of(card)]
    if len(alike) == 1:
        return card
    doubt = viewers_losing_track(alike, watchers)
    if doubt == 0:
        return card
    into = HAND_GROUP + seat
    merge_groups(s, groups_of(alike) - {into}, into)
    me = s.seats[seat]
    me.hand = tuple(
        sorted([mixed_into(c, doubt, into) if suit_of(c) == suit_of(card) else c for c in me.hand])
    )
    return mixed_into(card, doubt, into)


def groups_of(cards: list[int]) -> set[int]:
    """The groups in which these cards were mixed."""
    return {group_of(card) for card in cards if viewers_confused(card)}


def look_at_cards(s: State, cards: tuple[int, ...], viewer: int) -> tuple[int, ...]:
    """The cards, once a viewer has looked at them."""
    for card in cards:
        record_front_seen(s, card, 1 << viewer)
    return tuple([seen_by(card, viewer) for card in cards])


def track_rearranged(s: State, cards: tuple[int, ...], seat: int, into: int) -> tuple[int, ...]:
    """The cards of a pile, once a seat may put them back in any order: the others lose track of them."""
    plain = tuple([card & ~BACK_BIT for card in cards])
    doubt = viewers_losing_track(list(plain), all_viewers_but(seat)) if len(plain) > 1 else 0
    if doubt == 0:
        return plain
    merge_groups(s, groups_of(list(plain)) - {into}, into)
    return tuple([mixed_into(card, doubt, into) for card in plain])


def is_public(card: int) -> bool:
    """Does the whole table know that this very card is what it is?"""
    return card & VIEWERS == VIEWERS and card >> MIXED_SHIFT & VIEWERS == 0
