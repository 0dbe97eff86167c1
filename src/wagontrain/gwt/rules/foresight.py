"""Kansas City, sub-phases 1 to 3, and the job market (GWT-6, GWT-23.1)."""

from ...core.rules import Reason
from ...core.seqs import with_at
from ...core.state import Frame
from ..actions import EXCHANGE, FORESIGHT
from ..components import (
    JOB_ARROW,
    JOB_COLUMNS,
    JOB_SPACES,
    JOB_TOKEN_ROW,
    TILE_KIND,
    WORKER_TILE,
)
from ..events import END_TRIGGERED, FORESIGHT_FILLED, TILE_CHOSEN, WORKER_FOR_HIRE
from ..names import COLUMNS, EMPTY, GREEN_ARROW, SPACES_PER_COLUMN, YELLOW_ARROW
from ..state import State
from .cattle import refill_market
from .exchange import Question
from .hazards import lay_tile


def choosable(s: State, column: int) -> list[int]:
    """GWT-6.1, GWT-23.2: the foresight spaces of the column whose tile may be chosen."""
    found: list[int] = []
    for space in range(column * SPACES_PER_COLUMN, column * SPACES_PER_COLUMN + SPACES_PER_COLUMN):
        tile = s.foresight[space]
        if tile != EMPTY and (s.turns_left < 0 or TILE_KIND[tile] != WORKER_TILE):
            found.append(space)
    return found


def place_worker(s: State, seat: int, worker: int) -> None:
    """GWT-6.5 to GWT-6.7: the next space of the token's row; on the token's own space the token moves on."""
    columns = JOB_COLUMNS[s.players]
    row = s.placed // columns
    column = JOB_SPACES - columns + s.placed % columns
    s.jobs = with_at(s.jobs, row * JOB_SPACES + column, worker)
    s.placed += 1
    s.say(WORKER_FOR_HIRE, seat, row, worker)
    if s.placed % columns == 0 and row >= JOB_TOKEN_ROW:
        if JOB_ARROW[row] == YELLOW_ARROW:
            refill_market(s)
        elif JOB_ARROW[row] == GREEN_ARROW:
            trigger_end(s, seat)


def trigger_end(s: State, seat: int) -> None:
    """GWT-23.1 to GWT-23.3: the token is taken; this turn and one for everybody else are left."""
    s.token_owner = seat
    s.turns_left = s.players
    s.say(END_TRIGGERED, seat)


def choose_tile(s: State, seat: int, space: int) -> None:
    """Move a foresight tile to its section at once."""
    tile = s.foresight[space]
    s.foresight = with_at(s.foresight, space, EMPTY)
    s.say(TILE_CHOSEN, seat, space, tile)
    if TILE_KIND[tile] == WORKER_TILE:
        place_worker(s, seat, tile)
    else:
        lay_tile(s, seat, tile)


def refill_foresight(s: State) -> None:
    """GWT-8.11, GWT-8.14: each empty space from the bag of its number, column by column."""
    for space in range(SPACES_PER_COLUMN * COLUMNS):
        bag = s.bags[space // SPACES_PER_COLUMN]
        if s.foresight[space] == EMPTY and bag:
            s.foresight = with_at(s.foresight, space, bag[-1])
            bags = list(s.bags)
            bags[space // SPACES_PER_COLUMN] = bag[:-1]
            s.bags = tuple(bags)
            s.reveals += 1
            s.say(FORESIGHT_FILLED, -1, space, bag[-1])


class ChooseForesight(Question):
    """Choose one tile of a foresight column. f.a: the column, from 0.

    Rules: GWT-6.1, GWT-6.2, GWT-6.11, GWT-6.12, GWT-23.2, GWT-23.3, GWT-23.6.
    """

    verbs = (FORESIGHT, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return bool(choosable(s, f.a))

    def options(self, s: State, f: Frame) -> list[int]:
        return [FORESIGHT.base + space for space in choosable(s, f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        choose_tile(s, f.seat, FORESIGHT.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        space = FORESIGHT.first(action)
        if space // SPACES_PER_COLUMN != f.a:
            return [("GWT-6.1", "another-column", {"column": f.a + 1})]
        if s.foresight[space] == EMPTY:
            return [("GWT-6.2", "no-tile-there", {})]
        if space not in choosable(s, f.a):
            return [("GWT-23.3", "no-more-workers", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"column": f.a + 1}
