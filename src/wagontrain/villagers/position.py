"""Positions of Villagers: its keys, the moments to begin at, and how the rest is dealt."""

from collections.abc import Callable
from typing import Final

from ..core.position_codecs import Codec, Counts, Name, Names
from ..core.position_layout import FieldKey, Key, Layout, Said
from ..core.state import Frame
from .components import BASICS, CARDS, EVENT_NAMES, IMPROVEMENT_NAMES, MINI_CARDS
from .names import (
    BETWEEN,
    BUILD_PHASE,
    BUILD_TURN,
    BUILDING,
    COPPER_PHASE,
    DRAFTING,
    ENDING,
    EVENT_PHASE,
    FOUNDERS_CHECK,
    IMPROVEMENT_PHASE,
    JESTER_WINDOW,
    MARKETS,
    MINI_DRAW,
    NEXT_DRAFT,
    PASS_MARKER,
    ROAD_UPDATE,
    SLOTS,
    START_ROUND,
    UPDATING,
)
from .position_fill import fill
from .position_keys import (
    OPEN,
    UNSEEN,
    Cards,
    HandKey,
    MiniHandsKey,
    PileKey,
    StackKey,
    VillageKey,
)
from .rules.round import seats_from
from .state import SEAT_FIELDS, STATE_FIELDS, Seat, State
from .view import MARKET_NAMES, PHASE_NAMES
from .village import visible_builders

STATE: Final = {field.name: field for field in STATE_FIELDS}
SEAT: Final = {field.name: field for field in SEAT_FIELDS}
NUMBER: Final = Codec()
EVENT_LIST: Final = Names(EVENT_NAMES, "event")


def of_table(field: str, codec: Codec, help: str, name: str = "") -> Key[State]:
    """Return the key of a field of the table."""
    return FieldKey[State](STATE[field], codec, help, name)


def of_seat(field: str, codec: Codec, help: str) -> Key[Seat]:
    """Return the key of a field of a seat."""
    return FieldKey[Seat](SEAT[field], codec, help)


TABLE_KEYS: Final[tuple[Key[State], ...]] = (
    of_table("round", NUMBER, "the round, from 1"),
    of_table("phase", Name(PHASE_NAMES, "phase"), "the phase; the question sets it"),
    of_table("first", NUMBER, "the seat with the first player marker"),
    of_table("turn", NUMBER, "whose draft or build turn it is"),
    of_table("slots", Names(CARDS, "card", nothing=True), "the six face-up villagers", "road"),
    of_table("slot_coins", NUMBER, "the coins on them", "road_coins"),
    *[StackKey(number) for number in range(SLOTS)],
    PileKey("reserve", UNSEEN, "the reserve, the last on top"),
    PileKey("discard", OPEN, "the discard pile"),
    PileKey("box", UNSEEN, "special villagers that were not dealt"),
    PileKey("aside", UNSEEN, "cards that somebody is looking through"),
    of_table("basics", Counts(tuple([CARDS[card] for card in BASICS]), "basic villager"), "those left"),
    of_table("first_market", Name(MARKET_NAMES, "state of a Market"), "waiting, due or held"),
    of_table("second_market", Name(MARKET_NAMES, "state of a Market"), "waiting, due or held"),
    of_table("events", EVENT_LIST, "solo: the open events"),
    of_table("summer", EVENT_LIST, "solo: the summer events to come, the last on top"),
    of_table("winter", EVENT_LIST, "solo: the winter events to come, the last on top"),
    of_table("past_summer", EVENT_LIST, "solo: discarded summer events"),
    of_table("past_winter", EVENT_LIST, "solo: discarded winter events"),
    of_table("jester", Name(("none", "ready", "used"), "state of the Jester"), "solo: none, ready or used"),
    of_table("improvements", Names(IMPROVEMENT_NAMES, "improvement"), "the three improvements"),
    of_table("tokens", NUMBER, "who won each improvement last; -1 for nobody"),
    MiniHandsKey("mini_hands", "the hands of Mini Villagers", ("mini_hands",)),
    PileKey("mini_pile", Cards(MINI_CARDS, 0), "the pile of Mini Villagers, the last on top"),
    of_table("mini_laid", Names(MINI_CARDS, "card"), "the pairs of Mini Villagers that were laid off"),
    of_table("mini_winner", NUMBER, "who won Mini Villagers; -1 for nobody yet"),
)
SEAT_KEYS: Final[tuple[Key[Seat], ...]] = (
    VillageKey("the cards of the village, in the order in which they were laid"),
    HandKey("hand", "the cards in hand", ("hand",)),
    of_seat("square", Names(CARDS, "card"), "face-up cards drafted in this turn"),
    of_seat("supply", NUMBER, "gold"),
    of_seat("done", NUMBER, "whether this Draft Phase is over for the player"),
    of_seat("limit", NUMBER, "how many cards may be built in this turn"),
    of_seat("built", NUMBER, "how many were built in this turn"),
    of_seat("hired", NUMBER, "how many were hired in this turn"),
    of_seat("free_unlock", NUMBER, "whether a Tinner was played in this turn"),
    of_seat("robbed", NUMBER, "bits of the Thieves that acted in this turn"),
    of_seat("food_bonus", NUMBER, "food of an improvement"),
    of_seat("builder_bonus", NUMBER, "builders of an improvement"),
    of_seat("improvement_gold", NUMBER, "gold that improvements brought"),
    of_seat("first_market", NUMBER, "gold of the First Market"),
    of_seat("gold_symbols", NUMBER, "gold of the Second Market: gold symbols"),
    of_seat("silver", NUMBER, "gold of the Second Market: silver symbols"),
    of_seat("nun", NUMBER, "gold of the Second Market: the Nun"),
    of_seat("last_coins", NUMBER, "gold of the Second Market: coins on cards"),
)


