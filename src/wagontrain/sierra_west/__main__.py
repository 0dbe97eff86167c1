"""`python -m wagontrain.sierra_west [mode] [seats] [seed]` plays a random game in the notation."""

import random
import sys

from . import GAME
from .names import MODES


def main(arguments: list[str]) -> None:
    """One random game, move by move, then the scores."""
    mode = arguments[0] if arguments else MODES[0]
    seats = int(arguments[1]) if len(arguments) > 1 else 2
    seed = arguments[2] if len(arguments) > 2 else "random"
    s = GAME.new(seats, seed, {**GAME.bot_options, "mode": mode})
    chance = random.Random(seed)
    while legal := GAME.legal(s):
        action = chance.choice(legal)
        print(f"{GAME.to_act(s)}: {GAME.text(action)}")
        GAME.apply(s, action)
    for score in GAME.scores(s):
        who = "Hastings" if score.automa else f"seat {score.seat}"
        print(f"{who}: {score.total} (rank {score.rank}) {score.parts}")


if __name__ == "__main__":
    main(sys.argv[1:])
