"""Sierra West as a game: its options, and the contract's hooks."""

from collections.abc import Sequence
from typing import Final

from ..core.errors import LoadError
from ..core.game import Game, Score
from ..core.options import Option, first_player_option
from ..core.state import NOBODY, OptionValue
from .actions import ACTIONS
from .audit import audit, check_components
from .components import (
    GOLD_POINTS,
    HASTINGS_CABIN,
    HASTINGS_CABIN_HARD,
    HASTINGS_GOLD_HARD,
    HASTINGS_TOKENS_HARD,
    TOKEN_POINTS,
    TRAIL_END,
)
from .events import EVENTS
from .hidden import resample
from .names import END_REASONS, GAME_NAME, MODES, MOST_SEATS
from .rules import RULES
from .scoring import scores
from .setup import blank, start
from .state import FIELDS, SEAT_FIELDS, State, player_count
from .stats import stats
from .view import observe

VERSION: Final = 2
SEATS: Final = range(1, MOST_SEATS + 1)
SOLO: Final = range(1, 2)
ROUND_LIMITS: Final = (0, 10, 20, 40, 60, 100)

OPTIONS: Final[dict[str, Option]] = {
    "mode": Option("choice", MODES[0], MODES, "which of the four mountains is played"),
    "advanced_planning": Option("bool", False, help="hands of four cards, one of which is kept back"),
    "row_neighbours_adjacent": Option("bool", True, help="frontiersmen may step to a card beside theirs"),
    "first_player": first_player_option(SEATS),
    "round_limit": Option(
        "int",
        0,
        ROUND_LIMITS,
        "score after this many rounds; 0 means never",
        old_names=("bot_round_limit",),
    ),
    "hastings_mule": Option("bool", False, help="solo: Hastings starts with the mule", seats=SOLO),
    "hastings_bear": Option("bool", False, help="solo: Hastings' bear tile starts face up", seats=SOLO),
    "hastings_cabins": Option(
        "int",
        HASTINGS_CABIN,
        (HASTINGS_CABIN, HASTINGS_CABIN_HARD),
        "solo: Hastings' points per cabin",
        seats=SOLO,
    ),
    "hastings_gold": Option(
        "int", GOLD_POINTS, (GOLD_POINTS, HASTINGS_GOLD_HARD), "solo: Hastings' points per gold", seats=SOLO
    ),
    "hastings_boots": Option(
        "int",
        TOKEN_POINTS,
        (TOKEN_POINTS, HASTINGS_TOKENS_HARD),
        "solo: Hastings' points per boots token",
        seats=SOLO,
    ),
    "hastings_wagon": Option(
        "int", 0, tuple(range(TRAIL_END + 1)), "solo: where Hastings' wagon starts", seats=SOLO
    ),
    "mule_hunt": Option(
        "bool", False, help="solo: with the mule Hastings hunts on every plan card", seats=SOLO
    ),
}
# R16: players who choose at random pass early and may go on for thousands of rounds.
BOT_OPTIONS: Final[dict[str, OptionValue]] = {"round_limit": 60}


class SierraWest(Game[State]):
    """Sierra West with its four modes, for two to four players or alone against Hastings."""

    def __init__(self) -> None:
        super().__init__(
            GAME_NAME, VERSION, SEATS, OPTIONS, ACTIONS, EVENTS, RULES, FIELDS, SEAT_FIELDS, BOT_OPTIONS
        )

    def blank(self, seats: int) -> State:
        return blank(seats)

    def start(self, s: State, seats: int) -> None:
        start(s)

    def clone(self, s: State) -> State:
        return s.clone()

    def seat_count(self, s: State) -> int:
        return player_count(s)

    def holders(self, s: State) -> Sequence[object]:
        return s.seats

    def check_state(self, s: State) -> None:
        audit(s)
        if s.todo:
            f = s.todo[-1]
            if f.seat == NOBODY or not self.rules[f.rule].asks(s, f):
                raise LoadError("todo: nobody is asked anything")

    def scores(self, s: State) -> list[Score]:
        return scores(s)

    def observe(self, s: State, seat: int | None) -> dict[str, object]:
        return observe(s, seat)

    def resample(self, s: State, seat: int | None, seed: str) -> State:
        return resample(s, seat, seed)

    def end_reason(self, s: State) -> str:
        return END_REASONS[s.ended]

    def turn(self, s: State) -> int:
        return s.turn

    def stats(self, s: State, seat: int) -> dict[str, int]:
        return stats(s, seat)


check_components()
GAME: Final = SierraWest()
