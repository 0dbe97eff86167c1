"""Corrected tables of a game: written to a folder, and played with in a process of their own.

A process reads tables once. So this module is also a program: run with a game, code and folders as arguments,
it prints one line of JSON for each folder, what became of the game with its tables.
"""

import json
import os
import random
import subprocess
import sys
import tomllib
import traceback
from collections.abc import Callable
from importlib import resources
from pathlib import Path
from typing import Any

import wagontrain
from wagontrain.core.data import files, use_tables
from wagontrain.core.errors import LoadError

ROOT = Path(__file__).resolve().parents[1]
LONGEST = 8_000
LOOKS = 100
"""After this many decisions the state is looked at, and stored."""
PLAYED: dict[str, tuple[tuple[int, dict[str, object]], ...]] = {
    "gwt": ((1, {}), (4, {"simmental": True}), (2, {"building_sides": "all_b"})),
    "sierra_west": (
        (1, {"mode": "boats_banjos"}),
        (2, {"mode": "apple_hill"}),
        (3, {"mode": "gold_rush", "advanced_planning": True}),
        (4, {"mode": "outlaws_outposts"}),
    ),
    "villagers": (
        (1, {"improvements": True}),
        (2, {"mini_villagers": "first_player", "improvements": True}),
        (5, {"scoundrels": True, "saints": True, "profiteers": True}),
        (3, {"mini_villagers": "alone"}),
    ),
}
"""The games that are played with each set of tables: seats and options."""
Table = dict[str, Any]


# -- tables as files


def read(game: str, file: str) -> Table:
    """Return a table of a game as it is in the package."""
    path = Path(str(resources.files("wagontrain"))) / game / "data" / f"{file}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8"))


def written(value: object) -> str:
    """Return a value as TOML writes it."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{name}" = {written(inner)}' for name, inner in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(item) for item in value) + "]"
    return json.dumps(value)


def write(folder: Path, game: str, file: str, changed: Table) -> Path:
    """Write one corrected table of a game; return the folder to play with."""
    (folder / game).mkdir(parents=True, exist_ok=True)
    text = "".join(f"{name} = {written(value)}\n" for name, value in changed.items())
    (folder / game / f"{file}.toml").write_text(text, encoding="utf-8")
    return folder


def row_of(rows: list[Table], name: str) -> Table:
    """Return the row with that id."""
    return next(row for row in rows if row["id"] == name)


def changes(game: str) -> list[tuple[str, str, Table]]:
    """Every table with two neighbouring rows swapped, with a row left out, with one row more."""
    found = []
    for file in files(game):
        for array, rows in read(game, file).items():
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                continue
            for i in range(len(rows)):
                once_more = {**rows[i], "id": f"{rows[i].get('id')}_again"}
                for what, new in (
                    ("swapped", rows[:i] + rows[i : i + 2][::-1] + rows[i + 2 :]),
                    ("left out", rows[:i] + rows[i + 1 :]),
                    ("again", [*rows[: i + 1], once_more, *rows[i + 1 :]]),
                ):
                    found.append((f"{file} {array} {i} {what}", file, {**read(game, file), array: new}))
    return found


def numbers(value: object, path: tuple[object, ...] = ()) -> list[tuple[object, ...]]:
    """The way to each whole number of a table."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [path]
    steps = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [found for step, inner in steps for found in numbers(inner, (*path, step))]


def other_numbers(game: str) -> list[tuple[str, str, Table]]:
    """Every table with one number raised by one, with one lowered."""
    found = []
    for file in files(game):
        for path in numbers(read(game, file)):
            for step in (1, -1):
                changed: Any = read(game, file)
                row = changed
                for key in path[:-1]:
                    row = row[key]
                row[path[-1]] += step
                found.append((f"{file} {path} {step:+}", file, changed))
    return found


# -- changes of a table


def cut(*path: object) -> Callable[[Table], None]:
    """Leave out an entry."""

    def change(found: Any) -> None:
        for step in path[:-1]:
            found = found[step]
        del found[path[-1]]

    return change


def put(value: object, *path: object) -> Callable[[Table], None]:
    """Set an entry."""

    def change(found: Any) -> None:
        for step in path[:-1]:
            found = found[step]
        found[path[-1]] = value

    return change


def swap(array: str, one: int, other: int) -> Callable[[Table], None]:
    """Let two rows change places."""

    def change(found: Table) -> None:
        found[array][one], found[array][other] = found[array][other], found[array][one]

    return change


# -- playing with them


def outcomes(game: str, folders: list[Path], code: str = "") -> list[Table]:
    """Return what becomes of the game with the tables of each folder: refused, played, or crashed."""
    program = [sys.executable, "-m", "tests.corrected", game, code, *map(str, folders)]
    done = subprocess.run(program, capture_output=True, text=True, check=True, cwd=ROOT)
    return [json.loads(line) for line in done.stdout.splitlines()]


def play(name: str, seats: int, options: dict[str, object]) -> int:
    """Play a game at random to its end, and look at it now and then; return the number of decisions."""
    game = wagontrain.game(name)
    chance = random.Random(seats)
    s = game.new(seats, "corrected", {**game.bot_options, **options})
    for n in range(LONGEST):
        legal = game.legal(s)
        if n % LOOKS == 0 or not legal:
            game.check_state(s)
            assert game.save(game.load(game.save(s))) == game.save(s)
            game.observe(s, 0)
        if not legal:
            game.scores(s)
            return n
        game.apply(s, chance.choice(legal))
    raise AssertionError("the game does not end")


def outcome(name: str, folder: Path, code: str) -> dict[str, object]:
    """Say how the tables of a folder fared, and what the code says about them."""
    try:
        use_tables(folder)
        wagontrain.game(name)
    except LoadError as error:
        return {"refused": str(error)}
    except Exception:
        return {"crashed": traceback.format_exc()}
    try:
        found: dict[str, object] = {}
        exec(code, found)
        if "played" not in found:
            found["played"] = [play(name, seats, options) for seats, options in PLAYED[name]]
        return {"played": found["played"]}
    except Exception:
        return {"crashed": traceback.format_exc()}


def main() -> None:
    """Fork one child for each folder, so that the next one starts clean."""
    name, code, *folders = sys.argv[1:]
    for folder in folders:
        sys.stdout.flush()
        child = os.fork()
        if child == 0:
            print(json.dumps(outcome(name, Path(folder), code)), flush=True)
            os._exit(0)
        os.waitpid(child, 0)


if __name__ == "__main__":
    main()
