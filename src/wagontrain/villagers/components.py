"""The printed cards as typed tuples, read once from `data/*.toml` and checked on the way in."""

from typing import Final

from ..core.data import flag_of, int_of, row_of, rows, table, text_of, texts_of
from ..core.errors import LoadError
from .names import (
    COUNTS,
    EFFECTS,
    EVENT_EFFECTS,
    FORMULAS,
    MAX_SEATS,
    NO_FORMULA,
    REWARDS,
    SLOTS,
    SUBSTITUTE,
    SWAP,
)

SUITS: Final = ("wood", "hay", "ore", "grape", "wool", "leather", "grain", "solitary", "special", "none")
SPECIAL: Final = 8
NO_SUIT: Final = 9
SETS: Final = ("base", "basic", "founders", "countess", "scoundrels", "saints", "profiteers")
PHASES: Final = ("build", "draft", "draft_other_player")
DRAFT_CARD: Final = 1
TIMINGS: Final = ("draft", "build", "event")
SEASONS: Final = ("summer", "winter")
LEVELS: Final = ("novice", "normal", "veteran")
CATEGORIES: Final = ("technology", "trade", "community")


class Formula:
    """A silver or copper formula, or what an event or improvement counts."""

    def __init__(self, row: dict[str, object], kind: int, where: str) -> None:
        self.kind = kind
        self.gold = int_of(row, "gold", where, 0)
        self.per = int_of(row, "per", where, 1)
        self.count = number(COUNTS, row, "count", where) if "count" in row else -1
        self.suit = number(SUITS, row, "suit", where) if "suit" in row else NO_SUIT
        self.least = int_of(row, "min_cards", where, 1)
        self.suits = tuple([place(SUITS, suit, "set", where) for suit in texts_of(row, "set", where)])
        self.numerator = int_of(row, "numerator", where, 1)
        self.denominator = int_of(row, "denominator", where, 1)


class EventCard:
    """One solo event: when it acts, what it does, and with which figures."""

    def __init__(self, row: dict[str, object], where: str) -> None:
        self.name = text_of(row, "id", where)
        self.season = number(SEASONS, row, "season", where)
        self.timing = number(TIMINGS, row, "timing", where)
        self.copies = int_of(row, "copies", where)
        effect = row_of(row, "effect", where)
        self.kind = number(EVENT_EFFECTS, effect, "kind", where)
        self.counted = Formula(effect, NO_FORMULA, where)
        self.amount = int_of(effect, "amount", where, 0)
        self.delta = int_of(effect, "delta", where, 0)
        self.cap = int_of(effect, "max", where, 0)
        self.target = int_of(effect, "target", where, 0)
        self.takes = int_of(effect, "takes", where, 1)
        self.least_value = int_of(effect, "min_value", where, 0)
        self.to_countess = text_of(effect, "to", where, "bank") == "countess"
        self.on_hire = text_of(effect, "on", where, "") == "hire_basic"
        otherwise = row_of(effect, "otherwise", where)
        self.otherwise = int_of(otherwise, "amount", where, 0)


class Improvement:
    """One improvement: what the winner has most of, and what that brings."""

    def __init__(self, row: dict[str, object], where: str) -> None:
        self.name = text_of(row, "id", where)
        self.category = number(CATEGORIES, row, "category", where)
        condition = row_of(row, "condition", where)
        self.condition = Formula({**condition, "count": condition.get("most")}, NO_FORMULA, where)
        reward = row_of(row, "reward", where)
        self.reward = number(REWARDS, reward, "kind", where)
        self.amount = int_of(reward, "amount", where, 0) + int_of(reward, "count", where, 0)
        self.food = text_of(reward, "symbol", where, "") == "food"
        self.any_stack = "any_stack" in texts_of(reward, "sources", where)


def place(names: tuple[str, ...], name: str, what: str, where: str) -> int:
    """The place of a word in a closed list."""
    if name not in names:
        raise LoadError(f"{where}: {what}: '{name}' is none of {', '.join(names)}")
    return names.index(name)


