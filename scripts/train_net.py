"""Trains the networks that have their share in the evaluation of Great Western Trail and Villagers.

    scripts/train-net gwt --minutes 20 --games build/train/gwt.jsonl          # plays; writes its network.json
    scripts/train-net gwt --solo --minutes 20 --games build/train/solo.jsonl  # against Sam: solo_network.json
    scripts/train-net villagers --games build/train/villagers.jsonl           # without more games

Greedy bots play with weights varied at random, in one game for all of it, in the next from turn to turn: so
like positions are gone on from in different ways. Each game is added to the file as its actions; all games of
the file are played through again, and where the network is asked (Great Western Trail: between any two turns;
Villagers: wherever no card is on its way) the figures of each seat (`<game>_features.py`) and the score that
it ended with (against Sam: its lead) are taken. A network is drawn towards these scores; then
others, one after another, are drawn towards what the one before says of the turns that came next, and only by
`--patience` for each turn towards the score: luck that came late says little about an early position. The
last one is written, with how it was made. Each of several rounds goes by the network of the one before: its
games show where that leads to, `--share` says how far they follow it. `--gpu` trains on an accelerator, with
CuPy, which the lock does not hold. Try the result in an arena before it is used.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import numpy as np
from net_lessons import Array, Lesson, Rows
from net_subjects import PLAIN, SAM, WIDTH, Style, subject
from rich.progress import Progress

from wagontrain import NOBODY, bots
from wagontrain.bots.greedy import GreedyBot
from wagontrain.gwt.components import DIFFICULTIES

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src" / "wagontrain"
LOT = 6  # games that a process is given at a time
Record = dict[str, Any]


# -- games


def played(game: str, seed: str, seats: int, options: dict[str, Any], by_turn: bool, style: Style) -> Record:
    """One game of greedy bots, each with weights of its own, for the game or for each turn."""
    taught = subject(game, seats == 1)
    chance = Random(seed)
    s = taught.game.new(seats, seed, options)
    players = [GreedyBot(seed, taught.varied(chance, style), width=style.width) for _ in range(seats)]
    clock = taught.varied(chance, PLAIN)
    turn = (NOBODY, 0)
    actions: list[int] = []
    while (seat := taught.game.to_act(s)) != NOBODY:
        if by_turn and turn != (seat, clock.turn(s)):
            turn = (seat, clock.turn(s))
            players[seat].given = taught.varied(chance, style)
        actions.append(bots.decide(players[seat], taught.game, s, seat))
        taught.game.apply(s, actions[-1])
    totals = [score.total for score in taught.game.scores(s)]
    return {"seed": seed, "seats": seats, "options": options, "actions": actions, "totals": totals}


def games(args: argparse.Namespace) -> Iterator[tuple[Any, ...]]:
    """What is played, one game after another: `played` takes these. No deal of the file comes again."""
    number = len(args.games.read_text(encoding="utf-8").splitlines()) if args.games.exists() else 0
    style = Style(args.varied, tuple(args.share), args.out, args.width)
    taught = subject(args.game, args.solo)
    while True:
        seed = f"train/{args.seed}/{number}"
        options = taught.options(seed, number, args.sam[number % len(args.sam)])
        by_turn = number // len(taught.tables) % 2 == 1
        yield args.game, seed, taught.tables[number % len(taught.tables)], options, by_turn, style
        number += 1


def play(args: argparse.Namespace, progress: Progress) -> None:
    """Add the games of this many minutes to the file."""
    args.games.parent.mkdir(parents=True, exist_ok=True)
    bar = progress.add_task("games", total=args.minutes * 60)
    begun = monotonic()
    coming = games(args)
    with args.games.open("a", encoding="utf-8") as file, ProcessPoolExecutor(args.workers) as pool:
        while monotonic() - begun < args.minutes * 60:
            lot = [next(coming) for _ in range(args.workers * LOT)]
            for record in pool.map(played, *zip(*lot, strict=True)):
                file.write(json.dumps(record) + "\n")
                progress.update(bar, completed=monotonic() - begun)


# -- what they show


def rows_of(game: str, line: str) -> Rows:
    """The figures of each seat in positions of a game, and what it ended with: position by seat."""
    record = json.loads(line)
    seats = record["seats"]
    taught = subject(game, seats == 1)
    options = record["options"] if "options" in record else {"difficulty": record.get("sam", SAM)}
    s = taught.game.new(seats, record["seed"], options)
    evaluator = taught.varied(Random(0), PLAIN)
    chance = Random(record["seed"])
    figures: list[list[list[float]]] = []
    turn = (NOBODY, 0)
    for action in record["actions"]:
        now = (taught.game.to_act(s), evaluator.turn(s))
        fresh = now != turn or not taught.once_a_turn
        if fresh and taught.asked(s) and chance.random() < taught.taken:
            figures.append([taught.figures(evaluator, s, seat) for seat in range(seats)])
        turn = now
        taught.game.apply(s, action)
    results = [[taught.result(record["totals"], seat) for seat in range(seats)]] * len(figures)
    return np.array(figures, np.float32), np.array(results)


def look(args: argparse.Namespace, found: list[Rows], progress: Progress) -> None:
    """Add what the games of the file show to what earlier rounds have found."""
    lines = args.games.read_text(encoding="utf-8").splitlines()[len(found) :]
    bar = progress.add_task("positions", total=len(lines))
    with ProcessPoolExecutor(args.workers) as pool:
        for rows in pool.map(partial(rows_of, args.game), lines, chunksize=10):
            found.append(rows)
            progress.advance(bar)


# -- the file


def written(path: Path, made: str, inputs: tuple[str, ...], layers: list[Any]) -> None:
    """The file of a network, a line for each list of figures."""
    text = json.dumps({"made": made, "inputs": inputs})[:-1] + ', "layers": ['
    for i, (weights, biases) in enumerate(layers):
        rows = ",\n".join(json.dumps(short(row)) for row in weights.T)
        text += (", " if i else "") + f'{{"weights": [\n{rows}\n], "biases":\n{json.dumps(short(biases))}}}'
    path.write_text(text + "]}\n", encoding="utf-8")


def short(figures: Array) -> list[float]:
    """Figures of four digits: more of them say nothing."""
    return [float(f"{figure:.4g}") for figure in figures]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=("gwt", "villagers"))
    parser.add_argument("--games", type=Path, required=True, help="the file that games are added to")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long games are played before")
    parser.add_argument("--rounds", type=int, default=1, help="of games and training, this many minutes each")
    parser.add_argument("--gpu", action="store_true", help="train with CuPy")
    parser.add_argument("--solo", action="store_true", help="against Sam")
    parser.add_argument(
        "--sam", nargs="+", choices=DIFFICULTIES, default=[SAM], help="how strong, one game after another"
    )
    parser.add_argument("--width", type=int, default=WIDTH, help="lines of a turn side by side in the games")
    parser.add_argument("--varied", type=float, default=0.3, help="how far weights vary, as a power of e")
    parser.add_argument(
        "--share", type=float, nargs=2, default=(0.4, 1.0), help="of the network in the games, from and to"
    )
    parser.add_argument("--hidden", type=int, nargs="*", default=[32], help="the sizes of hidden layers")
    parser.add_argument("--epochs", type=int, default=8)
    parser.add_argument("--passes", type=int, default=3, help="networks after the first, one by another")
    parser.add_argument(
        "--patience", type=float, default=0.9, help="how far a turn goes by what came after the next one"
    )
    parser.add_argument("--calm", type=float, default=0.003, help="how far weights are drawn to nothing")
    parser.add_argument("--unseen", type=float, default=0.2, help="the share of games for a trial before")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--out", type=Path, help="the network's file, if not that of the sources")
    args = parser.parse_args()
    if args.solo and args.game != "gwt":
        parser.error("--solo: there is a network for Great Western Trail alone; the Countess is met by hand")
    args.out = args.out or SOURCES / args.game / "evaluator" / f"{subject(args.game, args.solo).file}.json"
    if not args.minutes and not args.games.exists():
        parser.error(f"--games: {args.games} is not there, and without --minutes no games are played")
    found: list[Rows] = []
    for _ in range(args.rounds):
        a_round(args, found)


def a_round(args: argparse.Namespace, found: list[Rows]) -> None:
    """Games, if any are to be played, and the network that all games so far make."""
    told = ""
    with Progress() as progress:
        if args.minutes:
            play(args, progress)
        look(args, found, progress)
        inputs = subject(args.game, args.solo).inputs
        if found[0][0].shape[-1] != len(inputs):
            sys.exit(f"{args.games}: games {'at tables' if args.solo else 'against Sam'}, not as --solo says")
        lesson = Lesson(found, args)
        if lesson.unseen.any():
            told = "; " + lesson.error(lesson.learned(~lesson.unseen, progress))
        net = lesson.learned(np.ones_like(lesson.unseen), progress)
    made = f"scripts/train-net {args.game}{' --solo --sam ' + ' '.join(args.sam) if args.solo else ''}"
    made += f" --width {args.width} --share {args.share[0]:g} {args.share[1]:g}"
    made += f" --hidden {' '.join(map(str, args.hidden))}"
    made += f" --epochs {args.epochs} --calm {args.calm:g} --passes {args.passes}"
    made += f" --patience {args.patience:g} --seed {args.seed}: {len(found)} games"
    made += f", {len(lesson.unseen)} positions{told}"
    written(args.out, made, inputs, lesson.layers(net))
    print(made, flush=True)


if __name__ == "__main__":
    main()
