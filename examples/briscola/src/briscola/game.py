"""Briscola as a game of the library: this class connects the contract to the modules beside it."""

from collections.abc import Sequence
from typing import Final

from wagontrain.core.game import Game, Score
from wagontrain.core.options import Option, first_player_option

from . import hidden, scoring, setup, view
from .actions import ACTIONS
from .audit import audit
from .components import REMOVED
from .events import EVENTS
from .rules import RULES
from .state import SEAT_FIELDS, STATE_FIELDS, State
from .stats import stats

SEATS: Final = range(min(REMOVED), max(REMOVED) + 1)

OPTIONS: Final = {
    "exchange": Option("bool", False, help="The leader may swap the seven of trumps for the turned-up card."),
    "first_player": first_player_option(SEATS),
}


class Briscola(Game[State]):
    """Two to four players, each for themselves."""

    def blank(self, seats: int) -> State:
        """Return an empty state."""
        return State(seats)

    def start(self, s: State, seats: int) -> None:
        """Set the game up."""
        setup.start(s)

    def clone(self, s: State) -> State:
        """Return an independent copy."""
        return s.clone()

    def seat_count(self, s: State) -> int:
        """Return how many seats there are."""
        return len(s.seats)

    def holders(self, s: State) -> Sequence[object]:
        """Return the objects that hold what each player has."""
        return s.seats

    def check_state(self, s: State) -> None:
        """Raise a LoadError if the state is impossible."""
        audit(s)

    def scores(self, s: State) -> list[Score]:
        """Return the result if the game ended now."""
        return scoring.scores(s)

    def observe(self, s: State, seat: int | None) -> dict[str, object]:
        """Return what a seat may know."""
        return view.observe(s, seat, self.to_act(s))

    def resample(self, s: State, seat: int | None, seed: str) -> State:
        """Return a copy in which everything that the seat cannot know is dealt again."""
        return hidden.resample(s, seat, str(seed))

    def end_reason(self, s: State) -> str:
        """Return the id of the message that says why the game ended."""
        return "hands-empty" if s.over else ""

    def stats(self, s: State, seat: int) -> dict[str, int]:
        """Return the public numbers of a seat."""
        return stats(s, seat)


GAME: Final = Briscola("briscola", 1, SEATS, OPTIONS, ACTIONS, EVENTS, RULES, STATE_FIELDS, SEAT_FIELDS)
