"""Which games there are, with their options in words; the words and rules themselves."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import wagontrain

from ...core.errors import UnknownGame
from ...core.game import Game
from ...core.game_folders import words_path
from ...core.rulebook import rules_language, rules_text
from ...core.words import LANGUAGES, words_file
from .. import responses
from ..compression import packed_response
from ..dependencies import answer, get_speech
from ..game_info import game_info, tables_body
from ..problems import Problem
from ..requests import GameName

router = APIRouter(prefix="/api", tags=["games"])
A_DAY = {"Cache-Control": "public, max-age=3600"}


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
