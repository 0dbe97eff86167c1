"""Dealing again what a seat cannot know: the same knowledge, another world."""

from ..core.rng import key_of, shuffle
from .components import BASE, CARD_BIT, FIRST_SPECIAL, SPECIAL_MARK
from .names import (
    CABINS_STREAM,
    DECK_STREAM,
    MOUNTAIN_STREAM,
    OUTLAWS_OUTPOSTS,
    PLANS_STREAM,
    SPECIALS_STREAM,
    STREAMS,
)
from .state import State, player_count
from .view import known_cards, secret_plan


def resample(s: State, viewer: int | None, seed: str) -> State:
    """A silent copy in which everything hidden from the viewer is dealt again, future shuffles included.

    Hidden cards are put in order before they are shuffled: the same knowledge and seed give the same deal.
    """
    other = s.clone()
    other.key = key_of(seed)
    other.counters = (0,) * STREAMS
    for seat in range(player_count(other)):
        deal_cards(other, seat, seat == viewer)
    deal_mountain(other)
    other.cabin_stack = shuffle(other, CABINS_STREAM, tuple(sorted(other.cabin_stack)))
    other.plan_deck = shuffle(other, PLANS_STREAM, tuple(sorted(other.plan_deck)))
    other.reveals = s.reveals
    return other


def deal_cards(s: State, seat: int, own: bool) -> None:
    """The cards of hand, deck and secret plan that are hidden from the viewer change places."""
    me = s.seats[seat]
    known = known_cards(me, own)
    secret = secret_plan(s, seat, own)
    held = me.hand + secret
    hidden = [card for card in held + me.deck if not CARD_BIT[card] & known]
    dealt = list(shuffle(s, DECK_STREAM + seat, tuple(sorted(hidden))))
    held = tuple([card if CARD_BIT[card] & known else dealt.pop() for card in held])
    deck = [card if CARD_BIT[card] & known else dealt.pop() for card in me.deck]
    kept = 0  # what the owner put away unseen stays his secret, whichever card it now is
    for i in range(len(me.deck)):
        if CARD_BIT[me.deck[i]] & me.kept_cards:
            kept |= CARD_BIT[deck[i]]
    if secret:
        held = shuffle(s, DECK_STREAM + seat, tuple(sorted(held)))
        s.laid = held[: len(secret)] + s.laid[len(secret) :]
        held = held[len(secret) :]
    me.hand = tuple(sorted(held))
    me.deck = tuple(deck)
    me.kept_cards = kept


def deal_mountain(s: State) -> None:
    """Face-down basic cards change places; so do face-down specials of one back (SW-4.7)."""
    mountain = list(s.mountain)
    basics = [
        place for place in range(BASE) if 0 <= mountain[place] < FIRST_SPECIAL and not s.face_up >> place & 1
    ]
    swap(s, mountain, basics, MOUNTAIN_STREAM)
    if s.mode != OUTLAWS_OUTPOSTS:
        specials = [place for place in range(BASE) if mountain[place] >= FIRST_SPECIAL]
        marks = sorted({SPECIAL_MARK[mountain[place] - FIRST_SPECIAL] for place in specials})
        for mark in marks:
            alike = [place for place in specials if SPECIAL_MARK[mountain[place] - FIRST_SPECIAL] == mark]
            swap(s, mountain, alike, SPECIALS_STREAM)
    s.mountain = tuple(mountain)


def swap(s: State, mountain: list[int], places: list[int], stream: int) -> None:
    """Shuffle the cards of some places among these places."""
    cards = shuffle(s, stream, tuple(sorted([mountain[place] for place in places])))
    for i in range(len(places)):
        mountain[places[i]] = cards[i]
