"""GWT-27: what Sam's cards do, how he hires, and how his engine runs."""

import pytest

from tests.gwt.build import (
    discard_of,
    engine,
    engine_of,
    jobs,
    market,
    market_stack,
    objectives,
    only_discs,
    options,
    play,
    said,
    slots,
    stations,
    stations_of,
    tile,
    tile_at,
    visiting,
    workers,
)
from tests.gwt.solo import SAM, sams_turn, solo, specialized
from wagontrain.gwt.names import EMPTY, WORKER
from wagontrain.gwt.state import State

HIRE = 1
ENGINE = 2
HIRE_SPECIALIST = 6
ENGINEER_AND_ENGINE = 11
SHOW_AND_BUY = 12


def stocked() -> State:
    """A solo game with something for each of Sam's cards."""
    s = solo()
    jobs(s, ["cowboy", "builder"], ["engineer", "cowboy"])
    market(s, "longhorn", "corriente")
    market_stack(s, "hereford_7", "hereford_6", "shorthorn_5")
    tile(s, "outlaw_1", "outlaw_green")
    tile(s, "rockfall_1", "rockfall_green_3")
    objectives(s, seat=SAM)
    return s


def changes(card: int, kind: str) -> list[str]:
    """What a card changes besides Sam's place, when he is specialized in a type."""
    s = stocked()
    specialized(s, kind)
    sams_turn(s, card)
    sam = s.seats[SAM]
    found = {
        "worker": sum(sam.workers) > 3,
        "engine": sam.engine > 0,
        "objective": bool(sam.objectives),
        "outlaw": sam.outlaws != (0, 0),
        "hazard": bool(sam.hazards),
        "cattle": bool(sam.discard),
        "building": sam.supply.bit_count() < 12,
        "market": len(s.market_stack) < 3,
    }
    return [name for name, changed in found.items() if changed]


def hired(s: State, card: int) -> list[tuple[int, str]]:
    """The rows and types of the workers that a card hires."""
    sams_turn(s, card)
    return [(args[0] + 1, WORKER.text(args[1])) for args in said(s, "hired")]


# -- cards


@pytest.mark.rule("GWT-27.10")
@pytest.mark.parametrize(
    ("card", "only", "expected"),
    [
        (1, None, ["worker"]),
        (2, None, ["engine"]),
        (3, None, ["objective"]),
        (4, None, ["outlaw"]),
        (5, None, ["hazard"]),
        (6, None, ["worker"]),
        (7, None, ["engine"]),
        (8, None, ["cattle"]),
        (9, None, ["building"]),
        (10, "builder", ["building"]),
        (11, "engineer", ["worker", "engine"]),
        (12, "cowboy", ["market"]),  # with one cowboy less nothing can be bought
        (13, "cowboy", ["cattle"]),
        (14, "engineer", ["engine"]),
        (15, "builder", ["building"]),
    ],
)
def test_what_each_card_does_and_for_which_specialization(
    card: int, only: str | None, expected: list[str]
) -> None:
    for kind in WORKER.names:
        assert changes(card, kind) == (expected if only in (None, kind) else [])


@pytest.mark.rule("GWT-27.10")
@pytest.mark.parametrize(("cowboys", "expected"), [(5, ["hereford_6"]), (4, ["corriente", "longhorn"])])
def test_card_twelve_turns_up_two_cards_and_buys_with_one_cowboy_less(
    cowboys: int, expected: list[str]
) -> None:
    s = stocked()
    workers(s, cowboys=cowboys, seat=SAM)
    sams_turn(s, SHOW_AND_BUY)
    assert discard_of(s, SAM) == expected
    assert len(s.market_stack) == 1


# -- hiring


@pytest.mark.rule("GWT-27.11")
def test_sam_hires_from_the_cheapest_row_for_nothing() -> None:
    s = solo()
    jobs(s, ["builder"], ["builder"], ["builder"], ["engineer"], ["builder"])
    assert hired(s, HIRE) == [(4, "engineer")]
    assert s.seats[SAM].money == 20
    assert s.seats[SAM].workers == (1, 1, 2)


@pytest.mark.rule("GWT-27.11", "GWT-27.21")
def test_of_a_rows_workers_he_takes_the_specialization_else_the_leftmost() -> None:
    s = solo()
    jobs(s, ["engineer", "builder"], filled=2)
    specialized(s, "builder")
    assert hired(s, HIRE) == [(1, "builder")]
    s = solo()
    jobs(s, ["engineer", "builder"], filled=2)
    assert hired(s, HIRE) == [(1, "engineer")]


@pytest.mark.rule("GWT-27.21")
def test_of_rows_of_equal_cost_he_takes_the_upper() -> None:
    s = solo()
    jobs(s, ["engineer"], ["cowboy"])
    assert hired(s, HIRE) == [(1, "engineer")]


@pytest.mark.rule("GWT-27.11", "GWT-27.21")
def test_a_full_row_is_passed_over_and_an_empty_market_gives_nothing() -> None:
    s = solo()
    jobs(s, ["cowboy", "cowboy"], ["cowboy"], ["builder"])
    workers(s, cowboys=6, seat=SAM)
    assert hired(s, HIRE) == [(3, "builder")]
    s = solo()
    assert hired(s, HIRE) == []
    jobs(s, ["cowboy", "cowboy"], ["cowboy"], filled=3)
    workers(s, cowboys=6, seat=SAM)
    assert hired(s, HIRE_SPECIALIST) == []


