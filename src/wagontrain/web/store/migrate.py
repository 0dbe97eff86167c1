"""Brings a database to the newest form: alembic's migrations, which come with the package."""

import logging
import sqlite3
from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from anyio import to_thread
from sqlalchemy import Connection, text

from .engine import Database, StoreError
from .files import keep_copy

log = logging.getLogger("wagontrain.server")
LOCK = 7_284_019  # any number: processes that start together take turns


def config() -> Config:
    """Alembic's settings: where the migrations are."""
    made = Config()
    made.set_main_option("script_location", str(Path(__file__).resolve().parents[1] / "migrations"))
    return made


@cache
def newest() -> str:
    """The form that this program needs."""
    return ScriptDirectory.from_config(config()).get_current_head() or ""


async def current(db: Database) -> str:
    """The form that the database has; "" where it is empty."""
    async with db.read() as c:
        return await c.run_sync(lambda sync: MigrationContext.configure(sync).get_current_revision() or "")


def is_known(form: object) -> bool:
    """Is this a form that this program can read?"""
    return form in [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


async def migrate(db: Database, form: str = "head") -> None:
    """Bring the database to the newest form, or to one on the way; nothing is done where it has it."""
    async with db.write() as c:
        if db.is_postgres:
            await c.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
        await c.run_sync(_upgrade, form)


async def upgrade(db: Database) -> None:
    """Bring a database that is in use to the newest form.

    Of a file a copy in its old form stays beside it: the release that made it cannot open the new form, and
    a game that differs under the present rules is finished with that release.
    """
    form = await current(db)
    refuse_newer(form)
    if form and form != newest() and not db.is_postgres:
        try:
            copy = await to_thread.run_sync(keep_copy, Path(db.settings.data), form)
        except (OSError, sqlite3.Error) as error:
            why = f"no copy could be made of it before it is brought to form {newest()}: {error}"
            raise StoreError(why) from None
        log.warning("the database gets a newer form", extra={"of_before": str(copy)})
    await migrate(db)


def refuse_newer(form: str) -> None:
    """A StoreError where the database has a form that this program does not know."""
    if form and not is_known(form):
        raise StoreError(
            f"it has form {form}, which a newer version of this program has made; this one knows forms up to "
            f"{newest()}: use the newer version, or restore a backup of before"
        )


def _upgrade(connection: Connection, form: str) -> None:
    refuse_newer(MigrationContext.configure(connection).get_current_revision() or "")
    settings = config()
    settings.attributes["connection"] = connection
    command.upgrade(settings, form)
