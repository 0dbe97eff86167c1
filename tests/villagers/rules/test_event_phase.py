"""VIL-13.12 to 13.19, 13.22 to 13.29: the event phase of a solo game. The events: test_events.py."""

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_draft,
    at_end,
    due,
    event_decks,
    open_events,
    open_events_of,
    options,
    pile_of,
    play,
    play_until,
    reasons,
    reserve,
    resolve,
    resolving,
    road,
    road_of,
    stacks,
    supplies,
    supplies_of,
    table,
    village,
    village_of,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.components import EVENT_NAMES
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.names import DUE, HELD, TABLE

LEVELS = ("novice", "normal", "veteran")


@pytest.mark.rule("VIL-13.12")
def test_the_player_names_the_order_and_each_event_is_discarded_after_it() -> None:
    s = resolving("tithe", "granary_tax", "house_tax")
    event_decks(s)
    at_end(s)
    assert [text for text in options(s) if text.startswith("resolve")] == [
        "resolve tithe",
        "resolve granary_tax",
        "resolve house_tax",
    ]
    play(s, "resolve granary_tax")
    assert supplies_of(s) == [9, 2]
    assert open_events_of(s) == ["tithe", "house_tax"]
    assert [EVENT_NAMES[event] for event in s.past_summer] == ["granary_tax"]
    assert reasons(s, "resolve granary_tax") == ["VIL-13.12"]


@pytest.mark.rule("VIL-13.12")
def test_all_open_events_are_resolved() -> None:
    s = resolving("tithe", "granary_tax")
    resolve(s, "tithe")
    assert asked(s) == "resolve-events 0"
    play(s, "resolve granary_tax")
    assert asked(s) != "resolve-events 0"


@pytest.mark.rule("VIL-13.13", "VIL-13.23")
@pytest.mark.parametrize("name", ["rats", "strike", "hiring_toll", "guild_dues", "closed_road"])
def test_events_for_other_phases_are_only_discarded(name: str) -> None:
    s = resolving(name, "tithe")
    event_decks(s)
    resolve(s, name)
    assert asked(s) == "resolve-events 0"
    assert [EVENT_NAMES[event] for event in s.past_summer] == [name]
    assert supplies_of(s) == [10, 1]


@pytest.mark.rule("VIL-13.23")
def test_an_event_from_setup_acts_in_round_1() -> None:
    s = table(1)
    open_events(s, "rats", "strike")
    at_draft(s)
    assert draft_limit(s, s.seats[0]) == 1
    at_build(s)
    assert s.seats[0].limit == 1


@pytest.mark.rule("VIL-13.23")
def test_an_event_revealed_at_the_end_acts_in_the_next_round() -> None:
    s = resolving()
    event_decks(s, ["strike", "rats", "tithe"])
    reserve(s, "seeker")
    at_end(s)
    assert open_events_of(s) == ["tithe", "rats", "strike"]
    play(s, "pass")
    assert (s.round, asked(s), draft_limit(s, s.seats[0])) == (3, "draft 0", 2)


@pytest.mark.rule("VIL-13.32")
def test_an_event_is_carried_out_fully_before_the_next_is_named() -> None:
    s = resolving("bribery", "tithe")
    village(s, 0, "founders_food", "hunter", "harvester")
    resolve(s, "bribery")
    assert asked(s) == "lose-villager 0"
    assert reasons(s, "resolve tithe") == ["VIL-13.12"]
    play(s, "node 1")
    assert asked(s) == "resolve-events 0"


@pytest.mark.rule("VIL-13.32")
@pytest.mark.parametrize(
    "name", ["bribery", "highwaymen", "general_conscription", "royal_heralds", "wolves", "confiscation"]
)
def test_what_an_event_does_not_find_does_not_happen(name: str) -> None:
    s = resolving(name, "tithe")
    road(s)
    stacks(s)
    resolve(s, name)
    assert asked(s) == "resolve-events 0"
    assert supplies_of(s) == [10, 1]
    assert (village_of(s, 0), village_of(s, 1)) == (["founders_food"], ["countess"])


@pytest.mark.rule("VIL-13.14")
@pytest.mark.parametrize("level", LEVELS)
def test_the_countess_gets_the_top_card_of_the_reserve(level: str) -> None:
    s = resolving(level=level)
    reserve(s, "mason", "hunter")
    at_end(s)
    assert village_of(s, 1) == ["countess", "hunter"]
    assert pile_of(s.reserve) == ["mason"]


