# Over 300 lines: one class and one reader for each component table.
"""The components as typed tuples, read from data/*.toml and checked. A place in a tuple is the id."""

from typing import Final

from ..core.data import flag_of, int_of, ints_of, row_of, rows, table, text_of, texts_of
from ..core.errors import LoadError
from .names import (
    ANIMALS,
    APPLE_COLORS,
    APPLE_HOMESTEAD,
    BASICS,
    BOOTS,
    CABIN_KINDS,
    CABINS,
    DIE_FACES,
    EFFECTS,
    FEWEST_SEATS,
    FIRST_FISH,
    FIRST_MODE_ANIMAL,
    GAME_NAME,
    GOODS,
    GREEN_END,
    GREEN_FIRST,
    HOMESTEAD,
    MODES,
    MOST_SEATS,
    NONE,
    PLAN_ACTIONS,
    PRIZES,
    SPOTS,
    SUMMITS,
    TAN_END,
    TAN_FIRST,
)

NO_GOODS: Final = (0,) * len(GOODS)


class Gain:
    """What somebody gets: goods, and some of the gainer's choice."""

    def __init__(self, goods: tuple[int, ...], basics: int, fish: int, carts: int) -> None:
        self.goods = goods
        self.basics = basics  # food, wood or stone of choice
        self.fish = fish  # of a kind of choice
        self.carts = carts


class Cost:
    """What has to be given: goods, and some where the payer chooses which (SW-10.1)."""

    def __init__(self, goods: tuple[int, ...], basics: int, apples: tuple[int, int, int], fish: int) -> None:
        self.goods = goods
        self.listed = tuple([(i, goods[i]) for i in range(len(goods)) if goods[i]])
        self.basics = basics
        self.basics_in_all = basics + goods[0] + goods[1] + goods[2]
        self.green, self.red, self.apples = apples
        self.fish = fish
        self.fish_in_all = fish + goods[FIRST_FISH] + goods[FIRST_FISH + 1] + goods[FIRST_FISH + 2]


class Summit:
    """The upper half of a card: what a figure there may do. `track`: a homestead or orchard track, or any."""

    def __init__(self, kind: int, cost: Cost, gain: Gain, track: int, repeatable: bool) -> None:
        self.kind = kind
        self.cost = cost
        self.gain = gain
        self.track = track
        self.repeatable = repeatable


class Plan:
    """A plan card of Hastings: `solid` and `ghost` are rows (from 0) of the card to its left."""

    def __init__(self, left: bool, hunt: int, opaque: bool, animal: int) -> None:
        self.left = left  # his left frontiersman is the active one
        self.hunt = hunt
        self.opaque = opaque
        self.animal = animal
        self.actions: tuple[int, ...] = ()
        self.solid: tuple[int, ...] = ()
        self.ghost = 0


def member(names: tuple[str, ...], name: str, where: str) -> int:
    """The number behind a word of the tables."""
    if name not in names:
        raise LoadError(f"{where}: '{name}' is none of {', '.join(names)}")
    return names.index(name)


def optional(names: tuple[str, ...], name: str, where: str) -> int:
    """The number behind a word, NONE for an empty one."""
    return member(names, name, where) if name else NONE


def in_order(found: tuple[str, ...], wanted: tuple[str, ...], file: str, array: str, key: str = "id") -> None:
    """LoadError unless the rows of an array are those that the rules know by their places."""
    if found != wanted:
        names = ", ".join(wanted)
        raise LoadError(
            f"sierra_west/{file}.toml: {array}: by `{key}` the rows must be {names}, in this order"
        )


def counted(found: list[dict[str, object]], first: int, last: int, file: str, array: str, key: str) -> None:
    """LoadError unless the rows of an array have the numbers from `first` to `last`."""
    numbers = tuple([str(int_of(row, key, file)) for row in found])
    in_order(numbers, tuple([str(number) for number in range(first, last + 1)]), file, array, key)


