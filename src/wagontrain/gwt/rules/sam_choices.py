"""What Sam chooses: workers, engine, cattle, buildings, tiles (GWT-27.11 on; reconstructed)."""

from ...core.seqs import added_at, with_at
from ..components import (
    BUILDING_SPACES,
    CARD_GROUP,
    CARD_POINTS,
    FACE_HAND,
    FACE_POINTS,
    FEES,
    HAZARD_SECTIONS,
    IS_TURNOUT,
    JOB_COST,
    JOB_SPACES,
    LAST,
    MASTER_SLOTS,
    NEXT,
    OUTLAW_SPACES,
    PRICE_CARDS,
    PRICE_COWBOYS,
    PRICE_DOLLARS,
    PRICE_GROUP,
    PRICES,
    SAM_BUDGET,
    SAM_DOUBLE_LINE,
    SPACE_KIND,
    SPACE_RISK,
    START,
    STATION_AT,
    TILE_POINTS,
    WORKER_SPACES,
)
from ..events import ENGINE_MOVED, HIRED, MASTER_LOST, SAM_SPECIALIZED, STATION_UPGRADED
from ..names import (
    BUILDER,
    BUILDING_SPACE,
    EMPTY,
    ENGINEER,
    FIRST_CITY_TILE,
    PRIVATE_TILES,
    WORKER_KINDS,
)
from ..state import State, is_private, number_of, owner_of
from .build import builders_for, place_building
from .cattle import take_card
from .hire import open_rows, take_worker
from .railroad import forward_goals, free_behind

SAM_SEAT = 1
NO_PURCHASE: tuple[int, ...] = ()


# -- hiring


def specialize(s: State) -> None:
    """GWT-27.11: the specialization moves where another type is strictly more numerous."""
    workers = s.seats[SAM_SEAT].workers
    for kind in range(WORKER_KINDS):
        if workers[kind] > workers[s.specialization]:
            s.specialization = kind
            s.say(SAM_SPECIALIZED, SAM_SEAT, kind)


def hire(s: State, row: int, kind: int) -> None:
    """Take the worker for nothing, without an immediate action."""
    take_worker(s, row, kind)
    me = s.seats[SAM_SEAT]
    me.workers = added_at(me.workers, kind, 1)
    s.say(HIRED, SAM_SEAT, row, kind, 0)
    specialize(s)


def rows_by_cost(s: State) -> list[int]:
    """The open rows, cheapest first, of equal ones the upper."""
    keyed = [(JOB_COST[row], row) for row in range(open_rows(s))]
    keyed.sort()
    return [row for _, row in keyed]


def workers_in(s: State, row: int) -> list[int]:
    """The workers of a row from left to right that Sam can still place."""
    cells = s.jobs[row * JOB_SPACES : row * JOB_SPACES + JOB_SPACES]
    workers = s.seats[SAM_SEAT].workers
    return [kind for kind in cells if kind != EMPTY and workers[kind] < WORKER_SPACES]


def hire_cheapest(s: State) -> None:
    """GWT-27.11, GWT-27.21: from the cheapest row the specialization, else the leftmost."""
    for row in rows_by_cost(s):
        found = workers_in(s, row)
        if found:
            hire(s, row, s.specialization if s.specialization in found else found[0])
            return


def hire_kind(s: State, kind: int) -> bool:
    """A worker of one kind from its cheapest row, if there is one."""
    for row in rows_by_cost(s):
        if kind in workers_in(s, row):
            hire(s, row, kind)
            return True
    return False


def hire_engineer(s: State) -> None:
    """Card 11: an engineer, if one can be hired."""
    hire_kind(s, ENGINEER)


def hire_specialist(s: State) -> None:
    """Card 6: the specialization; failing that, the type with most tiles for hire."""
    if hire_kind(s, s.specialization):
        return
    counts = [0] * WORKER_KINDS
    for row in range(open_rows(s)):
        for kind in workers_in(s, row):
            counts[kind] += 1
    if any(counts):
        hire_kind(s, counts.index(max(counts)))


# -- the engine


def run_engine(s: State) -> None:
    """GWT-27.12, GWT-27.25: forward by his engineers; the first station without his disc stops him."""
    me = s.seats[SAM_SEAT]
    goals = forward_goals(s, SAM_SEAT, me.workers[ENGINEER])
    goal = max([place for place in goals if not IS_TURNOUT[place]])
    for place in goals:
        station = STATION_AT[place]
        if station >= 0 and not me.stations >> station & 1:
            goal = place
            break
    stop(s, goal)
    if goal == LAST:
        stop(s, place_behind_last(s))


def place_behind_last(s: State) -> int:
    """From 39 back to the earliest free turnout without his disc, else to the nearest free space."""
    stations = s.seats[SAM_SEAT].stations
    behind = free_behind(s, SAM_SEAT)
    for place in behind:
        if IS_TURNOUT[place] and not stations >> STATION_AT[place] & 1:
            return place
    return max([place for place in behind if not IS_TURNOUT[place]])


