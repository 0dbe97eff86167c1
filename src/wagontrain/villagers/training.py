"""What a network of Villagers is trained on: every player count, the expansions, and the Countess."""

from ..core.batch import Setup
from .components import LEVELS

EXPANSIONS = ("scoundrels", "saints", "profiteers", "improvements")
SEATS = (2, 2, 2, 3, 4, 5, 5, 5)


def setups() -> list[Setup]:
    """Return the set-ups; one that stands here more than once is played more often."""
    everything: dict[str, object] = dict.fromkeys(EXPANSIONS, True)
    made = [Setup(seats, {}) for seats in SEATS]
    made += [Setup(seats, everything) for seats in (2, 3, 4, 5)]
    made += [Setup(2, {name: True}) for name in EXPANSIONS]
    made += [Setup(1, {"difficulty": level}) for level in LEVELS]
    return [*made, Setup(1, {"difficulty": LEVELS[-1]}), Setup(1, {"difficulty": LEVELS[-1], **everything})]
