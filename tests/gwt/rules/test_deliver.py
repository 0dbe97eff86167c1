"""GWT-8 and GWT-26: deliveries, discs, and the special cases."""

import pytest

from tests.gwt.build import (
    asked,
    cards_gone,
    cities,
    cleared,
    deck,
    delivering,
    discard_of,
    display,
    doing,
    engine,
    hand,
    hand_of,
    herder_of,
    masters,
    objective_stack,
    only_discs,
    options,
    play,
    points,
    reasons,
    said,
    stations,
    stations_of,
    table,
    upgrading,
    visiting,
)
from wagontrain.gwt.components import DISC_CORNER
from wagontrain.gwt.names import CITY, DISC
from wagontrain.gwt.rules.auxiliary import cleared as open_spaces
from wagontrain.gwt.rules.move import step_limit
from wagontrain.gwt.rules.turn import hand_limit
from wagontrain.gwt.state import State

WHITE = [DISC.text(n) for n in range(14) if DISC_CORNER[n] == 0]
DARK = [DISC.text(n) for n in range(14) if DISC_CORNER[n] == 1]


def delivery(value: int, money: int = 20, at: str = "39", **options_: object) -> State:
    """Seat 0 at a delivery, its engine so far that transport costs nothing."""
    s = table(2, "", **options_)
    s.seats[0].money = money
    engine(s, "38" if at == "39" else at)
    delivering(s, value)
    return s


@pytest.mark.rule("GWT-8.1")
def test_a_city_of_at_most_the_value_that_holds_no_own_disc() -> None:
    s = delivery(10)
    assert options(s) == [f"deliver {name}" for name in CITY.names[:6]]
    assert reasons(s, "deliver toledo") == ["GWT-8.1"]
    cities(s, "kansas_city", "st_louis", "chicago")
    assert options(s) == [f"deliver {name}" for name in ("kansas_city", "fulton", "bloomington", "peoria")]
    assert reasons(s, "deliver chicago") == ["GWT-8.1"]
    s = delivery(0)
    assert options(s) == ["deliver kansas_city"]
    assert reasons(s, "pass") == ["GWT-8.1"]


@pytest.mark.rule("GWT-8.1", "GWT-8.12", "GWT-24.3")
def test_kansas_city_and_new_york_take_any_number_of_discs() -> None:
    s = delivery(18)
    cities(s, "new_york", "kansas_city")
    play(s, "deliver new_york", "disc dollar")
    assert s.seats[0].cities[9] == 2
    assert points(s, "cities") == 18 - 6
    delivering(s, 18)
    play(s, "deliver kansas_city", "disc draw")
    assert points(s, "cities") == 18 - 12
    assert s.seats[0].money == 24


@pytest.mark.rule("GWT-8.2")
def test_other_players_discs_do_not_matter() -> None:
    s = delivery(4)
    cities(s, "st_louis", seat=1)
    play(s, "deliver st_louis", "disc dollar")
    assert s.seats[0].cities[2] == s.seats[1].cities[2] == 1
    assert not s.seats[0].discs >> DISC.index["dollar"] & 1


@pytest.mark.rule("GWT-8.3")
def test_a_dark_disc_goes_to_dark_corners_only() -> None:
    s = delivery(8)
    play(s, "deliver peoria")
    assert options(s) == [f"disc {name}" for name in WHITE]
    assert reasons(s, "disc step_left") == ["GWT-8.3"]
    s = delivery(10)
    play(s, "deliver chicago")
    assert options(s) == [f"disc {name}" for name in WHITE + DARK]


@pytest.mark.rule("GWT-8.3")
def test_the_dark_cities() -> None:
    dark = []
    for name in CITY.names:
        s = delivery(18)
        play(s, f"deliver {name}")
        if "disc step_left" in options(s):
            dark.append(name)
    assert dark == ["chicago", "toledo", "philadelphia", "new_york"]


@pytest.mark.rule("GWT-8.4", "GWT-8.4a", "GWT-17.1")
def test_auxiliary_discs_unlock_and_double() -> None:
    s = delivery(10)
    me = s.seats[0]
    assert [open_spaces(me, kind) for kind in range(5)] == [1, 1, 0, 0, 0]
    play(s, "deliver chicago", "disc engine_2")
    assert [open_spaces(me, kind) for kind in range(5)] == [1, 1, 0, 1, 0]
    cleared(s, "engine_1", "engine_2", "dollar", "remove_1")
    assert [open_spaces(me, kind) for kind in range(5)] == [2, 1, 0, 2, 1]


