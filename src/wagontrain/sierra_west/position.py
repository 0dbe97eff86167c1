"""Positions of Sierra West: its keys, the moments to begin at, and how the rest is dealt."""

from collections.abc import Callable
from typing import Final

from ..core.errors import PositionError
from ..core.position_codecs import Bits, Codec, Counts, Name, Names
from ..core.position_layout import FieldKey, Key, Layout
from ..core.state import NOBODY, Frame
from .components import CARDS, PLACES, PLANS, SPECIALS
from .names import (
    ANIMALS,
    BASICS,
    BEGIN_TURN,
    CABIN_KINDS,
    CABINS,
    END_REASONS,
    END_TURN,
    FIRST_FISH,
    GOODS,
    HASTINGS,
    HASTINGS_TURN,
    NONE,
    OPEN_TRAPPER_WINDOW,
    PIONEER,
    PRIZES,
    SPOT,
    STORE_FOURTH_CARD,
)
from .position_fill import begin_turn, fill, next_card
from .position_keys import SLOTS, KnownCardsKey, MountainKey, PlannedKey
from .rules.offer import offers
from .state import FIELDS, SEAT_FIELDS, Seat, State

STATE: Final = {field.name: field for field in FIELDS}
SEAT: Final = {field.name: field for field in SEAT_FIELDS}
NUMBER: Final = Codec()
TILES: Final = Names(CABINS[:CABIN_KINDS], "cabin")
CARD_LIST: Final = Names(CARDS, "card")
FARMS: Final = Counts(("green", "red"), "kind of apple")
MEMBERS: Final = ("no", "triggered", "extra-round")
MOUNTAIN_PLACES: Final = (*PLACES, "base")


def of_table(field: str, codec: Codec, help: str, name: str = "") -> Key[State]:
    """Return the key of a field of the table."""
    return FieldKey[State](STATE[field], codec, help, name)


def of_seat(field: str, codec: Codec, help: str) -> Key[Seat]:
    """Return the key of a field of a seat."""
    return FieldKey[Seat](SEAT[field], codec, help)


TABLE_KEYS: Final[tuple[Key[State], ...]] = (
    of_table("round", NUMBER, "the round, from 1"),
    of_table("first", NUMBER, "the first player"),
    of_table("turn", NUMBER, "whose turn it is; Hastings is seat 1 of a solo game"),
    of_table("ending", Name(MEMBERS, "stage of the end"), "no, triggered or extra-round"),
    of_table("ended", Name(("no", *END_REASONS[1:]), "end"), "why the game is over; no"),
    of_table("quiet_rounds", NUMBER, "rounds in a row in which everybody only passed"),
    of_table("active_round", NUMBER, "whether somebody has done more than pass in this round"),
    of_table("mule", NUMBER, "who has the mule; -1 for nobody"),
    of_table("mule_spot", Name(SPOT.names, "spot"), "where the mule is"),
    of_table("items", Counts(PRIZES[:3], "item"), "who owns dynamite, lantern, sheriff; -1 for nobody"),
    MountainKey(),
    of_table("row", Names(SPECIALS, "special card"), "the special cards under the trail, from the left"),
    of_table("panned", NUMBER, "tokens taken from each river of the row"),
    of_table("market", Names(CABINS[:CABIN_KINDS], "cabin", nothing=True), "the cabin market, from the left"),
    of_table("cabin_stack", TILES, "the face-down cabin tiles, the next one last"),
    of_table("discarded_tiles", TILES, "the discarded cabin tiles"),
    of_table("boxed_tiles", TILES, "the cabin tiles out of the game"),
    of_table("apples", FARMS, "the apple tracks"),
    of_table("fish", Counts(GOODS[FIRST_FISH:], "fish"), "the supply of fish; if not said, what nobody has"),
    of_table("carts", NUMBER, "the supply of mine carts; if not said, what nobody has"),
    of_table("outlaws", NUMBER, "the outlaws on outposts I to V"),
    of_table("base_outlaws", NUMBER, "the outlaws at the base"),
    of_table("spare_outlaws", NUMBER, "the supply of outlaws; if not said, those that are nowhere else"),
    of_table("plan_deck", Names(PLANS, "plan card"), "solo: the face-down plan cards, the next one last"),
    of_table("discarded_plans", Names(PLANS, "plan card"), "solo: the discarded plan cards"),
    of_table("plan", Name(PLANS, "plan card", nothing=True), "solo: the active plan card"),
    of_table(
        "next_plan", Name(PLANS, "plan card", nothing=True), "solo: the one beside it in Hastings' turn"
    ),
    PlannedKey(),
    of_table("hat_activated", NUMBER, "whether the space of the hat pioneer was activated"),
    of_table("plain_activated", NUMBER, "whether the space of the plain pioneer was activated"),
    of_table("hat_boots", NUMBER, "boots left on the space of the hat pioneer"),
    of_table("plain_boots", NUMBER, "boots left on the space of the plain pioneer"),
    of_table("token_boots", NUMBER, "boots left of a spent token"),
    of_table("used_abilities", Bits(CABINS[:CABIN_KINDS], "cabin"), "1x cabins used in this turn"),
    of_table("open_abilities", Bits(CABINS[:CABIN_KINDS], "cabin"), "1x cabins that may be used right now"),
    of_table("moved_by_ability", NUMBER, "whether a 1x cabin has just moved the hat pioneer"),
)
SEAT_KEYS: Final[tuple[Key[Seat], ...]] = (
    of_seat("hand", Names(CARDS, "card", ordered=False), "the cards in hand"),
    of_seat("deck", CARD_LIST, "the deck, the top card last"),
    of_seat("discard", CARD_LIST, "the discard pile, the newest last"),
    KnownCardsKey("open_cards", "cards of deck and hand whose place everybody knows", ("open_cards",)),
    KnownCardsKey("kept_cards", "cards of the deck whose place only the owner knows", ("kept_cards",)),
    of_seat("goods", Counts(GOODS, "good"), "what is in stock"),
    of_seat("hat_pioneer", Name(SPOT.names, "spot"), "where the hat pioneer is"),
    of_seat("plain_pioneer", Name(SPOT.names, "spot"), "where the plain pioneer is"),
    of_seat("cabins", TILES, "the cabins, in the order of building"),
    of_seat("animals", Bits(ANIMALS, "animal"), "the animal tiles that are face up"),
    of_seat("homestead", Counts(GOODS[:BASICS], "homestead track"), "the homestead tracks"),
    of_seat("orchards", FARMS, "the orchard tracks"),
    of_seat("wagon", NUMBER, "the space of the wagon"),
    of_seat("scout", Name(MOUNTAIN_PLACES, "place"), "the frontiersman: a place of the mountain, or base"),
    of_seat("left_scout", Name(MOUNTAIN_PLACES, "place", nothing=True), "Hastings' left frontiersman"),
    of_seat("canoe", NUMBER, "the river of the canoe; 0 is the fish market"),
    of_seat("carts", NUMBER, "how many mine carts hold 0, 1 and 2 gold"),
    of_seat("outlaws", NUMBER, "captured outlaws"),
)


