# Over 300 lines: one class and one reader for each component table.
"""The component tables as typed tuples; a place in a table is the number in the state.

What `state.py` reads names its type: mypyc checks all modules as one import cycle, and may come to
`state.py` first.
"""

from typing import Final

from ..core.data import flag_of, int_of, ints_of, row_of, rows, table, text_of, texts_of
from ..core.errors import LoadError
from .names import (
    ACTS,
    ANY_CATTLE,
    AUXILIARY,
    BUILDING_SPACE,
    BY_BREED,
    CALF,
    CATTLE,
    CITY,
    COLUMNS,
    DARK,
    DRAW_CARDS,
    EFFECT,
    GAME_NAME,
    HAZARD_SPACE,
    MARKER,
    NEUTRAL,
    NEUTRAL_SPACE,
    NO_CARDS,
    OBJECTIVE,
    OBJECTIVE_CARD,
    ONCE,
    OUTLAW_SPACE,
    PAIR,
    PER,
    PER_BUILDER,
    PER_COWBOY,
    PER_ENGINEER,
    PRICE,
    SPACE,
    SPACE_KINDS,
    STATION,
    TRACK,
    VALUE_3,
    WHITE,
    WORKER,
    place_in,
    place_of,
)

Row = dict[str, object]
HANDS: Final = ("none", "green", "black", "both")
TILE_KINDS: Final = ("worker", "hazard", "outlaw")
HAZARDS: Final = ("flood", "drought", "rockfall")
OUTLAWS: Final = ("green", "orange")
BREEDS: Final = (
    "criollo", "santa_gertrudis", "pineywoods", "galloway", "simmental", "black_angus", "longhorn",
    "corriente", "shorthorn", "hereford",
)  # fmt: skip
VALUE_3_BREEDS: Final = ("black_angus", "longhorn", "corriente")
PRICE_GROUPS: Final = ("simmental_calf", "value_3", "shorthorn", "hereford")
ARROWS: Final = ("plain", "yellow", "green")
OPENS: Final = (
    "dollar", "draw", "certificate", "engine", "remove", "certificate_4", "certificate_6", "step_left",
    "step_right", "hand",
)  # fmt: skip
MASTER_PER: Final = (
    "nothing", "workers", "objectives", "hazards", "outlaw_pairs", "certificates", "stations", "buildings",
)  # fmt: skip
CITY_BONUSES: Final = ("none", "objective", "exchange_token")
SAM_STEPS: Final = ("number", "buildings", "cowboys", "specialists")
SAM_ACTS: Final = (
    "hire", "engine", "objective", "outlaw", "hazard", "hire_specialist", "buy", "build",
    "engineer_and_engine", "show_and_buy",
)  # fmt: skip


def where(file: str) -> str:
    """The table's name in error messages."""
    return f"gwt/{file}.toml"


def ints(file: str, array: str, name: str, default: int | None = None) -> tuple[int, ...]:
    """One column of whole numbers."""
    return tuple([int_of(row, name, where(file), default) for row in rows(GAME_NAME, file, array)])


def words(
    file: str, array: str, name: str, names: tuple[str, ...], default: str | None = None
) -> tuple[int, ...]:
    """One column of words of a closed list, as numbers."""
    found = [text_of(row, name, where(file), default) for row in rows(GAME_NAME, file, array)]
    return tuple([place_of(names, word, file) for word in found])


def flags(file: str, array: str, name: str) -> tuple[bool, ...]:
    """One column of true and false; a missing one is false."""
    return tuple([flag_of(row, name, where(file), False) for row in rows(GAME_NAME, file, array)])


def effect_number(name: str, file: str) -> int:
    """The effect of that id; -1 for `none` and `printed`."""
    return -1 if name in ("", "none", "printed") else place_of(EFFECT.names, name, file)


# -- the trail

