"""A bot that raises, hangs or answers nonsense: another plays for it, the game goes on, and it is told."""

import signal
import threading
from types import FrameType
from typing import Any

from ...core.game import Game
from .. import bot as bots
from ..simple import RandomBot

LONGEST_DETAIL = 120


class Hung(Exception):
    """The bot took longer than anyone waits."""


class Guard:
    """One seat's bot, with a stand-in. `faults` tells what went wrong, as (kind, detail)."""

    def __init__(self, bot: bots.Bot, seed: str, patience: float) -> None:
        self.bot = bot
        self.stand_in = RandomBot(f"{seed}/stand-in")
        self.patience = patience
        self.faults: list[tuple[str, str]] = []

    def decide(self, game: Game[Any], s: Any, seat: int) -> int:
        """The bot's action, or the stand-in's."""
        legal = game.legal(s)
        try:
            action = self.asked(game, s, seat, legal)
        except Hung:
            self.faults.append(("hung", f"more than {self.patience:g} s"))
        except Exception as error:
            self.faults.append(("raised", f"{type(error).__name__}: {error}"[:LONGEST_DETAIL]))
        else:
            if type(action) is int and action in legal:
                return action
            self.faults.append(("illegal", repr(action)[:LONGEST_DETAIL]))
        return self.stand_in.pick(legal)

    def asked(self, game: Game[Any], s: Any, seat: int, legal: list[int]) -> int:
        """What the bot says, within its time; where the system has no alarm clock, however long it takes."""
        if isinstance(self.bot, bots.ListBot):
            return self.bot.pick(legal)
        world = game.resample(s, seat, self.bot.fresh_seed())
        can_ring = hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread()
        if not self.patience or not can_ring:
            return self.bot.choose(game, world, seat)
        before = signal.signal(signal.SIGALRM, ring)
        signal.setitimer(signal.ITIMER_REAL, self.patience)
        try:
            return self.bot.choose(game, world, seat)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0.0)
            signal.signal(signal.SIGALRM, before)


def ring(number: int, frame: FrameType | None) -> None:
    """The alarm: the time is over."""
    raise Hung
