"""The evaluation of the solo game of Villagers: what the Countess will have, and how that rates a move."""

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_draft,
    hand,
    open_events,
    play,
    reserve,
    resolving,
    road,
    solo,
    stacks,
    supplies,
    table,
    village,
)
from wagontrain import NOBODY, bots
from wagontrain.bots.eval import evaluator_of
from wagontrain.villagers import GAME
from wagontrain.villagers.evaluator.evaluator import VillagersEvaluator
from wagontrain.villagers.evaluator.prospect import Prospect, Unseen
from wagontrain.villagers.names import BETWEEN, JESTER_READY, JESTER_USED
from wagontrain.villagers.state import State


def make_evaluator() -> VillagersEvaluator:
    made = evaluator_of(GAME)
    assert isinstance(made, VillagersEvaluator)
    return made


def hers(s: State) -> float:
    """What the Countess is heading for."""
    return make_evaluator().estimate(s, 1)


def mine(s: State) -> float:
    """What the player is heading for."""
    return make_evaluator().estimate(s, 0)


def her_village(*names: str, unseen: tuple[str, ...] = ("mason", "hunter")) -> State:
    """A solo table on which the Countess has these villagers, and little is left to come."""
    s = solo()
    stacks(s, unseen, unseen, unseen, unseen, unseen, unseen)
    reserve(s, *unseen)
    village(s, 1, "countess", *names)
    at_build(s)
    return s


# -- the Countess


def test_her_gold_counts_at_both_markets_before_the_first() -> None:
    assert hers(her_village("jeweler")) - hers(her_village("seeker")) == pytest.approx(40)


def test_food_is_a_bad_gift_as_long_as_a_grocer_may_come() -> None:
    harmless = hers(her_village("hunter")) - hers(her_village())
    dear = hers(her_village("hunter", unseen=("grocer", "mason")))
    dear -= hers(her_village(unseen=("grocer", "mason")))
    assert dear > harmless


def test_every_round_to_come_brings_her_something() -> None:
    long = her_village("hunter")
    short = her_village("hunter")
    stacks(short, (), (), (), (), (), ("mason",))
    assert hers(long) > hers(short)


def test_what_an_open_event_will_cost_counts_as_hers() -> None:
    s = her_village()
    supplies(s, 8, 1)
    before = hers(s)
    open_events(s, "tithe")
    assert hers(s) == pytest.approx(before + 2)
    open_events(s, "tithe", "kidnapping")
    assert hers(s) > before + 10


def test_a_used_jester_is_dear_while_the_blame_may_come() -> None:
    s = her_village()
    s.jester = JESTER_READY
    ready = hers(s)
    s.jester = JESTER_USED
    blamed = hers(s)
    s.winter = ()
    assert blamed > hers(s) > ready


# -- the player


def test_a_builder_is_worth_more_in_the_village_than_in_the_hand() -> None:
    s = solo()
    hand(s, 0, "wattler", "wattler", "chandler")
    at_build(s)
    before = mine(s)
    play(s, "place wattler")
    assert mine(s) > before


def test_between_two_rounds_the_drafts_of_the_next_one_are_to_come() -> None:
    s = resolving("tithe")
    s.seats[0].done = True
    s.phase = BETWEEN
    assert Prospect(s, Unseen(s), 0.0).drafts_now == 3  # 2 and the food of the Founders


def test_the_unseen_cards_are_those_of_stacks_and_reserve() -> None:
    s = solo()
    stacks(s, ("jeweler",), (), (), (), (), ("seeker",))
    reserve(s, "wattler", "hunter")
    unseen = Unseen(s)
    assert unseen.cards == 4
    assert (unseen.gold, unseen.builders, unseen.food) == (5.0, 0.25, 0.25)


# -- the bots


def test_she_is_given_the_villager_that_helps_her_least() -> None:
    s = solo()
    road(s, "jeweler", "fromager", "wine_trader", "agent", "spelunker", "cartwright")
    at_draft(s)
    play(s, "take 1")
    assert asked(s) == "give-countess 0"
    bot = bots.make("greedy", "gift")
    action = bot.choose(GAME, GAME.resample(s, 0, "gift"), 0)
    assert GAME.text(action) == "give 4"


def test_each_draft_is_a_turn_that_ends_with_the_countess_getting_hers() -> None:
    s = solo()
    road(s, "jeweler", "fromager", "wine_trader", "agent", "spelunker", "cartwright")
    at_draft(s)
    first = make_evaluator().turn(s)
    play(s, "take 1")
    assert make_evaluator().turn(s) == first
    play(s, "give 4")
    assert asked(s) == "draft 0"
    assert make_evaluator().turn(s) != first


def test_at_first_sight_only_the_solo_player_looks_at_the_other_village() -> None:
    evaluator = make_evaluator()
    alone = solo()
    assert evaluator.glance(alone, 0) == pytest.approx(evaluator.margin(alone, 0))
    two = table(2)
    assert evaluator.glance(two, 0) == evaluator.estimate(two, 0)


def test_the_end_is_judged_by_the_score() -> None:
    s = GAME.new(1, "the end")
    bot = bots.make("random", "the end")
    while GAME.to_act(s) != NOBODY:
        GAME.apply(s, bot.choose(GAME, s, 0))
    player, countess = GAME.scores(s)
    assert (mine(s), hers(s)) == (player.total, countess.total)
