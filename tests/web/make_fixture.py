"""Writes a database of this version to tests/web/fixtures, to be opened by every later one.

Run once when a form of the database lands: `python -m tests.web.make_fixture`. Never change what it wrote.
"""

import sqlite3
import tempfile
from pathlib import Path

from tests.web.client import play_out, site
from wagontrain.web.store.migrate import newest

FIXTURES = Path(__file__).resolve().parent / "fixtures"


def fill(path: Path) -> None:
    """An account, and a table that waits, one that runs and one that is over."""
    with site(path, secret="fixture") as here:
        ann = here.player("Ann")
        ann.post("/api/register", {"login": "ann", "password": "correct horse"})
        ann.table("me", "open", title="Waiting")
        running = ann.table("me", "me", title="Running")["id"]
        for _ in range(12):
            view = ann.view(running)
            ann.act(running, view, view["legal"][0]["text"])
        ann.post(f"/api/tables/{running}/chat", {"text": "hello"}, expect=201)
        play_out([ann], ann.table("me", "me", title="Over")["id"])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        fill(path)
        target = FIXTURES / f"form-{newest()}.sql"
        with sqlite3.connect(path) as c:
            target.write_text("\n".join(c.iterdump()) + "\n", encoding="utf-8")
        c.close()
        print(target)


if __name__ == "__main__":
    main()
