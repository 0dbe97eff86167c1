"""VIL-14.11 to 14.42: the events of the solo game, one by one."""

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_draft,
    at_end,
    at_update,
    coins_on,
    due,
    hand,
    options,
    pile_of,
    play,
    put_coins,
    reasons,
    reserve,
    resolve,
    resolving,
    road,
    road_of,
    stack_of,
    stacks,
    supplies,
    supplies_of,
    village,
    village_of,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.names import DUE, HELD, JESTER_USED, WAITING

SIX = ("mason", "wattler", "hunter", "harvester", "chandler", "agent")


# -- summer


@pytest.mark.rule("VIL-14.11", "VIL-5.13")
@pytest.mark.parametrize(("food", "limit"), [(0, 1), (1, 2), (3, 4), (5, 4)])
def test_rats_lower_the_draft_limit_by_one(food: int, limit: int) -> None:
    s = resolving("rats")
    village(s, 0, "founders", *["hunter"] * food)
    at_draft(s)
    assert draft_limit(s, s.seats[0]) == limit


@pytest.mark.rule("VIL-14.12")
def test_general_conscription_takes_the_top_of_the_leftmost_stack() -> None:
    s = resolving("general_conscription", "tithe")
    road(s, None, *SIX[1:])
    stacks(s, [], ["mason", "jeweler"], ["hunter"])
    resolve(s, "general_conscription")
    assert village_of(s, 1) == ["countess", "jeweler"]
    assert stack_of(s, 2) == ["mason"]
    assert road_of(s)[0] is None


@pytest.mark.rule("VIL-14.12")
def test_general_conscription_without_a_stack_does_nothing() -> None:
    s = resolving("general_conscription", "tithe")
    stacks(s)
    reserve(s, "hunter")
    resolve(s, "general_conscription")
    assert village_of(s, 1) == ["countess"]
    assert pile_of(s.reserve) == ["hunter"]


@pytest.mark.rule("VIL-14.13")
def test_tithe_two_gold_to_the_bank() -> None:
    s = resolving("tithe")
    resolve(s, "tithe")
    assert supplies_of(s) == [8, 1]


@pytest.mark.rule("VIL-14.14")
def test_granary_tax_one_gold_per_visible_food_to_the_countess() -> None:
    s = resolving("granary_tax")
    village(s, 0, "founders_food", "hunter", ["graper", "vintner"], ["hayer", ["grazier", "milk_maid"]])
    resolve(s, "granary_tax")
    assert supplies_of(s) == [6, 5]


@pytest.mark.rule("VIL-14.15")
def test_house_tax_one_gold_per_visible_builder_to_the_countess() -> None:
    s = resolving("house_tax")
    village(s, 0, "founders_food", "wattler", ["lumberjack", "carpenter"])
    resolve(s, "house_tax")
    assert supplies_of(s) == [8, 3]


@pytest.mark.rule("VIL-14.16")
def test_royal_heralds_the_highest_road_villager_with_its_coins() -> None:
    s = resolving("royal_heralds", "tithe")
    road(s, "mason", "spelunker", "jeweler", "chandler", coins=(0, 1, 2))
    stacks(s, ["hunter", "harvester"], ["hunter"])
    resolve(s, "royal_heralds")
    assert village_of(s, 1) == ["countess", "jeweler"]
    assert supplies_of(s) == [10, 3]
    assert road_of(s)[:4] == ["mason", "spelunker", "harvester", "chandler"]


@pytest.mark.rule("VIL-14.16")
def test_royal_heralds_take_the_leftmost_of_equals() -> None:
    s = resolving("royal_heralds", "tithe")
    road(s, "seeker", "cooper", "beekeeper", "mason")
    stacks(s, ["hunter"])
    resolve(s, "royal_heralds")
    assert village_of(s, 1) == ["countess", "cooper"]


@pytest.mark.rule("VIL-14.16", "VIL-3.12a", "VIL-RUL-31")
def test_royal_heralds_value_silver_as_if_it_lay_in_her_village() -> None:
    s = resolving("royal_heralds", "tithe")
    village(s, 0, "founders_food")
    village(s, 1, "countess", "hunter", "harvester")
    road(s, "cooper", "grocer", "mason")
    stacks(s, ["hunter"])
    resolve(s, "royal_heralds")
    assert village_of(s, 1)[-1] == "grocer"


@pytest.mark.rule("VIL-14.17")
def test_bribery_a_top_villager_of_the_players_choice_not_founders_not_basic() -> None:
    s = resolving("bribery")
    village(s, 0, "founders", "miner", ["lumberjack", "cooper"], "hunter")
    resolve(s, "bribery")
    assert [text for text in options(s) if text.startswith("node")] == ["node 3", "node 4"]
    assert reasons(s, "node 1") == ["VIL-13.27"]
    play(s, "node 3")
    assert village_of(s, 1)[1] == "cooper"
    assert village_of(s, 0) == ["founders", "miner", "lumberjack", "hunter"]


