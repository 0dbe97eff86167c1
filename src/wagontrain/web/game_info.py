"""A game as the page shows it: its options in words, its component tables. Used by the server and offline."""

import re
from functools import cache
from hashlib import sha256
from typing import Any

from .. import bots
from ..core.data import files, table
from ..core.game import Game
from ..core.options import Option
from ..core.rulebook import cited_rules
from ..core.state import OptionValue
from ..core.words import Words
from .localization import OFFERED, Speech
from .views import encoded

LEFT_OUT = re.compile("confidence|^source$|note$|^copies$|^starting$")  # as in client/tools/generate.mjs


def game_info(game: Game[Any], speech: Speech) -> dict[str, Any]:
    """A game with its options, in words."""
    words = speech.game(game.name)
    options = [
        {
            "name": name,
            "words": words.option(name),
            "help": words.option_help(name),
            "kind": option.kind,
            "default": option.default,
            "choices": [choice_info(option, name, value, words) for value in option.choices],
            "pattern": option.pattern,
            "seats": None if option.seats is None else list(option.seats),
            "needs": {need: list(values) for need, values in option.needs.items()},
        }
        for name, option in game.options.items()
    ]
    return {
        "game": game.name,
        "title": words.text("game-title"),
        "pitch": words.text("game-pitch") if words.has("game-pitch") else "",
        "time": words.text("game-time") if words.has("game-time") else "",
        "version": game.version,
        "seats": list(game.seats),
        "bots": [
            {"name": name, "words": words.text(f"bot-{name}")} for name in OFFERED if name in bots.names()
        ],
        "options": options,
    }


def choice_info(option: Option, name: str, value: OptionValue, words: Words) -> dict[str, Any]:
    """One value of an option, in words, with the numbers of seats that allow it where not all do."""
    seats = option.choice_seats.get(value)
    return {
        "value": value,
        "words": words.choice(name, value),
        "seats": None if seats is None else list(seats),
    }


@cache
def tables_body(name: str) -> tuple[bytes, str]:
    """The tables of a game with the rules that its things cite, as they are sent, and a digest of them."""
    tables = {file: drawn(table(name, file)) for file in files(name)}
    body = encoded({**tables, "cites": cited_rules(name)})
    return body, sha256(body).hexdigest()[:16]


def drawn(value: object) -> object:
    """A table without what no board needs: where its figures come from, how often a card is there."""
    if isinstance(value, dict):
        return {name: drawn(inner) for name, inner in value.items() if not LEFT_OUT.search(name)}
    return [drawn(item) for item in value] if isinstance(value, list) else value
