"""Cards for something: discards with a reward, draw-and-discard, removal (GWT-10.4, GWT-10.10, GWT-17.6)."""

from ...core.rules import Reason, Rule
from ...core.state import Frame
from ..actions import DISCARD, DRAW, EXCHANGE, PASS, REMOVE
from ..components import (
    CARD_BREED,
    EFFECT_BREED,
    EFFECT_CARDS,
    EFFECT_CERTIFICATES,
    EFFECT_DOLLARS,
    EFFECT_ENGINE,
    EFFECT_OBJECTIVE,
    IS_VALUE_3,
)
from ..names import (
    ANY_CATTLE,
    BY_BREED,
    CATTLE_KINDS,
    DISCARD_CARDS,
    DISCARD_PARTNER,
    EFFECT,
    MOVE_ENGINE,
    OBJECTIVE_CARD,
    PAIR,
    RAISE_CERTIFICATES,
    REFUSABLE,
    REMOVE_CARDS,
    TAKE_OBJECTIVE,
    VALUE_3,
)
from ..state import State
from .cards import discard_card, distinct, draw_cards, drawable, remove_card
from .exchange import Question
from .purse import gain
from .turn import why_not_discard


def fits(effect: int, card: int) -> bool:
    """GWT-10.4: is this the kind of card that the icon asks for? (A pair: is it cattle at all?)"""
    wanted = EFFECT_CARDS[effect]
    if wanted == OBJECTIVE_CARD:
        return card >= CATTLE_KINDS
    if card >= CATTLE_KINDS:
        return False
    if wanted == BY_BREED:
        return CARD_BREED[card] == EFFECT_BREED[effect]
    if wanted == VALUE_3:
        return IS_VALUE_3[card]
    return wanted in (ANY_CATTLE, PAIR)


def partners(hand: tuple[int, ...], card: int) -> list[int]:
    """The cards of the same type that can be the second of a pair, ascending from the card itself."""
    found: list[int] = []
    copies = 0
    for other in distinct(hand):
        if other == card:
            copies = hand.count(card)
            if copies > 1:
                found.append(other)
        elif other > card and other < CATTLE_KINDS and CARD_BREED[other] == CARD_BREED[card]:
            found.append(other)
    return found if copies else []


def matching(s: State, seat: int, effect: int) -> list[int]:
    """The cards in hand that can be discarded for the effect (for a pair: as its first card)."""
    hand = s.seats[seat].hand
    found: list[int] = []
    pair = EFFECT_CARDS[effect] == PAIR
    last = -1
    for card in hand:
        if card != last and fits(effect, card) and (not pair or partners(hand, card)):
            found.append(card)
        last = card
    return found


def give_reward(s: State, seat: int, effect: int) -> None:
    """GWT-10.2, GWT-10.3: dollars are taken in full, everything else may be refused."""
    gain(s, seat, EFFECT_DOLLARS[effect])
    if EFFECT_OBJECTIVE[effect]:
        s.push(Frame(TAKE_OBJECTIVE, seat, 1, 0, REFUSABLE))
    if EFFECT_ENGINE[effect]:
        s.push(Frame(MOVE_ENGINE, seat, EFFECT_ENGINE[effect], REFUSABLE))
    if EFFECT_CERTIFICATES[effect]:
        s.push(Frame(RAISE_CERTIFICATES, seat, EFFECT_CERTIFICATES[effect], 0))


