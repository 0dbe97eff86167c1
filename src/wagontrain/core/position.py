# Over 300 lines: one reader and one writer of the same format.
"""Positions: a state laid out by names, in Python or as TOML, and the way back.

A game says in `<game>/position.py` how its fields are written (`LAYOUT`). What a position does not say is as
in a fresh game of the same seats, seed and options; what it takes from there is dealt again. The result goes
through the same audit as a loaded game.
"""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, Generic, TypeVar

from .errors import ActionError, LoadError, OptionError, PositionError
from .fields import Field, load_fields, numbers, shown, whole
from .game import Game, loaded_key
from .hints import nearest
from .position_codecs import Codec, Names, listed, plain_values, tabled
from .position_text import read_toml, write_toml
from .rng import Draws, key_of
from .rules import settle
from .state import BaseState, Frame

HEAD: Final = ("game", "rules", "seats", "seed", "options", "question", "todo", "then", "random", "seat")
RANDOM: Final = ("key", "counters", "reveals")
FILL_STREAM: Final = 1 << 17  # a stream that no game uses

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
        setattr(holder, self.field.name, self.field.loaded(raw, where))


class Said(Generic[T]):
    """What a position says: the keys of the table and of the seats, and the luck that fills the rest."""

    def __init__(self, data: Mapping[str, Any], draws: Draws) -> None:
        self.table = set(data)
        self.seats = [set(seat) for seat in data.get("seat", [])]
        self.draws = draws

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
    ) -> None:
        self.table = {key.name: key for key in table}
        self.seat = {key.name: key for key in seat}
        self.questions = questions  # each clears `todo` and pushes what leads to its question
        self.fill = fill  # deals what is not said
        self.derived = derived  # fields that follow from others: `fill` sets them


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


# -- laying out


def lay_out(game: Game[T], given: str | Mapping[str, object], rehearsed: bool = False) -> T:
    """Return the state that a position stands for, or raise a PositionError that names the key.

    `rehearsed` leaves out the random game by which `load` makes sure that play can go on.
    """
    try:
        return laid_out(game, given, rehearsed)
    except LoadError as error:
        raise PositionError(str(error)) from None


def laid_out(game: Game[T], given: str | Mapping[str, object], rehearsed: bool) -> T:
    """Lay the position out step by step; a LoadError is one of its audit."""
    data = read_toml(given) if isinstance(given, str) else tabled(plain_values(given, "the position"), "")
    layout = layout_of(game)
    check_head(game, layout, data)
    s = fresh_state(game, data)
    write_keys(s, layout.table, {n: v for n, v in data.items() if n not in HEAD}, -1)
    holders = game.holders(s)
    for i in range(len(data.get("seat", []))):
        write_keys(holders[i], layout.seat, data["seat"][i], i)
    layout.fill(s, Said(data, Draws(s.key, FILL_STREAM, 0)))
    ask(game, layout, s, data)
    load_random(s, data)
    s = game.load(game.save(s), rehearsed)
    play_on(game, s, data.get("then", []))
    return s


def check_head(game: Game[T], layout: Layout[T], data: dict[str, Any]) -> None:
    """Refuse another game's position, other rules, and keys that nobody knows."""
    known = [*HEAD, *layout.table]
    for name in data:
        if name not in known:
            raise unknown_key(name, known, "")
    if data.get("game", game.name) != game.name:
        raise PositionError(f"game: this is a position of {shown(data['game'])}, not of '{game.name}'")
    if data.get("rules", game.version) != game.version:
        raise PositionError(f"rules: written for rules {shown(data['rules'])}, these are {game.version}")
    if "question" in data and "todo" in data:
        raise PositionError("todo: it says all that is left to do, so leave out 'question'")
    for i, seat in enumerate(listed(data.get("seat", []), "seat")):
        for name in tabled(seat, f"seat[{i}]"):
            if name not in layout.seat:
                raise unknown_key(name, list(layout.seat), f"seat[{i}].")


def unknown_key(name: str, known: list[str], path: str) -> PositionError:
    """Return the error for a key that no position has."""
    near = nearest(name, known)
    hint = f"did you mean '{near}'?" if near else f"there are {', '.join(known)}"
    return PositionError(f"{path}{name}: no such key: {hint}")


def fresh_state(game: Game[T], data: dict[str, Any]) -> T:
    """Return the fresh game that fills in whatever is not said."""
    seats = data.get("seats", max(game.seats[0], min(2, game.seats[-1])))
    given = tabled(data.get("options", {}), "options")
    random = tabled(data.get("random", {}), "random")
    for name in random:
        if name not in RANDOM:
            raise unknown_key(name, list(RANDOM), "random.")
    try:
        values = game.check(seats, given)
    except OptionError as error:
        raise PositionError(f"options: {error}" if seats in game.seats else f"seats: {error}") from None
    s = game.blank(seats)
    s.options = values
    s.key = loaded_key(random["key"]) if "key" in random else key_of(str(data.get("seed", "")))
    game.start(s, seats)
    settle(s, game.rules)
    holders = game.holders(s)
    if len(data.get("seat", [])) > len(holders):
        raise PositionError(f"seat: there are {len(holders)}, the position has {len(data['seat'])}")
    return s


