"""SW-10: stocks and costs. A cost may mix all that the tables know, also as no printed card does."""

import pytest

from tests.sierra_west.build import asked, give, go, goods, options, pioneering, play, said, why
from wagontrain.core.state import Frame
from wagontrain.sierra_west.components import BULLETS_MAX, Cost
from wagontrain.sierra_west.names import (
    BULLETS,
    FOOD,
    GAIN_BASIC,
    GAIN_FISH,
    GOODS,
    PAY_BASICS,
    PAY_FISH,
    WOOD,
)
from wagontrain.sierra_west.rules.goods import can_pay, gain, gain_all, pay, spend
from wagontrain.sierra_west.state import State

FISH = ("trout", "salmon", "bass")


def cost(basics: int = 0, apples: tuple[int, int, int] = (0, 0, 0), fish: int = 0, **named: int) -> Cost:
    """A cost: basics of any kind, apples (green, red, of any colour), fish of any kind, and goods."""
    return Cost(tuple([named.get(good, 0) for good in GOODS]), basics, apples, fish)


def stocked(mode: str = "apple_hill", /, **amounts: int) -> State:
    """Seat 0 at its pioneering step, with this stock and nothing said yet."""
    s = pioneering(mode=mode)
    s.log = []
    give(s, **amounts)
    return s


# -- gaining


@pytest.mark.rule("SW-10.2")
def test_a_gain_of_nothing_is_not_told() -> None:
    s = stocked("outlaws_outposts", bullet=BULLETS_MAX - 1)
    gain(s, 0, BULLETS, 2)
    assert (goods(s), said(s, "gained")) == ({"bullet": BULLETS_MAX}, 1)
    gain(s, 0, BULLETS, 1)
    assert (goods(s), said(s, "gained")) == ({"bullet": BULLETS_MAX}, 1)


def test_each_good_of_several_is_told_once() -> None:
    s = stocked()
    gain_all(s, 0, tuple([{"food": 2, "gold": 1}.get(good, 0) for good in GOODS]))
    assert (goods(s), said(s, "gained")) == ({"food": 2, "gold": 1}, 2)


@pytest.mark.rule("SW-18.4", "SW-0.7")
def test_several_basics_are_taken_one_by_one() -> None:
    s = stocked()
    s.push(Frame(GAIN_BASIC, 0, 3))
    assert options(s) == ["take food", "take wood", "take stone"]
    play(s, "take wood", "take wood")
    assert asked(s) == "gain-basic"
    play(s, "take food")
    assert (goods(s), asked(s)) == ({"food": 1, "wood": 2}, "pioneer")


@pytest.mark.rule("SW-15.6f", "SW-19.1")
def test_several_fish_are_caught_one_by_one_while_there_are_any() -> None:
    s = stocked("boats_banjos")
    s.fish = (1, 0, 3)
    s.push(Frame(GAIN_FISH, 0, 3))
    play(s, "catch bass", "catch trout")
    assert (options(s), why(s, "catch trout")) == (["catch bass"], ["no-fish-left"])
    play(s, "catch bass")
    assert (goods(s), s.fish, asked(s)) == ({"trout": 1, "bass": 2}, (0, 0, 1), "pioneer")
    s.push(Frame(GAIN_FISH, 0, 3))
    play(s, "catch bass")
    assert (s.fish, asked(s)) == ((0, 0, 0), "pioneer")


# -- what is in hand


@pytest.mark.rule("SW-7.26", "SW-10.1")
@pytest.mark.parametrize(
    ("stock", "enough"),
    [
        ({"food": 3}, True),
        ({"food": 1, "wood": 1, "stone": 1}, True),
        ({"food": 1, "stone": 2}, True),
        ({"food": 2}, False),
        ({"wood": 2, "stone": 1}, False),  # one must be food
        ({"food": 1, "stone": 1}, False),
    ],
)
def test_basics_of_choice_come_on_top_of_those_that_are_named(stock: dict[str, int], enough: bool) -> None:
    s = stocked(**stock)
    assert can_pay(s, s.seats[0], cost(food=1, basics=2)) is enough


@pytest.mark.rule("SW-18.4", "SW-10.1")
@pytest.mark.parametrize(
    ("apples", "enough"),
    [
        ((3, 2), True),
        ((2, 3), True),
        ((4, 1), True),
        ((1, 6), False),  # two must be green
        ((6, 0), False),  # one must be red
        ((2, 2), False),
        ((3, 1), False),
    ],
)
def test_apples_of_choice_come_on_top_of_those_that_are_named(apples: tuple[int, int], enough: bool) -> None:
    s = stocked()
    s.apples = apples
    assert can_pay(s, s.seats[0], cost(apples=(2, 1, 2))) is enough


@pytest.mark.rule("SW-18.4", "SW-10.1")
@pytest.mark.parametrize(
    ("apples", "enough"), [((0, 2), True), ((1, 1), True), ((2, 0), True), ((0, 1), False)]
)
def test_apples_of_choice_alone(apples: tuple[int, int], enough: bool) -> None:
    s = stocked()
    s.apples = apples
    assert can_pay(s, s.seats[0], cost(apples=(0, 0, 2))) is enough