def only(found: list[int], file: str, rule: str) -> int:
    """The only row that fits; LoadError where there is none, or another one."""
    if len(found) != 1:
        raise LoadError(f"sierra_west/{file}.toml: {rule}, not {len(found)}")
    return found[0]


def amounts(row: dict[str, object], allowed: tuple[str, ...], where: str) -> dict[str, int]:
    """The numbers of a sub-table whose words are known."""
    for name in row:
        member(allowed, name, where)
    return {name: int_of(row, name, where) for name in row}


def goods_in(found: dict[str, int]) -> tuple[int, ...]:
    """The goods named, as a tuple with a place for each."""
    return tuple([found.get(name, 0) for name in GOODS])


def gain_of(row: dict[str, object], where: str) -> Gain:
    """What a row's `gain` gives."""
    found = amounts(row_of(row, "gain", where), GOODS + ("basic_any", "fish_any", "mine_cart"), where)
    return Gain(
        goods_in(found), found.get("basic_any", 0), found.get("fish_any", 0), found.get("mine_cart", 0)
    )


def cost_of(row: dict[str, object], where: str) -> Cost:
    """What a row's `cost` takes."""
    words = GOODS + ("basic_any", "green_apple", "red_apple", "apple_any", "fish_any")
    found = amounts(row_of(row, "cost", where), words, where)
    apples = (found.get("green_apple", 0), found.get("red_apple", 0), found.get("apple_any", 0))
    return Cost(goods_in(found), found.get("basic_any", 0), apples, found.get("fish_any", 0))


# -- symbols

_symbols = rows(GAME_NAME, "symbols", "symbol")
SYMBOLS: Final = tuple([text_of(row, "id", "symbols") for row in _symbols])
SYMBOL_DOES: Final = tuple([member(EFFECTS, text_of(row, "does", "symbols"), "symbols") for row in _symbols])
SYMBOL_HAZARD: Final = tuple([flag_of(row, "hazard", "symbols", False) for row in _symbols])
SYMBOL_GAIN: Final = tuple([gain_of(row, "symbols").goods for row in _symbols])
SYMBOL_AMOUNT: Final = tuple([int_of(row, "amount", "symbols", 0) for row in _symbols])
SYMBOL_ITEM: Final = tuple(
    [optional(PRIZES, text_of(row, "item", "symbols", ""), "symbols") for row in _symbols]
)
SYMBOL_APPLES: Final = tuple(
    [
        (int_of(row_of(row, "apples", "symbols"), "green", "symbols", 0),
         int_of(row_of(row, "apples", "symbols"), "red", "symbols", 0))
        for row in _symbols
    ]
)  # fmt: skip
PLACEMENT: Final = tuple([texts_of(row, "placement", "symbols") for row in _symbols])
SYMBOL_BOOTS: Final = tuple([SYMBOL_AMOUNT[i] if SYMBOL_DOES[i] == BOOTS else 0 for i in range(len(SYMBOLS))])
PADDLE_ANYWHERE: Final = 0
"""The amount of a paddle symbol that takes the canoe to any place."""


# -- cards

_cards = rows(GAME_NAME, "cards", "card")
CARDS: Final = tuple([text_of(row, "id", "cards") for row in _cards])
CARD_NAMES: Final = tuple([text_of(row, "name", "cards") for row in _cards])
CARD_DECK: Final = tuple([text_of(row, "deck", "cards") for row in _cards])
CARD_MODE: Final = tuple(
    [member(("all", *MODES), text_of(row, "mode", "cards"), "cards") - 1 for row in _cards]
)
CARD_ANIMAL: Final = tuple([optional(ANIMALS, text_of(row, "animal", "cards"), "cards") for row in _cards])


def _face(row: dict[str, object]) -> tuple[int, ...]:
    """Green columns 1 to 3, then tan columns 1 to 3."""
    where = f"cards: {row.get('id')}"
    green, tan = texts_of(row, "green", where), texts_of(row, "tan", where)
    if len(green) != 3 or len(tan) != 3 or tan[1]:
        raise LoadError(f"{where}: three columns expected in green and tan, the middle of tan empty")
    return tuple([optional(SYMBOLS, name, where) for name in green + tan])


