"""GWT-26: discs that are short, stacks that are empty, decks that are thin."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    cards_gone,
    cities,
    cleared,
    deck,
    delivering,
    discard,
    discard_of,
    display,
    doing,
    engine,
    hand,
    hand_of,
    herder,
    herder_of,
    market,
    market_of,
    market_stack,
    masters,
    objective_stack,
    only_discs,
    options,
    play,
    play_until,
    points,
    reasons,
    said,
    slots,
    stations,
    stations_of,
    table,
    tile,
    upgrading,
    visiting,
    workers,
)
from wagontrain.gwt.names import EMPTY
from wagontrain.gwt.rules.cattle import refill_market
from wagontrain.gwt.state import State

DARK = ("limit_6", "step_left", "step_right", "hand_1", "hand_2")


def delivery(value: int, *discs: str, money: int = 20, own: tuple[int, ...] = ()) -> State:
    """Seat 0 delivers with these discs left on its board, its engine far ahead, these stations upgraded."""
    s = table()
    only_discs(s, *discs)
    stations(s, *own)
    engine(s, "20")
    s.seats[0].money = money
    delivering(s, value)
    return s


def upgrade(station: int, *discs: str, money: int = 20, own: tuple[int, ...] = ()) -> State:
    """Seat 0 stops at a station with these discs left on its board and these stations upgraded."""
    s = table()
    only_discs(s, *discs)
    stations(s, *own)
    slots(s, *[None] * 5)
    s.seats[0].money = money
    upgrading(s, station)
    return s


# -- discs


@pytest.mark.rule("GWT-26.1", "GWT-26.8")
def test_a_dark_disc_goes_to_a_white_city_when_no_white_one_is_left() -> None:
    s = delivery(1, *DARK)
    play(s, "deliver fulton")
    assert options(s) == [f"disc {name}" for name in DARK]
    s = delivery(1, "dollar", *DARK)
    play(s, "deliver fulton")
    assert options(s) == ["disc dollar"]
    assert reasons(s, "disc limit_6") == ["GWT-8.3"]


@pytest.mark.rule("GWT-26.1", "GWT-26.8")
def test_the_same_holds_for_a_white_station() -> None:
    s = upgrade(1, "step_left", "hand_1")
    play(s, "upgrade station_1")
    assert options(s) == ["disc step_left", "disc hand_1"]
    play(s, "disc step_left")
    assert (stations_of(s), s.seats[0].money) == ([1], 20 - 2 + 3)


@pytest.mark.rule("GWT-26.2", "GWT-26.9")
def test_without_a_disc_on_the_board_one_is_taken_from_a_station() -> None:
    s = delivery(18, own=(1, 5))
    masters(s, "sm_9")
    before = points(s, "stations")
    play(s, "deliver new_york")
    assert options(s) == ["recall station_1", "recall station_5"]
    assert reasons(s, "recall station_2") == ["GWT-26.2"]
    assert reasons(s, "disc dollar") == ["GWT-8.2"]
    play(s, "recall station_5")
    assert (stations_of(s), before - points(s, "stations")) == ([1], 3)
    assert s.seats[0].masters != 0
    assert points(s, "cities") == 9


@pytest.mark.rule("GWT-26.2")
@pytest.mark.parametrize(("money", "choice"), [(4, "recall station_1"), (5, "disc hand_1")])
def test_a_disc_that_cannot_be_paid_counts_as_none(money: int, choice: str) -> None:
    s = delivery(1, "hand_1", money=money, own=(1,))
    play(s, "deliver fulton")
    assert options(s) == [choice]


@pytest.mark.rule("GWT-26.2")
def test_an_upgrade_takes_the_disc_of_another_station() -> None:
    s = upgrade(2, own=(1, 3))
    play(s, "upgrade station_2")
    assert options(s) == ["recall station_1", "recall station_3"]
    assert reasons(s, "recall station_2") == ["GWT-26.2"]
    play(s, "recall station_3")
    assert stations_of(s) == [1, 2]


@pytest.mark.rule("GWT-26.3")
def test_without_any_disc_the_delivery_is_skipped_and_an_upgrade_impossible() -> None:
    s = table()
    only_discs(s)
    cities(s, "new_york", "kansas_city")
    engine(s, "0")
    delivering(s, 18)
    assert said(s, "delivery_skipped") == [()]
    assert (s.seats[0].money, s.seats[0].cities[0], herder_of(s)) == (20, 1, "start")
    assert asked(s) == "move-herder 1"
    s = upgrade(1)
    assert asked(s) == "move-herder 1"
    s = table()
    only_discs(s)
    engine(s, "6")
    doing(s, "upgrade_behind")
    assert reasons(s, "upgrade station_1") == ["GWT-14.7"]


@pytest.mark.rule("GWT-26.3", "GWT-26.2")
def test_discs_that_cannot_be_paid_and_no_station_skip_the_delivery_too() -> None:
    s = delivery(18, "hand_1", "hand_2", money=4)
    assert said(s, "delivery_skipped") == [()]
    s = delivery(18, "hand_1", "hand_2", money=5)
    assert asked(s) == "choose-city 0"


@pytest.mark.rule("GWT-26.8")
def test_a_station_disc_is_never_taken_by_choice() -> None:
    for discs, target in ((["dollar"], "fulton"), (["step_left"], "fulton"), (["dollar"], "chicago")):
        s = delivery(10, *discs, own=(1,))
        play(s, f"deliver {target}")
        assert options(s) == [f"disc {discs[0]}"]
        assert reasons(s, "recall station_1") == ["GWT-26.8"]


@pytest.mark.rule("GWT-26.8")
def test_an_unpayable_dark_disc_does_not_count_while_a_white_one_is_left() -> None:
    s = delivery(1, "dollar", "hand_1", money=0, own=(1,))
    play(s, "deliver fulton")
    assert options(s) == ["disc dollar"]


@pytest.mark.rule("GWT-26.9")
def test_a_disc_from_a_station_unlocks_nothing_and_the_station_can_be_upgraded_again() -> None:
    s = delivery(1, own=(1,))
    slots(s, "sm_7", None, None, None, None)
    workers(s, builders=2)
    play(s, "deliver fulton", "recall station_1")
    assert s.seats[0].money == 20
    only_discs(s, "dollar")
    upgrading(s, 1)
    play(s, "upgrade station_1", "disc dollar")
    assert s.seats[0].money == 18
    play(s, "master builder", "use dollars_12")
    assert s.seats[0].money == 30


@pytest.mark.rule("GWT-26.9")
def test_for_an_upgrade_it_is_a_choice_for_a_delivery_not() -> None:
    s = upgrade(2, own=(1,))
    assert options(s) == ["pass", "upgrade station_2"]
    s = delivery(0, own=(1,))
    assert options(s) == ["deliver kansas_city"]
    assert reasons(s, "pass") == ["GWT-8.1"]


@pytest.mark.rule("GWT-26.10")
def test_discs_in_cities_never_move() -> None:
    s = delivery(0, own=(1, 2))
    cities(s, "fulton", "chicago")
    play(s, "deliver kansas_city")
    assert {text.split()[0] for text in options(s)} == {"recall"}
    play(s, "recall station_2")
    assert [s.seats[0].cities[i] for i in (0, 1, 5)] == [1, 1, 1]


# -- stacks and decks


@pytest.mark.rule("GWT-26.4")
def test_an_empty_objective_stack_leaves_holes_in_the_display() -> None:
    s = table()
    display(s, "obj_01", "obj_02")
    objective_stack(s)
    doing(s, "objective")
    assert options(s) == ["objective obj_01", "objective obj_02"]
    assert reasons(s, "objective stack") == ["GWT-26.4"]
    play(s, "objective obj_01")
    assert s.display.count(EMPTY) == 3


@pytest.mark.rule("GWT-26.4")
def test_with_an_empty_display_too_no_objective_can_be_gained() -> None:
    s = table()
    display(s)
    objective_stack(s)
    at_neutral(s, "c")
    assert "use objective" not in options(s)
    assert reasons(s, "use objective") == ["GWT-10.9"]
    hand(s, "criollo")
    doing(s, "cattle_for_6_and_objective")
    play(s, "discard criollo")
    assert (s.seats[0].money, asked(s)) == (26, "move-herder 1")


@pytest.mark.rule("GWT-26.5")
def test_an_empty_market_stack_refills_nothing() -> None:
    s = table()
    market(s, "longhorn")
    market_stack(s)
    refill_market(s)
    assert market_of(s) == ["longhorn"]
    doing(s, "buy_cattle")
    assert "turn_up" not in options(s)


@pytest.mark.rule("GWT-26.6")
def test_a_removed_tile_leaves_its_herders_on_an_empty_space() -> None:
    for space, name, effect, word in (
        ("flood_2", "flood_green_2", "hazard_free", "hazard flood_2"),
        ("outlaw_5", "outlaw_green", "outlaw", "outlaw 5"),
    ):
        s = table()
        tile(s, space, name)
        herder(s, space, seat=1)
        doing(s, effect)
        play(s, word)
        assert herder_of(s, seat=1) == space
        assert asked(s) == "move-herder 1"
        assert options(s, "move") != []


@pytest.mark.rule("GWT-26.7")
def test_a_deck_may_be_thinned_to_nothing() -> None:
    s = table()
    cleared(s, "remove_1", "remove_2")
    hand(s, "criollo", "galloway")
    deck(s)
    discard(s)
    engine(s, "8")
    doing(s, "auxiliary")
    play(s, "auxiliary remove double", "engine 6", "remove criollo", "remove galloway")
    assert (cards_gone(s), hand_of(s), discard_of(s)) == (["criollo", "galloway"], [], [])
    visiting(s, "kansas_city")
    play_until(s, "choose-city 0")
    assert options(s) == ["deliver kansas_city"]
