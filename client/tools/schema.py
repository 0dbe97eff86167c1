"""Writes the server's schema to client/openapi.json; the client's types are made from it.

`scripts/client` runs it; tests/client/test_build.py says when the file is out of date.
"""

import json
from pathlib import Path

from wagontrain.web.app import make_app
from wagontrain.web.settings import Settings

PLACE = Path(__file__).resolve().parents[1] / "openapi.json"


def schema_text() -> str:
    """The schema, the same text for the same server."""
    schema = make_app(Settings(data=":memory:")).openapi()
    return json.dumps(schema, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    PLACE.write_text(schema_text(), encoding="utf-8")
