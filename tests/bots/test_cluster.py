"""The arena on a Ray cluster: the same blocks as at home."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.commands import wagontrain as run_cli
from wagontrain.bots.arena.cluster import knock
from wagontrain.core.errors import OptionError

HAS_RAY = importlib.util.find_spec("ray") is not None


def arena(*args: str) -> Any:
    """The result of an arena command in a process of its own; a cluster takes a while to start."""
    command = [sys.executable, "-m", "wagontrain", "arena", "villagers", "--bots", "first,random"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    done = subprocess.run(
        [*command, "--blocks", "3", *args, "--json"], capture_output=True, text=True, env=environ, timeout=240
    )
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    for row in result["bots"].values():
        del row["turn_ms"]
    return result["bots"]


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_one_line_says_what_to_install() -> None:
    done = run_cli("arena", "villagers", "--bots", "first,random", "--blocks", "1", "--ray", "local")
    done.fails(2, "pip install 'wagontrain[ray]'")


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed: pip install 'wagontrain[ray]'")
def test_a_local_cluster_plays_the_same_games(tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    assert arena("--ray", "local", "--results", str(kept)) == arena()
    assert len(kept.read_text().splitlines()) == 4  # every block was kept as it came


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_where_nothing_answers(address: str) -> None:
    with pytest.raises(OptionError, match="nothing answers there"):
        knock(address)
