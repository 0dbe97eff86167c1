"""VIL-11 and VIL-12: when the Markets are held and what they bring. The silver formulas: test_silver.py."""

import pytest

from tests.villagers.build import (
    asked,
    at_draft,
    at_end,
    at_update,
    coins_on,
    due,
    play,
    play_until,
    put_coins,
    reserve,
    road,
    stacks,
    supplies,
    supplies_of,
    table,
    village,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.names import DUE, HELD, WAITING
from wagontrain.villagers.state import State

FULL = ("chandler", "chandler", "chandler")
BOTH = "stacks_1_and_2_empty"


def drafting(*rows: tuple[str, ...], seats: int = 2, **options: object) -> State:
    """The draft of seat 0 with these stacks; nobody has food, nobody has a gold symbol."""
    s = table(seats, "a market", **options)
    for seat in range(seats):
        village(s, seat, "founders_food", "lumberjack")
    stacks(s, *rows)
    reserve(s, *["hunter"] * 12)
    at_draft(s)
    return s


def after_round(s: State) -> None:
    """Play on, taking nothing blind and building nothing, to the next Draft Phase."""
    now = s.round
    while s.round == now and s.todo:
        legal = [GAME.text(action) for action in GAME.legal(s)]
        usual = ("reserve", "draw 3", "pass", "end")
        play(s, next((text for text in usual if text in legal), legal[0]))


# -- First Market


@pytest.mark.rule("VIL-11.1", "VIL-RUL-11")
def test_the_first_market_is_due_when_stack_2_has_run_out() -> None:
    s = drafting(FULL, ("mason",), FULL * 3)
    play(s, "draw 2")
    assert s.first_market == DUE
    after_round(s)
    assert s.first_market == HELD


@pytest.mark.rule("VIL-11.1")
def test_no_other_stack_makes_the_first_market_due() -> None:
    s = drafting(("mason",), FULL, FULL * 3)
    play(s, "draw 1")
    assert s.first_market == WAITING
    after_round(s)
    assert s.first_market == WAITING


@pytest.mark.rule("VIL-11.1")
def test_in_normal_play_a_refill_empties_stack_1_then_stack_2() -> None:
    s = drafting(("mason",), ("mason",), FULL * 3)
    play(s, "take 1")
    assert s.first_market == WAITING
    play(s, "take 1")
    assert s.first_market == DUE


@pytest.mark.rule("VIL-11.8", "VIL-RUL-11")
def test_by_the_other_reading_both_stacks_must_have_run_out() -> None:
    s = drafting(("mason",), ("mason",), FULL * 3, first_market_trigger=BOTH)
    play(s, "draw 2")
    assert s.first_market == WAITING
    play(s, "draw 1")
    assert s.first_market == DUE


@pytest.mark.rule("VIL-11.8")
def test_by_the_other_reading_stack_2_may_be_the_last() -> None:
    s = drafting(("mason",), ("mason",), FULL * 3, first_market_trigger=BOTH)
    play(s, "draw 1")
    assert s.first_market == WAITING
    play(s, "draw 2")
    assert s.first_market == DUE


@pytest.mark.rule("VIL-11.2")
def test_the_first_market_does_not_interrupt_the_round() -> None:
    s = drafting(FULL, ("mason",), FULL * 3)
    village(s, 0, "founders_food", "chandler")
    supplies(s, 0, 0)
    play(s, "draw 2")
    assert asked(s) == "draft 1"
    play_until(s, "build 0", "draw 3", "pass")
    assert supplies_of(s) == [0, 0]
    after_round(s)
    assert supplies_of(s) == [3, 0]


@pytest.mark.rule("VIL-11.2")
def test_the_first_market_is_held_once() -> None:
    s = drafting(FULL, (), FULL)
    village(s, 0, "founders_food", "chandler")
    supplies(s, 0, 0)
    due(s, first=DUE)
    at_end(s)
    at_end(s)
    assert supplies_of(s) == [3, 0]


@pytest.mark.rule("VIL-11.3")
def test_the_first_market_pays_visible_gold_and_coins_on_cards() -> None:
    s = drafting(FULL)
    village(
        s, 0, ["founders_food", "poulterer"], ["lumberjack", "cooper", ["wheeler", "cartwright"]], "chandler"
    )
    put_coins(s, 0, "chandler", 4)
    put_coins(s, 0, "cooper", 2)
    supplies(s, 1, 1)
    due(s, first=DUE)
    at_end(s)
    assert supplies_of(s) == [1 + 3 + 4 + 9 + 3 + 6, 1]


@pytest.mark.rule("VIL-11.4")
def test_the_coins_stay_on_the_cards() -> None:
    s = drafting(FULL)
    village(s, 0, "founders_food", "chandler", coins={"chandler": 4})
    due(s, first=DUE)
    at_end(s)
    assert coins_on(s, 0, "chandler") == 4


@pytest.mark.rule("VIL-11.5")
def test_silver_gives_nothing_at_the_first_market() -> None:
    s = drafting(FULL)
    village(s, 0, "founders_food", "grocer", "priest")
    supplies(s, 0, 0)
    due(s, first=DUE)
    at_end(s)
    assert supplies_of(s) == [0, 0]


@pytest.mark.rule("VIL-11.6")
def test_after_the_first_market_comes_a_draft_phase() -> None:
    s = drafting(FULL)
    due(s, first=DUE)
    at_end(s)
    assert (s.first_market, s.second_market) == (HELD, WAITING)
    assert asked(s) == "draft 1"


@pytest.mark.rule("VIL-11.7")
def test_uncovered_founders_with_the_gold_side_count_two() -> None:
    s = table(3)
    village(s, 0, "founders", "hunter")
    village(s, 1, ["founders", "swineherd"])
    village(s, 2, "founders_food")
    supplies(s, 0, 0, 0)
    due(s, first=DUE)
    at_end(s)
    assert supplies_of(s) == [2, 2, 0]


@pytest.mark.rule("VIL-11.7")
@pytest.mark.parametrize("name", ["thief", "freelancer", "lumberjack"])
def test_coins_count_on_any_card(name: str) -> None:
    s = drafting(FULL)
    village(s, 0, "founders_food", ["lumberjack", "carpenter"], "thief", "freelancer", coins={name: 3})
    supplies(s, 0, 0)
    due(s, first=DUE)
    at_end(s)
    assert supplies_of(s) == [3, 0]


# -- Second Market


@pytest.mark.rule("VIL-12.1")
def test_the_second_market_is_due_when_the_last_stack_has_run_out() -> None:
    s = drafting((), (), ("mason",), (), (), ("mason",))
    play(s, "draw 6")
    assert s.second_market == WAITING
    play(s, "draw 3")
    assert s.second_market == DUE
    assert asked(s) == "draft 0"
    after_round(s)
    assert asked(s) == "over -1"
    assert GAME.to_act(s) == -1


@pytest.mark.rule("VIL-12.1", "VIL-6.10")
def test_a_road_update_may_take_the_last_card_of_the_last_stack() -> None:
    s = drafting((), (), ("mason",))
    due(s, first=HELD)
    reserve(s)
    road(s, "hunter", "hunter", "hunter", "hunter", "hunter", None, coins=(1, 1, 1, 1, 1))
    at_update(s)
    play(s, "pass", "pass")
    assert s.second_market == DUE


@pytest.mark.rule("VIL-12.2")
def test_the_second_market_pays_visible_gold_and_every_visible_silver() -> None:
    s = drafting()
    village(s, 0, ["founders_food", "swineherd"], "grocer", "priest", "chandler")
    supplies(s, 1, 1)
    due(s, HELD, DUE)
    at_end(s)
    assert supplies_of(s) == [1 + (2 + 3) + 3 + 6, 1]


@pytest.mark.rule("VIL-12.3")
def test_coins_are_moved_once_and_not_paid_by_the_bank_again() -> None:
    s = drafting()
    village(s, 0, "founders_food", "hunter", coins={"hunter": 4})
    supplies(s, 1, 1)
    due(s, HELD, DUE)
    at_end(s)
    assert supplies_of(s) == [5, 1]
    assert coins_on(s, 0, "hunter") == 0


@pytest.mark.rule("VIL-12.4")
def test_silver_looks_at_the_own_village_only() -> None:
    s = drafting()
    village(s, 0, "founders_food", "grocer")
    village(s, 1, "founders_food", "hunter", "harvester", "hunter")
    supplies(s, 0, 0)
    due(s, HELD, DUE)
    at_end(s)
    assert supplies_of(s) == [3, 0]


@pytest.mark.rule("VIL-12.4", "VIL-12.12")
def test_silver_is_computed_before_the_coins_are_moved() -> None:
    s = drafting()
    village(s, 0, "founders_food", "agent", "hunter", coins={"hunter": 4})
    supplies(s, 0, 0)
    due(s, HELD, DUE)
    at_end(s)
    assert supplies_of(s) == [4 + 4, 0]


@pytest.mark.rule("VIL-12.11", "VIL-RUL-22")
def test_both_markets_in_one_round_are_held_in_full_first_before_second() -> None:
    s = drafting()
    village(s, 0, "founders_food", "agent", "chandler", coins={"chandler": 2})
    supplies(s, 0, 0)
    due(s, DUE, DUE)
    at_end(s)
    assert supplies_of(s) == [(3 + 2) + (3 + 2 + 2), 0]
    assert asked(s) == "over -1"


@pytest.mark.rule("VIL-12.12")
def test_gold_silver_nun_and_coins_are_one_sum_each_and_nobody_depends_on_another() -> None:
    s = table(2, saints=True)
    village(s, 0, "founders_food", "agent", "chandler", "nun", coins={"chandler": 2})
    village(s, 1, "founders_food", "agent", "chandler", "nun", coins={"chandler": 6})
    supplies(s, 0, 0)
    due(s, HELD, DUE)
    at_end(s)
    parts = [score.parts for score in GAME.scores(s)]
    same = {"supply": 0, "improvements": 0, "first_market": 0, "gold_symbols": 3}
    assert parts[0] == {**same, "silver": 2, "nun": 2, "coins": 2}
    assert parts[1] == {**same, "silver": 6, "nun": 6, "coins": 6}
    assert supplies_of(s) == [9, 21]


@pytest.mark.rule("VIL-12.10", "VIL-4.4")
def test_most_gold_in_the_supply_wins() -> None:
    s = drafting()
    supplies(s, 7, 9)
    due(s, HELD, DUE)
    at_end(s)
    assert [(score.total, score.rank) for score in GAME.scores(s)] == [(7, 2), (9, 1)]
    assert GAME.end_reason(s) == "second-market"
