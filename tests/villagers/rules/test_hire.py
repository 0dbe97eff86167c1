"""VIL-7.13 to 7.17, 7.23, 7.24: hiring basic villagers."""

import pytest

from tests.villagers.build import (
    asked,
    at_build,
    at_draft,
    below,
    building,
    hand,
    hand_of,
    happened,
    hire,
    in_hand,
    known_stack,
    options,
    pile_of,
    play,
    play_until,
    reasons,
    reserve,
    road,
    square_of,
    stack_of,
    stacks,
    supplies_of,
    table,
    village_of,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.names import WAITING


@pytest.mark.rule("VIL-7.13")
@pytest.mark.parametrize(("basic", "piles"), [("hayer", (9, 10, 10)), ("miner", (10, 10, 9))])
def test_a_hand_card_goes_on_a_stack_and_a_basic_villager_comes(basic: str, piles: tuple[int, ...]) -> None:
    s = building("agent", "hunter")
    stacks(s, ["mason"], ["priest"])
    hire(s, basic, "hunter", 2)
    assert stack_of(s, 2) == ["priest", "hunter"]
    assert hand_of(s, 0) == ["agent"]
    assert village_of(s, 0) == ["founders", basic]
    assert (s.basics, below(s, 0, basic)) == (piles, None)


@pytest.mark.rule("VIL-7.13")
def test_a_hire_needs_a_card_to_give_back() -> None:
    s = building()
    assert reasons(s, "hire miner") == ["VIL-7.13"]
    s = building("agent")
    play(s, "hire miner")
    assert reasons(s, "return hunter") == ["VIL-7.13"]


@pytest.mark.rule("VIL-7.13")
def test_any_card_may_go_on_any_stack_that_has_cards() -> None:
    s = building("agent", "hunter", "hunter")
    stacks(s, ["mason"], [], ["priest"])
    play(s, "hire miner")
    assert options(s) == ["return hunter", "return agent"]
    play(s, "return hunter")
    assert options(s) == ["onto 1", "onto 3"]


@pytest.mark.rule("VIL-7.13", "VIL-7.15")
def test_the_card_is_chosen_first_and_lies_aside_with_its_back_up() -> None:
    s = building("agent", "hunter")
    stacks(s, ["mason"], ["priest"])
    play(s, "hire miner", "return hunter")
    assert asked(s).startswith("choose-stack")
    own, others, nobody = (GAME.observe(s, viewer)["aside"] for viewer in (0, 1, None))
    assert own == [{"card": "hunter"}]
    assert others == nobody == [{"suit": "solitary"}]
    assert "hunter" not in str(GAME.asked(s))
    for seed in range(5):
        assert GAME.observe(GAME.resample(s, 1, str(seed)), 1) == GAME.observe(s, 1)
    play(s, "onto 2")
    assert stack_of(s, 2) == ["priest", "hunter"]


@pytest.mark.rule("VIL-7.13")
def test_a_game_is_kept_while_the_card_lies_aside() -> None:
    s = GAME.new(2, "aside")
    while GAME.asked(s).question != "choose-stack":
        legal = GAME.legal(s)
        hires = [action for action in legal if GAME.text(action).startswith("hire")]
        GAME.apply(s, (hires or legal)[0])
    again = GAME.load(GAME.save(s))
    for viewer in (0, 1, None):
        assert GAME.observe(again, viewer) == GAME.observe(s, viewer)
    assert again.aside == s.aside != ()


@pytest.mark.rule("VIL-RUL-20")
def test_a_basic_villager_given_back_needs_no_stack() -> None:
    s = building("hayer")
    stacks(s, ["mason"], ["priest"])
    play(s, "hire miner", "return hayer")
    assert asked(s).startswith("build")


@pytest.mark.rule("VIL-7.14")
def test_three_hires_in_a_turn_of_any_types() -> None:
    s = building(*["agent"] * 4)
    hire(s, "miner", "agent")
    hire(s, "miner", "agent")
    hire(s, "hayer", "agent")
    assert reasons(s, "hire lumberjack") == ["VIL-7.14"]
    assert not any(text.startswith("hire") for text in options(s))


@pytest.mark.rule("VIL-7.14")
def test_hires_count_neither_to_the_limit_nor_to_the_maximum() -> None:
    s = building(*["agent"] * 8, limit=5)
    hire(s, "miner", "agent")
    play(s, *["place agent"] * 5)
    hire(s, "miner", "agent")
    hire(s, "miner", "agent")
    assert len(village_of(s, 0)) == 1 + 5 + 3


@pytest.mark.rule("VIL-7.14")
def test_the_hires_are_counted_anew_in_each_turn() -> None:
    s = building(*["agent"] * 4)
    for _ in range(3):
        hire(s, "miner", "agent")
    at_build(s)
    assert reasons(s, "hire miner") == []


@pytest.mark.rule("VIL-7.15")
def test_the_front_of_the_returned_card_is_not_shown_but_its_back_is() -> None:
    s = building("cooper")
    stacks(s, ["mason"])
    hire(s, "miner", "cooper")
    assert known_stack(s, 1, 1) == ["a back of ore", "a back of wood"]
    assert "returned 1 wood cooper" in happened(s)
    shown = [event.to_json(1) for event in s.log or [] if event.kind.name == "returned"]
    assert shown[0]["args"] == {"stack": "1", "suit": "wood"}


@pytest.mark.rule("VIL-7.16", "VIL-5.9")
def test_an_empty_stack_cannot_take_the_card() -> None:
    s = building("agent")
    stacks(s, ["mason"], [], ["priest"])
    play(s, "hire miner", "return agent")
    assert reasons(s, "onto 2") == ["VIL-7.16"]


@pytest.mark.rule("VIL-7.16")
def test_without_stacks_the_card_goes_on_top_of_the_reserve() -> None:
    s = building("agent")
    stacks(s)
    reserve(s, "mason", "priest")
    hire(s, "miner", "agent")
    assert pile_of(s.reserve) == ["mason", "priest", "agent"]
    assert village_of(s, 0) == ["founders", "miner"]


@pytest.mark.rule("VIL-7.16")
def test_without_stacks_and_reserve_the_card_goes_to_the_discard_pile() -> None:
    s = building("agent")
    stacks(s)
    reserve(s)
    s.discard = ()
    hire(s, "miner", "agent")
    assert (pile_of(s.discard), pile_of(s.reserve)) == (["agent"], [])
    assert village_of(s, 0) == ["founders", "miner"]


@pytest.mark.rule("VIL-7.15", "VIL-7.16")
def test_all_see_the_back_of_a_card_returned_to_the_discard_pile() -> None:
    s = building("agent", "cooper")
    stacks(s)
    reserve(s)
    s.discard = ()
    hire(s, "miner", "agent")
    assert GAME.observe(s, 0)["discard"] == [{"card": "agent"}]
    assert GAME.observe(s, 1)["discard"] == GAME.observe(s, None)["discard"] == [{"suit": "solitary"}]


@pytest.mark.rule("VIL-7.17")
def test_a_type_whose_pile_is_empty_cannot_be_hired() -> None:
    s = building("agent")
    s.basics = (1, 0, 1)
    assert reasons(s, "hire lumberjack") == ["VIL-7.17"]
    assert [text for text in options(s) if text.startswith("hire")] == ["hire hayer", "hire miner"]


@pytest.mark.rule("VIL-7.23")
def test_a_special_or_padlocked_card_may_be_returned_and_costs_nothing() -> None:
    s = building("monk", "cooper", supply=0)
    hire(s, "miner", "monk")
    hire(s, "miner", "cooper")
    assert supplies_of(s)[0] == 0
    assert village_of(s, 0) == ["founders", "miner", "miner"]


@pytest.mark.rule("VIL-7.23")
def test_a_card_drafted_in_this_round_may_be_returned() -> None:
    s = table(2)
    hand(s, 0)
    road(s, "agent", "hunter", *["priest"] * 4)
    at_draft(s)
    play(s, "take 1")
    play_until(s, "build 0", "draw 1", "pass")
    hire(s, "miner", "agent", 6)
    assert stack_of(s, 6)[-1] == "agent"


@pytest.mark.rule("VIL-7.23")
def test_the_hired_villager_may_be_built_upon_in_the_same_turn() -> None:
    s = building("agent", "carpenter")
    hire(s, "lumberjack", "agent")
    play(s, "place carpenter", "on 1")
    assert below(s, 0, "carpenter") == "lumberjack"


@pytest.mark.rule("VIL-7.24")
def test_a_returned_card_is_the_next_to_be_drawn_from_that_stack() -> None:
    s = building("agent")
    stacks(s, ["mason"], ["priest"])
    hire(s, "miner", "agent", 2)
    at_draft(s)
    play(s, "draw 2")
    assert square_of(s, 0) == ["agent"]


@pytest.mark.rule("VIL-7.24")
def test_a_returned_card_can_put_off_a_market() -> None:
    s = building("agent")
    stacks(s, [], ["mason"], ["priest"])
    hire(s, "miner", "agent", 2)
    at_draft(s)
    play(s, "draw 2")
    assert (stack_of(s, 2), s.first_market) == (["mason"], WAITING)


@pytest.mark.rule("VIL-RUL-20")
def test_a_basic_villager_in_a_hand_is_placed_as_a_normal_build() -> None:
    s = building("agent", limit=1)
    in_hand(s, 0, "miner")
    play(s, "place miner")
    assert (below(s, 0, "miner"), s.basics) == (None, (10, 10, 10))
    assert reasons(s, "place agent") == ["VIL-7.2"]


@pytest.mark.rule("VIL-RUL-20")
def test_a_basic_villager_given_back_goes_to_its_own_pile() -> None:
    s = building()
    in_hand(s, 0, "miner")
    s.basics = (10, 10, 9)
    hire(s, "hayer", "miner")
    assert asked(s) == "build 0"
    assert s.basics == (9, 10, 10)
