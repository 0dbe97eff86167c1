"""How the positions of a game are written: the keys of its table and seats, and its moments to begin at."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Generic, TypeVar

from .errors import LoadError, PositionError
from .fields import Field
from .game import Game
from .position_codecs import Codec, Names
from .rng import Draws
from .state import BaseState

T = TypeVar("T", bound=BaseState)
H = TypeVar("H")


class Key(Generic[H]):
    """One key of a position: how part of a state, or of what a player has, is written."""

    def __init__(self, name: str, help: str, fields: tuple[str, ...]) -> None:
        self.name = name
        self.help = help
        self.fields = fields  # the attributes that it says all about

    def describe(self, holder: H, fresh: H, seat: int) -> object:
        """Return the value; None where nothing needs to be said. `seat` is -1 for what all share."""
        raise NotImplementedError

    def describe_at(self, table: Any, holder: H, fresh: H, seat: int) -> object:
        """Return the value of a key whose words depend on the whole table, such as its mode."""
        return self.describe(holder, fresh, seat)

    def write(self, holder: H, value: object, seat: int, where: str) -> None:
        """Set the attributes from a value."""
        raise NotImplementedError


class FieldKey(Key[H]):
    """A key for one declared field, which checks type, length and range."""

    def __init__(self, field: Field, codec: Codec, help: str, name: str = "") -> None:
        super().__init__(name or field.name, help, (field.name,))
        self.field = field
        self.codec = codec

    def raw(self, holder: H) -> Any:
        """Return the field as it is saved."""
        return self.field.saved(getattr(holder, self.field.name))

    def describe(self, holder: H, fresh: H, seat: int) -> object:
        return self.codec.encode(self.raw(holder), self.raw(fresh))

    def write(self, holder: H, value: object, seat: int, where: str) -> None:
        raw = self.codec.decode(value, self.raw(holder), where)
        if isinstance(self.codec, Names) and self.codec.pads:  # what is not listed is empty
            raw += [-1] * (self.field.length - len(raw))
        try:
            setattr(holder, self.field.name, self.field.loaded(raw, where))
        except LoadError as error:
            raise PositionError(self.codec.with_names(str(error), where)) from None


class Said(Generic[T]):
    """What a position says: the keys of the table and of the seats, and the luck that fills the rest."""

    def __init__(self, data: Mapping[str, Any], fresh: T, draws: Draws) -> None:
        self.data = data
        self.fresh = fresh  # the game that fills in whatever is not said
        self.table = set(data)
        self.seats = [set(seat) for seat in data.get("seat", [])]
        self.draws = draws
        self.question = str(data.get("question", ""))
        self.has_question = "question" in data or "todo" in data

    def at_seat(self, seat: int, name: str) -> bool:
        """Does the position say this of a seat?"""
        return seat < len(self.seats) and name in self.seats[seat]


class Layout(Generic[T]):
    """How the positions of one game are written."""

    def __init__(
        self,
        table: tuple[Key[T], ...],
        seat: tuple[Key[Any], ...],
        questions: Mapping[str, Callable[[T], None]],
        fill: Callable[[T, Said[T]], None],
        derived: tuple[str, ...] = (),
        keeps_first: bool = False,
        begin: Callable[[T, Said[T]], None] | None = None,
    ) -> None:
        self.table = {key.name: key for key in table}
        self.seat = {key.name: key for key in seat}
        self.questions = questions  # each clears `todo` and pushes what leads to its question
        self.fill = fill  # deals what is not said
        self.derived = derived  # fields that follow from others: `fill` sets them
        self.keeps_first = keeps_first  # the first player of all rounds: what each place in turn order gets
        self.begin = begin  # pushes what is to do where no question is said; else that of a fresh game stays


def layout_of(game: Game[Any]) -> Layout[Any]:
    """Return the layout that the game's package brings along."""
    package = sys.modules[type(game).__module__].__package__
    name = f"{package}.position"
    try:
        layout = import_module(name).LAYOUT if package else None
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        layout = None
    if layout is None:
        raise PositionError(f"{game.name} has no positions: its package has no module 'position'")
    assert isinstance(layout, Layout)
    return layout
