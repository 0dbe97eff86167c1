"""The networks of Great Western Trail: what they look at, when they are asked, and how they are trained."""

from collections.abc import Callable
from pathlib import Path

import pytest

from wagontrain import NOBODY, bots
from wagontrain.bots.effort import effort_of
from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.greedy import GreedyBot
from wagontrain.bots.rollouts import RolloutBot
from wagontrain.core.state import Frame
from wagontrain.gwt import GAME
from wagontrain.gwt.components import SPACES, STEP_LEFT_DISC
from wagontrain.gwt.evaluator.blended import BlendedEstimate, between_turns
from wagontrain.gwt.evaluator.evaluator import TrailEvaluator
from wagontrain.gwt.evaluator.features import ALONE, AT_TABLES, Features
from wagontrain.gwt.evaluator.pending import Pending
from wagontrain.gwt.names import EMPTY, ENGINEER, PAY_TRANSPORT
from wagontrain.gwt.state import State

ROOT = Path(__file__).resolve().parents[2]


def make_evaluator() -> TrailEvaluator:
    made = evaluator_of(GAME)
    assert isinstance(made, TrailEvaluator)
    return made


def blended(s: State, share: float = 0.0) -> BlendedEstimate:
    evaluator = make_evaluator()
    evaluator.use_network(share, share)
    return evaluator.blended(s)


def figures(s: State, seat: int) -> dict[str, float]:
    handcrafted = blended(s).handcrafted
    found = Features(s, seat, handcrafted, handcrafted.seen(s, seat, Pending(s, seat))).all()
    return dict(zip(ALONE if s.solo else AT_TABLES, found, strict=True))


def some_way_on(seats: int, turns: int) -> State:
    """A game of random players, between two turns."""
    s = GAME.new(seats, f"net/{seats}")
    bot = bots.make("random", "net")
    while turns or not between_turns(s):
        turns -= between_turns(s)
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))
    return s


# -- what it looks at


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_figure_has_a_name_and_is_of_a_size_to_learn_from(seats: int) -> None:
    s = some_way_on(seats, 20)
    for seat in range(seats):
        found = figures(s, seat)
        assert len(found) == len(ALONE if seats == 1 else AT_TABLES)
        assert all(-8.0 < value < 8.0 for value in found.values())


def test_figures_follow_what_the_seat_has() -> None:
    s = some_way_on(2, 20)
    before = figures(s, 0)
    me = s.seats[0]
    me.money += 10
    workers = list(me.workers)
    workers[ENGINEER] += 1
    me.workers = tuple(workers)
    after = figures(s, 0)
    assert after["money"] == before["money"] + 1.0
    assert after["engineers"] == before["engineers"] + 0.5
    assert after["engineers by left"] == pytest.approx(after["engineers"] * after["left"])
    assert after["builders"] == before["builders"]
    assert figures(s, 1)["their engineers"] == pytest.approx(workers[ENGINEER] / 3.0)


def test_who_waits_longer_is_told() -> None:
    s = some_way_on(4, 9)
    waits = {seat: figures(s, seat)["waits"] for seat in range(4)}
    assert waits[s.turn] == 0.0
    assert sorted(waits.values()) == pytest.approx([0.0, 1 / 3, 2 / 3, 1.0])


def test_cards_that_the_seat_cannot_know_change_nothing() -> None:
    """The order of its own draw stack, and the hands of the others."""
    s = some_way_on(3, 15)
    for number in range(5):
        world = GAME.resample(s, 0, f"world {number}")
        assert figures(world, 0) == figures(s, 0)


# -- when it is asked


@pytest.mark.parametrize("seats", [1, 2])
def test_only_between_turns_the_network_has_its_share(seats: int) -> None:
    s = GAME.new(seats, "share")
    bot = bots.make("greedy", "share")
    asked = 0
    while GAME.to_act(s) != NOBODY:
        found = blended(s, 0.6)
        by_hand = found.handcrafted.estimate(s, 0)
        if between_turns(s):
            learned = found.net.evaluate(list(figures(s, 0).values()))
            if s.solo:
                learned += found.handcrafted.estimate(s, 1)
            mixed = by_hand + 0.6 * (learned - by_hand)
            assert found.estimate(s, 0) == pytest.approx(mixed)
            asked += 1
        else:
            assert found.estimate(s, 0) == by_hand
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))
    assert asked > 20


def test_greedy_goes_by_hand_and_the_higher_levels_by_the_network_too() -> None:
    s = some_way_on(2, 20)
    by_hand = [blended(s).handcrafted.estimate(s, seat) for seat in (0, 1)]
    mixed = [blended(s, effort_of(GAME, "hard").learned).estimate(s, seat) for seat in (0, 1)]
    assert by_hand != mixed
    for level, expected in ((GreedyBot("share"), by_hand), (RolloutBot("share", level="hard"), mixed)):
        evaluator = level.evaluator(GAME)
        assert [evaluator.estimate(s, seat) for seat in (0, 1)] == expected


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_remembered_is_what_would_be_worked_out(seats: int) -> None:
    """All that can be done in each position, so that many of them differ in one thing alone."""
    s = GAME.new(seats, "remembered")
    bot = bots.make("random", "remembered")
    known = blended(s, 0.6)
    for _ in range(100):
        for action in GAME.legal(s):
            after = GAME.clone(s)
            GAME.apply(after, action)
            for seat in range(seats):
                fresh = known.worked_out(after, seat, Pending(after, seat), between_turns(after))
                assert known.estimate(after, seat) == fresh
        GAME.apply(s, bots.decide(bot, GAME, s, GAME.to_act(s)))
        if GAME.to_act(s) == NOBODY:
            break


def less_discs(seat: int) -> Callable[[State], None]:
    """A seat without its left step disc."""

    def change(s: State) -> None:
        s.seats[seat].discs &= ~STEP_LEFT_DISC

    return change


def other(name: str, value: object, seat: int | None = None) -> Callable[[State], None]:
    """Another value of what a seat or the table has."""

    def change(s: State) -> None:
        setattr(s if seat is None else s.seats[seat], name, value)

    return change


def to_pay(s: State) -> None:
    s.push(Frame(PAY_TRANSPORT, 0, 5))


CHANGES: dict[str, Callable[[State], None]] = {
    "own disc": less_discs(0),
    "disc of another": less_discs(1),
    "money": other("money", 17, 0),
    "workers of another": other("workers", (4, 1, 1), 1),
    "herder of another": other("herder", 30, 1),
    "jobs": other("jobs", (EMPTY,) * 24),
    "placed": other("placed", 20),
    "market": other("market", ()),
    "masters": other("masters", (EMPTY,) * 5),
    "trail": other("trail", (EMPTY,) * SPACES),
    "job token": other("token_owner", 0),
    "turn": other("turn", 1),
    "last turns": other("turns_left", 2),
    "something to pay": to_pay,
}


@pytest.mark.parametrize("name", CHANGES)
def test_what_is_remembered_tells_apart_all_that_counts(name: str) -> None:
    s = some_way_on(2, 21)
    assert s.turn == 0
    known = blended(s, 0.6)
    before = known.estimate(s, 0)
    after = GAME.clone(s)
    CHANGES[name](after)
    fresh = known.worked_out(after, 0, Pending(after, 0), between_turns(after))
    assert fresh != before
    assert known.estimate(after, 0) == fresh
