"""VIL-18: Improvements."""

import ast
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at,
    at_build,
    at_draft,
    at_end,
    below,
    due,
    hand,
    hand_of,
    happened,
    improvements,
    in_hand,
    known_hand,
    open_events_of,
    options,
    pile_of,
    play,
    reasons,
    reserve,
    road,
    road_of,
    solo,
    stack_of,
    stacks,
    supplies,
    supplies_of,
    table,
    village,
    village_of,
)
from wagontrain.core.state import Frame
from wagontrain.villagers import GAME
from wagontrain.villagers.components import CATEGORIES, IMPROVEMENT_CARDS, IMPROVEMENT_NAMES
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.names import DUE, HELD, IMPROVEMENT_PHASE, INN_TAKE, WAITING
from wagontrain.villagers.state import State

SOURCES = Path(__file__).resolve().parents[3] / "src" / "wagontrain" / "villagers"
Village = tuple[Branch, ...]


def improving(names: list[str], *villages: Village) -> State:
    """A table with these improvements and villages, everyone with food, no gold and a card; for `at_end`."""
    s = table(len(villages), improvements=True)
    improvements(s, *names)
    for seat, branches in enumerate(villages):
        village(s, seat, "founders_food", *branches)
        s.seats[seat].supply = 0
        hand(s, seat, "agent")
    return s


def winner(name: str, *villages: Village) -> int:
    """Who wins an improvement with these villages; -1 nobody."""
    s = improving([name], *villages)
    at_end(s)
    return s.tokens[0]


# -- the phase


@pytest.mark.rule("VIL-18.1")
def test_one_of_each_category_lies_open() -> None:
    s = table(3, improvements=True)
    assert [IMPROVEMENT_CARDS[i].category for i in s.improvements] == [0, 1, 2]
    assert CATEGORIES == ("technology", "trade", "community")
    assert s.tokens == (-1, -1, -1)
    drawn = {table(3, str(seed), improvements=True).improvements for seed in range(20)}
    assert len(drawn) > 5


@pytest.mark.rule("VIL-18.1", "VIL-1.6")
def test_twelve_cards_in_three_categories() -> None:
    categories = [card.category for card in IMPROVEMENT_CARDS]
    assert [categories.count(i) for i in range(3)] == [4, 4, 4]


@pytest.mark.rule("VIL-18.2")
def test_the_phase_comes_after_every_build_phase_and_before_a_market() -> None:
    s = improving(["tavern"], ("wattler",), ())
    due(s, DUE)
    at_end(s)
    assert (asked(s), s.first_market) == ("tavern-basic 0", DUE)
    play(s, "hire miner")
    assert s.first_market == HELD


@pytest.mark.rule("VIL-18.2")
def test_the_last_round_has_its_phase_too() -> None:
    s = improving(["bazaar"], ("hunter",), ())
    due(s, HELD, DUE)
    at_end(s)
    assert asked(s) == "over -1"
    assert supplies_of(s) == [5, 0]


@pytest.mark.rule("VIL-18.3")
def test_the_winner_gets_the_token() -> None:
    s = improving(["bazaar"], (), ("hunter",), ())
    at_end(s)
    assert (s.tokens, supplies_of(s)) == ((1,), [0, 5, 0])


@pytest.mark.rule("VIL-18.3")
def test_with_a_tie_nobody_wins_and_the_token_goes_back() -> None:
    s = improving(["bazaar"], ("hunter",), ("hunter",), ())
    s.tokens = (2,)
    at_end(s)
    assert (s.tokens, supplies_of(s)) == ((-1,), [0, 0, 0])


@pytest.mark.rule("VIL-18.4", "VIL-18.26")
def test_a_reward_cannot_decide_another_improvement_of_the_phase() -> None:
    s = improving(["tavern", "guildhall", "church"], ("wattler",), ("hunter",))
    at_end(s)
    assert s.tokens == (0, -1, -1)
    play(s, "hire miner")
    assert (s.tokens, supplies_of(s)) == ((0, -1, -1), [0, 0])