@pytest.mark.rule("VIL-14.18", "VIL-7.19")
@pytest.mark.parametrize(("builders", "limit"), [(0, 1), (2, 3), (4, 4)])
def test_strike_lowers_the_build_limit_by_one(builders: int, limit: int) -> None:
    s = resolving("strike")
    village(s, 0, "founders", *["wattler"] * builders)
    at_build(s)
    assert s.seats[0].limit == limit


@pytest.mark.rule("VIL-14.19")
def test_hiring_toll_each_hire_costs_one_paid_to_the_countess_first() -> None:
    s = resolving("hiring_toll")
    hand(s, 0, "hunter", "harvester")
    supplies(s, 1, 1)
    at_build(s)
    play(s, "hire miner")
    assert supplies_of(s) == [0, 2]
    play(s, "return hunter", "onto 1")
    assert reasons(s, "hire miner") == ["VIL-14.19"]


@pytest.mark.rule("VIL-14.20")
def test_guild_dues_one_more_to_the_bank_even_with_the_own_unlocker() -> None:
    s = resolving("guild_dues")
    village(s, 0, "founders", ["lumberjack", "shipwright"])
    hand(s, 0, "fisher")
    at_build(s)
    play(s, "place fisher", "pay 0 1")
    assert supplies_of(s) == [9, 1]
    assert coins_on(s, 0, "shipwright") == 2


@pytest.mark.rule("VIL-14.20")
def test_guild_dues_come_on_top_of_the_unlock() -> None:
    s = resolving("guild_dues")
    hand(s, 0, "fisher", "hunter")
    at_build(s)
    play(s, "place fisher", "bank", "place hunter")
    assert supplies_of(s) == [7, 1]


@pytest.mark.rule("VIL-14.20")
@pytest.mark.parametrize(("gold", "allowed"), [(3, True), (2, False)])
def test_without_the_dues_there_is_no_placing(gold: int, allowed: bool) -> None:
    s = resolving("guild_dues")
    hand(s, 0, "fisher")
    supplies(s, gold, 1)
    at_build(s)
    assert reasons(s, "place fisher") == ([] if allowed else ["VIL-14.20"])


@pytest.mark.rule("VIL-14.20", "VIL-8.6")
@pytest.mark.parametrize(("gold", "rule", "wanted"), [(2, "VIL-14.20", 3), (1, "VIL-8.6", None)])
def test_the_reason_is_the_dues_only_where_the_unlock_alone_could_be_paid(
    gold: int, rule: str, wanted: int | None
) -> None:
    s = resolving("guild_dues")
    hand(s, 0, "fisher", "vintner", "monk", "mason")
    supplies(s, gold, 1)
    at_build(s)
    reason = GAME.explain(s, "place fisher")[0]
    assert (reason[0], reason[2].get("gold")) == (rule, wanted)
    play(s, "place monk")
    assert reasons(s, "cover vintner") == [rule]


@pytest.mark.rule("VIL-14.20", "VIL-8.6", "VIL-8.4")
def test_the_dues_are_the_reason_in_the_question_of_the_padlock_too() -> None:
    s = resolving("guild_dues")
    village(s, 0, "founders", ["lumberjack", "shipwright"])
    village(s, 1, "countess", "shipwright")
    hand(s, 0, "fisher")
    supplies(s, 2, 1)
    at_build(s)
    play(s, "place fisher")
    assert (options(s), reasons(s, "pay 1 1")) == (["pay 0 1"], ["VIL-14.20"])
    assert reasons(s, "bank") == ["VIL-14.20", "VIL-8.4"]
    supplies(s, 1, 1)
    assert reasons(s, "pay 1 1") == ["VIL-8.6"]


@pytest.mark.rule("VIL-14.20")
def test_without_the_dues_the_own_unlocker_does_not_help() -> None:
    s = resolving("guild_dues")
    village(s, 0, "founders", ["lumberjack", "shipwright"])
    hand(s, 0, "fisher")
    supplies(s, 0, 1)
    at_build(s)
    assert GAME.explain(s, "place fisher")[0][::2] == (
        "VIL-14.20",
        {"card": "card:fisher", "event": "event_card:guild_dues", "gold": 1},
    )


@pytest.mark.rule("VIL-14.21")
def test_closed_road_face_up_villagers_only_as_long_as_there_is_one() -> None:
    s = resolving("closed_road")
    road(s, "mason", "hunter")
    stacks(s)
    reserve(s)
    at_draft(s)
    assert options(s) == ["take 1", "take 2"]
    stacks(s, ["hunter"])
    assert reasons(s, "draw 1") == ["VIL-14.21"]
    road(s)
    assert options(s) == ["draw 1"]


