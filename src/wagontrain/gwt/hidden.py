"""Another state with the same knowledge for one seat: all that it cannot know is dealt again."""

from ..core import rng
from ..core.state import Frame
from .names import (
    BAG_STREAM,
    COLUMNS,
    DECK_STREAM,
    DISCARD_CARDS,
    DISCARD_FOR_REWARD,
    DISCARD_PARTNER,
    MARKET_STREAM,
    OBJECTIVE_STREAM,
    SAM_STREAM,
)
from .rules import RULES
from .state import Seat, State
from .view import less, unseen_objectives

DEALS = 100


def resample(s: State, seat: int | None, seed: str) -> State:
    """A copy in which stacks, bags and other hands are dealt again, by a key of the seed's own."""
    other = s.clone()
    other.key = rng.key_of(f"resample {seed}")
    other.market_stack = rng.shuffle(other, MARKET_STREAM, tuple(sorted(s.market_stack)))
    other.sam_deck = rng.shuffle(other, SAM_STREAM, tuple(sorted(s.sam_deck)))
    other.bags = tuple([rng.shuffle(other, BAG_STREAM + i, tuple(sorted(s.bags[i]))) for i in range(COLUMNS)])
    for owner in range(len(s.seats)):
        deal_cards(other, owner, owner == seat)
    deal_objectives(other, s, seat)
    if s.todo and s.todo[-1].seat != seat:
        deal_until_asked(other, s)
    other.counters = s.counters
    other.reveals = s.reveals
    return other


def deal_until_asked(other: State, s: State) -> None:
    """Who is asked which card to discard has one, as everybody can tell: deal that hand until it fits."""
    seat = s.todo[-1].seat
    for _ in range(DEALS):
        if asks_alike(other, s):
            return
        deal_cards(other, seat, False)
    me = other.seats[seat]
    me.hand = tuple(sorted(less(s.seats[seat].hand, s.seats[seat].secret) + me.secret))
    me.deck = s.seats[seat].deck


def asks_alike(other: State, s: State) -> bool:
    """Does the hand dealt in `other` lead to the question of now, and back to the one it interrupted?

    Whether that one comes back is seen by everybody before anybody else acts.
    """
    f = s.todo[-1]
    if not RULES[f.rule].asks(other, f):
        return False
    below = interrupted(s)
    return below is None or RULES[below.rule].asks(other, below) == RULES[below.rule].asks(s, below)


def interrupted(s: State) -> Frame | None:
    """Return the choice of what to discard that an exchange token has interrupted, if there is one."""
    place = len(s.todo) - 1
    while place >= 0 and s.todo[place].rule == DISCARD_CARDS:
        place -= 1
    if place < 0 or place == len(s.todo) - 1:
        return None
    below = s.todo[place]
    return below if below.rule in (DISCARD_FOR_REWARD, DISCARD_PARTNER) else None


def deal_cards(s: State, owner: int, own: bool) -> None:
    """Shuffle a draw stack; for another player together with the unknown part of the hand."""
    me = s.seats[owner]
    if own:
        me.deck = rng.shuffle(s, DECK_STREAM + owner, tuple(sorted(me.deck)))
        return
    unknown = less(less(me.hand, me.shown), me.secret)
    cards = rng.shuffle(s, DECK_STREAM + owner, tuple(sorted(unknown + me.deck)))
    me.hand = tuple(sorted(me.shown + me.secret + cards[: len(unknown)]))
    me.deck = cards[len(unknown) :]


def deal_objectives(other: State, s: State, seat: int | None) -> None:
    """Objective cards that the seat has not seen change places: the stack, and others' face-down ones."""
    cards = rng.shuffle(other, OBJECTIVE_STREAM, tuple(sorted(unseen_objectives(s, seat))))
    for owner in range(len(s.seats)):
        if owner == seat:
            continue
        me: Seat = other.seats[owner]
        count = len(me.secret)
        me.hand = tuple(sorted(less(me.hand, me.secret) + cards[:count]))
        me.secret = tuple(sorted(cards[:count]))
        cards = cards[count:]
    other.objective_stack = cards
