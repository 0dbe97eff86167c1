"""Lines of play: what a seat can do until its turn is over, and playouts that plan some of the turns.

A position is evaluated where it is quiet: a card that is chosen but not yet paid for says nothing. So a step
goes on from one quiet position to the next, with all the small decisions between them.
"""

from time import perf_counter
from typing import Any, Final

from ..core.game import Game
from ..core.state import NOBODY
from .eval.base import Evaluator
from .first_sight import BRANCHING, LONGEST_STEP, MOST_STEPS, answered, quick_step, turn_played

LEAST_BRANCHING: Final = 2
NARROW: Final = 1  # lines of each group in the first look against the clock
LEANEST: Final = 3  # ... and in the first look that chooses between groups


class Line:
    """Some actions, where they lead, and how good that looks."""

    def __init__(self, actions: tuple[int, ...], legal: list[list[int]], state: Any, value: float) -> None:
        self.actions = actions
        self.legal = legal  # what was legal at each of them
        self.state = state
        self.value = value
        self.groups: tuple[int, ...] = ()  # that it went through
        self.unsure = False  # its later actions depend on what comes out or what others answer
        self.luck = False  # something came out on the way to where it was evaluated


class Lines:
    """All that a seat can do in its turn, as far as it looks: `width` lines at a time, `depth` steps far.

    groups: after a first look with few lines, only the lines of this many groups of positions are searched
    (0: of all); branching: how many answers to a small decision are searched, half as many to each later one.
    """

    def __init__(
        self,
        game: Game[Any],
        evaluator: Evaluator[Any],
        seat: int,
        width: int,
        depth: int,
        deadline: float,
        groups: int = 0,
        branching: int = BRANCHING,
    ) -> None:
        self.game = game
        self.evaluator = evaluator
        self.seat = seat
        self.width = width
        self.depth = depth
        self.deadline = deadline
        self.groups = groups
        self.branching = branching
        self.promising: set[int] = set()  # groups; none: all of them
        self.turn = 0
        self.reveals = 0
        self.open: list[Line] = []
        self.done: list[Line] = []

    def find(self, s: Any) -> list[Line]:
        """Complete lines, the best first; none is empty. Against the clock a narrow look comes first."""
        self.turn = self.evaluator.turn(s)
        self.reveals = s.reveals
        complete = False
        if self.deadline < float("inf"):
            complete = self.walk(s, NARROW, False)
        if self.groups and (complete or self.deadline == float("inf")) and self.walk(s, LEANEST, complete):
            self.promising = self.best_groups()
        if not (complete and self.width == NARROW):  # else the first look was all
            self.walk(s, self.width, complete)
        self.done.sort(key=value_of, reverse=True)
        return self.done

    def best_groups(self) -> set[int]:
        """The groups that the best lines went through, those of different ends counted."""
        self.done.sort(key=value_of, reverse=True)
        ends: set[int] = set()
        found: set[int] = set()
        for line in self.done:
            if line.groups and line.groups[-1] not in ends:
                if len(ends) == self.groups:
                    break
                ends.add(line.groups[-1])
                found.update(line.groups)
        return found

    def walk(self, s: Any, width: int, complete: bool) -> bool:
        """Go on step by step; is the turn walked to its end? A position on the way looks better than it is:
        if time is up and there are `complete` lines, those that are not do not count."""
        beam = [Line((), [], s, 0.0)]
        late = False
        for _ in range(self.depth):
            self.open = []
            for line in beam:
                self.extend(line, 0)
                if self.late():
                    break
            beam = self.different(width)
            late = perf_counter() > self.deadline
            if late or not beam:
                break
        if not (late and complete):
            self.done.extend(beam)
        return not late

    def different(self, width: int) -> list[Line]:
        """The best open lines of each group; of those that look alike and leave the same choice, one."""
        self.open.sort(key=value_of, reverse=True)
        kept: list[Line] = []
        choices: list[list[int]] = []
        room: dict[int, int] = {}
        for line in self.open:
            group = self.evaluator.group(line.state)
            left = room.get(group, width)
            if left == 0 or (self.promising and group not in self.promising):
                continue
            if not line.groups or line.groups[-1] != group:
                line.groups = (*line.groups, group)
            legal = self.game.legal(line.state)
            if kept and line.value == kept[-1].value and legal in choices:
                continue
            if kept and line.value != kept[-1].value:
                choices = []
            kept.append(line)
            choices.append(legal)
            room[group] = left - 1
        return kept

    def extend(self, line: Line, small: int) -> None:
        """Every way to go on to the next quiet position."""
        legal = self.game.legal(line.state)
        found: list[Line] = []
        for action in legal:
            if self.late():
                return
            after = self.game.clone(line.state)
            self.game.apply(after, action)
            longer = Line((*line.actions, action), [*line.legal, legal], after, 0.0)
            longer.groups = line.groups
            longer.unsure = line.unsure or after.reveals != self.reveals
            if self.game.to_act(after) != self.seat:
                longer.unsure = True
                longer.state = after = answered(self.game, self.evaluator, after, self.seat, self.turn)
            if self.ends(line.state, after):
                self.finish(longer)
            elif self.evaluator.quiet(after):
                longer.value = self.evaluator.margin(after, self.seat)
                self.open.append(longer)
            else:
                found.append(longer)
        kept = max(LEAST_BRANCHING, self.branching >> small)
        if len(found) > kept:
            for longer in found:
                longer.value = self.evaluator.glance(longer.state, self.seat)
            found.sort(key=value_of, reverse=True)
            found = found[:kept]
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
        """Is this as far as the seat can plan: the turn is over, something came out?"""
        if self.game.to_act(after) != self.seat or self.evaluator.turn(after) != self.turn:
            return True
        return self.evaluator.news(before, after)

    def finish(self, line: Line) -> None:
        """Evaluate a complete line where its turn is over."""
        line.state = turn_played(self.game, self.evaluator, line.state, self.turn, self.deadline)
        line.luck = line.state.reveals != self.reveals
        line.value = self.evaluator.margin(line.state, self.seat)
        self.done.append(line)


