"""Corrected tables: cards that the rules know by what they do are there once, and sets are whole."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.corrected import Table, cut, outcomes, put, read, row_of, swap, write

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="each table needs a process of its own")


def again(name: str) -> Callable[[Table], None]:
    """Add a card that is like another one."""

    def change(found: Table) -> None:
        found["card"].append({**row_of(found["card"], name), "id": f"{name}_again"})

    return change


def without(name: str) -> Callable[[Table], None]:
    """Leave out a card."""

    def change(found: Table) -> None:
        found["card"].remove(row_of(found["card"], name))

    return change


def without_category(name: str) -> Callable[[Table], None]:
    """Leave out all improvements of a category."""

    def change(found: Table) -> None:
        found["improvement"] = [row for row in found["improvement"] if row["category"] != name]

    return change


REFUSED: list[tuple[str, Callable[[Table], None], str]] = [
    ("cards", again("monk"), "cards.toml: effect: only one card may be of the kind substitute_in_chain"),
    ("cards", again("miner"), "cards.toml: miner_again cannot be of the set basic"),
    ("cards", again("founders"), "cards.toml: founders_again cannot be of the set founders"),
    (
        "expansions",
        put("priest", "card", 0, "id"),
        "expansions.toml: no card may have the id of another card",
    ),
    ("expansions", without("courier"), "expansions.toml: scoundrels: 5 cards are needed"),
    ("expansions", without("prophet"), "expansions.toml: saints: 5 cards are needed"),
    ("setup", swap("events_by_value", 0, 1), "setup.toml: events_by_value: from the highest `min` down to 0"),
    ("setup", cut("events_by_value", -1), "setup.toml: events_by_value: from the highest `min` down to 0"),
    ("improvements", without_category("trade"), "improvements.toml: improvement: one of the category trade"),
    ("mini", cut("card", -1), "mini.toml: card: two of each suit, and one of the suit none"),
    ("mini", cut("card", 0), "mini.toml: card: two of each suit, and one of the suit none"),
    ("mini", again("wood_male"), "mini.toml: card: two of each suit, and one of the suit none"),
]


def test_what_the_rules_rely_on_is_checked_on_loading(tmp_path: Path) -> None:
    folders = []
    for n, (file, change, _) in enumerate(REFUSED):
        changed = read("villagers", file)
        change(changed)
        folders.append(write(tmp_path / str(n), "villagers", file, changed))
    for found, (file, _, message) in zip(outcomes("villagers", folders), REFUSED, strict=True):
        assert str(found.get("refused", found)).startswith(f"villagers/{message}"), (file, message)
