"""Corrected tables: what the rules know follows them by name; an order that must hold is checked."""

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import corrected
from tests.corrected import Table, cut, put, row_of, swap

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="each table needs a process of its own")


def read(file: str) -> Table:
    return corrected.read("gwt", file)


def write(folder: Path, file: str, changed: Table) -> Path:
    return corrected.write(folder, "gwt", file, changed)


def outcome(folder: Path, code: str = "") -> Table:
    return corrected.outcomes("gwt", [folder], code)[0]


# -- what follows the tables


def test_one_objective_card_more_is_an_objective_card(tmp_path: Path) -> None:
    changed = read("objectives")
    changed["card"].append({**changed["card"][0], "id": "obj_25"})
    found = outcome(
        write(tmp_path, "objectives", changed),
        """
import wagontrain
game = wagontrain.game("gwt")
from wagontrain.gwt.names import CARD, OBJECTIVE
starts, stacks = set(), set()
for n in range(40):
    s = game.new(4, str(n))
    starts |= {CARD.text(card) for me in s.seats for card in me.objectives}
    stacks.add(tuple(sorted(CARD.text(card) for card in s.objective_stack + s.display)))
played = [sorted(starts), [list(stack) == sorted(OBJECTIVE.names) for stack in stacks]]
""",
    )
    assert found == {"played": [[f"start_{n}" for n in range(1, 5)], [True]]}


SWAPPED = """
import wagontrain
game = wagontrain.game("gwt")
from tests.gwt.build import asked, card_names, discard_of, foresight, hand, options, play, table, visiting
s = table(simmental=True)
foresight(s, *[None] * 6)
hand(s, "simmental_calf", "simmental_heifer", "criollo")
visiting(s, "kansas_city")
steps = [options(s)]
play(s, "grow simmental_calf")
steps.append(options(s))
play(s, "grow simmental_heifer")
played = [*steps, discard_of(s)]
"""


@pytest.mark.parametrize("order", ["as printed", "reversed", "shuffled"])
def test_the_simmental_stages_are_known_by_name_wherever_they_stand(tmp_path: Path, order: str) -> None:
    changed = read("cattle")
    if order == "reversed":
        changed["card"].reverse()
    elif order == "shuffled":
        random.Random(order).shuffle(changed["card"])
    assert outcome(write(tmp_path, "cattle", changed), SWAPPED) == {
        "played": [
            ["pass", "grow simmental_calf"],
            ["pass", "grow simmental_heifer"],
            ["simmental_heifer", "simmental_cow", "criollo"],
        ]
    }


def test_bounties_belong_to_their_spaces_in_any_order(tmp_path: Path) -> None:
    changed = read("bounties")
    changed["bounty"].reverse()
    code = "from wagontrain.gwt.components import *; played = [BOUNTY_DOLLARS, BOUNTY_TOKENS]"
    wanted = [[0, 1, 2, 3, 4, 5, 6, 8, 10], [1, 0, 0, 0, 0, 0, 0, 0, 0]]
    assert outcome(write(tmp_path, "bounties", changed), code) == {"played": wanted}


def test_a_fixed_layout_puts_each_neutral_building_on_its_letter(tmp_path: Path) -> None:
    changed = read("buildings")
    changed["neutral"].reverse()
    code = """
from tests.gwt.build import table, tile_at
s = table()
played = [tile_at(s, f"neutral_{letter}") for letter in "abcdefg"]
"""
    assert outcome(write(tmp_path, "buildings", changed), code) == {"played": list("abcdefg")}


def test_outlaws_count_by_their_color(tmp_path: Path) -> None:
    changed = read("tiles")
    changed["tile"][-1], changed["tile"][-2] = changed["tile"][-2], changed["tile"][-1]
    code = """
from tests.gwt.build import doing, play, points, table, tile
s = table()
tile(s, "outlaw_4", "outlaw_orange")
doing(s, "outlaw")
play(s, "outlaw 4")
played = list(s.seats[0].outlaws)
"""
    assert outcome(write(tmp_path, "tiles", changed), code) == {"played": [0, 1]}


def test_more_cards_drawn_by_an_icon_are_actions_of_their_own(tmp_path: Path) -> None:
    changed = read("effects")
    row_of(changed["effect"], "draw_3")["max"] = 9
    code = """
from tests.gwt.build import doing, options, play, table
s = table()
doing(s, "draw_3")
before = options(s)
play(s, "draw 9")
played = [before, len(s.seats[0].hand)]
"""
    assert outcome(write(tmp_path, "effects", changed), code) == {
        "played": [[f"draw {n}" for n in range(1, 10)], 9]
    }


