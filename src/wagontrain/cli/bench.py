"""`wagontrain bench`: how fast the engine is here, alone and beside a peer."""

import json
import sys
from typing import Annotated

import typer

from .common import JsonOption, OptionsOption, TablesOption, given_options, open_game

DefaultGame = Annotated[str, typer.Option("--game", metavar="GAME", help="Which game.")]


def bench(
    game: DefaultGame = "villagers",
    seats: Annotated[
        int | None, typer.Option(help="How many seats; else as many as the game takes, up to 4.")
    ] = None,
    option: OptionsOption = None,
    seconds: Annotated[float, typer.Option(min=0.2, help="How long to play, each side.")] = 6.0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Play catanatron in the same run and compare.")
    ] = False,
    tables: TablesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Measure one core: random play, search, clones, setup, saving, loading, import.

    As in simulate, rounds are limited where bots at random would play on for ever (Sierra West). With --peers
    catanatron is installed from PyPI into a folder of its own, and both play in turn.
    """
    from .measure import measure
    from .searching import measure_search

    rules = open_game(game, tables)
    count = seats if seats is not None else min(4, rules.seats[-1])
    given = {**rules.bot_options, **given_options(rules, option)}
    options: dict[str, object] = dict(rules.check(count, given))
    peer = None
    if peers:
        from .peer import Peer

        peer = Peer()
    try:
        figures = {"given": given, **measure(rules, count, options, seconds, peer)}
        figures["search"] = measure_search(rules, count, options, seconds, peer)
    finally:
        if peer is not None:
            peer.close()
    if as_json:
        json.dump(figures, sys.stdout, indent=1)
        print()
    else:
        from .report import print_figures

        print_figures(figures)
