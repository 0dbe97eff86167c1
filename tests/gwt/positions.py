"""Positions that are laid out so that a building can be used or copied, every piece accounted for.

Play from the start reaches some effects once in 100,000 decisions; from here each is one action away. The
player has cards, dollars, workers, tiles and open spaces for every icon, so that a position can be saved,
loaded and played on like any other.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from wagontrain.core.fields import load_fields
from wagontrain.core.rules import settle
from wagontrain.core.seqs import added_at, inserted, with_at, without
from wagontrain.core.state import Frame
from wagontrain.gwt import GAME
from wagontrain.gwt.components import (
    BUILDING_SPACES,
    EFFECT_ACT,
    FACE_ACTIONS,
    HAZARD_TILE,
    JOB_COLUMNS,
    KANSAS_CITY,
    NEIGHBOURS,
    NEUTRAL_SPACES,
    OUTLAW_TILE,
    SPACE_KIND,
    TILE_COLOR,
    TILE_KIND,
    TILES,
)
from wagontrain.gwt.names import (
    ARRIVE,
    BUILDING_SPACE,
    CARD,
    COPY_BUILDING,
    DRAW_UP,
    EMPTY,
    END_TURN,
    FACE,
    FIRST_CITY_TILE,
    HAZARD_SPACE,
    NEUTRAL,
    NEUTRAL_SPACE,
    PRIVATE_TILES,
    SPACE,
    TRACK,
    WORKER_KINDS,
)
from wagontrain.gwt.rules.foresight import place_worker
from wagontrain.gwt.rules.hazards import lay_tile
from wagontrain.gwt.state import STATE_FIELDS, State, lay, number_of, private_tile

OWN = 0
OTHER = 1
COPIER = next(f for f in range(FACE.size) if EFFECT_ACT[FACE_ACTIONS[f][0][0]] == COPY_BUILDING)
"""The face that copies its neighbours."""
OPEN_ROWS = 5
HAND = ("criollo", "criollo", "santa_gertrudis", "pineywoods", "galloway")


@dataclass(frozen=True)
class Position:
    """The herder of seat 0 stands on `space`; what lies there, and on a space next to it.

    `tile` is a face (of seat 0) or a neutral letter; `near_tile` a face, a letter, "tile" for a hazard or
    outlaw, or "" for nothing.
    """

    space: int
    tile: str
    near: int = EMPTY
    near_tile: str = ""
    near_owner: int = OWN

    def __str__(self) -> str:
        words = [SPACE.text(self.space), self.tile]
        if self.near >= 0:
            words += [SPACE.text(self.near), self.near_tile or "empty", str(self.near_owner)]
        return "-".join(words)

    def sides(self) -> str:
        """The sides of the private buildings with which the faces of the position lie on the table."""
        letters = ["a"] * PRIVATE_TILES
        for tile in (self.tile, self.near_tile):
            if tile in FACE.index:
                letters[FACE.index[tile] // 2] = tile[-1]
        return "".join(letters)

    def lay_out(self, seed: str = "", seats: int = 2, options: dict[str, object] | None = None) -> State:
        """The position, at its first question; it says which sides of the buildings are up."""
        given = {**(options or {}), "building_sides": self.sides()}
        if seats > 1:
            given["first_player"] = "1"
        s = GAME.new(seats, seed or str(self), given)
        s.log = []
        endow(s, random.Random(f"{seed} {self}"))
        put(s, self.space, self.tile, OWN)
        if self.near >= 0:
            put(s, self.near, self.near_tile, self.near_owner)
        s.seats[0].herder = self.space
        s.todo = [Frame(END_TURN, 0), Frame(DRAW_UP, 0), Frame(ARRIVE, 0)]
        settle(s, GAME.rules)
        return s


# -- all positions


def uses() -> Iterator[Position]:
    """Each neutral tile on each neutral space, each side of a private building on each building space."""
    for space in NEUTRAL_SPACES:
        yield from (Position(space, letter) for letter in NEUTRAL.names)
    for space in BUILDING_SPACES:
        yield from (Position(space, face) for face in FACE.names)


def copies() -> Iterator[Position]:
    """A building that copies on each building space, and all that can lie on each space next to it."""
    copier = FACE.text(COPIER)
    for space in BUILDING_SPACES:
        for near in NEIGHBOURS[space]:
            if near == KANSAS_CITY:
                continue
            if SPACE_KIND[near] == NEUTRAL_SPACE:
                yield from (Position(space, copier, near, letter) for letter in NEUTRAL.names)
            elif SPACE_KIND[near] == BUILDING_SPACE:
                yield Position(space, copier, near)
                yield from copied_faces(space, near)
            else:
                yield from (Position(space, copier, near, there) for there in ("", "tile"))


def copied_faces(space: int, near: int) -> Iterator[Position]:
    """Each side of a private building, of the player and of another one, next to the copying building."""
    for face in range(FACE.size):
        for owner in (OWN, OTHER):
            same_number = face // 2 == COPIER // 2
            if not same_number or (face == COPIER and owner == OTHER):
                yield Position(space, FACE.text(COPIER), near, FACE.text(face), owner)


POSITIONS = (*uses(), *copies())


# -- laying out


def put(s: State, space: int, tile: str, owner: int) -> None:
    """Lay a tile where it belongs; a neutral one changes places with what lay there."""
    if tile in NEUTRAL.index:
        code = NEUTRAL.index[tile]
        lay(s, s.trail.index(code), s.trail[space])
        lay(s, space, code)
    elif tile in FACE.index:
        code = private_tile(owner, FACE.index[tile] // 2)
        s.seats[owner].supply &= ~(1 << number_of(code))
        lay(s, space, code)
    elif tile == "" and s.trail[space] != EMPTY:
        s.gone_tiles = inserted(s.gone_tiles, s.trail[space] - FIRST_CITY_TILE)
        lay(s, space, EMPTY)
    elif tile and s.trail[space] == EMPTY:
        kind = HAZARD_TILE if SPACE_KIND[space] == HAZARD_SPACE else OUTLAW_TILE
        lay(s, space, FIRST_CITY_TILE + taken_tile(s, [i for i in range(TILES) if TILE_KIND[i] == kind]))


def taken_tile(s: State, tiles: Sequence[int]) -> int:
    """Take the first of these tiles that a bag holds."""
    for tile in tiles:
        for number, bag in enumerate(s.bags):
            if tile in bag:
                s.bags = tuple([without(b, tile) if i == number else b for i, b in enumerate(s.bags)])
                return tile
    raise AssertionError("no such tile is left in the bags")


def taken_market_card(s: State, name: str) -> int:
    """Take a card of the cattle market, or of its stack."""
    card = CARD.index[name]
    if card in s.market:
        s.market = without(s.market, card)
    else:
        s.market_stack = without(s.market_stack, card)
    return card


def endow(s: State, chance: random.Random) -> None:
    """Give seat 0 what every icon asks for, and open what every icon needs."""
    me = s.seats[0]
    me.money, me.tokens, me.marker = 60, 2, 1
    me.engine = TRACK.index["18"]
    give_cards(s, chance)
    give_tiles(s, chance)
    for disc in range(3):  # white ones, on stations
        me.discs &= ~(1 << disc)
        me.stations |= 1 << disc


def give_cards(s: State, chance: random.Random) -> None:
    """A hand with a pair, every breed of the player's, a card of the market and an objective card."""
    me = s.seats[0]
    wanted = [CARD.index[name] for name in HAND]
    rest = list(me.deck + me.hand)
    for card in wanted:
        rest.remove(card)
    chance.shuffle(rest)
    me.deck, me.discard = tuple(rest[:6]), tuple(rest[6:])
    wanted += [taken_market_card(s, "longhorn"), s.objective_stack[-1]]
    if s.simmental:
        wanted.append(taken_market_card(s, "simmental_calf"))
    s.objective_stack = s.objective_stack[:-1]
    me.hand = me.shown = tuple(sorted(wanted))