@pytest.mark.rule("SW-16.1", "SW-10.1")
@pytest.mark.parametrize(
    ("stock", "enough"),
    [
        ((1, 1, 1), True),
        ((1, 2, 0), True),
        ((3, 0, 0), True),
        ((1, 0, 2), True),
        ((0, 0, 3), False),  # one must be trout
        ((1, 1, 0), False),
        ((1, 0, 1), False),
    ],
)
def test_fish_of_choice_come_on_top_of_those_that_are_named(stock: tuple[int, ...], enough: bool) -> None:
    s = stocked("boats_banjos", **dict(zip(FISH, stock, strict=True)))
    assert can_pay(s, s.seats[0], cost(trout=1, fish=2)) is enough


# -- paying


@pytest.mark.rule("SW-10.1", "SW-18.4")
def test_a_cost_of_everything_is_asked_for_part_by_part() -> None:
    s = stocked("boats_banjos", food=2, wood=2, stone=1, trout=1, bass=2, gold=1)
    s.apples = (4, 3)
    s.fish = (0, 0, 0)
    everything = cost(basics=2, apples=(1, 1, 3), fish=2, food=1, gold=1)
    assert can_pay(s, s.seats[0], everything)
    pay(s, 0, everything)
    assert (goods(s), s.apples) == ({"food": 1, "wood": 2, "stone": 1, "trout": 1, "bass": 2}, (3, 2))
    assert asked(s) == "pay-basics"
    play(s, "pay 0 1 1")
    assert asked(s) == "pay-apples"
    assert options(s) == ["give-apples 1 2", "give-apples 2 1", "give-apples 3 0"]
    play(s, "give-apples 2 1")
    assert (s.apples, asked(s)) == ((1, 1), "pay-fish")
    play(s, "give-fish trout", "give-fish bass")
    assert (goods(s), s.fish) == ({"food": 1, "wood": 1, "bass": 1}, (1, 0, 1))
    assert asked(s) == "pioneer"


@pytest.mark.rule("SW-10.1")
def test_only_what_is_given_is_told() -> None:
    s = stocked(food=2, wood=2)
    pay(s, 0, cost(basics=2, food=1))
    play(s, "pay 0 2 0")
    assert (goods(s), said(s, "paid"), said(s, "apples-changed")) == ({"food": 1}, 2, 0)
    spend(s, 0, FOOD, 0)
    assert said(s, "paid") == 2


@pytest.mark.rule("SW-10.1", "SW-0.7")
def test_a_payment_of_nothing_is_no_question() -> None:
    for rule in (PAY_BASICS, PAY_FISH, GAIN_BASIC, GAIN_FISH):
        s = stocked("boats_banjos", food=1, trout=1)
        s.push(Frame(rule, 0, 0))
        assert asked(go(s)) == "pioneer"


@pytest.mark.rule("SW-10.1", "SW-7.26")
def test_basics_are_paid_in_every_mix_that_is_in_stock() -> None:
    s = stocked(food=1, wood=2, stone=3)
    s.push(Frame(PAY_BASICS, 0, 3))
    assert options(s) == ["pay 0 0 3", "pay 0 1 2", "pay 0 2 1", "pay 1 0 2", "pay 1 1 1", "pay 1 2 0"]
    assert [why(s, text) for text in options(s)] == [[]] * 6
    for text in ("pay 2 1 0", "pay 0 3 0", "pay 2 0 1"):
        assert why(s, text) == ["not-in-stock"]
    for text in ("pay 1 0 1", "pay 0 2 2", "pay 1 2 3", "pay 0 0 2"):
        assert why(s, text) == ["wrong-amount"]
    give(s, food=0, wood=0, stone=4)
    assert (options(s), why(s, "pay 0 0 3")) == (["pay 0 0 3"], [])
    assert why(s, "pay 0 0 4") == ["wrong-amount"]


@pytest.mark.rule("SW-18.4")
def test_apples_are_given_in_every_mix_that_there_is() -> None:
    s = stocked()
    s.apples = (2, 1)
    pay(s, 0, cost(apples=(0, 0, 2)))
    assert options(s) == ["give-apples 1 1", "give-apples 2 0"]
    assert [why(s, text) for text in options(s)] == [[], []]
    assert why(s, "give-apples 0 2") == ["not-in-stock"]
    assert why(s, "give-apples 2 1") == ["wrong-amount"]
    assert why(s, "give-apples 3 1") == ["wrong-amount"]


@pytest.mark.rule("SW-16.1", "SW-10.1")
def test_fish_are_given_in_order_and_enough_must_be_left() -> None:
    s = stocked("boats_banjos", trout=1, bass=1)
    s.push(Frame(PAY_FISH, 0, 2))
    assert options(s) == ["give-fish trout"]
    assert why(s, "give-fish bass") == ["fish-in-order"]
    assert why(s, "give-fish salmon") == ["not-in-stock"]
    play(s, "give-fish trout", "give-fish bass")
    assert (goods(s), asked(s)) == ({}, "pioneer")


def test_what_is_spent_and_gained_is_counted_by_its_kind() -> None:
    s = stocked(food=1, wood=3)
    spend(s, 0, WOOD, 2)
    gain(s, 0, FOOD, 2)
    assert goods(s) == {"food": 3, "wood": 1}
