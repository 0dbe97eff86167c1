"""scripts/tune-bots: what a regression tells, and the file that comes of it."""

import os
import subprocess
import sys
import tomllib
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import wagontrain
from wagontrain.bots.eval import read_weights

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    pytest.importorskip("cma", reason="tuning needs cma, which is not part of the package")
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    return import_module("tune_bots")


def test_a_slope_is_found_and_chance_is_not_taken_for_one(script: ModuleType) -> None:
    random = Random("slopes")
    x = [[random.gauss(0, 1) for _ in range(3)] for _ in range(400)]
    y = [3 * row[0] - 2 * row[1] + random.gauss(0, 5) + 7 for row in x]
    up, down, none = script.slopes(script.np.array(x), script.np.array(y))
    assert 2 < up < 4
    assert -3 < down < -1
    assert abs(none) < 0.4


def test_one_step_along_the_slopes_makes_a_file_of_weights(script: ModuleType, tmp_path: Path) -> None:
    out = tmp_path / "villagers.toml"
    command = [sys.executable, str(ROOT / "scripts" / "tune_bots.py"), "villagers", "--slope"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    subprocess.run([*command, "--minutes", "0.05", "--out", str(out)], check=True, env=environ, timeout=240)
    told = tomllib.loads(out.read_text(encoding="utf-8"))
    assert told["made"].startswith("scripts/tune-bots villagers --slope --lead 0.6 --winner 1.6 ")
    old = read_weights(wagontrain.game("villagers"))
    assert set(told["weights"]) == set(old)
    assert told["weights"]["scale"] == old["scale"]


def test_slopes_of_a_lone_seat_are_refused(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["tune_bots.py", "villagers", "--slope", "--seats", "1"])
    with pytest.raises(SystemExit):
        script.main()
    assert "--seats must be 2 or more" in capsys.readouterr().err