SPACE_KIND: Final = words("trail", "space", "kind", SPACE_KINDS)
SPACE_WOODS: Final = flags("trail", "space", "woods")
SPACE_RISK: Final = tuple(
    [
        effect_number(text_of(row, "risk", where("trail"), ""), "trail")
        for row in rows(GAME_NAME, "trail", "space")
    ]
)
NEXT: Final = tuple(
    [
        tuple([place_of(SPACE.names, name, "trail") for name in texts_of(row, "next", where("trail"))])
        for row in rows(GAME_NAME, "trail", "space")
    ]
)
SPACES: Final[int] = len(NEXT)
START: Final = place_in("trail", "space", "start")
KANSAS_CITY: Final[int] = place_in("trail", "space", "kansas_city")
TRAIL_END: Final = KANSAS_CITY + 1
"""The spaces from here on lie beside the trail."""
NEUTRAL_SPACES: Final = tuple([i for i in range(SPACES) if SPACE_KIND[i] == NEUTRAL_SPACE])
BUILDING_SPACES: Final = tuple([i for i in range(SPACES) if SPACE_KIND[i] == BUILDING_SPACE])
HAZARD_SPACES: Final = tuple([i for i in range(SPACES) if SPACE_KIND[i] == HAZARD_SPACE])
LETTER_SPACES: Final = tuple([place_in("trail", "space", f"neutral_{letter}") for letter in NEUTRAL.names])
"""For each neutral building the space of its letter."""


def numbered(kind: int, hazard: str) -> tuple[int, ...]:
    """The spaces of one section by the numbers printed on them."""
    found: list[tuple[int, int]] = []
    trail = rows(GAME_NAME, "trail", "space")
    for space in range(SPACES):
        if SPACE_KIND[space] == kind and text_of(trail[space], "hazard", where("trail"), "") == hazard:
            found.append((int_of(trail[space], "number", where("trail")), space))
    found.sort()
    if [number for number, _ in found] != list(range(1, len(found) + 1)) or not found:
        raise LoadError(f"{where('trail')}: {hazard or 'outlaw'} spaces must have the numbers 1, 2, 3 ...")
    return tuple([space for _, space in found])


OUTLAW_SPACES: Final = numbered(OUTLAW_SPACE, "")
HAZARD_SECTIONS: Final = tuple([numbered(HAZARD_SPACE, hazard) for hazard in HAZARDS])
BEFORE: Final = tuple([tuple([j for j in range(SPACES) if i in NEXT[j]]) for i in range(SPACES)])
NEIGHBOURS: Final = tuple(
    [tuple([j for j in range(SPACES) if j in NEXT[i] or i in NEXT[j]]) for i in range(SPACES)]
)
BOUNTY_ROWS: Final = tuple([place_in("bounties", "bounty", SPACE.names[space]) for space in OUTLAW_SPACES])
BOUNTY_DOLLARS: Final = tuple([ints("bounties", "bounty", "dollars")[row] for row in BOUNTY_ROWS])
BOUNTY_TOKENS: Final = tuple([ints("bounties", "bounty", "exchange_tokens")[row] for row in BOUNTY_ROWS])

# -- Kansas City tiles

TILE_KIND: Final = words("tiles", "tile", "kind", TILE_KINDS)
TILE_HAND: Final = words("tiles", "tile", "hand", HANDS, "none")
TILE_POINTS: Final = ints("tiles", "tile", "points", 0)
TILE_HAZARD: Final = tuple(
    [
        -1 if "hazard" not in row else place_of(HAZARDS, text_of(row, "hazard", where("tiles")), "tiles")
        for row in rows(GAME_NAME, "tiles", "tile")
    ]
)
TILES: Final[int] = len(TILE_KIND)
WORKER_TILE: Final = 0
HAZARD_TILE: Final = 1
OUTLAW_TILE: Final = 2
OUTLAW_TILES: Final[tuple[int, ...]] = tuple(
    [place_in("tiles", "tile", f"outlaw_{color}") for color in OUTLAWS]
)
"""The tile of each colour."""
TILE_COLOR: Final = tuple(
    [
        -1 if "outlaw" not in row else place_of(OUTLAWS, text_of(row, "outlaw", where("tiles")), "tiles")
        for row in rows(GAME_NAME, "tiles", "tile")
    ]
)


def bag(number: int) -> tuple[int, ...]:
    """All tiles whose back shows that number (0 stands for 1)."""
    counts = [ints_of(row, "bags", where("tiles")) for row in rows(GAME_NAME, "tiles", "tile")]
    if any(len(count) != COLUMNS for count in counts):
        raise LoadError(f"{where('tiles')}: bags: {COLUMNS} numbers expected")
    return tuple([tile for tile in range(TILES) for _ in range(counts[tile][number])])


BAGS: Final[tuple[tuple[int, ...], ...]] = tuple([bag(number) for number in range(COLUMNS)])

# -- player count

COUNTS: Final = row_of(table(GAME_NAME, "setup"), "by_players", where("setup"))


