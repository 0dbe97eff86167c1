"""VIL-13.1 to 13.11 and VIL-14.1 to 14.3: the solo game and its levels."""

import ast
from pathlib import Path

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_end,
    at_update,
    coins_on,
    hand,
    hand_of,
    open_events,
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
    solo,
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
from wagontrain import OptionError
from wagontrain.villagers import GAME
from wagontrain.villagers.components import EVENT_NAMES, EVENTS
from wagontrain.villagers.names import TABLE
from wagontrain.villagers.state import State

SOURCES = Path(__file__).resolve().parents[3] / "src" / "wagontrain" / "villagers"
SIX = ("mason", "wattler", "hunter", "harvester", "chandler", "agent")


def season(s: State, which: int) -> list[str]:
    """The events of a season, wherever they are."""
    everywhere = s.events + s.summer + s.winter + s.past_summer + s.past_winter
    return sorted([EVENT_NAMES[event] for event in everywhere if EVENTS[event].season == which])


# -- setup


@pytest.mark.rule("VIL-13.1")
def test_as_for_two_players_without_special_cards_in_stacks_of_five() -> None:
    s = table(1)
    names = accounts(s)
    assert not names.keys() & {"monk", "apprentice", "tinner", "smuggler", "shepherd", "tanner"}
    assert [len(stack) for stack in s.stacks] == [5] * 6
    assert (len(s.reserve), names["miner"]) == (37, 10)
    assert GAME.observe(s, 0)["solo"]["jester"] == "ready"  # type: ignore[index]


@pytest.mark.rule("VIL-13.2")
def test_one_summer_event_lies_open_in_round_1() -> None:
    s = table(1)
    (event,) = s.events
    assert EVENTS[event].season == 0
    assert (len(s.summer), len(s.winter)) == (11, 12)


@pytest.mark.rule("VIL-13.2")
def test_the_seasons_are_shuffled_apart() -> None:
    s, other = table(1), table(1, "another table")
    assert s.summer + s.events != other.summer + other.events
    assert s.winter != other.winter
    assert season(s, 0) == sorted(EVENT_NAMES[:12])
    assert sorted(EVENT_NAMES[event] for event in s.winter) == sorted(EVENT_NAMES[12:])


@pytest.mark.rule("VIL-13.3")
def test_the_countess_has_her_card_and_one_gold_and_nothing_else() -> None:
    s = table(1)
    assert village_of(s, 1) == ["countess"]
    assert s.seats[1].supply == 1
    assert hand_of(s, 1) == square_of(s, 1) == []


@pytest.mark.rule("VIL-13.4")
def test_the_player_has_what_everyone_has_and_is_always_first() -> None:
    s = table(1)
    assert (s.seats[0].supply, len(s.seats[0].hand), village_of(s, 0)) == (8, 5, ["founders"])
    open_events(s)
    at_end(s)
    assert s.first == 0
    play_until(s, "draft 0", "pass")


@pytest.mark.rule("VIL-13.4")
def test_nobody_plays_mini_villagers_alone() -> None:
    for value in ("first_player", "alone"):
        with pytest.raises(OptionError, match="'mini_villagers' has no effect at 1 seat"):
            table(1, mini_villagers=value)


# -- draft


@pytest.mark.rule("VIL-13.6")
def test_each_draft_also_moves_a_face_up_villager_to_the_countess() -> None:
    s = solo()
    road(s, *SIX)
    play(s, "take 2")
    assert asked(s) == "give-countess 0"
    play(s, "give 4")
    assert square_of(s, 0) == ["wattler"]
    assert village_of(s, 1) == ["countess", "harvester"]


