"""Random games over all modes, options and seats: they end, nothing gets lost, every answer is explained."""

import json
import random

import pytest

from tests.conftest import THOROUGH
from tests.sierra_west.conservation import accounts, check, check_step
from wagontrain.sierra_west import GAME
from wagontrain.sierra_west.actions import PASS
from wagontrain.sierra_west.names import MODES
from wagontrain.sierra_west.state import State

GAMES = 640 if THOROUGH else 64
LOOKS = 3
"""States of each game that are looked at closely."""


def chosen_options(chance: random.Random, mode: str, seats: int) -> dict[str, object]:
    options: dict[str, object] = {"mode": mode, "round_limit": chance.choice((10, 20))}
    for name, option in GAME.options.items():
        here = option.seats is None or seats in option.seats
        if name not in options and here and chance.random() < 0.5:
            options[name] = chance.choice([one for one in option.choices if option.allows(one, seats)])
    return options


def choose(chance: random.Random, legal: list[int]) -> int:
    """Any action alike, but passing seldom: so that pioneers get somewhere."""
    action = chance.choice(legal)
    return chance.choice(legal) if action == PASS.base and chance.random() < 0.8 else action


def look_closely(s: State, seats: int, seed: str) -> None:
    """Explained, saved, cloned and seen as the contract says."""
    legal = GAME.legal(s)
    assert [a for a in range(GAME.actions.size) if not GAME.explain(s, GAME.text(a))] == legal
    saved = GAME.save(s)
    assert GAME.save(GAME.load(json.loads(json.dumps(saved)))) == saved
    for viewer in (None, *range(seats)):
        other = GAME.resample(s, viewer, seed)
        assert GAME.observe(other, viewer) == GAME.observe(s, viewer)
        assert viewer != GAME.to_act(s) or GAME.legal(other) == legal
        check(other)
    clone = GAME.clone(s)
    chance = random.Random(seed)
    for _ in range(20):
        if GAME.legal(clone):
            GAME.apply(clone, choose(chance, GAME.legal(clone)))
    assert GAME.save(s) == saved


@pytest.mark.parametrize("number", range(GAMES))
def test_a_random_game(number: int) -> None:
    chance = random.Random(number)
    seats = 1 + number // len(MODES) % 4
    s = GAME.new(seats, str(number), chosen_options(chance, MODES[number % len(MODES)], seats))
    held = accounts(s)
    looked = 0
    for decision in range(20_000):
        legal = GAME.legal(s)
        if not legal:
            break
        assert legal == sorted(set(legal))
        if looked < LOOKS and chance.random() < 0.02:
            look_closely(s, seats, str(decision))
            looked += 1
        before = GAME.clone(s)
        GAME.apply(s, choose(chance, legal))
        check_step(before, s)
    assert GAME.end_reason(s)
    assert accounts(s) == held
    check(s)
