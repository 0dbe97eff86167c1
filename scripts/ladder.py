# Over 300 lines: the ladder is one script, from its command to its page.
"""Plays the ladder and writes docs/ladder.md; called by scripts/ladder."""

import argparse
import ast
import hashlib
import json
import subprocess
import sys
import tomllib
from collections.abc import Iterable
from functools import cache
from itertools import pairwise
from pathlib import Path
from time import monotonic
from typing import Any

import wagontrain

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "wagontrain"
PAGE = ROOT / "docs" / "ladder.md"
KEPT = ROOT / "docs" / "ladder"
LEVELS = ("random", "easy", "greedy", "hard", "expert")
NO_LEVELS = ("mc",)  # figures of bots that are none of the ladder's
MODES = ("apple_hill", "boats_banjos", "gold_rush", "outlaws_outposts")
SOLO: dict[str, list[dict[str, str]]] = {
    "villagers": [{"difficulty": "normal"}],
    "gwt": [{"difficulty": "medium"}],
    "sierra_west": [{"mode": mode} for mode in MODES],
}
ALL_OF_HASTINGS = {
    "hastings_mule": "true", "hastings_bear": "true", "hastings_cabins": "5", "hastings_gold": "2",
    "hastings_boots": "2",
}  # fmt: skip
HARDEST: dict[str, list[dict[str, str]]] = {  # for experts
    "villagers": [{"difficulty": "veteran"}],
    "gwt": [{"difficulty": "hard"}],
    "sierra_west": [{"mode": mode, **ALL_OF_HASTINGS} for mode in MODES],
}
SUFFIXES = (".py", ".toml", ".json")  # sources, figures, networks
FOR_SOLO = ("solo_", "alone")  # begin the figures that count in solo games alone
EVALUATOR = "evaluator"  # the folder of a game's evaluator and its numbers
SOLO_FILE = "solo"  # begins the names of the files there that count in solo games alone
ASIDE = ("analyse.py", "rulebook.py", "show.py", "words.py")  # that no bot's move depends on
HEAD = """# The ladder

Made by `scripts/ladder`. Each line is one level on one seat against the level below on the others (a solo
game: against its opponent), on the same deals from every seat; `greedy` is `medium` without its clock. Wins
are shares of first places with the 95 % interval of a bootstrap over deals; fair is what equal players
would get. Times are milliseconds for a turn on a machine that may have been busy. A line that is missing
has not been played yet, or on one deal alone. The last word of a line stands for the sources and figures
that its bots go by: a line stays until more games of the same are played, or until these change; the seed
is `ladder`.

"""
COLUMNS = (
    "game", "seats", "level", "against", "games", "wins", "95 %", "fair", "score", "margin", "ms median",
    "ms 95 %", "build, commit, bots",
)  # fmt: skip


