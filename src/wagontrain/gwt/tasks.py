"""The tasks of objective cards (GWT-15.6): each is one class that counts what a seat has towards it.

A new kind of task is one more entry in TASKS, with a class of its own where no class here counts it, and its
words: the messages `text-task-<name>` and `table-task-<name>`. Cards in objectives.toml ask for it by name.
"""

from typing import Final

from ..core.data import texts_of
from .components import BREEDS, CARD_BREED, IS_VALUE_3, NEW_YORK, OBJECTIVE_ROWS, OUTLAWS, Row, where
from .names import CATTLE_KINDS, place_of
from .rules.build import own_faces
from .rules.cards import deck_of
from .state import State


class Task:
    """A kind of thing that objective cards ask for."""

    def __init__(self, name: str) -> None:
        self.name = name  # in objectives.toml and in the messages

    def count(self, s: State, seat: int) -> int:
        """Return how many of these things the seat has."""
        raise NotImplementedError


class BuildingTask(Task):
    """Private buildings on the trail."""

    def count(self, s: State, seat: int) -> int:
        return len(own_faces(s, seat))


class OutlawTask(Task):
    """Outlaw tiles of one color."""

    def __init__(self, name: str, color: str) -> None:
        super().__init__(name)
        self.color = OUTLAWS.index(color)

    def count(self, s: State, seat: int) -> int:
        return s.seats[seat].outlaws[self.color]


class HazardTask(Task):
    """Hazard tiles."""

    def count(self, s: State, seat: int) -> int:
        return len(s.seats[seat].hazards)


class StationTask(Task):
    """Stations with a disc of the seat."""

    def count(self, s: State, seat: int) -> int:
        return s.seats[seat].stations.bit_count()


class ValueThreeTask(Task):
    """Cattle cards of the breeds with a value of 3."""

    def count(self, s: State, seat: int) -> int:
        return len([card for card in deck_of(s.seats[seat]) if card < CATTLE_KINDS and IS_VALUE_3[card]])


class BreedTask(Task):
    """Cattle cards of one breed, which gives the task its name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.breed = BREEDS.index(name)

    def count(self, s: State, seat: int) -> int:
        cards = deck_of(s.seats[seat])
        return len([card for card in cards if card < CATTLE_KINDS and CARD_BREED[card] == self.breed])


class NewYorkTask(Task):
    """Discs in New York."""

    def count(self, s: State, seat: int) -> int:
        return s.seats[seat].cities[NEW_YORK]


TASKS: Final[list[Task]] = [
    BuildingTask("building"),
    OutlawTask("green_outlaw", "green"),
    OutlawTask("orange_outlaw", "orange"),
    HazardTask("hazard"),
    StationTask("station"),
    ValueThreeTask("cattle_value_3"),
    BreedTask("shorthorn"),
    BreedTask("hereford"),
    NewYorkTask("new_york"),
]
TASK_NAMES: Final = tuple([task.name for task in TASKS])


def tasks_of(row: Row) -> tuple[int, ...]:
    """Return how many things of each kind of task a card asks for."""
    asked = texts_of(row, "tasks", where("objectives"))
    for name in asked:
        place_of(TASK_NAMES, name, "objectives")
    return tuple([asked.count(name) for name in TASK_NAMES])


OBJECTIVE_TASKS: Final = tuple([tasks_of(row) for row in OBJECTIVE_ROWS])
"""For each objective card, in the order of TASKS, how many things it asks for."""


def task_counts(s: State, seat: int) -> list[int]:
    """Return, in the order of TASKS, how many things the seat has for each kind of task."""
    return [task.count(s, seat) for task in TASKS]
