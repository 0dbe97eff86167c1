"""Checks loaded states and component tables: what is wrong is refused before anybody plays with it."""

from .components import check_components
from .pieces import audit

__all__ = ["audit", "check_components"]
