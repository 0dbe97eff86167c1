"""The worked example of self-play learning: it plays legal moves only, learns, and reckons right."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import wagontrain
from wagontrain.envs.table import Played

np = pytest.importorskip("numpy", reason="numpy is not installed")
EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "ppo.py"


@pytest.fixture(scope="module")
def ppo() -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo_example", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("name", wagontrain.games())
def test_it_plays_and_learns(ppo: ModuleType, name: str) -> None:
    table = Played(name, 2, ppo.SHORTER.get(name))
    net = ppo.Net(table.encoder.features, table.actions, 1)
    random = np.random.default_rng(1)
    games = ppo.self_play(net, table, random, "one game")
    path = games[0][0]
    assert all(mask[action] for mask, action in zip(path.masks, path.actions, strict=True))
    before = {key: weights.copy() for key, weights in net.weights.items()}
    ppo.improve(net, games, random)
    assert all(np.isfinite(weights).all() for weights in net.weights.values())
    assert any((net.weights[key] != weights).any() for key, weights in before.items())


def test_what_is_forbidden_has_no_chance(ppo: ModuleType) -> None:
    net = ppo.Net(3, 4, 1)
    mask = np.array([[True, False, True, False]])
    _, chances, _ = net.forward(np.ones((1, 3), np.float32), mask)
    assert chances[0, 1] == chances[0, 3] == 0
    assert chances.sum() == pytest.approx(1)


def test_a_better_action_is_learned(ppo: ModuleType) -> None:
    net = ppo.Net(2, 3, 1)
    x = np.ones((30, 2), np.float32)
    mask = np.ones((30, 3), bool)
    action = np.arange(30) % 3
    gain = np.where(action == 2, 1.0, -0.5).astype(np.float32)
    for _ in range(60):
        old = net.forward(x, mask)[1][np.arange(30), action]
        net.learn(x, mask, action, old, gain, np.zeros(30, np.float32))
    assert net.forward(x, mask)[1][0].argmax() == 2


def test_gains_add_up_to_the_final_lead(ppo: ModuleType) -> None:
    path = ppo.Path()
    path.leads, path.values = [0.0, 0.5], [0.0, 0.0]
    gains, targets = path.gains(1.0)
    assert gains[1] == pytest.approx(0.5)
    assert gains[0] == pytest.approx(0.5 + ppo.GAMMA * ppo.LAMBDA * 0.5)
    assert targets == pytest.approx(gains)


def test_the_interval_of_a_share(ppo: ModuleType) -> None:
    assert ppo.interval(0.5, 100) == "40% to 60%"
    assert ppo.interval(1.0, 40) == "91% to 100%"
