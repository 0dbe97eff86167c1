"""The end of a turn (section 8), and whose turn is next (SW-6.1, SW-17.1)."""

from ...core.rng import shuffle
from ...core.rules import Step
from ...core.state import NOBODY, Frame
from ..components import CARD_BIT
from ..events import DECK_SHUFFLED, DREW, ROUND_BEGAN
from ..names import (
    BEGIN_TURN,
    CAMP,
    DECK_STREAM,
    EXTRA_ROUND,
    HASTINGS,
    HASTINGS_TURN,
    ROUND_LIMIT,
    ROW_FULL,
    TRIGGERED,
)
from ..state import State
from .hunts import hastings_hunts
from .offer import count_round, offer_scoring


class EndTurn(Step[State]):
    """The pass step: Hastings hunts, figures go home, cards are discarded and drawn, the turn goes on.

    Rules: SW-8.2, SW-8.3, SW-8.5.
    """

    def run(self, s: State, f: Frame) -> None:
        if s.solo:
            hastings_hunts(s)
        me = s.seats[f.seat]
        me.hat_pioneer = me.plain_pioneer = CAMP
        if s.mule == f.seat:
            s.mule_spot = CAMP
        me.discard = me.discard + s.laid
        clear_turn(s)
        draw(s, f.seat, s.hand_size)
        next_turn(s)


def clear_turn(s: State) -> None:
    """Nothing of a turn outlives it: unused boots and abilities are lost (SW-8.2)."""
    s.laid = ()
    s.hat_activated = s.plain_activated = s.moved_by_ability = False
    s.hat_boots = s.plain_boots = s.token_boots = 0
    s.used_abilities = s.open_abilities = 0


def draw(s: State, seat: int, count: int) -> None:
    """SW-8.3, SW-8.6: draw from the top; an empty deck is rebuilt from the discard pile."""
    me = s.seats[seat]
    drawn: list[int] = []
    deck = list(me.deck)
    while len(drawn) < count and (deck or me.discard):
        if not deck:
            s.say(DECK_SHUFFLED, seat, len(me.discard))
            deck = list(shuffle(s, DECK_STREAM + seat, me.discard))
            me.discard = ()
        card = deck.pop()
        drawn.append(card)
        me.kept_cards &= ~CARD_BIT[card]
        s.whisper(DREW, seat, 1 << seat, card)
    me.deck = tuple(deck)
    me.hand = tuple(sorted([*me.hand, *drawn]))
    s.reveals += 1


def next_turn(s: State) -> None:
    """SW-6.1, SW-17.1: clockwise; a round ends before the first player's turn."""
    seat = (s.turn + 1) % len(s.seats)
    begins_round = seat == s.first
    if begins_round:
        end_round(s)
        if s.ended:
            return
    s.turn = seat
    if s.solo and seat == HASTINGS:
        s.push(Frame(HASTINGS_TURN, NOBODY))
    else:
        s.push(Frame(BEGIN_TURN, seat))
    if begins_round:
        offer_scoring(s)


def end_round(s: State) -> None:
    """SW-17.1, SW-23.20: one extra round after the trigger, none in a solo game; SW-17.9: a round limit."""
    if s.ending == EXTRA_ROUND or (s.solo and s.ending == TRIGGERED):
        s.ended = ROW_FULL
    elif s.round_limit and s.round >= s.round_limit:
        s.ended = ROUND_LIMIT
    else:
        if s.ending == TRIGGERED:
            s.ending = EXTRA_ROUND
        count_round(s)
        s.round += 1
        s.say(ROUND_BEGAN, NOBODY, s.round)
