"""Who is served next when many bots are to think, and what becomes of them when the server stops."""

import asyncio
import itertools
import json
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

import wagontrain
from tests.web.client import PATIENCE, Site, wait_until
from wagontrain.core.errors import LoadError
from wagontrain.core.game import checksum
from wagontrain.web.bots import Asked, BotPool, Place, PoolClosed
from wagontrain.web.fair_queue import SHARE, FairQueue, Job
from wagontrain.web.identity import COOKIE
from wagontrain.web.server import within
from wagontrain.web.worker import BotCache, described

GAME = wagontrain.game("villagers")
HANGS = "import sys, time; sys.stdin.readline(); time.sleep(600)"
ERROR = "KeyError: 7 (plan.py:3 look)"
FAILS = f"import sys, json\nfor line in sys.stdin: print(json.dumps({{'error': {ERROR!r}}}), flush=True)"
DIES = "import os, sys; sys.stdin.readline(); os._exit(3)"


def job(player: str, what: str = "", awaited: bool = True) -> Job[str]:
    return Job(what or player, player, lambda: awaited)


def served(queue: FairQueue[str], count: int, cost: float = 1.0) -> list[str]:
    """The next jobs, in the order in which they are served, each of the same cost."""
    order = []
    for _ in range(count):
        chosen = queue.take(lambda what: True)
        assert chosen is not None
        order.append(chosen.what)
        queue.charge(chosen, cost)
    return order


def decided(bot: str, megabytes: int) -> dict[str, Any]:
    """What a process with so much memory answers when a bot is to decide."""
    s = GAME.new(2, "a process")
    request = {
        "game": "villagers",
        "state": GAME.save(s),
        "place": "t/0",
        "seed": "x",
        "seat": GAME.to_act(s),
    }
    line = json.dumps({**request, "bot": bot}) + "\n"
    done = subprocess.run(
        [sys.executable, "-m", "wagontrain.web.worker", str(megabytes)],
        input=line, capture_output=True, text=True, check=True, timeout=120,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
    )  # fmt: skip
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not keep to this limit")
def test_a_bot_gets_only_so_much_memory() -> None:
    assert "MemoryError" in decided("tests.bots.bad:Hungry", 800)["error"]
    assert "text" in decided("tests.bots.bad:Hungry", 4000)


# -- the queue


def test_many_jobs_of_one_player_do_not_hold_up_another() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(87):
        queue.add(job("eve", f"eve {n}"))
    assert served(queue, 3) == ["eve 0", "eve 1", "eve 2"]
    for n in range(5):
        queue.add(job("ann", f"ann {n}"))
    queue.add(job("bob"))
    order = served(queue, 12)
    assert order[:3] == ["ann 0", "bob", "eve 3"]
    assert [who.split()[0] for who in order[3:]] == ["ann", "eve"] * 4 + ["eve"]


def test_who_asks_for_dear_jobs_gets_fewer() -> None:
    """Time is shared, not the number of jobs."""
    queue: FairQueue[str] = FairQueue()
    costs = {"eve": 4.0, "ann": 1.0}
    counts = dict.fromkeys(costs, 0)
    for player in costs:
        for _ in range(100):
            queue.add(job(player))
    for _ in range(50):
        chosen = queue.take(lambda what: True)
        assert chosen is not None
        counts[chosen.player] += 1
        queue.charge(chosen, costs[chosen.player])
    assert counts == {"eve": 10, "ann": 40}


def test_nobody_saves_up_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(100):
        queue.add(job("ann", f"ann {n}"))
    served(queue, 50)
    for n in range(50):
        queue.add(job("eve", f"eve {n}"))
    assert [who.split()[0] for who in served(queue, 10)].count("eve") == 5


def test_people_who_wait_come_first_and_the_others_in_the_end() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(20):
        queue.add(job(f"far {n}", awaited=False))
        queue.add(job(f"near {n}"))
    order = [who.split()[0] for who in served(queue, 2 * (SHARE + 1))]
    assert order == (["near"] * SHARE + ["far"]) * 2
    assert len(queue) == 40 - len(order)


def test_the_queue_remembers_only_who_matters() -> None:
    queue: FairQueue[str] = FairQueue()
    for n in range(1000):
        queue.add(job(f"guest {n}"))
    served(queue, 1000)
    queue.add(job("ann"))
    queue.add(job("bob"))
    served(queue, 2)
    assert len(queue.used) < 5


# -- the pool


def pooled(
    work: Callable[[BotPool], Any], program: str = HANGS, workers: int = 1, seconds: float = 30
) -> Any:
    """What comes of work with a pool whose processes run this program; each decision costs the same."""

    async def run() -> Any:
        pool = BotPool(workers, seconds, [sys.executable, "-c", program], itertools.count().__next__)
        try:
            return await work(pool)
        finally:
            await pool.close()

    return asyncio.run(run())


def noted(pool: BotPool) -> list[tuple[int, str]]:
    """Let the processes answer without being started; which one was asked for which place."""
    order: list[tuple[int, str]] = []
    for number, worker in enumerate(pool.workers):

        async def ask(request: dict[str, Any], seconds: float, number: int = number) -> dict[str, Any]:
            order.append((number, request["place"]))
            await asyncio.sleep(0)
            return {"text": "take 1"}

        worker.ask = ask  # type: ignore[method-assign]
    return order


def decide(pool: BotPool, place: Place) -> Any:
    s = GAME.new(3, "x")
    return pool.decide("easy", GAME, s, GAME.to_act(s), place)


