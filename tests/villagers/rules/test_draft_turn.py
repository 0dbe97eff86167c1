"""VIL-15.4 to 15.7, 15.12 to 15.14: a draft turn with expansions; Barbarian, Courier and Flaker."""

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_draft,
    hand,
    hand_of,
    options,
    pile_of,
    play,
    play_until,
    reasons,
    reserve,
    road,
    road_of,
    square,
    square_of,
    stacks,
    supplies,
    supplies_of,
    table,
    village,
)
from wagontrain.villagers.limits import draft_limit
from wagontrain.villagers.names import DUE
from wagontrain.villagers.state import State

SIX = ("mason", "wattler", "hunter", "harvester", "chandler", "agent")


def drafting(*mine: str, theirs: tuple[str, ...] = ("mason",), seats: int = 2) -> State:
    """The draft of seat 0, who holds these cards; the others hold cards of their own."""
    s = table(seats, scoundrels=True)
    hand(s, 0, *mine)
    for seat in range(1, seats):
        hand(s, seat, *theirs)
    road(s, *SIX)
    at_draft(s)
    return s


def building(*mine: str, seats: int = 2, **options: object) -> State:
    """The build turn of seat 0, who holds these cards."""
    s = table(seats, "scoundrels at work", scoundrels=True, **options)
    for seat in range(seats):
        village(s, seat, "founders_food")
        hand(s, seat)
    hand(s, 0, *mine)
    at_build(s)
    return s


# -- a draft turn, step by step


@pytest.mark.rule("VIL-15.4", "VIL-15.12b")
def test_draft_cards_come_before_the_draft_and_do_not_use_it_up() -> None:
    s = drafting("barbarian")
    play(s, "play barbarian")
    assert asked(s) == "draft 0"
    assert square_of(s, 0) == []


@pytest.mark.rule("VIL-15.4", "VIL-15.12d")
def test_draft_cards_come_right_after_the_draft_too() -> None:
    s = drafting("barbarian")
    play(s, "take 1")
    assert (asked(s), options(s)) == ("after-draft 0", ["pass", "play barbarian"])
    play(s, "play barbarian")
    assert asked(s) == "draft 1"


@pytest.mark.rule("VIL-15.4", "VIL-9.1")
@pytest.mark.parametrize("name", ["noble", "schemer", "sheriff", "tinner"])
def test_cards_of_the_build_turn_are_not_played_in_the_draft(name: str) -> None:
    s = drafting(name)
    assert reasons(s, f"play {name}") == ["VIL-9.1"]


@pytest.mark.rule("VIL-15.4", "VIL-9.1")
@pytest.mark.parametrize("name", ["barbarian", "flaker", "courier"])
def test_cards_of_the_draft_are_not_played_in_the_build_turn(name: str) -> None:
    s = building(name)
    assert reasons(s, f"play {name}") == ["VIL-9.1"]


@pytest.mark.rule("VIL-15.12a")
def test_the_courier_window_comes_first() -> None:
    s = drafting("barbarian", theirs=("courier",))
    assert asked(s) == "courier-window 1"
    play(s, "pass")
    assert asked(s) == "draft 0"


@pytest.mark.rule("VIL-15.12b", "VIL-RUL-40")
def test_any_number_of_draft_cards_one_after_the_other() -> None:
    s = drafting("barbarian", "flaker", "benefactor", "hunter")
    square(s, 1, "mason")
    play(s, "play barbarian", "play flaker", "from 1", "choose mason", "play benefactor", "place hunter")
    assert asked(s) == "draft 0"
    assert hand_of(s, 0) == ["mason"]


@pytest.mark.rule("VIL-15.12c")
def test_the_draft_itself_is_compulsory() -> None:
    s = drafting("barbarian")
    assert reasons(s, "pass") == ["VIL-20.2"]
    play(s, "take 1")
    assert square_of(s, 0) == ["mason"]


@pytest.mark.rule("VIL-15.12d", "VIL-15.12e", "VIL-RUL-40")
def test_a_benefactor_after_the_last_draft_keeps_the_player_in() -> None:
    s = drafting("benefactor", "hunter")
    square(s, 0, "mason")
    play(s, "take 1", "play benefactor", "place hunter")
    assert not s.seats[0].done
    assert (len(square_of(s, 0)), draft_limit(s, s.seats[0])) == (2, 3)


@pytest.mark.rule("VIL-15.12e")
def test_without_it_the_limit_has_been_reached() -> None:
    s = drafting("benefactor", "hunter")
    square(s, 0, "mason")
    play(s, "take 1", "pass")
    assert s.seats[0].done


