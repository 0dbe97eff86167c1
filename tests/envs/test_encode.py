"""Observations and action features: rows as numbers, for games with and without an encoder."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import wagontrain
from tests.core.toy import GAME as TOY
from wagontrain.core.game import Game

np = pytest.importorskip("numpy", reason="numpy is not installed: wagontrain[envs]")

from wagontrain.encoding import ViewEncoder, encoder_of, neighbour, setups_of  # noqa: E402
from wagontrain.envs.encode import Observer, action_feature_names, action_features  # noqa: E402

GAMES = wagontrain.games()


def toy_positions() -> Iterator[Any]:
    """Positions of random games of the toy, which has no encoder of its own."""
    draw = random.Random(4)
    for number in range(12):
        s = TOY.new(2, f"toy {number}")
        while legal := TOY.legal(s):
            yield s
            TOY.apply(s, draw.choice(legal))


def test_each_shipped_game_has_an_encoder_of_its_own(game: Game[Any]) -> None:
    assert not isinstance(encoder_of(game), ViewEncoder)
    assert len(setups_of(game)) > len(game.seats)


def test_a_game_without_an_encoder_gets_one_from_its_view() -> None:
    assert neighbour(TOY, "encoder") is None
    encoder = encoder_of(TOY)
    assert isinstance(encoder, ViewEncoder)
    assert [setup.seats for setup in setups_of(TOY)] == list(TOY.seats)
    rows: dict[bytes, dict[str, object]] = {}
    for s in toy_positions():
        for seat in range(TOY.seat_count(s)):
            row = encoder.encode(s, seat, [])
            other = TOY.resample(s, seat, "another deal")
            assert encoder.encode(other, seat, []) == row
            assert rows.setdefault(row, TOY.observe(s, seat)) == TOY.observe(s, seat)
    assert len(rows) > 100


def test_floats_are_scaled_and_bytes_are_not(game: Game[Any]) -> None:
    encoder = encoder_of(game)
    s = game.new(2, "numbers")
    seat, legal = game.to_act(s), game.legal(s)
    row = np.frombuffer(encoder.encode(s, seat, legal), np.uint8)
    raw = Observer(encoder, "uint8").observation(row)
    scaled = Observer(encoder, "float32").observation(row)
    assert (raw["observation"].dtype, scaled["observation"].dtype) == (np.uint8, np.float32)
    assert np.allclose(raw["observation"] * np.array(encoder.columns.scales), scaled["observation"])
    assert scaled["observation"].max() < 10
    assert np.flatnonzero(raw["action_mask"]).tolist() == legal
    with pytest.raises(ValueError, match="one of float32, uint8"):
        Observer(encoder, "float64")


@pytest.mark.parametrize("name", GAMES)
def test_no_two_actions_have_the_same_features(name: str) -> None:
    game = wagontrain.game(name)
    rows = [action_features(game, action) for action in range(game.actions.size)]
    assert all(row.shape == (len(action_feature_names(game)),) for row in rows)
    assert len({row.tobytes() for row in rows}) == len(rows)
