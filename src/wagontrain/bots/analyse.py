"""Advice for a player: the best moves and where they lead, from the player's knowledge alone."""

from math import sqrt
from random import Random
from time import perf_counter
from typing import Any

from ..core.game import Game
from .effort import PLAYOUTS, effort_of
from .eval import evaluator_of
from .lines import Line, Lines
from .trials import Trials

FIRST_LOOK = 0.3  # of the time may go into finding the moves
FEWEST_WORLDS = 3
NEVER = float("inf")


class Advice:
    """One move: the score to expect at the end, how far it spreads, and the lead over the best other."""

    def __init__(self, action: int, score: float, spread: float, lead: float, worlds: int) -> None:
        self.action = action
        self.score = score
        self.spread = spread
        self.lead = lead
        self.worlds = worlds


def analyse(
    game: Game[Any], s: Any, seat: int, seed: str = "", seconds: float = 1.0, worlds: int = 0, most: int = 3
) -> list[Advice]:
    """The best moves of the seat to act, best first, played on as `mc` plays on.

    What comes out on the way makes the spread. worlds: how many, else as many as the time allows.
    """
    started = perf_counter()
    deadline = started + seconds if not worlds else NEVER
    random = Random(seed)
    evaluator = evaluator_of(game)
    effort = effort_of(game, PLAYOUTS, game.seat_count(s) == 1)
    evaluator.use_network(effort.learned, effort.learned)
    known = game.resample(s, seat, f"{random.getrandbits(64):016x}")
    look = started + FIRST_LOOK * (deadline - started)
    lines = by_first_move(
        Lines(game, evaluator, seat, evaluator.width, evaluator.depth, look).find(known), most
    )
    widths = effort.own_width, effort.opponent_width
    trials = Trials(game, evaluator, seat, lines, effort.prior_weight, *widths, effort.branching)
    scores: list[list[float]] = [[] for _ in lines]
    leads = [0.0] * len(lines)
    stages = max(0, evaluator.playout_stages(known) + effort.extra_stages)
    done = 0
    while done < worlds if worlds else perf_counter() < deadline or done < FEWEST_WORLDS:
        world = game.resample(s, seat, f"{random.getrandbits(64):016x}")
        for i, line in enumerate(lines):
            after = trials.end(world, line, stages, NEVER)
            scores[i].append(evaluator.estimate(after, seat))
            leads[i] += evaluator.margin(after, seat)
        done += 1
    found = [advice(lines[i], scores[i], leads[i]) for i in range(len(lines))]
    return sorted(found, key=lambda one: -one.lead)


def by_first_move(lines: list[Line], most: int) -> list[Line]:
    """The best line of each move, as many as wanted."""
    found: dict[int, Line] = {}
    for line in lines:
        found.setdefault(line.actions[0], line)
    return list(found.values())[:most]


def advice(line: Line, scores: list[float], leads: float) -> Advice:
    """What the playouts of one move add up to."""
    mean = sum(scores) / len(scores)
    variance = sum((score - mean) ** 2 for score in scores) / len(scores)
    return Advice(line.actions[0], mean, sqrt(variance), leads / len(scores), len(scores))
