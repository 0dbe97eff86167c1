"""Gymnasium: one seat learns, bots sit on the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from .. import bots as known
from ..core.state import NOBODY
from .table import MOST_DECISIONS, Observation, Played
from .zoo import REWARDS

ILLEGAL = -0.01


class SeatEnv(gymnasium.Env[Observation, Any]):
    """One seat of a game; `seat=None` changes seats from game to game. `bots`: one name for all, or a,b,c.

    The mask stands in the observation and in `info["action_mask"]`. An illegal action changes nothing and
    costs a little, so that an agent without masks can learn what is legal.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (as the base class declares it)

    def __init__(
        self,
        game: str,
        seats: int,
        bots: str = "random",
        seat: int | None = None,
        options: dict[str, object] | None = None,
        reward: str = "win",
        most_decisions: int = MOST_DECISIONS,
        render_mode: str | None = None,
    ) -> None:
        self.played = Played(game, seats, options)
        names = [name.strip() for name in bots.split(",")]
        self.bots = names * (seats - 1) if len(names) == 1 else names
        if len(self.bots) != seats - 1:
            raise ValueError(f"{len(self.bots)} bots for {seats - 1} seats")
        for name in self.bots:
            known.make(name, "")
        self.rewarded = REWARDS[reward]
        self.fixed = seat
        self.seat = 0
        self.most_decisions = most_decisions
        self.steps = 0
        self.render_mode = render_mode
        self.players: list[known.Bot | None] = []
        self.action_space = Discrete(self.played.actions)
        self.observation_space = Dict(
            {
                "observation": Box(-np.inf, np.inf, (self.played.encoder.size,), np.float32),
                "action_mask": Box(0, 1, (self.played.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        deal = str(self.np_random.integers(2**63))
        self.played.deal(deal)
        self.seat = self.fixed if self.fixed is not None else int(self.np_random.integers(self.played.seats))
        others = iter(self.bots)
        self.players = [
            None if seat == self.seat else known.make(next(others), f"{deal}/{seat}")
            for seat in range(self.played.seats)
        ]
        self.steps = 0
        self.play_bots()
        return self.told()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.steps += 1
        reward = 0.0
        if self.played.to_act() == self.seat and int(action) in self.played.legal():
            self.played.apply(int(action))
            self.play_bots()
        else:
            reward = ILLEGAL
        over = self.played.to_act() == NOBODY
        if over:
            reward += self.rewarded(self.played.game, self.played.s)[self.seat]
        cut = not over and max(self.steps, self.played.decisions) >= self.most_decisions
        observed, info = self.told()
        return observed, reward, over, cut, info

    def play_bots(self) -> None:
        """Let the bots decide until it is the learner's turn."""
        while (seat := self.played.to_act()) not in (NOBODY, self.seat):
            if self.played.decisions >= self.most_decisions:
                return
            player = self.players[seat]
            assert player is not None
            self.played.apply(known.decide(player, self.played.game, self.played.s, seat))

    def told(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner knows, and the mask once more."""
        observed = self.played.observed(self.seat)
        return observed, {"action_mask": observed["action_mask"].copy(), "seat": self.seat}

    def render(self) -> str | None:
        """The question, and what may be answered."""
        if self.render_mode is None:
            return None
        game = self.played.game
        return f"{game.asked(self.played.s).question}: " + ", ".join(
            game.text(a) for a in self.played.legal()
        )


def register() -> None:
    """Make the games known to `gymnasium.make("wagontrain/villagers-v2", seats=2, bots="greedy")`."""
    import wagontrain

    for name in wagontrain.games():
        version = wagontrain.game(name).version
        if f"wagontrain/{name}-v{version}" not in gymnasium.registry:
            gymnasium.register(
                f"wagontrain/{name}-v{version}",
                entry_point="wagontrain.envs.gym:SeatEnv",
                kwargs={"game": name, "seats": 2},
            )


register()
