"""GWT-22: building 6b, which copies a neighbour."""

import pytest

from tests.gwt.build import (
    asked,
    deck,
    engine_of,
    hand,
    hazards,
    herder_of,
    marker_of,
    market,
    options,
    play,
    put,
    reasons,
    said,
    table,
    tile,
    visiting,
    workers,
)
from wagontrain.gwt.state import State


def at_6b(space: str, *neighbours: tuple[str, str, int]) -> State:
    """Seat 0 on its 6b, with these tiles near it: (space, face, owner)."""
    s = table()
    for near, face, seat in neighbours:
        put(s, near, face, seat=seat)
    put(s, space, "6b")
    visiting(s, space)
    return s


@pytest.mark.rule("GWT-22.5")
@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("build_a1", ["neutral_a", "build_a2"]),  # backward and forward
        ("build_e2", ["build_e1", "neutral_f"]),
        ("build_d1", ["neutral_d", "neutral_e"]),
    ],
)
def test_neighbours_forward_and_backward_can_be_copied(space: str, near: list[str]) -> None:
    s = at_6b(space, ("build_a2", "10b", 1), ("build_e1", "10b", 1))
    tile(s, "flood_1", "flood_green_2")
    hand(s, "criollo", "criollo")
    play(s, "use copy")
    assert options(s) == [f"copy {name}" for name in near]
    assert reasons(s, "copy neutral_g") == ["GWT-22.5"]
    assert reasons(s, f"copy {space}") == ["GWT-22.5"]


@pytest.mark.rule("GWT-22.5")
def test_empty_spaces_between_are_not_skipped_and_hazards_are_no_buildings() -> None:
    s = at_6b("flood_risk_1")
    tile(s, "flood_4", "flood_green_2")
    visiting(s, "flood_risk_1")
    assert reasons(s, "use copy") == ["GWT-22.5"]
    assert options(s, "use") == []
    put(s, "flood_risk_2", "12a", seat=1)
    assert options(s, "use") == ["use copy"]


@pytest.mark.rule("GWT-22.5", "GWT-22.13")
@pytest.mark.parametrize("owner", [0, 1])
def test_whoever_owns_it_no_fee_is_paid_and_what_is_yours_counts(owner: int) -> None:
    s = at_6b("build_c1", ("build_c2", "11b", owner))
    hazards(s, "flood_green_2", "flood_green_3")
    hazards(s, "drought_green_2", "drought_green_3", "drought_green_4", seat=1)
    play(s, "use copy", "copy build_c2", "use engine_by_hazards")
    assert options(s) == ["engine 1", "engine 2"]
    play(s, "engine 2", "pass")
    assert (engine_of(s), herder_of(s)) == ("2", "build_c1")
    assert [me.money for me in s.seats] == [20, 20]
    assert said(s, "building_copied")
    assert asked(s) == "use-location 0"


@pytest.mark.rule("GWT-22.5", "GWT-5.4")
@pytest.mark.parametrize(
    ("space", "near"),
    [
        ("flood_risk_2", "flood_risk_1"),
        ("rockfall_risk_1", "rockfall_risk_2"),
        ("outlaw_risk_1", "outlaw_risk_2"),
    ],
)
def test_a_risk_space_without_a_building_has_nothing_to_copy(space: str, near: str) -> None:
    s = at_6b(space)
    hand(s, "criollo", "criollo", "santa_gertrudis", "pineywoods")
    hazards(s, "flood_green_2")
    s.seats[0].money = 200
    if options(s, "use") == ["use copy"]:
        play(s, "use copy")
        assert f"copy {near}" not in options(s)
    put(s, near, "12a", seat=1)
    visiting(s, space)
    play(s, "use copy")
    assert f"copy {near}" in options(s)


@pytest.mark.rule("GWT-22.5", "GWT-5.5")
def test_the_risk_action_of_the_copied_space_belongs_to_it() -> None:
    s = at_6b("rockfall_risk_1", ("rockfall_risk_2", "1a", 1))
    hand(s, "criollo", "criollo")
    play(s, "use copy", "copy rockfall_risk_2")
    assert options(s) == ["pass", "use criollo_for_certificate_and_2"]
    play(s, "use criollo_for_certificate_and_2", "discard criollo", "certificates 1", "pass")
    assert (s.seats[0].money, marker_of(s)) == (22, 1)
    assert options(s) == ["pass", "use cattle_for_certificate"]


