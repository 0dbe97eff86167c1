"""Who knows what: backs and fronts, cards that go face down, looks into hands and piles.

Many tests tell the same story twice with different hidden cards: a viewer who cannot tell the two apart
must be shown the same table.
"""

import pytest

from tests.villagers.build import (
    asked,
    at_draft,
    card,
    hand,
    hand_of,
    improvements,
    known_groups,
    known_hand,
    known_reserve,
    known_stack,
    mini,
    options,
    pile_of,
    play,
    reserve,
    road,
    stack_of,
    stacks,
    table,
    village,
)
from tests.villagers.stories import (
    EVERYONE,
    alike,
    blessed,
    building,
    drafted_again,
    give_back,
    returned,
    searched,
    visited,
)
from wagontrain.villagers import GAME
from wagontrain.villagers.card_bits import public_card, seen_by, unseen_card
from wagontrain.villagers.state import State

SIX = ("mason", "wattler", "hunter", "harvester", "chandler", "agent")
BACK = "a back of solitary"
MIXED = "a back of solitary, of a group"


def knows_front(s: State, viewer: int | None, name: str) -> bool:
    """Does any face-down card of the view show this front?"""
    return f"'card': '{name}'" in str(GAME.observe(s, viewer))


# -- backs and fronts


@pytest.mark.rule("VIL-2.12", "VIL-2.15", "VIL-RUL-30")
def test_a_dealt_hand_shows_its_owner_the_fronts_and_the_others_the_backs() -> None:
    s = table(3)
    hand(s, 0, "cooper", "hunter", "tinner")
    assert known_hand(s, 0, 0) == ["cooper", "hunter", "tinner"]
    for viewer in (1, 2, None):
        assert known_hand(s, 0, viewer) == ["a back of solitary", "a back of special", "a back of wood"]


@pytest.mark.rule("VIL-2.12")
def test_of_a_stack_only_the_top_back_is_seen() -> None:
    s = table(3)
    stacks(s, ["cooper", "fisher", "mason"])
    for viewer in EVERYONE:
        assert known_stack(s, 1, viewer) == ["?", "?", "a back of ore"]
    assert known_reserve(s, None)[:-1] == ["?"] * (len(s.reserve) - 1)


@pytest.mark.rule("VIL-2.12", "VIL-7.15")
def test_a_back_that_was_on_top_is_remembered_when_it_is_covered() -> None:
    s = building(unseen="mason cooper")
    give_back(s, "mason")
    assert known_stack(s, 1, 1) == ["?", "a back of solitary", "a back of ore"]


@pytest.mark.rule("VIL-2.15", "VIL-5.5")
def test_a_card_drafted_face_up_and_still_in_hand_is_known_to_all() -> None:
    s = table(3)
    hand(s, 0, "fisher")
    road(s, *SIX)
    play(s, "take 1", "take 1", "take 1", "take 2")
    assert hand_of(s, 0) == ["fisher", "mason", "wattler"]
    for viewer in (1, 2, None):
        assert known_hand(s, 0, viewer) == [BACK, "mason", "wattler"]


@pytest.mark.rule("VIL-2.15", "VIL-5.5")
def test_a_card_drawn_blind_is_known_to_all() -> None:
    s = table(3)
    hand(s, 0)
    stacks(s, *[["cooper", "fisher", "grocer"]] * 6)
    play(s, "draw 1", "draw 2", "draw 3", "draw 1")
    for viewer in EVERYONE:
        assert known_hand(s, 0, viewer) == ["fisher", "grocer"]


# -- cards that are returned


@pytest.mark.rule("VIL-7.15", "VIL-2.15")
def test_a_card_returned_face_down_is_known_to_who_returned_it_only() -> None:
    s = building(unseen="hunter cooper")
    give_back(s, "hunter")
    assert known_stack(s, 1, 0)[-1] == "hunter"
    for viewer in (1, 2, None):
        assert known_stack(s, 1, viewer)[-1] == BACK
        assert alike(viewer, s, returned("agent", unseen="agent cooper"))


@pytest.mark.rule("VIL-2.15")
def test_a_hand_with_one_card_of_a_suit_gives_it_away() -> None:
    s = returned("hunter", seen="hunter", unseen="cooper")
    for viewer in EVERYONE:
        assert known_stack(s, 1, viewer)[-1] == "hunter"


