"""SW-13: building, the market, every cabin."""

import pytest

from tests.sierra_west.build import (
    cabin_names,
    cabins,
    give,
    goods,
    market,
    market_names,
    options,
    part,
    pioneering,
    play,
    scout,
    spot,
    stack,
    stand,
    wagon,
    why,
)
from wagontrain.sierra_west.names import CABINS
from wagontrain.sierra_west.rules.paths import boots_on
from wagontrain.sierra_west.state import State

HAT_PIONEER = 0
A, B, C, D = "double_food", "double_wood", "double_stone", "bear_tamer"


def building(**stock: int) -> State:
    """The plain pioneer on the left paid shovel before a market A B C D."""
    s = pioneering("st6", "st6", "st6")
    market(s, A, B, C, D)
    stack(s, "paid_discount", "all_green", "step_back")
    s.discarded_tiles = ()
    give(s, **(stock or {"food": 9}))
    stand(s, plain="tan-2")
    return s


def build(s: State, space: int) -> None:
    play(s, "activate plain", f"build {space}")
    play(s, options(s)[0])


@pytest.mark.rule("SW-13.1", "SW-13.1a")
def test_building_costs_the_path_space_and_the_market_space() -> None:
    for space, price in ((1, 3), (2, 2), (3, 2), (4, 1)):
        s = building(food=9)
        build(s, space)
        assert goods(s) == {"food": 9 - price}
        assert cabin_names(s) == [[A, B, C, D][space - 1]]


@pytest.mark.rule("SW-13.1")
def test_a_cabin_needs_an_empty_slot_of_its_colour_and_none_of_its_kind() -> None:
    s = building()
    cabins(s, A, "step_back", "all_green", "shovel_gold")
    market(s, A, B, D, D)
    assert why(s, "activate plain") == ["shovel-useless"]
    scout(s, "r1p1")
    play(s, "activate plain")
    assert options(s) == ["claim deck", "claim discard"]
    assert [why(s, f"build {i}") for i in (1, 2, 3)] == [
        ["owned-already"],
        ["no-cabin-slot"],
        ["no-cabin-slot"],
    ]


@pytest.mark.rule("SW-13.1a", "SW-14.5")
def test_a_kind_lost_through_damage_may_be_built_again() -> None:
    s = pioneering("st4", "st6", "st6")
    cabins(s, A)
    give(s, food=9)
    market(s, B, C, D, A)
    stand(s, plain="tan-2")
    play(s, "step plain", f"lose {A}", "step plain", "activate plain", "build 4", "pay 2 0 0")
    assert cabin_names(s) == [A]


@pytest.mark.rule("SW-13.2", "SW-13.2a", "SW-EX-38", "SW-8.4")
def test_the_market_flows_to_the_right() -> None:
    s = building()
    before = s.reveals
    build(s, 2)
    assert market_names(s) == ["all_green", "paid_discount", A, C]
    assert [CABINS[t] for t in s.discarded_tiles] == [D]
    assert s.reveals == before + 2  # two tiles came out
    s = building()
    build(s, 4)
    assert market_names(s) == ["paid_discount", A, B, C]
    assert s.discarded_tiles == ()


@pytest.mark.rule("SW-13.2b")
def test_an_empty_stack_is_made_of_the_discards_never_of_boxed_tiles() -> None:
    s = building()
    stack(s, "all_green")
    s.boxed_tiles = (CABINS.index("boots_to_gold"),)
    build(s, 1)
    assert market_names(s) == [D, "all_green", B, C]
    assert (s.cabin_stack, s.discarded_tiles) == ((), ())
    assert s.boxed_tiles == (CABINS.index("boots_to_gold"),)


@pytest.mark.rule("SW-13.2c")
def test_a_short_market_stands_to_the_right_and_costs_by_its_space() -> None:
    s = building()
    s.cabin_stack = ()
    market(s, None, A, B, C)
    s.discarded_tiles = ()
    build(s, 2)
    assert market_names(s) == [None, None, C, B]  # C was discarded and drawn again
    assert goods(s) == {"food": 7}
    s = building()
    s.cabin_stack = s.discarded_tiles = ()
    market(s, None, None, None, A)
    build(s, 4)
    assert market_names(s) == [None] * 4
    stand(s, plain="tan-4")
    assert why(s, "activate plain") == ["shovel-useless"]


