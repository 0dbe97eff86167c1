"""Golden games: replays that together reach all that a game can do, and listings of what the API says.

Every question and every end must be reached, and what `tests/<game>/marks.py` wants from the game's tables.
The recorded actions are the truth. `scripts/goldens` plays them again and writes what has changed around
them; `scripts/goldens --search` replaces games that cannot be played any more and fills gaps, `--restart`
starts over.
"""

import argparse
import json
import re
import sys
from collections.abc import Callable, Iterator
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from typing import Any

import wagontrain
from tests.conformance.sample import Case, Chooser
from tests.core import toy
from wagontrain import Game, LoadError
from wagontrain.core.replay import Replay
from wagontrain.core.state import OptionValue

FOLDER = Path(__file__).parent
REPLAYS = FOLDER / "replays"
DUMPS = FOLDER / "dumps"
NAMES = ("Ann", "Bob", "Cid", "Dot", "Eve")
WORDS = Path(wagontrain.__file__).parent / "words" / "en"
MOST_SEARCHED = 400
DUMPED_STEPS = 30

Marker = Callable[[Game[Any], Any, int, Any], set[str]]


def game_called(name: str) -> Game[Any]:
    return toy.GAME if name == "toy" else wagontrain.game(name)


def replay_files() -> list[Path]:
    return sorted(REPLAYS.glob("*.replay"))


def replays_of(game: Game[Any]) -> list[Path]:
    return sorted(REPLAYS.glob(f"{game.name}-*.replay"))


def dump_files() -> list[Path]:
    return sorted(DUMPS.glob("*.txt"))


def read(path: Path) -> Replay:
    return Replay.read(path.read_text(encoding="utf-8"))


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


def no_marks(game: Game[Any], before: Any, action: int, after: Any) -> set[str]:
    """Games without `tests/<game>/marks.py` reach questions and ends only."""
    return set()


def marks_module(game: Game[Any]) -> Any | None:
    """The module that says what the game wants to be reached besides: `WANTED` and `marks`."""
    there = (FOLDER.parent / game.name / "marks.py").is_file()
    return import_module(f"tests.{game.name}.marks") if there else None


def marker_of(game: Game[Any]) -> Marker:
    """What a step reached: the question and, at the end, the reason; and what the game's own module says."""
    module = marks_module(game)
    own: Marker = module.marks if module else no_marks

    def marker(game: Game[Any], before: Any, action: int, after: Any) -> set[str]:
        found = own(game, before, action, after)
        found.add(f"question {game.asked(before).question}")
        if not after.todo:
            found.add(f"end {game.end_reason(after)}")
        return found

    return marker


def wanted(game: Game[Any]) -> set[str]:
    """Every question, every reason to end that has words, and what the game's own module wants."""
    ends = ("rounds", "deck")
    if game.name != "toy":
        text = (WORDS / f"{game.name}.ftl").read_text(encoding="utf-8")
        ends = tuple(re.findall(r"^end-(\S+) =", text, re.MULTILINE))
    questions = {rule.name() for rule in game.rules if rule.verbs}
    module = marks_module(game)
    found = {f"question {name}" for name in questions} | {f"end {reason}" for reason in ends}
    return (found | module.WANTED) - unreachable(game) if module else found


def unreachable(game: Game[Any]) -> set[str]:
    """What the game's own module says that no play can reach."""
    module = marks_module(game)
    return set(module.UNREACHABLE) if module else set()


def reached(replay: Replay) -> set[str]:
    """What one replay reaches.

    The state before a step carries the log of all earlier steps, the state after it that of the step alone.
    """
    game = game_called(replay.game)
    marker = marker_of(game)
    found: set[str] = set()
    story: list[Any] = []
    before: Any = None
    for i, s in enumerate(replay.play(game)):
        if before is not None:
            found |= marker(game, before, game.parse(replay.actions[i - 1]), s)
            story += s.log
        if s.todo:
            before = game.clone(s)
            before.log = story
            s.log = []
    return found


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
            lines += [f"    {json.dumps(event.to_json(None))}" for event in log]
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


DUMPED: dict[str, list[tuple[int, dict[str, OptionValue]]]] = {
    "toy": [(2, {})],
    "villagers": [(1, {}), (2, {}), (4, {})],
    "gwt": [(1, {}), (3, {"simmental": True, "building_sides": "all_b"})],
    "sierra_west": [
        (1, {"mode": "outlaws_outposts"}),
        (2, {"mode": "boats_banjos", "round_limit": 10}),
        (3, {"mode": "gold_rush", "round_limit": 10, "advanced_planning": True}),
        (4, {"round_limit": 10}),
    ],
}
"""The tables that are listed: seats and options."""


def dumps_of(game: Game[Any]) -> dict[str, str]:
    """The listings of a game, by file name."""
    return {
        f"{game.name}-{n}.txt": dump(Case(game, n, tuple(options.items())), f"dump {n}")
        for n, options in DUMPED.get(game.name, [(2, {})])
    }


def write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text, encoding="utf-8")


def refresh(path: Path) -> bool:
    """Play the recorded actions again and write what came of them; False where they cannot be played."""
    replay = read(path)
    game = game_called(replay.game)
    replay.version, replay.tables = game.version, game.tables
    try:
        replay.options = replay.game_options(game)
        for s in replay.play(game):
            last = s
    except LoadError as error:
        print(f"{path.name}: {error}", file=sys.stderr)
        return False
    if last.todo:
        print(f"{path.name}: the game goes on after the last action", file=sys.stderr)
        return False
    replay.finish(game, last)
    write(path, replay.write())
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=["toy", *wagontrain.games()], help="all if none is named")
    parser.add_argument("--search", action="store_true", help="replace what cannot be played; fill the gaps")
    parser.add_argument(
        "--restart", action="store_true", help="forget the old replays and search all of them"
    )
    parser.add_argument("--most", type=int, default=MOST_SEARCHED, help="games to try in a search")
    asked = parser.parse_args()
    broken: list[Path] = []
    for game in [game_called(name) for name in asked.games]:
        broken += [path for path in replays_of(game) if asked.restart or not refresh(path)]
        if asked.search or asked.restart:
            from tests.golden.search import search, thin_out

            for path in broken:
                path.unlink()
            broken.clear()
            search(game, asked.most)
            if asked.restart:
                thin_out(game)
        listings = dumps_of(game)
        for path in DUMPS.glob(f"{game.name}-*.txt"):
            if path.name not in listings:
                path.unlink()
        for file, text in listings.items():
            write(DUMPS / file, text)
    sys.exit(1 if broken else 0)


if __name__ == "__main__":
    main()
