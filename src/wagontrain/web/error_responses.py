"""How a refusal is answered: as JSON for programs, as a small page for somebody who opened an address."""

from html import escape

from starlette.requests import HTTPConnection
from starlette.responses import Response

from .dependencies import get_speech
from .localization import Speech
from .problems import Problem, problem_response

STYLE = "body{font:1rem/1.5 system-ui;max-width:40rem;margin:2rem auto;padding:0 1rem}"


def refusal(problem: Problem, connection: HTTPConnection) -> Response:
    """The answer to a request that was refused, in the player's language."""
    speech = get_speech(connection)
    response = problem_response(problem, speech)
    if not wants_page(connection):
        return response
    response.body = problem_page(problem, speech).encode()
    response.headers["content-type"] = "text/html; charset=utf-8"
    response.headers["content-length"] = str(len(response.body))
    return response


def wants_page(connection: HTTPConnection) -> bool:
    """Did somebody open an address in a browser? The page's own requests ask for other kinds of things."""
    scope = connection.scope
    if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD") or scope["path"].startswith("/api/"):
        return False
    return "text/html" in connection.headers.get("accept", "")


def problem_page(problem: Problem, speech: Speech) -> str:
    """A page that says what is wrong, with the way back."""
    return page(
        speech,
        f"<h1>Wagontrain</h1><p>{escape(problem.words(speech))}</p>"
        f"<p><a href='/'>{escape(speech.text('page-to-start'))}</a></p>",
    )


def page(speech: Speech, body: str) -> str:
    """A plain page that needs nothing but itself."""
    return (
        f"<!doctype html><html lang='{speech.lang}'><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'><title>Wagontrain</title>"
        f"<style>{STYLE}</style>{body}</html>"
    )
