"""Tables made from other games: a replay file, a re-match, another line from some point on."""

import time
from functools import partial
from typing import Any

from .identity import new_id, new_secret
from .lanes import Lanes
from .moves import finish
from .new_tables import new_row, new_seat, seat_names, stored_game
from .problems import Problem
from .replays import PLAIN, clean_name, read_replay, replayed
from .store import queries as q
from .store import schema as t
from .tables import LoadedTable, Tables, due

Row = Any


class Copies:
    """Makes the tables."""

    def __init__(self, tables: Tables, lanes: Lanes) -> None:
        self.tables = tables
        self.lanes = lanes
        self.db = tables.db

    async def imported(self, who: Row, text: str) -> str:
        """A table of one's own with the game of a replay file; one that is not over can be played on."""
        game, replay = await self.lanes.run(who.id, partial(read_replay, text))
        assert replay.seed is not None
        options = dict(replay.game_options(game))
        row = new_row(new_id(), game, options, replay.seats, replay.seed, who.id, PLAIN)
        names = [clean_name(name, i) for i, name in enumerate(replay.names)]
        seats = [new_seat(row["id"], i, "me", who.id, name) for i, name in enumerate(names)]
        return await self.fill(who, row, seats, replay.actions)

    async def cloned(self, who: Row, opened: LoadedTable, step: int, bot: str | None) -> str:
        """A finished game from some point on, as a table of one's own."""
        live, row = opened.game(), opened.row
        if step > len(live.steps):
            raise Problem("not-found", "step")
        wanted = {**PLAIN, "title": row.title, "origin": row.id}
        new = new_row(new_id(), live.game, dict(row.options), row.seats, row.seed, who.id, wanted)
        mine = (opened.seats_of(who) or [0])[0]
        kinds = ["me" if bot is None or i == mine else f"bot:{bot}" for i in range(row.seats)]
        names = seat_names(kinds, who.name)
        seats = [new_seat(new["id"], i, kinds[i], who.id, names[i]) for i in range(row.seats)]
        return await self.fill(who, new, seats, [done.text for done in live.steps[:step]])

    async def fill(
        self, who: Row, row: dict[str, Any], seats: list[dict[str, Any]], actions: list[str]
    ) -> str:
        """Store a table with the actions that were played at it so far."""
        now = time.time()
        work = partial(replayed, {**row, "started": now}, actions, now)
        live, entries = await self.lanes.run(who.id, work)
        async with self.db.write() as c:
            await self.tables.add(c, row, seats, live.is_over())
            opened = await self.tables.open(c, row["id"])
            await self.tables.start(c, opened)
            if entries:
                await c.execute(t.action.insert(), entries)
            to_act = live.to_act()
            await q.change_table(c, opened.row, seq=live.seq, to_act=to_act, due=due(opened, to_act, now))
            if live.is_over():
                await finish(c, opened, live, now, counts=False)
        return str(row["id"])

    async def rematch(self, who: Row, opened: LoadedTable) -> str:
        """The same again; the others' seats are kept for them. There is one re-match, whoever asks first."""
        row = opened.row
        if row.rematch is not None:
            return str(row.rematch)
        game, options = stored_game(row)
        wanted = {**{name: getattr(row, name) for name in PLAIN}, "origin": row.id}
        new = new_row(new_id(), game, options, row.seats, new_secret(), who.id, wanted)
        async with self.tables.lock(row.id), self.db.write() as c:
            again = await q.get_table(c, row.id, lock=True)
            if again is not None and again.rematch is not None:
                return str(again.rematch)
            seats = [self.same_seat(new["id"], i, seat, who) for i, seat in enumerate(opened.seats)]
            await self.tables.add(c, new, seats)
            await q.change_table(c, row, rematch=new["id"])
            await self.tables.changed(c, opened, "rematch", name=who.name)
            made = await self.tables.open(c, new["id"])
            await self.tables.start_if_full(c, made)
        self.tables.ring(opened)
        return str(new["id"])

    def same_seat(self, table_id: str, number: int, seat: Row, who: Row) -> dict[str, Any]:
        """The seat for the same player or bot; other people have to sit down themselves."""
        if seat.kind == "bot":
            return new_seat(table_id, number, f"bot:{seat.bot}", who.id, seat.name)
        if seat.player_id == who.id:
            return new_seat(table_id, number, "me", who.id, seat.name)
        kept = new_seat(table_id, number, "invited", who.id, seat.name)
        return {**kept, "player_id": seat.player_id}
