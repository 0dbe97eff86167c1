"""SW-7.16 to SW-7.24: summit actions, free exchanges, the mule."""

import pytest

from tests.sierra_west.build import (
    asked,
    end_turn,
    give,
    goods,
    may,
    options,
    own,
    pioneering,
    play,
    spot,
    stand,
    why,
)


@pytest.mark.rule("SW-7.22")
def test_the_mule_may_occupy_any_free_summit() -> None:
    s = pioneering("st1", "st2", "st3")
    stand(s, mule="camp", hat="summit-middle")
    assert options(s, "occupy") == ["occupy mule left", "occupy mule right"]
    play(s, "occupy mule right")
    assert spot(s, "mule") == "summit-right"


@pytest.mark.rule("SW-7.16", "SW-7.25j")
def test_from_the_path_end_any_free_summit_is_performed_at_once() -> None:
    s = pioneering("st6", "st7", "st8")
    give(s, food=1, wood=1, stone=1)
    stand(s, hat="green-end")
    assert options(s, "summit") == ["summit hat left", "summit hat middle"]
    play(s, "summit hat middle", "climb wood", "decline")
    assert (spot(s, "hat"), s.seats[0].homestead) == ("summit-middle", (0, 1, 0))


@pytest.mark.rule("SW-7.16")
def test_the_tan_path_end_counts_for_the_hat_pioneer_who_dropped() -> None:
    s = pioneering("st6", "st7", "st8")
    give(s, food=1, wood=1, stone=1)
    stand(s, hat="tan-end")
    assert may(s, "summit hat left")


@pytest.mark.rule("SW-7.17")
def test_one_figure_per_summit_and_it_stays() -> None:
    s = pioneering("st6", "st7", "st8")
    stand(s, hat="green-end", plain="tan-end")
    play(s, "occupy hat left")
    assert why(s, "occupy plain left") == ["summit-taken"]
    assert why(s, "step hat") == why(s, "start hat") == why(s, "occupy hat right") == ["on-summit"]
    play(s, "occupy plain right")
    assert options(s, "start", "step", "occupy") == []


@pytest.mark.rule("SW-7.19")
def test_a_summit_without_limit_is_repeated_in_one_go() -> None:
    s = pioneering("ah05", "st6", "st6")
    s.apples = (1, 2)
    stand(s, hat="green-end", mule="cabin-gold_to_basic")
    give(s, gold=5, pair_of_boots=1)
    play(s, "summit hat left")
    assert asked(s) == "pay-apples"
    play(s, "give-apples 1 0", "take wood")
    assert options(s) == ["again", "stop"]
    play(s, "again", "give-apples 0 1", "take food", "stop")
    assert (s.apples, asked(s)) == ((0, 1), "pioneer")
    assert goods(s) == {"food": 1, "wood": 1, "gold": 5, "pair_of_boots": 1}
    assert why(s, "summit hat left") == ["on-summit"]


@pytest.mark.rule("SW-7.19")
def test_a_plain_summit_action_is_paid_and_performed_once() -> None:
    s = pioneering("st6", "st7", "st8")
    give(s, food=3, wood=3, stone=3)
    stand(s, hat="green-end")
    play(s, "summit hat left", "climb stone", "decline")
    assert goods(s) == {"food": 2, "wood": 2, "stone": 2, "gold": 1}
    assert asked(s) == "pioneer"


@pytest.mark.rule("SW-7.20")
def test_a_summit_may_be_occupied_without_performing_it() -> None:
    s = pioneering("st6", "st7", "oo_start")
    give(s, food=1, wood=1, stone=1)
    stand(s, hat="green-end")
    assert options(s, "occupy") == ["occupy hat left", "occupy hat middle"]
    assert why(s, "occupy hat right") == ["six-shooter-starts"]
    play(s, "occupy hat left")
    assert goods(s) == {"food": 1, "wood": 1, "stone": 1}