def by_players(name: str) -> tuple[int, ...]:
    """A figure for 0 to 4 players; none and one (solo) play with that of two."""
    figures = [int_of(row_of(COUNTS, str(n), where("setup")), name, where("setup")) for n in (2, 3, 4)]
    return (figures[0], figures[0], figures[0], figures[1], figures[2])


def fees() -> tuple[tuple[int, ...], ...]:
    """What no hand, a green one, a black one and both cost, for each number of players (GWT-4.10)."""
    green = by_players("green_hand")
    black = by_players("black_hand")
    return tuple([(0, green[n], black[n], green[n] + black[n]) for n in range(5)])


FEES: Final = fees()
MARKET_SIZE: Final = by_players("cattle_market_size")
MARKET_SIZE_SIMMENTAL: Final = by_players("cattle_market_size_simmental")
FIRST_JOBS: Final = by_players("initial_job_market_workers")
JOB_COLUMNS: Final = by_players("job_market_columns_used")
FIRST_TILES: Final = by_players("initial_tiles_from_bag_1")
STEPS: Final = by_players("step_limit_start")
STEPS_LEFT: Final = by_players("step_limit_bonus_left_disc")
STEPS_RIGHT: Final = by_players("step_limit_bonus_right_disc")
START_DOLLARS: Final = ints("setup", "place", "dollars")
START_CARDS: Final = ints("setup", "place", "cards_drawn")
START_TOKENS: Final = ints("setup", "place", "exchange_tokens")
START_ROW: Final = row_of(table(GAME_NAME, "setup"), "start", where("setup"))
FIRST_HAND: Final = int_of(START_ROW, "hand_after_first_turn_discard", where("setup"))
DISPLAY: Final[int] = int_of(START_ROW, "display", where("setup"))
TOKEN_DRAW: Final = int_of(
    row_of(table(GAME_NAME, "setup"), "limits", where("setup")), "exchange_token_draw", where("setup")
)

# -- job market

JOB_COST: Final = ints("jobs", "row", "cost")
JOB_ARROW: Final = words("jobs", "row", "arrow", ARROWS)
JOB_ROWS: Final[int] = len(JOB_COST)
JOB_SPACES: Final[int] = int_of(table(GAME_NAME, "jobs"), "columns", where("jobs"))
JOB_TOKEN_ROW: Final = int_of(table(GAME_NAME, "jobs"), "token_row", where("jobs")) - 1
JOB_TOKEN_POINTS: Final = int_of(table(GAME_NAME, "jobs"), "token_points", where("jobs"))

# -- effects

EFFECT_ROWS: Final = rows(GAME_NAME, "effects", "effect")
EFFECT_ACT: Final = words("effects", "effect", "act", ACTS)
EFFECT_PER: Final = words("effects", "effect", "per", PER, "once")
EFFECT_MAX: Final = ints("effects", "effect", "max", 0)
EFFECT_DOLLARS: Final = ints("effects", "effect", "dollars", 0)
EFFECT_CERTIFICATES: Final = ints("effects", "effect", "certificates", 0)
EFFECT_ENGINE: Final = ints("effects", "effect", "engine", 0)
EFFECT_COST: Final = ints("effects", "effect", "cost", 0)
EFFECT_CHANGE: Final = ints("effects", "effect", "change", 0)
EFFECT_SPACES: Final = ints("effects", "effect", "spaces", 0)
EFFECT_OBJECTIVE: Final = flags("effects", "effect", "objective")
CARD_WORDS: Final = {
    "": NO_CARDS, "any": ANY_CATTLE, "value_3": VALUE_3, "pair": PAIR, "objective": OBJECTIVE_CARD,
}  # fmt: skip


def wanted_cards() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """For each effect what must be discarded, and the breed where one is named."""
    kinds: list[int] = []
    breeds: list[int] = []
    for row in EFFECT_ROWS:
        word = text_of(row, "cards", where("effects"), "")
        kinds.append(CARD_WORDS.get(word, BY_BREED))
        breeds.append(-1 if word in CARD_WORDS else place_of(BREEDS, word, "effects"))
    return tuple(kinds), tuple(breeds)


EFFECT_CARDS: Final = wanted_cards()[0]
EFFECT_BREED: Final = wanted_cards()[1]

# -- buildings

Actions = tuple[tuple[int, ...], ...]