# -- what must hold


REFUSED: list[tuple[str, Callable[[Table], None], str]] = [
    ("cattle", cut("card", 4), "cattle.toml: card: there must be a row with the id 'simmental_calf'"),
    ("cattle", put("obj_01", "card", 0, "id"), "objectives.toml: no card may have the id of another card"),
    ("cattle", put(1, "card", 0, "open"), "cattle.toml: open: only simmental_heifer and simmental_cow lie"),
    ("objectives", cut("card", 3, "effect"), "objectives.toml: card: each needs an effect"),
    ("objectives", cut("start", 0), "objectives.toml: start: at least 4 cards are needed"),
    ("buildings", swap("private", 0, 1), "buildings.toml: private: the ids must be 1a, 1b, 2a, 2b"),
    (
        "buildings",
        put([["hire"]] * 4, "neutral", 0, "actions"),
        "buildings.toml: actions: 1 to 3 local actions",
    ),
    (
        "buildings",
        put("x", "neutral", 0, "id"),
        "trail.toml: space: there must be a row with the id 'neutral_x'",
    ),
    ("trail", swap("space", 1, 2), "trail.toml: a space must stand before its `next`"),
    ("trail", put("outlaw", "space", 5, "risk"), "trail.toml: a risk action belongs to a space for private"),
    ("trail", put(7, "space", 5, "number"), "trail.toml: flood spaces must have the numbers 1, 2, 3"),
    ("board", swap("workers", 0, 1), "board.toml: workers: the rows must be cowboy, builder, engineer"),
    ("board", put([0, 1, 2], "certificate_track"), "board.toml: '3' is none of 0, 1, 2"),
    ("tiles", swap("tile", 0, 3), "tiles.toml: the first rows, and no others, must be the workers"),
    ("tiles", put([1, 11, 7], "tile", 0, "bags"), "tiles.toml: bag 1 must hold no workers"),
    ("tiles", put([1, 1, 0], "tile", 4, "bags"), "tiles.toml: bag 2 must hold workers only"),
    ("tiles", put([1, 1], "tile", 4, "bags"), "tiles.toml: bags: 3 numbers expected"),
    ("jobs", swap("row", 0, 1), "jobs.toml: row: the ids must be 1, 2, 3 ... in this order"),
    ("jobs", put("plain", "row", 11, "arrow"), "jobs.toml: the last row, and no other, must have the green"),
    ("setup", put(5, "by_players", "2", "job_market_columns_used"), "setup.toml: job_market_columns_used"),
    ("setup", put(60, "by_players", "3", "initial_tiles_from_bag_1"), "setup.toml: initial_tiles_from_bag_1"),
    ("effects", put(0, "effect", 22, "cost"), "effects.toml: 'build_at_2': cost: at least 1"),
    ("effects", put(100, "effect", 24, "cost"), "effects.toml: cost: from 0 to 99, not 100"),
    ("jobs", put(-1, "row", 0, "cost"), "jobs.toml: cost: from 0 to 99, not -1"),
    ("railroad", swap("station", 4, 5), "railroad.toml: stations with `master` must stand first"),
    ("railroad", put(77, "station", 0, "turnout_after"), "railroad.toml: '77t' is none of 0, 1, 2"),
    ("cities", swap("city", 8, 9), "cities.toml: city: the rows must go by value, upward, and new_york"),
    ("masters", put(0, "master", 1, "every"), "masters.toml: every: at least 1"),
    ("sam", swap("card", 0, 1), "sam.toml: card: the ids must be 1, 2, 3 ... in this order"),
    ("sam", put([16], "difficulty", 0, "removed"), "sam.toml: difficulty: removed: there is no such card"),
    ("scoring", put(0, "dollars_per_point"), "scoring.toml: dollars_per_point: at least 1"),
]


def test_an_order_that_must_hold_is_checked_on_loading(tmp_path: Path) -> None:
    folders = []
    for n, (file, change, _) in enumerate(REFUSED):
        changed = read(file)
        change(changed)
        folders.append(write(tmp_path / str(n), file, changed))
    for found, (file, _, message) in zip(corrected.outcomes("gwt", folders), REFUSED, strict=True):
        assert str(found.get("refused", found)).startswith(f"gwt/{message}"), (file, message)
