"""What the terminal shows of any game: its table, the numbered actions, the scores.

A game draws its own table in `<game>/show.py`: `render(view, words, names)` gives something that rich can
print, `element(view, target, words, names)` the words of a board element such as "slot-3" ("" for none).
It may have two functions more: `compact(view, words, names)` gives the table in parts for a small screen, the
most important first, and `about(kind, name, words)` what is printed on a card or the like. `KINDS` names the
things that `about` knows beside those of the game's notation.
"""

from collections.abc import Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from ..core.game import Game
from ..core.game_folders import package_of
from ..core.words import Words

MANY = 12


def drawing_of(game: Game[Any]) -> ModuleType | None:
    """The module that draws the game's table, if it has one."""
    name = f"{package_of(game.name)}.show"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, name.rpartition(".")[0]):
            raise
        return None


def board(game: Game[Any], view: dict[str, object], words: Words, names: Sequence[str]) -> RenderableType:
    """The table as one viewer may see it."""
    drawing = drawing_of(game)
    if drawing is None:
        return Pretty(view, expand_all=False)
    drawn: RenderableType = drawing.render(view, words, names)
    return drawn


def compact(
    game: Game[Any], view: dict[str, object], words: Words, names: Sequence[str]
) -> list[RenderableType]:
    """The table in parts for a small screen, the most important first."""
    drawing = drawing_of(game)
    if drawing is None or not hasattr(drawing, "compact"):
        return [board(game, view, words, names)]
    drawn: list[RenderableType] = drawing.compact(view, words, names)
    return drawn


def about(game: Game[Any], kind: str, name: str, words: Words) -> list[RenderableType]:
    """What is printed on a card or the like: its figures, then its text."""
    drawing = drawing_of(game)
    found: list[RenderableType] = []
    if drawing is not None and hasattr(drawing, "about"):
        found += drawing.about(kind, name, words)
    message = f"{kind}-{name}"
    text = words.attribute(message, "text") if words.has(message) else ""
    return [*found, Text(text)] if text else found


def more_kinds(game: Game[Any]) -> dict[str, tuple[str, ...]]:
    """The things that can be asked about though no action names them, by kind: `KINDS` of the drawing."""
    drawing = drawing_of(game)
    found: dict[str, tuple[str, ...]] = getattr(drawing, "KINDS", {})
    return found


def label(
    game: Game[Any], s: Any, action: int, view: dict[str, object], words: Words, names: Sequence[str]
) -> str:
    """An action in words, with what lies where it points."""
    text = words.action(game, action, names, game.labels(s, action))
    drawing = drawing_of(game)
    if drawing is None:
        return text
    texts = [drawing.element(view, target, words, names) for target in game.targets(s, action)]
    more = [words_of for words_of in texts if words_of and words_of.lower() not in text.lower()]
    return f"{text} ({', '.join(more)})" if more else text


def choices(game: Game[Any], legal: Sequence[int], labels: Sequence[str]) -> RenderableType:
    """The numbered actions, in columns where there are many."""
    lines: list[RenderableType] = []
    for i, action in enumerate(legal):
        line = Text(f"{i + 1:>3} ", style="bold yellow")
        line.append(labels[i], style="default not bold")
        line.append(f"  {game.text(action)}", style="dim not bold")
        lines.append(line)
    if len(lines) > MANY:
        return Columns(lines, column_first=True, padding=(0, 3))
    grid = Table.grid()
    for text in lines:
        grid.add_row(text)
    return grid


def score_table(game: Game[Any], s: Any, words: Words, names: Sequence[str], over: bool) -> RenderableType:
    """Points by category, one column per player; the best totals are marked."""
    scores = game.scores(s)
    title = words.text("score-title" if over else "score-now")
    table = Table(title=title, title_justify="left", box=None, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("")
    for score in scores:
        table.add_column(words.player(score.seat, names), justify="right")
    categories = list(dict.fromkeys(part for score in scores for part in score.parts))
    for category in categories:
        table.add_row(words.score(category), *[str(score.parts.get(category, "")) for score in scores])
    table.add_row(words.text("score-total"), *[str(score.total) for score in scores], style="bold")
    table.add_row(words.text("score-rank"), *[str(score.rank) for score in scores])
    return table


def winners(game: Game[Any], s: Any, words: Words, names: Sequence[str]) -> str:
    """Who has won, in one line."""
    first = [words.player(score.seat, names) for score in game.scores(s) if score.rank == 1]
    if len(first) > 1:
        return words.text("result-tie", names=", ".join(first))
    return words.text("result-winner", name=first[0])
