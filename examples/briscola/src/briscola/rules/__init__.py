"""The rules of Briscola, one class for each question or step; `RULES` lists them by their numbers."""

from wagontrain.core.rules import Rule, ruleset

from ..names import END_TRICK, START_TRICK, TAKE_TURN
from ..state import State
from .trick import EndTrick, StartTrick
from .turn import TakeTurn

RULES: list[Rule[State]] = ruleset(
    {
        START_TRICK: StartTrick(),
        TAKE_TURN: TakeTurn(),
        END_TRICK: EndTrick(),
    }
)