@pytest.mark.rule("VIL-2.15")
def test_among_several_of_a_suit_the_table_loses_track() -> None:
    s = returned("hunter", seen="hunter", unseen="agent")
    other = returned("agent", seen="hunter", unseen="agent")
    for viewer in (1, 2, None):
        assert alike(viewer, s, other)
        assert (known_stack(s, 1, viewer)[-1], known_hand(s, 0, viewer)) == (MIXED, [MIXED])
        assert known_groups(s, viewer) == [["hunter"]]
    assert (known_stack(s, 1, 0)[-1], known_hand(s, 0, 0)) == ("hunter", ["agent"])


@pytest.mark.rule("VIL-2.15")
def test_two_cards_that_all_know_to_be_alike_stay_known() -> None:
    s = returned("hunter", seen="hunter hunter")
    for viewer in EVERYONE:
        assert (known_stack(s, 1, viewer)[-1], known_hand(s, 0, viewer)) == ("hunter", ["hunter"])


@pytest.mark.rule("VIL-2.15")
def test_two_known_cards_of_a_suit_are_known_to_be_here_or_there() -> None:
    s = returned("hunter", seen="hunter agent")
    other = returned("agent", seen="hunter agent")
    for viewer in (1, 2, None):
        assert alike(viewer, s, other)
        assert known_groups(s, viewer) == [["agent", "hunter"]]


@pytest.mark.rule("VIL-2.15")
def test_where_nobody_knew_anything_nothing_is_mixed() -> None:
    s = returned("hunter", unseen="hunter agent")
    for viewer in (1, 2, None):
        assert (known_stack(s, 1, viewer)[-1], known_hand(s, 0, viewer)) == (BACK, [BACK])
        assert known_groups(s, viewer) == []


@pytest.mark.rule("VIL-2.15")
def test_cards_returned_to_two_stacks_make_one_group() -> None:
    s = building(seen="hunter", unseen="agent harvester")
    give_back(s, "agent", 1)
    give_back(s, "hunter", 2)
    assert (known_stack(s, 1, 1)[-1], known_stack(s, 2, 1)[-1], known_hand(s, 0, 1)) == (
        MIXED,
        MIXED,
        [MIXED],
    )
    assert known_groups(s, 1) == [["hunter"]]


@pytest.mark.rule("VIL-7.16", "VIL-2.15")
def test_a_card_returned_to_the_discard_pile_lies_face_down() -> None:
    s = building(unseen="hunter")
    stacks(s)
    reserve(s)
    play(s, "hire miner", "return hunter")
    assert pile_of(s.discard) == ["hunter"]
    assert knows_front(s, 0, "hunter")
    assert not any(knows_front(s, viewer, "hunter") for viewer in (1, 2, None))


@pytest.mark.rule("VIL-7.16", "VIL-2.15")
def test_a_card_returned_to_the_reserve_is_known_to_who_returned_it() -> None:
    s = building(unseen="hunter")
    stacks(s)
    reserve(s, "mason")
    play(s, "hire miner", "return hunter")
    assert known_reserve(s, 0) == ["a back of ore", "hunter"]
    assert known_reserve(s, 1) == ["a back of ore", BACK]


# -- when a card of a group is seen again


@pytest.mark.rule("VIL-5.5")
def test_what_is_seen_again_leaves_the_group_with_its_front() -> None:
    s = drafted_again(returned("hunter", seen="hunter", unseen="agent"))
    for viewer in (1, 2, None):
        assert known_hand(s, 0, viewer) == [MIXED]
        assert known_groups(s, viewer) == [[]]


@pytest.mark.rule("VIL-5.5")
def test_what_is_left_is_known_when_the_other_one_is_seen() -> None:
    s = drafted_again(returned("agent", seen="hunter", unseen="agent"))
    for viewer in (1, 2, None):
        assert (known_hand(s, 0, viewer), known_groups(s, viewer)) == ([MIXED], [["hunter"]])