def _summit(row: dict[str, object]) -> Summit:
    where = f"cards: {row.get('id')}: summit"
    found = row_of(row, "summit", where)
    kind = member(SUMMITS, text_of(found, "type", where), where)
    track = NONE
    if kind == HOMESTEAD:
        track = member(GOODS[:BASICS] + ("any",), text_of(found, "track", where), where)
    if kind == APPLE_HOMESTEAD:
        track = member(("green", "red", "either"), text_of(found, "track", where), where)
    gain = gain_of(found, where)
    return Summit(kind, cost_of(found, where), gain, track, flag_of(found, "repeatable", where, False))


CARD_FACE: Final = tuple([_face(row) for row in _cards])
CARD_SUMMIT: Final = tuple([_summit(row) for row in _cards])
STARTING: Final = tuple([i for i in range(len(CARDS)) if CARD_DECK[i] == "starting"])
MODE_STARTING: Final = tuple(
    [
        only(
            [i for i in range(len(CARDS)) if CARD_DECK[i] == "mode_starting" and CARD_MODE[i] == mode],
            "cards",
            f"card: one of the deck mode_starting is needed for {MODES[mode]}",
        )
        for mode in range(len(MODES))
    ]
)
MOUNTAIN_CARDS: Final = tuple(
    [
        tuple([i for i in range(len(CARDS)) if CARD_DECK[i] == "mountain" and CARD_MODE[i] == mode])
        for mode in range(len(MODES))
    ]
)
IS_CLAIMED: Final = tuple([deck == "mountain" for deck in CARD_DECK])
"""Star cards score (SW-5.1)."""


def _card_bits() -> tuple[int, ...]:
    """One bit per card of a game, small because the modes share no mountain cards."""
    bits = [0] * len(CARDS)
    for mode in range(len(MODES)):
        mine = STARTING + (MODE_STARTING[mode],) + MOUNTAIN_CARDS[mode]
        for i in range(len(mine)):
            bits[mine[i]] = 1 << i
    return tuple(bits)


CARD_BIT: Final = _card_bits()

# -- special cards

_specials = rows(GAME_NAME, "specials", "special")
SPECIALS: Final = tuple([text_of(row, "id", "specials") for row in _specials])
SPECIAL_MODE: Final = tuple(
    [member(MODES, text_of(row, "mode", "specials"), "specials") for row in _specials]
)
SPECIAL_MARK: Final = tuple([text_of(row, "mark", "specials") for row in _specials])
CAMPFIRE: Final = "campfire"
ORCHARD_APPLES: Final = tuple(
    [
        (int_of(row_of(row, "apples", "specials"), "green", "specials", 0),
         int_of(row_of(row, "apples", "specials"), "red", "specials", 0))
        for row in _specials
    ]
)  # fmt: skip
RIVER_FISH: Final = tuple(
    [
        tuple([member(GOODS, fish, "specials") for fish in texts_of(row, "fish", "specials")])
        for row in _specials
    ]
)
RIVER_TOKENS: Final = tuple(
    [
        tuple([member(GOODS, good, "specials") for good in texts_of(row, "resources", "specials")])
        for row in _specials
    ]
)
MINE_GOLD: Final = tuple([int_of(row, "gold", "specials", 0) for row in _specials])
MINE_DARK: Final = tuple([flag_of(row, "dark", "specials", False) for row in _specials])
OUTPOST_FACES: Final = tuple([ints_of(row, "die_faces", "specials") for row in _specials])
MODE_SPECIALS: Final = tuple(
    [tuple([i for i in range(len(SPECIALS)) if SPECIAL_MODE[i] == mode]) for mode in range(len(MODES))]
)
ROW_PLACES: Final = len(MODE_SPECIALS[0])
OUTPOST_MARKS: Final = ("I", "II", "III", "IV", "V")
OUTPOSTS: Final = tuple(
    [
        only(
            [i for i in MODE_SPECIALS[len(MODES) - 1] if SPECIAL_MARK[i] == mark],
            "specials",
            f"special: one outpost marked {mark} is needed",
        )
        for mark in OUTPOST_MARKS
    ]
)

