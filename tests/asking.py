"""Asking a table and answering it in the words of its notation, for the builders of each game."""

from typing import Generic

from wagontrain.core.game import Game
from wagontrain.core.state import S


class Asking(Generic[S]):
    """What may be done at tables of one game."""

    def __init__(self, game: Game[S]) -> None:
        self.game = game

    def asked(self, s: S) -> str:
        """What is asked, and of whom: "put-coin 1"."""
        ask = self.game.asked(s)
        return f"{ask.question} {ask.seat}"

    def options(self, s: S, verb: str = "") -> list[str]:
        """All that may be played now, or what begins with a verb."""
        found = [self.game.text(action) for action in self.game.legal(s)]
        return [text for text in found if text.split()[0] == verb] if verb else found

    def play(self, s: S, *texts: str) -> None:
        """Play these actions, one after the other, through the checked door."""
        for text in texts:
            self.game.play(s, text)

    def play_until(self, s: S, question: str, *usual: str) -> None:
        """Answer up to a question, by the first usual text that is legal, else the first legal one."""
        for _ in range(1000):
            if self.asked(s) == question:
                return
            legal = self.options(s)
            self.play(s, next((text for text in usual if text in legal), legal[0]))
        raise AssertionError(f"'{question}' never came")

    def reasons(self, s: S, text: str) -> list[str]:
        """The rules that forbid an action now; none exactly when it is legal."""
        found = [rule for rule, _, _ in self.game.explain(s, text)]
        assert bool(found) == (self.game.parse(text) not in self.game.legal(s)), f"{text}: {found}"
        return found
