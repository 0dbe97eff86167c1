"""Dealing what a position does not say: every component is somewhere, and exactly once."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from .errors import PositionError
from .rng import Draws


def same(item: int) -> int:
    """Return the item itself: most components are plain numbers."""
    return item


@dataclass
class Zone:
    """A place that holds components: a hand, a stack, a row of the board.

    `is_said`: the position says what it holds, so it stays. The first open zone that is not said takes
    whatever is left over, at its bottom. `make` turns a component into an item of this zone.
    """

    where: str
    items: list[int]
    is_said: bool
    is_open: bool = False
    make: Callable[[int], int] = field(default=same)


class Dealer:
    """Deals the components of one kind: those of `total`; all other items of the zones stay untouched."""

    def __init__(
        self, total: Counter[int], name: Callable[[int], str], kind: Callable[[int], int] = same
    ) -> None:
        self.total = total
        self.name = name
        self.kind = kind

    def deal(self, zones: Sequence[Zone], draws: Draws) -> None:
        """Change the zones that are not said until all of `total` is in them exactly once.

        They keep what they hold as far as nobody else was given it.
        """
        left = self.left_over([zone for zone in zones if zone.is_said])
        unsaid = [zone for zone in zones if not zone.is_said]
        open_zones = [zone for zone in unsaid if zone.is_open]
        holes: list[tuple[Zone, int]] = []
        for zone in unsaid:
            misfits = self.misfits(zone, left)
            if zone.is_open:
                zone.items[:] = [item for i, item in enumerate(zone.items) if i not in misfits]
            else:
                holes += [(zone, i) for i in misfits]
        rest = shuffled(left.elements(), draws)
        while len(rest) < len(holes) and (taken := self.taken(open_zones)) is not None:
            rest.append(taken)
        filled, short = holes[: len(rest)], holes[len(rest) :]
        for zone, i in filled:
            zone.items[i] = zone.make(rest.pop())
        for zone, i in sorted(short, key=lambda hole: -hole[1]):
            del zone.items[i]
        self.put_away(zones, open_zones, rest)

    def taken(self, zones: Sequence[Zone]) -> int | None:
        """Take one component from the bottom of a zone that has any to spare."""
        for zone in zones:
            for i in range(len(zone.items)):
                kind = self.kind(zone.items[i])
                if kind in self.total:
                    del zone.items[i]
                    return kind
        return None

    def left_over(self, said: Iterable[Zone]) -> Counter[int]:
        """Return what the zones that are said leave; refuse more than the game has."""
        left = self.total.copy()
        for zone in said:
            for item in zone.items:
                kind = self.kind(item)
                if kind in left:
                    left[kind] -= 1
                    if left[kind] < 0:
                        raise self.too_many(zone, kind)
        return left

    def too_many(self, zone: Zone, kind: int) -> PositionError:
        """Return the error for the zone that names one too many."""
        held = sum(1 for item in zone.items if self.kind(item) == kind)
        has = self.total[kind]
        others = "" if held > has else " in all; others are named elsewhere"
        return PositionError(f"{zone.where}: holds {held} '{self.name(kind)}', the game has {has}{others}")

    def misfits(self, zone: Zone, left: Counter[int]) -> list[int]:
        """Return the places of items that others were given; takes the rest off `left`."""
        places: list[int] = []
        for i in range(len(zone.items)):
            kind = self.kind(zone.items[i])
            if kind not in left:
                continue
            if left[kind] > 0:
                left[kind] -= 1
            else:
                places.append(i)
        return places

    def put_away(self, zones: Sequence[Zone], open_zones: Sequence[Zone], rest: list[int]) -> None:
        """Put what is left under the first zone that can take it."""
        if not rest:
            return
        if not open_zones:
            raise PositionError(f"{zones[-1].where}: '{self.name(rest[0])}' is missing: say where it is")
        zone = open_zones[0]
        zone.items[:0] = [zone.make(kind) for kind in rest]


def shuffled(items: Iterable[int], draws: Draws) -> list[int]:
    """Return the items in an order of the draws."""
    order = sorted(items)
    for i in range(len(order) - 1, 0, -1):
        j = draws.below(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
