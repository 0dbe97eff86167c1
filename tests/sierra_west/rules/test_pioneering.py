"""SW-7: the pioneering step: cabins, walking, hazards, the order of moves."""

import pytest

from tests.sierra_west.build import (
    animals,
    asked,
    cabins,
    end_turn,
    give,
    goods,
    homestead,
    market,
    may,
    options,
    pioneering,
    play,
    row,
    scout,
    spot,
    stand,
    table,
    wagon,
    why,
)
from wagontrain.sierra_west import GAME


@pytest.mark.rule("SW-7.1", "SW-7.13", "SW-EX-12")
def test_moves_of_both_pioneers_may_alternate_at_will() -> None:
    s = pioneering()
    play(s, "start plain", "step plain", "step plain", "start hat", "step hat", "step plain", "activate hat")
    assert (spot(s, "plain"), spot(s, "hat")) == ("tan-3", "green-1")
    assert goods(s) == {"food": 1}


@pytest.mark.rule("SW-7.1", "SW-7.6", "SW-7.25k", "SW-8.1")
def test_no_move_is_compulsory() -> None:
    s = pioneering()
    cabins(s, "all_green")
    assert may(s, "pass")
    end_turn(s)
    assert s.turn == 1


@pytest.mark.rule("SW-7.2")
@pytest.mark.parametrize("where", ["tan-start", "tan-1", "tan-end", "summit-left", "trapper", "tracker"])
def test_a_pioneer_enters_a_cabin_only_from_camp(where: str) -> None:
    s = pioneering()
    cabins(s, "all_green")
    assert may(s, "assign all_green")
    stand(s, plain=where)
    assert why(s, "assign all_green") == ["not-in-camp"]


@pytest.mark.rule("SW-7.2")
def test_nobody_changes_cabins() -> None:
    s = pioneering()
    cabins(s, "all_green", "double_food")
    play(s, "assign all_green")
    assert why(s, "assign double_food") == ["not-in-camp"]


@pytest.mark.rule("SW-7.3", "SW-7.25a")
def test_the_plain_pioneer_uses_green_cabins_the_hat_pioneer_the_brown_one_the_mule_the_grey_one() -> None:
    s = pioneering()
    cabins(s, "double_food", "bear_tamer")
    stand(s, mule="camp")
    play(s, "assign double_food", "assign bear_tamer", "assign gold_to_basic")
    assert spot(s, "plain") == "cabin-double_food"
    assert spot(s, "hat") == "cabin-bear_tamer"
    assert spot(s, "mule") == "cabin-gold_to_basic"
    assert why(pioneering(), "assign double_food") == ["cabin-not-built"]
    assert why(pioneering(), "assign gold_to_basic") == ["mule-not-yours"]


@pytest.mark.rule("SW-7.3")
@pytest.mark.parametrize("cabin", ["paid_discount", "bear_tamer", "shovel_gold"])
def test_every_brown_cabin_is_for_the_hat_pioneer(cabin: str) -> None:
    s = pioneering()
    cabins(s, cabin)
    play(s, f"assign {cabin}")
    assert (spot(s, "hat"), spot(s, "plain")) == (f"cabin-{cabin}", "camp")


@pytest.mark.rule("SW-7.4")
def test_an_unlimited_ability_works_as_long_as_the_figure_stays() -> None:
    s = pioneering("st1", "st6", "st1")
    cabins(s, "double_food")
    play(s, "assign double_food", "start hat", "step hat", "activate hat", "step hat", "step hat", "step hat")
    play(s, "activate hat")
    assert goods(s) == {"food": 4}


@pytest.mark.rule("SW-7.4a", "SW-7.25l")
def test_1x_abilities_are_open_from_the_assignment_until_another_move() -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "step_back")
    give(s, pair_of_boots=5)
    stand(s, hat="green-4")
    assert why(s, "back") == ["ability-not-open"]
    play(s, "assign step_back")
    assert may(s, "back")
    play(s, "token", "scout r5p1 token")
    assert may(s, "back")
    play(s, "activate hat")
    assert why(s, "back") == ["ability-not-open"]
    assert (s.open_abilities, s.used_abilities) == (0, 0)