@pytest.mark.rule("VIL-5.5")
def test_nobody_goes_on_believing_in_a_front_that_was_seen_elsewhere() -> None:
    """The Hunter that is placed may be the one that all had seen: of the stack nothing is known any more."""
    twins = returned("hunter", seen="hunter", unseen="hunter")
    play(twins, "place hunter")
    apart = returned("agent", seen="hunter", unseen="agent")
    play(apart, "place hunter")
    for viewer in (1, 2, None):
        assert alike(viewer, twins, apart)
        assert known_groups(twins, viewer) == [[]]


@pytest.mark.rule("VIL-5.5")
def test_a_card_shown_from_a_hand_is_the_one_that_each_viewer_had_seen() -> None:
    """Seats 1 and 2 have each seen one card; when a Hunter is placed, seat 1 takes it for that one."""
    twins, apart = building(), building()
    known_to_1 = seen_by(seen_by(unseen_card(card("hunter")), 0), 1)
    for s, name in ((twins, "hunter"), (apart, "agent")):
        known_to_2 = seen_by(seen_by(unseen_card(card(name)), 0), 2)
        s.seats[0].hand = tuple(sorted((known_to_1, known_to_2)))
        play(s, "place hunter")
    assert alike(1, twins, apart)
    assert known_hand(twins, 0, 1) == [BACK]


def hidden_twin(first: str, *, reserve_left: bool) -> State:
    """No stack is left: seat 0 returns a card to the reserve or the discard pile, then places a Hunter."""
    s = building("hunter", first)
    stacks(s)
    reserve(s, *["mason"] * reserve_left)
    play(s, "hire miner", f"return {first}", "place hunter")
    return s


@pytest.mark.rule("VIL-7.16", "VIL-2.15")
@pytest.mark.parametrize("reserve_left", [True, False])
def test_the_same_with_a_card_in_the_reserve_or_the_discard_pile(reserve_left: bool) -> None:
    twins, apart = (hidden_twin(name, reserve_left=reserve_left) for name in ("hunter", "agent"))
    for viewer in (1, 2, None):
        assert alike(viewer, twins, apart)


# -- the Noble


@pytest.mark.rule("VIL-15.8")
def test_the_noble_shows_the_whole_hand_to_one_player_only() -> None:
    s = visited("mason", unseen="mason cooper tinner hunter")
    assert known_hand(s, 0, 1) == ["cooper", "hunter", "tinner"]
    assert known_hand(s, 0, 2) == known_hand(s, 0, None) == [BACK, "a back of special", "a back of wood"]


@pytest.mark.rule("VIL-15.8")
def test_the_card_taken_is_known_to_both_and_its_back_to_the_others() -> None:
    s = visited("mason", unseen="mason cooper hunter")
    play(s, "choose cooper")
    assert known_hand(s, 1, 1) == known_hand(s, 1, 0) == ["cooper"]
    assert known_hand(s, 1, 2) == ["a back of wood"]
    assert known_hand(s, 0, 1) == ["hunter"]


@pytest.mark.rule("VIL-15.8")
def test_the_others_lose_track_of_a_card_taken_among_several() -> None:
    s = visited("mason", seen="cooper", unseen="mason wheeler")
    play(s, "choose cooper")
    assert known_groups(s, 2) == [["cooper"]]
    assert known_hand(s, 0, 2) == known_hand(s, 1, 2) == ["a back of wood, of a group"]
    assert known_groups(s, 1) == []


@pytest.mark.rule("VIL-15.8")
def test_a_look_does_not_prove_what_lies_elsewhere() -> None:
    """The Hunter in the hand may be the one that all had seen: the Noble tells nothing about the stack."""
    twins = visited("hunter", seen="hunter", unseen="hunter")
    apart = visited("agent", seen="hunter", unseen="agent")
    assert known_hand(twins, 0, 1) == ["hunter"]
    assert alike(1, twins, apart)


@pytest.mark.rule("VIL-15.8")
def test_a_card_that_the_noble_took_and_placed_may_be_the_one_that_all_had_seen() -> None:
    twins = visited("agent", seen="hunter", unseen="hunter agent")
    apart = visited("agent", seen="hunter", unseen="harvester agent")
    for s in (twins, apart):
        play(s, "choose hunter", "place hunter")
    assert alike(2, twins, apart)
    assert known_groups(twins, 2) == [[]]


# -- Prophet, Pigeoneer, Church


