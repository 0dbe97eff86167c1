"""The whole database as a file of JSON lines, the same for SQLite and PostgreSQL: backups, and moving.

A backup is in the form that its database had; it is restored in that form and then brought to the newest.
"""

import gzip
import json
import os
import zlib
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, column, func, insert, inspect, select, table, text
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.errors import LoadError
from .engine import Database
from .migrate import current, is_known, migrate, newest
from .schema import metadata

FORMAT = "wagontrain backup 1"
BATCH = 500


def columns_of(connection: Connection, known: Table) -> list[Any]:
    """The columns of a table that this database has; one of an earlier form lacks some."""
    looked = inspect(connection)
    if not looked.has_table(known.name):
        return []
    there = {each["name"] for each in looked.get_columns(known.name)}
    return [each for each in known.c if each.name in there]


async def lines(db: Database) -> AsyncIterator[dict[str, Any]]:
    """A header, then every row of every table, as they all were at one moment."""
    yield {"format": FORMAT, "form": await current(db)}
    async with db.read() as c:
        if db.is_postgres:
            await c.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        for known in metadata.sorted_tables:
            columns = await c.run_sync(partial(columns_of, known=known))
            if columns:
                async for row in await c.stream(select(*columns)):
                    yield {"table": known.name, "row": dict(row._mapping)}


async def backup(db: Database, path: Path) -> int:
    """Write a backup, whole or not at all; how many rows it holds."""
    trial = path.with_name(path.name + ".part")
    count = -1
    with gzip.open(trial, "wt", encoding="utf-8") as file:
        async for line in lines(db):
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
            count += 1
    os.replace(trial, path)
    return count


async def restore(db: Database, path: Path) -> int:
    """Read a backup into an empty database; nothing is kept where a line is wrong. How many rows it held."""
    with gzip.open(path, "rt", encoding="utf-8") as file:
        try:
            header = json.loads(next(file))
        except (StopIteration, ValueError, OSError):
            raise LoadError(f"{path}: this is no backup") from None
        if not isinstance(header, dict) or header.get("format") != FORMAT:
            raise LoadError(f"{path}: this is no backup")
        if not is_known(header.get("form")):
            raise LoadError(f"{path}: made with form {header.get('form')}, this program has {newest()}")
        form = await current(db)
        if form not in ("", header["form"]):
            await need_empty(db)
            raise LoadError(f"the database has form {form} already: restore into a new one")
        await migrate(db, header["form"])
        await need_empty(db)
        async with db.write() as c:
            count = await read_rows(c, file)
    await migrate(db)
    return count


async def need_empty(db: Database) -> None:
    """LoadError where a table has rows."""
    async with db.read() as c:
        for known in metadata.sorted_tables:
            there = await c.run_sync(partial(columns_of, known=known))
            if there and (await c.execute(select(func.count()).select_from(known))).scalar_one():
                raise LoadError(f"the database is not empty: {known.name} has rows")


async def read_rows(c: AsyncConnection, file: Any) -> int:
    """Write the rows of a backup, table by table; how many."""
    count = 0
    waiting: dict[str, list[dict[str, Any]]] = {}
    try:
        for line in file:
            entry = json.loads(line)
            rows = waiting.setdefault(metadata.tables[entry["table"]].name, [])
            rows.append(entry["row"])
            count += 1
            if len(rows) >= BATCH:
                await write_rows(c, entry["table"], rows)
                rows.clear()
    except (ValueError, KeyError, TypeError, EOFError, OSError, zlib.error):
        raise LoadError(f"line {count + 2} of the backup is damaged") from None
    for known in metadata.sorted_tables:
        if waiting.get(known.name):
            await write_rows(c, known.name, waiting[known.name])
    if c.dialect.name == "postgresql":  # which would count on from 1
        await c.execute(text("SELECT setval(pg_get_serial_sequence('notice', 'id'), max(id)) FROM notice"))
    return count


async def write_rows(c: AsyncConnection, name: str, rows: list[dict[str, Any]]) -> None:
    """Write rows with the columns that they have, and no others."""
    known = metadata.tables[name]
    plain = table(name, *[column(each, known.c[each].type) for each in rows[0]])
    await c.execute(insert(plain), rows)
