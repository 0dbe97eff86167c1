"""Bots that sit in for players who are away, and tables that are given up: what is stored then."""

import time
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from ..core.state import NOBODY
from .consent import who_must_agree
from .store import queries as q
from .tables import LoadedTable, Tables, due

Row = Any


async def sit_in(
    tables: Tables, c: AsyncConnection, opened: LoadedTable, seat: Row, code: str, went: str
) -> None:
    """A bot sits in for the owner of a seat, who went in that way."""
    await q.change_seat(c, seat, away=True, went=went, votes=[])
    await wind_clock(c, opened, seat)
    await tables.changed(c, opened, code, name=seat.name, seat=seat.seat)
    await close_if_agreed(tables, c, opened)


async def wind_clock(c: AsyncConnection, opened: LoadedTable, seat: Row) -> None:
    """Start or stop the clock of a seat that goes or comes back in its own turn; nobody else's changes."""
    now, row = time.time(), opened.row
    if seat.seat == row.to_act:
        await q.change_table(c, row, due=due(opened, row.to_act, now), moved=now)


async def close_if_agreed(tables: Tables, c: AsyncConnection, opened: LoadedTable) -> bool:
    """Give the table up if all who must agree want that."""
    row = opened.row
    needed = who_must_agree(row, opened.seats)
    if row.status != "running" or not needed or not set(row.closing) >= needed:
        return False
    await give_up(tables, c, opened)
    return True


async def give_up(tables: Tables, c: AsyncConnection, opened: LoadedTable) -> None:
    """End a table without a result."""
    await q.end_table(c, opened.row, status="closed", finished=time.time(), to_act=NOBODY)
    await tables.changed(c, opened, "closed")
