"""Plays bots on paired deals for a limited time, with nothing but the workers' Python; prints JSON lines.

python -m wagontrain.train.evaluate gwt --seats 2 --bots policy,hard --seconds 60 --processes 16
"""

import argparse
import json
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from ..bots.arena.match import Match
from ..bots.arena.run import open_game, played
from ..bots.arena.stats import bot_summary


def main() -> None:
    """Play blocks until the time is over, and print each bot's numbers."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bots", default="policy,greedy")
    parser.add_argument("--options", default="{}")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--blocks", type=int, default=2000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--seed", default="evaluate")
    given = parser.parse_args()
    bots = tuple(given.bots.split(","))
    match = Match(given.game, given.seats, bots, json.loads(given.options), given.seed, 60.0)
    blocks = []
    started = time.monotonic()
    for record in played(match, open_game(match), list(range(given.blocks)), given.processes):
        blocks.append(record["games"])
        if time.monotonic() - started > given.seconds:
            break
    for bot in dict.fromkeys(bots):
        print(
            json.dumps(
                {
                    "game": given.game,
                    "seats": given.seats,
                    "options": match.options,
                    "bot": bot,
                    **bot_summary(blocks, bot),
                }
            ),
            flush=True,
        )


if __name__ == "__main__":
    main()
