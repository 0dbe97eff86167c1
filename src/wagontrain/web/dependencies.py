"""What the routes are given: the server, who asks, and in which language to answer."""

from typing import Annotated, Any

from fastapi import Depends, Request, Response
from starlette.requests import HTTPConnection

from .identity import COOKIE
from .limits import network_of
from .localization import Speech, chosen_language, speech_of
from .problems import Problem
from .server import Server
from .views import encoded

Row = Any
LANGUAGE_COOKIE = "lang"


def get_server(connection: HTTPConnection) -> Server:
    server = connection.app.state.server
    assert isinstance(server, Server)
    return server


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from: the visitor's address, as far as we trust the proxies on the way."""
    return connection.client.host if connection.client else "?"


def visitor_of(connection: HTTPConnection) -> str:
    """Whom to count a request of a stranger for: see `network_of`."""
    return network_of(address_of(connection))


async def get_player(connection: HTTPConnection) -> Row | None:
    """The player who asks, None for a stranger. A token that is not known is refused rather than ignored."""
    server = get_server(connection)
    authorization = connection.headers.get("authorization")
    player = await server.identity.who(connection.cookies.get(COOKIE), authorization)
    if authorization is not None and player is None:
        server.limits.spend(visitor_of(connection), "login")
        raise Problem("no-session")
    connection.state.player = player
    return player


def get_speech(connection: HTTPConnection) -> Speech:
    """The words of the language to answer in."""
    player = getattr(connection.state, "player", None)
    kept = connection.cookies.get(LANGUAGE_COOKIE) or (player.language if player is not None else None)
    accepted = connection.headers.get("accept-language")
    return speech_of(chosen_language(connection.query_params.get("lang"), kept, accepted))


async def need_player(request: Request) -> Row:
    player = await get_player(request)
    if player is None:
        raise Problem("no-session")
    return player


async def here(connection: HTTPConnection) -> Server:
    """The server, for routes: a plain function would be called in a thread, with every request."""
    return get_server(connection)


ServerDep = Annotated[Server, Depends(here)]
Anyone = Annotated[Row | None, Depends(get_player)]
Someone = Annotated[Row, Depends(need_player)]


def answer(value: object, status: int = 200) -> Response:
    """JSON that is never cached on the way."""
    return sent(encoded(value), status)


def sent(body: bytes, status: int = 200) -> Response:
    """The same, written already."""
    return Response(body, status, {"Cache-Control": "no-store"}, "application/json")