@pytest.mark.rule("SW-7.21", "SW-7.21a", "SW-7.25i", "SW-13.7")
def test_the_grey_cabin_turns_gold_into_a_basic_resource() -> None:
    s = pioneering()
    give(s, gold=2)
    stand(s, mule="camp")
    assert why(s, "exchange food") == ["mule-not-in-cabin"]
    play(s, "assign gold_to_basic", "exchange food", "exchange stone")
    assert goods(s) == {"food": 1, "stone": 1}
    assert why(s, "exchange food") == ["no-gold"]


@pytest.mark.rule("SW-7.21b", "SW-20.3")
def test_dynamite_turns_two_stone_into_gold() -> None:
    s = pioneering(mode="gold_rush")
    give(s, stone=3)
    assert why(s, "blast") == ["no-dynamite"]
    own(s, "dynamite")
    play(s, "blast")
    assert goods(s) == {"stone": 1, "gold": 1}
    assert why(s, "blast") == ["too-little-stone"]


@pytest.mark.rule("SW-7.21c", "SW-19.9")
def test_the_fish_market_is_open_while_the_canoe_is_there() -> None:
    s = pioneering(mode="boats_banjos")
    give(s, trout=1)
    s.seats[0].canoe = 1
    assert why(s, "sell trout") == ["canoe-not-at-market"]
    s.seats[0].canoe = 0
    play(s, "sell trout")
    assert goods(s) == {"wood": 1}


@pytest.mark.rule("SW-7.21")
def test_exchanges_do_not_interrupt_a_payment_or_a_repeated_summit() -> None:
    s = pioneering("ah05", "st6", "st8")
    s.apples = (2, 2)
    give(s, gold=3, food=2)
    stand(s, hat="green-end", plain="tan-4", mule="cabin-gold_to_basic")
    play(s, "activate plain")
    assert why(s, "exchange wood") == ["not-asked"]
    play(s, "pay 2 0 0", "summit hat left", "give-apples 1 0", "take food")
    assert why(s, "exchange wood") == ["not-asked"]


@pytest.mark.rule("SW-7.22")
def test_the_mule_goes_to_the_cabin_then_to_a_summit_and_nowhere_else() -> None:
    s = pioneering("st6", "st7", "st8")
    give(s, food=1, wood=1, stone=1)
    stand(s, mule="camp")
    play(s, "assign gold_to_basic")
    assert why(s, "assign gold_to_basic") == ["mule-in-cabin"]
    play(s, "summit mule left", "climb wood", "decline")
    assert spot(s, "mule") == "summit-left"
    assert why(s, "occupy mule right") == why(s, "assign gold_to_basic") == ["mule-on-summit"]


@pytest.mark.rule("SW-7.23", "SW-7.24", "SW-15.5")
def test_a_new_mule_can_be_used_at_once_and_is_taken_from_its_owner() -> None:
    s = pioneering("st8", "st6", "st6")
    s.mule = 1
    give(s, wood=1)
    stand(s, plain="tan-2")
    play(s, "activate plain", "pay 0 1 0")
    assert (s.mule, spot(s, "mule")) == (0, "camp")
    assert may(s, "assign gold_to_basic")


@pytest.mark.rule("SW-7.23")
def test_gaining_the_own_mule_does_not_free_it() -> None:
    s = pioneering("st8", "st6", "st6")
    give(s, wood=1)
    stand(s, plain="tan-2", mule="summit-right")
    play(s, "activate plain", "pay 0 1 0")
    assert spot(s, "mule") == "summit-right"


@pytest.mark.rule("SW-7.24", "SW-8.2")
def test_the_mule_stays_with_its_owner_between_turns() -> None:
    s = pioneering()
    stand(s, mule="cabin-gold_to_basic")
    end_turn(s)
    assert (s.mule, spot(s, "mule")) == (0, "camp")


@pytest.mark.rule("SW-7.22", "SW-7.24")
def test_only_its_owner_sends_the_mule_to_a_summit() -> None:
    s = pioneering("st1", "st2", "st3")
    give(s, food=3, stone=3)
    assert why(s, "summit mule left") == why(s, "occupy mule left") == ["mule-not-yours"]
    stand(s, seat=1, mule="camp")
    assert why(s, "summit mule left") == why(s, "occupy mule left") == ["mule-not-yours"]
    stand(s, mule="camp")
    assert why(s, "summit mule left") == why(s, "occupy mule left") == []