@pytest.mark.rule("VIL-16.4")
def test_while_the_prophet_looks_the_others_see_nothing() -> None:
    s = table(3, saints=True)
    hand(s, 0, "prophet")
    stacks(s, ["cooper", "fisher"], ["agent"])
    play(s, "play prophet", "search 1")
    aside = GAME.observe(s, 0)["aside"]
    assert sorted(str(seen) for seen in aside) == ["{'card': 'cooper'}", "{'card': 'fisher'}"]  # type: ignore[attr-defined]
    assert GAME.observe(s, 1)["aside"] == GAME.observe(s, None)["aside"] == [{}, {}]


@pytest.mark.rule("VIL-16.4")
def test_the_prophet_knows_the_stack_in_its_new_order_and_nobody_else_does() -> None:
    s = searched("fisher", ("priest", "mason"))
    assert stack_of(s, 1) == known_stack(s, 1, 0) == ["priest", "mason", "cooper"]
    assert known_stack(s, 1, 1) == ["?", "?", "a back of wood"]
    assert alike(1, s, searched("fisher", ("mason", "priest")))


@pytest.mark.rule("VIL-16.4")
def test_who_knew_a_card_of_the_stack_knows_only_that_it_is_in_there() -> None:
    def story(*order: str) -> State:
        s = table(3, saints=True)
        hand(s, 0, "prophet")
        stacks(s, ["cooper", "fisher"], ["agent"])
        s.stacks = ((*s.stacks[0], seen_by(unseen_card(card("priest")), 1)), *s.stacks[1:])
        play(s, "play prophet", "search 1", "choose fisher", *order)
        return s

    s = story("choose cooper")
    assert known_stack(s, 1, 1) == ["of a group", MIXED]
    assert known_groups(s, 1) == [["priest"]]
    assert known_groups(s, 2) == []
    assert known_stack(story("choose priest"), 1, 1) == ["of a group", "a back of wood, of a group"]


@pytest.mark.rule("VIL-16.4")
def test_who_knew_the_card_that_is_drafted_has_seen_it_leave() -> None:
    s = table(3, saints=True)
    hand(s, 0, "prophet")
    stacks(s, ["cooper", "fisher"], ["agent"])
    s.stacks = ((*s.stacks[0], seen_by(unseen_card(card("priest")), 1)), *s.stacks[1:])
    play(s, "play prophet", "search 1", "choose priest", "choose cooper")
    assert known_groups(s, 1) == [[]]


@pytest.mark.rule("VIL-16.4")
def test_the_card_that_the_prophet_drafts_may_be_the_one_that_another_knew() -> None:
    def story(below: str) -> State:
        s = table(3, saints=True)
        hand(s, 0, "prophet")
        stacks(s, [below], ["agent"])
        s.stacks = ((*s.stacks[0], seen_by(unseen_card(card("hunter")), 1)), *s.stacks[1:])
        play(s, "play prophet", "search 1", "choose hunter")
        return s

    assert alike(1, story("hunter"), story("agent"))


@pytest.mark.rule("VIL-16.5")
def test_the_pigeoneer_knows_the_top_of_the_reserve_and_nobody_else_does() -> None:
    s = building(unseen="pigeoneer", saints=True)
    reserve(s, "jeweler", "cooper", "fisher", "priest")
    play(s, "play pigeoneer", "choose fisher", "choose priest", "choose jeweler")
    assert known_reserve(s, 0) == ["priest", "jeweler", "cooper"]
    assert known_reserve(s, 1) == ["?", "?", "a back of wood"]
    assert (known_hand(s, 0, 0), known_hand(s, 0, 1)) == (["fisher"], [BACK])


@pytest.mark.rule("VIL-16.5")
def test_below_the_top_six_the_pigeoneer_knows_nothing() -> None:
    s = building(unseen="pigeoneer", saints=True)
    reserve(s, "jeweler", *SIX)
    play(s, "play pigeoneer", *[f"choose {name}" for name in SIX[:5]])
    assert known_reserve(s, 0) == ["?", *SIX[1:]]


@pytest.mark.rule("VIL-18.8", "VIL-18.22")
def test_a_card_drawn_hidden_is_known_to_the_drawer_only() -> None:
    s = blessed(unseen_card(card("fisher")))
    play(s, "draw 1")
    assert (known_hand(s, 0, 0), known_hand(s, 0, 1), known_hand(s, 0, None)) == (["fisher"], [BACK], [BACK])


