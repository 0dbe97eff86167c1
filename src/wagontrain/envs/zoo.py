"""PettingZoo: every seat an agent, one decision after the other (AEC)."""

from typing import Any, ClassVar

import numpy as np
from gymnasium.spaces import Space
from pettingzoo import AECEnv

from ..core.state import NOBODY
from .rewards import returns, totals
from .spaces import action_space, observation_space
from .table import MOST_DECISIONS, Observation, Played

REWARDS = {"win": returns, "score": totals}


class TableEnv(AECEnv[str, Observation, int]):
    """A game for all its seats. Actions are the engine's own numbers; the mask says which are legal.

    reward: "win" gives each seat -1 to 1 at the end, "score" its points. most_decisions: then it is cut off.
    An illegal action ends the game: who played it gets -1, the others nothing.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "render_modes": ["ansi"],
        "name": "wagontrain",
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, object] | None = None,
        reward: str = "win",
        most_decisions: int = MOST_DECISIONS,
        dtype: str = "float32",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ValueError(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.played = Played(game, seats, options, dtype)
        self.rewarded = REWARDS[reward]
        self.most_decisions = most_decisions
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        space = observation_space(self.played.observer)
        self.spaces: dict[str, Space[Any]] = dict.fromkeys(self.possible_agents, space)
        self.choices = action_space(self.played.observer)
        self.deals = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Space[Any]:
        return self.spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self.choices

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same one, and the same ones after it."""
        if seed is not None:
            self.deals = np.random.default_rng(seed)
        self.played.deal(str(self.deals.integers(2**63)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.played.to_act()]

    def observe(self, agent: str) -> Observation:
        return self.played.observed(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        legal = self.played.legal()
        if action is None or int(action) not in legal:
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos[agent]["illegal"] = True
        else:
            self.played.apply(int(action))
            self.end_or_go_on()
        self._accumulate_rewards()

    def end_or_go_on(self) -> None:
        """Whose decision is next, or what everybody gets."""
        seat = self.played.to_act()
        if seat == NOBODY:
            gained = self.rewarded(self.played.game, self.played.s)
            self.rewards = {agent: gained[self.possible_agents.index(agent)] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]
            if self.played.decisions >= self.most_decisions:
                self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The last question, and what may be answered."""
        if self.render_mode is None:
            return None
        game = self.played.game
        asked = game.asked(self.played.s)
        return f"seat {asked.seat}: {asked.question}: " + ", ".join(game.text(a) for a in self.played.legal())

    def close(self) -> None:
        """Nothing is held."""
