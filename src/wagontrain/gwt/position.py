"""Positions of Great Western Trail: its keys, the moments to begin at, and how the rest is dealt."""

from collections.abc import Callable
from typing import Final

from ..core.errors import PositionError
from ..core.position_codecs import Bits, Codec, Counts, Name, Names
from ..core.position_layout import FieldKey, Key, Layout
from ..core.state import Frame
from .components import (
    HAZARD_SPACES,
    KANSAS_CITY,
    OUTLAW_SPACES,
    OUTLAWS,
    START,
    STATION_AT,
)
from .names import (
    ARRIVE,
    CARD,
    CATTLE,
    CITY,
    DRAW_UP,
    EMPTY,
    END_TURN,
    MASTER,
    MOVE_HERDER,
    REVEAL_HAND,
    SPACE,
    START_TURN,
    STATION,
    TILE,
    TRACK,
    UPGRADE_STATION,
    WORKER,
)
from .position_fill import begin_turn, fill
from .position_keys import (
    SAM_CARDS_BY_NUMBER,
    BuildingsKey,
    Certificates,
    Cleared,
    JobsKey,
    SidesKey,
    SupplyKey,
    TilesKey,
    UsedKey,
)
from .rules.sam_choices import SAM_SEAT
from .state import SEAT_FIELDS, STATE_FIELDS, Seat, State

STATE: Final = {field.name: field for field in STATE_FIELDS}
SEAT: Final = {field.name: field for field in SEAT_FIELDS}
NUMBER: Final = Codec()
TILES: Final = Names(TILE.names, "tile")
CARDS: Final = Names(CARD.names, "card")
SORTED_CARDS: Final = Names(CARD.names, "card", ordered=False)
SORTED_TILES: Final = Names(TILE.names, "tile", ordered=False)


def of_table(field: str, codec: Codec, help: str, name: str = "") -> Key[State]:
    """Return the key of a field of the table."""
    return FieldKey[State](STATE[field], codec, help, name)


def of_seat(field: str, codec: Codec, help: str, name: str = "") -> Key[Seat]:
    """Return the key of a field of a seat."""
    return FieldKey[Seat](SEAT[field], codec, help, name)


class BagKey(Key[State]):
    """One of the three bags, the next tile last."""

    def __init__(self, number: int) -> None:
        super().__init__(f"bag_{number + 1}", f"the tiles of bag {number + 1}, the next one last", ("bags",))
        self.number = number

    def describe(self, holder: State, fresh: State, seat: int) -> object:
        return TILES.encode(list(holder.bags[self.number]), list(fresh.bags[self.number]))

    def write(self, holder: State, value: object, seat: int, where: str) -> None:
        bags = list(holder.bags)
        bags[self.number] = tuple(TILES.decode(value, None, where))
        holder.bags = tuple(bags)


TABLE_KEYS: Final[tuple[Key[State], ...]] = (
    of_table("first", NUMBER, "the starting player"),
    of_table("turn", NUMBER, "whose turn it is"),
    of_table("turns_left", NUMBER, "turns to finish, the running one included; -1 before the end begins"),
    of_table("token_owner", NUMBER, "who took the job market token; -1 for nobody", "job_market_token"),
    SidesKey(),
    BuildingsKey(),
    TilesKey("hazards", HAZARD_SPACES, "the hazard tile on each space; where said, all others are empty"),
    TilesKey("outlaws", OUTLAW_SPACES, "the outlaw tile on each space; where said, all others are empty"),
    JobsKey(),
    of_table("foresight", Names(TILE.names, "tile", nothing=True), "the six foresight tiles"),
    *[BagKey(number) for number in range(3)],
    of_table("market", Names(CATTLE.names, "card", ordered=False), "the cattle market"),
    of_table("market_stack", Names(CATTLE.names, "card"), "its stack, the next one last"),
    of_table("heifers", NUMBER, "Simmental heifers beside Kansas City"),
    of_table("cows", NUMBER, "Simmental cows beside Kansas City"),
    of_table("display", Names(CARD.names, "card", nothing=True), "the objective cards on display"),
    of_table("objective_stack", CARDS, "the stack of objective cards, the next one last"),
    of_table("masters", Names(MASTER.names, "station master", nothing=True), "those in the slots"),
    of_table("slot_workers", Names(WORKER.names, "worker", nothing=True), "the workers in these slots"),
    UsedKey(),
    of_table("gone_cards", SORTED_CARDS, "cards back in the box"),
    of_table("gone_tiles", SORTED_TILES, "tiles out of the game"),
    of_table("sam_deck", SAM_CARDS_BY_NUMBER, "solo: Sam's cards, the next one last"),
    of_table("sam_discard", SAM_CARDS_BY_NUMBER, "solo: the cards that Sam has played"),
    of_table("sam_city", Name(CITY.names, "city"), "solo: where Sam delivers next"),
    of_table("specialization", Name(WORKER.names, "worker"), "solo: Sam's specialization"),
)  # fmt: skip
SEAT_KEYS: Final[tuple[Key[Seat], ...]] = (
    of_seat("money", NUMBER, "dollars"),
    of_seat("tokens", NUMBER, "exchange tokens", "exchange_tokens"),
    of_seat("herder", Name(SPACE.names, "space", nothing=True), 'its space; "none" before the first turn'),
    of_seat("engine", Name(TRACK.names, "place of the railroad"), 'its place: "12", "4t" for a turnout'),
    of_seat("marker", Certificates(), "the number at the certificate marker", "certificates"),
    of_seat("discs", Cleared(), "the disc spaces that are cleared", "cleared"),
    SupplyKey(),
    of_seat("stations", Bits(STATION.names, "station"), "the stations with a disc"),
    of_seat("masters", Bits(MASTER.names, "station master"), "the station masters taken"),
    of_seat("workers", Counts(WORKER.names, "worker"), "workers of each kind, the printed one included"),
    of_seat("outlaws", Counts(OUTLAWS, "kind of outlaw"), "outlaw tiles of each colour"),
    of_seat("hazards", SORTED_TILES, "hazard tiles"),
    of_seat("cities", Counts(CITY.names, "city"), "discs in each city"),
    of_seat("objectives", CARDS, "cards in the objective area, the starting one included"),
    of_seat("hand", SORTED_CARDS, "the cards in hand"),
    of_seat("deck", CARDS, "the draw stack, the next one last"),
    of_seat("discard", CARDS, "the discard pile, the newest last"),
    of_seat("shown", SORTED_CARDS, "cards in hand that everybody knows to be there"),
    of_seat("secret", SORTED_CARDS, "objective cards in hand that only the player has seen"),
)  # fmt: skip


