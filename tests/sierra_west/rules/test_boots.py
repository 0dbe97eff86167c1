"""SW-10, SW-11: resources, boots, tokens and the wagon trail."""

import pytest

from tests.sierra_west.build import (
    asked,
    give,
    goods,
    may,
    options,
    part,
    pioneering,
    play,
    row,
    scout,
    spot,
    stand,
    wagon,
    why,
)
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.components import MULTIPLIER, STEP_BASICS, STEP_BOOTS, TRAIL_END


@pytest.mark.rule("SW-10.1", "SW-0.1")
def test_any_basic_never_means_gold_or_mode_goods() -> None:
    s = pioneering("st6", "st6", "st8")
    give(s, gold=5, bullet=5, pair_of_boots=2)
    stand(s, plain="tan-4")
    assert why(s, "activate plain") == ["cannot-pay-space"]


@pytest.mark.rule("SW-10.2")
def test_only_apples_and_bullets_are_limited() -> None:
    s = pioneering("st1", "oo10", "oo10")
    give(s, bullet=5, food=50)
    stand(s, hat="green-4", plain="tan-3")
    play(s, "activate hat", "activate plain")
    assert goods(s) == {"bullet": 6, "food": 50}
    stand(s, hat="green-1")
    play(s, "activate hat")
    assert goods(s)["food"] == 51


@pytest.mark.rule("SW-10.3", "SW-15.2", "SW-15.2a", "SW-15.2b")
def test_boots_last_while_the_pioneer_stands_on_the_space() -> None:
    s = pioneering("st5", "st6", "st6")
    stand(s, hat="green-1")
    play(s, "scout r5p1 hat", "start plain", "scout r5p2 hat")
    assert options(s, "scout") == []
    stand(s, hat="green-1")
    play(s, "scout r5p1 hat", "step hat")
    play(s, "scout base hat")  # boot_1 of the next space
    assert options(s, "scout") == []
    assert goods(s) == {}


@pytest.mark.rule("SW-10.4", "SW-10.8", "SW-EX-35")
def test_boots_of_several_sources_are_combined_for_the_wagon() -> None:
    s = pioneering("st5", "st6", "st8")  # boot_2 on green-1, boot_1 on tan-3
    wagon(s, 3)
    give(s, food=2)
    stand(s, hat="green-1", plain="tan-3")
    assert options(s, "wagon") == ["wagon 2 1"]
    play(s, "wagon 2 1", "pay 2 0 0")
    assert s.seats[0].wagon == 4
    assert options(s, "scout") == []


@pytest.mark.rule("SW-10.8", "SW-10.5", "SW-EX-35")
def test_the_second_boot_of_a_token_serves_the_next_use_or_is_lost() -> None:
    s = pioneering("st5", "st6", "st8")
    wagon(s, 3)
    give(s, food=2, pair_of_boots=1)
    stand(s, hat="green-1")
    play(s, "token", "wagon 2 0", "pay 2 0 0")
    other = GAME.clone(s)
    play(s, "scout r5p1 token")
    assert s.token_boots == 0
    play(other, "start plain")
    assert options(other, "scout") == []


@pytest.mark.rule("SW-10.4")
def test_one_source_is_split_over_several_uses() -> None:
    s = pioneering("st5", "st6", "st6")
    give(s, food=1)
    stand(s, hat="green-1")
    play(s, "wagon 1 0", "pay 1 0 0", "scout r5p1 hat")
    assert (s.seats[0].wagon, s.hat_boots) == (1, 0)


@pytest.mark.rule("SW-10.5", "SW-7.25h", "SW-17.4b")
def test_a_token_gives_two_boots_and_scores_if_kept() -> None:
    s = pioneering()
    give(s, pair_of_boots=2)
    assert part(s, "boots") == 2
    play(s, "token", "scout r5p1 token", "scout r5p2 token")
    assert (goods(s), part(s, "boots")) == ({"pair_of_boots": 1}, 1)
    give(s, pair_of_boots=0)
    assert why(s, "token") == ["no-token"]


@pytest.mark.rule("SW-10.6")
def test_both_pioneers_may_hold_a_pool_and_other_moves_do_not_touch_it() -> None:
    s = pioneering("st5", "st6", "st4")
    stand(s, hat="green-1", plain="tan-3")
    play(s, "scout r5p1 hat")
    assert options(s, "scout")[:2] == ["scout r4p1 hat", "scout r4p1 plain"]
    play(s, "step plain")
    assert may(s, "scout r4p1 hat")
    assert not may(s, "scout r4p1 plain")


@pytest.mark.rule("SW-10.6")
def test_boots_are_used_not_activated() -> None:
    s = pioneering("st5", "st6", "st6")
    stand(s, hat="green-1")
    assert why(s, "activate hat") == ["boots-are-spent"]


@pytest.mark.rule("SW-10.7")
def test_token_boots_survive_boots_moves_tokens_and_exchanges_only() -> None:
    s = pioneering("st5", "st6", "st6")
    give(s, pair_of_boots=2, gold=1)
    stand(s, hat="green-1", mule="cabin-gold_to_basic")
    play(s, "token", "scout r5p1 token", "token", "exchange food", "scout r5p2 hat")
    assert s.token_boots == 3
    play(s, "step hat")
    assert s.token_boots == 0


@pytest.mark.rule("SW-10.8")
def test_boots_cannot_be_paid_in_advance() -> None:
    s = pioneering("st5", "st6", "st6")
    wagon(s, 3)
    give(s, food=2)
    stand(s, hat="green-1")
    assert options(s, "wagon") == []
    assert why(s, "wagon 2 0") == ["wrong-boots"]
    assert why(s, "wagon 3 0") == ["pool-empty"]


