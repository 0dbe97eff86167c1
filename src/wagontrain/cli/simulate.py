"""`wagontrain simulate`: many games between bots, the same results with any number of workers."""

import json
import sys
from time import perf_counter
from typing import TYPE_CHECKING, Annotated

import typer

from ..core.errors import OptionError
from .common import (
    GameName,
    JsonOption,
    OptionsOption,
    TablesOption,
    given_options,
    new_seed,
    open_game,
    plain_text,
)

if TYPE_CHECKING:
    from .tally import Tally


def simulate(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(help="How many seats; else as many as the game takes, up to 4.")
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str, typer.Option(metavar="NAMES", help="One bot for all seats, or one per seat: a,b,c.")
    ] = "random",
    option: OptionsOption = None,
    seed: Annotated[str | None, typer.Option(help="Any text; the same one gives the same games.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    tables: TablesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Play many games between bots and tell speed, lengths, scores and ends."""
    from .series import Series, run_series

    rules = open_game(game, tables)
    count = seats if seats is not None else min(4, rules.seats[-1])
    given = {**rules.bot_options, **given_options(rules, option)}
    options: dict[str, object] = dict(rules.check(count, given))
    names = bot_names(bots, count)
    chosen = plain_text(seed, "--seed") if seed is not None else new_seed()
    series = Series(game, count, names, options, chosen, str(tables) if tables else None)
    started = perf_counter()
    tally = run_series(series, games, workers)
    seconds = perf_counter() - started
    if as_json:
        result = {
            "setup": series.to_json(games),
            "results": tally.to_json(),
            "speed": speed(tally, seconds, workers),
        }
        json.dump(result, sys.stdout, indent=1)
        print()
    else:
        from .report import print_tally

        print_tally(series, tally, speed(tally, seconds, workers))


def bot_names(text: str, seats: int) -> list[str]:
    """One name per seat, each of a bot that there is."""
    from .. import bots

    names = [name.strip() for name in text.split(",")]
    for name in names:
        bots.make(name, "")
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise OptionError(
            f"--bots names {len(names)} bots for {seats} seats: give one for all, or one per seat"
        )
    return names


def speed(tally: "Tally", seconds: float, workers: int) -> dict[str, object]:
    """How fast it went; the only part that differs from run to run."""
    return {
        "seconds": round(seconds, 3),
        "workers": workers,
        "games_per_second": round(tally.games / seconds, 1),
        "decisions_per_second": round(tally.decisions / seconds),
        "choices_per_second": round(tally.choices / seconds),
    }
