# Over 300 lines: one check for each component table.
"""What the rules rely on in the tables beyond single values: orders, counts, and what belongs together.

A corrected table that breaks one of these is refused when the game is loaded, with the file and what it must
be like; played with, it would deal wrong cards, or end in a table that cannot be stored.
"""

from ...core.data import files, int_of, table
from ...core.errors import LoadError
from .. import names
from ..components import (
    BAGS,
    BEFORE,
    CERTIFICATE_LIMITS,
    CERTIFICATE_TRACK,
    CITIES,
    CITY_AGAIN,
    CITY_VALUE,
    DIFFICULTIES,
    DISPLAY,
    DOLLARS_PER_POINT,
    EFFECT_ACT,
    EFFECT_CERTIFICATES,
    EFFECT_COST,
    EFFECT_DOLLARS,
    EFFECT_MAX,
    EFFECT_SPACES,
    FACE_ACTIONS,
    FIRST_JOBS,
    FIRST_TILES,
    HAZARD_SECTIONS,
    HAZARD_SPACES,
    HAZARD_TILE,
    HAZARDS,
    JOB_ARROW,
    JOB_COLUMNS,
    JOB_ROWS,
    JOB_SPACES,
    JOB_TOKEN_ROW,
    KANSAS_CITY,
    LETTER_SPACES,
    MASTER_EFFECTS,
    MASTER_EVERY,
    MASTER_SLOTS,
    MASTERS,
    NEUTRAL_ACTIONS,
    NEUTRAL_SPACES,
    NEW_YORK,
    NEXT,
    OBJECTIVE_EFFECT,
    OPEN_COPIES,
    OUTLAW_SPACES,
    OUTLAW_TILE,
    OUTLAW_TILES,
    OUTLAWS,
    PAIRS,
    SAM_BAG,
    SAM_CARDS,
    SAM_EXTRA,
    SAM_REMOVED,
    SAM_WORKERS,
    SPACE_KIND,
    SPACE_RISK,
    SPACES,
    START,
    START_DOLLARS,
    STARTING_CARDS,
    STATION_AT,
    STATIONS,
    TILE_HAZARD,
    TILE_KIND,
    TILES,
    TRAIL_END,
    WORKER_EFFECTS,
    WORKER_POINTS,
    WORKER_SPACES,
    WORKER_TILE,
    flags,
    where,
)
from ..names import (
    BUILD_ONE,
    BUILDING_SPACE,
    CARD,
    CATTLE_KINDS,
    CITY,
    DRAW_CARDS,
    EFFECT,
    ENGINE_BACK_FOR,
    ENGINE_FORWARD,
    FACE,
    GAIN_CERTIFICATES,
    GAIN_MONEY,
    GAME_NAME,
    GREEN_ARROW,
    HERDER_FREE,
    HERDER_ON,
    KANSAS_CITY_SPACE,
    MOST_PLAYERS,
    NEUTRAL_TILES,
    OUTLAW_SPACE,
    PRIVATE_TILES,
    RISK,
    START_SPACE,
    TILE,
    WORKER,
    WORKER_KINDS,
    ids,
)

WORKERS = ("cowboy", "builder", "engineer")
MOST_AMOUNT = 99
MAY_BE_NEGATIVE = ("points", "change")
MOST_EFFECTS = 2
"""An immediate action offers at most this many effects."""
LEAST = {
    BUILD_ONE: ("cost", EFFECT_COST),
    ENGINE_FORWARD: ("max", EFFECT_MAX),
    ENGINE_BACK_FOR: ("spaces", EFFECT_SPACES),
    HERDER_ON: ("max", EFFECT_MAX),
    HERDER_FREE: ("max", EFFECT_MAX),
    GAIN_MONEY: ("dollars", EFFECT_DOLLARS),
    GAIN_CERTIFICATES: ("certificates", EFFECT_CERTIFICATES),
    DRAW_CARDS: ("max", EFFECT_MAX),
}
"""What must be at least 1 in an effect: without it there would be nothing to choose from."""