# -- the moments to begin at


def begin(s: State, frame: Frame) -> None:
    """Begin a turn's remainder: this first, then phase C."""
    if s.solo and s.turn == SAM_SEAT:
        raise PositionError("turn: Sam decides nothing; begin at 'sam', or with turn = 0")
    s.todo.clear()
    s.push(frame, Frame(DRAW_UP, s.turn), Frame(END_TURN, s.turn))


def need(holds: bool, where: str, why: str) -> None:
    """Refuse a position in which the question makes no sense."""
    if not holds:
        raise PositionError(f"{where}: {why}")


def at_turn(s: State) -> None:
    """The start of the turn of `turn`: phase A, or the first turn of a herder that is not placed yet."""
    s.todo.clear()
    s.push(Frame(START_TURN, s.turn))


def at_move(s: State) -> None:
    """Phase A. A herder of which nothing is said stands on the start space."""
    me = s.seats[s.turn]
    if me.herder == EMPTY:
        me.herder = START
    begin(s, Frame(MOVE_HERDER, s.turn))


def at_visit(s: State) -> None:
    """Phase B: the herder has just arrived at its space, or in Kansas City."""
    herder = s.seats[s.turn].herder
    where = f"seat[{s.turn}].herder"
    need(herder != EMPTY, where, "say where the herder has arrived")
    there = herder == KANSAS_CITY or s.trail[herder] != EMPTY
    need(there, where, f"nothing lies on {SPACE.text(herder)} that could be visited")
    begin(s, Frame(ARRIVE, s.turn))


def at_income(s: State) -> None:
    """Kansas City after the foresight tiles: the value of the hand, then certificates and delivery."""
    me = s.seats[s.turn]
    if me.herder == EMPTY:
        me.herder = KANSAS_CITY
    need(me.herder == KANSAS_CITY, f"seat[{s.turn}].herder", "the herder must be in kansas_city")
    begin(s, Frame(REVEAL_HAND, s.turn))


def at_upgrade(s: State) -> None:
    """The engine has just stopped at a station."""
    station = STATION_AT[s.seats[s.turn].engine]
    need(station >= 0, f"seat[{s.turn}].engine", "there is no station")
    begin(s, Frame(UPGRADE_STATION, s.turn, station))


def at_draw_up(s: State) -> None:
    """Phase C, then the next player's turn."""
    s.todo.clear()
    s.push(Frame(DRAW_UP, s.turn), Frame(END_TURN, s.turn))


def at_sam(s: State) -> None:
    """Solo: Sam's turn."""
    need(s.solo, "seats", "Sam plays in the solo game only")
    s.turn = SAM_SEAT
    at_turn(s)


QUESTIONS: Final[dict[str, Callable[[State], None]]] = {
    "turn": at_turn,
    "move": at_move,
    "visit": at_visit,
    "income": at_income,
    "upgrade": at_upgrade,
    "draw_up": at_draw_up,
    "sam": at_sam,
}
DERIVED: Final = (
    "players", "solo", "simmental", "must_act", "bonus_from_stack", "city_dollars_first", "money_breaks_ties",
    "hops", "faces",
)  # fmt: skip


LAYOUT: Final = Layout(TABLE_KEYS, SEAT_KEYS, QUESTIONS, fill, DERIVED, keeps_first=True, begin=begin_turn)
