"""Plays the ladder and writes docs/ladder.md; called by scripts/ladder."""

import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import wagontrain

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ("random", "easy", "medium", "hard", "expert")
KEPT = ROOT / "build" / "ladder"
HEAD = """# The ladder

Made by `scripts/ladder`. Each line is one level on one seat against the level below on the others (a solo
game: against its opponent), on the same deals from every seat. Wins are shares of first places with the 95 %
interval of a bootstrap over deals; fair is what equal players would get. Times are milliseconds for a turn,
on the machine named below.

| game | seats | level | against | games | wins | 95 % | fair | score | margin | ms median | ms 95 % |
|---|---|---|---|---|---|---|---|---|---|---|---|
"""


def measured(game: str, seats: int, bots: str, blocks: int, workers: int) -> dict[str, Any]:
    """The result of one arena run; what is kept from an earlier one counts."""
    KEPT.mkdir(parents=True, exist_ok=True)
    kept = KEPT / f"{game}-{seats}-{bots.replace(',', '-')}.jsonl"
    command = [sys.executable, "-m", "wagontrain", "arena", game, "--bots", bots, "--seats", str(seats)]
    command += [
        "--blocks",
        str(blocks),
        "--workers",
        str(workers),
        "--results",
        str(kept),
        "--seed",
        "ladder",
        "--json",
    ]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def line(result: dict[str, Any], level: str, below: str) -> str:
    """One line of the table."""
    row = result["bots"][level]
    win = row["win_share"]
    cells = [
        result["setup"]["game"], result["setup"]["seats"], level, below, row["games"], f"{win['mean']:.1%}",
        f"{win['low']:.1%} to {win['high']:.1%}", f"{row['fair_share']:.0%}", f"{row['score']['mean']:.1f}",
        f"{row['margin']['mean']:+.1f}", f"{row['turn_ms']['median']:.0f}", f"{row['turn_ms']['p95']:.0f}",
    ]  # fmt: skip
    return "| " + " | ".join(map(str, cells)) + " |\n"


def main(blocks: int, workers: int) -> None:
    text = HEAD
    about: dict[str, Any] = {}
    for game in wagontrain.games():
        for seats in (2, wagontrain.game(game).seats[-1]):
            for below, level in pairwise(LEVELS):
                result = measured(game, seats, f"{level},{below}", blocks, workers)
                about = result["about"]
                text += line(result, level, below)
        for level in LEVELS[1:]:
            text += line(measured(game, 1, level, blocks, workers), level, "solo opponent")
    text += f"\n{about['build']}, commit {about['commit']}, {about['machine']}, seed `ladder`.\n"
    (ROOT / "docs" / "ladder.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