@pytest.mark.rule("VIL-18.8")
def test_who_returned_the_card_still_knows_it_in_the_drawers_hand() -> None:
    s = blessed(seen_by(unseen_card(card("fisher")), 2))
    play(s, "draw 1")
    assert (known_hand(s, 0, 2), known_hand(s, 0, 1)) == (["fisher"], [BACK])


@pytest.mark.rule("VIL-18.8")
def test_drawing_a_card_of_a_group_does_not_prove_what_is_left_of_it() -> None:
    """A Hunter drawn from stack 2 may be the one that all had seen: of stack 1 nothing is known any more."""

    def story(first: str) -> State:
        s = building("hunter", first, improvements=True)
        improvements(s, "church")
        village(s, 1, "founders_food", *["agent"] * 5)
        give_back(s, first, 1)
        give_back(s, "hunter", 2)
        play(s, "end", "end", "end", "draw 2")
        return s

    twins, apart = story("hunter"), story("agent")
    assert known_hand(twins, 1, 1) == ["hunter"]
    assert alike(1, twins, apart)


# -- other ways into a hand


@pytest.mark.rule("VIL-15.9", "VIL-9.12")
def test_cards_that_come_from_a_village_are_known_to_all() -> None:
    s = building(unseen="schemer", scoundrels=True)
    village(s, 1, "founders_food", ["monk=lumberjack", "cooper"])
    play(s, "play schemer", "from 1", "node 2")
    for viewer in EVERYONE:
        assert (known_hand(s, 0, viewer), known_hand(s, 1, viewer)) == (["cooper"], ["monk"])


@pytest.mark.rule("VIL-15.6", "VIL-15.7")
def test_cards_that_come_from_road_or_square_are_known_to_all() -> None:
    s = table(3, scoundrels=True)
    hand(s, 0)
    hand(s, 1, "courier")
    hand(s, 2)
    road(s, *SIX)
    at_draft(s)
    play(s, "take 2")
    for viewer in EVERYONE:
        assert known_hand(s, 1, viewer) == ["wattler"]


@pytest.mark.rule("VIL-15.3")
def test_everyone_knows_from_which_pool_a_card_was_dealt() -> None:
    s = table(2, scoundrels=True, saints=True)
    hands = GAME.observe(s, None)["seats"][0]["hand"]  # type: ignore[index]
    pools = sorted(seen["pool"] for seen in hands if "pool" in seen)
    assert pools == ["saints", "scoundrels"]


# -- Mini Villagers


def mini_view(s: State, seat: int, viewer: int | None) -> list[str]:
    """A hand of Mini Villagers as a viewer sees it."""
    seen = GAME.observe(s, viewer)["mini"]
    assert isinstance(seen, dict)
    found: list[str] = seen["hands"][seat]
    return found


@pytest.mark.rule("VIL-19.4")
def test_a_mini_card_from_the_pile_is_known_to_the_drawer_only() -> None:
    s = mini("wood hay", "wood2 hay2 countess", pile="ore2 ore")
    play(s, "mini")
    assert mini_view(s, 0, 0) == ["hay_male", "ore_male", "wood_male"]
    assert mini_view(s, 0, 1) == mini_view(s, 0, None) == ["", "", ""]


@pytest.mark.rule("VIL-19.4")
def test_a_mini_card_from_a_hand_is_known_to_both_until_another_is_drawn_from_there() -> None:
    s = mini("wood hay", "ore2 wood2 hay2", "ore countess")
    play(s, "mini")
    assert [name for name in mini_view(s, 0, 2) if name] in (["ore_male"], ["moody_countess"])
    assert mini_view(s, 0, 1) == mini_view(s, 0, None) == ["", "", ""]
    play(s, "mini")
    assert not any(mini_view(s, 0, 2))


def test_the_question_on_the_table_is_public() -> None:
    s = building(unseen="hunter")
    assert asked(s) == "build 0"
    assert GAME.observe(s, None)["to_act"] == 0
    assert options(s)[0] == "end"


def test_a_card_in_the_discard_pile_is_public() -> None:
    s = table(2)
    s.discard = (public_card(card("mason")),)
    assert GAME.observe(s, None)["discard"] == [{"card": "mason"}]