@pytest.mark.rule("SW-13.3")
def test_a_second_shovel_builds_from_the_refilled_market() -> None:
    s = building()
    build(s, 4)
    stand(s, plain="tan-4")
    play(s, "activate plain", "build 4")
    play(s, options(s)[0])
    assert cabin_names(s) == [D, C]


@pytest.mark.rule("SW-13.4", "SW-17.3b")
def test_empty_slots_cost_three_points_each() -> None:
    s = building()
    assert part(s, "cabins") == -12
    cabins(s, A, D)
    assert part(s, "cabins") == -6


@pytest.mark.rule("SW-13.5", "SW-13.5a", "SW-EX-20")
def test_boots_to_gold_takes_two_boots_of_the_space_not_of_tokens() -> None:
    s = pioneering("st5", "st6", "st6")
    cabins(s, "boots_to_gold")
    give(s, pair_of_boots=1)
    stand(s, hat="green-1", plain="cabin-boots_to_gold")
    play(s, "forgo gold")
    assert goods(s) == {"gold": 1, "pair_of_boots": 1}
    play(s, "token")
    assert why(s, "forgo gold") == ["too-few-boots"]
    assert why(s, "forgo pair_of_boots") == ["forgo-inactive"]


@pytest.mark.rule("SW-13.5a")
def test_boots_that_are_not_forgone_serve_normally() -> None:
    s = pioneering("st5", "st6", "st6")
    cabins(s, "all_green", "boots_to_gold", "double_boots")
    stand(s, hat="green-1", plain="cabin-all_green")
    play(s, "scout r5p1 hat", "forgo gold")
    assert boots_on(s, s.seats[0], HAT_PIONEER) == 1
    assert why(s, "forgo gold") == ["too-few-boots"]


@pytest.mark.rule("SW-13.5b")
def test_boots_to_pair_gives_a_token() -> None:
    s = pioneering("st5", "st6", "st6")
    cabins(s, "boots_to_pair")
    stand(s, hat="green-1", plain="cabin-boots_to_pair")
    play(s, "forgo pair_of_boots")
    assert goods(s) == {"pair_of_boots": 1}


@pytest.mark.rule("SW-13.5c", "SW-15.2a", "SW-15.2b")
def test_double_boots_work_with_the_others() -> None:
    s = pioneering("st5", "st6", "st6")
    cabins(s, "all_green", "boots_to_gold", "boots_to_pair")
    s.seats[0].cabins += (CABINS.index("double_boots"),)
    stand(s, hat="green-1", plain="cabin-all_green")
    play(s, "forgo gold", "forgo pair_of_boots")
    assert goods(s) == {"gold": 1, "pair_of_boots": 1}
    stand(s, hat="green-2")  # boot_1, doubled: one full pair (R6)
    play(s, "forgo gold")
    assert goods(s) == {"gold": 2, "pair_of_boots": 1}


@pytest.mark.rule("SW-13.5c")
def test_double_boots_help_neither_the_plain_pioneer_nor_tokens() -> None:
    s = pioneering("st8", "st6", "st6")
    cabins(s, "double_boots")
    stand(s, plain="tan-1")
    assert boots_on(s, s.seats[0], 1) == 1
    give(s, pair_of_boots=1)
    stand(s, plain="cabin-double_boots")
    play(s, "token")
    assert s.token_boots == 2


@pytest.mark.rule("SW-13.5d")
def test_step_back_skips_empty_places_and_the_space_may_be_used_again() -> None:
    s = pioneering("st6", "st3", "st6")  # middle.2 of st3 is empty
    cabins(s, "step_back")
    give(s, pair_of_boots=2)
    stand(s, hat="green-4")
    play(s, "activate hat", "assign step_back", "back")
    assert spot(s, "hat") == "green-2"
    play(s, "activate hat", "step hat", "activate hat")
    assert goods(s) == {"wood": 1, "food": 2}


