"""What the server answers has the shapes that its schema promises; the client's types are made from them."""

from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute
from pydantic import TypeAdapter

import wagontrain
from tests.web.client import Player, Site
from wagontrain.web.routes import all_routers

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "replays"
SHAPES: dict[tuple[str, str], Any] = {
    (method, route.path): route.response_model
    for router in all_routers()
    for route in router.routes
    if isinstance(route, APIRoute) and route.response_model is not None
    for method in route.methods or ()
}


def fits(method: str, path: str, told: Any) -> Any:
    """The answer, if it has the shape that the schema promises for that route."""
    TypeAdapter(SHAPES[method, path]).validate_python(told, strict=True)
    return told


def look(who: Player, path: str, **params: Any) -> Any:
    """Get every answer that has a shape, for a table or without one."""
    names = {name: params.pop(name) for name in ("table_id", "game", "step", "player_id") if name in params}
    return fits("GET", path, who.get(path.format(**names), **params))


AROUND = ("/api/games", "/api/me", "/api/me/tokens", "/api/tables", "/api/me/tables")
AT_A_TABLE = tuple(
    path for method, path in SHAPES if method == "GET" and "{table_id}" in path and "{step}" not in path
)


def test_around_the_tables(here: Site) -> None:
    ann = here.player("Ann")
    fits("POST", "/api/tables", ann.table("me", "open"))
    fits("POST", "/api/me/tokens", ann.post("/api/me/tokens", {"label": "bot"}, expect=201))
    for path in AROUND:
        look(ann, path)
    look(ann, "/api/players/{player_id}", player_id=ann.id)
    for game in wagontrain.games():
        look(ann, "/api/games/{game}", game=game)
        look(ann, "/api/ratings/{game}", game=game)


@pytest.mark.parametrize("game", wagontrain.games())
def test_a_running_game(game: str, here: Site) -> None:
    ann, eve = here.player("Ann"), here.player("Eve")
    table = ann.table("me", "me", game=game)["id"]
    for _ in range(12):
        view = look(ann, "/api/tables/{table_id}/view", table_id=table)
        done = ann.act(table, view, view["legal"][0]["text"])
        fits("POST", "/api/tables/{table_id}/act", done)
    ann.post(f"/api/tables/{table}/chat", {"text": "hello"}, expect=201)
    for path in AT_A_TABLE:
        if not path.endswith("/verify"):
            look(ann, path, table_id=table, **({"seat": 0} if path.endswith("/plans") else {}))
    for path in ("", "/view", "/steps", "/scores", "/chat"):
        look(eve, f"/api/tables/{{table_id}}{path}", table_id=table)
    look(eve, "/api/tables/{table_id}/steps/{step}", table_id=table, step=3)


@pytest.mark.parametrize("game", wagontrain.games())
def test_a_finished_game(game: str, here: Site) -> None:
    ann = here.player("Ann")
    replay = min(GOLDEN.glob(f"{game}-*.replay"), key=lambda path: path.stat().st_size).read_text("utf-8")
    made = ann.post("/api/import", {"replay": replay}, expect=201)
    fits("POST", "/api/import", made)
    for path in AT_A_TABLE:
        if not path.endswith("/plans"):
            look(ann, path, table_id=made["id"])
