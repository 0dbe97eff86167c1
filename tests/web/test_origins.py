"""Whose page a request comes from: our own, another's, or none at all."""

from types import SimpleNamespace
from typing import cast

import pytest
from starlette.datastructures import Headers

from tests.web.client import Site
from wagontrain.web.identity import COOKIE
from wagontrain.web.middleware import is_own_origin
from wagontrain.web.server import Server
from wagontrain.web.settings import Settings


@pytest.mark.parametrize(
    ("headers", "is_own"),
    [
        ({}, True),  # no browser
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "same-site"}, False),  # a page under another name of our domain is another's
        ({"sec-fetch-site": "cross-site"}, False),
        ({"origin": "https://tables.example", "host": "tables.example"}, True),
        ({"origin": "https://tables.example:444", "host": "tables.example"}, False),
        ({"origin": "https://other.tables.example", "host": "tables.example"}, False),
        ({"origin": "https://public.example", "host": "inner:8000"}, True),  # --base-url
        ({"origin": "http://public.example", "host": "inner:8000"}, False),
        ({"origin": "null", "host": "tables.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "https://evil.example", "sec-fetch-site": "same-origin", "host": "a"}, False),
    ],
)
def test_which_pages_are_our_own(headers: dict[str, str], is_own: bool) -> None:
    settings = Settings(data="", base_url="https://public.example")
    server = cast(Server, SimpleNamespace(settings=settings))
    assert is_own_origin(Headers(headers), server) is is_own


def test_a_program_with_a_token_comes_from_anywhere(here: Site) -> None:
    """Its token is no cookie: no page of a stranger's can send it."""
    ann = here.player("Ann")
    token = ann.post("/api/me/tokens", {"label": "my bot"}, expect=201)["token"]
    wish = {"game": "villagers", "seats": ["me", "me"]}
    foreign = {"authorization": f"Bearer {token}", "origin": "https://tools.example"}
    assert here.client.post("/api/tables", json=wish, headers=foreign).status_code == 201
    cookie = f"{COOKIE}={ann.cookies[COOKIE]}"  # counts for nothing beside a token
    pretended = {"authorization": "Bearer x", "origin": "https://evil.example", "cookie": cookie}
    assert here.client.post("/api/tables", json=wish, headers=pretended).status_code == 401
