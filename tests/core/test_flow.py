"""Flows: as many parts in a line as there is room for, none broken inside."""

import io

from rich.console import Console
from rich.table import Table
from rich.text import Text

from wagontrain.core.flow import Flow


def printed(flow: Flow, width: int) -> list[str]:
    screen = io.StringIO()
    Console(file=screen, width=width).print(flow)
    return screen.getvalue().splitlines()


def test_parts_stay_whole() -> None:
    flow = Flow(["one two", Text("three four"), "", "five"], ", ")
    assert printed(flow, 40) == ["one two, three four, five"]
    assert printed(flow, 18) == ["one two,", "three four, five"]
    assert printed(flow, 12) == ["one two,", "three four,", "five"]


def test_a_part_that_is_too_wide_is_wrapped() -> None:
    assert [line.rstrip() for line in printed(Flow(["one two three"]), 8)] == ["one two", "three"]


def test_nothing_takes_no_line() -> None:
    assert printed(Flow([]), 20) == []


def test_a_flow_knows_how_wide_it_is() -> None:
    grid = Table.grid()
    grid.add_row(Flow(["one", "two"]), "|")
    screen = io.StringIO()
    Console(file=screen, width=40).print(grid)
    assert screen.getvalue().rstrip() == "one  two|"
