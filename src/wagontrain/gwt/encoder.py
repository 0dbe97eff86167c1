# Over 300 lines: one column after another; splitting it would hide their order.
"""Great Western Trail as rows of numbers: what one seat may know, for networks (see core/rows.py)."""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from ..core.rows import (
    Columns,
    RowEncoder,
    clip,
    frame_columns,
    grid,
    write_bits,
    write_counts,
    write_frames,
    write_one,
    write_steps,
)
from . import components, names
from .actions import ACTIONS
from .names import (
    ACTIONS_PER_TILE,
    CARD,
    CATTLE_KINDS,
    EMPTY,
    FIRST_CITY_TILE,
    FIRST_PRIVATE,
    MOST_PLAYERS,
    NEUTRAL_TILES,
    PRIVATE_TILES,
    WORKER_KINDS,
)
from .rules import RULES
from .rules.income import breeding_value
from .rules.move import step_limit
from .rules.purse import permanent_certificates
from .rules.turn import hand_limit
from .state import Seat, State

ENCODER_VERSION: Final = 1
HIGHEST_A: Final = 75
HIGHEST_B: Final = 60
RIVALS: Final = tuple([f"rival{n}" for n in range(1, MOST_PLAYERS)])
NUMBERS: Final = tuple([str(n) for n in range(100)])
OTHER_OPTIONS: Final = ("simmental", "must_act", "bonus_from_stack", "city_dollars_first", "ties", "solo")
WORKER_STEPS: Final = 6
MONEY_STEPS: Final = 20
PLACED_STEPS: Final = 24
TURNS_LEFT: Final = 4  # the largest number with a column of its own
FAR: Final = 60


def numbers_of(spaces: tuple[int, ...]) -> list[int]:
    """For every space of the trail its number among these, or -1."""
    return [spaces.index(space) if space in spaces else -1 for space in range(components.SPACES)]


NEUTRAL_NUMBER: Final = numbers_of(components.NEUTRAL_SPACES)
BUILDING_NUMBER: Final = numbers_of(components.BUILDING_SPACES)
HAZARD_NUMBER: Final = numbers_of(components.HAZARD_SPACES)
OUTLAW_NUMBER: Final = numbers_of(components.OUTLAW_SPACES)
TILE_POINTS: Final = list(components.TILE_POINTS)
TILE_HAND: Final = list(components.TILE_HAND)
TILE_HAZARD: Final = list(components.TILE_HAZARD)
FACE_HAND: Final = list(components.FACE_HAND)
FEES: Final = [list(row) for row in components.FEES]
JOB_COST: Final = list(components.JOB_COST)
TRACK: Final = list(components.CERTIFICATE_TRACK)
KANSAS_CITY: Final = components.KANSAS_CITY
JOB_SPACES: Final = components.JOB_SPACES
TILE_COLOR: Final = list(components.TILE_COLOR)


