"""A real PostgreSQL for the tests: found on this machine, set up in a folder of its own, ended afterwards."""

import os
import pwd
import shutil
import socket
import subprocess
import sys
from pathlib import Path

NAMES = ("initdb", "pg_ctl")


def find_tools() -> dict[str, str] | None:
    """The programs that come with a server; None where there is no server."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places = os.pathsep.join([*map(str, folders), os.environ.get("PATH", "")])
    found = {name: shutil.which(name, path=places) for name in NAMES}
    return {name: path for name, path in found.items() if path} if all(found.values()) else None


def install() -> dict[str, str] | None:
    """Debian's package, where it may be installed; a line says so before."""
    allowed = os.environ.get("WAGONTRAIN_SYSTEM_PACKAGES") != "no"
    if not allowed or shutil.which("apt-get") is None or os.geteuid() != 0:
        return None
    print("tests: no PostgreSQL here: installing the Debian package postgresql", file=sys.__stderr__)
    environ = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", "--no-install-recommends", "postgresql"]):
        subprocess.run(["apt-get", *command], env=environ, capture_output=True, check=False)
    return find_tools()


def unprivileged() -> str | None:
    """The server refuses to run as root: whom to run it as there."""
    if os.geteuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return next(name for name in ("postgres", "nobody") if name in names)


class Postgres:
    """A server with one empty database after the other."""

    def __init__(self, folder: Path, tools: dict[str, str]) -> None:
        self.tools = tools
        self.user = unprivileged()
        self.data = folder / "data"
        self.log = folder / "log"
        folder.chmod(0o755)
        if self.user is not None:
            shutil.chown(folder, self.user)
        with socket.socket() as trial:
            trial.bind(("127.0.0.1", 0))
            self.port: int = trial.getsockname()[1]
        self.made = 0
        self.run("initdb", "-D", self.data, "-U", "wagontrain", "-A", "trust", "-E", "UTF8", "--no-sync")
        self.start()

    def run(self, tool: str, *args: object) -> None:
        command = [self.tools[tool], *map(str, args)]
        done = subprocess.run(
            command, user=self.user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        assert done.returncode == 0, done.stderr.decode()

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off"
        self.run("pg_ctl", "start", "-w", "-D", self.data, "-l", self.log, "-o", options)

    def stop(self) -> None:
        """End the server at once, as if the machine had lost its power."""
        self.run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", self.data)

    def url(self, database: str) -> str:
        return f"postgresql://wagontrain@127.0.0.1:{self.port}/{database}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        import asyncio

        import asyncpg

        self.made += 1
        name = f"tables{self.made}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url("postgres"))
            await connection.execute(f"CREATE DATABASE {name}")
            await connection.close()

        asyncio.run(create())
        return self.url(name)
