"""How far a game can be taken back, for the terminal and the server alike.

A seat takes back its own last real decision, with the forced steps after it. Nobody takes back what came
before another seat's action, or before hidden information came out: that is the barrier.
"""

from typing import Any, Generic, TypeVar

M = TypeVar("M", bound="Moment")
A = TypeVar("A")


class Moment:
    """The game before an action, to come back to."""

    def __init__(self, s: Any, seat: int, forced: bool) -> None:
        self.s = s
        self.seat = seat
        self.forced = forced


class UndoHistory(Generic[M, A]):
    """The moments that can be taken back, what was taken back, and why there is nothing before that."""

    def __init__(self) -> None:
        self.past: list[M] = []  # since the barrier, the last one last
        self.future: list[list[A]] = []  # actions taken back, the last ones last
        self.barrier = "undo-nothing"  # what `past` begins after, as a message

    def begin_past_of(self, seat: int) -> None:
        """Nobody takes back what came before another seat's action."""
        if self.past and self.past[-1].seat != seat:
            self.raise_barrier("undo-other-player")

    def raise_barrier(self, why: str) -> None:
        """Let nothing before this be taken back."""
        self.past.clear()
        self.barrier = why

    def note_past(self, moment: M, revealed: bool, by_person: bool) -> None:
        """Note an action played from here on; a bot's stands, and so does one that revealed something."""
        self.begin_past_of(moment.seat)
        if revealed or not by_person:
            self.raise_barrier("undo-revealed" if by_person else "undo-other-player")
        else:
            self.past.append(moment)

    def can_undo(self, seat: int) -> bool:
        """Return whether there is a real decision of that seat to take back."""
        mine = bool(self.past) and self.past[-1].seat == seat
        return mine and not all(moment.forced for moment in self.past)

    def why_no_undo(self, seat: int) -> str:
        """Return the message that says why that seat cannot take anything back."""
        others = bool(self.past) and self.past[-1].seat != seat
        return "undo-other-player" if others else self.barrier

    def undo_length(self) -> int:
        """Return how many actions an undo takes back: a real decision and the forced steps after it."""
        back = 1
        while self.past[-back].forced:
            back += 1
        return back
