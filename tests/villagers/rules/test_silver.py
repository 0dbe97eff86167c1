"""VIL-12.5 to VIL-12.9: what silver symbols count."""

import pytest

from tests.villagers.build import Branch, card, hand, table, village
from wagontrain.villagers import GAME
from wagontrain.villagers.card_bits import public_card


def silver(*branches: Branch, in_hand: tuple[str, ...] = (), **coins: int) -> int:
    """What the silver symbols of a village would bring now."""
    s = table(2)
    village(s, 0, *branches, coins=coins)
    hand(s, 0, *in_hand)
    return GAME.scores(s)[0].parts["silver"]


@pytest.mark.rule("VIL-12.5")
def test_food_builder_and_gold_symbols_count_on_uncovered_cards_only() -> None:
    assert silver("founders_food", "grocer") == 3
    assert silver(["founders_food", "monk=swineherd"], "grocer") == 0
    assert silver(["graper", "vintner"], "grocer") == 0
    assert silver(["hayer", "thatcher"], "freemason") == 3
    assert silver(["lumberjack", "wheeler"], "chandler", ["hayer", "peddler"]) == 3
    assert silver(["lumberjack", ["wheeler", "monk=cartwright"]], "chandler", ["hayer", "peddler"]) == 0


@pytest.mark.rule("VIL-12.5")
def test_suit_and_padlock_symbols_count_on_covered_cards_too() -> None:
    assert silver(["lumberjack", ["wheeler", "cartwright"], "log_rafter"]) == 5
    assert silver(["miner", ["seeker", ["spelunker", "jeweler"]], "locksmith"]) == 6


@pytest.mark.rule("VIL-12.5")
def test_a_card_with_two_suit_symbols_counts_twice() -> None:
    assert silver(["hayer", "bed_builder", "horse_trader"]) == 6
    assert silver(["hayer", "thatcher", "horse_trader"]) == 3


@pytest.mark.rule("VIL-12.5a")
def test_basic_villagers_and_founders_count_with_their_suit_symbol() -> None:
    assert silver("hayer", ["hayer", "horse_trader"]) == 3
    assert silver("hayer", "hayer", ["hayer", "horse_trader"]) == 6
    assert silver("miner", "miner", ["hayer", "ore_muler"]) == 3
    assert silver("lumberjack", ["lumberjack", "log_rafter"]) == 4


@pytest.mark.rule("VIL-12.5a")
def test_stand_ins_do_not_count_for_the_suit_of_their_role() -> None:
    assert silver(["monk=lumberjack", "log_rafter"]) == 2
    assert silver(["apprentice=lumberjack", "log_rafter"]) == 2
    assert silver(["monk=hayer", "horse_trader"]) == 0


@pytest.mark.rule("VIL-12.5b", "VIL-RUL-34")
def test_the_ore_muler_does_not_count_its_own_symbol() -> None:
    assert silver("miner", ["hayer", "ore_muler"]) == 0


@pytest.mark.rule("VIL-12.5c")
def test_padlocks_in_hand_and_discard_pile_do_not_count() -> None:
    assert silver(["miner", "locksmith"], in_hand=("jeweler", "fisher")) == 2
    s = table(2)
    village(s, 0, ["miner", "locksmith"])
    s.discard = (public_card(card("jeweler")),)
    assert GAME.scores(s)[0].parts["silver"] == 2


@pytest.mark.rule("VIL-12.6")
@pytest.mark.parametrize(("hayers", "value"), [(0, 3), (1, 3), (2, 6), (3, 6)])
def test_per_two_counts_full_pairs_only(hayers: int, value: int) -> None:
    assert silver(["hayer", "horse_trader"], *["hayer"] * hayers) == value


@pytest.mark.rule("VIL-12.7")
def test_printed_gold_leaves_coins_out() -> None:
    assert silver(["lumberjack", "wood_carver", "cooper"], cooper=6) == 4


@pytest.mark.rule("VIL-12.7")
def test_what_refers_to_gold_ignores_silver() -> None:
    assert silver("chandler", "agent", ["hayer", "peddler"]) == 0
    assert silver(["lumberjack", "wood_carver", "log_rafter"]) == 4


