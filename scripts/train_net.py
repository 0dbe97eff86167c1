"""Trains the networks that have their share in the judgement of Great Western Trail.

    scripts/train-net --minutes 20 --games build/train/tables.jsonl      # plays, and writes weights/gwt.json
    scripts/train-net --solo --minutes 20 --games build/train/solo.jsonl # the same against Sam: gwt_solo.json
    scripts/train-net --games build/train/tables.jsonl                   # without more games

Greedy bots play with weights varied at random, in one game for all of it, in the next from turn to turn: so
like positions are gone on from in different ways. Each game is added to the file as its actions; all games of
the file are played through again, and between any two turns the figures of each seat (`gwt_features.py`) and
the score that it ended with (against Sam: its lead) are taken. A network is drawn towards these scores; then
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
from functools import cache
from math import exp
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from net_lessons import Array, Lesson, Rows
from rich.progress import Progress

import wagontrain
from wagontrain import NOBODY, bots
from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.eval.base import read_weights
from wagontrain.bots.eval.gwt import TrailEvaluator
from wagontrain.bots.eval.gwt_features import ALONE, AT_TABLES, Features
from wagontrain.bots.eval.gwt_net import Net, net_of
from wagontrain.bots.eval.gwt_outlook import between_turns
from wagontrain.bots.eval.gwt_pending import Pending
from wagontrain.bots.greedy import GreedyBot
from wagontrain.core.errors import LoadError
from wagontrain.gwt.tables import DIFFICULTIES

ROOT = Path(__file__).resolve().parent.parent
WEIGHTS = ROOT / "src" / "wagontrain" / "bots" / "weights"
GAME = wagontrain.game("gwt")
TABLES = (2, 2, 4, 2, 2, 3)  # seats of one game after another
FIXED = ("scale", "width", "depth", "sam")
WIDTH = 6  # lines of a turn side by side in the games
SAM = "medium"  # how strong he is, where nothing is said
Record = dict[str, Any]


# -- games


class Style(NamedTuple):
    """How players vary."""

    spread: float  # of their weights, as a power of e
    share: tuple[float, float]  # of the network, from and to
    net: Path  # its file; where there is none, that of the package counts
    width: int = WIDTH  # lines of a turn side by side


PLAIN = Style(0.0, (0.0, 0.0), Path())


@cache
def net_at(path: Path) -> tuple[tuple[str, ...], Net]:
    """The inputs of a network and itself. Each round has new processes, which find the latest one."""
    told = json.loads(path.read_text(encoding="utf-8"))
    inputs = tuple(told["inputs"])
    if inputs not in (ALONE, AT_TABLES):
        raise LoadError(f"{path}: its inputs are others than those that are worked out: name another --out")
    return inputs, net_of(told["layers"])


def varied(chance: Random, style: Style) -> TrailEvaluator:
    """A judgement with weights varied by factors, and with some share of the network."""
    weights = read_weights("gwt")
    for name in weights:
        if name not in FIXED:
            weights[name] *= exp(chance.gauss(0.0, style.spread))
    found = evaluator_of(GAME, weights)
    assert isinstance(found, TrailEvaluator)
    found.lean(*[chance.uniform(*style.share)] * 2)
    if style.net.is_file():
        inputs, net = net_at(style.net)
        (found.alone if inputs == ALONE else found.table).net = net
    return found


def played(seed: str, seats: int, by_turn: bool, style: Style, sam: str = SAM) -> Record:
    """One game of greedy bots, each with weights of its own, for the game or for each turn."""
    chance = Random(seed)
    s = GAME.new(seats, seed, {"difficulty": sam})
    players = [GreedyBot(seed, varied(chance, style), width=style.width) for _ in range(seats)]
    clock = varied(chance, PLAIN)
    turn = (NOBODY, 0)
    actions: list[int] = []
    while (seat := GAME.to_act(s)) != NOBODY:
        if by_turn and turn != (seat, clock.turn(s)):
            turn = (seat, clock.turn(s))
            players[seat].given = varied(chance, style)
        actions.append(bots.decide(players[seat], GAME, s, seat))
        GAME.apply(s, actions[-1])
    totals = [score.total for score in GAME.scores(s)]
    return {"seed": seed, "seats": seats, "sam": sam, "actions": actions, "totals": totals}


def games(args: argparse.Namespace) -> Iterator[tuple[Any, ...]]:
    """What is played, one game after another: `played` takes these. No deal of the file comes again."""
    number = len(args.games.read_text(encoding="utf-8").splitlines()) if args.games.exists() else 0
    style = Style(args.varied, tuple(args.share), args.out, args.width)
    while True:
        seats = 1 if args.solo else TABLES[number % len(TABLES)]
        sam = args.sam[number % len(args.sam)]
        yield f"train/{args.seed}/{number}", seats, number // len(TABLES) % 2 == 1, style, sam
        number += 1


def play(args: argparse.Namespace, progress: Progress) -> None:
    """Add the games of so many minutes to the file."""
    args.games.parent.mkdir(parents=True, exist_ok=True)
    bar = progress.add_task("games", total=args.minutes * 60)
    begun = monotonic()
    coming = games(args)
    with args.games.open("a", encoding="utf-8") as file, ProcessPoolExecutor(args.workers) as pool:
        while monotonic() - begun < args.minutes * 60:
            lot = [next(coming) for _ in range(args.workers * len(TABLES))]
            for record in pool.map(played, *zip(*lot, strict=True)):
                file.write(json.dumps(record) + "\n")
                progress.update(bar, completed=monotonic() - begun)


# -- what they show


def rows_of(line: str) -> Rows:
    """The figures of each seat between any two turns of a game, and what it ended with: turn by seat."""
    record = json.loads(line)
    s = GAME.new(record["seats"], record["seed"], {"difficulty": record.get("sam", SAM)})
    judged = varied(Random(0), PLAIN)
    judge = judged.outlook(s).judge
    totals = record["totals"]
    figures: list[list[float]] = []
    results: list[float] = []
    turn = (NOBODY, 0)
    for action in record["actions"]:
        now = (GAME.to_act(s), judged.turn(s))
        if now != turn and between_turns(s):
            for seat in range(record["seats"]):
                figures.append(Features(s, seat, judge, judge.seen(s, seat, Pending(s, seat))).all())
                results.append(totals[seat] - (totals[1] if s.solo else 0))
        turn = now
        GAME.apply(s, action)
    shape = (-1, record["seats"])
    return np.array(figures, np.float32).reshape(*shape, len(figures[0])), np.reshape(results, shape)


def look(args: argparse.Namespace, found: list[Rows], progress: Progress) -> None:
    """Add what the games of the file show to what earlier rounds have found."""
    lines = args.games.read_text(encoding="utf-8").splitlines()[len(found) :]
    bar = progress.add_task("positions", total=len(lines))
    with ProcessPoolExecutor(args.workers) as pool:
        for rows in pool.map(rows_of, lines, chunksize=10):
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
    parser.add_argument("--games", type=Path, required=True, help="the file that games are added to")
    parser.add_argument("--minutes", type=float, default=0.0, help="how long games are played before")
    parser.add_argument("--rounds", type=int, default=1, help="of games and training, so many minutes each")
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
    args.out = args.out or WEIGHTS / ("gwt_solo.json" if args.solo else "gwt.json")
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
        inputs = ALONE if args.solo else AT_TABLES
        if found[0][0].shape[-1] != len(inputs):
            sys.exit(f"{args.games}: games {'at tables' if args.solo else 'against Sam'}, not as --solo says")
        lesson = Lesson(found, args)
        if lesson.unseen.any():
            told = "; " + lesson.error(lesson.learned(~lesson.unseen, progress))
        net = lesson.learned(np.ones_like(lesson.unseen), progress)
    made = f"scripts/train-net{' --solo --sam ' + ' '.join(args.sam) if args.solo else ''}"
    made += f" --width {args.width} --share {args.share[0]:g} {args.share[1]:g}"
    made += f" --hidden {' '.join(map(str, args.hidden))}"
    made += f" --epochs {args.epochs} --calm {args.calm:g} --passes {args.passes}"
    made += f" --patience {args.patience:g} --seed {args.seed}: {len(found)} games"
    made += f", {len(lesson.unseen)} positions{told}"
    written(args.out, made, inputs, lesson.layers(net))
    print(made, flush=True)


if __name__ == "__main__":
    main()
