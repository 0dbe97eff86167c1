"""The int constants of the game, and the kinds of things that its actions and events name.

How many there are of a thing, and where it stands, follows from the tables: by its id, never by its place.
"""

from typing import Final

from ..core.actions import Kind
from ..core.data import int_of, ints_of, rows, table, text_of
from ..core.errors import LoadError

GAME_NAME: Final = "gwt"


def ids(file: str, array: str) -> tuple[str, ...]:
    """The ids of a table's rows, in order: a place in the table is the number in the state."""
    return tuple([text_of(row, "id", f"gwt/{file}.toml") for row in rows(GAME_NAME, file, array)])


def place_of(names: tuple[str, ...], name: str, file: str) -> int:
    """The number that a word of a closed list stands for."""
    if name not in names:
        raise LoadError(f"gwt/{file}.toml: '{name}' is none of {', '.join(names)}")
    return names.index(name)


def place_in(file: str, array: str, name: str) -> int:
    """The place of the row with that id, which the rules cannot do without."""
    found = ids(file, array)
    if name not in found:
        raise LoadError(f"gwt/{file}.toml: {array}: there must be a row with the id '{name}'")
    return found.index(name)


def of_kind(file: str, array: str, kind: str) -> tuple[str, ...]:
    """The ids of the rows of one kind, in order."""
    found = [row for row in rows(GAME_NAME, file, array) if row.get("kind") == kind]
    return tuple([text_of(row, "id", f"gwt/{file}.toml") for row in found])


def track_names() -> tuple[str, ...]:
    """The places of the railroad from west to east: 0, 1, 2, 3, 4, 4t (the turnout after 4), 5 ..."""
    turnouts = [row.get("turnout_after") for row in rows(GAME_NAME, "railroad", "station")]
    names: list[str] = []
    for n in range(int_of(table(GAME_NAME, "railroad"), "last_space", "gwt/railroad.toml") + 1):
        names.append(str(n))
        if n in turnouts:
            names.append(f"{n}t")
    return tuple(names)


# Workers
COWBOY: Final = 0
BUILDER: Final = 1
ENGINEER: Final = 2
WORKER_KINDS: Final = 3

# Hands, and what they cost: bits of a sum
NO_HAND: Final = 0
GREEN_HAND: Final = 1
BLACK_HAND: Final = 2

# Disc corners
WHITE: Final = 0
DARK: Final = 1

# Cards: cattle, then objective cards, then starting objective cards
CATTLE_KINDS: Final = len(ids("cattle", "card"))
OBJECTIVE_KINDS: Final = len(ids("objectives", "card"))
FIRST_START: Final = CATTLE_KINDS + OBJECTIVE_KINDS
CALF: Final = place_in("cattle", "card", "simmental_calf")
HEIFER: Final = place_in("cattle", "card", "simmental_heifer")
COW: Final = place_in("cattle", "card", "simmental_cow")

# What must be discarded (effects.toml: cards)
NO_CARDS: Final = 0
BY_BREED: Final = 1
ANY_CATTLE: Final = 2
VALUE_3: Final = 3
PAIR: Final = 4
OBJECTIVE_CARD: Final = 5

# A reward may be refused (GWT-10.3): a frame's flag
REFUSABLE: Final = 1

# What effects do (effects.toml: act)
ACTS: Final = (
    "discard", "hire", "buy", "build", "hazard", "outlaw", "engine", "engine_back", "herder", "free_herder",
    "dollars", "certificates", "certificate_limit", "objective", "exchange_token", "auxiliary", "draw",
    "copy", "delivery", "upgrade_behind",
)  # fmt: skip
DISCARD_FOR: Final = 0
HIRE_ONE: Final = 1
BUY_CATTLE: Final = 2
BUILD_ONE: Final = 3
REMOVE_HAZARD: Final = 4
TAKE_OUTLAW: Final = 5
ENGINE_FORWARD: Final = 6
ENGINE_BACK_FOR: Final = 7
HERDER_ON: Final = 8
HERDER_FREE: Final = 9
GAIN_MONEY: Final = 10
GAIN_CERTIFICATES: Final = 11
FILL_CERTIFICATES: Final = 12
GAIN_OBJECTIVE: Final = 13
GAIN_TOKEN: Final = 14
USE_AUXILIARY: Final = 15
DRAW_CARDS: Final = 16
COPY_BUILDING: Final = 17
DELIVER_EXTRA: Final = 18
UPGRADE_BEHIND: Final = 19

