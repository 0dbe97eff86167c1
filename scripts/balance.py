"""Plays Sierra West with the greedy bot on every seat and writes docs/balance.md.

    scripts/balance                          # some minutes on one core
    scripts/balance --games 50 --workers 2   # tighter figures

Each game is dealt by its own seed, the same for every setting: so settings are compared on equal luck. Solo
games are quick and won or lost, so more of them are played; those of four players are slow.
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import perf_counter

import wagontrain
from wagontrain import NOBODY, Score, bots
from wagontrain.cli.arena import about
from wagontrain.cli.progress import Progress
from wagontrain.core.state import OptionValue

ROOT = Path(__file__).resolve().parent.parent
GAME = wagontrain.game("sierra_west")
MODES = [str(mode) for mode in GAME.options["mode"].choices]
TABLES = (2, 4)  # players
GAMES_AT = {1: 4.0, 2: 1.0, 4: 0.5}  # seats, and how many of the games asked for are played there
BOT = "greedy"
HASTINGS = [name for name, option in GAME.options.items() if name.startswith("hastings_")]
HARDEST: dict[str, OptionValue] = {name: GAME.options[name].choices[-1] for name in HASTINGS}
SETTINGS: dict[str, dict[str, OptionValue]] = {
    "default": {},
    "hardest but the wagon": {**HARDEST, "hastings_wagon": 0},
    "hardest": HARDEST,
}
HEAD = """# Sierra West: play balance

Made by `scripts/balance`. The `{bot}` bot sits on every seat. It plans its own turn and knows no opening and
no long plan: these figures show what the rules and our reconstructed tables ask of a simple player, not how
well the game can be played. Means stand with their standard error (±).
"""


@dataclass(frozen=True)
class Setting:
    """What a line of the report is about."""

    mode: str
    seats: int
    name: str = ""

    def options(self) -> dict[str, object]:
        """The options of its games. Bots never get bored: a limit ends a game that would not end."""
        return {**GAME.bot_options, **SETTINGS.get(self.name, {}), "mode": self.mode}


@dataclass(frozen=True)
class Played:
    """One game: how long it was, why it ended, and the result; `first` began."""

    rounds: int
    end: str
    first: int
    scores: list[Score]

    def best(self) -> int:
        """The winning score."""
        return max(score.total for score in self.scores)

    def margin(self) -> int:
        """The lead over the second."""
        ordered = sorted([score.total for score in self.scores], reverse=True)
        return ordered[0] - ordered[1]

    def share(self, seat: int) -> float:
        """The seat's share of the first place."""
        winners = [score.seat for score in self.scores if score.rank == 1]
        return (seat in winners) / len(winners)


def play(setting: Setting, number: int) -> Played:
    """One game among greedy bots, each of which sees only what its seat may know."""
    seed = f"balance/{number}"
    s = GAME.new(setting.seats, seed, setting.options())
    players = [bots.make(BOT, f"{seed}/{seat}") for seat in range(setting.seats)]
    while (seat := GAME.to_act(s)) != NOBODY:
        player = players[seat]
        GAME.apply(s, player.choose(GAME, GAME.resample(s, seat, player.fresh_seed()), seat))
    return Played(s.round, GAME.end_reason(s), s.first, GAME.scores(s))


def settings() -> list[Setting]:
    """Every line of the report."""
    tables = [Setting(mode, seats) for mode in MODES for seats in TABLES]
    return tables + [Setting(mode, 1, name) for mode in MODES for name in SETTINGS]


def play_all(games: int, workers: int) -> dict[Setting, list[Played]]:
    """The games of each setting."""
    found: dict[Setting, list[Played]] = {setting: [] for setting in settings()}
    jobs = [
        (setting, number) for setting in found for number in range(round(games * GAMES_AT[setting.seats]))
    ]
    with Progress(len(jobs), sys.stderr) as progress:
        for done, (job, played) in enumerate(zip(jobs, results(jobs, workers), strict=True), 1):
            found[job[0]].append(played)
            progress.show(done)
    return found


def results(jobs: list[tuple[Setting, int]], workers: int) -> Iterator[Played]:
    """The games, in the order of the jobs."""
    if workers == 1:
        yield from (play(setting, number) for setting, number in jobs)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(play, [job[0] for job in jobs], [job[1] for job in jobs])


