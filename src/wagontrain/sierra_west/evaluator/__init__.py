"""What a position of Sierra West is worth to the bots."""

from typing import Final

from .evaluator import SierraEvaluator

EVALUATOR: Final = SierraEvaluator
