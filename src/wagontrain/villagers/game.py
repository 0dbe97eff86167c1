"""Villagers as a game of the library."""

from collections.abc import Sequence
from typing import Final

from ..core.game import Game, Score
from ..core.options import Option, first_player_option
from ..core.state import OptionValue
from . import hidden, scoring, setup, stats, view
from .actions import ACTIONS, JESTER, RESERVE
from .audit import audit
from .components import LEVELS, USE_FOUR_PLUS, USE_SPECIAL
from .events import EVENTS_SPACE
from .names import MAX_SEATS
from .rules import RULES
from .state import SEAT_FIELDS, STATE_FIELDS, State

SOLO: Final = range(1, 2)
TOGETHER: Final = range(2, MAX_SEATS + 1)
FIRST_THIEVES: Final = min([seats for seats in TOGETHER if USE_FOUR_PLUS[seats]], default=MAX_SEATS + 1)
WITH_THIEVES: Final = range(FIRST_THIEVES, MAX_SEATS + 1)
FIRST_SPECIALS: Final = min([n for n in range(1, MAX_SEATS + 1) if USE_SPECIAL[n]], default=MAX_SEATS + 1)
WITH_SPECIALS: Final = range(FIRST_SPECIALS, MAX_SEATS + 1)
VILLAGE: Final[dict[str, tuple[OptionValue, ...]]] = {"mini_villagers": ("off", "first_player")}
SCOUNDRELS: Final[dict[str, tuple[OptionValue, ...]]] = {**VILLAGE, "scoundrels": (True,)}
PROFITEERS: Final[dict[str, tuple[OptionValue, ...]]] = {**VILLAGE, "profiteers": (True,)}
WITHOUT_MINI: Final[dict[str, tuple[OptionValue, ...]]] = {"mini_villagers": ("off",)}  # VIL-2.16

OPTIONS: Final = {
    "scoundrels": Option(
        "bool",
        False,
        help=f"Scoundrels: a secret special villager each; Thieves, Sheriffs from {FIRST_THIEVES} players.",
        needs=VILLAGE,
    ),
    "saints": Option("bool", False, help="Saints: a secret special villager each.", needs=VILLAGE),
    "profiteers": Option(
        "bool", False, help="Profiteers: copper symbols and Freelancers in the deck.", needs=VILLAGE
    ),
    "improvements": Option(
        "bool", False, help="Improvements: three rewards for whoever has most of something.", needs=VILLAGE
    ),
    "mini_villagers": Option(
        "choice",
        "off",
        ("off", "first_player", "alone"),
        "Mini Villagers: not played, played to find the first player, or played by itself.",
        seats=TOGETHER,
    ),
    "first_player": first_player_option(TOGETHER, WITHOUT_MINI),
    "difficulty": Option("choice", "normal", LEVELS, "Solo: how hard the Countess is.", seats=SOLO),
    "first_market_trigger": Option(
        "choice",
        "stack_2_empty",
        ("stack_2_empty", "stacks_1_and_2_empty"),
        "When the First Market is due: stack 2 has run out, or stacks 1 and 2 both (VIL-RUL-11).",
        needs=VILLAGE,
    ),
    "build_limit_moment": Option(
        "choice",
        "own_turn",
        ("own_turn", "phase_start"),
        "When build limits are fixed: at the start of each build turn, or of the Build Phase (VIL-RUL-5).",
        seats=TOGETHER,
        needs=SCOUNDRELS,  # only a Schemer changes a village in another's turn
    ),
    "covered_founders": Option(
        "choice",
        "turn",
        ("turn", "stay"),
        "Covered Founders in a village without food: they turn too, or they stay (VIL-RUL-10).",
        needs=VILLAGE,
    ),
    "tie_break": Option(
        "choice",
        "all_cards",
        ("all_cards", "without_basics"),
        "Fewest villagers at a tie: all cards count, or basic villagers do not (VIL-RUL-12).",
        seats=TOGETHER,
        needs=VILLAGE,
    ),
    "thief_first_turn": Option(
        "choice",
        "acts",
        ("acts", "rests"),
        "A Thief in the turn of placing: it acts at once, or rests until the next turn (VIL-RUL-16).",
        seats=WITH_THIEVES,
        needs=SCOUNDRELS,
    ),
    "freelancer_payment": Option(
        "choice",
        "turn_start",
        ("turn_start", "whole_turn"),
        "When a Freelancer may be paid: at the start of a build turn, or all through it (VIL-RUL-45).",
        needs=PROFITEERS,
    ),
    "apprentice_targets": Option(
        "choice",
        "any_covered",
        ("any_covered", "no_stand_ins"),
        "What an Apprentice may take: any covered villager, or no Monk and no Apprentice (VIL-RUL-8).",
        seats=WITH_SPECIALS,
        needs=VILLAGE,
    ),
}


class Villagers(Game[State]):
    """Two to five players, or one against the Countess."""

    def blank(self, seats: int) -> State:
        return setup.blank(seats)

    def start(self, s: State, seats: int) -> None:
        setup.start(s)

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

    def targets(self, s: State, action: int) -> list[str]:
        found = super().targets(s, action)
        if JESTER.has(action):
            found.append("jester")
        elif RESERVE.has(action):
            found.append("reserve")
        return found

    def end_reason(self, s: State) -> str:
        return scoring.end_reason(s)

    def turn(self, s: State) -> int:
        return s.turn

    def stats(self, s: State, seat: int) -> dict[str, int]:
        return stats.stats(s, seat)


GAME: Final = Villagers(
    "villagers", 2, range(1, MAX_SEATS + 1), OPTIONS, ACTIONS, EVENTS_SPACE, RULES, STATE_FIELDS, SEAT_FIELDS
)