@pytest.mark.rule("VIL-18.5", "VIL-5.13", "VIL-7.19")
def test_food_and_builders_add_to_the_limits_of_the_next_round_only() -> None:
    s = improving(["windmill", "crane"], (["lumberjack", "cooper"], "miner"), ())
    at_end(s)
    assert draft_limit(s, s.seats[0]) == 2 + 1 + 1
    assert draft_limit(s, s.seats[1]) == 2 + 1
    village(s, 1, "founders_food", "miner", "miner", "miner")
    at_build(s)
    assert s.seats[0].limit == 3
    improvements(s, "forge")
    at_end(s)
    assert draft_limit(s, s.seats[0]) == 3
    at_build(s)
    assert s.seats[0].limit == 2


@pytest.mark.rule("VIL-18.5")
def test_limits_are_five_at_most_with_a_bonus_too() -> None:
    s = improving(
        ["windmill", "crane"], (["lumberjack", "cooper"], "miner", *["hunter"] * 2, *["wattler"] * 3), ()
    )
    at_end(s)
    assert draft_limit(s, s.seats[0]) == 5
    at_build(s)
    assert s.seats[0].limit == 5


@pytest.mark.rule("VIL-18.6")
def test_food_builders_and_gold_count_on_uncovered_cards_only() -> None:
    assert winner("bazaar", (["graper", "vintner"],), ("hunter",)) == 1
    assert winner("trading_post", (["lumberjack", ["wheeler", "cartwright"]],), ("chandler",)) == -1
    assert winner("tavern", (["hayer", "thatcher"],), ()) == 0


@pytest.mark.rule("VIL-18.6")
def test_padlock_and_suit_symbols_count_on_all_cards() -> None:
    assert winner("forge", (["miner", ["seeker", ["spelunker", "jeweler"]]],), ("fisher",)) == 0
    assert winner("crane", (["miner", "mason"],), ("miner",)) == 0


@pytest.mark.rule("VIL-18.6")
def test_symbols_of_improvements_never_count() -> None:
    s = improving(["bazaar", "tavern"], ("grocer",), ())
    s.seats[0].food_bonus = 1
    s.seats[0].builder_bonus = 1
    at_draft(s)
    assert GAME.scores(s)[0].parts["silver"] == 3
    at_end(s)
    assert s.tokens == (-1, -1)


@pytest.mark.rule("VIL-18.13")
def test_no_improvement_is_known_to_the_engine_by_name() -> None:
    words = set()
    for path in SOURCES.rglob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                words.add(part.value)
    assert words & set(IMPROVEMENT_NAMES) == set()


@pytest.mark.rule("VIL-18.14", "VIL-RUL-17")
def test_with_nobody_above_zero_nobody_wins() -> None:
    assert winner("crane", (), ()) == -1
    s = improving(["crane"], (), ())
    at_end(s)
    assert "improvement-tied crane" in happened(s)
    assert against_her("crane", (), ()).tokens == (-1,)


@pytest.mark.rule("VIL-18.15", "VIL-RUL-29")
def test_rewards_come_in_the_order_of_the_categories() -> None:
    s = improving(["forge", "bazaar", "church"], ("fisher", "hunter"), ())
    at_end(s)
    gold = [line for line in happened(s) if line.startswith(("gained", "improvement-won"))]
    assert gold == [
        "improvement-won forge",
        "gained 4",
        "improvement-won bazaar",
        "gained 5",
        "improvement-won church",
    ]
    assert asked(s) == "church-draw 0"


@pytest.mark.rule("VIL-18.15", "VIL-RUL-29")
def test_an_empty_source_gives_nothing() -> None:
    s = improving(["church", "town_well", "inn", "tavern"], (["founders_food", "swineherd"], "wattler"), ())
    hand(s, 0, "agent", "mason")
    road(s)
    stacks(s)
    reserve(s)
    s.basics = (0, 0, 0)
    due(s, HELD, DUE)
    at_end(s)
    assert s.tokens == (0, 0, 0, 0)
    assert asked(s) == "over -1"


