"""The frame of a turn: its start, the first turn's own start, phase C and the end (GWT-2.17, 3, 9, 23)."""

from ...core.rules import Reason, Rule, Step
from ...core.state import Frame
from ..actions import DISCARD, EXCHANGE, MOVE
from ..components import FIRST_HAND, HAND_DISCS, HAND_LIMIT, NEUTRAL_SPACES, SPACE_KIND
from ..events import GAME_ENDED, HERDER_PLACED, TURN_BEGAN
from ..names import (
    ARRIVE,
    DRAW_UP,
    END_TURN,
    FINISH,
    FIRST_DISCARD,
    MOVE_HERDER,
    NEUTRAL_SPACE,
    PLACE_HERDER,
    SAM_TURN,
    START_TURN,
)
from ..state import Seat, State
from .cards import discard_card, distinct, draw_cards
from .exchange import Question, use_token, why_not_exchange


def hand_limit(me: Seat) -> int:
    """GWT-8.4d: four cards, and one more for each hand limit disc that is gone."""
    return HAND_LIMIT + HAND_DISCS.bit_count() - (me.discs & HAND_DISCS).bit_count()


def why_not_discard(s: State, seat: int, card: int) -> list[Reason]:
    """The reason against discarding any card: it must be in hand."""
    return [] if card in s.seats[seat].hand else [("GWT-10.4", "card-not-in-hand", {})]


class StartTurn(Step[State]):
    """A turn: phase A, phase B (pushed on arrival), phase C. Rules: GWT-3.1, GWT-2.17."""

    def run(self, s: State, f: Frame) -> None:
        seat = s.turn
        s.used = ()
        s.say(TURN_BEGAN, seat)
        if s.solo and seat == 1:
            s.push(Frame(SAM_TURN, seat), Frame(END_TURN, seat))
            return
        s.push(Frame(DRAW_UP, seat), Frame(END_TURN, seat))
        if s.seats[seat].herder < 0:
            s.push(Frame(FIRST_DISCARD, seat), Frame(PLACE_HERDER, seat))
        else:
            s.push(Frame(MOVE_HERDER, seat))


class FirstDiscard(Rule[State]):
    """The first turn begins with a discard down to four cards. f.a: 1 once it has begun.

    Rules: GWT-2.17, GWT-2.19, GWT-19.4 (a token before the first card, none after it).
    """

    verbs = (DISCARD, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return len(s.seats[f.seat].hand) > FIRST_HAND

    def legal(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        found = [DISCARD.of(card) for card in distinct(me.hand)]
        if f.a == 0 and me.tokens > 0:
            for count in range(min(EXCHANGE.size, len(me.deck) + len(me.discard))):
                found.append(EXCHANGE.of(count))
        return found

    def answer(self, s: State, f: Frame, action: int) -> None:
        if EXCHANGE.has(action):
            s.push(f)
            use_token(s, f.seat, EXCHANGE.first(action) + 1)
        else:
            s.push(Frame(FIRST_DISCARD, f.seat, 1))
            discard_card(s, f.seat, DISCARD.first(action))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        if DISCARD.has(action):
            return why_not_discard(s, f.seat, DISCARD.first(action))
        reasons = why_not_exchange(s, f.seat, EXCHANGE.first(action) + 1)
        if f.a:
            reasons.append(("GWT-19.4", "discard-has-begun", {}))
        return reasons

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"cards": len(s.seats[f.seat].hand) - FIRST_HAND}


class PlaceHerder(Question):
    """The first turn places the herder on any neutral building instead of phase A. Rules: GWT-2.17."""

    verbs = (MOVE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        return [MOVE.of(space) for space in NEUTRAL_SPACES]

    def take(self, s: State, f: Frame, action: int) -> None:
        space = MOVE.first(action)
        s.seats[f.seat].herder = space
        s.say(HERDER_PLACED, f.seat, space)
        s.push(Frame(ARRIVE, f.seat))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if SPACE_KIND[MOVE.first(action)] != NEUTRAL_SPACE:
            return [("GWT-2.17", "not-a-neutral-building", {})]
        return []


class DrawUp(Step[State]):
    """Phase C: draw up to the hand limit, without a decision. Rules: GWT-9.1 to GWT-9.4."""

    def run(self, s: State, f: Frame) -> None:
        me = s.seats[f.seat]
        draw_cards(s, f.seat, hand_limit(me) - len(me.hand))


class EndTurn(Step[State]):
    """The next player clockwise; after the last turns, the end. Rules: GWT-3.1, GWT-23.2 to GWT-23.4."""

    def run(self, s: State, f: Frame) -> None:
        s.used = ()
        if s.turns_left > 0:
            s.turns_left -= 1
        if s.turns_left == 0:
            s.push(Frame(FINISH, f.seat))
            return
        s.turn = (s.turn + 1) % s.players
        s.push(Frame(START_TURN, s.turn))


class Finish(Step[State]):
    """Nothing is left to do but to count. Rules: GWT-23.4."""

    def run(self, s: State, f: Frame) -> None:
        s.say(GAME_ENDED, f.seat)
