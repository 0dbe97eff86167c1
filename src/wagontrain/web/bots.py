"""Bots think in processes of their own, with a limit of time and memory."""

import asyncio
import json
import logging
import random
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from typing import Any
from zlib import crc32

from .. import bots
from ..bots import ListBot
from ..core.game import Game
from .settings import Settings

log = logging.getLogger("wagontrain.bots")
LINE = 32 * 1024 * 1024  # bytes of a saved game, at most


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
                        *self.command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, limit=LINE
                    )
                assert self.process.stdin is not None
                assert self.process.stdout is not None
                self.process.stdin.write(json.dumps(request).encode() + b"\n")
                await self.process.stdin.drain()
                answer = json.loads(await self.process.stdout.readline())
                assert isinstance(answer, dict)
                return answer
        except BaseException:
            await self.end()
            raise

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


class BotPool:
    """The processes, and who waits for one. What only looks at the list of legal actions needs none."""

    def __init__(self, workers: int, seconds: float, command: Sequence[str]) -> None:
        self.seconds = seconds
        self.failures = 0
        self.workers = [Worker(command) for _ in range(max(1, workers))]
        self.locks = [asyncio.Lock() for _ in self.workers]

    async def decide(self, name: str, game: Game[Any], s: Any, seat: int, place: str) -> str:
        """The text of a legal action; for a bot that hangs, dies or talks nonsense, any legal one."""
        seed = secrets.token_hex(16)
        bot = bots.make(name, seed)
        if isinstance(bot, ListBot):
            return game.text(bot.pick(game.legal(s)))
        state = game.save(game.resample(s, seat, secrets.token_hex(16)))
        request = {"game": game.name, "state": state, "seat": seat, "bot": name, "seed": seed, "place": place}
        try:
            answer = await self.ask(request, crc32(place.encode()) % len(self.workers))
            action = game.parse(answer["text"])
            if action in game.legal(s):
                return game.text(action)
            raise ValueError("the bot's action is not legal")
        except Exception as error:
            self.failures += 1
            log.warning("bot failed", extra={"bot": name, "game": game.name, "why": repr(error)[:200]})
            return game.text(random.SystemRandom().choice(game.legal(s)))

    async def ask(self, request: dict[str, Any], number: int) -> dict[str, Any]:
        """The answer of a process: for one place always the same, which remembers what its bot planned."""
        async with self.locks[number]:
            return await self.workers[number].ask(request, self.seconds)

    def failures_so_far(self) -> float:
        """How often a bot had to be replaced."""
        return self.failures

    async def close(self) -> None:
        """End all processes."""
        for worker in self.workers:
            await worker.end()
