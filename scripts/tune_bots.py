"""Tunes the weights of a game's judgement by CMA-ES, on equal deals against the weights that are in use.

    scripts/tune-bots gwt --minutes 10                # writes src/wagontrain/bots/weights/gwt.toml
    scripts/tune-bots villagers --seats 3 --out /tmp/x.toml

Every candidate plays the same deals from every seat, greedy against greedy. Its worth is the mean lead over
the old weights, and a share of its own score, so that two bad players do not look good. The file says how it
was made.
"""

import argparse
import re
from pathlib import Path
from time import monotonic
from typing import Any

import cma

import wagontrain
from wagontrain import NOBODY, Game, bots
from wagontrain.bots.eval import evaluator_of
from wagontrain.bots.eval.base import read_weights
from wagontrain.bots.greedy import GreedyBot

ROOT = Path(__file__).resolve().parent.parent
FIXED = (  # how the search goes, and what describes a game rather than how to play it
    "scale", "width", "depth", "sam", "pace", "captures", "hastings_marks", "hastings_spaces",
    "hastings_cards", "hastings_carts", "hastings_rest",
)  # fmt: skip
SOLO = "solo_"  # begins the weights that count in solo games alone
OWN_SCORE = 0.3
SPREAD = 0.25
QUICK_WIDTH = 3


def lead(
    game: Game[Any], seats: int, ours: dict[str, float], old: dict[str, float], deals: list[str]
) -> float:
    """How much better than the old weights these are, in points."""
    judgements = [evaluator_of(game, ours), evaluator_of(game, old)]
    total = 0.0
    for i, deal in enumerate(deals):
        for mine in range(seats):
            s = game.new(seats, deal, options_of(game, i))
            players = [
                GreedyBot(f"{deal}/{seat}", judgements[seat != mine], width=QUICK_WIDTH)
                for seat in range(seats)
            ]
            while (seat := game.to_act(s)) != NOBODY:
                game.apply(s, bots.decide(players[seat], game, s, seat))
            scores = [score.total for score in game.scores(s)]
            others = [score for seat, score in enumerate(scores) if seat != mine]
            total += scores[mine] - sum(others) / len(others) + OWN_SCORE * scores[mine]
    return total / (len(deals) * seats)


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
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path)
    args = parser.parse_args()
    game = wagontrain.game(args.game)
    source = ROOT / "src" / "wagontrain" / "bots" / "weights" / f"{args.game}.toml"
    old = read_weights(args.game)
    names = [name for name in old if name not in FIXED and (args.seats == 1 or not name.startswith(SOLO))]
    search = cma.CMAEvolutionStrategy(
        [1.0] * len(names), SPREAD, {"seed": args.seed, "verbose": -9, "popsize": 10}
    )
    started = monotonic()
    rounds = 0
    while monotonic() - started < args.minutes * 60:
        deals = [f"tune/{args.seed}/{rounds}/{i}" for i in range(args.deals)]
        points = search.ask()
        values = [-lead(game, args.seats, weights_of(old, names, list(p)), old, deals) for p in points]
        search.tell(points, values)
        rounds += 1
        print(f"round {rounds}: best {-min(values):+.1f}, mean {-sum(values) / len(values):+.1f}", flush=True)
    how = f"--seats {args.seats} --deals {args.deals} --seed {args.seed}: {rounds} rounds"
    made = f"scripts/tune-bots {args.game} {how}"
    write(args.out or source, source, weights_of(old, names, list(search.result.xfavorite)), made)


if __name__ == "__main__":
    main()
