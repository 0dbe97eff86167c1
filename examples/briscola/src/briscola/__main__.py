"""`python -m briscola [seats] [seed] [option=value ...]` plays one game at random."""

import sys

from wagontrain.core.random_game import main

from .game import GAME

if __name__ == "__main__":
    main(GAME, sys.argv[1:])
