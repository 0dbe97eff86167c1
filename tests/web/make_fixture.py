"""Writes a database and replays of this version to tests/web/fixtures, to be opened by every later one.

Run once when a form of the database or a version of a game lands: `python -m tests.web.make_fixture`. What
has landed is never changed: a form and a version are written once.
"""

import sqlite3
import tempfile
from pathlib import Path
from random import Random

import wagontrain
from tests.web.client import Player, play_out, site
from tests.web.deep import play_on
from wagontrain.web.store.migrate import newest

FIXTURES = Path(__file__).resolve().parent / "fixtures"
LONGEST = 20_000


def fill(path: Path) -> dict[str, str]:
    """An account, and a table that waits, one of each game that runs and one that is over; their replays."""
    replays = {}
    with site(path, secret="fixture") as here:
        ann = here.player("Ann")
        ann.post("/api/register", {"login": "ann", "password": "correct horse"})
        ann.table("me", "open", title="Waiting")
        for name in wagontrain.games():
            running = table(ann, name, "Running")
            play_on(path, running, 40, Random(name).choice)
            ann.post(f"/api/tables/{running}/chat", {"text": "hello"}, expect=201)
            over = table(ann, name, "Over")
            play_on(path, over, LONGEST, Random(name).choice)
            play_out([ann], over)
            version = wagontrain.game(name).version
            replays[f"{name}-{version}"] = ann.ask("GET", f"/api/tables/{over}/replay").text
    return replays


def table(player: Player, game: str, title: str) -> str:
    """A table at which one person plays both seats."""
    options = dict(wagontrain.game(game).bot_options)
    made = player.table("me", "me", game=game, title=f"{title} {game}", options=options)
    return str(made["id"])


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.db"
        replays = fill(path)
        target = FIXTURES / f"form-{newest()}.sql"
        with sqlite3.connect(path) as c:
            target.write_text("\n".join(c.iterdump()) + "\n", encoding="utf-8")
        c.close()
        print(target)
        for name, text in replays.items():
            file = FIXTURES / "replays" / f"{name}.replay"
            file.parent.mkdir(exist_ok=True)
            file.write_text(text, encoding="utf-8")
            print(file)


if __name__ == "__main__":
    main()
