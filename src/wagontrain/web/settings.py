"""How one server process is set up. What is not given has a default that suits a laptop."""

from dataclasses import dataclass, field
from pathlib import Path

POSTGRES = ("postgresql://", "postgres://")
DAY = 24 * 3600


@dataclass(frozen=True)
class Rates:
    """How many requests a player (or an address) may make: so many at once, and so many per second after."""

    burst: int = 120
    per_second: float = 30.0
    writes_burst: int = 60
    writes_per_second: float = 10.0
    logins_burst: int = 30
    logins_per_second: float = 0.1

    def times(self, factor: float) -> "Rates":
        """So many times more of everything."""
        return Rates(
            int(self.burst * factor),
            self.per_second * factor,
            int(self.writes_burst * factor),
            self.writes_per_second * factor,
            int(self.logins_burst * factor),
            self.logins_per_second * factor,
        )


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
