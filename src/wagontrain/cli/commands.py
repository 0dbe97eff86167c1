"""What is typed at the table: an action in one of several forms, or a word that asks for something else."""

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ..core.errors import NotAnAction, WagontrainError
from ..core.hints import nearest
from ..core.state import NOBODY
from ..core.words import Words
from . import show
from .inputs import meant
from .refusals import why_no_action

if TYPE_CHECKING:
    from .terminal import Terminal


HELP_WORD = 12  # columns for what can be typed
SHORTEST_NAME = 3  # of those that are offered in place of an unknown one
TELLING = ("list", "log", "score", "rule", "card", "help")  # commands that only print something


class Left(Exception):
    """Somebody has left the table."""


class Commands:
    """Reads lines for a terminal and carries them out; what obeys says whether the table has changed."""

    def __init__(self, table: "Terminal") -> None:
        self.table = table
        self.session = table.session
        self.game = table.session.game
        self.commands: dict[str, Callable[[int, str], bool]] = {
            "table": self.show_table,
            "list": self.list_actions,
            "undo": self.undo,
            "redo": self.redo,
            "log": self.show_log,
            "score": self.show_score,
            "save": self.save,
            "rule": self.show_rule,
            "card": self.show_card,
            "language": self.change_language,
            "help": self.help,
            "quit": self.quit,
        }

    def obey(self, seat: int, legal: list[int], labels: list[str], line: str) -> bool:
        """Do what a line says; True where the table has changed."""
        line = line.strip()
        word, _, rest = line.partition(" ")
        if line.lower() not in [self.game.text(action) for action in legal]:
            if line.startswith("?"):
                with self.table.small.paged():
                    return self.explain(seat, legal, labels, line[1:].strip())
            if not line:
                return self.draw_again()
            if word.lower() in self.commands:
                return self.carry_out(word.lower(), seat, rest.strip())
        found = meant(self.game, legal, labels, line)
        if len(found) == 1:
            self.session.play(found[0])
            return True
        if found:
            self.table.say("which-one", choices=", ".join(self.game.text(action) for action in found))
        else:
            self.refuse(legal, line)
        return False

    def carry_out(self, command: str, seat: int, rest: str) -> bool:
        """Do what a command says; what it prints may be long."""
        if command not in TELLING:
            return self.commands[command](seat, rest)
        with self.table.small.paged():
            return self.commands[command](seat, rest)

    def refuse(self, legal: list[int], line: str) -> None:
        """Say why a line cannot be played, and what could be."""
        if line.isdecimal():
            self.table.say("error-number", n=len(legal))
            return
        try:
            text = self.game.text(self.game.parse(line))
        except NotAnAction:
            self.refuse_unknown(legal, line)
            return
        self.table.say("error-not-legal")
        self.show_reasons(text)
        near = get_close_matches(text, [self.game.text(action) for action in legal], 1, 0.3)
        if near:
            self.table.say("nearest-action", action=near[0])

    def refuse_unknown(self, legal: list[int], line: str) -> None:
        """Say why a line is not an action at all."""
        for sentence in why_no_action(self.game, legal, list(self.commands), line, self.table.words):
            self.table.show_wrapped(sentence)

    # -- explanations

    def explain(self, seat: int, legal: list[int], labels: list[str], text: str) -> bool:
        """`?`: the rules behind the question; `? action`: why it is not legal, or the rule it follows."""
        found = meant(self.game, legal, labels, text) if text else legal
        if text and not found:
            self.explain_illegal(legal, text)
            return False
        if text:
            self.table.say("why-legal")
        self.show_rules(sorted({self.game.actions.verb(action).rule for action in found}))
        return False if text else self.help(seat, "")

    def explain_illegal(self, legal: list[int], text: str) -> None:
        """Why an action is not legal, with the text of the rules that say so."""
        try:
            reasons = self.game.explain(self.session.s, text)
        except NotAnAction:
            self.refuse_unknown(legal, text)
            return
        self.show_reasons(text)
        self.show_rules(list(dict.fromkeys(reason[0] for reason in reasons)))

    def show_reasons(self, text: str) -> None:
        """Why an action is not legal now, in words."""
        for reason in self.game.explain(self.session.s, text):
            self.table.show_wrapped(f"  {self.table.words.reason(reason, self.session.names)}")

    def show_rules(self, names: list[str]) -> None:
        """The text of rules; nothing where the game has none."""
        from .rulebook import Rulebook
        from .rules import print_entries

        try:
            book = Rulebook(self.game.name, self.table.words.lang)
        except WagontrainError:
            return
        print_entries(self.table.console, [entry for name in names for entry in book.rule(name)])

    # -- the commands, each with the seat that types and the rest of its line

    def draw_again(self) -> bool:
        """Draw the same question once more."""
        self.table.drawn_for = NOBODY
        return True

    def show_table(self, seat: int, rest: str) -> bool:
        """The whole table, then the question again."""
        if self.table.lively:
            self.table.small.show_whole(seat)
        return self.draw_again()

    def list_actions(self, seat: int, rest: str) -> bool:
        """Every action that is possible now."""
        legal = self.game.legal(self.session.s)
        self.table.console.print(show.choices(self.game, legal, self.table.labels(seat, legal)))
        return False

    def undo(self, seat: int, rest: str) -> bool:
        return self.table.take_back(seat)

    def redo(self, seat: int, rest: str) -> bool:
        done = self.session.redo()
        if not done:
            self.table.say("redo-nothing")
        return done

    def show_log(self, seat: int, rest: str) -> bool:
        if not self.session.log:
            self.table.say("log-empty")
        for event in self.session.log:
            self.table.show_wrapped(self.table.words.event(event, seat, self.session.names))
        return False

    def show_score(self, seat: int, rest: str) -> bool:
        names = self.session.names
        self.table.console.print(show.score_table(self.game, self.session.s, self.table.words, names, False))
        return False

    def save(self, seat: int, rest: str) -> bool:
        name = rest or self.table.ask(self.table.words.text("prompt-save-path") + ": ").strip()
        if name:
            self.table.save(Path(name))
        return False

    def show_rule(self, seat: int, rest: str) -> bool:
        self.show_rules([rest.upper()])
        return False

    def show_card(self, seat: int, rest: str) -> bool:
        """What a card, event or the like shows and does, by its name in the notation or in words."""
        found = self.things_called(rest.lower()) if rest else []
        printed: set[str] = set()
        for kind, name in found:
            title = self.title_of(kind, name)
            parts = show.about(self.game, kind, name, self.table.words)
            if title not in printed and (parts or (kind, name) == found[-1]):
                self.table.console.print(Text(title, style="bold"))
                for part in parts:
                    self.table.console.print(part)
                printed.add(title)
        if not found:
            self.table.say("card-unknown", name=rest)
            titles = [title for title, _, _ in self.named_things() if len(title) >= SHORTEST_NAME]
            if near := nearest(rest.lower(), titles):
                self.table.say("error-did-you-mean", word=near)
        return False

    def named_things(self) -> Iterator[tuple[str, str, str]]:
        """All things of the game that have a name: the name in words, the kind, the name in the notation."""
        for kind in self.game.kinds().values():
            for name in kind.names:
                if self.table.words.has(f"{kind.name}-{name}"):
                    yield self.title_of(kind.name, name).lower(), kind.name, name
        for more, names in show.more_kinds(self.game).items():
            for name in names:
                yield self.title_of(more, name).lower(), more, name

    def title_of(self, kind: str, name: str) -> str:
        """A thing's name in words; where it has none, its name in the notation."""
        words = self.table.words
        return words.text(f"{kind}-{name}") if words.has(f"{kind}-{name}") else name

    def things_called(self, wanted: str) -> list[tuple[str, str]]:
        """The things with that name, else those whose name begins so, if that is one name only."""
        things = list(self.named_things())
        found = [(kind, name) for title, kind, name in things if wanted in (name, title)]
        if found:
            return found
        begun = [(title, kind, name) for title, kind, name in things if title.startswith(wanted)]
        titles = {title for title, _, _ in begun}
        return [(kind, name) for _, kind, name in begun] if len(titles) == 1 else []

    def change_language(self, seat: int, rest: str) -> bool:
        try:
            self.table.words = Words(rest, self.game.name)
        except WagontrainError as error:
            self.table.show_wrapped(str(error))
            return False
        return self.draw_again()

    def quit(self, seat: int, rest: str) -> bool:
        """Leave the table, and save before if that is wanted."""
        words = self.table.words
        answer = self.table.ask(words.text("prompt-leave") + " ").strip()
        if answer.lower() in (words.text("yes"), "yes", "y"):
            self.table.rescue()
        elif answer and answer.lower() not in (words.text("no"), "no", "n"):
            self.table.save(Path(answer))
        self.table.say("goodbye")
        raise Left

    def help(self, seat: int, rest: str) -> bool:
        """What can be typed."""
        self.table.say("help-title")
        example = self.game.text(self.game.legal(self.session.s)[0])
        lines = {
            "1, 2, 3 …": "help-number",
            example: "help-text",
            "?": "help-rules",
            f"? {example}": "help-why",
        }
        grid = Table.grid(padding=(0, 1), pad_edge=True)
        grid.add_column(no_wrap=True, min_width=HELP_WORD)
        for word, message in [*lines.items(), *[(word, f"help-{word}") for word in self.commands]]:
            grid.add_row(Text(word), Text(self.table.words.text(message, example=example)))
        self.table.console.print(grid)
        return False
