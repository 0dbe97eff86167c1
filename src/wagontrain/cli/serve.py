"""`wagontrain serve`: the table server."""

import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from ..core.errors import OptionError
from .common import Failed, TablesOption, data_folder

if TYPE_CHECKING:
    from ..web.settings import Settings

T = TypeVar("T")
DataOption = Annotated[
    str | None,
    typer.Option(
        "--data",
        metavar="PATH|URL",
        help="A file for SQLite, or postgresql://…; else a file in the user's data folder.",
        show_default=False,
    ),
]
LOCAL = ("127.0.0.1", "::1", "localhost")
LOCAL_PROXIES = ("127.0.0.1", "::1")


def data_of(data: str | None) -> str:
    """The database that was named, else the user's own; other URLs than PostgreSQL's are refused."""
    if data is None:
        return str(data_folder() / "tables.db")
    if "://" in data:
        if not data.startswith(("postgresql://", "postgres://")):
            raise OptionError("--data: a file, or postgresql://…")
        try:
            import asyncpg  # noqa: F401
        except ImportError:
            raise Failed("PostgreSQL needs one more package: pip install 'wagontrain[postgres]'") from None
    return data


def on_database(settings: "Settings", work: Coroutine[Any, Any, T]) -> T:
    """Do something with a database; where it cannot be used, say which one and why."""
    import asyncio

    from ..web.store.engine import StoreError

    try:
        return asyncio.run(work)
    except StoreError as error:
        raise Failed(f"the database {settings.place()} cannot be used: {error}") from None


def words_of(text: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in text.split(",") if word.strip()]


def proxies_of(text: str) -> tuple[str, ...]:
    """Addresses and networks; anything else is refused, for it would trust nobody or everybody."""
    import ipaddress

    for word in words_of(text):
        try:
            ipaddress.ip_network(word)
        except ValueError as error:
            raise OptionError(f"--trusted-proxies: {error}") from None
    return tuple(words_of(text))


def serve(
    data: DataOption = None,
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 for the whole network.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=1, max=65535)] = 8000,
    workers: Annotated[int, typer.Option(min=1, max=64, help="Processes; several need PostgreSQL.")] = 1,
    base_url: Annotated[str, typer.Option(help="The address as browsers see it, behind a proxy.")] = "",
    known_hosts: Annotated[
        str, typer.Option(metavar="NAMES", help="Further host names to answer to, with commas; * for any.")
    ] = "",
    trusted_proxies: Annotated[
        str,
        typer.Option(metavar="ADDRESSES", help="Proxies that say who a visitor is: addresses or networks."),
    ] = ",".join(LOCAL_PROXIES),
    bot_workers: Annotated[int, typer.Option(min=1, max=64, help="Processes in which bots think.")] = 1,
    bot_seconds: Annotated[
        float, typer.Option(min=0.1, help="How long a bot may think about a move.")
    ] = 10.0,
    bot_pause: Annotated[float, typer.Option(min=0.0, help="A pause before each move of a bot.")] = 0.3,
    rate_factor: Annotated[float, typer.Option(min=0.1, help="Allow this many times more requests.")] = 1.0,
    unfinished_tables: Annotated[
        int, typer.Option(min=0, help="Tables that a player may have waiting or running; 0: any number.")
    ] = 300,
    tables_per_day: Annotated[
        int, typer.Option(min=0, help="Tables that a player may make in 24 hours; 0: any number.")
    ] = 100,
    bot_tables: Annotated[
        int, typer.Option(min=0, help="Tables with bots that a player may have in play; 0: any number.")
    ] = 50,
    absence_hours: Annotated[
        float, typer.Option(min=0, help="Without a clock: when others may vote a bot in for who is away.")
    ] = 24.0,
    stop_seconds: Annotated[
        float, typer.Option(min=2.0, help="How long the server may take to stop when it is asked to.")
    ] = 10.0,
    any_notices: Annotated[
        bool, typer.Option("--any-notices", help="Let notices go to any address.")
    ] = False,
    json_logs: Annotated[bool, typer.Option("--json-logs", help="Log every request, as JSON lines.")] = False,
    verbose: Annotated[bool, typer.Option("--verbose", help="Log every request.")] = False,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
    tables: TablesOption = None,
) -> None:
    """Start the table server: play in the browser, alone, together or with bots."""
    from ..web.settings import Quotas, Rates, Settings
    from .serving import local_address, public_url

    settings = Settings(
        data=data_of(data),
        base_url=public_url(base_url),
        known_hosts=(*words_of(known_hosts), host),
        trusted_proxies=proxies_of(trusted_proxies),
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        bot_pause=bot_pause,
        rates=Rates().times(rate_factor),
        quotas=Quotas(unfinished_tables, tables_per_day, bot_tables),
        absence_seconds=absence_hours * 3600,
        stop_seconds=stop_seconds,
        json_logs=json_logs,
        verbose=verbose,
        notice_services=("any",) if any_notices else Settings.notice_services,
        tables=str(tables) if tables is not None else "",
    )
    if workers > 1 and not settings.is_postgres():
        raise OptionError("--workers: several processes need PostgreSQL (--data postgresql://…)")
    shown = base_url or local_address(host, port)
    start_server(settings, host, port, workers, shown, open_browser and host in LOCAL)


