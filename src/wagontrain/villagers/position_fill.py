"""Dealing what a position of Villagers does not say, so that every card is in exactly one place."""

from collections import Counter

from ..core.errors import PositionError
from ..core.position_deal import Dealer, Zone
from ..core.position_layout import Said
from .audit import expected_copies
from .card_bits import face_of, public_card, seen_by, unseen_card
from .components import (
    BASICS,
    CARDS,
    COUNT,
    COUNTESS_CARD,
    EVENT_NAMES,
    FOUNDERS,
    FOUNDERS_FOOD,
    IN_POOL,
    IS_BASIC,
    IS_FIXED,
    MINI_CARDS,
    PARENT,
    SEASONS,
)
from .names import EMPTY, SLOTS, TABLE
from .setup import events_of_season
from .state import State
from .village import add_card

DECK_TAKERS = ("reserve", "stack_6", "discard")
POOL_TAKERS = ("box",)


def fill(s: State, said: Said[State]) -> None:
    """Deal what is not said."""
    if s.mini_hands:
        fill_mini(s, said)
    if s.options["mini_villagers"] == "alone":
        return
    for seat in range(len(s.seats)):
        add_fixed_card(s, seat)
        check_chains(s, seat)
    zones = Zones(s, said)
    zones.deal()
    zones.put_back()
    if s.players == 1:
        fill_events(s, said)
    if "improvements" in said.table and "tokens" not in said.table:
        s.tokens = (-1,) * len(s.improvements)


def add_fixed_card(s: State, seat: int) -> None:
    """Put the Founders, or the Countess's own card, into a village that was said without it."""
    me = s.seats[seat]
    own = FOUNDERS if seat < s.players else COUNTESS_CARD[s.level]
    if own not in me.cards and (own != FOUNDERS or FOUNDERS_FOOD not in me.cards):
        add_card(me, own, own, TABLE)


def check_chains(s: State, seat: int) -> None:
    """Refuse a card that does not lie on what it needs; the Countess lays all of hers on the table."""
    me = s.seats[seat]
    for node in range(len(me.cards)):
        needed, parent = PARENT[me.roles[node]], me.parents[node]
        where = f"seat[{seat}].village[{node}]"
        if parent >= len(me.cards):
            raise PositionError(f"{where}: there is no place {parent}")
        if seat < s.players and needed != (TABLE if parent == TABLE else me.roles[parent]):
            on = f"on {CARDS[needed]}" if needed >= 0 else "on the table"
            raise PositionError(f"{where}: {CARDS[me.cards[node]]} lies {on}, and nowhere else")


class Zones:
    """Every place that holds villagers, the hands first: whoever is named first is dealt to first."""

    def __init__(self, s: State, said: Said[State]) -> None:
        self.s = s
        self.said = said
        self.hands = [
            hand_zone(f"seat[{i}].hand", me.hand, i, said.at_seat(i, "hand")) for i, me in enumerate(s.seats)
        ]
        self.road = Zone("road", [as_card(face) for face in s.slots], "road" in said.table)
        self.stacks = [self.pile(f"stack_{i + 1}", s.stacks[i]) for i in range(SLOTS)]
        self.piles = {name: self.pile(name, getattr(s, name)) for name in ("reserve", "box", "aside")}
        self.piles["discard"] = Zone("discard", list(s.discard), "discard" in said.table, make=public_card)
        self.villages: list[Zone] = []
        for i, me in enumerate(s.seats):
            self.villages.append(Zone(f"seat[{i}].village", [as_card(face) for face in me.cards], True))
            self.villages.append(Zone(f"seat[{i}].square", [as_card(face) for face in me.square], True))
        self.all = [*self.hands, self.road, *self.stacks, *self.piles.values(), *self.villages]

    def pile(self, name: str, cards: tuple[int, ...]) -> Zone:
        """Return the zone of a face-down pile that nobody has seen."""
        return Zone(name, list(cards), name in self.said.table, make=unseen_card)

    def deal(self) -> None:
        """Deal the cards of the deck, then the special ones of the pools; basic villagers are counted."""
        for is_pool, takers in ((False, DECK_TAKERS), (True, POOL_TAKERS)):
            cards = [card for card in range(COUNT) if IN_POOL[card] == is_pool]
            dealt = [card for card in cards if not IS_FIXED[card] and not IS_BASIC[card]]
            total = Counter({card: expected_copies(self.s, card) for card in dealt})
            for zone in self.all:
                zone.is_open = zone.where in takers
            if total.total():
                Dealer(total, CARDS.__getitem__, face_of).deal(self.all, self.said.draws)
        if "basics" not in self.said.table:
            held = [face_of(item) for zone in self.all for item in zone.items]
            s = self.s
            s.basics = tuple([expected_copies(s, card) - held.count(card) for card in BASICS])

    def put_back(self) -> None:
        """Set the state from the zones that may have changed."""
        s = self.s
        for me, hand in zip(s.seats, self.hands, strict=True):
            me.hand = tuple(sorted(hand.items))
        slots = [face_of(item) if item >= 0 else EMPTY for item in self.road.items]
        s.slots = tuple(slots + [EMPTY] * (SLOTS - len(slots)))
        s.stacks = tuple([tuple(stack.items) for stack in self.stacks])
        for name, zone in self.piles.items():
            setattr(s, name, tuple(zone.items))


def hand_zone(where: str, cards: tuple[int, ...], seat: int, is_said: bool) -> Zone:
    """Return the zone of a hand, whose cards its owner knows."""

    def seen_card(face: int) -> int:
        return seen_by(unseen_card(face), seat)

    return Zone(where, list(cards), is_said, make=seen_card)


def as_card(face: int) -> int:
    """Return a card from its number alone; an empty slot stays -1."""
    return unseen_card(face) if face != EMPTY else EMPTY


def fill_events(s: State, said: Said[State]) -> None:
    """Deal the events of each season: what is not open or discarded is still to come."""
    for season, name in enumerate(SEASONS):
        names = ("events", f"past_{name}", name)
        zones = [Zone(n, list(getattr(s, n)), n in said.table, n == name) for n in names]
        total = Counter(events_of_season(s, season))
        Dealer(total, EVENT_NAMES.__getitem__).deal(zones, said.draws)
        for n, zone in zip(names, zones, strict=True):
            setattr(s, n, tuple(zone.items))


def fill_mini(s: State, said: Said[State]) -> None:
    """Deal the cards of Mini Villagers; pairs that come into a hand by that are refused by the audit."""
    hands = [
        hand_zone("mini_hands", hand, seat, "mini_hands" in said.table)
        for seat, hand in enumerate(s.mini_hands)
    ]
    pile = Zone("mini_pile", list(s.mini_pile), "mini_pile" in said.table, True, unseen_card)
    laid = Zone("mini_laid", [unseen_card(face) for face in s.mini_laid], "mini_laid" in said.table)
    cards = Counter(range(len(MINI_CARDS)))
    Dealer(cards, MINI_CARDS.__getitem__, face_of).deal([*hands, pile, laid], said.draws)
    s.mini_hands = tuple([tuple(sorted(hand.items)) for hand in hands])
    s.mini_pile = tuple(pile.items)
    s.mini_laid = tuple([face_of(card) for card in laid.items])
