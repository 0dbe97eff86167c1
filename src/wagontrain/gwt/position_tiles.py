"""Dealing the Kansas City tiles that a position does not mention: each is in one place."""

from collections import Counter

from ..core.errors import PositionError
from ..core.position_deal import Dealer, Zone, shuffled
from ..core.position_layout import Said
from .components import BAGS, HAZARD_SPACES, OUTLAW_SPACES, OUTLAW_TILES, SAM_BAG
from .names import COLUMNS, EMPTY, FIRST_CITY_TILE, SPACES_PER_COLUMN, TILE, WORKER_KINDS
from .state import State, lay

JOB_BAG = 1  # it holds workers only


class Tiles:
    """Every place that holds tiles. Where others were given a tile, its place gets one of a bag, or none."""

    def __init__(self, s: State, said: Said[State]) -> None:
        self.s = s
        self.foresight = Zone("foresight", list(s.foresight), "foresight" in said.table)
        self.jobs = Zone("jobs", list(s.jobs), "jobs" in said.table)
        self.trail = [
            Zone(name, [on_trail(s, space) for space in spaces], name in said.table)
            for name, spaces in (("hazards", HAZARD_SPACES), ("outlaws", OUTLAW_SPACES))
        ]
        self.workers = [
            Zone(
                f"seat[{seat}].workers",
                [kind for kind in range(WORKER_KINDS) for _ in range(me.workers[kind] - 1)],
                said.at_seat(seat, "workers"),
            )
            for seat, me in enumerate(s.seats)
        ]
        self.bags = [
            Zone(f"bag_{i + 1}", list(s.bags[i]), f"bag_{i + 1}" in said.table, True) for i in range(COLUMNS)
        ]
        fixed = [
            Zone("slot_workers", list(s.slot_workers), True),
            Zone("gone_tiles", list(s.gone_tiles), True),
        ]
        for seat, me in enumerate(s.seats):
            fixed.append(Zone(f"seat[{seat}].hazards", list(me.hazards), True))
            collected = [OUTLAW_TILES[i] for i in range(len(me.outlaws)) for _ in range(me.outlaws[i])]
            fixed.append(Zone(f"seat[{seat}].outlaws", collected, True))
        self.open = [self.foresight, self.jobs, *self.trail, *self.workers]
        self.all = [*fixed, *self.open, *self.bags]

    def deal(self, said: Said[State]) -> None:
        """Take what is said out of the bags, and put what is left over under them."""
        dealer = Dealer(Counter([tile for bag in BAGS for tile in bag]), TILE.text)
        left = dealer.left_over([zone for zone in self.all if zone.is_said])
        holes: list[tuple[Zone, int]] = []
        for zone in self.open:
            if not zone.is_said:
                holes += [(zone, i) for i in dealer.misfits(zone, left)]
        for bag in self.bags:
            if not bag.is_said:
                misfits = dealer.misfits(bag, left)
                bag.items[:] = [tile for i, tile in enumerate(bag.items) if i not in misfits]
        for tile in shuffled(left.elements(), said.draws):
            self.put_away(tile)
        for zone, i in holes:
            zone.items[i] = self.replacement(zone, i)

    def put_away(self, tile: int) -> None:
        """Put a tile under the bag that it comes from, as far as that bag is not said."""
        bags = [bag for bag in self.bags if not bag.is_said]
        home = [bag for i, bag in enumerate(self.bags) if bag in bags and self.has_room(i, tile)]
        if not bags:
            raise PositionError(f"bag_1: '{TILE.text(tile)}' is missing: say where it is")
        (home or bags)[0].items.insert(0, tile)

    def has_room(self, number: int, tile: int) -> bool:
        """Does a bag lack a tile that was in it at the start?"""
        return self.bags[number].items.count(tile) < BAGS[number].count(tile)

    def replacement(self, zone: Zone, i: int) -> int:
        """Draw a tile for a place whose own is elsewhere; EMPTY where nothing can take its place."""
        if zone is self.foresight:
            number = i // SPACES_PER_COLUMN
        elif zone is self.jobs:
            number = JOB_BAG
        elif zone in self.workers:
            number = SAM_BAG
        else:
            return EMPTY
        bag = self.bags[number]
        return EMPTY if bag.is_said or not bag.items else bag.items.pop()

    def put_back(self) -> None:
        """Set the state from the zones that may have changed."""
        s = self.s
        s.foresight, s.jobs = tuple(self.foresight.items), tuple(self.jobs.items)
        s.bags = tuple([tuple(bag.items) for bag in self.bags])
        for zone, spaces in zip(self.trail, (HAZARD_SPACES, OUTLAW_SPACES), strict=True):
            for space, tile in zip(spaces, zone.items, strict=True):
                if on_trail(s, space) != tile:
                    lay(s, space, EMPTY if tile == EMPTY else FIRST_CITY_TILE + tile)
        for me, zone in zip(s.seats, self.workers, strict=True):
            me.workers = tuple([1 + zone.items.count(kind) for kind in range(WORKER_KINDS)])


def on_trail(s: State, space: int) -> int:
    """Return the tile on a hazard or outlaw space."""
    return s.trail[space] - FIRST_CITY_TILE if s.trail[space] != EMPTY else EMPTY


def fill_tiles(s: State, said: Said[State]) -> None:
    """Every tile is in one place."""
    tiles = Tiles(s, said)
    tiles.deal(said)
    tiles.put_back()
