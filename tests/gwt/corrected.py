"""Plays with corrected tables: each folder in a process of its own, as tables are read once for a process.

Run as a program with folders as arguments: one line of JSON for each, what became of it.
"""

import json
import os
import random
import sys
import traceback
from pathlib import Path

import wagontrain
from wagontrain.core.data import use_tables
from wagontrain.core.errors import LoadError

LONGEST = 8_000
LOOKS = 100
"""After this many decisions the state is looked at, and stored."""


def play(seats: int, options: dict[str, object]) -> int:
    """Play a game at random to its end, and look at it now and then; the number of decisions."""
    from wagontrain.gwt.audit import faults

    game = wagontrain.game("gwt")
    chance = random.Random(seats)
    s = game.new(seats, "corrected", options)
    for n in range(LONGEST):
        legal = game.legal(s)
        if not legal:
            game.scores(s)
            return n
        if n % LOOKS == 0:
            assert faults(s) == [], faults(s)
            game.observe(s, 0)
        game.apply(s, chance.choice(legal))
    raise AssertionError("the game does not end")


def outcome(folder: Path, code: str) -> dict[str, object]:
    """How the tables fared: refused, played, or crashed; and what the code says about them."""
    try:
        use_tables(folder)
        wagontrain.game("gwt")
    except LoadError as error:
        return {"refused": str(error)}
    except Exception:
        return {"crashed": traceback.format_exc()}
    try:
        found: dict[str, object] = {}
        exec(code, found)
        if "played" not in found:
            found["played"] = [
                play(1, {}),
                play(4, {"simmental": True}),
                play(2, {"building_sides": "all_b"}),
            ]
        return {"played": found["played"]}
    except Exception:
        return {"crashed": traceback.format_exc()}


def main() -> None:
    """One child for each folder, so that the next one starts clean."""
    code, *folders = sys.argv[1:]
    for folder in folders:
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            print(json.dumps(outcome(Path(folder), code)), flush=True)
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