# What an effect counts (effects.toml: per)
PER: Final = ("once", "cowboys", "builders", "engineers", "woods", "hazards", "stations", "outlaw_pairs")
ONCE: Final = 0
PER_COWBOY: Final = 1
PER_BUILDER: Final = 2
PER_ENGINEER: Final = 3
PER_WOODS: Final = 4
PER_HAZARD: Final = 5
PER_STATION: Final = 6
PER_OUTLAW_PAIR: Final = 7

AUXILIARIES: Final = len(ids("board", "auxiliary"))

# What lies on a space: nothing, a neutral building, a private one by owner and number, a Kansas City tile
EMPTY: Final = -1
NEUTRAL_TILES: Final = len(ids("buildings", "neutral"))
FIRST_PRIVATE: Final = NEUTRAL_TILES
PRIVATE_TILES: Final = len(ids("buildings", "private")) // 2
MOST_PLAYERS: Final = 4
FIRST_CITY_TILE: Final = FIRST_PRIVATE + PRIVATE_TILES * MOST_PLAYERS

# Kinds of spaces of the trail
SPACE_KINDS: Final = ("start", "neutral", "building", "hazard", "outlaw", "kansas_city")
START_SPACE: Final = 0
NEUTRAL_SPACE: Final = 1
BUILDING_SPACE: Final = 2
HAZARD_SPACE: Final = 3
OUTLAW_SPACE: Final = 4
KANSAS_CITY_SPACE: Final = 5

# A tile's local actions: at most three printed ones, and the risk action of the space
RISK: Final = 3
ACTIONS_PER_TILE: Final = 4

# Foresight
COLUMNS: Final = 3
SPACES_PER_COLUMN: Final = 2

# Job market arrows
PLAIN_ARROW: Final = 0
YELLOW_ARROW: Final = 1
GREEN_ARROW: Final = 2

# Streams of randomness
START_STREAM: Final = 0
BAG_STREAM: Final = 1  # and the two after it
MARKET_STREAM: Final = 4
OBJECTIVE_STREAM: Final = 5
STARTING_STREAM: Final = 6
MASTER_STREAM: Final = 7
NEUTRAL_STREAM: Final = 8
SIDES_STREAM: Final = 9
SAM_STREAM: Final = 10
SAM_TILE_STREAM: Final = 11
DECK_STREAM: Final = 12  # one for each seat
STREAMS: Final = 16

