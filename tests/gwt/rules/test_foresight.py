"""GWT-6 and GWT-23: foresight, job market, and the end of the game."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    bags,
    doing,
    foresight,
    fresh,
    herder_of,
    jobs,
    market,
    market_of,
    market_stack,
    options,
    play,
    reasons,
    said,
    table,
    tile,
    tile_at,
    visiting,
)
from wagontrain.gwt import GAME
from wagontrain.gwt.components import JOB_COLUMNS
from wagontrain.gwt.names import EMPTY, TILE
from wagontrain.gwt.rules.foresight import place_worker
from wagontrain.gwt.state import State

WORKERS = ("cowboy", "builder", "engineer", "cowboy", "builder", "engineer")


def at_foresight(*tiles: str | None, seats: int = 2, placed: int | None = None) -> State:
    """Seat 0 in Kansas City with these foresight tiles; this many workers are already in the job market."""
    s = table(seats)
    foresight(s, *tiles)
    if placed is not None:
        s.placed = placed
    visiting(s, "kansas_city")
    return s


def last_but(count: int, *tiles: str | None, seats: int = 2) -> State:
    """Seat 0 in Kansas City when this many spaces of the job market are left."""
    return at_foresight(*tiles, seats=seats, placed=12 * seats - count)


@pytest.mark.rule("GWT-6.1", "GWT-6.12")
def test_one_tile_of_each_column_moves_and_the_other_stays_where_it_is() -> None:
    s = at_foresight("flood_green_2", "outlaw_green", *WORKERS[:4])
    assert options(s) == ["foresight 1", "foresight 2"]
    assert reasons(s, "foresight 3") == ["GWT-6.1"]
    play(s, "foresight 2")
    assert tile_at(s, "outlaw_1") == "outlaw_green"
    assert options(s) == ["foresight 3", "foresight 4"]
    play(s, "foresight 3")
    assert options(s) == ["foresight 5", "foresight 6"]
    play(s, "foresight 6")
    assert [s.foresight[i] == EMPTY for i in range(6)] == [False, True, True, False, False, True]
    assert TILE.text(s.foresight[0]) == "flood_green_2"


@pytest.mark.rule("GWT-6.2")
def test_a_single_tile_is_taken_and_an_empty_column_skipped() -> None:
    s = at_foresight("flood_green_2", None, None, None, None, "cowboy")
    assert options(s) == ["foresight 1"]
    assert reasons(s, "foresight 2") == ["GWT-6.2"]
    play(s, "foresight 1")
    assert options(s) == ["foresight 6"]


@pytest.mark.rule("GWT-6.3")
def test_outlaws_go_to_the_lowest_empty_space() -> None:
    s = at_foresight("outlaw_green", "outlaw_orange", *WORKERS[:4])
    tile(s, "outlaw_1", "outlaw_green")
    tile(s, "outlaw_3", "outlaw_green")
    play(s, "foresight 2")
    assert tile_at(s, "outlaw_2") == "outlaw_orange"


@pytest.mark.rule("GWT-6.3", "GWT-6.11")
def test_an_outlaw_without_a_space_leaves_the_game() -> None:
    s = at_foresight("outlaw_green", "outlaw_orange", *WORKERS[:4])
    for n in range(1, 10):
        tile(s, f"outlaw_{n}", "outlaw_green")
    assert options(s) == ["foresight 1", "foresight 2"]
    play(s, "foresight 2")
    assert [TILE.text(t) for t in s.gone_tiles] == ["outlaw_orange"]
    assert asked(s) == "choose-foresight 0"


@pytest.mark.rule("GWT-6.4", "GWT-6.11")
def test_hazards_go_to_the_lowest_empty_space_of_their_own_section() -> None:
    s = at_foresight("drought_green_4", "flood_green_2", *WORKERS[:4])
    tile(s, "drought_1", "drought_green_2")
    play(s, "foresight 1")
    assert tile_at(s, "drought_2") == "drought_green_4"
    s = at_foresight("drought_green_4", "flood_green_2", *WORKERS[:4])
    for n in (1, 2, 3, 4):
        tile(s, f"drought_{n}", "drought_green_2")
    play(s, "foresight 1")
    assert [TILE.text(t) for t in s.gone_tiles] == ["drought_green_4"]


@pytest.mark.rule("GWT-6.5", "GWT-6.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_workers_fill_the_rightmost_columns_from_left_to_right(seats: int) -> None:
    s = fresh(seats)
    for _ in range(12 * seats - s.placed):
        row, column = divmod(s.placed, seats)
        place_worker(s, 0, 1)
        assert s.jobs[row * 4 + 4 - seats + column] == 1
    assert [cell for cell in range(48) if s.jobs[cell] != EMPTY and cell % 4 < 4 - seats] == []
    assert seats == JOB_COLUMNS[seats]


@pytest.mark.rule("GWT-6.7")
def test_a_worker_on_the_tokens_space_opens_its_row() -> None:
    s = table()
    s.seats[0].money = 100
    jobs(s, ["cowboy", "cowboy"], ["builder"], filled=3)
    doing(s, "hire")
    assert options(s) == ["hire 1 cowboy"]
    place_worker(s, 0, 2)
    assert options(s) == ["hire 1 cowboy", "hire 2 builder", "hire 2 engineer"]


@pytest.mark.rule("GWT-6.8", "GWT-26.5")
@pytest.mark.parametrize("row", [6, 9])
def test_yellow_arrows_refill_the_cattle_market(row: int) -> None:
    for cards, stack, after in ((2, 9, 7), (7, 9, 7), (9, 9, 9), (2, 3, 5), (2, 0, 2)):
        s = table()
        market(s, *["longhorn"] * cards)
        market_stack(s, *["corriente"] * stack)
        s.placed = row * 2 - 2
        place_worker(s, 0, 0)
        assert len(market_of(s)) == cards
        place_worker(s, 0, 0)
        assert len(market_of(s)) == after


@pytest.mark.rule("GWT-6.8", "GWT-25.1")
def test_the_simmental_market_is_refilled_to_its_own_size() -> None:
    s = table(3, simmental=True)
    market(s)
    s.placed = 17
    place_worker(s, 0, 0)
    assert len(s.market) == 12


@pytest.mark.rule("GWT-6.8")
def test_other_arrows_refill_nothing() -> None:
    for row in (2, 3, 4, 5, 7, 8, 10, 11):
        s = table()
        market(s)
        s.placed = row * 2 - 1
        place_worker(s, 0, 0)
        assert (len(s.market), s.turns_left) == (0, -1)


@pytest.mark.rule("GWT-6.9", "GWT-23.1", "GWT-24.11")
def test_the_green_arrow_triggers_the_end_and_gives_the_token() -> None:
    s = last_but(1, "flood_green_2", "outlaw_green", *WORKERS[:4])
    play(s, "foresight 1")
    assert s.turns_left == -1
    play(s, "foresight 3")
    assert (s.turns_left, s.token_owner) == (2, 0)
    assert GAME.scores(s)[0].parts["job_token"] == 2
    assert GAME.scores(s)[1].parts["job_token"] == 0


@pytest.mark.rule("GWT-6.10", "GWT-23.7")
def test_hired_workers_leave_holes_and_never_move_the_token() -> None:
    s = table()
    jobs(s, ["cowboy", "builder"], ["engineer"], filled=3)
    doing(s, "hire")
    play(s, "hire 1 cowboy")
    assert s.placed == 3
    place_worker(s, 0, 1)
    assert s.jobs[:8] == (EMPTY, EMPTY, EMPTY, 1, EMPTY, EMPTY, 2, 1)
    assert said(s, "end_triggered") == []


@pytest.mark.rule("GWT-23.2")
def test_after_a_trigger_in_sub_phase_two_no_worker_may_be_chosen_in_three() -> None:
    s = last_but(1, "flood_green_2", "outlaw_green", "cowboy", "builder", "outlaw_green", "engineer")
    play(s, "foresight 1", "foresight 3")
    assert options(s) == ["foresight 5"]
    assert reasons(s, "foresight 6") == ["GWT-23.3"]
    s = last_but(1, "flood_green_2", "outlaw_green", "cowboy", "builder", "cowboy", "engineer")
    bags(s, ["flood_green_3"], ["cowboy", "cowboy"], ["builder"])
    play(s, "foresight 1", "foresight 3")
    assert asked(s) == "choose-city 0"
    play(s, "deliver kansas_city", "disc dollar")
    assert [TILE.text(t) for t in s.foresight] == [
        "flood_green_3",
        "outlaw_green",
        "cowboy",
        "builder",
        "cowboy",
        "engineer",
    ]
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-23.3", "GWT-23.4", "GWT-23.6")
def test_everybody_else_has_one_more_turn() -> None:
    s = last_but(1, "flood_green_2", None, "cowboy", "builder", "outlaw_green", "engineer", seats=3)
    play(s, "foresight 1", "foresight 3", "foresight 5", "deliver kansas_city", "disc dollar")
    for seat in (1, 2):
        assert asked(s) == f"move-herder {seat}"
        assert GAME.end_reason(s) == ""
        play(s, options(s, "move")[0], "pass")
    assert GAME.to_act(s) == -1
    assert GAME.end_reason(s) == "job-market-full"
    assert said(s, "game_ended") == [()]


@pytest.mark.rule("GWT-23.3", "GWT-23.6")
def test_kansas_city_in_a_last_turn_leaves_workers_alone() -> None:
    s = at_foresight("flood_green_2", None, "cowboy", "builder", "outlaw_green", "engineer", placed=24)
    s.turns_left = 1
    s.token_owner = 1
    bags(s, ["flood_black_2", "flood_black_3"], [], ["outlaw_orange"])
    play(s, "foresight 1")
    assert options(s) == ["foresight 5"]
    play(s, "foresight 5", "deliver kansas_city", "disc dollar")
    assert [t != EMPTY for t in s.foresight] == [True] * 6
    assert GAME.to_act(s) == -1


@pytest.mark.rule("GWT-23.4")
def test_the_starting_seat_does_not_matter_for_the_end() -> None:
    for first in (0, 1):
        s = last_but(1, "flood_green_2", None, "cowboy", None, None, None)
        s.first = first
        play(s, "foresight 1", "foresight 3", "deliver kansas_city", "disc dollar")
        play(s, options(s, "move")[0], "pass")
        assert GAME.to_act(s) == -1


@pytest.mark.rule("GWT-23.5")
def test_the_last_space_may_be_filled_in_sub_phase_three() -> None:
    s = last_but(2, "flood_green_2", None, "cowboy", None, "builder", None)
    play(s, "foresight 1", "foresight 3")
    assert s.turns_left == -1
    play(s, "foresight 5")
    assert (s.turns_left, s.token_owner) == (2, 0)
    assert asked(s) == "choose-city 0"


@pytest.mark.rule("GWT-11.8", "GWT-23.6")
def test_all_twelve_rows_are_open_once_the_token_has_left() -> None:
    s = table()
    s.seats[0].money = 100
    jobs(s, *[["cowboy", "builder"]] * 12)
    s.turns_left = 1
    at_neutral(s, "a")
    play(s, "use hire")
    assert "hire 12 cowboy" in options(s)
    assert len(options(s)) == 24


@pytest.mark.rule("GWT-8.11", "GWT-8.14")
def test_after_the_delivery_the_herder_starts_anew_and_foresight_is_refilled() -> None:
    s = at_foresight("flood_green_2", "outlaw_green", *WORKERS[:4])
    bags(s, ["flood_black_2"], [], ["outlaw_orange"])
    play(s, "foresight 1", "foresight 3", "foresight 5", "deliver kansas_city", "disc dollar")
    assert herder_of(s) == "start"
    names = [None if t == EMPTY else TILE.text(t) for t in s.foresight]
    assert names == ["flood_black_2", "outlaw_green", None, "builder", "outlaw_orange", "cowboy"]
    assert [args[0] for args in said(s, "foresight_filled")] == [0, 4]


@pytest.mark.rule("GWT-6.13")
def test_what_a_tile_sets_off_happens_before_the_next_sub_phase() -> None:
    s = at_foresight("flood_green_2", None, "cowboy", None, "builder", None, placed=11)
    market(s)
    market_stack(s, *["longhorn"] * 9)
    play(s, "foresight 1", "foresight 3")
    assert len(market_of(s)) == 7
    assert asked(s) == "choose-foresight 0"
    assert s.placed == 12
