"""VIL-16: Saints."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at_build,
    at_draft,
    at_end,
    coins_on,
    due,
    hand,
    hand_of,
    options,
    pile_of,
    play,
    reasons,
    reserve,
    road,
    road_of,
    solo,
    square,
    square_of,
    stack_of,
    stacks,
    supplies,
    supplies_of,
    table,
    village,
    village_of,
)
from tests.villagers.conservation import accounts
from wagontrain.villagers import GAME
from wagontrain.villagers.components import IS_SPECIAL
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.names import DUE, HELD
from wagontrain.villagers.state import State

POOL = {"benefactor", "nun", "pigeoneer", "prophet", "recruiter"}
SIX = ("mason", "wattler", "hunter", "harvester", "chandler", "agent")


def drafting(*mine: str, mine_built: tuple[Branch, ...] = ("founders",), seats: int = 2) -> State:
    """The draft of seat 0, who holds these cards."""
    s = table(seats, saints=True)
    for seat in range(seats):
        hand(s, seat, "mason")
    hand(s, 0, *mine)
    village(s, 0, *mine_built)
    road(s, *SIX)
    at_draft(s)
    return s


def building(*mine: str) -> State:
    """The build turn of seat 0, who holds these cards."""
    s = table(2, saints=True)
    village(s, 0, "founders_food")
    hand(s, 0, *mine)
    at_build(s)
    return s


# -- setup


@pytest.mark.rule("VIL-16.1", "VIL-RUL-18")
def test_five_special_villagers_the_nun_among_them() -> None:
    s, plain = table(5, saints=True), table(5)
    added = {name: n for name, n in accounts(s).items() if name not in accounts(plain)}
    assert added == dict.fromkeys(POOL, 1)
    assert all(IS_SPECIAL[GAME.kinds()["card"].find(name)] for name in added)


@pytest.mark.rule("VIL-16.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_for_each_player_on_top_of_five_cards(seats: int) -> None:
    s = table(seats, saints=True)
    dealt = []
    for seat in range(seats):
        assert len(hand_of(s, seat)) == 6
        dealt += [name for name in hand_of(s, seat) if name in POOL]
    assert len(dealt) == seats
    assert sorted(dealt + pile_of(s.box)) == sorted(POOL)


@pytest.mark.rule("VIL-16.1", "VIL-1.10")
def test_with_scoundrels_too_everyone_has_seven_cards() -> None:
    s = table(4, scoundrels=True, saints=True)
    assert [len(me.hand) for me in s.seats] == [7] * 4
    assert len(s.box) == 2


@pytest.mark.rule("VIL-16.1", "VIL-15.4")
@pytest.mark.parametrize("name", ["benefactor", "prophet"])
def test_draft_cards_are_not_played_in_the_build_turn(name: str) -> None:
    s = building(name)
    assert reasons(s, f"play {name}") == ["VIL-9.1"]


# -- Benefactor


@pytest.mark.rule("VIL-16.2")
def test_benefactor_places_a_villager_without_using_the_draft_or_a_build_action() -> None:
    s = drafting("benefactor", "hunter")
    play(s, "play benefactor", "place hunter")
    assert village_of(s, 0) == ["founders", "hunter"]
    assert asked(s) == "draft 0"
    assert pile_of(s.discard) == ["benefactor"]
    at_build(s)
    assert (s.seats[0].built, s.seats[0].limit) == (0, 2)


@pytest.mark.rule("VIL-16.2")
def test_benefactor_places_by_the_normal_rules_and_nothing_special() -> None:
    s = drafting("benefactor", "cooper", "thief", "cartwright", "agent")
    assert reasons(s, "place agent") == ["VIL-7.4"]
    play(s, "play benefactor")
    assert options(s) == ["place agent"]
    assert reasons(s, "place thief") == ["VIL-16.2"]
    assert reasons(s, "place cooper") == ["VIL-7.6"]
    assert reasons(s, "place hunter") == ["VIL-16.2"]


@pytest.mark.rule("VIL-16.2")
def test_benefactor_hires_nobody() -> None:
    s = drafting("benefactor", "hunter")
    play(s, "play benefactor")
    assert reasons(s, "hire miner") == ["VIL-7.13"]


@pytest.mark.rule("VIL-16.2", "VIL-9.14")
def test_benefactor_needs_a_villager_that_can_be_placed() -> None:
    s = drafting("benefactor", "cooper", "tinner")
    assert reasons(s, "play benefactor") == ["VIL-9.14"]


@pytest.mark.rule("VIL-16.2")
@pytest.mark.parametrize(("food", "limit"), [(0, 3), (3, 5)])
def test_food_raises_the_draft_limit_of_this_phase_to_five_at_most(food: int, limit: int) -> None:
    s = drafting("benefactor", "hunter", mine_built=("founders", *["harvester"] * food))
    play(s, "play benefactor", "place hunter")
    assert draft_limit(s, s.seats[0]) == limit


@pytest.mark.rule("VIL-16.2")
@pytest.mark.parametrize(("builders", "limit"), [(0, 3), (3, 5)])
def test_builders_raise_the_build_limit_of_this_round_to_five_at_most(builders: int, limit: int) -> None:
    s = drafting("benefactor", "wattler", mine_built=("founders", *["wattler"] * builders))
    play(s, "play benefactor", "place wattler")
    at_build(s)
    assert s.seats[0].limit == limit


@pytest.mark.rule("VIL-16.2a")
def test_the_padlock_is_paid_from_the_supply_as_it_is_in_the_draft() -> None:
    s = drafting("benefactor", "fisher")
    supplies(s, 2, 8)
    play(s, "play benefactor", "place fisher", "bank")
    assert supplies_of(s) == [0, 8]
    poor = drafting("benefactor", "fisher")
    supplies(poor, 1, 8)
    assert reasons(poor, "play benefactor") == ["VIL-9.14"]


@pytest.mark.rule("VIL-16.2a")
def test_or_two_gold_from_the_bank_go_on_the_own_unlocker() -> None:
    s = drafting("benefactor", "fisher", mine_built=("founders", ["lumberjack", "shipwright"]))
    supplies(s, 0, 8)
    play(s, "play benefactor", "place fisher", "pay 0 1")
    assert (coins_on(s, 0, "shipwright"), supplies_of(s)) == (2, [0, 8])


@pytest.mark.rule("VIL-16.2a", "VIL-9.6")
def test_a_tinner_does_not_help_in_the_draft() -> None:
    s = drafting("benefactor", "fisher", "tinner")
    play(s, "play benefactor", "place fisher")
    assert options(s) == ["bank"]
    assert reasons(s, "play tinner") == ["VIL-9.6"]


@pytest.mark.rule("VIL-16.2b", "VIL-15.12e")
def test_food_counts_at_the_check_of_this_very_draft_turn() -> None:
    s = drafting("benefactor", "hunter")
    square(s, 0, "cooper")
    play(s, "take 1", "play benefactor", "place hunter")
    assert not s.seats[0].done


@pytest.mark.rule("VIL-16.2c")
def test_covering_food_lowers_the_limit_and_nothing_is_given_back() -> None:
    s = drafting("benefactor", "vintner", mine_built=("founders", "graper"))
    square(s, 0, "cooper", "agent")
    assert draft_limit(s, s.seats[0]) == 3
    play(s, "play benefactor", "place vintner", "on 1", "bank", "take 1")
    assert draft_limit(s, s.seats[0]) == 2
    assert s.seats[0].done
    assert hand_of(s, 0) == ["agent", "cooper", "mason"]


@pytest.mark.rule("VIL-16.2d", "VIL-15.12b", "VIL-RUL-46")
def test_a_benefactor_before_the_draft_never_costs_the_draft_of_the_turn() -> None:
    s = drafting("benefactor", "vintner", mine_built=("founders", "graper"))
    square(s, 0, "cooper", "agent")
    play(s, "play benefactor", "place vintner", "on 1", "bank")
    assert (draft_limit(s, s.seats[0]), len(s.seats[0].square)) == (2, 2)
    assert asked(s) == "draft 0"
    play(s, "take 1")
    assert (s.seats[0].done, asked(s)) == (True, "draft 1")


# -- Recruiter


def recruiting(food: int = 1, gold: int = 8) -> State:
    """The draft of seat 0, who has a Recruiter."""
    s = drafting("fisher", mine_built=("founders", "recruiter", *["hunter"] * food))
    supplies(s, gold, 8)
    return s


@pytest.mark.rule("VIL-16.3", "VIL-15.12c")
def test_recruiter_one_gold_to_the_bank_for_two_drafts() -> None:
    s = recruiting(2)
    stacks(s, ["cooper"], ["grocer"])
    play(s, "recruit")
    assert supplies_of(s) == [7, 8]
    play(s, "take 1")
    assert (asked(s), road_of(s)[0]) == ("draft 0", "cooper")
    play(s, "take 1")
    assert square_of(s, 0) == ["mason", "cooper"]
    assert asked(s) == "draft 1"


@pytest.mark.rule("VIL-16.3")
def test_recruiter_stays_and_counts_as_a_build() -> None:
    s = building("recruiter")
    play(s, "place recruiter")
    assert (village_of(s, 0), s.seats[0].built) == (["founders_food", "recruiter"], 1)


@pytest.mark.rule("VIL-16.3")
def test_without_a_recruiter_in_the_village_there_is_no_recruiting() -> None:
    s = drafting("recruiter")
    assert reasons(s, "recruit") == ["VIL-16.3"]


@pytest.mark.rule("VIL-16.3a")
def test_recruiter_the_gold_is_paid_before_the_first_draft() -> None:
    s = recruiting(2, gold=0)
    road(s, *SIX, coins=(1,))
    assert reasons(s, "recruit") == ["VIL-16.3a"]
    play(s, "take 1")
    assert asked(s) == "draft 1"


@pytest.mark.rule("VIL-16.3b", "VIL-RUL-42")
@pytest.mark.parametrize(("drafted", "forbidden"), [(1, []), (2, ["VIL-16.3b"])])
def test_recruiter_needs_two_open_places(drafted: int, forbidden: list[str]) -> None:
    s = recruiting(1)
    square(s, 0, *["agent"] * drafted)
    assert reasons(s, "recruit") == forbidden


@pytest.mark.rule("VIL-16.3c")
def test_recruiter_once_per_draft_turn_and_optional() -> None:
    s = recruiting(3)
    play(s, "recruit")
    assert reasons(s, "recruit") == ["VIL-16.3c"]
    play(s, "take 1")
    assert reasons(s, "recruit") == ["VIL-16.3c"]
    play(s, "take 1", "take 1")
    assert (asked(s), reasons(s, "recruit")) == ("draft 0", [])
    play(s, "take 1")
    assert asked(s) == "draft 1"


@pytest.mark.rule("VIL-16.3", "VIL-15.12c")
def test_between_the_two_drafts_only_a_prophet_may_be_played() -> None:
    s = drafting("prophet", "barbarian", mine_built=("founders", "recruiter"))
    play(s, "recruit", "take 1")
    assert reasons(s, "play barbarian") == ["VIL-15.12c"]
    play(s, "play prophet", "search 1")
    assert asked(s) == "prophet-card 0"


@pytest.mark.rule("VIL-16.3", "VIL-5.11")
def test_a_second_draft_without_a_card_is_left_out() -> None:
    s = recruiting(2)
    road(s, "agent")
    stacks(s)
    reserve(s)
    play(s, "recruit", "take 1")
    assert asked(s) == "build 0"


@pytest.mark.rule("VIL-16.3", "VIL-13.6")
def test_in_a_solo_game_each_of_the_two_drafts_gives_the_countess_a_card() -> None:
    s = solo(saints=True)
    village(s, 0, "founders", "recruiter")
    road(s, *SIX)
    hand(s, 0)
    at_draft(s)
    play(s, "recruit", "take 1", "give 2", "take 3", "give 4")
    assert village_of(s, 1) == ["countess", "wattler", "harvester"]
    assert len(hand_of(s, 0)) == 2


# -- Prophet


@pytest.mark.rule("VIL-16.4")
def test_prophet_drafts_one_card_of_a_stack_and_puts_the_rest_back_in_any_order() -> None:
    s = drafting("prophet")
    stacks(s, ["cooper"], ["grocer", "fisher", "priest", "seeker"])
    play(s, "play prophet", "search 2")
    assert options(s) == ["choose seeker", "choose fisher", "choose grocer", "choose priest"]
    assert reasons(s, "choose cooper") == ["VIL-16.4"]
    play(s, "choose grocer")
    assert square_of(s, 0) == ["grocer"]
    assert reasons(s, "choose grocer") == ["VIL-16.4"]
    play(s, "choose seeker", "choose priest")
    assert stack_of(s, 2) == ["seeker", "priest", "fisher"]


@pytest.mark.rule("VIL-16.4")
def test_prophet_is_the_draft_of_the_turn_and_counts_to_the_limit() -> None:
    s = drafting("prophet")
    square(s, 0, "agent")
    stacks(s, ["cooper"], ["grocer"])
    play(s, "play prophet", "search 1", "choose cooper")
    assert s.seats[0].done
    assert hand_of(s, 0) == ["agent", "cooper"]
    assert asked(s) == "draft 1"


@pytest.mark.rule("VIL-16.4")
def test_prophet_looks_at_no_empty_stack_and_not_at_the_reserve() -> None:
    s = drafting("prophet")
    stacks(s, ["cooper"], [], ["grocer"])
    play(s, "play prophet")
    assert options(s) == ["search 1", "search 3"]
    assert reasons(s, "search 2") == ["VIL-16.4"]
    empty = drafting("prophet")
    stacks(empty)
    reserve(empty, "agent")
    assert reasons(empty, "play prophet") == ["VIL-9.14"]


@pytest.mark.rule("VIL-16.4", "VIL-11.1")
def test_taking_the_only_card_empties_the_stack() -> None:
    s = drafting("prophet")
    stacks(s, ["cooper"], ["grocer"], ["agent"])
    play(s, "play prophet", "search 2", "choose grocer")
    assert s.first_market == DUE
    other = drafting("prophet")
    stacks(other, ["cooper"], ["grocer", "agent"], ["agent"])
    play(other, "play prophet", "search 2", "choose grocer")
    assert other.first_market != DUE


@pytest.mark.rule("VIL-16.4", "VIL-15.12d")
def test_after_the_draft_it_is_too_late_for_the_prophet() -> None:
    s = drafting("prophet")
    play(s, "take 1")
    assert asked(s) == "after-draft 0"
    assert reasons(s, "play prophet") == ["VIL-16.4"]


# -- Pigeoneer


@pytest.mark.rule("VIL-16.5")
def test_pigeoneer_takes_one_of_the_top_six_and_puts_the_others_back() -> None:
    s = building("pigeoneer")
    reserve(s, "jeweler", "cooper", "grocer", "fisher", "priest", "seeker", "agent")
    play(s, "play pigeoneer")
    assert reasons(s, "choose jeweler") == ["VIL-16.5"]
    play(s, "choose fisher", "choose agent", "choose seeker", "choose priest", "choose grocer")
    assert hand_of(s, 0) == ["fisher"]
    assert pile_of(s.reserve) == ["jeweler", "agent", "seeker", "priest", "grocer", "cooper"]
    assert asked(s) == "build 0"
    assert s.seats[0].built == 0


@pytest.mark.rule("VIL-16.4", "VIL-16.5")
def test_each_card_that_is_put_back_shows_its_back() -> None:
    """Nobody can take such a choice back: the others have seen the suit."""
    s = building("pigeoneer")
    reserve(s, "jeweler", "cooper", "grocer")
    play(s, "play pigeoneer")
    for action in ("choose cooper", "choose jeweler"):
        before = s.reveals
        play(s, action)
        assert s.reveals > before


@pytest.mark.rule("VIL-16.5")
@pytest.mark.parametrize("size", [1, 3])
def test_pigeoneer_looks_at_all_if_there_are_fewer(size: int) -> None:
    s = building("pigeoneer")
    reserve(s, *["agent", "cooper", "seeker"][:size])
    play(s, "play pigeoneer")
    assert len(options(s)) == size
    play(s, "choose agent")
    assert hand_of(s, 0) == ["agent"]


@pytest.mark.rule("VIL-16.5", "VIL-9.14")
def test_pigeoneer_needs_a_reserve_stacks_do_not_do() -> None:
    s = building("pigeoneer")
    reserve(s)
    assert reasons(s, "play pigeoneer") == ["VIL-9.14"]


# -- Nun


def nun(*branches: Branch, **coins: int) -> int:
    """What the Nun of this village would bring now."""
    s = table(2, saints=True)
    village(s, 0, "nun", *branches, coins=coins)
    return GAME.scores(s)[0].parts["nun"]


@pytest.mark.rule("VIL-16.6")
def test_nun_the_best_silver_of_a_villager_of_which_there_is_one() -> None:
    assert nun("founders_food", "grocer", "priest") == 3
    assert nun("founders_food", "hunter", "grocer", "priest") == 6


@pytest.mark.rule("VIL-16.6")
def test_nun_is_placed_and_pays_at_the_end_of_the_game_only() -> None:
    s = building("nun")
    play(s, "place nun")
    assert s.seats[0].built == 1
    village(s, 0, "founders_food", "nun", "grocer")
    supplies(s, 0, 0)
    due(s, DUE)
    at_end(s)
    assert supplies_of(s)[0] == 0
    due(s, HELD, DUE)
    at_end(s)
    assert supplies_of(s)[0] == 3 + 3


@pytest.mark.rule("VIL-16.6a")
def test_nun_copies_the_agent_before_coins_are_moved() -> None:
    s = table(2, saints=True)
    village(s, 0, "founders_food", "nun", "agent", "hunter", coins={"hunter": 4})
    supplies(s, 0, 0)
    due(s, HELD, DUE)
    at_end(s)
    assert supplies_of(s)[0] == 4 + 4 + 4


@pytest.mark.rule("VIL-16.6b")
def test_two_grocers_no_grocer_can_be_chosen() -> None:
    assert nun("founders_food", "hunter", "grocer", "grocer") == 0
    assert nun("founders_food", "hunter", "grocer", "grocer", "priest", "wattler") == 6


@pytest.mark.rule("VIL-16.6c")
def test_without_a_silver_villager_the_nun_gives_nothing() -> None:
    assert nun("founders", "chandler", chandler=4) == 0
    s = table(2, saints=True)
    village(s, 0, "nun", "chandler")
    assert GAME.scores(s)[0].parts["silver"] == 0
