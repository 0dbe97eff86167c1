"""One table in progress: the state, who sits where, what was played, and how far it can be taken back."""

from typing import Any

from .. import bots
from ..bots import Bot
from ..core.events import Event
from ..core.game import Game
from ..core.replay import Replay
from ..core.state import NOBODY
from ..undo import Moment, UndoHistory


class Played(Moment):
    """The table before an action, and what was played."""

    def __init__(self, s: Any, seat: int, events: int, action: int, forced: bool) -> None:
        super().__init__(s, seat, forced)
        self.events = events
        self.action = action


class Session(UndoHistory[Played, int]):
    """A game that is being played. `players` names the bot on each seat, None where a person sits."""

    def __init__(
        self, game: Game[Any], s: Any, names: list[str], players: list[str | None], replay: Replay | None
    ) -> None:
        super().__init__()
        self.game = game
        self.s = s
        self.names = names
        self.players = players
        self.replay = replay  # None where the start of the game is unknown
        self.log: list[Event] = []
        self.bots = self._make_bots()
        s.log = self.log

    def _make_bots(self) -> list[Bot | None]:
        seed = self.replay.seed if self.replay and self.replay.seed else "bots"
        played = len(self.replay.actions) if self.replay else 0
        return [
            bots.make(name, f"{seed}/{seat}/{played}") if name else None
            for seat, name in enumerate(self.players)
        ]

    def people(self) -> list[int]:
        """The seats where people sit."""
        return [seat for seat, name in enumerate(self.players) if name is None]

    def to_act(self) -> int:
        """The seat that decides now, NOBODY when the game is over."""
        return self.game.to_act(self.s)

    def play(self, action: int) -> None:
        """Play a legal action."""
        self.future.clear()
        self._apply(action)

    def _apply(self, action: int) -> None:
        seat = self.to_act()
        by_person = self.bots[seat] is None
        before, forced = self.s, False
        if by_person:
            before, forced = self.game.clone(self.s), len(self.game.legal(self.s)) == 1
        moment = Played(before, seat, len(self.log), action, forced)
        reveals = self.s.reveals
        self.game.apply(self.s, action)
        if self.replay:
            self.replay.actions.append(self.game.text(action))
            if self.to_act() == NOBODY:
                self.replay.finish(self.game, self.s)
        self.note_past(moment, self.s.reveals != reveals, by_person)

    def play_bot(self) -> None:
        """Let the bot decide whose turn it is."""
        seat = self.to_act()
        bot = self.bots[seat]
        assert bot is not None
        self.play(bots.decide(bot, self.game, self.s, seat))

    def undo(self, seat: int) -> bool:
        """Take back the seat's last real decision, with the forced steps that followed it."""
        if not self.can_undo(seat):
            return False
        undone: list[int] = []
        for _ in range(self.undo_length()):
            moment = self.past.pop()
            undone.insert(0, moment.action)
            self.s = moment.s
            del self.log[moment.events :]
            if self.replay:
                self.replay.actions.pop()
                self.replay.result = None
        self.s.log = self.log
        self.future.append(undone)
        return True

    def redo(self) -> bool:
        """Play again what was taken back last."""
        if not self.future:
            return False
        for action in self.future.pop():
            self._apply(action)
        return True