def must(holds: bool, file: str, rule: str) -> None:
    """LoadError unless the table is as the rules need it."""
    if not holds:
        raise LoadError(f"{where(file)}: {rule}")


def numbers_in(value: object, name: str) -> list[tuple[str, int]]:
    """All whole numbers of a table, each with the name of its key."""
    found: list[tuple[str, int]] = []
    if isinstance(value, dict):
        for key, inner in value.items():
            found += numbers_in(inner, str(key))
    elif isinstance(value, list):
        for inner in value:
            found += numbers_in(inner, name)
    elif isinstance(value, int) and not isinstance(value, bool):
        found.append((name, value))
    return found


def check_amounts() -> None:
    """Numbers have two digits at most, so that a saved game can hold all that is counted with them."""
    for file in files(GAME_NAME):
        for name, number in numbers_in(table(GAME_NAME, file), file):
            least = -MOST_AMOUNT if name in MAY_BE_NEGATIVE else 0
            must(least <= number <= MOST_AMOUNT, file, f"{name}: from {least} to {MOST_AMOUNT}, not {number}")


def counted_ids(file: str, array: str) -> None:
    """The rows are known by their numbers: 1, 2, 3 ... in this order."""
    wanted = tuple([str(n + 1) for n in range(len(ids(file, array)))])
    must(ids(file, array) == wanted, file, f"{array}: the ids must be 1, 2, 3 ... in this order")


def check_trail() -> None:
    """The places in the table are an order of travel; what the rules look for on it is there."""
    must(all(j > i for i in range(SPACES) for j in NEXT[i]), "trail", "a space must stand before its `next`")
    must(all(NEXT[i] for i in range(KANSAS_CITY)), "trail", "every space before kansas_city must lead on")
    beside = range(TRAIL_END, SPACES)
    must(
        not NEXT[KANSAS_CITY] and not any(NEXT[i] or BEFORE[i] for i in beside),
        "trail",
        "spaces after kansas_city lie beside the trail: no way may lead to them or on from them",
    )
    must(all(SPACE_KIND[i] == OUTLAW_SPACE for i in beside), "trail", "only outlaw spaces lie beside it")
    starts = [i for i in range(SPACES) if SPACE_KIND[i] == START_SPACE]
    ends = [i for i in range(SPACES) if SPACE_KIND[i] == KANSAS_CITY_SPACE]
    must(starts == [START] == [0], "trail", "the first space, and no other, must be `start`, of that kind")
    must(ends == [KANSAS_CITY], "trail", "kansas_city, and no other space, must be of that kind")
    must(
        sorted(LETTER_SPACES) == list(NEUTRAL_SPACES),
        "trail",
        "there must be one neutral space for each neutral building, neutral_ and its letter",
    )
    risky = [i for i in range(SPACES) if SPACE_RISK[i] >= 0]
    must(
        all(SPACE_KIND[i] == BUILDING_SPACE for i in risky),
        "trail",
        "a risk action belongs to a space for private buildings",
    )
    sections = sum([len(section) for section in HAZARD_SECTIONS])
    must(sections == len(HAZARD_SPACES), "trail", f"hazard must be one of {', '.join(HAZARDS)}")
    must(len(ids("bounties", "bounty")) == len(OUTLAW_SPACES), "bounties", "one row for each outlaw space")


