"""VIL-2: setup for 2 to 5 players."""

import pytest

from tests.villagers.build import (
    asked,
    at_draft,
    building,
    hand,
    hand_of,
    hire,
    known_hand,
    known_reserve,
    known_stack,
    options,
    pile_of,
    play,
    play_until,
    reserve,
    road,
    road_of,
    square_of,
    stacks,
    supplies_of,
    table,
    village_of,
)
from wagontrain import OptionError
from wagontrain.villagers import GAME
from wagontrain.villagers.card_bits import faces_of
from wagontrain.villagers.components import CARDS, COUNT, FOUR_PLUS, IN_POOL, SET, SETS
from wagontrain.villagers.names import DUE, WAITING
from wagontrain.villagers.setup import deck_copies
from wagontrain.villagers.state import State
from wagontrain.villagers.village import visible_food, visible_gold

STARTERS = ["grazier", "harvester", "mason", "shipwright", "swineherd", "wattler"]


def face_down(s: State) -> list[int]:
    """Every card of the stacks, the hands and the reserve."""
    piles = [*s.stacks, s.reserve, *[me.hand for me in s.seats]]
    return [face for pile in piles for face in faces_of(pile)]


@pytest.mark.rule("VIL-2.1", "VIL-3.9", "VIL-RUL-1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_the_starting_villagers_stand_in_the_slots(seats: int) -> None:
    assert sorted(str(name) for name in road_of(table(seats))) == STARTERS


@pytest.mark.rule("VIL-2.1", "VIL-RUL-1")
def test_the_starting_villagers_stand_in_random_order() -> None:
    firsts = {GAME.new(2, str(seed)).slots[0] for seed in range(60)}
    assert sorted(CARDS[face] for face in firsts) == STARTERS


@pytest.mark.rule("VIL-2.2")
def test_the_basic_villagers_lie_in_three_open_piles() -> None:
    piles = {"hayer": 10, "lumberjack": 10, "miner": 10}
    assert GAME.observe(table(5), None)["basics"] == piles


@pytest.mark.rule("VIL-2.3")
def test_each_village_begins_with_founders_gold_side_up() -> None:
    for seat, me in enumerate(table(5).seats):
        assert village_of(table(5), seat) == ["founders"]
        assert (visible_gold(me), visible_food(me)) == (2, 0)


@pytest.mark.rule("VIL-2.4")
def test_each_player_has_an_empty_square_and_8_gold() -> None:
    s = table(4)
    assert supplies_of(s) == [8, 8, 8, 8]
    assert [square_of(s, seat) for seat in range(4)] == [[]] * 4


@pytest.mark.rule("VIL-2.5")
def test_the_first_player_is_picked_at_random() -> None:
    firsts = [GAME.to_act(GAME.new(3, str(seed))) for seed in range(40)]
    assert set(firsts) == {0, 1, 2}


@pytest.mark.rule("VIL-2.5")
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_the_winner_of_mini_villagers_is_first(seed: str) -> None:
    s = GAME.new(3, seed, {"mini_villagers": "first_player"})
    assert asked(s).startswith("mini-draw")
    while asked(s).startswith("mini-draw"):
        play(s, "mini")
    assert asked(s) == f"draft {s.mini_winner}"
    assert s.first == s.mini_winner


@pytest.mark.rule("VIL-2.16")
@pytest.mark.parametrize("seat", [1, 2, 3])
def test_a_chosen_seat_is_first_and_nothing_else_changes(seat: int) -> None:
    plain, s = GAME.new(3, "a seed"), GAME.new(3, "a seed", {"first_player": str(seat)})
    assert (s.first, asked(s)) == (seat - 1, f"draft {seat - 1}")
    assert (s.stacks, s.slots, s.reserve) == (plain.stacks, plain.slots, plain.reserve)
    assert [me.hand for me in s.seats] == [me.hand for me in plain.seats]


@pytest.mark.rule("VIL-2.16")
def test_a_seat_where_nobody_sits_cannot_be_first() -> None:
    with pytest.raises(OptionError, match=r"first_player.* cannot be 4 at 3 seats"):
        GAME.new(3, "a seed", {"first_player": "4"})
    with pytest.raises(OptionError, match="first_player"):
        GAME.new(3, "a seed", {"first_player": "0"})
    assert GAME.new(4, "a seed", {"first_player": "4"}).first == 3


@pytest.mark.rule("VIL-2.16", "VIL-13.4")
@pytest.mark.parametrize("played", ["first_player", "alone"])
def test_a_chosen_seat_is_refused_beside_mini_villagers(played: str) -> None:
    with pytest.raises(OptionError, match=r"'first_player' has no effect .* it needs mini_villagers=off"):
        GAME.new(3, "a seed", {"mini_villagers": played, "first_player": "2"})


@pytest.mark.rule("VIL-2.16", "VIL-13.4")
def test_a_chosen_seat_is_refused_alone() -> None:
    with pytest.raises(OptionError, match="at 1 seat: it is for 2 to 5 seats"):
        GAME.new(1, "a seed", {"first_player": "1"})


@pytest.mark.rule("VIL-2.6")
@pytest.mark.parametrize(("seats", "used"), [(2, False), (3, False), (4, True), (5, True)])
def test_cards_marked_4_plus_are_taken_out_with_2_or_3_players(seats: int, used: bool) -> None:
    assert any(FOUR_PLUS[face] for face in face_down(table(seats))) == used


@pytest.mark.rule("VIL-2.7", "VIL-17.1")
def test_cards_of_expansions_can_come_to_any_stack_hand_or_the_reserve() -> None:
    places = set()
    for seed in range(60):
        s = GAME.new(2, str(seed), {"profiteers": True})
        zones = [*s.stacks, s.reserve, *[me.hand for me in s.seats]]
        places |= {i for i, zone in enumerate(zones) if "freelancer" in pile_of(zone)}
    assert places == set(range(9))


@pytest.mark.rule("VIL-2.8")
def test_the_deck_is_shuffled() -> None:
    assert GAME.new(2, "one").stacks != GAME.new(2, "two").stacks


@pytest.mark.rule("VIL-2.8")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_six_stacks_of_twice_as_many_cards_as_players(seats: int) -> None:
    assert [len(stack) for stack in table(seats).stacks] == [2 * seats] * 6


@pytest.mark.rule("VIL-2.9")
def test_the_market_cards_lie_under_stacks_2_and_6() -> None:
    s = table(2)
    stacks(s, ["cooper"], ["mason"], ["seeker"], [], [], ["miner"])
    play(s, "draw 2")
    assert (s.first_market, s.second_market) == (DUE, WAITING)
    play(s, "draw 1", "draw 3")
    assert (s.first_market, s.second_market) == (DUE, WAITING)
    play(s, "draw 6")
    assert s.second_market == DUE


@pytest.mark.rule("VIL-2.9")
def test_a_market_card_is_never_drafted() -> None:
    s = table(2)
    stacks(s, [], ["cooper"], ["mason"])
    play(s, "draw 2")
    assert [text for text in options(s) if text.startswith("draw")] == ["draw 3"]


@pytest.mark.rule("VIL-2.10", "VIL-2.12")
def test_each_player_gets_five_cards_that_the_others_do_not_see() -> None:
    s = table(3)
    assert [len(me.hand) for me in s.seats] == [5, 5, 5]
    assert known_hand(s, 1, 1) == hand_of(s, 1)
    assert all(text.startswith("a back of ") for text in known_hand(s, 1, 0) + known_hand(s, 1, None))


@pytest.mark.rule("VIL-2.11")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_is_left_of_the_deck_is_the_reserve(seats: int) -> None:
    s = table(seats)
    deck = [face for face in range(COUNT) for _ in range(deck_copies(s, face))]
    assert sorted(face_down(s)) == deck
    assert len(s.reserve) == len(deck) - 6 * 2 * seats - 5 * seats


@pytest.mark.rule("VIL-2.12")
def test_the_backs_on_top_of_the_piles_and_in_the_hands_show_their_suit() -> None:
    s = table(2)
    stacks(s, ["cooper", "mason"])
    reserve(s, "graper", "agent")
    hand(s, 0, "brewer", "monk")
    assert known_stack(s, 1, 1) == ["?", "a back of ore"]
    assert known_reserve(s, 1) == ["?", "a back of solitary"]
    assert known_hand(s, 0, 1) == ["a back of grain", "a back of special"]


@pytest.mark.rule("VIL-2.13")
def test_there_is_no_hand_limit() -> None:
    s = table(2)
    hand(s, 0, *["agent"] * 30)
    at_draft(s)
    play_until(s, "build 0", "draw 1", "pass")
    play(s, "end")
    assert len(hand_of(s, 0)) == 32


@pytest.mark.rule("VIL-2.14")
@pytest.mark.parametrize(
    ("seats", "packs", "more"),
    [
        (3, ["scoundrels"], 0),
        (4, ["scoundrels"], 4),
        (5, ["scoundrels"], 4),
        (2, ["profiteers"], 8),
        (5, ["scoundrels", "profiteers"], 12),
        (4, ["saints"], 0),
    ],
)
def test_expansions_make_deck_and_reserve_larger(seats: int, packs: list[str], more: int) -> None:
    base = table(seats)
    s = table(seats, "a table", **dict.fromkeys(packs, True))
    assert len(s.reserve) == len(base.reserve) + more
    assert [len(stack) for stack in s.stacks] == [len(stack) for stack in base.stacks]


@pytest.mark.rule("VIL-2.14", "VIL-15.3", "VIL-16.1")
def test_cards_of_the_pools_never_are_in_the_deck() -> None:
    s = table(5, scoundrels=True, saints=True)
    deck = faces_of(s.reserve) + [face for stack in s.stacks for face in faces_of(stack)]
    assert not any(IN_POOL[face] for face in deck)
    for me in s.seats:
        dealt = [SETS[SET[face]] for face in faces_of(me.hand) if IN_POOL[face]]
        assert sorted(dealt) == ["saints", "scoundrels"]


@pytest.mark.rule("VIL-2.15", "VIL-RUL-30")
def test_what_lies_open_is_public() -> None:
    s = building(own=["founders", ["lumberjack", "cooper"]])
    road(s, "mason", coins=[1])
    seen = GAME.observe(s, None)
    seats, slots = seen["seats"], seen["road"]
    assert isinstance(seats, list)
    assert isinstance(slots, list)
    assert [entry["supply"] for entry in seats] == [8, 8]
    assert [(entry["card"], entry["coins"]) for entry in seats[0]["village"]] == [
        ("founders", 0),
        ("lumberjack", 0),
        ("cooper", 0),
    ]
    assert (slots[0]["card"], slots[0]["coins"], slots[0]["stack"]["count"]) == ("mason", 1, 4)
    assert len(known_reserve(s, None)) == 46
    assert [len(entry["hand"]) for entry in seats] == [0, 5]


@pytest.mark.rule("VIL-2.15", "VIL-7.15", "VIL-RUL-30")
def test_a_card_returned_to_a_stack_or_the_reserve_shows_its_back_only() -> None:
    s = building("monk", "cooper")
    play(s, "hire miner", "return cooper", "onto 3")
    assert known_stack(s, 3, 0)[-1] == "cooper"
    assert known_stack(s, 3, 1)[-1] == known_stack(s, 3, None)[-1] == "a back of wood"
    stacks(s)
    hire(s, "miner", "monk")
    assert known_reserve(s, 1)[-1] == "a back of special"


@pytest.mark.rule("VIL-2.15", "VIL-7.16", "VIL-RUL-30")
def test_a_card_returned_to_the_discard_pile_does_not_show_its_front() -> None:
    s = building("monk")
    stacks(s)
    reserve(s)
    s.discard = ()
    hire(s, "miner", "monk")
    assert GAME.observe(s, 0)["discard"] == [{"card": "monk"}]
    assert "monk" not in str(GAME.observe(s, 1)["discard"])


@pytest.mark.rule("VIL-2.15")
def test_the_discard_pile_is_public() -> None:
    s = building("tinner")
    s.discard = ()
    play(s, "play tinner")
    assert GAME.observe(s, 1)["discard"] == [{"card": "tinner"}]
    assert GAME.observe(s, None)["discard"] == [{"card": "tinner"}]
