"""Villagers as a game of the library."""

from collections.abc import Sequence
from typing import Final

from ..core.game import Game, Score
from ..core.options import Option
from . import hidden, scoring, setup, view
from .actions import ACTIONS
from .audit import audit
from .events import EVENTS_SPACE
from .names import MAX_SEATS
from .rules import RULES
from .state import SEAT_FIELDS, STATE_FIELDS, State
from .tables import LEVELS

OPTIONS: Final = {
    "scoundrels": Option(
        "bool", False, (), "Scoundrels: a secret special villager each; Thieves and Sheriffs from 4 players."
    ),
    "saints": Option("bool", False, (), "Saints: a secret special villager each."),
    "profiteers": Option("bool", False, (), "Profiteers: copper symbols and Freelancers in the deck."),
    "improvements": Option(
        "bool", False, (), "Improvements: three rewards for whoever has most of something."
    ),
    "mini_villagers": Option(
        "choice",
        "off",
        ("off", "first_player", "alone"),
        "Mini Villagers: not played, played to find the first player, or played by itself.",
    ),
    "difficulty": Option("choice", "normal", LEVELS, "Solo: how hard the Countess is."),
    "first_market_trigger": Option(
        "choice",
        "stack_2_empty",
        ("stack_2_empty", "stacks_1_and_2_empty"),
        "When the First Market is due: stack 2 has run out, or stacks 1 and 2 both (VIL-RUL-11).",
    ),
    "build_limit_moment": Option(
        "choice",
        "own_turn",
        ("own_turn", "phase_start"),
        "When build limits are fixed: at the start of each build turn, or of the Build Phase (VIL-RUL-5).",
    ),
    "covered_founders": Option(
        "choice",
        "turn",
        ("turn", "stay"),
        "Covered Founders in a village without food: they turn too, or they stay (VIL-RUL-10).",
    ),
    "tie_break": Option(
        "choice",
        "all_cards",
        ("all_cards", "without_basics"),
        "Fewest villagers at a tie: all cards count, or basic villagers do not (VIL-RUL-12).",
    ),
    "thief_first_turn": Option(
        "choice",
        "acts",
        ("acts", "rests"),
        "A Thief in the turn of placing: it acts at once, or rests until the next turn (VIL-RUL-16).",
    ),
}


class Villagers(Game[State]):
    """Two to five players, or one against the Countess."""

    def blank(self, seats: int) -> State:
        return setup.blank(seats)

    def start(self, s: State, seats: int) -> None:
        setup.start(s)

    def check(self, seats: int, options: dict[str, object]) -> dict[str, bool | int | str]:
        values = super().check(seats, options)
        if seats == 1 and values["mini_villagers"] != "off":
            values["mini_villagers"] = "off"  # the solo player is always first, VIL-13.4
        return values

    def clone(self, s: State) -> State:
        return s.clone()

    def seat_count(self, s: State) -> int:
        return s.players

    def holders(self, s: State) -> Sequence[object]:
        return s.seats

    def check_state(self, s: State) -> None:
        audit(s)

    def scores(self, s: State) -> list[Score]:
        return scoring.scores(s)

    def observe(self, s: State, seat: int | None) -> dict[str, object]:
        return view.observe(s, seat)

    def resample(self, s: State, seat: int | None, seed: str) -> State:
        return hidden.resample(s, seat, str(seed))

    def end_reason(self, s: State) -> str:
        return scoring.end_reason(s)


GAME: Final = Villagers(
    "villagers", 1, range(1, MAX_SEATS + 1), OPTIONS, ACTIONS, EVENTS_SPACE, RULES, STATE_FIELDS, SEAT_FIELDS
)
