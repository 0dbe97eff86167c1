"""The environments pass the suites of those who made their interfaces, in every game and at every table."""

import importlib
import warnings
from typing import Any

import pytest

import wagontrain

pettingzoo = pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: wagontrain[envs]")
gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: wagontrain[envs]")
pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: wagontrain[envs]")

import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from wagontrain import envs  # noqa: E402
from wagontrain.envs.encode import environment_version  # noqa: E402
from wagontrain.envs.spiel import resampler  # noqa: E402

SETUPS: list[tuple[str, int, dict[str, object]]] = [
    ("gwt", 1, {}),
    ("gwt", 2, {"simmental": True, "building_sides": "random"}),
    ("gwt", 3, {}),
    ("gwt", 4, {"building_sides": "all_b"}),
    ("sierra_west", 1, {"mode": "gold_rush"}),
    ("sierra_west", 2, {"mode": "apple_hill", "advanced_planning": True}),
    ("sierra_west", 3, {"mode": "boats_banjos"}),
    ("sierra_west", 4, {"mode": "outlaws_outposts"}),
    ("villagers", 1, {}),
    ("villagers", 2, {"scoundrels": True, "saints": True}),
    ("villagers", 3, {"profiteers": True, "improvements": True}),
    ("villagers", 4, {"mini_villagers": "first_player"}),
    ("villagers", 5, {}),
]
IDS = [f"{name}-{seats}" for name, seats, _ in SETUPS]
SHORT: dict[str, dict[str, object]] = {"sierra_west": {"round_limit": 10}}


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "seats", "options"), SETUPS, ids=IDS)
def test_pettingzoo(name: str, seats: int, options: dict[str, object]) -> None:
    api_test(envs.aec(name, seats, options=options), num_cycles=60)
    seed_test(lambda: envs.aec(name, seats, options=options), num_cycles=30)


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize(("name", "seats", "options"), SETUPS, ids=IDS)
def test_gymnasium(name: str, seats: int, options: dict[str, object]) -> None:
    check_env(envs.single(name, seats, options=options), skip_render_check=True)


@pytest.mark.parametrize("name", wagontrain.games())
def test_open_spiel(name: str) -> None:
    game = envs.open_spiel(name, 2, SHORT.get(name))
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "seats", "options"), SETUPS, ids=IDS)
def test_open_spiel_with_saves(name: str, seats: int, options: dict[str, object]) -> None:
    game = envs.open_spiel(name, seats, {**options, **SHORT.get(name, {})})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def started(name: str) -> Any:
    """An OpenSpiel state some decisions into a game."""
    state = envs.open_spiel(name, 2, SHORT.get(name)).new_initial_state()
    state.apply_action(3)
    for _ in range(12):
        state.apply_action(state.legal_actions()[-1])
    return state


@pytest.mark.parametrize("name", wagontrain.games())
def test_the_resampler_keeps_what_the_player_knows(name: str) -> None:
    state = started(name)
    seat = state.current_player()
    other = resampler("x")(state, seat)
    rules = wagontrain.game(name)
    assert rules.observe(other.s, seat) == rules.observe(state.s, seat)
    assert other.legal_actions() == state.legal_actions()
    assert rules.save(other.s) != rules.save(state.s)


def test_open_spiels_own_search_plays_with_the_resampler() -> None:
    state = started("villagers")
    evaluator = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(state.get_game(), evaluator, 1.0, 3, random_state=np.random.RandomState(1))
    bot.set_resampler(resampler("search"))
    assert bot.step(state) in state.legal_actions()


def test_a_registered_game_is_found_by_name() -> None:
    importlib.import_module("wagontrain.envs.gym")  # whoever imports it has them registered
    assert pyspiel.load_game("wagontrain_villagers(players=3)").num_players() == 3
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        version = environment_version(wagontrain.game("villagers"))
        env = gymnasium.make(f"wagontrain/villagers-v{version}", seats=3, bots="first")
    assert env.observation_space["action_mask"].shape == (wagontrain.game("villagers").actions.size,)


def test_an_illegal_action_costs_a_little_alone_and_ends_the_game_among_others() -> None:
    env = envs.single("villagers", 2, seat=0)
    observed, _ = env.reset(seed=1)
    illegal = int((observed["action_mask"] == 0).argmax())
    _, reward, over, cut, _ = env.step(illegal)
    assert (reward < 0, over, cut) == (True, False, False)
    table = envs.aec("villagers", 2)
    table.reset(seed=1)
    guilty = table.agent_selection
    table.step(illegal)
    assert all(table.terminations.values())
    assert table.rewards[guilty] == -1.0


def test_everybody_is_paid_at_the_end() -> None:
    for reward, pays in (("win", {-1.0, 0.0, 1.0}), ("score", None)):
        env = envs.aec("villagers", 2, reward=reward, options={"mini_villagers": "alone"})
        env.reset(seed=5)
        while env.agents and not any(env.terminations.values()):
            env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
        assert pays is None or set(env.rewards.values()) <= pays


def test_wrong_use_is_told() -> None:
    with pytest.raises(ValueError, match="one of win, score"):
        envs.aec("villagers", 2, reward="gold")
    with pytest.raises(ValueError, match="2 bots for 3 seats"):
        envs.single("villagers", 4, bots="first,first")
    with pytest.raises(wagontrain.OptionError):
        envs.aec("villagers", 9)
