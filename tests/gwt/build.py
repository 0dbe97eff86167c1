"""Situations of Great Western Trail: a table, what lies on it in the notation's words, a question to answer.

A builder says what matters and leaves the rest as a fresh game has it; states made this way need not hold
every card or tile exactly once. Builders change the table that they are given; readers (`..._of`) tell names.
"""

from collections.abc import Sequence

from tests.asking import Asking
from wagontrain.core.rules import settle
from wagontrain.core.state import Frame
from wagontrain.gwt import GAME, names
from wagontrain.gwt.components import (
    ALL_DISCS,
    CERTIFICATE_TRACK,
    HAZARD_SPACES,
    JOB_COLUMNS,
    JOB_ROWS,
    JOB_SPACES,
    NEUTRAL_SPACES,
    OUTLAW_SPACES,
    STATION_TRACK,
    STATIONS,
)
from wagontrain.gwt.names import (
    ARRIVE,
    CARD,
    CITY,
    DISC,
    DRAW_UP,
    EFFECT,
    EMPTY,
    END_TURN,
    FACE,
    FIRST_CITY_TILE,
    MASTER,
    MOVE_HERDER,
    NEUTRAL,
    SPACE,
    STATION,
    TILE,
    TRACK,
    WORKER,
)
from wagontrain.gwt.rules.effects import start
from wagontrain.gwt.state import State, lay, private_tile, settle_faces

at_table = Asking(GAME)
asked, options, play = at_table.asked, at_table.options, at_table.play
play_until, reasons = at_table.play_until, at_table.reasons

# -- making a table


def table(seats: int = 2, seed: str = "", **options: object) -> State:
    """A game with a log: neutral buildings on their letters, no hazards or outlaws, seat 0 first.

    Every herder stands on neutral space A; every seat has 20 dollars, an empty hand and no exchange token,
    and all its cards in the draw stack. It is seat 0's phase A.
    """
    s = GAME.new(seats, seed, {"neutral_layout": "fixed", **options})
    s.log = []
    s.first = 0
    for space in HAZARD_SPACES + OUTLAW_SPACES:
        lay(s, space, EMPTY)
    for me in s.seats:
        me.deck = me.deck + me.hand
        me.hand = ()
        me.money = 20
        me.tokens = 0
        me.herder = NEUTRAL_SPACES[0]
    moving(s)
    return s


def bare(seats: int = 2, **options: object) -> State:
    """A table where nobody has anything that scores."""
    s = table(seats, "", **options)
    for me in s.seats:
        me.money = 0
        me.objectives = ()
    return s


def fresh(seats: int = 2, seed: str = "", **options: object) -> State:
    """A new game as the setup leaves it, with a log."""
    s = GAME.new(seats, seed, dict(options))
    s.log = []
    return s


def hand(s: State, *cards: str, seat: int = 0) -> None:
    """Replace a hand."""
    me = s.seats[seat]
    me.hand = tuple(sorted([CARD.index[name] for name in cards]))
    me.shown = ()
    me.secret = ()


def deck(s: State, *cards: str, seat: int = 0) -> None:
    """Replace a draw stack; the last card named is drawn first."""
    s.seats[seat].deck = tuple([CARD.index[name] for name in cards])


def discard(s: State, *cards: str, seat: int = 0) -> None:
    """Replace a discard pile."""
    s.seats[seat].discard = tuple([CARD.index[name] for name in cards])


def workers(s: State, cowboys: int = 1, builders: int = 1, engineers: int = 1, seat: int = 0) -> None:
    """Replace the workers, the printed ones included."""
    s.seats[seat].workers = (cowboys, builders, engineers)


def engine(s: State, place: str, seat: int = 0) -> None:
    """Put an engine on a space of the railroad, or on a turnout: "4t"."""
    s.seats[seat].engine = TRACK.index[place]


def herder(s: State, space: str, seat: int = 0) -> None:
    """Put a herder on a space."""
    s.seats[seat].herder = SPACE.index[space]


def cleared(s: State, *discs: str, seat: int = 0) -> None:
    """Clear these disc spaces, and only these; their discs are out of the game."""
    s.seats[seat].discs = ALL_DISCS
    for name in discs:
        s.seats[seat].discs &= ~(1 << DISC.index[name])


def only_discs(s: State, *discs: str, seat: int = 0) -> None:
    """Leave only these discs on the board."""
    s.seats[seat].discs = sum([1 << DISC.index[name] for name in discs])


def stations(s: State, *numbers: int, seat: int = 0) -> None:
    """Replace the stations with an own disc, from 1."""
    s.seats[seat].stations = sum([1 << (n - 1) for n in numbers])


def cities(s: State, *found: str, seat: int = 0) -> None:
    """Replace the discs in cities."""
    s.seats[seat].cities = tuple([found.count(name) for name in CITY.names])


def masters(s: State, *found: str, seat: int = 0) -> None:
    """Replace the station masters that a seat has."""
    s.seats[seat].masters = sum([1 << MASTER.index[name] for name in found])


def slots(s: State, *found: str | None) -> None:
    """Replace the station masters in the slots of stations 1 to 5."""
    s.masters = tuple([EMPTY if name is None else MASTER.index[name] for name in found])


def certificates(s: State, number: int, seat: int = 0) -> None:
    """Put the certificate marker on a number."""
    s.seats[seat].marker = CERTIFICATE_TRACK.index(number)


def put(s: State, space: str, face: str, seat: int = 0) -> None:
    """Lay a private building, by its face ("6b"), on a space; it changes its side for all players."""
    number = FACE.index[face] // 2
    bit = 1 << number
    s.sides = s.sides | bit if face.endswith("b") else s.sides & ~bit
    settle_faces(s)
    s.seats[seat].supply &= ~bit
    lay(s, SPACE.index[space], private_tile(seat, number))


def put_neutral(s: State, space: str, letter: str) -> None:
    """Lay a neutral building on a neutral space."""
    lay(s, SPACE.index[space], NEUTRAL.index[letter])


def tile(s: State, space: str, name: str) -> None:
    """Lay a hazard or outlaw tile on a space: `tile(s, "flood_1", "flood_green_4")`."""
    lay(s, SPACE.index[space], FIRST_CITY_TILE + TILE.index[name])


def hazards(s: State, *tiles: str, seat: int = 0) -> None:
    """Replace the collected hazard tiles."""
    s.seats[seat].hazards = tuple(sorted([TILE.index[name] for name in tiles]))


def objectives(s: State, *cards: str, seat: int = 0) -> None:
    """Replace the objective area."""
    s.seats[seat].objectives = tuple(sorted([CARD.index[name] for name in cards]))


def display(s: State, *cards: str | None) -> None:
    """Replace the objective display."""
    found = [EMPTY if name is None else CARD.index[name] for name in cards]
    s.display = tuple(found + [EMPTY] * (4 - len(found)))


def objective_stack(s: State, *cards: str) -> None:
    """Replace the objective stack; the last card named is on top."""
    s.objective_stack = tuple([CARD.index[name] for name in cards])


def market(s: State, *cards: str) -> None:
    """Replace the cattle market."""
    s.market = tuple(sorted([CARD.index[name] for name in cards]))


def market_stack(s: State, *cards: str) -> None:
    """Replace the market stack; the last card named is turned up first."""
    s.market_stack = tuple([CARD.index[name] for name in cards])


def jobs(s: State, *rows: Sequence[str], filled: int | None = None) -> None:
    """Replace the job market from row 1 on: the workers for hire in each row. All rows named are open."""
    columns = JOB_COLUMNS[s.players]
    cells = [EMPTY] * (JOB_ROWS * JOB_SPACES)
    for row, workers_here in enumerate(rows):
        for i, name in enumerate(workers_here):
            cells[row * JOB_SPACES + JOB_SPACES - columns + i] = WORKER.index[name]
    s.jobs = tuple(cells)
    s.placed = len(rows) * columns if filled is None else filled


def foresight(s: State, *tiles: str | None) -> None:
    """Replace the six foresight tiles."""
    s.foresight = tuple([EMPTY if name is None else TILE.index[name] for name in tiles])


def bags(s: State, *rows: Sequence[str]) -> None:
    """Replace the bags; the last tile named is drawn first."""
    s.bags = tuple([tuple([TILE.index[name] for name in row]) for row in rows])


# -- the question


def stack(s: State, *frames: Frame, seat: int = 0) -> None:
    """This seat's turn with these things to do, then phase C; runs to the first question."""
    s.turn = seat
    s.used = ()
    s.todo = [Frame(END_TURN, seat), Frame(DRAW_UP, seat)]
    s.push_all(list(frames))
    settle(s, GAME.rules)