@pytest.mark.rule("GWT-8.4b")
def test_the_left_step_disc_brings_three_dollars_and_steps() -> None:
    s = delivery(10)
    play(s, "deliver chicago", "disc step_left")
    assert s.seats[0].money == 23
    assert step_limit(s, 0) == 4


@pytest.mark.rule("GWT-8.4c", "GWT-24.10")
def test_the_right_step_disc_brings_steps_and_points() -> None:
    s = delivery(10)
    assert points(s, "step_disc") == 0
    play(s, "deliver chicago", "disc step_right")
    assert s.seats[0].money == 20
    assert step_limit(s, 0) == 4
    assert points(s, "step_disc") == 3


@pytest.mark.rule("GWT-8.4d")
def test_hand_limit_discs_cost_five_dollars_each() -> None:
    s = delivery(10, money=5)
    play(s, "deliver chicago")
    assert reasons(s, "disc hand_2") == []
    play(s, "disc hand_2")
    assert s.seats[0].money == 0
    assert hand_limit(s.seats[0]) == 5
    cleared(s, "hand_1", "hand_2")
    assert hand_limit(s.seats[0]) == 6
    s = delivery(10, money=4)
    play(s, "deliver chicago")
    assert "disc hand_1" not in options(s)
    assert reasons(s, "disc hand_1") == ["GWT-8.4d"]


@pytest.mark.rule("GWT-8.4e")
def test_a_limit_disc_does_not_move_the_marker() -> None:
    s = delivery(10)
    s.seats[0].marker = 2
    play(s, "deliver chicago", "disc limit_4")
    assert s.seats[0].marker == 2


@pytest.mark.rule("GWT-8.5")
def test_what_the_cities_bring() -> None:
    s = delivery(18)
    play(s, "deliver kansas_city", "disc dollar")
    assert s.seats[0].money == 24
    assert points(s, "cities") == -6
    for city, vp in (("philadelphia", 6), ("new_york", 9), ("fulton", 0), ("chicago", 0)):
        cities(s, city)
        assert points(s, "cities") == vp


@pytest.mark.rule("GWT-8.6")
@pytest.mark.parametrize(
    ("one", "two", "vp"),
    [
        ("fulton", "st_louis", -3),
        ("st_louis", "bloomington", 0),
        ("bloomington", "peoria", 0),
        ("peoria", "chicago", 0),
        ("chicago", "toledo", 6),
        ("toledo", "pittsburgh", 8),
        ("pittsburgh", "philadelphia", 4 + 6),
        ("kansas_city", "fulton", -6),
        ("philadelphia", "new_york", 6 + 9),
    ],
)
def test_points_of_pairs(one: str, two: str, vp: int) -> None:
    s = table()
    cities(s, one, two)
    assert points(s, "cities") == vp


@pytest.mark.rule("GWT-8.6", "GWT-8.7", "GWT-19.2")
def test_a_completed_pair_gives_its_bonus_once() -> None:
    s = delivery(8)
    cities(s, "peoria")
    display(s, "obj_01", "obj_02", "obj_03", "obj_04")
    objective_stack(s, "obj_05")
    play(s, "deliver bloomington", "disc dollar")
    assert asked(s) == "take-objective 0"
    assert options(s) == [f"objective obj_0{n}" for n in (1, 2, 3, 4)]
    assert reasons(s, "objective stack") == ["GWT-8.7"]
    assert reasons(s, "pass") == ["GWT-8.6"]
    play(s, "objective obj_02")
    assert discard_of(s) == ["obj_02"]
    s = delivery(8)
    cities(s, "bloomington")
    play(s, "deliver st_louis", "disc dollar")
    assert s.seats[0].tokens == 1


@pytest.mark.rule("GWT-8.7")
def test_two_pairs_at_once_in_the_order_of_the_players_choice() -> None:
    s = delivery(10)
    cities(s, "bloomington", "chicago")
    display(s, "obj_01", "obj_02", "obj_03", "obj_04")
    objective_stack(s, "obj_10", "obj_11")
    play(s, "deliver peoria", "disc dollar")
    assert asked(s) == "pair-bonus 0"
    assert options(s) == ["bonus bloomington_and_peoria", "bonus peoria_and_chicago"]
    assert reasons(s, "bonus chicago_and_toledo") == ["GWT-8.6"]
    play(s, "bonus peoria_and_chicago", "objective obj_01")
    assert options(s) == ["objective obj_02", "objective obj_03", "objective obj_04", "objective obj_11"]
    play(s, "objective obj_11")
    assert said(s, "pair_completed") == [(2,), (3,)]


