"""Long games: opened a little at a time, without what was taken back, and told beside the loop."""

import asyncio
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.web.client import PATIENCE, Player, Site, site
from tests.web.deep import play_on
from wagontrain.web.lanes import Lanes
from wagontrain.web.live import History, Live
from wagontrain.web.loading import BREATH, PLAYED, stored_after
from wagontrain.web.routes import common
from wagontrain.web.routes import history as history_routes
from wagontrain.web.store import queries as q

ROWS = 20_000


def wandering(ann: Player, table: str, seed: str, moves: int) -> None:
    """Play on with many steps back and forth."""
    chance = Random(seed)
    for _ in range(moves):
        view = ann.view(table)
        if view["held"]:
            ann.step(chance.choice(["confirm", "undo"]), table, view)
        elif view["undo"]["redo"] and chance.random() < 0.5:
            ann.step("redo", table, view)
        elif view["undo"]["can"] and chance.random() < 0.6:
            ann.step("undo", table, view)
        elif view["legal"]:
            ann.act(table, view, chance.choice(view["legal"])["text"])


def described(live: Live) -> dict[str, Any]:
    """All that a game in memory is."""
    return {
        "state": live.game.save(live.s),
        "seq": live.seq,
        "steps": [vars(step) for step in live.steps],
        "events": [(each.kind.name, each.seat, each.args, each.seen_by, each.labels) for each in live.events],
        "kept": [live.log_kept(seq) for seq in range(live.seq + 1)],
        "past": [(moment.seat, moment.forced, live.game.save(moment.s)) for moment in live.past],
        "future": live.future,
        "barrier": live.barrier,
        "held": live.held,
    }


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("game", ["villagers", "gwt", "sierra_west"])
def test_what_was_taken_back_need_not_be_played(here: Site, game: str, confirm: bool) -> None:
    """From any number on, a game is the same whether all its rows are played or only those that stand."""
    ann = here.player("Ann")
    table = ann.table("me", "me", game=game, confirm=confirm)["id"]
    wandering(ann, table, game, 60)

    async def read() -> tuple[Any, list[Any]]:
        async with here.server.db.read() as c:
            row = await q.get_table(c, table)
            assert row is not None
            return row, [each async for each in stored_after(c, row, 0)]

    assert here.client.portal is not None
    row, rows = here.client.portal.call(read)
    assert {each.kind for each in rows} >= {"act", "undo", "redo"}
    played = Live(row)
    for each in rows:
        played.take(each)
    for first in (0, len(rows) // 3, len(rows) - 5):
        live = Live(row)
        for each in rows[:first]:
            live.take(each)
        history = History(live)
        for each in rows[first:]:
            history.add(each)
        for number in range(len(history.rows)):
            history.take(live, number)
        assert described(live) == described(played)


@pytest.fixture
def restless(tmp_path: Path) -> tuple[Path, str, dict[str, str]]:
    """A table at which somebody has gone back and forth for hours."""
    data = tmp_path / "tables.db"
    with site(data, secret="kept") as here:
        ann = here.player("Ann")
        table = ann.table("me", "me", game="gwt")["id"]
        view = ann.view(table)
        text = view["legal"][0]["text"]
        assert ann.act(table, view, text)["view"]["undo"]["can"]
        cookies = ann.cookies
    kinds = [("undo", "0"), ("redo", text)]
    with sqlite3.connect(data) as c:
        seat, player = c.execute("SELECT seat, player_id FROM action WHERE table_id = ?", (table,)).fetchone()
        columns = "table_id, seq, kind, seat, text, player_id, at"
        c.executemany(
            f"INSERT INTO action ({columns}) VALUES (?, ?, ?, ?, ?, ?, 1)",
            [(table, n, kinds[n % 2][0], seat, kinds[n % 2][1], player) for n in range(2, ROWS + 2)],
        )
        c.execute("UPDATE game_table SET seq = ? WHERE id = ?", (ROWS + 1, table))
    c.close()
    return data, table, cookies


def test_a_restless_table_is_opened_without_holding_up_others(
    restless: tuple[Path, str, dict[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several who come at once have it opened once; only what stands is played; others have their turn."""
    data, table, cookies = restless
    played = 0
    try_act = Live.try_act

    def counted(live: Live, action: int) -> Any:
        nonlocal played
        played += 1
        return try_act(live, action)

    with site(data, secret="kept") as here:
        monkeypatch.setattr(Live, "try_act", counted)

        async def open_it() -> int:
            async with here.server.db.read() as c:
                return (await here.server.tables.open(c, table)).game().seq

        async def several() -> tuple[int, list[int]]:
            turns = 0
            tasks = [asyncio.create_task(open_it()) for _ in range(5)]
            while not all(task.done() for task in tasks):
                turns += 1
                await asyncio.sleep(0)
            return turns, [task.result() for task in tasks]

        assert here.client.portal is not None
        turns, numbers = here.client.portal.call(several)
        assert numbers == [ROWS + 1] * 5
        assert played == 1
        assert turns >= ROWS // BREATH
        ann = here.player(None)
        ann.cookies = cookies
        view = ann.view(table)
        assert view["undo"]["can"]
        assert ann.step("undo", table, view)["view"]["step"] == 0


def test_a_long_game_is_played_a_little_at_a_time(tmp_path: Path) -> None:
    data = tmp_path / "tables.db"
    with site(data, secret="kept") as here:
        ann = here.player("Ann")
        table = ann.table("me", "me", "me", "me", game="sierra_west")["id"]
    play_on(data, table, 300, Random(1).choice)
    with site(data, secret="kept") as here:

        async def opened() -> tuple[int, int]:
            turns = 0

            async def open_it() -> int:
                async with here.server.db.read() as c:
                    return (await here.server.tables.open(c, table)).game().seq

            task = asyncio.create_task(open_it())
            while not task.done():
                turns += 1
                await asyncio.sleep(0)
            return turns, task.result()

        assert here.client.portal is not None
        turns, seq = here.client.portal.call(opened)
        assert turns >= seq * PLAYED // BREATH


def test_whole_games_are_told_beside_the_loop(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """All steps, one of them, the record and a long log: none of it is put together where all wait for it."""
    assert here.client.portal is not None
    loop = here.client.portal.call(threading.get_ident)
    workers: set[tuple[str, bool]] = set()

    def watched(module: Any, name: str) -> None:
        work = getattr(module, name)

        def watching(*args: Any) -> Any:
            workers.add((name, threading.get_ident() == loop))
            return work(*args)

        monkeypatch.setattr(module, name, watching)

    watched(history_routes, "step_lines")
    watched(history_routes, "moment_body")
    watched(history_routes, "turns_json")
    watched(common, "game_body")
    monkeypatch.setattr("wagontrain.web.routes.files.step_lines", vars(history_routes)["step_lines"])
    ann = here.player("Ann")
    table = ann.table("me", "me", game="sierra_west")["id"]
    chance = Random(2)
    view = ann.view(table)
    assert workers == {("game_body", True)}  # short, so done at once
    while view["table"]["status"] == "running" and len(ann.view(table)["log"]["lines"]) <= common.LONG_LOG:
        view = ann.act(table, view, chance.choice(view["legal"])["text"])["view"]
        if not view["legal"]:
            view = ann.view(table)
    workers.clear()
    assert len(ann.view(table, lang="it")["log"]["lines"]) > common.LONG_LOG
    for path in ("steps", "steps/20", "turns", "export"):
        assert ann.get(f"/api/tables/{table}/{path}")
    beside = ("game_body", "step_lines", "moment_body", "turns_json")
    assert workers == {(name, False) for name in beside}


def test_a_flood_of_one_visitor_leaves_room_for_the_others(
    here: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many long games are asked for at once: one at a time, and whoever comes later does not wait."""
    ann, eve = here.player("Ann"), here.player("Eve")
    tables = {each.id: each.table("me", "me")["id"] for each in (ann, eve)}
    at_work, most, begun, go_on = 0, 0, threading.Event(), threading.Event()

    def slow(live: Live, *args: Any) -> bytes:
        nonlocal at_work, most
        if live.table_id == tables[ann.id]:
            return b'{"seat": null, "steps": 0, "lines": []}'
        at_work += 1
        most = max(most, at_work)
        begun.set()
        go_on.wait(PATIENCE)
        at_work -= 1
        return b'{"seat": null, "steps": 1, "lines": []}'

    monkeypatch.setattr(history_routes, "steps_body", slow)

    def ask(who: Player) -> int:
        cookie = "; ".join(f"{name}={value}" for name, value in who.cookies.items())
        path = f"/api/tables/{tables[who.id]}/steps"
        return here.visitor_from("10.0.0.1").get(path, headers={"cookie": cookie}).status_code

    with ThreadPoolExecutor(8) as browsers:
        try:
            flood = [browsers.submit(ask, eve) for _ in range(6)]
            assert begun.wait(PATIENCE)
            assert browsers.submit(ask, ann).result(PATIENCE) == 200
            assert not any(each.done() for each in flood)
        finally:
            go_on.set()
        assert [each.result(PATIENCE) for each in flood] == [200] * 6
    assert most == 1


def test_threads_for_long_work_are_few_and_shared_in_turns() -> None:
    """Three visitors and two threads: nobody gets a second turn before everybody had their first."""
    order: list[str] = []

    async def main() -> None:
        lanes, gate = Lanes(2), threading.Event()

        def work(name: str) -> None:
            order.append(name)
            gate.wait(PATIENCE)

        names = ["eve 1", "eve 2", "eve 3", "ann 1", "bob 1"]
        tasks = [asyncio.create_task(lanes.run(name[:3], partial(work, name))) for name in names]
        while len(order) < 2:
            await asyncio.sleep(0.001)
        assert sorted(order) == ["ann 1", "eve 1"]
        gate.set()
        await asyncio.gather(*tasks)

    asyncio.run(main())
    assert order.index("bob 1") < order.index("eve 3")
    assert sorted(order) == ["ann 1", "bob 1", "eve 1", "eve 2", "eve 3"]


# -- asked twice


def test_a_double_click_takes_one_seat(both: Site) -> None:
    ann, bob, cid = (both.player(name) for name in ("Ann", "Bob", "Cid"))
    made = ann.table("me", "open", "open", "invited")
    join = f"/api/tables/{made['id']}/join"
    assert bob.post(join)["my_seats"] == [1]
    change = bob.get(f"/api/tables/{made['id']}")["change"]
    for body in ({}, {"seat": 1}, {"invite": made["invite"]["token"]}):
        again = bob.post(join, body)
        assert again["my_seats"] == [1]
        assert again["change"] == change
    assert bob.post(join, {"seat": 0}, expect=409)["code"] == "seat-taken"
    one = ann.post(f"/api/tables/{made['id']}/invites", {"seat": 3}, expect=201)
    for _ in range(2):
        assert cid.post(join, {"invite": one["token"]})["my_seats"] == [3]
    assert bob.post(join, {"seat": 2})["my_seats"] == [1, 2]  # a second seat is taken where it is named
    assert bob.post(join)["status"] == "running"  # the last click, once more
    assert both.player("Eve").post(join, expect=409)["code"] == "table-not-open"


def test_a_key_is_for_one_thing(here: Site) -> None:
    ann = here.player("Ann")
    table = ann.table("me", "me")["id"]
    view = ann.view(table)
    first = ann.act(table, view, "take 1", key="one")
    assert first["seq"] == 1
    assert ann.act(table, view, "take 1", key="one")["repeated"]
    assert ann.act(table, view, "  take   1", key="one")["repeated"]
    for text in ("take 2", "draw 1", "fly away"):
        assert ann.act(table, view, text, key="one", expect=409)["code"] == "key-in-use"
    body = {"seat": view["seat"], "expected_seq": 1, "key": "one"}
    assert ann.post(f"/api/tables/{table}/undo", body, expect=409)["code"] == "key-in-use"
    assert ann.view(table)["seq"] == 1
