"""VIL-7: the build turn (for chains and hiring see `test_chains.py`, `test_hire.py`)."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at,
    at_build,
    building,
    hand,
    hand_of,
    open_events,
    options,
    play,
    reasons,
    solo,
    table,
    village,
    village_of,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.names import BUILD_PHASE


@pytest.mark.rule("VIL-7.1")
def test_each_player_builds_in_turn_from_the_first_on() -> None:
    s = table(3)
    at(s, BUILD_PHASE, 1)
    seen = []
    while asked(s).startswith("build"):
        seen.append(asked(s))
        play(s, "end")
    assert seen == ["build 1", "build 2", "build 0"]


@pytest.mark.rule("VIL-7.1")
def test_a_player_does_all_his_building_before_the_next() -> None:
    s = building("agent", "hunter")
    play(s, "place agent")
    assert asked(s) == "build 0"
    play(s, "place hunter")
    assert asked(s) == "build 0"


@pytest.mark.rule("VIL-7.2")
@pytest.mark.parametrize(("builders", "limit"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5), (6, 5)])
def test_the_build_limit_is_2_plus_builders_and_at_most_5(builders: int, limit: int) -> None:
    s = building(*["agent"] * 6, own=["founders", *["wattler"] * builders], limit=None)
    play(s, *["place agent"] * limit)
    assert reasons(s, "place agent") == ["VIL-7.2"]


@pytest.mark.rule("VIL-7.2")
def test_only_builders_of_the_own_village_count() -> None:
    s = building("agent", other=["founders", "wattler", "wattler"], limit=None)
    assert s.seats[0].limit == 2


@pytest.mark.rule("VIL-7.2")
def test_builders_placed_in_the_turn_do_not_raise_the_limit() -> None:
    s = building("wattler", "wattler", "agent", limit=None)
    play(s, "place wattler", "place wattler")
    assert reasons(s, "place agent") == ["VIL-7.2"]


@pytest.mark.rule("VIL-7.2", "VIL-RUL-5")
@pytest.mark.parametrize(("moment", "limit"), [("own_turn", 2), ("phase_start", 3)])
def test_when_the_limit_is_fixed_is_an_option(moment: str, limit: int) -> None:
    s = building("schemer", other=["founders", "wattler"], scoundrels=True, build_limit_moment=moment)
    play(s, "play schemer", "from 1", "node 1", "end")
    assert asked(s) == "build 1"
    assert s.seats[1].limit == limit


@pytest.mark.rule("VIL-7.19", "VIL-RUL-39")
@pytest.mark.parametrize(
    ("builders", "bonus", "events", "limit"),
    [
        (1, 1, [], 4),
        (3, 2, [], 5),
        (6, 0, ["strike"], 4),
        (6, 0, ["strike", "frozen_ground"], 2),
        (0, 0, ["strike"], 1),
        (0, 0, ["frozen_ground"], 1),
        (0, 0, ["frozen_ground", "strike"], 1),
    ],
)
def test_the_order_in_the_build_limit(builders: int, bonus: int, events: list[str], limit: int) -> None:
    s = solo()
    village(s, 0, "founders", *["wattler"] * builders)
    s.seats[0].builder_bonus = bonus
    open_events(s, *events)
    at_build(s)
    assert s.seats[0].limit == limit


@pytest.mark.rule("VIL-7.19", "VIL-17.9")
@pytest.mark.parametrize(("builders", "paid", "limit"), [(0, 1, 3), (0, 2, 4), (2, 2, 5), (3, 1, 5)])
def test_freelancers_paid_raise_the_limit_up_to_5(builders: int, paid: int, limit: int) -> None:
    own: list[Branch] = ["founders", "freelancer", "freelancer", *["wattler"] * builders]
    s = building(own=own, limit=None, profiteers=True)
    play(s, *["pay 0 1", "pay 0 2"][:paid])
    if asked(s) == "pay-freelancer 0":
        play(s, "pass")
    assert s.seats[0].limit == limit


@pytest.mark.rule("VIL-7.20")
def test_losing_a_builder_in_the_turn_does_not_lower_the_limit() -> None:
    s = building("schemer", "agent", "agent", own=["founders", "wattler"], limit=None, scoundrels=True)
    play(s, "play schemer", "from 0", "node 1", "place agent", "place agent", "place wattler")
    assert village_of(s, 0) == ["founders", "agent", "agent", "wattler"]


@pytest.mark.rule("VIL-7.3")
def test_building_is_voluntary() -> None:
    s = building("agent", "agent")
    play(s, "end")
    assert asked(s) == "build 1"
    s = building("agent", "agent")
    play(s, "place agent", "end")
    assert asked(s) == "build 1"


@pytest.mark.rule("VIL-7.4")
def test_placing_hiring_and_playing_mix_in_any_order() -> None:
    s = building("tinner", "cooper", "agent", "carpenter", "hunter", limit=2)
    play(s, "hire lumberjack", "return hunter", "onto 1")
    play(s, "place cooper", "on 1", "bank")
    play(s, "play tinner", "hire miner", "return agent", "onto 1")
    play(s, "place carpenter", "on 1")
    assert village_of(s, 0) == ["founders", "lumberjack", "cooper", "miner", "carpenter"]
    assert (s.seats[0].built, s.seats[0].hired) == (2, 2)


@pytest.mark.rule("VIL-7.4")
def test_only_cards_of_the_hand_are_placed() -> None:
    s = building("agent")
    hand(s, 1, "hunter")
    assert reasons(s, "place hunter") == ["VIL-7.4"]


@pytest.mark.rule("VIL-7.5")
def test_a_placed_card_cannot_be_taken_back() -> None:
    s = building("agent", "hunter")
    play(s, "place agent")
    assert options(s) == ["end", "place hunter", "hire hayer", "hire lumberjack", "hire miner"]
    play(s, "hire miner")
    assert reasons(s, "return agent") == ["VIL-7.13"]


@pytest.mark.rule("VIL-7.18")
def test_the_limit_and_the_number_used_are_shown_and_nothing_is_committed() -> None:
    s = building("agent", "hunter", limit=3)
    play(s, "place agent")
    seats = GAME.observe(s, 1)["seats"]
    assert isinstance(seats, list)
    assert (seats[0]["build_limit"], seats[0]["built"]) == (3, 1)
    assert GAME.asked(s).args == {"left": 2, "limit": 3, "hires": 3}
    assert hand_of(s, 0) == ["hunter"]
