"""Playing a stored game again under other rules than those it was begun with: is it still the same game?"""

import logging
from copy import copy
from typing import Any

import wagontrain

from ..core.errors import ActionError, WagontrainError
from ..core.state import NOBODY
from .live import CONFIRM, REDO, UNDO, Live
from .localization import Speech
from .problems import Problem

log = logging.getLogger("wagontrain.rehearsal")

Row = Any

SETUP, NEWER, ILLEGAL, SEAT, TAKEN_BACK = "setup", "newer", "illegal", "seat", "taken-back"


class Difference:
    """Where a stored game and the present rules part: the number of the move, counted from 1, and why.

    The text of the move and the reasons against it may be its player's secret: only they are shown them.
    """

    def __init__(self, move: int, seat: int, why: str, text: str = "", reasons: Any = ()) -> None:
        self.move = move
        self.seat = seat
        self.why = why
        self.text = text
        self.reasons = [tuple(reason) for reason in reasons]

    def words(self, speech: Speech, game: str, viewer: int | None, names: list[str]) -> str:
        """Why the game cannot go on, in one or two sentences; with the rules for the player of the move."""
        summary = speech.text(f"differs-{self.why}", move=self.move)
        if viewer != self.seat or not self.reasons:
            return summary
        words = speech.game(game)
        against = "; ".join(
            words.reason((rule, message, args), names) for rule, message, args in self.reasons
        )
        return f"{summary} {speech.text('differs-reasons', text=self.text, reasons=against)}"

    def __str__(self) -> str:
        return f"move {self.move}: {self.why}" if self.move else self.why


def rehearse(row: Row, actions: list[Row]) -> Difference | None:
    """Play all that is stored of a running game under the present rules; None where nothing differs.

    Every action must be asked of the same seat and be legal, every undo must find what it took back, and the
    end must be the question that the table is waiting with. What a later undo took back is played too.
    """
    present = copy(row)
    try:
        game = wagontrain.game(row.game)
        if row.version > game.version:  # the program is an older one: it cannot know
            return Difference(0, NOBODY, NEWER)
        present.version, present.tables = game.version, game.tables
        live = Live(present)
    except (Problem, WagontrainError) as error:
        log.info("a game cannot be set up again", extra={"table": row.id, "why": str(error)})
        return Difference(0, NOBODY, SETUP)
    for action in actions:
        try:
            found = difference_at(live, action)
            if found is None:
                live.take(action)
        except Exception:  # whatever the rules stumble over: this is not the game that was played
            log.exception("a game cannot be played again", extra={"table": row.id})
            found = Difference(len(live.steps) + 1, action.seat, ILLEGAL, action.text)
        if found is not None:
            return found
    if live.to_act() != row.to_act or live.seq != row.seq:
        return Difference(len(live.steps) + 1, row.to_act, SEAT)
    return None


def difference_at(live: Live, action: Row) -> Difference | None:
    """What is different about the next stored action; None if it can be taken over as it was."""
    move = len(live.steps) + 1
    if action.kind == CONFIRM:
        return None if live.held == action.seat else Difference(move, action.seat, SEAT)
    if action.kind == UNDO:
        remaining = int(action.text)
        mine = bool(live.past) and live.past[-1].seat == action.seat
        within = len(live.steps) - len(live.past) <= remaining < len(live.steps)
        return None if mine and within else Difference(move, action.seat, TAKEN_BACK)
    if action.kind == REDO and not (live.future and live.future[-1][0] == action.text):
        return Difference(move, action.seat, TAKEN_BACK)
    return difference_in_play(live, action, move)


def difference_in_play(live: Live, action: Row, move: int) -> Difference | None:
    """Is the action asked of its seat, and legal?"""
    game, s = live.game, live.s
    if live.to_act() != action.seat or live.held != NOBODY:
        return Difference(move, action.seat, SEAT)
    try:
        number = game.parse(action.text)
    except ActionError:
        return Difference(move, action.seat, ILLEGAL, action.text)
    if number not in game.legal(s):
        return Difference(move, action.seat, ILLEGAL, action.text, game.explain(s, action.text))
    return None
