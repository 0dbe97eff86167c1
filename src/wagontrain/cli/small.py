"""The table on a screen too small for it: what has changed, one's own things, the question."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import RenderableType
from rich.text import Text

from . import layout, show
from .screen import wipe

if TYPE_CHECKING:
    from .terminal import Terminal

ADVICE_LINES = 3


class SmallScreen:
    """Draws for a terminal as much as fits, and whole things page by page."""

    def __init__(self, table: "Terminal") -> None:
        self.table = table
        self.console = table.console

    def draw(
        self, seat: int, view: dict[str, object], question: Text, legal: list[int], labels: list[str]
    ) -> bool:
        """Draw what fits; False, and nothing drawn, where the whole table has room."""
        table, session = self.table, self.table.session
        news = table.news(seat)
        below = 1 + (not table.hinted) + (ADVICE_LINES if table.advised else 0)  # the prompt with its help
        whole = show.board(session.game, view, table.words, session.names)
        choices = show.choices(session.game, legal, labels)
        if sum(map(self.lines, (whole, *news, question, choices))) + below <= self.console.height:
            return False
        room = self.console.height - self.lines(question) - below
        actions = self.actions(legal, labels, max(room // 2, room - layout.LEAST_ABOVE))
        room -= len(actions)
        reserved = min(sum(map(self.lines, news)), max(layout.FEWEST_NEWS, room // 3))
        parts = show.compact(session.game, view, table.words, session.names)
        parts = layout.fitting(self.console, parts, room - reserved)
        room -= sum(map(self.lines, parts))
        wipe(self.console)
        for part in (*parts, *layout.last_fitting(self.console, news, room), question, *actions):
            self.console.print(part)
        table.remind("prompt-choose-small")
        return True

    def lines(self, part: RenderableType) -> int:
        """How many lines a part takes."""
        return layout.line_count(self.console, part)

    def actions(self, legal: list[int], labels: list[str], lines: int) -> list[Text]:
        """The numbered actions in this many lines, the last of which says how many found no room."""
        session, words = self.table.session, self.table.words
        shorter = [words.action(session.game, action, session.names) for action in legal]
        notations = [session.game.text(action) for action in legal]
        found, left_out = layout.fitted_actions(labels, shorter, notations, self.console.width, lines)
        more = [Text(words.text("actions-left-out", n=left_out), style="dim")] if left_out else []
        return [*found, *more]

    def show_whole(self, seat: int) -> None:
        """The whole table, page by page; it stays until a key is pressed."""
        session = self.table.session
        wipe(self.console)
        with self.paged():
            self.console.print(
                show.board(session.game, self.table.view(seat), self.table.words, session.names)
            )
        self.goes_on()

    @contextmanager
    def paged(self) -> Iterator[None]:
        """What is printed within comes page by page on a screen, and at once in a pipe."""
        if not self.table.lively:
            yield
            return
        with self.console.capture() as captured:
            yield
        layout.print_pages(self.console, captured.get(), self.goes_on)

    def goes_on(self) -> bool:
        """Wait for a key; does the reader want to see more?"""
        return self.table.ask(self.table.words.text("prompt-more") + " ").strip().lower() != "q"
