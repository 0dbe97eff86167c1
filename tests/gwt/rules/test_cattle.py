"""GWT-12: buying cattle."""

import pytest

from tests.gwt.build import (
    asked,
    at_neutral,
    card_names,
    discard_of,
    doing,
    market,
    market_of,
    market_stack,
    options,
    play,
    put,
    reasons,
    said,
    table,
    visiting,
    workers,
)
from wagontrain.gwt.state import State

MARKET = ("black_angus", "longhorn", "corriente", "shorthorn_3", "shorthorn_5", "hereford_5")


def buying(cowboys: int, *cards: str, money: int = 20) -> State:
    """Seat 0 buys with this many cowboys from this market; the stack is empty."""
    s = table()
    s.seats[0].money = money
    workers(s, cowboys=cowboys)
    market(s, *cards)
    market_stack(s)
    doing(s, "buy_cattle")
    return s


def lines(s: State) -> set[str]:
    return {text.split()[1] for text in options(s, "buy")}


@pytest.mark.rule("GWT-12.1", "GWT-12.8")
def test_each_cowboy_is_used_once_in_an_action() -> None:
    s = buying(2, *["longhorn"] * 4)
    play(s, "buy value3_one_a longhorn", "buy value3_one_a longhorn")
    assert s.seats[0].money == 8
    assert options(s) == ["pass"]
    assert reasons(s, "buy value3_one_a longhorn") == ["GWT-12.1"]
    play(s, "pass")
    assert asked(s) == "move-herder 1"


@pytest.mark.rule("GWT-12.2")
@pytest.mark.parametrize(
    ("line", "card", "cowboys", "dollars"),
    [
        ("value3_one_a", "longhorn", 1, 6),
        ("value3_one_b", "corriente", 2, 3),
        ("shorthorn_one_a", "shorthorn_3", 1, 12),
        ("shorthorn_one_b", "shorthorn_5", 3, 6),
        ("hereford_one_a", "hereford_5", 2, 12),
        ("hereford_one_b", "hereford_5", 4, 6),
    ],
)
def test_single_offers(line: str, card: str, cowboys: int, dollars: int) -> None:
    s = buying(cowboys, *MARKET, money=dollars)
    play(s, f"buy {line} {card}")
    assert s.seats[0].money == 0
    assert discard_of(s) == [card]
    assert options(s) == ["pass"]
    assert f"buy {line} {card}" not in options(buying(cowboys - 1, *MARKET)) if cowboys > 1 else True
    assert f"buy {line} {card}" not in options(buying(cowboys, *MARKET, money=dollars - 1))


@pytest.mark.rule("GWT-12.2", "GWT-12.3")
@pytest.mark.parametrize(
    ("line", "one", "two", "cowboys", "dollars"),
    [
        ("value3_two", "black_angus", "corriente", 3, 5),
        ("shorthorn_two", "shorthorn_3", "shorthorn_5", 5, 8),
    ],
)
def test_offers_of_two(line: str, one: str, two: str, cowboys: int, dollars: int) -> None:
    s = buying(cowboys, *MARKET, money=dollars)
    play(s, f"buy {line} {one}")
    assert s.seats[0].money == dollars
    play(s, f"second {two}")
    assert s.seats[0].money == 0
    assert discard_of(s) == [one, two]


@pytest.mark.rule("GWT-12.3")
def test_an_offer_of_two_gives_exactly_two_of_one_value() -> None:
    s = buying(5, "longhorn", "shorthorn_3", "hereford_5")
    assert "value3_two" not in lines(s)
    assert reasons(s, "buy value3_two longhorn") == ["GWT-12.3"]
    s = buying(3, "longhorn", "longhorn", "shorthorn_3")
    play(s, "buy value3_two longhorn")
    assert options(s) == ["second longhorn"]
    assert reasons(s, "second longhorn") == []
    assert reasons(s, "second shorthorn_3") == ["GWT-12.3"]
    s = buying(3, "longhorn", "longhorn", "corriente")
    play(s, "buy value3_two longhorn")
    assert options(s) == ["second longhorn", "second corriente"]
    assert reasons(s, "second black_angus") == ["GWT-12.3"]
    s = buying(3, "black_angus", "longhorn", "longhorn")
    play(s, "buy value3_two black_angus")
    assert reasons(s, "second corriente") == ["GWT-12.4"]
    assert reasons(s, "second black_angus") == ["GWT-12.4"]