@pytest.mark.rule("VIL-12.8")
def test_each_silver_card_scores_for_itself() -> None:
    assert silver("founders_food", "hunter", "grocer", "grocer") == 6 + 6


@pytest.mark.rule("VIL-12.9a")
def test_log_rafter_one_per_wood_symbol_its_own_two_included() -> None:
    assert silver(["lumberjack", "log_rafter"]) == 3
    assert silver(["lumberjack", "log_rafter", "log_rafter"]) == 5 + 5


@pytest.mark.rule("VIL-12.9b")
def test_wood_carver_the_printed_visible_gold_on_wood_villagers() -> None:
    assert silver(["lumberjack", "wood_carver", "cooper"], "chandler") == 4
    assert silver(["lumberjack", "wood_carver", ["wheeler", "cartwright"]]) == 9
    assert silver(["lumberjack", "wood_carver"]) == 0


@pytest.mark.rule("VIL-12.9c")
def test_horse_trader_three_per_two_hay_symbols_its_own_included() -> None:
    assert silver(["hayer", "horse_trader"]) == 3
    assert silver(["hayer", "horse_trader", "bed_builder"]) == 6


@pytest.mark.rule("VIL-12.9d")
def test_ore_muler_three_per_two_ore_symbols() -> None:
    assert silver(["hayer", "ore_muler"], ["miner", "glass_blower"], "miner") == 6
    assert silver(["hayer", "ore_muler"], ["miner", "glass_blower"]) == 3


@pytest.mark.rule("VIL-12.9e")
def test_priest_three_per_two_solitary_symbols_its_own_included() -> None:
    assert silver("priest") == 0
    assert silver("priest", "hunter") == 3
    assert silver("priest", "chandler") == 3
    assert silver("priest", "chandler", "wattler") == 6


@pytest.mark.rule("VIL-12.9f")
def test_peddler_three_per_two_gold_symbols_not_numbers() -> None:
    assert silver(["hayer", "peddler", ["grazier", ["milk_maid", "fromager"]]]) == 0
    assert silver(["hayer", "peddler"], "chandler", "beekeeper") == 3
    assert silver(["hayer", "peddler"], "chandler", "beekeeper", "tanner") == 3


@pytest.mark.rule("VIL-12.9f")
def test_peddler_counts_uncovered_founders_with_gold_as_one_symbol() -> None:
    assert silver("founders", ["hayer", "peddler"], "chandler") == 3
    assert silver("founders_food", ["hayer", "peddler"], "chandler") == 0
    assert silver(["founders", "brewer"], ["hayer", "peddler"], "chandler") == 0


@pytest.mark.rule("VIL-12.9g")
def test_grocer_three_per_visible_food() -> None:
    assert silver("grocer", "hunter", ["hayer", ["grazier", "milk_maid"]]) == 9
    assert silver("grocer", "founders_food") == 3
    assert silver("grocer", "founders") == 0
    assert silver("grocer", ["founders_food", "swineherd"]) == 3


@pytest.mark.rule("VIL-12.9h")
def test_freemason_three_per_visible_builder() -> None:
    assert silver("freemason") == 0
    assert silver("freemason", "wattler", ["lumberjack", "carpenter", "shipwright"]) == 9


@pytest.mark.rule("VIL-12.9i")
def test_locksmith_two_per_padlock_its_own_included() -> None:
    assert silver(["miner", "locksmith"]) == 2
    assert silver(["miner", "locksmith"], "fisher", "beekeeper", "hunter") == 6


@pytest.mark.rule("VIL-12.9j")
def test_agent_the_coins_on_one_villager() -> None:
    assert silver("agent", "hunter", "chandler", hunter=2, chandler=6) == 6
    assert silver("agent", "hunter") == 0


@pytest.mark.rule("VIL-12.9j")
def test_two_agents_may_choose_the_same_villager() -> None:
    assert silver("agent", "agent", "hunter", hunter=4) == 4 + 4
