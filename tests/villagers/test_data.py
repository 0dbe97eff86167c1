"""The tables of Villagers against the components in the box."""

from itertools import product

import pytest

from tests.villagers.build import card, table
from wagontrain.cli.data import facts_of
from wagontrain.villagers import GAME
from wagontrain.villagers.card_bits import faces_of
from wagontrain.villagers.components import (
    BANNER,
    BASICS,
    BY_PLAYERS,
    CARDS,
    CHAIN,
    COPIES,
    COPPER,
    COUNT,
    EVENTS,
    FOOD,
    FOUR_PLUS,
    GOLD,
    IMPROVEMENT_CARDS,
    KEYRING,
    MINI_CARDS,
    PADLOCK,
    SEASONS,
    SET,
    SETS,
    SILVER,
    STACK_SIZE,
    STARTING,
    SUIT,
    SUITS,
    UNLOCK_COST,
)
from wagontrain.villagers.names import JESTER_READY, NO_FORMULA
from wagontrain.villagers.setup import deck_copies
from wagontrain.villagers.state import State

PACKS = ("scoundrels", "saints", "profiteers", "improvements")


def of_set(name: str) -> list[int]:
    """The types of one set."""
    return [i for i in range(COUNT) if SETS[SET[i]] == name]


def of_suit(*names: str) -> list[int]:
    """The base types of some suits."""
    return [i for i in of_set("base") if SUITS[SUIT[i]] in names]


def copies(types: list[int]) -> int:
    """How many cards these types have in all."""
    return sum([COPIES[i] for i in types])


def face_down(s: State) -> list[int]:
    """Every card of the stacks, the hands and the reserve."""
    piles = [*s.stacks, s.reserve, *[me.hand for me in s.seats]]
    return [face for pile in piles for face in faces_of(pile)]


@pytest.mark.rule("VIL-1.1")
def test_fifty_types_of_two_cards_six_of_them_on_the_road() -> None:
    base = of_set("base")
    assert [COPIES[i] for i in base] == [2] * 50
    assert sorted(STARTING[i] for i in base) == [0] * 44 + [1] * 6
    assert len(face_down(table(5))) == 94


@pytest.mark.rule("VIL-1.2", "VIL-RUL-26")
def test_ten_basic_villagers_of_each_suit_and_none_in_the_deck() -> None:
    basics = {"hayer": "hay", "lumberjack": "wood", "miner": "ore"}
    assert {CARDS[i]: SUITS[SUIT[i]] for i in of_set("basic")} == basics
    assert [COPIES[i] for i in BASICS] == [10, 10, 10]
    assert not set(face_down(table(5))) & set(BASICS)


@pytest.mark.rule("VIL-1.3")
def test_founders_have_a_side_with_gold_and_a_side_with_food() -> None:
    gold, food = card("founders"), card("founders_food")
    assert copies(of_set("founders")) == 5
    assert (GOLD[gold], FOOD[gold]) == (2, 0)
    assert (GOLD[food], FOOD[food]) == (0, 1)


@pytest.mark.rule("VIL-1.5", "VIL-RUL-27")
def test_the_solo_game_has_a_countess_a_jester_and_24_events_in_two_decks() -> None:
    assert copies(of_set("countess")) == 1
    assert (GOLD[card("countess")], GOLD[card("countess_plain")]) == (4, 0)
    seasons = [SEASONS[event.season] for event in EVENTS for _ in range(event.copies)]
    assert (len(seasons), set(seasons)) == (24, {"summer", "winter"})
    assert table(1).jester == JESTER_READY


@pytest.mark.rule("VIL-1.6", "VIL-RUL-18")
def test_the_expansions_have_as_many_cards_as_the_box() -> None:
    assert [copies(of_set(pack)) for pack in PACKS[:3]] == [9, 5, 8]
    assert "nun" in [CARDS[i] for i in of_set("saints")]
    assert len(IMPROVEMENT_CARDS) == 12
    assert len(table(2, improvements=True).tokens) == 3


@pytest.mark.rule("VIL-1.7")
def test_mini_villagers_has_17_cards() -> None:
    assert len(MINI_CARDS) == 17


