"""A village: what it shows, where a card fits, and how cards come and go.

Symbols are derived, never stored.
"""

from ..core.seqs import added_at, inserted, with_at, without_at
from .card_bits import face_of, public_card
from .components import (
    BUILDER,
    COPPER,
    FOOD,
    GOLD,
    IS_STAND_IN,
    NO_SUIT,
    OPEN_BIT,
    PADLOCK,
    SILVER,
    STACK_SIZE,
    SUIT,
    SYMBOLS,
    Formula,
)
from .names import (
    BUILDER_SYMBOL,
    COINS_ON_ONE,
    DIFFERENT_BACKS,
    DIFFERENT_SUITS,
    FOOD_SYMBOL,
    FRACTION_OF_SILVER,
    GOLD_SYMBOL,
    NO_FORMULA,
    PADLOCK_SYMBOL,
    PER_COUNT,
    PER_FULL_SET,
    PRODUCTION_CHAIN,
    SUIT_SYMBOL,
    SUM_PRINTED_GOLD,
    TABLE,
    VILLAGER_CARD,
    VILLAGER_WITH_COINS,
)
from .state import Seat


def visible_food(me: Seat) -> int:
    """Food on uncovered cards (VIL-3.11, VIL-5.1)."""
    cards = me.cards
    kids = me.kids
    total = 0
    for i in range(len(cards)):
        if kids[i] == 0:
            total += FOOD[cards[i]]
    return total


def visible_builders(me: Seat) -> int:
    """Builders on uncovered cards (VIL-7.2)."""
    cards = me.cards
    kids = me.kids
    total = 0
    for i in range(len(cards)):
        if kids[i] == 0:
            total += BUILDER[cards[i]]
    return total


def visible_gold(me: Seat) -> int:
    """The sum of the numbers on visible gold symbols (VIL-11.3)."""
    return sum([GOLD[me.cards[i]] for i in range(len(me.cards)) if me.kids[i] == 0])


def free_places(me: Seat, node: int) -> int:
    """How many more cards may lie on this one (VIL-3.4, VIL-3.13): a stand-in carries as its role."""
    return STACK_SIZE[me.roles[node]] - me.kids[node]


def nodes_with_room(me: Seat, role: int) -> list[int]:
    """The cards of that role with room for one more (VIL-7.6)."""
    roles = me.roles
    size = STACK_SIZE[role]
    return [i for i in range(len(roles)) if roles[i] == role and me.kids[i] < size]


def open_roles(me: Seat) -> int:
    """The roles with room for one more, as bits of `OPEN_BIT`."""
    roles = me.roles
    kids = me.kids
    found = 0
    for i in range(len(roles)):
        role = roles[i]
        if kids[i] < STACK_SIZE[role]:
            found |= OPEN_BIT[role]
    return found


def add_card(me: Seat, card: int, role: int, parent: int) -> int:
    """Lay a card on another (or on the table); the number of its place."""
    me.cards += (card,)
    me.roles += (role,)
    me.parents += (parent,)
    me.kids += (0,)
    me.coins += (0,)
    if parent != TABLE:
        me.kids = added_at(me.kids, parent, 1)
    return len(me.cards) - 1


def remove_card(me: Seat, node: int) -> int:
    """Take a top card away, its coins to the supply; a stand-in that it uncovers returns (VIL-9.12)."""
    card = me.cards[node]
    parent = me.parents[node]
    me.supply += me.coins[node]
    me.cards = without_at(me.cards, node)
    me.roles = without_at(me.roles, node)
    me.coins = without_at(me.coins, node)
    me.kids = without_at(me.kids if parent == TABLE else added_at(me.kids, parent, -1), node)
    me.parents = tuple([p - 1 if p > node else p for p in without_at(me.parents, node)])
    me.robbed = me.robbed & (1 << node) - 1 | me.robbed >> node + 1 << node
    if parent != TABLE:
        below = parent - 1 if parent > node else parent
        if me.kids[below] == 0 and IS_STAND_IN[me.cards[below]]:
            uncovered = public_card(remove_card(me, below))  # first: it may return another one to the hand
            me.hand = inserted(me.hand, uncovered)
    return card