@pytest.mark.rule("VIL-18.15")
def test_emptying_a_stack_counts_for_the_markets_of_this_round() -> None:
    s = improving(["church"], ("chandler",), ())
    stacks(s, ["mason"], ["mason"], ["mason"])
    at_end(s)
    play(s, "draw 2")
    assert s.first_market == HELD
    assert supplies_of(s) == [3, 0]


@pytest.mark.rule("VIL-18.26")
def test_the_token_stays_until_the_next_phase_and_the_same_player_may_win_again() -> None:
    s = improving(["bazaar"], ("hunter",), ())
    at_end(s)
    village(s, 1, "founders_food", "hunter", "hunter")
    at_build(s)
    assert s.tokens == (0,)
    at_end(s)
    assert (s.tokens, supplies_of(s)) == ((1,), [5, 5])
    at_end(s)
    assert (s.tokens, supplies_of(s)) == ((1,), [5, 10])


# -- the improvements one by one


@pytest.mark.rule("VIL-18.7")
def test_bazaar_most_food_five_gold() -> None:
    s = improving(["bazaar"], ("hunter",), (["hayer", ["grazier", "milk_maid"]],))
    at_end(s)
    assert supplies_of(s) == [0, 5]


@pytest.mark.rule("VIL-18.8")
def test_church_most_cards_not_symbols_a_hidden_card() -> None:
    s = improving(["church"], ("hunter", "agent"), (["lumberjack", "log_rafter"],), ())
    assert winner("church", ("hunter", "agent"), (["hayer", "bed_builder"],)) == -1
    village(s, 0, "founders_food", "hunter", "agent", "agent")
    stacks(s, ["mason"], [], ["cooper", "fisher"])
    reserve(s, "priest")
    at_end(s)
    assert options(s) == ["pass", "draw 1", "draw 3", "reserve"]
    assert reasons(s, "draw 2") == ["VIL-18.15"]
    play(s, "draw 3")
    assert hand_of(s, 0) == ["agent", "fisher"]
    assert stack_of(s, 3) == ["cooper"]
    assert "fisher" not in known_hand(s, 0, 1)
    assert "fisher" in known_hand(s, 0, 0)


@pytest.mark.rule("VIL-18.8")
def test_church_may_draw_from_the_reserve() -> None:
    s = improving(["church"], ("hunter",), ())
    reserve(s)
    at_end(s)
    assert reasons(s, "reserve") == ["VIL-18.15"]
    reserve(s, "mason", "priest")
    play(s, "reserve")
    assert hand_of(s, 0) == ["agent", "priest"]
    assert pile_of(s.reserve) == ["mason"]


@pytest.mark.rule("VIL-18.9", "VIL-18.23")
def test_tavern_most_builders_a_basic_villager_placed_at_once() -> None:
    s = improving(["tavern"], ("wattler",), ())
    hand(s, 0)
    at_end(s)
    assert options(s) == ["pass", "hire hayer", "hire lumberjack", "hire miner"]
    play(s, "hire miner")
    assert village_of(s, 0) == ["founders_food", "wattler", "miner"]
    assert s.basics == (10, 10, 9)
    assert (s.seats[0].hired, s.seats[0].built) == (0, 0)


@pytest.mark.rule("VIL-18.23")
def test_tavern_another_type_where_a_pile_is_empty() -> None:
    s = improving(["tavern"], ("wattler",), ())
    s.basics = (0, 3, 0)
    at_end(s)
    assert options(s) == ["pass", "hire lumberjack"]
    assert reasons(s, "hire miner") == ["VIL-18.23"]


@pytest.mark.rule("VIL-18.10")
def test_windmill_counts_chains_of_two_or_more() -> None:
    assert winner("windmill", (["lumberjack", "cooper"],), ("hunter", "hunter", "miner")) == 0
    assert winner("windmill", (["lumberjack", "cooper", "carpenter"],), (["hayer", "thatcher"],)) == -1
    assert (
        winner(
            "windmill",
            (["lumberjack", "cooper"], ["hayer", "thatcher"]),
            (["miner", ["seeker", ["spelunker", "jeweler"]]],),
        )
        == 0
    )


