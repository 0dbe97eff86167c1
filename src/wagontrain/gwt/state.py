# Over 300 lines: every field three times: set, cloned, saved.
"""The state of a game: one Seat for each player (Sam has one too), and what they share."""

from ..core.events import Label
from ..core.fields import Field, flag, numbers, rows, whole
from ..core.state import NOBODY, BaseState
from . import components, labels, names
from .names import EMPTY, FIRST_PRIVATE, PRIVATE_TILES, STREAMS, WORKER_KINDS


class Seat:
    """What one player has. Cards are tuples of card numbers; discs, buildings, stations and masters masks."""

    __slots__ = (
        "cities", "deck", "discard", "discs", "engine", "hand", "hazards", "herder", "marker", "masters",
        "money", "objectives", "outlaws", "secret", "shown", "stations", "supply", "tokens", "workers",
    )  # fmt: skip

    def __init__(
        self,
        money: int,
        tokens: int,
        herder: int,
        engine: int,
        marker: int,
        discs: int,
        supply: int,
        stations: int,
        masters: int,
        workers: tuple[int, ...],
        outlaws: tuple[int, ...],
        hazards: tuple[int, ...],
        cities: tuple[int, ...],
        objectives: tuple[int, ...],
        hand: tuple[int, ...],
        deck: tuple[int, ...],
        discard: tuple[int, ...],
        shown: tuple[int, ...],
        secret: tuple[int, ...],
    ) -> None:
        self.money = money
        self.tokens = tokens  # exchange tokens
        self.herder = herder  # a space of the trail; -1 before the first turn
        self.engine = engine  # a place of the railroad
        self.marker = marker  # the certificate marker's place, not its number
        self.discs = discs  # disc spaces that still hold a disc
        self.supply = supply  # private buildings not built yet
        self.stations = stations
        self.masters = masters
        self.workers = workers  # of each kind, the printed one included
        self.outlaws = outlaws  # green, orange
        self.hazards = hazards  # tiles, sorted
        self.cities = cities  # discs in each city
        self.objectives = objectives  # cards in the objective area
        self.hand = hand  # sorted
        self.deck = deck  # the draw stack; last = next
        self.discard = discard
        self.shown = shown  # cards in hand that everybody knows to be there, sorted
        self.secret = secret  # objective cards in hand that only the owner has seen, sorted

    def clone(self) -> "Seat":
        """An independent copy."""
        return Seat(
            self.money,
            self.tokens,
            self.herder,
            self.engine,
            self.marker,
            self.discs,
            self.supply,
            self.stations,
            self.masters,
            self.workers,
            self.outlaws,
            self.hazards,
            self.cities,
            self.objectives,
            self.hand,
            self.deck,
            self.discard,
            self.shown,
            self.secret,
        )


def new_seat() -> Seat:
    """A player board as it comes out of the box (GWT-2.10, GWT-2.11)."""
    return Seat(
        0,
        0,
        EMPTY,
        0,
        0,
        components.ALL_DISCS,
        (1 << PRIVATE_TILES) - 1,
        0,
        0,
        (1, 1, 1),
        (0, 0),
        (),
        (0,) * components.CITIES,
        (),
        (),
        (),
        (),
        (),
        (),
    )


