"""The application: parts, routes and errors put together. `make_app(settings)` is all that others need."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from . import routes
from .error_responses import refusal
from .middleware import Gate
from .problems import ABOUT, Problem
from .requests import ProblemModel
from .server import Server
from .settings import Settings
from .store.engine import StoreError, Taken

log = logging.getLogger("wagontrain.server")
REFUSALS: dict[int | str, dict[str, object]] = {
    "default": {"model": ProblemModel, "description": "A problem, in words"}
}


def make_app(settings: Settings) -> FastAPI:
    """A server process as an ASGI application."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await server.start()
        try:
            yield
        finally:
            await server.stop()

    app = FastAPI(
        title="Wagontrain",
        version="1",
        summary="Tables of Great Western Trail, Sierra West and Villagers",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page would load scripts from another host
        redoc_url=None,
        responses=REFUSALS,
    )
    app.state.server = server
    for router in routes.all_routers():
        app.include_router(router)
    app.add_middleware(Gate, server=server)
    for kind in (Problem, StoreError, Taken, RequestValidationError, HTTPException, Exception):
        app.add_exception_handler(kind, refuse)
    return app


async def refuse(request: Request, error: Exception) -> Response:
    """Every error as a problem in the player's language."""
    return refusal(as_problem(error), request)


def subject_of(error: RequestValidationError) -> str:
    """The one thing of a request that is wrong, if there is a message for it."""
    named = {str(each["loc"][1]) for each in error.errors() if len(each["loc"]) > 1}
    subject = named.pop() if len(named) == 1 else ""
    subject = "password" if subject in ("new", "old") else subject
    return subject if subject in ABOUT["invalid"] else ""


def as_problem(error: Exception) -> Problem:
    if isinstance(error, Problem):
        return error
    if isinstance(error, StoreError):
        log.error("the database does not answer", extra={"why": str(error)})
        return Problem("store-unavailable")
    if isinstance(error, Taken):
        return Problem("conflict")
    if isinstance(error, RequestValidationError):
        found = [
            {"at": ".".join(str(part) for part in each["loc"]), "message": each["msg"]}
            for each in error.errors()
        ]
        return Problem("invalid", subject_of(error), errors=found[:20])
    if isinstance(error, HTTPException):
        codes = {404: "not-found", 405: "method-not-allowed", 413: "too-large"}
        return Problem(codes.get(error.status_code, "bad-request"))
    return Problem("internal")
