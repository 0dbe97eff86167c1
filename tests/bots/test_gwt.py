"""The evaluation of Great Western Trail: hands and cities, the way ahead, what is under way, the end."""

import pytest

from tests.gwt import build
from wagontrain import NOBODY, bots
from wagontrain.bots.eval import evaluator_of, read_weights
from wagontrain.core.errors import LoadError
from wagontrain.gwt import GAME
from wagontrain.gwt.components import DOLLARS_PER_POINT, KANSAS_CITY, START
from wagontrain.gwt.evaluator.cattle import HALVES, CityPlan, expected_value
from wagontrain.gwt.evaluator.evaluator import TrailEvaluator
from wagontrain.gwt.evaluator.pending import NOTHING, Pending, mask_of
from wagontrain.gwt.evaluator.tally import Tally
from wagontrain.gwt.evaluator.trail import distances, wages
from wagontrain.gwt.names import CARD, CITY, WORKER_KINDS
from wagontrain.gwt.rules.hire import offers, price
from wagontrain.gwt.scoring import building_points, cattle_points, objective_score
from wagontrain.gwt.state import State
from wagontrain.gwt.tasks import task_counts


def make_evaluator() -> TrailEvaluator:
    made = evaluator_of(GAME)
    assert isinstance(made, TrailEvaluator)
    return made


def cards(*names: str) -> tuple[int, ...]:
    return tuple([CARD.index[name] for name in names])


def in_cities(*names: str) -> int:
    return sum([1 << CITY.index[name] for name in names])


def mine(s: State) -> float:
    """By hand: what the network thinks of a position that never came up says nothing."""
    return make_evaluator().table.handcrafted.estimate(s, 0)


# -- hands


def test_a_hand_without_hope_of_more_counts_each_breed_once() -> None:
    hand = cards("criollo", "galloway", "galloway", "longhorn")
    assert expected_value(hand, cards("hereford_5"), 4, 0.0) == 1 + 2 + 3


def test_what_is_sure_to_be_seen_counts_in_full_and_the_worst_card_makes_room() -> None:
    hand = cards("criollo", "galloway", "pineywoods", "longhorn")
    assert expected_value(hand, cards("hereford_5"), 4, 1.0) == 5 + 3 + 2 + 2
    assert expected_value(hand, cards("hereford_5"), 5, 1.0) == 5 + 3 + 2 + 2 + 1


def test_a_thinner_deck_is_worth_more() -> None:
    good = cards("longhorn", "corriente", "shorthorn_4", "galloway")
    thick = good + cards("criollo", "criollo", "criollo", "criollo")
    assert expected_value((), good, 4, 4.0) > expected_value((), thick, 4, 4.0)


# -- cities


def plan() -> CityPlan:
    return CityPlan(0.0, 0.0, 0.0, 0.0, 0.0)


def test_one_delivery_goes_where_the_points_are() -> None:
    found = plan()
    assert found.best(0, 16 * HALVES, 0, 0, 1) == 6  # Philadelphia
    assert found.best(in_cities("chicago"), 12 * HALVES, 0, 0, 1) == 6  # Toledo beside it
    assert found.best(in_cities("fulton"), 3 * HALVES, 0, 0, 1) == -6  # nothing but Kansas City is left


def test_deliveries_are_planned_together() -> None:
    found = plan()
    assert found.best(0, 12 * HALVES, 12 * HALVES, 0, 2) == 6  # Chicago and Toledo
    assert found.best(0, 10 * HALVES, 12 * HALVES, 2 * HALVES, 4) == 6 + 8 + 4 + 6
    assert found.best(0, 18 * HALVES, 18 * HALVES, 0, 2) == 18  # New York takes a second disc


def test_a_part_of_a_delivery_is_worth_a_part_of_it() -> None:
    found = plan()
    assert found.value(0, 18.0, 18.0, 0, 0.5) == pytest.approx(4.5)
    assert found.value(0, 17.5, 18.0, 0, 1.0) == pytest.approx((6 + 9) / 2)


# -- what is under way


def test_a_chosen_city_counts_before_its_disc_is_there() -> None:
    s = build.table()
    build.delivering(s, 16)
    near = GAME.clone(s)
    build.play(near, "deliver fulton")
    build.play(s, "deliver philadelphia")
    pending = Pending(s, 0)
    assert pending.city == CITY.index["philadelphia"]
    assert pending.dollars < 0  # transport is still to be paid
    assert mine(s) > mine(near)


def test_nothing_is_under_way_on_the_trail() -> None:
    pending = Pending(build.table(), 0)
    assert not pending.delivers
    assert (pending.city, pending.station, pending.reach, pending.dollars) == (NOTHING, NOTHING, NOTHING, 0)


def test_cities_with_discs() -> None:
    s = build.table()
    build.cities(s, "peoria", "new_york")
    assert mask_of(s.seats[0].cities) == in_cities("peoria", "new_york")


# -- the way