@pytest.mark.rule("VIL-15.12e", "VIL-15.7", "VIL-RUL-40")
def test_a_flaker_on_the_own_square_after_the_last_draft_keeps_the_player_in() -> None:
    s = drafting("flaker")
    square(s, 0, "cooper")
    play(s, "take 1", "play flaker", "from 0", "choose cooper")
    assert not s.seats[0].done
    assert (hand_of(s, 0), square_of(s, 0)) == (["cooper"], ["mason"])
    play(s, "take 2")
    assert asked(s) == "draft 0"
    play(s, "take 3")
    assert hand_of(s, 0) == ["cooper", "hunter", "mason"]


@pytest.mark.rule("VIL-15.13")
def test_who_is_done_has_no_draft_turn_but_may_still_use_the_courier() -> None:
    s = drafting("courier", "barbarian")
    square(s, 0, "cooper")
    play(s, "take 2", "pass")
    assert s.seats[0].done
    assert asked(s) == "courier-window 0"
    assert reasons(s, "play barbarian") == ["VIL-9.2"]
    play(s, "take 1")
    assert "mason" in hand_of(s, 0)


@pytest.mark.rule("VIL-15.14")
def test_cards_on_the_square_are_not_in_the_hand() -> None:
    s = drafting("benefactor", "cooper")
    square(s, 0, "barbarian", "hunter")
    village(s, 0, "founders_food", "lumberjack")
    assert reasons(s, "play barbarian") == ["VIL-15.14"]
    play(s, "play benefactor")
    assert reasons(s, "place hunter") == ["VIL-16.2"]
    assert options(s) == ["place cooper"]


# -- Barbarian


@pytest.mark.rule("VIL-15.5")
def test_barbarian_the_road_is_discarded_and_refilled_from_the_reserve() -> None:
    s = drafting("barbarian")
    road(s, "mason", None, "hunter", coins=(2, 0, 1))
    reserve(s, *["agent"] * 5, "fisher")
    stacks(s, ["cooper"])
    supplies(s, 8, 8)
    play(s, "play barbarian")
    assert road_of(s) == ["fisher", *["agent"] * 5]
    assert sorted(pile_of(s.discard)) == ["barbarian", "hunter", "mason"]
    assert supplies_of(s) == [11, 8]
    assert not any(s.slot_coins)


@pytest.mark.rule("VIL-15.5")
def test_barbarian_falls_back_to_the_leftmost_stack_which_may_run_out() -> None:
    s = drafting("barbarian")
    reserve(s, "agent")
    stacks(s, [], ["fisher"], ["cooper", "grocer"])
    play(s, "play barbarian")
    assert road_of(s) == ["agent", "fisher", "grocer", "cooper", None, None]
    assert (s.first_market, s.second_market) == (DUE, DUE)


@pytest.mark.rule("VIL-15.5", "VIL-9.14")
def test_barbarian_needs_a_villager_on_the_road() -> None:
    s = drafting("barbarian")
    road(s)
    assert reasons(s, "play barbarian") == ["VIL-9.14"]


# -- Courier


@pytest.mark.rule("VIL-15.6", "VIL-RUL-21")
def test_courier_a_face_up_villager_before_the_other_chooses() -> None:
    s = drafting("mason", theirs=("courier",))
    road(s, *SIX, coins=(0, 3))
    stacks(s, [], ["fisher"], ["cooper"])
    supplies(s, 8, 8)
    assert options(s) == ["pass", *[f"take {slot}" for slot in range(1, 7)]]
    play(s, "take 2")
    assert asked(s) == "draft 0"
    assert hand_of(s, 1) == ["wattler"]
    assert supplies_of(s) == [8, 11]
    assert road_of(s)[1] == "fisher"
    assert pile_of(s.discard) == ["courier"]


@pytest.mark.rule("VIL-15.6", "VIL-RUL-21")
def test_courier_takes_no_card_from_a_stack_or_an_empty_slot() -> None:
    s = drafting("mason", theirs=("courier",))
    road(s, "mason", None, "hunter")
    assert reasons(s, "take 2") == ["VIL-15.6"]
    assert reasons(s, "draw 1") == ["VIL-5.4b"]


@pytest.mark.rule("VIL-15.6")
def test_courier_does_not_touch_the_square_or_the_own_limit() -> None:
    s = drafting("mason", theirs=("courier",))
    play(s, "take 2", "take 1", "take 1", "take 1", "take 1")
    assert asked(s) == "put-coin 1"
    assert len(hand_of(s, 1)) == 1 + 2
    assert len(hand_of(s, 0)) == 1 + 2


