"""The tables of one browser, and who answers what: the host that stands in for a server.

`Host.ask` takes what the page would send to a server and answers as the server would. What has to be stored
afterwards is in `changed`; the page's worker keeps it in the browser's database and hands it back at the next
start (`take_in`). Ids, words and problems are those of the server.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from ...core.errors import WagontrainError
from ...core.words import LANGUAGES
from ..localization import Speech, speech_of
from ..problems import Problem
from ..views import encoded
from .tables import LocalTable

JSON = "application/json"
PLAYER = "player"  # under this name the player is stored; tables under `table/<id>`
TABLE = "table/"


@dataclass
class Request:
    """What the page asks for."""

    speech: Speech
    query: dict[str, str]
    body: dict[str, Any]

    def number(self, name: str) -> int | None:
        """A number of the address."""
        text = self.query.get(name, "")
        return int(text) if text.isdecimal() and len(text) < 10 else None


@dataclass
class Answer:
    """What the page gets: a status, the kind of content, the language of a text, the content."""

    status: int = 200
    kind: str = JSON
    lang: str = ""
    content: str = ""
    file: str = ""  # the name under which it is to be saved

    def to_json(self) -> dict[str, Any]:
        return dict(vars(self))


Handler = Callable[..., Answer]


@dataclass
class Route:
    """Who answers a method and an address; `*` in it stands for one part that the handler is given."""

    method: str
    parts: list[str]
    handler: Handler

    def matches(self, method: str, parts: list[str]) -> list[str] | None:
        """The parts for the handler; None where this is not its address."""
        if method != self.method or len(parts) != len(self.parts):
            return None
        pairs = list(zip(self.parts, parts, strict=True))
        if any(own not in ("*", part) for own, part in pairs):
            return None
        return [part for own, part in pairs if own == "*"]


def json_answer(value: object, status: int = 200) -> Answer:
    """An answer in JSON."""
    return Answer(status, JSON, "", encoded(value).decode())


@dataclass
class Host:
    """All tables of the browser, and the player."""

    routes: list[Route]
    tables: dict[str, LocalTable] = field(default_factory=dict)
    player: dict[str, Any] | None = None
    changed: set[str] = field(default_factory=set)  # names of what is to be stored, or no longer there

    # -- what is stored

    def take_in(self, name: str, text: str | None) -> None:
        """Take over what is stored under a name; None: it is gone."""
        if name == PLAYER:
            self.player = None if text is None else json.loads(text)
        elif text is None:
            self.tables.pop(name.removeprefix(TABLE), None)
        else:
            self.tables[name.removeprefix(TABLE)] = LocalTable.load(text)

    def stored(self) -> dict[str, str | None]:
        """What has changed since this was asked last; None stands for what is to be deleted."""
        found = {name: self.document(name) for name in sorted(self.changed)}
        self.changed.clear()
        return found

    def document(self, name: str) -> str | None:
        if name == PLAYER:
            return None if self.player is None else json.dumps(self.player, ensure_ascii=False)
        table = self.tables.get(name.removeprefix(TABLE))
        return None if table is None else table.dump()

    # -- for handlers

    def table(self, table_id: str) -> LocalTable:
        if table_id not in self.tables:
            raise Problem("not-found", "table")
        return self.tables[table_id]

    def keep(self, table: LocalTable) -> None:
        """Note that a table has changed."""
        self.tables[table.row.id] = table
        self.changed.add(TABLE + table.row.id)

    def name(self) -> str:
        return str(self.player["name"]) if self.player is not None else ""

    # -- answering

    def ask(self, method: str, address: str, body: str) -> Answer:
        """The answer to what the page asks for; a refusal is an answer, too."""
        split = urlsplit(address)
        query = dict(parse_qsl(split.query))
        lang = query.get("lang", "")
        request = Request(speech_of(lang if lang in LANGUAGES else "en"), query, read_body(body))
        try:
            return self.route(method, split.path.removeprefix("/api/").split("/"), request)
        except Problem as problem:
            return json_answer(problem.to_json(request.speech), problem.status)
        except WagontrainError as error:
            return json_answer(Problem("bad-request", str(error)).to_json(request.speech), 400)

    def route(self, method: str, parts: list[str], request: Request) -> Answer:
        for route in self.routes:
            found = route.matches(method, parts)
            if found is not None:
                return route.handler(self, request, *found)
        raise Problem("not-found", "page")


def read_body(text: str) -> dict[str, Any]:
    """What the page has sent along; nothing where it is no object."""
    try:
        body = json.loads(text or "{}")
    except ValueError:
        return {}
    return body if isinstance(body, dict) else {}
