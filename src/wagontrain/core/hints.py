"""What a mistyped word was probably meant to be."""

from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

CLOSE: Final = 0.66  # of difflib's ratio: "plya" is close to "play", "foo" is not close to "onto"
SHORTEST_BEGINNING: Final = 2


def nearest(word: str, names: Sequence[str]) -> str:
    """Return the name that was probably meant: a close one, or the only one that begins so; else ""."""
    close = get_close_matches(word, list(names), 1, CLOSE)
    if close:
        return close[0]
    begun = [name for name in names if name.startswith(word)] if len(word) >= SHORTEST_BEGINNING else []
    return begun[0] if len(begun) == 1 else ""
