"""`wagontrain data`: which figures of a game are printed facts, and which are inferred or reconstructed."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .common import GameName, JsonOption, TablesOption, open_game

if TYPE_CHECKING:
    from rich.console import Console

MEANING = {
    "seed": "stated by the rulebook that we work from",
    "confirmed": "printed, seen in two independent sources",
    "single_source": "printed, seen in one source",
    "inferred": "not stated anywhere, but it follows from what the rulebooks say",
    "reconstructed": "not found printed anywhere: our best guess",
}
NOT_PRINTED = ("inferred", "reconstructed")


@dataclass
class Fact:
    """One entry of a table, or one figure of it whose origin differs from the rest of the entry."""

    file: str
    part: str
    name: str
    figure: str
    confidence: str
    source: str
    note: str


def data(
    game: GameName,
    full: Annotated[
        bool,
        typer.Option("--all", help="List every entry, those that are printed facts too."),
    ] = False,
    tables: TablesOption = None,
    as_json: JsonOption = False,
) -> None:
    """Show where the figures of a game come from, and list those that are not printed anywhere."""
    found = facts_of(game, tables)
    if as_json:
        import json

        print(json.dumps([fact.__dict__ for fact in found], ensure_ascii=False, indent=1))
        return
    from .screen import make_console

    console = make_console()
    _print_counts(console, found)
    _print_summary(console, game, found)
    _print_facts(console, [fact for fact in found if full or fact.confidence in NOT_PRINTED])


def facts_of(game: str, tables: Any = None) -> list[Fact]:
    """Every entry of a game's tables with its origin."""
    from ..core import data as data_tables

    open_game(game, tables)
    found: list[Fact] = []
    for file in data_tables.files(game):
        table = data_tables.table(game, file)
        for part, value in table.items():
            if part.endswith(data_tables.PROVENANCE):
                continue
            rows = value if isinstance(value, list) and value and isinstance(value[0], dict) else [value]
            for i, row in enumerate(rows):
                found += _facts(file, part, row if isinstance(row, dict) else {}, i, table)
    return found


def _facts(file: str, part: str, row: dict[str, Any], i: int, table: dict[str, Any]) -> list[Fact]:
    """One entry, and those figures in it that have an origin of their own."""
    name = str(row.get("id", row.get("name", i + 1 if row else "")))
    confidence = str(row.get("confidence", table["confidence"]))
    source = _text(row.get("source", table["source"]))
    found = [Fact(file, part, name, "", confidence, source, _text(row.get("note", "")))]
    for key, value in row.items():
        figure = key.removesuffix("_confidence")
        if figure not in (key, "") and value != confidence:
            own = _text(row.get(f"{figure}_source", "" if value == "reconstructed" else source))
            note = _text(row.get(f"{figure}_note", row.get("note", "")))
            found.append(Fact(file, part, name, figure, str(value), own, note))
    return found


def _text(value: object) -> str:
    return "; ".join(str(item) for item in value) if isinstance(value, list) else str(value)


def _print_counts(console: "Console", facts: list[Fact]) -> None:
    from rich.table import Table

    table = Table(box=None, header_style="bold")
    table.add_column("table")
    for confidence in MEANING:
        table.add_column(confidence.replace("_", " "), justify="right")
    for file in dict.fromkeys(fact.file for fact in facts):
        here = [fact.confidence for fact in facts if fact.file == file]
        table.add_row(file, *[str(here.count(confidence) or "-") for confidence in MEANING])
    console.print(table)


def _print_summary(console: "Console", game: str, facts: list[Fact]) -> None:
    from ..core.data import fingerprint

    console.print()
    for confidence, meaning in MEANING.items():
        count = sum(fact.confidence == confidence for fact in facts)
        console.print(f"{count:5} of {len(facts)} {confidence.replace('_', ' ')}: {meaning}")
    printed = sum(fact.confidence not in NOT_PRINTED for fact in facts)
    console.print(f"\n{printed * 100 // max(1, len(facts))} % of the entries of {game} are printed facts.")
    console.print(
        f"The tables in use are '{fingerprint(game)}'. Corrected ones: --tables DIR, with DIR/{game}/*.toml."
    )


def _print_facts(console: "Console", facts: list[Fact]) -> None:
    from rich.table import Table

    if not facts:
        return
    table = Table(box=None, header_style="bold", padding=(0, 1), pad_edge=False)
    for heading in ("table", "entry", "figure", "origin", "source and notes"):
        table.add_column(heading, overflow="fold")
    for fact in facts:
        figure = fact.figure or "all"
        source = "; ".join(text for text in (fact.source, fact.note) if text)
        table.add_row(
            f"{fact.file}/{fact.part}", fact.name, figure, fact.confidence.replace("_", " "), source
        )
    console.print()
    console.print(table)