def number(names: tuple[str, ...], row: dict[str, object], key: str, where: str) -> int:
    """The place of a row's word in a closed list."""
    return place(names, text_of(row, key, where), key, where)


GAME_ID: Final = "villagers"
ROWS: Final = rows(GAME_ID, "cards", "card") + rows(GAME_ID, "expansions", "card")
PLACES: Final = ["villagers/cards: " + str(row.get("id")) for row in ROWS]
CARDS: Final = tuple([text_of(row, "id", "villagers/cards") for row in ROWS])
COUNT: Final = len(CARDS)


def card_number(name: str, where: str = "villagers/cards") -> int:
    """The number of a card by its id."""
    return place(CARDS, name, "card", where)


def ints(key: str, default: int = 0) -> tuple[int, ...]:
    """One figure of every card."""
    return tuple([int_of(ROWS[i], key, PLACES[i], default) for i in range(COUNT)])


def formulas(key: str) -> tuple[Formula, ...]:
    """One formula of every card; of kind NO_FORMULA where none is printed."""
    found: list[Formula] = []
    for i in range(COUNT):
        row = row_of(ROWS[i], key, PLACES[i])
        found.append(Formula(row, number(FORMULAS, row, "kind", PLACES[i]) if row else NO_FORMULA, PLACES[i]))
    return tuple(found)


SUIT: Final = tuple([number(SUITS, ROWS[i], "suit", PLACES[i]) for i in range(COUNT)])
SET: Final = tuple([number(SETS, ROWS[i], "set", PLACES[i]) for i in range(COUNT)])
SYMBOLS: Final = ints("suit_symbols")
COPIES: Final = ints("copies")
STARTING: Final = ints("starting")
FOUR_PLUS: Final = tuple([flag_of(ROWS[i], "four_plus", PLACES[i], False) for i in range(COUNT)])
BANNER: Final = tuple([flag_of(ROWS[i], "banner", PLACES[i]) for i in range(COUNT)])
DISCARDED: Final = tuple([flag_of(ROWS[i], "discard", PLACES[i], False) for i in range(COUNT)])
FOOD: Final = ints("food")
BUILDER: Final = ints("builder")
GOLD: Final = ints("gold")
KEYRING: Final = ints("keyring")
STACK_SIZE: Final = ints("stack_size")
CHAIN: Final = tuple(
    [
        tuple([card_number(name, PLACES[i]) for name in texts_of(ROWS[i], "chain", PLACES[i])])
        for i in range(COUNT)
    ]
)
PARENT: Final = tuple([chain[-1] if chain else -1 for chain in CHAIN])
PADLOCK: Final = tuple(
    [
        card_number(text_of(ROWS[i], "padlock", PLACES[i]), PLACES[i]) if "padlock" in ROWS[i] else -1
        for i in range(COUNT)
    ]
)
EFFECT: Final = tuple(
    [
        number(EFFECTS, row_of(ROWS[i], "effect", PLACES[i]), "kind", PLACES[i]) if "effect" in ROWS[i] else 0
        for i in range(COUNT)
    ]
)
EFFECT_ROW: Final = tuple([row_of(ROWS[i], "effect", PLACES[i]) for i in range(COUNT)])
PHASE: Final = tuple(
    [place(PHASES, text_of(ROWS[i], "phase", PLACES[i], "build"), "phase", PLACES[i]) for i in range(COUNT)]
)
IN_POOL: Final = tuple([text_of(ROWS[i], "dealt", PLACES[i], "deck") == "pool" for i in range(COUNT)])
SILVER: Final = formulas("silver")
COPPER: Final = formulas("copper")
IS_SPECIAL: Final = tuple([suit == SPECIAL for suit in SUIT])
IS_STAND_IN: Final = tuple([effect in (SUBSTITUTE, SWAP) for effect in EFFECT])

CARRIERS: Final = tuple([i for i in range(COUNT) if i in PARENT])  # what a chain can go on upon
OPEN_BIT: Final = tuple([1 << CARRIERS.index(i) if i in CARRIERS else 0 for i in range(COUNT)])
NEED_BIT: Final = tuple([OPEN_BIT[parent] if parent >= 0 else 0 for parent in PARENT])

