"""GWT-7 and GWT-25: the value of the hand, certificates, Simmental cattle."""

import pytest

from tests.gwt.build import (
    asked,
    cards_gone,
    certificates,
    cleared,
    deck,
    discard_of,
    doing,
    foresight,
    hand,
    hand_of,
    marker_of,
    market,
    masters,
    options,
    play,
    points,
    reasons,
    said,
    table,
    visiting,
    workers,
)
from wagontrain.gwt.names import CARD
from wagontrain.gwt.rules.income import breeding_value
from wagontrain.gwt.state import State


def income(*cards: str, marker: int = 0, **options_: object) -> State:
    """Seat 0 in Kansas City with this hand, no foresight tile and no money."""
    s = table(2, "", **options_)
    foresight(s, *[None] * 6)
    hand(s, *cards)
    s.seats[0].money = 0
    cleared(s, "limit_4", "limit_6")
    certificates(s, marker)
    visiting(s, "kansas_city")
    return s


def value(*cards: str) -> int:
    return breeding_value(tuple([CARD.index[name] for name in cards]))


@pytest.mark.rule("GWT-7.1", "GWT-10.13")
def test_each_type_counts_once_and_objective_cards_not_at_all() -> None:
    assert value("criollo", "criollo", "criollo", "galloway") == 1 + 2
    assert value("shorthorn_3", "shorthorn_5", "hereford_5", "obj_01") == 4 + 5
    assert value("black_angus", "longhorn", "corriente") == 9
    assert value() == 0


@pytest.mark.rule("GWT-7.2")
def test_permanent_certificates_add_every_time() -> None:
    s = table()
    foresight(s, *[None] * 6)
    masters(s, "sm_3", "sm_6")
    for _ in range(2):
        hand(s, "criollo")
        s.seats[0].money = 0
        visiting(s, "kansas_city")
        assert s.seats[0].money == 1 + 1 + 2
        s.turn = 0


@pytest.mark.rule("GWT-7.3", "GWT-7.9")
@pytest.mark.parametrize(("marker", "to", "added"), [(3, 3, 0), (3, 1, 2), (6, 4, 2), (6, 0, 6), (4, 3, 1)])
def test_temporary_certificates_add_the_difference_of_the_numbers(marker: int, to: int, added: int) -> None:
    s = income("criollo", marker=marker)
    assert asked(s) == "spend-certificates 0"
    assert options(s)[0] == "certificates 0"
    play(s, f"certificates {to}")
    assert s.seats[0].money == 1 + added
    assert marker_of(s) == to


@pytest.mark.rule("GWT-7.3")
def test_the_marker_only_moves_back_here() -> None:
    s = income("criollo", marker=2)
    assert options(s) == ["certificates 0", "certificates 1", "certificates 2"]
    assert reasons(s, "certificates 3") == ["GWT-7.3"]
    s = income("criollo")
    assert asked(s) == "choose-city 0"


@pytest.mark.rule("GWT-7.4")
def test_the_total_is_paid_and_remembered_for_the_delivery() -> None:
    s = income("criollo", "galloway", "pineywoods", marker=3)
    play(s, "certificates 2")
    assert s.seats[0].money == 6
    assert options(s) == ["deliver kansas_city", "deliver fulton", "deliver st_louis", "deliver bloomington"]


@pytest.mark.rule("GWT-7.6")
def test_the_whole_hand_is_discarded() -> None:
    s = income("criollo", "criollo", "obj_01")
    assert hand_of(s) == []
    assert discard_of(s) == ["criollo", "criollo", "obj_01"]


@pytest.mark.rule("GWT-7.7", "GWT-8.4e")
@pytest.mark.parametrize(
    ("discs", "limit"), [([], 3), (["limit_4"], 4), (["limit_6"], 3), (["limit_4", "limit_6"], 6)]
)
def test_the_certificate_limit(discs: list[str], limit: int) -> None:
    s = table()
    cleared(s, *discs)
    doing(s, "certificate_limit")
    assert marker_of(s) == limit


@pytest.mark.rule("GWT-7.8")
def test_cards_that_come_later_change_nothing() -> None:
    s = income("criollo", marker=1)
    s.seats[0].tokens = 1
    deck(s, "hereford_5", "hereford_6")
    play(s, "exchange 2", "discard hereford_5", "discard criollo", "certificates 1")
    assert s.seats[0].money == 1
    assert options(s) == ["deliver kansas_city", "deliver fulton"]


# -- Simmental