def test_the_way_is_counted_in_steps_and_buildings_make_it_longer() -> None:
    s = build.table()
    away = distances(s)
    assert away[KANSAS_CITY] == 0
    for space in range(KANSAS_CITY):
        assert away[space] == 1 + min([away[ahead] for ahead in s.hops[space]])
    build.put(s, "build_a1", "1a")
    build.put(s, "flood_risk_1", "2a")
    assert distances(s)[START] == away[START] + 1


def test_a_stop_that_is_still_ahead_is_worth_something() -> None:
    before = build.table()
    build.jobs(before, ["engineer", "engineer"], filled=4)
    build.herder(before, "start")
    nobody = build.table()
    build.jobs(nobody, [], filled=4)
    build.herder(nobody, "start")
    assert mine(before) > mine(nobody)


# -- what is there


@pytest.mark.parametrize("options", [{}, {"simmental": True, "building_sides": "random"}])
def test_what_is_counted_in_one_go_is_what_the_score_sheet_counts(options: dict[str, object]) -> None:
    s = GAME.new(3, "tally", options)
    evaluator = make_evaluator()
    bot = bots.make("random", "tally")
    while (seat := GAME.to_act(s)) != NOBODY:
        for other in range(3):
            me = s.seats[other]
            tally = Tally(s, other, me)
            score = objective_score(s, other)
            assert list(tally.have) == task_counts(s, other)
            assert tally.building_points == building_points(s, other)
            assert tally.cattle_points == cattle_points(me)
            assert evaluator.table.handcrafted.goals.evaluate(me, tally)[0] == score.points + score.pairs
        GAME.apply(s, bot.choose(GAME, s, seat))


def test_wages_are_those_of_the_cheapest_workers() -> None:
    s = GAME.new(2, "wages")
    bot = bots.make("random", "wages")
    s.seats[0].money = 30
    while (seat := GAME.to_act(s)) != NOBODY:
        for kind in range(WORKER_KINDS):
            asked = [price(o // WORKER_KINDS, 0) for o in offers(s, 0, 0) if o % WORKER_KINDS == kind]
            if asked and s.seats[0].money >= max(asked):
                assert wages(s)[kind] == min(asked)
        GAME.apply(s, bot.choose(GAME, s, seat))


def test_the_more_money_the_less_the_next_dollar_counts() -> None:
    handcrafted = make_evaluator().table.handcrafted
    assert handcrafted.usable(0) == 0
    assert (
        handcrafted.usable(5)
        > handcrafted.usable(20) - handcrafted.usable(15)
        > handcrafted.usable(40) - handcrafted.usable(35)
        > 0
    )


# -- all together


@pytest.mark.parametrize("good", ["hereford_7", "longhorn"])
def test_better_cattle_and_more_workers_are_better(good: str) -> None:
    plain = build.table()
    build.discard(plain, "criollo")
    better = build.table()
    build.discard(better, good)
    assert mine(better) > mine(plain)
    build.workers(better, cowboys=2)
    assert mine(better) > mine(plain) + 1


def test_an_objective_out_of_reach_holds_less_hope() -> None:
    near = build.table()
    build.discard(near, "obj_12")  # two buildings and a hazard
    build.put(near, "build_a1", "1a")
    build.put(near, "build_a2", "2a")
    far = build.table()
    build.discard(far, "obj_10")  # a Hereford and a hazard, as many points
    build.put(far, "build_a1", "1a")
    build.put(far, "build_a2", "2a")
    assert mine(near) > mine(far)


def test_after_the_end_only_points_count() -> None:
    s = GAME.new(2, "over")
    bot = bots.make("random", "over")
    while (seat := GAME.to_act(s)) != NOBODY:
        GAME.apply(s, bots.decide(bot, GAME, s, seat))
    evaluator = make_evaluator()
    for score in GAME.scores(s):
        rest = s.seats[score.seat].money % DOLLARS_PER_POINT / DOLLARS_PER_POINT
        assert evaluator.estimate(s, score.seat) == pytest.approx(score.total + rest)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_remembered_of_rivals_is_what_would_be_worked_out(seats: int) -> None:
    s = GAME.new(seats, "rivals")
    evaluator = make_evaluator()
    bot = bots.make("random", "rivals")
    for _ in range(150):
        seat = GAME.to_act(s)
        if seat == NOBODY:
            break
        others = [other for other in range(len(s.seats)) if other != seat]
        expected = [make_evaluator().estimate(s, other) for other in others]
        assert evaluator.rivals(s, seat) == expected
        assert evaluator.rivals(s, seat) == expected
        GAME.apply(s, bots.decide(bot, GAME, s, seat))


@pytest.mark.parametrize("name", ["cowboy", "far", "engine", "chance_hazard"])
def test_a_weight_that_is_missing_is_named(name: str) -> None:
    weights = read_weights(GAME)
    del weights[name]
    with pytest.raises(LoadError, match=name):
        evaluator_of(GAME, weights)


def test_against_sam_some_weights_are_others() -> None:
    """A weight that begins with `solo_` takes the place of its namesake in a solo game, and only there."""
    table, alone = build.table(), GAME.new(1, "alone")
    dear = {**read_weights(GAME), "solo_dollar": 9.0}
    for s, other in ((table, False), (alone, True)):
        assert (evaluator_of(GAME, dear).estimate(s, 0) != mine(s)) is other
