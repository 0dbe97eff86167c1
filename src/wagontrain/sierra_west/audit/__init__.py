"""Checks loaded states: every piece is where it can be, and what is left to do fits the turn."""

from .pieces import audit

__all__ = ["audit"]
