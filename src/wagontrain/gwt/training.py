"""What a network of Great Western Trail is trained on: every player count, the variants, and Sam."""

from ..core.batch import Setup
from .components import DIFFICULTIES


def setups() -> list[Setup]:
    """Return the set-ups; one that stands here more than once is played more often."""
    mixed: dict[str, object] = {"building_sides": "random"}
    everything: dict[str, object] = {**mixed, "simmental": True, "must_act": True, "bonus_from_stack": True}
    tables = [Setup(2, {})] * 4 + [Setup(2, mixed), Setup(2, everything)]
    tables += [Setup(3, {}), Setup(3, everything), Setup(4, {}), Setup(4, {}), Setup(4, everything)]
    solo = [Setup(1, {"difficulty": level}) for level in (*DIFFICULTIES, DIFFICULTIES[-1])]
    return [*tables, *solo, Setup(1, {"difficulty": DIFFICULTIES[-1], **mixed})]