# -- the mountain: a place holds a card, a special (its number counted on from the cards), or NONE

FIRST_SPECIAL: Final = len(CARDS)
ROWS: Final = ints_of(table(GAME_NAME, "mountain"), "rows", "mountain")
PLACE_ROW: Final = tuple([row for row in range(len(ROWS)) for _ in range(ROWS[row])])
PLACE_NUMBER: Final = tuple([number for row in range(len(ROWS)) for number in range(ROWS[row])])
PLACES: Final = tuple([f"r{PLACE_ROW[i] + 1}p{PLACE_NUMBER[i] + 1}" for i in range(len(PLACE_ROW))])
BASE: Final = len(PLACES)


def _place(row: int, number: int) -> int:
    """The place at a row and position, or NONE outside the mountain."""
    if not (0 <= row < len(ROWS) and 0 <= number < ROWS[row]):
        return NONE
    return sum(ROWS[:row]) + number


def _there(*places: int) -> tuple[int, ...]:
    return tuple(sorted(place for place in places if place != NONE))


COVERED_BY: Final = tuple(
    [
        _there(_place(PLACE_ROW[i] - 1, PLACE_NUMBER[i] - 1), _place(PLACE_ROW[i] - 1, PLACE_NUMBER[i]))
        for i in range(BASE)
    ]
)
"""SW-4.2: the cards that lie on this one."""
COVERS: Final = tuple([tuple([j for j in range(BASE) if i in COVERED_BY[j]]) for i in range(BASE)])


def _neighbours(row_neighbours: bool) -> tuple[tuple[int, ...], ...]:
    """SW-4.4: the places one step away, the base last."""
    found: list[tuple[int, ...]] = []
    for i in range(BASE):
        beside = [_place(PLACE_ROW[i], PLACE_NUMBER[i] - 1), _place(PLACE_ROW[i], PLACE_NUMBER[i] + 1)]
        near = _there(*COVERED_BY[i], *COVERS[i], *(beside if row_neighbours else []))
        found.append(near + (BASE,) if PLACE_ROW[i] == len(ROWS) - 1 else near)
    found.append(tuple([i for i in range(BASE) if PLACE_ROW[i] == len(ROWS) - 1]))
    return tuple(found)


NEIGHBOURS: Final = _neighbours(True)
NEIGHBOURS_UP_AND_DOWN: Final = _neighbours(False)
DOUBLE_X: Final = tuple([2 * (PLACE_NUMBER[i] + 1) - ROWS[PLACE_ROW[i]] - 1 for i in range(BASE)])
"""Twice the x-coordinate of SW-23.14, so that it is a whole number."""

_slots = rows(GAME_NAME, "mountain", "special_slots")
counted(_slots, FEWEST_SEATS, MOST_SEATS, "mountain", "special_slots", "players")
UPPER_SLOTS: Final = {
    int_of(row, "players", "mountain"): tuple(
        [member(PLACES, place, "mountain") for place in texts_of(row, "upper", "mountain")]
    )
    for row in _slots
}
LOWER_SLOTS: Final = {
    int_of(row, "players", "mountain"): tuple(
        [member(PLACES, place, "mountain") for place in texts_of(row, "lower", "mountain")]
    )
    for row in _slots
}
OUTPOST_PLACES: Final = tuple(
    [
        member(PLACES, place, "mountain")
        for place in texts_of(
            row_of(table(GAME_NAME, "mountain"), "outposts", "mountain"), "places", "mountain"
        )
    ]
)

# -- the player board

