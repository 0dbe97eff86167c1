"""How the board of Great Western Trail is written in a position.

A building space holds a neutral building by its letter ("c"), or a private one by its face and owner
("6b of 0", or "6 of 0" for the side that is used at the table). The job market is a list of rows, "none"
where a worker was hired. Disc spaces are named where they are cleared.
"""

import re
from collections.abc import Sequence
from typing import Any, Final

from ..core.errors import PositionError
from ..core.position_codecs import NOTHING, Codec, Phrases, index_of, listed, tabled, unknown_name
from ..core.position_layout import Key
from .audit.pieces import belongs
from .components import (
    BUILDING_SPACES,
    CERTIFICATE_TRACK,
    HAZARD_SECTIONS,
    JOB_COLUMNS,
    JOB_ROWS,
    JOB_SPACES,
    NEUTRAL_SPACES,
    SPACE_KIND,
    TILE_HAZARD,
)
from .names import (
    ACTIONS_PER_TILE,
    DISC,
    EMPTY,
    FACE,
    FIRST_CITY_TILE,
    FIRST_PRIVATE,
    NEUTRAL,
    PRIVATE_TILES,
    RISK,
    SPACE,
    TILE,
    WORKER,
)
from .state import Seat, State, lay, number_of, owner_of, private_tile, settle_faces

PRIVATE: Final = re.compile(r"([1-9][0-9]?)([ab]?) of ([0-9])")
USED: Final = re.compile(r"(.+) (?:action ([1-3])|(risk))")
SIDES: Final = re.compile(f"[ab]{{{PRIVATE_TILES}}}")
BUILDING_PLACES: Final = tuple(sorted(NEUTRAL_SPACES + BUILDING_SPACES))
WORKER_WORDS: Final = (NOTHING, *WORKER.names)


# -- buildings


def write_building(s: State, tile: int) -> str:
    """Write a neutral or private building."""
    if tile < FIRST_PRIVATE:
        return NEUTRAL.text(tile)
    return f"{FACE.text(s.faces[tile - FIRST_PRIVATE])} of {owner_of(tile)}"


def read_building(s: State, word: object, where: str) -> int:
    """Read a neutral or private building."""
    if word in NEUTRAL.names:
        return NEUTRAL.index[str(word)]
    match = PRIVATE.fullmatch(str(word))
    if match is None:
        raise PositionError(
            f"{where}: '{word}': a neutral building (a to {NEUTRAL.names[-1]}) "
            'or one like "6b of 0" (building 6, side b, of seat 0) expected'
        )
    number, owner = int(match[1]) - 1, int(match[3])
    if number >= PRIVATE_TILES:
        raise PositionError(f"{where}: there are {PRIVATE_TILES} private buildings, not {number + 1}")
    if owner >= len(s.seats):
        raise PositionError(f"{where}: there is no seat {owner}")
    tile = private_tile(owner, number)
    face = FACE.text(s.faces[tile - FIRST_PRIVATE])
    if match[2] and not face.endswith(match[2]):
        raise PositionError(
            f"{where}: at this table building {number + 1} lies on side {face[-1]} "
            f"(see the option building_sides)"
        )
    return tile


class BuildingsKey(Key[State]):
    """What lies on the spaces for buildings. Spaces that are not named stay as in a fresh game."""

    def __init__(self) -> None:
        super().__init__("buildings", 'the building on a space: "c", "6b of 0" or "none"', ("trail",))

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        changed = [space for space in BUILDING_PLACES if holder.trail[space] != fresh.trail[space]]
        words = [
            write_building(holder, holder.trail[space]) if holder.trail[space] != EMPTY else NOTHING
            for space in changed
        ]
        return dict(zip([SPACE.text(space) for space in changed], words, strict=True)) or None

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        for place, word in tabled(value, where).items():
            space = space_of(where, place, BUILDING_PLACES)
            if word == NOTHING:
                if space in NEUTRAL_SPACES:
                    raise PositionError(f"{where}.{place}: a neutral building always lies there")
                lay(holder, space, EMPTY)
                continue
            tile = read_building(holder, word, f"{where}.{place}")
            if (tile < FIRST_PRIVATE) != (space in NEUTRAL_SPACES):
                kind = "neutral" if space in NEUTRAL_SPACES else "private"
                raise PositionError(f"{where}.{place}: only a {kind} building can lie there, not '{word}'")
            lay(holder, space, tile)