def start_server(
    settings: "Settings", host: str, port: int, workers: int, shown: str, open_browser: bool
) -> None:
    """Check the address and the database, announce the server once it answers, and run it."""
    import webbrowser

    from ..web import serve as web
    from ..web.admin import make_ready
    from .banner import banner
    from .serving import check_address, check_database, when_it_answers

    if not settings.is_postgres():
        check_database(settings.data)
    check_address(host, port)
    on_database(settings, make_ready(settings))
    wanted = open_browser and sys.stdin.isatty() and sys.stdout.isatty()

    def announce() -> None:
        print(*banner(shown, host, port, settings.base_url, settings.place()), sep="\n", flush=True)
        if wanted:
            webbrowser.open(shown)

    has_ended = when_it_answers(host, port, announce)
    try:
        web.run(settings, host, port, workers)
    finally:
        has_ended.set()


def migrate(data: DataOption = None) -> None:
    """Bring the server's database to the newest form; `serve` does so by itself."""
    from ..web.admin import bring_up_to_date
    from ..web.settings import Settings

    settings = Settings(data=data_of(data))
    before, after = on_database(settings, bring_up_to_date(settings))
    print(f"form {after}" if before == after else f"form {before or 'none'} -> {after}")


def stored_at(data: str | None) -> str:
    """The database that was named; one in a file must be there already."""
    address = data_of(data)
    if "://" not in address and not Path(address).is_file():
        raise Failed(f"{address}: no such database")
    return address


def backup(
    file: Annotated[
        Path,
        typer.Argument(metavar="FILE|DIR", help="The backup to write, or a folder.", show_default=False),
    ],
    data: DataOption = None,
    keep: Annotated[
        int, typer.Option(min=0, help="In a folder: delete all backups but the newest N; 0 deletes none.")
    ] = 0,
) -> None:
    """Write everything that the server has stored to one file; the server may run meanwhile.

    In a folder, the file is named by the time: wagontrain-20260102-030405.backup.
    """
    from ..web.admin import backup_to
    from ..web.settings import Settings
    from .backup_files import delete_oldest, new_backup

    settings = Settings(data=stored_at(data))
    folder = file if file.is_dir() else None
    if keep and folder is None:
        raise OptionError(f"--keep: {file} is not a folder")
    target = new_backup(folder) if folder else file
    print(f"{target}: {on_database(settings, backup_to(settings, target))} rows")
    if folder and keep:
        for old in delete_oldest(folder, keep):
            print(f"{old}: deleted")


def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.", show_default=False)],
    data: DataOption = None,
) -> None:
    """Read a backup into an empty database, of either kind."""
    from ..web.admin import restore_from
    from ..web.settings import Settings

    settings = Settings(data=data_of(data))
    if not file.is_file():
        raise Failed(f"{file}: no such file")
    print(f"{file}: {on_database(settings, restore_from(settings, file))} rows")


def export(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write.", show_default=False)],
    data: DataOption = None,
) -> None:
    """Write every finished game of the server as a replay file."""
    from ..web.admin import export as export_all
    from ..web.settings import Settings

    settings = Settings(data=stored_at(data))
    print(f"{folder}: {on_database(settings, export_all(settings, folder))} replays")


def doctor(data: DataOption = None) -> None:
    """Check the server's database: replay every table and compare. Exit code 1 if something is wrong."""
    from ..web.admin import doctor as examine
    from ..web.settings import Settings
    from .common import tell

    settings = Settings(data=stored_at(data))
    well, wrong = on_database(settings, examine(settings))
    for line in well:
        print(line)
    for line in wrong:
        tell(line)
    if wrong:
        raise typer.Exit(1)
