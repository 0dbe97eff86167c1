"""Parts of a line that are never broken inside: the terminal's tables are made of them."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Parts side by side, as many in a line as there is room for."""

    def __init__(self, parts: Iterable[Text | str], between: str = "  ", style: str = "") -> None:
        self.parts = [Text(part) if isinstance(part, str) else part for part in parts if part]
        self.between = between
        self.style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text(style=self.style)
        for part in self.parts:
            if line and line.cell_len + len(self.between) + part.cell_len > options.max_width:
                line.append(self.between.rstrip())
                yield line
                line = Text(style=self.style)
            line.append(self.between if line else "").append_text(part)
        if line:
            yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [part.cell_len for part in self.parts] or [0]
        total = sum(widths) + len(self.between) * (len(widths) - 1)
        return Measurement(max(widths), total).with_maximum(options.max_width)
