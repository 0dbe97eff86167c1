"""What the tables say in words: the numbers of cards, events and improvements (see `core/filling.py`)."""

from ..core.data import rows
from ..core.filling import Fillings
from ..core.words import Words
from .components import GAME_ID, UNLOCK_COST
from .game import FIRST_THIEVES

PRINTED = (
    ("cards", "card", "card"),
    ("expansions", "card", "card"),
    ("events", "event", "event_card"),
    ("improvements", "improvement", "improvement"),
)
"""Where the rows are (file and array), and of what kind their messages are."""
GOLD = ("gold", "amount", "cost")


def fillings(words: Words) -> Fillings:
    """Return the numbers of every row by the keys that lead to them: `silver_per` is the `per` of `silver`.

    A row that the words do not know (a card more) gets none: it shows its id.
    """
    cost = words.text("amount-gold", amount=UNLOCK_COST)
    found: Fillings = {
        "option-scoundrels-help": {"thieves": FIRST_THIEVES},
        **{tip: {"cost": cost} for tip in ("tip-build", "tip-unlock")},
    }
    for file, array, kind in PRINTED:
        for row in rows(GAME_ID, file, array):
            message = f"{kind}-{row['id']}"
            if words.has(message):
                found[message] = numbers(words, row)
    return found


def numbers(words: Words, row: dict[str, object], before: str = "") -> dict[str, int | str]:
    """Return the numbers of a row and of the tables inside it."""
    found: dict[str, int | str] = {}
    for key, value in row.items():
        if isinstance(value, dict):
            found.update(numbers(words, value, f"{before}{key}_"))
        elif isinstance(value, int) and not isinstance(value, bool):
            found[before + key] = in_words(words, key, value)
    return found


def in_words(words: Words, key: str, number: int) -> int | str:
    """Return gold as "3 gold", a negative number with a true minus, and any other number as it is."""
    if key in GOLD:
        return words.text("amount-gold", amount=number)
    return f"\N{MINUS SIGN}{-number}" if number < 0 else number
