"""How many tables one player may make: enough for every group of friends, not enough to fill a server."""

import time

from sqlalchemy.ext.asyncio import AsyncConnection

from .problems import Problem
from .settings import DAY, Quotas
from .store import queries as q
from .store import schema as t

STATUSES = ("open", "running", "finished", "closed")  # named one by one, so that the index is used


async def need_room(
    c: AsyncConnection, quotas: Quotas, player_id: str, with_bots: bool, unfinished: bool
) -> None:
    """A Problem where this player may not make one more table of this sort."""
    table, recent = t.game_table.c, time.time() - DAY
    made_today = (table.status.in_(STATUSES), table.created > recent)
    await need(c, quotas.per_day, "too-many-today", player_id, *made_today)
    if unfinished:
        alive = table.status.in_(("open", "running"))
        await need(c, quotas.unfinished, "too-many-unfinished", player_id, alive)
    if with_bots:
        busy = (table.status == "running", table.moved > recent, q.has_bot())
        await need(c, quotas.with_bots, "too-many-with-bots", player_id, *busy)


async def need(c: AsyncConnection, most: int, code: str, player_id: str, *conditions: object) -> None:
    """A Problem of that code where the player has made this many such tables already."""
    if most and await q.count_owned(c, player_id, *conditions) >= most:
        raise Problem(code, most=most)
