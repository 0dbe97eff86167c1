"""The vector environment of Gymnasium: its three ways to begin again, in-place buffers, masks, bots."""

import importlib
from collections.abc import Iterator
from typing import Any

import pytest

import wagontrain
from wagontrain.core.game import Game

np = pytest.importorskip("numpy", reason="numpy is not installed: wagontrain[envs]")
gymnasium = pytest.importorskip("gymnasium", reason="gymnasium is not installed: wagontrain[envs]")

from gymnasium.vector import AutoresetMode  # noqa: E402

from wagontrain.envs import single, vector_env  # noqa: E402
from wagontrain.envs.encode import environment_version  # noqa: E402

SHORT: dict[str, dict[str, object]] = {"sierra_west": {"round_limit": 10}}


def make(mode: str, count: int = 3, game: str = "villagers", **more: Any) -> Any:
    """Return an environment that begins games again in this way."""
    return vector_env(game, num_envs=count, options=SHORT.get(game), autoreset_mode=mode, **more)


def play(env: Any, steps: int) -> Iterator[tuple[Any, ...]]:
    """Play at random among the legal actions."""
    draws = np.random.default_rng(1)
    observed, _ = env.reset(seed=1)
    for _ in range(steps):
        noise = draws.random(observed["action_mask"].shape) * observed["action_mask"]
        step = env.step(noise.argmax(1))
        observed = step[0]
        yield step


@pytest.mark.parametrize("mode", [mode.name for mode in AutoresetMode])
@pytest.mark.parametrize("dtype", ["float32", "uint8"])
def test_spaces_hold_what_comes(game: Game[Any], mode: str, dtype: str) -> None:
    env = make(mode, game=game.name, dtype=dtype)
    assert env.metadata["autoreset_mode"] is AutoresetMode[mode]
    observed, info = env.reset(seed=3)
    assert observed in env.observation_space
    assert (info["action_mask"] == observed["action_mask"]).all()
    one = single(game.name, 2, options=SHORT.get(game.name), dtype=dtype)
    assert env.single_observation_space == one.observation_space
    assert env.single_action_space == one.action_space
    for observed, rewards, terminated, truncated, _ in play(env, 4):
        assert observed in env.observation_space
        assert rewards.shape == terminated.shape == truncated.shape == (3,)
    env.close()


def test_in_the_same_step_the_last_observation_is_in_the_info() -> None:
    env = make("SAME_STEP")
    ends = 0
    for observed, rewards, terminated, truncated, info in play(env, 260):
        assert not truncated.any()
        assert observed["action_mask"].any(1).all()
        assert ("final_obs" in info) == bool(terminated.any())
        for i in np.flatnonzero(terminated):
            ends += 1
            assert info["_final_obs"][i]
            assert info["final_obs"][i] in env.single_observation_space
            assert not info["final_obs"][i]["action_mask"].any()
            assert (info["final_obs"][i]["observation"] != observed["observation"][i]).any()
            assert rewards[i] in (-1.0, 0.0, 1.0)
    assert ends >= 3


def test_in_the_next_step_the_action_does_not_matter() -> None:
    env = make("NEXT_STEP", count=1)
    before = (np.array([False]), np.array([0.0]))
    ends = 0
    for observed, rewards, terminated, _, _ in play(env, 260):
        assert bool(observed["action_mask"].any()) != bool(terminated[0])
        if before[0][0]:
            assert not terminated[0]
            assert rewards[0] == 0
        ends += int(terminated[0])
        before = (terminated, rewards)
    assert ends >= 1


def test_disabled_games_wait_for_a_reset_with_a_mask() -> None:
    env = make("DISABLED", most_decisions=3)
    *_, (_, _, _, truncated, _) = play(env, 3)
    assert truncated.all()
    with pytest.raises(ValueError, match="reset it with"):
        env.step(np.zeros(3, np.int64))
    observed, _ = env.reset(options={"reset_mask": np.array([True, False, True])})
    assert observed["action_mask"].any(1).tolist() == [True, False, True]
    with pytest.raises(ValueError, match="array of 3"):
        env.reset(options={"reset_mask": [True]})


def test_an_illegal_action_changes_nothing_and_costs_a_little() -> None:
    env = make("SAME_STEP", count=2)
    observed, _ = env.reset(seed=1)
    legal = observed["action_mask"].argmax(1)
    legal[0] = observed["action_mask"][0].argmin()
    after, rewards, _, _, _ = env.step(legal)
    assert rewards.tolist() == [-0.01, 0.0]
    assert (after["observation"][0] == observed["observation"][0]).all()
    assert (after["observation"][1] != observed["observation"][1]).any()


def test_arrays_are_written_in_place_if_wanted() -> None:
    for copy in (True, False):
        env = make("SAME_STEP", dtype="uint8", copy=copy)
        first, _ = env.reset(seed=1)
        held = first["observation"].copy()
        for _ in play(env, 3):
            pass
        assert bool((first["observation"] == held).all()) == copy


def test_bots_sit_on_the_other_seats() -> None:
    env = make("SAME_STEP", bots="greedy", seat=1, count=2)
    for _, _, _, _, info in play(env, 5):
        assert info["seat"].tolist() == [1, 1]


def test_gymnasium_makes_it_by_name() -> None:
    importlib.import_module("wagontrain.envs.gym")
    version = environment_version(wagontrain.game("gwt"))
    env = gymnasium.make_vec(
        f"wagontrain/gwt-v{version}", num_envs=2, vectorization_mode="vector_entry_point", seats=3
    )
    observed, _ = env.reset(seed=1)
    assert observed["action_mask"].shape == (2, wagontrain.game("gwt").actions.size)
    env.close()
