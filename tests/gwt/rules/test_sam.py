"""GWT-27: Sam's setup, his turn and his movement."""

import pytest

from tests.gwt.build import (
    asked,
    engine_of,
    fresh,
    herder,
    herder_of,
    moving,
    options,
    play,
    put,
    said,
    tile,
)
from tests.gwt.solo import SAM, STEP_1, STEP_2, sams_turn, solo, specialized
from wagontrain.gwt import GAME
from wagontrain.gwt.names import CITY, WORKER
from wagontrain.gwt.state import private_tile

# -- setup


@pytest.mark.rule("GWT-27.1")
def test_sam_plays_with_b_sides_whatever_the_table_plays_with() -> None:
    for sides in ("all_a", "all_b", "aaaaaabbbbbb"):
        s = fresh(1, building_sides=sides)
        assert {s.faces[private_tile(SAM, n) - 7] % 2 for n in range(12)} == {1}
    s = fresh(1)
    assert {s.faces[private_tile(0, n) - 7] % 2 for n in range(12)} == {0}
    assert (s.seats[SAM].discs.bit_count(), s.seats[SAM].supply.bit_count(), s.placed) == (14, 12, 3)


@pytest.mark.rule("GWT-27.2")
def test_one_random_worker_of_bag_two_is_sams() -> None:
    found = set()
    for seed in range(12):
        s = fresh(1, str(seed))
        assert sorted(s.seats[SAM].workers) == [1, 1, 2]
        found.add(s.seats[SAM].workers)
        assert len(s.bags[1]) == 33 - 1 - 3 - 2
    assert len(found) == 3


@pytest.mark.rule("GWT-27.3")
@pytest.mark.parametrize(("level", "cards", "tiles"), [("easy", 12, 1), ("medium", 15, 1), ("hard", 15, 4)])
def test_difficulty_removes_cards_or_adds_workers(level: str, cards: int, tiles: int) -> None:
    s = fresh(1, difficulty=level)
    assert sorted(s.sam_deck) == list(range(cards))
    assert sum(s.seats[SAM].workers) == 3 + tiles
    assert min(s.seats[SAM].workers) == (2 if level == "hard" else 1)
    assert len(s.bags[1]) == 33 - tiles - 3 - 2


@pytest.mark.rule("GWT-27.4")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_specialization_is_the_type_that_sam_has_most_of(level: str) -> None:
    for seed in range(6):
        s = fresh(1, str(seed), difficulty=level)
        workers_ = s.seats[SAM].workers
        assert workers_[s.specialization] == max(workers_) > min(workers_)
        assert (herder_of(s, SAM), engine_of(s, SAM)) == ("start", "0")


@pytest.mark.rule("GWT-27.5")
@pytest.mark.parametrize(
    ("level", "city"), [("easy", "st_louis"), ("medium", "bloomington"), ("hard", "chicago")]
)
def test_each_difficulty_has_its_first_city(level: str, city: str) -> None:
    assert CITY.text(fresh(1, difficulty=level).sam_city) == city


@pytest.mark.rule("GWT-27.6")
def test_you_are_first_and_sam_has_nothing_but_an_objective() -> None:
    for seed in range(5):
        s = fresh(1, str(seed))
        me, sam = s.seats
        assert GAME.to_act(s) == 0
        assert (me.money, me.tokens, len(me.hand), len(me.objectives)) == (6, 1, 4, 1)
        assert (sam.money, sam.tokens, sam.marker, len(sam.objectives)) == (0, 0, 0, 1)
        assert sam.hand + sam.deck + sam.discard == ()
        assert me.objectives != sam.objectives


# -- turn and movement


@pytest.mark.rule("GWT-27.7")
def test_sam_reveals_a_card_and_never_uses_a_location() -> None:
    s = solo()
    tile(s, "flood_1", "flood_green_2")
    put(s, "build_b1", "10b", seat=SAM)
    herder(s, "neutral_b", seat=SAM)
    before = s.seats[SAM].clone()
    sams_turn(s, STEP_1)
    assert said(s, "sam_revealed") == [(STEP_1 - 1,)]
    sam = s.seats[SAM]
    assert (sam.money, sam.workers, sam.engine) == (before.money, before.workers, before.engine)
    assert asked(s) == "move-herder 0"


@pytest.mark.rule("GWT-27.7")
def test_the_sam_cards_are_shuffled_when_none_is_left() -> None:
    s = solo()
    s.sam_discard = tuple(range(14))
    sams_turn(s, 15)
    assert (len(s.sam_deck), len(s.sam_discard)) == (0, 15)
    play(s, options(s, "move")[0], "pass")
    assert (len(s.sam_deck), len(s.sam_discard)) == (14, 1)


@pytest.mark.rule("GWT-27.8")
@pytest.mark.parametrize(("card", "space"), [(STEP_1, "neutral_a"), (STEP_2, "neutral_b")])
def test_sam_walks_as_many_locations_as_the_card_says(card: int, space: str) -> None:
    s = solo()
    sams_turn(s, card)
    assert herder_of(s, SAM) == space