@pytest.mark.rule("SW-7.4a")
def test_the_space_that_an_ability_led_to_may_be_activated_in_the_window() -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "all_green", "step_back", "drop_to_tan")
    give(s, pair_of_boots=5)
    stand(s, hat="green-4")
    play(s, "assign all_green", "back")
    assert spot(s, "hat") == "green-3"
    play(s, "activate hat")
    assert goods(s) == {"stone": 1, "pair_of_boots": 3}
    assert why(s, "drop") == ["no-tan-below"]
    s = pioneering("st6", "st6", "st6")
    cabins(s, "all_green", "step_back", "drop_to_tan")
    give(s, pair_of_boots=5)
    stand(s, hat="green-2")
    play(s, "assign all_green", "back", "activate hat", "drop", "activate hat")
    assert spot(s, "hat") == "tan-1"
    assert goods(s) == {"food": 1, "stone": 1, "pair_of_boots": 2}


@pytest.mark.rule("SW-7.4a")
def test_free_exchanges_keep_the_window_open() -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "step_back")
    give(s, pair_of_boots=2, gold=1)
    stand(s, hat="green-4", mule="cabin-gold_to_basic")
    play(s, "assign step_back", "exchange food", "back")
    assert spot(s, "hat") == "green-3"


@pytest.mark.rule("SW-7.4b")
def test_an_ability_is_wasted_if_the_hat_pioneer_is_not_there_yet() -> None:
    s = pioneering("st6", "st6", "st6")
    cabins(s, "step_back")
    give(s, pair_of_boots=2)
    play(s, "assign step_back")
    assert why(s, "back") == ["not-on-green"]
    play(s, "start hat", "step hat", "step hat")
    assert why(s, "back") == ["ability-not-open"]


@pytest.mark.rule("SW-7.4c", "SW-14.3")
def test_a_lost_or_used_ability_does_not_come_back_with_a_second_assignment() -> None:
    s = pioneering("ah13", "st6", "st6")  # tan-1 of ah13 is an apples hazard
    cabins(s, "all_green", "step_back")
    give(s, pair_of_boots=4)
    stand(s, hat="green-2")
    play(s, "assign all_green", "back")  # boot_2 left, gold_1 reached: no hazard
    s.seats[0].plain_pioneer = 0  # sent back to camp
    stand(s, hat="green-2")
    play(s, "assign all_green")
    assert why(s, "back") == ["ability-not-open"]


@pytest.mark.rule("SW-7.5")
def test_a_pioneer_leaves_a_cabin_for_the_start_of_his_path_and_the_effect_ends() -> None:
    s = pioneering("st1", "st6", "st1")
    cabins(s, "double_food")
    play(s, "assign double_food", "start plain", "start hat", "step hat", "activate hat")
    assert spot(s, "plain") == "tan-start"
    assert goods(s) == {"food": 1}


@pytest.mark.rule("SW-7.7", "SW-7.25b")
@pytest.mark.parametrize("where", ["camp", "trapper", "tracker"])
def test_pioneers_start_on_their_own_path(where: str) -> None:
    s = pioneering()
    stand(s, hat=where, plain=where)
    play(s, "start hat", "start plain")
    assert (spot(s, "hat"), spot(s, "plain")) == ("green-start", "tan-start")
    assert why(s, "start hat") == ["already-on-path"]


@pytest.mark.rule("SW-7.8", "SW-7.25c")
def test_a_pioneer_walks_space_by_space_to_the_path_end() -> None:
    s = pioneering("st6", "st6", "st6")
    play(s, "start hat")
    spots = []
    for _ in range(6):
        play(s, "step hat")
        spots.append(spot(s, "hat"))
    assert spots == ["green-1", "green-2", "green-3", "green-4", "green-5", "green-end"]
    assert why(s, "step hat") == ["at-path-end"]
    assert why(s, "step plain") == ["not-walking"]