class State(BaseState):
    """One game. `hops` and `faces` follow from other fields and are kept for speed."""

    seats: list[Seat]
    players: int  # as the tables count them: two in the solo game
    solo: bool
    turn: int  # the seat whose turn it is
    first: int  # the starting player
    turns_left: int  # -1 until the end is triggered; then turns to finish, the running one included
    token_owner: int  # who took the job market token
    sides: int  # bit n: private building n lies on its b-side
    simmental: bool
    must_act: bool
    bonus_from_stack: bool
    city_dollars_first: bool
    money_breaks_ties: bool
    trail: tuple[int, ...]  # the tile on each space
    jobs: tuple[int, ...]  # row * 4 + column: a worker or EMPTY
    placed: int  # workers ever placed in the job market
    foresight: tuple[int, ...]
    bags: tuple[tuple[int, ...], ...]
    market: tuple[int, ...]  # sorted
    market_stack: tuple[int, ...]
    heifers: int
    cows: int
    display: tuple[int, ...]  # objective cards; EMPTY where none is left
    objective_stack: tuple[int, ...]
    masters: tuple[int, ...]  # the tile in each station's slot, or EMPTY
    slot_workers: tuple[int, ...]  # the worker in each slot, or EMPTY
    used: tuple[int, ...]  # local actions performed this turn: tile * 4 + action
    gone_cards: tuple[int, ...]  # back in the box, sorted
    gone_tiles: tuple[int, ...]
    sam_deck: tuple[int, ...]
    sam_discard: tuple[int, ...]
    sam_city: int  # where Sam delivers next
    specialization: int
    hops: tuple[tuple[int, ...], ...]  # the locations one step ahead of each space
    faces: tuple[int, ...]  # the face of each private building, by owner and number

    def label(self, kind: str, member: str, seat: int) -> Label | None:
        return labels.label(self.trail, self.faces, kind, member, seat)

    def clone(self) -> "State":
        """An independent copy, without a log."""
        other = State()
        self.copy_to(other)
        other.seats = [seat.clone() for seat in self.seats]
        other.players = self.players
        other.solo = self.solo
        other.turn = self.turn
        other.first = self.first
        other.turns_left = self.turns_left
        other.token_owner = self.token_owner
        other.sides = self.sides
        other.simmental = self.simmental
        other.must_act = self.must_act
        other.bonus_from_stack = self.bonus_from_stack
        other.city_dollars_first = self.city_dollars_first
        other.money_breaks_ties = self.money_breaks_ties
        other.trail = self.trail
        other.jobs = self.jobs
        other.placed = self.placed
        other.foresight = self.foresight
        other.bags = self.bags
        other.market = self.market
        other.market_stack = self.market_stack
        other.heifers = self.heifers
        other.cows = self.cows
        other.display = self.display
        other.objective_stack = self.objective_stack
        other.masters = self.masters
        other.slot_workers = self.slot_workers
        other.used = self.used
        other.gone_cards = self.gone_cards
        other.gone_tiles = self.gone_tiles
        other.sam_deck = self.sam_deck
        other.sam_discard = self.sam_discard
        other.sam_city = self.sam_city
        other.specialization = self.specialization
        other.hops = self.hops
        other.faces = self.faces
        return other


def blank_state(seats: int) -> State:
    """An empty table for this many seats; in the solo game the second is Sam's."""
    s = State()
    s.counters = (0,) * STREAMS
    s.solo = seats == 1
    s.players = max(2, seats)
    s.seats = [new_seat() for _ in range(s.players)]
    s.turn = 0
    s.first = 0
    s.turns_left = -1
    s.token_owner = NOBODY
    s.sides = 0
    s.simmental = False
    s.must_act = False
    s.bonus_from_stack = False
    s.city_dollars_first = False
    s.money_breaks_ties = False
    s.trail = (EMPTY,) * components.SPACES
    s.jobs = (EMPTY,) * (components.JOB_ROWS * components.JOB_SPACES)
    s.placed = 0
    s.foresight = (EMPTY,) * names.FORESIGHT.size
    s.bags = ((), (), ())
    s.market = ()
    s.market_stack = ()
    s.heifers = 0
    s.cows = 0
    s.display = (EMPTY,) * components.DISPLAY
    s.objective_stack = ()
    s.masters = (EMPTY,) * components.MASTER_SLOTS
    s.slot_workers = (EMPTY,) * components.MASTER_SLOTS
    s.used = ()
    s.gone_cards = ()
    s.gone_tiles = ()
    s.sam_deck = ()
    s.sam_discard = ()
    s.sam_city = 0
    s.specialization = 0
    settle_faces(s)
    settle_hops(s)
    return s


def settle_faces(s: State) -> None:
    """Work out which face of each private building is up; Sam's are always b-sides (GWT-27.1)."""
    faces: list[int] = []
    for owner in range(names.MOST_PLAYERS):
        for number in range(PRIVATE_TILES):
            side = 1 if s.solo and owner == 1 else s.sides >> number & 1
            faces.append(number * 2 + side)
    s.faces = tuple(faces)


def ahead_of(trail: tuple[int, ...], hops: list[tuple[int, ...]], space: int) -> tuple[int, ...]:
    """The locations one step ahead of a space, those of the spaces after it being known."""
    ahead: list[int] = []
    for way in components.NEXT[space]:
        if way == components.KANSAS_CITY or trail[way] != EMPTY:
            if way not in ahead:
                ahead.append(way)
        else:
            for location in hops[way]:
                if location not in ahead:
                    ahead.append(location)
    ahead.sort()
    return tuple(ahead)


def settle_hops(s: State) -> None:
    """Work out which locations lie one step ahead of each space (GWT-4.2: empty spaces are passed)."""
    hops: list[tuple[int, ...]] = [()] * components.SPACES
    for space in range(components.KANSAS_CITY - 1, -1, -1):
        hops[space] = ahead_of(s.trail, hops, space)
    s.hops = tuple(hops)


def settle_hops_before(s: State, space: int) -> None:
    """The same after a change of one space: only those that lead to it over empty spaces can differ."""
    hops = list(s.hops)
    changed = [space]
    while changed:
        for before in components.BEFORE[changed.pop()]:
            hops[before] = ahead_of(s.trail, hops, before)
            if s.trail[before] == EMPTY:
                changed.append(before)
    s.hops = tuple(hops)


