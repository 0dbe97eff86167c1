"""A self-play worker: holds games, writes their rows into shared memory, reads the chosen actions from it.

It holds two halves of games: while one half's actions are chosen, it plays the other. Commands arrive as
bytes on standard input ("0" and "1": play that half; "q": stop); it answers each with the same byte.
"""

import argparse
import gc
import mmap
import os
import sys
from array import array

import wagontrain

from ..core.batch import Batch
from ..encoding import encoder_of, setups_of

STOP = ord("q")
FIRST = ord("0")
ACTION_BYTES = 2


def arguments() -> argparse.Namespace:
    """Read the command line, which the learner writes."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("memory", help="the shared file")
    parser.add_argument("--rows", type=int, nargs=2, help="where the rows of each half begin")
    parser.add_argument("--actions", type=int, nargs=2, help="where the actions of each half begin")
    parser.add_argument("--games", type=int, help="games in each half")
    parser.add_argument("--seed")
    parser.add_argument("--wild", type=float, default=0.0)
    parser.add_argument("--most-decisions", type=int, default=3000)
    parser.add_argument("--scatter", type=int, default=240)
    parser.add_argument("--seats", type=int, nargs="*", default=[], help="only set-ups with this many seats")
    return parser.parse_args()


def main() -> None:
    """Play until told to stop, or until the learner is gone."""
    given = arguments()
    with open(given.memory, "r+b") as file:
        memory = mmap.mmap(file.fileno(), 0)
    game = wagontrain.game(given.game)
    encoders = [encoder_of(game) for _ in range(2 * given.games)]
    setups = [setup for setup in setups_of(game) if not given.seats or setup.seats in given.seats]
    batch = Batch(game, encoders, setups, given.seed)
    batch.wild_share = given.wild
    batch.most_decisions = given.most_decisions
    batch.scatter(given.scatter)
    size = batch.row_size
    for half in (0, 1):
        for place in range(given.games):
            at = given.rows[half] + place * size
            batch.advance(half * given.games + place, memory, at)
    gc.collect()
    gc.freeze()
    gc.disable()  # states hold no cycles
    os.write(1, b"01")
    while True:
        commands = os.read(0, 16)
        if not commands or STOP in commands:
            return
        for command in commands:
            half = command - FIRST
            begin = given.actions[half]
            chosen = array("H", memory[begin : begin + ACTION_BYTES * given.games])
            if sys.byteorder == "big":
                chosen.byteswap()
            batch.step(chosen.tolist(), half * given.games, memory, given.rows[half])
            os.write(1, bytes([command]))


if __name__ == "__main__":
    main()
