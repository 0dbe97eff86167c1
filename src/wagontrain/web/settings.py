"""How one server process is set up. What is not given has a default that suits a laptop."""

from dataclasses import dataclass, field
from pathlib import Path

POSTGRES = ("postgresql://", "postgres://")
DAY = 24 * 3600
PREFIXES = {"read": "", "write": "writes_", "page": "pages_", "login": "logins_", "try": "tries_"}


@dataclass(frozen=True)
class Rates:
    """How many requests a player (or an address) may make: how many at once, and how many a second after."""

    burst: int = 120
    per_second: float = 30.0
    writes_burst: int = 60
    writes_per_second: float = 10.0
    pages_burst: int = 600  # the page's files: a class in one room opens it at the same time
    pages_per_second: float = 60.0
    logins_burst: int = 30
    logins_per_second: float = 0.1
    tries_burst: int = 10  # wrong passwords for one account, from wherever
    tries_per_second: float = 1 / 60

    def times(self, factor: float) -> "Rates":
        """So many times more of everything; of what there is at all, never none."""
        values = {
            name: max(1, int(value * factor)) if isinstance(value, int) else value * factor
            for name, value in vars(self).items()
        }
        return Rates(**values)

    def of(self, kind: str) -> tuple[int, float]:
        """How many permits of a kind there are at once, and how many come back per second."""
        prefix = PREFIXES[kind]
        return int(getattr(self, f"{prefix}burst")), float(getattr(self, f"{prefix}per_second"))


@dataclass(frozen=True)
class Quotas:
    """How many tables one player may have made; 0 sets no limit. A group of friends never meets these."""

    unfinished: int = 300  # waiting or running at a time
    per_day: int = 100  # made within 24 hours, re-matches, copies and imports with them
    with_bots: int = 50  # running, with bots, and played at within 24 hours


@dataclass(frozen=True)
class Settings:
    """Where the data is, how the server is reached, and its limits."""

    data: str  # a file for SQLite, or postgresql://...
    base_url: str = ""  # as browsers see the server; "" where the request's own host is right
    known_hosts: tuple[str, ...] = ()  # further names that the server answers to; ("*",) for any
    trusted_proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # whose word on a visitor's address is taken
    secret: str = ""  # signs the cookies; "" takes the one kept with the data
    bot_workers: int = 1
    bot_seconds: float = 10.0
    bot_megabytes: int = 1024
    stop_seconds: float = 10.0  # within which the server stops when it is asked to
    bot_pause: float = 0.0  # seconds before a bot's move is stored, so that people can follow
    sweep_seconds: float = 1.0  # how often clocks and forgotten bots are looked after
    live_tables: int = 200  # states kept in memory
    body_bytes: int = 64 * 1024
    import_bytes: int = 1024 * 1024
    sockets_per_player: int = 32
    sockets_per_address: int = 1000  # of people without a session: many may be behind one address
    session_seconds: int = 365 * DAY
    invite_seconds: int = 30 * DAY
    rates: Rates = field(default_factory=Rates)
    quotas: Quotas = field(default_factory=Quotas)
    absence_seconds: float = DAY  # without a clock: how long others wait before they may vote for a bot
    notice_services: tuple[str, ...] = ("discord", "ntfy", "pover", "slack", "tgram")  # or ("any",)
    static: Path | None = None  # the built browser client; None takes the one in the package
    tables: str = ""  # a folder with corrected component tables
    json_logs: bool = False
    verbose: bool = False

    def url(self) -> str:
        """The database's address for SQLAlchemy."""
        for beginning in POSTGRES:
            if self.data.startswith(beginning):
                return "postgresql+asyncpg://" + self.data.removeprefix(beginning)
        return f"sqlite+aiosqlite:///{self.data}"

    def place(self) -> str:
        """Where the data is, for people: without a password."""
        before, at, after = self.data.rpartition("@")
        return f"{before.split('://')[0]}://…@{after}" if at and self.is_postgres() else self.data

    def is_postgres(self) -> bool:
        """Is the data in PostgreSQL?"""
        return self.data.startswith(POSTGRES)
