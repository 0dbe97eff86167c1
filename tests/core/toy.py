"""A whole game in one file, small enough to know by heart, for the tests of core and of the test kit.

Each round a die is cast. In turn each seat plays a card from a secret hand, or draws one; after playing it
may burn the top card of the deck. Then all seats bid in secret, and the only highest bidder scores the die.
The game ends when the rounds are over or the deck is empty.
"""

from collections.abc import Sequence
from typing import Final

from wagontrain.core import rng
from wagontrain.core.actions import ActionSpace, Kind, Verb
from wagontrain.core.errors import LoadError
from wagontrain.core.events import EventKind, EventSpace
from wagontrain.core.fields import Field, flag, numbers, rows, whole
from wagontrain.core.game import Game, Score
from wagontrain.core.options import Option
from wagontrain.core.rules import Reason, Rule, Step, ruleset
from wagontrain.core.seqs import inserted, with_at, without
from wagontrain.core.state import NOBODY, BaseState, Frame

CARDS = ("ant", "bee", "cat", "dog", "eel", "fox", "gnu", "hen", "ibis", "jay", "kite", "lynx")
MOST_SEATS: Final = 3
MOST_BID: Final = 2
SIDES: Final = 6
NOT_YET: Final = -1

DECK: Final = 0
DIE: Final = 1
STREAMS: Final = 2

CARD = Kind("card", CARDS, element="hand")
COINS = Kind("coins", size=MOST_BID + 1)
PIPS = Kind("pips", size=SIDES, first=1)

PASS = Verb("pass", "TOY-3")
DRAW = Verb("draw", "TOY-2")
PLAY = Verb("play", "TOY-1", CARD)
BURN = Verb("burn", "TOY-3")
BID = Verb("bid", "TOY-4", COINS)
ACTIONS = ActionSpace(PASS, DRAW, PLAY, BURN, BID)

CAST = EventKind("cast", PIPS)
PLAYED = EventKind("played", CARD)
DRAWN = EventKind("drawn", CARD, hidden=1)
BURNT = EventKind("burnt", CARD)
PLACED_BID = EventKind("placed-bid", COINS, hidden=1)
WON = EventKind("won", PIPS)
EVENTS = EventSpace(CAST, PLAYED, DRAWN, BURNT, PLACED_BID, WON)

START_ROUND: Final = 0
TAKE_TURN: Final = 1
MAY_BURN: Final = 2
MAKE_BID: Final = 3
OPEN_BIDS: Final = 4


class Seat:
    """What one seat has."""

    def __init__(self) -> None:
        self.hand: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()
        self.coins = 0
        self.points = 0

    def clone(self) -> "Seat":
        other = Seat()
        other.hand = self.hand
        other.pile = self.pile
        other.coins = self.coins
        other.points = self.points
        return other


