"""What an administrator does by command: look after the database, export games, check everything."""

from pathlib import Path
from typing import Any

from sqlalchemy import select

from ..core.errors import WagontrainError
from ..core.replay import result_of
from ..core.rng import commitment_of
from .compatibility import rehearse
from .exports import replay_of
from .loading import stored_after
from .problems import Problem
from .settings import Settings
from .store import backups
from .store import queries as q
from .store import schema as t
from .store.engine import Database, StoreError
from .store.migrate import current, newest, refuse_newer, upgrade
from .subscriptions import Rings
from .tables import Frozen, LoadedTable, Tables

Row = Any


async def bring_up_to_date(settings: Settings) -> tuple[str, str]:
    """Migrate; the form before and after."""
    db = Database(settings)
    try:
        before = await current(db)
        await upgrade(db)
        return before, await current(db)
    finally:
        await db.close()


async def make_ready(settings: Settings) -> None:
    """Bring the database to the newest form and store something; a StoreError says why that cannot be."""
    db = Database(settings)
    try:
        await upgrade(db)
        await db.probe()
    finally:
        await db.close()


async def need_newest(db: Database) -> None:
    """A StoreError where the database has another form than this program."""
    form = await current(db)
    refuse_newer(form)
    if form != newest():
        raise StoreError(f"the database has form {form or 'none'}, this program needs {newest()}: migrate it")


async def backup_to(settings: Settings, file: Path) -> int:
    """Write a backup; how many rows it holds."""
    db = Database(settings)
    try:
        return await backups.backup(db, file)
    finally:
        await db.close()


async def restore_from(settings: Settings, file: Path) -> int:
    """Read a backup into an empty database; how many rows it held."""
    db = Database(settings)
    try:
        return await backups.restore(db, file)
    finally:
        await db.close()


async def all_tables(db: Database, *statuses: str) -> list[str]:
    async with db.read() as c:
        query = select(t.game_table.c.id).where(t.game_table.c.status.in_(statuses))
        return [row.id for row in (await c.execute(query.order_by(t.game_table.c.created))).all()]


async def export(settings: Settings, folder: Path) -> int:
    """Every finished game as a replay file; how many."""
    db = Database(settings)
    try:
        await need_newest(db)
        tables = Tables(settings, db, Rings())
        folder.mkdir(parents=True, exist_ok=True)
        count = 0
        for table_id in await all_tables(db, "finished"):
            async with db.read() as c:
                opened = await tables.open(c, table_id)
                replay = await replay_of(c, opened)
            tables.drop(table_id)
            name = f"{opened.row.game}-{table_id}.replay"
            (folder / name).write_text(replay.write(), encoding="utf-8")
            count += 1
        return count
    finally:
        await db.close()


def wrong_with(opened: LoadedTable) -> str:
    """What is wrong with a stored table; "" if nothing."""
    row, live = opened.row, opened.game()
    if live.seq != row.seq:
        return f"{row.seq} actions are noted, {live.seq} are stored"
    if live.to_act() != row.to_act and row.status == "running":
        return f"seat {row.to_act} is noted as the one to act, it is {live.to_act()}"
    if row.status == "finished":
        if not live.is_over():
            return "noted as finished, but it goes on"
        stored = [(score["seat"], score["total"], score["rank"]) for score in row.result["scores"]]
        found: Any = result_of(live.game, live.s)["scores"]
        if stored != [(score["seat"], score["total"], score["rank"]) for score in found]:
            return "the actions lead to another result"
        if commitment_of(row.seed) != row.commitment:
            return "the commitment was made for another seed"
    return ""


async def doctor(settings: Settings) -> tuple[list[str], list[str]]:
    """Look at everything: what is well, and what is wrong."""
    well: list[str] = []
    wrong: list[str] = []
    db = Database(settings)
    try:
        form = await current(db)
        refuse_newer(form)
        if form != newest():
            return well, [f"the database has form {form or 'none'}, this program needs {newest()}: migrate"]
        well.append(f"database: form {form}")
        tables = Tables(settings, db, Rings())
        ids = await all_tables(db, "running", "finished")
        for table_id in ids:
            problem = await looked_at(db, tables, table_id)
            if problem:
                wrong.append(f"table {table_id}: {problem}")
        async with db.read() as c:
            actions, players = await q.count(c, t.action), await q.count(c, t.player)
        well.append(f"tables replayed: {len(ids)}, actions: {actions}, players: {players}")
    finally:
        await db.close()
    return well, wrong


async def looked_at(db: Database, tables: Tables, table_id: str) -> str:
    async with db.read() as c:
        try:
            opened = await tables.open(c, table_id)
        except (Problem, WagontrainError) as error:
            return str(error)
        if opened.frozen is not None and opened.frozen.code == "checking-rules":  # nobody has opened it yet
            found = rehearse(opened.row, [action async for action in stored_after(c, opened.row, 0)])
            return str(Frozen(f"{opened.row.game} {opened.row.version}", found)) if found is not None else ""
    tables.drop(table_id)
    return str(opened.frozen) if opened.frozen is not None else wrong_with(opened)
