"""Brings a database to the newest form: alembic's migrations, which come with the package."""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from .engine import Database, StoreError

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