class State(BaseState):
    """The table: deck (last = top), what was burnt, the die, and the secret bids."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.counters = (0,) * STREAMS
        self.seats = [Seat() for _ in range(seats)]
        self.deck: tuple[int, ...] = ()
        self.burnt: tuple[int, ...] = ()
        self.bids: tuple[int, ...] = (NOT_YET,) * seats
        self.winners: tuple[tuple[int, ...], ...] = ()  # (seat, pips) of each round that somebody won
        self.round = 0
        self.die = 0
        self.over = False


CARD_RANGE: Final = len(CARDS) - 1
STATE_FIELDS: tuple[Field, ...] = (
    numbers("deck", high=CARD_RANGE),
    numbers("burnt", high=CARD_RANGE),
    numbers("bids", low=NOT_YET, high=MOST_BID),
    rows("winners", high=SIDES),
    whole("round", high=3),
    whole("die", high=SIDES),
    flag("over"),
)
SEAT_FIELDS: tuple[Field, ...] = (
    numbers("hand", high=CARD_RANGE),
    numbers("pile", high=CARD_RANGE),
    whole("coins", high=99),
    whole("points", high=99),
)


class StartRound(Step[State]):
    """TOY-5: cast the die, then every seat takes a turn, then every seat bids."""

    def run(self, s: State, f: Frame) -> None:
        if s.round == int(s.options["rounds"]) or not s.deck:
            s.over = True
            return
        s.round += 1
        s.die = rng.below(s, DIE, SIDES) + 1
        s.say(CAST, NOBODY, s.die - 1)
        seats = range(len(s.seats))
        turns = [Frame(TAKE_TURN, seat) for seat in seats]
        s.push_all([*turns, *[Frame(MAKE_BID, seat) for seat in seats], Frame(OPEN_BIDS, NOBODY)])


class TakeTurn(Rule[State]):
    """TOY-1 play a card of the hand, or TOY-2 draw one while the deck has any."""

    verbs = (DRAW, PLAY)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(s.deck) or bool(s.seats[f.seat].hand)

    def legal(self, s: State, f: Frame) -> list[int]:
        draw = [DRAW.of()] if s.deck else []
        return draw + [PLAY.of(card) for card in s.seats[f.seat].hand]

    def answer(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        if action == DRAW.of():
            card = s.deck[-1]
            s.deck = s.deck[:-1]
            me.hand = inserted(me.hand, card)
            s.reveals += 1
            s.whisper(DRAWN, f.seat, 1 << f.seat, card)
            return
        card = PLAY.first(action)
        me.hand = without(me.hand, card)
        me.pile += (card,)
        s.say(PLAYED, f.seat, card)
        s.push(Frame(MAY_BURN, f.seat))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        if action == DRAW.of():
            return [] if s.deck else [("TOY-2", "deck-empty", {})]
        card = PLAY.first(action)
        held = card in s.seats[f.seat].hand
        return [] if held else [("TOY-1", "not-in-hand", {"card": CARD.text(card)})]


class MayBurn(Rule[State]):
    """TOY-3: pay a coin to burn the top card of the deck, face up; or pass. Only with the option."""

    verbs = (PASS, BURN)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(s.options["burning"]) and bool(s.deck) and s.seats[f.seat].coins > 0

    def legal(self, s: State, f: Frame) -> list[int]:
        return [PASS.of(), BURN.of()]

    def answer(self, s: State, f: Frame, action: int) -> None:
        if action == BURN.of():
            s.seats[f.seat].coins -= 1
            s.burnt += (s.deck[-1],)
            s.deck = s.deck[:-1]
            s.reveals += 1
            s.say(BURNT, f.seat, s.burnt[-1])

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        return []


class MakeBid(Rule[State]):
    """TOY-4: each seat bids in secret, no more than it has."""

    verbs = (BID,)

    def legal(self, s: State, f: Frame) -> list[int]:
        return [BID.of(coins) for coins in range(min(MOST_BID, s.seats[f.seat].coins) + 1)]

    def answer(self, s: State, f: Frame, action: int) -> None:
        s.bids = with_at(s.bids, f.seat, BID.first(action))
        s.whisper(PLACED_BID, f.seat, 1 << f.seat, BID.first(action))

    def why(self, s: State, f: Frame, action: int) -> list[Reason]:
        coins = s.seats[f.seat].coins
        return [] if BID.first(action) <= coins else [("TOY-4", "too-few-coins", {"coins": coins})]

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"pips": s.die}


class OpenBids(Step[State]):
    """TOY-4: the only highest bid wins the pips of the die; all bids are paid."""

    def run(self, s: State, f: Frame) -> None:
        best = max(s.bids)
        if s.bids.count(best) == 1:
            winner = s.bids.index(best)
            s.seats[winner].points += s.die
            s.winners += ((winner, s.die),)
            s.say(WON, winner, s.die - 1)
        for seat, bid in enumerate(s.bids):
            s.seats[seat].coins -= bid
        s.bids = (NOT_YET,) * len(s.seats)
        s.reveals += 1
        s.push(Frame(START_ROUND, NOBODY))


RULES: list[Rule[State]] = ruleset(
    {
        START_ROUND: StartRound(),
        TAKE_TURN: TakeTurn(),
        MAY_BURN: MayBurn(),
        MAKE_BID: MakeBid(),
        OPEN_BIDS: OpenBids(),
    }
)

OPTIONS = {
    "burning": Option("bool", True, help="May the top card be burnt?"),
    "rounds": Option("int", 2, (2, 3), help="How long the game lasts."),
    "purse": Option("choice", "full", ("empty", "full"), help="Coins at the start."),
    "packs": Option("text", "all", ("all",), help="Which cards are used.", pattern="[1-9]|1[0-2]"),
}
PURSE = {"empty": 0, "full": 3}


class Toy(Game[State]):
    """The toy game."""

    def blank(self, seats: int) -> State:
        return State(seats)

    def start(self, s: State, seats: int) -> None:
        cards = cards_of(s)
        s.deck = rng.shuffle(s, DECK, tuple(range(cards)))
        for me in s.seats:
            deal = min(2, len(s.deck))
            me.hand = tuple(sorted(s.deck[len(s.deck) - deal :]))
            s.deck = s.deck[: len(s.deck) - deal]
            me.coins = PURSE[str(s.options["purse"])]
        s.push(Frame(START_ROUND, NOBODY))

    def clone(self, s: State) -> State:
        other = State(0)
        s.copy_to(other)
        other.seats = [me.clone() for me in s.seats]
        other.deck = s.deck
        other.burnt = s.burnt
        other.bids = s.bids
        other.winners = s.winners
        other.round = s.round
        other.die = s.die
        other.over = s.over
        return other

    def seat_count(self, s: State) -> int:
        return len(s.seats)

    def holders(self, s: State) -> Sequence[object]:
        return s.seats

    def check_state(self, s: State) -> None:
        found = s.deck + s.burnt
        for me in s.seats:
            found += me.hand + me.pile
        if sorted(found) != list(range(cards_of(s))):
            raise LoadError("state.deck: the cards of deck, hands and piles are not one full set")
        if len(s.bids) != len(s.seats):
            raise LoadError(f"state.bids: {len(s.seats)} entries expected, not {len(s.bids)}")
        for i, me in enumerate(s.seats):
            if list(me.hand) != sorted(me.hand):
                raise LoadError(f"players[{i}].hand: the cards must be sorted")
            if s.bids[i] > me.coins:
                raise LoadError(f"state.bids[{i}]: more than seat {i} has")
        self.check_todo(s)

    def check_todo(self, s: State) -> None:
        """The stack is what is left of one round."""
        steps = (START_ROUND, OPEN_BIDS)
        for i, f in enumerate(s.todo):
            if (f.rule in steps) != (f.seat == NOBODY) or (f.a, f.b, f.c) != (0, 0, 0):
                raise LoadError(f"todo[{i}]: no such entry is ever made")
            if f.rule == MAKE_BID and s.bids[f.seat] != NOT_YET:
                raise LoadError(f"state.bids[{f.seat}]: seat {f.seat} has yet to bid")
        if s.over == bool(s.todo):
            raise LoadError("state.over: does not fit todo")
        if s.todo and (s.todo[0].rule != OPEN_BIDS or len({(f.rule, f.seat) for f in s.todo}) < len(s.todo)):
            raise LoadError("todo: not a round")
        yet_to_bid = {f.seat for f in s.todo if f.rule == MAKE_BID}
        if s.todo and any((bid == NOT_YET) != (seat in yet_to_bid) for seat, bid in enumerate(s.bids)):
            raise LoadError("state.bids: does not fit todo")

    def scores(self, s: State) -> list[Score]:
        points = [me.points + len(me.pile) for me in s.seats]
        totals = points + ([SIDES] if len(s.seats) == 1 else [])
        found = [
            Score(i, points[i], rank(totals, i), {"bids": me.points, "cards": len(me.pile)})
            for i, me in enumerate(s.seats)
        ]
        if len(s.seats) == 1:
            found.append(Score(1, SIDES, rank(totals, 1), {"house": SIDES}, automa=True))
        return found

    def observe(self, s: State, seat: int | None) -> dict[str, object]:
        return {
            "round": s.round,
            "die": s.die,
            "deck": len(s.deck),
            "burnt": [CARD.text(card) for card in s.burnt],
            "winners": [list(pair) for pair in s.winners],
            "seats": [view_of_seat(s, i, i == seat) for i in range(len(s.seats))],
            "asked": self.to_act(s),
        }

    def resample(self, s: State, seat: int | None, seed: str) -> State:
        other = self.clone(s)
        other.key = rng.key_of(seed)
        other.counters = (0,) * STREAMS
        strangers = [i for i in range(len(s.seats)) if i != seat]
        hidden = s.deck
        for i in strangers:
            hidden += s.seats[i].hand
        hidden = rng.shuffle(other, DECK, tuple(sorted(hidden)))
        for i in strangers:
            size = len(s.seats[i].hand)
            other.seats[i].hand = tuple(sorted(hidden[:size]))
            hidden = hidden[size:]
            if s.bids[i] != NOT_YET:
                most = min(MOST_BID, s.seats[i].coins)
                other.bids = with_at(other.bids, i, rng.below(other, DIE, most + 1))
        other.deck = hidden
        other.counters = (0,) * STREAMS
        other.reveals = s.reveals
        return other

    def end_reason(self, s: State) -> str:
        if not s.over:
            return ""
        return "rounds" if s.round == int(s.options["rounds"]) else "deck"


def cards_of(s: State) -> int:
    """How many of the cards are used."""
    packs = str(s.options["packs"])
    return len(CARDS) if packs == "all" else int(packs)


def view_of_seat(s: State, seat: int, own: bool) -> dict[str, object]:
    me = s.seats[seat]
    view: dict[str, object] = {
        "cards": len(me.hand),
        "pile": [CARD.text(card) for card in me.pile],
        "coins": me.coins,
        "points": me.points,
        "has_bid": s.bids[seat] != NOT_YET,
    }
    if own:
        view["hand"] = [CARD.text(card) for card in me.hand]
        view["bid"] = s.bids[seat]
    return view


def rank(totals: list[int], i: int) -> int:
    return 1 + sum(total > totals[i] for total in totals)


GAME = Toy("toy", 1, range(1, MOST_SEATS + 1), OPTIONS, ACTIONS, EVENTS, RULES, STATE_FIELDS, SEAT_FIELDS)
