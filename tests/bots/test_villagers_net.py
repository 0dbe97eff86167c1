"""The network of Villagers: what it looks at, and when it is asked."""

from collections.abc import Callable
from random import Random

import pytest

from tests.villagers.build import at_build, hand, road, stacks, supplies, table, village
from wagontrain import NOBODY, bots
from wagontrain.bots.effort import effort_of
from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.eval.network import net_of
from wagontrain.bots.greedy import GreedyBot
from wagontrain.bots.rollouts import RolloutBot
from wagontrain.villagers import GAME
from wagontrain.villagers.evaluator.evaluator import VillagersEvaluator, settled
from wagontrain.villagers.evaluator.features import EXPANSIONS, INPUTS, Features
from wagontrain.villagers.names import HELD
from wagontrain.villagers.state import State

ALL = dict.fromkeys(EXPANSIONS, True)


def make_evaluator(share: float = 0.0) -> VillagersEvaluator:
    made = evaluator_of(GAME)
    assert isinstance(made, VillagersEvaluator)
    made.use_network(share, share)
    return made


def figures(s: State, seat: int) -> dict[str, float]:
    handcrafted = make_evaluator().handcrafted
    return dict(zip(INPUTS, Features(s, seat, handcrafted, handcrafted.seen(s, seat)).all(), strict=True))


def some_way_on(seats: int, decisions: int, options: dict[str, object] | None = None) -> State:
    """A game of random players, where no card is on its way."""
    s = GAME.new(seats, f"net/{seats}", options)
    bot = bots.make("random", "net")
    while decisions > 0 or not settled(s):
        decisions -= 1
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))
    return s


# -- what it looks at


@pytest.mark.parametrize("options", [{}, ALL])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_figure_has_a_name_and_is_of_a_size_to_learn_from(
    seats: int, options: dict[str, object]
) -> None:
    s = some_way_on(seats, 60, options)
    for seat in range(seats):
        found = figures(s, seat)
        assert len(found) == len(INPUTS)
        assert all(-10.0 < value < 10.0 for value in found.values())
        assert found["five seats"] == (seats == 5)
        assert found["saints"] == bool(options)


def built() -> State:
    s = table(3)
    stacks(s, ["mason"] * 4, ["hunter"] * 4, (), (), (), ())
    road(s, "cooper", None, None, None, None, None, coins=(2, 0, 0, 0, 0, 0))
    supplies(s, 8, 5, 3)
    village(s, 0, "founders", "hunter")
    village(s, 1, "founders")
    hand(s, 0, "mason", "mason", "jeweler")
    at_build(s)
    return s


def test_figures_follow_what_the_seat_has() -> None:
    s = built()
    found = figures(s, 0)
    assert found["supply"] == 8 / 20
    assert found["hunter in the village"] == 1.0
    assert found["mason in hand"] == 2.0
    assert found["jeweler in hand"] == 1.0
    assert found["hand"] == 3 / 6
    assert found["coins on the road"] == pytest.approx(2 / 3)
    assert found["building"] == 1.0
    assert found["drafting"] == 0.0
    assert found["first market"] == 1.0
    assert found["their supply"] == pytest.approx(4 / 20)
    assert found["draft limit by later"] == pytest.approx(found["draft limit"] * found["later"])
    s.first_market = HELD
    after = figures(s, 0)
    assert after["first market"] == 0.0
    assert after["gold of all markets"] == pytest.approx(found["gold of all markets"] / 2)


def test_who_waits_longer_is_told() -> None:
    s = built()
    assert [figures(s, seat)["waits"] for seat in range(3)] == pytest.approx([0.0, 1 / 3, 2 / 3])


@pytest.mark.parametrize("options", [{}, ALL])
def test_cards_that_the_seat_cannot_know_change_nothing(options: dict[str, object]) -> None:
    """The stacks, and the hands of the others."""
    s = some_way_on(4, 50, options)
    for seat in range(4):
        for number in range(5):
            world = GAME.resample(s, seat, f"world {number}")
            assert figures(world, seat) == figures(s, seat)


# -- when it is asked


@pytest.mark.parametrize("options", [{}, ALL])
def test_where_no_card_is_on_its_way_the_network_has_its_share(options: dict[str, object]) -> None:
    s = GAME.new(3, "share", options)
    bot = bots.make("greedy", "share")
    evaluator = make_evaluator(0.6)
    assert evaluator.net is not None
    asked = 0
    while GAME.to_act(s) != NOBODY:
        by_hand = evaluator.handcrafted.seen(s, 1).total
        if settled(s):
            learned = evaluator.net.evaluate(list(figures(s, 1).values()))
            assert evaluator.estimate(s, 1) == pytest.approx(by_hand + 0.6 * (learned - by_hand))
            asked += 1
        else:
            assert evaluator.estimate(s, 1) == by_hand
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))
    assert asked > 20
    assert [evaluator.estimate(s, seat) for seat in range(3)] == [score.total for score in GAME.scores(s)]


