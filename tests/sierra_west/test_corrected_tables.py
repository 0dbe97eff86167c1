"""Corrected tables: rows that the rules know by their places stand there, and sets are whole."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.corrected import Table, cut, outcomes, put, read, row_of, swap, write

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="each table needs a process of its own")


def last_out(array: str) -> Callable[[Table], None]:
    """Leave out the last row."""
    return cut(array, -1)


def again(name: str) -> Callable[[Table], None]:
    """Add a card that is like another one."""

    def change(found: Table) -> None:
        found["card"].append({**row_of(found["card"], name), "id": f"{name}_again"})

    return change


def unmarked(name: str) -> Callable[[Table], None]:
    """Take the mark of a special card away."""

    def change(found: Table) -> None:
        row_of(found["special"], name)["mark"] = ""

    return change


REFUSED: list[tuple[str, Callable[[Table], None], str]] = [
    ("cards", again("ah01"), "cards.toml: card: 15 of the deck mountain are needed for apple_hill"),
    ("boards", swap("trail_space", 1, 2), "boards.toml: trail_space: by `space` the rows must be 0, 1, 2"),
    (
        "boards",
        swap("orchard_track", 0, 1),
        "boards.toml: orchard_track: by `id` the rows must be green, red",
    ),
    ("boards", last_out("orchard_track"), "boards.toml: orchard_track: by `id` the rows must be green, red"),
    ("boards", swap("homestead_track", 0, 1), "boards.toml: homestead_track: by `id`"),
    ("boards", put("left.2", "paid_space", 0, "space"), "boards.toml: paid_space: each must be on the tan"),
    ("boards", put("right.3", "paid_space", 0, "space"), "boards.toml: paid_space: no space may come twice"),
    (
        "boards",
        put(["right", "middle", "left"], "player_board", "slots"),
        "boards.toml: player_board: by `slots`",
    ),
    (
        "cabins",
        swap("market_space", 0, 1),
        "cabins.toml: market_space: by `space` the rows must be 1, 2, 3, 4",
    ),
    ("cabins", swap("cabin", 0, 1), "cabins.toml: cabin: by `id`"),
    ("animals", swap("animal", 0, 1), "animals.toml: animal: by `id` the rows must be rabbit, beaver"),
    ("modes", swap("fish", 0, 1), "modes.toml: fish: by `id` the rows must be trout, salmon, bass"),
    ("modes", last_out("fish"), "modes.toml: fish: by `id` the rows must be trout, salmon, bass"),
    ("modes", swap("item", 0, 1), "modes.toml: item: by `id`"),
    (
        "mountain",
        last_out("special_slots"),
        "mountain.toml: special_slots: by `players` the rows must be 2, 3",
    ),
    ("mountain", put(["r2p1"], "special_slots", 0, "upper"), "mountain.toml: special_slots: there must be 5"),
    ("supply", swap("players", 0, 1), "supply.toml: players: by `players` the rows must be 2, 3, 4"),
    ("supply", put([1, 2, 2, 2], "players", 0, "outlaws"), "supply.toml: outlaws: 5 numbers"),
    ("supply", put(9, "players", 2, "outlaws", 0), "supply.toml: outlaws: there are fewer tokens"),
    ("supply", put(2, "hand", "normal"), "supply.toml: hand: 3 cards, 4 with advanced planning"),
    ("specials", last_out("special"), "specials.toml: special: one outpost marked V is needed, not 0"),
    ("specials", cut("special", 0), "specials.toml: apple_hill: there must be 6 special cards"),
    ("specials", unmarked("mine_campfire"), "specials.toml: gold_rush: one must be marked campfire"),
    ("cards", last_out("card"), "cards.toml: card: 15 of the deck mountain are needed for outlaws_outposts"),
    (
        "cards",
        put("mountain", "card", 8, "deck"),
        "cards.toml: card: one of the deck mode_starting is needed",
    ),
]


def test_an_order_that_must_hold_is_checked_on_loading(tmp_path: Path) -> None:
    folders = []
    for n, (file, change, _) in enumerate(REFUSED):
        changed = read("sierra_west", file)
        change(changed)
        folders.append(write(tmp_path / str(n), "sierra_west", file, changed))
    for found, (file, _, message) in zip(outcomes("sierra_west", folders), REFUSED, strict=True):
        assert str(found.get("refused", found)).startswith(f"sierra_west/{message}"), (file, message)
