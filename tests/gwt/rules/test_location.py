"""GWT-5: phase B at a location."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    hand,
    herder,
    options,
    play,
    put,
    reasons,
    table,
    tile,
    visiting,
    workers,
)
from wagontrain.core.rules import settle
from wagontrain.core.state import Frame
from wagontrain.gwt import GAME
from wagontrain.gwt.names import ARRIVE, SPACE
from wagontrain.gwt.state import State


@pytest.mark.rule("GWT-5.1", "GWT-5.5")
def test_local_actions_or_one_single_auxiliary_action() -> None:
    s = table()
    hand(s, "pineywoods")
    at_neutral(s, "e")
    assert options(s) == [
        "pass",
        "use pineywoods_for_2",
        "use buy_cattle",
        "auxiliary dollar single",
        "auxiliary draw single",
    ]
    play(s, "use pineywoods_for_2", "discard pineywoods")
    assert options(s, "auxiliary") == []
    assert reasons(s, "use outlaw") == ["GWT-5.2"]
    assert reasons(s, "auxiliary dollar single") == ["GWT-5.5"]
    at_neutral(s, "e")
    play(s, "auxiliary dollar single")
    assert options(s) == ["pass"]
    assert reasons(s, "use buy_cattle") == ["GWT-5.5"]
    assert reasons(s, "auxiliary dollar single") == ["GWT-5.5"]


@pytest.mark.rule("GWT-5.2")
def test_each_local_action_once_in_any_order_or_not_at_all() -> None:
    for first, second in (("use hire", "use hire_2_more"), ("use hire_2_more", "use hire")):
        s = table()
        hand(s, "galloway")
        at_neutral(s, "a")
        play(s, first)
        play(s, options(s, "hire")[0])
        while asked(s).startswith("take-immediate"):
            play(s, "pass")
        assert first not in options(s)
        assert second in options(s)
        assert "use galloway_for_2" in options(s)
        assert reasons(s, first) == ["GWT-5.8"]
        play(s, "pass")
        assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-5.3")
def test_of_actions_joined_by_a_slash_only_one_is_performed() -> None:
    s = table()
    at_neutral(s, "c")
    assert {"use certificate", "use objective", "use engine_by_engineers"} <= set(options(s))
    play(s, "use certificate", "certificates 1")
    assert options(s, "use") == ["use engine_by_engineers"]
    assert reasons(s, "use objective") == ["GWT-5.8"]


@pytest.mark.rule("GWT-5.4")
def test_a_risk_action_is_an_extra_local_action_on_each_visit() -> None:
    s = table()
    hand(s, "criollo", "criollo")
    put(s, "flood_risk_2", "2b")
    for _ in range(2):
        visiting(s, "flood_risk_2")
        assert options(s, "use") == ["use criollo_for_2", "use criollo_for_certificate_and_2"]
        play(s, "use criollo_for_certificate_and_2", "discard criollo", "certificates 0", "pass")
        hand(s, "criollo")
    put(s, "drought_risk_1", "2a", seat=1)
    visiting(s, "drought_risk_1")
    assert options(s, "use") == []


@pytest.mark.rule("GWT-5.4", "GWT-5.5")
def test_a_risk_action_bars_the_auxiliary_action() -> None:
    s = table()
    hand(s, "longhorn")
    put(s, "rockfall_risk_1", "1a")
    visiting(s, "rockfall_risk_1")
    play(s, "use cattle_for_certificate", "discard longhorn", "certificates 1")
    assert options(s) == ["pass"]


@pytest.mark.rule("GWT-5.6")
@pytest.mark.parametrize(("space", "name"), [("flood_1", "flood_green_2"), ("outlaw_5", "outlaw_green")])
def test_hazards_and_outlaws_offer_a_single_auxiliary_action_only(space: str, name: str) -> None:
    s = table()
    tile(s, space, name)
    visiting(s, space)
    assert options(s) == ["pass", "auxiliary dollar single", "auxiliary draw single"]


@pytest.mark.rule("GWT-5.7")
def test_nothing_need_be_done_unless_the_table_plays_it_so() -> None:
    s = table()
    at_neutral(s, "a")
    play(s, "pass")
    assert asked(s) == "move-herder 1"
    s = table(must_act=True)
    at_neutral(s, "a")
    assert "pass" not in options(s)
    assert reasons(s, "pass") == ["GWT-5.7"]
    play(s, "auxiliary dollar single", "pass")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-5.8")
def test_a_building_reached_a_second_way_has_only_its_unused_actions() -> None:
    s = table()
    hand(s, "galloway")
    put(s, "build_a2", "2a")
    s.used = used(s, "build_a2", 0)
    herder(s, "build_a2")
    s.todo = [*s.todo[:2], Frame(ARRIVE, 0)]
    settle(s, GAME.rules)
    assert options(s, "use") == ["use buy_cattle"]
    assert "auxiliary dollar single" in options(s)
    assert reasons(s, "use galloway_for_4") == ["GWT-5.8"]


@pytest.mark.rule("GWT-5.8", "GWT-22.13", "GWT-22.14")
def test_an_action_that_was_copied_is_used_up_for_the_copied_tile() -> None:
    s = table()
    hand(s, "pineywoods")
    put(s, "build_e1", "6b")
    put(s, "build_e2", "4b")
    visiting(s, "build_e1")
    play(s, "use copy", "copy build_e2", "use draw_by_cowboys", "draw 1", "discard pineywoods")
    assert options(s) == ["pass", "use herder_3"]
    play(s, "use herder_3", "move build_e2")
    assert asked(s) == "use-location 0"
    assert options(s, "use") == []
    assert "auxiliary dollar single" in options(s)


def used(s: State, space: str, action: int) -> tuple[int, ...]:
    """The mark of a local action, by its place on the tile."""
    return (s.trail[SPACE.index[space]] * 4 + action,)


@pytest.mark.rule("GWT-5.9", "GWT-28.1")
def test_kansas_city_is_all_five_sub_phases_in_order() -> None:
    s = table()
    s.seats[0].tokens = 1
    s.seats[0].marker = 1
    hand(s, "criollo")
    visiting(s, "kansas_city")
    found = []
    for _ in range(7):
        found.append(asked(s))
        play(s, options(s)[0])
        if asked(s) == "move-herder 1":
            break
    assert found == [
        "choose-foresight 0",
        "choose-foresight 0",
        "choose-foresight 0",
        "reveal-hand 0",
        "spend-certificates 0",
        "choose-city 0",
        "choose-disc 0",
    ]


@pytest.mark.rule("GWT-5.10", "GWT-10.11", "GWT-11.7")
def test_an_action_is_finished_with_all_it_sets_off_before_the_next() -> None:
    s = table()
    hand(s, "criollo", "galloway")
    workers(s, engineers=2)
    at_neutral(s, "a")
    s.jobs = (-1, -1, 2, 2, *s.jobs[4:])
    play(s, "use hire", "hire 1 engineer")
    assert asked(s) == "take-immediate 0"
    assert options(s) == ["pass", "use criollo_for_2"]
    play(s, "use criollo_for_2", "discard criollo")
    assert asked(s) == "use-location 0"


@pytest.mark.rule("GWT-5.11", "GWT-22.11")
def test_printed_entries_count_one_by_one() -> None:
    s = table()
    for n in (1, 2, 3):
        tile(s, f"flood_{n}", "flood_green_2")
    put(s, "build_c1", "11a")
    visiting(s, "build_c1")
    play(s, "use hazard_at_2", "hazard flood_1", "use hazard_at_2", "hazard flood_2")
    assert s.seats[0].money == 16
    assert options(s) == ["pass"]
    assert reasons(s, "use hazard_at_2") == ["GWT-5.8"]


@pytest.mark.rule("GWT-5.12", "GWT-15.11")
def test_objective_cards_may_follow_the_last_action() -> None:
    s = table()
    hand(s, "obj_01", "obj_02")
    at_neutral(s, "a")
    play(s, "play obj_01", "use dollars_2", "auxiliary dollar single")
    assert options(s) == ["pass", "play obj_02"]
    play(s, "play obj_02", "use dollars_2")
    assert s.seats[0].money == 25
    play(s, "pass")
    assert asked(s) == "move-herder 1"