@pytest.mark.rule("VIL-14.21")
def test_closed_road_closes_the_reserve_too() -> None:
    s = resolving("closed_road")
    road(s, "mason")
    stacks(s)
    reserve(s, "hunter")
    at_draft(s)
    assert reasons(s, "reserve") == ["VIL-14.21"]


@pytest.mark.rule("VIL-14.22")
def test_highwaymen_take_the_coins_of_the_road_and_leave_the_villagers() -> None:
    s = resolving("highwaymen", "tithe")
    road(s, *SIX, coins=(1, 0, 2))
    resolve(s, "highwaymen")
    assert supplies_of(s) == [10, 4]
    assert road_of(s) == list(SIX)
    assert not any(s.slot_coins)


@pytest.mark.rule("VIL-14.22")
def test_robbed_villagers_leave_at_the_next_update_unless_a_coin_is_put_on_them() -> None:
    s = resolving("highwaymen", "tithe")
    road(s, "mason", "hunter", coins=(1, 2))
    reserve(s, *["agent"] * 12)
    resolve(s, "highwaymen")
    at_update(s)
    play(s, "coin 2")
    assert road_of(s)[:2] == ["agent", "hunter"]


# -- winter


@pytest.mark.rule("VIL-14.31")
@pytest.mark.parametrize(("used", "supplies_after"), [(True, [2, 9]), (False, [10, 1])])
def test_it_was_you_costs_eight_if_the_jester_has_been_used(used: bool, supplies_after: list[int]) -> None:
    s = resolving("it_was_you")
    if used:
        s.jester = JESTER_USED
    resolve(s, "it_was_you")
    assert supplies_of(s) == supplies_after


@pytest.mark.rule("VIL-14.32", "VIL-5.13")
@pytest.mark.parametrize(("food", "limit"), [(0, 2), (1, 3), (3, 3)])
def test_blizzard_a_draft_limit_of_three_at_most(food: int, limit: int) -> None:
    s = resolving("blizzard")
    village(s, 0, "founders", *["hunter"] * food)
    at_draft(s)
    assert draft_limit(s, s.seats[0]) == limit


@pytest.mark.rule("VIL-14.32", "VIL-5.13")
def test_changes_of_the_limit_come_before_caps() -> None:
    s = resolving("blizzard", "rats")
    village(s, 0, "founders", "hunter", "hunter", "hunter")
    at_draft(s)
    assert draft_limit(s, s.seats[0]) == 3


@pytest.mark.rule("VIL-14.33")
@pytest.mark.parametrize(("builders", "limit"), [(0, 1), (1, 1), (2, 2), (4, 3)])
def test_frozen_ground_lowers_the_build_limit_by_two(builders: int, limit: int) -> None:
    s = resolving("frozen_ground")
    village(s, 0, "founders", *["wattler"] * builders)
    at_build(s)
    assert s.seats[0].limit == limit


@pytest.mark.rule("VIL-14.34")
@pytest.mark.parametrize(("food", "left"), [(0, 6), (1, 8), (2, 10), (3, 10)])
def test_famine_two_to_the_bank_for_each_food_missing_to_three(food: int, left: int) -> None:
    s = resolving("famine")
    village(s, 0, "founders_food", *["hunter"] * food)
    resolve(s, "famine")
    assert supplies_of(s) == [left, 1]


@pytest.mark.rule("VIL-14.35")
def test_wolves_discard_the_lowest_top_villager_not_founders_not_basic() -> None:
    s = resolving("wolves")
    village(s, 0, "founders_food", "miner", "beekeeper", "chandler")
    put_coins(s, 0, "chandler", 2)
    resolve(s, "wolves")
    assert reasons(s, "node 2") == ["VIL-14.3"]
    play(s, "node 3")
    assert village_of(s, 0) == ["founders_food", "miner", "beekeeper"]
    assert pile_of(s.discard) == ["chandler"]
    assert supplies_of(s) == [12, 1]


@pytest.mark.rule("VIL-14.35", "VIL-3.12")
def test_wolves_leave_the_choice_among_equals_and_value_silver() -> None:
    s = resolving("wolves")
    village(s, 0, "founders_food", "wattler", "grocer", "agent", "hunter")
    resolve(s, "wolves")
    assert [text for text in options(s) if text.startswith("node")] == ["node 1", "node 3", "node 4"]


@pytest.mark.rule("VIL-14.36")
def test_kidnapping_a_top_villager_of_value_five_or_more() -> None:
    s = resolving("kidnapping")
    village(
        s, 0, "founders_food", "beekeeper", ["graper", "vintner"], ["lumberjack", ["wheeler", "cartwright"]]
    )
    resolve(s, "kidnapping")
    assert [text for text in options(s) if text.startswith("node")] == ["node 3", "node 6"]
    assert reasons(s, "node 1") == ["VIL-14.3"]
    play(s, "node 6")
    assert village_of(s, 1)[1] == "cartwright"
    assert supplies_of(s) == [10, 1]


