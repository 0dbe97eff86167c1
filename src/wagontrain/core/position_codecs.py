"""How a field of a state is written in a position: by names, in values that TOML has.

`encode` gives None where the field is as in a fresh game: then the position need not mention it.
`decode` gives what `Field.loaded` takes, so types, lengths and ranges are checked there.
"""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from .errors import PositionError
from .fields import shown
from .hints import nearest

Raw = Any  # a field as it is saved: an int, a bool, a list of ints, a list of such lists
NOTHING = "none"
REPEATED = re.compile(r"([1-9][0-9]{0,2}) (.+)")
MOST_SUGGESTED = 12


def unknown_name(where: str, word: object, names: Sequence[str], what: str) -> PositionError:
    """Return the error for a word that names nothing, with the closest name."""
    near = nearest(str(word), names)
    if near:
        hint = f"did you mean '{near}'?"
    elif len(names) <= MOST_SUGGESTED:
        hint = f"there are {', '.join(names)}"
    else:
        hint = f"it takes the name of a {what}"
    return PositionError(f"{where}: no {what} is called {shown(word)}: {hint}")


def index_of(where: str, word: object, names: Sequence[str], what: str) -> int:
    """Return the number that a name stands for."""
    if not isinstance(word, str) or word not in names:
        raise unknown_name(where, word, names, what)
    return list(names).index(word)


def listed(value: object, where: str) -> list[Any]:
    """Return the value, if it is a list."""
    if not isinstance(value, list):
        raise PositionError(f"{where}: a list expected, not {shown(value)}")
    return value


def tabled(value: object, where: str) -> dict[str, Any]:
    """Return the value, if it is a table of names."""
    if not isinstance(value, dict):
        raise PositionError(f"{where}: a table of names expected, not {shown(value)}")
    return value


def counted(words: Sequence[str]) -> list[str]:
    """Write equal neighbours once: ["jersey", "jersey"] is ["2 jersey"]."""
    runs: list[tuple[str, int]] = []
    for word in words:
        if runs and runs[-1][0] == word:
            runs[-1] = (word, runs[-1][1] + 1)
        else:
            runs.append((word, 1))
    return [word if count == 1 else f"{count} {word}" for word, count in runs]


def spread(value: object, where: str) -> list[Any]:
    """Return the list with each "2 jersey" written out."""
    words: list[Any] = []
    for word in listed(value, where):
        match = REPEATED.fullmatch(word) if isinstance(word, str) else None
        words += [match[2]] * int(match[1]) if match else [word]
    return words


class Codec:
    """A value that is written as it is saved: a number, true or false, or a list of numbers."""

    def encode(self, raw: Raw, fresh: Raw) -> object:
        """Return the value for a position; None where nothing needs to be said."""
        return None if raw == fresh else raw

    def decode(self, value: object, base: Raw, where: str) -> Raw:
        """Return the value as a save has it; `base` is what a fresh game has."""
        return value

    def with_names(self, message: str, where: str) -> str:
        """Return a message about an entry, such as "workers[0]", with the name that was written for it."""
        return message


class Name(Codec):
    """A number that stands for a name; -1 is "none"."""

    def __init__(self, names: Sequence[str], what: str, nothing: bool = False, first: int = 0) -> None:
        self.names = [NOTHING, *names] if nothing else list(names)
        self.first = first - 1 if nothing else first
        self.what = what

    def encode(self, raw: Raw, fresh: Raw) -> object:
        return None if raw == fresh else self.names[raw - self.first]

    def decode(self, value: object, base: Raw, where: str) -> Raw:
        return index_of(where, value, self.names, self.what) + self.first


class Names(Name):
    """A list of names; equal neighbours may be counted ("2 jersey")."""

    def __init__(
        self, names: Sequence[str], what: str, nothing: bool = False, first: int = 0, ordered: bool = True
    ) -> None:
        super().__init__(names, what, nothing, first)
        self.ordered = ordered
        self.pads = nothing

    def encode(self, raw: Raw, fresh: Raw) -> object:
        return None if raw == fresh else counted([self.names[n - self.first] for n in raw])

    def decode(self, value: object, base: Raw, where: str) -> Raw:
        found = [index_of(where, word, self.names, self.what) + self.first for word in spread(value, where)]
        return found if self.ordered else sorted(found)