def replace_card(me: Seat, node: int, card: int) -> int:
    """Put another card in the place of one, which keeps its role; the card that lay there comes back."""
    old = me.cards[node]
    me.supply += me.coins[node]
    me.coins = with_at(me.coins, node, 0)
    me.cards = with_at(me.cards, node, card)
    return old


def find_nodes(me: Seat, card: int) -> list[int]:
    """Where cards of that type lie; a stand-in in its role is none of them (VIL-8.11)."""
    return [i for i in range(len(me.cards)) if me.cards[i] == card]


def count_chains(me: Seat, least: int) -> int:
    """Production chains of at least this many cards (VIL-7.12): a bottom card with all above it."""
    sizes: dict[int, int] = {}
    for i in range(len(me.cards)):
        bottom = i
        while me.parents[bottom] != TABLE:
            bottom = me.parents[bottom]
        sizes[bottom] = sizes.get(bottom, 0) + 1
    return len([size for size in sizes.values() if size >= least])


def count(me: Seat, counted: Formula) -> int:
    """How many of something the village has (VIL-12.5): suits and padlocks on all cards, the rest on top."""
    what = counted.count
    cards = me.cards
    if what == SUIT_SYMBOL:
        return sum([SYMBOLS[card] for card in cards if SUIT[card] == counted.suit])
    if what == PADLOCK_SYMBOL:
        return len([card for card in cards if PADLOCK[card] >= 0])
    if what == FOOD_SYMBOL:
        return visible_food(me)
    if what == BUILDER_SYMBOL:
        return visible_builders(me)
    if what == GOLD_SYMBOL:
        return len([i for i in range(len(cards)) if me.kids[i] == 0 and GOLD[cards[i]] > 0])
    if what == VILLAGER_WITH_COINS:
        return len([coins for coins in me.coins if coins > 0])
    if what == PRODUCTION_CHAIN:
        return count_chains(me, counted.least)
    if what == VILLAGER_CARD:
        return len(cards)
    if what == DIFFERENT_SUITS:
        return len({SUIT[card] for card in cards if SUIT[card] != NO_SUIT})
    assert what == DIFFERENT_BACKS
    return len({SUIT[face_of(card)] for card in me.hand})


def evaluate_formula(me: Seat, formula: Formula) -> int:
    """What a silver or copper formula gives in this village; the best where it leaves a choice (VIL-12.9)."""
    kind = formula.kind
    if kind == NO_FORMULA:
        return 0
    if kind == PER_COUNT:
        return formula.gold * (count(me, formula) // formula.per)
    if kind == SUM_PRINTED_GOLD:
        cards = me.cards
        return sum(
            [GOLD[cards[i]] for i in range(len(cards)) if me.kids[i] == 0 and SUIT[cards[i]] == formula.suit]
        )
    if kind == COINS_ON_ONE:
        return max(me.coins) if me.coins else 0
    if kind == PER_FULL_SET:
        symbols = [sum([SYMBOLS[card] for card in me.cards if SUIT[card] == suit]) for suit in formula.suits]
        return formula.gold * min(symbols)
    assert kind == FRACTION_OF_SILVER
    best = max([silver_value(me, i) for i in range(len(me.cards))], default=0)
    return best * formula.numerator // formula.denominator


def silver_value(me: Seat, node: int) -> int:
    """What the card's silver symbol gives; nothing if it is covered (VIL-12.5)."""
    return evaluate_formula(me, SILVER[me.cards[node]]) if me.kids[node] == 0 else 0


def copper_value(me: Seat, node: int) -> int:
    """What the card's copper symbol gives; nothing if it is covered (VIL-17.2)."""
    return evaluate_formula(me, COPPER[me.cards[node]]) if me.kids[node] == 0 else 0


def villager_value(me: Seat, node: int) -> int:
    """The value of a villager in its village (VIL-3.12): printed gold or silver; 0 when covered."""
    return GOLD[me.cards[node]] + silver_value(me, node) if me.kids[node] == 0 else 0


def value_if_added(me: Seat, card: int) -> int:
    """The value of a card that is about to come into this village (VIL-3.12a)."""
    imagined = me.clone()
    return villager_value(imagined, add_card(imagined, card, card, TABLE))
