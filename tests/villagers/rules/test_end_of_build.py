"""VIL-10: the end of build."""

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_end,
    hand,
    happened,
    node,
    options,
    play,
    resolve,
    resolving,
    table,
    village,
    village_of,
)
from wagontrain.villagers.village import remove_card, visible_food


@pytest.mark.rule("VIL-10.1")
def test_founders_turn_to_food_where_the_village_shows_none() -> None:
    s = table(2)
    village(s, 0, "founders", "chandler")
    village(s, 1, "founders", "hunter")
    at_end(s)
    assert village_of(s, 0) == ["founders_food", "chandler"]
    assert village_of(s, 1) == ["founders", "hunter"]


@pytest.mark.rule("VIL-10.1")
def test_turning_is_no_choice() -> None:
    s = table(2)
    village(s, 0, "founders")
    at_end(s)
    assert asked(s) == "draft 1"
    assert happened(s).count("founders-turned") == 2


@pytest.mark.rule("VIL-10.2")
def test_founders_do_not_turn_back_when_there_is_other_food() -> None:
    s = table(2)
    village(s, 0, "founders_food", "hunter")
    at_end(s)
    assert village_of(s, 0) == ["founders_food", "hunter"]
    assert "turn gold" not in options(s)


@pytest.mark.rule("VIL-10.2")
def test_founders_turn_once() -> None:
    s = table(2)
    village(s, 0, "founders")
    village(s, 1, "founders_food")
    at_end(s)
    at_end(s)
    assert village_of(s, 0) == ["founders_food"]
    assert happened(s).count("founders-turned") == 1


@pytest.mark.rule("VIL-10.3", "VIL-RUL-10")
def test_covered_founders_turn_too_and_work_once_uncovered() -> None:
    s = table(2)
    village(s, 0, ["founders", "monk=swineherd"])
    at_end(s)
    assert village_of(s, 0) == ["founders_food", "monk"]
    assert visible_food(s.seats[0]) == 0
    remove_card(s.seats[0], node(s, 0, "monk"))
    assert visible_food(s.seats[0]) == 1


@pytest.mark.rule("VIL-RUL-10")
def test_by_the_other_reading_covered_founders_stay() -> None:
    s = table(2, covered_founders="stay")
    village(s, 0, ["founders", "monk=swineherd"])
    village(s, 1, "founders")
    at_end(s)
    assert village_of(s, 0) == ["founders", "monk"]
    assert village_of(s, 1) == ["founders_food"]


@pytest.mark.rule("VIL-10.4")
@pytest.mark.parametrize(("first", "after"), [(0, 1), (1, 2), (2, 0)])
def test_the_marker_goes_to_the_left(first: int, after: int) -> None:
    s = table(3)
    at_end(s, first)
    assert s.first == after


@pytest.mark.rule("VIL-10.5")
def test_without_a_market_the_next_draft_phase_begins_with_the_new_first_player() -> None:
    s = table(3)
    at_end(s, 1)
    assert asked(s) == "draft 2"


@pytest.mark.rule("VIL-10.6")
def test_the_check_waits_for_the_last_player() -> None:
    s = table(2)
    village(s, 0, "founders")
    at_build(s)
    play(s, "end")
    assert village_of(s, 0) == ["founders"]
    play(s, "end")
    assert village_of(s, 0) == ["founders_food"]


@pytest.mark.rule("VIL-10.6")
def test_food_placed_and_covered_in_the_turn_does_not_count() -> None:
    s = table(2)
    village(s, 0, "founders", "graper")
    hand(s, 0, "vintner")
    at_build(s)
    play(s, "place vintner", "on 1", "bank", "end", "end")
    assert village_of(s, 0) == ["founders_food", "graper", "vintner"]


@pytest.mark.rule("VIL-10.6", "VIL-13.33")
def test_food_that_an_event_takes_is_not_missed_before_the_next_check() -> None:
    s = resolving("bribery")
    village(s, 0, "founders", "hunter")
    resolve(s, "bribery")
    play(s, "node 1")
    assert village_of(s, 0) == ["founders"]
    at_end(s)
    assert village_of(s, 0) == ["founders_food"]


@pytest.mark.rule("VIL-10.6", "VIL-RUL-32")
def test_food_of_an_improvement_does_not_save_the_founders() -> None:
    s = table(2, improvements=True)
    village(s, 0, "founders")
    s.seats[0].food_bonus = 1
    at_end(s)
    assert village_of(s, 0) == ["founders_food"]


@pytest.mark.rule("VIL-10.7", "VIL-RUL-33")
def test_founders_laid_gold_side_up_again_are_checked_again() -> None:
    s = table(2, scoundrels=True)
    village(s, 0, ["founders_food", "swineherd"])
    hand(s, 0, "apprentice")
    hand(s, 1, "schemer")
    at_build(s)
    play(s, "place apprentice", "from 0", "node 0", "turn gold", "end")
    assert village_of(s, 0) == ["apprentice", "swineherd", "founders"]
    play(s, "play schemer", "from 0", "node 1", "end")
    assert village_of(s, 0) == ["founders_food"]


@pytest.mark.rule("VIL-10.7")
def test_one_visible_food_keeps_the_gold_side_up() -> None:
    s = table(2)
    village(s, 0, ["founders_food", "swineherd"])
    hand(s, 0, "apprentice")
    at_build(s)
    play(s, "place apprentice", "from 0", "node 0", "turn gold", "end", "end")
    assert village_of(s, 0) == ["apprentice", "swineherd", "founders"]
