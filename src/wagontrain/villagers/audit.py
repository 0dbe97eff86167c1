"""The invariants of a table (VIL-20.5): a saved game that breaks one is refused."""

from ..core.errors import LoadError
from .card_bits import face_of
from .components import (
    BASICS,
    CARDS,
    COPIES,
    COUNT,
    COUNTESS_CARD,
    EVENTS,
    FOUNDERS,
    FOUNDERS_FOOD,
    IMPROVEMENT_CARDS,
    IN_POOL,
    IS_FIXED,
    MINI_CARDS,
    REMOVED_EVENTS,
    SET,
    SETS,
    STACK_SIZE,
    STARTING,
)
from .names import EMPTY, HELD, OVER, TABLE
from .setup import deck_copies
from .state import Seat, State


def audit(s: State) -> None:
    """LoadError unless every card is in exactly one zone and every village holds together."""
    if s.options["mini_villagers"] != "off":
        audit_mini(s)
    if s.options["mini_villagers"] == "alone":
        return
    for i in range(len(s.seats)):
        audit_village(s.seats[i], f"players[{i}]")
    audit_cards(s)
    audit_events(s)
    if s.improvements and (len(s.tokens) != len(s.improvements) or not s.options["improvements"]):
        raise LoadError("state.tokens: one for each improvement expected")
    if len({IMPROVEMENT_CARDS[i].category for i in s.improvements}) != len(s.improvements):
        raise LoadError("state.improvements: one of each category expected")
    if (s.second_market == HELD) != (s.phase == OVER):
        raise LoadError("state.second_market: the game is over exactly when it has been held")
    for name, seat in (("first", s.first), ("turn", s.turn)):
        if seat >= s.players:
            raise LoadError(f"state.{name}: there is no seat {seat}")
    for i in range(len(s.todo)):
        if s.todo[i].seat >= s.players:
            raise LoadError(f"todo[{i}][1]: there is no seat {s.todo[i].seat}")
    if (s.phase == OVER) == bool(s.todo):
        raise LoadError("todo: a game is over exactly when nothing is left to do")


def audit_village(me: Seat, where: str) -> None:
    """Parents lie below, nothing carries more than it may, and the lists are of one length."""
    length = len(me.cards)
    for name, row in (("roles", me.roles), ("parents", me.parents), ("kids", me.kids), ("coins", me.coins)):
        if len(row) != length:
            raise LoadError(f"{where}.{name}: {length} entries expected, not {len(row)}")
    children = [0] * length
    for i in range(length):
        parent = me.parents[i]
        if parent >= length or parent == i:
            raise LoadError(f"{where}.parents[{i}]: nothing lies at {parent}")
        if parent != TABLE:
            children[parent] += 1
    for i in range(length):
        if children[i] != me.kids[i]:
            raise LoadError(f"{where}.kids[{i}]: {children[i]} cards lie on it, not {me.kids[i]}")
        if children[i] > STACK_SIZE[me.roles[i]]:
            raise LoadError(f"{where}.kids[{i}]: more cards than it may carry")


def expected_copies(s: State, card: int) -> int:
    """How many cards of this type the table must hold, its decks and its box together."""
    kind = SETS[SET[card]]
    if kind == "basic":
        return COPIES[card]
    if IS_FIXED[card]:
        return 0  # two sides of one card: counted apart
    if IN_POOL[card]:
        return COPIES[card] if s.options[kind] else 0
    return deck_copies(s, card) + STARTING[card]


def audit_cards(s: State) -> None:
    """Every card is in exactly one zone (VIL-20.5)."""
    counts = [0] * COUNT
    zones = [s.reserve, s.discard, s.box, s.aside, *s.stacks, *[me.hand for me in s.seats]]
    for zone in zones:
        for card in zone:
            counts[face_of(card)] += 1
    for card in s.slots:
        if card != EMPTY:
            counts[card] += 1
    for me in s.seats:
        for card in me.cards + me.square:
            counts[card] += 1
    for i in range(len(BASICS)):
        counts[BASICS[i]] += s.basics[i]
    for card in range(COUNT):
        if not IS_FIXED[card] and counts[card] != expected_copies(s, card):
            raise LoadError(
                f"state: {expected_copies(s, card)} cards '{CARDS[card]}' expected in all, not {counts[card]}"
            )
    if counts[FOUNDERS] + counts[FOUNDERS_FOOD] != s.players:
        raise LoadError("players: one Founders card for each player expected")
    if s.players == 1 and COUNTESS_CARD[s.level] not in s.seats[1].cards:
        raise LoadError("players[1].cards: the Countess's own card is missing")


def audit_events(s: State) -> None:
    """Every event of the level is in exactly one place."""
    found = sorted(s.events + s.summer + s.winter + s.past_summer + s.past_winter)
    kept = [i for i in range(len(EVENTS)) if i not in REMOVED_EVENTS[s.level]] if s.players == 1 else []
    if found != sorted([i for i in kept for _ in range(EVENTS[i].copies)]):
        raise LoadError("state.events: every event of the level must be in exactly one place")


def audit_mini(s: State) -> None:
    """All mini cards are there."""
    if not s.mini_hands:
        raise LoadError("state.mini_hands: missing")
    found = [face_of(card) for hand in s.mini_hands for card in hand]
    found += [face_of(card) for card in s.mini_pile] + list(s.mini_laid)
    if sorted(found) != list(range(len(MINI_CARDS))):
        raise LoadError("state.mini_hands: every card must be in exactly one hand or pile")
