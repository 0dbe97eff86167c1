"""Hazard and outlaw tiles: taking them, and laying new ones (GWT-18, GWT-20, GWT-6.3, GWT-6.4)."""

from ...core.actions import Verb
from ...core.rules import Reason
from ...core.seqs import added_at, inserted
from ...core.state import Frame
from ..actions import EXCHANGE, HAZARD, OUTLAW
from ..components import (
    BOUNTY_DOLLARS,
    BOUNTY_TOKENS,
    HAZARD_SECTIONS,
    HAZARD_SPACES,
    HAZARD_TILE,
    OUTLAW_SPACES,
    TILE_COLOR,
    TILE_HAZARD,
    TILE_KIND,
)
from ..events import BOUNTY_COLLECTED, HAZARD_REMOVED, TILE_LOST, TILE_PLACED
from ..names import EMPTY, FIRST_CITY_TILE, SPACE
from ..state import State, lay
from .exchange import Question
from .purse import gain, gain_token, pay


def lowest_space(s: State, tile: int) -> int:
    """GWT-6.3, GWT-6.4: the lowest empty space of the tile's section; EMPTY where it is full."""
    section = HAZARD_SECTIONS[TILE_HAZARD[tile]] if TILE_KIND[tile] == HAZARD_TILE else OUTLAW_SPACES
    for space in section:
        if s.trail[space] == EMPTY:
            return space
    return EMPTY


def lay_tile(s: State, seat: int, tile: int) -> None:
    """Put a hazard or outlaw tile on its section; with no space left it leaves the game (GWT-6.11)."""
    space = lowest_space(s, tile)
    if space == EMPTY:
        s.gone_tiles = inserted(s.gone_tiles, tile)
        s.say(TILE_LOST, seat, tile)
    else:
        lay(s, space, FIRST_CITY_TILE + tile)
        s.say(TILE_PLACED, seat, tile, space)


def any_hazard(s: State) -> bool:
    """Does a hazard lie in any section?"""
    return any(s.trail[space] != EMPTY for space in HAZARD_SPACES)


def any_outlaw(s: State) -> bool:
    """GWT-18.2: does an outlaw lie in the section?"""
    return any(s.trail[space] != EMPTY for space in OUTLAW_SPACES)


def take_hazard(s: State, seat: int, space: int) -> None:
    """The seat keeps the tile; herders there stand on an empty space (GWT-26.6)."""
    tile = s.trail[space] - FIRST_CITY_TILE
    me = s.seats[seat]
    me.hazards = inserted(me.hazards, tile)
    lay(s, space, EMPTY)
    s.say(HAZARD_REMOVED, seat, tile, space)


def take_outlaw(s: State, seat: int, place: int) -> None:
    """The seat keeps the tile that lay on that outlaw space (0 stands for 1)."""
    space = OUTLAW_SPACES[place]
    tile = s.trail[space] - FIRST_CITY_TILE
    me = s.seats[seat]
    me.outlaws = added_at(me.outlaws, TILE_COLOR[tile], 1)
    lay(s, space, EMPTY)
    s.say(BOUNTY_COLLECTED, seat, tile, space)


class ChooseHazard(Question):
    """Remove any one hazard for a price. f.a: the price. Rules: GWT-20.1, GWT-20.3, GWT-26.6."""

    verbs = (HAZARD, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        trail = s.trail
        return [HAZARD.base + i for i in range(len(HAZARD_SPACES)) if trail[HAZARD_SPACES[i]] != EMPTY]

    def take(self, s: State, f: Frame, action: int) -> None:
        pay(s, f.seat, f.a)
        take_hazard(s, f.seat, HAZARD_SPACES[HAZARD.first(action)])

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if s.trail[HAZARD_SPACES[HAZARD.first(action)]] == EMPTY:
            return [("GWT-20.1", "no-tile-there", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"cost": f.a}


class ChooseOutlaw(Question):
    """Collect the bounty for any one outlaw. Rules: GWT-18.1 to GWT-18.3, GWT-20.3."""

    verbs = (OUTLAW, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        trail = s.trail
        return [OUTLAW.base + i for i in range(len(OUTLAW_SPACES)) if trail[OUTLAW_SPACES[i]] != EMPTY]

    def take(self, s: State, f: Frame, action: int) -> None:
        place = OUTLAW.first(action)
        take_outlaw(s, f.seat, place)
        gain(s, f.seat, BOUNTY_DOLLARS[place])
        for _ in range(BOUNTY_TOKENS[place]):
            gain_token(s, f.seat)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if s.trail[OUTLAW_SPACES[OUTLAW.first(action)]] == EMPTY:
            return [("GWT-18.1", "no-tile-there", {})]
        return []

    def targets(self, s: State, f: Frame, action: int, verb: Verb) -> list[str]:
        return [f"space-{SPACE.text(OUTLAW_SPACES[OUTLAW.first(action)])}"] if OUTLAW.has(action) else []
