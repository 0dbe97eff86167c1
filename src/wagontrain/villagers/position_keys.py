"""How villages and face-down cards are written in a position.

A village is a list of cards in the order in which they were laid, each with what it lies on:
`["founders", "lumberjack", "cooper on lumberjack coins 3", "monk as blacksmith on 4"]`. Places count from 0.
A face-down card is its name, with who knows it where that is not the usual: `"cooper known=02"`.
"""

import re
from typing import Final

from ..core.errors import PositionError
from ..core.position_codecs import Phrases, index_of, listed
from ..core.position_layout import Key
from ..core.seqs import row_at
from .card_bits import (
    BACK_BIT,
    FACE_SHIFT,
    GROUP_SHIFT,
    MIXED_SHIFT,
    PUBLIC,
    face_of,
    group_of,
    seen_by,
    unseen_card,
    viewers_confused,
    viewers_knowing,
)
from .components import CARDS, FOUNDERS, FOUNDERS_FOOD, MINI_CARDS
from .names import TABLE
from .state import Seat, State

VIEWER_LETTERS: Final = "01234s"  # the seats, and a spectator
LAID: Final = re.compile(r"(\S+)(?: as (\S+))?(?: on (\S+))?(?: coins (\d{1,6}))?")


# -- face-down cards


def write_memory(card: int) -> str:
    """Write who knows a card, and with which others it was mixed."""
    if card & (1 << FACE_SHIFT) - 1 == PUBLIC:
        return " public"
    words = f" known={letters(viewers_knowing(card))}"
    if viewers_confused(card):
        words += f" mixed={letters(viewers_confused(card))}"
    if group_of(card):
        words += f" group={group_of(card)}"
    return words + (" back" if card & BACK_BIT else "")


def letters(viewers: int) -> str:
    """Write a set of viewers: a digit for each seat, s for a spectator."""
    return "".join([VIEWER_LETTERS[i] for i in range(len(VIEWER_LETTERS)) if viewers >> i & 1])


def viewers_of(word: str, where: str) -> int:
    """Read a set of viewers."""
    if any(letter not in VIEWER_LETTERS for letter in word):
        raise PositionError(f"{where}: '{word}': seats by their digits expected, and s for a spectator")
    return sum({1 << VIEWER_LETTERS.index(letter) for letter in word})


def read_memory(words: list[str], where: str) -> int:
    """Read the bits of a card's memory."""
    bits = 0
    for word in words:
        name, _, value = word.partition("=")
        if word == "public":
            bits |= PUBLIC
        elif word == "back":
            bits |= BACK_BIT
        elif name == "known":
            bits |= viewers_of(value, where)
        elif name == "mixed":
            bits |= viewers_of(value, where) << MIXED_SHIFT
        elif name == "group" and value.isdigit() and int(value) < 1 << FACE_SHIFT - GROUP_SHIFT:
            bits |= int(value) << GROUP_SHIFT
        else:
            raise PositionError(f"{where}: '{word}': known=, mixed=, group=, back or public expected")
    return bits


class Cards(Phrases):
    """Face-down cards; `usual` is what a card here remembers when nothing is said."""

    def __init__(self, names: tuple[str, ...], usual: int, ordered: bool = True) -> None:
        self.names = names
        self.usual = usual
        super().__init__(self.write_card, self.read_card, ordered)

    def write_card(self, card: int) -> str:
        """Write a card."""
        memory = card & (1 << FACE_SHIFT) - 1
        return self.names[face_of(card)] + ("" if memory == self.usual else write_memory(card))

    def read_card(self, phrase: str, where: str) -> int:
        """Read a card."""
        name, *memory = phrase.split() or [""]
        card = unseen_card(index_of(where, name, self.names, "card"))
        return card | (read_memory(memory, where) if memory else self.usual)


def hand_cards(seat: int, names: tuple[str, ...] = CARDS) -> Cards:
    """Return how a hand is written: its owner knows every card."""
    return Cards(names, seen_by(0, seat), ordered=False)


UNSEEN: Final = Cards(CARDS, 0)
OPEN: Final = Cards(CARDS, PUBLIC)


class HandKey(Key[Seat]):
    """A hand."""

    def describe(self, holder: Seat, fresh: Seat, seat: int) -> object:
        return hand_cards(seat).encode(holder.hand, fresh.hand)

    def write(self, holder: Seat, value: object, seat: int, where: str) -> None:
        holder.hand = tuple(hand_cards(seat).decode(value, None, where))


