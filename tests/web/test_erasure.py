"""A player who has sat at very many tables is forgotten, and shown their data, while nobody waits."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import event, insert, select

from tests.web.client import Player, Site, play_out, site, wait_until
from tests.web.test_lists import fill
from wagontrain.web.erasure import AT_ONCE, NAMELESS, STEP, begin
from wagontrain.web.personal_data import PIECE, all_about
from wagontrain.web.store import queries as q
from wagontrain.web.store import schema as t

MANY = 3 * AT_ONCE
PARTS = {
    "player",
    "seat",
    "chat",
    "memo",
    "outcome",
    "mute",
    "notice",
    "watcher",
    "rating",
    "session",
    "token",
    "action",
}
STATEMENTS = 30  # in one transaction, at most, whatever there is to be done


@contextmanager
def counted(here: Site) -> Iterator[list[int]]:
    """How many statements each transaction of the writer has."""
    counts = [0]
    engine = here.server.db.writer.sync_engine

    def began(connection: object) -> None:
        counts.append(0)

    def executed(*about: object) -> None:
        counts[-1] += 1

    event.listen(engine, "begin", began)
    event.listen(engine, "before_cursor_execute", executed)
    yield counts
    event.remove(engine, "begin", began)
    event.remove(engine, "before_cursor_execute", executed)


def say_often(here: Site, player: Player, table: str, times: int) -> None:
    async def store() -> None:
        async with here.server.db.write() as c:
            for n in range(times):
                said = {"number": 1000 + n, "player_id": player.id, "name": "Ann", "text": f"word {n}"}
                await c.execute(insert(t.chat).values(table_id=table, at=1.0, **said))

    assert here.client.portal is not None
    here.client.portal.call(store)


def wait_until_forgotten(here: Site) -> None:
    async def pending() -> int:
        async with here.server.db.read() as c:
            return await q.count(c, t.erasure)

    portal = here.client.portal
    assert portal is not None
    wait_until(lambda: not portal.call(pending), "the end of forgetting")


def names_left(here: Site, player_id: str) -> list[str]:
    """What is still stored with this player's name."""

    async def found() -> list[str]:
        async with here.server.db.read() as c:
            seats = await q.rows(c, select(t.seat).where(t.seat.c.player_id == player_id))
            notes = await q.rows(c, select(t.note))
            chat = await q.rows(c, select(t.chat).where(t.chat.c.player_id == player_id))
        named = [seat.name for seat in seats] + [str(note.args.get("name", "")) for note in notes]
        return [name for name in named if "Ann" in name] + [row.text for row in chat if row.text]

    assert here.client.portal is not None
    found_names: list[str] = here.client.portal.call(found)
    return found_names


def test_forgetting_goes_step_by_step(both: Site) -> None:
    """However many tables there are, each transaction is small, and no game is played again for it."""
    ann, bob = both.player("Ann"), both.player("Bob")
    fill(both, ann, MANY, "finished")
    fill(both, ann, MANY, "running", 5000.0)
    waiting = fill(both, ann, 3, "open", 9000.0)
    table = bob.table("me", "open", "open")["id"]
    ann.post(f"/api/tables/{table}/join")
    say_often(both, ann, table, 2 * STEP + 1)
    lives = len(both.server.tables.lives)
    with counted(both) as counts:
        ann.post("/api/me", method="DELETE")
        assert both.player(None).get(f"/api/players/{ann.id}", expect=404)["code"] == "not-found"
        bob.post(f"/api/tables/{table}/chat", {"text": "still here"}, expect=201)
        wait_until_forgotten(both)
    assert len(counts) > 2 * MANY
    assert max(counts) <= STATEMENTS
    assert len(both.server.tables.lives) == lives
    assert names_left(both, ann.id) == []
    assert bob.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
    assert [bob.get(f"/api/tables/{each}")["status"] for each in waiting] == ["closed"] * 3


def test_a_server_that_stops_goes_on_with_forgetting(tmp_path: Path) -> None:
    with site(tmp_path / "tables.db") as here:
        ann, bob = here.player("Ann"), here.player("Bob")
        table = ann.table("me", "open")["id"]
        bob.post(f"/api/tables/{table}/join")

        async def only_begin() -> None:
            async with here.server.db.write() as c:
                player = await q.get_player(c, ann.id)
                await begin(c, player)

        assert here.client.portal is not None
        here.client.portal.call(only_begin)
        assert names_left(here, ann.id)
        assert ann.get("/api/me")["player"] is None
    with site(tmp_path / "tables.db") as here:
        wait_until_forgotten(here)
        assert names_left(here, ann.id) == []


def test_whoever_is_forgotten_has_left_a_rated_game(here: Site) -> None:
    """The seat goes on with a bot, and its name is nobody's; those who stay may give the table up."""
    ann, bob = here.player("Ann"), here.player("Bob")
    table = ann.table("me", "open", stand_in="random")["id"]
    bob.post(f"/api/tables/{table}/join")
    ann.post("/api/me", method="DELETE")
    seat = bob.get(f"/api/tables/{table}")["seats"][0]
    assert (seat["name"], seat["away"]) == (NAMELESS, True)
    assert bob.post(f"/api/tables/{table}/close", {})["status"] == "closed"


def test_my_data_is_all_there(both: Site) -> None:
    ann = both.player("Ann")
    table = ann.table("me", "me")["id"]
    play_out([ann], table)
    ann.post(f"/api/tables/{table}/chat", {"text": "hello"}, expect=201)
    ann.post("/api/me/tokens", {"label": "robot"}, expect=201)
    told = ann.get("/api/me/export")
    assert set(told) == PARTS
    assert [row["seat"] for row in told["seat"]] == [0, 1]
    assert [row["text"] for row in told["chat"]] == ["hello"]
    assert [row["seq"] for row in told["action"]] == list(range(1, len(told["action"]) + 1))
    assert len(told["action"]) == ann.get(f"/api/tables/{table}")["seq"]
    assert set(told["token"][0]) == {"id", "label", "created", "seen"}
    assert "password" not in told["player"]


def test_my_data_is_read_a_piece_at_a_time(here: Site) -> None:
    """Others have their turn in between: at least once for each piece."""
    ann = here.player("Ann")
    table = ann.table("me", "open")["id"]
    say_often(here, ann, table, 20 * PIECE)

    async def read() -> tuple[int, bytes]:
        turns, done = 0, False

        async def others() -> None:
            nonlocal turns
            while not done:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(others())
        whole = b"".join([piece async for piece in all_about(here.server.db, {"id": ann.id})])
        done = True
        await task
        return turns, whole

    assert here.client.portal is not None
    turns, whole = here.client.portal.call(read)
    assert turns >= 20
    told: dict[str, Any] = json.loads(whole)
    assert len(told["chat"]) == 20 * PIECE
