"""A replay as a film: every step of it, in words and as a table."""

from collections.abc import Sequence
from typing import Any, TextIO

from rich.console import Console
from rich.text import Text

from ..core.errors import ActionError
from ..core.events import Event, Label
from ..core.game import Game
from ..core.replay import Replay
from ..core.state import NOBODY
from ..core.summary_words import Teller
from ..core.words import Words
from . import show
from .screen import wipe

EVERY = 50  # a state is kept every 50 steps, the others are played again from there


def labels_of(game: Game[Any], s: Any, text: str) -> Sequence[Label | None]:
    """How the arguments of an action are called at the table; a wrong one is for the replay to refuse."""
    try:
        return game.labels(s, game.parse(text))
    except ActionError:
        return ()


class Film:
    """All steps of a replay: who did what, what followed, and the table after it."""

    def __init__(
        self, game: Game[Any], replay: Replay, viewers: Sequence[int], words: Words, console: Console
    ) -> None:
        self.game = game
        self.replay = replay
        self.viewers = viewers
        self.words = words
        self.console = console
        self.seats: list[int] = []  # who acted at each step
        self.labels: list[Sequence[Label | None]] = []  # how its arguments were called then
        self.events: list[list[Event]] = [[]]  # what happened at each step; the first is the start
        self.kept: list[Any] = []
        for i, s in enumerate(replay.play(game)):
            self.events.append(s.log or [])
            self.seats.append(game.to_act(s))
            if i < len(replay.actions):
                self.labels.append(labels_of(game, s, replay.actions[i]))
            if i % EVERY == 0:
                self.kept.append(game.clone(s))
            s.log = []
        del self.events[0]

    def state(self, step: int) -> Any:
        """The table after this many actions."""
        s = self.game.clone(self.kept[step // EVERY])
        for text in self.replay.actions[step // EVERY * EVERY : step]:
            self.game.play(s, text)
        return s

    def line(self, step: int) -> str:
        """Who played what."""
        action = self.game.parse(self.replay.actions[step - 1])
        name = self.words.player(self.seats[step - 1], self.replay.names)
        text = self.words.action(self.game, action, self.replay.names, self.labels[step - 1])
        return self.words.text("replay-played", name=name, action=text)

    def sentences(self, step: int) -> list[str]:
        """What followed, as far as the viewers together may know it."""
        return [self.words.event(event, self.eye(event), self.replay.names) for event in self.events[step]]

    def eye(self, event: Event) -> int | None:
        """A viewer who may read all of the event, else any viewer."""
        return next((seat for seat in self.viewers if event.may_read(seat)), self.viewers[0])

    def print_step(self, step: int) -> None:
        """One step in words. An action may name secrets: of the others only what followed is shown."""
        if step > 0 and self.seats[step - 1] in self.viewers:
            text = Text(f"{step:>4}  {self.line(step)}", style="bold")
            text.append(f"  {self.replay.actions[step - 1]}", style="dim not bold")
            self.console.print(text)
        for sentence in self.sentences(step):
            self.console.print(Text(f"      {sentence}", style="italic"))

    def print_all(self, first: int) -> None:
        """Every step, and how the game ended."""
        self.console.print(f"{self.words.text('game-title')}: {', '.join(self.replay.names)}", markup=False)
        for step in range(first, len(self.replay.actions) + 1):
            self.print_step(step)
        self.print_end()

    def print_turns(self) -> None:
        """Every turn in a sentence, and how the game ended; the same whoever looks on."""
        events = [event for found in self.events for event in found]
        teller = Teller(self.words, self.replay.names)
        for turn in teller.turns(events):
            if heading := teller.heading(turn):
                self.console.print(Text(heading, style="bold"))
            self.console.print(Text(teller.headline(turn, events)))
        self.print_end()

    def print_end(self) -> None:
        """The scores, final ones if the game is over."""
        s = self.state(len(self.replay.actions))
        over = self.game.to_act(s) == NOBODY
        if over:
            self.console.print(self.words.end(self.game.end_reason(s)), markup=False)
        self.console.print(show.score_table(self.game, s, self.words, self.replay.names, over))
        if over:
            self.console.print(show.winners(self.game, s, self.words, self.replay.names), markup=False)

    def print_table(self, step: int) -> None:
        """The table after a step; for all seats together as the one who acts next sees it."""
        s = self.state(step)
        seat = self.game.to_act(s)
        viewer = seat if seat in self.viewers else self.viewers[0]
        wipe(self.console)
        view = self.game.observe(s, viewer)
        self.console.print(show.board(self.game, view, self.words, self.replay.names))
        self.console.print(
            self.words.text("replay-step", n=step, total=len(self.replay.actions)), style="dim"
        )

    def show(self, step: int, keyboard: TextIO) -> None:
        """Step by step, as the keyboard says."""
        last = len(self.replay.actions)
        while True:
            self.print_table(step)
            self.print_step(step)
            if step == last:
                self.print_end()
            self.console.print(self.words.text("replay-prompt"), style="dim", markup=False)
            command = keyboard.readline()
            word = command.strip().lower()
            if not command or word in ("q", "quit"):
                return
            step = self.next_step(step, word)

    def next_step(self, step: int, word: str) -> int:
        """Where a command leads."""
        last = len(self.replay.actions)
        if word.isdecimal():
            return min(last, int(word))
        moves = {"": 1, "n": 1, "+": 1, "b": -1, "p": -1, "-": -1}
        if word in ("first", "last"):
            return 0 if word == "first" else last
        return max(0, min(last, step + moves.get(word, 0)))
