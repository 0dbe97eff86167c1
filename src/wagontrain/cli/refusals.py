"""Why a typed line is not an action, in the player's language, and what was probably meant."""

from typing import Any

from ..core.errors import brief
from ..core.game import Game
from ..core.hints import nearest
from ..core.words import Words

MOST_CHOICES = 12  # named in one line


def why_no_action(
    game: Game[Any], legal: list[int], commands: list[str], line: str, words: Words
) -> list[str]:
    """Return sentences on a line that names no action of the game."""
    typed = line.lower().split()
    verbs = list(dict.fromkeys(game.actions.verb(action).name for action in legal))
    verb = game.actions.by_name.get(typed[0])
    if verb is None:
        answer = [words.text("error-unknown-verb", word=brief(typed[0]))]
        return [*answer, meant_or_possible(typed[0], [*verbs, *commands], verbs, words)]
    texts = [game.text(action) for action in legal if game.actions.verb(action) is verb]
    if not texts:
        return [words.text("why-not-asked", verb=verb.name), possible(verbs, words)]
    if len(typed) - 1 != len(verb.kinds):
        return [words.text("error-form", verb=verb.name, example=texts[0])]
    for i, kind in enumerate(verb.kinds):
        if kind.find(typed[i + 1]) < 0:
            members = list(dict.fromkeys(text.split()[i + 1] for text in texts))
            answer = [words.text("error-unknown-member", word=brief(typed[i + 1]), verb=verb.name)]
            return [*answer, meant_or_possible(typed[i + 1], [*members, *kind.names], members, words)]
    return [words.text("error-not-an-action")]


def meant_or_possible(word: str, known: list[str], now: list[str], words: Words) -> str:
    """Return what the word was probably meant to be, else what is possible now."""
    near = nearest(word, known)
    return words.text("error-did-you-mean", word=near) if near else possible(now, words)


def possible(names: list[str], words: Words) -> str:
    """Return what can be typed now."""
    shown = ", ".join(names[:MOST_CHOICES]) + (" …" if len(names) > MOST_CHOICES else "")
    return words.text("error-possible-now", verbs=shown)
