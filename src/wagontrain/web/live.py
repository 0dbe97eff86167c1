"""Running games in memory: rebuilt from the stored actions whenever needed, never the truth itself."""

from copy import copy
from typing import Any

import wagontrain

from ..core.errors import ActionError, OptionError, WagontrainError
from ..core.events import Event, Label
from ..core.game import Game
from ..core.state import NOBODY
from ..undo import Moment, UndoHistory
from .problems import Problem

Row = Any  # a row of the database, by its columns' names

ACT, UNDO, REDO, CONFIRM = "act", "undo", "redo", "confirm"


class Step:
    """One action that was played and not taken back."""

    def __init__(
        self, seat: int, text: str, events_from: int, turn: int, labels: tuple[Label | None, ...]
    ) -> None:
        self.seat = seat
        self.text = text
        self.events_from = events_from
        self.turn = turn  # how often the turn had passed on, after it
        self.labels = labels  # how its arguments were called when it was played


class Move:
    """An action tried out on a copy of the state."""

    def __init__(self, s: Any, seat: int, text: str, forced: bool, revealed: bool) -> None:
        self.s = s
        self.seat = seat
        self.text = text
        self.forced = forced
        self.revealed = revealed


class Live(UndoHistory[Moment, str]):
    """One game as its stored actions have made it."""

    def __init__(self, row: Row) -> None:
        super().__init__()
        self.table_id: str = row.id
        self.game: Game[Any] = game_of(row)
        self.options: dict[str, object] = dict(row.options)
        self.seats: int = row.seats
        self.seed: str = row.seed
        self.confirm: bool = row.confirm
        self.s: Any = self.begin()
        self.seq = 0
        self.steps: list[Step] = []
        self.events: list[Event] = []
        self.lengths: list[int] = [0]  # of the log, after each number
        self.held = NOBODY  # the seat that is to confirm its last action
        self.view_cache: dict[tuple[object, ...], bytes] = {}  # views that were made of it

    def copy(self) -> "Live":
        """A game that can be moved on without touching this one. No state is changed once it is here."""
        other = copy(self)
        other.steps, other.events, other.lengths = self.steps[:], self.events[:], self.lengths[:]
        other.past, other.future = self.past[:], [texts[:] for texts in self.future]
        other.view_cache = {}
        return other

    def begin(self) -> Any:
        """The game at its first decision."""
        try:
            options = self.game.restore_options(self.seats, self.options)
            return self.game.new(self.seats, self.seed, dict(options))
        except OptionError as error:
            raise Problem("other-version", str(error)) from None

    def to_act(self) -> int:
        """The seat that everyone waits for; NOBODY when the game is over."""
        return self.held if self.held != NOBODY else self.game.to_act(self.s)

    def turn(self) -> int:
        """The number of the turn: it grows whenever the turn passes on."""
        return self.steps[-1].turn if self.steps else 0

    def is_over(self) -> bool:
        return self.to_act() == NOBODY

    # -- taking over what is stored

    def try_act(self, action: int) -> Move:
        """What a legal action leads to, on a copy."""
        s = self.game.clone(self.s)
        s.log = []
        seat = self.game.to_act(s)
        forced = len(self.game.legal(self.s)) == 1
        self.game.apply(s, action)
        return Move(s, seat, self.game.text(action), forced, s.reveals != self.s.reveals)

    def adopt(self, move: Move, redo: bool, by_person: bool) -> None:
        """Take over an action that was stored under the next number."""
        self.seq += 1
        self.leave_future(redo)
        self.note_past(Moment(self.s, move.seat, move.forced), move.revealed, by_person)
        passed = self.game.turn(move.s) != self.game.turn(self.s)
        labels = self.game.labels(self.s, self.game.parse(move.text))
        self.steps.append(Step(move.seat, move.text, len(self.events), self.turn() + passed, labels))
        self.events += move.s.log
        move.s.log = None
        self.s = move.s
        waits = self.confirm and by_person and self.game.to_act(self.s) != move.seat
        self.held = move.seat if waits and self.can_undo(move.seat) else NOBODY
        self.lengths.append(len(self.events))

    def leave_future(self, redo: bool) -> None:
        """What was taken back is gone with a new action; one that is played again is no longer waiting."""
        if not redo:
            self.future.clear()
        elif self.future:
            self.future[-1].pop(0)
            if not self.future[-1]:
                self.future.pop()

    def take_back(self, remaining: int) -> None:
        """Take over an undo that was stored under the next number."""
        self.seq += 1
        undone = [step.text for step in self.steps[remaining:]]
        del self.events[self.steps[remaining].events_from :]
        del self.steps[remaining:]
        kept = len(self.past) - len(undone)
        self.s = self.past[kept].s
        del self.past[kept:]
        self.future.append(undone)
        self.held = NOBODY
        self.lengths.append(len(self.events))

    def release(self) -> None:
        """Take over a confirmation: what was played stands."""
        self.seq += 1
        self.raise_barrier("undo-other-player")
        self.future.clear()
        self.held = NOBODY
        self.lengths.append(len(self.events))

    def pass_over(self, row: Row) -> None:
        """Take over a stored action that a later row takes back, without playing it.

        Such an action changed nothing that outlasts it: it revealed nothing, and no other seat has acted
        since. All that is noted of it is what taking it back will look at.
        """
        if row.seq != self.seq + 1:
            raise Problem("internal", "a stored action is missing")
        self.seq += 1
        self.leave_future(row.kind == REDO)
        self.begin_past_of(row.seat)
        self.past.append(Moment(self.s, row.seat, False))
        self.steps.append(Step(row.seat, row.text, len(self.events), self.turn(), ()))
        self.held = NOBODY
        self.lengths.append(len(self.events))

    def take(self, row: Row) -> None:
        """Take over a stored row."""
        if row.seq != self.seq + 1:
            raise Problem("internal", "a stored action is missing")
        if row.kind == UNDO:
            self.take_back(int(row.text))
        elif row.kind == CONFIRM:
            self.release()
        else:
            self.adopt(self.try_act(self.checked(row.text)), row.kind == REDO, row.player_id is not None)

    def checked(self, text: str) -> int:
        """A stored action; where it cannot be played, it was not stored under these rules."""
        try:
            action = self.game.parse(text)
        except ActionError as error:
            raise Problem("other-version", str(error)) from None
        if action not in self.game.legal(self.s):
            raise Problem("other-version", f"action {self.seq + 1} is not legal")
        return action

    # -- taking back

    def remaining(self) -> int:
        """How many actions remain without the last real decision and the forced steps after it."""
        return len(self.steps) - self.undo_length()

    def can_redo(self, seat: int) -> bool:
        """Was something of that seat taken back that can be played again?"""
        return bool(self.future) and self.held == NOBODY and self.game.to_act(self.s) == seat

    # -- looking back

    def at_step(self, step: int) -> Any:
        """The game after this many actions."""
        s = self.begin()
        for done in self.steps[:step]:
            self.game.apply(s, self.game.parse(done.text))
        return s

    def log_kept(self, since: int | None) -> int:
        """How many lines of the log are as they were when a client last looked, at number `since`."""
        if since is None or not 0 <= since <= self.seq:
            return 0
        return min(self.lengths[since:])