@pytest.mark.rule("VIL-13.14", "VIL-RUL-14")
@pytest.mark.parametrize("level", LEVELS)
def test_without_a_reserve_she_gets_the_top_of_the_leftmost_stack_which_may_make_a_market_due(
    level: str,
) -> None:
    s = resolving(level=level)
    reserve(s)
    stacks(s, [], ["hunter"], ["mason"])
    at_end(s)
    assert village_of(s, 1) == ["countess", "hunter"]
    play_until(s, "draft 0", "pass")
    assert s.first_market == HELD


@pytest.mark.rule("VIL-13.14", "VIL-RUL-14")
def test_with_no_card_left_anywhere_there_is_one_event() -> None:
    s = resolving()
    due(s, first=HELD)
    reserve(s)
    stacks(s)
    at_end(s)
    assert village_of(s, 1) == ["countess"]
    assert len(s.events) == 1


@pytest.mark.rule("VIL-13.14", "VIL-13.17")
def test_if_her_card_is_the_last_of_the_last_stack_no_events_come() -> None:
    s = resolving()
    due(s, first=HELD)
    reserve(s)
    stacks(s, [], [], ["hunter"])
    at_end(s)
    assert village_of(s, 1) == ["countess", "hunter"]
    assert (asked(s), s.events) == ("over -1", ())


@pytest.mark.rule("VIL-13.15")
@pytest.mark.parametrize("level", ["normal", "veteran"])
@pytest.mark.parametrize(
    ("name", "events"), [("jeweler", 1), ("spelunker", 1), ("cartwright", 2), ("mason", 2), ("seeker", 3)]
)
def test_the_value_of_her_card_says_how_many_events_come(level: str, name: str, events: int) -> None:
    s = resolving(level=level)
    reserve(s, name)
    at_end(s)
    assert len(s.events) == events


@pytest.mark.rule("VIL-13.15", "VIL-3.12")
@pytest.mark.parametrize(
    ("hers", "drawn", "events"),
    [
        (["hunter"], "priest", 2),
        ([], "priest", 3),
        ([], "log_rafter", 2),
        (["hunter"] * 3, "grocer", 2),
        (["hunter"] * 4, "grocer", 1),
    ],
)
def test_silver_is_valued_in_her_village_the_card_itself_included(
    hers: list[str], drawn: str, events: int
) -> None:
    s = resolving()
    village(s, 1, "countess", *hers)
    reserve(s, drawn)
    at_end(s)
    assert len(s.events) == events


@pytest.mark.rule("VIL-13.16")
@pytest.mark.parametrize(("market", "expected"), [(0, ["tithe"]), (HELD, ["famine"])])
def test_summer_events_come_until_the_first_market_has_been_held(market: int, expected: list[str]) -> None:
    s = resolving()
    event_decks(s, ["tithe"], ["famine"])
    due(s, first=market)
    reserve(s, "jeweler")
    at_end(s)
    assert open_events_of(s) == expected


@pytest.mark.rule("VIL-13.16", "VIL-13.16a")
def test_in_the_round_of_the_first_market_events_are_still_summer_and_stay_open() -> None:
    s = resolving()
    event_decks(s, ["tithe"], ["famine"])
    due(s, first=DUE)
    reserve(s, "jeweler", "jeweler")
    at_end(s)
    assert (open_events_of(s), s.first_market) == (["tithe"], DUE)
    play(s, "pass")
    assert (open_events_of(s), s.first_market) == (["tithe"], HELD)
    at_end(s)
    play(s, "resolve tithe")
    assert open_events_of(s) == ["famine"]


@pytest.mark.rule("VIL-13.17")
@pytest.mark.parametrize("level", LEVELS)
def test_in_the_last_round_she_gets_no_card_and_no_events_come(level: str) -> None:
    s = resolving("tithe", level=level)
    due(s, HELD, DUE)
    reserve(s, "hunter")
    resolve(s, "tithe")
    assert asked(s) == "over -1"
    assert village_of(s, 1) == ["countess"]
    assert s.events == ()
    assert pile_of(s.reserve) == ["hunter"]


@pytest.mark.rule("VIL-13.18")
def test_the_countess_scores_like_a_player() -> None:
    s = resolving()
    village(s, 1, "countess", "chandler", "peddler", coins={"chandler": 2})
    due(s, DUE, DUE)
    at_end(s)
    assert supplies_of(s) == [10, 1 + (4 + 3 + 2) + (4 + 3 + 3 + 2)]


@pytest.mark.rule("VIL-13.19")
@pytest.mark.parametrize(("mine", "hers", "ranks"), [(9, 4, [1, 2]), (8, 4, [2, 1]), (7, 4, [2, 1])])
def test_the_player_needs_strictly_more(mine: int, hers: int, ranks: list[int]) -> None:
    s = resolving()
    supplies(s, mine, hers)
    due(s, HELD, DUE)
    at_end(s)
    scores = GAME.scores(s)
    assert [score.rank for score in scores] == ranks
    assert [score.total for score in scores] == [mine, hers + 4]
    assert [score.automa for score in scores] == [False, True]


