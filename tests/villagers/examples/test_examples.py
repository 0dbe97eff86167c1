"""The worked examples of the rules, told as moves with checks."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at_build,
    at_draft,
    at_end,
    coins_on,
    due,
    event_decks,
    hand,
    hand_of,
    improvements,
    node,
    open_events_of,
    pile_of,
    play,
    play_until,
    put_coins,
    reasons,
    reserve,
    resolve,
    resolving,
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
from wagontrain.villagers import GAME
from wagontrain.villagers.components import CARDS, COPIES, KEYRING, PADLOCK, UNLOCK_COST
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.names import DUE, HELD, WAITING
from wagontrain.villagers.village import free_places, visible_gold

SIX = ("mason", "wattler", "hunter", "harvester", "chandler", "agent")


def silver(*branches: Branch, **coins: int) -> int:
    """What the silver of this village would bring."""
    s = table(2)
    village(s, 0, *branches, coins=coins)
    return GAME.scores(s)[0].parts["silver"]


@pytest.mark.rule("VIL-EX-1", "VIL-2.8")
def test_example_1_five_players_have_six_stacks_of_ten() -> None:
    s = table(5)
    assert [len(stack) for stack in s.stacks] == [10] * 6


@pytest.mark.rule("VIL-EX-2", "VIL-5.1")
@pytest.mark.parametrize(("food", "limit"), [(1, 3), (4, 5), (5, 5)])
def test_example_2_the_draft_limit(food: int, limit: int) -> None:
    s = table(2)
    village(s, 0, "founders", *["hunter"] * food)
    assert draft_limit(s, s.seats[0]) == limit


@pytest.mark.rule("VIL-EX-3", "VIL-5.5", "VIL-5.6", "VIL-5.7", "VIL-5.8")
def test_example_3_a_villager_with_a_coin_fills_the_square() -> None:
    s = table(2)
    village(s, 0, "founders", "hunter")
    hand(s, 0)
    square(s, 0, "cooper", "agent")
    road(s, *SIX, coins=(0, 1))
    stacks(s, [], ["mason", "fisher"], ["grocer"])
    supplies(s, 8, 8)
    play(s, "take 2")
    assert s.seats[0].supply == 9
    assert (road_of(s)[1], stack_of(s, 2)) == ("fisher", ["mason"])
    assert hand_of(s, 0) == ["agent", "cooper", "wattler"]
    assert s.seats[0].done


@pytest.mark.rule("VIL-EX-4", "VIL-5.5")
def test_example_4_a_blind_draw_lies_face_up_and_fills_no_slot() -> None:
    s = table(2)
    road(s, *SIX)
    stacks(s, ["cooper"], [], ["fisher", "grocer"])
    play(s, "draw 3")
    assert square_of(s, 0) == ["grocer"]
    assert GAME.observe(s, 1)["seats"][0]["square"] == ["grocer"]  # type: ignore[index]
    assert (stack_of(s, 1), stack_of(s, 3)) == (["cooper"], ["fisher"])
    assert road_of(s) == list(SIX)


@pytest.mark.rule("VIL-EX-5", "VIL-7.2")
@pytest.mark.parametrize(("builders", "limit"), [(2, 4), (4, 5), (5, 5)])
def test_example_5_the_build_limit(builders: int, limit: int) -> None:
    s = table(2)
    village(s, 0, "founders", *["wattler"] * builders)
    at_build(s)
    assert s.seats[0].limit == limit


@pytest.mark.rule("VIL-EX-6", "VIL-7.6", "VIL-7.7", "VIL-7.9")
def test_example_6_three_villagers_in_one_turn() -> None:
    s = table(2)
    village(s, 0, "founders", ["lumberjack", "carpenter"])
    hand(s, 0, "swineherd", "wheeler", "cartwright")
    at_build(s)
    assert s.seats[0].limit == 3
    play(s, "place swineherd", "on 0", "place wheeler", "on 1", "place cartwright", "on 4")
    assert (s.seats[0].built, free_places(s.seats[0], node(s, 0, "lumberjack"))) == (3, 0)
    assert visible_gold(s.seats[0]) == 2 + 9


@pytest.mark.rule("VIL-EX-7", "VIL-7.6")
def test_example_7_no_cartwright_without_a_wheeler() -> None:
    s = table(2)
    village(s, 0, "founders", "lumberjack")
    hand(s, 0, "cartwright", "wheeler")
    at_build(s)
    assert reasons(s, "place cartwright") == ["VIL-7.6"]
    play(s, "place wheeler", "on 1", "end", "end")
    at_build(s)
    play(s, "place cartwright", "on 2")
    assert village_of(s, 0)[-1] == "cartwright"


@pytest.mark.rule("VIL-EX-7", "VIL-7.6")
def test_example_7_in_the_same_round_too() -> None:
    s = table(2)
    village(s, 0, "founders", "lumberjack")
    hand(s, 0, "cartwright", "wheeler")
    at_build(s)
    play(s, "place wheeler", "on 1", "place cartwright", "on 2")
    assert visible_gold(s.seats[0]) == 2 + 9


@pytest.mark.rule("VIL-EX-8", "VIL-8.2a", "VIL-8.2b", "VIL-8.2c", "VIL-8.5")
def test_example_8_three_padlocks_three_ways() -> None:
    s = table(2)
    village(s, 0, "founders", "lumberjack", "wattler")
    village(s, 1, "founders", ["miner", "blacksmith"])
    hand(s, 0, "cooper", "brewer", "fisher")
    supplies(s, 4, 8)
    at_build(s)
    play(s, "place cooper", "on 1", "pay 1 1")
    assert (supplies_of(s), coins_on(s, 1, "blacksmith")) == ([2, 8], 2)
    play(s, "place brewer", "on 0", "pay 0 1")
    assert (supplies_of(s), coins_on(s, 0, "cooper")) == ([2, 8], 2)
    play(s, "place fisher", "bank")
    assert supplies_of(s) == [0, 8]


@pytest.mark.rule("VIL-EX-9", "VIL-8.8")
def test_example_9_a_keyring_of_ten_is_worth_twenty_gold_at_most() -> None:
    blacksmith = CARDS.index("blacksmith")
    opened = sum(COPIES[card] for card in range(len(CARDS)) if PADLOCK[card] == blacksmith)
    assert opened == KEYRING[blacksmith] == 10
    assert opened * UNLOCK_COST == 20


@pytest.mark.rule("VIL-EX-10", "VIL-9.2", "VIL-9.6", "VIL-9.8", "VIL-9.9", "VIL-9.10")
def test_example_10_monk_jeweler_tinner_smuggler() -> None:
    s = table(2)
    village(s, 0, "founders", ["miner", "seeker"])
    hand(s, 0, "monk", "jeweler", "tinner", "smuggler")
    supplies(s, 0, 8)
    at_build(s)
    play(s, "place monk", "cover jeweler", "on 2", "play tinner", "free")
    assert village_of(s, 0) == ["founders", "miner", "seeker", "monk", "jeweler"]
    play(s, "play smuggler", "free", f"node {node(s, 0, 'jeweler')}")
    assert (s.seats[0].limit, s.seats[0].built) == (2, 2)
    assert (supplies_of(s), not any(s.seats[0].coins)) == ([10, 8], True)
    assert sorted(pile_of(s.discard)) == ["smuggler", "tinner"]


@pytest.mark.rule("VIL-EX-11", "VIL-10.1")
def test_example_11_founders_turn_and_stay() -> None:
    s = table(2)
    village(s, 0, "founders")
    at_end(s)
    assert village_of(s, 0) == ["founders_food"]
    at_end(s)
    assert village_of(s, 0) == ["founders_food"]


@pytest.mark.rule("VIL-EX-12", "VIL-11.1")
def test_example_12_stacks_1_and_2_run_out_in_one_round() -> None:
    s = table(2)
    stacks(s, ["mason"], ["mason"], ["agent"] * 9)
    play(s, "take 1", "take 1")
    assert s.first_market == DUE
    now = s.round
    play_until(s, "build 1", "pass", "end", "draw 3")
    assert (s.round, s.first_market) == (now, DUE)
    play(s, "end")
    assert (s.round, s.first_market) == (now + 1, HELD)


@pytest.mark.rule("VIL-EX-13", "VIL-11.3", "VIL-11.5")
def test_example_13_the_first_market() -> None:
    s = table(2)
    wood: Branch = ["lumberjack", ["wheeler", "cartwright"], "cooper"]
    village(s, 0, wood, ["founders_food", "swineherd"], "beekeeper", "freemason", "wattler")
    put_coins(s, 0, "cooper", 4)
    supplies(s, 0, 0)
    due(s, DUE, WAITING)
    at_end(s)
    assert s.seats[0].supply == 19 + 4
    assert coins_on(s, 0, "cooper") == 4


@pytest.mark.rule("VIL-EX-14", "VIL-12.2", "VIL-12.3")
def test_example_14_the_second_market() -> None:
    s = table(2)
    village(
        s,
        0,
        "grocer",
        "grocer",
        "founders_food",
        "hunter",
        "harvester",
        "beekeeper",
        ["lumberjack", "carpenter"],
    )
    put_coins(s, 0, "carpenter", 4)
    supplies(s, 0, 0)
    due(s, HELD, DUE)
    at_end(s)
    parts = GAME.scores(s)[0].parts
    assert (parts["silver"], parts["gold_symbols"], parts["coins"]) == (9 + 9, 4, 4)
    assert s.seats[0].supply == 26


@pytest.mark.rule("VIL-EX-15", "VIL-12.7")
def test_example_15_the_wood_carver_leaves_coins_out() -> None:
    assert silver(["lumberjack", "wood_carver", ["wheeler", "cartwright"]], cartwright=4) == 9


@pytest.mark.rule("VIL-EX-16", "VIL-12.9b")
def test_example_16_wood_carver_cartwright_cooper() -> None:
    assert silver(["lumberjack", "wood_carver", "cooper"], ["lumberjack", ["wheeler", "cartwright"]]) == 13


@pytest.mark.rule("VIL-EX-17", "VIL-12.7", "VIL-RUL-25")
def test_example_17_wood_carver_shipwright_log_rafter() -> None:
    with_rafter = silver(["lumberjack", "wood_carver", "shipwright"], ["lumberjack", "log_rafter"])
    rafter_alone = 2 + 4
    assert with_rafter - rafter_alone == 2


@pytest.mark.rule("VIL-EX-18", "VIL-12.9f")
def test_example_18_peddler_and_two_jewelers() -> None:
    ore: Branch = ["miner", ["seeker", ["spelunker", "jeweler"]]]
    assert silver(["hayer", "peddler"], ore, ore) == 3


@pytest.mark.rule("VIL-EX-19", "VIL-12.9g")
def test_example_19_food_of_another_village_does_not_count() -> None:
    s = table(2)
    village(s, 0, "founders", "grocer")
    village(s, 1, "founders_food", "hunter", "hunter")
    assert GAME.scores(s)[0].parts["silver"] == 0


@pytest.mark.rule("VIL-EX-20", "VIL-13.6")
def test_example_20_three_solo_drafts() -> None:
    s = solo()
    village(s, 0, "founders_food")
    hand(s, 0)
    road(s, *SIX)
    stacks(s, ["cooper", "fisher", "grocer", "priest"], ["seeker", "truffler"], ["agent"])
    for i in range(3):
        assert asked(s) == "draft 0"
        play(s, "take 1", "give 2")
        assert None not in road_of(s)
        assert len(s.seats[1].cards) == 2 + i
    assert asked(s) == "put-coin 0"
    assert hand_of(s, 0) == ["fisher", "mason", "priest"]
    assert village_of(s, 1) == ["countess", "wattler", "grocer", "cooper"]
    assert (stack_of(s, 1), stack_of(s, 2), stack_of(s, 3)) == ([], [], ["agent"])


@pytest.mark.rule("VIL-EX-21", "VIL-13.15")
def test_example_21_a_truffler_brings_two_events() -> None:
    s = resolving()
    reserve(s, "truffler")
    at_end(s)
    assert len(s.events) == 2


@pytest.mark.rule("VIL-EX-22", "VIL-13.15", "VIL-12.9d")
def test_example_22_an_ore_muler_with_six_ore_symbols_brings_two_events() -> None:
    s = resolving()
    village(s, 1, "countess", "glass_blower", "glass_blower", "mason", "seeker")
    reserve(s, "ore_muler")
    at_end(s)
    assert GAME.scores(s)[1].parts["silver"] == 9
    assert len(s.events) == 2


@pytest.mark.rule("VIL-EX-23", "VIL-13.20")
def test_example_23_too_late_for_the_jester() -> None:
    s = resolving("general_conscription", "tithe")
    event_decks(s, ["rats"])
    stacks(s, ["jeweler"])
    resolve(s, "general_conscription")
    assert village_of(s, 1) == ["countess", "jeweler"]
    assert open_events_of(s) == ["tithe"]
    assert reasons(s, "jester general_conscription") == ["VIL-13.20"]


@pytest.mark.rule("VIL-EX-24", "VIL-17.5")
@pytest.mark.parametrize(
    "chain", [["miner", "blacksmith", "blacksmith"], ["lumberjack", ["wheeler", "cartwright"]]]
)
def test_example_24_the_carter(chain: Branch) -> None:
    s = table(2, profiteers=True)
    village(s, 0, "founders_food", ["hayer", "carter"], chain)
    supplies(s, 0, 0)
    at_end(s)
    play(s, "node 2")
    assert supplies_of(s) == [1, 0]


@pytest.mark.rule("VIL-EX-25", "VIL-18.3", "VIL-18.7")
@pytest.mark.parametrize(("theirs", "gold"), [((), [5, 0]), (("hunter",), [0, 0])])
def test_example_25_the_bazaar(theirs: tuple[str, ...], gold: list[int]) -> None:
    s = table(2, improvements=True)
    improvements(s, "bazaar")
    village(s, 0, "founders_food", "hunter")
    village(s, 1, "founders_food", *theirs)
    supplies(s, 0, 0)
    at_end(s)
    assert supplies_of(s) == gold


@pytest.mark.rule("VIL-EX-26", "VIL-17.9")
def test_example_26_two_freelancers_at_limit_four() -> None:
    s = table(2, profiteers=True)
    village(s, 0, "founders_food", "wattler", "wattler", "freelancer")
    village(s, 1, "founders_food", "freelancer")
    at_build(s)
    play(s, "pay 0 1", "pay 1 1")
    assert s.seats[0].limit == 5
    at_draft(s)
    assert coins_on(s, 0, "freelancer") == coins_on(s, 1, "freelancer") == 1
