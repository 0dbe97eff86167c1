"""The terminal: consoles that look well on a screen and read well in a pipe."""

import io
import os
import sys
from typing import TextIO

from rich.console import Console

PIPE_WIDTH = 100


def make_console(file: TextIO | None = None) -> Console:
    """A console for a stream; a pipe gets plain text of a fixed width."""
    stream = file or sys.stdout
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")  # an old terminal may lack a letter: better a ? than a crash
    width = None if stream.isatty() or os.environ.get("COLUMNS") else PIPE_WIDTH
    return Console(file=stream, highlight=False, width=width, emoji=False)


def wipe(console: Console) -> None:
    """Clear the screen and what could be scrolled back to, so that no hand stays readable."""
    if console.is_terminal:
        console.file.write("\x1b[2J\x1b[3J\x1b[H")
        console.file.flush()
