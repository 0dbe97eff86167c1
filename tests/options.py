"""Options for tables of tests: chosen at random, they have to fit the number of seats."""

from collections.abc import Mapping
from typing import Any

from wagontrain import Game
from wagontrain.core.table import OptionValue


def possible(game: Game[Any], seats: int, options: Mapping[str, Any]) -> dict[str, OptionValue]:
    """Return those of the options that have an effect at a table with this number of seats."""
    here = {name: value for name, value in options.items() if game.options[name].allows(value, seats)}
    kept = game.restore_options(seats, dict(here))
    return {name: value for name, value in here.items() if kept[name] == value}
