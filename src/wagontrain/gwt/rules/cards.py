"""Cards between draw stack, hand, discard pile and box (GWT-3.2 to GWT-3.7)."""

from ...core import rng
from ...core.seqs import inserted, without
from ..events import CARD_DISCARDED, CARD_DRAWN, CARD_REMOVED, DECK_SHUFFLED
from ..names import DECK_STREAM
from ..state import Seat, State


def drawable(me: Seat) -> int:
    """How many cards could be drawn: those of the draw stack and the discard pile."""
    return len(me.deck) + len(me.discard)


def deck_of(me: Seat) -> tuple[int, ...]:
    """Return all cards of a player: draw stack, hand and discard pile."""
    return me.deck + me.hand + me.discard


def draw_cards(s: State, seat: int, count: int) -> int:
    """GWT-3.2, GWT-3.7: draw one by one, shuffling when the stack is empty; the number drawn."""
    me = s.seats[seat]
    drawn = 0
    while drawn < count:
        if not me.deck:
            if not me.discard:
                break
            shuffle_discard(s, seat)
        take = min(count - drawn, len(me.deck))
        cards = me.deck[len(me.deck) - take :]
        me.deck = me.deck[: len(me.deck) - take]
        me.hand = tuple(sorted(me.hand + cards))
        drawn += take
        if s.log is not None:
            for i in range(take - 1, -1, -1):
                s.whisper(CARD_DRAWN, seat, 1 << seat, cards[i])
    if drawn:
        s.reveals += 1
    return drawn


def shuffle_discard(s: State, seat: int) -> None:
    """Make the discard pile the new draw stack.

    The stack is empty now, so everybody can tell what the hand is, less objective cards taken face down.
    """
    me = s.seats[seat]
    known = list(me.hand)
    for card in me.secret:
        known.remove(card)
    me.shown = tuple(known)
    s.say(DECK_SHUFFLED, seat, len(me.discard))
    me.deck = rng.shuffle(s, DECK_STREAM + seat, tuple(sorted(me.discard)))
    me.discard = ()


def leave_hand(me: Seat, card: int) -> None:
    """A card goes out of the hand for all to see."""
    me.hand = without(me.hand, card)
    if card in me.secret:
        me.secret = without(me.secret, card)
    elif card in me.shown:
        me.shown = without(me.shown, card)


def discard_card(s: State, seat: int, card: int) -> None:
    """GWT-10.4: from hand to the discard pile, face up."""
    me = s.seats[seat]
    leave_hand(me, card)
    me.discard += (card,)
    s.say(CARD_DISCARDED, seat, card)


def remove_card(s: State, seat: int, card: int) -> None:
    """GWT-10.7: from hand to the box, for good."""
    leave_hand(s.seats[seat], card)
    s.gone_cards = inserted(s.gone_cards, card)
    s.say(CARD_REMOVED, seat, card)


def gain_card(me: Seat, card: int) -> None:
    """GWT-3.3: a gained card goes on the discard pile."""
    me.discard += (card,)


def distinct(cards: tuple[int, ...]) -> list[int]:
    """The different cards of a sorted tuple."""
    found: list[int] = []
    last = -1
    for card in cards:
        if card != last:
            found.append(card)
            last = card
    return found