class TableColumns:
    """Where the columns of the shared table begin."""

    def __init__(self, columns: Columns) -> None:
        rule_names = [rule.name() for rule in RULES]
        spaces = names.SPACE.names
        self.frames = frame_columns(columns, rule_names, HIGHEST_A, HIGHEST_B)
        self.players = columns.add("players", [str(n) for n in range(2, MOST_PLAYERS + 1)])
        self.options = columns.add("option", OTHER_OPTIONS)
        self.difficulty = columns.add("difficulty", components.DIFFICULTIES)
        self.turn = columns.add("turn", ("me", *RIVALS))
        self.first = columns.add("first", ("me", *RIVALS))
        self.token = columns.add("job_token", ("me", *RIVALS))
        self.turns_left = columns.add("turns_left", [str(n) for n in range(-1, TURNS_LEFT + 1)])
        self.placed = columns.add_number("workers_placed", 1 / 24)
        self.placed_steps = columns.add_steps("workers_placed", 2, PLACED_STEPS)
        self.used = columns.add("used_action", ("0", "1", "2", "risk"))
        self.neutral = columns.add(
            "neutral", grid([spaces[i] for i in components.NEUTRAL_SPACES], names.NEUTRAL.names)
        )
        self.add_trail(columns)
        self.add_markets(columns)
        self.add_sam(columns)
        self.seats = [SeatColumns(columns, f"seat{n}") for n in range(MOST_PLAYERS)]

    def add_trail(self, columns: Columns) -> None:
        """Add what lies on the trail: private buildings, hazards, outlaws."""
        spaces = names.SPACE.names
        building_spaces = [spaces[i] for i in components.BUILDING_SPACES]
        self.mine = columns.add("mine", grid(building_spaces, NUMBERS[1 : PRIVATE_TILES + 1]))
        self.theirs = columns.add("theirs", grid(building_spaces, (*RIVALS, "number", "fee")), 0.3)
        self.hazard = columns.add(
            "hazard", grid([spaces[i] for i in components.HAZARD_SPACES], ("there", "points", "fee")), 0.5
        )
        self.outlaw = columns.add(
            "outlaw", grid([spaces[i] for i in components.OUTLAW_SPACES], ("green", "orange", "fee")), 0.5
        )

    def add_markets(self, columns: Columns) -> None:
        """Add what can be taken: workers, foresight tiles, cattle, objectives, station masters."""
        rows = [str(row + 1) for row in range(components.JOB_ROWS)]
        self.jobs = columns.add("jobs", grid(rows, names.WORKER.names))
        self.wage = columns.add("cheapest", names.WORKER.names, 0.1)
        self.for_hire = columns.add("for_hire", names.WORKER.names, 0.3)
        foresight_spaces = [str(n + 1) for n in range(2 * names.COLUMNS)]
        self.foresight = columns.add("foresight", grid(foresight_spaces, names.TILE.names))
        self.bags = columns.add("bag", [str(n + 1) for n in range(names.COLUMNS)], 0.05)
        self.market = columns.add("market", names.CATTLE.names, 0.5)
        self.market_stack = columns.add("market_stack", names.CATTLE.names, 0.25)
        self.open_stock = columns.add("stock", ("heifers", "cows"), 0.2)
        self.display = columns.add("display", CARD.names[CATTLE_KINDS:])
        self.unseen = columns.add("objectives_unseen", CARD.names[CATTLE_KINDS:], 0.5)
        slots = [str(n + 1) for n in range(components.MASTER_SLOTS)]
        self.masters = columns.add("master", grid(slots, names.MASTER.names))
        self.slot_workers = columns.add("station_worker", grid(slots, names.WORKER.names))
        self.sides = columns.add("b_side", NUMBERS[1 : PRIVATE_TILES + 1])

    def add_sam(self, columns: Columns) -> None:
        """Add Sam's cards, his city and his specialization."""
        sam_cards = NUMBERS[1 : components.SAM_CARDS + 1]
        self.sam_deck = columns.add("sam_deck", sam_cards)
        self.sam_discard = columns.add("sam_discard", sam_cards)
        self.sam_city = columns.add("sam_city", names.CITY.names)
        self.specialization = columns.add("sam_specialization", names.WORKER.names)


class SeatColumns:
    """Where the columns of one seat begin."""

    def __init__(self, columns: Columns, seat: str) -> None:
        self.there = columns.add_number(f"{seat}.there")
        self.automa = columns.add_number(f"{seat}.automa")
        self.money = columns.add_number(f"{seat}.money", 0.05)
        self.money_steps = columns.add_steps(f"{seat}.money", 2, MONEY_STEPS)
        self.tokens = columns.add_number(f"{seat}.exchange_tokens", 0.5)
        self.engine_number = columns.add_number(f"{seat}.engine", 0.05)
        self.certificates = columns.add_number(f"{seat}.certificates", 0.3)
        self.permanent = columns.add_number(f"{seat}.permanent_certificates", 0.5)
        self.deck_size = columns.add_number(f"{seat}.deck_size", 0.1)
        self.hand_size = columns.add_number(f"{seat}.hand_size", 0.2)
        self.discard_size = columns.add_number(f"{seat}.discard_size", 0.1)
        self.away = columns.add_number(f"{seat}.steps_to_kansas_city", 0.1)
        self.step_limit = columns.add_number(f"{seat}.step_limit", 0.2)
        self.hand_limit = columns.add_number(f"{seat}.hand_limit", 0.2)
        self.outlaws = columns.add(f"{seat}.outlaws", components.OUTLAWS, 0.3)
        self.hazard_points = columns.add_number(f"{seat}.hazard_points", 0.1)
        self.hazards = columns.add(f"{seat}.hazards", components.HAZARDS, 0.5)
        self.breeding = columns.add_number(f"{seat}.breeding_value", 0.1)
        self.station_count = columns.add_number(f"{seat}.station_count", 0.2)
        self.objective_count = columns.add_number(f"{seat}.objective_count", 0.2)
        self.deliveries = columns.add_number(f"{seat}.deliveries", 0.2)
        self.face_down = columns.add_number(f"{seat}.face_down_objectives", 0.5)
        self.herder = columns.add(f"{seat}.herder", ("none", *names.SPACE.names[: components.TRAIL_END]))
        self.engine = columns.add(f"{seat}.engine", names.TRACK.names)
        self.marker = columns.add(f"{seat}.certificates", names.MARKER.names)
        self.discs = columns.add(f"{seat}.disc", names.DISC.names)
        self.supply = columns.add(f"{seat}.building", NUMBERS[1 : PRIVATE_TILES + 1])
        self.stations = columns.add(f"{seat}.station", names.STATION.names)
        self.masters = columns.add(f"{seat}.master", names.MASTER.names)
        self.workers = columns.add(f"{seat}.workers", grid(names.WORKER.names, NUMBERS[1 : WORKER_STEPS + 1]))
        self.cities = columns.add(f"{seat}.city", names.CITY.names)
        self.objectives = columns.add(f"{seat}.objectives", CARD.names[CATTLE_KINDS:])
        self.discard = columns.add(f"{seat}.discard", CARD.names, 0.5)
        self.hand = columns.add(f"{seat}.hand", CARD.names, 0.5)
        self.deck = columns.add(f"{seat}.deck", CARD.names, 0.5)


