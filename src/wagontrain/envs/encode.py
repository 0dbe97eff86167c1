"""A view as numbers, field by field: each game lists its fields, the seats come own seat first.

Equal views give equal vectors, and what `observe` does not tell cannot get in: nothing else is read.
"""

from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.game import Game

View = Any
Vector = NDArray[np.float32]


class Field:
    """Some numbers of a vector: what they are called, what each stands for, and how they are read."""

    def __init__(self, name: str, labels: Sequence[str], read: Callable[[View], list[float]]) -> None:
        self.name = name
        self.labels = tuple(labels)
        self.read = read


class Encoder:
    """All fields of a game: those of the table, then those of each seat, the viewer's first."""

    def __init__(
        self, table: list[Field], seat: list[Field], seats: int, seats_of: Callable[[View], list[View]]
    ) -> None:
        self.table = table
        self.seat = seat
        self.seats = seats
        self.seats_of = seats_of
        self.seat_size = 1 + sum(len(field.labels) for field in seat)
        self.size = sum(len(field.labels) for field in table) + seats * self.seat_size

    def encode(self, view: View) -> Vector:
        """The vector of a view."""
        numbers: list[float] = []
        for field in self.table:
            numbers += checked(field, field.read(view))
        boards = self.seats_of(view)
        first = view["viewer"] or 0
        for i in range(self.seats):
            if i >= len(boards):
                numbers += [0.0] * self.seat_size
                continue
            numbers.append(1.0)
            for field in self.seat:
                numbers += checked(field, field.read(boards[(first + i) % len(boards)]))
        return np.array(numbers, dtype=np.float32)

    def names(self) -> list[str]:
        """What each number of the vector is called."""
        found = [f"{field.name}.{label}" for field in self.table for label in field.labels]
        for i in range(self.seats):
            found.append(f"seat{i}.there")
            found += [f"seat{i}.{field.name}.{label}" for field in self.seat for label in field.labels]
        return found


def checked(field: Field, numbers: list[float]) -> list[float]:
    """The numbers, as many as the field has labels."""
    if len(numbers) != len(field.labels):
        raise AssertionError(f"{field.name}: {len(numbers)} numbers for {len(field.labels)} labels")
    return numbers


def encoder_of(game: Game[Any]) -> Encoder:
    """The encoder of a game."""
    made = import_module(f"{__package__}.encoders.{game.name}").encoder()
    assert isinstance(made, Encoder)
    return made


# -- kinds of fields


def number(name: str, read: Callable[[View], float], per: float = 1.0) -> Field:
    """One number, divided so that it stays small."""
    return Field(name, ("n",), lambda view: [float(read(view)) / per])


def one_of(name: str, members: Sequence[str], read: Callable[[View], str | None]) -> Field:
    """One of some words: 1 at its place, 0 elsewhere, all 0 for none."""
    return Field(name, members, lambda view: [float(member == read(view)) for member in members])


def counts(
    name: str, members: Sequence[str], read: Callable[[View], Iterable[str]], per: float = 1.0
) -> Field:
    """How many of each word there are."""

    def count(view: View) -> list[float]:
        found = dict.fromkeys(members, 0.0)
        for word in read(view):
            if word in found:
                found[word] += 1.0 / per
        return list(found.values())

    return Field(name, members, count)


def table(
    name: str, members: Sequence[str], read: Callable[[View], dict[str, Any]], per: float = 1.0
) -> Field:
    """A number for each word."""
    return Field(
        name, members, lambda view: [float(read(view).get(member) or 0.0) / per for member in members]
    )


# -- actions


def action_features(game: Game[Any], action: int) -> Vector:
    """An action as numbers: which verb, and each argument's place among its kind, up to 1 (unused: -1)."""
    verbs = game.actions.verbs
    verb = game.actions.verb(action)
    numbers = [float(other is verb) for other in verbs]
    arguments = verb.args(action)
    for i in range(3):
        used = i < len(verb.kinds)
        numbers.append((arguments[i] + 1) / verb.kinds[i].size if used else -1.0)
    return np.array(numbers, dtype=np.float32)


def action_feature_names(game: Game[Any]) -> list[str]:
    """What each number of `action_features` is called."""
    return [*[f"verb.{verb.name}" for verb in game.actions.verbs], "argument1", "argument2", "argument3"]
