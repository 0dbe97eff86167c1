"""Cards that are played in the own draft turn: Barbarian, Flaker, Benefactor, Prophet (VIL-15, VIL-16)."""

from ...core.rules import Reason
from ...core.seqs import row_at, without
from ...core.state import Frame
from ..actions import CHOOSE, FROM, JESTER, PLACE, SEARCH
from ..card_bits import STACK_GROUP, face_of
from ..components import CARDS, DRAFT_CARD, EFFECT, IS_SPECIAL, PHASE
from ..events import DREW, GAINED, LOOKED, PLAYED, TOOK_FROM_SQUARE
from ..hands import add_public_card, announce_card, discard_from_hand, hand_faces, holds
from ..knowledge import look_at_cards, track_rearranged
from ..limits import is_blind_draw_forbidden
from ..names import (
    BENEFACTOR_CARD,
    DRAFTED,
    EMPTY,
    FLAKER_CARD,
    FLAKER_SEAT,
    PLACE_IN_DRAFT,
    PROPHET_CARD,
    PROPHET_STACK,
    PUT_BACK,
    REPLACE_ROAD,
    SEARCH_STACK,
    SLOTS,
    TAKE_SQUARE,
)
from ..road import (
    discard_villager,
    has_villagers,
    leftmost_stack,
    refill_from_reserve,
    reveal_card,
    take_coins,
)
from ..state import State
from .base import Question, card_arg
from .place import placeable, start_placing, why_not_placeable


def can_play_draft_card(s: State, seat: int, card: int, before: bool) -> bool:
    """Has this draft card a legal target now (VIL-9.14)? `before`: may it still take the place of a draft?"""
    effect = EFFECT[card]
    if effect == REPLACE_ROAD:
        return has_villagers(s)
    if effect == TAKE_SQUARE:
        return any(bool(other.square) for other in s.seats)
    if effect == PLACE_IN_DRAFT:
        return any(can_benefit(s, seat, other) for other in hand_faces(s.seats[seat]))
    if effect == SEARCH_STACK:
        return before and leftmost_stack(s) >= 0 and not (is_blind_draw_forbidden(s) and has_villagers(s))
    return False


def can_benefit(s: State, seat: int, card: int) -> bool:
    """Can a Benefactor place this card (VIL-16.2)?"""
    return not IS_SPECIAL[card] and placeable(s, seat, card)


def play_draft_card(s: State, f: Frame, card: int) -> None:
    """A draft card is played; afterwards the turn goes on where it was, or the draft has been made."""
    me = s.seats[f.seat]
    discard_from_hand(s, me, card)
    s.say(PLAYED, f.seat, card)
    effect = EFFECT[card]
    if effect == SEARCH_STACK:
        s.push(Frame(PROPHET_STACK, f.seat, f.a, f.b, f.c))
        return
    s.push(f)
    if effect == REPLACE_ROAD:
        replace_road(s, f.seat)
    elif effect == TAKE_SQUARE:
        s.push(Frame(FLAKER_SEAT, f.seat))
    else:
        s.push(Frame(BENEFACTOR_CARD, f.seat))


def replace_road(s: State, seat: int) -> None:
    """Barbarian (VIL-15.5): the road is discarded, its coins to the player, refilled from the reserve."""
    coins = 0
    for slot in range(SLOTS):
        if s.slots[slot] != EMPTY:
            coins += take_coins(s, slot)
            discard_villager(s, slot)
    s.seats[seat].supply += coins
    s.say(GAINED, seat, coins)
    refill_from_reserve(s)


def why_not_draft_card(s: State, f: Frame, card: int, before: bool) -> list[Reason]:
    """Why this card cannot be played in this draft turn."""
    arg: dict[str, object] = {"card": card_arg(CARDS[card])}
    if not holds(s.seats[f.seat], card):
        return [("VIL-15.14", "not-in-hand", arg)]
    if PHASE[card] != DRAFT_CARD:
        return [("VIL-9.1", "not-a-draft-card", arg)]
    if before and f.b == 1 and EFFECT[card] != SEARCH_STACK:
        return [("VIL-15.12c", "between-two-drafts", arg)]
    if not before and EFFECT[card] == SEARCH_STACK:
        return [("VIL-16.4", "draft-made-already", arg)]
    if not can_play_draft_card(s, f.seat, card, before):
        return [("VIL-9.14", "no-target", arg)]
    return []


