"""How far a long piece of work is: a bar on a terminal, a few plain lines in a pipe."""

from time import perf_counter
from types import TracebackType
from typing import TextIO

LINES = 10
LEAST_SECONDS = 2.0  # quicker work needs no lines


class Progress:
    """Told the number of finished games, it shows it on a stream."""

    def __init__(self, games: int, stream: TextIO) -> None:
        self.games = games
        self.stream = stream
        self.started = perf_counter()
        self.printed = 0
        self.bar = None
        if stream.isatty():
            from rich.progress import BarColumn, MofNCompleteColumn, TimeRemainingColumn
            from rich.progress import Progress as Bar

            from .screen import make_console

            columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self.bar = Bar(*columns, console=make_console(stream), transient=True)
            self.task = self.bar.add_task("", total=games)

    def __enter__(self) -> "Progress":
        if self.bar is not None:
            self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.bar is not None:
            self.bar.stop()

    def show(self, done: int) -> None:
        """So many games are finished."""
        if self.bar is not None:
            self.bar.update(self.task, completed=done)
            return
        line = done * LINES // self.games
        seconds = perf_counter() - self.started
        if line > self.printed and seconds > LEAST_SECONDS:
            self.printed = line
            rest = wait_in_words((self.games - done) * seconds / done)
            text = f"{done} of {self.games} games, {pace(done, seconds)}, {rest} left"
            print(text, file=self.stream, flush=True)


def pace(done: int, seconds: float) -> str:
    """How fast the games go: slow ones by the minute, so that there is a figure to read."""
    a_minute = 60 * done / seconds
    if a_minute < 10:
        return f"{a_minute:.1f} games/min"
    return f"{a_minute:.0f} games/min" if a_minute < 600 else f"{a_minute / 60:,.0f} games/s"


def wait_in_words(seconds: float) -> str:
    """A time to wait for: seconds, minutes, or hours and minutes."""
    if seconds < 60:
        return f"{seconds:.0f} s"
    minutes = round(seconds / 60)
    return f"{minutes} min" if minutes < 60 else f"{minutes // 60} h {minutes % 60} min"
