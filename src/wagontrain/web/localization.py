"""What the server says in the player's language, and which language that is."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import wagontrain

from ..core.events import Event, Label
from ..core.game import Game
from ..core.words import LANGUAGES, Words
from .consent import LEVELS

DEFAULT = "en"
OFFERED = (*LEVELS, "random")  # the bots for people to choose from

Row = Any


class Speech:
    """The words of one language, for the server and for each game."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.server = Words(lang, "server")
        self._actions: dict[tuple[str, int], str] = {}
        self._labels: dict[tuple[str, str], str] = {}

    def text(self, message: str, /, **args: object) -> str:
        """A message of the server's own."""
        return self.server.text(message, **args)

    def game(self, name: str) -> Words:
        """The words of a game; the common ones where we do not have it any more."""
        return _game_words(self.lang, name if name in wagontrain.games() else "")

    def title(self, game_name: str) -> str:
        """What a game is called; its id where we do not have it any more."""
        return self.label(game_name, "game-title") if game_name in wagontrain.games() else game_name

    def bot(self, level: str) -> str:
        """What a bot is called: by its level, where that has a name."""
        return self.label("", f"bot-name-{level}") if level in OFFERED else level

    def names(self, seats: Sequence[Row]) -> list[str]:
        """What the players are called: people by their own names, bots in this language.

        Bots of one level are numbered where there are several. A bot that was given a name keeps it.
        """
        unnamed = [seat.bot if is_unnamed_bot(seat) else None for seat in seats]
        names = []
        for number, seat in enumerate(seats):
            level = unnamed[number]
            if level is None:
                names.append(seat.name)
            elif unnamed.count(level) == 1:
                names.append(self.bot(level))
            else:
                nth = unnamed[: number + 1].count(level)
                names.append(self.text("bot-name-nth", bot=self.bot(level), n=nth))
        return names

    def label(self, game_name: str, message: str) -> str:
        """A message without arguments, worked out once: of a game, or of the server where none is named."""
        key = (game_name, message)
        if key not in self._labels:
            words = self.game(game_name) if game_name else self.server
            self._labels[key] = words.text(message)
        return self._labels[key]

    def action(
        self, game: Game[Any], action: int, names: Sequence[str], labels: Sequence[Label | None] = ()
    ) -> str:
        """An action in words; worked out once where it names neither a player nor what lies on the table."""
        if any(labels) or any(kind.name == "seat" for kind in game.actions.verb(action).kinds):
            return self.game(game.name).action(game, action, names, labels)
        key = (game.name, action)
        if key not in self._actions:
            self._actions[key] = self.game(game.name).action(game, action, names)
        return self._actions[key]

    def event(self, game: Game[Any], event: Event, viewer: int | None, names: Sequence[str]) -> str:
        """What happened, as far as the viewer may know it."""
        return self.game(game.name).event(event, viewer, names)


def default_bot_name(bot: str, seat: int) -> str:
    """The name that is stored for a bot; files keep it, readers see one in their language."""
    return f"{bot.capitalize()} {seat + 1}"


def is_unnamed_bot(seat: Row) -> bool:
    """Does a bot of a known level sit here under the name that it was stored with?"""
    return seat.kind == "bot" and seat.bot in OFFERED and seat.name == default_bot_name(seat.bot, seat.seat)


@cache
def _game_words(lang: str, name: str) -> Words:
    return Words(lang, name)


@cache
def speech_of(lang: str) -> Speech:
    """The words of a language; English where we do not have it."""
    return Speech(lang if lang in LANGUAGES else DEFAULT)


def chosen_language(asked: str | None, kept: str | None, accepted: str | None) -> str:
    """The language of an answer: as asked for, else as kept, else the best that the browser accepts."""
    for lang in (asked, kept):
        if lang in LANGUAGES:
            return str(lang)
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate((accepted or "")[:200].split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            ranked.append((-float(weight or 1), place, name[:2].lower()))
        except ValueError:
            continue
    return next((name for _, _, name in sorted(ranked) if name in LANGUAGES), DEFAULT)