def space_of(where: str, place: object, spaces: Sequence[int]) -> int:
    """Return the space of that name, one of those given."""
    names = [SPACE.text(space) for space in spaces]
    return spaces[index_of(where, place, names, "space there")]


class TilesKey(Key[State]):
    """The hazards, or the outlaws, on the trail. Where it is said, spaces that are not named are empty."""

    def __init__(self, name: str, spaces: tuple[int, ...], help: str) -> None:
        super().__init__(name, help, ("trail",))
        self.spaces = spaces

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        if all(holder.trail[space] == fresh.trail[space] for space in self.spaces):
            return None
        there = [space for space in self.spaces if holder.trail[space] != EMPTY]
        return {SPACE.text(space): TILE.text(holder.trail[space] - FIRST_CITY_TILE) for space in there}

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        for space in self.spaces:
            lay(holder, space, EMPTY)
        for place, word in tabled(value, where).items():
            space = space_of(where, place, self.spaces)
            tile = FIRST_CITY_TILE + index_of(f"{where}.{place}", word, TILE.names, "tile")
            if not belongs(tile, SPACE_KIND[space]) or not in_section(tile - FIRST_CITY_TILE, space):
                raise PositionError(f"{where}.{place}: '{word}' cannot lie there")
            lay(holder, space, tile)


def in_section(tile: int, space: int) -> bool:
    """Does a hazard lie in its own section? Outlaws have only one."""
    return TILE_HAZARD[tile] < 0 or space in HAZARD_SECTIONS[TILE_HAZARD[tile]]


class SidesKey(Key[State]):
    """The sides of the private buildings, a letter for each number."""

    def __init__(self) -> None:
        super().__init__("sides", "the sides of the private buildings: a letter for each", ("sides",))

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        if holder.sides == fresh.sides:
            return None
        return "".join(["ab"[holder.sides >> number & 1] for number in range(PRIVATE_TILES)])

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        if not isinstance(value, str) or not SIDES.fullmatch(value):
            raise PositionError(f"{where}: {PRIVATE_TILES} letters, each a or b, expected")
        sides = sum([1 << number for number in range(PRIVATE_TILES) if value[number] == "b"])
        if holder.options["building_sides"] != "random" and sides != holder.sides:
            raise PositionError(f"{where}: the option building_sides says otherwise")
        holder.sides = sides
        settle_faces(holder)


class SupplyKey(Key[Seat]):
    """The private buildings that are not built yet: if not said, all that do not lie on the trail."""

    def __init__(self) -> None:
        super().__init__("supply", "private buildings not built yet, by number", ("supply",))

    def describe_at(self, table: Any, holder: Seat, fresh: Seat, seat: int) -> object:
        if holder.supply == unbuilt(table, seat):
            return None
        return [number + 1 for number in range(PRIVATE_TILES) if holder.supply >> number & 1]

    def write(self, holder: Seat, value: object, seat: int, where: str) -> None:
        holder.supply = 0
        for number in listed(value, where):
            if isinstance(number, bool) or not isinstance(number, int) or not 1 <= number <= PRIVATE_TILES:
                raise PositionError(f"{where}: numbers from 1 to {PRIVATE_TILES} expected, not {number!r}")
            holder.supply |= 1 << number - 1


def unbuilt(s: State, seat: int) -> int:
    """Return the private buildings of a seat that do not lie on the trail, as a mask."""
    on_trail = [s.trail[space] for space in BUILDING_SPACES if s.trail[space] >= FIRST_PRIVATE]
    built = sum({1 << number_of(tile) for tile in on_trail if owner_of(tile) == seat})
    return (1 << PRIVATE_TILES) - 1 & ~built


# -- the other parts