def local_actions(row: Row) -> Actions:
    """A tile's local actions, each with its alternatives."""
    groups = row.get("actions")
    if not isinstance(groups, list):
        raise LoadError(f"{where('buildings')}: actions: a list expected, not {groups!r}")
    return tuple([tuple([effect_number(str(name), "buildings") for name in group]) for group in groups])


NEUTRAL_ACTIONS: Final = tuple([local_actions(row) for row in rows(GAME_NAME, "buildings", "neutral")])
FACE_ACTIONS: Final = tuple([local_actions(row) for row in rows(GAME_NAME, "buildings", "private")])
"""Private buildings by face: number * 2, plus one for the b-side."""
FACE_BUILDERS: Final = ints("buildings", "private", "builders")
FACE_POINTS: Final = ints("buildings", "private", "points")
FACE_HAND: Final = words("buildings", "private", "hand", HANDS)
MOST_BUILDERS: Final = int_of(
    table(GAME_NAME, "buildings"), "most_builders_without_replacing", where("buildings")
)

# -- railroad

RAILROAD: Final = table(GAME_NAME, "railroad")
LAST_DOLLARS: Final = int_of(RAILROAD, "last_space_dollars", where("railroad"))
CROSS_DOLLARS: Final = int_of(RAILROAD, "cross_dollars", where("railroad"))
CROSSES: Final = ints_of(RAILROAD, "crosses", where("railroad"))
LAST: Final[int] = TRACK.size - 1
IS_TURNOUT: Final = tuple([name.endswith("t") for name in TRACK.names])
ENGINE_SPACE: Final = tuple([int(n[:-1]) + 1 if n.endswith("t") else int(n) for n in TRACK.names])
"""The space that an engine counts as for transport: on a turnout, the next one (GWT-8.9)."""
STATIONS: Final[int] = STATION.size
STATION_COST: Final = ints("railroad", "station", "cost")
STATION_POINTS: Final = ints("railroad", "station", "points")
STATION_CORNER: Final = words("railroad", "station", "corner", ("white", "dark"))
MASTER_SLOTS: Final[int] = len([flag for flag in flags("railroad", "station", "master") if flag])


def station_track() -> tuple[int, ...]:
    """Where on the track an engine stands at each station."""
    found: list[int] = []
    for row in rows(GAME_NAME, "railroad", "station"):
        if "space" in row:
            place = str(int_of(row, "space", where("railroad")))
        else:
            place = f"{int_of(row, 'turnout_after', where('railroad'))}t"
        found.append(place_of(TRACK.names, place, "railroad"))
    return tuple(found)


STATION_TRACK: Final = station_track()
STATION_AT: Final = tuple([STATION_TRACK.index(p) if p in STATION_TRACK else -1 for p in range(TRACK.size)])

# -- cities

CITY_VALUE: Final = ints("cities", "city", "value")
CITY_CORNER: Final = words("cities", "city", "corner", ("white", "dark"))
CITY_AGAIN: Final = flags("cities", "city", "again")
CITY_DOLLARS: Final = ints("cities", "city", "dollars")
CITY_POINTS: Final = ints("cities", "city", "points")
CITIES: Final[int] = len(CITY_VALUE)
NEW_YORK: Final = place_in("cities", "city", "new_york")
PAIRS: Final = tuple(
    [
        tuple([place_of(CITY.names, name, "cities") for name in texts_of(row, "cities", where("cities"))])
        for row in rows(GAME_NAME, "cities", "pair")
    ]
)
PAIR_BONUSES: Final = words("cities", "pair", "bonus", CITY_BONUSES)
PAIR_POINTS: Final = ints("cities", "pair", "points")
NO_BONUS: Final = 0
OBJECTIVE_BONUS: Final = 1
TOKEN_BONUS: Final = 2


def transport_from(track: int, city: int) -> int:
    """GWT-8.9: one dollar for each cross between the engine and the city's value."""
    at = ENGINE_SPACE[track]
    return CROSS_DOLLARS * len([n for n in CROSSES if at <= n < CITY_VALUE[city]])


TRANSPORT: Final = tuple([tuple([transport_from(p, c) for c in range(CITIES)]) for p in range(TRACK.size)])

# -- station masters

