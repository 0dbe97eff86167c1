"""What a typed line means: an action by its number, its notation, or how its notation or words begin."""

from typing import Any

from ..core.errors import NotAnAction
from ..core.game import Game


def meant(game: Game[Any], legal: list[int], labels: list[str], line: str) -> list[int]:
    """The legal actions that a line may mean; none where it names no legal action."""
    text = " ".join(line.lower().split())
    if text.isdecimal():
        number = int(text)
        return [legal[number - 1]] if 1 <= number <= len(legal) else []
    try:
        action = game.parse(text)
        return [action] if action in legal else []
    except NotAnAction:
        pass
    found = [action for action in legal if begins(game.text(action).split(), text.split())]
    return found or [legal[i] for i, label in enumerate(labels) if label.lower().startswith(text)]


def begins(words: list[str], typed: list[str]) -> bool:
    """Does each typed word begin the word in its place? Numbers must be whole: 1 does not begin 12."""
    if len(typed) > len(words):
        return False
    return all(
        word == start if start.isdecimal() else word.startswith(start)
        for word, start in zip(words, typed, strict=False)
    )
