"""Views as numbers: equal views, equal vectors; nothing hidden gets in; every number has a name."""

from typing import Any

import pytest

import wagontrain
from tests.bots.test_bots import later

np = pytest.importorskip("numpy", reason="numpy is not installed: wagontrain[envs]")

from wagontrain.envs.encode import action_feature_names, action_features, encoder_of  # noqa: E402

GAMES = wagontrain.games()


def positions(name: str) -> list[Any]:
    """Some positions of a game, at each seat count."""
    game = wagontrain.game(name)
    return [
        later(game, seats, {}, steps, f"{seats}/{steps}") for seats in game.seats for steps in (0, 30, 80)
    ]


@pytest.mark.parametrize("name", GAMES)
def test_equal_views_give_equal_vectors_and_nothing_hidden_gets_in(name: str) -> None:
    game = wagontrain.game(name)
    encoder = encoder_of(game)
    for s in positions(name):
        for seat in range(game.seat_count(s)):
            vector = encoder.encode(game.observe(s, seat))
            other = game.resample(s, seat, "another deal")
            assert np.array_equal(vector, encoder.encode(game.observe(other, seat)))
            assert vector.shape == (encoder.size,) == (len(encoder.names()),)
            assert np.isfinite(vector).all()


@pytest.mark.parametrize("name", GAMES)
def test_positions_differ(name: str) -> None:
    game = wagontrain.game(name)
    encoder = encoder_of(game)
    vectors = [encoder.encode(game.observe(s, 0)).tobytes() for s in positions(name)]
    assert len(set(vectors)) == len(vectors)


@pytest.mark.parametrize("name", GAMES)
def test_names_are_unique(name: str) -> None:
    names = encoder_of(wagontrain.game(name)).names()
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("name", GAMES)
def test_no_two_actions_have_the_same_features(name: str) -> None:
    game = wagontrain.game(name)
    rows = [action_features(game, action) for action in range(game.actions.size)]
    assert all(row.shape == (len(action_feature_names(game)),) for row in rows)
    assert len({row.tobytes() for row in rows}) == len(rows)
