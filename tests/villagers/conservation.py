"""What stays the same in a game of Villagers, whatever is played (VIL-20.5)."""

from collections import Counter

from wagontrain.villagers.card_bits import faces_of
from wagontrain.villagers.components import BASICS, CARDS, EVENT_NAMES, MINI_CARDS
from wagontrain.villagers.names import EMPTY, TABLE
from wagontrain.villagers.state import Seat, State

LONGEST_GAME = 4_000
OTHER_SIDE = {"founders_food": "founders", "countess_plain": "countess"}


def accounts(s: State) -> dict[str, int]:
    """How many cards of each name there are, wherever they lie. Cards with two sides count under one name."""
    found = [face for face in s.slots if face != EMPTY]
    for pile in (*s.stacks, s.reserve, s.discard, s.box, s.aside):
        found += faces_of(pile)
    for basic, left in zip(BASICS, s.basics, strict=True):
        found += [basic] * left
    for me in s.seats:
        found += [*faces_of(me.hand), *me.square, *me.cards]
    names = Counter(OTHER_SIDE.get(CARDS[face], CARDS[face]) for face in found)
    names.update(
        f"event {EVENT_NAMES[i]}" for i in s.events + s.summer + s.winter + s.past_summer + s.past_winter
    )
    mini = faces_of(s.mini_pile) + [face for hand in s.mini_hands for face in faces_of(hand)]
    names.update(f"mini {MINI_CARDS[i]}" for i in mini + list(s.mini_laid))
    return dict(names)


def check(s: State) -> None:
    """What no state may show."""
    for me in s.seats:
        assert me.supply >= 0
        check_village(me)
    assert all(coins >= 0 for coins in s.slot_coins)
    assert not any(coins for coins, face in zip(s.slot_coins, s.slots, strict=True) if face == EMPTY)


def check_village(me: Seat) -> None:
    """Every card lies on the table or on one card, and no card carries more than it can."""
    size = len(me.cards)
    assert {len(me.roles), len(me.parents), len(me.kids), len(me.coins)} == {size}
    assert all(coins >= 0 for coins in me.coins)
    assert all(TABLE <= parent < size and parent != node for node, parent in enumerate(me.parents))
    assert list(me.kids) == [me.parents.count(node) for node in range(size)]


def check_step(before: State, after: State) -> None:
    """What no action may do: a stack that has run out stays empty."""
    for old, new in zip(before.stacks, after.stacks, strict=True):
        assert old or not new or before.aside  # a stack that is looked through has not run out