@pytest.mark.rule("SW-7.9", "SW-7.25d")
def test_a_space_is_activated_once_per_arrival() -> None:
    s = pioneering()
    stand(s, hat="green-1")
    play(s, "activate hat")
    assert why(s, "activate hat") == ["activated-already"]
    assert goods(s) == {"food": 1}


@pytest.mark.rule("SW-7.9", "SW-7.27")
def test_skipping_is_free_and_for_good() -> None:
    s = pioneering()
    stand(s, hat="green-1")
    play(s, "step hat")
    assert goods(s) == {}
    assert spot(s, "hat") == "green-2"


@pytest.mark.rule("SW-7.10", "SW-7.26")
def test_a_paid_space_takes_its_price_first() -> None:
    s = pioneering("ah_start", "st1", "ah01")
    row(s, "orchard1")
    wagon(s, 1)
    stand(s, plain="tan-2")
    assert why(s, "activate plain") == ["cannot-pay-space"]
    give(s, wood=1)
    play(s, "activate plain")
    assert (asked(s), s.apples) == ("pay-basics", (0, 0))
    play(s, "pay 0 1 0")
    assert s.apples == (2, 1)
    stand(s, plain="tan-4")
    give(s, food=1)
    assert why(s, "activate plain") == ["cannot-pay-space"]
    give(s, food=1, stone=1)
    play(s, "activate plain", "pay 1 0 1")
    assert s.apples == (4, 2)


@pytest.mark.rule("SW-7.10a", "SW-7.15")
def test_each_pioneer_pays_for_himself_on_the_same_space() -> None:
    s = pioneering("st8", "st6", "st8", mode="apple_hill")
    give(s, food=2)
    stand(s, hat="tan-2", plain="tan-2")
    play(s, "activate hat", "pay 1 0 0")
    assert s.mule == 0
    play(s, "activate plain", "pay 1 0 0", "step hat", "step plain")
    assert goods(s) == {}
    assert spot(s, "hat") == spot(s, "plain") == "tan-3"


@pytest.mark.rule("SW-7.11", "SW-7.12", "SW-15.7")
def test_a_resolved_hazard_is_left_freely() -> None:
    s = pioneering("st4", "st6", "st4")
    wagon(s, 1)
    give(s, stone=1)
    stand(s, plain="tan-2")
    play(s, "activate plain", "pay 0 0 1", "step plain")
    assert (spot(s, "plain"), s.seats[0].wagon) == ("tan-3", 1)


@pytest.mark.rule("SW-7.11", "SW-7.28")
def test_leaving_an_unresolved_hazard_costs_damage_before_the_figure_moves() -> None:
    s = pioneering("st4", "st6", "st4")
    wagon(s, 1)
    stand(s, plain="tan-2")
    play(s, "step plain")
    assert (asked(s), spot(s, "plain")) == ("suffer-damage", "tan-2")
    play(s, "retreat")
    assert (spot(s, "plain"), s.seats[0].wagon) == ("tan-3", 0)


@pytest.mark.rule("SW-7.11", "SW-7.14", "SW-7.18", "SW-EX-13")
def test_staying_on_a_hazard_or_before_it_costs_nothing_but_the_summit() -> None:
    for where in ("tan-1", "tan-2"):
        s = pioneering("st4", "st6", "st4")
        wagon(s, 1)
        stand(s, plain=where)
        assert why(s, "summit plain middle") == ["not-at-path-end"]
        end_turn(s)
        assert (s.seats[0].wagon, spot(s, "plain")) == (1, "camp")


@pytest.mark.rule("SW-7.12")
def test_a_hazard_on_a_paid_space_is_performed_only_by_paying() -> None:
    s = pioneering("st6", "st6", "st4")
    give(s, food=1)
    stand(s, plain="tan-4")
    assert why(s, "activate plain") == ["cannot-pay-space"]


