"""Games far along: actions played by chance straight into the database, as if people had played them."""

import json
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import wagontrain

Choose = Callable[[list[int]], int]


def play_on(data: Path | str, table: str, actions: int, choose: Choose) -> Any:
    """Play this many actions more, fewer where the game ends before; the state that is reached."""
    columns = "game, seats, seed, options, seq"
    with sqlite3.connect(data) as c:
        name, seats, seed, options, done = c.execute(
            f"SELECT {columns} FROM game_table WHERE id = ?", (table,)
        ).fetchone()
        people = dict(c.execute("SELECT seat, player_id FROM seat WHERE table_id = ?", (table,)).fetchall())
        played = c.execute("SELECT text FROM action WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
        game = wagontrain.game(name)
        s = game.new(seats, seed, json.loads(options))
        for (text,) in played:
            game.play(s, text)
        rows = []
        for seq in range(done + 1, done + actions + 1):
            seat, action = game.to_act(s), choose(game.legal(s))
            after = game.clone(s)
            game.apply(after, action)
            if not game.legal(after):
                break  # the end is for the server to find
            rows.append((table, seq, "act", seat, game.text(action), people[seat], time.time()))
            s = after
        into = (
            "INSERT INTO action (table_id, seq, kind, seat, text, player_id, at) VALUES (?, ?, ?, ?, ?, ?, ?)"
        )
        c.executemany(into, rows)
        values = (done + len(rows), game.to_act(s), table)
        c.execute("UPDATE game_table SET seq = ?, to_act = ? WHERE id = ?", values)
    c.close()
    return s
