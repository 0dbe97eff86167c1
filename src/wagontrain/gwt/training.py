"""What a network of Great Western Trail is trained on: every player count, the variants, and Sam."""

from ..core.batch import Setup
from .tables import DIFFICULTIES


def setups() -> list[Setup]:
    """Return the set-ups; one that stands here more than once is played more often."""
    simmental: dict[str, object] = {"simmental": True}
    tables = [Setup(2, {}), Setup(2, {}), Setup(2, {}), Setup(2, {}), Setup(2, simmental)]
    tables += [Setup(3, {}), Setup(3, simmental), Setup(4, {}), Setup(4, {}), Setup(4, simmental)]
    solo = [Setup(1, {"difficulty": level}) for level in DIFFICULTIES]
    return [*tables, *solo, Setup(1, {"difficulty": DIFFICULTIES[-1], **simmental})]
