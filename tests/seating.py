"""Options chosen at random: whoever is to play first must sit at the table."""

from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")


def seated(seats: int, options: Mapping[str, T]) -> dict[str, T]:
    """The options without a first player whose seat is not there."""
    absent = str(options.get("first_player", "random")) in [str(n) for n in range(seats + 1, 10)]
    return {name: value for name, value in options.items() if not (absent and name == "first_player")}
