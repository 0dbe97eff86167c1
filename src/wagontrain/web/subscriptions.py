"""Who listens to which table. A ring says only that something is new; what it is, each listener fetches."""

import asyncio
import json
import time
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any

from .store.engine import Notification

Ring = dict[str, Any]
ENDED = ""  # what a listener gets instead of a ring when its session has ended
QUEUE = 64  # rings that wait for a slow listener; older ones are worth nothing


class Listener:
    """One open socket, and the session or token that it was opened with."""

    def __init__(self, player_id: str | None, address: str, credential: str | None) -> None:
        self.player_id = player_id
        self.credential = credential
        self.holder = player_id or address
        self.queue: asyncio.Queue[str] = asyncio.Queue(QUEUE)

    def put(self, text: str) -> None:
        """Add a ring, as it is sent; where too many wait, the oldest goes."""
        if self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(text)


class Rings:
    """The listeners of this process. `mine:<player>` is the topic of all tables of a player."""

    def __init__(self) -> None:
        self.topics: defaultdict[str, set[Listener]] = defaultdict(set)
        self.held: Counter[str] = Counter()  # open sockets by who holds them
        self.seated: dict[str, list[str | None]] = {}  # the players on the seats of tables listened to
        self.departed: dict[tuple[str, str], float] = {}  # by table and player: when they went, until noted
        self.elsewhere: dict[str, dict[str, set[str]]] = {}  # by process and table: who is connected there
        self.on_presence: Callable[[str], None] | None = None  # told where who is connected here has changed
        self.on_hang_up: Callable[[set[str]], None] | None = None  # told which sessions or tokens have ended

    def listen(
        self, topic: str, player_id: str | None, address: str, credential: str | None = None
    ) -> Listener:
        """A new listener; say `leave` when it goes."""
        listener = Listener(player_id, address, credential)
        self.topics[topic].add(listener)
        self.held[listener.holder] += 1
        self.noticed(topic)
        return listener

    def leave(self, topic: str, listener: Listener) -> None:
        listeners = self.topics[topic]
        listeners.discard(listener)
        self.held[listener.holder] -= 1
        if not self.held[listener.holder]:
            del self.held[listener.holder]
        if listener.player_id and listener.player_id in self.seated.get(topic, ()):
            self.departed[topic, listener.player_id] = time.time()
        if not listeners:
            del self.topics[topic]
            self.seated.pop(topic, None)
        self.noticed(topic)

    def hang_up(self, credentials: set[str], everywhere: bool = True) -> None:
        """These sessions or tokens have ended: so do the sockets that were opened with them."""
        for listeners in self.topics.values():
            for listener in listeners:
                if listener.credential in credentials:
                    listener.put(ENDED)
        if everywhere and credentials and self.on_hang_up is not None:
            self.on_hang_up(credentials)

    def noticed(self, topic: str) -> None:
        if self.on_presence is not None:
            self.on_presence(topic)

    def forget_departed(self, noted: dict[tuple[str, str], float]) -> None:
        """These departures are stored; one that came meanwhile is still to be noted."""
        self.departed = {key: at for key, at in self.departed.items() if noted.get(key) != at}

    def at_their_tables(self) -> list[tuple[str, str]]:
        """Tables and the players on their seats who are connected here."""
        return [
            (table_id, player_id)
            for table_id, seated in self.seated.items()
            for player_id in self.near(table_id).intersection(each for each in seated if each)
        ]

    # -- ringing

    def ring(self, topic: str, ring: Ring) -> None:
        """Tell all listeners of a topic."""
        listeners = self.topics.get(topic)
        if listeners:
            text = json.dumps(ring)
            for listener in listeners:
                listener.put(text)

    def ring_table(self, notification: Notification) -> None:
        """Tell how far a table is, and whom it waits for."""
        table_id, seq, change, chat, waits_for = notification
        self.ring(table_id, {"seq": seq, "change": change, "chat": chat})
        if waits_for is not None:
            self.ring(f"mine:{waits_for}", {"table": table_id, "my_turn": True})

    def ring_everyone(self) -> None:
        """What was rung while nobody listened is lost: everyone looks for themselves."""
        for topic in list(self.topics):
            self.ring(topic, {"look": True})

    # -- who is there

    def near(self, table_id: str) -> set[str]:
        """The players who listen to a table here."""
        return {listener.player_id for listener in self.topics.get(table_id, ()) if listener.player_id}

    def online(self, table_id: str) -> set[str]:
        """The players who listen to a table, here or in another process."""
        return self.near(table_id).union(*(tables.get(table_id, ()) for tables in self.elsewhere.values()))

    def ring_online(self, table_id: str) -> None:
        """Tell the seats whose people are there. Who sits where may have changed: clients trust the table."""
        online = self.online(table_id)
        seats = [n for n, player_id in enumerate(self.seated.get(table_id, ())) if player_id in online]
        self.ring(table_id, {"online": seats})

    def hear_presence(self, process: str, table_id: str, players: set[str]) -> None:
        """Another process says who is connected to it at a table."""
        tables = self.elsewhere.setdefault(process, {})
        if players:
            tables[table_id] = players
        else:
            tables.pop(table_id, None)
        self.ring_online(table_id)

    def forget_process(self, process: str) -> None:
        """Another process is gone, and those who were connected to it."""
        for table_id in self.elsewhere.pop(process, {}):
            self.ring_online(table_id)

    def count(self) -> int:
        return self.held.total()
