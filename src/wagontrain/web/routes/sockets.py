"""Sockets: rings that say how far a table is. No game content ever goes over them."""

import asyncio
import json
from typing import Any

import anyio
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect, WebSocketState

from ..dependencies import get_player, get_server, visitor_of
from ..middleware import is_own_origin
from ..problems import Problem
from ..requests import TableId
from ..server import Server
from ..store.engine import StoreError
from ..subscriptions import ENDED, Listener
from .common import open_for

router = APIRouter()
PINGS = 240  # messages a socket may send in a minute
CODES = {
    "no-session": 4401,
    "foreign-origin": 4403,
    "no-spectators": 4403,
    "not-found": 4404,
    "too-many-requests": 4429,
    "store-unavailable": 1013,  # try again later
}
PONG = '{"pong": true}'
LONGEST = 16  # characters of what a client may say: "ping"

Row = Any


async def admit(socket: WebSocket) -> tuple[Server, Row | None]:
    """Who opens the socket; a Problem where it comes from a foreign page or there are too many."""
    server = get_server(socket)
    if not is_own_origin(socket.headers, server):
        raise Problem("foreign-origin")
    who = await get_player(socket)
    settings, held = server.settings, server.rings.held[who.id if who is not None else visitor_of(socket)]
    if held >= (settings.sockets_per_player if who is not None else settings.sockets_per_address):
        raise Problem("too-many-requests")
    return server, who


async def refuse(socket: WebSocket, error: Problem | StoreError) -> None:
    """Close at once, saying why: a browser is told nothing of a handshake that is refused."""
    code = error.code if isinstance(error, Problem) else "store-unavailable"
    await socket.accept()
    await socket.close(CODES.get(code, 4400), code)


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: TableId) -> None:
    """Rings of one table, the first at once: {"seq", "change", "chat"}, and who is online."""
    try:
        server, who = await admit(socket)
        async with server.db.read() as c:
            opened = await open_for(server, c, table_id, who, game=False)
        server.tables.viewer(opened, who, None)
    except (Problem, StoreError) as error:
        await refuse(socket, error)
        return
    await socket.accept()
    rings, row = server.rings, opened.row
    rings.seated[table_id] = [seat.player_id for seat in opened.seats]
    player_id, credential = (who.id, who.credential) if who is not None else (None, None)
    listener = rings.listen(table_id, player_id, visitor_of(socket), credential)
    listener.put(json.dumps({"seq": row.seq, "change": row.change, "chat": row.chat}))
    rings.ring_online(table_id)
    try:
        await run(socket, listener)
    finally:
        rings.leave(table_id, listener)
        rings.ring_online(table_id)


@router.websocket("/api/me/socket")
async def my_socket(socket: WebSocket) -> None:
    """Rings whenever a table of mine waits for me."""
    try:
        server, who = await admit(socket)
        if who is None:
            raise Problem("no-session")
    except (Problem, StoreError) as error:
        await refuse(socket, error)
        return
    await socket.accept()
    listener = server.rings.listen(f"mine:{who.id}", who.id, visitor_of(socket), who.credential)
    try:
        await run(socket, listener)
    finally:
        server.rings.leave(f"mine:{who.id}", listener)


async def run(socket: WebSocket, listener: Listener) -> None:
    """Send rings and answer pings, until one side goes."""
    async with anyio.create_task_group() as group:
        group.start_soon(send, socket, listener, group.cancel_scope)
        await hear(socket, listener)
        group.cancel_scope.cancel()
    if WebSocketState.DISCONNECTED not in (socket.client_state, socket.application_state):
        await socket.close(4400)


async def send(socket: WebSocket, listener: Listener, scope: anyio.CancelScope) -> None:
    """Send each ring as it comes; when the other side is gone, or its session has ended, stop."""
    try:
        while (text := await listener.queue.get()) != ENDED:
            await socket.send_text(text)
        await socket.close(CODES["no-session"], "no-session")
        scope.cancel()
    except (WebSocketDisconnect, RuntimeError):
        scope.cancel()


async def hear(socket: WebSocket, listener: Listener) -> None:
    """A client may say "ping", and not too often; anything else ends the socket."""
    heard, began = 0, asyncio.get_running_loop().time()
    try:
        while True:
            text = await socket.receive_text()
            now = asyncio.get_running_loop().time()
            heard, began = (1, now) if now - began > 60 else (heard + 1, began)
            if len(text) > LONGEST or text.strip('" ') != "ping" or heard > PINGS:
                return
            listener.put(PONG)
    except (WebSocketDisconnect, KeyError):
        return