@pytest.mark.rule("GWT-12.4")
def test_only_cards_in_the_market_are_for_sale_and_none_need_be_bought() -> None:
    s = buying(1, "longhorn")
    assert options(s) == ["pass", "buy value3_one_a longhorn"]
    assert reasons(s, "buy value3_one_a corriente") == ["GWT-12.4"]
    play(s, "pass")
    assert s.seats[0].money == 20


@pytest.mark.rule("GWT-12.5", "GWT-12.6", "GWT-12.7")
def test_an_idle_cowboy_turns_up_two_cards_that_can_be_bought() -> None:
    s = buying(2, "hereford_5")
    market_stack(s, "criollo", "longhorn", "corriente")
    s.log = []
    assert options(s) == ["pass", "buy hereford_one_a hereford_5", "turn_up"]
    play(s, "turn_up")
    assert market_of(s) == ["longhorn", "corriente", "hereford_5"]
    assert [card_names(args)[0] for args in said(s, "market_turned_up")] == ["corriente", "longhorn"]
    play(s, "buy value3_one_a corriente")
    assert market_of(s) == ["longhorn", "hereford_5"]
    assert reasons(s, "turn_up") == ["GWT-12.5"]


@pytest.mark.rule("GWT-12.5")
def test_the_last_card_is_turned_alone_and_an_empty_stack_gives_none() -> None:
    s = buying(3, *["longhorn"] * 7)
    market_stack(s, "corriente")
    play(s, "turn_up")
    assert len(market_of(s)) == 8
    assert "turn_up" not in options(s)
    assert reasons(s, "turn_up") == ["GWT-12.5"]


@pytest.mark.rule("GWT-12.6")
def test_the_market_is_not_refilled_after_buying() -> None:
    s = buying(1, "longhorn")
    market_stack(s, "corriente", "corriente")
    play(s, "buy value3_one_a longhorn", "pass")
    assert market_of(s) == []


@pytest.mark.rule("GWT-12.7")
def test_a_second_buy_action_of_the_turn_has_all_cowboys_again() -> None:
    s = table()
    market(s, "longhorn", "longhorn")
    put(s, "build_e1", "6b")
    put(s, "build_e2", "2a")
    visiting(s, "build_e1")
    play(
        s, "use copy", "copy build_e2", "use buy_cattle", "buy value3_one_a longhorn", "pass", "pass", "pass"
    )
    at_neutral(s, "e")
    play(s, "use buy_cattle", "buy value3_one_a longhorn")
    assert s.seats[0].money == 8


@pytest.mark.rule("GWT-12.8")
def test_a_line_may_be_taken_again_while_cards_and_dollars_last() -> None:
    s = buying(6, *["longhorn"] * 3, money=8)
    play(s, "buy value3_one_b longhorn", "buy value3_one_b longhorn")
    assert s.seats[0].money == 2
    assert options(s) == ["pass"]
    assert reasons(s, "buy value3_one_b longhorn") == ["GWT-4.12"]


@pytest.mark.rule("GWT-10.9", "GWT-12.4")
def test_with_nothing_to_buy_and_nothing_to_turn_up_the_action_cannot_be_performed() -> None:
    s = table()
    s.seats[0].money = 5
    market(s, "longhorn")
    market_stack(s)
    at_neutral(s, "e")
    assert "use buy_cattle" not in options(s)
    s.seats[0].money = 6
    assert "use buy_cattle" in options(s)
