"""What somebody wants to play, checked against the game as it is. Used by the server and offline."""

from typing import Any

from ..core.errors import NotAnAction
from ..core.state import NOBODY
from .live import ACT, REDO, UNDO, Live
from .problems import Problem

Row = Any


def wanted_texts(row: Row, live: Live, seat: int, kind: str, text: str) -> list[str]:
    """The texts of the rows to store, or a Problem that says why not."""
    if kind == ACT:
        return [acted(live, seat, text)]
    if kind == UNDO:
        if not row.undo:
            raise Problem("undo-forbidden")
        if not live.can_undo(seat):
            raise Problem("nothing-to-undo", message=live.why_no_undo(seat))
        return [str(live.remaining())]
    if kind == REDO:
        if not live.can_redo(seat):
            raise Problem("nothing-to-redo")
        return list(live.future[-1])
    if live.held != seat:
        raise Problem("nothing-to-confirm")
    return [""]


def acted(live: Live, seat: int, text: str) -> str:
    """An action in the game's own notation, if the seat may play it now."""
    if live.held != NOBODY:
        raise Problem("waits-for-confirmation")
    if live.to_act() != seat:
        raise Problem("not-your-turn")
    game = live.game
    try:
        action = game.parse(text)
    except NotAnAction as error:
        raise Problem("not-an-action", str(error)) from None
    if action not in game.legal(live.s):
        raise Problem("not-legal", found=game.explain(live.s, text))
    return game.text(action)
