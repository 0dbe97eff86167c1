"""VIL-3: what is printed on a card, and when it works."""

import pytest

from tests.villagers.build import (
    Branch,
    below,
    building,
    card,
    node,
    options,
    pile_of,
    play,
    put_coins,
    reasons,
    table,
    village,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.components import IMPROVEMENT_CARDS, IMPROVEMENT_NAMES, STACK_SIZE
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.setup import deck_copies
from wagontrain.villagers.state import State
from wagontrain.villagers.village import (
    count,
    value_if_added,
    villager_value,
    visible_builders,
    visible_food,
    visible_gold,
)


def settled(*branches: Branch) -> State:
    """A table on which seat 0 has this village."""
    s = table(2)
    village(s, 0, *branches)
    return s


def silver(s: State) -> int:
    """What the silver symbols of seat 0 would bring now."""
    return GAME.scores(s)[0].parts["silver"]


def counted(s: State, improvement: str) -> int:
    """How many seat 0 has of what an improvement looks at."""
    condition = IMPROVEMENT_CARDS[IMPROVEMENT_NAMES.index(improvement)].condition
    return count(s.seats[0], condition)


def value(s: State, name: str) -> int:
    """The value of a villager of seat 0."""
    return villager_value(s.seats[0], node(s, 0, name))


@pytest.mark.rule("VIL-3.1")
def test_suit_and_padlock_symbols_of_covered_cards_still_count() -> None:
    s = settled("founders", ["hayer", ["grazier", ["milk_maid", "fromager"]], "horse_trader"])
    assert silver(s) == 3 * (5 // 2)
    s = settled("founders", ["hayer", ["grazier", ["milk_maid", "fromager"]]], ["miner", "locksmith"])
    assert silver(s) == 2 * 2


@pytest.mark.rule("VIL-3.1")
def test_the_stack_size_of_a_covered_card_still_holds() -> None:
    s = building("carpenter", own=["founders", ["lumberjack", "cooper"]])
    assert reasons(s, "place carpenter") == []


@pytest.mark.rule("VIL-3.2", "VIL-7.9")
def test_food_gold_and_silver_of_a_covered_card_do_not_work() -> None:
    s = settled(["founders", ["swineherd", "truffler"]])
    assert (visible_food(s.seats[0]), visible_gold(s.seats[0])) == (1, 8)
    s = settled(["lumberjack", ["wheeler", "cartwright"], "wood_carver"])
    assert silver(s) == 9


@pytest.mark.rule("VIL-3.2", "VIL-7.9")
def test_a_covered_builder_does_not_work() -> None:
    s = settled("founders", "wattler", "wattler")
    s.seats[0].kids = (0, 1, 0)  # by hand: no builder that is printed carries a card
    assert visible_builders(s.seats[0]) == 1


@pytest.mark.rule("VIL-3.3")
@pytest.mark.parametrize(("name", "draft", "build"), [("agent", 2, 2), ("hunter", 3, 2), ("wattler", 2, 3)])
def test_food_raises_the_draft_limit_and_a_builder_the_build_limit(name: str, draft: int, build: int) -> None:
    s = building(own=["founders", name], limit=None)
    assert draft_limit(s, s.seats[0]) == draft
    assert s.seats[0].limit == build


@pytest.mark.rule("VIL-3.4")
def test_no_more_cards_lie_on_a_card_than_its_stack_size() -> None:
    s = building("carpenter", own=["founders", ["lumberjack", "cooper", "wheeler"], "lumberjack"])
    play(s, "place carpenter")
    assert options(s) == ["on 4"]
    assert reasons(s, "on 1") == ["VIL-3.4"]


@pytest.mark.rule("VIL-3.4")
def test_nothing_lies_on_a_card_without_the_icon() -> None:
    s = building("cartwright", own=["founders", ["lumberjack", "cooper", ["wheeler", "cartwright"]]])
    assert reasons(s, "place cartwright") == ["VIL-7.6"]
    assert STACK_SIZE[card("cartwright")] == 0


@pytest.mark.rule("VIL-3.5")
@pytest.mark.parametrize(
    ("below_it", "fits"),
    [("graper", False), (["graper", "vintner"], True), (["graper", ["vintner", "wine_trader"]], False)],
)
def test_a_card_lies_on_what_its_chain_text_names(below_it: Branch, fits: bool) -> None:
    s = building("wine_trader", own=["founders", below_it])
    assert ("place wine_trader" in options(s)) == fits


@pytest.mark.rule("VIL-3.6")
def test_a_card_with_a_banner_lies_on_the_table() -> None:
    s = building("agent", "graper")
    play(s, "place agent", "place graper")
    assert (below(s, 0, "agent"), below(s, 0, "graper")) == (None, None)


@pytest.mark.rule("VIL-3.6")
def test_a_card_without_a_banner_needs_another_card() -> None:
    s = building("carpenter")
    assert reasons(s, "place carpenter") == ["VIL-7.6"]


@pytest.mark.rule("VIL-3.7")
@pytest.mark.parametrize(("name", "unlocker"), [("fisher", "shipwright"), ("grocer", "harvester")])
def test_the_unlock_line_names_the_unlocker(name: str, unlocker: str) -> None:
    s = building(name, own=["founders"])
    play(s, f"place {name}")
    assert GAME.asked(s).args == {"card": f"card:{name}", "unlocker": f"card:{unlocker}"}


@pytest.mark.rule("VIL-3.8")
def test_a_keyring_sets_no_limit_to_the_unlocks() -> None:
    s = building("freemason", own=[["founders", "brewer"]])
    put_coins(s, 0, "brewer", 4)
    play(s, "place freemason", "pay 0 1")
    assert s.seats[0].coins[node(s, 0, "brewer")] == 6


@pytest.mark.rule("VIL-3.9")
def test_the_signpost_is_on_one_of_the_two_cards_and_has_no_meaning_after_setup() -> None:
    s = building("wattler")
    assert [deck_copies(s, face) for face in s.slots] == [1] * 6
    assert "place wattler" in options(s)


@pytest.mark.rule("VIL-3.10", "VIL-9.2")
def test_a_card_with_the_discard_icon_is_discarded_once_played() -> None:
    s = building("tinner", "smuggler")
    s.discard = ()
    play(s, "play tinner", "play smuggler", "free", "node 0")
    assert pile_of(s.discard) == ["tinner", "smuggler"]


@pytest.mark.rule("VIL-3.11")
def test_a_card_is_visible_while_nothing_lies_on_it() -> None:
    assert visible_gold(settled("founders").seats[0]) == 2
    assert visible_gold(settled(["founders", "brewer"]).seats[0]) == 0
    assert visible_food(settled("graper").seats[0]) == 1
    assert visible_food(settled(["graper", "vintner"]).seats[0]) == 0
    assert visible_builders(settled("wattler", ["miner", "mason"]).seats[0]) == 2


@pytest.mark.rule("VIL-3.12")
def test_the_value_is_printed_gold_or_silver_without_the_coins() -> None:
    s = settled("founders", ["lumberjack", "cooper", "log_rafter"], "wattler")
    put_coins(s, 0, "cooper", 6)
    assert [value(s, name) for name in ("cooper", "log_rafter", "wattler")] == [4, 4, 0]


@pytest.mark.rule("VIL-3.12a", "VIL-RUL-31")
def test_a_card_outside_a_village_is_valued_as_if_it_lay_in_the_takers() -> None:
    me = settled("founders", "lumberjack").seats[0]
    assert value_if_added(me, card("log_rafter")) == 3
    assert value_if_added(me, card("grocer")) == 0
    assert value_if_added(me, card("cartwright")) == 9
    assert len(me.cards) == 2


@pytest.mark.rule("VIL-3.12b")
def test_copper_card_texts_and_keyrings_are_worth_nothing() -> None:
    s = settled("founders", ["lumberjack", "arkwright", "carpenter"], "freelancer")
    put_coins(s, 0, "freelancer", 1)
    assert [value(s, name) for name in ("arkwright", "carpenter", "freelancer")] == [0, 0, 0]


@pytest.mark.rule("VIL-3.12c")
def test_the_value_of_an_agent_is_its_highest_result() -> None:
    s = settled("founders", ["lumberjack", "cooper", "carpenter"], "agent")
    put_coins(s, 0, "cooper", 2)
    put_coins(s, 0, "carpenter", 6)
    assert value(s, "agent") == 6


@pytest.mark.rule("VIL-3.12d")
def test_a_covered_villager_has_no_value() -> None:
    s = settled(["founders", ["swineherd", "truffler"]])
    assert [value(s, name) for name in ("founders", "swineherd", "truffler")] == [0, 0, 8]


@pytest.mark.rule("VIL-3.13")
@pytest.mark.parametrize("stand_in", ["monk", "apprentice"])
def test_a_stand_in_carries_two_cards_at_the_bottom_and_one_elsewhere(stand_in: str) -> None:
    s = building("cooper", own=[[f"{stand_in}=lumberjack", "carpenter"]])
    assert reasons(s, "place cooper") == []
    s = building("cooper", own=[[f"{stand_in}=lumberjack", "carpenter", "wheeler"]])
    assert reasons(s, "place cooper") == ["VIL-7.6"]
    s = building("cartwright", own=[["lumberjack", [f"{stand_in}=wheeler", "cartwright"]]])
    assert reasons(s, "place cartwright") == ["VIL-7.6"]


@pytest.mark.rule("VIL-3.14")
@pytest.mark.parametrize("name", ["founders", "founders_food"])
def test_founders_carry_a_grain_symbol_on_both_sides(name: str) -> None:
    assert counted(settled(name), "town_well") == 1


@pytest.mark.rule("VIL-3.14")
@pytest.mark.parametrize(("name", "improvement"), [("lumberjack", "sawmill"), ("miner", "crane")])
def test_basic_villagers_carry_the_symbol_of_their_suit(name: str, improvement: str) -> None:
    assert counted(settled("founders", name, name), improvement) == 2


@pytest.mark.rule("VIL-3.14")
def test_hayers_carry_a_hay_symbol() -> None:
    assert silver(settled("founders", ["hayer", "horse_trader"])) == 3


@pytest.mark.rule("VIL-3.14", "VIL-RUL-12")
def test_founders_and_basic_villagers_are_cards_of_the_village() -> None:
    assert counted(settled("founders", "miner", ["hayer", "thatcher"]), "church") == 4
