"""The code blocks of a page: their language, what the fence says about them, and the code."""

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FENCE = re.compile(
    r"^(?P<indent> *)```(?P<info>[^`\n]*)\n(?P<code>.*?)^(?P=indent)```$", re.MULTILINE | re.DOTALL
)


@dataclass(frozen=True)
class Block:
    """One fenced code block.

    `note` is what follows the language in the fence: `no-run:` and why it cannot run in a test, `file:` and
    the name under which later blocks of the page find it, or nothing.
    """

    language: str
    note: str
    code: str
    line: int

    @property
    def reason_not_to_run(self) -> str:
        """Return why the block does not run; "" for a block that does."""
        return self.note.removeprefix("no-run:").strip() if self.note.startswith("no-run:") else ""

    @property
    def file(self) -> str:
        """Return the name of the file that the block is; "" for a block that is none."""
        return self.note.removeprefix("file:").strip() if self.note.startswith("file:") else ""


def blocks(page: Path) -> list[Block]:
    """Return the fenced code blocks of a page, in their order."""
    text = page.read_text(encoding="utf-8")
    return [read_block(text, match) for match in FENCE.finditer(text)]


def read_block(text: str, match: re.Match[str]) -> Block:
    """Return the block that a match of FENCE found."""
    language, _, note = match["info"].strip().partition(" ")
    return Block(
        language, note.strip(), textwrap.dedent(match["code"]), text.count("\n", 0, match.start("code")) + 1
    )


def pages() -> list[Path]:
    """Return all pages that people read: the README and its neighbours, the documentation, the examples."""
    found = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*/README.md")]
    return sorted([*found, ROOT / "src" / "wagontrain" / "web" / "API.md"])
