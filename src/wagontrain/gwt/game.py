"""Great Western Trail as a Game: options, rules and hooks."""

from collections.abc import Sequence

from ..core.game import Game, Score
from ..core.options import Option, first_player_option
from .actions import ACTIONS, HIRE, PLAY
from .audit import audit, check_components
from .components import DIFFICULTIES
from .events import EVENTS
from .hidden import resample
from .names import GAME_NAME, MOST_PLAYERS, OBJECTIVE, PRIVATE_TILES, WORKER
from .rules import RULES
from .scoring import scores_of
from .setup import set_up
from .state import SEAT_FIELDS, STATE_FIELDS, State, blank_state
from .stats import possible_scores, secret_points, stats
from .view import observe

VERSION = 2
SOLO = range(1, 2)
TOGETHER = range(2, 5)  # Sam wins every tie of a solo game

OPTIONS = {
    "neutral_layout": Option(
        "choice", "random", ("fixed", "random"), "each neutral building on its own letter, or shuffled"
    ),
    "building_sides": Option(
        "text",
        "all_a",
        ("all_a", "all_b", "random"),
        f"sides of the private buildings; or a letter a or b for each of the tiles 1 to {PRIVATE_TILES}",
        f"[ab]{{{PRIVATE_TILES}}}",
    ),
    "simmental": Option("bool", False, (), "the Simmental variant"),
    "difficulty": Option("choice", "medium", DIFFICULTIES, "how strong Sam is in the solo game", seats=SOLO),
    "first_player": first_player_option(range(1, MOST_PLAYERS + 1)),
    "must_act": Option("bool", False, (), "a visit outside Kansas City must use the location (AMB-1)"),
    "bonus_from_stack": Option(
        "bool", False, (), "the objective card of a city pair may come from the stack, too (AMB-6)"
    ),
    "city_dollars_first": Option(
        "bool", False, (), "the dollars of Kansas City may pay a hand limit disc (AMB-12)"
    ),
    "ties": Option(
        "choice",
        "shared",
        ("shared", "dollars"),
        "a tie is shared, or goes to more dollars (AMB-15)",
        seats=TOGETHER,
    ),
}


class GreatWesternTrail(Game[State]):
    """Two to four players, or one against Sam."""

    def blank(self, seats: int) -> State:
        return blank_state(seats)

    def start(self, s: State, seats: int) -> None:
        set_up(s)

    def clone(self, s: State) -> State:
        return s.clone()

    def seat_count(self, s: State) -> int:
        return 1 if s.solo else s.players

    def holders(self, s: State) -> Sequence[object]:
        return s.seats

    def check_state(self, s: State) -> None:
        audit(s)

    def scores(self, s: State) -> list[Score]:
        return scores_of(s)

    def observe(self, s: State, seat: int | None) -> dict[str, object]:
        return observe(s, seat)

    def resample(self, s: State, seat: int | None, seed: str) -> State:
        return resample(s, seat, seed)

    def targets(self, s: State, action: int) -> list[str]:
        found = super().targets(s, action)
        if HIRE.has(action):
            row, kind, _ = HIRE.args(action)
            found.append(f"job-{row + 1}-{WORKER.text(kind)}")
        elif PLAY.has(action):
            found.append(f"card-{OBJECTIVE.text(PLAY.first(action))}")
        return found

    def end_reason(self, s: State) -> str:
        return "" if s.todo else "job-market-full"

    def turn(self, s: State) -> int:
        return s.turn

    def stats(self, s: State, seat: int) -> dict[str, int]:
        return stats(s, seat)

    def secret_points(self, s: State, viewer: int | None) -> bool:
        return secret_points(s, viewer)

    def possible_scores(self, s: State, viewer: int | None) -> list[list[Score]]:
        return possible_scores(s, viewer)


check_components()
GAME = GreatWesternTrail(
    GAME_NAME, VERSION, range(1, MOST_PLAYERS + 1), OPTIONS, ACTIONS, EVENTS, RULES, STATE_FIELDS, SEAT_FIELDS
)
