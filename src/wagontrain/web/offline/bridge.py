"""What the page's worker calls: all in JSON, so that nothing of Python lives on in JavaScript."""

import json

from ..live import ACT, CONFIRM, REDO, UNDO
from ..problems import Problem
from . import making, playing, reading
from .bots import LocalBots
from .host import Handler, Host, Route
from .tables import Stale

_TABLE = "tables/*"
_ROUTES: dict[str, Handler] = {
    "GET me": reading.me,
    "POST me": reading.change_me,
    "DELETE me": reading.forget_me,
    "GET me/tables": reading.my_tables,
    "GET players/*": reading.results,
    "GET ratings/*": reading.ratings,
    "GET games": reading.games,
    "GET games/*/tables": reading.components,
    "GET words/*/*": reading.words,
    "GET rules/*": reading.rules,
    "GET tables": reading.public_tables,
    "POST tables": making.create,
    "POST import": making.bring_in,
    f"GET {_TABLE}": reading.table,
    f"POST {_TABLE}/close": reading.close,
    f"POST {_TABLE}/rematch": making.rematch,
    f"POST {_TABLE}/clone": making.clone,
    f"GET {_TABLE}/view": playing.view,
    f"POST {_TABLE}/act": playing.step(ACT),
    f"POST {_TABLE}/undo": playing.step(UNDO),
    f"POST {_TABLE}/redo": playing.step(REDO),
    f"POST {_TABLE}/confirm": playing.step(CONFIRM),
    f"POST {_TABLE}/explain": playing.explain,
    f"GET {_TABLE}/brings": playing.brings,
    f"PUT {_TABLE}/plans": playing.plan,
    f"GET {_TABLE}/chat": reading.chat,
    f"GET {_TABLE}/memo": reading.memo,
    f"PUT {_TABLE}/memo": reading.set_memo,
    f"GET {_TABLE}/steps": reading.steps,
    f"GET {_TABLE}/steps/*": reading.step,
    f"GET {_TABLE}/turns": reading.turns,
    f"GET {_TABLE}/scores": reading.scores,
    f"GET {_TABLE}/verify": reading.verify,
    f"GET {_TABLE}/replay": reading.replay,
    f"GET {_TABLE}/export": reading.export,
}


def all_routes() -> list[Route]:
    """Every address that is answered; most of the server's are."""
    routes = []
    for key, handler in _ROUTES.items():
        method, _, path = key.partition(" ")
        routes.append(Route(method, path.split("/"), handler))
    return routes


class Bridge:
    """The host and its bots, for the worker."""

    def __init__(self) -> None:
        self.host = Host(all_routes())
        self.bots = LocalBots()

    def take_in(self, name: str, text: str | None) -> None:
        """Take over what the browser has stored under a name; None: it is gone."""
        self.host.take_in(name, text)

    def ask(self, method: str, address: str, body: str) -> str:
        """Answer the page: {"answer", "stored": what to keep by name, "rings": how far tables are}."""
        answer = self.host.ask(method, address, body)
        return self.outcome({"answer": answer.to_json()})

    def outcome(self, more: dict[str, object]) -> str:
        """What has changed, to be stored before anybody is told."""
        stored = self.host.stored()
        changed = [table for table in self.host.tables.values() if f"table/{table.row.id}" in stored]
        rings = {table.row.id: table.ring() for table in changed}
        return json.dumps({**more, "stored": stored, "rings": rings}, ensure_ascii=False)

    def ring(self, table_id: str) -> str:
        """How far a table is; "" where there is none."""
        table = self.host.tables.get(table_id)
        return json.dumps(table.ring()) if table is not None else ""

    def decide(self, table_id: str) -> str:
        """What a bot or a plan does at a table now: {"seq", "seat", "text"}; "" where a person is asked."""
        table = self.host.tables.get(table_id)
        try:
            if table is None or table.row.status != "running" or table.live().held >= 0:
                return ""
            text = self.bots.decision(table)
        except Problem:
            return ""
        decided = {"seq": table.row.seq, "seat": table.row.to_act, "text": text}
        return "" if text is None else json.dumps(decided)

    def move_on(self, table_id: str, decided: str) -> str:
        """Play what was decided, unless the table has gone on meanwhile; as `ask`, without an answer."""
        move, table = json.loads(decided), self.host.tables.get(table_id)
        if table is not None:
            try:
                table.store(move["seat"], move["seq"], ACT, move["text"], None, False)
                self.host.keep(table)
            except (Problem, Stale):
                pass  # somebody was faster
        return self.outcome({})
