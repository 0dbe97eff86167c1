"""One table of a browser: what is stored of it, and its game in memory."""

import json
import time
from types import SimpleNamespace
from typing import Any

from ...core.state import NOBODY
from ..live import History, Live
from ..localization import Speech
from ..new_tables import new_row, new_seat
from ..problems import Problem
from ..views import final_result, table_info
from ..wishes import wanted_texts

ME = "me"  # the id of the one player
ENTRY = ("kind", "seat", "text", "player_id", "key", "at")
NEVER_AWAY = 0.0

Row = Any


class Stale(Exception):
    """The table is at another number than the one expected."""


class LocalTable:
    """A table with all that is stored of it; its game is made from the stored actions when it is needed."""

    def __init__(self, row: Row, seats: list[Row], actions: list[Row]) -> None:
        self.row = row
        self.seats = seats
        self.actions = actions
        self.notes: list[Row] = []
        self.plans: list[Row] = []
        self.chat: list[dict[str, Any]] = []
        self.memo = ""
        self._live: Live | None = None
        self.frozen: Problem | None = None

    # -- storing

    def dump(self) -> str:
        """The table as it is stored."""
        data: dict[str, Any] = {"row": vars(self.row), "seats": [vars(seat) for seat in self.seats]}
        data["actions"] = [[getattr(entry, name) for name in ENTRY] for entry in self.actions]
        data["notes"] = [vars(note) for note in self.notes]
        data["plans"] = [vars(plan) for plan in self.plans]
        return json.dumps({**data, "chat": self.chat, "memo": self.memo}, ensure_ascii=False)

    @staticmethod
    def load(text: str) -> "LocalTable":
        """A stored table."""
        data = json.loads(text)
        actions = [
            SimpleNamespace(seq=n, **dict(zip(ENTRY, entry, strict=True)))
            for n, entry in enumerate(data["actions"], 1)
        ]
        seats = [SimpleNamespace(**seat) for seat in data["seats"]]
        table = LocalTable(SimpleNamespace(**data["row"]), seats, actions)
        table.notes = [SimpleNamespace(**note) for note in data["notes"]]
        table.plans = [SimpleNamespace(**plan) for plan in data["plans"]]
        table.chat, table.memo = data["chat"], data["memo"]
        return table

    # -- reading

    def live(self) -> Live:
        """The game; a Problem where it was begun under other rules than those of today."""
        if self.frozen is not None:
            raise self.frozen
        if self._live is None:
            try:
                self._live = self.replayed()
            except Problem as problem:
                self.frozen = problem
                raise
        return self._live

    def replayed(self) -> Live:
        """The game played again from its stored actions."""
        live = Live(self.row)
        history = History(live)
        for entry in self.actions:
            history.add(entry)
        for number in range(len(self.actions)):
            history.take(live, number)
        return live

    def mine(self) -> list[int]:
        """The seats of the people, who share this browser."""
        return [seat.seat for seat in self.seats if seat.kind == "person"]

    def own_seat(self, number: object) -> int:
        """A seat of a person; a Problem where it is a bot's."""
        if number not in self.mine():
            raise Problem("not-your-seat")
        assert isinstance(number, int)
        return number

    def viewer(self, seat: int | None) -> int:
        """Through whose eyes: the seat asked for, else the one to act, else the first of a person."""
        mine = self.mine()
        if seat is not None:
            over = self.row.status == "finished" and 0 <= seat < len(self.seats)
            return seat if over else self.own_seat(seat)
        return int(self.row.to_act) if self.row.to_act in mine else mine[0]

    def bot(self) -> str | None:
        """The bot that is to act; None where a person is, or nobody."""
        if self.row.status != "running" or self.row.to_act == NOBODY:
            return None
        name = self.seats[self.row.to_act].bot
        return None if name is None else str(name)

    def info(self, speech: Speech) -> dict[str, Any]:
        """The table as the page shows it."""
        return table_info(self.row, self.seats, ME, {ME}, NEVER_AWAY, speech)

    def ring(self) -> dict[str, int]:
        """How far the table is."""
        return {"seq": self.row.seq, "change": self.row.change, "chat": self.row.chat}

    # -- changing

    def note(self, code: str, **args: Any) -> None:
        """Note what happened around the game."""
        self.row.change += 1
        values = {"number": self.row.change, "seq": self.row.seq, "code": code, "at": time.time()}
        self.notes.append(SimpleNamespace(args=args, **values))

    def start(self) -> None:
        """Begin the game: its first seat is asked."""
        live = self.live()
        self.row.status, self.row.started = "running", time.time()
        self.row.to_act = live.to_act()
        self.note("started", release="")

    def store(
        self, seat: int, expected: int, kind: str, text: str, key: str | None, person: bool
    ) -> tuple[int, bool]:
        """Check what is wanted, try it on a copy, keep it; its number, and whether it was kept before."""
        for entry in self.actions if key is not None else []:
            if entry.key == key:
                return entry.seq, True
        live = self.live()
        if live.seq != expected:
            raise Stale
        if self.row.status != "running":
            raise Problem("table-not-running")
        texts = wanted_texts(self.row, live, seat, kind, text)
        trial, entries = live.copy(), []
        for n, each in enumerate(texts):
            values = {"seq": trial.seq + 1, "kind": kind, "seat": seat, "text": each, "at": time.time()}
            own_key = key if n == len(texts) - 1 else None
            entries.append(SimpleNamespace(player_id=ME if person else None, key=own_key, **values))
            trial.take(entries[-1])
        self.actions += entries
        self.adopt(trial)
        return trial.seq, False

    def adopt(self, live: Live) -> None:
        """Take over a game that has gone on; note how it ended."""
        self._live = live
        row = self.row
        row.seq, row.to_act, row.moved = live.seq, live.to_act(), time.time()
        if row.to_act == NOBODY and row.status == "running":
            row.status, row.finished = "finished", row.moved
            row.result = final_result(live.game, live.s)
            self.note("finished")


def new_table(
    table_id: str,
    game: Any,
    options: dict[str, Any],
    seed: str,
    kinds: list[str],
    names: list[str],
    wanted: dict[str, Any],
) -> LocalTable:
    """A table whose seats are all taken; `start` begins its game."""
    made = new_row(table_id, game, options, len(kinds), seed, ME, wanted)
    rest = {"started": None, "finished": None, "due": None, "seq": 0, "change": 0, "chat": 0}
    more: dict[str, Any] = {
        "to_act": NOBODY,
        "rematch": None,
        "closing": [],
        "result": None,
        "planned": False,
    }
    seats = []
    for number, kind in enumerate(kinds):
        seat = new_seat(table_id, number, kind, ME, names[number])
        away = {"away": False, "time_left": None, "seen": None, "went": None, "stood_in": 0}
        seats.append(SimpleNamespace(**seat, **away, since=made["created"]))
    return LocalTable(SimpleNamespace(**made, **rest, **more), seats, [])
