"""Planning (sections 6 and 22): three cards of the hand are laid side by side."""

from typing import ClassVar, Final

from ...core.actions import Verb
from ...core.rules import Reason, Rule, Step
from ...core.seqs import with_at, without
from ...core.state import Frame
from ..actions import LAY, PUT
from ..components import CARD_BIT
from ..events import LAID, STORED_ON_DECK, STORED_ON_DISCARD, TURN_BEGAN
from ..names import (
    DECK,
    DISCARD,
    LAY_CARD,
    LEFT,
    NONE,
    OPEN_TRAPPER_WINDOW,
    PIONEER,
    RIGHT,
    SLOT,
    STORE_FOURTH_CARD,
)
from ..state import State
from .refusals import NOT_IN_HAND, OK, WRONG_SLOT, reasons

NOTHING_LAID: Final = (NONE, NONE, NONE)


class BeginTurn(Step[State]):
    """A player's turn begins with planning.

    Rules: SW-6.1, SW-6.2.
    """

    def run(self, s: State, f: Frame) -> None:
        s.say(TURN_BEGAN, f.seat)
        s.laid = NOTHING_LAID
        s.push(Frame(LAY_CARD, f.seat, LEFT))


class LayCard(Rule[State]):
    """Lay a card into place f.a. The last card of three is laid without a question.

    Rules: SW-6.2, SW-6.3, SW-22.1.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (LAY,)

    def asks(self, s: State, f: Frame) -> bool:
        return len(s.seats[f.seat].hand) > 1

    def legal(self, s: State, f: Frame) -> list[int]:
        return [LAY.of(f.a, card) for card in s.seats[f.seat].hand]

    def answer(self, s: State, f: Frame, action: int) -> None:
        self.lay(s, f.seat, f.a, LAY.args(action)[1])

    def run(self, s: State, f: Frame) -> None:
        self.lay(s, f.seat, f.a, s.seats[f.seat].hand[0])

    def lay(self, s: State, seat: int, slot: int, card: int) -> None:
        """A card takes its place; once all three lie they are shown."""
        me = s.seats[seat]
        me.hand = without(me.hand, card)
        s.laid = with_at(s.laid, slot, card)
        if slot < RIGHT:
            s.push(Frame(LAY_CARD, seat, slot + 1))
        else:
            show_plan(s, seat)
            s.push(Frame(STORE_FOURTH_CARD, seat), Frame(OPEN_TRAPPER_WINDOW, seat), Frame(PIONEER, seat))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        slot, card, _ = LAY.args(action)
        if slot != f.a:
            return reasons(WRONG_SLOT)
        return reasons(OK if card in s.seats[f.seat].hand else NOT_IN_HAND)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"slot": f"slot:{SLOT.text(f.a)}"}


def show_plan(s: State, seat: int) -> None:
    """SW-6.2: the planned cards are public from here on."""
    me = s.seats[seat]
    for slot in range(len(s.laid)):
        me.open_cards &= ~CARD_BIT[s.laid[slot]]
        s.say(LAID, seat, s.laid[slot], slot)
    s.reveals += 1


class StoreFourthCard(Rule[State]):
    """Advanced planning: the card that was not laid goes face down on the deck or to the discard pile.

    Rules: SW-22.1.
    """

    verbs: ClassVar[tuple[Verb, ...]] = (PUT,)

    def asks(self, s: State, f: Frame) -> bool:
        return len(s.seats[f.seat].hand) > 0

    def legal(self, s: State, f: Frame) -> list[int]:
        return [PUT.of(DECK), PUT.of(DISCARD)]

    def answer(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        card = me.hand[0]
        me.hand = me.hand[1:]
        if action == PUT.of(DECK):
            me.deck = me.deck + (card,)
            if not me.open_cards & CARD_BIT[card]:
                me.kept_cards |= CARD_BIT[card]
            s.whisper(STORED_ON_DECK, f.seat, 1 << f.seat, card)
        else:
            me.discard = me.discard + (card,)
            me.open_cards &= ~CARD_BIT[card]
            s.reveals += 1
            s.say(STORED_ON_DISCARD, f.seat, card)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []
