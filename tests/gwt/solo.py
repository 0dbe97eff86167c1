"""Situations of the solo game: a table with little on it, and a turn of Sam's."""

from tests.gwt.build import bags, foresight, herder, jobs, table, workers
from wagontrain.core.rules import settle
from wagontrain.core.state import Frame
from wagontrain.gwt import GAME
from wagontrain.gwt.names import CITY, START_TURN, WORKER
from wagontrain.gwt.state import State

SAM = 1
STEP_1 = 4  # a card of one step; it takes an outlaw
STEP_2 = 8  # a card of two steps; it buys cattle


def solo(**options: object) -> State:
    """A solo game with nothing to take: empty markets and sections, Sam on the start space, a cowboy man."""
    s = table(1, "", **options)
    herder(s, "start", seat=SAM)
    workers(s, seat=SAM)
    specialized(s, "cowboy")
    s.market = ()
    s.market_stack = ()
    jobs(s)
    foresight(s, *[None] * 6)
    return s


def specialized(s: State, kind: str) -> None:
    """Sam's specialization."""
    s.specialization = WORKER.index[kind]


def sams_turn(s: State, card: int) -> None:
    """Sam's turn with this card, then the player's question."""
    s.sam_deck = (card - 1,)
    s.turn = SAM
    s.todo = [Frame(START_TURN, SAM)]
    settle(s, GAME.rules)


def in_kansas_city(s: State, *tiles: str | None) -> None:
    """Sam reaches Kansas City, with these foresight tiles (else none) and empty bags."""
    foresight(s, *(tiles or [None] * 6))
    bags(s, [], [], [])
    herder(s, "neutral_g", seat=SAM)
    sams_turn(s, STEP_1)


def cities_of_sam(s: State) -> list[str]:
    """The cities with Sam's discs."""
    return [CITY.text(i) for i in range(CITY.size) for _ in range(s.seats[SAM].cities[i])]
