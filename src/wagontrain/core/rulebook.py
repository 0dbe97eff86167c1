"""The rules as text: docs/rules/<game>.md in English, docs/rules/<lang>/<game>.md in other languages."""

import tomllib
from functools import cache
from pathlib import Path

from .errors import UnknownGame
from .game_folders import folder_of, rules_path

ORIGINAL = "en"


def rules_text(game: str, lang: str = ORIGINAL) -> str:
    """The rules of a game in our own words, as Markdown, with the rule IDs that code and tests cite.

    English where there is no translation: `rules_language` says so beforehand.
    """
    found = _page(game, rules_language(game, lang))
    if found is None:
        raise UnknownGame(f"no rules are here for '{game}'")
    return found.read_text(encoding="utf-8")


def rules_language(game: str, lang: str) -> str:
    """The language in which the rules of a game are shown to somebody who reads this one."""
    return lang if _page(game, lang) is not None else ORIGINAL


@cache
def cited_rules(game: str) -> dict[str, dict[str, list[str]]]:
    """The IDs of the rules for a game's questions and for the things on its table, by group and name."""
    if not game.isidentifier():
        return {}
    path = folder_of(game) / "cites.toml"
    if not path.is_file():
        return {}
    return tomllib.loads(path.read_text(encoding="utf-8"))


def question_rules(game: str, question: str) -> list[str]:
    """The IDs of the rules that a question follows, the most telling first."""
    return cited_rules(game).get("question", {}).get(question, [])


def _page(game: str, lang: str) -> Path | None:
    """The file with the rules of a game in a language, if there is one."""
    if not game.isidentifier() or not lang.isalpha():
        return None
    return rules_path(lang, game)
