"""The rules' text taken apart: chapters, and single rules by their IDs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from ..core.rulebook import ORIGINAL, rules_text

ID = r"[A-Z]+-(?:\d+\.\d+[a-z]?|[A-Z]+-\d+)"
ITEM = re.compile(rf"^\s*- \*\*({ID})\b")
ROW = re.compile(rf"^\| ({ID}) \|")
INSIDE = re.compile(rf"\*\*({ID})\b")
HEADING = re.compile(r"^#{1,2} (?:(\d+)\. )?(.+)")
GOES_ON = re.compile(r"^\s+[^\s-]")


@dataclass
class Entry:
    """One rule: its ID and its text, as Markdown."""

    name: str
    text: str


@dataclass
class Chapter:
    """A chapter of the rules; `number` is "" where it has none."""

    number: str
    title: str
    entries: list[Entry] = field(default_factory=list)


def whole_lines(text: str) -> Iterator[str]:
    """The lines of a text, each joined with those that go on from it; without drawings."""
    line, drawing = "", False
    for part in text.splitlines():
        if part.startswith("```"):
            drawing = not drawing
        elif not drawing and line and GOES_ON.match(part):
            line += f" {part.strip()}"
        elif not drawing:
            yield line
            line = part
    yield line


class Parts:
    """One text taken apart."""

    def __init__(self, text: str) -> None:
        self.chapters: list[Chapter] = []
        self.entries: dict[str, Entry] = {}
        for line in whole_lines(text):
            heading = HEADING.match(line)
            if heading:
                self.chapters.append(Chapter(heading[1] or "", heading[2]))
            else:
                self._read(line)
        self.chapters = [chapter for chapter in self.chapters if chapter.entries]

    def _read(self, line: str) -> None:
        item = ITEM.match(line)
        row = ROW.match(line)
        if item:
            text = line.strip()[2:]
        elif row:
            cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
            text = f"**{row[1]}** " + " · ".join(cells[1:])
        else:
            return
        for name in INSIDE.findall(text)[: None if item else 1]:
            entry = Entry(name, text)
            if name not in self.entries:
                self.entries[name] = entry
                if text not in [known.text for known in self.chapters[-1].entries[-1:]]:
                    self.chapters[-1].entries.append(entry)


class Rulebook:
    """The rules of one game in one language; a rule that is not translated is shown in English."""

    def __init__(self, game: str, lang: str = ORIGINAL) -> None:
        english = Parts(rules_text(game))
        own = english if lang == ORIGINAL else Parts(rules_text(game, lang))
        self.entries: dict[str, Entry] = {
            name: own.entries.get(name, entry) for name, entry in english.entries.items()
        }
        alike = len(own.chapters) == len(english.chapters)
        self.chapters = [
            Chapter(
                chapter.number,
                own.chapters[i].title if alike else chapter.title,
                [self.entries[entry.name] for entry in chapter.entries],
            )
            for i, chapter in enumerate(english.chapters)
        ]

    def rule(self, name: str) -> list[Entry]:
        """A rule with its lettered parts; of an unknown part the rule that it belongs to; else nothing."""
        known = {entry.upper(): entry for entry in self.entries}
        found = known.get(name.upper()) or known.get(name.upper()[:-1])
        if found is None:
            return []
        parts = [
            entry for other, entry in self.entries.items() if other[:-1] == found and other[-1].isalpha()
        ]
        return [self.entries[found], *parts]

    def chapter(self, number: str) -> Chapter | None:
        """A chapter by its number, bare ("5") or with the game's letters ("VIL-5")."""
        wanted = re.sub(r"^[A-Za-z]+-", "", number)
        return next(
            (chapter for chapter in self.chapters if chapter.number and chapter.number == wanted), None
        )

    def search(self, text: str) -> list[Entry]:
        """The rules that hold all words of a text, in any form of letters."""
        words = text.lower().split()
        found = [entry for chapter in self.chapters for entry in chapter.entries]
        return [entry for entry in found if all(word in entry.text.lower() for word in words)]
