"""Running commands: in this process, or as a user would, in one of their own."""

import io
import os
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from wagontrain.cli.app import run


@dataclass
class Outcome:
    """What a command said and how it ended."""

    code: int
    out: str
    err: str

    def fails(self, code: int, *parts: str) -> None:
        """It ended with this code and one line that says all of this."""
        assert self.code == code, self.err
        assert "Traceback" not in self.err
        assert len(self.err.splitlines()) == 1, self.err
        for part in parts:
            assert part in self.err


def wagontrain(*args: object) -> Outcome:
    """A command that reads nothing, in this process."""
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = run([str(arg) for arg in args])
    return Outcome(code, out.getvalue(), err.getvalue())


def command(*args: object, typed: str = "", home: Path | None = None) -> Outcome:
    """A command in a process of its own."""
    environ = dict(
        os.environ, PYTHONPATH=os.pathsep.join(path for path in sys.path if path), LC_ALL="C.UTF-8"
    )
    if home is not None:
        environ["XDG_DATA_HOME"] = str(home)
    words = [sys.executable, "-m", "wagontrain", *[str(arg) for arg in args]]
    done = subprocess.run(words, input=typed, capture_output=True, text=True, env=environ, timeout=60)
    return Outcome(done.returncode, done.stdout, done.stderr)