class GwtEncoder(RowEncoder[State]):
    """Rows of Great Western Trail, for all player counts, the Simmental variant and Sam."""

    def __init__(self) -> None:
        columns = Columns()
        self.at = TableColumns(columns)
        super().__init__(columns, ACTIONS.size, ENCODER_VERSION)
        self.rule_count = len(RULES)
        self.hops: object = None
        self.away: list[int] = []

    def stage(self, s: State) -> int:
        """Return a number that changes with every turn."""
        if s.solo:  # Sam's turns pass unseen
            return s.seats[0].herder * 64 + s.placed
        return s.turn + s.placed * 8

    def write(self, s: State, seat: int) -> None:
        """Write the columns into `self.writer`."""
        writer = self.writer
        at = self.at
        write_frames(writer, at.frames, s, seat, self.rule_count, HIGHEST_A, HIGHEST_B)
        self.write_options(s)
        self.write_turn(s, seat)
        self.write_trail(s, seat)
        self.write_jobs(s)
        self.write_supplies(s, seat)
        if s.hops is not self.hops:
            self.hops = s.hops
            self.away = steps_to_kansas_city(s.hops)
        count: i64 = len(s.seats)
        place: i64 = 0
        while place < count:
            other: i64 = (seat + place) % count
            self.write_seat(s, at.seats[place], other, place == 0)
            place += 1
        if s.solo:
            write_counts(writer, at.sam_deck, s.sam_deck)
            write_counts(writer, at.sam_discard, s.sam_discard)
            write_one(writer, at.sam_city, components.CITIES, s.sam_city)
            write_one(writer, at.specialization, WORKER_KINDS, s.specialization)

    def write_options(self, s: State) -> None:
        """Write how many play, and by which rules."""
        writer = self.writer
        at = self.at
        write_one(writer, at.players, MOST_PLAYERS - 1, s.players - 2)
        flags = (
            s.simmental,
            s.must_act,
            s.bonus_from_stack,
            s.city_dollars_first,
            s.money_breaks_ties,
            s.solo,
        )
        place: i64 = at.options
        for flag in flags:
            if flag:
                writer[place] = 1
            place += 1
        if s.solo:
            level = s.options["difficulty"]
            assert isinstance(level, str)
            write_one(
                writer, at.difficulty, len(components.DIFFICULTIES), components.DIFFICULTIES.index(level)
            )

    def write_turn(self, s: State, seat: int) -> None:
        """Write whose turn it is, how near the end is, and what was used this turn."""
        writer = self.writer
        at = self.at
        count: i64 = len(s.seats)
        me: i64 = seat
        write_one(writer, at.turn, MOST_PLAYERS, (s.turn + count - me) % count)
        write_one(writer, at.first, MOST_PLAYERS, (s.first + count - me) % count)
        owner: i64 = s.token_owner
        if owner >= 0:
            write_one(writer, at.token, MOST_PLAYERS, (owner + count - me) % count)
        write_one(writer, at.turns_left, TURNS_LEFT + 2, s.turns_left + 1)
        writer[at.placed] = clip(s.placed)
        write_steps(writer, at.placed_steps, 2, PLACED_STEPS, s.placed)
        for key in s.used:
            place: i64 = at.used + key % ACTIONS_PER_TILE
            writer[place] = 1

    def write_trail(self, s: State, seat: int) -> None:
        """Write what lies on the trail, and what it costs the viewer to pass."""
        writer = self.writer
        at = self.at
        fees = FEES[s.players]
        space: i64 = -1
        for tile_number in s.trail:
            space += 1
            tile: i64 = tile_number
            if tile == EMPTY:
                continue
            if tile < FIRST_PRIVATE:
                place: i64 = at.neutral + NEUTRAL_NUMBER[space] * NEUTRAL_TILES + tile
                writer[place] = 1
            elif tile < FIRST_CITY_TILE:
                self.write_building(s, seat, BUILDING_NUMBER[space], tile - FIRST_PRIVATE, fees)
            elif HAZARD_NUMBER[space] >= 0:
                kind: i64 = tile - FIRST_CITY_TILE
                place = at.hazard + HAZARD_NUMBER[space] * 3
                writer[place] = 1
                writer[place + 1] = clip(TILE_POINTS[kind])
                writer[place + 2] = clip(fees[TILE_HAND[kind]])
            else:
                kind = tile - FIRST_CITY_TILE
                place = at.outlaw + OUTLAW_NUMBER[space] * 3
                color: i64 = place + TILE_COLOR[kind]
                writer[color] = 1
                writer[place + 2] = clip(fees[TILE_HAND[kind]])

    def write_building(self, s: State, seat: int, space: i64, code: i64, fees: list[int]) -> None:
        """Write a private building; `code` is owner * PRIVATE_TILES + number."""
        writer = self.writer
        at = self.at
        owner: i64 = code // PRIVATE_TILES
        number: i64 = code % PRIVATE_TILES
        if owner == seat:
            place: i64 = at.mine + space * PRIVATE_TILES + number
            writer[place] = 1
            return
        count: i64 = len(s.seats)
        rival: i64 = (owner + count - seat) % count
        place = at.theirs + space * (MOST_PLAYERS + 1)
        writer[place + rival - 1] = 1
        writer[place + MOST_PLAYERS - 1] = clip(number + 1)
        writer[place + MOST_PLAYERS] = clip(fees[FACE_HAND[s.faces[code]]])

    def write_jobs(self, s: State) -> None:
        """Write the job market, and the cheapest worker of each kind in a filled row."""
        writer = self.writer
        at = self.at
        place: i64 = -1
        for worker in s.jobs:
            place += 1
            kind: i64 = worker
            if kind < 0:
                continue
            row: i64 = place // JOB_SPACES
            cell: i64 = at.jobs + row * WORKER_KINDS + kind
            writer[cell] = writer[cell] + 1
            cell = at.for_hire + kind
            writer[cell] = writer[cell] + 1
            cell = at.wage + kind
            cost: i64 = JOB_COST[row]
            if writer[cell] == 0 or i64(writer[cell]) > cost:
                writer[cell] = clip(cost)

    def write_supplies(self, s: State, seat: int) -> None:
        """Write markets, foresight tiles, bags, objectives, station masters and the buildings' sides."""
        writer = self.writer
        at = self.at
        place: i64 = at.foresight
        for tile in s.foresight:
            write_one(writer, place, components.TILES, tile)
            place += components.TILES
        place = at.bags
        for bag in s.bags:
            writer[place] = clip(len(bag))
            place += 1
        write_counts(writer, at.market, s.market)
        write_counts(writer, at.market_stack, s.market_stack)
        writer[at.open_stock] = clip(s.heifers)
        writer[at.open_stock + 1] = clip(s.cows)
        for card in s.display:
            if card != EMPTY:
                place = at.display + card - CATTLE_KINDS
                writer[place] = 1
        write_counts(writer, at.unseen - CATTLE_KINDS, s.objective_stack)
        other: i64 = 0
        count: i64 = len(s.seats)
        while other < count:
            if other != seat:
                write_counts(writer, at.unseen - CATTLE_KINDS, s.seats[other].secret)
            other += 1
        place = at.masters
        for master in s.masters:
            write_one(writer, place, components.MASTERS, master)
            place += components.MASTERS
        place = at.slot_workers
        for worker in s.slot_workers:
            write_one(writer, place, WORKER_KINDS, worker)
            place += WORKER_KINDS
        write_bits(writer, at.sides, s.sides)

    def write_seat(self, s: State, at: SeatColumns, seat: i64, own: bool) -> None:
        """Write what the viewer knows of one seat."""
        writer = self.writer
        me = s.seats[seat]
        writer[at.there] = 1
        if s.solo and seat == 1:
            writer[at.automa] = 1
        self.write_numbers(s, at, me, int(seat))
        write_bits(writer, at.discs, me.discs)
        write_bits(writer, at.supply, me.supply)
        write_bits(writer, at.stations, me.stations)
        write_bits(writer, at.masters, me.masters)
        place: i64 = at.workers
        for number in me.workers:
            write_steps(writer, place, 1, WORKER_STEPS, number)
            place += WORKER_STEPS
        place = at.cities
        delivered: i64 = 0
        for number in me.cities:
            writer[place] = clip(number)
            delivered += number
            place += 1
        writer[at.deliveries] = clip(delivered)
        for tile in me.hazards:
            place = at.hazards + TILE_HAZARD[tile]
            writer[place] = writer[place] + 1
        write_counts(writer, at.objectives - CATTLE_KINDS, me.objectives)
        write_counts(writer, at.discard, me.discard)
        if own:
            write_counts(writer, at.hand, me.hand)
            write_counts(writer, at.deck, me.deck)
            writer[at.breeding] = clip(breeding_value(me.hand))
            return
        write_counts(writer, at.hand, me.shown)
        write_counts(writer, at.deck, me.hand)
        write_counts(writer, at.deck, me.deck)
        subtract_counts(writer, at.deck, me.shown)
        subtract_counts(writer, at.deck, me.secret)
        writer[at.breeding] = clip(breeding_value(me.shown))

    def write_numbers(self, s: State, at: SeatColumns, me: Seat, seat: int) -> None:
        """Write what can be counted on a player's board."""
        writer = self.writer
        writer[at.money] = clip(me.money)
        write_steps(writer, at.money_steps, 2, MONEY_STEPS, me.money)
        writer[at.tokens] = clip(me.tokens)
        writer[at.engine_number] = clip(me.engine)
        writer[at.certificates] = clip(TRACK[me.marker])
        writer[at.permanent] = clip(permanent_certificates(me))
        writer[at.deck_size] = clip(len(me.deck))
        writer[at.hand_size] = clip(len(me.hand))
        writer[at.discard_size] = clip(len(me.discard))
        herder: i64 = me.herder
        if herder < KANSAS_CITY:
            writer[at.away] = clip(self.away[herder if herder > 0 else 0])
        else:
            writer[at.away] = clip(self.away[0])
        writer[at.step_limit] = clip(step_limit(s, seat))
        writer[at.hand_limit] = clip(hand_limit(me))
        writer[at.outlaws] = clip(me.outlaws[0])
        writer[at.outlaws + 1] = clip(me.outlaws[1])
        points: i64 = 0
        for tile in me.hazards:
            points += TILE_POINTS[tile]
        writer[at.hazard_points] = clip(points)
        writer[at.station_count] = clip(count_bits(me.stations))
        writer[at.objective_count] = clip(len(me.objectives))
        writer[at.face_down] = clip(len(me.secret))
        write_one(writer, at.herder, components.TRAIL_END + 1, herder + 1)
        write_one(writer, at.engine, components.LAST + 1, me.engine)
        write_one(writer, at.marker, len(TRACK), me.marker)


def subtract_counts(writer: BytesWriter, first: i64, members: tuple[int, ...]) -> None:
    """Take each member away from its count."""
    for member in members:
        place: i64 = first + member
        writer[place] = writer[place] - 1


def count_bits(mask: i64) -> i64:
    """Return how many bits are set."""
    count: i64 = 0
    while mask:
        count += mask & 1
        mask >>= 1
    return count


def steps_to_kansas_city(hops: tuple[tuple[int, ...], ...]) -> list[int]:
    """Return for each space the fewest steps to Kansas City; empty places are passed."""
    away = [0] * KANSAS_CITY
    space: i64 = KANSAS_CITY - 1
    while space >= 0:
        best: int = FAR
        for ahead in hops[space]:
            steps: int = 1 if ahead >= KANSAS_CITY else away[ahead] + 1
            if steps < best:
                best = steps
        away[space] = best
        space -= 1
    return away


def encoder() -> GwtEncoder:
    """Return the encoder of the game."""
    return GwtEncoder()