@pytest.mark.rule("VIL-18.25", "VIL-18.12")
def test_windmill_one_food_in_the_next_round() -> None:
    s = improving(["windmill"], (["lumberjack", "cooper"],), ())
    at_end(s)
    assert (s.seats[0].food_bonus, s.seats[0].builder_bonus) == (1, 0)


@pytest.mark.rule("VIL-18.11", "VIL-18.24")
def test_inn_most_different_backs_in_hand_whatever_the_fronts() -> None:
    s = improving(["inn"], (), ())
    hand(s, 0, "cooper", "carpenter", "wheeler", "hunter")
    hand(s, 1, "cooper", "tinner", "mason")
    at_end(s)
    assert s.tokens == (1,)
    assert known_hand(s, 1, 0) == ["a back of ore", "a back of special", "a back of wood"]


@pytest.mark.rule("VIL-18.24", "VIL-18.15")
def test_inn_a_road_villager_with_its_coins_and_the_slot_is_refilled() -> None:
    s = improving(["inn"], (), ())
    in_hand(s, 0, "mason")
    road(s, "hunter", None, "fisher", coins=(0, 0, 2))
    stacks(s, [], ["priest"], ["grocer"])
    at_end(s)
    assert options(s) == ["pass", "take 1", "take 3"]
    assert reasons(s, "take 2") == ["VIL-18.24"]
    play(s, "take 3")
    assert hand_of(s, 0) == ["agent", "fisher", "mason"]
    assert supplies_of(s) == [2, 0]
    assert road_of(s)[2] == "priest"
    assert s.first_market == HELD


@pytest.mark.rule("VIL-18.12", "VIL-18.16")
def test_crane_most_ore_symbols_one_builder_in_the_next_round() -> None:
    s = improving(["crane"], ("miner",), (["miner", "glass_blower"],))
    at_end(s)
    assert (s.tokens, s.seats[1].builder_bonus, s.seats[1].food_bonus) == ((1,), 1, 0)


@pytest.mark.rule("VIL-18.12", "VIL-18.17")
def test_sawmill_most_wood_symbols_one_builder_in_the_next_round() -> None:
    s = improving(["sawmill"], ("lumberjack", "lumberjack"), (["lumberjack", "log_rafter"],))
    at_end(s)
    assert (s.tokens, s.seats[1].builder_bonus, s.seats[1].food_bonus) == ((1,), 1, 0)


@pytest.mark.rule("VIL-18.18")
def test_forge_most_padlocks_four_gold() -> None:
    s = improving(["forge"], ("fisher", "beekeeper"), ("grocer",))
    at_end(s)
    assert supplies_of(s) == [4, 0]


@pytest.mark.rule("VIL-18.19")
def test_trading_post_most_gold_symbols_not_numbers_three_gold() -> None:
    s = improving(["trading_post"], (["lumberjack", ["wheeler", "cartwright"]],), ("chandler", "beekeeper"))
    at_end(s)
    assert supplies_of(s) == [0, 3]


@pytest.mark.rule("VIL-18.20")
def test_harbour_most_solitary_symbols_four_gold() -> None:
    s = improving(["harbour"], ("chandler", "hunter"), ("hunter", "agent"))
    at_end(s)
    assert supplies_of(s) == [4, 0]


@pytest.mark.rule("VIL-18.21")
def test_guildhall_most_different_suits_covered_founders_and_special_included() -> None:
    s = improving(["guildhall"], ("hunter", "thief", "miner"), (["lumberjack", "cooper"], "hunter", "agent"))
    at_end(s)
    assert supplies_of(s) == [4, 0]
    assert winner("guildhall", (["monk=lumberjack", "cooper"],), ("lumberjack",)) == 0


