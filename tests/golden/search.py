"""The search for golden games: players who together look for what no golden game has reached.

They sample lines of play, all seats at random, and go where most of what is missing is reached; where none of
it is, where the table is worth most by the bots' evaluation, each game with a taste of its own. Everything
follows from the seed; the golden game itself is the list of actions that came out.
"""

import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from tests.conformance.sample import Case, Chooser, fitting
from tests.golden.goldens import (
    NAMES,
    REPLAYS,
    Marker,
    marker_of,
    marks_module,
    reached,
    read,
    replays_of,
    wanted,
    write,
)
from wagontrain import Game
from wagontrain.bots.eval import Evaluator, evaluator_of
from wagontrain.core.replay import Replay
from wagontrain.core.state import OptionValue

LINES = 24
MORE_LINES = 96  # when little is missing, and what is missing is rare
LITTLE = 25
FOCUS = (1, 2, 3)
LONGEST = 2_000
PRECIOUS = 1_000.0
KEPT_WEIGHTS = ("scale", "width", "depth", "last_round", "rounds", "many", "rich")
CASES_LOOKED_AT = 30


def no_promise(s: Any, missing: set[str]) -> float:
    """Games without marks of their own have no guide."""
    return 0.0


def promise_of(game: Game[Any]) -> Callable[[Any, set[str]], float]:
    """How near a table of the game is to what is missing."""
    module = marks_module(game)
    found: Callable[[Any, set[str]], float] = module.promise if module else no_promise
    return found


def focus_of(seed: str, missing: set[str]) -> set[str]:
    """The few missing things that a game goes for; the others it takes as they come."""
    chance = random.Random(f"focus {seed}")
    return set(chance.sample(sorted(missing), min(len(missing), chance.choice(FOCUS))))


