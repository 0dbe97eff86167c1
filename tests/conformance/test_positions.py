"""A position says all about a state: whatever is described can be laid out again, in every case."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

import wagontrain
from tests.conformance.sample import CASES, Case
from tests.conftest import THOROUGH
from wagontrain import Game, PositionError
from wagontrain.core.position import HEAD, lay_out
from wagontrain.core.position_layout import layout_of
from wagontrain.core.position_text import read_toml

WITH_POSITIONS = [wagontrain.game(name) for name in wagontrain.games()]
DAMAGED = 300 if THOROUGH else 60
ODD: tuple[Any, ...] = (None, -1, 0, 3, 10**20, True, "", "none", "x", [], [1], ["none"], {}, {"x": 1}, [[]])
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


@pytest.mark.parametrize("game", WITH_POSITIONS, ids=lambda game: game.name)
def test_whatever_is_written_is_laid_out_or_refused(game: Game[Any]) -> None:
    """A described position with some values gone, changed or swapped: never any other error."""
    chance = Random(game.name)
    cases = [case for case in DESCRIBED if case.game is game]
    refused = 0
    for _ in range(DAMAGED):
        sample = chance.choice(chance.choice(cases).samples())
        data = read_toml(game.describe_position(sample.state))
        damage(data, chance)
        try:
            s = lay_out(game, data, rehearsed=True)
        except PositionError:
            refused += 1
        else:
            assert game.legal(s) or game.end_reason(s)
    assert refused > DAMAGED // 4


def damage(data: dict[str, Any], chance: Random) -> None:
    """Change one value, anywhere."""
    places = list(places_of(data))
    holder, key = chance.choice(places)
    what = chance.random()
    if what < 0.3:
        del holder[key]
    elif what < 0.6:
        holder[key] = chance.choice(ODD)
    else:
        other, place = chance.choice(places)
        holder[key] = deepcopy(other[place])


def places_of(data: Any) -> Iterator[tuple[Any, Any]]:
    """Every value of a position, as what holds it and its key there."""
    for key in data if isinstance(data, dict) else range(len(data)):
        yield data, key
        if isinstance(data[key], (dict, list)):
            yield from places_of(data[key])
