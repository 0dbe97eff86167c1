"""Lines of play: what a seat can do until its turn is over, and how a game goes on when nobody thinks long.

A position is judged where it is quiet: a card that is chosen but not yet paid for says nothing. So a step
goes on from one quiet position to the next, with all the small decisions between them.
"""

from time import perf_counter
from typing import Any, Final

from ..core.game import Game
from ..core.table import NOBODY
from .eval.base import Evaluator

LONGEST_STEP: Final = 12  # small decisions between two quiet positions
FEW: Final = 12  # so many answers to a small decision are looked into, half as many to each one after it
FEWEST: Final = 2
MOST_STEPS: Final = 200  # of one turn, in a playout


class Line:
    """Some actions, where they lead, and how good that looks."""

    def __init__(self, actions: tuple[int, ...], legal: list[list[int]], state: Any, value: float) -> None:
        self.actions = actions
        self.legal = legal  # what was legal at each of them
        self.state = state
        self.value = value


class Lines:
    """All that a seat can do in its turn, as far as it looks: `width` lines at a time, `depth` steps far."""

    def __init__(
        self, game: Game[Any], evaluator: Evaluator[Any], seat: int, width: int, depth: int, deadline: float
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seat = seat
        self.width = width
        self.depth = depth
        self.deadline = deadline
        self.turn = 0
        self.open: list[Line] = []
        self.done: list[Line] = []

    def find(self, s: Any) -> list[Line]:
        """Complete lines, the best first; none is empty."""
        self.turn = self.evaluator.turn(s)
        beam = [Line((), [], s, 0.0)]
        for _ in range(self.depth):
            self.open = []
            for line in beam:
                self.extend(line, 0)
                if self.late():
                    break
            beam = self.different()
            if not beam or perf_counter() > self.deadline:
                break
        self.done.extend(beam)
        self.done.sort(key=value_of, reverse=True)
        return self.done

    def different(self) -> list[Line]:
        """The best open lines; of those that look alike and leave the same choice, one."""
        self.open.sort(key=value_of, reverse=True)
        kept: list[Line] = []
        choices: list[list[int]] = []
        for line in self.open:
            if len(kept) == self.width:
                break
            legal = self.game.legal(line.state)
            if kept and line.value == kept[-1].value and legal in choices:
                continue
            if kept and line.value != kept[-1].value:
                choices = []
            kept.append(line)
            choices.append(legal)
        return kept

    def extend(self, line: Line, small: int) -> None:
        """Every way to go on to the next quiet position."""
        legal = self.game.legal(line.state)
        found: list[Line] = []
        for action in legal:
            after = self.game.clone(line.state)
            self.game.apply(after, action)
            longer = Line((*line.actions, action), [*line.legal, legal], after, 0.0)
            if self.ends(line.state, after):
                self.finish(longer)
            elif self.evaluator.quiet(after):
                longer.value = self.evaluator.margin(after, self.seat)
                self.open.append(longer)
            else:
                found.append(longer)
        few = max(FEWEST, FEW >> small)
        if len(found) > few:
            for longer in found:
                longer.value = self.evaluator.estimate(longer.state, self.seat)
            found.sort(key=value_of, reverse=True)
            found = found[:few]
        for longer in found:
            if self.late():
                return
            if small < LONGEST_STEP:
                self.extend(longer, small + 1)
            else:
                self.finish(longer)

    def late(self) -> bool:
        """Is the time over, and is there a line to play?"""
        return perf_counter() > self.deadline and bool(self.open or self.done)

    def ends(self, before: Any, after: Any) -> bool:
        """Is this as far as the seat can plan: the turn is over, another is asked, something came out?"""
        if self.game.to_act(after) != self.seat or self.evaluator.turn(after) != self.turn:
            return True
        return self.evaluator.news(before, after)

    def finish(self, line: Line) -> None:
        """Judge a complete line where its turn is over."""
        line.state = turn_played(self.game, self.evaluator, line.state, self.turn)
        line.value = self.evaluator.margin(line.state, self.seat)
        self.done.append(line)


def value_of(line: Line) -> float:
    """How good a line looks."""
    return line.value


def turn_played(game: Game[Any], evaluator: Evaluator[Any], s: Any, turn: int) -> Any:
    """The state once this turn is over, everyone playing at first sight."""
    for _ in range(MOST_STEPS):
        if game.to_act(s) == NOBODY or evaluator.turn(s) != turn:
            break
        s = quick_step(game, evaluator, s)
    return s


def quick_step(game: Game[Any], evaluator: Evaluator[Any], s: Any) -> Any:
    """The state after the step that looks best at first sight."""
    seat = game.to_act(s)
    turn = evaluator.turn(s)
    legal = game.legal(s)
    best = s
    best_value = 0.0
    for action in legal:
        after = game.clone(s)
        game.apply(after, action)
        if len(legal) == 1:
            return after
        after = calmed(game, evaluator, after, seat, turn)
        value = evaluator.estimate(after, seat)
        if best is s or value > best_value:
            best = after
            best_value = value
    return best


def calmed(game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, turn: int) -> Any:
    """The next quiet position, the small decisions on the way made one by one."""
    for _ in range(LONGEST_STEP):
        if game.to_act(s) != seat or evaluator.turn(s) != turn or evaluator.quiet(s):
            break
        legal = game.legal(s)
        best = s
        best_value = 0.0
        for action in legal[:FEW]:
            after = game.clone(s)
            game.apply(after, action)
            value = evaluator.estimate(after, seat) if len(legal) > 1 else 0.0
            if best is s or value > best_value:
                best = after
                best_value = value
        s = best
    return s


def played_on(game: Game[Any], evaluator: Evaluator[Any], s: Any, laps: int) -> Any:
    """The state some stages later, everyone playing at first sight."""
    lap = evaluator.lap(s)
    steps = 0
    while game.to_act(s) != NOBODY and steps < MOST_STEPS * 4:
        s = quick_step(game, evaluator, s)
        steps += 1
        if evaluator.lap(s) != lap:
            lap = evaluator.lap(s)
            laps -= 1
            if laps <= 0:
                break
    return s
