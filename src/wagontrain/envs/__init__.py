"""The games as environments for research: PettingZoo, Gymnasium, OpenSpiel. `pip install 'wagontrain[envs]'`.

    from wagontrain import envs
    env = envs.aec("villagers", seats=3)            # PettingZoo, one agent a seat
    env = envs.single("gwt", seats=2, bots="greedy")  # Gymnasium, one seat against bots
    env = envs.vector_env("gwt", num_envs=64)  # gymnasium.vector, many such games in one call
    game = envs.open_spiel("sierra_west", seats=2)  # a pyspiel.Game

Each is imported when it is first asked for, so that none of the three needs the others.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .gym import SeatEnv
    from .vector.gym import VectorSeatEnv
    from .zoo import TableEnv

__all__ = ["aec", "open_spiel", "single", "vector_env"]


def aec(game: str, seats: int, **more: Any) -> "TableEnv":
    """A PettingZoo AEC environment; see `wagontrain.envs.zoo.TableEnv` for what else it takes."""
    from .zoo import TableEnv

    return TableEnv(game, seats, **more)


def single(game: str, seats: int, **more: Any) -> "SeatEnv":
    """A Gymnasium environment; see `wagontrain.envs.gym.SeatEnv` for what else it takes."""
    from .gym import SeatEnv

    return SeatEnv(game, seats, **more)


def vector_env(game: str, num_envs: int, seats: int = 2, **more: Any) -> "VectorSeatEnv":
    """A vector environment of Gymnasium; see `wagontrain.envs.vector.gym.VectorSeatEnv` for its parameters.

    `wagontrain.envs.vector.VectorTables` is the one for all seats, and needs only numpy.
    """
    from .vector.gym import VectorSeatEnv

    return VectorSeatEnv(num_envs, game, seats, **more)


def open_spiel(game: str, seats: int, options: dict[str, object] | None = None) -> Any:
    """An OpenSpiel game; `wagontrain.envs.spiel.resampler` deals its hidden cards again."""
    from .spiel import load

    return load(game, seats, options or {})