# -- the moments to begin at

PHASES: Final = (
    ROAD_UPDATE, BUILD_PHASE, FOUNDERS_CHECK, COPPER_PHASE, PASS_MARKER, EVENT_PHASE,
    IMPROVEMENT_PHASE, MARKETS,
)  # fmt: skip


def begin_at(s: State, rule: int, phase: int) -> None:
    """Set what is left of a round, from one of its phases on."""
    s.phase = phase
    s.todo.clear()
    s.push_all([Frame(later, 0) for later in PHASES[PHASES.index(rule) :]])


def at_draft(s: State) -> None:
    """The draft turn of `turn`."""
    begin_at(s, ROAD_UPDATE, DRAFTING)
    s.push(Frame(NEXT_DRAFT, s.turn))


def at_update(s: State) -> None:
    """The Road update."""
    begin_at(s, ROAD_UPDATE, UPDATING)


def at_build(s: State) -> None:
    """The build turn of `turn`; who comes before it in this round has built already."""
    begin_at(s, FOUNDERS_CHECK, BUILDING)
    order = seats_from(s, s.first)
    later = order[order.index(s.turn) :]
    for seat in later:
        s.seats[seat].limit = visible_builders(s.seats[seat])
    s.push_all([Frame(BUILD_TURN, seat) for seat in later])


def at_end(s: State) -> None:
    """The end of the Build Phase: Founders, copper, the marker, events, improvements, Markets."""
    begin_at(s, FOUNDERS_CHECK, ENDING)


def at_events(s: State) -> None:
    """Solo: the event phase."""
    begin_at(s, EVENT_PHASE, ENDING)


def at_markets(s: State) -> None:
    """The Markets that are due, then the next round."""
    begin_at(s, MARKETS, ENDING)


def at_round(s: State) -> None:
    """A new round, the Jester's window of a solo game before it."""
    s.phase = BETWEEN
    s.todo.clear()
    s.push(Frame(START_ROUND, 0))
    if s.players == 1:
        s.push(Frame(JESTER_WINDOW, 0))


def at_mini(s: State) -> None:
    """A turn of Mini Villagers."""
    s.todo.clear()
    s.push(Frame(MINI_DRAW, s.turn))


def begin_turn(s: State, said: Said[State]) -> None:
    """Without a question it is the draft turn of `turn`."""
    if "first" in said.table and "turn" not in said.table:
        s.turn = s.first
    if s.phase == DRAFTING and s.todo and s.todo[-1].seat != s.turn:
        at_draft(s)


QUESTIONS: Final[dict[str, Callable[[State], None]]] = {
    "draft": at_draft,
    "road_update": at_update,
    "build": at_build,
    "end_of_round": at_end,
    "events": at_events,
    "markets": at_markets,
    "round": at_round,
    "mini": at_mini,
}


DERIVED: Final = ("players", "level", "draft_cards")


LAYOUT: Final = Layout(TABLE_KEYS, SEAT_KEYS, QUESTIONS, fill, DERIVED, begin=begin_turn)
