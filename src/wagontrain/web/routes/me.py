"""Who I am: guest, login, tokens, my data."""

import time
from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import delete, select
from starlette.responses import StreamingResponse

from ...core.words import LANGUAGES
from .. import shapes
from ..addresses import check_addresses
from ..deps import Anyone, ServerDep, Someone, answer, get_speech, visitor_of
from ..forgetting import AT_ONCE, begin
from ..identity import COOKIE, digest, new_id, new_secret
from ..models import Login, Logout, Me, PasswordChange, PlayerId, TokenWish
from ..notices import told_notices, whole_urls
from ..personal import all_about
from ..problems import Problem
from ..server import Server
from ..store import queries as q
from ..store import schema as t
from ..store.engine import Taken

router = APIRouter(prefix="/api", tags=["me"])
Row = Any


def told(player: Row | None, request: Request) -> dict[str, Any]:
    """Me, as I see myself."""
    lang = get_speech(request).lang
    names = ("id", "name", "login", "language", "is_bot", "notices")
    me = {name: getattr(player, name) for name in names} if player is not None else None
    if me is not None:
        me["notices"] = told_notices(me["notices"])
    return {"player": me, "language": lang, "languages": list(LANGUAGES)}


def set_session(server: Server, request: Request, response: Response, player: Row) -> Response:
    """Give the browser its session; only over HTTPS where the server is reached so."""
    secure = request.url.scheme == "https" or server.settings.base_url.startswith("https:")
    cookie = server.identity.signer.sign(player.id, player.epoch)
    age = server.settings.session_seconds
    response.set_cookie(COOKIE, cookie, max_age=age, httponly=True, samesite="lax", secure=secure, path="/")
    return response


@router.get("/me", response_model=shapes.MeInfo)
async def get_me(request: Request, who: Anyone) -> Response:
    """Who I am, and which languages there are."""
    return answer(told(who, request))


@router.post("/me", response_model=shapes.MeInfo)
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
        await check_addresses(server.settings, urls)
        values["notices"] = {"urls": urls, "digest": body.notices.digest} if urls else {}
    player_id = who.id if who is not None else new_id()
    async with server.db.write() as c:
        if who is None:
            server.limits.spend(visitor_of(request), "login")
            if body.name is None:
                raise Problem("invalid", "name")
            await q.add(c, t.player, id=player_id, created=time.time(), **{"notices": {}, **values})
        elif values:
            await q.change_player(c, player_id, **values)
        player = await q.get_player(c, player_id)
    request.state.player = player
    response = answer(told(player, request), 201 if who is None else 200)
    return set_session(server, request, response, player) if who is None else response


@router.post("/register", response_model=shapes.MeInfo)
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
    return answer(told(player, request))


async def need_password(server: Server, login: str, stored: str, given: str) -> None:
    """A Problem where a password is wrong, or where too many wrong ones came for this login."""
    account = f"account:{digest(login.lower())[:16]}"
    server.limits.reserve(account, "try")  # before it is compared: many tries at once are many tries
    if not await server.identity.matches(stored, given):
        server.limits.tell_others(account, "try")
        raise Problem("wrong-password")
    server.limits.give_back(account, "try")


@router.post("/login", response_model=shapes.MeInfo)
async def login(request: Request, server: ServerDep, body: Login) -> Response:
    """Begin a session on this device."""
    server.limits.spend(visitor_of(request), "login")
    async with server.db.read() as c:
        player = await q.player_by_login(c, body.login.lower())
    await need_password(server, body.login, player.password if player is not None else "", body.password)
    request.state.player = player
    return set_session(server, request, answer(told(player, request)), player)


@router.post("/me/password", response_model=shapes.MeInfo)
async def change_password(
    request: Request, server: ServerDep, who: Someone, body: PasswordChange
) -> Response:
    """A new password; the sessions on all other devices end."""
    server.limits.spend(visitor_of(request), "login")
    await need_password(server, who.login or who.id, who.password or "", body.old)
    password = await server.identity.hash(body.new)
    async with server.db.write() as c:
        await q.change_player(c, who.id, password=password, epoch=who.epoch + 1)
        player = await q.get_player(c, who.id)
    return set_session(server, request, answer(told(player, request)), player)


@router.post("/logout")
async def logout(server: ServerDep, who: Anyone, body: Logout) -> Response:
    """End the session on this device, or all of them (tokens too)."""
    if who is not None and body.everywhere:
        async with server.db.write() as c:
            await q.change_player(c, who.id, epoch=who.epoch + 1)
            await c.execute(delete(t.token).where(t.token.c.player_id == who.id))
    response = answer({"player": None})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


@router.get("/me/tokens", response_model=shapes.TokenList)
async def list_tokens(server: ServerDep, who: Someone) -> Response:
    """My tokens, without their secrets."""
    columns = (t.token.c.id, t.token.c.label, t.token.c.created)
    async with server.db.read() as c:
        found = await q.rows(c, select(*columns).where(t.token.c.player_id == who.id))
    return answer({"tokens": [vars(row) for row in found]})


@router.post("/me/tokens", response_model=shapes.NewToken)
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
        mine = (t.token.c.id == token_id) & (t.token.c.player_id == who.id)
        gone = await c.execute(delete(t.token).where(mine))
    if gone.rowcount == 0:
        raise Problem("not-found", "token")
    return answer({"id": token_id})


@router.get("/me/export")
async def export_me(server: ServerDep, who: Someone) -> Response:
    """All that is stored about me."""
    me = {name: value for name, value in vars(who).items() if name != "password"}
    me["notices"] = told_notices(who.notices)
    headers = {"Cache-Control": "no-store"}
    return StreamingResponse(all_about(server.db, me), 200, headers, "application/json")


@router.delete("/me")
async def delete_me(server: ServerDep, who: Someone) -> Response:
    """Forget me: name, login, messages, notes. Games go on with a bot on my seats.

    I am gone at once. Where I have sat at very many tables, my name leaves the last of them a little later.
    """
    async with server.db.write() as c:
        await begin(c, who)
    await server.forgetting.forget(who.id, who.name, AT_ONCE)
    response = answer({"player": None})
    response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response
