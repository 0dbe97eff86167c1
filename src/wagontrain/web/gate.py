"""The gate before every route: sizes, rates, foreign origins; headers on every answer; a line in the log."""

import logging
import time
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .deps import address_of, get_speech
from .identity import COOKIE
from .problems import Problem, problem_response
from .server import Server

log = logging.getLogger("wagontrain.requests")
SAFE = ("GET", "HEAD", "OPTIONS")
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

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 500

        async def send_on(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            try:
                body = await self.admit(scope, receive)
            except Problem as problem:
                await self.refuse(problem, scope, receive, send_on)
                return
            await self.app(scope, replayed(body, receive), send_on)
        finally:
            self.note(scope, status, time.perf_counter() - began)

    async def admit(self, scope: Scope, receive: Receive) -> bytes:
        """The whole body of a request that may pass."""
        connection = HTTPConnection(scope)
        writes = scope["method"] not in SAFE
        if scope["path"].startswith("/api"):
            self.spend(connection, writes)
        if not writes:
            return b""
        if "authorization" not in connection.headers and not is_own_origin(connection.headers, self.server):
            raise Problem("foreign-origin")
        body = await self.read(scope, connection.headers, receive)
        kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
        if body and kind != "application/json":
            raise Problem("not-json")
        return body

    def spend(self, connection: HTTPConnection, writes: bool) -> None:
        """Take a permit of the player's, else of the address's; tokens are counted when they are known."""
        cookie = connection.cookies.get(COOKIE)
        known = self.server.identity.signer.read(cookie) if cookie else None
        if known is not None:
            self.server.limits.spend(f"player:{known[0]}", "write" if writes else "read")
        elif "authorization" not in connection.headers:
            self.server.limits.spend(address_of(connection), "write" if writes else "read")

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
        await problem_response(problem, get_speech(HTTPConnection(scope)))(scope, receive, send)

    def note(self, scope: Scope, status: int, seconds: float) -> None:
        """A line in the log and a figure: the route's pattern, never the path itself nor what was sent."""
        route: Any = scope.get("route")
        path = getattr(route, "path", None) or "(none)"
        self.server.metrics.requests.labels(scope["method"][:10], path, str(status)).observe(seconds)
        level = logging.WARNING if status in (401, 403, 413, 429) or status >= 500 else logging.INFO
        where = {
            "method": scope["method"][:10],
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
