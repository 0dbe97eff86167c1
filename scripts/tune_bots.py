"""Tunes the weights of a game's evaluation, greedy against greedy, from the weights that are in use.

    scripts/tune-bots gwt --minutes 10                # writes src/wagontrain/gwt/evaluator/weights.toml
    scripts/tune-bots villagers --seats 3 --out /tmp/x.toml
    scripts/tune-bots gwt --slope --minutes 11 --out /tmp/x.toml

By CMA-ES: every candidate plays the same deals from every seat against the old weights. Its worth is the mean
lead over them, and a share of its own score, so that two bad players do not look good. With `--slope`, for
games that take long: all seats play with weights varied at random, a regression tells how lead and winning
score depend on each weight, and the result is one step along what is more than chance. Try it in a duel
before it is used: far from the old weights the slopes are others. The file says how it was made.
"""

import argparse
import re
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import cma
import numpy as np

import wagontrain
from wagontrain import NOBODY, Game, bots
from wagontrain.bots.eval import evaluator_of, read_weights
from wagontrain.bots.greedy import GreedyBot

Found = tuple[list[float], str]  # factors to the old weights, and how they came about
ROOT = Path(__file__).resolve().parent.parent
FIXED = (  # how the search goes, and what describes a game rather than how to play it
    "scale", "width", "depth", "sam", "pace", "captures", "hastings_marks", "hastings_spaces",
    "hastings_cards", "hastings_carts", "hastings_rest",
)  # fmt: skip
SOLO = "solo_"  # begins the weights that count in solo games alone
OWN_SCORE = 0.3
SPREAD = 0.25
QUICK_WIDTH = 3
STEP = 0.08  # powers of e for a point of slope
LONGEST = 0.6
FARTHEST = 45.0  # a lead beyond this says no more
CALM = 4.0  # of the ridge


def lead(
    game: Game[Any],
    seats: int,
    ours: dict[str, float],
    old: dict[str, float],
    deals: list[str],
    width: int,
) -> float:
    """How much better than the old weights these are, in points."""
    total = 0.0
    for i, deal in enumerate(deals):
        for mine in range(seats):
            scores = played(game, deal, [ours if seat == mine else old for seat in range(seats)], i, width)
            total += ahead(scores, mine) + OWN_SCORE * scores[mine]
    return total / (len(deals) * seats)


def played(
    game: Game[Any], deal: str, weights: list[dict[str, float]], number: int, width: int
) -> list[float]:
    """The scores of one game of greedy, each seat with weights of its own."""
    s = game.new(len(weights), deal, options_of(game, number))
    players = [
        GreedyBot(f"{deal}/{seat}", evaluator_of(game, own), width=width) for seat, own in enumerate(weights)
    ]
    while (seat := game.to_act(s)) != NOBODY:
        game.apply(s, bots.decide(players[seat], game, s, seat))
    return [float(score.total) for score in game.scores(s)]


def ahead(scores: list[float], mine: int) -> float:
    """How far a seat is ahead of the others on average."""
    others = [score for seat, score in enumerate(scores) if seat != mine]
    return scores[mine] - sum(others) / len(others)


def by_cma(game: Game[Any], old: dict[str, float], names: list[str], args: argparse.Namespace) -> Found:
    """The favourite of an evolution of this many minutes."""
    search = cma.CMAEvolutionStrategy(
        [1.0] * len(names), SPREAD, {"seed": args.seed, "verbose": -9, "popsize": 10}
    )
    started = monotonic()
    rounds = 0
    while monotonic() - started < args.minutes * 60:
        deals = [f"tune/{args.seed}/{rounds}/{i}" for i in range(args.deals)]
        points = search.ask()
        values = [
            -lead(game, args.seats, weights_of(old, names, list(p)), old, deals, args.width) for p in points
        ]
        search.tell(points, values)
        rounds += 1
        print(f"round {rounds}: best {-min(values):+.1f}, mean {-sum(values) / len(values):+.1f}", flush=True)
    how = f"--seats {args.seats} --deals {args.deals} --seed {args.seed}: {rounds} rounds"
    return list(search.result.xfavorite), how


