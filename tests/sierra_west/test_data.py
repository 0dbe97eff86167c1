"""The tables against what is stated about the printed components."""

from collections import Counter

import pytest

from wagontrain.cli.data import facts_of
from wagontrain.core.data import files, table
from wagontrain.sierra_west.actions import ACTIONS
from wagontrain.sierra_west.components import (
    CABIN_COPIES,
    CABIN_GREEN,
    CARD_ANIMAL,
    CARD_FACE,
    CARD_MODE,
    CARDS,
    MODE_SPECIALS,
    MODE_STARTING,
    MOUNTAIN_CARDS,
    OUTPOST_FACES,
    PLACEMENT,
    PLAN_CARDS,
    RIVER_FISH,
    SPECIAL_MARK,
    STARTING,
    SYMBOLS,
)
from wagontrain.sierra_west.names import ANIMALS, GAME_NAME, MODES, NONE

SYMBOL_MODE = {
    row["id"]: row["mode"]
    for row in table(GAME_NAME, "symbols")["symbol"]  # type: ignore[attr-defined]
}


def test_the_counts_of_the_box() -> None:
    assert (len(STARTING), len(MODE_STARTING)) == (8, 4)
    assert [len(cards) for cards in MOUNTAIN_CARDS] == [15, 15, 15, 15]
    assert [len(cards) for cards in MODE_SPECIALS] == [6, 6, 6, 6]
    assert (sum(CABIN_COPIES), sum(CABIN_GREEN)) == (24, 9)
    assert len(PLAN_CARDS) == 18
    assert ACTIONS.size < 1000


@pytest.mark.parametrize("card", range(len(CARDS)), ids=CARDS)
def test_symbols_stand_where_they_may_and_belong_to_the_mode(card: int) -> None:
    for place, symbol in enumerate(CARD_FACE[card]):
        if symbol == NONE:
            continue
        allowed = {"paid"} if place == 5 else {"free"} if place >= 3 else {"free", "green"}
        assert allowed & set(PLACEMENT[symbol]), SYMBOLS[symbol]
        mode = SYMBOL_MODE[SYMBOLS[symbol]]
        assert mode == "all" or MODES.index(mode) == CARD_MODE[card]


def test_every_symbol_and_animal_is_printed_somewhere() -> None:
    printed = {symbol for face in CARD_FACE for symbol in face}
    assert printed - {NONE} == set(range(len(SYMBOLS)))
    assert set(CARD_ANIMAL) - {NONE} == set(range(len(ANIMALS)))


def test_the_marks_of_the_special_cards() -> None:
    marks = [Counter(SPECIAL_MARK[special] for special in specials) for specials in MODE_SPECIALS]
    assert marks[2] == {"campfire": 1, "I": 2, "II": 3}
    assert marks[3] == {"campfire": 1, "I": 1, "II": 1, "III": 1, "IV": 1, "V": 1}
    assert marks[0] == marks[1] == {"": 6}


def test_every_river_has_fish() -> None:
    assert all(RIVER_FISH[special] for special in MODE_SPECIALS[1])


def test_each_file_says_where_it_comes_from() -> None:
    assert len(files(GAME_NAME)) == 11
    for file in files(GAME_NAME):
        assert table(GAME_NAME, file)["source"]
    assert table(GAME_NAME, "cards")["confidence"] == "reconstructed"


def test_what_the_rulebooks_pin_down_is_not_marked_as_reconstructed() -> None:
    origin = {(fact.part, fact.name, fact.figure): fact.confidence for fact in facts_of(GAME_NAME)}
    for symbol in ("food_1", "boot_1", "boot_2", "gold_1", "fur_trade", "harvest_apples"):
        assert origin["symbol", symbol, ""] == "seed"
        assert ("symbol", symbol, "placement") not in origin  # as sure as the symbol itself
    assert origin["symbol", "fur_trade", "paid"] == "reconstructed"
    assert origin["symbol", "banjo_hazard", "placement"] == "inferred"
    assert ("paid_space", "1", "space") not in origin
    assert ("paid_space", "2", "space") not in origin
    assert origin["paid_space", "1", ""] == origin["paid_space", "2", ""] == "seed"


def test_each_outpost_has_one_face_and_each_is_better_than_the_one_before() -> None:
    faces = [OUTPOST_FACES[special] for special in MODE_SPECIALS[3]]
    assert faces == [(6,), (5,), (4,), (3,), (2,), (1,)]
    origin = {fact.name: fact.confidence for fact in facts_of(GAME_NAME) if fact.figure == "die_faces"}
    assert set(origin.values()) == {"inferred"}
    assert len(origin) == 6
