"""Random games and the digests of their states: run by two builds of Python, which must agree.

`tests/e2e/test_site.py` runs it here, and `hashes.mjs` runs it under Pyodide. Standard library only.
"""

import json
import random
from hashlib import sha256

import wagontrain

STEPS = 300  # of a game, at most: played by chance, some never end
EVERY = 50


def digests(games: int) -> dict[str, str]:
    """One digest for each game: over its saved states along the way."""
    found = {}
    for name in wagontrain.games():
        game = wagontrain.game(name)
        for number in range(games):
            chance = random.Random(number)
            s = game.new(seats=chance.choice(list(game.seats)), seed=f"hash {number}")
            digest = sha256()
            for step in range(STEPS):
                legal = game.legal(s)
                if not legal:
                    break
                game.apply(s, chance.choice(legal))
                if step % EVERY == 0:
                    digest.update(json.dumps(game.save(s), sort_keys=True).encode())
            digest.update(json.dumps(game.save(s), sort_keys=True).encode())
            found[f"{name} {number}"] = digest.hexdigest()
    return found
