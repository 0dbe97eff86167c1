"""Health, figures, the browser client's files, and a plain page where no client is built."""

from html import escape
from importlib import resources
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.responses import FileResponse

import wagontrain

from ..compression import packed_response
from ..dependencies import ServerDep, answer, get_speech
from ..error_responses import page
from ..problems import Problem
from ..server import Server
from ..store import queries as q
from ..store.migrate import newest

router = APIRouter()
PACKED = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".svg": "image/svg+xml",
}


def static_folder(server: Server) -> Path | None:
    """Where the built client is, if it is anywhere."""
    own = Path(str(resources.files("wagontrain"))) / "web" / "static"
    folder = server.settings.static or own
    return folder if (folder / "index.html").is_file() else None


@router.get("/healthz", tags=["operation"])
async def healthz(server: ServerDep) -> Response:
    """Does the server answer, and can it store something? Asked of the database every few seconds at most."""
    form, stores = await server.health.look()
    ok = stores and form == newest()
    health = {"ok": ok, "database": form, "stores": stores, "games": wagontrain.games()}
    return answer(health, 200 if ok else 503)


@router.get("/metrics", tags=["operation"])
async def metrics(server: ServerDep) -> Response:
    """Figures for Prometheus."""
    return Response(server.metrics.text(), 200, {}, "text/plain; version=0.0.4; charset=utf-8")


@router.get("/", include_in_schema=False)
async def index(request: Request, server: ServerDep) -> Response:
    """The browser client, or a plain page."""
    folder = static_folder(server)
    if folder is not None:
        return file_response(request, folder / "index.html", "no-cache")
    return await plain_page(request, server)


def file_response(request: Request, path: Path, kept: str) -> Response:
    """A file of the client; scripts and styles compressed for those who can unpack them."""
    kind = PACKED.get(path.suffix)
    if kind is None:
        return FileResponse(path, headers={"Cache-Control": kept})
    return packed_response(request, path.read_bytes(), {"Cache-Control": kept}, kind)


@router.get("/{path:path}", include_in_schema=False)
async def static_file(request: Request, server: ServerDep, path: str) -> Response:
    """A file of the client; nothing outside its folder, whatever the path says."""
    folder = static_folder(server)
    wanted = None if folder is None or path.startswith("api/") else file_of(folder, path)
    if wanted is None:
        raise Problem("not-found", "page")
    kept = "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"
    return file_response(request, wanted, kept)


def file_of(folder: Path, path: str) -> Path | None:
    """The file that a path names inside a folder; None where it names none, or nothing that can be one."""
    try:
        wanted = (folder / path).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):  # too long, or with characters that no file has
        return None


async def plain_page(request: Request, server: Server) -> Response:
    """The lobby without a client: what there is, and where the API is described."""
    speech = get_speech(request)
    async with server.db.read() as c:
        tables = await q.lobby(c, None, None, 30, None)
    games = "".join(f"<li>{escape(speech.title(n))}</li>" for n in wagontrain.games())
    lines = "".join(
        f"<li>{escape(row.title or speech.title(row.game))}: "
        f"{escape(speech.text(f'status-{row.status}'))}</li>"
        for row in tables
    )
    none = escape(speech.text("page-no-tables"))
    body = page(
        speech,
        f"<h1>Wagontrain</h1><p>{escape(speech.text('page-no-client'))} "
        f"<a href='/api/openapi.json'>/api/openapi.json</a></p>"
        f"<h2>{escape(speech.text('page-games'))}</h2><ul>{games}</ul>"
        f"<h2>{escape(speech.text('page-tables'))}</h2><ul>{lines or f'<li>{none}</li>'}</ul>",
    )
    return Response(body, 200, {"Cache-Control": "no-store"}, "text/html; charset=utf-8")