@pytest.mark.rule("SW-7.15")
def test_two_pioneers_do_not_block_each_other() -> None:
    s = pioneering("st6", "st6", "st6")
    stand(s, hat="tan-1", plain="tan-start")
    play(s, "step plain", "activate hat", "activate plain")
    assert goods(s) == {"stone": 2}


@pytest.mark.rule("SW-7.25", "SW-7.25e", "SW-7.25f", "SW-7.25g", "SW-7.25h")
def test_boots_serve_the_frontiersman_the_wagon_and_cabins_one_move_at_a_time() -> None:
    s = pioneering("st5", "st6", "st6")
    cabins(s, "boots_to_pair")
    give(s, pair_of_boots=1, food=1)
    stand(s, hat="green-1", plain="cabin-boots_to_pair")
    assert {"scout r5p1 hat", "wagon 1 0", "forgo pair_of_boots", "token"} <= set(options(s))
    play(s, "wagon 1 0", "pay 1 0 0", "scout r5p1 hat", "token", "scout base token")
    assert s.seats[0].wagon == 1


@pytest.mark.rule("SW-7.26", "SW-13.1a", "SW-15.4")
def test_a_build_needs_both_prices_at_once() -> None:
    s = pioneering("st6", "st6", "st6")
    market(s, "double_food", "double_wood", "double_stone", "bear_tamer")
    give(s, food=1)
    stand(s, plain="tan-2")
    play(s, "activate plain")
    assert options(s) == ["build 4"]
    assert why(s, "build 1") == ["cannot-pay-build"]


@pytest.mark.rule("SW-7.27", "SW-EX-36")
def test_late_payment() -> None:
    s = pioneering("st1", "st6", "st6")
    scout(s, "r1p1")
    stand(s, plain="tan-2", hat="green-start")
    assert why(s, "activate plain") == ["cannot-pay-space"]
    play(s, "step hat", "activate hat")
    late = GAME.clone(s)
    play(s, "activate plain", "claim discard", "pay 1 0 0")
    assert len(s.seats[0].discard) == 1
    play(late, "step plain")
    play(late, "activate plain")  # the shovel behind him is lost: this is the next space
    assert (goods(late), late.seats[0].discard) == ({"food": 1, "stone": 1}, ())


@pytest.mark.rule("SW-7.28")
def test_leaving_sideways_or_backwards_needs_damage_too() -> None:
    s = pioneering("ah01", "st6", "st6")  # green-1 is apples_g2
    cabins(s, "drop_to_tan")
    wagon(s, 2)
    give(s, pair_of_boots=1)
    stand(s, hat="green-1")
    play(s, "assign drop_to_tan", "drop")
    assert asked(s) == "suffer-damage"
    play(s, "retreat")
    assert (spot(s, "hat"), s.seats[0].wagon, s.apples) == ("tan-1", 1, (0, 0))


@pytest.mark.rule("SW-7.29", "SW-EX-37", "SW-10.6")
def test_cabins_count_at_the_activation_not_at_the_arrival() -> None:
    s = pioneering("st4", "st6", "st6")
    cabins(s, "double_boots")
    stand(s, hat="green-1")
    used = GAME.clone(s)
    play(s, "assign double_boots", "scout r5p1 hat", "scout base hat")
    assert options(s, "scout") == []
    play(used, "scout r5p1 hat", "assign double_boots")
    assert options(used, "scout") == []


@pytest.mark.rule("SW-7.29")
def test_a_cabin_left_before_the_activation_does_not_help() -> None:
    s = pioneering("st1", "st6", "st6")
    cabins(s, "double_food")
    stand(s, hat="green-1", plain="cabin-double_food")
    play(s, "start plain", "activate hat")
    assert goods(s) == {"food": 1}


