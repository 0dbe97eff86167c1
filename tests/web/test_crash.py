"""Nothing lost when the server is killed in the middle of things: see crash.py."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import wagontrain
from tests.conftest import THOROUGH

ROOT = Path(__file__).resolve().parents[2]
TRIALS = 100 if THOROUGH else 4


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_nothing_is_lost_when_the_server_is_killed() -> None:
    path = os.pathsep.join([str(Path(wagontrain.__file__).parents[1]), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-m", "tests.web.crash", str(TRIALS)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        timeout=360 if THOROUGH else 120,
    )
    print(done.stdout)
    assert done.returncode == 0, done.stderr
    assert f"{TRIALS} kills" in done.stdout
