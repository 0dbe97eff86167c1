"""Who listens to which table. A ring says only that something is new; what it is, each listener fetches."""

import asyncio
import json
from collections import defaultdict
from typing import Any

from .settings import Settings
from .store.engine import CHANNEL, Told

Ring = dict[str, Any]
HEARTBEAT = 2.0
PAUSE = 0.5
QUEUE = 64  # rings that wait for a slow listener; older ones are worth nothing


class Listener:
    """One open socket."""

    def __init__(self, player_id: str | None) -> None:
        self.player_id = player_id
        self.queue: asyncio.Queue[Ring] = asyncio.Queue(QUEUE)

    def put(self, ring: Ring) -> None:
        """Add a ring; where too many wait, the oldest goes."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(ring)


class Rings:
    """The listeners of this process. `mine:<player>` is the topic of all tables of a player."""

    def __init__(self) -> None:
        self.topics: defaultdict[str, set[Listener]] = defaultdict(set)

    def listen(self, topic: str, player_id: str | None) -> Listener:
        """A new listener; say `leave` when it goes."""
        listener = Listener(player_id)
        self.topics[topic].add(listener)
        return listener

    def leave(self, topic: str, listener: Listener) -> None:
        listeners = self.topics[topic]
        listeners.discard(listener)
        if not listeners:
            del self.topics[topic]

    def ring(self, topic: str, ring: Ring) -> None:
        """Tell all listeners of a topic."""
        for listener in self.topics.get(topic, ()):
            listener.put(ring)

    def ring_table(self, told: Told) -> None:
        """Tell how far a table is, and whom it waits for."""
        table_id, seq, change, chat, waits_for = told
        self.ring(table_id, {"seq": seq, "change": change, "chat": chat})
        if waits_for is not None:
            self.ring(f"mine:{waits_for}", {"table": table_id, "my_turn": True})

    def online(self, table_id: str) -> set[str]:
        """The players who listen to a table."""
        return {listener.player_id for listener in self.topics.get(table_id, ()) if listener.player_id}

    def count(self) -> int:
        return sum(len(listeners) for listeners in self.topics.values())


class PostgresBell:
    """Hears the rings of the other processes: LISTEN on a connection of its own, renewed when it is lost."""

    def __init__(self, settings: Settings, rings: Rings) -> None:
        self.address = settings.data
        self.rings = rings

    async def run(self) -> None:
        """Listen until cancelled."""
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self.address)
                try:
                    await self.listen(connection)
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(PAUSE)

    async def listen(self, connection: Any) -> None:
        """Listen as long as the connection lives; asking it something now and then shows that it does."""
        await connection.add_listener(CHANNEL, self.hear)
        self.ring_everyone()
        while True:
            await asyncio.sleep(HEARTBEAT)
            await connection.execute("SELECT 1")

    def hear(self, connection: object, pid: int, channel: str, payload: str) -> None:
        table_id, seq, change, chat, waits_for = json.loads(payload)
        self.rings.ring_table((table_id, seq, change, chat, waits_for))

    def ring_everyone(self) -> None:
        """What was rung while nobody listened is lost: everyone looks for themselves."""
        for topic in list(self.rings.topics):
            self.rings.ring(topic, {"look": True})
