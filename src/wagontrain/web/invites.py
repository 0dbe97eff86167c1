"""Invitations: links with a token, of which only the digest is stored. They end by themselves."""

import time
from typing import Any

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncConnection

from .identity import digest, new_secret
from .problems import Problem
from .settings import DAY, Settings
from .store import queries as q
from .store import schema as t

Row = Any


async def add_invite(
    c: AsyncConnection, settings: Settings, table_id: str, seat: int | None = None, days: int | None = None
) -> tuple[str, float]:
    """A new invitation, to one seat or to any: its token, and when it ends."""
    token, now = new_secret(), time.time()
    ends = now + (settings.invite_seconds if days is None else days * DAY)
    await q.add(c, t.invite, digest=digest(token), table_id=table_id, seat=seat, created=now, ends=ends)
    return token, ends


async def find_invite(c: AsyncConnection, table_id: str, token: str | None) -> Row | None:
    """The invitation that a token stands for; a Problem where it stands for none, or for none any more."""
    if token is None:
        return None
    found = await q.get_invite(c, table_id, digest(token))
    if found is None:
        raise Problem("bad-invite")
    return found


async def end_invites(c: AsyncConnection, table_id: str) -> int:
    """End all invitations to a table; how many there were."""
    gone = await c.execute(delete(t.invite).where(t.invite.c.table_id == table_id))
    return int(gone.rowcount)
