"""Results and ratings."""

from typing import Any

from fastapi import APIRouter, Request, Response
from sqlalchemy import select, update

from .. import responses
from ..dependencies import Anyone, ServerDep, Someone, answer, get_speech
from ..problems import Problem
from ..ratings import ordinal
from ..requests import GameName, PlayerId
from ..store import queries as q
from ..store import schema as t
from .games import find_game

router = APIRouter(prefix="/api", tags=["statistics"])


def rating_json(row: Any) -> dict[str, Any]:
    figures = {"mu": round(row.mu, 3), "sigma": round(row.sigma, 3), "games": row.games}
    return {"rating": ordinal(row.mu, row.sigma), **figures}


@router.get("/ratings/{game}", response_model=responses.RatingList)
async def get_ratings(request: Request, server: ServerDep, game: GameName) -> Response:
    """The ratings of a game, the best first; people and bots apart."""
    name = find_game(game).name
    query = (
        select(t.rating, t.player.c.name, t.player.c.is_bot, t.player.c.gone)
        .join(t.player, t.player.c.id == t.rating.c.who, isouter=True)
        .where(t.rating.c.game == name)
        .order_by((t.rating.c.mu - 3 * t.rating.c.sigma).desc())
        .limit(500)
    )
    async with server.db.read() as c:
        found = [row for row in await q.rows(c, query) if not row.gone]
    speech = get_speech(request)
    bots = [
        {"who": row.who, "name": row.name or speech.bot(row.who[4:]), **rating_json(row)}
        for row in found
        if is_bot(row)
    ]
    people = [{"who": row.who, "name": row.name, **rating_json(row)} for row in found if not is_bot(row)]
    return answer({"game": name, "people": people, "bots": bots})


def is_bot(row: Any) -> bool:
    return bool(row.who.startswith("bot:") or row.is_bot)


@router.get("/players/{player_id}", response_model=responses.PlayerResults)
async def get_player(server: ServerDep, who: Anyone, player_id: PlayerId) -> Response:
    """A player's results at public tables, and ratings."""
    mine = who is not None and who.id == player_id
    results = (
        select(t.outcome, t.game_table.c.title)
        .join(t.game_table, t.game_table.c.id == t.outcome.c.table_id)
        .where(t.outcome.c.player_id == player_id)
        .order_by(t.outcome.c.at.desc())
        .limit(200)
    )
    if not mine:
        results = results.where(t.game_table.c.public)
    async with server.db.read() as c:
        player = await q.get_player(c, player_id)
        if player is None:
            raise Problem("not-found", "player")
        outcomes = await q.rows(c, results)
        ratings = await q.rows(c, select(t.rating).where(t.rating.c.who == player_id))
    finished = [
        {
            "table": row.table_id,
            "title": row.title,
            "game": row.game,
            "rank": row.rank,
            "total": row.total,
            "parts": row.parts,
            "rated": row.rated,
            "at": row.at,
        }
        for row in outcomes
    ]
    me = {"id": player.id, "name": player.name, "is_bot": player.is_bot}
    return answer({**me, "results": finished, "ratings": {row.game: rating_json(row) for row in ratings}})


@router.get("/notices")
async def get_notices(server: ServerDep, who: Someone) -> Response:
    """My turn notices, the newest first; reading them marks them as sent."""
    unread = (t.notice.c.player_id == who.id) & t.notice.c.sent.is_(None)
    async with server.db.read() as c:
        found = await q.rows(c, select(t.notice).where(unread).order_by(t.notice.c.id.desc()).limit(100))
    if found:  # whoever asks all the time writes nothing
        async with server.db.write() as c:
            read = unread & (t.notice.c.id <= found[0].id)
            await c.execute(update(t.notice).where(read).values(sent=0.0))
    notices_json = [{"table": row.table_id, "code": row.code, "seq": row.seq, "at": row.at} for row in found]
    return answer({"notices": notices_json})