class Line:
    """Some steps of play from a position, and what they reached."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.found: set[str] = set()
        self.last_found = 0  # the number of steps after which nothing new came
        self.value = 0.0


class Seekers:
    """The players of one golden game, who look for what is missing."""

    def __init__(self, case: Case, seed: str, missing: set[str]) -> None:
        self.game: Game[Any] = case.game
        self.random = random.Random(seed)
        self.choose = Chooser(self.game, seed)
        self.marker: Marker = marker_of(self.game)
        self.promise = promise_of(self.game)
        self.missing = set(missing)
        self.focus = focus_of(seed, missing)
        self.evaluator: Evaluator[Any] = evaluator_of(self.game, self.taste())
        self.horizon = self.random.choice((8, 16, 32))
        self.s = case.new(seed)
        self.s.log = []

    def taste(self) -> dict[str, float] | None:
        """The weights of the evaluation, each a few times more or less than usual."""
        usual = evaluator_of(self.game).weights
        varied = {name: value * 2.0 ** self.random.gauss(0.0, 1.5) for name, value in usual.items()}
        return {name: usual[name] if name in KEPT_WEIGHTS else varied[name] for name in usual}

    def play(self) -> list[int]:
        """The actions of the whole game."""
        played: list[int] = []
        while self.game.legal(self.s) and len(played) < LONGEST:
            lines = LINES if len(self.missing) > LITTLE else MORE_LINES
            best = max((self.line() for _ in range(lines)), key=lambda line: line.value)
            for action in best.actions[: best.last_found or max(1, self.horizon // 2)]:
                self.missing -= self.step(self.s, action)
                played.append(action)
        return played

    def step(self, s: Any, action: int) -> set[str]:
        """Play an action; what it reached."""
        before = self.game.clone(s)
        before.log = s.log
        s.log = []
        self.game.apply(s, action)
        found = self.marker(self.game, before, action, s)
        s.log = before.log + s.log
        return found

    def line(self) -> Line:
        """One sample."""
        line = Line()
        s = self.game.clone(self.s)
        s.log = self.s.log[-20:]
        for _ in range(self.horizon):
            legal = self.game.legal(s)
            if not legal:
                break
            line.actions.append(self.choose(legal))
            new = self.step(s, line.actions[-1]) & self.missing - line.found
            if new:
                line.found |= new
                line.last_found = len(line.actions)
        line.value = PRECIOUS * len(line.found) + self.worth(s)
        return line

    def worth(self, s: Any) -> float:
        """What the table is worth to all who sit there; nothing at the end, while something is missing."""
        if not s.todo:
            return -PRECIOUS / 2
        points = sum(self.evaluator.estimate(s, seat) for seat in range(self.game.seat_count(s)))
        return points + self.promise(s, self.focus & self.missing)


def cases(game: Game[Any], chance: random.Random) -> Iterator[Case]:
    """Tables with options at random."""
    while True:
        options: dict[str, OptionValue] = {}
        for name, option in game.options.items():
            options[name] = chance.choice(option.choices)
        if "building_sides" in options and chance.random() < 0.5:
            options["building_sides"] = "".join([chance.choice("ab") for _ in range(12)])
        if "round_limit" in options:
            options["round_limit"] = chance.choice((20, 40))
        seats = chance.choice(list(game.seats))
        yield Case(game, seats, tuple(fitting(game, seats, options).items()))


def promising(game: Game[Any], seed: str, missing: set[str]) -> Case:
    """A table whose very setup reaches most of what is missing."""
    chance = random.Random(seed)
    looked_at = cases(game, chance)
    focus = focus_of(seed, missing)
    best: tuple[float, Case] | None = None
    for _ in range(CASES_LOOKED_AT):
        case = next(looked_at)
        s = case.new(seed)
        before = game.clone(s)
        before.log, s.log = [], []
        action = game.legal(s)[0]
        game.apply(s, action)
        count = len(marker_of(game)(game, before, action, s) & missing)
        hope = PRECIOUS * count + promise_of(game)(s, focus)
        if best is None or hope > best[0]:
            best = (hope, case)
    assert best is not None
    return best[1]


def record(case: Case, seed: str, missing: set[str]) -> Replay | None:
    """A whole game of the seekers; None where it found no end."""
    game = case.game
    replay = Replay.begin(game, case.seats, seed, dict(case.options), list(NAMES[: case.seats]))
    seekers = Seekers(case, seed, missing)
    replay.actions = [game.text(action) for action in seekers.play()]
    if game.legal(seekers.s):
        return None
    replay.finish(game, seekers.s)
    return replay


def search(game: Game[Any], most: int) -> None:
    """Add games until everything is reached."""
    missing = wanted(game) - {mark for path in replays_of(game) for mark in reached(read(path))}
    for i in range(most):
        if not missing:
            break
        seed, path = f"golden {i}", REPLAYS / f"{game.name}-{i:03}.replay"
        if path.exists():
            continue
        replay = record(promising(game, seed, missing), seed, missing)
        found = missing & reached(replay) if replay else set()
        if replay and found:
            missing -= found
            write(path, replay.write())
            print(f"{path.stem}: {len(found)} found, {len(missing)} missing", file=sys.stderr)
    if missing:
        print(f"{game.name}: not reached: {', '.join(sorted(missing))}", file=sys.stderr)


def thin_out(game: Game[Any]) -> None:
    """Keep a small set of games that reaches all: again and again the one with most news for its size."""
    found = {path: reached(read(path)) & wanted(game) for path in replays_of(game)}
    left = set[str]().union(*found.values())
    kept: list[Path] = []
    while left:
        best = max(sorted(found), key=lambda path: len(found[path] & left) / path.stat().st_size)
        kept.append(best)
        left -= found[best]
    for path in sorted(kept, key=lambda path: -path.stat().st_size):
        if found[path] <= set[str]().union(*[found[other] for other in kept if other != path]):
            kept.remove(path)
    for path in found:
        if path not in kept:
            path.unlink()
