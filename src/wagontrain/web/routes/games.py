"""Which games there are, with their options in words; the words and rules themselves."""

import re
from functools import cache
from hashlib import sha256
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import wagontrain

from ... import bots
from ...core.data import files, table
from ...core.errors import UnknownGame
from ...core.game import Game
from ...core.game_folders import words_path
from ...core.options import Option
from ...core.rulebook import cited_rules, rules_language, rules_text
from ...core.state import OptionValue
from ...core.words import LANGUAGES, Words, words_file
from .. import responses
from ..compression import packed_response
from ..dependencies import answer, get_speech
from ..localization import OFFERED, Speech
from ..problems import Problem
from ..requests import GameName
from ..views import encoded

router = APIRouter(prefix="/api", tags=["games"])
LEFT_OUT = re.compile("confidence|^source$|note$|^copies$|^starting$")  # as in client/tools/generate.mjs
A_DAY = {"Cache-Control": "public, max-age=3600"}


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


def find_game(name: str) -> Game[Any]:
    try:
        return wagontrain.game(name)
    except UnknownGame:
        raise Problem("not-found", "game") from None


@router.get("/games", response_model=list[responses.GameInfo])
async def list_games(request: Request) -> Response:
    """All games."""
    speech = get_speech(request)
    return answer([game_info(wagontrain.game(name), speech) for name in wagontrain.games()])


@router.get("/games/{game}", response_model=responses.GameInfo)
async def get_game(request: Request, game: GameName) -> Response:
    """One game, with its options."""
    return answer(game_info(find_game(game), get_speech(request)))


@router.get("/games/{game}/tables")
async def get_tables(request: Request, game: GameName) -> Response:
    """The component tables that a game is played with here, without their sources."""
    found = find_game(game)
    body, digest = tables_body(found.name)
    mark = f'"{digest}-{found.version}"'
    headers = {"Cache-Control": "no-cache", "ETag": mark}
    if request.headers.get("if-none-match") == mark:
        return Response(status_code=304, headers=headers)
    return packed_response(request, body, headers, "application/json")


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


@router.get("/words/{lang}/{file}.ftl")
async def get_words(
    request: Request,
    lang: Annotated[str, Path(pattern="^[a-z]{2}$")],
    file: Annotated[str, Path(pattern="^[a-z_]{1,40}$")],
) -> Response:
    """The words of a language: `common`, `server`, or those of a game, as a Fluent file."""
    path = words_path(lang, file) if lang in LANGUAGES else None
    if path is None or not path.is_file():
        raise Problem("not-found", "words")
    return packed_response(request, words_file(lang, file).encode(), A_DAY, "text/plain; charset=utf-8")


@router.get("/rules/{game}")
async def get_rules(request: Request, game: GameName) -> Response:
    """The rules of a game, as Markdown with the rule IDs; English where they are not translated."""
    name = find_game(game).name
    lang = rules_language(name, get_speech(request).lang)
    headers = {**A_DAY, "Content-Language": lang, "Vary": "Accept-Language, Cookie"}
    return packed_response(request, rules_text(name, lang).encode(), headers, "text/markdown; charset=utf-8")