class Pairing:
    """One line of the ladder: a level, what it meets, and where."""

    def __init__(self, game: str, seats: int, level: str, below: str, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.level = level
        self.below = below
        self.options = options

    def levels(self) -> list[str]:
        """Those who play."""
        return [self.level, self.below] if self.below else [self.level]

    def bots(self) -> str:
        """The bots as the arena wants them."""
        return ",".join(self.levels())

    def name(self) -> str:
        """A file name of its own."""
        parts = [self.game, str(self.seats), self.bots().replace(",", "-"), *self.options.values()]
        return "-".join(parts) + ".jsonl"

    def against(self) -> str:
        """What the level meets, in words."""
        if self.below:
            return f"`{self.below}`"
        return "solo, " + ", ".join(f"{name} {value}" for name, value in self.options.items())

    def told(self) -> tuple[str, ...]:
        """The first cells of its line."""
        return self.game, str(self.seats), f"`{self.level}`", self.against()

    def command(self, blocks: int, workers: int, results: Path) -> list[str]:
        """The arena that measures it, taking up what is kept."""
        command = [sys.executable, "-m", "wagontrain", "arena", self.game, "--bots", self.bots()]
        command += ["--seats", str(self.seats), "--blocks", str(blocks), "--workers", str(workers)]
        command += ["--results", str(results), "--seed", "ladder", "--json"]
        given = {**wagontrain.game(self.game).bot_options, **self.options}
        for name, value in given.items():
            command += ["--option", f"{name}={value}"]
        return command


def pairings(games: list[str], tables: list[int], levels: list[str]) -> list[Pairing]:
    """Every line of the ladder, from the bottom up; nobody plays the lowest level against a solo opponent."""
    found: list[Pairing] = []
    for game in games:
        largest = wagontrain.game(game).seats[-1]
        for seats in (2, largest):
            if seats in tables or not tables:
                found += [Pairing(game, seats, level, below, {}) for below, level in pairwise(levels)]
        if 1 in tables or not tables:
            found += [Pairing(game, 1, level, "", options) for options in SOLO[game] for level in levels[1:]]
            if LEVELS[-1] in levels:
                found += [Pairing(game, 1, LEVELS[-1], "", options) for options in HARDEST[game]]
    return found


def whole_ladder(levels: list[str]) -> list[Pairing]:
    """The lines that a page may have: of all levels, and of the bots asked for where these are others."""
    lines = pairings(wagontrain.games(), [], list(LEVELS)) + pairings(wagontrain.games(), [], levels)
    return list({pairing.name(): pairing for pairing in lines}.values())


def refusal(games: list[str], tables: list[int], levels: list[str]) -> str:
    """What is wrong with the lines asked for, in words; nothing if they can be played."""
    if not set(games) <= set(wagontrain.games()):
        return f"--games: of {', '.join(wagontrain.games())}"
    if len(levels) == 1:
        return f"--levels: two bots at least, the lower one first, as {','.join(LEVELS[-2:])}"
    largest = sorted({wagontrain.game(game).seats[-1] for game in games})
    if not set(tables) <= {1, 2, *largest}:
        return f"--tables: of 1, 2 and the largest, which is {' or '.join(map(str, largest))}"
    return ""


def numbers(text: str) -> list[int]:
    """Numbers with commas between them."""
    return [int(number) for number in text.split(",") if number]


def fingerprint(game: str, levels: list[str], alone: bool = False) -> str:
    """Of a game and of bots of these levels: figures of other ones are not mixed with these."""
    digest = hashlib.sha256()
    for folder in ("core", "bots", game):
        for path in sorted((SOURCES / folder).rglob("*")):
            if path.suffix not in SUFFIXES or "arena" in path.parts:
                continue
            of_evaluator = path.parent.name == EVALUATOR
            if path.name in ASIDE or (of_evaluator and path.name.startswith(SOLO_FILE) and not alone):
                continue
            if path.suffix == ".py":
                told = code(path.read_text(encoding="utf-8"))
            else:
                told = figures(path, levels, alone) if of_evaluator else path.read_bytes()
            digest.update(path.relative_to(SOURCES).as_posix().encode() + b"\0" + told)
    return digest.hexdigest()[:12]


@cache
def code(text: str) -> bytes:
    """What a source does, without its comments and docstrings: a better sentence voids no figures."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [part for part in node.body if not is_sentence(part)]
    return ast.dump(tree).encode()


def is_sentence(part: ast.stmt) -> bool:
    """Is a statement a mere string?"""
    return (
        isinstance(part, ast.Expr)
        and isinstance(part.value, ast.Constant)
        and isinstance(part.value.value, str)
    )


def figures(path: Path, levels: list[str], alone: bool) -> bytes:
    """The figures of a file of weights that count for these levels; those of solo games only if meant."""
    text = path.read_text(encoding="utf-8")
    told: dict[str, Any] = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    del told["made"]
    for level in {*LEVELS, *NO_LEVELS} - set(levels):
        told.pop(level, None)
    for table in told.values():
        if isinstance(table, dict):
            for name in [name for name in table if name.startswith(FOR_SOLO) and not alone]:
                del table[name]
    return json.dumps(told, sort_keys=True).encode()


def file_of(pairing: Pairing, kept: Path) -> Path:
    """Where the results of a line are kept."""
    return kept / fingerprint(pairing.game, pairing.levels(), pairing.seats == 1) / pairing.name()


def measured(pairing: Pairing, blocks: int, workers: int, kept: Path) -> dict[str, Any]:
    """The result of one arena run; what is kept from an earlier one counts."""
    results = file_of(pairing, kept)
    results.parent.mkdir(parents=True, exist_ok=True)
    done = subprocess.run(
        pairing.command(blocks, workers, results), stdout=subprocess.PIPE, text=True, check=True
    )
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


def blocks_kept(path: Path) -> int:
    """How many blocks, one after another, a file of results holds."""
    if not path.exists():
        return 0
    lines = path.read_text(encoding="utf-8").splitlines()[1:]
    have = {json.loads(line)["block"] for line in lines if line.endswith("}")}
    return next(block for block in range(len(have) + 1) if block not in have)


def line(pairing: Pairing, result: dict[str, Any], bots: str) -> str:
    """One line of the table."""
    row = result["bots"][pairing.level]
    win = row["win_share"]
    about = result["about"]
    return cells(
        [
            *pairing.told(),
            row["games"],
            f"{win['mean']:.1%}",
            f"{win['low']:.1%} to {win['high']:.1%}",
            f"{row['fair_share']:.0%}" if pairing.below else "",
            f"{row['score']['mean']:.1f}",
            f"{row['margin']['mean']:+.1f}",
            f"{row['turn_ms']['median']:.0f}",
            f"{row['turn_ms']['p95']:.0f}",
            f"{about['build'].split(', ')[1]}, {about['commit']}, {bots}",
        ]
    )


def cells(values: Iterable[object]) -> str:
    """A line of a table."""
    return "| " + " | ".join(map(str, values)) + " |\n"


def standing(page: Path) -> dict[tuple[str, ...], str]:
    """The lines of a page, each under what it tells of and the bots that it tells it of."""
    if not page.exists():
        return {}
    found: dict[tuple[str, ...], str] = {}
    for row in page.read_text(encoding="utf-8").splitlines(keepends=True):
        if row.startswith("| "):
            told = row.strip(" |\n").split(" | ")
            found[(*told[:4], told[-1].split()[-1])] = row
    return found


def games_of(row: str) -> int:
    """How many games a line of the page tells of."""
    return int(row.split(" | ")[COLUMNS.index("games")])


def write(lines: list[Pairing], kept: Path, page: Path) -> None:
    """The page, from all that has been played: here, or elsewhere by the same bots, whichever is more."""
    before = standing(page)
    text = HEAD + cells(COLUMNS) + cells(["---"] * len(COLUMNS))
    for pairing in lines:
        results = file_of(pairing, kept)
        bots = results.parent.name
        blocks = blocks_kept(results)
        row = before.get((*pairing.told(), bots), "")
        if blocks > 1 and (not row or blocks * pairing.seats > games_of(row)):  # one deal has no interval
            row = line(pairing, measured(pairing, blocks, 1, kept), bots)
        text += row
    page.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Plays the ladder and writes docs/ladder.md.")
    parser.add_argument("--blocks", type=int, default=25, help="deals for each line")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--games", default=",".join(wagontrain.games()))
    parser.add_argument("--tables", type=numbers, default="", help="2, the largest, 1 for solo; else all")
    parser.add_argument("--levels", default=",".join(LEVELS), help="from the lowest to the highest")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin no line after this; 0: no end")
    parser.add_argument("--step", type=int, default=5, help="deals in a row of one line")
    parser.add_argument("--write", action="store_true", help="play nothing")
    parser.add_argument("--kept", type=Path, default=KEPT)
    parser.add_argument("--page", type=Path, default=PAGE)
    args = parser.parse_args()
    games = args.games.split(",")
    levels = args.levels.split(",")
    wrong = refusal(games, args.tables, levels)
    if wrong:
        parser.error(wrong)
    chosen = pairings(games, args.tables, levels)
    ends = monotonic() + args.minutes * 60 if args.minutes else float("inf")
    for blocks in [] if args.write else [*range(args.step, args.blocks, args.step), args.blocks]:
        for pairing in chosen:
            if monotonic() < ends and blocks_kept(file_of(pairing, args.kept)) < blocks:
                measured(pairing, blocks, args.workers, args.kept)
    write(whole_ladder(levels), args.kept, args.page)


if __name__ == "__main__":
    main()
