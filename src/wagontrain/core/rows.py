"""Rows of numbers for neural networks: the columns of a row, and what the encoders of all games share.

A row holds one byte per column: small whole numbers, so that many rows fit into little memory.
`Columns.scales` says by how much a network may multiply each of them. After the columns comes one byte for
each action: 1 where it is legal.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic

from librt.strings import BytesWriter
from mypy_extensions import i64, mypyc_attr, u8

from .state import BaseState, S

HIGHEST: Final = 250
LOWEST: Final = -4  # a frame's numbers below it share its column
NUMBERS: Final = tuple([str(n) for n in range(100)])  # names of columns that stand for a number


class Columns:
    """Names and scales of the columns, in the order in which a row holds them."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.scales: list[float] = []

    def add(self, name: str, labels: Sequence[str], scale: float = 1.0) -> int:
        """Add a column for each label; returns the place of the first."""
        first = len(self.names)
        for label in labels:
            self.names.append(f"{name}.{label}")
            self.scales.append(scale)
        return first

    def add_number(self, name: str, scale: float = 1.0) -> int:
        """Add a single column; returns its place."""
        self.names.append(name)
        self.scales.append(scale)
        return len(self.names) - 1

    def add_steps(self, name: str, width: int, count: int) -> int:
        """Add a thermometer: column n is 1 where the value is at least (n + 1) * width."""
        return self.add(name, [f"{(n + 1) * width}+" for n in range(count)])


def grid(first: Sequence[str], second: Sequence[str]) -> list[str]:
    """Return the labels of a grid, row by row."""
    return [f"{one}.{other}" for one in first for other in second]


def rivals(seats: int) -> tuple[str, ...]:
    """Return the names of the other seats at a table of this many, in the order of play."""
    return tuple([f"rival{n}" for n in range(1, seats)])


def clip(value: i64) -> u8:
    """Return the value as a byte: 0 for less, 250 for more."""
    if value < 0:
        return 0
    if value > HIGHEST:
        return HIGHEST
    return u8(value)


def write_bits(writer: BytesWriter, first: i64, mask: i64) -> None:
    """Write 1 at the place of each bit that is set."""
    place: i64 = first
    while mask:
        if mask & 1:
            writer[place] = 1
        mask >>= 1
        place += 1


def write_steps(writer: BytesWriter, first: i64, width: i64, count: i64, value: i64) -> None:
    """Write a thermometer (see `Columns.add_steps`)."""
    reached: i64 = value // width if value > 0 else 0
    if reached > count:
        reached = count
    place: i64 = first
    while place < first + reached:
        writer[place] = 1
        place += 1


def write_counts(writer: BytesWriter, first: i64, members: tuple[int, ...]) -> None:
    """Count the members, each at its own place."""
    for member in members:
        place: i64 = first + member
        writer[place] = writer[place] + 1


def write_one(writer: BytesWriter, first: i64, count: i64, value: i64) -> None:
    """Write 1 at the place of a value; nothing for a negative one, and a too large one counts as the last."""
    if value < 0:
        return
    writer[first + (value if value < count else count - 1)] = 1


@mypyc_attr(allow_interpreted_subclasses=True)
class RowEncoder(Generic[S]):
    """Turns what one seat may know of a state into a row. Each game has a subclass in its `encoder.py`.

    `version` rises whenever columns change or mean something else: weights that were trained on another
    version do not fit.
    """

    def __init__(self, columns: Columns, actions: int, version: int) -> None:
        self.columns = columns
        self.version = version
        self.features = len(columns.names)
        self.actions = actions
        self.size = self.features + actions
        self.zeros = bytes(self.size)
        self.writer = BytesWriter()

    def write(self, s: S, seat: int) -> None:
        """Write the columns into `self.writer`, which holds zeros."""
        raise AssertionError("an encoder without columns")

    def stage(self, s: S) -> int:
        """Return a number that changes whenever points are worth counting again: with every turn, say."""
        raise AssertionError("an encoder without stages")

    def fill(self, s: S, seat: int, legal: list[int]) -> None:
        """Write the whole row into `self.writer`; `legal` are the actions that `seat` may choose from."""
        writer = self.writer
        writer.truncate(0)
        writer.write(self.zeros)
        self.write(s, seat)
        first: i64 = self.features
        for action in legal:
            place: i64 = first + action
            writer[place] = 1

    def encode(self, s: S, seat: int, legal: list[int]) -> bytes:
        """Return the row: the columns, then one byte for each action that may be chosen."""
        self.fill(s, seat, legal)
        return self.writer.getvalue()

    def encode_into(self, s: S, seat: int, legal: list[int], buffer: Any, at: int) -> None:
        """Write the row into a writable buffer of bytes (a memoryview, say), beginning at `at`."""
        self.fill(s, seat, legal)
        buffer[at : at + self.size] = self.writer.getvalue()


def frame_columns(columns: Columns, rules: Sequence[str], highest_a: int, highest_b: int) -> int:
    """Add the columns of the open question and of what waits under it; returns the place of the first."""
    first = columns.add("question", rules)
    columns.add("waiting", rules)
    columns.add("a", [str(n) for n in range(LOWEST, highest_a + 1)])
    columns.add("b", [str(n) for n in range(LOWEST, highest_b + 1)])
    columns.add("frame", ("a", "b", "c", "depth"), 0.05)
    return first


def write_frames(
    writer: BytesWriter, first: i64, s: BaseState, seat: int, rules: i64, highest_a: i64, highest_b: i64
) -> None:
    """Write the open question: its numbers only for the seat that is asked, who knows them in any case."""
    todo = s.todo
    top: i64 = len(todo) - 1
    if top < 0:
        return
    frame = todo[top]
    place: i64 = first + frame.rule
    writer[place] = 1
    under: i64 = 0
    while under < top:
        waiting: i64 = first + rules + todo[under].rule
        writer[waiting] = 1
        under += 1
    a_columns: i64 = first + 2 * rules
    a_width: i64 = highest_a - LOWEST + 1
    b_width: i64 = highest_b - LOWEST + 1
    b_columns: i64 = a_columns + a_width
    numbers: i64 = b_columns + b_width
    writer[numbers + 3] = clip(top)
    if frame.seat != seat:
        return
    a: i64 = frame.a - LOWEST
    b: i64 = frame.b - LOWEST
    c: i64 = frame.c - LOWEST
    write_one(writer, a_columns, a_width, a if a > 0 else 0)
    write_one(writer, b_columns, b_width, b if b > 0 else 0)
    writer[numbers] = clip(a)
    writer[numbers + 1] = clip(b)
    writer[numbers + 2] = clip(c)