# Rules, by number: the frames' names
START_TURN: Final = 0
FIRST_DISCARD: Final = 1
PLACE_HERDER: Final = 2
MOVE_HERDER: Final = 3
MOVE_ON: Final = 4
MOVE_FREE: Final = 5
CHOOSE_WAY: Final = 6
ARRIVE: Final = 7
USE_LOCATION: Final = 8
USE_COPY: Final = 9
CHOOSE_COPY: Final = 10
TAKE_IMMEDIATE: Final = 11
DRAW_UP: Final = 12
END_TURN: Final = 13
DISCARD_FOR_REWARD: Final = 14
DISCARD_PARTNER: Final = 15
CHOOSE_DRAW: Final = 16
DISCARD_CARDS: Final = 17
REMOVE_CARDS: Final = 18
HIRE_WORKER: Final = 19
BUY_FROM_MARKET: Final = 20
BUY_SECOND: Final = 21
CHOOSE_BUILDING: Final = 22
CHOOSE_SITE: Final = 23
CHOOSE_HAZARD: Final = 24
CHOOSE_OUTLAW: Final = 25
MOVE_ENGINE: Final = 26
MOVE_ENGINE_BACK: Final = 27
LEAVE_LAST_SPACE: Final = 28
UPGRADE_STATION: Final = 29
CHOOSE_STATION_BEHIND: Final = 30
CHOOSE_DISC: Final = 31
TAKE_MASTER: Final = 32
CHOOSE_AUXILIARY: Final = 33
RAISE_CERTIFICATES: Final = 34
TAKE_OBJECTIVE: Final = 35
CHOOSE_FORESIGHT: Final = 36
REVEAL_HAND: Final = 37
SPEND_CERTIFICATES: Final = 38
GROW_SIMMENTAL: Final = 39
DISCARD_HAND: Final = 40
CHOOSE_CITY: Final = 41
CITY_BONUS: Final = 42
PAIR_BONUS: Final = 43
PAY_TRANSPORT: Final = 44
LEAVE_KANSAS_CITY: Final = 45
EXTRA_DELIVERY: Final = 46
SAM_TURN: Final = 47
FINISH: Final = 48
GAIN_DOLLARS: Final = 49

# Kinds
SEAT = Kind("seat", size=MOST_PLAYERS)
AMOUNT = Kind("amount", size=1000)
NUMBER = Kind("number", size=40)
SPACE = Kind("space", ids("trail", "space"), element="space")
EFFECT = Kind("effect", ids("effects", "effect"), element="effect")
AUXILIARY = Kind("auxiliary", ids("board", "auxiliary"), element="auxiliary")
TIMES = Kind("times", ("single", "double"))
WORKER = Kind("worker", ids("board", "workers"), element="worker")
JOB_ROW = Kind("row", size=len(ids("jobs", "row")), first=1, element="job-row")
CATTLE = Kind("card", ids("cattle", "card"), element="market")
OBJECTIVE = Kind("card", ids("objectives", "card"), element="objective")
CARD = Kind("card", CATTLE.names + OBJECTIVE.names + ids("objectives", "start"), element="card")
HAND_CARD = Kind("card", CATTLE.names + OBJECTIVE.names, element="card")
SOURCE = Kind("card", OBJECTIVE.names + ("stack",), element="display")
PRICE = Kind("price", ids("cattle", "price"), element="price")
BUILDING = Kind("building", size=PRIVATE_TILES, first=1, element="building")
FACE = Kind("face", ids("buildings", "private"))
NEUTRAL = Kind("neutral", ids("buildings", "neutral"))
HAZARD_SITE = Kind("space", of_kind("trail", "space", "hazard"), element="space")
OUTLAW_SITE = Kind("outlaw_space", size=len(of_kind("trail", "space", "outlaw")), first=1)
TRACK = Kind("track", track_names(), element="track")
STATION = Kind("station", ids("railroad", "station"), element="station")
DISC = Kind("disc", ids("board", "disc"), element="disc")
CITY = Kind("city", ids("cities", "city"), element="city")
PAIR_OF_CITIES = Kind("pair", ids("cities", "pair"), element="pair")
MARKER = Kind(
    "certificates",
    tuple([str(n) for n in ints_of(table(GAME_NAME, "board"), "certificate_track", "gwt/board.toml")]),
    element="certificate",
)
FORESIGHT = Kind("foresight", size=SPACES_PER_COLUMN * COLUMNS, first=1, element="foresight")
STAGE = Kind("card", (CATTLE.names[CALF], CATTLE.names[HEIFER]), element="card")
MASTER = Kind("master", ids("masters", "master"), element="master")
TILE = Kind("tile", ids("tiles", "tile"))
SAM_CARD = Kind("sam_card", size=len(ids("sam", "card")), first=1)
