"""The worked examples GWT-EX-1 to GWT-EX-26."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    certificates,
    cities,
    cleared,
    deck,
    delivering,
    discard,
    doing,
    engine,
    engine_of,
    foresight,
    fresh,
    hand,
    hand_of,
    hazards,
    herder,
    herder_of,
    jobs,
    marker_of,
    market,
    market_stack,
    masters,
    moving,
    objectives,
    options,
    play,
    points,
    put,
    reasons,
    slots,
    stack,
    table,
    tile,
    tile_at,
    upgrading,
    visiting,
    workers,
)
from wagontrain.core.state import Frame
from wagontrain.gwt.components import TRANSPORT
from wagontrain.gwt.names import CARD, CITY, EMPTY, MOVE_ENGINE, MOVE_ENGINE_BACK, MOVE_ON, TRACK
from wagontrain.gwt.rules.foresight import place_worker
from wagontrain.gwt.rules.income import breeding_value
from wagontrain.gwt.rules.move import step_limit


@pytest.mark.rule("GWT-EX-1")
def test_example_1_two_ways_of_two_and_three_steps() -> None:
    s = table()
    put(s, "build_a1", "2a", seat=1)
    tile(s, "flood_1", "flood_green_2")
    tile(s, "flood_2", "flood_black_2")
    for limit, ways in ((2, ["via build_a1"]), (3, ["via build_a1", "via flood_1"])):
        herder(s, "neutral_a")
        stack(s, Frame(MOVE_ON, 0, limit))
        assert asked(s) == "move-on 0"
        play(s, "move neutral_b")
        if len(ways) > 1:
            assert options(s) == ways
        else:
            assert herder_of(s) == "neutral_b"


@pytest.mark.rule("GWT-EX-2")
def test_example_2_step_limits_with_three_players() -> None:
    s = table(3)
    cleared(s, "step_left", seat=1)
    assert (step_limit(s, 0), step_limit(s, 1)) == (3, 5)


@pytest.mark.rule("GWT-EX-3")
def test_example_3_fees_that_cannot_be_paid_in_full() -> None:
    s = table(4)
    s.seats[0].money = 2
    put(s, "build_a1", "4a", seat=1)
    put(s, "build_a2", "1a", seat=2)
    moving(s)
    play(s, "move build_a2")
    assert [me.money for me in s.seats[:3]] == [0, 22, 20]
    assert herder_of(s) == "build_a2"
    s = table(4)
    s.seats[0].money = 2
    tile(s, "flood_1", "flood_green_2")
    tile(s, "flood_2", "flood_black_2")
    moving(s)
    play(s, "move flood_1")
    assert s.seats[0].money == 1
    moving(s)
    play(s, "move flood_2")
    assert s.seats[0].money == 0


@pytest.mark.rule("GWT-EX-4")
def test_example_4_building_2a_on_a_risk_space() -> None:
    s = table()
    hand(s, "galloway", "criollo")
    put(s, "flood_risk_1", "2a")
    visiting(s, "flood_risk_1")
    assert options(s, "use") == ["use galloway_for_4", "use cattle_for_certificate", "use buy_cattle"]
    assert "auxiliary dollar single" in options(s)
    play(s, "use cattle_for_certificate", "discard criollo", "certificates 1")
    play(s, "use galloway_for_4", "discard galloway", "use buy_cattle", "pass")
    assert options(s) == ["pass"]


@pytest.mark.rule("GWT-EX-5")
def test_example_5_foreign_locations() -> None:
    s = table()
    put(s, "build_c1", "2a", seat=1)
    tile(s, "flood_1", "flood_green_2")
    tile(s, "outlaw_4", "outlaw_green")
    for space in ("build_c1", "flood_1", "outlaw_4"):
        visiting(s, space)
        assert options(s) == ["pass", "auxiliary dollar single", "auxiliary draw single"]


@pytest.mark.rule("GWT-EX-6")
def test_example_6_the_job_market_of_three_players() -> None:
    s = fresh(3)
    assert [worker != EMPTY for worker in s.jobs[:8]] == [False, True, True, True, False, True, True, False]


def value(*cards: str) -> int:
    return breeding_value(tuple([CARD.index[name] for name in cards]))


@pytest.mark.rule("GWT-EX-7", "GWT-EX-8", "GWT-EX-9")
def test_examples_7_to_9_income() -> None:
    cards = ("santa_gertrudis", "santa_gertrudis", "longhorn", "black_angus")
    assert value(*cards) == 8
    s = table()
    foresight(s, *[None] * 6)
    hand(s, *cards)
    s.seats[0].money = 0
    certificates(s, 3)
    visiting(s, "kansas_city")
    play(s, "certificates 1")
    assert marker_of(s) == 1
    assert s.seats[0].money == 10
    assert hand_of(s) == []
    assert len(s.seats[0].discard) == 4
    s = table()
    foresight(s, *[None] * 6)
    hand(s, *cards)
    masters(s, "sm_3")
    s.seats[0].money = 0
    visiting(s, "kansas_city")
    assert s.seats[0].money == 9


@pytest.mark.rule("GWT-EX-10")
def test_example_10_where_to_deliver() -> None:
    s = table()
    cities(s, "fulton", "bloomington")
    engine(s, "5")
    delivering(s, 10)
    assert options(s) == ["deliver kansas_city", "deliver st_louis", "deliver peoria", "deliver chicago"]
    costs = [TRANSPORT[TRACK.index["5"]][CITY.index[name]] for name in ("chicago", "peoria", "st_louis")]
    assert costs == [3, 2, 0]
    play(s, "deliver chicago")
    assert "disc step_left" in options(s)
    for city in ("peoria", "st_louis", "kansas_city"):
        delivering(s, 10)
        play(s, f"deliver {city}")
        assert "disc step_left" not in options(s)
    delivering(s, 10)
    play(s, "deliver st_louis", "disc dollar")
    assert options(s) == ["bonus fulton_and_st_louis", "bonus st_louis_and_bloomington"]
    play(s, "bonus st_louis_and_bloomington")
    assert s.seats[0].tokens == 1
    assert asked(s) == "take-objective 0"
    assert points(s, "cities") == -3


@pytest.mark.rule("GWT-EX-11")
def test_example_11_the_pile_is_not_shuffled_early() -> None:
    s = table()
    cleared(s, "hand_1")
    hand(s, "criollo", "criollo", "criollo")
    deck(s, "galloway", "galloway")
    discard(s, "pineywoods")
    at_neutral(s, "a")
    play(s, "pass")
    assert len(hand_of(s)) == 5
    assert s.seats[0].deck == ()
    assert len(s.seats[0].discard) == 1


@pytest.mark.rule("GWT-EX-12")
@pytest.mark.parametrize(
    ("effect", "cards", "dollars", "steps"),
    [
        ("pineywoods_for_2", ["pineywoods"], 2, 0),
        ("pair_for_4", ["galloway", "galloway"], 4, 0),
        ("cattle_for_certificate", ["longhorn"], 0, 1),
        ("criollo_for_certificate_and_2", ["criollo"], 2, 1),
    ],
)
def test_example_12_discard_icons(effect: str, cards: list[str], dollars: int, steps: int) -> None:
    s = table()
    hand(s, *cards)
    doing(s, effect)
    play(s, *[f"discard {name}" for name in cards])
    if steps:
        play(s, f"certificates {steps}")
    assert (s.seats[0].money, marker_of(s)) == (20 + dollars, steps)


@pytest.mark.rule("GWT-EX-12")
def test_example_12_santa_gertrudis_for_the_engine() -> None:
    s = table()
    hand(s, "santa_gertrudis")
    doing(s, "santa_gertrudis_for_engine")
    play(s, "discard santa_gertrudis")
    assert options(s) == ["pass", "engine 1", "engine 2"]
    play(s, "engine 2")
    assert engine_of(s) == "2"


@pytest.mark.rule("GWT-EX-13")
def test_example_13_hiring_at_neutral_a() -> None:
    s = table()
    hand(s, "criollo")
    workers(s, engineers=2)
    jobs(s, ["cowboy", "builder"], ["cowboy"], ["engineer", "cowboy"])
    at_neutral(s, "a")
    assert "use galloway_for_2" not in options(s)
    play(s, "use hire", "hire 3 engineer")
    assert s.seats[0].money == 13
    assert options(s) == ["pass", "use criollo_for_2"]
    play(s, "use criollo_for_2", "discard criollo", "use hire_2_more", "hire 1 cowboy")
    assert s.seats[0].money == 15 - 8


@pytest.mark.rule("GWT-EX-14")
@pytest.mark.parametrize(
    ("cowboys", "lines"),
    [
        (1, {"value3_one_a", "shorthorn_one_a"}),
        (2, {"value3_one_a", "shorthorn_one_a", "value3_one_b", "hereford_one_a"}),
        (
            3,
            {"value3_one_a", "shorthorn_one_a", "value3_one_b", "hereford_one_a", "value3_two"}
            | {"shorthorn_one_b"},
        ),
        (
            5,
            {"value3_one_a", "shorthorn_one_a", "value3_one_b", "hereford_one_a", "value3_two"}
            | {"shorthorn_one_b", "shorthorn_two", "hereford_one_b"},
        ),
    ],
)
def test_example_14_what_cowboys_can_buy(cowboys: int, lines: set[str]) -> None:
    s = table()
    workers(s, cowboys=cowboys)
    market(s, "longhorn", "corriente", "shorthorn_3", "shorthorn_4", "hereford_5")
    market_stack(s)
    doing(s, "buy_cattle")
    assert {text.split()[1] for text in options(s, "buy")} == lines


@pytest.mark.rule("GWT-EX-15")
def test_example_15_past_another_engine() -> None:
    s = table()
    engine(s, "1")
    engine(s, "3", seat=1)
    stack(s, Frame(MOVE_ENGINE, 0, 3))
    assert options(s) == ["engine 2", "engine 4", "engine 4t", "engine 5"]


@pytest.mark.rule("GWT-EX-16")
def test_example_16_build_and_replace() -> None:
    s = table()
    workers(s, builders=2)
    at_neutral(s, "b")
    play(s, "use build_at_2", "build 4", "site build_c1")
    assert s.seats[0].money == 16
    doing(s, "build_at_2")
    assert reasons(s, "build 7") == ["GWT-16.1"]
    workers(s, builders=3)
    play(s, "build 7", "site build_c1")
    assert s.seats[0].money == 10
    assert tile_at(s, "build_c1") == "7a"
    assert not s.seats[0].supply >> 3 & 1


@pytest.mark.rule("GWT-EX-17")
def test_example_17_objectives() -> None:
    s = table()
    objectives(s, "start_3", "obj_18", "obj_06", "obj_07")
    for space, face in (("build_a1", "1a"), ("build_a2", "2a"), ("build_a3", "3a")):
        put(s, space, face)
    hazards(s, "flood_green_2", "flood_green_3", "drought_green_2")
    s.seats[0].outlaws = (0, 1)
    cities(s, "new_york", "new_york")
    assert points(s, "objectives") == 18
    cities(s, "new_york")
    assert points(s, "objectives") == 10


@pytest.mark.rule("GWT-EX-18")
def test_example_18_bounties() -> None:
    s = table()
    tile(s, "outlaw_7", "outlaw_green")
    tile(s, "outlaw_1", "outlaw_orange")
    doing(s, "outlaw")
    play(s, "outlaw 7")
    assert s.seats[0].money == 26
    doing(s, "outlaw")
    play(s, "outlaw 1")
    assert s.seats[0].tokens == 1


@pytest.mark.rule("GWT-EX-19")
def test_example_19_city_points() -> None:
    s = table()
    cities(s, "philadelphia", "pittsburgh")
    assert points(s, "cities") == 10
    cities(s, "philadelphia", "pittsburgh", "toledo")
    assert points(s, "cities") == 18


@pytest.mark.rule("GWT-EX-20")
def test_example_20_a_calf_grows_after_the_value_is_fixed() -> None:
    s = table(simmental=True)
    foresight(s, *[None] * 6)
    hand(s, "simmental_calf", "longhorn", "galloway")
    s.seats[0].money = 0
    visiting(s, "kansas_city")
    play(s, "grow simmental_calf")
    assert s.seats[0].money == 7
    assert "deliver bloomington" in options(s)
    assert reasons(s, "deliver peoria") == ["GWT-8.1"]


@pytest.mark.rule("GWT-EX-21")
def test_example_21_transport_from_the_start() -> None:
    assert TRANSPORT[0] == (0, 0, 1, 3, 4, 5, 7, 8, 9, 11)
    assert TRANSPORT[TRACK.index["4t"]][CITY.index["chicago"]] == 3


@pytest.mark.rule("GWT-EX-22")
@pytest.mark.parametrize(
    ("seats", "last", "refills"), [(2, 21, (12, 18)), (3, 31, (18, 27)), (4, 41, (24, 36))]
)
def test_example_22_which_worker_ends_the_game(seats: int, last: int, refills: tuple[int, int]) -> None:
    s = fresh(seats)
    s.market = ()
    s.market_stack = (7,) * 99
    found: list[int] = []
    for chosen in range(1, last + 1):
        assert s.turns_left == -1
        place_worker(s, 0, 0)
        if s.market:
            found.append(s.placed)
            s.market = ()
        assert (s.turns_left >= 0) == (chosen == last)
    assert tuple(found) == refills
    assert s.placed == 12 * seats


@pytest.mark.rule("GWT-EX-23")
def test_example_23_there_is_no_five() -> None:
    s = table()
    foresight(s, *[None] * 6)
    cleared(s, "limit_4", "limit_6")
    certificates(s, 6)
    s.seats[0].money = 0
    visiting(s, "kansas_city")
    play(s, "certificates 4")
    assert (s.seats[0].money, marker_of(s)) == (2, 4)


@pytest.mark.rule("GWT-EX-24")
def test_example_24_back_past_another_engine() -> None:
    for exactly, goals in ((1, ["engine 3", "engine 4t"]), (2, ["engine 2", "engine 3"])):
        s = table()
        engine(s, "5")
        engine(s, "4", seat=1)
        stack(s, Frame(MOVE_ENGINE_BACK, 0, exactly))
        assert options(s) == goals


@pytest.mark.rule("GWT-EX-25")
def test_example_25_a_hand_disc_on_station_five() -> None:
    s = table()
    s.seats[0].money = 10
    slots(s, *[None] * 5)
    upgrading(s, 5)
    play(s, "upgrade station_5")
    assert "disc hand_1" not in options(s)
    play(s, "disc step_left")
    assert s.seats[0].money == 7


@pytest.mark.rule("GWT-EX-26")
def test_example_26_a_risk_action_at_the_limit() -> None:
    s = table()
    hand(s, "criollo")
    certificates(s, 3)
    put(s, "flood_risk_2", "1a")
    visiting(s, "flood_risk_2")
    play(s, "use criollo_for_certificate_and_2", "discard criollo")
    assert (s.seats[0].money, marker_of(s)) == (22, 3)
