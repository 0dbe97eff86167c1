"""The evaluation of Great Western Trail, as the bots ask for it."""

from typing import Final

from ...bots.eval.base import Evaluator
from ...bots.eval.network import read_net
from ..names import FIRST_DISCARD, MOVE_HERDER, PLACE_HERDER, USE_LOCATION
from ..state import State
from .blended import BlendedEstimate
from .features import ALONE, AT_TABLES
from .handcrafted import HandcraftedEvaluation

QUIET: Final = (MOVE_HERDER, USE_LOCATION, PLACE_HERDER, FIRST_DISCARD)
PACKAGE: Final = __name__.rpartition(".")[0]
SOLO: Final = "solo_"  # begins the weights that take the place of others against Sam


class TrailEvaluator(Evaluator[State]):
    """Points so far, and what the deliveries still to come will bring."""

    def __init__(self, weights: dict[str, float]) -> None:
        super().__init__(weights)
        solo: Evaluator[State] = Evaluator(alone(weights))
        self.table = BlendedEstimate(HandcraftedEvaluation(self), read_net(PACKAGE, "network", AT_TABLES))
        self.alone = BlendedEstimate(HandcraftedEvaluation(solo), read_net(PACKAGE, "solo_network", ALONE))

    def use_network(self, share: float, alone: float) -> None:
        self.table.share = share
        self.alone.share = alone

    def blended(self, s: State) -> BlendedEstimate:
        """Sam's pace is another than that of people: alone, other things are worth while."""
        return self.alone if s.solo else self.table

    def turn(self, s: State) -> int:
        return len(s.sam_deck) * 8 + s.turn

    def quiet(self, s: State) -> bool:
        return not s.todo or s.todo[-1].rule in QUIET

    def playout_stages(self, s: State) -> int:
        """Until the own next turn is over."""
        return 2 if s.solo else s.players

    def rivals(self, s: State, seat: int) -> list[float]:
        blended = self.blended(s)
        return [blended.estimate(s, other) for other in range(len(s.seats)) if other != seat]

    def estimate(self, s: State, seat: int) -> float:
        return self.blended(s).estimate(s, seat)


def alone(weights: dict[str, float]) -> dict[str, float]:
    """The weights for a solo game: those with a value of their own there, and the others."""
    return {name: weights.get(SOLO + name, value) for name, value in weights.items()}