# -- the moments to begin at


def need(holds: bool, where: str, why: str) -> None:
    """Refuse a position in which the question makes no sense."""
    if not holds:
        raise PositionError(f"{where}: {why}")


def begin(s: State, *rules: int) -> None:
    """Set what is left of a player's turn, all three cards being planned; the first rule comes first."""
    need(not (s.solo and s.turn == HASTINGS), "turn", "Hastings plans no cards; begin at 'hastings'")
    need(len(s.laid) == SLOTS and NONE not in s.laid, "planned", f"{SLOTS} cards are planned by then")
    s.todo.clear()
    s.push_all([Frame(rule, s.turn) for rule in rules])


def at_turn(s: State) -> None:
    """The start of the turn of `turn`."""
    if s.solo and s.turn == HASTINGS:
        at_hastings(s)
        return
    s.todo.clear()
    s.push(Frame(BEGIN_TURN, s.turn))


def at_plan(s: State) -> None:
    """Planning, as many cards being laid as the position says."""
    need(not (s.solo and s.turn == HASTINGS), "turn", "Hastings plans no cards; begin at 'hastings'")
    if not s.laid:
        s.laid = (NONE,) * SLOTS
    need(NONE in s.laid, "planned", "all cards are planned already")
    frame = next_card(s)
    s.todo.clear()
    s.push(frame)


def at_store(s: State) -> None:
    """Advanced planning: where the fourth card goes."""
    need(bool(s.options["advanced_planning"]), "options.advanced_planning", "no card is kept back without it")
    begin(s, STORE_FOURTH_CARD, OPEN_TRAPPER_WINDOW, PIONEER)


def at_trap(s: State) -> None:
    """The others may trap the animals of the planned cards, then the pioneering step."""
    begin(s, OPEN_TRAPPER_WINDOW, PIONEER)


def at_pioneer(s: State) -> None:
    """The pioneering step."""
    begin(s, PIONEER)


def at_end_of_turn(s: State) -> None:
    """The pass step: cards are discarded and drawn, then the next turn."""
    begin(s, END_TURN)


def at_hastings(s: State) -> None:
    """Solo: Hastings' turn; first the player may trap."""
    need(s.solo, "seats", "Hastings plays in the solo game only")
    s.turn = HASTINGS
    s.laid = ()
    s.todo.clear()
    s.push(Frame(HASTINGS_TURN, NOBODY))


def at_offer(s: State) -> None:
    """After quiet rounds: everybody is asked whether to score now."""
    s.laid = ()
    s.todo.clear()
    s.push_all([*offers(s), Frame(BEGIN_TURN, s.first)])


QUESTIONS: Final[dict[str, Callable[[State], None]]] = {
    "turn": at_turn,
    "plan": at_plan,
    "store": at_store,
    "pioneer": at_pioneer,
    "trap": at_trap,
    "end_of_turn": at_end_of_turn,
    "hastings": at_hastings,
    "offer": at_offer,
}
DERIVED: Final = ("solo", "mode", "hand_size", "row_neighbours", "mule_hunt", "round_limit", "face_up")


LAYOUT: Final = Layout(TABLE_KEYS, SEAT_KEYS, QUESTIONS, fill, DERIVED, keeps_first=True, begin=begin_turn)