def check_tiles() -> None:
    """A worker's tile is known by the number of its kind; each bag holds what may be drawn from it."""
    must(WORKER.names == WORKERS, "board", f"workers: the rows must be {', '.join(WORKERS)}")
    workers = tuple([tile for tile in range(TILES) if TILE_KIND[tile] == WORKER_TILE])
    must(
        TILE.names[:WORKER_KINDS] == WORKERS and workers == tuple(range(WORKER_KINDS)),
        "tiles",
        f"the first rows, and no others, must be the workers {', '.join(WORKERS)}",
    )
    must(TILE_KIND.count(OUTLAW_TILE) == len(OUTLAWS), "tiles", "there must be one outlaw tile of each color")
    hazards = [TILE_HAZARD[tile] >= 0 for tile in range(TILES)]
    wanted = [TILE_KIND[tile] == HAZARD_TILE for tile in range(TILES)]
    must(hazards == wanted, "tiles", "hazard tiles, and no others, name their hazard")
    must(not any(tile in workers for tile in BAGS[0]), "tiles", "bag 1 must hold no workers")
    must(all(tile in workers for tile in BAGS[1]), "tiles", "bag 2 must hold workers only")
    room = min(sum([BAGS[0].count(tile) for tile in OUTLAW_TILES]), len(OUTLAW_SPACES))
    for hazard in range(len(HAZARDS)):
        drawn = len([tile for tile in BAGS[0] if TILE_HAZARD[tile] == hazard])
        room += min(drawn, len(HAZARD_SECTIONS[hazard]))
    must(max(FIRST_TILES) <= room, "setup", "initial_tiles_from_bag_1: there is no room for that many")


def check_jobs() -> None:
    """The job market can be filled, and its last row ends the game."""
    counted_ids("jobs", "row")
    must(
        [row for row in range(JOB_ROWS) if JOB_ARROW[row] == GREEN_ARROW] == [JOB_ROWS - 1],
        "jobs",
        "the last row, and no other, must have the green arrow",
    )
    must(0 <= JOB_TOKEN_ROW < JOB_ROWS, "jobs", "token_row: there is no such row")
    supply = sum([bag.count(kind) for bag in BAGS for kind in range(WORKER_KINDS)])
    for players in range(2, MOST_PLAYERS + 1):
        columns = JOB_COLUMNS[players]
        must(0 < columns <= JOB_SPACES, "setup", "job_market_columns_used: there are fewer columns")
        first = columns * (JOB_TOKEN_ROW + 1)
        must(
            FIRST_JOBS[players] < first,
            "setup",
            "initial_job_market_workers: they must end before the space of the job market token",
        )
        must(
            FIRST_JOBS[players] + names.SPACES_PER_COLUMN <= len(BAGS[1]),
            "tiles",
            "bag 2 must hold the first workers of the job market",
        )
        spare = SAM_WORKERS + max([sum(extra) for extra in SAM_EXTRA]) if players == 2 else 0
        must(supply - spare >= JOB_ROWS * columns, "tiles", "there must be workers to fill the job market")


def check_cards() -> None:
    """No two cards of one name; what is dealt is there; what is played has an immediate action."""
    must(len(set(CARD.names)) == len(CARD.names), "objectives", "no card may have the id of another card")
    beside = [card for card in range(CATTLE_KINDS) if OPEN_COPIES[card]]
    must(
        all(card in (names.HEIFER, names.COW) for card in beside),
        "cattle",
        "open: only simmental_heifer and simmental_cow lie beside Kansas City",
    )
    cards = names.OBJECTIVE_KINDS
    must(
        all(effect >= 0 for effect in OBJECTIVE_EFFECT[:cards]),
        "objectives",
        "card: each needs an effect, its immediate action",
    )
    must(STARTING_CARDS >= MOST_PLAYERS, "objectives", f"start: at least {MOST_PLAYERS} cards are needed")
    must(0 < DISPLAY <= cards, "setup", "display: there are fewer objective cards")
    counted_ids("setup", "place")
    must(len(START_DOLLARS) >= MOST_PLAYERS, "setup", f"place: {MOST_PLAYERS} rows are needed")
    must(DOLLARS_PER_POINT > 0, "scoring", "dollars_per_point: at least 1")


def check_buildings() -> None:
    """Private buildings by number, side a before side b; a building has one to three local actions."""
    wanted = tuple([f"{n + 1}{side}" for n in range(PRIVATE_TILES) for side in "ab"])
    must(FACE.names == wanted, "buildings", "private: the ids must be 1a, 1b, 2a, 2b ... in this order")
    must(NEUTRAL_TILES > 0, "buildings", "neutral: there must be some")
    for actions in NEUTRAL_ACTIONS + FACE_ACTIONS:
        printed = all(effect >= 0 for group in actions for effect in group)
        must(
            0 < len(actions) <= RISK and all(actions) and printed,
            "buildings",
            f"actions: 1 to {RISK} local actions, each with its alternatives",
        )