# -- the report


def mean_and_error(values: list[float], digits: int = 1) -> str:
    """The mean and its standard error."""
    error = stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0
    return f"{mean(values):.{digits}f} ± {error:.{digits}f}"


def percent(values: list[float]) -> str:
    """A share and its standard error, by Agresti and Coull: not 0 because a few games all went one way."""
    likely = (sum(values) + 2) / (len(values) + 4)
    error = sqrt(likely * (1 - likely) / (len(values) + 4))
    return f"{mean(values):.0%} ± {error:.0%}"


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |\n"


def table_of(*headings: str) -> str:
    return row(*headings) + row(*["---"] * len(headings))


def tables_report(found: dict[Setting, list[Played]]) -> str:
    """How the games of two and four players went."""
    text = "\n## At the table\n\n" + table_of(
        "mode", "players", "games", "rounds", "score", "winner", "margin", "first player wins", "fair"
    )
    for setting, games in found.items():
        if setting.seats > 1:
            text += row(
                setting.mode,
                setting.seats,
                len(games),
                mean_and_error([game.rounds for game in games]),
                mean_and_error([mean([score.total for score in game.scores]) for game in games]),
                mean_and_error([game.best() for game in games]),
                mean_and_error([game.margin() for game in games]),
                percent([game.share(game.first) for game in games]),
                f"{1 / setting.seats:.0%}",
            )
    return text + limit_reached(found)


def limit_reached(found: dict[Setting, list[Played]]) -> str:
    """Whether any game had to be ended for the bots' sake."""
    ended = [game.end for games in found.values() for game in games].count("round-limit")
    limit = GAME.bot_options["round_limit"]
    return f"\nGames that were still going on after {limit} rounds, and were scored there: {ended}.\n"


def parts_report(found: dict[Setting, list[Played]]) -> str:
    """Where the points come from."""
    text = "\n## Where the points come from\n\nMean points a player, by category.\n\n"
    modes = {setting: games for setting, games in found.items() if setting.seats > 1}
    names = list(dict.fromkeys(part for games in modes.values() for part in games[0].scores[0].parts))
    text += table_of("mode", "players", *names)
    for setting, games in modes.items():
        scores = [score for game in games for score in game.scores]
        text += row(
            setting.mode,
            setting.seats,
            *[f"{mean([s.parts[n] for s in scores]):.1f}" if n in scores[0].parts else "" for n in names],
        )
    return text


def hastings_report(found: dict[Setting, list[Played]]) -> str:
    """How often Hastings is beaten."""
    hardest = ", ".join(f"`{name}={str(value).lower()}`" for name, value in HARDEST.items())
    text = f"\n## Against Hastings\n\nHardest: {hardest}.\n\n"
    text += table_of("mode", "setting", "games", "wins", "player", "Hastings", "rounds")
    for setting, games in found.items():
        if setting.seats == 1:
            text += row(
                setting.mode,
                setting.name,
                len(games),
                percent([game.share(0) for game in games]),
                mean_and_error([game.scores[0].total for game in games]),
                mean_and_error([game.scores[1].total for game in games]),
                mean_and_error([game.rounds for game in games]),
            )
    return text


def made(games: int, seconds: float) -> str:
    """Where the figures come from."""
    facts = about()
    where = (
        f"{facts['build']}, commit {facts['commit'] or 'unknown'}, {facts['machine']}, tables {GAME.tables}"
    )
    return f"\n{where}; `--games {games}`, seeds `balance/0` and on; {seconds / 60:.0f} minutes.\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--games", type=int, default=16, help="games of each mode for two players (default: 16)"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes that play (default: 1)")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "balance.md", help="the report")
    asked = parser.parse_args()
    if asked.games < 4 or asked.workers < 1:
        parser.error("at least four games, so that there is a standard error everywhere, and one worker")
    started = perf_counter()
    found = play_all(asked.games, asked.workers)
    text = HEAD.format(bot=BOT) + tables_report(found) + parts_report(found) + hastings_report(found)
    asked.out.write_text(text + made(asked.games, perf_counter() - started), encoding="utf-8")


if __name__ == "__main__":
    main()