@pytest.mark.rule("SW-13.5d")
@pytest.mark.parametrize(
    ("where", "message"),
    [
        ("camp", "not-on-green"),
        ("green-start", "not-on-green"),
        ("green-1", "no-space-behind"),
        ("green-end", "not-on-green"),
        ("summit-left", "not-on-green"),
        ("tan-3", "not-on-green"),
    ],
)
def test_where_step_back_does_not_work(where: str, message: str) -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "step_back")
    give(s, pair_of_boots=2)
    stand(s, hat=where)
    play(s, "assign step_back")
    assert why(s, "back") == [message]


@pytest.mark.rule("SW-13.5d", "SW-7.26")
def test_step_back_costs_two_tokens_and_they_give_no_boots() -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "step_back")
    give(s, pair_of_boots=1)
    stand(s, hat="green-2")
    play(s, "assign step_back")
    assert why(s, "back") == ["too-few-tokens"]
    give(s, pair_of_boots=3)
    play(s, "back")
    assert (goods(s), s.token_boots) == ({"pair_of_boots": 1}, 0)


@pytest.mark.rule("SW-13.5d", "SW-7.4c")
def test_step_back_works_once_even_with_tokens_left() -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "step_back")
    give(s, pair_of_boots=4)
    stand(s, hat="green-4")
    play(s, "assign step_back", "back")
    assert (spot(s, "hat"), goods(s)) == ("green-3", {"pair_of_boots": 2})
    assert why(s, "back") == ["ability-not-open"]


@pytest.mark.rule("SW-7.2", "SW-7.3")
def test_figures_go_to_own_cabins_only() -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, A, "step_back", "shovel_gold")
    assert options(s, "assign") == ["assign step_back", f"assign {A}", "assign shovel_gold"]
    stand(s, plain="tan-2")
    assert options(s, "assign") == ["assign shovel_gold"]
    stand(s, plain="camp", hat="green-1")
    assert options(s, "assign") == ["assign step_back", f"assign {A}"]


@pytest.mark.rule("SW-13.5e", "SW-7.10a")
def test_drop_to_tan_goes_on_along_the_tan_path_and_pays_there() -> None:
    s = pioneering("st8", "st6", "st6")
    cabins(s, "drop_to_tan")
    give(s, pair_of_boots=1, food=1)
    stand(s, hat="green-2")
    play(s, "assign drop_to_tan", "drop")
    assert spot(s, "hat") == "tan-2"
    play(s, "activate hat", "pay 1 0 0")
    assert s.mule == 0
    play(s, "step hat", "step hat", "step hat")
    assert spot(s, "hat") == "tan-end"


@pytest.mark.rule("SW-13.5e")
@pytest.mark.parametrize("where", ["green-start", "green-end", "summit-left", "tan-1"])
def test_where_drop_to_tan_does_not_work(where: str) -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "drop_to_tan")
    give(s, pair_of_boots=1)
    stand(s, hat=where)
    play(s, "assign drop_to_tan")
    assert why(s, "drop") == ["not-on-green"]
    stand(s, hat="green-3")
    assert why(s, "drop") == ["no-tan-below"]


@pytest.mark.rule("SW-13.5f")
def test_a_cabin_built_while_the_pioneer_is_in_all_green_works_at_once() -> None:
    s = pioneering("st6", "st6", "st1")
    cabins(s, "all_green")
    market(s, A, B, C, "double_wood")
    give(s, food=1)
    stand(s, hat="tan-2", plain="cabin-all_green")
    play(s, "activate hat", "build 4", "pay 1 0 0")
    stand(s, hat="green-2")
    play(s, "activate hat")
    assert goods(s) == {"wood": 2}
    market(s, A, B, C, "step_back")
    give(s, food=1, wood=0, pair_of_boots=2)
    stand(s, hat="tan-2")
    play(s, "activate hat", "build 4", "pay 1 0 0")
    stand(s, hat="green-2")
    assert why(s, "back") == ["ability-not-open"]