def write_keys(holder: H, keys: Mapping[str, Key[H]], data: dict[str, Any], seat: int) -> None:
    """Write all keys that are said, in the order in which the layout declares them."""
    path = f"seat[{seat}]." if seat >= 0 else ""
    for name, key in keys.items():
        if name in data:
            key.write(holder, data[name], seat, path + name)


def ask(game: Game[T], layout: Layout[T], s: T, data: dict[str, Any]) -> None:
    """Set what is left to do: as it is said, or as the question needs it, or as at the start."""
    if "todo" in data:
        s.todo = read_todo(game, s, data["todo"])
        return
    if "question" not in data:
        return
    name = data["question"]
    if not isinstance(name, str) or name not in layout.questions:
        near = nearest(str(name), list(layout.questions))
        hint = f"did you mean '{near}'?" if near else f"there are {', '.join(layout.questions)}"
        raise PositionError(f"question: {shown(name)} is not a moment to begin at: {hint}")
    try:
        layout.questions[name](s)
        settle(s, game.rules)
    except (IndexError, ValueError, KeyError, AssertionError) as error:
        raise PositionError(
            f"question: '{name}' cannot be asked in this position ({type(error).__name__})"
        ) from None


def read_todo(game: Game[T], s: T, value: object) -> list[Frame]:
    """Read the stack of what is left to do; the last comes first."""
    entries: list[object] = []
    for i, line in enumerate(listed(value, "todo")):
        words = str(line).split()
        given = [int(word) for word in words[1:] if word.lstrip("-").isdigit()]
        if not words or len(given) != len(words) - 1 or not 1 <= len(given) <= 4:
            raise PositionError(f"todo[{i}]: a rule, a seat and up to 3 numbers expected, not {shown(line)}")
        entries.append([words[0], *given, *[0] * (4 - len(given))])
    return game.loaded_todo(entries, game.seat_count(s))


def load_random(s: BaseState, data: dict[str, Any]) -> None:
    """Set how much of the randomness is used up, where it is said."""
    if "counters" in data.get("random", {}):
        fields = (numbers("counters", length=len(s.counters)),)
        load_fields(s, fields, {"counters": data["random"]["counters"]}, "random")
    if "reveals" in data.get("random", {}):
        load_fields(s, (whole("reveals"),), {"reveals": data["random"]["reveals"]}, "random")


def play_on(game: Game[T], s: T, actions: object) -> None:
    """Play the actions of `then` through the checked door."""
    for i, text in enumerate(listed(actions, "then")):
        try:
            game.play(s, str(text))
        except ActionError as error:
            raise PositionError(f"then[{i}]: {error}") from None


# -- describing


def describe(game: Game[T], s: T) -> str:
    """Return a position that lays out exactly this state."""
    layout = layout_of(game)
    seats = game.seat_count(s)
    fresh = game.blank(seats)
    fresh.options = s.options
    fresh.key = s.key
    game.start(fresh, seats)
    settle(fresh, game.rules)
    data: dict[str, Any] = {"game": game.name, "rules": game.version, "seats": seats}
    options = {name: value for name, value in s.options.items() if value != game.options[name].default}
    if options:
        data["options"] = options
    data.update(described_question(game, layout, s, fresh))
    data.update(described_keys(layout.table, s, fresh, -1))
    data["random"] = {"key": s.key.hex(), "counters": list(s.counters), "reveals": s.reveals}
    holders, fresh_holders = game.holders(s), game.holders(fresh)
    tables = [described_keys(layout.seat, holders[i], fresh_holders[i], i) for i in range(len(holders))]
    while tables and not tables[-1]:
        tables.pop()
    if tables:
        data["seat"] = tables
    return write_toml(data)


def described_keys(keys: Mapping[str, Key[H]], holder: H, fresh: H, seat: int) -> dict[str, object]:
    """Return the keys of which there is something to say."""
    found = {name: key.describe(holder, fresh, seat) for name, key in keys.items()}
    return {name: value for name, value in found.items() if value is not None}


def described_question(game: Game[T], layout: Layout[T], s: T, fresh: T) -> dict[str, object]:
    """Return the question that leads to this state, or the whole stack where none does."""
    todo = written_todo(game, s)
    if todo == written_todo(game, fresh):
        return {}
    saved = game.save(s)
    for name, question in layout.questions.items():
        trial = game.clone(s)
        try:
            question(trial)
            settle(trial, game.rules)
        except Exception:  # it cannot be asked here
            continue
        trial.counters, trial.reveals = s.counters, s.reveals
        if game.save(trial) == saved:
            return {"question": name}
    return {"todo": todo}


def written_todo(game: Game[T], s: T) -> list[str]:
    """Write the stack, each entry as a rule, a seat and its numbers as far as they are not 0."""
    lines: list[str] = []
    for frame in s.todo:
        values = [frame.seat, frame.a, frame.b, frame.c]
        while len(values) > 1 and values[-1] == 0:
            values.pop()
        lines.append(" ".join([game.rules[frame.rule].name(), *[str(n) for n in values]]))
    return lines
