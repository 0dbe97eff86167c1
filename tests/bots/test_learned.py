"""Bots that play by a network: the same numbers as in training, fallbacks, rows that tell nothing hidden."""

import json
import warnings
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import wagontrain
from wagontrain import bots
from wagontrain.bots.learned import levels, network
from wagontrain.bots.learned.bots import LookaheadBot, PolicyBot
from wagontrain.bots.simple import FirstBot
from wagontrain.core.batch import META, Batch
from wagontrain.encoding import columns_hash, encoder_of, setups_of

WIDTH = 16
BLOCKS = 2
PLACES = 5
GAMES = ["gwt", "sierra_west", "villagers"]


def told(game: Any) -> dict[str, Any]:
    """What weights say of themselves."""
    encoder = encoder_of(game)
    return {
        "game": game.name,
        "rules_version": game.version,
        "columns_hash": columns_hash(encoder),
        "features": encoder.features,
        "actions": encoder.actions,
        "most_places": PLACES,
        "points": 20.0,
        "width": WIDTH,
        "blocks": BLOCKS,
    }


def weights(game: Any) -> dict[str, Any]:
    """Weights at random, as the learner writes them."""
    encoder = encoder_of(game)
    draws = np.random.default_rng(7)
    shapes = {"first": (WIDTH, encoder.size), "policy_hidden": (8, WIDTH), "policy": (encoder.actions, 8)}
    shapes |= {"value_hidden": (8, WIDTH), "value": (2 * PLACES, 8)}
    shapes |= {f"layers.{n}": (WIDTH, WIDTH) for n in range(BLOCKS)}
    arrays: dict[str, Any] = {}
    for name, shape in shapes.items():
        arrays[f"{name}.weight"] = draws.normal(0, 0.3, shape).astype(np.float16)
        arrays[f"{name}.bias"] = draws.normal(0, 0.3, shape[0]).astype(np.float16)
    for name in ("first_norm", *[f"norms.{n}" for n in range(BLOCKS)]):
        arrays[f"{name}.weight"] = draws.normal(1, 0.1, WIDTH).astype(np.float16)
        arrays[f"{name}.bias"] = draws.normal(0, 0.1, WIDTH).astype(np.float16)
    arrays["scale"] = np.array([*encoder.columns.scales, *[1.0] * encoder.actions], np.float16)
    return arrays


def written(game: Any, path: Path, /, **changes: Any) -> Path:
    """Write weights for a game into a file."""
    np.savez(path, **weights(game), about=np.array(json.dumps({**told(game), **changes})))
    return path


def batch_of(game: Any, count: int) -> tuple[Batch, Any]:
    """Games at different points, and the rows that a worker writes for them."""
    batch = Batch(game, [encoder_of(game) for _ in range(count)], setups_of(game), "rows")
    batch.scatter(120)
    buffer = bytearray(count * batch.row_size)
    batch.write_all(buffer, 0)
    return batch, np.frombuffer(buffer, np.uint8).reshape(count, -1)[:, :-META]


def by_hand(arrays: dict[str, Any], row: Any, actions: int) -> tuple[Any, Any]:
    """What the network says of one row, written down anew: logits of all actions, and the value heads."""
    w = {name: array.astype(np.float64) for name, array in arrays.items()}

    def layer(name: str, x: Any) -> Any:
        return w[f"{name}.weight"] @ x + w[f"{name}.bias"]

    def norm(name: str, x: Any) -> Any:
        return (x - x.mean()) / np.sqrt(x.var() + 1e-5) * w[f"{name}.weight"] + w[f"{name}.bias"]

    hidden = np.maximum(norm("first_norm", layer("first", row * w["scale"])), 0)
    for n in range(BLOCKS):
        hidden = hidden + np.maximum(norm(f"norms.{n}", layer(f"layers.{n}", hidden)), 0)
    logits = layer("policy", np.maximum(layer("policy_hidden", hidden), 0))
    heads = layer("value", np.maximum(layer("value_hidden", hidden), 0))
    return np.where(row[-actions:] > 0, logits, -1e9), heads


@pytest.mark.parametrize("name", GAMES)
def test_the_network_says_what_the_learners_weights_say(name: str, tmp_path: Path) -> None:
    game = wagontrain.game(name)
    found = network.read_network(written(game, tmp_path / "w.npz"))
    _, rows = batch_of(game, network.FEW_ROWS + 2)
    many = found.hidden(rows)
    for i, row in enumerate(rows):
        logits, heads = by_hand(weights(game), row.astype(np.float64), found.actions)
        for hidden in (
            many[i : i + 1],
            found.hidden(rows[i : i + 1]),
        ):  # all columns, and those that are not 0
            assert np.allclose(found.policy(rows[i : i + 1], hidden)[0], logits, atol=1e-3)
            share, points = found.values(hidden, 2)
            assert np.allclose(share[0], np.exp(heads[:2]) / np.exp(heads[:2]).sum(), atol=1e-3)
            assert np.allclose(points[0], heads[PLACES : PLACES + 2] * 20, atol=1e-2)