class DiscardForReward(Question):
    """Which card? For a pair, its first. f.a: the effect.

    Rules: GWT-10.2 to GWT-10.5, GWT-10.13, GWT-22.2, GWT-22.7, GWT-22.16, GWT-25.7.
    """

    verbs = (DISCARD, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(matching(s, f.seat, f.a))

    def options(self, s: State, f: Frame) -> list[int]:
        return [DISCARD.base + card for card in matching(s, f.seat, f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        card = DISCARD.first(action)
        if EFFECT_CARDS[f.a] == PAIR:
            s.push(Frame(DISCARD_PARTNER, f.seat, f.a, card))
            return
        discard_card(s, f.seat, card)
        give_reward(s, f.seat, f.a)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        card = DISCARD.first(action)
        reasons = why_not_discard(s, f.seat, card)
        if not fits(f.a, card):
            reasons.append(("GWT-10.4", "not-the-depicted-card", {"effect": f"effect:{EFFECT.text(f.a)}"}))
        elif not reasons and EFFECT_CARDS[f.a] == PAIR and not partners(s.seats[f.seat].hand, card):
            reasons.append(("GWT-10.4", "no-partner", {}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"effect": f"effect:{EFFECT.text(f.a)}"}


class DiscardPartner(Question):
    """The second card of a pair; both are discarded now. f.a: the effect, f.b: the first card.

    Rules: GWT-10.4, GWT-10.13, GWT-25.7.
    """

    verbs = (DISCARD, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(partners(s.seats[f.seat].hand, f.b))

    def options(self, s: State, f: Frame) -> list[int]:
        return [DISCARD.base + card for card in partners(s.seats[f.seat].hand, f.b)]

    def take(self, s: State, f: Frame, action: int) -> None:
        discard_card(s, f.seat, f.b)
        discard_card(s, f.seat, DISCARD.first(action))
        give_reward(s, f.seat, f.a)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        card = DISCARD.first(action)
        reasons = why_not_discard(s, f.seat, card)
        if card >= CATTLE_KINDS or CARD_BREED[card] != CARD_BREED[f.b]:
            reasons.append(("GWT-10.4", "not-the-same-type", {}))
        elif card < f.b:
            reasons.append(("GWT-10.13", "name-the-lower-card-first", {}))
        elif card == f.b and s.seats[f.seat].hand.count(card) == 1:
            reasons.append(("GWT-10.4", "no-partner", {}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"effect": f"effect:{EFFECT.text(f.a)}"}


class ChooseDraw(Question):
    """Say how many cards to draw; then as many are discarded. f.a: the most.

    Rules: GWT-10.10, GWT-15.4b, GWT-22.4.
    """

    verbs = (DRAW, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return drawable(s.seats[f.seat]) > 0

    def options(self, s: State, f: Frame) -> list[int]:
        return [DRAW.base + i for i in range(min(f.a, drawable(s.seats[f.seat])))]

    def take(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(DISCARD_CARDS, f.seat, draw_cards(s, f.seat, DRAW.first(action) + 1)))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        cards = DRAW.first(action) + 1
        reasons: list[Reason] = []
        if cards > f.a:
            reasons.append(("GWT-10.10", "more-cards-than-printed", {"cards": f.a}))
        if cards > drawable(s.seats[f.seat]):
            reasons.append(("GWT-10.10", "too-few-cards-to-draw", {"cards": drawable(s.seats[f.seat])}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"cards": f.a}


class DiscardCards(Rule[State]):
    """Cards were drawn: discard as many, from the whole hand, and nothing else before. f.a: cards owed.

    Rules: GWT-10.10, GWT-17.8, GWT-19.4.
    """

    verbs = (DISCARD,)

    def asks(self, s: State, f: Frame) -> bool:
        return f.a > 0

    def legal(self, s: State, f: Frame) -> list[int]:
        return [DISCARD.base + card for card in distinct(s.seats[f.seat].hand)]

    def answer(self, s: State, f: Frame, action: int) -> None:
        if f.a > 1:
            s.push(Frame(DISCARD_CARDS, f.seat, f.a - 1))
        discard_card(s, f.seat, DISCARD.first(action))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return why_not_discard(s, f.seat, DISCARD.first(action))

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"cards": f.a}


class RemoveCards(Question):
    """Remove hand cards from the game, one by one, or stop. f.a: how many more may go.

    Rules: GWT-17.4, GWT-17.6, GWT-10.7.
    """

    verbs = (PASS, REMOVE, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return f.a > 0 and bool(s.seats[f.seat].hand)

    def options(self, s: State, f: Frame) -> list[int]:
        found = [PASS.base]
        found.extend([REMOVE.base + card for card in distinct(s.seats[f.seat].hand)])
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action != PASS.base:
            s.push(Frame(REMOVE_CARDS, f.seat, f.a - 1))
            remove_card(s, f.seat, REMOVE.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if REMOVE.has(action) and REMOVE.first(action) not in s.seats[f.seat].hand:
            return [("GWT-17.6", "card-not-in-hand", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"cards": f.a}
