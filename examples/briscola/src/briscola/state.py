"""The state of a game: plain ints, bools and tuples, so that it is cheap to clone and easy to save."""

from wagontrain.core.fields import Field, flag, numbers, whole
from wagontrain.core.state import BaseState

from .components import CARDS, SUITS
from .names import STREAMS

LAST_CARD = len(CARDS) - 1


class Seat:
    """What one player has."""

    def __init__(self) -> None:
        self.hand: tuple[int, ...] = ()  # sorted
        self.shown: tuple[int, ...] = ()  # cards of the hand that everybody has seen, sorted
        self.won: tuple[int, ...] = ()  # in the order in which they were won

    def clone(self) -> "Seat":
        """Return an independent copy."""
        other = Seat()
        other.hand = self.hand
        other.shown = self.shown
        other.won = self.won
        return other


class State(BaseState):
    """The table: the deck, the trick on the table, and the seats."""

    def __init__(self, seats: int) -> None:
        super().__init__()
        self.counters = (0,) * STREAMS
        self.seats = [Seat() for _ in range(seats)]
        self.deck: tuple[int, ...] = ()  # the last card is the top; the first is the turned-up one
        self.trump = 0  # the trump suit, as its place in `SUITS`
        self.leader = 0
        self.trick: tuple[int, ...] = ()  # the first card is the leader's
        self.over = False

    def clone(self) -> "State":
        """Return an independent copy, without a log."""
        other = State(0)
        self.copy_to(other)
        other.seats = [seat.clone() for seat in self.seats]
        other.deck = self.deck
        other.trump = self.trump
        other.leader = self.leader
        other.trick = self.trick
        other.over = self.over
        return other


# Saving and loading follow these lists; each number is checked for its range.
STATE_FIELDS: tuple[Field, ...] = (
    numbers("deck", high=LAST_CARD),
    whole("trump", high=len(SUITS) - 1),
    whole("leader"),
    numbers("trick", high=LAST_CARD),
    flag("over"),
)
SEAT_FIELDS: tuple[Field, ...] = (
    numbers("hand", high=LAST_CARD),
    numbers("shown", high=LAST_CARD),
    numbers("won", high=LAST_CARD),
)
