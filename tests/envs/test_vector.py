"""Many games in one call: the engine's games, the same in any number of processes."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import wagontrain
from wagontrain.core.game import Game

np = pytest.importorskip("numpy", reason="numpy is not installed: wagontrain[envs]")

from wagontrain.encoding import encoder_of  # noqa: E402
from wagontrain.envs.vector import VectorTables, workers  # noqa: E402

SHORT: dict[str, dict[str, object]] = {"sierra_west": {"round_limit": 10}}


def make(game: str, count: int, **more: Any) -> VectorTables:
    """Return tables at their first decision."""
    return reset(VectorTables(game, count, options=SHORT.get(game), **more))


def reset(tables: VectorTables) -> VectorTables:
    """Begin the games of seed 1."""
    tables.reset(1)
    return tables


def play(tables: VectorTables, steps: int, seed: int = 1) -> Iterator[VectorTables]:
    """Play at random."""
    draws = np.random.default_rng(seed)
    for _ in range(steps):
        tables.step(tables.sample(draws))
        yield tables


def test_they_play_the_games_of_the_engine(game: Game[Any]) -> None:
    tables = make(game.name, 2, skips_forced=False)
    encoder = encoder_of(game)
    s = game.new(2, "1.1.0", SHORT.get(game.name))
    draw = random.Random(2)
    for _ in range(40):
        legal = game.legal(s)
        assert np.flatnonzero(tables.masks[1]).tolist() == legal
        assert tables.to_act[1] == game.to_act(s)
        row = encoder.encode(s, game.to_act(s), legal)
        assert tables.columns[1].tobytes() == row[: encoder.features]
        action = draw.choice(legal)
        game.apply(s, action)
        other = np.flatnonzero(tables.masks[0])[0]
        tables.step([other, action])


def test_forced_moves_are_skipped_if_wanted(game: Game[Any]) -> None:
    for tables in play(make(game.name, 4), 60):
        assert (tables.masks.sum(1) > 1).all()
    fewest = [int(t.masks.sum(1).min()) for t in play(make(game.name, 4, skips_forced=False), 60)]
    assert min(fewest) == 1


def test_the_winner_is_paid_and_the_next_game_begins() -> None:
    tables = make("villagers", 6)
    ends = 0
    for after in play(tables, 500):
        ended = np.flatnonzero(after.terminated)
        ends += len(ended)
        assert after.masks.any(1).all()
        assert (after.rewards[~after.terminated] == 0).all()
        assert np.allclose(after.rewards[ended].sum(1), 0)
        assert (after.lengths[ended] > 20).all()
        assert after.final_columns[ended].any(1).all() or not len(ended)
    assert ends > 6


def test_scores_can_be_the_reward_and_points_can_be_counted() -> None:
    tables = make("villagers", 3, reward="score", points=True)
    before = tables.points.copy()
    scores = [after.rewards[after.terminated].copy() for after in play(tables, 300)]
    assert np.concatenate(scores).max() > 20
    assert (tables.points != before).any()


def test_a_truncated_game_is_not_paid(game: Game[Any]) -> None:
    tables = make(game.name, 2, most_decisions=7)
    ends = [after.truncated.copy() for after in play(tables, 14)]
    assert [bool(end.all()) for end in ends] == [False] * 6 + [True] + [False] * 6 + [True]
    assert not tables.rewards.any()
    assert (tables.lengths == 7).all()


def test_a_game_waits_for_the_next_step_or_for_a_reset() -> None:
    for mode in ("next_step", "disabled"):
        tables = make("villagers", 2, most_decisions=3, autoreset=mode)
        *_, last = play(tables, 3)
        assert last.truncated.all()
        assert not last.masks.any()
        tables.step([0, 0])  # whatever the action: it is not played
        assert not tables.truncated.any()
        assert tables.masks.any(1).all() == (mode == "next_step")
        if mode == "disabled":
            tables.reset(mask=np.array([True, False]))
            assert tables.masks.any(1).tolist() == [True, False]


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    tables = make("gwt", 3)
    before = tables.rows.copy()
    legal = tables.sample(np.random.default_rng(1))
    legal[1] = int(np.flatnonzero(tables.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=f"action {legal[1]} is not legal in game 1"):
        tables.step(legal)
    with pytest.raises(ValueError, match="not legal in game 0"):
        tables.step([tables.actions, 0, 0])
    assert (tables.rows == before).all()
    tables.step([-1, -1, -1])  # plays nothing
    assert (tables.masks == before[:, tables.features : tables.features + tables.actions]).all()


def test_one_seat_is_asked_and_bots_play_the_others() -> None:
    tables = make("villagers", 4, learner=1, bots="first")
    for after in play(tables, 100):
        assert (after.to_act == 1).all()
    drawn = make("villagers", 30, learner=-1)
    assert set(drawn.to_act.tolist()) == {0, 1}


def test_setups_are_mixed_in_one_vector() -> None:
    setups: list[tuple[int, dict[str, object]]] = [(2, {}), (5, {"scoundrels": True}), (1, {})]
    tables = VectorTables("villagers", 30, setups=setups)
    tables.reset(3)
    seen = set()
    for after in play(tables, 60):
        seen |= set(after.to_act.tolist())
    assert tables.rewards.shape == (30, 5)
    assert seen == set(range(5))


def test_games_do_not_depend_on_the_number_of_processes() -> None:
    rows = []
    for processes in (0, 2):
        tables = make("villagers", 5, processes=processes, most_decisions=40)
        rows.append([after.rows.copy() for after in play(tables, 90)])
        tables.close()
    assert all((a == b).all() for a, b in zip(*rows, strict=True))


def test_the_same_seed_gives_the_same_games() -> None:
    tables = make("gwt", 3)
    first = tables.rows.copy()
    tables.reset(2)
    assert (tables.rows != first).any()
    tables.reset([None, None, None])
    tables.reset(1)
    assert (tables.rows == first).all()
    with pytest.raises(ValueError, match="2 seeds for 3 games"):
        tables.reset([1, 2])


def test_a_fault_in_a_process_is_told() -> None:
    for bot, fault in (("Raising", "no idea"), ("Illegal", "an opponent plays -7")):
        tables = VectorTables("villagers", 2, processes=1, learner=0, bots=f"tests.bots.bad:{bot}")
        with pytest.raises(RuntimeError, match=fault):
            for _ in play(reset(tables), 50):
                pass
        tables.close()


def test_wrong_use_is_told() -> None:
    with pytest.raises(ValueError, match="autoreset must be one of"):
        VectorTables("gwt", 1, autoreset="later")
    with pytest.raises(ValueError, match="3 bots for 1 seats"):
        VectorTables("gwt", 1, learner=0, bots="first,first,first")
    with pytest.raises(wagontrain.OptionError):
        VectorTables("gwt", 1, 9)


def test_without_shared_memory_several_processes_are_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse(create: bool, size: int) -> None:
        raise PermissionError(13, "Permission denied", "/psm_1")

    monkeypatch.setattr(workers, "SharedMemory", refuse)
    with pytest.raises(OSError, match=r"several processes need shared memory.*processes=0.*'/dev/shm'"):
        VectorTables("villagers", 2, processes=2)
    VectorTables("villagers", 2).close()


def test_the_arrays_are_shared_not_copied() -> None:
    tables = make("villagers", 2)
    held = tables.as_dict()["observation"]
    before = held.copy()
    for _ in play(tables, 5):
        pass
    assert (held != before).any()
    assert np.shares_memory(held, tables.rows)