def test_the_network_says_what_the_learner_says(tmp_path: Path) -> None:
    """Needs PyTorch, which only a training machine has."""
    torch = pytest.importorskip("torch")
    from wagontrain.train.model import Network, load_weights, save_weights

    game = wagontrain.game("villagers")
    path = written(game, tmp_path / "w.npz")
    encoder = encoder_of(game)
    layout = {**told(game), "scales": encoder.columns.scales}
    learner = Network(layout, WIDTH, BLOCKS)
    load_weights(learner, str(path))
    save_weights(learner, str(tmp_path / "again.npz"), told(game))
    found = network.read_network(tmp_path / "again.npz")
    _, rows = batch_of(game, 40)
    with torch.no_grad():
        chances, values = learner(torch.from_numpy(rows.copy()), torch.full((len(rows),), 2))
    hidden = found.hidden(rows)
    logits = found.policy(rows, hidden).astype(np.float64)
    normal = logits - np.log(np.exp(logits - logits.max(1, keepdims=True)).sum(1, keepdims=True))
    normal -= logits.max(1, keepdims=True)
    legal = rows[:, -found.actions :] > 0
    assert np.allclose(normal[legal], chances.numpy()[legal], atol=1e-3)
    share, points = found.values(hidden, 2)
    assert np.allclose(share, values.numpy()[:, :2], atol=1e-3)
    assert np.allclose(points, values.numpy()[:, PLACES : PLACES + 2] * 20, atol=1e-2)


@pytest.mark.parametrize("name", GAMES)
def test_a_bot_reads_the_rows_of_the_training(name: str, tmp_path: Path) -> None:
    """... from a state in which all that is hidden from its seat was dealt anew."""
    game = wagontrain.game(name)
    bot = PolicyBot("rows", network.read_network(written(game, tmp_path / "w.npz")))
    batch, rows = batch_of(game, 30)
    for slot, row in zip(batch.slots, rows, strict=True):
        s = slot.state
        seat = game.to_act(s)
        known = game.resample(s, seat, "anew")
        assert (bot.row(game, known, seat, game.legal(known)) == row).all()
        assert bot.choose(game, known, seat) in game.legal(s)


def test_whole_numbers_have_steps_of_rows_or_columns(tmp_path: Path) -> None:
    path = tmp_path / "small.npz"
    small = np.array([[1, -2], [3, 4]], np.int8)
    rows, columns = np.array([[0.5], [2]], np.float32), np.array([[0.5, 2]], np.float32)
    arrays: dict[str, Any] = {"a": small, "b": small, "a.step": rows, "b.step": columns}
    np.savez(path, **arrays)
    with np.load(path) as data:
        assert network.read_array(data, "a").tolist() == [[0.5, -1.0], [6.0, 8.0]]
        assert network.read_array(data, "b").tolist() == [[0.5, -4.0], [1.5, 8.0]]


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"rules_version": -1}, "version -1 of the rules"),
        ({"columns_hash": "other"}, "other columns"),
        ({"game": "chess"}, "for chess"),
    ],
)
def test_weights_that_do_not_fit_are_not_used(changes: dict[str, Any], reason: str, tmp_path: Path) -> None:
    game = wagontrain.game("villagers")
    network.network_of.cache_clear()
    with pytest.warns(UserWarning, match=reason):
        assert network.network_of("villagers", written(game, tmp_path / "w.npz", **changes)) is None
    network.network_of.cache_clear()


def test_a_level_plays_by_the_network_where_the_weights_say_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = wagontrain.game("villagers")
    plan = {"hard": {"2": "policy:0.5", "3": "lookahead:2x3"}}
    path = written(game, tmp_path / "w.npz", levels=plan)
    monkeypatch.setattr(network, "shipped_weights", lambda game: path if game.name == "villagers" else None)
    network.network_of.cache_clear()
    two = levels.learned_player(game, 2, "hard", "x")
    three = levels.learned_player(game, 3, "hard", "x")
    assert isinstance(two, PolicyBot)
    assert not isinstance(two, LookaheadBot)
    assert two.temperature == 0.5
    assert isinstance(three, LookaheadBot)
    assert (three.width, three.worlds) == (2, 3)
    assert levels.learned_player(game, 4, "hard", "x") is None
    assert levels.learned_player(game, 2, "expert", "x") is None
    assert levels.learned_player(wagontrain.game("gwt"), 2, "hard", "x") is None
    bot = levels.LevelBot("x", "expert", FirstBot("x"))
    s = game.new(2, "level")
    assert bots.decide(bot, game, s, game.to_act(s)) == game.legal(s)[0]
    assert isinstance(bot.player, FirstBot)
    network.network_of.cache_clear()


@pytest.mark.parametrize("name", GAMES)
def test_shipped_weights_fit(name: str) -> None:
    """Shipped weights fit the game as it is; without weights the hand-made evaluation plays."""
    game = wagontrain.game(name)
    network.network_of.cache_clear()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        found = network.network_of(name)
    assert (found is None) == (network.shipped_weights(game) is None)