_board = row_of(table(GAME_NAME, "boards"), "player_board", "boards")
_SLOTS = texts_of(_board, "slots", "boards")
in_order(_SLOTS, ("left", "middle", "right"), "boards", "player_board", "slots")
_paid_rows = rows(GAME_NAME, "boards", "paid_space")
PAID_SPACES: Final = tuple([text_of(row, "space", "boards") for row in _paid_rows])
_paid = {text_of(row, "space", "boards"): int_of(row, "cost", "boards") for row in _paid_rows}
_green = texts_of(_board, "green_path", "boards")
TAN_SPACES: Final = texts_of(_board, "tan_path", "boards")
_tan = TAN_SPACES
if len(_green) != GREEN_END - GREEN_FIRST or len(_tan) != TAN_END - TAN_FIRST:
    raise LoadError("boards: player_board: five green and four tan spaces expected")


def _by_spot(of_green: list[int], of_tan: list[int], elsewhere: int) -> tuple[int, ...]:
    """A number for every spot, from those of the two paths."""
    found = [elsewhere] * (len(SPOTS) + len(CABINS))
    found[GREEN_FIRST:GREEN_END] = of_green
    found[TAN_FIRST:TAN_END] = of_tan
    return tuple(found)


def _slot(space: str) -> int:
    return member(_SLOTS, space.split(".")[0], "boards")


def _column(space: str) -> int:
    return member(("1", "2", "3"), space.split(".")[1], "boards")


SPOT_SLOT: Final = _by_spot([_slot(x) for x in _green], [_slot(x) for x in _tan], NONE)
SPOT_FACE: Final = _by_spot([_column(x) for x in _green], [3 + _column(x) for x in _tan], NONE)
SPOT_COST: Final = _by_spot([0] * len(_green), [_paid.get(x, 0) for x in _tan], 0)
SPOT_BELOW: Final = _by_spot(
    [TAN_FIRST + _tan.index(x) if x in _tan else NONE for x in _green], [NONE] * len(_tan), NONE
)
"""SW-13.5e: the tan space of the same column."""
ANIMAL_SLOTS: Final = tuple(
    [member(_SLOTS, x, "boards") for x in texts_of(_board, "animals_visible", "boards")]
)

# -- trail and tracks

_trail = rows(GAME_NAME, "boards", "trail_space")
counted(_trail, 0, len(_trail) - 1, "boards", "trail_space", "space")
MULTIPLIER: Final = tuple([int_of(row, "multiplier", "boards") for row in _trail])
TRAIL_END: Final = len(MULTIPLIER) - 1
STEP_BOOTS: Final = tuple([int_of(row, "step_boots", "boards", 0) for row in _trail])
STEP_BASICS: Final = tuple([int_of(row, "step_basic", "boards", 0) for row in _trail])
_tracks = rows(GAME_NAME, "boards", "homestead_track")
in_order(
    tuple([text_of(row, "id", "boards") for row in _tracks]), GOODS[:BASICS], "boards", "homestead_track"
)
HOMESTEAD_TOP: Final = tuple([int_of(row, "top", "boards") for row in _tracks])
TOP_PLAYERS: Final = tuple([int_of(row, "top_players", "boards") for row in _tracks])
HOMESTEAD_MULE: Final = tuple([text_of(row, "take", "boards", "") == "mule" for row in _tracks])
HOMESTEAD_GAIN: Final = tuple([gain_of(row, "boards").goods for row in _tracks])
TRACKER_GAIN: Final = tuple(
    [member(GOODS, text_of(row, "tracker_gain", "boards"), "boards") for row in _tracks]
)
_orchards = rows(GAME_NAME, "boards", "orchard_track")
in_order(tuple([text_of(row, "id", "boards") for row in _orchards]), APPLE_COLORS, "boards", "orchard_track")
ORCHARD_TOP: Final = tuple([int_of(row, "top", "boards") for row in _orchards])
ORCHARD_FUR_TRADE: Final = tuple([flag_of(row, "fur_trade", "boards", False) for row in _orchards])
ORCHARD_GAIN: Final = tuple([gain_of(row, "boards").goods for row in _orchards])
APPLES_MAX: Final = int_of(row_of(table(GAME_NAME, "boards"), "apple_track", "boards"), "top", "boards")
APPLES_START: Final = int_of(row_of(table(GAME_NAME, "boards"), "apple_track", "boards"), "start", "boards")