class History:
    """Stored rows on their way into a game: those that are taken back later need not be played."""

    def __init__(self, live: Live) -> None:
        self.rows: list[Row] = []
        self.standing: list[int] = [-1] * len(live.steps)  # the row of each action that is not taken back
        self.taken_back: set[int] = set()

    def add(self, row: Row) -> None:
        """The next row."""
        if row.kind == UNDO:
            remaining = int(row.text)
            self.taken_back.update(self.standing[remaining:])
            del self.standing[remaining:]
        elif row.kind != CONFIRM:
            self.standing.append(len(self.rows))
        self.rows.append(row)

    def take(self, live: Live, number: int) -> bool:
        """Take a row over into the game; was something played for it?"""
        row = self.rows[number]
        if number in self.taken_back:
            live.pass_over(row)
            return False
        live.take(row)
        return row.kind in (ACT, REDO)


def is_frozen(row: Row) -> bool:
    """Was the table begun under other rules than those in use?"""
    try:
        game_of(row)
    except Problem:
        return True
    return False


def game_of(row: Row) -> Game[Any]:
    """The game of a table, if it is here in the form with which the table began."""
    try:
        game = wagontrain.game(str(row.game))
    except WagontrainError as error:
        raise Problem("other-version", str(error)) from None
    if game.version != row.version or game.tables != row.tables:
        raise Problem("other-version", f"{row.game} {row.version} {row.tables}")
    return game
