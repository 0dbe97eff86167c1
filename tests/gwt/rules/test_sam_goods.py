"""GWT-27: how Sam chooses cattle, buildings, tiles and objective cards."""

import pytest

from tests.gwt.build import (
    discard_of,
    display,
    herder,
    market,
    objective_stack,
    objectives,
    put,
    said,
    tile,
    tile_at,
    workers,
)
from tests.gwt.solo import SAM, sams_turn, solo
from wagontrain.gwt.components import TILE_POINTS
from wagontrain.gwt.names import BUILDING, CARD, SPACE
from wagontrain.gwt.state import State

OBJECTIVE = 3
OUTLAW = 4
HAZARD = 5
BUY = 8
BUILD = 9
SHOW_AND_BUY = 12


def bought(cowboys: int, *cards: str, **options_: object) -> list[str]:
    """What Sam buys from a market."""
    s = solo(**options_)
    market(s, *cards)
    workers(s, cowboys=cowboys, seat=SAM)
    sams_turn(s, BUY)
    assert s.seats[SAM].money == 20
    return discard_of(s, SAM)


def built(s: State, builders: int) -> list[tuple[str, str]]:
    """The buildings and spaces that Sam chooses."""
    workers(s, builders=builders, seat=SAM)
    sams_turn(s, BUILD)
    assert s.seats[SAM].money == 20
    new = [(BUILDING.text(args[0]), SPACE.text(args[1])) for args in said(s, "built")]
    return new + [(BUILDING.text(args[1]), SPACE.text(args[2])) for args in said(s, "replaced")]


# -- cattle


@pytest.mark.rule("GWT-27.13")
@pytest.mark.parametrize(
    ("cowboys", "cards", "expected"),
    [
        (4, ["corriente", "corriente", "shorthorn_5", "hereford_7"], ["hereford_7"]),  # 7 points, 6 dollars
        (3, ["corriente", "corriente", "shorthorn_5", "hereford_7"], ["corriente", "corriente"]),
        (2, ["corriente", "shorthorn_5", "hereford_7"], ["corriente"]),  # 12 dollars are too much
        (5, ["shorthorn_5", "shorthorn_4", "hereford_7"], ["shorthorn_5", "shorthorn_4"]),
        (6, ["corriente", "corriente", "hereford_6"], ["corriente", "corriente"]),  # 6 points, fewer cowboys
        (3, ["black_angus"], ["black_angus"]),
        (6, [], []),
    ],
)
def test_sam_buys_what_brings_most_points(cowboys: int, cards: list[str], expected: list[str]) -> None:
    assert bought(cowboys, *cards) == expected


@pytest.mark.rule("GWT-27.13")
def test_of_equal_points_sam_uses_fewer_cowboys() -> None:
    s = solo()
    market(s, "corriente")
    workers(s, cowboys=3, seat=SAM)
    sams_turn(s, BUY)
    assert said(s, "bought") == [(0, CARD.index["corriente"])]


@pytest.mark.rule("GWT-27.22")
@pytest.mark.parametrize(
    ("cowboys", "cards", "expected"),
    [
        (3, ["black_angus", "longhorn", "shorthorn_3"], ["longhorn", "black_angus"]),  # 5 dollars, not 6
        (6, ["longhorn", "corriente", "black_angus"], ["corriente", "longhorn"]),  # within a line most points
        (5, ["shorthorn_3", "shorthorn_5"], ["shorthorn_5", "shorthorn_3"]),
    ],
)
def test_further_ties_of_cattle(cowboys: int, cards: list[str], expected: list[str]) -> None:
    assert bought(cowboys, *cards) == expected


@pytest.mark.rule("GWT-27.22")
def test_sam_may_buy_calves_and_they_never_grow() -> None:
    assert bought(1, "simmental_calf", "longhorn", simmental=True) == ["simmental_calf"]
    assert bought(1, "simmental_calf", "corriente", simmental=True) == ["corriente"]  # 6 dollars, not 8
    s = solo(simmental=True)
    s.seats[SAM].discard = (CARD.index["simmental_calf"],)
    herder(s, "neutral_g", seat=SAM)
    sams_turn(s, OUTLAW)
    assert discard_of(s, SAM) == ["simmental_calf"]
    assert (s.heifers, s.cows) == (8, 8)


# -- buildings


@pytest.mark.rule("GWT-27.14", "GWT-27.23")
@pytest.mark.parametrize(
    ("builders", "number"),
    [
        (1, "1"),  # 1b costs you a green hand, 2b nothing
        (2, "4"),
        (3, "5"),  # 5b or 12b, without hands: the lower number
        (4, "6"),
        (5, "7"),
        (6, "8"),  # 8b or 9b, without hands: the lower number
    ],
)
def test_sam_builds_with_most_builders_then_for_fees_then_by_number(builders: int, number: str) -> None:
    assert built(solo(), builders) == [(number, "build_a1")]


