"""What a type checker finds in a user's script: the states of our own games are known by the games' names."""

import os
import subprocess
import sys
from pathlib import Path

import wagontrain

SCRIPT = """
import wagontrain

gwt = wagontrain.game("gwt").new(2)
gwt.foresight
gwt.farsight
sierra = wagontrain.game("sierra_west").position({})
sierra.mountain
sierra.mountian
villagers = wagontrain.game("villagers")
villagers.clone(villagers.new(2)).reserve
villagers.clone(villagers.new(2)).reserves
villagers.save(gwt)
any_name: str = input()
wagontrain.game(any_name).new(2).whatever
"""
WRONG = {
    6: 'has no attribute "farsight"',
    9: 'has no attribute "mountian"',
    12: 'has no attribute "reserves"',
    13: 'Argument 1 to "save"',
}


def test_a_wrong_attribute_is_found(tmp_path: Path) -> None:
    script = tmp_path / "script.py"
    script.write_text(SCRIPT)
    folder = str(Path(wagontrain.__file__).parents[1])
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "mypy",
            "--strict",
            "--follow-imports=silent",
            "--no-error-summary",
            "script.py",
        ],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "MYPYPATH": folder, "MYPY_CACHE_DIR": str(tmp_path / "cache")},
    )
    lines = done.stdout.splitlines()
    assert [int(line.split(":")[1]) for line in lines] == list(WRONG), done.stdout + done.stderr
    for line, part in zip(lines, WRONG.values(), strict=True):
        assert part in line
