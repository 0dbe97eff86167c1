"""A process in which bots think: one request per line on its input, one answer per line on its output.

It gets a saved state in which all that the bot's seat cannot know was dealt again; the true one stays in the
server. Run as `python -m wagontrain.web.worker MEGABYTES [TABLES]`.
"""

import json
import signal
import sys
import traceback
from collections import OrderedDict
from pathlib import Path
from typing import Any, TextIO

import wagontrain

from .. import bots
from ..bots import Bot
from ..core.data import use_tables

MOST_BOTS = 100
FRAMES = 3  # of an error that are told of


def limit_memory(megabytes: int) -> None:
    """Let the system refuse memory beyond this, where it can."""
    try:
        import resource
    except ImportError:  # not on this system
        return
    most = megabytes * 1024 * 1024
    resource.setrlimit(resource.RLIMIT_AS, (most, most))


class BotCache:
    """The bots of the last places that asked: what one has planned for its turn it need not plan again."""

    def __init__(self) -> None:
        self.bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def bot(self, place: str, name: str, seed: str) -> Bot:
        key = (place, name)
        if key not in self.bots:
            self.bots[key] = bots.make(name, seed)
            if len(self.bots) > MOST_BOTS:
                self.bots.popitem(last=False)
        self.bots.move_to_end(key)
        return self.bots[key]

    def decide(self, request: dict[str, Any]) -> str:
        """The bot's action, in the game's notation."""
        game = wagontrain.game(str(request["game"]))
        s = game.load(request["state"], rehearsed=True)  # the server itself has saved it just now
        bot = self.bot(request["place"], request["bot"], request["seed"])
        return game.text(bots.decide(bot, game, s, request["seat"]))


def serve(source: TextIO, sink: TextIO) -> None:
    """Answer requests until the input ends."""
    cache = BotCache()
    for line in source:
        try:
            answer = {"text": cache.decide(json.loads(line))}
        except Exception as error:  # whatever a bot does wrong, the table goes on
            answer = {"error": described(error)}
        sink.write(json.dumps(answer) + "\n")
        sink.flush()


def described(error: Exception) -> str:
    """What went wrong and where, in one line for the server's log."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES:]
    where = " < ".join(f"{Path(each.filename).name}:{each.lineno} {each.name}" for each in reversed(frames))
    return f"{type(error).__name__}: {error} ({where})"


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends this process, not the terminal
    limit_memory(int(sys.argv[1]))
    if len(sys.argv) > 2:
        use_tables(Path(sys.argv[2]))
    serve(sys.stdin, sys.stdout)
