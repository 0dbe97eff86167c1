"""Private buildings: placing and replacing (GWT-16)."""

from ...core.rules import Reason
from ...core.state import Frame
from ..actions import BUILD, EXCHANGE, SITE
from ..components import BUILDING_SPACES, FACE_BUILDERS, MOST_BUILDERS, SPACE_KIND
from ..events import BUILT, REPLACED
from ..names import BUILDER, BUILDING_SPACE, CHOOSE_SITE, EMPTY, FIRST_PRIVATE, PRIVATE_TILES
from ..state import State, is_private, lay, number_of, owner_of, private_tile
from .exchange import Question
from .purse import pay


def required(s: State, seat: int, number: int) -> int:
    """The builders that a private building of the seat requires."""
    return FACE_BUILDERS[s.faces[seat * PRIVATE_TILES + number]]


def own_faces(s: State, seat: int) -> list[int]:
    """Return the faces of the seat's buildings on the trail."""
    low = FIRST_PRIVATE + seat * PRIVATE_TILES
    faces: list[int] = []
    for space in BUILDING_SPACES:
        if low <= s.trail[space] < low + PRIVATE_TILES:
            faces.append(s.faces[s.trail[space] - FIRST_PRIVATE])
    return faces


def builders_for(s: State, seat: int, number: int, space: int) -> int:
    """The builders needed (and paid for) to put the building there; -1 where it cannot lie.

    GWT-16.1: an empty building space, at most six builders; GWT-16.2: an own tile with fewer, the difference.
    """
    if SPACE_KIND[space] != BUILDING_SPACE:
        return -1
    needed = required(s, seat, number)
    tile = s.trail[space]
    if tile == EMPTY:
        return needed if needed <= MOST_BUILDERS else -1
    if owner_of(tile) != seat:
        return -1
    less = needed - required(s, seat, number_of(tile))
    return less if less > 0 else -1


def least_builders(s: State, seat: int) -> list[int]:
    """For each building of the supply the fewest builders it can be built with; -1 where it cannot be."""
    me = s.seats[seat]
    empty = False
    own: list[int] = []
    low = FIRST_PRIVATE + seat * PRIVATE_TILES
    for space in BUILDING_SPACES:
        tile = s.trail[space]
        if tile == EMPTY:
            empty = True
        elif low <= tile < low + PRIVATE_TILES:
            own.append(required(s, seat, tile - low))
    found: list[int] = []
    for number in range(PRIVATE_TILES):
        if not me.supply >> number & 1:
            found.append(-1)
            continue
        needed = required(s, seat, number)
        best = needed if empty and needed <= MOST_BUILDERS else -1
        highest = 0  # the dearest own tile below the new one leaves the smallest difference
        for builders in own:
            if highest < builders < needed:
                highest = builders
        if highest and (best < 0 or needed - highest < best):
            best = needed - highest
        found.append(best)
    return found


def affordable(s: State, seat: int, cost: int) -> int:
    """The most builders that the seat has and can pay for."""
    me = s.seats[seat]
    return min(me.workers[BUILDER], me.money // cost)


def can_build(s: State, seat: int, cost: int) -> bool:
    """Can any building of the supply be placed, or replace another?"""
    most = affordable(s, seat, cost)
    if most == 0:
        return False
    return any(0 < builders <= most for builders in least_builders(s, seat))


def why_not_builders(s: State, seat: int, builders: int, cost: int) -> list[Reason]:
    """Why the seat cannot build with this many builders at that cost each."""
    me = s.seats[seat]
    reasons: list[Reason] = []
    if builders > me.workers[BUILDER]:
        reasons.append(
            ("GWT-16.1", "too-few-builders", {"needed": builders, "builders": me.workers[BUILDER]})
        )
    if builders * cost > me.money:
        reasons.append(("GWT-16.1", "too-few-dollars", {"cost": builders * cost, "dollars": me.money}))
    return reasons


class ChooseBuilding(Question):
    """Which building of the supply? f.a: dollars for each builder.

    Rules: GWT-16.1 to GWT-16.4, GWT-16.6, GWT-16.8, GWT-16.9.
    """

    verbs = (BUILD, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        most = affordable(s, f.seat, f.a)
        least = least_builders(s, f.seat)
        return [BUILD.base + n for n in range(PRIVATE_TILES) if 0 < least[n] <= most]

    def take(self, s: State, f: Frame, action: int) -> None:
        s.push(Frame(CHOOSE_SITE, f.seat, f.a, BUILD.first(action)))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        number = BUILD.first(action)
        if not s.seats[f.seat].supply >> number & 1:
            return [("GWT-16.1", "not-in-the-supply", {})]
        least = least_builders(s, f.seat)[number]
        if least < 0:
            if required(s, f.seat, number) > MOST_BUILDERS:
                return [("GWT-16.3", "only-by-replacing", {})]
            return [("GWT-16.9", "no-building-space", {})]
        return why_not_builders(s, f.seat, least, f.a)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"cost": f.a}


class ChooseSite(Question):
    """Where? An empty building space, or an own building to replace. f.a: dollars per builder, f.b: building.

    Rules: GWT-16.1, GWT-16.2, GWT-16.4, GWT-16.5, GWT-16.8, GWT-16.9.
    """

    verbs = (SITE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        most = affordable(s, f.seat, f.a)
        return [
            SITE.base + space for space in BUILDING_SPACES if 0 < builders_for(s, f.seat, f.b, space) <= most
        ]

    def take(self, s: State, f: Frame, action: int) -> None:
        place_building(s, f.seat, f.b, SITE.first(action), f.a)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        space = SITE.first(action)
        if SPACE_KIND[space] != BUILDING_SPACE:
            return [("GWT-16.1", "not-a-building-space", {})]
        tile = s.trail[space]
        if is_private(tile) and owner_of(tile) != f.seat:
            return [("GWT-16.4", "not-your-building", {})]
        builders = builders_for(s, f.seat, f.b, space)
        if builders < 0:
            if tile == EMPTY:
                return [("GWT-16.3", "only-by-replacing", {})]
            return [("GWT-16.2", "needs-more-builders-than-the-old", {})]
        return why_not_builders(s, f.seat, builders, f.a)

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"building": f.b + 1, "cost": f.a}


def place_building(s: State, seat: int, number: int, space: int, cost: int) -> None:
    """Pay for the builders and lay the tile; a replaced one leaves the game with its points."""
    builders = builders_for(s, seat, number, space)
    pay(s, seat, builders * cost)
    old = s.trail[space]
    me = s.seats[seat]
    me.supply &= ~(1 << number)
    if old == EMPTY:
        s.say(BUILT, seat, number, space, builders * cost)
    else:
        s.say(REPLACED, seat, number_of(old), number, space)
    lay(s, space, private_tile(seat, number))  # said before: the place still has the name that people know