@pytest.mark.rule("VIL-14.36")
def test_kidnapping_costs_five_where_there_is_none() -> None:
    s = resolving("kidnapping")
    village(s, 0, "founders_food", "beekeeper")
    resolve(s, "kidnapping")
    assert supplies_of(s) == [5, 6]


@pytest.mark.rule("VIL-14.37")
def test_press_gang_takes_from_the_leftmost_stack_twice() -> None:
    s = resolving("press_gang", "tithe")
    stacks(s, ["hunter"], ["mason", "jeweler"], ["hunter"])
    resolve(s, "press_gang")
    assert village_of(s, 1) == ["countess", "hunter", "jeweler"]
    assert stack_of(s, 2) == ["mason"]


@pytest.mark.rule("VIL-14.38")
def test_royal_decree_the_two_highest_chosen_before_any_refill() -> None:
    s = resolving("royal_decree", "tithe")
    road(s, "mason", "cooper", "beekeeper", "spelunker", coins=(0, 1, 1, 1))
    stacks(s, ["hunter", "jeweler", "tailor"])
    resolve(s, "royal_decree")
    assert sorted(village_of(s, 1)[1:]) == ["cooper", "spelunker"]
    assert supplies_of(s) == [10, 3]
    assert road_of(s)[:4] == ["mason", "tailor", "beekeeper", "jeweler"]


@pytest.mark.rule("VIL-14.38")
def test_royal_decree_takes_what_there_is() -> None:
    s = resolving("royal_decree", "tithe")
    road(s, "mason")
    resolve(s, "royal_decree")
    assert village_of(s, 1) == ["countess", "mason"]


@pytest.mark.rule("VIL-14.39")
def test_confiscation_the_coins_of_the_villager_with_most() -> None:
    s = resolving("confiscation", "tithe")
    village(s, 0, "founders_food", "hunter", "harvester", "chandler")
    put_coins(s, 0, "hunter", 2)
    put_coins(s, 0, "harvester", 4)
    put_coins(s, 0, "chandler", 4)
    resolve(s, "confiscation")
    assert [text for text in options(s) if text.startswith("node")] == ["node 2", "node 3"]
    assert reasons(s, "node 1") == reasons(s, "node 9") == ["VIL-14.39"]
    play(s, "node 3")
    assert supplies_of(s) == [10, 5]
    assert s.seats[0].coins == (0, 2, 4, 0)


@pytest.mark.rule("VIL-14.40")
@pytest.mark.parametrize(("cards", "paid"), [(1, 0), (2, 1), (5, 2)])
def test_winter_tax_one_per_two_full_cards_to_the_countess(cards: int, paid: int) -> None:
    s = resolving("winter_tax")
    village(s, 0, "founders_food", *["hunter"] * (cards - 1))
    resolve(s, "winter_tax")
    assert supplies_of(s) == [10 - paid, 1 + paid]


@pytest.mark.rule("VIL-14.41")
@pytest.mark.parametrize(
    ("first", "second", "gold"),
    [(WAITING, WAITING, 1), (DUE, WAITING, 6), (HELD, WAITING, 1), (HELD, DUE, 6)],
)
def test_royal_fair_five_for_her_if_a_market_is_due(first: int, second: int, gold: int) -> None:
    s = resolving("royal_fair", "tithe")
    due(s, first, second)
    resolve(s, "royal_fair")
    assert supplies_of(s) == [10, gold]


@pytest.mark.rule("VIL-14.41")
def test_royal_fair_looks_at_the_moment_when_it_is_carried_out() -> None:
    for order, gold in (
        (("royal_fair", "general_conscription"), 1),
        (("general_conscription", "royal_fair"), 6),
    ):
        s = resolving("royal_fair", "general_conscription", "tithe")
        stacks(s, [], ["mason"], ["hunter"])
        resolve(s, *order)
        assert supplies_of(s) == [10, gold]


@pytest.mark.rule("VIL-14.42")
@pytest.mark.parametrize(("cards", "gold"), [(1, 1), (3, 2), (5, 2), (6, 3)])
def test_royal_treasury_one_per_three_full_cards_of_hers_from_the_bank(cards: int, gold: int) -> None:
    s = resolving("royal_treasury", "tithe")
    village(s, 1, "countess", *["hunter"] * (cards - 1))
    resolve(s, "royal_treasury")
    assert supplies_of(s) == [10, gold]


@pytest.mark.rule("VIL-13.12")
def test_without_open_events_nobody_is_asked_to_resolve() -> None:
    s = resolving()
    at_end(s)
    assert asked(s) == "jester-window 0"