@pytest.mark.rule("SW-11.1")
def test_the_trail_has_a_space_over_each_place_of_the_row() -> None:
    assert TRAIL_END == 6
    assert len(STEP_BOOTS) == len(STEP_BASICS) == len(MULTIPLIER) == 7


@pytest.mark.rule("SW-11.2")
def test_each_wagon_step_takes_its_printed_cost() -> None:
    s = pioneering("st5", "st6", "st6")
    give(s, food=9, pair_of_boots=9)
    for space in range(TRAIL_END):
        before = goods(s)["food"]
        give(s, pair_of_boots=9)
        for _ in range(3):
            play(s, "token")
        play(s, "wagon 0 0")
        if STEP_BASICS[space]:
            play(s, f"pay {STEP_BASICS[space]} 0 0")
        assert s.seats[0].wagon == space + 1
        assert goods(s)["food"] == before - STEP_BASICS[space]
        give(s, food=9)
        s.token_boots = 0
    assert why(s, "wagon 0 0") == ["trail-at-end"]


@pytest.mark.rule("SW-11.2")
def test_a_wagon_step_needs_its_basics() -> None:
    s = pioneering("st5", "st6", "st6")
    stand(s, hat="green-1")
    assert why(s, "wagon 1 0") == ["cannot-pay-step"]


@pytest.mark.rule("SW-11.3", "SW-16.5")
def test_the_wagon_summit_ignores_the_printed_cost() -> None:
    s = pioneering("st4", "st6", "st6")
    wagon(s, 5)
    give(s, food=2, wood=1, stone=1)
    stand(s, hat="green-end")
    play(s, "summit hat left")
    assert (s.seats[0].wagon, goods(s)) == (6, {})
    assert asked(s) == "pioneer"


@pytest.mark.rule("SW-11.4")
def test_from_the_last_space_no_wagon_action_may_be_paid() -> None:
    s = pioneering("st4", "st6", "st6")
    wagon(s, 6)
    give(s, food=9, wood=9, stone=9, pair_of_boots=9)
    stand(s, hat="green-end")
    assert why(s, "summit hat left") == ["trail-at-end"]
    assert may(s, "occupy hat left")


@pytest.mark.rule("SW-11.5")
def test_along_the_trail_are_the_cards_up_to_the_wagon() -> None:
    for space, apples in ((0, (0, 0)), (1, (2, 1)), (2, (3, 3)), (3, (3, 3))):
        s = pioneering("ah_start", "st6", "st6")
        row(s, "orchard1", "orchard2")
        wagon(s, space)
        give(s, food=1)
        stand(s, plain="tan-2")
        play(s, "activate plain", "pay 1 0 0")
        assert s.apples == apples


@pytest.mark.rule("SW-11.6")
def test_the_multipliers() -> None:
    assert MULTIPLIER == (0, 1, 1, 2, 2, 3, 4)


@pytest.mark.rule("SW-11.7")
def test_wagon_steps_open_no_window() -> None:
    s = pioneering("st5", "st6", "st6")
    give(s, food=1)
    stand(s, hat="green-1")
    play(s, "wagon 1 0", "pay 1 0 0")
    assert GAME.to_act(s) == 0


@pytest.mark.rule("SW-12.1", "SW-4.4")
def test_a_boot_moves_the_frontiersman_to_any_adjacent_card() -> None:
    s = pioneering("st5", "st6", "st6")
    stand(s, hat="green-1")
    assert [o.split()[1] for o in options(s, "scout")] == [f"r5p{i}" for i in range(1, 7)]
    scout(s, "r3p2")
    near = [o.split()[1] for o in options(s, "scout")]
    assert near == ["r2p1", "r2p2", "r3p1", "r3p3", "r4p2", "r4p3"]
    assert why(s, "scout r1p1 hat") == ["not-adjacent"]
    assert why(s, "scout r2p1 token") == ["pool-empty"]
    scout(s, "r3p2", seat=1)
    play(s, "scout r2p1 hat")
    assert spot(s, "hat") == "green-1"


@pytest.mark.rule("SW-4.4")
def test_places_of_one_row_need_not_be_adjacent() -> None:
    s = pioneering("st5", "st6", "st6", row_neighbours_adjacent=False)
    stand(s, hat="green-1")
    scout(s, "r3p2")
    assert [o.split()[1] for o in options(s, "scout")] == ["r2p1", "r2p2", "r4p2", "r4p3"]


@pytest.mark.rule("SW-10.8")
def test_any_mix_of_pools_pays_a_wagon_step() -> None:
    s = pioneering("st5", "st6", "st8")  # boot_2 on green-1, boot_1 on tan-3
    wagon(s, 1)  # two boots
    give(s, food=1, pair_of_boots=1)
    stand(s, hat="green-1", plain="tan-3")
    assert options(s, "wagon") == ["wagon 1 1", "wagon 2 0"]
    play(s, "token")
    assert options(s, "wagon") == ["wagon 0 0", "wagon 0 1", "wagon 1 0", "wagon 1 1", "wagon 2 0"]
    play(s, "wagon 0 1", "pay 1 0 0")
    assert (s.token_boots, s.plain_boots, s.hat_activated) == (1, 0, False)


@pytest.mark.rule("SW-10.3")
def test_boots_that_are_left_do_not_walk_along() -> None:
    s = pioneering("ah10", "st6", "st6")
    stand(s, hat="green-2", plain="tan-1")
    play(s, "scout r5p1 plain")
    assert s.plain_boots == 1
    play(s, "step plain")
    assert s.plain_boots == 0
    s = pioneering("st4", "st6", "st6")
    stand(s, hat="green-2")
    play(s, "scout r5p1 hat")
    assert s.hat_boots == 1
    play(s, "step hat")
    assert s.hat_boots == 0