class Rows(Codec):
    """A list of lists, each written by another codec."""

    def __init__(self, row: Codec) -> None:
        self.row = row

    def encode(self, raw: Raw, fresh: Raw) -> object:
        return None if raw == fresh else [self.row.encode(line, None) for line in raw]

    def decode(self, value: object, base: Raw, where: str) -> Raw:
        rows = listed(value, where)
        return [self.row.decode(rows[i], None, f"{where}[{i}]") for i in range(len(rows))]


class Counts(Codec):
    """A number for each name: {food = 3}. What is not named stays as in a fresh game."""

    def __init__(self, names: Sequence[str], what: str) -> None:
        self.names = names
        self.what = what

    def encode(self, raw: Raw, fresh: Raw) -> object:
        found = {name: n for name, n, old in zip(self.names, raw, fresh, strict=True) if n != old}
        return found or None

    def decode(self, value: object, base: Raw, where: str) -> Raw:
        found = list(base)
        for name, number in tabled(value, where).items():
            found[index_of(where, name, self.names, self.what)] = number
        return found

    def with_names(self, message: str, where: str) -> str:
        for i in range(len(self.names)):
            message = message.replace(f"{where}[{i}]:", f"{where}.{self.names[i]}:")
        return message


class Places(Codec):
    """What lies on each named place: {neutral_A = "C"}. Places that are not named stay as in a fresh game."""

    def __init__(self, places: Sequence[str], item: Name, what: str) -> None:
        self.places = places
        self.item = item
        self.what = what

    def encode(self, raw: Raw, fresh: Raw) -> object:
        pairs = zip(self.places, raw, fresh, strict=False)
        return {place: self.item.encode(n, None) for place, n, old in pairs if n != old} or None

    def decode(self, value: object, base: Raw, where: str) -> Raw:
        found = list(base)
        for place, word in tabled(value, where).items():
            number = index_of(where, place, self.places, self.what)
            found[number] = self.item.decode(word, None, f"{where}.{place}")
        return found


class Bits(Codec):
    """A set of names, kept as the bits of a number."""

    def __init__(self, names: Sequence[str], what: str) -> None:
        self.names = names
        self.what = what

    def encode(self, raw: Raw, fresh: Raw) -> object:
        if raw == fresh:
            return None
        return [self.names[i] for i in range(len(self.names)) if raw >> i & 1]

    def decode(self, value: object, base: Raw, where: str) -> Raw:
        found = 0
        for word in listed(value, where):
            found |= 1 << index_of(where, word, self.names, self.what)
        return found


class Phrases(Codec):
    """A list whose items a game writes in its own words; `context` says whose list it is."""

    def __init__(
        self, write: Callable[[int], str], read: Callable[[str, str], int], ordered: bool = True
    ) -> None:
        self.write = write
        self.read = read
        self.ordered = ordered

    def encode(self, raw: Raw, fresh: Raw) -> object:
        return None if raw == fresh else counted([self.write(n) for n in raw])

    def decode(self, value: object, base: Raw, where: str) -> Raw:
        found = [self.read(str(word), where) for word in spread(value, where)]
        return found if self.ordered else sorted(found)


def plain_values(value: object, where: str) -> object:
    """Return the value with lists for tuples and dicts for mappings, as TOML would give it."""
    if isinstance(value, Mapping):
        if not all(isinstance(name, str) for name in value):
            raise PositionError(f"{where}: every key must be a text")
        return {name: plain_values(item, f"{where}.{name}") for name, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain_values(item, where) for item in value]
    if isinstance(value, (str, int)):
        return value
    raise PositionError(f"{where}: {shown(value)} has no place in a position")
