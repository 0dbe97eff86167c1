"""Every code block of the documentation works: one mechanism for the README and all pages.

The blocks of a page run in their order, in one empty folder and one Python namespace:

- `python` with prompts is a session whose output is compared, without prompts it just runs;
- `console` holds `wagontrain` commands, each after `$ `; output that is shown below a command is compared;
- ```` ```python file: my_bot.py ```` is written to a file for the commands that follow;
- ```` ```console no-run: why ```` does not run, and says why.
"""

import doctest
import os
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import wagontrain
from tests.docs.fences import ROOT, Block, blocks, pages

RUN = [sys.executable, "-c", "from wagontrain.cli import main; main()"]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
LANGUAGES = {"python", "console"}
SHELLS = {
    "sh",
    "bash",
    "shell",
    "shell-session",
    "pycon",
    "py",
}  # one spelling for each, or a block is overlooked

PAGES = [page for page in pages() if any(block.language in LANGUAGES for block in blocks(page))]


def name_of(page: Path) -> str:
    """Return the path of a page below the project's folder."""
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=name_of)
def test_code_blocks(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    namespace: dict[str, Any] = {"__name__": "__docs__"}
    for block in blocks(page):
        if block.file:
            Path(block.file).parent.mkdir(parents=True, exist_ok=True)
            Path(block.file).write_text(block.code, encoding="utf-8")
        elif block.reason_not_to_run:
            continue
        elif block.language == "console":
            run_commands(block, page, tmp_path)
        elif block.language == "python":
            run_python(block, page, namespace)


def run_python(block: Block, page: Path, namespace: dict[str, Any]) -> None:
    """Run a block of Python in the page's namespace; a session must print what is shown."""
    where = f"{name_of(page)}:{block.line}"
    if ">>> " not in block.code:
        exec(compile(block.code, where, "exec"), namespace)
        return
    session = doctest.DocTestParser().get_doctest(block.code, {}, where, name_of(page), block.line - 1)
    session.globs = namespace
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(session, out=report.append, clear_globs=False)
    assert "".join(report) == ""


def run_commands(block: Block, page: Path, folder: Path) -> None:
    """Run a block's commands: each ends well and prints what is shown below it."""
    for command, output in commands(block):
        program, *arguments = shlex.split(command, comments=True)
        where = f"{name_of(page)}:{block.line}: {command}"
        assert program == "wagontrain", f"{where}: mark it with `no-run: why`"
        done = run_command(arguments, folder)
        assert (done.stderr, done.returncode) == ("", 0), where
        assert done.stdout.strip(), where
        if output.strip():
            fits = doctest.OutputChecker().check_output(output, done.stdout, FLAGS)
            assert fits, f"{where}:\n{done.stdout}"


def run_command(arguments: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    """Run `wagontrain` in a folder that is also the user's own; a game that is played ends with `quit`."""
    environment = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "COLUMNS": "100"}
    environment["PYTHONPATH"] = os.pathsep.join([str(folder), str(Path(wagontrain.__file__).parents[1])])
    return subprocess.run(
        [*RUN, *arguments],
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        cwd=folder,
        env=environment,
    )


def commands(block: Block) -> list[tuple[str, str]]:
    """Return the commands of a block without their prompt, each with the output that is shown below it."""
    result: list[tuple[str, str]] = []
    for line in block.code.splitlines():
        if line.startswith("$ "):
            result.append((line[2:], ""))
        elif result:
            command, output = result[-1]
            result[-1] = (command, f"{output}{line}\n")
    return result


@pytest.mark.parametrize("page", pages(), ids=name_of)
def test_fences_are_spelled_right(page: Path) -> None:
    """A shell block is `console`; what follows the language is a note that we know, and it gives a reason."""
    for block in blocks(page):
        where = f"{name_of(page)}:{block.line}"
        assert block.language not in SHELLS, where
        if block.language in LANGUAGES:
            assert not block.note or block.file or len(block.reason_not_to_run) >= 8, where


def test_the_readme_has_something_to_run() -> None:
    shown = [block for block in blocks(ROOT / "README.md") if not block.reason_not_to_run]
    assert any(block.language == "python" for block in shown)
    assert sum(len(commands(block)) for block in shown if block.language == "console") >= 3