@pytest.mark.rule("GWT-25.2")
@pytest.mark.parametrize(("line", "cowboys", "cost"), [("calf_one_a", 1, 8), ("calf_one_b", 2, 5)])
def test_calves_have_their_own_prices(line: str, cowboys: int, cost: int) -> None:
    s = table(simmental=True)
    market(s, "simmental_calf")
    workers(s, cowboys=cowboys)
    doing(s, "buy_cattle")
    play(s, f"buy {line} simmental_calf")
    assert s.seats[0].money == 20 - cost
    assert discard_of(s) == ["simmental_calf"]


@pytest.mark.rule("GWT-25.3")
def test_values_and_points_of_the_three_stages() -> None:
    s = table(simmental=True)
    for card, worth, vp in (("simmental_calf", 2, 3), ("simmental_heifer", 4, 4), ("simmental_cow", 5, 5)):
        assert value(card) == worth
        deck(s, card)
        assert points(s, "cattle") == vp


@pytest.mark.rule("GWT-25.4")
def test_simmentals_are_one_type_and_the_best_counts() -> None:
    assert value("simmental_calf", "simmental_cow", "simmental_heifer", "criollo") == 5 + 1


@pytest.mark.rule("GWT-25.5", "GWT-7.5", "GWT-25.11")
def test_calves_and_heifers_of_the_hand_grow_once() -> None:
    s = income("simmental_calf", "simmental_heifer", "criollo", simmental=True)
    assert s.seats[0].money == 5
    assert asked(s) == "grow-simmental 0"
    assert options(s) == ["pass", "grow simmental_calf"]
    assert reasons(s, "grow simmental_heifer") == ["GWT-25.5"]
    play(s, "grow simmental_calf")
    assert options(s) == ["pass", "grow simmental_heifer"]
    play(s, "grow simmental_heifer")
    assert asked(s) == "choose-city 0"
    assert discard_of(s) == ["simmental_heifer", "simmental_cow", "criollo"]
    assert (s.heifers, s.cows) == (7, 7)
    assert cards_gone(s) == ["simmental_calf", "simmental_heifer"]
    assert s.seats[0].money == 5


@pytest.mark.rule("GWT-25.5")
def test_growing_is_a_choice_for_each_card() -> None:
    s = income("simmental_calf", "simmental_calf", simmental=True)
    play(s, "grow simmental_calf", "pass")
    assert discard_of(s) == ["simmental_heifer", "simmental_calf"]
    s = income("simmental_calf")
    assert asked(s) == "choose-city 0"


@pytest.mark.rule("GWT-25.6", "GWT-25.9")
def test_an_empty_stage_grows_nothing() -> None:
    s = table(simmental=True)
    foresight(s, *[None] * 6)
    hand(s, "simmental_calf", "simmental_calf")
    s.heifers = 1
    visiting(s, "kansas_city")
    play(s, "grow simmental_calf")
    assert asked(s) == "choose-city 0"
    assert s.heifers == 0


@pytest.mark.rule("GWT-25.7")
def test_simmentals_are_cattle_and_pairs_but_no_named_breed() -> None:
    s = table(simmental=True)
    hand(s, "simmental_calf", "simmental_cow", "longhorn")
    doing(s, "cattle_for_certificate")
    assert options(s) == ["discard simmental_calf", "discard longhorn", "discard simmental_cow"]
    doing(s, "pair_for_4")
    play(s, "discard simmental_calf", "discard simmental_cow")
    assert s.seats[0].money == 24
    hand(s, "simmental_calf", "longhorn")
    doing(s, "value_3_for_7")
    assert options(s) == ["discard longhorn"]


@pytest.mark.rule("GWT-25.8")
def test_simmentals_meet_no_task() -> None:
    s = table(simmental=True)
    s.seats[0].objectives = (CARD.index["obj_16"],)
    deck(s, "simmental_calf", "simmental_heifer", "simmental_cow")
    assert points(s, "objectives") == -3
    deck(s, "longhorn", "shorthorn_3", "hereford_5")
    assert points(s, "objectives") == 5


@pytest.mark.rule("GWT-25.10")
def test_no_line_of_another_breed_buys_simmentals() -> None:
    s = table(simmental=True)
    workers(s, cowboys=6)
    s.seats[0].money = 99
    market(s, "simmental_calf", "simmental_calf", "longhorn")
    doing(s, "buy_cattle")
    assert options(s, "buy") == [
        "buy value3_one_a longhorn",
        "buy value3_one_b longhorn",
        "buy calf_one_a simmental_calf",
        "buy calf_one_b simmental_calf",
    ]
    assert reasons(s, "buy shorthorn_one_a simmental_heifer") == ["GWT-12.2"]


@pytest.mark.rule("GWT-7.1", "GWT-28.5")
def test_the_hand_is_revealed_after_the_foresight() -> None:
    s = income("criollo", "galloway")
    assert said(s, "hand_revealed") == [(3,)]
    assert said(s, "income_taken") == [(3,)]