MASTER_EFFECTS: Final = tuple(
    [
        tuple([effect_number(name, "masters") for name in texts_of(row, "effects", where("masters"))])
        for row in rows(GAME_NAME, "masters", "master")
    ]
)
MASTER_CERTIFICATES: Final = ints("masters", "master", "certificates")
MASTER_COUNTS: Final = words("masters", "master", "per", MASTER_PER)
MASTER_EVERY: Final = ints("masters", "master", "every")
MASTER_POINTS: Final = ints("masters", "master", "points")
MASTERS: Final[int] = len(MASTER_POINTS)

# -- cattle

CARD_BREED: Final = words("cattle", "card", "breed", BREEDS)
CARD_VALUE: Final = ints("cattle", "card", "value")
CARD_POINTS: Final = ints("cattle", "card", "points")
PLAYER_COPIES: Final = ints("cattle", "card", "player", 0)
MARKET_COPIES: Final = ints("cattle", "card", "market", 0)
CALF_COPIES: Final = ints("cattle", "card", "calves", 0)
OPEN_COPIES: Final[tuple[int, ...]] = ints("cattle", "card", "open", 0)
SIMMENTAL: Final = BREEDS.index("simmental")
IS_VALUE_3: Final = tuple([BREEDS[breed] in VALUE_3_BREEDS for breed in CARD_BREED])


def price_group(card: int) -> int:
    """Which lines of the price list a card is bought by; -1 for none."""
    if card == CALF:
        return PRICE_GROUPS.index("simmental_calf")
    if IS_VALUE_3[card]:
        return PRICE_GROUPS.index("value_3")
    breed = BREEDS[CARD_BREED[card]]
    return PRICE_GROUPS.index(breed) if breed in PRICE_GROUPS else -1


CARD_GROUP: Final = tuple([price_group(card) for card in range(CATTLE.size)])
PRICE_GROUP: Final = words("cattle", "price", "group", PRICE_GROUPS)
PRICE_CARDS: Final = ints("cattle", "price", "cards")
PRICE_COWBOYS: Final = ints("cattle", "price", "cowboys")
PRICE_DOLLARS: Final = ints("cattle", "price", "dollars")
PRICES: Final = len(PRICE_GROUP)
IDLE_ROW: Final = row_of(table(GAME_NAME, "cattle"), "idle_cowboy", where("cattle"))
IDLE_COWBOYS: Final = int_of(IDLE_ROW, "cowboys", where("cattle"))
IDLE_CARDS: Final = int_of(IDLE_ROW, "cards", where("cattle"))

# -- objectives (cards of both arrays, one after the other)

OBJECTIVE_ROWS: Final = rows(GAME_NAME, "objectives", "card") + rows(GAME_NAME, "objectives", "start")
OBJECTIVE_POINTS: Final = tuple([int_of(row, "points", where("objectives")) for row in OBJECTIVE_ROWS])
OBJECTIVE_PENALTY: Final = tuple([int_of(row, "penalty", where("objectives")) for row in OBJECTIVE_ROWS])
OBJECTIVE_EFFECT: Final = tuple(
    [effect_number(text_of(row, "effect", where("objectives"), ""), "objectives") for row in OBJECTIVE_ROWS]
)
STARTING_CARDS: Final = len(OBJECTIVE_ROWS) - OBJECTIVE.size

# -- the player board

BOARD: Final = table(GAME_NAME, "board")
HAND_LIMIT: Final = int_of(BOARD, "hand_limit", where("board"))
CERTIFICATE_TRACK: Final[tuple[int, ...]] = ints_of(BOARD, "certificate_track", where("board"))
CERTIFICATE_LIMITS: Final = tuple(
    [place_of(MARKER.names, str(n), "board") for n in ints_of(BOARD, "certificate_limits", where("board"))]
)
"""The marker's highest place: at the start, with the first limit disc gone, with both gone."""
WORKER_SPACES: Final[int] = int_of(BOARD, "worker_columns", where("board"))
WORKER_POINTS: Final = ints_of(BOARD, "worker_points", where("board"))
DISC_CORNER: Final = words("board", "disc", "corner", ("white", "dark"))
DISC_OPENS: Final = words("board", "disc", "opens", OPENS)
DISC_COST: Final = ints("board", "disc", "cost")
DISC_DOLLARS: Final = ints("board", "disc", "dollars")
DISC_POINTS: Final = ints("board", "disc", "points")
DISCS: Final[int] = len(DISC_OPENS)
ALL_DISCS: Final[int] = (1 << DISCS) - 1


def discs_that_open(name: str) -> int:
    """The disc spaces, as a mask, that open the named thing."""
    return sum([1 << d for d in range(DISCS) if OPENS[DISC_OPENS[d]] == name])


