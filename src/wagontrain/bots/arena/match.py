"""What is measured: which bots meet, on which deals, and who sits where."""

from dataclasses import dataclass
from itertools import combinations

from ...core.errors import OptionError


@dataclass(frozen=True)
class Match:
    """Enough for any process to play any block. Block i is dealt by the seed "SEED/i" alone."""

    game: str
    seats: int
    bots: tuple[str, ...]
    options: dict[str, object]
    seed: str
    patience: float  # seconds for a decision, then the bot counts as hung
    tables: str | None = None

    def to_json(self) -> dict[str, object]:
        """What must be the same for results to belong together, JSON-ready."""
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": list(self.bots),
            "options": dict(self.options),
            "seed": self.seed,
        }

    def tables_of_block(self) -> list[list[str]]:
        """Who sits where in each game of a block: every party of bots, each at every seat."""
        found: list[list[str]] = []
        for party in parties(self.bots, self.seats):
            for first in range(self.seats):
                turned = party[first:] + party[:first]
                if turned not in found:
                    found.append(turned)
        return found


def parties(bots: tuple[str, ...], seats: int) -> list[list[str]]:
    """The bots of each table, as many as there are seats; the last of too few takes the seats left over."""
    if not bots:
        raise OptionError("--bots names no bot")
    if len(bots) >= seats:
        return [list(party) for party in combinations(bots, seats)]
    return [[*bots, *[bots[-1]] * (seats - len(bots))]]