@pytest.mark.rule("VIL-1.8")
def test_nine_suits_and_what_each_is_built_on() -> None:
    bottoms = {suit: {CARDS[CHAIN[i][0]] for i in of_suit(suit) if CHAIN[i]} for suit in SUITS[:9]}
    assert bottoms == {
        "wood": {"lumberjack"},
        "hay": {"hayer"},
        "ore": {"miner"},
        "grape": {"graper"},
        "wool": {"shepherd"},
        "leather": {"tanner"},
        "grain": {"founders"},
        "solitary": set(),
        "special": set(),
    }
    assert {CARDS[i] for i in of_suit("grape", "wool", "leather") if BANNER[i]} == {
        "graper",
        "shepherd",
        "tanner",
    }
    assert not any(STACK_SIZE[i] for i in of_suit("solitary"))


@pytest.mark.rule("VIL-1.9")
@pytest.mark.parametrize(("seats", "used"), [(1, 0), (2, 0), (3, 0), (4, 14), (5, 14)])
def test_wool_and_leather_are_used_with_four_players_or_more(seats: int, used: int) -> None:
    marked = [i for i in of_set("base") if FOUR_PLUS[i]]
    assert marked == of_suit("wool", "leather")
    assert copies(marked) == 14
    assert sum([face in marked for face in face_down(table(seats))]) == used


@pytest.mark.rule("VIL-1.10")
@pytest.mark.parametrize("mix", list(product([False, True], repeat=4)))
def test_the_packs_go_together_in_any_combination(mix: tuple[bool, ...]) -> None:
    chosen = dict(zip(PACKS, mix, strict=True))
    s = GAME.new(3, "packs", dict(chosen))
    pools = chosen["scoundrels"] + chosen["saints"]
    assert [len(me.hand) for me in s.seats] == [5 + pools] * 3


@pytest.mark.rule("VIL-3.8", "VIL-8.8")
def test_a_keyring_tells_how_many_cards_name_the_villager() -> None:
    named = [sum([COPIES[i] for i in of_set("base") if PADLOCK[i] == face]) for face in range(COUNT)]
    assert list(KEYRING) == named
    assert KEYRING[card("blacksmith")] * UNLOCK_COST == 20


@pytest.mark.rule("VIL-3.5")
def test_a_chain_goes_on_where_that_of_the_card_below_ends() -> None:
    for i in range(COUNT):
        assert not CHAIN[i] or (*CHAIN[CHAIN[i][-1]], CHAIN[i][-1]) == CHAIN[i]


@pytest.mark.rule("VIL-3.6")
def test_a_card_has_a_banner_or_a_chain_below_it() -> None:
    assert all(BANNER[i] != bool(CHAIN[i]) for i in range(COUNT))


@pytest.mark.rule("VIL-3.12")
def test_no_card_has_two_kinds_of_value() -> None:
    for i in range(COUNT):
        kinds = [GOLD[i] > 0, SILVER[i].kind != NO_FORMULA, COPPER[i].kind != NO_FORMULA]
        assert kinds.count(True) <= 1


DECKS = [(1, 72, 5, 5, 37), (2, 80, 4, 10, 46), (3, 80, 6, 15, 29), (4, 94, 8, 20, 26), (5, 94, 10, 25, 9)]


@pytest.mark.rule("VIL-2.8", "VIL-2.10", "VIL-2.11", "VIL-13.1")
@pytest.mark.parametrize(("seats", "deck", "per_stack", "hands", "left"), DECKS)
def test_the_deck_by_number_of_players(seats: int, deck: int, per_stack: int, hands: int, left: int) -> None:
    s = table(seats)
    assert sum([deck_copies(s, i) for i in range(COUNT)]) == deck == len(face_down(s))
    assert [len(stack) for stack in s.stacks] == [per_stack] * 6
    assert sum([len(me.hand) for me in s.seats]) == hands
    assert len(s.reserve) == left
    row = BY_PLAYERS[seats]
    assert (row["deck_after_starters"], row["reserve_after_deal"]) == (deck, left)


def test_that_three_improvements_give_a_symbol_is_stated() -> None:
    origin = {(fact.name, fact.figure): fact.confidence for fact in facts_of("villagers")}
    for name in ("crane", "sawmill", "windmill"):
        assert origin[name, "reward_kind"] == "seed"
        assert origin[name, ""] == "reconstructed"  # which symbol, and how many
    assert origin["windmill", "category"] == origin["tavern", "category"] == "inferred"
