"""The judgement of Great Western Trail, as the bots ask for it."""

from typing import Final

from ...gwt.names import FIRST_DISCARD, MOVE_HERDER, PLACE_HERDER, USE_LOCATION
from ...gwt.state import State
from .base import Evaluator
from .gwt_judge import Judgement

QUIET: Final = (MOVE_HERDER, USE_LOCATION, PLACE_HERDER, FIRST_DISCARD)


class TrailEvaluator(Evaluator[State]):
    """Points so far, and what the deliveries still to come will bring."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        self.judge = Judgement(self)

    def turn(self, s: State) -> int:
        return len(s.sam_deck) * 8 + s.turn

    def quiet(self, s: State) -> bool:
        return not s.todo or s.todo[-1].rule in QUIET

    def laps(self, s: State) -> int:
        """Until the own next turn is over."""
        return 2 if s.solo else s.players

    def rivals(self, s: State, seat: int) -> list[float]:
        return [self.judge.known(s, other) for other in range(len(s.seats)) if other != seat]

    def estimate(self, s: State, seat: int) -> float:
        return self.judge.estimate(s, seat)
