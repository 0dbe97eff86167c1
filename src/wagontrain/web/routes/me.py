"""Who I am: guest, login, tokens, my data."""

import time
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection
from starlette.responses import StreamingResponse

from ...core.words import LANGUAGES
from .. import responses, sessions
from ..dependencies import Anyone, ServerDep, Someone, answer, get_speech, visitor_of
from ..erasure import AT_ONCE, begin
from ..identity import COOKIE, digest, new_id, new_secret
from ..notice_addresses import check_addresses
from ..notices import notices_json, whole_urls
from ..personal_data import all_about
from ..problems import Problem
from ..requests import Login, Logout, Me, PasswordChange, PlayerId, TokenWish
from ..server import Server
from ..store import queries as q
from ..store import schema as t
from ..store.engine import Taken

router = APIRouter(prefix="/api", tags=["me"])
Row = Any


def player_json(player: Row | None, request: Request) -> dict[str, Any]:
    """Me, as I see myself."""
    lang = get_speech(request).lang
    names = ("id", "name", "login", "language", "is_bot", "notices")
    me = {name: getattr(player, name) for name in names} if player is not None else None
    if me is not None:
        me["notices"] = notices_json(me["notices"])
    return {"player": me, "language": lang, "languages": list(LANGUAGES)}


async def begin_session(server: Server, c: AsyncConnection, request: Request, player_id: str) -> str:
    """A session for this browser; the one that it had of the same player ends."""
    known = server.identity.signer.read(request.cookies.get(COOKIE, ""))
    if known is not None and known[0] == player_id and known[2] != player_id:
        await sessions.end(c, t.session, player_id, only=known[2])
    seconds = server.settings.session_seconds
    return await sessions.begin(c, player_id, request.headers.get("user-agent", ""), seconds)