# -- cabins

_cabins = rows(GAME_NAME, "cabins", "cabin")
in_order(tuple([text_of(row, "id", "cabins") for row in _cabins]), CABINS[:CABIN_KINDS], "cabins", "cabin")
CABIN_COPIES: Final = tuple([int_of(row, "copies", "cabins") for row in _cabins])
CABIN_GREEN: Final = tuple([text_of(row, "colour", "cabins") == "green" for row in _cabins])
CABIN_GAIN: Final = tuple([gain_of(row, "cabins").goods for row in _cabins])
CABIN_TOKENS: Final = tuple([int_of(row, "pay_tokens", "cabins", 0) for row in _cabins])
CABIN_FORGO: Final = tuple([int_of(row, "forgo_boots", "cabins", 0) for row in _cabins])
CABIN_SYMBOL: Final = tuple(
    [optional(SYMBOLS, text_of(row, "symbol", "cabins", ""), "cabins") for row in _cabins]
)
DOUBLES: Final = tuple(
    [next((k for k in range(CABIN_KINDS) if CABIN_SYMBOL[k] == i), NONE) for i in range(len(SYMBOLS))]
)
"""By symbol: the cabin that replaces its gain (SW-13.5g to i), or NONE."""
BOOTS_FACTOR: Final = max([int_of(row, "multiply_boots", "cabins", 1) for row in _cabins])
DISCOUNT_AMOUNT: Final = max([int_of(row, "discount", "cabins", 0) for row in _cabins])
_cabin_slots = row_of(table(GAME_NAME, "cabins"), "slots", "cabins")
GREEN_SLOTS: Final = int_of(_cabin_slots, "green", "cabins")
BROWN_SLOTS: Final = int_of(_cabin_slots, "brown", "cabins")
_grey = row_of(table(GAME_NAME, "cabins"), "grey_cabin", "cabins")
GREY_GOLD: Final = int_of(row_of(_grey, "give", "cabins"), "gold", "cabins")
GREY_BASICS: Final = int_of(row_of(_grey, "get", "cabins"), "basic_any", "cabins")
_market = rows(GAME_NAME, "cabins", "market_space")
counted(_market, 1, len(_market), "cabins", "market_space", "space")
MARKET_COST: Final = tuple([int_of(row, "extra_cost", "cabins") for row in _market])
MARKET_SPACES: Final = len(MARKET_COST)

# -- supplies

_supply = table(GAME_NAME, "supply")
_hand = row_of(_supply, "hand", "supply")
HAND: Final = int_of(_hand, "normal", "supply")
ADVANCED_HAND: Final = int_of(_hand, "advanced_planning", "supply")
_players = rows(GAME_NAME, "supply", "players")
counted(_players, FEWEST_SEATS, MOST_SEATS, "supply", "players", "players")
FISH_SUPPLY: Final = {
    int_of(r, "players", "supply"): int_of(r, "fish_of_each_kind", "supply") for r in _players
}
CART_SUPPLY: Final = {int_of(r, "players", "supply"): int_of(r, "mine_carts", "supply") for r in _players}
OUTLAW_SETUP: Final = {int_of(r, "players", "supply"): ints_of(r, "outlaws", "supply") for r in _players}
_limits = row_of(_supply, "limits", "supply")
CART_ROOM: Final = int_of(_limits, "gold_per_cart", "supply")
BULLETS_MAX: Final = int_of(_limits, "bullets", "supply")
OUTLAW_TOKENS: Final = int_of(_limits, "outlaw_tokens", "supply")
OUTLAWS_TO_BASE: Final = int_of(_limits, "outlaws_to_the_base", "supply")

