"""`python -m wagontrain.gwt [seats] [seed] [option=value ...]` plays a game at random."""

import sys

from ..core.random_game import main
from .game import GAME

if __name__ == "__main__":
    main(GAME, sys.argv[1:])
