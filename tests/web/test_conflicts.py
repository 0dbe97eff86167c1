"""No two truths: many clients fire at one table at once, and each number is given to exactly one of them."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx2
import pytest
from sqlalchemy import Executable, event, select, update

from tests.web.client import FREE, Site, site
from wagontrain.web.app import make_app
from wagontrain.web.settings import Settings
from wagontrain.web.store import queries as q
from wagontrain.web.store import schema as t
from wagontrain.web.store.engine import Database, Taken
from wagontrain.web.store.migrate import migrate

CLIENTS = 50


async def storm(path: Path) -> tuple[list[Any], list[Any], list[Any], dict[str, Any]]:
    """Fifty conflicting moves, the same move fifty times, and one number for fifty keys."""
    app = make_app(Settings(data=str(path), rates=FREE))
    transport = httpx2.ASGITransport(app)
    async with (
        app.router.lifespan_context(app),
        httpx2.AsyncClient(transport=transport, base_url="http://localhost") as http,
    ):
        await http.post("/api/me", json={"name": "Ann"})
        made = (await http.post("/api/tables", json={"game": "villagers", "seats": ["me", "me"]})).json()
        table = f"/api/tables/{made['id']}"
        view = (await http.get(f"{table}/view")).json()
        texts = [legal["text"] for legal in view["legal"]]

        def move(seq: int, seat: int, text: str, key: str) -> Any:
            body = {"seat": seat, "text": text, "expected_seq": seq, "key": key}
            return http.post(f"{table}/act", json=body)

        conflicting = await asyncio.gather(
            *[move(0, view["seat"], texts[i % len(texts)], f"c{i}") for i in range(CLIENTS)]
        )
        view = (await http.get(f"{table}/view")).json()
        same = await asyncio.gather(
            *[move(1, view["seat"], view["legal"][0]["text"], "one key") for _ in range(CLIENTS)]
        )
        view = (await http.get(f"{table}/view")).json()
        text = view["legal"][0]["text"]
        mixed = await asyncio.gather(
            *[move(2, view["seat"] if i % 2 else 1 - view["seat"], text, f"m{i}") for i in range(CLIENTS)]
        )
        last = (await http.get(f"{table}/view")).json()
    return conflicting, same, mixed, last


def test_fifty_clients_and_one_number(tmp_path: Path) -> None:
    conflicting, same, mixed, last = asyncio.run(storm(tmp_path / "tables.db"))
    assert Counter(answer.status_code for answer in conflicting) == {200: 1, 409: CLIENTS - 1}
    for answer in conflicting:
        told = answer.json()
        if answer.status_code == 409:
            assert told["code"] == "stale"
            assert told["title"]
            assert told["view"]["seq"] == 1
    assert {answer.status_code for answer in same} == {200}
    assert {answer.json()["seq"] for answer in same} == {2}
    assert [answer.json()["repeated"] for answer in same].count(False) == 1
    statuses = Counter(answer.status_code for answer in mixed)
    assert statuses[200] == 1
    assert {answer.json().get("code") for answer in mixed} <= {None, "stale", "not-your-turn"}
    assert last["seq"] == 3


def test_a_repeated_key_does_nothing_even_much_later(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table)
    first = ann.act(table, view, "take 1", key="mine")
    ann.act(table, ann.view(table), "take 2")
    again = ann.act(table, view, "take 1", key="mine")
    assert again["repeated"]
    assert again["seq"] == first["seq"] == 1
    assert again["view"]["seq"] == 2
    other = {**view, "seat": 1 - view["seat"]}
    assert ann.act(table, other, "take 1", key="mine", expect=409)["code"] == "key-in-use"


def test_undo_is_under_the_same_rule(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table)
    ann.act(table, view, "take 1")
    assert ann.step("undo", table, view, expect=409)["code"] == "stale"


@pytest.mark.parametrize("cut", [1, 7, 20])
def test_a_restarted_server_goes_on_from_what_is_stored(tmp_path: Path, cut: int) -> None:
    with site(tmp_path / "tables.db", secret="kept") as before:
        ann = before.player("Ann")
        table = ann.table("me", "me")["id"]
        for _ in range(cut):
            view = ann.view(table)
            seen = ann.act(table, view, view["legal"][0]["text"])["view"]
        cookies = ann.cookies
    with site(tmp_path / "tables.db", secret="kept") as after:
        again = after.player(None)
        again.cookies = cookies
        now = again.view(table, seat=seen["seat"], since=seen["seq"])
        assert now["view"] == seen["view"]
        assert now["seq"] == cut
        assert now["log"] == {"from": now["log"]["from"], "lines": []}


async def stored_together(path: Path) -> tuple[list[Any], int, list[str]]:
    """Transactions that wait for the disk together: what came of each, commits, what is there after."""
    db = Database(Settings(data=str(path)))
    await migrate(db)
    assert db.committer is not None
    commits = 0

    @event.listens_for(db.committer.engine, "commit")
    def count(connection: Any) -> None:
        nonlocal commits
        commits += 1

    def setting(name: str, value: Any = "x") -> Executable:
        return q.insertion(t.setting, name=name, value=value)

    unchanged = update(t.setting).where(t.setting.c.name == "nobody").values(value="y")
    told = ("table", 1, 1, 1, None)
    async with db.one_writer:  # the disk is busy
        jobs = [
            [setting("first")],
            [setting("half"), setting("first")],
            [unchanged, setting("never")],
            [setting("last")],
        ]
        waiting = [asyncio.create_task(db.write_all(statements, told)) for statements in jobs]
        await asyncio.sleep(0.05)
    outcomes: list[Any] = await asyncio.gather(*waiting, return_exceptions=True)
    together = commits
    async with db.one_writer:
        poisoned = [[setting("bad", object())], [setting("good")]]
        waiting = [asyncio.create_task(db.write_all(statements, told)) for statements in poisoned]
        await asyncio.sleep(0.05)
    outcomes += await asyncio.gather(*waiting, return_exceptions=True)
    async with db.read() as c:
        names = [row.name for row in (await c.execute(select(t.setting.c.name))).all()]
    await db.close()
    return outcomes, together, sorted(names)


def test_what_is_stored_together_fails_alone(tmp_path: Path) -> None:
    outcomes, commits, names = asyncio.run(stored_together(tmp_path / "tables.db"))
    first, half, unchanged, last, bad, good = outcomes
    assert (first, unchanged, last, good) == (True, False, True, True)
    assert isinstance(half, Taken)
    assert isinstance(bad, Exception)
    assert commits == 1
    assert names == ["first", "good", "last"]