class JobsKey(Key[State]):
    """The job market, row by row, as far as workers were ever placed."""

    def __init__(self) -> None:
        super().__init__("jobs", 'the rows of the job market; "none" where one was hired', ("jobs", "placed"))

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        if (holder.jobs, holder.placed) == (fresh.jobs, fresh.placed):
            return None
        columns = JOB_COLUMNS[holder.players]
        words = [WORKER_WORDS[holder.jobs[cell_of(n, columns)] + 1] for n in range(holder.placed)]
        return [words[i : i + columns] for i in range(0, len(words), columns)]

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        columns = JOB_COLUMNS[holder.players]
        rows = listed(value, where)
        if len(rows) > JOB_ROWS:
            raise PositionError(f"{where}: there are {JOB_ROWS} rows, not {len(rows)}")
        cells = [EMPTY] * (JOB_ROWS * JOB_SPACES)
        placed = 0
        for i in range(len(rows)):
            row = listed(rows[i], f"{where}[{i}]")
            if len(row) > columns or (len(row) < columns and i < len(rows) - 1):
                raise PositionError(f"{where}[{i}]: a row has {columns} spaces, not {len(row)}")
            for word in row:
                worker = index_of(f"{where}[{i}]", word, WORKER_WORDS, "worker") - 1
                cells[cell_of(placed, columns)] = worker
                placed += 1
        holder.jobs = tuple(cells)
        holder.placed = placed


def cell_of(place: int, columns: int) -> int:
    """Return the cell of the n-th worker that is placed in the job market."""
    return place // columns * JOB_SPACES + JOB_SPACES - columns + place % columns


class UsedKey(Key[State]):
    """The local actions performed in this turn: a building, and which of its actions."""

    def __init__(self) -> None:
        super().__init__("used", 'local actions used in this turn: "c action 1", "6b of 0 risk"', ("used",))

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        return [self.write_used(holder, key) for key in holder.used] or None

    def write_used(self, s: State, key: int) -> str:
        """Write one of them."""
        action = key % ACTIONS_PER_TILE
        words = "risk" if action == RISK else f"action {action + 1}"
        return f"{write_building(s, key // ACTIONS_PER_TILE)} {words}"

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        used: list[int] = []
        for i, line in enumerate(listed(value, where)):
            match = USED.fullmatch(str(line))
            if match is None:
                raise PositionError(f"{where}[{i}]: '{line}': like \"c action 1\" expected")
            tile = read_building(holder, match[1], f"{where}[{i}]")
            used.append(tile * ACTIONS_PER_TILE + (RISK if match[3] else int(match[2]) - 1))
        holder.used = tuple(used)


class Certificates(Codec):
    """The certificate marker, by the number at its place."""

    def encode(self, raw: Any, fresh: Any) -> object:
        return None if raw == fresh else CERTIFICATE_TRACK[raw]

    def decode(self, value: object, base: Any, where: str) -> Any:
        if value not in CERTIFICATE_TRACK:
            numbers = [str(number) for number in CERTIFICATE_TRACK]
            raise unknown_name(where, value, numbers, "number of the certificate track")
        return CERTIFICATE_TRACK.index(value)


class Cleared(Codec):
    """The disc spaces of a player board without a disc; the state keeps those with one."""

    def encode(self, raw: Any, fresh: Any) -> object:
        if raw == fresh:
            return None
        return [DISC.text(disc) for disc in range(DISC.size) if not raw >> disc & 1]

    def decode(self, value: object, base: Any, where: str) -> Any:
        discs = {index_of(where, word, DISC.names, "disc space") for word in listed(value, where)}
        return sum([1 << disc for disc in range(DISC.size) if disc not in discs])


SAM_CARDS_BY_NUMBER: Final = Phrases(lambda card: str(card + 1), lambda word, where: sam_card(word, where))


def sam_card(word: str, where: str) -> int:
    """Read the number of a card of Sam's."""
    if not word.isdigit() or not int(word):
        raise PositionError(f"{where}: '{word}': the number of a card of Sam's expected")
    return int(word) - 1
