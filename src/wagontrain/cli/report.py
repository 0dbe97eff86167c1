"""The result of a simulation for people to read."""

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table

from .measure import SLICES
from .screen import make_console
from .tally import Tally, spread

if TYPE_CHECKING:
    from .series import Series


SEARCHED = {
    "iterations": "of ISMCTS, in mid-game, each evaluated where its turn ends",
    "playouts": "from mid-game to the end, at random",
}


def print_tally(series: "Series", tally: Tally, speed: dict[str, Any]) -> None:
    """Speed, lengths, scores per seat with their spread, and how the games ended."""
    console = make_console()
    console.print(f"{series.game}, {series.seats} seats, {tally.games} games, seed {series.seed}")
    console.print(
        f"{speed['games_per_second']:,} games/s, {speed['decisions_per_second']:,} decisions/s "
        f"({speed['choices_per_second']:,} real choices/s), "
        f"{speed['seconds']} s with {count('process', speed['workers'])}"
    )
    lengths = spread(tally.lengths)
    console.print(
        f"decisions per game: {lengths['mean']:.1f} ± {lengths['deviation']:.1f}, "
        f"{lengths['least']} to {lengths['most']}; real choices {tally.choices * 100 / tally.decisions:.1f} %"
    )
    console.print()
    console.print(_scores(series, tally))
    console.print()
    ends = [f"{reason} {count * 100 / tally.games:.1f} %" for reason, count in sorted(tally.ends.items())]
    console.print("ends: " + ", ".join(ends))


def count(noun: str, n: int) -> str:
    """1 process, 2 processes."""
    return f"{n} {noun}" if n == 1 else f"{n} {noun}es"


def _scores(series: "Series", tally: Tally) -> Table:
    table = Table(box=None, header_style="bold", padding=(0, 1), pad_edge=False)
    table.add_column("seat")
    for heading in ("wins", "mean", "error", "spread", "least", "25 %", "50 %", "75 %", "most"):
        table.add_column(heading, justify="right")
    for row in range(series.rows()):
        row_json: Any = tally.seat_to_json(row)
        score = row_json["score"]
        name = f"{row + 1} {series.bots[row]}" if row < series.seats else "opponent"
        middle = [score["least"], score["quarter"], score["median"], score["three_quarters"], score["most"]]
        cells = [f"{row_json['wins'] * 100:.1f} %", f"{score['mean']:.2f}", f"±{score['error']:.2f}"]
        table.add_row(name, *cells, f"{score['deviation']:.2f}", *[str(value) for value in middle])
    return table


def print_figures(figures: dict[str, Any]) -> None:
    """The figures of a bench."""
    console = make_console()
    play = figures["play"]
    build = f"{figures['build']}, Python {figures['python']}"
    given = "".join(f"{name} {value}, " for name, value in figures["given"].items())
    console.print(f"{figures['game']}, {figures['seats']} seats, {given}{build}, one core")
    table = Table(box=None, show_header=False, padding=(0, 1), pad_edge=False)
    table.add_column()
    table.add_column(justify="right")
    table.add_column(style="dim")
    spread_text = f"± {play['spread']['deviation']:,.0f} between slices"
    table.add_row("decisions/s, all", f"{play['decisions_per_second']:,}", spread_text)
    table.add_row(
        "decisions/s, real choices", f"{play['choices_per_second']:,}", "with more than one legal action"
    )
    table.add_row("games/s", f"{play['games_per_second']:,}", "")
    search = figures["search"]
    for kind, about in SEARCHED.items():
        table.add_row(f"{kind}/s", f"{search[f'{kind}_per_second']['mean']:,.0f}", about)
    table.add_row("clone", f"{figures['clone_us']:,} µs", "in mid-game")
    table.add_row("setup", f"{figures['setup_us']:,} µs", "a new game")
    table.add_row("save", f"{figures['save_us']:,} µs", f"{figures['save_bytes']:,} bytes of JSON")
    table.add_row("load", f"{figures['load_us']:,} µs", "with all its checks")
    table.add_row("import", f"{figures['import_ms']:,} ms", "a fresh Python, the library alone")
    console.print(table)
    if "peer" in figures:
        _print_peer(console, figures)


def _print_peer(console: Console, figures: dict[str, Any]) -> None:
    play = figures["peer"]["play"]
    ratio = figures["ratio"]
    console.print(
        f"\n{figures['peer']['name']}, 4 seats, in turn: {play['decisions_per_second']:,} decisions/s "
        f"({play['choices_per_second']:,} real choices), {play['games_per_second']:,} games/s"
    )
    console.print(
        f"ratio of decisions/s: {ratio['mean']:.1f} ± {ratio['deviation']:.1f} "
        f"({ratio['least']:.1f} to {ratio['most']:.1f} over {SLICES} pairs of slices)",
        style="bold",
    )
    search = figures["search"]
    for kind in SEARCHED:
        times = search["ratio"][kind]
        console.print(
            f"ratio of {kind}/s: {times['mean']:.1f} ± {times['deviation']:.1f} ({times['least']:.1f} to "
            f"{times['most']:.1f}); {figures['peer']['name']}: "
            f"{search['peer'][f'{kind}_per_second']['mean']:,.1f}",
            style="bold",
        )
    console.print("(its iterations are UCT with a random playout to the end, as in its authors' player)")
