"""What a position of Great Western Trail is worth to the bots."""

from typing import Final

from .evaluator import TrailEvaluator

EVALUATOR: Final = TrailEvaluator