@pytest.mark.rule("SW-13.5g", "SW-13.5h", "SW-13.5i", "SW-EX-20", "SW-15.1a", "SW-15.1b", "SW-15.1c")
@pytest.mark.parametrize(
    ("good", "single", "double"), [("food", "st1", "ah11"), ("wood", "st2", "ah10"), ("stone", "st3", "ah12")]
)
def test_doubling_cabins_change_single_symbols_of_the_hat_pioneer_only(
    good: str, single: str, double: str
) -> None:
    s = pioneering(single, "st6", double)
    cabins(s, f"double_{good}")
    stand(s, hat="green-1", plain=f"cabin-double_{good}")
    play(s, "activate hat")
    assert goods(s) == {good: 2}
    stand(s, hat="green-4")
    play(s, "activate hat")
    assert goods(s) == {good: 4}
    stand(s, plain="tan-1")
    play(s, "activate plain")
    assert goods(s) == {good: 5}


@pytest.mark.rule("SW-13.6", "SW-13.6a", "SW-EX-21")
def test_paid_discount_makes_one_paid_space_cheaper() -> None:
    s = pioneering("st8", "st6", "st8")
    cabins(s, "paid_discount")
    stand(s, hat="cabin-paid_discount", plain="tan-2")
    assert why(s, "activate plain") == ["cannot-pay-space"]
    play(s, "discount")
    assert s.mule == 0
    stand(s, plain="tan-4")
    assert why(s, "discount") == ["used-this-turn"]
    s = pioneering("st8", "st6", "st8")
    cabins(s, "paid_discount")
    give(s, food=1)
    stand(s, hat="cabin-paid_discount", plain="tan-4")
    play(s, "discount", "pay 1 0 0")
    assert s.mule == 0


@pytest.mark.rule("SW-13.6a")
def test_paid_discount_is_for_the_bear_and_the_shovel_but_not_for_the_market() -> None:
    s = pioneering("st4", "st6", "st6")
    cabins(s, "paid_discount")
    stand(s, hat="cabin-paid_discount", plain="tan-2")
    play(s, "discount", "step plain")
    assert spot(s, "plain") == "tan-3"
    s = pioneering("st6", "st6", "st6")
    cabins(s, "paid_discount")
    market(s, A, B, C, D)
    give(s, food=1)
    stand(s, hat="cabin-paid_discount", plain="tan-2")
    play(s, "discount")
    assert options(s) == ["build 2", "build 3"]


@pytest.mark.rule("SW-13.6b")
def test_bear_tamer_resolves_a_bear_and_gives_a_token() -> None:
    s = pioneering("st4", "st6", "st4")
    cabins(s, "bear_tamer")
    wagon(s, 1)
    stand(s, hat="cabin-bear_tamer", plain="tan-1")
    assert why(s, "tame") == ["not-on-bear"]
    stand(s, plain="tan-2")
    play(s, "tame", "step plain")
    assert (goods(s), s.seats[0].wagon) == ({"pair_of_boots": 1}, 1)
    stand(s, plain="tan-4")
    assert why(s, "tame") == ["used-this-turn"]


@pytest.mark.rule("SW-13.6c")
def test_shovel_gold_pays_after_the_first_shovel_of_the_turn() -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "shovel_gold")
    market(s, A, B, C, C)
    give(s, food=3)
    stand(s, hat="cabin-shovel_gold", plain="tan-2")
    play(s, "activate plain", "build 4", "pay 1 0 0")
    assert goods(s) == {"food": 2, "gold": 1}
    scout(s, "r1p1")
    stand(s, plain="tan-4")
    play(s, "activate plain", "claim discard", "pay 2 0 0")
    assert goods(s) == {"gold": 1}


@pytest.mark.rule("SW-13.8")
def test_brown_cabins_never_help_the_hat_pioneer() -> None:
    s = pioneering("st4", "st6", "st6")
    cabins(s, "bear_tamer")
    stand(s, hat="tan-2")
    assert why(s, "tame") == ["tamer-inactive"]
    assert why(s, "discount") == ["discount-inactive"]
