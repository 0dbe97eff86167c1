"""Checks what comes from outside: loaded states (pieces, and what is left to do) and component tables."""

from ...core.errors import LoadError
from ..state import State
from .components import check_components
from .pieces import piece_faults
from .stack import stack_faults

__all__ = ["audit", "check_components", "faults"]


def faults(s: State) -> list[str]:
    """Return what is wrong with a state; empty for every state that the rules can reach."""
    return piece_faults(s) or stack_faults(s)


def audit(s: State) -> None:
    """Raise a LoadError unless the rules can reach the state and play can go on from it."""
    found = faults(s)
    if found:
        raise LoadError(found[0])