class FlakerSeat(Question):
    """Whose square loses a card? VIL-15.7."""

    verbs = (FROM, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [FROM.of(seat) for seat in range(s.players) if s.seats[seat].square]

    def take(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(FLAKER_CARD, f.seat, FROM.first(action)))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        seat = FROM.first(action)
        if seat >= s.players:
            return [("VIL-15.7", "no-such-seat", {})]
        return [] if s.seats[seat].square else [("VIL-15.7c", "square-empty", {"seat": f"seat:{seat}"})]


class FlakerCard(Question):
    """Which card? It comes to the hand; its drafter has one more draft to make. f.a: whose square.

    VIL-15.7.
    """

    verbs = (CHOOSE, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [CHOOSE.of(card) for card in sorted(set(s.seats[f.a].square))]

    def take(self, s: State, f: Frame, action: int) -> None:
        card = CHOOSE.first(action)
        s.seats[f.a].square = without(s.seats[f.a].square, card)
        add_public_card(s.seats[f.seat], card)
        s.say(TOOK_FROM_SQUARE, f.seat, f.a, card)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        card = CHOOSE.first(action)
        if card in s.seats[f.a].square:
            return []
        return [("VIL-15.7", "not-on-square", {"card": card_arg(CARDS[card]), "seat": f"seat:{f.a}"})]


class BenefactorCard(Question):
    """Which villager is placed, at once and without a build action? VIL-16.2."""

    verbs = (PLACE, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PLACE.of(card) for card in hand_faces(s.seats[f.seat]) if can_benefit(s, f.seat, card)]

    def take(self, s: State, f: Frame, action: int) -> None:
        announce_card(s, s.seats[f.seat], PLACE.first(action))
        start_placing(s, f.seat, PLACE.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        card = PLACE.first(action)
        arg: dict[str, object] = {"card": card_arg(CARDS[card])}
        if not holds(s.seats[f.seat], card):
            return [("VIL-16.2", "not-in-hand", arg)]
        if IS_SPECIAL[card]:
            return [("VIL-16.2", "no-special", arg)]
        return why_not_placeable(s, f.seat, card)


class ProphetStack(Question):
    """Which stack is looked through? f.a, f.b, f.c: the draft whose place this takes. VIL-16.4."""

    verbs = (SEARCH, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [SEARCH.of(i) for i in range(SLOTS) if s.stacks[i]]

    def take(self, s: State, f: Frame, action: int) -> None:
        stack = SEARCH.first(action)
        s.aside = look_at_cards(s, track_rearranged(s, s.stacks[stack], f.seat, STACK_GROUP + stack), f.seat)
        s.stacks = row_at(s.stacks, stack, ())
        s.reveals += 1
        s.say(LOOKED, f.seat, len(s.aside))
        s.push(
            Frame(PROPHET_CARD, f.seat, stack),
            Frame(PUT_BACK, f.seat, stack),
            Frame(DRAFTED, f.seat, f.a, f.b, f.c),
        )

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        stack = SEARCH.first(action)
        return [] if s.stacks[stack] else [("VIL-16.4", "stack-empty", {"stack": stack + 1})]


class ProphetCard(Question):
    """Which card of the stack is drafted onto the square? f.a: the stack. VIL-16.4."""

    verbs = (CHOOSE, JESTER)

    def options(self, s: State, f: Frame) -> list[int]:
        return [CHOOSE.of(card) for card in sorted({face_of(card) for card in s.aside})]

    def take(self, s: State, f: Frame, action: int) -> None:
        wanted = CHOOSE.first(action)
        card = next(card for card in s.aside if face_of(card) == wanted)
        s.aside = without(s.aside, card)
        reveal_card(s, card)
        s.seats[f.seat].square += (wanted,)
        s.say(DREW, f.seat, f.a, wanted)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        return why_not_aside(s, CHOOSE.first(action), "VIL-16.4")


def why_not_aside(s: State, card: int, rule: str) -> list[Reason]:
    """Why this card cannot be chosen among those looked through."""
    if any(face_of(other) == card for other in s.aside):
        return []
    return [(rule, "not-looked-at", {"card": card_arg(CARDS[card])})]