def stop(s: State, place: int) -> None:
    """Sam's engine stops; at a station he places a disc, free, and a station master there leaves the game."""
    me = s.seats[SAM_SEAT]
    me.engine = place
    s.say(ENGINE_MOVED, SAM_SEAT, place)
    station = STATION_AT[place]
    if station < 0 or me.stations >> station & 1 or not me.discs:
        return
    me.discs &= me.discs - 1
    me.stations |= 1 << station
    s.say(STATION_UPGRADED, SAM_SEAT, station)
    if station < MASTER_SLOTS and s.masters[station] != EMPTY:
        s.say(MASTER_LOST, SAM_SEAT, s.masters[station])
        s.masters = with_at(s.masters, station, EMPTY)


# -- cattle


def dearest(s: State, group: int, count: int) -> list[int]:
    """The market's cards of a group with most points, then in display order; none if there are too few."""
    keyed = [(-CARD_POINTS[card], card) for card in s.market if CARD_GROUP[card] == group]
    keyed.sort()
    return [card for _, card in keyed[:count]] if len(keyed) >= count else []


def best_purchase(s: State, cowboys: int) -> tuple[int, ...]:
    """GWT-27.13, GWT-27.22: (line, cards ...) with most points, fewest cowboys, lowest price, best class."""
    best: tuple[int, ...] = NO_PURCHASE
    best_key = (0, 0, 0, 0)
    for line in range(PRICES):
        for times in (1, 2):
            if times == 2 and line != SAM_DOUBLE_LINE:
                continue
            used = PRICE_COWBOYS[line] * times
            dollars = PRICE_DOLLARS[line] * times
            cards = dearest(s, PRICE_GROUP[line], PRICE_CARDS[line] * times)
            if used > cowboys or dollars > SAM_BUDGET or not cards:
                continue
            points = sum([CARD_POINTS[card] for card in cards])
            key = (-points, used, dollars, -PRICE_GROUP[line])
            if best == NO_PURCHASE or key < best_key:
                best_key = key
                best = (line, *cards)
    return best


def buy(s: State, purchase: tuple[int, ...]) -> None:
    """The cards go to Sam's score pile."""
    for i in range(1, len(purchase)):
        take_card(s, SAM_SEAT, purchase[0], purchase[i])


# -- buildings


def new_site(s: State) -> int:
    """GWT-27.14: the first empty space without risk ahead of the player's herder, else from the start."""
    at = s.seats[0].herder
    site = first_site(s, START if at == EMPTY else at)
    return site if site != EMPTY else first_site(s, START)


def first_site(s: State, at: int) -> int:
    """Breadth first, in the order of the branches."""
    edge = [at]
    seen = 0
    while edge:
        ahead: list[int] = []
        for space in edge:
            for way in NEXT[space]:
                if seen >> way & 1:
                    continue
                seen |= 1 << way
                if SPACE_KIND[way] == BUILDING_SPACE and s.trail[way] == EMPTY and SPACE_RISK[way] < 0:
                    return way
                ahead.append(way)
        edge = ahead
    return EMPTY


def place_best_building(s: State) -> None:
    """GWT-27.14, GWT-27.23: most builders used, most points replaced, largest gain in fees, lowest number."""
    me = s.seats[SAM_SEAT]
    fees = FEES[s.players]
    sites = [x for x in BUILDING_SPACES if is_private(s.trail[x]) and owner_of(s.trail[x]) == SAM_SEAT]
    site = new_site(s)
    if site != EMPTY:
        sites.append(site)
    best_key = (0, 0, 0, 0, 0)
    found = False
    for number in range(PRIVATE_TILES):
        if not me.supply >> number & 1:
            continue
        fee = fees[FACE_HAND[s.faces[SAM_SEAT * PRIVATE_TILES + number]]]
        for space in sites:
            builders = builders_for(s, SAM_SEAT, number, space)
            if not 0 < builders <= me.workers[BUILDER]:
                continue
            points = 0
            old_fee = 0
            if s.trail[space] != EMPTY:
                face = s.faces[SAM_SEAT * PRIVATE_TILES + number_of(s.trail[space])]
                points = FACE_POINTS[face]
                old_fee = fees[FACE_HAND[face]]
            key = (-builders, -points, old_fee - fee, number, space)
            if not found or key < best_key:
                found = True
                best_key = key
    if found:
        place_building(s, SAM_SEAT, best_key[3], best_key[4], 0)


# -- tiles


def sam_outlaw(s: State) -> int:
    """GWT-27.15: the highest occupied outlaw space, from 0; -1 where there is none."""
    for place in range(len(OUTLAW_SPACES) - 1, -1, -1):
        if s.trail[OUTLAW_SPACES[place]] != EMPTY:
            return place
    return -1


def sam_hazard(s: State) -> int:
    """GWT-27.15: of the section with most tiles the space of the dearest tile; -1 where there is none."""
    best = -1
    most = 0
    for section in HAZARD_SECTIONS:
        spaces = [x for x in section if s.trail[x] != EMPTY]
        if len(spaces) > most:
            most = len(spaces)
            best = spaces[0]
            for space in spaces:
                if (
                    TILE_POINTS[s.trail[space] - FIRST_CITY_TILE]
                    > TILE_POINTS[s.trail[best] - FIRST_CITY_TILE]
                ):
                    best = space
    return best