@pytest.mark.rule("GWT-27.14")
def test_a_replacement_counts_its_difference_and_wins_a_tie_by_the_old_tiles_points() -> None:
    s = solo()
    put(s, "build_a1", "1b", seat=SAM)
    put(s, "build_b2", "3b", seat=SAM)
    assert built(s, 3) == [("7", "build_b2")]


@pytest.mark.rule("GWT-27.14", "GWT-27.23")
def test_more_builders_beat_a_tile_with_points() -> None:
    s = solo()
    put(s, "build_b2", "9b", seat=SAM)
    s.seats[SAM].supply = 1 << 9 | 1 << 4
    assert built(s, 3) == [("5", "build_a1")]
    s = solo()
    put(s, "build_b2", "9b", seat=SAM)
    s.seats[SAM].supply = 1 << 9
    assert built(s, 2) == [("10", "build_b2")]


@pytest.mark.rule("GWT-27.14", "GWT-27.23")
@pytest.mark.parametrize(
    ("space", "site"),
    [
        ("start", "build_a1"),
        ("neutral_a", "build_a1"),
        ("build_a1", "build_a2"),  # after the space where it stands
        ("flood_4", "build_b1"),  # risk spaces are skipped
        ("neutral_d", "build_d1"),
        ("neutral_f", "build_f1"),
        ("build_g1", "build_a1"),  # none ahead: again from the start
    ],
)
def test_a_new_tile_goes_to_the_first_empty_space_ahead_of_your_herder(space: str, site: str) -> None:
    s = solo()
    herder(s, space)
    assert built(s, 1) == [("1", site)]


@pytest.mark.rule("GWT-27.14")
def test_the_nearest_space_is_found_by_steps_and_branch_order() -> None:
    s = solo()
    herder(s, "neutral_b")
    put(s, "build_b1", "2a")
    assert built(s, 1) == [("1", "build_b2")]


@pytest.mark.rule("GWT-27.23")
def test_without_a_space_only_replacements_count() -> None:
    s = solo()
    full = [name for name in SPACE.names if name.startswith("build_")]
    for n, name in enumerate(full):
        put(s, name, f"{n % 12 + 1}a")
    assert built(s, 6) == []
    put(s, "build_a3", "1b", seat=SAM)
    assert built(s, 1) == [("4", "build_a3")]


# -- tiles and objectives


@pytest.mark.rule("GWT-27.15")
def test_sam_takes_the_outlaw_of_the_highest_space_and_no_reward() -> None:
    s = solo()
    for n in (1, 6, 2):
        tile(s, f"outlaw_{n}", "outlaw_orange")
    sams_turn(s, OUTLAW)
    assert (tile_at(s, "outlaw_6"), s.seats[SAM].outlaws) == (None, (0, 1))
    assert (s.seats[SAM].money, s.seats[SAM].tokens) == (20, 0)


@pytest.mark.rule("GWT-27.15")
def test_sam_takes_the_dearest_hazard_of_the_fullest_section() -> None:
    s = solo()
    tile(s, "flood_1", "flood_green_4")
    tile(s, "drought_1", "drought_green_2")
    tile(s, "drought_2", "drought_green_3")
    tile(s, "rockfall_1", "rockfall_green_4")
    tile(s, "rockfall_2", "rockfall_green_4")
    sams_turn(s, HAZARD)
    assert tile_at(s, "drought_2") is None
    assert [TILE_POINTS[t] for t in s.seats[SAM].hazards] == [3]
    sams_turn(s, HAZARD)
    assert tile_at(s, "rockfall_1") is None


@pytest.mark.rule("GWT-27.15")
def test_sam_takes_the_objective_nearest_the_stack() -> None:
    s = solo()
    objectives(s, seat=SAM)
    display(s, "obj_09", "obj_02", "obj_03", "obj_04")
    objective_stack(s, "obj_05")
    sams_turn(s, OBJECTIVE)
    assert s.seats[SAM].objectives == (CARD.index["obj_09"],)
    assert CARD.text(s.display[0]) == "obj_05"
    assert said(s, "action_used") == []


@pytest.mark.rule("GWT-27.25")
@pytest.mark.parametrize("card", [OBJECTIVE, OUTLAW, HAZARD, BUY, SHOW_AND_BUY])
def test_nothing_to_take_is_no_effect(card: int) -> None:
    s = solo()
    display(s)
    objective_stack(s)
    objectives(s, seat=SAM)
    sams_turn(s, card)
    sam = s.seats[SAM]
    assert (sam.objectives, sam.outlaws, sam.hazards, sam.discard) == ((), (0, 0), (), ())