@pytest.mark.rule("GWT-8.7", "GWT-26.4")
def test_with_an_empty_display_the_bonus_is_lost() -> None:
    s = delivery(8)
    cities(s, "peoria")
    display(s)
    objective_stack(s)
    play(s, "deliver bloomington", "disc dollar")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-8.7")
def test_a_table_may_play_the_bonus_from_the_stack_too() -> None:
    s = delivery(8, bonus_from_stack=True)
    cities(s, "peoria")
    play(s, "deliver bloomington", "disc dollar")
    assert "objective stack" in options(s)


@pytest.mark.rule("GWT-8.8", "GWT-8.13", "GWT-28.5")
def test_the_order_disc_city_bonus_transport() -> None:
    s = delivery(4, money=1, at="0")
    cities(s, "fulton")
    play(s, "deliver st_louis", "disc dollar")
    assert asked(s) == "take-objective 0"
    assert s.seats[0].money == 1
    play(s, options(s)[0])
    assert said(s, "transport_paid") == [(1,)]
    assert s.seats[0].money == 0


@pytest.mark.rule("GWT-8.9")
@pytest.mark.parametrize(
    ("at", "costs"),
    [
        ("0", [0, 0, 1, 3, 4, 5, 7, 8, 9, 11]),
        ("4t", [0, 0, 0, 1, 2, 3, 5, 6, 7, 9]),
        ("5", [0, 0, 0, 1, 2, 3, 5, 6, 7, 9]),
        ("9", [0, 0, 0, 0, 0, 1, 3, 4, 5, 7]),
        ("18", [0] * 10),
        ("38", [0] * 10),
    ],
)
def test_transport_is_one_dollar_for_each_cross_ahead(at: str, costs: list[int]) -> None:
    for city, cost in zip(CITY.names, costs, strict=True):
        s = delivery(18, money=30, at=at)
        play(s, f"deliver {city}", "disc dollar")
        assert s.seats[0].money == 30 - cost + (4 if city == "kansas_city" else 0)


@pytest.mark.rule("GWT-8.10", "GWT-8.13")
def test_city_and_disc_must_leave_enough_for_all_payments() -> None:
    s = delivery(10, money=4, at="0")
    assert "deliver chicago" in options(s)
    play(s, "deliver chicago")
    assert options(s) == ["disc step_left"]
    assert reasons(s, "disc dollar") == ["GWT-8.10"]
    assert reasons(s, "disc hand_1") == ["GWT-8.4d"]
    s = delivery(10, money=1, at="0")
    assert "deliver chicago" not in options(s)
    assert reasons(s, "deliver chicago") == ["GWT-8.10"]
    s = delivery(10, money=9, at="0")
    play(s, "deliver chicago")
    assert "disc hand_1" not in options(s)
    assert reasons(s, "disc hand_1") == ["GWT-8.10"]
    s = delivery(10, money=10, at="0")
    play(s, "deliver chicago", "disc hand_1")
    assert s.seats[0].money == 0


@pytest.mark.rule("GWT-8.13")
def test_the_dollars_of_kansas_city_do_not_pay_a_hand_disc_unless_the_table_plays_it_so() -> None:
    s = delivery(0, money=1)
    only_discs(s, "hand_1", "step_right")
    play(s, "deliver kansas_city")
    assert options(s) == ["disc step_right"]
    s = delivery(0, money=1, city_dollars_first=True)
    only_discs(s, "hand_1", "step_right")
    play(s, "deliver kansas_city")
    assert options(s) == ["disc step_right", "disc hand_1"]
    play(s, "disc hand_1")
    assert s.seats[0].money == 0


@pytest.mark.rule("GWT-8.14", "GWT-22.8")
def test_the_extraordinary_delivery_moves_no_herder_and_refills_nothing() -> None:
    s = table()
    engine(s, "10")
    s.foresight = (-1,) * 6
    doing(s, "delivery")
    play(s, "engine 2", "deliver peoria", "disc dollar")
    assert herder_of(s) == "neutral_a"
    assert s.foresight == (-1,) * 6


