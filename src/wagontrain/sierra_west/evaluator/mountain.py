"""What the mountain of Sierra West tells a bot: how near the end is, and how near a card to claim."""

from typing import Final

from ..components import BASE, COVERED_BY, FIRST_SPECIAL, NEIGHBOURS, NEIGHBOURS_UP_AND_DOWN
from ..names import NONE
from ..state import State

FAR: Final = 6
"""As far as no card to claim can be."""


def _above() -> tuple[int, ...]:
    """For each place: the bits of all places that must be empty before it is exposed."""
    found = [0] * BASE
    for place in range(BASE):  # upper rows come first
        for above in COVERED_BY[place]:
            found[place] |= 1 << above | found[above]
    return tuple(found)


ABOVE: Final = _above()


def claims_to_go(s: State) -> int:
    """How many cards must be claimed until the last special is exposed."""
    there = needed = 0
    for place in range(BASE):
        card = s.mountain[place]
        if card >= FIRST_SPECIAL:
            needed |= ABOVE[place]
        elif card != NONE:
            there |= 1 << place
    return (there & needed).bit_count()


def steps_to_claim(s: State) -> list[int]:
    """For each place and the base: how many steps a frontiersman is away from the next face-up card."""
    near = NEIGHBOURS if s.row_neighbours else NEIGHBOURS_UP_AND_DOWN
    found = [FAR] * (BASE + 1)
    edge = [place for place in range(BASE) if s.face_up >> place & 1]
    steps = 0
    while edge and steps < FAR:
        beyond: list[int] = []
        for place in edge:
            if found[place] == FAR:
                found[place] = steps
                beyond.extend(near[place])
        edge = [place for place in beyond if place == BASE or s.mountain[place] != NONE]
        steps += 1
    return found


class Mountain:
    """Remembers the mountain seen last: it is looked at thousands of times before it changes."""

    def __init__(self) -> None:
        self.seen: tuple[int, ...] = ()
        self.face_up = 0
        self.row_neighbours = True
        self.claims = 0
        self.steps: list[int] = []

    def look(self, s: State) -> None:
        """Count claims and steps again if cards have been claimed or turned up."""
        if s.mountain is self.seen and s.face_up == self.face_up and s.row_neighbours == self.row_neighbours:
            return
        self.seen = s.mountain
        self.face_up = s.face_up
        self.row_neighbours = s.row_neighbours
        self.claims = claims_to_go(s)
        self.steps = steps_to_claim(s)