@pytest.mark.rule("VIL-13.6a", "VIL-5.14")
def test_coins_first_then_all_empty_slots_from_left_to_right() -> None:
    s = solo()
    road(s, *SIX, coins=(0, 0, 1, 0, 0, 1))
    stacks(s, ["fisher", "grocer"], ["priest"])
    supplies(s, 8, 1)
    play(s, "take 6")
    assert supplies_of(s) == [9, 1]
    assert road_of(s)[5] is None
    play(s, "give 3")
    assert supplies_of(s) == [9, 2]
    assert road_of(s) == ["mason", "wattler", "grocer", "harvester", "chandler", "fisher"]
    assert stack_of(s, 1) == []


@pytest.mark.rule("VIL-13.6b")
def test_she_cannot_get_what_replaces_the_players_card() -> None:
    s = solo()
    road(s, *SIX)
    play(s, "take 2")
    assert options(s)[:5] == ["give 1", "give 3", "give 4", "give 5", "give 6"]
    assert reasons(s, "give 2") == ["VIL-13.6"]


@pytest.mark.rule("VIL-13.6b")
def test_after_a_blind_draft_she_gets_one_of_six_and_one_slot_is_refilled() -> None:
    s = solo()
    road(s, *SIX)
    stacks(s, ["fisher", "priest", "grocer"])
    play(s, "draw 1")
    assert options(s)[:6] == [f"give {slot}" for slot in range(1, 7)]
    play(s, "give 1")
    assert road_of(s) == ["priest", *SIX[1:]]
    assert stack_of(s, 1) == ["fisher"]


@pytest.mark.rule("VIL-13.6c")
def test_the_top_of_the_reserve_is_a_draft_like_any_other() -> None:
    s = solo()
    road(s, *SIX)
    stacks(s)
    reserve(s, "fisher", "priest", "grocer")
    play(s, "reserve", "give 6")
    assert square_of(s, 0) == ["grocer"]
    assert (road_of(s)[5], pile_of(s.reserve)) == ("priest", ["fisher"])


@pytest.mark.rule("VIL-13.7")
def test_she_gets_as_many_cards_as_the_player_drafts_whatever_food_she_has() -> None:
    s = solo()
    village(s, 0, "founders_food")
    village(s, 1, "countess", "hunter", "hunter", "hunter")
    play_until(s, "put-coin 0")
    assert len(s.seats[1].cards) == 4 + 3
    assert len(s.seats[0].hand) == 5 + 3


@pytest.mark.rule("VIL-13.7", "VIL-RUL-13")
def test_without_a_face_up_villager_she_gets_none() -> None:
    s = solo()
    road(s, "mason")
    stacks(s, ["fisher"])
    play(s, "take 1")
    assert asked(s) == "draft 0"
    assert village_of(s, 1) == ["countess"]


@pytest.mark.rule("VIL-13.31")
def test_her_own_card_is_a_card_with_a_gold_symbol_and_without_a_suit() -> None:
    s = resolving("royal_treasury")
    village(s, 1, "countess", "peddler", "chandler")
    assert GAME.scores(s)[1].parts["silver"] == 3
    resolve(s, "royal_treasury")
    assert supplies_of(s) == [10, 1 + 1]
    village(s, 1, "countess", "priest")
    assert GAME.scores(s)[1].parts["silver"] == 0


@pytest.mark.rule("VIL-13.8")
def test_her_villagers_lie_singly_without_chain_or_padlock() -> None:
    s = solo()
    road(s, "truffler", "swineherd", "cartwright", "wheeler", "hunter", "hunter")
    play(s, "take 6", "give 3", "take 5", "give 1")
    assert village_of(s, 1) == ["countess", "cartwright", "truffler"]
    assert set(s.seats[1].parents) == {TABLE}
    assert supplies_of(s) == [8, 1]


@pytest.mark.rule("VIL-13.9")
def test_coins_on_her_villager_go_to_her_supply() -> None:
    s = solo()
    road(s, *SIX, coins=(3,))
    play(s, "take 2", "give 1")
    assert supplies_of(s) == [8, 1 + 3]


