"""The steps around the decisions: a trick starts, is won, and the hands are filled up."""

from wagontrain.core.rules import Step
from wagontrain.core.seqs import inserted
from wagontrain.core.state import NOBODY, Frame

from ..components import POINTS, rank_of, suit_of
from ..events import DREW, DREW_TRUMP, WON_TRICK
from ..names import END_TRICK, START_TRICK, TAKE_TURN
from ..state import State


def turn_order(s: State) -> list[int]:
    """Return the seats in the order of the trick: the leader, then the others."""
    return [(s.leader + i) % len(s.seats) for i in range(len(s.seats))]


class StartTrick(Step[State]):
    """BRI-2.1: every seat plays a card in turn, the leader first. BRI-3.1: without cards the game ends."""

    def run(self, s: State, f: Frame) -> None:
        """Push a turn for every seat and the end of the trick, or end the game."""
        if not s.seats[s.leader].hand:
            s.over = True
            return
        s.push_all([*[Frame(TAKE_TURN, seat) for seat in turn_order(s)], Frame(END_TRICK, NOBODY)])


class EndTrick(Step[State]):
    """BRI-2.2, BRI-2.3: the best card wins the trick. BRI-2.4: then the hands are filled up."""

    def run(self, s: State, f: Frame) -> None:
        """Give the trick to its winner, let everybody draw, start the next trick."""
        s.leader = turn_order(s)[best_card(s.trick, s.trump)]
        s.seats[s.leader].won += s.trick
        s.say(WON_TRICK, s.leader, sum([POINTS[card] for card in s.trick]))
        s.trick = ()
        if s.deck:
            for seat in turn_order(s):
                draw(s, seat)
        s.push(Frame(START_TRICK, NOBODY))


def best_card(trick: tuple[int, ...], trump: int) -> int:
    """Return the place in the trick of the card that wins it (BRI-2.2, BRI-2.3)."""
    best = 0
    for i in range(1, len(trick)):
        if beats(trick[i], trick[best], trump):
            best = i
    return best


def beats(card: int, other: int, trump: int) -> bool:
    """Return whether a card beats one that was played before it."""
    if suit_of(card) == suit_of(other):
        return rank_of(card) < rank_of(other)
    return suit_of(card) == trump


def draw(s: State, seat: int) -> None:
    """Take the top card in secret; the last one is the turned-up card, which all have seen (BRI-2.4)."""
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    me = s.seats[seat]
    me.hand = inserted(me.hand, card)
    s.reveals += 1
    if s.deck:
        s.whisper(DREW, seat, 1 << seat, card)
    else:
        me.shown = inserted(me.shown, card)
        s.say(DREW_TRUMP, seat, card)
