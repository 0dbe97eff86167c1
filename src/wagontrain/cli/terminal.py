"""The table in the terminal: shows what a seat may see, reads what is typed, hides hands between people."""

import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from shlex import quote
from tempfile import gettempdir
from typing import TextIO

from rich.console import Console
from rich.text import Text

from ..core.errors import WagontrainError
from ..core.state import NOBODY
from ..core.words import Words
from . import saves, show
from .commands import Commands, Left
from .common import data_folder
from .news import lines_since
from .screen import wipe
from .session import Session
from .small import SmallScreen

LOG_LINES = 14


class Terminal:
    """One keyboard and one screen, for one or several people and any number of bots."""

    def __init__(
        self, session: Session, words: Words, console: Console, keyboard: TextIO, auto: bool = True
    ) -> None:
        self.session = session
        self.words = words
        self.console = console
        self.keyboard = keyboard
        self.auto = auto
        self.commands = Commands(self)
        self.small = SmallScreen(self)
        self.record: Path | None = None
        self.shelters: tuple[Path, ...] = (
            data_folder(),
            Path(gettempdir()),
        )  # where to save when nobody says where
        self.lively = console.is_terminal and keyboard.isatty()
        self.holder = NOBODY  # the person at the keyboard
        self.drawn_for = NOBODY  # whose table was drawn last, NOBODY once others have acted
        people = session.people()
        self.viewer = people[0] if len(people) == 1 else None
        self.advised = False  # does a bot tell what it would do?
        self.hinted = False  # has it said what can be typed?
        self.notes: list[str] = []  # to be shown once the table is drawn
        self.read: dict[int | None, int] = {}  # how much of the log each viewer has seen
        self.recent: list[Text] = []  # the news that a small screen shows, until there are others

    # -- the course of a game

    def run(self) -> None:
        """Play until the game is over or the players leave."""
        try:
            while (seat := self.session.to_act()) != NOBODY:
                self.step(seat)
            self.finish()
        except Left:
            pass
        except (EOFError, KeyboardInterrupt):
            self.rescue()

    def step(self, seat: int) -> None:
        """One decision: by a bot, by itself, or by a person."""
        if self.session.bots[seat] is not None:
            self.session.play_bot()
            self.drawn_for = NOBODY
            if self.viewer is None and not self.session.people():
                self.show_news(None)
        elif self.plays_itself(seat):
            action = self.session.game.legal(self.session.s)[0]
            text = self.action_words(action)
            self.notes.append(self.words.text("forced-step", action=text))
            self.session.play(action)
        elif self.take_seat(seat):
            self.decide(seat)

    def plays_itself(self, seat: int) -> bool:
        """A forced step is played by itself, unless its silence would tell the others something."""
        if not self.auto or len(self.session.game.legal(self.session.s)) != 1:
            return False
        return seat == self.holder or len(self.session.people()) == 1

    def take_seat(self, seat: int) -> bool:
        """Another person comes to the keyboard: hide what was shown until that person alone looks."""
        if len(self.session.people()) > 1 and seat != self.holder:
            wipe(self.console)
            self.notes.clear()  # they are about the other's hand, and so is
            self.recent = []
            self.say("turn-pass-device", name=self.session.names[seat])
            while self.ask().strip().lower() == "undo":
                if self.take_back(self.holder):
                    return False
            wipe(self.console)
            self.drawn_for = NOBODY
        self.holder = seat
        return True

    def decide(self, seat: int) -> None:
        """Show the table to a person and read lines until something is played or taken back."""
        session = self.session
        view = session.game.observe(session.s, seat)
        legal = session.game.legal(session.s)
        labels = self.labels(seat, legal)
        asked = self.words.ask(session.game.asked(session.s), session.names)
        question = Text(f"{session.names[seat]}: {asked}", style="bold")
        if self.lively and self.small.draw(seat, view, question, legal, labels):
            self.recent = self.news(seat)
            self.news_are_read(seat)
            self.drawn_for = seat
        else:
            self.draw(seat, view)
            self.show_news(seat)
            self.console.print(question)
            self.console.print(show.choices(session.game, legal, labels))
            self.remind("prompt-choose")
        if self.advised:
            self.advise(seat)
        done = False
        while not done:
            done = self.commands.obey(seat, legal, labels, self.ask("> "))

    def labels(self, seat: int, legal: list[int]) -> list[str]:
        """The legal actions in words, with what lies where they point."""
        session, view = self.session, self.view(seat)
        return [show.label(session.game, session.s, a, view, self.words, session.names) for a in legal]

    def remind(self, message: str) -> None:
        """Say once what can be typed."""
        if not self.hinted:
            self.console.print(self.words.text(message), style="dim", markup=False)
            self.hinted = True

    def advise(self, seat: int) -> None:
        """What a bot would do, from the knowledge of this seat alone."""
        from ..bots import analyse

        session = self.session
        for advice in analyse(session.game, session.s, seat):
            action = self.action_words(advice.action)
            self.say("hint-move", action=action, score=round(advice.score), spread=round(advice.spread))

    def action_words(self, action: int) -> str:
        """An action as people at the table would say it now."""
        session = self.session
        labels = session.game.labels(session.s, action)
        return self.words.action(session.game, action, session.names, labels)

    def finish(self) -> None:
        """The end: the last table, the scores, the winner, the replay."""
        session = self.session
        self.console.print(show.board(session.game, self.view(self.viewer), self.words, session.names))
        self.show_news(self.viewer)
        self.console.print()
        self.say("game-over")
        self.console.print(self.words.end(session.game.end_reason(session.s)))
        self.console.print(show.score_table(session.game, session.s, self.words, session.names, True))
        self.console.print(
            Text(show.winners(session.game, session.s, self.words, session.names), style="bold")
        )
        if self.record is None and self.lively and session.replay is not None:
            name = self.ask(self.words.text("prompt-record") + " ").strip()
            self.record = Path(name) if name else None
        if self.record is not None:
            self.write(self.record, saves.save_replay)

    def rescue(self) -> None:
        """The keyboard has gone: keep the game where it can be found again."""
        if self.session.to_act() == NOBODY:
            return
        for folder in self.shelters:
            with suppress(OSError):  # where we may not even look, another folder may do
                folder.mkdir(parents=True, exist_ok=True)
                if self.save(new_name(folder, self.session.game.name)):
                    return

    # -- what is shown

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may see."""
        return self.session.game.observe(self.session.s, seat)

    def draw(self, seat: int, view: dict[str, object]) -> None:
        """The table; on a terminal always redrawn, in a pipe once per turn."""
        if self.lively:
            wipe(self.console)
        elif self.drawn_for == seat:
            return
        self.console.print(show.board(self.session.game, view, self.words, self.session.names))
        self.drawn_for = seat

    def news(self, viewer: int | None) -> list[Text]:
        """What has happened since the viewer looked last; what was shown last if that is nothing."""
        log = self.session.log
        known = min(self.read.get(viewer, 0), len(log))
        parts = [Text(note, style="dim") for note in self.notes]
        parts += [
            Text(line, style="italic")
            for line in lines_since(log, known, viewer, self.words, self.session.names)
        ]
        return parts or self.recent

    def show_news(self, viewer: int | None) -> None:
        """Print what has happened since the viewer looked last."""
        self.recent = []
        news = self.news(viewer)
        earlier = len(news) - len(self.notes) - LOG_LINES
        for note in news[: len(self.notes)]:
            self.console.print(note)
        if earlier > 0:
            self.say("log-earlier", n=earlier)
        for event in news[len(self.notes) :][-LOG_LINES:]:
            self.console.print(event)
        self.news_are_read(viewer)

    def news_are_read(self, viewer: int | None) -> None:
        """What comes after this is new to the viewer."""
        self.notes.clear()
        self.read[viewer] = len(self.session.log)

    def say(self, message: str, **args: object) -> None:
        """Print a message of the table itself, broken between its words."""
        self.show_wrapped(self.words.text(message, **args))

    def show_wrapped(self, text: str) -> None:
        """Print a sentence, broken between its words."""
        self.console.print(Text(text))

    def show_unbroken(self, text: str) -> None:
        """Print a line with a file name, to be broken by the terminal alone, so that it can be copied."""
        self.console.print(Text(text), soft_wrap=True)

    def ask(self, prompt: str = "") -> str:
        """A line from the keyboard; EOFError when there are no more."""
        if self.lively and self.keyboard is sys.stdin:
            return input(prompt)  # with the line editing that the terminal offers
        self.console.print(prompt, end="", markup=False)
        line = self.keyboard.readline()
        if not line:
            raise EOFError
        self.console.print(line.rstrip("\n"), markup=False)
        return line

    # -- what is kept and taken back

    def save(self, path: Path) -> bool:
        """Write the game to a file, and say how to go on with it; False where it could not be written."""
        if path.suffix == saves.REPLAY_SUFFIX:
            return self.write(path, saves.save_replay)
        if not self.write(path, saves.save):
            return False
        command = f"wagontrain play {self.session.game.name} --load {quote(str(path))}"
        self.show_unbroken(self.words.text("go-on-with", command=command))
        return True

    def write(self, path: Path, how: Callable[[Session, Path], None]) -> bool:
        """Write a file and say so, or why not."""
        try:
            how(self.session, path)
        except WagontrainError as error:
            self.show_unbroken(str(error))
            return False
        self.show_unbroken(self.words.text("saved", path=str(path)))
        return True

    def take_back(self, seat: int) -> bool:
        """Undo, or why it cannot be."""
        if self.session.undo(seat):
            self.notes.append(self.words.text("undo-done"))
            self.recent = []
            self.read = {viewer: min(n, len(self.session.log)) for viewer, n in self.read.items()}
            self.drawn_for = NOBODY
            return True
        self.say(self.session.why_no_undo(seat))
        return False


def new_name(folder: Path, game: str) -> Path:
    """A file name that is still free and tells when the game was left."""
    from datetime import datetime

    stamp = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    names = [folder / f"{game}-{stamp}{suffix}.json" for suffix in ("", *[f"-{i}" for i in range(2, 100)])]
    return next(path for path in names if not path.exists())
