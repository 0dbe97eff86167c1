"""`wagontrain rules`: the rules in our own words, by chapter, by ID or by what they say."""

from typing import TYPE_CHECKING, Annotated, Any

import typer

from .common import Failed, GameName, LangOption, language

if TYPE_CHECKING:
    from rich.console import Console

    from ..core.game import Game
    from ..core.words import Words
    from .rulebook import Chapter, Entry, Rulebook


def rules(
    game: GameName,
    what: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="[ID|CHAPTER|TEXT]", help="VIL-5.4, a chapter's number, or words to look for."
        ),
    ] = None,
    lang: LangOption = None,
) -> None:
    """Show the rules: chapters and options, one chapter, one rule, or those that speak of something."""
    import wagontrain

    from ..core.words import Words
    from .rulebook import Rulebook
    from .screen import make_console

    rules_of = wagontrain.game(game)
    spoken = language(lang)
    book = Rulebook(game, spoken)
    words = Words(spoken, game)
    console = make_console()
    asked = " ".join(what or [])
    chapter = book.chapter(asked)
    if not asked:
        _print_chapters(console, book, words)
        _print_options(console, rules_of, words)
    elif chapter is not None:
        _print_chapter(console, chapter, words)
    else:
        found = book.rule(asked) or book.search(asked)
        if not found:
            raise Failed(f"no rule of {game} has that ID or says '{asked}'")
        print_entries(console, found)


def title(chapter: "Chapter", words: "Words") -> str:
    """The title of a chapter in the reader's language."""
    message = f"rule-heading-{chapter.number or '-'.join(chapter.title.lower().split())}"
    return words.text(message) if words.has(message) else chapter.title


def print_entries(console: "Console", entries: "list[Entry]") -> None:
    """Rules, each with its ID in front."""
    from rich.markdown import Markdown

    console.print(Markdown("\n".join(f"- {entry.text}" for entry in entries)))


def _print_chapters(console: "Console", book: "Rulebook", words: "Words") -> None:
    from rich.table import Table

    table = Table(title=words.text("game-title"), box=None, title_justify="left", title_style="bold")
    for heading in ("", words.text("rules-chapter"), words.text("rules-count")):
        table.add_column(heading, justify="left" if heading == words.text("rules-chapter") else "right")
    for chapter in book.chapters:
        table.add_row(chapter.number, title(chapter, words), str(len(chapter.entries)))
    console.print(table)


def _print_options(console: "Console", game: "Game[Any]", words: "Words") -> None:
    from rich.table import Table

    table = Table(
        title=f"\n{words.text('rules-options')}", box=None, title_justify="left", title_style="bold"
    )
    for _ in range(2):
        table.add_column(overflow="fold")
    table.show_header = False
    for name, option in game.options.items():
        default = str(option.default).lower() if isinstance(option.default, bool) else str(option.default)
        table.add_row(f"{name}={default}", f"{words.option_help(name)} ({option.allowed()})")
    console.print(table)


def _print_chapter(console: "Console", chapter: "Chapter", words: "Words") -> None:
    console.print(f"{chapter.number}. {title(chapter, words)}", style="bold", highlight=False)
    print_entries(console, chapter.entries)
