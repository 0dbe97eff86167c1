"""Kansas City, sub-phase 4: the hand's value, certificates, dollars, Simmental cattle (GWT-7, GWT-25)."""

from ...core.rules import Reason, Step
from ...core.seqs import inserted
from ...core.state import Frame
from ..actions import CERTIFICATES, EXCHANGE, GROW, PASS
from ..components import BREEDS, CARD_BREED, CARD_VALUE, CERTIFICATE_TRACK
from ..events import CARD_DISCARDED, HAND_REVEALED, INCOME_TAKEN, SIMMENTAL_GREW
from ..names import (
    CALF,
    CATTLE_KINDS,
    CHOOSE_CITY,
    COW,
    DISCARD_HAND,
    GROW_SIMMENTAL,
    HEIFER,
    LEAVE_KANSAS_CITY,
    SPEND_CERTIFICATES,
    STAGE,
)
from ..state import State
from .cards import gain_card, leave_hand
from .exchange import LastExchange, Question, could_draw
from .purse import gain, move_marker, permanent_certificates

GROWS_TO = (HEIFER, COW)
GROWS_FROM = (CALF, HEIFER)


def breeding_value(hand: tuple[int, ...]) -> int:
    """GWT-7.1, GWT-25.4: each type of cattle counts once, Simmentals by the best of them."""
    best = [0] * len(BREEDS)
    for card in hand:
        if card < CATTLE_KINDS and CARD_VALUE[card] > best[CARD_BREED[card]]:
            best[CARD_BREED[card]] = CARD_VALUE[card]
    return sum(best)


class RevealHand(LastExchange):
    """The last moment for exchange tokens before the hand is revealed and its value is fixed.

    Asked only of a seat that could use one. Rules: GWT-7.1, GWT-7.2, GWT-7.8, GWT-19.4.
    """

    def run(self, s: State, f: Frame) -> None:
        me = s.seats[f.seat]
        value = breeding_value(me.hand) + permanent_certificates(me)
        me.shown = me.hand
        me.secret = ()
        s.reveals += 1  # the hand is shown to all
        s.say(HAND_REVEALED, f.seat, value)
        s.push(Frame(SPEND_CERTIFICATES, f.seat, value))


class SpendCertificates(Question):
    """Use temporary certificates: move the marker back, to any place or not at all. f.a: the value so far.

    Rules: GWT-7.3, GWT-7.4, GWT-7.9.
    """

    verbs = (CERTIFICATES, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return s.seats[f.seat].marker > 0

    def options(self, s: State, f: Frame) -> list[int]:
        return [CERTIFICATES.base + place for place in range(s.seats[f.seat].marker + 1)]

    def take(self, s: State, f: Frame, action: int) -> None:
        place = CERTIFICATES.first(action)
        me = s.seats[f.seat]
        value = f.a + CERTIFICATE_TRACK[me.marker] - CERTIFICATE_TRACK[place]
        move_marker(s, f.seat, place)
        take_income(s, f.seat, value)

    def run(self, s: State, f: Frame) -> None:
        take_income(s, f.seat, f.a)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if CERTIFICATES.first(action) > s.seats[f.seat].marker:
            return [("GWT-7.3", "marker-not-back", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"value": f.a}


def take_income(s: State, seat: int, value: int) -> None:
    """GWT-7.4 to GWT-7.6: the dollars; then Simmentals grow, the hand is discarded, the delivery begins."""
    s.say(INCOME_TAKEN, seat, value)
    gain(s, seat, value)
    s.push(Frame(CHOOSE_CITY, seat, value), Frame(LEAVE_KANSAS_CITY, seat))
    s.push(Frame(DISCARD_HAND, seat))
    if s.simmental:
        s.push(Frame(GROW_SIMMENTAL, seat, 0), Frame(GROW_SIMMENTAL, seat, 1))


class GrowSimmental(Question):
    """Return a calf (or heifer) of the hand for a heifer (or cow) on the discard pile, any number of times.

    Asked also of a seat without such a card, as long as an exchange token could draw one.
    f.a: the stage, 0 calves, 1 heifers. Rules: GWT-25.5, GWT-25.6, GWT-25.9, GWT-25.11, GWT-25.12, GWT-19.4.
    """

    verbs = (PASS, GROW, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        if stage_left(s, f.a) == 0:
            return False
        me = s.seats[f.seat]
        return GROWS_FROM[f.a] in me.hand or could_draw(me, GROWS_FROM[f.a])

    def options(self, s: State, f: Frame) -> list[int]:
        if GROWS_FROM[f.a] in s.seats[f.seat].hand:
            return [PASS.base, GROW.of(f.a)]
        return [PASS.base]

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.base:
            return
        me = s.seats[f.seat]
        leave_hand(me, GROWS_FROM[f.a])
        s.gone_cards = inserted(s.gone_cards, GROWS_FROM[f.a])
        if f.a == 0:
            s.heifers -= 1
        else:
            s.cows -= 1
        gain_card(me, GROWS_TO[f.a])
        s.say(SIMMENTAL_GREW, f.seat, GROWS_TO[f.a])
        s.push(f)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if PASS.has(action):
            return []
        if GROW.first(action) != f.a:
            return [("GWT-25.5", "another-stage", {})]
        if GROWS_FROM[f.a] not in s.seats[f.seat].hand:
            return [("GWT-25.5", "card-not-in-hand", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"card": f"card:{STAGE.text(f.a)}"}


def stage_left(s: State, stage: int) -> int:
    """How many cards of the next stage lie beside Kansas City."""
    return s.heifers if stage == 0 else s.cows


class DiscardHand(Step[State]):
    """All cards of the hand go to the discard pile. Rules: GWT-7.6."""

    def run(self, s: State, f: Frame) -> None:
        me = s.seats[f.seat]
        for card in me.hand:
            s.say(CARD_DISCARDED, f.seat, card)
        me.discard += me.hand
        me.hand = ()
        me.shown = ()
        me.secret = ()
