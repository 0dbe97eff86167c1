"""The peer of `bench --peers`: catanatron, installed into a folder of its own, playing slice by slice."""

import subprocess
import sys
import venv
from pathlib import Path

from .common import Failed, cache_folder, tell

VERSION = "3.2.1"

# Runs in the peer's own Python. Each line asks for some seconds of
#   play        random 4-player games,
#   playouts    random playouts to the end, from a copy of a game 200 decisions old,
#   iterations  tree search from there as its authors' own player does it: UCB down the tree, one new node, a
#               random playout to the end, the winner carried back up. (Theirs is not in the package on PyPI.)
DRIVER = """
import math, random, sys, time
from catanatron import Game, RandomPlayer, Color
counts = [0, 0]
class Counted(RandomPlayer):
    def decide(self, game, playable_actions):
        counts[0] += 1
        counts[1] += len(playable_actions) > 1
        return random.choice(playable_actions)
colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]
def new():
    return Game([Counted(color) for color in colors], seed=random.randrange(1 << 30))
def middle():
    while True:
        game = new()
        for _ in range(200):
            game.play_tick()
        if game.winning_color() is None:
            return game
class Node:
    def __init__(self):
        self.children, self.visits, self.wins = {}, 0, 0.0
def bound(node, action):
    child = node.children[action]
    return child.wins / child.visits + 1.4 * math.sqrt(math.log(node.visits) / child.visits)
def iterate(game, root):
    trial, node, path = game.copy(), root, []
    while trial.winning_color() is None:
        actions = trial.state.playable_actions
        new = [action for action in actions if action not in node.children]
        action = random.choice(new) if new else max(actions, key=lambda action: bound(node, action))
        path.append((trial.state.current_color(), node.children.setdefault(action, Node())))
        trial.execute(action)
        node = path[-1][1]
        if new:
            break
    winner = trial.play()
    root.visits += 1
    for color, node in path:
        node.visits += 1
        node.wins += color == winner
start = middle()
def play(done):
    new().play()
def playouts(done):
    start.copy().play()
def iterations(done, tree=[None]):
    if done % 200 == 0:
        tree[0] = Node()
    iterate(start, tree[0])
kinds = {"play": play, "playouts": playouts, "iterations": iterations}
play(0)
print("ready", flush=True)
for line in sys.stdin:
    kind, seconds = line.split()
    counts[:] = [0, 0]
    done, started = 0, time.perf_counter()
    while time.perf_counter() - started < float(seconds):
        kinds[kind](done)
        done += 1
    print(time.perf_counter() - started, done, counts[0], counts[1], flush=True)
"""


class Peer:
    """A running catanatron."""

    def __init__(self) -> None:
        self.name = f"catanatron {VERSION}"
        python = installed()
        command = [str(python), "-I", "-c", DRIVER]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        if self._line() != "ready":
            raise Failed(f"{self.name} does not start")

    def play(self, seconds: float) -> tuple[float, int, int, int]:
        """Let it play; the seconds it took, games, decisions and real choices."""
        return self._asked("play", seconds)

    def rate(self, kind: str, seconds: float) -> float:
        """How many `iterations` of its search or `playouts` it does in a second."""
        took, done, _, _ = self._asked(kind, seconds)
        return done / took

    def _asked(self, kind: str, seconds: float) -> tuple[float, int, int, int]:
        assert self.process.stdin is not None
        print(kind, seconds, file=self.process.stdin, flush=True)
        parts = self._line().split()
        if len(parts) != 4:
            raise Failed(f"{self.name} stopped in the middle")
        return float(parts[0]), int(parts[1]), int(parts[2]), int(parts[3])

    def close(self) -> None:
        """End it."""
        self.process.communicate()

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()


def installed() -> Path:
    """The Python that has the peer; installs it where it is missing."""
    folder = cache_folder() / "peers" / f"catanatron-{VERSION}-py{sys.version_info[0]}.{sys.version_info[1]}"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    done = folder / "installed"
    if done.is_file() and python.exists():
        return python
    tell(f"installing catanatron {VERSION} into {folder}")
    try:
        venv.create(folder, with_pip=True, clear=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise Failed(f"{folder}: no virtual environment can be made there: {error}") from None
    pip = [str(python), "-I", "-m", "pip", "--quiet", "--disable-pip-version-check", "--no-input", "install"]
    result = subprocess.run([*pip, f"catanatron=={VERSION}"], capture_output=True, text=True)
    if result.returncode != 0:
        why = (result.stderr.strip().splitlines() or ["pip failed"])[-1]
        raise Failed(f"catanatron {VERSION} cannot be installed: {why}")
    done.touch()
    return python