def give_tiles(s: State, chance: random.Random) -> None:
    """Workers, hazards and outlaws of the player, and others on the trail and in the job market."""
    me = s.seats[0]
    hire(s, chance)
    hazards = [tile for tile in range(TILES) if TILE_KIND[tile] == HAZARD_TILE]
    outlaws = [tile for tile in range(TILES) if TILE_KIND[tile] == OUTLAW_TILE]
    for _ in range(2):
        me.hazards = inserted(me.hazards, taken_tile(s, hazards))
        lay_tile(s, -1, taken_tile(s, hazards))
    for tile in outlaws:
        me.outlaws = added_at(me.outlaws, TILE_COLOR[taken_tile(s, [tile])], 1)
        lay_tile(s, -1, taken_tile(s, outlaws))


def hire(s: State, chance: random.Random) -> None:
    """Fill rows of the job market, and hire one to three workers of each kind out of them."""
    me = s.seats[0]
    while s.placed < OPEN_ROWS * JOB_COLUMNS[s.players]:
        place_worker(s, -1, taken_tile(s, [s.placed % WORKER_KINDS]))
    for kind in range(WORKER_KINDS):
        for _ in range(min(chance.randrange(1, 4), s.jobs.count(kind) - 1)):
            s.jobs = with_at(s.jobs, s.jobs.index(kind), EMPTY)
            me.workers = added_at(me.workers, kind, 1)


# -- saving


def stored_and_opened(s: State) -> State:
    """Save the state and load it, with every check of `load` except the rehearsal, which takes longest.

    The tests play on themselves; some positions go through `load` as it is.
    """
    saved = json.loads(json.dumps(GAME.save(s)))
    GAME.check_header(saved)
    other = GAME.blank(GAME.seat_count(s))
    other.options = GAME.check(GAME.seat_count(s), saved["options"])
    other.key = s.key
    other.counters = tuple(saved["counters"])
    other.reveals = saved["reveals"]
    other.todo = GAME.loaded_todo(saved["todo"], GAME.seat_count(s))
    load_fields(other, STATE_FIELDS, saved["state"], "state")
    GAME.load_seats(other, saved["players"])
    GAME.check_state(other)
    assert GAME.save(other) == GAME.save(s)
    return other
