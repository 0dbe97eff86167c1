"""The check that holds rules and tests against each other: on a made-up project, and on this one."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

RULES = """# Hats
- **HAT-1.1** A hat is worn.
- **HAT-1.2** A hat has, one by one:
  - **HAT-1.2a** a brim,
  - **HAT-1.2b** a band.
- **HAT-2.1 Bowler.** It is round [HAT-RUL-1].

| Rule | Hat |
| --- | --- |
| HAT-3.1 | fez |

- **HAT-EX-1** (HAT-1.1) Given a head. Then a hat.

| HAT-RUL-1 | How round? | very |
"""
TESTS = """
import pytest

@pytest.mark.rule("HAT-1.1", "HAT-EX-1")
@pytest.mark.parametrize("x", [1])
def test_one(x): ...

@pytest.mark.rule("HAT-1.2a")
@pytest.mark.rule("HAT-1.2b")
@pytest.mark.rule("HAT-2.1")
def test_two(): ...

@pytest.mark.rule("HAT-3.1")
class TestThree: ...
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project in order, of one game."""
    files = {
        "docs/rules/hats.md": RULES,
        "docs/rules/not-testable.toml": "",
        "src/wagontrain/__init__.py": '_GAMES = ("hats",)\n',
        "src/wagontrain/hats/rules.py": '"""HAT-2.1 by HAT-RUL-1; chapter HAT-3."""\n',
        "tests/test_hats.py": TESTS,
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return tmp_path


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new))


def check(root: Path, *options: str) -> tuple[int, str]:
    """The exit code and what was printed."""
    program = [sys.executable, str(ROOT / "scripts" / "rule-coverage"), "--root", str(root), *options]
    done = subprocess.run(program, capture_output=True, text=True, check=False)
    assert done.stderr == ""
    return done.returncode, done.stdout


def test_a_project_in_order(project: Path) -> None:
    message = "hats: 7 rules, 6 tested, 1 told by their parts, 0 not testable, 0 uncovered\n"
    assert check(project) == (0, message)


def test_a_rule_without_a_test_fails_and_is_listed(project: Path) -> None:
    edit(project / "tests/test_hats.py", '@pytest.mark.rule("HAT-2.1")\n', "")
    assert check(project)[0] == 1
    assert check(project, "--list")[1].endswith("1 uncovered\n  HAT-2.1  It is round [HAT-RUL-1].\n")


def test_a_lettered_part_needs_a_test_of_its_own(project: Path) -> None:
    edit(project / "tests/test_hats.py", '"HAT-1.2b"', '"HAT-1.2"')
    code, text = check(project, "--list")
    assert code == 1
    assert "  HAT-1.2b  a band." in text


def test_a_game_that_is_not_registered_is_only_reported(project: Path) -> None:
    edit(project / "src/wagontrain/__init__.py", '"hats",', "")
    edit(project / "tests/test_hats.py", '@pytest.mark.rule("HAT-2.1")\n', "")
    code, text = check(project)
    assert code == 0
    assert "1 uncovered (not registered" in text


def test_a_reason_takes_the_place_of_a_test(project: Path) -> None:
    edit(project / "tests/test_hats.py", '@pytest.mark.rule("HAT-2.1")\n', "")
    (project / "docs/rules/not-testable.toml").write_text('"HAT-2.1" = "only a shape"\n')
    code, text = check(project)
    assert code == 0
    assert "1 not testable, 0 uncovered" in text


@pytest.mark.parametrize(
    ("reasons", "problem"),
    [
        ('"HAT-9.9" = "gone"\n', "not-testable.toml: there is no rule HAT-9.9"),
        ('"HAT-2.1" = "round"\n', "not-testable.toml: HAT-2.1 is tested (tests/test_hats.py:10)"),
        ('"HAT-2.1" = ""\n', "not-testable.toml: HAT-2.1 has no reason"),
    ],
)
def test_a_wrong_excuse_fails(project: Path, reasons: str, problem: str) -> None:
    (project / "docs/rules/not-testable.toml").write_text(reasons)
    code, text = check(project)
    assert code == 1
    assert problem in text


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        (
            "tests/test_hats.py",
            '"HAT-2.1"',
            '"HAT-2.1", "HAT-2.2"',
            "tests/test_hats.py:10: there is no rule HAT-2.2",
        ),
        (
            "tests/test_hats.py",
            '"HAT-2.1"',
            '"HAT-2.1", "CAP-1.1"',
            "tests/test_hats.py:10: there is no rule CAP-1.1",
        ),
        ("tests/test_hats.py", '"HAT-2.1"', '"HAT-2.1", BRIM', "tests/test_hats.py:10 (write the ID itself)"),
        ("src/wagontrain/hats/rules.py", "HAT-2.1", "HAT-1.1c", "hats/rules.py:1: there is no rule HAT-1.1c"),
        (
            "src/wagontrain/hats/rules.py",
            "HAT-RUL-1",
            "HAT-RUL-2",
            "hats/rules.py:1: there is no rule HAT-RUL-2",
        ),
        ("docs/rules/hats.md", "HAT-1.2a", "HAT-1.1", "docs/rules/hats.md: HAT-1.1 is defined twice"),
    ],
)
def test_a_citation_of_nothing_fails(project: Path, file: str, old: str, new: str, problem: str) -> None:
    edit(project / file, old, new)
    code, text = check(project)
    assert code == 1
    assert problem in text


def test_no_rule_of_this_project_is_defined_twice_or_cited_in_vain() -> None:
    """The gaps themselves are for `scripts/check` to find: it looks at all tests at once."""
    text = check(ROOT)[1]
    assert [line for line in text.splitlines() if "there is no rule" in line or "defined twice" in line] == []
