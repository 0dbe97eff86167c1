"""Nothing lost when the server is killed in the middle of things: see crash.py."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import wagontrain
from tests.conftest import THOROUGH

ROOT = Path(__file__).resolve().parents[2]
TRIALS = 100 if THOROUGH else 4
PATIENCE = 900  # seconds: no measure of anything, only the end of a test that hangs


@pytest.mark.timeout(PATIENCE + 60)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_nothing_is_lost_when_the_server_is_killed() -> None:
    path = os.pathsep.join([str(Path(wagontrain.__file__).parents[1]), str(ROOT)])
    trials = subprocess.Popen(
        [sys.executable, "-m", "tests.web.crash", str(TRIALS)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        told, wrong = trials.communicate(timeout=PATIENCE)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(trials.pid, signal.SIGKILL)  # with the servers, which would hold the pipes open
    print(told)
    assert trials.returncode == 0, wrong
    assert f"{TRIALS} kills" in told