@pytest.mark.rule("SW-7.30")
def test_nothing_is_activated_on_the_path_start_or_end() -> None:
    for where in ("green-start", "green-end"):
        s = pioneering()
        stand(s, hat=where)
        assert why(s, "activate hat") == ["not-on-space"]
        assert why(s, "start hat") == ["already-on-path"]


@pytest.mark.rule("SW-7.31", "SW-6.4", "SW-9.4")
def test_no_own_move_comes_before_the_trapper_window_is_closed() -> None:
    s = table(2)
    s.seats[0].hand = (0, 1, 2)
    give(s, 1, food=1)
    give(s, 0, gold=1, pair_of_boots=1)
    play(s, "lay left st1", "lay middle st2")
    assert (asked(s), GAME.to_act(s)) == ("trap-animal", 1)
    assert why(s, "token") == ["not-asked"]
    play(s, "decline")
    assert may(s, "token")


@pytest.mark.rule("SW-0.8")
def test_an_action_without_effect_may_still_be_paid() -> None:
    s = pioneering("ah_start", "st6", "st8")
    give(s, food=3)
    stand(s, plain="tan-2", mule="camp")
    play(s, "activate plain", "pay 1 0 0")
    assert s.apples == (0, 0)
    stand(s, plain="tan-4")
    play(s, "activate plain", "pay 2 0 0")
    assert s.mule == 0


@pytest.mark.rule("SW-0.7")
def test_who_pays_chooses_the_mix() -> None:
    s = pioneering("st6", "st6", "st8")
    give(s, food=1, wood=1, stone=1)
    stand(s, plain="tan-4")
    play(s, "activate plain")
    assert options(s) == ["pay 0 1 1", "pay 1 0 1", "pay 1 1 0"]
    assert why(s, "pay 1 0 0") == ["wrong-amount"]
    assert why(s, "pay 2 0 0") == ["not-in-stock"]


@pytest.mark.rule("SW-0.3")
def test_the_top_of_a_track_may_be_paid_for_its_reward_only() -> None:
    s = pioneering("st2", "st6", "st8")
    homestead(s, wood=5)
    give(s, wood=2, food=1)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert goods(s) == {"pair_of_boots": 1}


@pytest.mark.rule("SW-15.6")
def test_fur_trade_may_be_skipped() -> None:
    s = pioneering("st7", "st6", "st8")
    animals(s, "rabbit")
    stand(s, plain="tan-1")
    play(s, "step plain")
    assert goods(s) == {}


@pytest.mark.parametrize(
    ("action", "targets"),
    [
        ("start hat", ["figure-hat", "spot-green-start"]),
        ("step plain", ["figure-plain", "spot-tan-3"]),
        ("activate plain", ["figure-plain", "spot-tan-2"]),
        ("assign gold_to_basic", ["cabin-gold_to_basic"]),
        ("summit mule left", ["figure-mule", "summit-left"]),
        ("token", ["good-pair_of_boots"]),
    ],
)
def test_what_a_move_touches_on_the_board(action: str, targets: list[str]) -> None:
    s = pioneering("st8", "st6", "st6")
    give(s, food=4, pair_of_boots=1)
    stand(s, plain="tan-2", mule="camp")
    assert GAME.targets(s, GAME.parse(action)) == targets


@pytest.mark.parametrize(
    ("action", "targets"),
    [
        ("back", ["spot-green-1"]),
        ("drop", ["spot-tan-2"]),
        ("step hat", ["figure-hat", "spot-green-3"]),
        ("wagon 1 0", ["trail-2"]),
        ("exchange food", ["good-gold"]),
        ("blast", ["good-gold"]),
    ],
)
def test_what_the_hat_pioneers_moves_touch(action: str, targets: list[str]) -> None:
    s = pioneering("st6", "st4", "st6", mode="gold_rush")
    give(s, gold=2, pair_of_boots=4)
    wagon(s, 1)
    stand(s, hat="green-2")
    found = GAME.targets(s, GAME.parse(action))
    assert [target for target in found if not target.startswith("number")] == targets