@pytest.mark.rule("GWT-22.5", "GWT-5.3")
def test_each_copied_action_once_of_a_slash_group_one() -> None:
    s = at_6b("build_c1")
    play(s, "use copy", "copy neutral_c", "use certificate", "certificates 1")
    assert options(s) == ["pass", "use engine_by_engineers"]
    assert reasons(s, "use objective") == ["GWT-5.8"]
    play(s, "use engine_by_engineers", "engine 1")
    assert options(s) == ["pass"]
    play(s, "pass")
    assert options(s) == ["pass"]
    assert reasons(s, "use copy") == ["GWT-5.8"]


@pytest.mark.rule("GWT-22.13", "GWT-5.8")
def test_copied_actions_are_used_up_for_the_copied_tile_this_turn_only() -> None:
    s = at_6b("build_e1", ("build_e2", "10b", 0))
    play(s, "use copy", "copy build_e2", "use dollars_4", "use herder_4", "move build_e2")
    assert options(s, "use") == ["use engine_4"]
    assert reasons(s, "use dollars_4") == ["GWT-5.8"]
    assert reasons(s, "use herder_4") == ["GWT-5.8"]
    visiting(s, "build_e2")
    assert options(s, "use") == ["use engine_4", "use herder_4", "use dollars_4"]


@pytest.mark.rule("GWT-22.13", "GWT-5.8")
def test_a_tile_whose_actions_are_all_used_cannot_be_copied() -> None:
    s = table()
    put(s, "build_e1", "4b")
    put(s, "build_e2", "6b")
    deck(s, "criollo")
    visiting(s, "build_e1")
    play(s, "use draw_by_cowboys", "draw 1", "discard criollo", "use herder_3", "move build_e2")
    assert reasons(s, "use copy") == ["GWT-22.5"]
    assert "auxiliary dollar single" in options(s)


@pytest.mark.rule("GWT-22.13")
def test_another_players_6b_copies_on_and_a_used_6b_is_not_copied_again() -> None:
    s = at_6b("flood_risk_1", ("flood_risk_2", "6b", 1))
    hand(s, "criollo", "santa_gertrudis")
    play(s, "use copy")
    assert options(s) == ["copy flood_risk_2"]
    play(s, "copy flood_risk_2", "use copy")
    assert options(s) == ["copy neutral_b"]
    assert reasons(s, "copy flood_risk_1") == ["GWT-22.13"]
    play(s, "copy neutral_b", "use santa_gertrudis_for_2", "discard santa_gertrudis", "pass")
    assert options(s) == ["pass", "use criollo_for_certificate_and_2"]
    play(s, "pass")
    assert options(s) == ["pass", "use cattle_for_certificate"]


@pytest.mark.rule("GWT-22.13")
def test_two_6b_with_nothing_else_to_use_copy_nothing() -> None:
    s = at_6b("flood_risk_1", ("flood_risk_2", "6b", 1))
    assert "use copy" in options(s)
    s.seats[0].money = 0
    assert reasons(s, "use copy") == ["GWT-22.5"]


@pytest.mark.rule("GWT-22.14")
def test_a_copied_herder_move_starts_from_the_6b() -> None:
    s = at_6b("build_c1", ("build_c2", "3b", 1))
    play(s, "use copy", "copy build_c2", "use herder_1")
    assert options(s) == ["move build_c2"]
    play(s, "move build_c2")
    assert herder_of(s) == "build_c2"
    assert options(s, "use") == []


@pytest.mark.rule("GWT-22.5", "GWT-16.7")
def test_a_copied_building_action_may_replace_the_6b_itself() -> None:
    s = at_6b("build_a3")
    workers(s, builders=1)
    play(s, "use copy", "copy neutral_b", "use build_at_2", "build 7", "site build_a3", "pass")
    assert options(s) == ["pass"]


@pytest.mark.rule("GWT-22.5")
def test_a_copied_purchase_and_a_copied_draw() -> None:
    s = at_6b("build_d1")
    market(s, "longhorn")
    play(s, "use copy", "copy neutral_e", "use buy_cattle", "buy value3_one_a longhorn", "pass", "pass")
    assert s.seats[0].money == 14
    s = at_6b("build_c1", ("build_c2", "4b", 1))
    workers(s, cowboys=2)
    workers(s, cowboys=6, seat=1)
    deck(s, "criollo", "criollo", "criollo")
    play(s, "use copy", "copy build_c2", "use draw_by_cowboys")
    assert options(s) == ["draw 1", "draw 2"]