def moving(s: State, seat: int = 0) -> None:
    """Phase A of this seat."""
    stack(s, Frame(MOVE_HERDER, seat), seat=seat)


def visiting(s: State, space: str, seat: int = 0) -> None:
    """This seat has just arrived at a location, or in Kansas City."""
    herder(s, space, seat)
    stack(s, Frame(ARRIVE, seat), seat=seat)


def at_neutral(s: State, letter: str, seat: int = 0) -> None:
    """This seat has just arrived at the neutral space of that letter."""
    visiting(s, f"neutral_{letter}", seat)


def doing(s: State, effect: str, seat: int = 0) -> None:
    """This seat begins an effect, nothing else being left of phase B."""
    s.turn = seat
    s.todo = [Frame(END_TURN, seat), Frame(DRAW_UP, seat)]
    start(s, seat, EFFECT.index[effect])
    settle(s, GAME.rules)


def immediate(s: State, effect: str, seat: int = 0) -> None:
    """This seat may take an immediate action."""
    stack(s, Frame(names.TAKE_IMMEDIATE, seat, EFFECT.index[effect], EMPTY), seat=seat)


def delivering(s: State, value: int, seat: int = 0) -> None:
    """This seat is at the delivery of Kansas City with a total breeding value."""
    herder(s, "kansas_city", seat)
    stack(s, Frame(names.CHOOSE_CITY, seat, value), Frame(names.LEAVE_KANSAS_CITY, seat), seat=seat)


def upgrading(s: State, station: int, seat: int = 0) -> None:
    """The engine of this seat has just stopped at a station, from 1."""
    s.seats[seat].engine = station_place(station)
    stack(s, Frame(names.UPGRADE_STATION, seat, station - 1), seat=seat)


def station_place(station: int) -> int:
    """Where on the railroad a station is, from 1."""
    assert 1 <= station <= STATIONS
    return STATION_TRACK[station - 1]


# -- reading a table


def card_names(cards: Sequence[int]) -> list[str]:
    """Cards by name, in their order."""
    return [CARD.text(card) for card in cards]


def hand_of(s: State, seat: int = 0) -> list[str]:
    """The cards of a hand."""
    return card_names(s.seats[seat].hand)


def discard_of(s: State, seat: int = 0) -> list[str]:
    """The cards of a discard pile, the oldest first."""
    return card_names(s.seats[seat].discard)


def market_of(s: State) -> list[str]:
    """The cattle market."""
    return card_names(s.market)


def herder_of(s: State, seat: int = 0) -> str:
    """The space where a herder stands."""
    return SPACE.text(s.seats[seat].herder)


def engine_of(s: State, seat: int = 0) -> str:
    """The place of an engine."""
    return TRACK.text(s.seats[seat].engine)


def marker_of(s: State, seat: int = 0) -> int:
    """The number at the certificate marker."""
    return CERTIFICATE_TRACK[s.seats[seat].marker]


def stations_of(s: State, seat: int = 0) -> list[int]:
    """The stations with an own disc, from 1."""
    return [n + 1 for n in range(STATIONS) if s.seats[seat].stations >> n & 1]


def station_name(number: int) -> str:
    """A station in the notation, from 1."""
    return STATION.text(number - 1)


def tile_at(s: State, space: str) -> str | None:
    """What lies on a space: a neutral letter, a face, a tile, or None."""
    code = s.trail[SPACE.index[space]]
    if code == EMPTY:
        return None
    if code < names.FIRST_PRIVATE:
        return NEUTRAL.text(code)
    if code < FIRST_CITY_TILE:
        return FACE.text(s.faces[code - names.FIRST_PRIVATE])
    return TILE.text(code - FIRST_CITY_TILE)


def points(s: State, category: str, seat: int = 0) -> int:
    """The points of one category, as if the game ended now."""
    return GAME.scores(s)[seat].parts[category]


def said(s: State, event: str) -> list[tuple[int, ...]]:
    """The arguments of all events of a name so far."""
    assert s.log is not None
    return [e.args for e in s.log if e.kind.name == event]


def cards_gone(s: State) -> list[str]:
    """The cards that went back to the box."""
    return card_names(s.gone_cards)
