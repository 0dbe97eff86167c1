"""The whole database as a file of JSON lines, the same for SQLite and PostgreSQL: backups, and moving.

A backup is in the form that its database had; it is restored in that form and then brought to the newest.
"""

import gzip
import hashlib
import io
import json
import os
import zlib
from collections import Counter
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Table, column, func, insert, inspect, select, table, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from ...core.errors import LoadError
from . import schema as t
from .engine import Database
from .files import open_private
from .migrate import current, is_known, migrate, newest, refuse_newer
from .schema import metadata

FORMAT = "wagontrain backup 2"
UNSEALED = "wagontrain backup 1"  # whose last line does not say how much there is
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
    form = await current(db)
    refuse_newer(form)  # there would be tables and columns that we know nothing of
    yield {"format": FORMAT, "form": form}
    async with db.read() as c:
        if db.is_postgres:
            await c.execute(text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
        for known in metadata.sorted_tables:
            columns = await c.run_sync(partial(columns_of, known=known))
            if columns:
                async for row in await c.stream(select(*columns)):
                    yield {"table": known.name, "row": dict(row._mapping)}


async def backup(db: Database, path: Path) -> int:
    """Write a backup, whole or not at all, for its owner only; how many rows it holds."""
    trial = path.with_name(path.name + ".part")
    seal = Seal()
    with (
        open(open_private(trial), "wb") as raw,
        gzip.GzipFile(fileobj=raw, mode="wb", filename="") as packed,
        io.TextIOWrapper(packed, encoding="utf-8", newline="\n") as file,
    ):
        async for line in lines(db):
            text = json.dumps(line, ensure_ascii=False) + "\n"
            seal.add(text, line.get("table"))
            file.write(text)
        file.write(json.dumps(seal.as_line()) + "\n")
    os.replace(trial, path)
    return sum(seal.rows.values())


class Seal:
    """How many rows of each table a backup has, and the digest of all its lines: its last line says so."""

    def __init__(self) -> None:
        self.rows: Counter[str] = Counter()
        self.digest = hashlib.sha256()

    def add(self, text: str, table: str | None) -> None:
        self.digest.update(text.encode())
        if table is not None:
            self.rows[table] += 1

    def as_line(self) -> dict[str, Any]:
        return {"end": {"rows": dict(self.rows), "sha256": self.digest.hexdigest()}}

    def check(self, end: Any) -> None:
        """LoadError where the last line says something else than what was read."""
        rows = end.get("rows") if isinstance(end, dict) else None
        if not isinstance(rows, dict):
            raise LoadError("the last line of the backup is damaged")
        for name in sorted({*rows, *self.rows}):
            if rows.get(name) != self.rows[name]:
                raise LoadError(f"the backup has {self.rows[name]} rows of {name}, not {rows.get(name, 0)}")
        if end.get("sha256") != self.digest.hexdigest():
            raise LoadError("the backup was changed after it was made")


async def restore(db: Database, path: Path) -> int:
    """Read a backup into an empty database; nothing is kept where a line is wrong. How many rows it held."""
    with gzip.open(path, "rt", encoding="utf-8", newline="\n") as file:
        seal = Seal()
        try:
            first = next(file)
            header = json.loads(first)
        except (StopIteration, ValueError, OSError, EOFError, zlib.error):
            raise LoadError(f"{path}: this is not a backup") from None
        if not isinstance(header, dict) or header.get("format") not in (FORMAT, UNSEALED):
            raise LoadError(f"{path}: this is not a backup")
        if not is_known(header.get("form")):
            raise LoadError(f"{path}: made with form {header.get('form')}, this program has {newest()}")
        form = await current(db)
        refuse_newer(form)
        if form not in ("", header["form"]):
            await need_empty(db)
            raise LoadError(f"the database has form {form} already: restore into a new one")
        await migrate(db, header["form"])
        await need_empty(db)
        seal.add(first, None)
        async with db.write() as c:
            end = await read_rows(c, file, seal)
            if header["format"] == FORMAT:
                if end is None:
                    raise LoadError("the backup is cut off: its last line is missing")
                seal.check(end)
            else:  # made by an earlier version, which did not say how much there is
                await need_whole_games(c)
    await migrate(db)
    return sum(seal.rows.values())


async def need_whole_games(c: AsyncConnection) -> None:
    """LoadError where a table lacks some of its seats, actions, notes or messages."""
    parts = ((t.seat, "seats"), (t.action, "seq"), (t.note, "change"), (t.chat, "chat"))
    for part, name in parts:
        there = select(func.count()).where(part.c.table_id == t.game_table.c.id).scalar_subquery()
        lacking = select(t.game_table.c.id).where(t.game_table.c[name] != there).limit(1)
        found = (await c.execute(lacking)).first()
        if found is not None:
            raise LoadError(f"the backup lacks rows of {part.name}, of table {found.id}")


async def need_empty(db: Database) -> None:
    """LoadError where a table has rows."""
    async with db.read() as c:
        for known in metadata.sorted_tables:
            there = await c.run_sync(partial(columns_of, known=known))
            if there and (await c.execute(select(func.count()).select_from(known))).scalar_one():
                raise LoadError(f"the database is not empty: {known.name} has rows")


async def read_rows(c: AsyncConnection, file: Any, seal: Seal) -> Any:
    """Write the rows of a backup, table by table; what its last line says, None where there is none."""
    waiting: dict[str, list[dict[str, Any]]] = {}
    end, number = None, 1
    try:
        for line in file:
            number += 1
            entry = json.loads(line)
            if end is not None or not isinstance(entry, dict):
                raise ValueError
            if "end" in entry:
                end = entry["end"]
                continue
            name, row = checked_row(entry)
            seal.add(line, name)
            waiting.setdefault(name, []).append(row)
            if len(waiting[name]) >= BATCH:
                await write_rows(c, name, waiting.pop(name))
        for known in metadata.sorted_tables:
            if known.name in waiting:
                await write_rows(c, known.name, waiting[known.name])
    except (ValueError, KeyError, TypeError, EOFError, OSError, zlib.error):
        raise LoadError(f"line {number} of the backup is damaged") from None
    except SQLAlchemyError:  # its message would hold the row: names, digests, seeds
        raise LoadError(f"a row near line {number} of the backup does not fit the database") from None
    if c.dialect.name == "postgresql":  # which would count on from 1
        await c.execute(text("SELECT setval(pg_get_serial_sequence('notice', 'id'), max(id)) FROM notice"))
    return end


def checked_row(entry: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """The table and row of a line; ValueError where it is none."""
    known, row = metadata.tables[entry["table"]], entry["row"]
    if not isinstance(row, dict) or not row or not set(row) <= set(known.c.keys()):
        raise ValueError
    if not all(value is None or isinstance(value, (str, int, float)) for value in row.values()):
        raise ValueError
    return known.name, row


async def write_rows(c: AsyncConnection, name: str, rows: list[dict[str, Any]]) -> None:
    """Write rows with the columns that they have, and no others."""
    known = metadata.tables[name]
    plain = table(name, *[column(each, known.c[each].type) for each in rows[0]])
    await c.execute(insert(plain), rows)
