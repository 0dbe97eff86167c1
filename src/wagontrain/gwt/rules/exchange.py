"""Exchange tokens (GWT-19): every question of the owner offers them, except while cards are owed."""

from mypy_extensions import mypyc_attr

from ...core.rules import Reason, Rule
from ...core.state import Frame
from ..actions import EXCHANGE
from ..components import TOKEN_DRAW
from ..events import TOKEN_USED
from ..names import DISCARD_CARDS
from ..state import Seat, State
from .cards import draw_cards, drawable


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Rule[State]):
    """A question that also takes an exchange token: `options`, `take` and `why_not` are its own part.

    Rules: GWT-19.1, GWT-19.3 to GWT-19.6.
    """

    def options(self, s: State, f: Frame) -> list[int]:
        """The question's own answers, ascending."""
        raise AssertionError(self.name())

    def take(self, s: State, f: Frame, action: int) -> None:
        """What happens on one of the question's own answers."""
        raise AssertionError(self.name())

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        """Why one of the question's own answers is not legal; empty exactly when it is."""
        raise AssertionError(self.name())

    def legal(self, s: State, f: Frame) -> list[int]:
        found = self.options(s, f)
        me = s.seats[f.seat]
        if me.tokens > 0:
            for count in range(min(TOKEN_DRAW, len(me.deck) + len(me.discard))):
                found.append(EXCHANGE.base + count)
        return found

    def answer(self, s: State, f: Frame, action: int) -> None:
        if action >= EXCHANGE.base:
            s.push(f)
            use_token(s, f.seat, action - EXCHANGE.base + 1)
        else:
            self.take(s, f, action)

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        if EXCHANGE.has(action):
            return why_not_exchange(s, f.seat, EXCHANGE.first(action) + 1)
        return self.why_not(s, f, action)


def can_exchange(s: State, seat: int) -> bool:
    """Has the seat a token, and a card to draw?"""
    me = s.seats[seat]
    return me.tokens > 0 and drawable(me) > 0


def could_draw(me: Seat, card: int) -> bool:
    """Could exchange tokens bring the card into the hand, as far as all can tell (GWT-25.12)?

    A card of the draw stack may be on top; one of the discard pile comes only after the draw stack.
    An empty hand stays empty: all that is drawn must be discarded.
    """
    if me.tokens == 0 or not me.hand:
        return False
    return card in me.deck or (card in me.discard and len(me.deck) < TOKEN_DRAW * me.tokens)


def use_token(s: State, seat: int, cards: int) -> None:
    """Return one token; draw the cards and owe as many (GWT-10.10)."""
    s.seats[seat].tokens -= 1
    s.say(TOKEN_USED, seat)
    s.push(Frame(DISCARD_CARDS, seat, draw_cards(s, seat, cards)))


def why_not_exchange(s: State, seat: int, cards: int) -> list[Reason]:
    """Why a token cannot be used for this many cards."""
    me = s.seats[seat]
    reasons: list[Reason] = []
    if me.tokens == 0:
        reasons.append(("GWT-19.1", "no-exchange-token", {}))
    if drawable(me) < cards:
        reasons.append(("GWT-19.6", "too-few-cards-to-draw", {"cards": drawable(me)}))
    return reasons
