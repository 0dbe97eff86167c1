"""The one decision of the game: which card to play."""

from wagontrain.core.actions import Verb
from wagontrain.core.rules import Reason, Rule
from wagontrain.core.seqs import inserted, without
from wagontrain.core.state import Frame

from ..actions import CARD, EXCHANGE, PLAY
from ..components import CARDS, EXCHANGE_RANK, SUITS, card_of
from ..events import EXCHANGED, PLAYED
from ..state import Seat, State


class TakeTurn(Rule[State]):
    """BRI-2.1 play a card from the hand; the leader may first make the exchange of BRI-4.1 and BRI-4.2."""

    verbs = (EXCHANGE, PLAY)

    def legal(self, s: State, f: Frame) -> list[int]:
        """Return the exchange, where it is allowed, and every card of the hand."""
        exchange = [] if reasons_against_exchange(s, f.seat) else [EXCHANGE.of()]
        return exchange + [PLAY.of(card) for card in s.seats[f.seat].hand]

    def answer(self, s: State, f: Frame, action: int) -> None:
        """Put the card into the trick, or exchange and ask again."""
        me = s.seats[f.seat]
        if action == EXCHANGE.of():
            exchange(s, me)
            s.say(EXCHANGED, f.seat, me.shown[-1])
            s.push(Frame(f.rule, f.seat))
            return
        card = PLAY.first(action)
        me.hand = without(me.hand, card)
        if card in me.shown:
            me.shown = without(me.shown, card)
        s.trick += (card,)
        s.say(PLAYED, f.seat, card)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        """Return why an action is not legal."""
        if action == EXCHANGE.of():
            return reasons_against_exchange(s, f.seat)
        card = PLAY.first(action)
        if card in s.seats[f.seat].hand:
            return []
        return [("BRI-2.1", "not-in-hand", {"card": f"card:{CARD.text(card)}"})]

    def args(self, s: State, f: Frame) -> dict[str, object]:
        """Return what the words of the question need."""
        return {"trump": f"suit:{SUITS[s.trump]}"}

    def targets(self, s: State, f: Frame, action: int, verb: Verb) -> list[str]:
        """Return the elements of the board that an action touches: a card in the hand, or the trump card."""
        return ["trump"] if verb is EXCHANGE else super().targets(s, f, action, verb)


def reasons_against_exchange(s: State, seat: int) -> list[Reason]:
    """Return why a seat may not exchange now (BRI-4.1, BRI-4.2); empty if it may."""
    if not s.options["exchange"]:
        return [("BRI-4.1", "exchange-off", {})]
    if not s.deck:
        return [("BRI-4.2", "no-trump-card", {})]
    if s.trick:
        return [("BRI-4.2", "not-leading", {})]
    price = card_of(EXCHANGE_RANK, s.trump)
    if price not in s.seats[seat].hand:
        return [("BRI-4.1", "exchange-card-missing", {"card": f"card:{CARDS[price]}"})]
    return []


def exchange(s: State, me: Seat) -> None:
    """Swap the turned-up card for the one that buys it; everybody sees both (BRI-4.1)."""
    price = card_of(EXCHANGE_RANK, s.trump)
    taken = s.deck[0]
    s.deck = (price, *s.deck[1:])
    me.hand = inserted(without(me.hand, price), taken)
    if price in me.shown:
        me.shown = without(me.shown, price)
    me.shown = inserted(me.shown, taken)