def set_session(server: Server, request: Request, response: Response, player: Row, session: str) -> Response:
    """Give the browser its session; only over HTTPS where the server is reached so."""
    secure = request.url.scheme == "https" or server.settings.base_url.startswith("https:")
    cookie = server.identity.signer.sign(player.id, player.epoch, session)
    age = server.settings.session_seconds
    response.set_cookie(COOKIE, cookie, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")
    return response


@router.get("/me", response_model=responses.MeInfo)
async def get_me(request: Request, who: Anyone) -> Response:
    """Who I am, and which languages there are."""
    return answer(player_json(who, request))


@router.post("/me", response_model=responses.MeInfo)
async def set_me(request: Request, server: ServerDep, who: Anyone, body: Me) -> Response:
    """Become a guest, or change my name, language or notices."""
    values: dict[str, Any] = {}
    if body.name is not None:
        values["name"] = body.name
    if body.language is not None:
        values["language"] = body.language
    if body.is_bot is not None:
        values["is_bot"] = body.is_bot
    if body.notices is not None:
        urls = whole_urls(who.notices if who is not None else {}, body.notices.urls)
        await check_addresses(server.settings, server.resolvers, urls)
        values["notices"] = {"urls": urls, "digest": body.notices.digest} if urls else {}
    player_id = who.id if who is not None else new_id()
    session = ""
    async with server.db.write() as c:
        if who is None:
            server.limits.spend(visitor_of(request), "login")
            if body.name is None:
                raise Problem("invalid", "name")
            await q.add(c, t.player, id=player_id, created=time.time(), **{"notices": {}, **values})
            session = await begin_session(server, c, request, player_id)
        elif values:
            await q.change_player(c, player_id, **values)
        player = await q.get_player(c, player_id)
    request.state.player = player
    response = answer(player_json(player, request), 201 if who is None else 200)
    return set_session(server, request, response, player, session) if who is None else response


@router.post("/register", response_model=responses.MeInfo)
async def register(request: Request, server: ServerDep, who: Someone, body: Login) -> Response:
    """Give myself a login and password, for several devices."""
    server.limits.spend(visitor_of(request), "login")
    if who.login is not None:
        raise Problem("has-login")
    password = await server.identity.hash(body.password)
    try:
        async with server.db.write() as c:
            await q.change_player(c, who.id, login=body.login.lower(), password=password)
            player = await q.get_player(c, who.id)
    except Taken:
        raise Problem("name-taken") from None
    return answer(player_json(player, request))


async def need_password(server: Server, login: str, stored: str, given: str) -> None:
    """A Problem where a password is wrong, or where too many wrong ones came for this login."""
    account = f"account:{digest(login.lower())[:16]}"
    server.limits.reserve(account, "try")  # before it is compared: many tries at once are many tries
    if not await server.identity.matches(stored, given):
        server.limits.tell_others(account, "try")
        raise Problem("wrong-password")
    server.limits.give_back(account, "try")


@router.post("/login", response_model=responses.MeInfo)
async def login(request: Request, server: ServerDep, body: Login) -> Response:
    """Begin a session on this device."""
    server.limits.spend(visitor_of(request), "login")
    async with server.db.read() as c:
        player = await q.player_by_login(c, body.login.lower())
    await need_password(server, body.login, player.password if player is not None else "", body.password)
    assert player is not None  # nobody's password matches
    async with server.db.write() as c:
        session = await begin_session(server, c, request, player.id)
    request.state.player = player
    return set_session(server, request, answer(player_json(player, request)), player, session)


@router.post("/me/password", response_model=responses.MeInfo)
async def change_password(
    request: Request, server: ServerDep, who: Someone, body: PasswordChange
) -> Response:
    """A new password. The sessions on all other devices end unless that is not wanted; tokens if it is."""
    server.limits.spend(visitor_of(request), "login")
    await need_password(server, who.login or who.id, who.password or "", body.old)
    password = await server.identity.hash(body.new)
    ended: set[str] = set()
    session = None
    async with server.db.write() as c:
        await q.change_player(c, who.id, password=password)
        if body.sessions:
            ended, session = await end_other_sessions(server, c, request, who)
        if body.tokens:
            ended |= await sessions.end(c, t.token, who.id, but=who.credential)
    server.rings.hang_up(ended)
    response = answer(player_json(who, request))
    return response if session is None else set_session(server, request, response, who, session)


async def end_other_sessions(
    server: Server, c: AsyncConnection, request: Request, who: Row
) -> tuple[set[str], str | None]:
    """End all of a player's sessions but this one: which, and a new one where the cookie needs it.

    A cookie of an earlier version shares its session with others of its kind, so that one ends as well.
    """
    shared = who.credential == who.id
    ended = await sessions.end(c, t.session, who.id, but="" if shared else who.credential)
    return ended, await begin_session(server, c, request, who.id) if shared else None


@router.post("/logout")
async def logout(server: ServerDep, who: Anyone, body: Logout) -> Response:
    """End the session on this device, or all of them (tokens too)."""
    ended: set[str] = set()
    if who is not None and (body.everywhere or who.credential != who.id):
        only = "" if body.everywhere else who.credential
        async with server.db.write() as c:
            ended = await sessions.end(c, t.session, who.id, only=only)
            if body.everywhere:
                ended |= await sessions.end(c, t.token, who.id)
    server.rings.hang_up(ended)
    response = answer({"player": None})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@router.get("/me/sessions", response_model=responses.SessionList)
async def list_sessions(server: ServerDep, who: Someone) -> Response:
    """The browsers in which I am signed in, those seen last first."""
    async with server.db.read() as c:
        found = await sessions.sessions_of(c, who.id)
    names = ("id", "label", "created", "seen")
    listed = [
        {
            **{name: getattr(row, name) for name in names},
            "mine": row.id == who.credential,
            "earlier": row.id == who.id,
        }
        for row in found
    ]
    return answer({"sessions": listed})


@router.delete("/me/sessions", response_model=responses.Ended)
async def drop_sessions(request: Request, server: ServerDep, who: Someone, tokens: bool = False) -> Response:
    """End my sessions on all other devices; my tokens too, if wanted."""
    ended: set[str] = set()
    async with server.db.write() as c:
        others, session = await end_other_sessions(server, c, request, who)
        if tokens:
            ended = await sessions.end(c, t.token, who.id, but=who.credential)
    server.rings.hang_up(others | ended)
    response = answer({"sessions": len(others), "tokens": len(ended)})
    return response if session is None else set_session(server, request, response, who, session)


@router.delete("/me/sessions/{session_id}")
async def drop_session(server: ServerDep, who: Someone, session_id: PlayerId) -> Response:
    """End one of my sessions."""
    async with server.db.write() as c:
        ended = await sessions.end(c, t.session, who.id, only=session_id)
    if not ended:
        raise Problem("not-found", "session")
    server.rings.hang_up(ended)
    return answer({"id": session_id})


@router.get("/me/tokens", response_model=responses.TokenList)
async def list_tokens(server: ServerDep, who: Someone) -> Response:
    """My tokens, without their secrets."""
    columns = (t.token.c.id, t.token.c.label, t.token.c.created, t.token.c.seen)
    async with server.db.read() as c:
        query = select(*columns).where(t.token.c.player_id == who.id).order_by(t.token.c.created)
        found = await q.rows(c, query)
    return answer({"tokens": [vars(row) for row in found]})


@router.post("/me/tokens", response_model=responses.NewToken)
async def add_token(server: ServerDep, who: Someone, body: TokenWish) -> Response:
    """A new token for a program; it is shown only now."""
    token, token_id = new_secret(), new_id()
    async with server.db.write() as c:
        values = {"id": token_id, "player_id": who.id, "digest": digest(token), "label": body.label}
        await q.add(c, t.token, created=time.time(), **values)
    return answer({"id": token_id, "label": body.label, "token": token}, 201)


@router.delete("/me/tokens/{token_id}")
async def drop_token(server: ServerDep, who: Someone, token_id: PlayerId) -> Response:
    """Make a token worthless."""
    async with server.db.write() as c:
        ended = await sessions.end(c, t.token, who.id, only=token_id)
    if not ended:
        raise Problem("not-found", "token")
    server.rings.hang_up(ended)
    return answer({"id": token_id})


@router.get("/me/export")
async def export_me(server: ServerDep, who: Someone) -> Response:
    """All that is stored about me."""
    left_out = ("password", "credential", "used")
    me = {name: value for name, value in vars(who).items() if name not in left_out}
    me["notices"] = notices_json(who.notices)
    headers = {"Cache-Control": "no-store"}
    return StreamingResponse(all_about(server.db, me), 200, headers, "application/json")


@router.delete("/me")
async def delete_me(server: ServerDep, who: Someone) -> Response:
    """Forget me: name, login, messages, notes. Games go on with a bot on my seats.

    I am gone at once. Where I have sat at very many tables, my name leaves the last of them a little later.
    """
    async with server.db.write() as c:
        ended = await sessions.end(c, t.session, who.id) | await sessions.end(c, t.token, who.id)
        await begin(c, who)
    server.rings.hang_up(ended)
    await server.forgetting.forget(who.id, who.name, AT_ONCE)
    response = answer({"player": None})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