# -- clarifications


@pytest.mark.rule("VIL-13.22")
def test_an_empty_deck_is_made_anew_from_its_discards_with_the_events_of_this_very_phase() -> None:
    s = resolving("tithe", "rats")
    event_decks(s, ["granary_tax"])
    reserve(s, "seeker")
    resolve(s, "tithe", "rats")
    assert open_events_of(s)[0] == "granary_tax"
    assert sorted(open_events_of(s)) == ["granary_tax", "rats", "tithe"]
    assert (s.summer, s.past_summer) == ((), ())


@pytest.mark.rule("VIL-13.22")
def test_only_discards_of_the_same_season_come_back_else_fewer_events() -> None:
    s = resolving("famine")
    due(s, first=HELD)
    event_decks(s, ["tithe"], ["wolves"])
    reserve(s, "seeker")
    resolve(s, "famine")
    assert open_events_of(s) == ["wolves", "famine"]


@pytest.mark.rule("VIL-13.22")
def test_with_neither_deck_nor_discards_no_event_comes() -> None:
    s = resolving()
    event_decks(s, winter=["wolves"])
    reserve(s, "seeker")
    at_end(s)
    assert s.events == ()


@pytest.mark.rule("VIL-13.24")
def test_a_villager_taken_from_the_road_is_replaced_from_the_leftmost_stack() -> None:
    s = resolving("royal_heralds")
    road(s, "mason", "jeweler", "hunter")
    stacks(s, [], ["grocer"], ["priest"])
    resolve(s, "royal_heralds")
    assert road_of(s)[:3] == ["mason", "grocer", "hunter"]
    assert s.first_market == DUE


@pytest.mark.rule("VIL-13.24", "VIL-13.17")
def test_such_a_refill_may_make_this_the_last_round() -> None:
    s = resolving("royal_heralds")
    due(s, first=HELD)
    road(s, "mason", "jeweler", "hunter")
    stacks(s, [], [], ["priest"])
    resolve(s, "royal_heralds")
    assert asked(s) == "over -1"
    assert village_of(s, 1) == ["countess", "jeweler"]


@pytest.mark.rule("VIL-13.25")
def test_a_bottom_card_with_one_card_on_it_is_no_top_villager() -> None:
    s = resolving("bribery")
    village(s, 0, "founders_food", ["graper", "vintner"], "hunter")
    resolve(s, "bribery")
    assert [text for text in options(s) if text.startswith("node")] == ["node 2", "node 3"]
    assert reasons(s, "node 1") == ["VIL-13.25"]
    assert reasons(s, "node 9") == ["VIL-13.25"]


@pytest.mark.rule("VIL-13.26")
def test_coins_on_a_taken_villager_stay_with_the_player_and_what_it_covered_is_visible() -> None:
    s = resolving("bribery")
    village(s, 0, "founders_food", ["graper", "vintner"], coins={"vintner": 4})
    resolve(s, "bribery")
    play(s, "node 2")
    assert supplies_of(s) == [14, 1]
    assert village_of(s, 0) == ["founders_food", "graper"]
    assert (s.seats[0].kids[1], s.seats[1].coins[1], s.seats[1].parents[1]) == (0, 0, TABLE)
    assert draft_limit(s, s.seats[0]) == 4


@pytest.mark.rule("VIL-13.27")
@pytest.mark.parametrize("name", ["bribery", "wolves", "kidnapping"])
def test_no_event_removes_the_founders(name: str) -> None:
    s = resolving(name)
    village(s, 0, "founders", "hunter")
    resolve(s, name)
    if name != "kidnapping":
        assert reasons(s, "node 0") == ["VIL-13.27"]
        play(s, "node 1")
    assert "founders" in village_of(s, 0)


@pytest.mark.rule("VIL-13.28")
@pytest.mark.parametrize(("gold", "left", "hers"), [(10, 2, 9), (5, 0, 6), (0, 0, 1)])
def test_a_payment_takes_what_there_is(gold: int, left: int, hers: int) -> None:
    s = resolving("it_was_you")
    s.jester = 2
    supplies(s, gold, 1)
    resolve(s, "it_was_you")
    assert supplies_of(s) == [left, hers]


@pytest.mark.rule("VIL-13.29", "VIL-RUL-15")
def test_lowered_limits_never_fall_below_one() -> None:
    s = resolving("rats", "strike", "frozen_ground")
    village(s, 0, "founders")
    at_draft(s)
    assert draft_limit(s, s.seats[0]) == 1
    at_build(s)
    assert s.seats[0].limit == 1
