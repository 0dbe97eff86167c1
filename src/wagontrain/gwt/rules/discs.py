"""Discs from the player board to cities and stations, and what each unlocks (GWT-8.2 to 8.4, GWT-26)."""

from ...core.rules import Reason
from ...core.seqs import added_at
from ...core.state import Frame
from ..actions import DISC, EXCHANGE, RECALL
from ..components import (
    CITY_CORNER,
    DISC_COST,
    DISC_DOLLARS,
    DISCS,
    FREE_DISCS,
    STATION_CORNER,
    STATIONS,
    WHITE_DISCS,
)
from ..events import DISC_RECALLED, DISC_TAKEN
from ..names import CITY, STATION, WHITE
from ..state import Seat, State
from .exchange import Question
from .purse import gain, pay


def corner_choices(me: Seat, corner: int) -> int:
    """GWT-8.3, GWT-26.1: the discs, as a mask, that the corners allow.

    A white target takes white discs, and dark ones only when no white disc is left on the board.
    """
    if corner == WHITE and me.discs & WHITE_DISCS:
        return me.discs & WHITE_DISCS
    return me.discs


def payable(money: int, disc: int, later: int) -> bool:
    """GWT-8.10, GWT-8.13: can the disc's cost be paid, and what comes later, its own dollars taken in?"""
    return DISC_COST[disc] <= money and later <= money - DISC_COST[disc] + DISC_DOLLARS[disc]


def disc_choices(me: Seat, corner: int, money: int, later: int) -> list[int]:
    """GWT-26.8 (1) and (2): the disc spaces that may be cleared, all payments considered.

    later: what must still be paid after the disc, less what comes in before.
    """
    allowed = corner_choices(me, corner)
    found: list[int] = []
    for disc in range(DISCS):
        if allowed >> disc & 1 and payable(money, disc, later):
            found.append(disc)
    return found


def has_choice(me: Seat, corner: int, money: int, later: int) -> bool:
    """Is there any disc space that may be cleared? The same as `disc_choices`, without the list."""
    if later <= money and corner_choices(me, corner) & FREE_DISCS:
        return True
    return bool(disc_choices(me, corner, money, later))


def recallable(me: Seat, target: int) -> list[int]:
    """GWT-26.2: the own stations whose disc may be taken: not that of the target."""
    if not me.stations:
        return []
    return [n for n in range(STATIONS) if me.stations >> n & 1 and n != target]


def target_corner(target: int) -> int:
    """The corners of a station, or of a city (numbered after the stations)."""
    return STATION_CORNER[target] if target < STATIONS else CITY_CORNER[target - STATIONS]


def put_disc(me: Seat, target: int) -> None:
    """The disc lies on the station or in the city now."""
    if target < STATIONS:
        me.stations |= 1 << target
    else:
        me.cities = added_at(me.cities, target - STATIONS, 1)


class ChooseDisc(Question):
    """Which disc goes to the target? From a station only when the board has none to give.

    f.a: the target, a station or (numbered after them) a city; f.b: what must be paid after the disc's own
    cost and dollars (transport, less the city's dollars).
    Rules: GWT-8.2 to GWT-8.4, GWT-8.10, GWT-8.13, GWT-14.2, GWT-14.7, GWT-26.1, GWT-26.2, GWT-26.8, GWT-26.9.
    """

    verbs = (DISC, RECALL, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        me = s.seats[f.seat]
        found = disc_choices(me, target_corner(f.a), me.money, f.b)
        if found:
            return [DISC.base + disc for disc in found]
        return [RECALL.of(station) for station in recallable(me, f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        me = s.seats[f.seat]
        if RECALL.has(action):
            station = RECALL.first(action)
            me.stations &= ~(1 << station)
            s.say(DISC_RECALLED, f.seat, station)
            put_disc(me, f.a)
            return
        disc = DISC.first(action)
        pay(s, f.seat, DISC_COST[disc])
        me.discs &= ~(1 << disc)
        s.say(DISC_TAKEN, f.seat, disc)
        put_disc(me, f.a)
        gain(s, f.seat, DISC_DOLLARS[disc])

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        me = s.seats[f.seat]
        if RECALL.has(action):
            return self.why_not_recall(me, f, RECALL.first(action))
        disc = DISC.first(action)
        if not me.discs >> disc & 1:
            return [("GWT-8.2", "disc-is-gone", {})]
        reasons: list[Reason] = []
        if not corner_choices(me, target_corner(f.a)) >> disc & 1:
            reasons.append(("GWT-8.3", "dark-disc", {}))
        if DISC_COST[disc] > me.money:
            reasons.append(("GWT-8.4d", "too-few-dollars", {"cost": DISC_COST[disc], "dollars": me.money}))
        elif not payable(me.money, disc, f.b):
            reasons.append(("GWT-8.10", "transport-not-payable", {"cost": f.b}))
        return reasons

    def why_not_recall(self, me: Seat, f: Frame, station: int) -> list[Reason]:
        """Why a disc cannot be taken from that station."""
        if disc_choices(me, target_corner(f.a), me.money, f.b):
            return [("GWT-26.8", "board-has-discs", {})]
        if not me.stations >> station & 1 or station == f.a:
            return [("GWT-26.2", "no-own-disc-there", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        if f.a < STATIONS:
            return {"target": f"station:{STATION.text(f.a)}"}
        return {"target": f"city:{CITY.text(f.a - STATIONS)}"}
