"""GWT-4 and GWT-21: moving the herder, fees, extra moves."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    cleared,
    doing,
    herder,
    herder_of,
    moving,
    options,
    play,
    put,
    reasons,
    table,
    tile,
    visiting,
)
from wagontrain.gwt.rules.move import step_limit


@pytest.mark.rule("GWT-4.1", "GWT-4.2", "GWT-4.3")
def test_empty_spaces_cost_no_step_and_are_no_location() -> None:
    s = table()
    assert options(s) == ["move neutral_b", "move neutral_c", "move neutral_d", "move neutral_e"]
    assert reasons(s, "move build_a1") == ["GWT-4.1"]
    assert reasons(s, "move neutral_f") == ["GWT-4.3"]
    assert reasons(s, "move neutral_a") == ["GWT-4.2"]


@pytest.mark.rule("GWT-4.1", "GWT-4.2")
def test_each_location_entered_costs_a_step() -> None:
    s = table()
    put(s, "build_a1", "1a")
    put(s, "build_a2", "2a")
    assert options(s, "move") == ["move build_a1", "move build_a2", *[f"move neutral_{x}" for x in "bcde"]]
    play(s, "move neutral_b")
    assert asked(s) == "choose-way 0"
    assert options(s) == ["via build_a1", "via neutral_b"]


@pytest.mark.rule("GWT-4.3", "GWT-4.5")
def test_kansas_city_ends_the_move() -> None:
    s = table()
    herder(s, "neutral_g")
    moving(s)
    assert options(s) == ["move kansas_city"]
    play(s, "move kansas_city")
    assert asked(s).startswith("choose-foresight")
    assert reasons(s, "move neutral_a") == ["GWT-4.3"]


@pytest.mark.rule("GWT-4.4")
@pytest.mark.parametrize(("seats", "limits"), [(2, [3, 4, 4, 5]), (3, [3, 5, 4, 6]), (4, [4, 6, 5, 7])])
def test_step_discs_raise_the_limit(seats: int, limits: list[int]) -> None:
    s = table(seats)
    found = []
    for discs in ([], ["step_left"], ["step_right"], ["step_left", "step_right"]):
        cleared(s, *discs)
        found.append(step_limit(s, 0))
    assert found == limits


@pytest.mark.rule("GWT-4.6")
def test_herders_share_locations() -> None:
    s = table()
    herder(s, "neutral_b", seat=1)
    play(s, "move neutral_b")
    assert herder_of(s, 0) == herder_of(s, 1) == "neutral_b"


@pytest.mark.rule("GWT-4.7")
def test_the_first_step_from_the_start_leads_to_neutral_space_a() -> None:
    s = table()
    herder(s, "start")
    moving(s)
    assert options(s) == ["move neutral_a", "move neutral_b", "move neutral_c"]
    assert reasons(s, "move start") == ["GWT-4.1"]


@pytest.mark.rule("GWT-4.8", "GWT-26.6", "GWT-4.18")
def test_a_herder_on_an_emptied_space_moves_on_from_there() -> None:
    s = table()
    tile(s, "flood_1", "flood_green_2")
    herder(s, "flood_1", seat=1)
    doing(s, "hazard_free")
    play(s, "hazard flood_1")
    assert herder_of(s, 1) == "flood_1"
    assert asked(s) == "move-herder 1"
    assert options(s, "move") == ["move neutral_b", "move neutral_c", "move neutral_d", "move neutral_e"]


@pytest.mark.rule("GWT-4.18")
def test_a_tile_laid_under_a_herder_costs_nothing_and_is_left_without_a_step() -> None:
    s = table()
    herder(s, "flood_1")
    moving(s)
    tile(s, "flood_1", "flood_green_4")
    play(s, "move neutral_b")
    assert s.seats[0].money == 20


@pytest.mark.rule("GWT-4.9", "GWT-4.10")
@pytest.mark.parametrize(("seats", "green", "black", "both"), [(2, 2, 2, 4), (3, 2, 1, 3), (4, 1, 2, 3)])
def test_fees_by_hand_and_number_of_players(seats: int, green: int, black: int, both: int) -> None:
    for face, fee in (("1a", green), ("4a", black), ("7a", both), ("2a", 0)):
        s = table(seats)
        put(s, "build_c1", face, seat=1)
        herder(s, "neutral_c")
        moving(s)
        play(s, "move build_c1")
        assert (s.seats[0].money, s.seats[1].money) == (20 - fee, 20 + fee)
    for name, fee in (("flood_green_4", green), ("flood_black_3", black)):
        s = table(seats)
        tile(s, "flood_1", name)
        moving(s)
        play(s, "move flood_1")
        assert s.seats[0].money == 20 - fee


@pytest.mark.rule("GWT-4.9", "GWT-18.4")
def test_own_and_neutral_buildings_are_free_and_outlaws_pay_the_bank() -> None:
    s = table(4)
    put(s, "build_c1", "7a")
    herder(s, "neutral_c")
    moving(s)
    play(s, "move build_c1")
    assert s.seats[0].money == 20
    for name, fee in (("outlaw_green", 1), ("outlaw_orange", 2)):
        s = table(4)
        tile(s, "outlaw_4", name)
        herder(s, "neutral_d")
        moving(s)
        play(s, "move outlaw_4")
        assert s.seats[0].money == 20 - fee
        assert [me.money for me in s.seats[1:]] == [20, 20, 20]


@pytest.mark.rule("GWT-4.11", "GWT-4.12", "GWT-4.15")
def test_who_cannot_pay_pays_what_there_is_tile_by_tile() -> None:
    s = table(4)
    put(s, "build_c1", "4a", seat=1)
    put(s, "build_c2", "7a", seat=2)
    herder(s, "neutral_c")
    s.seats[0].money = 3
    moving(s)
    play(s, "move build_c2")
    assert [me.money for me in s.seats[:3]] == [0, 22, 21]
    assert herder_of(s) == "build_c2"


@pytest.mark.rule("GWT-4.11")
def test_a_forgiven_fee_is_not_paid_later() -> None:
    s = table()
    put(s, "build_c1", "1a", seat=1)
    herder(s, "neutral_c")
    s.seats[0].money = 0
    moving(s)
    play(s, "move build_c1", "auxiliary dollar single", "pass")
    assert (s.seats[0].money, s.seats[1].money) == (1, 20)


@pytest.mark.rule("GWT-4.13", "GWT-4.14")
def test_the_chosen_way_fixes_steps_and_fees() -> None:
    for way, money in (("via flood_1", 18), ("via build_a1", 16)):
        s = table()
        tile(s, "flood_1", "flood_green_2")
        put(s, "build_a1", "7a", seat=1)
        moving(s)
        assert options(s, "move") == ["move build_a1", "move flood_1", "move neutral_b", "move neutral_c"]
        play(s, "move neutral_b", way)
        assert (herder_of(s), s.seats[0].money) == ("neutral_b", money)


@pytest.mark.rule("GWT-4.14")
def test_ways_over_empty_spaces_only_are_one_move() -> None:
    s = table()
    herder(s, "neutral_b")
    moving(s)
    play(s, "move neutral_e")
    assert asked(s) == "choose-way 0"
    assert herder_of(s) == "neutral_c"
    assert options(s) == ["via neutral_d", "via neutral_e"]
    assert reasons(s, "via neutral_f") == ["GWT-4.2"]
    assert reasons(s, "via neutral_d") == reasons(s, "via neutral_e") == []
    s = table()
    play(s, "move neutral_b")
    assert asked(s) == "use-location 0"


@pytest.mark.rule("GWT-4.14")
def test_a_way_that_is_too_long_is_not_offered() -> None:
    s = table()
    for n in (1, 2, 3):
        tile(s, f"flood_{n}", "flood_green_2")
    put(s, "build_a1", "2a")
    put(s, "build_a2", "3a")
    moving(s)
    play(s, "move neutral_b")
    assert herder_of(s) == "neutral_b"
    assert s.seats[0].money == 20


@pytest.mark.rule("GWT-4.16")
def test_a_hand_is_paid_again_at_each_entry() -> None:
    s = table()
    put(s, "build_a1", "1a", seat=1)
    for money in (18, 16):
        herder(s, "neutral_a")
        moving(s)
        play(s, "move build_a1", "pass")
        assert s.seats[0].money == money
        s.turn = 0


@pytest.mark.rule("GWT-4.17", "GWT-15.12", "GWT-15.4a", "GWT-4.16")
def test_steps_of_an_objective_card_do_not_reduce_phase_a_and_cost_no_fee() -> None:
    s = table()
    tile(s, "flood_1", "flood_green_2")
    s.seats[0].hand = (35,)
    moving(s)
    play(s, "play obj_20", "use free_herder_3", "move flood_1")
    assert s.seats[0].money == 20
    assert asked(s) == "move-herder 0"
    assert "move neutral_d" in options(s)
    play(s, "move neutral_b")
    assert herder_of(s) == "neutral_b"


# -- extra moves


@pytest.mark.rule("GWT-21.1")
def test_an_extra_move_pays_fees_and_ignores_the_step_limit() -> None:
    s = table()
    put(s, "build_c1", "10a")
    put(s, "build_c2", "1a", seat=1)
    visiting(s, "build_c1")
    play(s, "use herder_5")
    assert options(s) == ["move build_c2", *[f"move neutral_{x}" for x in "efg"], "move kansas_city"]
    play(s, "move neutral_e")
    assert s.seats[0].money == 18


@pytest.mark.rule("GWT-21.2", "GWT-21.4", "GWT-21.5", "GWT-5.10")
def test_the_new_location_is_used_in_full_and_the_old_one_is_lost() -> None:
    s = table()
    put(s, "build_c1", "10b")
    put(s, "build_c2", "12a")
    visiting(s, "build_c1")
    play(s, "use dollars_4", "use herder_4", "move build_c2")
    assert s.seats[0].hand == ()
    assert options(s) == [
        "pass",
        "use herder_1",
        "use dollars_by_builders",
        "auxiliary dollar single",
        "auxiliary draw single",
    ]
    play(s, "use herder_1", "move neutral_e")
    assert "use engine_4" not in options(s)
    assert "auxiliary dollar single" in options(s)
    play(s, "auxiliary dollar single", "pass")
    assert asked(s) == "move-herder 1"
    assert len(s.seats[0].hand) == 4


@pytest.mark.rule("GWT-21.3")
def test_an_extra_move_may_enter_kansas_city() -> None:
    s = table()
    put(s, "build_g1", "3b")
    visiting(s, "build_g1")
    play(s, "use herder_1", "move kansas_city")
    assert asked(s) == "choose-foresight 0"


@pytest.mark.rule("GWT-21.1")
def test_an_extra_move_is_at_least_one_step() -> None:
    s = table()
    put(s, "build_g1", "3b")
    visiting(s, "build_g1")
    play(s, "use herder_1")
    assert options(s) == ["move kansas_city"]
    assert reasons(s, "pass") == ["GWT-10.3"]


@pytest.mark.rule("GWT-5.6")
def test_on_another_players_building_only_a_single_auxiliary_action_is_possible() -> None:
    s = table()
    put(s, "build_c1", "2a", seat=1)
    visiting(s, "build_c1")
    assert options(s) == ["pass", "auxiliary dollar single", "auxiliary draw single"]
    assert reasons(s, "use buy_cattle") == ["GWT-5.6"]
    at_neutral(s, "e")
    assert "use buy_cattle" in options(s)


@pytest.mark.rule("GWT-4.3", "GWT-4.14")
def test_with_one_step_left_no_detour_is_offered() -> None:
    s = table()
    herder(s, "neutral_c")
    doing(s, "herder_1")
    assert options(s) == ["move neutral_d", "move neutral_e"]
    play(s, "move neutral_e")
    assert herder_of(s) == "neutral_e"
