"""What follows on the board from what a position says: buildings, discs, station masters and the end."""

from ..core.errors import PositionError
from ..core.position_layout import Said
from .components import BUILDING_SPACES, DISCS, FIRST_JOBS, JOB_COLUMNS, JOB_ROWS, MASTERS, NEUTRAL_SPACES
from .names import EMPTY, FIRST_PRIVATE, MASTER, NEUTRAL_TILES, SPACE, TRACK
from .position_keys import unbuilt, write_building
from .state import State, lay


def check_seats(s: State) -> None:
    """Refuse seats that nobody sits at."""
    for name, seat in (("first", s.first), ("turn", s.turn), ("job_market_token", s.token_owner)):
        if seat >= s.players:
            raise PositionError(f"{name}: there is no seat {seat}")
    for seat, me in enumerate(s.seats):
        if any(me.engine == other.engine > 0 for other in s.seats[:seat]):
            raise PositionError(f"seat[{seat}].engine: another engine stands on {TRACK.text(me.engine)}")


def fill_neutral(s: State, said: Said[State]) -> None:
    """Put each neutral building on one space: those of which nothing is said change places."""
    named = [space for space in NEUTRAL_SPACES if SPACE.text(space) in said.data.get("buildings", {})]
    left = set(range(NEUTRAL_TILES))
    for space in named:
        if s.trail[space] not in left:
            word = write_building(s, s.trail[space])
            raise PositionError(f"buildings.{SPACE.text(space)}: '{word}' lies on another space already")
        left.remove(s.trail[space])
    others = [space for space in NEUTRAL_SPACES if space not in named]
    moved: list[int] = []
    for space in others:
        if s.trail[space] in left:
            left.remove(s.trail[space])
        else:
            moved.append(space)
    for space, tile in zip(moved, sorted(left), strict=True):
        lay(s, space, tile)


def fill_supplies(s: State, said: Said[State]) -> None:
    """Private buildings lie on the trail or are still to be built, unless a better one has replaced them."""
    places: dict[int, int] = {}
    for space in BUILDING_SPACES:
        tile = s.trail[space]
        if tile >= FIRST_PRIVATE:
            if tile in places:
                word = write_building(s, tile)
                raise PositionError(f"buildings.{SPACE.text(space)}: '{word}' lies on another space already")
            places[tile] = space
    for seat in range(len(s.seats)):
        me = s.seats[seat]
        free = unbuilt(s, seat)
        if not said.at_seat(seat, "supply"):
            me.supply = free
        elif me.supply & ~free:
            number = (me.supply & ~free).bit_length()
            raise PositionError(f"seat[{seat}].supply: building {number} lies on the trail")


def fill_end(s: State, said: Said[State]) -> None:
    """A full job market has begun the end, in this turn if nothing else is said."""
    if s.placed < FIRST_JOBS[s.players]:
        raise PositionError(f"jobs: {FIRST_JOBS[s.players]} workers were placed at the start, not {s.placed}")
    if s.placed < JOB_ROWS * JOB_COLUMNS[s.players]:
        for name, value in (("turns_left", s.turns_left), ("job_market_token", s.token_owner)):
            if value >= 0:
                raise PositionError(f"{name}: the end begins when the job market is full")
        return
    if "turns_left" not in said.table:
        s.turns_left = s.players
    if "job_market_token" not in said.table:
        s.token_owner = s.turn


def fill_discs(s: State, said: Said[State], seat: int) -> None:
    """As many disc spaces are cleared as discs lie on stations and in cities."""
    me = s.seats[seat]
    placed = me.stations.bit_count() + sum(me.cities)
    if not said.at_seat(seat, "cleared"):
        if placed > DISCS:
            raise PositionError(f"seat[{seat}].cities: {placed} discs lie on the board, there are {DISCS}")
        me.discs = (1 << DISCS) - 1 & ~((1 << placed) - 1)
    elif me.discs.bit_count() + placed != DISCS:
        gone = DISCS - me.discs.bit_count()
        there = f"on stations and in cities lie {placed}"
        raise PositionError(f"seat[{seat}].cleared: discs gone from the board: {gone}, but {there}")


def fill_masters(s: State, said: Said[State]) -> None:
    """A station master that somebody has taken does not lie in a slot."""
    taken = [n for n in range(MASTERS) for me in s.seats if me.masters >> n & 1]
    if "masters" in said.table:
        taken += [n for n in s.masters if n != EMPTY]
    doubled = [n for n in taken if taken.count(n) > 1]
    if doubled:
        raise PositionError(f"masters: {MASTER.text(doubled[0])} is in two places")
    if "masters" not in said.table:
        spare = [n for n in range(MASTERS) if n not in taken and n not in s.masters]
        slots = list(s.masters)
        for i in range(len(slots)):
            if slots[i] in taken:
                slots[i] = spare.pop(said.draws.below(len(spare))) if spare else EMPTY
        s.masters = tuple(slots)