@pytest.mark.rule("VIL-18.22")
def test_town_well_most_grain_symbols_the_top_of_the_reserve() -> None:
    s = improving(["town_well"], (), ())
    village(s, 1, ["founders_food", "swineherd"])
    reserve(s, "mason", "priest")
    at_end(s)
    assert options(s) == ["pass", "reserve"]
    assert reasons(s, "draw 1") == ["VIL-18.22"]
    play(s, "reserve")
    assert hand_of(s, 1) == ["agent", "priest"]
    assert "priest" not in known_hand(s, 1, 0)


# -- declining


@pytest.mark.rule("VIL-18.27", "VIL-18.8", "VIL-RUL-43")
def test_who_declines_the_church_leaves_the_last_stack_and_the_second_market_alone() -> None:
    s = improving(["church"], ("chandler",), ())
    stacks(s, ["mason"])
    due(s, HELD)
    at_end(s)
    assert options(s, "draw") == ["draw 1"]
    play(s, "pass")
    assert (hand_of(s, 0), stack_of(s, 1), s.second_market) == (["agent"], ["mason"], WAITING)
    assert (asked(s), s.tokens) == ("draft 1", (0,))


@pytest.mark.rule("VIL-18.27", "VIL-18.9", "VIL-RUL-43")
def test_the_tavern_may_be_declined() -> None:
    s = improving(["tavern"], ("wattler",), ())
    at_end(s)
    play(s, "pass")
    assert (village_of(s, 0), s.basics) == (["founders_food", "wattler"], (10, 10, 10))


@pytest.mark.rule("VIL-18.27", "VIL-18.24", "VIL-18.22", "VIL-RUL-43")
def test_inn_and_town_well_may_be_declined() -> None:
    s = improving(["inn", "town_well"], (), ())
    in_hand(s, 0, "mason")
    village(s, 0, ["founders_food", "swineherd"])
    road(s, "hunter", coins=(2,))
    reserve(s, "priest")
    at_end(s)
    play(s, "pass", "pass")
    assert (hand_of(s, 0), road_of(s)[0], pile_of(s.reserve)) == (["agent", "mason"], "hunter", ["priest"])
    assert supplies_of(s) == [0, 0]


# -- alone, against the Countess


def against_her(name: str, mine: Village, hers: Village, **pieces: Sequence[str]) -> State:
    """A solo table at this improvement, or past it; supplies 0 and 0, no event, no cards but `pieces`."""
    s = solo("veteran", improvements=True)
    improvements(s, name)
    village(s, 0, "founders_food", *mine)
    village(s, 1, "countess", *hers)
    supplies(s, 0, 0)
    hand(s, 0, "agent")
    stacks(s, *[pieces["stack"]] if "stack" in pieces else [])
    reserve(s, *pieces.get("reserve", ()))
    road(s, *pieces.get("road", ()), coins=(0, 2))
    at(s, IMPROVEMENT_PHASE)
    return s


@pytest.mark.rule("VIL-13.34", "VIL-13.34b", "VIL-RUL-44", "VIL-13.30")
def test_the_countess_wins_an_improvement_and_its_gold() -> None:
    s = against_her("bazaar", ("hunter",), ("hunter", "hunter", "hunter"))
    assert (s.tokens, supplies_of(s)) == ((1,), [0, 5])
    assert GAME.scores(s)[1].parts["improvements"] == 5
    shown = happened(s)
    assert shown[shown.index("improvement-won bazaar") + 1] == "countess-gained 5"


@pytest.mark.rule("VIL-13.34", "VIL-RUL-44")
def test_the_player_wins_only_with_more_than_she_has() -> None:
    assert against_her("bazaar", ("hunter",), ("hunter", "hunter")).tokens == (-1,)
    assert against_her("bazaar", ("hunter", "hunter"), ("hunter", "hunter")).tokens == (0,)