def by_slope(game: Game[Any], old: dict[str, float], names: list[str], args: argparse.Namespace) -> Found:
    """One step along the slopes of lead and winning score, after this many minutes of games."""
    chance = Random(args.seed)
    varied: list[list[list[float]]] = []
    scores: list[list[float]] = []
    started = monotonic()
    while monotonic() - started < args.minutes * 60:
        powers = [[chance.gauss(0.0, args.varied) for _ in names] for _ in range(args.seats)]
        weights = [weights_of(old, names, list(np.exp(own))) for own in powers]
        scores.append(played(game, f"slope/{args.seed}/{len(scores)}", weights, len(scores), args.width))
        varied.append(powers)
        if len(scores) % 20 == 0:
            winning = sum(map(max, scores)) / len(scores)
            print(f"{len(scores)} games, mean winning score {winning:.1f}", flush=True)
    x, y = np.array(varied), np.array(scores)
    gaps = x[:, 0] - x[:, 1:].mean(axis=1)
    leads = np.clip([ahead(row, 0) for row in scores], -FARTHEST, FARTHEST)
    pull = args.lead * slopes(gaps, leads) + args.winner * slopes(x.sum(axis=1), y.max(axis=1))
    step = np.clip(STEP * pull, -LONGEST, LONGEST)
    how = (
        f"--slope --lead {args.lead:g} --winner {args.winner:g} --varied {args.varied:g} --width {args.width}"
    )
    how += f" --seats {args.seats} --seed {args.seed}"
    return list(np.exp(step)), f"{how}: {len(scores)} games"


def slopes(x: Any, y: Any) -> Any:
    """What each column of x adds to y, drawn towards nothing by how much of it may be chance."""
    x = np.column_stack([x, np.ones(len(x))])
    inverse = np.linalg.inv(x.T @ x + np.diag([CALM] * (x.shape[1] - 1) + [0.0]))
    found = inverse @ x.T @ y
    doubt = np.diag(inverse) * (y - x @ found).var()
    return (found * np.maximum(0.0, 1.0 - doubt / np.maximum(found**2, 1e-9)))[:-1]


def options_of(game: Game[Any], deal: int) -> dict[str, object]:
    """The options of a deal: where a game has modes, all of them get their turn."""
    options: dict[str, object] = dict(game.bot_options)
    if "mode" in game.options:
        modes = game.options["mode"].choices
        options["mode"] = modes[deal % len(modes)]
    return options


def weights_of(old: dict[str, float], names: list[str], factors: list[float]) -> dict[str, float]:
    """The weights that a point of the search stands for: each the old one times a factor."""
    found = dict(old)
    for name, factor in zip(names, factors, strict=True):
        found[name] = old[name] * factor
    return found


def write(path: Path, source: Path, weights: dict[str, float], made: str) -> None:
    """The weights with the comments of the old file."""
    text = re.sub(r'^made = ".*"$', f'made = "{made}"', source.read_text(encoding="utf-8"), flags=re.M)
    for name, value in weights.items():
        text = re.sub(rf"^{name} = \S+", f"{name} = {value:.4g}", text, count=1, flags=re.M)
    path.write_text(text, encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=wagontrain.games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--deals", type=int, default=3, help="deals that each candidate plays")
    parser.add_argument("--width", type=int, default=QUICK_WIDTH, help="lines side by side in these games")
    parser.add_argument("--slope", action="store_true", help="one step along the slopes, not an evolution")
    parser.add_argument("--lead", type=float, default=0.6, help="with --slope: what a point of lead is worth")
    parser.add_argument("--winner", type=float, default=1.6, help="... and a point of the winning score")
    parser.add_argument(
        "--varied", type=float, default=0.4, help="... and how far weights vary, as a power of e"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    if args.slope and args.seats < 2:
        parser.error("--slope compares seats with each other: --seats must be 2 or more")
    game = wagontrain.game(args.game)
    source = ROOT / "src" / "wagontrain" / args.game / "evaluator" / "weights.toml"
    old = read_weights(game)
    names = [name for name in old if name not in FIXED and (args.seats == 1 or not name.startswith(SOLO))]
    factors, how = (by_slope if args.slope else by_cma)(game, old, names, args)
    made = f"scripts/tune-bots {args.game} {how}"
    write(args.out or source, source, weights_of(old, names, factors), made)


if __name__ == "__main__":
    main()