@pytest.mark.rule("GWT-27.11", "GWT-27.21")
def test_sams_workers_bring_no_immediate_action() -> None:
    s = stocked()
    workers(s, cowboys=3, seat=SAM)
    assert hired(s, HIRE) == [(1, "cowboy")]
    assert tile_at(s, "rockfall_1") == "rockfall_green_3"
    assert s.seats[SAM].hazards == ()


@pytest.mark.rule("GWT-27.11")
@pytest.mark.parametrize(("before", "after"), [((2, 2, 1), "builder"), ((3, 2, 1), "cowboy")])
def test_the_specialization_moves_to_a_type_that_is_more_numerous(
    before: tuple[int, int, int], after: str
) -> None:
    s = solo()
    jobs(s, ["builder"])
    s.seats[SAM].workers = before
    sams_turn(s, HIRE)
    assert WORKER.text(s.specialization) == after


@pytest.mark.rule("GWT-27.21")
@pytest.mark.parametrize(
    ("rows", "expected"),
    [
        (
            [["builder", "builder"], ["builder"], ["cowboy"]],
            [(3, "cowboy")],
        ),  # the specialization, though dear
        ([["engineer", "builder"], ["builder"], []], [(1, "builder")]),  # most tiles for hire
        ([["engineer", "builder"], [], []], [(1, "builder")]),  # in a tie the builder comes first
    ],
)
def test_card_six_hires_the_specialization_else_the_commonest(
    rows: list[list[str]], expected: list[tuple[int, str]]
) -> None:
    s = solo()
    jobs(s, *rows)
    assert hired(s, HIRE_SPECIALIST) == expected


@pytest.mark.rule("GWT-27.21")
def test_card_six_counts_only_types_that_he_can_place() -> None:
    s = solo()
    jobs(s, ["builder", "builder"], ["engineer"], filled=4)
    workers(s, cowboys=6, builders=6, seat=SAM)
    assert hired(s, HIRE_SPECIALIST) == [(2, "engineer")]


@pytest.mark.rule("GWT-27.21")
def test_card_eleven_hires_an_engineer_if_it_can_and_moves_the_engine_anyway() -> None:
    s = solo()
    specialized(s, "engineer")
    jobs(s, ["cowboy", "builder"], ["engineer"], ["engineer"], filled=6)
    assert hired(s, ENGINEER_AND_ENGINE) == [(2, "engineer")]
    assert engine_of(s, SAM) == "2"
    s = solo()
    specialized(s, "engineer")
    assert hired(s, ENGINEER_AND_ENGINE) == []
    assert engine_of(s, SAM) == "1"


# -- the engine


@pytest.mark.rule("GWT-27.12")
def test_the_first_station_without_his_disc_stops_sam() -> None:
    s = solo()
    slots(s, "sm_1", "sm_2", "sm_3", "sm_4", "sm_5")
    workers(s, engineers=6, seat=SAM)
    engine(s, "2", seat=SAM)
    sams_turn(s, ENGINE)
    assert engine_of(s, SAM) == "4t"
    assert stations_of(s, SAM) == [1]
    assert s.masters[0] == EMPTY
    sam = s.seats[SAM]
    assert (sam.workers, sam.masters, sam.money, sam.discs.bit_count()) == ((1, 1, 6), 0, 20, 13)
    sams_turn(s, ENGINE)
    assert (engine_of(s, SAM), stations_of(s, SAM)) == ("7t", [1, 2])


@pytest.mark.rule("GWT-27.12", "GWT-27.25")
def test_else_sam_goes_the_full_distance() -> None:
    s = solo()
    workers(s, engineers=4, seat=SAM)
    stations(s, 1, seat=SAM)
    engine(s, "2", seat=SAM)
    engine(s, "5")
    sams_turn(s, ENGINE)
    assert engine_of(s, SAM) == "7"
    s = solo()
    workers(s, engineers=2, seat=SAM)
    engine(s, "2", seat=SAM)
    sams_turn(s, ENGINE)
    assert engine_of(s, SAM) == "4"


@pytest.mark.rule("GWT-27.12")
@pytest.mark.parametrize(
    ("own", "yours", "goal"),
    [([], "0", "4t"), ([1], "7t", "10t"), ([1, 2, 3, 4, 5, 6, 7, 8, 9], "38", "37")],
)
def test_from_39_sam_goes_back_to_the_earliest_open_turnout(own: list[int], yours: str, goal: str) -> None:
    s = solo()
    engine(s, "36", seat=SAM)
    engine(s, yours)
    stations(s, *own, seat=SAM)
    workers(s, engineers=6, seat=SAM)
    sams_turn(s, ENGINE)
    assert engine_of(s, SAM) == goal
    assert 10 in stations_of(s, SAM)
    assert len(stations_of(s, SAM)) == min(10, len(own) + 2)


@pytest.mark.rule("GWT-27.24")
def test_without_discs_a_stop_at_a_station_places_none() -> None:
    s = solo()
    slots(s, "sm_1", "sm_2", "sm_3", "sm_4", "sm_5")
    only_discs(s, seat=SAM)
    engine(s, "4", seat=SAM)
    sams_turn(s, ENGINE)
    assert (engine_of(s, SAM), stations_of(s, SAM)) == ("4t", [])
    assert EMPTY not in s.masters


@pytest.mark.rule("GWT-27.25")
def test_engines_skip_each_other() -> None:
    s = solo()
    engine(s, "1")
    sams_turn(s, ENGINE)
    assert engine_of(s, SAM) == "2"
    visiting(s, "neutral_g")
    play(s, "use engine_by_engineers")
    assert options(s) == ["engine 3"]
