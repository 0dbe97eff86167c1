"""GWT-18 and GWT-20: outlaws and hazards."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    doing,
    foresight,
    hazards,
    herder,
    moving,
    options,
    play,
    points,
    put,
    reasons,
    table,
    tile,
    tile_at,
    visiting,
)
from wagontrain.gwt import GAME


@pytest.mark.rule("GWT-18.1", "GWT-19.2")
@pytest.mark.parametrize(
    ("place", "dollars"), [(1, 0), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 6), (8, 8), (9, 10)]
)
def test_the_bounty_is_that_of_the_space(place: int, dollars: int) -> None:
    s = table()
    tile(s, f"outlaw_{place}", "outlaw_orange")
    doing(s, "outlaw")
    assert options(s) == [f"outlaw {place}"]
    play(s, f"outlaw {place}")
    assert s.seats[0].money == 20 + dollars
    assert s.seats[0].tokens == (1 if place == 1 else 0)
    assert s.seats[0].outlaws == (0, 1)
    assert tile_at(s, f"outlaw_{place}") is None


@pytest.mark.rule("GWT-18.1")
def test_any_outlaw_may_be_taken() -> None:
    s = table()
    for n in (2, 5, 9):
        tile(s, f"outlaw_{n}", "outlaw_green")
    doing(s, "outlaw")
    assert options(s) == ["outlaw 2", "outlaw 5", "outlaw 9"]
    assert GAME.targets(s, GAME.parse("outlaw 5")) == ["space-outlaw_5"]
    assert reasons(s, "outlaw 1") == ["GWT-18.1"]


@pytest.mark.rule("GWT-18.2")
def test_an_empty_section_offers_nothing() -> None:
    s = table()
    at_neutral(s, "d")
    assert "use outlaw" not in options(s)
    assert reasons(s, "use outlaw") == ["GWT-10.9"]


@pytest.mark.rule("GWT-18.3")
def test_spaces_one_to_three_cost_no_step_the_others_do() -> None:
    s = table()
    for n in (1, 2, 3):
        tile(s, f"outlaw_{n}", "outlaw_green")
    herder(s, "neutral_d")
    moving(s)
    assert options(s) == ["move neutral_e", "move neutral_f", "move neutral_g"]
    tile(s, "outlaw_4", "outlaw_green")
    tile(s, "outlaw_6", "outlaw_green")
    assert options(s)[:2] == ["move outlaw_4", "move outlaw_6"]


@pytest.mark.rule("GWT-18.4")
@pytest.mark.parametrize(("name", "fee"), [("outlaw_green", 2), ("outlaw_orange", 1)])
def test_the_hands_of_the_outlaws(name: str, fee: int) -> None:
    s = table(3)
    tile(s, "outlaw_4", name)
    herder(s, "neutral_d")
    moving(s)
    play(s, "move outlaw_4")
    assert s.seats[0].money == 20 - fee


@pytest.mark.rule("GWT-20.1")
@pytest.mark.parametrize(
    ("effect", "cost"), [("hazard_at_7", 7), ("hazard_at_5", 5), ("hazard_at_2", 2), ("hazard_free", 0)]
)
def test_a_hazard_is_removed_for_its_price(effect: str, cost: int) -> None:
    s = table()
    tile(s, "rockfall_2", "rockfall_green_4")
    tile(s, "flood_1", "flood_black_2")
    doing(s, effect)
    assert options(s) == ["hazard flood_1", "hazard rockfall_2"]
    assert reasons(s, "hazard flood_2") == ["GWT-20.1"]
    play(s, "hazard rockfall_2")
    assert s.seats[0].money == 20 - cost
    assert points(s, "hazards") == 4


@pytest.mark.rule("GWT-20.1", "GWT-4.12")
def test_it_needs_its_price_and_a_tile() -> None:
    s = table()
    at_neutral(s, "f")
    assert "use hazard_at_7" not in options(s)
    tile(s, "flood_1", "flood_black_2")
    assert "use hazard_at_7" in options(s)
    s.seats[0].money = 6
    assert "use hazard_at_7" not in options(s)
    put(s, "build_c1", "4a")
    visiting(s, "build_c1")
    assert "use hazard_at_5" in options(s)


@pytest.mark.rule("GWT-20.2", "GWT-24.5")
def test_hazards_are_worth_two_three_or_four_points() -> None:
    s = table()
    hazards(s, "flood_green_2", "drought_black_3", "rockfall_green_4")
    assert points(s, "hazards") == 9


@pytest.mark.rule("GWT-20.3")
def test_the_emptied_space_is_the_lowest_again() -> None:
    s = table()
    for n in (1, 2, 3):
        tile(s, f"flood_{n}", "flood_green_2")
    doing(s, "hazard_free")
    play(s, "hazard flood_2")
    foresight(s, "flood_green_4", None, None, None, None, None)
    visiting(s, "kansas_city")
    play(s, "foresight 1")
    assert tile_at(s, "flood_2") == "flood_green_4"
    assert asked(s) == "choose-city 0"
