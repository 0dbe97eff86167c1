"""Every side of a building, used and copied in every place: stored and opened at each question, played on."""

import random
from collections.abc import Iterable

import pytest

from tests.conftest import THOROUGH
from tests.gwt.conservation import accounts, check, check_step
from tests.gwt.marks import face_marks, local_action
from tests.gwt.positions import COPIER, OWN, POSITIONS, Position, stored_and_opened
from wagontrain.gwt import GAME
from wagontrain.gwt.actions import COPY, USE
from wagontrain.gwt.components import NEIGHBOURS, SPACE_KIND, SPACE_RISK, SPACE_WOODS
from wagontrain.gwt.names import BUILDING_SPACE, FACE, SPACE, USE_COPY, USE_LOCATION
from wagontrain.gwt.state import State

SHARE = 1 if THOROUGH else 6
"""One position in this many is tried; CI tries them all."""
LONGEST_TURN = 60
BLOCKS = 8


class Explorer:
    """Takes every local action that a position offers, and plays each turn to its end at random."""

    def __init__(self, position: Position) -> None:
        self.random = random.Random(str(position))
        fewest = 1 if position.near_owner == OWN else 2  # Sam has no buildings
        self.seats = self.random.randrange(fewest, 5)
        self.start = position.lay_out("", self.seats, {"simmental": self.random.random() < 0.3})
        self.accounts = accounts(self.start)
        self.used: set[str] = set()
        self.copied: set[str] = set()

    def explore(self) -> None:
        self.branch(self.start)

    def branch(self, s: State) -> None:
        """Every local action, and every building that can be copied; each then goes its own way."""
        s = self.opened(s)
        choices = [a for a in GAME.legal(s) if COPY.has(a) or (USE.has(a) and is_local(s))]
        for action in choices:
            other = GAME.clone(s)
            self.take(other, action)
            if COPY.has(action) or GAME.asked(other).question == "choose-copy":
                self.branch(other)
            else:
                self.finish(other)

    def finish(self, s: State) -> None:
        """Play at random to the end of the turn, and to the first question of the next."""
        for _ in range(LONGEST_TURN):
            s = self.opened(s)
            if s.turn != self.start.turn or not s.todo:
                break
            legal = GAME.legal(s)
            uses = [action for action in legal if USE.has(action)]
            self.take(s, self.random.choice(uses if uses and self.random.random() < 0.5 else legal))

    def opened(self, s: State) -> State:
        """The state as it comes back from a save."""
        other = stored_and_opened(s)
        other.log = []
        assert GAME.legal(other) == GAME.legal(s)
        return other

    def take(self, s: State, action: int) -> None:
        copying = s.todo[-1].rule == USE_COPY
        local = is_local(s) and USE.has(action)
        before = GAME.clone(s)
        GAME.apply(s, action)
        if local:
            (self.copied if copying else self.used).add(local_action(s, USE.first(action)))
        check(s)
        check_step(before, s)
        assert accounts(s) == self.accounts


def is_local(s: State) -> bool:
    """Are local actions being chosen?"""
    return s.todo[-1].rule in (USE_LOCATION, USE_COPY)


def explored(positions: Iterable[Position]) -> tuple[set[str], set[str]]:
    """The local actions that were used, and those that were used as copies."""
    used: set[str] = set()
    copied: set[str] = set()
    for position in positions:
        explorer = Explorer(position)
        try:
            explorer.explore()
        except Exception as error:
            error.add_note(f"position {position}")
            raise
        used |= explorer.used
        copied |= explorer.copied
    return used, copied


def one_of_each() -> list[Position]:
    """One position of each building, used (in the woods and outside) and copied, and of each risk action.

    Of a building that copies another one all positions: not all of them lead on to a third building.
    """
    found: dict[object, Position] = {}
    for position in POSITIONS:
        woods = SPACE_WOODS[position.space]
        if position.near < 0:
            found.setdefault(("used", position.tile, woods), position)
        elif position.near_tile == FACE.text(COPIER):
            found.setdefault(position, position)
        elif position.near_owner == OWN or woods:
            found.setdefault(("copied", position.near_tile, position.near_owner), position)
        place = position.near if position.near_tile else position.space
        if SPACE_RISK[place] >= 0:
            found.setdefault(("risk", place, position.near_tile == ""), position)
    return list(found.values())


def never_copied(mark: str) -> bool:
    """The other side of the building that copies, and a risk space without a building space beside it."""
    kind, name, *_ = mark.split()
    if kind == "risk":
        return not any(SPACE_KIND[near] == BUILDING_SPACE for near in NEIGHBOURS[SPACE.index[name]])
    return kind == "face" and FACE.index[name] == COPIER - 1


@pytest.mark.rule("GWT-5.2", "GWT-5.4", "GWT-22.5")
def test_the_positions_reach_every_local_action_used_and_copied() -> None:
    used, copied = explored(one_of_each())
    assert face_marks() - used == set()
    assert {mark for mark in face_marks() - copied if not never_copied(mark)} == set()


@pytest.mark.rule("GWT-5.2", "GWT-5.4", "GWT-22.5", "GWT-22.13")
@pytest.mark.parametrize("block", range(BLOCKS))
def test_a_table_can_be_stored_wherever_a_building_is_used_or_copied(block: int) -> None:
    explored(POSITIONS[block :: BLOCKS * SHARE])


@pytest.mark.rule("GWT-5.4", "GWT-22.5")
def test_what_was_stored_is_rehearsed_and_opened() -> None:
    """The whole door, for the positions in which a building copies beside a space with a risk action."""
    beside = [p for p in POSITIONS if p.near >= 0 and SPACE_RISK[p.near] >= 0 and p.near_tile in ("", "1a")]
    for position in beside:
        s = position.lay_out()
        while GAME.asked(s).question in ("use-location", "choose-copy", "use-copy"):
            assert GAME.save(GAME.load(GAME.save(s))) == GAME.save(s)
            choices = [a for a in GAME.legal(s) if COPY.has(a) or USE.has(a)]
            if not choices:
                break
            GAME.apply(s, choices[-1])
