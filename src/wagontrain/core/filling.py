"""Fills what a game's tables say into its words, so that they follow corrected tables.

A game whose words depend on its tables has a module `texts` with a function `fillings(words)`. It returns, by
message, the variables that come from the tables: numbers, or words that it has put together. A name that
begins with a dot is an attribute which the message gets. All other variables stay open.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

from .game_folders import folder_of, package_of

Fillings = dict[str, dict[str, int | str]]


def fillings_of(game: str) -> Callable[[Any], Fillings] | None:
    """Return the function of a game that fills in its words, if it has one."""
    if not (folder_of(game) / "texts.py").is_file():
        return None
    function: Callable[[Any], Fillings] = import_module(f"{package_of(game)}.texts").fillings
    return function


def fill(entries: list[Any], fillings: Fillings) -> list[Any]:
    """Return the entries of a Fluent file with the fillings in place; the given entries stay as they are."""
    left = set(fillings)
    filled: list[Any] = []
    for entry in entries:
        name = entry.id.name if isinstance(entry, ftl.Message) else ""
        if name in fillings:
            left.discard(name)
            entry = _fill_message(entry.clone(), fillings[name])
        filled.append(entry)
    if left:
        raise LookupError(f"there are no messages to fill in: {', '.join(sorted(left))}")
    return filled


def _fill_message(message: Any, values: dict[str, int | str]) -> Any:
    filled = _Filler(values).visit(message)
    for name, value in values.items():
        if name.startswith("."):
            pattern = ftl.Pattern([ftl.Placeable(_literal(value))])
            filled.attributes.append(ftl.Attribute(ftl.Identifier(name[1:]), pattern))
    return filled


def _literal(value: int | str) -> ftl.NumberLiteral | ftl.StringLiteral:
    if isinstance(value, int):
        return ftl.NumberLiteral(str(value))
    return ftl.StringLiteral(value.replace("\\", "\\\\").replace('"', '\\"'))


class _Filler(Transformer):
    """Puts literals in the place of variables."""

    def __init__(self, values: dict[str, int | str]) -> None:
        self.values = values

    def visit_VariableReference(self, node: ftl.VariableReference) -> ftl.BaseNode:  # noqa: N802
        """Replace a variable that has a value."""
        name = node.id.name
        return _literal(self.values[name]) if name in self.values else node