FREE_DISCS: Final = sum([1 << d for d in range(DISCS) if DISC_COST[d] == 0])
WHITE_DISCS: Final = sum([1 << d for d in range(DISCS) if DISC_CORNER[d] == WHITE])
DARK_DISCS: Final = sum([1 << d for d in range(DISCS) if DISC_CORNER[d] == DARK])
AUX_DISCS: Final = tuple([discs_that_open(name) for name in AUXILIARY.names])
AUX_OPEN: Final = ints("board", "auxiliary", "open")
AUX_PAY: Final = ints("board", "auxiliary", "pay", 0)
AUX_BACK: Final = ints("board", "auxiliary", "back", 0)
AUX_FORWARD: Final = ints("board", "auxiliary", "forward", 0)
AUX_DOLLARS: Final = ints("board", "auxiliary", "dollars", 0)
AUX_CARDS: Final = ints("board", "auxiliary", "cards", 0)
AUX_CERTIFICATES: Final = ints("board", "auxiliary", "certificates", 0)
AUX_REMOVES: Final = ints("board", "auxiliary", "removes", 0)
LIMIT_4_DISC: Final = discs_that_open("certificate_4")
LIMIT_6_DISC: Final = discs_that_open("certificate_6")
STEP_LEFT_DISC: Final = discs_that_open("step_left")
STEP_RIGHT_DISC: Final = discs_that_open("step_right")
HAND_DISCS: Final = discs_that_open("hand")
DRAWN_PER: Final = (ONCE, PER_COWBOY, PER_BUILDER, PER_ENGINEER)
"""What an icon that draws cards can count: once, or the workers of a row."""


def most_drawn() -> int:
    """The most cards that any icon draws."""
    most = 1
    for effect in range(EFFECT.size):
        if EFFECT_ACT[effect] == DRAW_CARDS:
            if EFFECT_PER[effect] not in DRAWN_PER:
                raise LoadError(f"{where('effects')}: '{EFFECT.text(effect)}' can only draw by workers")
            most = max(most, EFFECT_MAX[effect] * (1 if EFFECT_PER[effect] == ONCE else WORKER_SPACES))
    return most


MOST_DRAWN: Final = most_drawn()
WORKER_EFFECTS: Final = tuple(
    [
        tuple([effect_number(name, "board") for name in texts_of(row, "spaces", where("board"))])
        for row in rows(GAME_NAME, "board", "workers")
    ]
)

# -- scoring and Sam

DOLLARS_PER_POINT: Final = int_of(table(GAME_NAME, "scoring"), "dollars_per_point", where("scoring"))
SAM: Final = table(GAME_NAME, "sam")
SAM_WORKERS: Final = int_of(SAM, "random_workers", where("sam"))
SAM_BUDGET: Final = int_of(SAM, "cattle_budget", where("sam"))
SAM_DOUBLE_LINE: Final = place_of(PRICE.names, text_of(SAM, "double_line", where("sam")), "sam")
"""The line of the price list of which two purchases count as one (GWT-27.13)."""
SAM_BAG: Final = int_of(SAM, "bag", where("sam")) - 1
DIFFICULTIES: Final = tuple(
    [text_of(row, "id", where("sam")) for row in rows(GAME_NAME, "sam", "difficulty")]
)
SAM_REMOVED: Final = tuple(
    [
        tuple([n - 1 for n in ints_of(r, "removed", where("sam"))])
        for r in rows(GAME_NAME, "sam", "difficulty")
    ]
)
SAM_EXTRA: Final = tuple([ints_of(r, "workers", where("sam")) for r in rows(GAME_NAME, "sam", "difficulty")])
SAM_FIRST_CITY: Final = words("sam", "difficulty", "first_city", CITY.names)
SAM_CARD_STEPS: Final = ints("sam", "card", "steps")
SAM_STEPS_BY: Final = words("sam", "card", "steps_by", SAM_STEPS)
SAM_CARD_ACT: Final = words("sam", "card", "does", SAM_ACTS)
SAM_CARD_ONLY: Final = tuple(
    [
        -1 if "only" not in row else place_of(WORKER.names, text_of(row, "only", where("sam")), "sam")
        for row in rows(GAME_NAME, "sam", "card")
    ]
)
SAM_CARDS: Final[int] = len(SAM_CARD_ACT)
