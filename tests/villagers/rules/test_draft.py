"""VIL-5: the Draft Phase."""

import pytest

from tests.villagers.build import (
    Branch,
    asked,
    at_draft,
    building,
    hand,
    hand_of,
    known_hand,
    known_stack,
    open_events,
    options,
    pile_of,
    play,
    play_until,
    reasons,
    reserve,
    road,
    road_of,
    solo,
    square,
    square_of,
    stack_of,
    stacks,
    supplies_of,
    table,
    village,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.names import DUE, HELD, WAITING
from wagontrain.villagers.state import State

OTHERS = ["mason", "hunter", "agent", "agent", "agent"]


def drafting(*own: Branch, seats: int = 2, first: int = 0, **packs: object) -> State:
    """The start of a Draft Phase in which seat 0 has this village."""
    s = table(seats, "a table", **packs)
    village(s, 0, *(own or ("founders",)))
    at_draft(s, first)
    return s


def turns(s: State) -> list[int]:
    """Whose draft turns the phase has, if all draft blindly."""
    found = []
    while asked(s).startswith("draft"):
        found.append(GAME.to_act(s))
        play(s, next(text for text in options(s) if text.startswith(("draw", "reserve"))))
    return found


@pytest.mark.rule("VIL-5.1")
@pytest.mark.parametrize(("food", "limit"), [(0, 2), (1, 3), (2, 4), (3, 5), (4, 5), (6, 5)])
def test_the_draft_limit_is_2_plus_food_and_at_most_5(food: int, limit: int) -> None:
    s = drafting("founders", *["hunter"] * food)
    assert turns(s).count(0) == limit


@pytest.mark.rule("VIL-5.1")
def test_only_visible_food_of_the_own_village_counts() -> None:
    s = drafting("founders", ["hayer", ["grazier", "milk_maid"]], ["graper", "vintner"])
    village(s, 1, "founders", "hunter", "hunter")
    assert draft_limit(s, s.seats[0]) == 2 + 2


@pytest.mark.rule("VIL-5.2")
def test_drafting_is_compulsory() -> None:
    s = drafting()
    assert {text.split()[0] for text in options(s)} == {"take", "draw"}
    assert reasons(s, "pass")
    assert reasons(s, "end")


@pytest.mark.rule("VIL-5.3")
def test_one_card_at_a_time_clockwise_from_the_first_player() -> None:
    assert turns(drafting(seats=3, first=1)) == [1, 2, 0, 1, 2, 0]


@pytest.mark.rule("VIL-5.3")
def test_a_player_who_has_reached_the_limit_is_skipped() -> None:
    assert turns(drafting("founders", "hunter", "hunter", seats=3)) == [0, 1, 2, 0, 1, 2, 0, 0]


@pytest.mark.rule("VIL-5.4a")
def test_a_face_up_villager_may_be_taken() -> None:
    s = drafting()
    road(s, "cooper", None, "mason")
    stacks(s)
    reserve(s)
    assert options(s) == ["take 1", "take 3"]
    assert reasons(s, "take 2") == ["VIL-5.4a"]
    play(s, "take 3")
    assert square_of(s, 0) == ["mason"]


@pytest.mark.rule("VIL-5.4b")
def test_the_top_card_of_any_stack_may_be_taken_unseen() -> None:
    s = drafting()
    stacks(s, ["agent"], [], ["miner", "cooper"], ["mason"])
    assert [text for text in options(s) if text.startswith("draw")] == ["draw 1", "draw 3", "draw 4"]
    assert known_stack(s, 3, 0) == ["?", "a back of wood"]
    play(s, "draw 3")
    assert square_of(s, 0) == ["cooper"]
    assert reasons(s, "draw 2") == ["VIL-5.9"]


@pytest.mark.rule("VIL-5.4c")
def test_the_reserve_may_be_drafted_from_only_without_stacks() -> None:
    s = drafting()
    stacks(s, [], [], [], [], [], ["cooper"])
    reserve(s, "agent", "mason")
    assert reasons(s, "reserve") == ["VIL-5.4c"]
    stacks(s)
    play(s, "reserve")
    assert square_of(s, 0) == ["mason"]
    assert pile_of(s.reserve) == ["agent"]


@pytest.mark.rule("VIL-5.4c")
def test_an_empty_reserve_cannot_be_drafted_from() -> None:
    s = drafting()
    stacks(s)
    reserve(s)
    assert reasons(s, "reserve") == ["VIL-5.4c"]


@pytest.mark.rule("VIL-5.5")
@pytest.mark.parametrize("draft", ["take 1", "draw 1"])
def test_the_drafted_card_lies_open_on_the_square_for_all_to_see(draft: str) -> None:
    s = drafting()
    hand(s, 0)
    road(s, "cooper")
    stacks(s, ["agent", "cooper"], ["agent"] * 9)
    play(s, draft)
    seats = GAME.observe(s, 1)["seats"]
    assert isinstance(seats, list)
    assert seats[0]["square"] == ["cooper"]
    assert hand_of(s, 0) == []
    play(s, "draw 2", "draw 2")
    assert known_hand(s, 0, 1) == ["agent", "cooper"]


@pytest.mark.rule("VIL-5.6")
def test_coins_on_a_drafted_card_go_to_the_supply_at_once() -> None:
    s = drafting()
    road(s, "cooper", "mason", coins=[0, 3])
    play(s, "take 2")
    assert supplies_of(s) == [11, 8]
    assert s.slot_coins[1] == 0


@pytest.mark.rule("VIL-5.7")
def test_a_slot_is_refilled_at_once_from_the_leftmost_stack() -> None:
    s = drafting()
    road(s, "cooper", *OTHERS)
    stacks(s, [], ["miner", "priest"], ["hunter"])
    play(s, "take 2")
    assert road_of(s)[:3] == ["cooper", "priest", "hunter"]
    assert stack_of(s, 2) == ["miner"]


@pytest.mark.rule("VIL-5.7")
def test_a_slot_is_refilled_from_the_reserve_when_all_stacks_are_empty() -> None:
    s = drafting()
    road(s, "cooper", *OTHERS)
    stacks(s)
    reserve(s, "agent", "priest")
    play(s, "take 1")
    assert (road_of(s)[0], pile_of(s.reserve)) == ("priest", ["agent"])


@pytest.mark.rule("VIL-5.7")
def test_a_slot_stays_empty_when_nothing_is_left() -> None:
    s = drafting()
    road(s, "cooper", "mason")
    stacks(s)
    reserve(s)
    play(s, "take 1")
    assert road_of(s)[:2] == [None, "mason"]


@pytest.mark.rule("VIL-5.7")
def test_after_a_blind_draft_no_slot_is_refilled() -> None:
    s = drafting()
    road(s, "cooper", *OTHERS)
    stacks(s, ["miner"], ["priest", "hunter"])
    play(s, "draw 2")
    assert (stack_of(s, 1), stack_of(s, 2)) == (["miner"], ["priest"])


@pytest.mark.rule("VIL-5.8")
def test_at_the_limit_the_square_goes_to_the_hand_and_the_player_is_done() -> None:
    s = drafting("founders", "hunter")
    hand(s, 0, "agent")
    square(s, 0, "mason", "cooper")
    road(s, "priest")
    play(s, "take 1")
    assert hand_of(s, 0) == ["agent", "cooper", "mason", "priest"]
    assert square_of(s, 0) == []
    assert turns(s) == [1, 1]


@pytest.mark.rule("VIL-5.8")
def test_below_the_limit_the_cards_stay_on_the_square() -> None:
    s = drafting()
    hand(s, 0)
    road(s, "priest")
    play(s, "take 1")
    assert (square_of(s, 0), hand_of(s, 0)) == (["priest"], [])


@pytest.mark.rule("VIL-5.9")
def test_no_card_comes_back_to_a_stack_that_has_run_out() -> None:
    s = building("agent")
    stacks(s, [], ["mason"])
    play(s, "hire miner", "return agent")
    assert options(s) == ["onto 2"]
    assert reasons(s, "onto 1") == ["VIL-7.16"]


@pytest.mark.rule("VIL-5.9")
def test_the_slot_below_a_stack_that_has_run_out_stays_in_play() -> None:
    s = drafting()
    road(s, "cooper", *OTHERS)
    stacks(s, [], ["mason", "priest"])
    play(s, "take 1")
    assert road_of(s)[0] == "priest"
    assert "take 1" in options(s)


@pytest.mark.rule("VIL-5.10")
def test_an_open_market_card_stays_until_its_market_is_over() -> None:
    s = drafting()
    stacks(s, [], ["mason"], ["agent"] * 9)
    play(s, "draw 2")
    seen = [s.first_market]
    for question in ("put-coin 1", "build 0", "build 1"):
        play_until(s, question, "draw 3", "pass", "end")
        seen.append(s.first_market)
    play(s, "end")
    assert (seen, s.first_market) == ([DUE] * 4, HELD)


@pytest.mark.rule("VIL-5.11", "VIL-RUL-3")
def test_a_player_for_whom_no_card_is_left_is_done_and_takes_his_square() -> None:
    s = drafting()
    hand(s, 1)
    road(s, "cooper", "mason", "agent")
    stacks(s)
    reserve(s)
    play(s, "take 1", "take 2", "take 3")
    assert (square_of(s, 1), hand_of(s, 1)) == ([], ["mason"])
    assert asked(s) == "build 0"


@pytest.mark.rule("VIL-5.12")
@pytest.mark.parametrize(("seats", "next_question"), [(2, "put-coin 1"), (3, "build 0")])
def test_when_all_are_done_the_road_is_updated(seats: int, next_question: str) -> None:
    s = drafting(seats=seats)
    turns(s)
    assert asked(s) == next_question
    assert (seats == 2) or s.slot_coins == (1,) * 6


@pytest.mark.rule("VIL-5.13", "VIL-RUL-39")
@pytest.mark.parametrize(
    ("food", "bonus", "events", "limit"),
    [
        (1, 1, [], 4),
        (3, 1, [], 5),
        (6, 0, ["rats"], 4),
        (6, 0, ["blizzard"], 3),
        (6, 0, ["rats", "blizzard"], 3),
        (6, 0, ["blizzard", "rats"], 3),
        (0, 0, ["rats"], 1),
        (0, 0, ["rats", "rats"], 1),
    ],
)
def test_the_order_in_the_draft_limit(food: int, bonus: int, events: list[str], limit: int) -> None:
    s = solo()
    village(s, 0, "founders", *["hunter"] * food)
    s.seats[0].food_bonus = bonus
    open_events(s, *events)
    assert draft_limit(s, s.seats[0]) == limit


@pytest.mark.rule("VIL-5.13", "VIL-18.5")
def test_food_of_an_improvement_is_a_draft_more() -> None:
    s = drafting()
    s.seats[0].food_bonus = 1
    assert turns(s) == [0, 1, 0, 1, 0]


@pytest.mark.rule("VIL-5.14")
def test_several_slots_are_filled_from_the_left_each_from_the_leftmost_stack_then() -> None:
    s = solo()
    road(s, "cooper", "mason", "agent", "wattler", "hunter", "harvester")
    stacks(s, ["priest"], ["grocer", "beekeeper"])
    play(s, "take 4", "give 2")
    assert road_of(s) == ["cooper", "priest", "agent", "beekeeper", "hunter", "harvester"]


@pytest.mark.rule("VIL-5.15")
def test_a_stack_is_empty_as_soon_as_its_last_card_has_left() -> None:
    s = drafting()
    road(s, "cooper", *OTHERS)
    stacks(s, ["priest"], ["grocer"], ["agent"])
    play(s, "take 1")
    assert (road_of(s)[0], stack_of(s, 1), s.first_market) == ("priest", [], WAITING)
    play(s, "take 2")
    assert (road_of(s)[1], stack_of(s, 2), s.first_market) == ("grocer", [], DUE)


@pytest.mark.rule("VIL-5.15")
def test_the_reserve_opens_in_the_middle_of_a_draft_phase() -> None:
    s = drafting()
    stacks(s, [], [], [], [], [], ["priest"])
    play(s, "draw 6")
    assert "reserve" in options(s)
