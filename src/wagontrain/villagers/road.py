"""The road: slots, stacks, the reserve, and the Market cards that running stacks uncover."""

from ..core.seqs import added_at, row_at, with_at
from .card_bits import BACK_BIT, VIEWERS, face_of, public_card, viewers_confused
from .components import FIRST_MARKET_STACK
from .events import LEFT_ROAD, REFILLED
from .knowledge import record_front_seen
from .names import DUE, EMPTY, SLOTS, WAITING
from .state import State


def leftmost_stack(s: State) -> int:
    """The leftmost stack that has cards, or -1."""
    stacks = s.stacks
    for i in range(SLOTS):
        if stacks[i]:
            return i
    return -1


def pop_stack(s: State, stack: int) -> int:
    """The top card of a stack leaves it; that may run the stack out (VIL-5.9, VIL-5.15)."""
    cards = s.stacks[stack]
    card = cards[-1]
    s.stacks = row_at(s.stacks, stack, cards[:-1])
    s.reveals += 1
    if len(cards) == 1:
        check_markets(s)
    return card


def first_market_stacks(s: State) -> tuple[int, ...]:
    """The stacks that must have run out for the First Market (VIL-11.1, VIL-11.8)."""
    both = s.options["first_market_trigger"] == "stacks_1_and_2_empty"
    return tuple(range(FIRST_MARKET_STACK + 1)) if both else (FIRST_MARKET_STACK,)


def second_market_stacks(s: State) -> tuple[int, ...]:
    """The stacks that must have run out for the Second Market: all of them (VIL-12.1)."""
    return tuple(range(len(s.stacks)))


def count_cards(s: State, stacks: tuple[int, ...]) -> int:
    """How many cards lie on some stacks."""
    count = 0
    for i in stacks:
        count += len(s.stacks[i])
    return count


def check_markets(s: State) -> None:
    """See which Market cards lie open now (VIL-11.1, VIL-11.8, VIL-12.1)."""
    if s.first_market == WAITING and count_cards(s, first_market_stacks(s)) == 0:
        s.first_market = DUE
    if s.second_market == WAITING and count_cards(s, second_market_stacks(s)) == 0:
        s.second_market = DUE


def pop_reserve(s: State) -> int:
    """The top card of the reserve leaves it."""
    card = s.reserve[-1]
    s.reserve = s.reserve[:-1]
    s.reveals += 1
    return card


def reveal_card(s: State, card: int) -> int:
    """A card is turned face up for all to see; its face."""
    if viewers_confused(card):
        record_front_seen(s, card, VIEWERS)
    return face_of(card)


def put_on_stack(s: State, stack: int, card: int) -> None:
    """A card goes face down on top of a stack; the back that it covers has been seen by all."""
    cards = s.stacks[stack]
    covered = cards[:-1] + (cards[-1] | BACK_BIT,)
    s.stacks = row_at(s.stacks, stack, (*covered, card | BACK_BIT))


def put_on_reserve(s: State, card: int) -> None:
    """A card goes face down on top of the reserve."""
    covered = s.reserve
    if covered:
        covered = covered[:-1] + (covered[-1] | BACK_BIT,)
    s.reserve = (*covered, card | BACK_BIT)


def fill_slot(s: State, slot: int, card: int) -> None:
    """A card is turned up in a slot."""
    found = reveal_card(s, card)
    s.slots = with_at(s.slots, slot, found)
    s.say(REFILLED, -1, slot, found)


def refill_slot(s: State, slot: int) -> None:
    """Fill a slot after a draft: leftmost stack, then reserve, else it stays empty (VIL-5.7)."""
    stack = leftmost_stack(s)
    if stack >= 0:
        fill_slot(s, slot, pop_stack(s, stack))
    elif s.reserve:
        fill_slot(s, slot, pop_reserve(s))


def refill_from_reserve(s: State) -> None:
    """Fill all empty slots in an update: reserve, then leftmost stack (VIL-6.2, VIL-5.14)."""
    for slot in range(SLOTS):
        if s.slots[slot] == EMPTY:
            if s.reserve:
                fill_slot(s, slot, pop_reserve(s))
            else:
                refill_slot(s, slot)


def take_villager(s: State, slot: int) -> int:
    """A villager leaves its slot; its face. The coins are still to be taken by `take_coins`."""
    found = s.slots[slot]
    s.slots = with_at(s.slots, slot, EMPTY)
    return found


def take_coins(s: State, slot: int) -> int:
    """The coins of a slot leave it."""
    coins = s.slot_coins[slot]
    if coins:
        s.slot_coins = with_at(s.slot_coins, slot, 0)
    return coins


def discard_villager(s: State, slot: int) -> None:
    """The villager of a slot goes to the discard pile."""
    s.say(LEFT_ROAD, -1, slot, s.slots[slot])
    s.discard += (public_card(take_villager(s, slot)),)


def add_coin(s: State, slot: int) -> None:
    """One gold from the bank on a road villager."""
    s.slot_coins = added_at(s.slot_coins, slot, 1)


def has_villagers(s: State) -> bool:
    """Does a villager stand face up on the road?"""
    for card in s.slots:
        if card != EMPTY:
            return True
    return False
