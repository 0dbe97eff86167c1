"""What a network of Sierra West is trained on: modes, player counts, advanced planning, Hastings."""

from ..core.batch import Setup
from .components import HASTINGS_CABIN_HARD, HASTINGS_GOLD_HARD, HASTINGS_TOKENS_HARD
from .names import MODES

SEATS = (2, 2, 2, 3, 4, 4)


def setups() -> list[Setup]:
    """Return the set-ups; one that stands here more than once is played more often."""
    hard: dict[str, object] = {
        "hastings_mule": True,
        "hastings_bear": True,
        "hastings_cabins": HASTINGS_CABIN_HARD,
        "hastings_gold": HASTINGS_GOLD_HARD,
        "hastings_boots": HASTINGS_TOKENS_HARD,
        "mule_hunt": True,
    }
    made: list[Setup] = []
    for mode in MODES:
        made += [Setup(seats, {"mode": mode}) for seats in SEATS]
        made.append(Setup(2, {"mode": mode, "advanced_planning": True}))
        made += [Setup(1, {"mode": mode}), Setup(1, {"mode": mode, **hard})]
    return made
