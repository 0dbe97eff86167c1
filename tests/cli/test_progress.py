"""Progress in a pipe: how many games are done, how fast they go, and how long it still takes."""

import io

import pytest

from wagontrain.cli import progress
from wagontrain.cli.progress import Progress


@pytest.mark.parametrize(
    ("done", "seconds", "line"),
    [
        (50, 5.0, "50 of 100 games, 10 games/s, 5 s left"),
        (50, 40.0, "50 of 100 games, 75 games/min, 40 s left"),
        (28, 840.0, "28 of 100 games, 2.0 games/min, 36 min left"),
        (10, 1500.0, "10 of 100 games, 0.4 games/min, 3 h 45 min left"),
    ],
)
def test_a_pipe_is_told_the_pace_and_the_time_left(
    done: int, seconds: float, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = iter((100.0, 100.0 + seconds))
    monkeypatch.setattr(progress, "perf_counter", lambda: next(clock))
    stream = io.StringIO()
    with Progress(100, stream) as shown:
        shown.show(done)
    assert stream.getvalue() == line + "\n"


def test_quick_work_and_small_steps_print_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter((0.0, 1.0, 9.0))
    monkeypatch.setattr(progress, "perf_counter", lambda: next(clock))
    stream = io.StringIO()
    shown = Progress(100, stream)
    shown.show(50)  # after a second: done before anybody has read it
    shown.show(5)  # not a tenth of the work
    assert stream.getvalue() == ""
