"""Play at first sight: how a game goes on when nobody thinks long; searches and playouts use it."""

from time import perf_counter
from typing import Any, Final

from ..core.game import Game
from ..core.state import NOBODY
from .eval.base import Evaluator

LONGEST_STEP: Final = 12  # small decisions between two quiet positions
BRANCHING: Final = 12  # answers to a small decision that are searched
MOST_STEPS: Final = 200  # of one turn, in a playout


def answered(game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, turn: int) -> Any:
    """The state once the others have answered what they are asked within a seat's turn."""
    for _ in range(LONGEST_STEP):
        asked = game.to_act(s)
        if asked in (seat, NOBODY) or evaluator.turn(s) != turn:
            break
        s = quick_step(game, evaluator, s)
    return s


def turn_played(game: Game[Any], evaluator: Evaluator[Any], s: Any, turn: int, deadline: float) -> Any:
    """The state once this turn is over, all playing at first sight; when time is up, as far as it got."""
    for _ in range(MOST_STEPS):
        if game.to_act(s) == NOBODY or evaluator.turn(s) != turn or perf_counter() > deadline:
            break
        s = quick_step(game, evaluator, s)
    return s


def quick_step(game: Game[Any], evaluator: Evaluator[Any], s: Any) -> Any:
    """The state after the step that looks best at first sight.

    What it would turn up is not to be seen yet: actions that are a gamble count for their mean.
    """
    seat = game.to_act(s)
    turn = evaluator.turn(s)
    legal = game.legal(s)
    best = s
    best_value = 0.0
    gamble = s
    stakes = 0.0
    gambles = 0
    for action in legal:
        after = game.clone(s)
        game.apply(after, action)
        if len(legal) == 1:
            return after
        after = calmed(game, evaluator, after, seat, turn)
        value = evaluator.glance(after, seat)
        if evaluator.gamble(s, action):
            if not gambles:
                gamble = after
            stakes += value
            gambles += 1
        elif best is s or value > best_value:
            best = after
            best_value = value
    if gambles and (best is s or stakes / gambles > best_value):
        return gamble
    return best


def calmed(game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, turn: int) -> Any:
    """The next quiet position, the small decisions on the way made one by one."""
    for _ in range(LONGEST_STEP):
        if game.to_act(s) != seat or evaluator.turn(s) != turn or evaluator.quiet(s):
            break
        legal = game.legal(s)
        best = s
        best_value = 0.0
        for action in legal[:BRANCHING]:
            after = game.clone(s)
            game.apply(after, action)
            value = evaluator.glance(after, seat) if len(legal) > 1 else 0.0
            if best is s or value > best_value:
                best = after
                best_value = value
        s = best
    return s
