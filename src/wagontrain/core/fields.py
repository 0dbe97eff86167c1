"""Saving and loading of declared fields, each checked for type, length and range; errors name the field."""

from typing import Final

from .errors import LoadError, brief

INT: Final = 0
BOOL: Final = 1
INTS: Final = 2
ROWS: Final = 3

BIG: Final = 1 << 62


class Field:
    """One attribute of a state: an int, a bool, a tuple of ints, or a tuple of such tuples.

    Every int lies in low..high; `length` fixes the (outer) length, -1 leaves it open.
    `saved_as` is the name in the save format, where it differs from the attribute's.
    """

    def __init__(
        self,
        name: str,
        shape: int = INT,
        low: int = 0,
        high: int = BIG,
        length: int = -1,
        saved_as: str = "",
    ) -> None:
        self.name = name
        self.saved_as = saved_as or name
        self.shape = shape
        self.low = low
        self.high = high
        self.length = length

    def saved(self, value: object) -> object:
        """The value as JSON takes it."""
        if self.shape == INTS:
            assert isinstance(value, tuple)
            return list(value)
        if self.shape == ROWS:
            assert isinstance(value, tuple)
            return [list(row) for row in value]
        return value

    def loaded(self, data: object, path: str) -> object:
        """The value that was saved, or a LoadError that names the path."""
        if self.shape == BOOL:
            if not isinstance(data, bool):
                raise LoadError(f"{path}: true or false expected, not {shown(data)}")
            return data
        if self.shape == INT:
            return self.number(data, path)
        if not isinstance(data, list):
            raise LoadError(f"{path}: a list expected, not {shown(data)}")
        if self.length >= 0 and len(data) != self.length:
            raise LoadError(f"{path}: {self.length} entries expected, not {len(data)}")
        if self.shape == INTS:
            return tuple([self.number(data[i], f"{path}[{i}]") for i in range(len(data))])
        rows: list[tuple[int, ...]] = []
        for i in range(len(data)):
            row = data[i]
            if not isinstance(row, list):
                raise LoadError(f"{path}[{i}]: a list expected, not {shown(row)}")
            rows.append(tuple([self.number(row[j], f"{path}[{i}][{j}]") for j in range(len(row))]))
        return tuple(rows)

    def number(self, data: object, path: str) -> int:
        """One int in the field's range."""
        if not isinstance(data, int) or isinstance(data, bool):
            raise LoadError(f"{path}: a whole number expected, not {shown(data)}")
        if not self.low <= data <= self.high:
            raise LoadError(f"{path}: {data} is outside {self.low}..{self.high}")
        return data


def whole(name: str, low: int = 0, high: int = BIG, saved_as: str = "") -> Field:
    """An int attribute."""
    return Field(name, INT, low, high, saved_as=saved_as)


def flag(name: str, saved_as: str = "") -> Field:
    """A bool attribute."""
    return Field(name, BOOL, saved_as=saved_as)


def numbers(name: str, low: int = 0, high: int = BIG, length: int = -1, saved_as: str = "") -> Field:
    """A tuple of ints."""
    return Field(name, INTS, low, high, length, saved_as)


def rows(name: str, low: int = 0, high: int = BIG, length: int = -1) -> Field:
    """A tuple of tuples of ints."""
    return Field(name, ROWS, low, high, length)


def save_fields(holder: object, fields: tuple[Field, ...]) -> dict[str, object]:
    """The named attributes, JSON-ready."""
    return {field.saved_as: field.saved(getattr(holder, field.name)) for field in fields}


def load_fields(holder: object, fields: tuple[Field, ...], data: object, path: str) -> None:
    """Set the named attributes from saved data; nothing may be missing, nothing unknown."""
    found = mapping(data, path)
    for name in found:
        if not any(field.saved_as == name for field in fields):
            raise LoadError(f"{path}.{name}: no such field")
    for field in fields:
        saved_as = field.saved_as
        if saved_as not in found:
            raise LoadError(f"{path}.{saved_as}: missing")
        setattr(holder, field.name, field.loaded(found[saved_as], f"{path}.{saved_as}"))


def mapping(data: object, path: str) -> dict[str, object]:
    """The data, if it is a JSON object."""
    if not isinstance(data, dict) or not all(isinstance(name, str) for name in data):
        raise LoadError(f"{path}: an object expected, not {shown(data)}")
    return data


def shown(data: object) -> str:
    """A value, short enough for an error line."""
    return brief(repr(data))
