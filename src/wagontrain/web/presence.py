"""When players were last at their tables: noted in the database, so that a restart does not forget it."""

from sqlalchemy import update

from .store import schema as t
from .tables import Tables

TOGETHER = 100  # that are stored in one transaction
EVERY = 300.0  # seconds after which those who are still connected are noted again


class Presence:
    """Notes who has gone, soon after; and now and then who is there, for the case that this process dies."""

    def __init__(self, tables: Tables) -> None:
        self.db = tables.db
        self.rings = tables.rings
        self.tables = tables
        self.noted = 0.0

    async def note(self, now: float) -> None:
        """Store what there is to note."""
        departed = dict(self.rings.departed)
        seen = dict(departed)
        everyone = now - self.noted >= EVERY
        if everyone:
            seen.update(dict.fromkeys(self.rings.at_their_tables(), now))
        if seen:
            await self.store(seen)
        self.rings.forget_departed(departed)
        if everyone:
            self.noted = now

    async def store(self, seen: dict[tuple[str, str], float]) -> None:
        """Store when these players were last seen, not too many in one transaction."""
        seat, entries = t.seat.c, list(seen.items())
        for first in range(0, len(entries), TOGETHER):
            async with self.db.write() as c:
                for (table_id, player_id), at in entries[first : first + TOGETHER]:
                    own = (seat.table_id == table_id, seat.player_id == player_id, seat.kind == "person")
                    await c.execute(update(t.seat).where(*own).values(seen=at))
        for (table_id, player_id), at in seen.items():
            around = self.tables.around.get(table_id)
            for row in around.seats if around is not None else ():
                if row.player_id == player_id:
                    row.seen = at