def lay(s: State, space: int, tile: int) -> None:
    """Put a tile on a space, or EMPTY to clear it: the only way that the trail changes."""
    before = s.trail[space]
    changed = list(s.trail)
    changed[space] = tile
    s.trail = tuple(changed)
    if (before == EMPTY) != (tile == EMPTY):
        settle_hops_before(s, space)


def private_tile(owner: int, number: int) -> int:
    """The tile code of a private building."""
    return FIRST_PRIVATE + owner * PRIVATE_TILES + number


def is_private(tile: int) -> bool:
    """Is the tile a private building?"""
    return FIRST_PRIVATE <= tile < names.FIRST_CITY_TILE


def owner_of(tile: int) -> int:
    """Whose private building it is."""
    return (tile - FIRST_PRIVATE) // PRIVATE_TILES


def number_of(tile: int) -> int:
    """Which private building it is, from 0."""
    return (tile - FIRST_PRIVATE) % PRIVATE_TILES


CARD_HIGH = names.CARD.size - 1
TILE_HIGH = components.TILES - 1

STATE_FIELDS: tuple[Field, ...] = (
    whole("players", 2, names.MOST_PLAYERS),
    flag("solo"),
    whole("turn", 0, names.MOST_PLAYERS - 1),
    whole("first", 0, names.MOST_PLAYERS - 1),
    whole("turns_left", -1, names.MOST_PLAYERS),
    whole("token_owner", NOBODY, names.MOST_PLAYERS - 1),
    whole("sides", 0, (1 << PRIVATE_TILES) - 1),
    flag("simmental"),
    flag("must_act"),
    flag("bonus_from_stack"),
    flag("city_dollars_first"),
    flag("money_breaks_ties"),
    numbers("trail", EMPTY, names.FIRST_CITY_TILE + TILE_HIGH, components.SPACES),
    numbers("jobs", EMPTY, WORKER_KINDS - 1, components.JOB_ROWS * components.JOB_SPACES),
    whole("placed", 0, components.JOB_ROWS * components.JOB_SPACES),
    numbers("foresight", EMPTY, TILE_HIGH, names.FORESIGHT.size),
    rows("bags", 0, TILE_HIGH, names.COLUMNS),
    numbers("market", 0, names.CATTLE_KINDS - 1),
    numbers("market_stack", 0, names.CATTLE_KINDS - 1),
    whole("heifers", 0, components.OPEN_COPIES[names.HEIFER]),
    whole("cows", 0, components.OPEN_COPIES[names.COW]),
    numbers("display", EMPTY, CARD_HIGH, components.DISPLAY),
    numbers("objective_stack", names.CATTLE_KINDS, CARD_HIGH),
    numbers("masters", EMPTY, components.MASTERS - 1, components.MASTER_SLOTS),
    numbers("slot_workers", EMPTY, WORKER_KINDS - 1, components.MASTER_SLOTS),
    numbers("used", 0, names.FIRST_CITY_TILE * names.ACTIONS_PER_TILE - 1),
    numbers("gone_cards", 0, CARD_HIGH),
    numbers("gone_tiles", 0, TILE_HIGH),
    numbers("sam_deck", 0, components.SAM_CARDS - 1),
    numbers("sam_discard", 0, components.SAM_CARDS - 1),
    whole("sam_city", 0, components.CITIES - 1),
    whole("specialization", 0, WORKER_KINDS - 1),
    rows("hops", 0, components.KANSAS_CITY, components.SPACES),
    numbers("faces", 0, names.FACE.size - 1, names.MOST_PLAYERS * PRIVATE_TILES),
)

SEAT_FIELDS: tuple[Field, ...] = (
    whole("money", 0, 10_000),
    whole("tokens", 0, 10_000),
    whole("herder", EMPTY, components.KANSAS_CITY),
    whole("engine", 0, components.LAST),
    whole("marker", 0, len(components.CERTIFICATE_TRACK) - 1),
    whole("discs", 0, components.ALL_DISCS),
    whole("supply", 0, (1 << PRIVATE_TILES) - 1),
    whole("stations", 0, (1 << components.STATIONS) - 1),
    whole("masters", 0, (1 << components.MASTERS) - 1),
    numbers("workers", 1, components.WORKER_SPACES, WORKER_KINDS),
    numbers("outlaws", 0, sum([len(bag) for bag in components.BAGS]), len(components.OUTLAW_TILES)),
    numbers("hazards", 0, TILE_HIGH),
    numbers("cities", 0, components.DISCS, components.CITIES),
    numbers("objectives", names.CATTLE_KINDS, CARD_HIGH),
    numbers("hand", 0, CARD_HIGH),
    numbers("deck", 0, CARD_HIGH),
    numbers("discard", 0, CARD_HIGH),
    numbers("shown", 0, CARD_HIGH),
    numbers("secret", 0, CARD_HIGH),
)