def test_one_guest_with_87_tables_starves_nobody() -> None:
    async def work(pool: BotPool) -> list[str]:
        order = noted(pool)
        crowd = [asyncio.create_task(decide(pool, Place(f"eve {n}", player="eve"))) for n in range(87)]
        await asyncio.sleep(0)
        mine = [asyncio.create_task(decide(pool, Place(f"ann {n}", player="ann"))) for n in range(3)]
        await asyncio.gather(*crowd, *mine)
        return [place.split()[0] for _, place in order]

    order = pooled(work)
    assert len(order) == 90
    last = max(i for i, who in enumerate(order) if who == "ann")
    assert last <= 8


def test_a_turn_is_planned_by_one_process() -> None:
    """Which remembers its plan; the next turn may be another's."""

    async def work(pool: BotPool) -> list[tuple[int, str]]:
        order = noted(pool)
        for turn in range(3):
            busy = asyncio.create_task(decide(pool, Place(f"other {turn}")))
            await asyncio.sleep(0)
            await decide(pool, Place("t/0", turn))
            await busy
            for _ in range(3):
                await decide(pool, Place("t/0", turn))
        return [entry for entry in order if entry[1] == "t/0"]

    order = pooled(work, workers=2)
    assert len(order) == 12
    for turn in range(3):
        assert len({number for number, _ in order[4 * turn : 4 * turn + 4]}) == 1
    assert {number for number, _ in order} == {1}


def test_a_pool_that_closes_starts_nothing_more() -> None:
    """Those who wait are told at once, none of their bots gets a process, and nothing counts as failed."""

    async def work(pool: BotPool) -> tuple[list[Any], int, int]:
        started = 0
        ask = pool.workers[0].ask

        async def counted(request: dict[str, Any], seconds: float) -> dict[str, Any]:
            nonlocal started
            started += 1
            return await ask(request, seconds)

        pool.workers[0].ask = counted  # type: ignore[method-assign]
        waiting = [asyncio.create_task(decide(pool, Place(f"{n}"))) for n in range(30)]
        while pool.workers[0].process is None:
            await asyncio.sleep(0.01)
        process = pool.workers[0].process
        await pool.close()
        answers = await asyncio.gather(*waiting, return_exceptions=True)
        with pytest.raises(PoolClosed):
            await decide(pool, Place("later"))
        assert process.returncode is not None
        return answers, started, pool.failures

    answers, started, failures = pooled(work)
    assert [type(answer) for answer in answers] == [PoolClosed] * 30
    assert started == 1
    assert failures == 0


def test_what_does_not_end_is_broken_off() -> None:
    async def run() -> list[bool]:
        forever = asyncio.create_task(asyncio.Event().wait())
        short = asyncio.create_task(asyncio.sleep(0))
        await within(0.05, forever, short)  # type: ignore[arg-type]
        return [forever.cancelled(), short.cancelled()]

    assert asyncio.run(run()) == [True, False]


@pytest.mark.parametrize(
    ("program", "why"),
    [(FAILS, ERROR), (DIES, "its process ended with code 3"), (HANGS, "no answer")],
)
def test_what_went_wrong_with_a_bot_is_logged(
    program: str, why: str, caplog: pytest.LogCaptureFixture
) -> None:
    seconds = 1.0 if program == HANGS else PATIENCE  # a process may take its time to start
    with caplog.at_level(logging.WARNING, "wagontrain.bots"):
        pooled(lambda pool: decide(pool, Place("t/0")), program, seconds=seconds)
    [record] = [record for record in caplog.records if record.name == "wagontrain.bots"]
    assert why in vars(record)["why"]


def test_an_error_says_where_it_came_from() -> None:
    def look() -> None:
        raise KeyError("text")

    try:
        look()
    except KeyError as error:
        told = described(error)
    assert told.startswith("KeyError: 'text' (test_bot_queue.py:")
    assert "look" in told


def test_a_state_that_the_server_has_saved_is_not_rehearsed() -> None:
    """The rehearsal is a whole game for each decision. A state that only it would refuse shows that."""
    s = GAME.new(3, "x")
    saved = GAME.save(s)
    assert isinstance(saved["todo"], list)
    saved["todo"] = saved["todo"][-1:]
    saved["check"] = checksum({name: saved[name] for name in saved if name != "check"})
    with pytest.raises(LoadError, match="todo"):
        GAME.load(saved)
    assert GAME.legal(GAME.load(saved, rehearsed=True)) == GAME.legal(s)
    request = {"game": "villagers", "state": saved, "seat": GAME.to_act(s)}
    answer = BotCache().decide({**request, "bot": "first", "seed": "1", "place": "t/0"})
    assert answer == GAME.text(GAME.legal(s)[0])
    saved["check"] = "0" * 32
    with pytest.raises(LoadError, match="check"):
        GAME.load(saved, rehearsed=True)


# -- the server


def test_a_table_asks_in_the_name_of_its_owner(here: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """And says whether anyone is there to wait for the bot."""
    asked: list[Place] = []

    async def ask(wanted: Asked) -> dict[str, Any]:
        asked.append(wanted.place)
        return {"text": "nonsense"}

    monkeypatch.setattr(here.server.pool, "ask", ask)
    ann = here.player("Ann")
    table = ann.table("bot:easy", "me", "bot:easy")["id"]

    def was_asked() -> bool:
        view = ann.view(table)
        if view["legal"] and not asked:
            ann.act(table, view, view["legal"][0]["text"])
        return bool(view["legal"] and asked)

    wait_until(was_asked, "a bot's turn")
    assert {place.player for place in asked} == {ann.id}
    assert {place.name.split("/")[0] for place in asked} == {table}
    assert not asked[0].is_awaited()
    headers = {"cookie": f"{COOKIE}={ann.cookies[COOKIE]}"}
    with here.client.websocket_connect(f"/api/tables/{table}/socket", headers=headers) as socket:
        socket.receive_json()
        assert asked[0].is_awaited()
