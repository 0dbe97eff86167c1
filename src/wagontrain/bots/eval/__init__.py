"""Evaluators: what a position is worth. Each game keeps its own, and they are found by convention."""

from .base import Evaluator
from .convention import evaluator_of, read_weights

__all__ = ["Evaluator", "evaluator_of", "read_weights"]
