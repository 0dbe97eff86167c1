"""The search's part of `wagontrain bench`, alone and beside a peer."""

import json
import subprocess
import sys

import pytest

from tests.cli.commands import wagontrain
from wagontrain.cli.peer import DRIVER


@pytest.mark.parametrize("game", ["gwt", "sierra_west", "villagers"])
def test_a_bench_tells_how_fast_the_search_is(game: str) -> None:
    told = wagontrain("bench", "--game", game, "--seconds", "0.4", "--json")
    assert told.code == 0, told.err
    search = json.loads(told.out)["search"]
    for kind in ("iterations", "playouts"):
        rates = search[f"{kind}_per_second"]
        assert 0 < rates["least"] <= rates["mean"] <= rates["most"]
    assert "peer" not in search


def test_a_bench_for_people_names_the_search() -> None:
    told = wagontrain("bench", "--seconds", "0.4", "--seats", "2")
    assert "of ISMCTS" in told.out
    assert "playouts/s" in told.out


def test_rounds_are_limited_where_random_players_would_go_on_for_ever() -> None:
    told = wagontrain("bench", "--game", "sierra_west", "--seconds", "0.4", "--seats", "2")
    assert "sierra_west, 2 seats, round_limit 60, " in told.out
    other = wagontrain(
        "bench", "--game", "sierra_west", "--seconds", "0.4", "--option", "round_limit=20", "--json"
    )
    assert json.loads(other.out)["options"]["round_limit"] == 20


STAND_IN = """
import random
class Color:
    RED, BLUE, WHITE, ORANGE = range(4)
class RandomPlayer:
    def __init__(self, color): self.color = color
class State:
    playable_actions = (1, 2, 3)
    def current_color(self): return 0
class Game:
    def __init__(self, players, seed): self.players, self.ticks, self.state = players, 0, State()
    def copy(self): return self
    def play_tick(self): pass
    def execute(self, action): assert action in self.state.playable_actions
    def winning_color(self): return None
    def play(self): self.players[0].decide(self, [1, 2]); return 0
"""


def test_the_peers_driver_answers_all_that_is_asked_of_it() -> None:
    """With a stand-in for the peer itself, which would have to be installed."""
    code = f"import sys, types\nm = types.ModuleType('catanatron')\nexec({STAND_IN!r}, m.__dict__)\n"
    code += f"sys.modules['catanatron'] = m\nexec({DRIVER!r})\n"
    asked = "play 0.01\nplayouts 0.01\niterations 0.01\n"
    told = subprocess.run(
        [sys.executable, "-c", code], input=asked, capture_output=True, text=True, timeout=60, check=True
    )
    ready, *answers = told.stdout.splitlines()
    assert ready == "ready"
    assert len(answers) == 3
    for answer in answers:
        seconds, done, decisions, choices = map(float, answer.split())
        assert seconds >= 0.01
        assert min(done, decisions, choices) > 0
