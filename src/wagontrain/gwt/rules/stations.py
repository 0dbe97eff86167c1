"""Stations and station masters (GWT-14)."""

from ...core.rules import Reason
from ...core.seqs import added_at, with_at
from ...core.state import Frame
from ..actions import EXCHANGE, MASTER, PASS, UPGRADE
from ..components import (
    MASTER_EFFECTS,
    MASTER_SLOTS,
    STATION_CORNER,
    STATION_COST,
    STATION_TRACK,
    STATIONS,
)
from ..events import MASTER_TAKEN, STATION_UPGRADED
from ..names import CHOOSE_DISC, EMPTY, TAKE_IMMEDIATE, TAKE_MASTER, WORKER_KINDS
from ..state import State
from .discs import has_choice, recallable
from .exchange import Question
from .purse import pay


def can_upgrade(s: State, seat: int, station: int) -> bool:
    """GWT-14.1, GWT-14.7: no own disc there, and all payments can be made in their order."""
    me = s.seats[seat]
    if me.stations >> station & 1 or me.money < STATION_COST[station]:
        return False
    return has_disc(s, seat, station)


def has_disc(s: State, seat: int, station: int) -> bool:
    """Is there a disc for the station, its cost paid, by the order of GWT-26.8?"""
    me = s.seats[seat]
    left = me.money - STATION_COST[station]
    return has_choice(me, STATION_CORNER[station], left, 0) or bool(recallable(me, station))


def begin_upgrade(s: State, seat: int, station: int) -> None:
    """GWT-14.2, GWT-14.7: pay, then the disc, then the station master."""
    pay(s, seat, STATION_COST[station])
    s.say(STATION_UPGRADED, seat, station)
    s.push(Frame(CHOOSE_DISC, seat, station), Frame(TAKE_MASTER, seat, station))


def why_not_upgrade(s: State, seat: int, station: int) -> list[Reason]:
    """Why the seat cannot upgrade the station."""
    me = s.seats[seat]
    if me.stations >> station & 1:
        return [("GWT-14.1", "own-disc-there", {})]
    if me.money < STATION_COST[station]:
        return [("GWT-14.1", "too-few-dollars", {"cost": STATION_COST[station], "dollars": me.money})]
    if not has_disc(s, seat, station):
        return [("GWT-14.7", "no-disc", {})]
    return []


class UpgradeStation(Question):
    """The engine stands at a station: upgrade it or not? f.a: the station. Rules: GWT-14.1, GWT-14.9."""

    verbs = (PASS, UPGRADE, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        return can_upgrade(s, f.seat, f.a)

    def options(self, s: State, f: Frame) -> list[int]:
        return [PASS.base, UPGRADE.of(f.a)]

    def take(self, s: State, f: Frame, action: int) -> None:
        if action != PASS.base:
            begin_upgrade(s, f.seat, f.a)

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if UPGRADE.has(action) and UPGRADE.first(action) != f.a:
            return [("GWT-14.1", "engine-not-there", {})]
        return []

    def args(self, s: State, f: Frame) -> dict[str, object]:
        return {"cost": STATION_COST[f.a]}


def stations_behind(s: State, seat: int) -> list[int]:
    """GWT-22.9, GWT-22.18: the stations strictly behind the engine that can be upgraded."""
    engine = s.seats[seat].engine
    return [n for n in range(STATIONS) if STATION_TRACK[n] < engine and can_upgrade(s, seat, n)]


class ChooseStationBehind(Question):
    """Building 9b: upgrade a station behind the engine. Rules: GWT-22.9, GWT-22.18."""

    verbs = (UPGRADE, EXCHANGE)

    def options(self, s: State, f: Frame) -> list[int]:
        return [UPGRADE.of(station) for station in stations_behind(s, f.seat)]

    def take(self, s: State, f: Frame, action: int) -> None:
        begin_upgrade(s, f.seat, UPGRADE.first(action))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        station = UPGRADE.first(action)
        if STATION_TRACK[station] >= s.seats[f.seat].engine:
            return [("GWT-22.18", "not-behind-the-engine", {})]
        return why_not_upgrade(s, f.seat, station)


class TakeMaster(Question):
    """Right after an upgrade: take the station master for a hired worker. f.a: the station.

    Rules: GWT-14.3 to GWT-14.6, GWT-14.8.
    """

    verbs = (PASS, MASTER, EXCHANGE)

    def asks(self, s: State, f: Frame) -> bool:
        if f.a >= MASTER_SLOTS or s.masters[f.a] == EMPTY:
            return False
        return any(workers > 1 for workers in s.seats[f.seat].workers)

    def options(self, s: State, f: Frame) -> list[int]:
        workers = s.seats[f.seat].workers
        found = [PASS.base]
        for kind in range(WORKER_KINDS):
            if workers[kind] > 1:
                found.append(MASTER.of(kind))
        return found

    def take(self, s: State, f: Frame, action: int) -> None:
        if action == PASS.base:
            return
        kind = MASTER.first(action)
        me = s.seats[f.seat]
        master = s.masters[f.a]
        me.workers = added_at(me.workers, kind, -1)
        me.masters |= 1 << master
        s.masters = with_at(s.masters, f.a, EMPTY)
        s.slot_workers = with_at(s.slot_workers, f.a, kind)
        s.say(MASTER_TAKEN, f.seat, master, kind)
        effects = MASTER_EFFECTS[master]
        if effects:
            s.push(Frame(TAKE_IMMEDIATE, f.seat, effects[0], effects[1] if len(effects) > 1 else EMPTY))

    def why_not(self, s: State, f: Frame, action: int) -> list[Reason]:
        if MASTER.has(action) and s.seats[f.seat].workers[MASTER.first(action)] == 1:
            return [("GWT-14.3", "only-the-printed-worker", {})]
        return []