@pytest.mark.rule("GWT-27.8", "GWT-27.19")
@pytest.mark.parametrize(
    ("building", "floods", "space"),
    [
        ("2b", 2, "build_a1"),  # one location instead of two
        ("2b", 1, "build_a1"),  # no fee
        ("7b", 1, "flood_1"),  # 2 dollars instead of 4
        ("1b", 1, "build_a1"),  # all equal: listed first
        ("7b", 2, "build_a1"),  # fewer locations come before fees
        ("7b", 0, "neutral_b"),  # no location at all
    ],
)
def test_sam_takes_the_way_of_fewest_locations_then_lowest_fees(
    building: str, floods: int, space: str
) -> None:
    s = solo()
    put(s, "build_a1", building)
    for n in range(floods):
        tile(s, f"flood_{n + 1}", "flood_green_2")
    herder(s, "neutral_a", seat=SAM)
    sams_turn(s, STEP_1)
    assert herder_of(s, SAM) == space


@pytest.mark.rule("GWT-27.19")
def test_sam_looks_at_the_whole_way_to_kansas_city() -> None:
    s = solo()
    put(s, "build_d1", "2b")
    put(s, "build_c1", "2b")
    for n in (1, 2, 3, 4):
        tile(s, f"outlaw_{n + 3}", "outlaw_green")
    herder(s, "neutral_c", seat=SAM)
    sams_turn(s, STEP_1)
    assert herder_of(s, SAM) == "build_c1"


@pytest.mark.rule("GWT-27.8", "GWT-27.19")
@pytest.mark.parametrize(("space", "goal"), [("neutral_f", "build_f1"), ("neutral_g", "build_g1")])
def test_of_equal_ways_sam_takes_the_branch_listed_first(space: str, goal: str) -> None:
    s = solo()
    for n, name in enumerate(("build_f1", "build_f2", "build_g1", "build_g2")):
        put(s, name, ("2b", "3b", "5b", "6b")[n])
    herder(s, space, seat=SAM)
    sams_turn(s, STEP_1)
    assert herder_of(s, SAM) == goal


@pytest.mark.rule("GWT-27.19")
def test_his_own_buildings_cost_sam_nothing() -> None:
    s = solo()
    put(s, "build_a1", "7b", seat=SAM)
    tile(s, "flood_1", "flood_green_2")
    herder(s, "neutral_a", seat=SAM)
    sams_turn(s, STEP_1)
    assert herder_of(s, SAM) == "build_a1"


@pytest.mark.rule("GWT-27.8")
def test_sam_stops_in_kansas_city() -> None:
    s = solo()
    herder(s, "neutral_g", seat=SAM)
    sams_turn(s, STEP_2)
    assert len(said(s, "delivered")) == 1
    assert herder_of(s, SAM) == "start"


@pytest.mark.rule("GWT-27.9")
def test_fees_between_you_and_sam_go_through_the_bank() -> None:
    s = solo()
    put(s, "build_a1", "7b")
    put(s, "build_b1", "4b", seat=SAM)
    for n in (1, 2):
        tile(s, f"flood_{n}", "flood_green_2")
    herder(s, "neutral_a", seat=SAM)
    sams_turn(s, STEP_1)
    assert (s.seats[0].money, s.seats[SAM].money) == (24, 20)
    herder(s, "neutral_b")
    tile(s, "drought_1", "drought_black_2")
    moving(s)
    play(s, "move build_b1")
    assert (s.seats[0].money, s.seats[SAM].money) == (22, 20)


@pytest.mark.rule("GWT-27.9")
def test_sam_pays_nothing_for_hazards_and_outlaws() -> None:
    s = solo()
    tile(s, "flood_1", "flood_green_2")
    put(s, "build_a1", "7b")
    herder(s, "neutral_a", seat=SAM)
    sams_turn(s, STEP_1)
    assert herder_of(s, SAM) == "flood_1"
    assert (s.seats[0].money, s.seats[SAM].money) == (20, 20)


@pytest.mark.rule("GWT-27.19")
@pytest.mark.parametrize(
    ("card", "kind", "count", "space"),
    [
        (10, "builder", 6, "neutral_a"),  # no building on the trail: still 1 step
        (12, "cowboy", 5, "neutral_f"),
        (13, "cowboy", 6, "neutral_g"),
        (14, "engineer", 4, "neutral_e"),
        (15, "builder", 3, "neutral_c"),
        (13, "builder", 6, "neutral_a"),  # one cowboy, and nothing to do but to move
        (14, "cowboy", 6, "neutral_g"),
    ],
)
def test_steps_by_workers_are_one_at_least_and_know_no_limit(
    card: int, kind: str, count: int, space: str
) -> None:
    s = solo()
    s.seats[SAM].supply = 0
    s.seats[SAM].workers = tuple([count if WORKER.text(i) == kind else 1 for i in range(3)])
    specialized(s, kind)
    sams_turn(s, card)
    assert herder_of(s, SAM) == space


@pytest.mark.rule("GWT-27.10", "GWT-27.19")
@pytest.mark.parametrize(("yours", "sams", "space"), [(3, 1, "neutral_c"), (1, 2, "neutral_b")])
def test_steps_by_the_most_buildings_of_either_player(yours: int, sams: int, space: str) -> None:
    s = solo()
    sites = ["flood_risk_1", "flood_risk_2", "drought_risk_1", "outlaw_risk_1"]
    for n in range(yours + sams):
        put(s, sites[n], f"{n + 1}b", seat=0 if n < yours else SAM)
    s.seats[SAM].supply = 0
    sams_turn(s, 10)
    assert herder_of(s, SAM) == space


@pytest.mark.rule("GWT-27.20")
def test_sams_first_turn_is_a_turn_like_any_other() -> None:
    s = fresh(1)
    s.sam_deck += (STEP_1 - 1,)
    play(s, "move neutral_g", "pass")
    assert herder_of(s, SAM) == "neutral_a"
    assert asked(s) == "move-herder 0"