def test_expert_goes_by_the_network_and_those_below_by_hand() -> None:
    s = some_way_on(2, 40)
    by_hand = [make_evaluator().handcrafted.seen(s, seat).total for seat in (0, 1)]
    mixed = [make_evaluator(effort_of(GAME, "expert").learned).estimate(s, seat) for seat in (0, 1)]
    assert by_hand != mixed
    below = (GreedyBot("share"), RolloutBot("share", level="hard"))
    for level, expected in (
        (below[0], by_hand),
        (below[1], by_hand),
        (RolloutBot("e", level="expert"), mixed),
    ):
        evaluator = level.evaluator(GAME)
        assert [evaluator.estimate(s, seat) for seat in (0, 1)] == expected


def test_at_first_sight_everybody_goes_by_hand() -> None:
    s = some_way_on(3, 40)
    evaluator = make_evaluator(1.0)
    assert evaluator.glance(s, 1) == evaluator.handcrafted.seen(s, 1).total != evaluator.estimate(s, 1)


def test_without_a_network_for_these_cards_the_evaluation_by_hand_stands_alone() -> None:
    """As with corrected tables that name other cards."""
    s = some_way_on(2, 40)
    evaluator = make_evaluator()
    evaluator.net = None
    evaluator.use_network(1.0, 1.0)
    assert evaluator.estimate(s, 0) == evaluator.handcrafted.seen(s, 0).total


def test_the_countess_is_met_by_hand() -> None:
    s = GAME.new(1, "countess")
    assert make_evaluator(1.0).estimate(s, 0) == make_evaluator().estimate(s, 0)


# -- what is remembered


@pytest.mark.parametrize("options", [{}, ALL])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_remembered_is_what_would_be_worked_out(seats: int, options: dict[str, object]) -> None:
    """All that can be done in each position, so that many of them differ in one thing alone."""
    s = GAME.new(seats, "remembered", options)
    bot = bots.make("random", "remembered")
    known = make_evaluator(0.6)
    for _ in range(120):
        for action in GAME.legal(s):
            after = GAME.clone(s)
            GAME.apply(after, action)
            if settled(after):
                for seat in range(seats):
                    assert known.estimate(after, seat) == known.worked_out(after, seat)
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))


def other(name: str, value: object, seat: int | None = None) -> Callable[[State], None]:
    """Another value of what a seat or the table has."""

    def change(s: State) -> None:
        setattr(s if seat is None else s.seats[seat], name, value)

    return change


CHANGES: dict[str, Callable[[State], None]] = {
    "own supply": other("supply", 17, 0),
    "supply of another": other("supply", 17, 1),
    "own hand": lambda s: hand(s, 0, "mason"),
    "hand of another": lambda s: hand(s, 1, "mason", "mason"),
    "own village": lambda s: village(s, 0, "founders", "carpenter"),
    "village of another": lambda s: village(s, 1, "founders", "hunter"),
    "coins": lambda s: village(s, 0, "founders", "hunter", coins={"hunter": 2}),
    "market": other("first_market", HELD),
    "turn": other("turn", 1),
    "first": other("first", 2),
    "road": lambda s: road(s, "carpenter", None, None, None, None, None, coins=(2, 0, 0, 0, 0, 0)),
    "coins on the road": lambda s: road(s, "cooper", None, None, None, None, None),
    "stacks": lambda s: stacks(s, ["mason"] * 4, (), (), (), (), ()),
    "basics": other("basics", (0, 0, 0)),
    "builds": other("built", 1, 0),
    "expansion": lambda s: s.options.update(saints=True),
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_remembered_tells_apart_all_that_counts(name: str) -> None:
    chance = Random("a network")
    weights = [[chance.gauss(0.0, 1.0) for _ in INPUTS]]
    known = make_evaluator(0.6)
    known.net = net_of([{"weights": weights, "biases": [0.0]}])  # every figure counts
    s = built()
    before = known.estimate(s, 0)
    after = GAME.clone(s)
    after.options = dict(s.options)
    CHANGES[name](after)
    fresh = known.worked_out(after, 0)
    assert fresh != before
    assert known.estimate(after, 0) == fresh