FOUNDERS: Final = card_number("founders")
FOUNDERS_FOOD: Final = card_number("founders_food")
COUNTESS_CARDS: Final = (card_number("countess"), card_number("countess_plain"))
BASICS: Final = (card_number("hayer"), card_number("lumberjack"), card_number("miner"))
BASIC_SET: Final = 1
IS_BASIC: Final = tuple([kind == BASIC_SET for kind in SET])
IS_FIXED: Final = tuple([2 <= kind <= 3 for kind in SET])  # Founders and the Countess: nobody takes them


def effect_int(card: int, key: str, default: int | None = None) -> int:
    """A figure of a special villager's effect."""
    return int_of(EFFECT_ROW[card], key, PLACES[card], default)


def card_of(effect: int) -> int:
    """The card with that effect, or -1 if the tables have none."""
    for i in range(COUNT):
        if EFFECT[i] == effect:
            return i
    return -1


# -- setup

SETUP: Final = row_of(table(GAME_ID, "setup"), "setup", "villagers/setup")
WHERE: Final = "villagers/setup"
START_GOLD: Final = int_of(SETUP, "coins_per_player", WHERE)
HAND_SIZE: Final = int_of(SETUP, "hand_size", WHERE)
FIRST_MARKET_STACK: Final = int_of(SETUP, "first_market_under_stack", WHERE) - 1
DRAFT_BASE: Final = int_of(SETUP, "draft_base", WHERE)
DRAFT_MAX: Final = int_of(SETUP, "draft_max", WHERE)
BUILD_BASE: Final = int_of(SETUP, "build_base", WHERE)
BUILD_MAX: Final = int_of(SETUP, "build_max", WHERE)
HIRES: Final = int_of(SETUP, "basic_hires_per_build", WHERE)
UNLOCK_COST: Final = int_of(SETUP, "unlock_cost", WHERE)
LIMIT_MIN: Final = int_of(SETUP, "limit_min", WHERE)

BY_PLAYERS: Final = [
    row_of(row_of(table(GAME_ID, "setup"), "by_players", WHERE), str(seats), WHERE)
    for seats in range(MAX_SEATS + 1)
]
PER_STACK: Final = tuple([int_of(row, "cards_per_stack", WHERE, 0) for row in BY_PLAYERS])
USE_FOUR_PLUS: Final = tuple([flag_of(row, "use_four_plus", WHERE, False) for row in BY_PLAYERS])
USE_SPECIAL: Final = tuple([flag_of(row, "use_special", WHERE, False) for row in BY_PLAYERS])

# -- solo

SOLO: Final = [row_of(row_of(table(GAME_ID, "setup"), "solo", WHERE), level, WHERE) for level in LEVELS]
COUNTESS_CARD: Final = tuple([card_number(text_of(row, "countess_card", WHERE)) for row in SOLO])
COUNTESS_GOLD: Final = tuple([int_of(row, "countess_gold", WHERE) for row in SOLO])
START_EVENTS: Final = tuple([int_of(row, "start_events", WHERE) for row in SOLO])
HAS_JESTER: Final = tuple([flag_of(row, "jester", WHERE) for row in SOLO])
EVENTS_FIXED: Final = tuple([int_of(row, "events_fixed", WHERE) for row in SOLO])
EVENTS_BY_VALUE: Final = tuple(
    [
        (int_of(row, "min", WHERE), int_of(row, "reveal", WHERE))
        for row in rows(GAME_ID, "setup", "events_by_value")
    ]
)
EVENTS: Final = tuple([EventCard(row, "villagers/events") for row in rows(GAME_ID, "events", "event")])
EVENT_NAMES: Final = tuple([event.name for event in EVENTS])
REMOVED_EVENTS: Final = tuple(
    [
        tuple(
            [
                place(EVENT_NAMES, name, "removed_events", WHERE)
                for name in texts_of(row, "removed_events", WHERE)
            ]
        )
        for row in SOLO
    ]
)