class StackKey(Key[State]):
    """One of the stacks of the road, the last card on top."""

    def __init__(self, number: int) -> None:
        super().__init__(
            f"stack_{number + 1}", f"stack {number + 1} of the road, the last on top", ("stacks",)
        )
        self.number = number

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        return UNSEEN.encode(holder.stacks[self.number], fresh.stacks[self.number])

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        holder.stacks = row_at(holder.stacks, self.number, tuple(UNSEEN.decode(value, None, where)))


class PileKey(Key[State]):
    """The reserve, the discard pile, the box, or cards that somebody looks through."""

    def __init__(self, name: str, cards: Cards, help: str) -> None:
        super().__init__(name, help, (name,))
        self.cards = cards

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        return self.cards.encode(getattr(holder, self.name), getattr(fresh, self.name))

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        setattr(holder, self.name, tuple(self.cards.decode(value, None, where)))


class MiniHandsKey(Key[State]):
    """The hands of Mini Villagers, seat by seat."""

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        if holder.mini_hands == fresh.mini_hands:
            return None
        hands = holder.mini_hands
        return [hand_cards(i, MINI_CARDS).encode(hands[i], None) for i in range(len(hands))]

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        hands = listed(value, where)
        if len(hands) != holder.players:
            raise PositionError(f"{where}: {holder.players} hands expected, not {len(hands)}")
        codecs = [hand_cards(i, MINI_CARDS) for i in range(len(hands))]
        rows = [tuple(codecs[i].decode(hands[i], None, f"{where}[{i}]")) for i in range(len(hands))]
        holder.mini_hands = tuple(rows)


# -- villages


class VillageKey(Key[Seat]):
    """A village: its cards in the order in which they were laid."""

    def __init__(self, help: str) -> None:
        super().__init__("village", help, ("cards", "roles", "parents", "kids", "coins"))

    def describe(self, holder: Seat, fresh: Seat, seat: int) -> object:
        lines = [write_laid(holder, node) for node in range(len(holder.cards))]
        return None if lines == [write_laid(fresh, node) for node in range(len(fresh.cards))] else lines

    def write(self, holder: Seat, value: object, seat: int, where: str) -> None:
        cards: list[int] = []
        roles: list[int] = []
        grounds: list[str] = []
        coins: list[int] = []
        for i, line in enumerate(listed(value, where)):
            card, role, ground, amount = read_laid(str(line), f"{where}[{i}]")
            cards.append(card)
            roles.append(role)
            grounds.append(ground)
            coins.append(amount)
        parents = [parent_of(grounds[i], i, cards, f"{where}[{i}]") for i in range(len(cards))]
        holder.cards, holder.roles = tuple(cards), tuple(roles)
        holder.parents, holder.coins = tuple(parents), tuple(coins)
        holder.kids = tuple([parents.count(node) for node in range(len(cards))])


def usual_role(card: int) -> int:
    """Return what a card stands for when nothing is said: itself; both sides of the Founders are one."""
    return FOUNDERS if card == FOUNDERS_FOOD else card


def write_laid(me: Seat, node: int) -> str:
    """Write a card of a village."""
    card, parent = me.cards[node], me.parents[node]
    words = CARDS[card]
    if me.roles[node] != usual_role(card):
        words += f" as {CARDS[me.roles[node]]}"
    if parent != TABLE:
        below = CARDS[me.cards[parent]]
        words += f" on {below if latest(below, node, list(me.cards)) == parent else parent}"
    return words + (f" coins {me.coins[node]}" if me.coins[node] else "")


def latest(name: str, before: int, cards: list[int]) -> int:
    """Return the place of the last card of a name that was laid before another one; -1 for none."""
    places = [node for node in range(before) if CARDS[cards[node]] == name]
    return places[-1] if places else -1


def read_laid(line: str, where: str) -> tuple[int, int, str, int]:
    """Read a card of a village: the card, its role, what it lies on, its coins."""
    match = LAID.fullmatch(" ".join(line.split()))
    if match is None:
        raise PositionError(f"{where}: '{line}': like \"cooper on lumberjack coins 2\" expected")
    card = index_of(where, match[1], CARDS, "card")
    role = index_of(where, match[2], CARDS, "card") if match[2] else usual_role(card)
    return card, role, match[3] or "", int(match[4] or 0)


def parent_of(ground: str, node: int, cards: list[int], where: str) -> int:
    """Return the place of the card that another lies on: by its number, or the last one of that name."""
    if not ground:
        return TABLE
    if ground.isdigit():
        return int(ground)
    index_of(where, ground, CARDS, "card")
    place = latest(ground, node, cards)
    if place < 0:
        raise PositionError(f"{where}: no {ground} was laid before it")
    return place
