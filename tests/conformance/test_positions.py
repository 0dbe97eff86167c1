"""A position says all about a state: whatever is described can be laid out again, in every case."""

import json
from typing import Any

import pytest

import wagontrain
from tests.conformance.sample import CASES, Case
from wagontrain import Game
from wagontrain.core.position import HEAD, lay_out
from wagontrain.core.position_layout import layout_of

WITH_POSITIONS = [wagontrain.game(name) for name in wagontrain.games()]
DESCRIBED = [case for case in CASES if case.game in WITH_POSITIONS]


@pytest.mark.parametrize("case", DESCRIBED, ids=str)
def test_what_is_described_is_laid_out_again(case: Case) -> None:
    """Not only does everybody observe the same: it is the same state, to the last hidden card."""
    game = case.game
    for sample in case.samples():
        text = game.describe_position(sample.state)
        again = lay_out(game, text, rehearsed=True)
        for seat in sample.viewers():
            assert game.observe(again, seat) == game.observe(sample.state, seat), f"{sample}\n{text}"
        assert game.save(again) == game.save(sample.state), f"{sample}\n{text}"


@pytest.mark.parametrize("game", WITH_POSITIONS, ids=lambda game: game.name)
def test_every_field_has_its_key(game: Game[Any]) -> None:
    layout = layout_of(game)
    said = {field for key in layout.table.values() for field in key.fields}
    assert sorted(said | set(layout.derived)) == sorted(field.name for field in game.state_fields)
    assert not said & set(layout.derived)
    said = {field for key in layout.seat.values() for field in key.fields}
    assert sorted(said) == sorted(field.name for field in game.seat_fields)
    assert not set(layout.table) & set(HEAD)


@pytest.mark.parametrize("game", WITH_POSITIONS, ids=lambda game: game.name)
def test_nothing_said_is_a_fresh_game(game: Game[Any]) -> None:
    for seats in game.seats:
        said = {"game": game.name, "rules": game.version, "seats": seats, "seed": "some seed"}
        assert game.save(game.position(said)) == game.save(game.new(seats, "some seed"))


@pytest.mark.parametrize("game", WITH_POSITIONS, ids=lambda game: game.name)
def test_the_same_position_is_filled_the_same_way(game: Game[Any]) -> None:
    texts = {json.dumps(game.save(game.position({"seed": "x"}))) for _ in range(2)}
    texts.add(json.dumps(game.save(game.position('seed = "x"'))))
    assert len(texts) == 1