@pytest.mark.rule("VIL-15.6a", "VIL-RUL-41")
def test_one_window_at_the_start_of_the_turn_not_between_two_drafts() -> None:
    s = drafting("mason", theirs=("courier",))
    village(s, 0, "founders", "recruiter")
    play(s, "pass", "recruit", "take 1")
    assert asked(s) == "draft 0"
    assert reasons(s, "pass") == ["VIL-20.2"]


@pytest.mark.rule("VIL-15.6a", "VIL-RUL-41")
def test_not_after_the_other_has_played_a_draft_card() -> None:
    s = drafting("barbarian", theirs=("courier",))
    play(s, "pass", "play barbarian")
    assert asked(s) == "draft 0"


@pytest.mark.rule("VIL-15.6b")
def test_the_refill_may_uncover_a_market_card_before_he_drafts() -> None:
    s = drafting("mason", theirs=("courier",))
    stacks(s, [], ["fisher"], ["cooper"])
    play(s, "take 1")
    assert (asked(s), s.first_market) == ("draft 0", DUE)


@pytest.mark.rule("VIL-15.6c")
def test_who_is_done_opens_no_window() -> None:
    s = drafting("courier")
    village(s, 0, "founders_food", "hunter", "hunter")
    windows = 0
    while asked(s) != "put-coin 1":
        windows += asked(s) == "courier-window 0"
        play(s, next(text for text in options(s) if text in ("pass", "take 1")))
    assert windows == 2


@pytest.mark.rule("VIL-15.6c")
def test_with_nothing_to_draft_there_is_no_window() -> None:
    s = drafting("mason", theirs=("courier",))
    road(s)
    stacks(s)
    reserve(s)
    at_draft(s)
    assert asked(s) == "build 0"


@pytest.mark.rule("VIL-15.6c", "VIL-5.11")
def test_a_courier_who_takes_the_last_card_leaves_nothing_to_draft() -> None:
    s = drafting("mason", theirs=("courier",))
    road(s, "fisher")
    stacks(s)
    reserve(s)
    play(s, "take 1")
    assert asked(s) == "build 0"


@pytest.mark.rule("VIL-15.6d")
def test_never_in_the_own_draft_turn() -> None:
    s = drafting("courier")
    assert asked(s) == "draft 0"
    assert reasons(s, "play courier") == ["VIL-9.1"]
    play(s, "take 1", "pass")
    assert asked(s) == "courier-window 0"


# -- Flaker


@pytest.mark.rule("VIL-15.7", "VIL-15.7a", "VIL-15.7b")
def test_flaker_takes_a_card_from_a_square_and_its_drafter_drafts_once_more_in_his_turn() -> None:
    s = drafting("flaker")
    road(s, *SIX, coins=(0, 1))
    supplies(s, 8, 8)
    play(s, "take 1", "pass")
    play_until(s, "draft 1", "pass")
    play(s, "take 2")
    assert supplies_of(s) == [8, 9]
    play(s, "play flaker", "from 1", "choose wattler")
    assert (hand_of(s, 0), square_of(s, 1)) == (["wattler"], [])
    assert supplies_of(s) == [8, 9]
    assert asked(s) == "draft 0"
    play(s, "take 3", "take 4")
    assert (s.seats[0].done, asked(s)) == (True, "draft 1")
    play(s, "take 5")
    assert hand_of(s, 0) == ["hunter", "mason", "wattler"]
    assert len(hand_of(s, 1)) == 1 + 2


@pytest.mark.rule("VIL-15.7")
def test_flaker_cannot_choose_the_square_of_one_who_is_done() -> None:
    s = drafting("flaker", seats=3)
    square(s, 0, "cooper")
    square(s, 1, "fisher")
    s.seats[2].done = True
    play(s, "play flaker")
    assert options(s) == ["from 0", "from 1"]
    assert reasons(s, "from 2") == ["VIL-15.7c"]
    assert reasons(s, "from 4") == ["VIL-15.7"]
    play(s, "from 1")
    assert reasons(s, "choose cooper") == ["VIL-15.7"]


@pytest.mark.rule("VIL-15.7c", "VIL-9.14")
def test_flaker_needs_a_square_with_a_card() -> None:
    s = drafting("flaker")
    assert reasons(s, "play flaker") == ["VIL-9.14"]
    square(s, 1, "cooper")
    assert reasons(s, "play flaker") == []


@pytest.mark.rule("VIL-15.12a")
def test_every_other_player_has_his_window_in_turn_order() -> None:
    s = drafting("mason", theirs=("noble",), seats=3)
    hand(s, 2, "courier")
    assert asked(s) == "courier-window 1"
    play_until(s, "courier-window 2", "pass")
    assert "take 1" in options(s)