# -- animals

_animals = rows(GAME_NAME, "animals", "animal")
in_order(tuple([text_of(row, "id", "animals") for row in _animals]), ANIMALS, "animals", "animal")
ANIMAL_GAIN: Final = tuple([gain_of(row, "animals").goods for row in _animals])
ANIMAL_FISH: Final = tuple([gain_of(row, "animals").fish for row in _animals])
ANIMAL_APPLES: Final = tuple(
    [
        (int_of(row_of(row, "apples", "animals"), "green", "animals", 0),
         int_of(row_of(row, "apples", "animals"), "red", "animals", 0))
        for row in _animals
    ]
)  # fmt: skip
ANIMAL_PRIZES: Final = tuple(
    [
        tuple([member(PRIZES, prize, "animals") for prize in texts_of(row, "choose", "animals")])
        for row in _animals
    ]
)
ANIMAL_BULLETS: Final = tuple([int_of(row, "bullets", "animals", 0) for row in _animals])


def tiles_of(mode: int) -> tuple[int, ...]:
    """SW-2.5: the five animal tiles of a player."""
    return (*range(FIRST_MODE_ANIMAL), FIRST_MODE_ANIMAL + mode)


# -- single modes

_modes = table(GAME_NAME, "modes")
MINE_STONE: Final = ints_of(row_of(_modes, "mine_die", "modes"), "stone", "modes")
_fish = rows(GAME_NAME, "modes", "fish")
in_order(tuple([text_of(row, "id", "modes") for row in _fish]), GOODS[FIRST_FISH:], "modes", "fish")
FISH_BASIC: Final = tuple([member(GOODS, text_of(row, "basic", "modes"), "modes") for row in _fish])


def _deals() -> tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]:
    """SW-19.9: every trade of the fish market: its name, the fish given, the goods gained."""
    found: list[tuple[str, tuple[int, ...], tuple[int, ...]]] = []
    fish = GOODS[FIRST_FISH:]
    for row in rows(GAME_NAME, "modes", "fish_trade"):
        kind, count = text_of(row, "give", "modes"), int_of(row, "count", "modes")
        got = {"gold": int_of(row, "gold", "modes", 0)}
        if kind == "single":
            for i in range(len(fish)):
                basic = {GOODS[FISH_BASIC[i]]: int_of(row, "basic", "modes")}
                found.append((fish[i], _given((i,)), goods_in(basic)))
        elif kind == "equal":
            for i in range(len(fish)):
                found.append((f"{count}-{fish[i]}", _given((i,) * count), goods_in(got)))
        elif count == len(fish):
            found.append(("one-of-each", _given(tuple(range(count))), goods_in(got)))
        else:
            for i in range(len(fish)):
                for j in range(i + 1, len(fish)):
                    found.append((f"{fish[i]}-{fish[j]}", _given((i, j)), goods_in(got)))
    return tuple(found)


