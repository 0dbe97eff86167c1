"""The lobby: which tables there are, and making new ones."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request, Response

from .. import responses
from ..dependencies import Anyone, ServerDep, Someone, answer, get_speech
from ..invites import add_invite, end_invites, find_invite
from ..localization import Speech
from ..requests import InviteWish, TableId, TableWish, Watch
from ..server import Server
from ..store import queries as q
from ..views import table_info
from .common import need_owner, open_for, table_json

router = APIRouter(prefix="/api", tags=["tables"])
MOST_LISTED = 100
PLACE = r"^[01]-[0-9]{1,12}(\.[0-9]{1,12})?-[a-z0-9]{4,16}$"  # where a page of my tables begins
Row = Any


def link(server: Server, request: Request, table_id: str, token: str, ends: float) -> dict[str, Any]:
    """An invitation: the token stands behind #, so that it is in no server's log."""
    base = server.settings.base_url.rstrip("/") or f"{request.url.scheme}://{request.url.netloc}"
    return {"token": token, "url": f"{base}/#/join/{table_id}/{token}", "ends": ends}


async def tables_json(
    server: Server, rows: list[Row], who: Row | None, speech: Speech
) -> list[dict[str, Any]]:
    """Tables for a list."""
    async with server.db.read() as c:
        seats = await q.get_seats(c, [row.id for row in rows])
    me, absence = who.id if who is not None else None, server.settings.absence_seconds
    return [table_info(row, seats[row.id], me, server.rings.online(row.id), absence, speech) for row in rows]


@router.get("/tables", response_model=responses.TableList)
async def list_tables(
    request: Request,
    server: ServerDep,
    who: Anyone,
    status: Literal["open", "running", "finished"] | None = None,
    game: Annotated[str | None, Query(pattern="^[a-z_]{1,40}$")] = None,
    limit: Annotated[int, Query(ge=1, le=100)] = 50,
    before: Annotated[float | None, Query(allow_inf_nan=False)] = None,
) -> Response:
    """Public tables, the newest first."""
    async with server.db.read() as c:
        rows = await q.lobby(c, status, game, limit, before)
    return answer({"tables": await tables_json(server, rows, who, get_speech(request))})


@router.get("/me/tables", response_model=responses.MyTables)
async def my_tables(
    request: Request,
    server: ServerDep,
    who: Someone,
    limit: Annotated[int, Query(ge=1, le=MOST_LISTED)] = MOST_LISTED,
    after: Annotated[str | None, Query(pattern=PLACE)] = None,
) -> Response:
    """My tables, page by page: those that are not over, then the others; those that wait for me first."""
    async with server.db.read() as c:
        places = await q.places_of(c, who.id, read_place(after), limit + 1)
        by_id = await q.tables_by_id(c, [table_id for _, _, table_id in places[:limit]])
    rows = [by_id[table_id] for _, _, table_id in places[:limit]]
    tables = await tables_json(server, rows, who, get_speech(request))
    order = {"running": 1, "open": 2, "finished": 3, "closed": 4}
    tables.sort(key=lambda table: (not table["my_turn"], order[table["status"]], -table["moved"]))
    more = written_place(places[limit - 1]) if len(places) > limit else None
    return answer({"tables": tables, "more": more})


def written_place(place: q.Place) -> str:
    """A place in a player's list, for the address of the next page."""
    ended, since, table_id = place
    return f"{int(ended)}-{since!r}-{table_id}"


def read_place(text: str | None) -> q.Place | None:
    if text is None:
        return None
    ended, since, table_id = text.split("-")
    return ended == "1", float(since), table_id


@router.post("/tables", status_code=201, response_model=responses.NewTable)
async def make_table(request: Request, server: ServerDep, who: Someone, body: TableWish) -> Response:
    """A new table; it starts at once where no seat is free."""
    table_id, token, ends = await server.tables.create(who, body.model_dump())
    server.driver.wake(table_id)
    async with server.db.read() as c:
        opened = await server.tables.open(c, table_id)
    table = table_json(server, opened, who, get_speech(request))
    return answer({**table, "invite": link(server, request, table_id, token, ends)}, 201)


@router.get("/tables/{table_id}", response_model=responses.TableInfo)
async def get_table(request: Request, server: ServerDep, who: Anyone, table_id: TableId) -> Response:
    """One table."""
    async with server.db.read() as c:
        opened = await open_for(server, c, table_id, who, game=False)
    return answer(table_json(server, opened, who, get_speech(request)))


@router.post("/tables/{table_id}/invites", status_code=201, response_model=responses.InviteLink)
async def invite(
    request: Request, server: ServerDep, who: Someone, table_id: TableId, body: InviteWish
) -> Response:
    """A new link to the table, for one seat or for any that is free."""
    async with server.db.write() as c:
        opened = await open_for(server, c, table_id, who, game=False)
        need_owner(opened, who)
        if body.seat is not None:
            opened.seat(body.seat)
        token, ends = await add_invite(c, server.settings, table_id, body.seat, body.days)
    return answer(link(server, request, table_id, token, ends), 201)


@router.delete("/tables/{table_id}/invites", response_model=responses.InvitesEnded)
async def drop_invites(server: ServerDep, who: Someone, table_id: TableId) -> Response:
    """End all links to the table. Who has sat down stays, and who looks on by such a link too."""
    async with server.db.write() as c:
        opened = await open_for(server, c, table_id, who, game=False)
        need_owner(opened, who)
        ended = await end_invites(c, table_id)
    return answer({"ended": ended})


@router.post("/tables/{table_id}/invitation", response_model=responses.TableInfo)
async def read_invite(
    request: Request, server: ServerDep, who: Anyone, table_id: TableId, body: Watch
) -> Response:
    """The table to which a link leads, before I decide to sit down or look on."""
    async with server.db.read() as c:
        opened = await server.tables.open(c, table_id, game=False)
        if await find_invite(c, table_id, body.invite) is None:
            await server.tables.may_see(c, opened, who)
    return answer(table_json(server, opened, who, get_speech(request)))
