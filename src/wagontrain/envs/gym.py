"""Gymnasium: one seat learns, bots sit on the others."""

from typing import Any

import gymnasium

import wagontrain

from .. import bots as known
from ..core.state import NOBODY
from .encode import environment_version
from .spaces import action_space, observation_space
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
        dtype: str = "float32",
        render_mode: str | None = None,
    ) -> None:
        self.played = Played(game, seats, options, dtype)
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
        self.action_space = action_space(self.played.observer)
        self.observation_space = observation_space(self.played.observer)

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
        return self.seen()

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
        observed, info = self.seen()
        return observed, reward, over, cut, info

    def play_bots(self) -> None:
        """Let the bots decide until it is the learner's turn."""
        while (seat := self.played.to_act()) not in (NOBODY, self.seat):
            if self.played.decisions >= self.most_decisions:
                return
            player = self.players[seat]
            assert player is not None
            self.played.apply(known.decide(player, self.played.game, self.played.s, seat))

    def seen(self) -> tuple[Observation, dict[str, Any]]:
        """Return what the learner knows, and the mask once more."""
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
    """Make the games known to `gymnasium.make` and `make_vec`, under the names that `name_of` returns."""
    for game in wagontrain.games():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(
                name_of(game),
                entry_point="wagontrain.envs.gym:SeatEnv",
                vector_entry_point="wagontrain.envs.vector.gym:VectorSeatEnv",
                kwargs={"game": game, "seats": 2},
            )


def name_of(game: str) -> str:
    """Return the name that Gymnasium knows a game by; its number is `environment_version`."""
    return f"wagontrain/{game}-v{environment_version(wagontrain.game(game))}"


register()
