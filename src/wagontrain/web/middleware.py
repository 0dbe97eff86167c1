"""The gate before every route: names, sizes, rates, foreign origins; headers on every answer; a log line."""

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .dependencies import address_of, visitor_of
from .error_responses import refusal
from .hosts import OPEN_TO_ALL
from .identity import COOKIE, bearer_digest
from .problems import Problem
from .server import Server

log = logging.getLogger("wagontrain.requests")
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = (*SAFE, "POST", "PUT", "PATCH", "DELETE")
YEAR = 365 * 24 * 3600
SOCKET_CODES = {"too-many-requests": 4429}  # how a socket that is not admitted is closed; else 4403
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
}


def is_own_origin(headers: Headers, server: Server) -> bool:
    """Does the request come from our own page, or from no page at all?"""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    base = server.settings.base_url
    if base and origin == "{0.scheme}://{0.netloc}".format(urlsplit(base)):
        return True
    return origin != "null" and urlsplit(origin).netloc == headers.get("host", "")


class Gate:
    """An ASGI layer around the whole app."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self.app = app
        self.server = server
        self.headers = dict(HEADERS)
        if server.settings.base_url.startswith("https:"):
            self.headers["Strict-Transport-Security"] = f"max-age={YEAR}"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.answer_socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def answer_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A handshake costs as much as a request. A browser only learns why from a socket that was open."""
        try:
            self.check_host(scope)
            self.spend(HTTPConnection(scope), "read")
        except Problem as problem:
            await receive()
            await send({"type": "websocket.accept"})
            code = SOCKET_CODES.get(problem.code, 4403)
            await send({"type": "websocket.close", "code": code, "reason": problem.code})
            return
        await self.app(scope, receive, send)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request pass that may, and put our headers on whatever the answer is."""
        began = time.perf_counter()
        status = 500
        head = scope["method"] == "HEAD"
        passed = {**scope, "method": "GET"} if head else scope  # HEAD is a GET without the body

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
            elif head:
                message = {**message, "body": b""}
            await send(message)

        try:
            try:
                body = await self.admit(scope, receive)
            except Problem as problem:
                await self.refuse(problem, scope, receive, send_on)
                return
            await self.app(passed, replayed(body, receive), send_on)
        finally:
            self.note(scope["method"], passed, status, time.perf_counter() - began)

    async def admit(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body of a request that may pass."""
        self.check_host(scope)
        connection = HTTPConnection(scope)
        writes = scope["method"] not in SAFE
        api = scope["path"].startswith("/api/")
        self.spend(connection, "write" if writes else "read" if api else "page")
        if not writes:
            return b""
        if "authorization" not in connection.headers and not is_own_origin(connection.headers, self.server):
            raise Problem("foreign-origin")
        body = await self.read(scope, connection.headers, receive)
        kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if body and kind != "application/json":
            raise Problem("not-json")
        return body

    def check_host(self, scope: Scope) -> None:
        """A Problem where the request names a host that is not ours."""
        host = Headers(scope=scope).get("host", "")
        if scope["path"] not in OPEN_TO_ALL and not self.server.hosts.is_known(host):
            raise Problem("unknown-host", "see --known-hosts")

    def spend(self, connection: HTTPConnection, kind: str) -> None:
        """Take a permit of the player's; of the address's where it is not sure who asks."""
        player = self.player_of(connection)
        who = visitor_of(connection) if player is None else f"player:{player}"
        self.server.limits.spend(who, kind)

    def player_of(self, connection: HTTPConnection) -> str | None:
        """The player behind a good cookie, or behind a token that was good when last looked up."""
        identity = self.server.identity
        authorization = connection.headers.get("authorization")
        if authorization is not None:
            return identity.players_by_token.get(bearer_digest(authorization))
        cookie = connection.cookies.get(COOKIE)
        known = identity.signer.read(cookie) if cookie else None
        return known[0] if known is not None else None

    async def read(self, scope: Scope, headers: Headers, receive: Receive) -> bytes:
        """The body, as long as it is not too large."""
        settings = self.server.settings
        most = settings.import_bytes if scope["path"] == "/api/import" else settings.body_bytes
        declared = headers.get("content-length", "0")
        if not declared.isdigit() or int(declared) > most:
            raise Problem("too-large" if declared.isdigit() else "bad-request")
        body = b""
        more = True
        while more:
            message = await receive()
            if message["type"] != "http.request":
                raise Problem("bad-request")
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > most:
                raise Problem("too-large")
        return body

    async def refuse(self, problem: Problem, scope: Scope, receive: Receive, send: Send) -> None:
        await refusal(problem, HTTPConnection(scope))(scope, receive, send)

    def note(self, method: str, scope: Scope, status: int, seconds: float) -> None:
        """A line in the log and a figure: the route's pattern, never the path itself nor what was sent."""
        route: Any = scope.get("route")
        path = getattr(route, "path", None) or "(none)"
        if method not in METHODS:  # whoever asks makes it up: such names are not counted apart
            method = "other"
        self.server.metrics.requests.labels(method, path, str(status)).observe(seconds)
        level = logging.WARNING if status in (401, 403, 413, 421, 429) or status >= 500 else logging.INFO
        where = {
            "method": method,
            "route": path,
            "status": status,
            "ms": round(seconds * 1000, 1),
        }
        log.log(level, "request", extra={**where, "from": address_of(HTTPConnection(scope))})


def replayed(body: bytes, receive: Receive) -> Receive:
    """A body that was read already, for those who read it next."""
    sent = False

    async def receive_again() -> Message:
        nonlocal sent
        if not sent:
            sent = True
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return receive_again
