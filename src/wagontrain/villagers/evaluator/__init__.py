"""What a position of Villagers is worth to the bots."""

from typing import Final

from .evaluator import VillagersEvaluator

EVALUATOR: Final = VillagersEvaluator