@pytest.mark.rule("VIL-13.34a", "VIL-13.31")
@pytest.mark.parametrize(
    ("name", "mine", "hers", "winner"),
    [
        ("church", ("hunter",), ("hunter", "agent"), 1),  # her own card is one of her cards
        ("trading_post", ("chandler",), ("chandler",), 1),  # ... and shows a gold symbol
        ("guildhall", ("hunter",), ("hunter", "cooper"), -1),  # ... but no suit: Founders are grain
        ("forge", (), ("cooper", "brewer"), 1),
        ("tavern", (["lumberjack", "carpenter"],), ("carpenter", "wattler"), 1),  # all hers are uncovered
        ("windmill", (["lumberjack", "cooper"],), ("lumberjack", "cooper", "brewer"), 0),  # she has no chains
        ("inn", (), ("hunter", "agent", "mason"), 0),  # ... and no hand
    ],
)
def test_what_counts_for_her(name: str, mine: Village, hers: Village, winner: int) -> None:
    assert against_her(name, mine, hers, reserve=["priest"], road=["fisher"]).tokens == (winner,)


@pytest.mark.rule("VIL-13.34c", "VIL-13.8")
def test_the_player_chooses_which_hidden_card_she_gets() -> None:
    s = against_her("church", (), ("agent",), stack=["mason", "cooper"], reserve=["fisher", "priest"])
    assert (asked(s), options(s)) == ("church-draw 0", ["draw 1", "reserve"])
    assert reasons(s, "pass") == ["VIL-13.34c"]
    assert GAME.asked(s).args == {"countess": 1}
    play(s, "draw 1")
    assert (village_of(s, 1), s.seats[1].hand) == (["countess", "agent", "cooper"], ())
    assert below(s, 1, "cooper") is None


@pytest.mark.rule("VIL-13.34c", "VIL-13.8")
def test_the_player_chooses_which_basic_villager_she_gets() -> None:
    s = against_her("tavern", (), ("wattler",))
    assert (asked(s), options(s)) == ("tavern-basic 0", ["hire hayer", "hire lumberjack", "hire miner"])
    play(s, "hire hayer")
    assert (village_of(s, 1), s.basics) == (["countess", "wattler", "hayer"], (9, 10, 10))


@pytest.mark.rule("VIL-13.34c", "VIL-13.9")
def test_where_there_is_no_choice_nothing_is_asked() -> None:
    s = against_her("town_well", (), ("brewer", "swineherd"), reserve=["mason", "priest"])
    assert s.tokens == (1,)
    assert village_of(s, 1) == ["countess", "brewer", "swineherd", "priest"]
    assert against_her("town_well", (), ("brewer", "swineherd")).tokens == (1,)


@pytest.mark.rule("VIL-13.34c", "VIL-13.9", "VIL-13.24")
def test_coins_on_a_road_villager_go_to_her_supply_and_the_slot_is_refilled() -> None:
    s = against_her("forge", (), (), stack=["priest"], road=["mason", "fisher"])
    s.todo.clear()
    s.push(Frame(INN_TAKE, 0, 0, 1))
    assert options(s) == ["take 1", "take 2"]
    play(s, "take 2")
    assert (village_of(s, 1), supplies_of(s), road_of(s)[1]) == (["countess", "fisher"], [0, 2], "priest")


@pytest.mark.rule("VIL-13.34d")
def test_food_and_builders_bring_her_nothing_but_the_player_goes_without() -> None:
    s = against_her("crane", ("miner",), ("mason", "miner"))
    assert s.tokens == (1,)
    assert [(me.food_bonus, me.builder_bonus) for me in s.seats] == [(0, 0), (0, 0)]


@pytest.mark.rule("VIL-13.34e")
def test_her_card_reveals_no_events_and_may_empty_the_last_stack() -> None:
    s = against_her("church", (), ("agent",), stack=["mason"])
    assert (village_of(s, 1), open_events_of(s)) == (["countess", "agent", "mason"], [])
    assert asked(s) == "over -1"


@pytest.mark.rule("VIL-18.2", "VIL-4.2e")
def test_without_the_expansion_there_is_no_phase() -> None:
    s = table(2)
    supplies(s, 0, 0)
    village(s, 0, "founders_food", "hunter")
    at_end(s)
    assert supplies_of(s) == [0, 0]
