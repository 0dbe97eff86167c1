"""`python -m wagontrain.gwt [seats] [seed]` plays a random game in the notation."""

import sys
from random import Random

from .game import GAME


def main(seats: int, seed: str) -> None:
    """One random game, printed move by move."""
    choices = Random(seed)
    s = GAME.new(seats=seats, seed=seed)
    while legal := GAME.legal(s):
        action = choices.choice(legal)
        print(f"{GAME.to_act(s)}: {GAME.text(action)}")
        GAME.apply(s, action)
    for score in GAME.scores(s):
        print(score)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 3, sys.argv[2] if len(sys.argv) > 2 else "one evening")