@pytest.mark.rule("GWT-8.15")
def test_the_engine_stays_where_it_is() -> None:
    s = delivery(10, money=9, at="4t")
    play(s, "deliver chicago", "disc dollar")
    assert s.seats[0].money == 6
    assert s.seats[0].engine == 5


# -- special cases


@pytest.mark.rule("GWT-26.1")
def test_with_only_dark_discs_left_a_white_target_takes_one() -> None:
    s = delivery(8)
    only_discs(s, "step_left", "hand_1")
    play(s, "deliver peoria")
    assert options(s) == ["disc step_left", "disc hand_1"]
    s = delivery(8)
    only_discs(s, "step_left", "dollar")
    play(s, "deliver peoria")
    assert options(s) == ["disc dollar"]


@pytest.mark.rule("GWT-26.2", "GWT-26.8", "GWT-26.9")
def test_without_a_payable_disc_one_comes_from_a_station_and_unlocks_nothing() -> None:
    s = delivery(8, money=2)
    only_discs(s, "hand_1", "hand_2")
    stations(s, 1, 6)
    masters(s, "sm_6")
    play(s, "deliver peoria")
    assert options(s) == ["recall station_1", "recall station_6"]
    assert reasons(s, "recall station_2") == ["GWT-26.2"]
    play(s, "recall station_6")
    assert stations_of(s) == [1]
    assert points(s, "stations") == 1
    assert hand_limit(s.seats[0]) == 4
    assert s.seats[0].masters
    assert s.seats[0].cities[4] == 1


@pytest.mark.rule("GWT-26.8")
def test_a_station_disc_is_never_taken_while_the_board_has_one() -> None:
    s = delivery(8)
    only_discs(s, "dollar")
    stations(s, 1)
    play(s, "deliver peoria")
    assert options(s) == ["disc dollar"]
    assert reasons(s, "recall station_1") == ["GWT-26.8"]


@pytest.mark.rule("GWT-26.2", "GWT-26.9")
def test_an_upgrade_may_use_another_stations_disc_and_that_station_may_be_upgraded_again() -> None:
    s = table()
    only_discs(s)
    stations(s, 1)
    upgrading(s, 2)
    assert options(s) == ["pass", "upgrade station_2"]
    play(s, "upgrade station_2")
    assert options(s) == ["recall station_1"]
    play(s, "recall station_1")
    assert stations_of(s) == [2]
    upgrading(s, 1)
    assert "upgrade station_1" in options(s)


@pytest.mark.rule("GWT-26.3")
def test_with_no_disc_but_in_cities_the_delivery_does_nothing() -> None:
    s = table()
    only_discs(s)
    cities(s, "fulton")
    s.foresight = (-1,) * 6
    visiting(s, "kansas_city")
    assert said(s, "delivery_skipped") == [()]
    assert herder_of(s) == "start"
    assert s.seats[0].cities[0] == 0
    s = table()
    only_discs(s)
    upgrading(s, 2)
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-26.4")
def test_an_empty_objective_stack_leaves_a_hole_in_the_display() -> None:
    s = table()
    display(s, "obj_01")
    objective_stack(s)
    doing(s, "objective")
    assert options(s) == ["objective obj_01"]
    assert reasons(s, "objective stack") == ["GWT-26.4"]
    play(s, "objective obj_01")
    assert s.display == (-1, -1, -1, -1)
    doing(s, "objective")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-26.7")
def test_the_whole_deck_may_be_removed() -> None:
    s = table()
    deck(s)
    hand(s, "criollo")
    cleared(s, "remove_1")
    engine(s, "3")
    visiting(s, "neutral_a")
    play(s, "auxiliary remove single", "engine 2", "remove criollo", "pass")
    assert hand_of(s) == []
    assert cards_gone(s) == ["criollo"]


@pytest.mark.rule("GWT-26.8")
def test_no_station_disc_helps_against_transport() -> None:
    s = delivery(10, money=0, at="0")
    stations(s, 1)
    only_discs(s, "hand_1")
    assert options(s) == ["deliver kansas_city", "deliver fulton"]


@pytest.mark.rule("GWT-26.10")
def test_discs_in_cities_stay() -> None:
    s = delivery(8, money=0)
    only_discs(s)
    cities(s, "fulton", "st_louis")
    stations(s, 3)
    play(s, "deliver peoria")
    assert options(s) == ["recall station_3"]
