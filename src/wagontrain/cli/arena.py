"""`wagontrain arena`: how strong bots are, on equal deals, with intervals."""

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .common import (
    GameName,
    JsonOption,
    OptionsOption,
    TablesOption,
    build_name,
    given_options,
    open_game,
    plain_text,
)

if TYPE_CHECKING:
    from rich.table import Table


def arena(
    game: GameName,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="Two or more bots: hard,greedy. One in a solo game.")
    ],
    seats: Annotated[int, typer.Option(help="How many seats; 1 plays solo.")] = 2,
    blocks: Annotated[int, typer.Option(min=1, help="How many deals; each is played in all seatings.")] = 50,
    option: OptionsOption = None,
    seed: Annotated[str, typer.Option(help="Any text; the same one gives the same deals.")] = "arena",
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on a Ray cluster: auto, ray://host:10001, or local (all cores of this machine).",
            show_default=False,
        ),
    ] = None,
    patience: Annotated[
        float, typer.Option(min=0, help="Seconds for a decision before a bot counts as hung.")
    ] = 60.0,
    results: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE", help="Keep every block here (JSON lines), and go on from it.", show_default=False
        ),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw win shares: .html or .png.", show_default=False)
    ] = None,
    tables: TablesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Measure bots: blocks of the same deal in all seatings, intervals by bootstrap over blocks."""
    from ..bots.arena.match import Match
    from ..bots.arena.results import Results
    from ..bots.named import make

    rules = open_game(game, tables)
    options: dict[str, object] = dict(rules.check(seats, given_options(rules, option)))
    names = tuple(name.strip() for name in bots.split(","))
    for name in names:
        make(name, "")
    folder = str(tables) if tables else None
    match = Match(game, seats, names, options, plain_text(seed, "--seed"), patience, folder)
    kept = Results(match, results, about())
    play_missing(kept, rules, blocks, workers, ray)
    result = to_json(kept, blocks)
    if plot is not None:
        from ..bots.arena.plot import draw

        draw(result, plot)
    if as_json:
        json.dump(result, sys.stdout, indent=1)
        print()
    else:
        print_result(result)


def play_missing(kept: Any, rules: Any, blocks: int, workers: int, ray: str | None) -> None:
    """Play what the results lack, here or on a cluster, and show how far it is."""
    from ..bots.arena.cluster import played_on_ray
    from ..bots.arena.run import played
    from .progress import Progress

    per_block = len(kept.match.tables_of_block())
    if not kept.missing(blocks):
        return
    with kept.claimed():
        missing = kept.missing(blocks)
        coming = (
            played(kept.match, rules, missing, workers)
            if ray is None
            else played_on_ray(ray, kept.match, missing)
        )
        with Progress(len(missing) * per_block, sys.stderr) as progress:
            for done, block in enumerate(coming, 1):
                kept.add(block)
                progress.show(done * per_block)


def to_json(kept: Any, blocks: int) -> dict[str, Any]:
    """Setup, figures, and where they come from."""
    from ..bots.arena import stats

    return {
        "setup": kept.match.to_json(),
        "about": kept.about,
        **stats.summary(kept.games(blocks), kept.match.bots),
    }


def about() -> dict[str, object]:
    """The build and commit that the figures belong to."""
    import platform

    return {"build": build_name(), "commit": commit(), "machine": f"{platform.system()} {platform.machine()}"}


def commit() -> str:
    """The commit of the checkout that this runs from, with a + where it was changed; else ""."""
    import subprocess

    here = Path(__file__).resolve().parent
    try:
        head = subprocess.run(
            ["git", "describe", "--always", "--dirty=+", "--exclude", "*"],
            cwd=here, capture_output=True, text=True, timeout=10, check=True,
        )  # fmt: skip
    except (OSError, subprocess.SubprocessError):
        return ""
    return head.stdout.strip()


def print_result(result: dict[str, Any]) -> None:
    """The figures for people to read."""
    from .screen import make_console

    console = make_console()
    setup = result["setup"]
    console.print(
        f"{setup['game']}, {setup['seats']} seats, {result['games']} games in {result['blocks']} blocks, "
        f"seed {setup['seed']}; {result['about']['build']}, commit {result['about']['commit'] or 'unknown'}"
    )
    console.print(table(result))
    for bot, kinds in result["faults"].items():
        words = ", ".join(f"{kind} {count} times" for kind, count in sorted(kinds.items()))
        console.print(f"{bot}: {words}; a random legal action was played instead")


def table(result: dict[str, Any]) -> "Table":
    """One line a bot."""
    from rich.table import Table

    found = Table(box=None, header_style="bold", padding=(0, 1), pad_edge=False)
    found.add_column("bot")
    for heading in ("games", "wins", "95 %", "fair", "score", "margin", "rating", "ms/turn", "p95"):
        found.add_column(heading, justify="right")
    for bot, row in result["bots"].items():
        win = row["win_share"]
        rating = row.get("bradley_terry")
        found.add_row(
            bot,
            str(row["games"]),
            f"{win['mean']:.1%}",
            f"{win['low']:.1%} to {win['high']:.1%}",
            f"{row['fair_share']:.0%}",
            f"{row['score']['mean']:.1f}",
            f"{row['margin']['mean']:+.1f}",
            f"{rating['rating']:.0f}" if rating else "",
            f"{row['turn_ms']['median']:.0f}",
            f"{row['turn_ms']['p95']:.0f}",
        )
    return found
