"""Games of other packages, as if they were installed, in a Python of their own."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
BRISCOLA = ROOT / "examples" / "briscola"

GENERAL = [
    f"tests/conformance/test_{name}.py"
    for name in ("api", "clone", "damage", "explain", "hidden", "replay", "scores", "stats", "targets")
]
"""The checks of any game, wherever it comes from; those of our own words and rulebooks are others."""


class Installed:
    """A game's folder on the path, with the note about its entry point that pip would write."""

    def __init__(self, name: str, project: Path, notes: Path) -> None:
        info = notes / f"wagontrain_{name}-1.0.0.dist-info"
        info.mkdir(parents=True)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: wagontrain-{name}\nVersion: 1.0.0\n")
        (info / "entry_points.txt").write_text(f"[wagontrain.games]\n{name} = {name}\n")
        self.name = name
        self.project = project
        self.notes = notes

    def python(self, *words: str, given: str = "") -> str:
        """Run Python with the game installed, from our root; return what it prints."""
        before = [path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
        path = os.pathsep.join([*[str(Path(each).resolve()) for each in before], str(self.project / "src")])
        done = subprocess.run(
            [sys.executable, *words],
            input=given,
            capture_output=True,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([path, str(self.notes), str(ROOT)])},
            timeout=300,
        )
        assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout

    def command(self, *words: str, given: str = "") -> str:
        """Run `wagontrain` with the game installed."""
        return self.python("-m", "wagontrain", *words, given=given)

    def passes(self, *words: str) -> int:
        """Run pytest on some files with the game installed; return how many tests of it passed."""
        options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-o", "addopts="]
        told = self.python("-m", "pytest", *options, *words)
        return int(told.split(" passed")[0].split()[-1].split(",")[-1])
