"""Golden games: replays that together reach every question and every end, and listings of what the API says.

`scripts/goldens` plays the games of the existing replays anew, by the same seeds, and writes the files;
`scripts/goldens --search` adds games until every question and end is reached.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import wagontrain
from tests.conformance.sample import Case, Chooser, cases_of
from tests.core import toy
from wagontrain import Game
from wagontrain.core.replay import Replay

FOLDER = Path(__file__).parent
REPLAYS = FOLDER / "replays"
DUMPS = FOLDER / "dumps"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
WORDS = Path(wagontrain.__file__).parent / "words" / "en"
MOST_SEARCHED = 400
DUMPED_STEPS = 30


def game_called(name: str) -> Game[Any]:
    return toy.GAME if name == "toy" else wagontrain.game(name)


def replay_files() -> list[Path]:
    return sorted(REPLAYS.glob("*.replay"))


def dump_files() -> list[Path]:
    return sorted(DUMPS.glob("*.txt"))


def read(path: Path) -> Replay:
    return Replay.read(path.read_text(encoding="utf-8"))


def case_of(replay: Replay) -> Case:
    return Case(game_called(replay.game), replay.seats, tuple(replay.options.items()))


def record(case: Case, seed: str) -> Replay:
    """A whole game, played at random by its seed."""
    game = case.game
    replay = Replay.begin(game, case.seats, seed, dict(case.options), list(NAMES[: case.seats]))
    replay.actions = [game.text(action) for _, _, action in played(case, seed)]
    for s in replay.play(game):
        last = s
    replay.finish(game, last)
    return replay


def played(case: Case, seed: str) -> Iterator[tuple[Any, list[int], int]]:
    """Each state of the game with its legal actions and the one taken; the last state is left at the end."""
    game = case.game
    s = game.new(case.seats, seed, dict(case.options))
    choose = Chooser(game, seed)
    while legal := game.legal(s):
        action = choose(legal)
        yield s, legal, action
        game.apply(s, action)


# -- what the replays must reach


def wanted(game: Game[Any]) -> set[str]:
    """Every question, and every reason to end that has words."""
    ends = ("rounds", "deck")
    if game.name != "toy":
        text = (WORDS / f"{game.name}.ftl").read_text(encoding="utf-8")
        ends = tuple(re.findall(r"^end-(\S+) =", text, re.MULTILINE))
    questions = {rule.name() for rule in game.rules if rule.verbs}
    return {f"question {name}" for name in questions} | {f"end {reason}" for reason in ends}


def reached(replay: Replay) -> set[str]:
    """The questions and the end of one replay."""
    game = game_called(replay.game)
    found: set[str] = set()
    for s in replay.play(game):
        found.add(f"question {game.asked(s).question}" if s.todo else f"end {game.end_reason(s)}")
    return found


def search(game: Game[Any]) -> None:
    """Add games until everything is reached."""
    missing = wanted(game)
    for path in replay_files():
        if read(path).game == game.name:
            missing -= reached(read(path))
    cases = cases_of(game)
    for i in range(MOST_SEARCHED):
        if not missing:
            return
        replay = record(cases[i % len(cases)], f"golden {i}")
        found = missing & reached(replay)
        if found:
            missing -= found
            write(REPLAYS / f"{game.name}-{i:03}.replay", replay.write())
            print(f"{game.name}-{i:03}: {', '.join(sorted(found))}", file=sys.stderr)
    print(f"{game.name}: not reached: {', '.join(sorted(missing))}", file=sys.stderr)


# -- listings


def dump(case: Case, seed: str) -> str:
    """What the API says at each step of the beginning of a game, and its end."""
    game = case.game
    lines = [f"{case.game.name}, {case.seats} seats, {dict(case.options)}, seed '{seed}'", ""]
    log: list[Any] = []
    for step, (s, legal, action) in enumerate(played(case, seed)):
        if step == 0:
            s.log = log
            lines += shown_views(game, s, case.seats)
        elif step <= DUMPED_STEPS:
            lines += [f"    {json.dumps(event.tell(None))}" for event in log]
        log.clear()
        if step < DUMPED_STEPS:
            lines += shown_decision(game, s, legal, action)
    lines += [
        "",
        f"after {step + 1} actions: {game.end_reason(s)}",
        *[f"    {score}" for score in game.scores(s)],
    ]
    return "\n".join([*lines, *shown_views(game, s, case.seats)]) + "\n"


def shown_decision(game: Game[Any], s: Any, legal: list[int], action: int) -> list[str]:
    """One decision: who is asked what, every legal action with its targets, and the one taken."""
    asked = game.asked(s)
    lines = ["", f"seat {asked.seat}: {asked.question} {json.dumps(asked.args)}"]
    for option in legal:
        targets = " ".join(game.targets(s, option))
        lines.append(
            f"  {'>' if option == action else ' '} {game.text(option)}"
            + (f"  [{targets}]" if targets else "")
        )
    return lines


def shown_views(game: Game[Any], s: Any, seats: int) -> list[str]:
    """The view of a spectator, and what the others see as digests."""
    lines = [json.dumps(game.observe(s, None), indent=1, sort_keys=True)]
    for seat in range(seats):
        text = json.dumps(game.observe(s, seat), sort_keys=True)
        lines.append(f"view of seat {seat}: {blake2b(text.encode(), digest_size=8).hexdigest()}")
    return lines


DUMPED = {"toy": (2,), "villagers": (1, 2, 4)}


def dumps_of(game: Game[Any]) -> dict[str, str]:
    """The listings of a game, by file name."""
    return {f"{game.name}-{n}.txt": dump(Case(game, n), f"dump {n}") for n in DUMPED.get(game.name, (2,))}


def write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--search", action="store_true", help="add games until everything is reached")
    asked = parser.parse_args()
    for path in replay_files():
        replay = read(path)
        write(path, record(case_of(replay), str(replay.seed)).write())
    for name in ("toy", *wagontrain.games()):
        if asked.search:
            search(game_called(name))
        for file, text in dumps_of(game_called(name)).items():
            write(DUMPS / file, text)


if __name__ == "__main__":
    main()