def value_of(line: Line) -> float:
    """How good a line looks."""
    return line.value


def followed(game: Game[Any], evaluator: Evaluator[Any], s: Any, seat: int, line: Line) -> Any:
    """The state at the end of a line, in any world; as far as it goes where something else comes out."""
    turn = evaluator.turn(s)
    for i in range(len(line.actions)):
        if line.unsure:
            s = answered(game, evaluator, s, seat, turn)
            if game.to_act(s) != seat or game.legal(s) != line.legal[i]:
                break
        game.apply(s, line.actions[i])
    return s


def played_on(
    game: Game[Any],
    evaluator: Evaluator[Any],
    s: Any,
    seat: int,
    stages: int,
    deadline: float,
    width: int = 0,
    opponent_width: int = 0,
    branching: int = BRANCHING,
) -> Any:
    """The state some stages later; when time is up, as far as it got.

    All play at first sight, unless a `width` says how many lines at a time the seat plans its turns with, and
    `opponent_width` the others theirs. branching: the answers to a small decision that are searched.
    """
    stage = evaluator.stage(s)
    steps = 0
    while game.to_act(s) != NOBODY and steps < MOST_STEPS * 4 and perf_counter() < deadline:
        acting = game.to_act(s)
        wide = width if acting == seat else opponent_width
        if wide:
            found = Lines(game, evaluator, acting, wide, evaluator.depth, deadline, 0, branching).find(s)
            s = found[0].state
        else:
            s = quick_step(game, evaluator, s)
        steps += 1
        if evaluator.stage(s) != stage:
            stage = evaluator.stage(s)
            stages -= 1
            if stages <= 0:
                break
    return s
