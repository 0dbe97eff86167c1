"""The README shows nothing that does not work: its sessions and commands are run, its links are followed."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

import wagontrain
from tests.villagers.build import building, play
from wagontrain.villagers import GAME

ROOT = Path(__file__).resolve().parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
RUN = [sys.executable, "-c", "from wagontrain.cli import main; main()"]


def blocks(language: str, text: str = README) -> list[str]:
    """The code blocks of one language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def commands() -> list[tuple[str, str]]:
    """The commands that are shown, without their prompt, each with the output that is shown below it."""
    found: list[tuple[str, str]] = []
    for line in "".join(blocks("console")).splitlines():
        if line.startswith("$ "):
            found.append((line[2:], ""))
        else:
            command, output = found[-1]
            found[-1] = (command, f"{output}\n{line}")
    return found


def test_there_is_something_to_run() -> None:
    assert blocks("python")
    assert len(commands()) >= 3


def test_python_sessions() -> None:
    session = doctest.DocTestParser().get_doctest("\n".join(blocks("python")), {}, "README", "README.md", 0)
    flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
    report: list[str] = []
    doctest.DocTestRunner(optionflags=flags).run(session, out=report.append)
    assert "".join(report) == ""


@pytest.mark.parametrize(("command", "output"), commands())
def test_commands(command: str, output: str, tmp_path: Path) -> None:
    """Each ends well, and says what is shown; a game that is played ends where its input does."""
    program, *arguments = shlex.split(command)
    assert program == "wagontrain"
    environment = {**os.environ, "HOME": str(tmp_path), "XDG_DATA_HOME": str(tmp_path), "COLUMNS": "100"}
    environment["PYTHONPATH"] = str(Path(wagontrain.__file__).parents[1])
    done = subprocess.run(
        [*RUN, *arguments],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env=environment,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.strip()
    assert output.split() in ([], done.stdout.split())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    missing = [link for link in links if "://" not in link and not (page.parent / link).exists()]
    assert missing == []


def test_every_decision_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    records = sorted(path.name for path in folder.glob("0*.md"))
    assert re.findall(r"\]\((0\d+-[^)]*)\)", (folder / "README.md").read_text(encoding="utf-8")) == records


def test_the_drawn_turn_is_how_it_runs() -> None:
    """The stack of docs/how-a-turn-runs.md, top first, after each of its actions."""
    s = building("cooper", own=["founders", "lumberjack"], other=["founders", ["miner", "blacksmith"]])
    rest = ["build", "build-turn", "founders-check"]
    drawn = (ROOT / "docs" / "how-a-turn-runs.md").read_text(encoding="utf-8")
    for text, above in (
        ("place cooper", ["choose-place"]),
        ("on 1", ["unlock", "lay-card"]),
        ("pay 1 1", []),
    ):
        play(s, text)
        stack = [GAME.rules[f.rule].name() for f in reversed(s.todo)]
        assert stack[: len(above) + 3] == above + rest
        assert text in drawn
        assert all(rule in drawn for rule in stack[: len(above) + 3])
