"""No game is named outside its own folders and words: a new game touches no file of ours.

Comments and docstrings may give examples; besides, the lines below name games, each for its reason.
"""

import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

import wagontrain

ROOT = Path(__file__).parents[2]
OWN = [name for name in wagontrain.games() if (ROOT / "src" / "wagontrain" / name).is_dir()]
NAMES = re.compile("|".join(OWN))

ALLOWED = {
    "src/wagontrain/__init__.py": "the registry, and for type checkers the class behind each name",
    "src/wagontrain/web/releases.py": "the first versions, which tables of old databases name",
    "src/wagontrain/cli/bench.py": "the default of the command",
}
LINES_ALLOWED = 1
OF_REGISTRY = 1 + 2 * len(OWN)  # the names; an import and an overload for each


def belongs_to_a_game(path: Path) -> bool:
    """Is the file in a folder of a game, or one of its own words?"""
    return bool(set(OWN) & {path.stem, *(part for part in path.parts)})


def files_with(*suffixes: str) -> list[Path]:
    inner = [path for top in ("src/wagontrain", "client/src") for path in (ROOT / top).rglob("*")]
    shared = [path for path in inner if path.suffix in suffixes and "static" not in path.parts]
    return sorted(path for path in shared if not belongs_to_a_game(path.relative_to(ROOT)))


def named_in_code(text: str) -> Iterator[str]:
    """Yield the lines of Python that name a game, but for comments and docstrings."""
    begins = True
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        docstring = token.type == tokenize.STRING and begins
        if token.type not in (tokenize.COMMENT, tokenize.NL):
            begins = token.type in (tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)
        if token.type != tokenize.COMMENT and not docstring and NAMES.search(token.string):
            yield token.line.strip()


def test_python_names_games_in_the_registry_alone() -> None:
    found = {}
    for path in files_with(".py"):
        lines = sorted(set(named_in_code(path.read_text(encoding="utf-8"))))
        where = path.relative_to(ROOT).as_posix()
        allowed = LINES_ALLOWED if where in ALLOWED else 0
        if len(lines) > (OF_REGISTRY if where == "src/wagontrain/__init__.py" else allowed):
            found[where] = lines
    assert found == {}


def test_the_page_names_no_game() -> None:
    found = []
    for path in files_with(".ts", ".svelte", ".css", ".html"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if NAMES.search(line) and not line.lstrip().startswith(("//", "*", "/*", "<!--")):
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert found == []


def test_shared_words_name_no_game() -> None:
    found = [path for path in files_with(".ftl") if NAMES.search(path.read_text(encoding="utf-8"))]
    assert found == []


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ('"""About gwt."""\n', []),
        ('"""A."""\n\nX = 1  # gwt\n', []),
        ('"""A."""\n\nX = "gwt"\n', ['X = "gwt"']),
        ('def f() -> None:\n    """Like gwt."""\n    g("gwt")\n', ['g("gwt")']),
        ("from . import villagers\n", ["from . import villagers"]),
    ],
)
def test_the_check_sees_names_in_code_alone(text: str, lines: list[str]) -> None:
    assert list(named_in_code(text)) == lines
