"""OpenSpiel: each game as a Python game whose one chance node, at the start, deals a seed.

`random_sim_test` and `ISMCTSBot` work on it; the bot needs `bot.set_resampler(resampler(seed))`.
"""

import json
from typing import Any

import numpy as np
import pyspiel

import wagontrain

from ..core.game import Game
from ..core.state import NOBODY
from .encode import Observer, encoder_of
from .rewards import returns

SEEDS = 1024  # deals that chance knows
MOST_DECISIONS = 100_000


def name_of(game: str) -> str:
    """The game's name in OpenSpiel."""
    return f"wagontrain_{game}"


def game_type(game: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    seats = wagontrain.game(game).seats
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=f"Wagontrain {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "options": ""},
    )


class SpielGame(pyspiel.Game):
    """One of the games at a number of seats, its options as `name:value;name:value`. Its class names it."""

    name = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        name = self.name
        given = {"players": 2, "options": "", **(params or {})}
        self.rules = wagontrain.game(name)
        self.seats = int(given["players"])
        self.options = read_options(self.rules, str(given["options"]))
        self.rules.check(self.seats, self.options)
        self.encoder = encoder_of(self.rules)
        self.observer = Observer(self.encoder, "float32")
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions.size,
            max_chance_outcomes=SEEDS,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(game_type(name), info, given)

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        return SpielObserver(self)


class Held:
    """What OpenSpiel copies with a state: the game stays the same, the table is cloned."""

    def __init__(self, of: SpielGame, s: Any) -> None:
        self.of = of
        self.s = s  # None before the deal

    def __deepcopy__(self, memo: Any) -> "Held":
        return Held(self.of, None if self.s is None else self.of.rules.clone(self.s))

    def __reduce__(self) -> Any:
        saved = None if self.s is None else self.of.rules.save(self.s)
        return held_again, (self.of.name, self.of.seats, self.of.options, saved)


def held_again(name: str, seats: int, options: dict[str, object], saved: Any) -> Held:
    """What was pickled."""
    game = load(name, seats, options)
    return Held(game, None if saved is None else game.rules.load(saved))


class SpielState(pyspiel.State):
    """A state of the game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held = Held(game, None)

    @property
    def of(self) -> SpielGame:
        """The game."""
        return self.held.of

    @property
    def s(self) -> Any:
        """The table; None before the deal."""
        return self.held.s

    def current_player(self) -> int:
        if self.s is None:
            return int(pyspiel.PlayerId.CHANCE)
        seat = self.of.rules.to_act(self.s)
        return int(pyspiel.PlayerId.TERMINAL) if seat == NOBODY else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.of.rules.legal(self.s) if player == self.of.rules.to_act(self.s) else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(seed, 1.0 / SEEDS) for seed in range(SEEDS)]

    def _apply_action(self, action: int) -> None:
        if self.s is None:
            self.held.s = self.of.rules.new(self.of.seats, f"open_spiel {action}", dict(self.of.options))
        else:
            self.of.rules.apply(self.s, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.of.rules.text(action)

    def is_terminal(self) -> bool:
        return self.s is not None and self.of.rules.to_act(self.s) == NOBODY

    def returns(self) -> list[float]:
        return returns(self.of.rules, self.s) if self.is_terminal() else [0.0] * self.of.seats

    def __str__(self) -> str:
        if self.s is None:
            return "before the deal"
        return json.dumps(self.of.rules.observe(self.s, None), sort_keys=True)


class SpielObserver:
    """What a player knows, as numbers and as text."""

    def __init__(self, game: SpielGame) -> None:
        self.of = game
        self.tensor = np.zeros(game.encoder.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor with what the player knows."""
        if state.s is None:
            self.tensor.fill(0.0)
        else:
            row = np.frombuffer(self.of.encoder.encode(state.s, player, []), np.uint8)
            self.tensor[:] = self.of.observer.observation(row)["observation"]

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player knows."""
        if state.s is None:
            return "before the deal"
        return json.dumps(self.of.rules.observe(state.s, player), sort_keys=True)


def resampler(seed: str) -> Any:
    """For `ISMCTSBot.set_resampler`: a state that the player cannot tell from this one."""
    count = [0]

    def resample(state: SpielState, player: int) -> Any:
        count[0] += 1
        other = state.clone()
        other.held.s = state.of.rules.resample(state.s, player, f"{seed}/{count[0]}")
        return other

    return resample


def class_of(game: str) -> type[SpielGame]:
    """Return a class for one game."""
    return type(
        f"{game.title().replace('_', '')}Game", (SpielGame,), {"name": game, "__doc__": f"Plays {game}."}
    )


# Classes rather than functions: OpenSpiel keeps what it is given beyond the end of Python, and only a class
# survives being dropped that late.
GAMES: dict[str, type[SpielGame]] = {game: class_of(game) for game in wagontrain.games()}


def register() -> None:
    """Make the games known to `pyspiel.load_game("wagontrain_villagers(players=3)")`."""
    for name, made in GAMES.items():
        if name_of(name) not in pyspiel.registered_names():
            pyspiel.register_game(game_type(name), made)


def write_options(options: dict[str, object]) -> str:
    """Options as OpenSpiel's parameters can hold them: without commas."""
    return ";".join(f"{name}:{str(value).lower()}" for name, value in options.items())


def read_options(game: Game[Any], text: str) -> dict[str, object]:
    """The options that `write_options` wrote."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    known = game.options
    return {name: known[name].parse(value) if name in known else value for name, _, value in pairs}


def load(game: str, seats: int, options: dict[str, object]) -> Any:
    """The OpenSpiel game of that name."""
    wagontrain.game(game).check(seats, dict(options))
    return GAMES[game]({"players": seats, "options": write_options(options)})


register()
