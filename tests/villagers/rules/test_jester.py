"""VIL-13.20 and VIL-13.21: the Jester."""

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_draft,
    at_end,
    at_update,
    event_decks,
    hand,
    open_events,
    open_events_of,
    options,
    play,
    reasons,
    reserve,
    resolve,
    resolving,
    road,
    solo,
    supplies_of,
    table,
    village,
)
from wagontrain.villagers.components import EVENT_NAMES
from wagontrain.villagers.names import JESTER_USED


@pytest.mark.rule("VIL-13.20")
def test_the_jester_discards_one_open_event() -> None:
    s = resolving("tithe", "granary_tax")
    at_end(s)
    play(s, "jester tithe")
    assert open_events_of(s) == ["granary_tax"]
    assert asked(s) == "resolve-events 0"
    assert supplies_of(s) == [10, 1]


@pytest.mark.rule("VIL-13.20")
def test_once_per_game() -> None:
    s = resolving("tithe", "granary_tax")
    at_end(s)
    play(s, "jester tithe")
    assert reasons(s, "jester granary_tax") == ["VIL-13.20"]
    assert s.jester == JESTER_USED


@pytest.mark.rule("VIL-13.20")
def test_only_an_event_that_lies_open() -> None:
    s = resolving("tithe", "granary_tax")
    resolve(s, "tithe")
    assert reasons(s, "jester tithe") == ["VIL-13.20"]
    assert reasons(s, "jester famine") == ["VIL-13.20"]


@pytest.mark.rule("VIL-13.20")
def test_there_is_none_with_more_players() -> None:
    s = table(2)
    assert reasons(s, "jester tithe") == ["VIL-13.20"]


@pytest.mark.rule("VIL-13.20a")
def test_at_every_decision_of_the_round() -> None:
    s = resolving("tithe")
    hand(s, 0, "hunter", "vintner")
    village(s, 0, "founders_food", "graper", "graper")
    road(s, "mason", "hunter", "agent")
    at_draft(s)
    assert reasons(s, "jester tithe") == []
    play(s, "take 1")
    assert reasons(s, "jester tithe") == []
    at_update(s)
    assert reasons(s, "jester tithe") == []
    at_build(s)
    assert reasons(s, "jester tithe") == []
    play(s, "place vintner")
    assert reasons(s, "jester tithe") == []
    play(s, "on 1")
    assert (asked(s), reasons(s, "jester tithe")) == ("unlock 0", [])
    play(s, "bank", "hire miner")
    assert reasons(s, "jester tithe") == []
    play(s, "return hunter", "onto 1")
    at_end(s)
    assert reasons(s, "jester tithe") == []


@pytest.mark.rule("VIL-13.20a")
def test_the_question_that_it_interrupts_is_asked_again() -> None:
    s = solo()
    open_events(s, "tithe")
    road(s, "mason", "hunter")
    play(s, "take 1", "jester tithe")
    assert (asked(s), options(s)) == ("give-countess 0", ["give 2"])


@pytest.mark.rule("VIL-13.20a")
def test_right_after_events_have_been_revealed() -> None:
    s = resolving()
    event_decks(s, ["rats", "strike", "tithe"])
    reserve(s, "seeker")
    at_end(s)
    assert asked(s) == "jester-window 0"
    assert options(s) == ["pass", "jester rats", "jester tithe", "jester strike"]


@pytest.mark.rule("VIL-13.20a")
def test_before_each_event_of_step_1() -> None:
    s = resolving("bribery", "tithe")
    village(s, 0, "founders_food", "hunter")
    resolve(s, "bribery")
    assert reasons(s, "jester tithe") == []
    play(s, "node 1", "jester tithe")
    assert supplies_of(s)[0] == 10


@pytest.mark.rule("VIL-13.20b", "VIL-RUL-35")
def test_a_draft_event_can_be_cancelled_only_before_the_draft_phase() -> None:
    s = resolving()
    event_decks(s, ["closed_road"])
    reserve(s, "jeweler")
    at_end(s)
    assert reasons(s, "jester closed_road") == []
    play(s, "pass")
    assert asked(s) == "draft 0"
    assert reasons(s, "jester closed_road") == ["VIL-13.20b"]


@pytest.mark.rule("VIL-13.20b")
def test_an_event_from_setup_can_be_cancelled_before_the_first_draft() -> None:
    s = table(1)
    assert asked(s) == "jester-window 0"
    name = open_events_of(s)[0]
    play(s, f"jester {name}")
    assert (asked(s), open_events_of(s)) == ("draft 0", [])


@pytest.mark.rule("VIL-13.20b", "VIL-RUL-35")
def test_a_build_event_can_be_cancelled_until_the_build_phase() -> None:
    s = resolving("strike")
    at_draft(s)
    assert reasons(s, "jester strike") == []
    at_update(s)
    assert reasons(s, "jester strike") == []
    at_build(s)
    assert reasons(s, "jester strike") == ["VIL-13.20b"]
    at_end(s)
    assert reasons(s, "jester strike") == ["VIL-13.20b"]


@pytest.mark.rule("VIL-13.20b")
def test_an_event_that_is_being_resolved_is_too_late() -> None:
    s = resolving("bribery")
    village(s, 0, "founders_food", "hunter")
    resolve(s, "bribery")
    assert reasons(s, "jester bribery") == ["VIL-13.20"]


@pytest.mark.rule("VIL-13.20c")
@pytest.mark.parametrize("name", ["tithe", "famine"])
def test_the_cancelled_event_goes_to_the_discards_of_its_season_and_is_not_replaced(name: str) -> None:
    s = resolving(name, "rats")
    event_decks(s, ["strike"], ["wolves"])
    at_end(s)
    play(s, f"jester {name}")
    assert open_events_of(s) == ["rats"]
    past = s.past_summer if name == "tithe" else s.past_winter
    assert [EVENT_NAMES[event] for event in past] == [name]
    assert (len(s.summer), len(s.winter)) == (1, 1)


@pytest.mark.rule("VIL-13.21")
def test_the_jester_is_no_card_of_the_hand() -> None:
    s = solo()
    hand(s, 0)
    at_build(s)
    assert reasons(s, "hire miner") == ["VIL-7.13"]
