"""The results file: JSON lines, only ever added to, so that a run can be broken off and taken up again."""

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from ...core.errors import LoadError
from .block import Record
from .match import Match

if sys.platform != "win32":
    import fcntl

FORMAT = "wagontrain arena 1"


class Results:
    """Blocks in memory, and in a file where there is one."""

    def __init__(self, match: Match, path: Path | None, about: dict[str, object]) -> None:
        self.match = match
        self.path = path
        self.about = about
        self.blocks: dict[int, Record] = {}
        if path is not None:
            self.read(path)

    def read(self, path: Path) -> None:
        """Take up what the file holds, but for a last line that was cut off, or is being written."""
        if not path.exists():
            head = {"format": FORMAT, **self.match.to_json(), "about": self.about}
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")
            return
        data = path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
        except ValueError:
            raise LoadError(f"{path}: not a file of arena results") from None
        if not lines or not isinstance(lines[0], dict) or lines[0].get("format") != FORMAT:
            raise LoadError(f"{path}: not a file of arena results")
        for name, value in self.match.to_json().items():
            if lines[0].get(name) != value:
                raise LoadError(
                    f"{path}: {name}: these are results of {lines[0].get(name)!r}, not of {value!r}"
                )
        self.about = lines[0].get("about", self.about)
        for line in lines[1:]:
            self.blocks[line["block"]] = line

    @contextmanager
    def claimed(self) -> Iterator[None]:
        """While blocks are played nobody else may add to the file."""
        if self.path is None:
            yield
            return
        with self.path.open("r+b") as file:
            if sys.platform != "win32":
                try:
                    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
                except OSError:
                    raise LoadError(
                        f"{self.path}: another run adds to it: wait until that is over, or name another file"
                    ) from None
            file.truncate(file.read().rfind(b"\n") + 1)  # what a run that was broken off left half written
            self.read(self.path)  # what others have added meanwhile
            yield

    def add(self, block: Record) -> None:
        """A block is played."""
        self.blocks[block["block"]] = block
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(block, separators=(",", ":")) + "\n")

    def missing(self, blocks: int) -> list[int]:
        """The blocks that are still to be played."""
        return [block for block in range(blocks) if block not in self.blocks]

    def games(self, blocks: int) -> list[list[dict[str, Any]]]:
        """The games of each block, in order."""
        return [self.blocks[block]["games"] for block in sorted(self.blocks) if block < blocks]
