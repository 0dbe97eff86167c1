"""The whole database as a file of JSON lines, the same for SQLite and PostgreSQL: backups, and moving."""

import gzip
import json
import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

from sqlalchemy import func, insert, select, text

from ...core.errors import LoadError
from .engine import Database
from .migrate import current, migrate, newest
from .schema import metadata

FORMAT = "wagontrain backup 1"
BATCH = 500


async def lines(db: Database) -> AsyncIterator[dict[str, Any]]:
    """A header, then every row of every table, as they all were at one moment."""
    yield {"format": FORMAT, "form": await current(db)}
    async with db.read() as c:
        if db.is_postgres:
            await c.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        for table in metadata.sorted_tables:
            result = await c.stream(select(table))
            async for row in result:
                yield {"table": table.name, "row": dict(row._mapping)}


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
    await migrate(db)
    tables = metadata.tables
    count = 0
    with gzip.open(path, "rt", encoding="utf-8") as file:
        try:
            header = json.loads(next(file))
        except (StopIteration, ValueError, OSError):
            raise LoadError(f"{path}: this is no backup") from None
        if header.get("format") != FORMAT:
            raise LoadError(f"{path}: this is no backup")
        if header.get("form") != newest():
            raise LoadError(f"{path}: made with form {header.get('form')}, this program has {newest()}")
        async with db.write() as c:
            for table in metadata.sorted_tables:
                if (await c.execute(select(func.count()).select_from(table))).scalar_one():
                    raise LoadError(f"the database is not empty: {table.name} has rows")
            waiting: dict[str, list[dict[str, Any]]] = {}
            for line in file:
                entry = json.loads(line)
                rows = waiting.setdefault(entry["table"], [])
                rows.append(entry["row"])
                count += 1
                if len(rows) >= BATCH:
                    await c.execute(insert(tables[entry["table"]]), rows)
                    rows.clear()
            for table in metadata.sorted_tables:
                if waiting.get(table.name):
                    await c.execute(insert(table), waiting[table.name])
    return count
