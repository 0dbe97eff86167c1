"""What fits on a small screen: actions in columns, the parts of a table that matter most, pages."""

from collections.abc import Callable, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

GAP = 3  # columns between two actions
FEWEST_NEWS = 3  # lines that news get before the table does
LEAST_ABOVE = 9  # lines that many actions leave for the table and the news


def line_count(console: Console, part: RenderableType) -> int:
    """Return how many lines a part takes on this screen."""
    return len(console.render_lines(part, pad=False))


def numbered(i: int, label: str, notation: str = "") -> Text:
    """Return one action with its number, its words and, dim, how it is typed."""
    line = Text(f"{i + 1:>3} ", style="bold yellow")
    line.append(label, style="default not bold")
    if notation:
        line.append(f"  {notation}", style="dim not bold")
    return line


def in_columns(cells: Sequence[Text], width: int, lines: int) -> list[Text] | None:
    """Return cells as lines, read down the columns; None where they need more than that many lines."""
    for columns in range(1, len(cells) + 1):
        rows = -(-len(cells) // columns)
        if rows > lines:
            continue
        widths = [
            max(cell.cell_len for cell in cells[start : start + rows]) for start in range(0, len(cells), rows)
        ]
        if sum(widths) + GAP * (len(widths) - 1) > width:
            return None
        return [row_of(cells[row::rows], widths) for row in range(rows)]
    return []


def row_of(cells: Sequence[Text], widths: Sequence[int]) -> Text:
    """Return one line of several columns."""
    line = Text()
    for i, cell in enumerate(cells):
        line.append_text(cell)
        if i + 1 < len(cells):
            line.append(" " * (widths[i] - cell.cell_len + GAP))
    return line


def fitted_actions(
    labels: Sequence[str], shorter: Sequence[str], notations: Sequence[str], width: int, lines: int
) -> tuple[list[Text], int]:
    """Return the actions in as many words as fit into this many lines, and how many are left out."""
    whole = [numbered(i, label) for i, label in enumerate(labels)]
    cut = whole if len(whole) > lines else [shortened(cell, width) for cell in whole]
    ways = [
        [numbered(i, label, notations[i]) for i, label in enumerate(labels)],
        whole,
        cut,
        [numbered(i, label) for i, label in enumerate(shorter)],
    ]
    for cells in ways:
        if (found := in_columns(cells, width, lines)) is not None:
            return found, 0
    cells = [shortened(cell, width) for cell in ways[-1]]
    room = lines - 1  # one line says how many are missing
    for shown in range(len(cells) - 1, 0, -1):
        if (found := in_columns(cells[:shown], width, room)) is not None:
            return found, len(cells) - shown
    return [], len(cells)


def shortened(text: Text, width: int) -> Text:
    """Return a text that is cut where it is too long for a line."""
    short = text.copy()
    short.truncate(width, overflow="ellipsis")
    return short


def fitting(console: Console, parts: Sequence[RenderableType], lines: int) -> list[RenderableType]:
    """Return the parts that fit into this many lines; earlier ones go before later ones."""
    found = []
    for part in parts:
        needed = line_count(console, part)
        if needed <= lines:
            found.append(part)
            lines -= needed
    return found


def last_fitting(console: Console, parts: Sequence[Text], lines: int) -> list[Text]:
    """Return the last parts that fit into this many lines."""
    found: list[Text] = []
    for part in reversed(parts):
        lines -= line_count(console, part)
        if lines < 0:
            break
        found.insert(0, part)
    return found


def print_pages(console: Console, text: str, goes_on: Callable[[], bool]) -> None:
    """Print what a console has captured page by page, as long as `goes_on` says so between two of them."""
    lines = text.splitlines()
    page = max(1, console.height - 1)
    for start in range(0, len(lines), page):
        if start and not goes_on():
            return
        console.file.write("".join(f"{line}\n" for line in lines[start : start + page]))
        console.file.flush()
