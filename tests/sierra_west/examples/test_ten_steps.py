"""SW-EX-1 to SW-EX-10: the worked pioneering turn of the rulebook, move by move to its printed result."""

import pytest

from tests.sierra_west.build import (
    animals,
    asked,
    cabins,
    end_turn,
    goods,
    idle,
    may,
    options,
    pioneering,
    play,
    row,
    spot,
    wagon,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import SPOT_COST, SYMBOLS
from wagontrain.sierra_west.names import SPOT
from wagontrain.sierra_west.rules.paths import green_active, symbol_at
from wagontrain.sierra_west.state import State

ALL_GREEN, DOUBLE_BOOTS, BOOTS_TO_GOLD = 5, 2, 0


def example() -> State:
    """The situation before the first step."""
    s = pioneering("ah_start", "st3", "st7", seats=2)
    cabins(s, "all_green", "double_boots", "boots_to_gold")
    animals(s, "rabbit", "beaver", "fox")
    s.mule = 1
    wagon(s, 2)
    row(s, "orchard2", "orchard6")
    return s


def path(s: State, name: str) -> list[str]:
    spots = [i for i, text in enumerate(SPOT.names) if text.startswith(name) and text[-1].isdigit()]
    return [SYMBOLS[symbol_at(s, i)] for i in spots if symbol_at(s, i) >= 0]


STEP_2 = ["assign all_green", "start hat"]
STEP_3 = ["step hat", "activate hat", "step hat", "forgo gold", "forgo gold"]
STEP_4 = ["start plain", "step plain", "scout r5p3 plain", "step hat", "scout r4p3 hat"]
STEP_5 = ["step hat", "activate hat", "step hat", "step plain", "activate plain", "pay 1 0 0"]
STEP_6 = ["step plain", "activate plain"]
STEP_7 = ["summit hat right", "climb food", "decline", "assign gold_to_basic"]
STEP_8 = ["step plain", "exchange stone", "exchange stone", "activate plain", "pay 0 0 2", "step plain"]
STEP_9 = ["summit plain left", "exchange stone", "exchange stone", "exchange wood"]
STEP_10 = ["summit mule middle", "decline"]


@pytest.mark.rule("SW-EX-1")
def test_the_start() -> None:
    s = example()
    assert path(s, "green") == ["food_1", "boot_2", "boot_1", "gold_1"]
    assert path(s, "tan") == ["boot_1", "harvest_apples", "fur_trade", "bear_hazard"]
    assert [SPOT_COST[SPOT.index[f"tan-{i}"]] for i in (1, 2, 3, 4)] == [0, 1, 0, 2]
    assert idle(s, 0)
    assert goods(s) == {}


@pytest.mark.rule("SW-EX-2", "SW-7.4", "SW-13.5f")
def test_step_2_all_green_makes_the_other_cabins_active() -> None:
    s = play(example(), *STEP_2)
    assert green_active(s.seats[0], DOUBLE_BOOTS)
    assert green_active(s.seats[0], BOOTS_TO_GOLD)
    assert spot(s, "hat") == "green-start"


@pytest.mark.rule("SW-EX-3", "SW-13.5a", "SW-13.5c")
def test_step_3_doubled_boots_become_gold() -> None:
    s = play(example(), *STEP_2, *STEP_3)
    assert goods(s) == {"food": 1, "gold": 2}
    assert not may(s, "forgo gold")


@pytest.mark.rule("SW-EX-4", "SW-7.5", "SW-7.13", "SW-12.1")
def test_step_4_boots_move_the_frontiersman() -> None:
    s = play(example(), *STEP_2, *STEP_3, "start plain", "step plain", "scout r5p3 plain")
    assert not green_active(s.seats[0], DOUBLE_BOOTS)
    play(s, "step hat", "scout r4p3 hat")
    assert options(s, "scout") == []
    assert GAME.observe(s, 0)["seats"][0]["scout"] == "r4p3"  # type: ignore[index]


@pytest.mark.rule("SW-EX-5", "SW-7.10", "SW-18.3")
def test_step_5_the_harvest_is_paid_with_food() -> None:
    s = play(example(), *STEP_2, *STEP_3, *STEP_4, *STEP_5)
    assert goods(s) == {"gold": 3}
    assert s.apples == (3, 4)
    assert spot(s, "hat") == "green-end"


@pytest.mark.rule("SW-EX-6", "SW-15.6")
def test_step_6_furs() -> None:
    s = play(example(), *STEP_2, *STEP_3, *STEP_4, *STEP_5, *STEP_6)
    assert goods(s) == {"food": 1, "wood": 1, "stone": 1, "gold": 3}


@pytest.mark.rule("SW-EX-7", "SW-7.16", "SW-16.2", "SW-9.3")
def test_step_7_the_mule_comes_with_the_food_track() -> None:
    s = play(example(), *STEP_2, *STEP_3, *STEP_4, *STEP_5, *STEP_6, "summit hat right", "climb food")
    assert goods(s) == {"gold": 3}
    assert s.seats[0].homestead == (1, 0, 0)
    assert (s.mule, asked(s), GAME.to_act(s)) == (0, "track-supplies", 1)
    other = GAME.clone(s)
    play(other, "track plain")
    assert goods(other, 1) == {"food": 1}
    play(s, "decline", "assign gold_to_basic")
    assert spot(s, "mule") == "cabin-gold_to_basic"


@pytest.mark.rule("SW-EX-8", "SW-7.11", "SW-7.12", "SW-7.21")
def test_step_8_gold_pays_for_the_bear() -> None:
    s = play(example(), *STEP_2, *STEP_3, *STEP_4, *STEP_5, *STEP_6, *STEP_7, *STEP_8)
    assert goods(s) == {"gold": 1}
    assert spot(s, "plain") == "tan-end"
    assert len(s.seats[0].cabins) == 3
    assert s.seats[0].wagon == 2


@pytest.mark.rule("SW-EX-9", "SW-18.5", "SW-18.5b")
def test_step_9_red_apples_bring_gold() -> None:
    before = [*STEP_2, *STEP_3, *STEP_4, *STEP_5, *STEP_6, *STEP_7, *STEP_8]
    s = play(example(), *before, "summit plain left")
    assert (s.apples, s.seats[0].orchards, goods(s)) == ((3, 1), (0, 1), {"gold": 3})
    play(s, "exchange stone", "exchange stone", "exchange wood")
    assert goods(s) == {"wood": 1, "stone": 2}


@pytest.mark.rule("SW-EX-10", "SW-7.22")
def test_step_10_the_mule_climbs_and_the_turn_ends() -> None:
    before = [*STEP_2, *STEP_3, *STEP_4, *STEP_5, *STEP_6, *STEP_7, *STEP_8, *STEP_9]
    s = play(example(), *before, *STEP_10)
    assert s.seats[0].homestead == (1, 0, 1)
    end_turn(s)
    assert goods(s) == {"gold": 1}
    assert s.apples == (3, 1)
    assert idle(s, 0)
    assert (s.mule, spot(s, "mule"), s.turn) == (0, "camp", 1)