def _given(kinds: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([kinds.count(i) for i in range(len(GOODS) - FIRST_FISH)])


_fish_deals = _deals()
DEALS: Final = tuple([deal[0] for deal in _fish_deals])
DEAL_GIVES: Final = tuple([deal[1] for deal in _fish_deals])
DEAL_GAIN: Final = tuple([deal[2] for deal in _fish_deals])

_items = rows(GAME_NAME, "modes", "item")
in_order(tuple([text_of(row, "id", "modes") for row in _items]), PRIZES[:3], "modes", "item")
ITEM_POINTS: Final = tuple([int_of(row, "points", "modes") for row in _items])
BLAST_STONE: Final = int_of(row_of(_items[0], "give", "modes"), "stone", "modes")
BLAST_GOLD: Final = int_of(row_of(_items[0], "get", "modes"), "gold", "modes")
SHERIFF_BONUS: Final = int_of(_items[2], "die_bonus", "modes")
SHERIFF_GOLD: Final = int_of(_items[2], "gold_per_outlaw", "modes")

# -- scoring

_scoring = table(GAME_NAME, "scoring")
CLAIMED_POINTS: Final = ints_of(_scoring, "claimed_cards", "scoring")
FURTHER_CARD: Final = int_of(_scoring, "each_further_card", "scoring")
FACE_DOWN_ANIMAL: Final = int_of(_scoring, "face_down_animal", "scoring")
EMPTY_SLOT: Final = int_of(_scoring, "empty_cabin_slot", "scoring")
GOLD_POINTS: Final = int_of(_scoring, "gold", "scoring")
TOKEN_POINTS: Final = int_of(_scoring, "pair_of_boots", "scoring")
CART_GOLD_POINTS: Final = int_of(_scoring, "gold_in_cart", "scoring")
QUIET_ROUNDS: Final = int_of(row_of(_scoring, "score_offer", "scoring"), "quiet_rounds", "scoring")
"""SW-17.8: after this many rounds in which everybody only passed, the table offers to score."""
if QUIET_ROUNDS < 1:
    raise LoadError("scoring: score_offer: quiet_rounds: 1 or more expected")
_hastings = row_of(_scoring, "hastings", "scoring")
HASTINGS_CABIN: Final = int_of(_hastings, "cabin", "scoring")
HASTINGS_CABIN_HARD: Final = int_of(_hastings, "cabin_hard", "scoring")
HASTINGS_GOLD_HARD: Final = int_of(_hastings, "gold_hard", "scoring")
HASTINGS_TOKENS_HARD: Final = int_of(_hastings, "pair_of_boots_hard", "scoring")

# -- Hastings

_plan_rows = rows(GAME_NAME, "plans", "plan")
PLANS: Final = tuple([text_of(row, "id", "plans") for row in _plan_rows])


def _plan(row: dict[str, object]) -> Plan:
    where = f"plans: {row.get('id')}"
    plan = Plan(
        member(("left", "right"), text_of(row, "frontiersman", where), where) == 0,
        member(_SLOTS, text_of(row, "hunt", where), where),
        flag_of(row, "hunt_opaque", where),
        optional((*ANIMALS, "mode"), text_of(row, "animal", where), where),
    )
    plan.actions = tuple([member(PLAN_ACTIONS, name, where) for name in texts_of(row, "actions", where)])
    plan.solid = tuple([number - 1 for number in ints_of(row, "solid", where)])
    plan.ghost = int_of(row, "ghost", where) - 1
    if sorted((*plan.solid, plan.ghost)) != [0, 1, 2, 3] or len(plan.actions) != 4:
        raise LoadError(f"{where}: four actions, three solid arrows and a ghost expected")
    return plan


PLAN_CARDS: Final = tuple([_plan(row) for row in _plan_rows])
HASTINGS_TILES: Final = tuple(
    [member(ANIMALS, name, "plans") for name in texts_of(table(GAME_NAME, "plans"), "animal_tiles", "plans")]
)


def _fish_die() -> tuple[tuple[int, ...], ...]:
    found = table(GAME_NAME, "plans").get("fish_die")
    if not isinstance(found, list) or len(found) != DIE_FACES:
        raise LoadError("plans: fish_die: a list of fish for each of six faces expected")
    return tuple([tuple([member(GOODS, fish, "plans") for fish in face]) for face in found])


FISH_DIE: Final = _fish_die()
_mode_gold = row_of(table(GAME_NAME, "plans"), "mode_gold", "plans")
PLAN_GOLD_OF_MODE: Final = tuple([int_of(_mode_gold, mode, "plans", 0) for mode in MODES])
PLAN_OUTLAWS: Final = int_of(table(GAME_NAME, "plans"), "mode_outlaws", "plans")

# -- how wide the notation has to be

MOST_BASICS: Final = max(
    max(STEP_BASICS),
    max(SPOT_COST) + max(MARKET_COST),
    max(summit.cost.basics for summit in CARD_SUMMIT),
)
MOST_SPACE_BOOTS: Final = max(SYMBOL_BOOTS)