@pytest.mark.rule("VIL-13.10", "VIL-13.5")
def test_only_the_player_puts_one_coin_and_who_has_none_leaves() -> None:
    s = solo()
    road(s, *SIX, coins=(0, 0, 2))
    reserve(s, "fisher", "fisher", "fisher", "fisher", "grocer")
    at_update(s)
    play(s, "coin 5")
    assert asked(s) == "build 0"
    assert road_of(s) == ["grocer", "fisher", "hunter", "fisher", "chandler", "fisher"]
    assert s.slot_coins == (0, 0, 2, 0, 1, 0)


@pytest.mark.rule("VIL-13.10")
def test_he_may_pass() -> None:
    s = solo()
    road(s, *SIX)
    at_update(s)
    play(s, "pass")
    assert not any(s.slot_coins)


@pytest.mark.rule("VIL-13.11")
def test_for_padlocks_the_countess_is_the_other_player() -> None:
    s = solo()
    village(s, 1, "countess", "shipwright")
    hand(s, 0, "fisher")
    at_build(s)
    play(s, "place fisher")
    assert reasons(s, "bank") == ["VIL-8.4"]
    play(s, "pay 1 1")
    assert supplies_of(s) == [6, 1]
    assert coins_on(s, 1, "shipwright") == 2


@pytest.mark.rule("VIL-13.30")
def test_expansions_are_off_by_default_and_may_be_allowed() -> None:
    assert len(table(1).seats[0].hand) == 5
    s = table(1, scoundrels=True, saints=True, profiteers=True, improvements=True)
    assert len(s.seats[0].hand) == 7
    assert len(s.improvements) == 3


# -- levels


@pytest.mark.rule("VIL-14.1a")
@pytest.mark.parametrize("name", ["jeweler", "mason", "seeker"])
def test_novice_one_event_per_round_whatever_the_value(name: str) -> None:
    s = resolving(level="novice")
    reserve(s, name)
    at_end(s)
    assert len(s.events) == 1


@pytest.mark.rule("VIL-14.1b")
def test_novice_the_countess_shows_no_gold() -> None:
    s = table(1, difficulty="novice")
    assert village_of(s, 1) == ["countess_plain"]
    assert s.seats[1].supply == 1
    assert GAME.scores(s)[1].total == 1


@pytest.mark.rule("VIL-14.1c", "VIL-14.2c")
@pytest.mark.parametrize(("level", "there"), [("novice", False), ("normal", True), ("veteran", False)])
def test_it_was_you_is_for_the_normal_level_only(level: str, there: bool) -> None:
    s = table(1, difficulty=level)
    assert ("it_was_you" in season(s, 1)) == there
    assert len(season(s, 1)) == 11 + there


@pytest.mark.rule("VIL-14.2a")
@pytest.mark.parametrize(("level", "events"), [("novice", 1), ("normal", 1), ("veteran", 2)])
def test_veteran_starts_with_two_events(level: str, events: int) -> None:
    assert len(table(1, difficulty=level).events) == events


@pytest.mark.rule("VIL-14.2b")
@pytest.mark.parametrize(("level", "question"), [("novice", "jester-window 0"), ("veteran", "draft 0")])
def test_veteran_has_no_jester(level: str, question: str) -> None:
    s = table(1, difficulty=level)
    assert asked(s) == question
    assert any(text.startswith("jester") for text in options(s)) == (level == "novice")


@pytest.mark.rule("VIL-14.2d")
@pytest.mark.parametrize(("level", "gold"), [("novice", 1), ("normal", 1), ("veteran", 10)])
def test_veteran_the_countess_starts_with_ten_gold(level: str, gold: int) -> None:
    s = table(1, difficulty=level)
    assert s.seats[1].supply == gold


@pytest.mark.rule("VIL-14.3")
def test_no_event_is_known_to_the_engine_by_name() -> None:
    words = set()
    for path in SOURCES.rglob("*.py"):
        for part in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                words.add(part.value)
    assert words & set(EVENT_NAMES) == set()