def check_effects() -> None:
    """Whatever an icon lets one choose, there is at least one thing to choose."""
    for effect in range(EFFECT.size):
        if EFFECT_ACT[effect] in LEAST:
            name, column = LEAST[EFFECT_ACT[effect]]
            must(column[effect] > 0, "effects", f"'{EFFECT.text(effect)}': {name}: at least 1")


def check_player_board() -> None:
    """The rows of workers are as long as their columns; certificates go up."""
    must(
        len(WORKER_POINTS) == WORKER_SPACES and all(len(row) == WORKER_SPACES for row in WORKER_EFFECTS),
        "board",
        "worker_points, and spaces of each row of workers: as many entries as worker_columns",
    )
    track = CERTIFICATE_TRACK
    must(track[:1] == (0,) and list(track) == sorted(set(track)), "board", "certificate_track: 0 and upward")
    limits = list(CERTIFICATE_LIMITS)  # mypyc cannot compile the length of a tuple being compared with 3
    must(
        len(limits) == 3 and limits == sorted(limits),
        "board",
        "certificate_limits: three numbers, upward",
    )


def check_railroad() -> None:
    """Stations with a slot come first; the last space has one of its own."""
    slots = list(flags("railroad", "station", "master"))
    must(slots == sorted(slots, reverse=True), "railroad", "stations with `master` must stand first")
    must(len(set(STATION_AT) - {-1}) == STATIONS, "railroad", "station: no two may stand in one place")
    drawn = int_of(table(GAME_NAME, "masters"), "drawn", where("masters"))
    must(drawn == MASTER_SLOTS <= MASTERS, "masters", f"drawn: {MASTER_SLOTS}, one for each slot")
    must(all(every > 0 for every in MASTER_EVERY), "masters", "every: at least 1")
    must(
        all(len(effects) <= MOST_EFFECTS for effects in MASTER_EFFECTS),
        "masters",
        f"effects: at most {MOST_EFFECTS} to choose from",
    )


def check_cities() -> None:
    """From Kansas City, which is always in reach, to New York, where Sam's schedule ends."""
    must(
        list(CITY_VALUE) == sorted(set(CITY_VALUE)) and NEW_YORK == CITIES - 1,
        "cities",
        "city: the rows must go by value, upward, and new_york must be the last",
    )
    must(
        CITY.names[0] == "kansas_city" and CITY_VALUE[0] == 0,
        "cities",
        "city: the first row must be kansas_city, with the value 0",
    )
    must(CITY_AGAIN[0], "cities", "kansas_city: again: true, so that a delivery is always possible")
    must(all(len(set(pair)) == 2 for pair in PAIRS), "cities", "pair: cities: two different ones")


def check_sam() -> None:
    """Sam's cards by number; his workers come out of a bag that holds workers only."""
    counted_ids("sam", "card")
    must(
        all(0 <= card < SAM_CARDS for removed in SAM_REMOVED for card in removed),
        "sam",
        "difficulty: removed: there is no such card",
    )
    must(all(len(set(removed)) < SAM_CARDS for removed in SAM_REMOVED), "sam", "difficulty: no card is left")
    must(all(len(extra) == WORKER_KINDS for extra in SAM_EXTRA), "sam", "difficulty: workers: three numbers")
    must(SAM_BAG == 1, "sam", "bag: 2, which holds workers only")
    must("medium" in DIFFICULTIES, "sam", "difficulty: there must be a row with the id 'medium'")


def check_components() -> None:
    """Hold all tables against what the rules rely on."""
    check_amounts()
    check_trail()
    check_tiles()
    check_jobs()
    check_cards()
    check_buildings()
    check_effects()
    check_player_board()
    check_railroad()
    check_cities()
    check_sam()
