"""Bots think in processes of their own, with a limit of time and memory; those who wait get fair turns."""

import asyncio
import json
import logging
import random
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from .. import bots
from ..bots import ListBot
from ..core.game import Game
from .fair_queue import FairQueue, Job
from .settings import Settings

log = logging.getLogger("wagontrain.bots")
LINE = 32 * 1024 * 1024  # bytes of a saved game, at most
MOST_HOMES = 1000  # places of which is remembered which process has a plan for them


class BotFailed(Exception):
    """A bot raised an error, or its process ended without an answer."""


class PoolClosed(Exception):
    """The server stops: nobody thinks any more."""


class Worker:
    """One process, started when first needed and again after it was ended."""

    def __init__(self, command: Sequence[str]) -> None:
        self.command = command
        self.process: Process | None = None

    async def ask(self, request: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The answer; on trouble or when time is up the process is ended and the trouble raised."""
        try:
            async with asyncio.timeout(seconds):
                if self.process is None or self.process.returncode is not None:
                    self.process = await asyncio.create_subprocess_exec(
                        *self.command, stdin=PIPE, stdout=PIPE, limit=LINE
                    )
                return await self.answer(self.process, request)
        except TimeoutError:
            await self.end()
            raise BotFailed(f"no answer within {seconds:g} seconds") from None
        except BaseException:
            await self.end()
            raise

    async def answer(self, process: Process, request: dict[str, Any]) -> dict[str, Any]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(request).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BotFailed(f"its process ended with code {await process.wait()}")
        answer = json.loads(line)
        if not isinstance(answer, dict):
            raise BotFailed("its process answered nonsense")
        return answer

    async def end(self) -> None:
        """End the process now."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


def worker_command(settings: Settings) -> list[str]:
    """How a process for bots is started."""
    command = [sys.executable, "-m", "wagontrain.web.worker", str(settings.bot_megabytes)]
    return [*command, settings.tables] if settings.tables else command


class Place:
    """Where a bot decides: table and seat, the turn that it plans for, who pays for it, whether one waits."""

    def __init__(
        self, name: str, turn: int = 0, player: str = "", is_awaited: Callable[[], bool] = lambda: True
    ) -> None:
        self.name = name
        self.turn = turn
        self.player = player
        self.is_awaited = is_awaited


class Asked:
    """A decision that is asked for, and its answer."""

    def __init__(self, place: Place, prepare: Callable[[], dict[str, Any]]) -> None:
        self.place = place
        self.prepare = prepare  # the request, made when its turn has come
        self.answer: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()

    def settle(self, outcome: dict[str, Any] | Exception) -> None:
        """Tell who waits, if anyone still does."""
        if self.answer.done():
            return
        if isinstance(outcome, Exception):
            self.answer.set_exception(outcome)
        else:
            self.answer.set_result(outcome)


class BotPool:
    """The processes, and who waits for one. What only looks at the list of legal actions needs none."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        command: Sequence[str],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.seconds = seconds
        self.clock = clock
        self.failures = 0
        self.workers = [Worker(command) for _ in range(max(1, workers))]
        self.idle = set(range(len(self.workers)))
        self.queue: FairQueue[Asked] = FairQueue()
        self.homes: OrderedDict[str, tuple[int, int]] = OrderedDict()  # by place: turn, and who planned it
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closed = False

    async def decide(self, name: str, game: Game[Any], s: Any, seat: int, place: Place) -> str:
        """The text of a legal action; for a bot that hangs, dies or talks nonsense, any legal one."""
        seed = secrets.token_hex(16)
        bot = bots.make(name, seed)
        if isinstance(bot, ListBot):
            return game.text(bot.pick(game.legal(s)))

        def prepare() -> dict[str, Any]:
            state = game.save(game.resample(s, seat, secrets.token_hex(16)))
            who = {"seat": seat, "bot": name, "seed": seed, "place": place.name}
            return {"game": game.name, "state": state, **who}

        try:
            answer = await self.ask(Asked(place, prepare))
            if "text" not in answer:
                raise BotFailed(answer.get("error", "no action in the answer"))
            action = game.parse(answer["text"])
            if action in game.legal(s):
                return game.text(action)
            raise BotFailed("its action is not legal")
        except PoolClosed:
            raise
        except Exception as error:
            self.failures += 1
            why = str(error) if isinstance(error, BotFailed) else repr(error)
            log.warning("bot failed", extra={"bot": name, "game": game.name, "why": why[:500]})
            return game.text(random.SystemRandom().choice(game.legal(s)))

    async def ask(self, asked: Asked) -> dict[str, Any]:
        """The answer of a process, when the turn of this player has come."""
        if self.is_closed:
            raise PoolClosed
        self.queue.add(Job(asked, asked.place.player, asked.place.is_awaited))
        self.serve()
        return await asked.answer

    def serve(self) -> None:
        """Give each idle process its next job."""
        for number in sorted(self.idle):
            job = self.queue.take(partial(self.suits, number))
            if job is not None:
                self.idle.discard(number)
                task = asyncio.create_task(self.think(number, job))
                self.tasks.add(task)
                task.add_done_callback(self.tasks.discard)

    def suits(self, number: int, asked: Asked) -> bool:
        """May this process decide there?"""
        return self.home_of(asked.place) in (None, number)

    def home_of(self, place: Place) -> int | None:
        """The process that has a plan for this turn; None where any will do."""
        turn, number = self.homes.get(place.name, (None, None))
        return number if turn == place.turn else None

    async def think(self, number: int, job: Job[Asked]) -> None:
        """Let a process decide; then it is free for the next."""
        asked, began = job.what, self.clock()
        self.homes[asked.place.name] = (asked.place.turn, number)
        self.homes.move_to_end(asked.place.name)
        if len(self.homes) > MOST_HOMES:
            self.homes.popitem(last=False)
        try:
            answer = await self.workers[number].ask(asked.prepare(), self.seconds)
            asked.settle(answer)
        except asyncio.CancelledError:
            asked.settle(PoolClosed())
            raise
        except Exception as error:
            asked.settle(error)
        finally:
            self.queue.charge(job, self.clock() - began)
            self.idle.add(number)
            self.serve()

    def failures_so_far(self) -> float:
        """How often a bot had to be replaced."""
        return self.failures

    async def close(self) -> None:
        """Nobody waits any more, and what is thought about now is thought about again next time."""
        self.is_closed = True
        for job in self.queue.drop():
            job.what.settle(PoolClosed())
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for worker in self.workers:
            await worker.end()
