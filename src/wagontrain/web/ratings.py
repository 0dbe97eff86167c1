"""Ratings per game with openskill (Plackett-Luce): people and bots in one scale, told apart."""

from typing import Any

from openskill.models import PlackettLuce
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .store import queries as q
from .store import schema as t

MODEL = PlackettLuce()
LAST = 100  # a rank behind all that a game gives
Row = Any


def rated_as(outcome: Row) -> str | None:
    """Whose rating an outcome counts for."""
    return f"bot:{outcome.bot}" if outcome.bot else outcome.player_id


async def rate(c: AsyncConnection, row: Row) -> None:
    """Count a finished table: in the transaction that finished it, so once and only once.

    Whoever was replaced by a bot for most of the game does not count; whoever left it to a bot comes last.
    """
    query = select(t.outcome).where(t.outcome.c.table_id == row.id, t.outcome.c.rated)
    outcomes = await q.rows(c, query.order_by(t.outcome.c.seat))
    who = [rated_as(outcome) for outcome in outcomes]
    if row.rated and len(who) > 1 and None not in who and len(set(who)) == len(who):
        ranks = [LAST if outcome.gave_up else outcome.rank for outcome in outcomes]
        await store(c, row.game, [str(name) for name in who], ranks)
    await q.change_table(c, row, ratings_done=True)


async def store(c: AsyncConnection, game: str, who: list[str], ranks: list[int]) -> None:
    """New ratings after a game with these ranks."""
    known = await q.rows(c, select(t.rating).where(t.rating.c.game == game, t.rating.c.who.in_(who)))
    old = {row.who: row for row in known}
    teams = [
        [MODEL.rating(mu=old[name].mu, sigma=old[name].sigma) if name in old else MODEL.rating()]
        for name in who
    ]
    rated = MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    await c.execute(delete(t.rating).where(t.rating.c.game == game, t.rating.c.who.in_(who)))
    for name, [new] in zip(who, rated, strict=True):
        games = old[name].games + 1 if name in old else 1
        await q.add(c, t.rating, game=game, who=name, mu=new.mu, sigma=new.sigma, games=games)


def ordinal(mu: float, sigma: float) -> float:
    """One figure to sort by: what the player is surely worth."""
    return round(mu - 3 * sigma, 2)
