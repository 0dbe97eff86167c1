"""Positions in core: their text, the dealing of what they do not say, and games without any."""

from collections import Counter

import pytest

from tests.core import toy
from wagontrain import PositionError
from wagontrain.core.position_codecs import Bits, Counts, Name, Names, Places, counted, spread
from wagontrain.core.position_deal import Dealer, Zone
from wagontrain.core.position_text import read_toml, write_toml
from wagontrain.core.rng import Draws

NAMES = ("ant", "bee", "cat")


def draws() -> Draws:
    return Draws(bytes(32), 0, 0)


def dealer(*copies: int) -> Dealer:
    return Dealer(Counter(dict(enumerate(copies))), NAMES.__getitem__)


def test_a_game_without_positions_says_so() -> None:
    with pytest.raises(PositionError, match=r"toy has no positions: its package has no module 'position'"):
        toy.GAME.position({})
    with pytest.raises(PositionError, match="toy has no positions"):
        toy.GAME.describe_position(toy.GAME.new(2))


def test_what_is_written_is_read_again() -> None:
    data = {
        "a": 1,
        "flag": True,
        "odd key": ["x", "y" * 90, "z" * 90],
        "text": 'with "quotes"',
        "long": {f"name_{i}": "value" for i in range(20)},
        "short": {"x": [1, 2]},
        "seat": [{"hand": ["ant"], "goods": {"food": 1}}, {}],
    }
    text = write_toml(data)
    assert read_toml(text) == data
    assert max(map(len, text.splitlines())) <= 110


def test_what_is_no_toml_names_the_line() -> None:
    with pytest.raises(PositionError, match=r"not TOML: .*line 2"):
        read_toml("a = 1\nb = ?")


def test_equal_neighbours_are_counted() -> None:
    words = ["ant", "ant", "bee", "ant"]
    assert counted(words) == ["2 ant", "bee", "ant"]
    assert spread(counted(words), "hand") == words


def test_codecs_leave_out_what_is_fresh_and_keep_what_is_not_named() -> None:
    names = Names(NAMES, "animal", nothing=True)
    assert names.encode([0, 1], [0, 1]) is None
    assert names.decode(names.encode([0, -1], []), [], "x") == [0, -1]
    counts = Counts(NAMES, "animal")
    assert counts.encode([1, 2, 3], [1, 0, 3]) == {"bee": 2}
    assert counts.decode({"bee": 2}, [1, 0, 3], "x") == [1, 2, 3]
    places = Places(("here", "there"), Name(NAMES, "animal", nothing=True), "place")
    assert places.encode([1, -1], [1, 0]) == {"there": "none"}
    assert places.decode({"there": "none"}, [1, 0], "x") == [1, -1]
    bits = Bits(NAMES, "animal")
    assert bits.encode(0b101, 0) == ["ant", "cat"]
    assert bits.decode(["cat", "ant"], 0, "x") == 0b101


def test_an_unknown_name_is_refused_with_the_nearest() -> None:
    with pytest.raises(PositionError, match=r"hand: no animal is called 'antt': did you mean 'ant'\?"):
        Names(NAMES, "animal").decode(["antt"], [], "hand")
    with pytest.raises(PositionError, match="no animal is called 'x': there are ant, bee, cat"):
        Names(NAMES, "animal").decode(["x"], [], "hand")


def test_a_zone_gives_up_what_another_names_and_gets_something_else() -> None:
    said = Zone("hand", [0, 0], True)
    row = Zone("row", [0, 1], False)
    deck = Zone("deck", [0, 2, 1], False, True)
    dealer(2, 2, 1).deal([said, row, deck], draws())
    assert said.items == [0, 0]
    assert sorted(row.items + deck.items) == [1, 1, 2]
    assert row.items[1] == 1
    assert len(row.items) == 2


def test_what_is_left_over_goes_under_the_open_zone() -> None:
    deck = Zone("deck", [1], False, True)
    dealer(1, 1, 0).deal([Zone("hand", [], True), deck], draws())
    assert deck.items == [0, 1]


def test_more_than_the_game_has_is_refused() -> None:
    with pytest.raises(PositionError, match=r"hand: holds 3 'ant', the game has 2$"):
        dealer(2).deal([Zone("hand", [0, 0, 0], True), Zone("deck", [], False, True)], draws())
    with pytest.raises(PositionError, match="row: holds 1 'ant', the game has 2 in all"):
        dealer(2).deal([Zone("hand", [0, 0], True), Zone("row", [0], True)], draws())


def test_a_component_that_has_no_place_left_is_refused() -> None:
    with pytest.raises(PositionError, match="hand: 'ant' is missing: say where it is"):
        dealer(2).deal([Zone("hand", [0], True)], draws())
