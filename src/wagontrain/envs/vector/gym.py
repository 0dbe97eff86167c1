"""`gymnasium.vector.VectorEnv`: one seat of each of many games learns, bots sit on the others."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..encode import Observer, encoder_of
from ..spaces import action_space, observation_space
from ..table import MOST_DECISIONS, Observation
from .stepper import LEAVE
from .tables import VectorTables

ILLEGAL = -0.01
MODES = {mode.name.lower(): mode for mode in AutoresetMode}
Bools = NDArray[np.bool_]
Floats = NDArray[np.float32]


class VectorSeatEnv(VectorEnv[Observation, NDArray[np.int64], NDArray[Any]]):
    """Many games of `wagontrain.envs.gym.SeatEnv`, stepped in one call.

    seat: None draws the learner's seat for each game. bots: one name for all others, or a,b,c. An illegal
    action changes nothing and costs a little. copy=False with dtype "uint8" returns the arrays into which the
    next step writes. processes: how many play, 0 for none but this one.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        seats: int = 2,
        bots: str = "random",
        seat: int | None = None,
        options: dict[str, object] | None = None,
        reward: str = "win",
        most_decisions: int = MOST_DECISIONS,
        dtype: str = "float32",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        processes: int = 0,
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        mode = autoreset_mode if isinstance(autoreset_mode, AutoresetMode) else MODES[autoreset_mode.lower()]
        self.metadata = {"autoreset_mode": mode, "render_modes": []}
        self.mode = mode
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.copy = copy
        self.tables = VectorTables(
            game,
            num_envs,
            seats,
            options=options,
            autoreset=mode.name.lower(),
            learner=-1 if seat is None else seat,
            bots=bots,
            reward=reward,
            skips_forced=False,
            most_decisions=most_decisions,
            processes=processes,
        )
        self.observer = Observer(encoder_of(self.tables.game), dtype)
        self.single_observation_space = observation_space(self.observer)
        self.single_action_space = action_space(self.observer)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, dict[str, Any]]:
        mask = (options or {}).get("reset_mask")
        if mask is not None and (not isinstance(mask, np.ndarray) or mask.shape != (self.num_envs,)):
            raise ValueError(f"reset_mask must be an array of {self.num_envs} truth values")
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
        self.tables.reset(seeds, mask)
        return self.observed(), self.info()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observation, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        tables = self.tables
        if self.mode == AutoresetMode.DISABLED and (tables.terminated | tables.truncated).any():
            raise ValueError("a game has ended: reset it with options={'reset_mask': mask}")
        chosen = np.asarray(actions)
        is_legal = tables.is_legal(chosen)
        tables.step(np.where(is_legal, chosen, LEAVE))
        seats = tables.to_act if self.mode != AutoresetMode.SAME_STEP else tables.ended_seats()
        rewards = tables.rewards[tables.everyone, seats].astype(np.float64)
        rewards[~is_legal] += ILLEGAL
        terminated, truncated = tables.terminated.copy(), tables.truncated.copy()
        return self.observed(), rewards, terminated, truncated, self.info()

    def observed(self) -> Observation:
        """Return what the learners know."""
        tables = self.tables
        if self.copy or self.observer.is_scaled:
            return self.observer.observation(tables.rows)
        return {"observation": tables.columns, "action_mask": tables.masks}

    def info(self) -> dict[str, Any]:
        """Return masks and seats once more, and the last observations of games that have begun again."""
        tables = self.tables
        everywhere = np.ones(self.num_envs, np.bool_)
        infos: dict[str, Any] = {
            "action_mask": tables.masks.copy(),
            "_action_mask": everywhere,
            "seat": tables.to_act.astype(np.int64),
            "_seat": everywhere,
        }
        ended = tables.terminated | tables.truncated
        if self.mode == AutoresetMode.SAME_STEP and ended.any():
            finals = np.full(self.num_envs, None, dtype=object)
            for i in np.flatnonzero(ended):
                finals[i] = self.observer.observation(tables.final_rows[i])
            infos |= {"final_obs": finals, "_final_obs": ended}
            infos |= {"final_info": {"seat": tables.ended_seats(), "_seat": ended}, "_final_info": ended}
        return infos

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes."""
        self.tables.close()