# -- improvements and Mini Villagers

IMPROVEMENT_CARDS: Final = tuple(
    [Improvement(row, "villagers/improvements") for row in rows(GAME_ID, "improvements", "improvement")]
)
IMPROVEMENT_NAMES: Final = tuple([card.name for card in IMPROVEMENT_CARDS])

MINI_ROWS: Final = rows(GAME_ID, "mini", "card")
MINI_CARDS: Final = tuple([text_of(row, "id", "villagers/mini") for row in MINI_ROWS])
MINI_SUIT: Final = tuple([number(SUITS, row, "suit", "villagers/mini") for row in MINI_ROWS])
MOODY_COUNTESS: Final = MINI_SUIT.index(NO_SUIT) if NO_SUIT in MINI_SUIT else -1


def must(holds: bool, file: str, rule: str) -> None:
    """LoadError unless the table is as the rules need it."""
    if not holds:
        raise LoadError(f"villagers/{file}.toml: {rule}")


def check_cards() -> None:
    """The cards that the rules know by what they do are there once, and each player gets a secret card."""
    must(len(set(CARDS)) == COUNT, "expansions", "no card may have the id of another card")
    for effect in range(1, len(EFFECTS)):
        must(
            EFFECT.count(effect) <= 1, "cards", f"effect: only one card may be of the kind {EFFECTS[effect]}"
        )
    fixed = (FOUNDERS, FOUNDERS_FOOD) + COUNTESS_CARDS
    for card in range(COUNT):
        kind = SETS[SET[card]]
        must(IS_BASIC[card] == (card in BASICS), "cards", f"{CARDS[card]} cannot be of the set {kind}")
        must(IS_FIXED[card] == (card in fixed), "cards", f"{CARDS[card]} cannot be of the set {kind}")
    for kind in ("scoundrels", "saints"):
        pool = sum([COPIES[i] for i in range(COUNT) if IN_POOL[i] and SETS[SET[i]] == kind])
        must(pool >= MAX_SEATS, "expansions", f"{kind}: {MAX_SEATS} cards are needed, one for each player")


def check_expansions() -> None:
    """Events come by value, an improvement of each category, Mini Villagers in pairs."""
    least = [least for least, _ in EVENTS_BY_VALUE]
    must(
        least[-1:] == [0] and least == sorted(set(least), reverse=True),
        "setup",
        "events_by_value: from the highest `min` down to 0",
    )
    for category in range(len(CATEGORIES)):
        there = [card for card in IMPROVEMENT_CARDS if card.category == category]
        must(
            len(there) > 0,
            "improvements",
            f"improvement: one of the category {CATEGORIES[category]} is needed",
        )
    pairs = [MINI_SUIT.count(suit) for suit in range(len(SUITS)) if suit != NO_SUIT]
    must(
        MINI_SUIT.count(NO_SUIT) == 1 and all(cards in (0, 2) for cards in pairs) and 2 in pairs,
        "mini",
        "card: two of each suit, and one of the suit none",
    )


def check() -> None:
    """What every set of tables must hold for the rules to work; a corrected table is checked the same way."""
    check_cards()
    check_expansions()
    if sum(STARTING) != SLOTS:
        raise LoadError(f"villagers/cards: {SLOTS} starting road villagers expected, not {sum(STARTING)}")
    for i in range(COUNT):
        if CHAIN[i] and (not CHAIN[PARENT[i]] == CHAIN[i][:-1]):
            raise LoadError(f"{PLACES[i]}: chain: does not continue that of {CARDS[PARENT[i]]}")
        if CHAIN[i] and STACK_SIZE[PARENT[i]] < 1:
            raise LoadError(f"{PLACES[i]}: chain: nothing can lie on {CARDS[PARENT[i]]}")
        if BANNER[i] == bool(CHAIN[i]):
            raise LoadError(f"{PLACES[i]}: banner: a card lies on the table or on another card")


check()
