"""Errors as JSON problems (RFC 9457): a stable code, a status, and a message in the player's language."""

import json
from typing import TYPE_CHECKING, Any

from .localization import Speech

if TYPE_CHECKING:
    from starlette.responses import Response

STATUS = {
    "bad-request": 400,
    "not-json": 415,
    "no-session": 401,
    "wrong-password": 401,
    "not-your-seat": 403,
    "not-the-owner": 403,
    "foreign-origin": 403,
    "bad-invite": 403,
    "no-spectators": 403,
    "not-seated": 403,
    "not-found": 404,
    "method-not-allowed": 405,
    "stale": 409,
    "conflict": 409,
    "key-in-use": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "has-login": 409,
    "table-not-open": 409,
    "table-not-running": 409,
    "table-not-finished": 409,
    "table-not-full": 409,
    "other-version": 409,
    "checking-rules": 503,
    "nothing-to-undo": 409,
    "undo-forbidden": 409,
    "nothing-to-redo": 409,
    "nothing-to-confirm": 409,
    "waits-for-confirmation": 409,
    "not-your-turn": 409,
    "not-absent": 409,
    "not-absent-long": 409,
    "not-awaited": 409,
    "too-many-unfinished": 409,
    "too-many-with-bots": 409,
    "too-large": 413,
    "unknown-host": 421,
    "not-an-action": 422,
    "not-legal": 422,
    "bad-option": 422,
    "bad-replay": 422,
    "unknown-game": 422,
    "unknown-bot": 422,
    "invalid": 422,
    "notice-address": 422,
    "notice-host": 422,
    "too-many-requests": 429,
    "too-many-today": 429,
    "internal": 500,
    "store-unavailable": 503,
}


RETRY_SECONDS = {"checking-rules": 1, "too-many-requests": 1, "too-many-today": 3600}

ABOUT = {
    "not-found": ("game", "message", "page", "player", "seat", "session", "step", "table", "token"),
    "invalid": ("label", "login", "name", "password", "title"),
}
"""What a problem of that code may be about: each has a message of its own."""


class Problem(Exception):
    """A request that cannot be granted. `extra` joins the answer: the current view, the reasons.

    `detail` is for programmers and the same in every language. One of ABOUT also chooses the message.
    """

    def __init__(self, code: str, detail: str = "", **extra: Any) -> None:
        super().__init__(f"{code}: {detail}" if detail else code)
        self.code = code
        self.detail = detail
        self.extra = extra

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def words(self, speech: Speech) -> str:
        """The problem in the player's language: a whole sentence."""
        about = f"-{self.detail}" if self.detail in ABOUT.get(self.code, ()) else ""
        args = {name: value for name, value in self.extra.items() if isinstance(value, str)}
        return speech.text(f"problem-{self.code}{about}", **args)

    def to_json(self, speech: Speech) -> dict[str, Any]:
        """The problem as JSON, in words."""
        body: dict[str, Any] = {
            "type": f"/problems/{self.code}",
            "code": self.code,
            "status": self.status,
            "title": self.words(speech),
        }
        if self.detail:
            body["detail"] = self.detail
        return {**body, **self.extra}


def problem_response(problem: Problem, speech: Speech) -> "Response":
    """The answer to a request that was refused."""
    from starlette.responses import Response  # not in a browser, where problems are told by offline/

    headers = {"Cache-Control": "no-store"}
    if problem.code in RETRY_SECONDS:
        headers["Retry-After"] = str(RETRY_SECONDS[problem.code])
    body = json.dumps(problem.to_json(speech), ensure_ascii=False).encode()
    return Response(body, problem.status, headers, "application/problem+json")
