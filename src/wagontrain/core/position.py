"""Positions: a state laid out by names, in Python or as TOML, and the way back.

A game says in `<game>/position.py` how its fields are written (`LAYOUT`). What a position does not say is as
in a fresh game of the same seats, seed and options; what it takes from there is dealt again. The result goes
through the same audit as a loaded game.
"""

import re
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from .errors import ActionError, LoadError, OptionError, PositionError
from .fields import Field, load_fields, numbers, shown, whole
from .game import Game, loaded_key
from .hints import nearest
from .options import RANDOM_PLAYER
from .position_codecs import listed, plain_values, tabled
from .position_layout import Key, Layout, Said, layout_of
from .position_text import read_toml, write_toml
from .rng import Draws, key_of
from .rules import settle
from .state import BaseState, Frame

HEAD: Final = ("game", "rules", "seats", "seed", "options", "question", "todo", "then", "random", "seat")
FIRST_PLAYER: Final = "first_player"
TURN_KEYS: Final = frozenset(("first", "turn"))  # keys that say whose turn begins where no question is said
RANDOM: Final = ("key", "counters", "reveals")
FILL_STREAM: Final = 1 << 17  # a stream that no game uses

T = TypeVar("T", bound=BaseState)
H = TypeVar("H")
STATE_FIELD: Final = re.compile(r"state\.(\w+)(?=[:\[])")
SEAT_FIELD: Final = re.compile(r"players\[(\d+)\](?:\.(\w+))?(?=[:\[])")


# -- laying out


def lay_out(game: Game[T], given: str | Mapping[str, object], rehearsed: bool = False) -> T:
    """Return the state that a position stands for, or raise a PositionError that names the key.

    `rehearsed` leaves out the random game by which `load` makes sure that play can go on.
    """
    try:
        return laid_out(game, given, rehearsed)
    except LoadError as error:
        raise PositionError(by_key(game, str(error))) from None


def by_key(game: Game[T], message: str) -> str:
    """Return the audit's message with the position's own keys for the fields of a saved game."""
    layout = layout_of(game)

    def table_key(match: re.Match[str]) -> str:
        return key_of_field(match[1], layout.table, game.state_fields)

    def seat_key(match: re.Match[str]) -> str:
        name = key_of_field(match[2], layout.seat, game.seat_fields) if match[2] else ""
        return f"seat[{match[1]}]" + (f".{name}" if name else "")

    return SEAT_FIELD.sub(seat_key, STATE_FIELD.sub(table_key, message))


def key_of_field(saved_as: str, keys: Mapping[str, Key[Any]], fields: tuple[Field, ...]) -> str:
    """Return the name of the key that writes a field; its own name where none does."""
    names = {field.name for field in fields if saved_as in (field.saved_as, field.name)}
    return next((key.name for key in keys.values() if names & set(key.fields)), saved_as)


def laid_out(game: Game[T], given: str | Mapping[str, object], rehearsed: bool) -> T:
    """Lay the position out step by step; a LoadError is one of its audit."""
    data = read_toml(given) if isinstance(given, str) else tabled(plain_values(given, "the position"), "")
    layout = layout_of(game)
    check_head(game, layout, data)
    s = fresh_state(game, data)
    fresh = game.clone(s)
    write_keys(s, layout.table, {n: v for n, v in data.items() if n not in HEAD}, -1)
    holders = game.holders(s)
    for i in range(len(data.get("seat", []))):
        write_keys(holders[i], layout.seat, data["seat"][i], i)
    said = Said(data, fresh, Draws(s.key, FILL_STREAM, 0))
    layout.fill(s, said)
    ask(game, layout, s, said)
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
    if isinstance(seats, bool) or not isinstance(seats, int):
        raise PositionError(f"seats: a whole number expected, not {shown(seats)}")
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
    start_from(game, s, data.get("first") if layout_of(game).keeps_first else None)
    holders = game.holders(s)
    if len(data.get("seat", [])) > len(holders):
        raise PositionError(f"seat: there are {len(holders)}, the position has {len(data['seat'])}")
    return s


def start_from(game: Game[T], s: T, first: object) -> None:
    """Set a fresh game up; where the first player is said, as if the options had named that seat."""
    chosen = s.options
    seats = game.seat_count(s)
    if chosen.get(FIRST_PLAYER) == RANDOM_PLAYER and type(first) is int and 0 <= first < seats > 1:
        s.options = {**chosen, FIRST_PLAYER: str(first + 1)}
    game.start(s, seats)
    s.options = chosen
    settle(s, game.rules)


def write_keys(holder: H, keys: Mapping[str, Key[H]], data: dict[str, Any], seat: int) -> None:
    """Write all keys that are said, in the order in which the layout declares them."""
    path = f"seat[{seat}]." if seat >= 0 else ""
    for name, key in keys.items():
        if name in data:
            key.write(holder, data[name], seat, path + name)


def ask(game: Game[T], layout: Layout[T], s: T, said: Said[T]) -> None:
    """Set what is left to do: as it is said, as the question needs it, or as the turn begins."""
    if "todo" in said.data:
        s.todo = read_todo(game, s, said.data["todo"])
    elif "question" in said.data:
        run_to_question(game, s, moment(layout, said.data["question"]), f"question: '{said.question}'")
    elif begin := layout.begin:
        run_to_question(game, s, lambda s: begin(s, said), "turn: what comes next")


def moment(layout: Layout[T], name: object) -> Callable[[T], None]:
    """Return the moment of that name."""
    if isinstance(name, str) and name in layout.questions:
        return layout.questions[name]
    near = nearest(str(name), list(layout.questions))
    hint = f"did you mean '{near}'?" if near else f"there are {', '.join(layout.questions)}"
    raise PositionError(f"question: {shown(name)} is not a moment to begin at: {hint}")


def run_to_question(game: Game[T], s: T, begin: Callable[[T], None], what: str) -> None:
    """Begin at a moment, and run on to the first question."""
    try:
        begin(s)
        settle(s, game.rules)
    except PositionError as error:
        raise PositionError(f"{what} cannot be asked in this position: {error}") from None
    except (IndexError, ValueError, KeyError, AssertionError) as error:
        raise PositionError(f"{what} cannot be asked in this position ({type(error).__name__})") from None


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
    keys = described_keys(s, layout.table, s, fresh, -1)
    data.update(described_question(game, layout, s, fresh if TURN_KEYS.isdisjoint(keys) else None))
    data.update(keys)
    data["random"] = {"key": s.key.hex(), "counters": list(s.counters), "reveals": s.reveals}
    holders, fresh_holders = game.holders(s), game.holders(fresh)
    tables = [described_keys(s, layout.seat, holders[i], fresh_holders[i], i) for i in range(len(holders))]
    while tables and not tables[-1]:
        tables.pop()
    if tables:
        data["seat"] = tables
    return write_toml(data)


def described_keys(s: T, keys: Mapping[str, Key[H]], holder: H, fresh: H, seat: int) -> dict[str, object]:
    """Return the keys of which there is something to say."""
    found = {name: key.describe_at(s, holder, fresh, seat) for name, key in keys.items()}
    return {name: value for name, value in found.items() if value is not None}


def described_question(game: Game[T], layout: Layout[T], s: T, fresh: T | None) -> dict[str, object]:
    """Return the question that leads to this state, or the whole stack where none does.

    None is needed where a game begins just so: `fresh` is None where another seat has its turn.
    """
    todo = written_todo(game, s)
    if fresh is not None and todo == written_todo(game, fresh):
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
        if written_todo(game, trial) == todo and game.save(trial) == saved:
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
