"""A fresh server for each test; one PostgreSQL for all that need it."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import IN_CI
from tests.web.client import PATIENCE, Site, site
from tests.web.postgres import Postgres, find_tools, install


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is told to ask again later because the machine is busy."""
    monkeypatch.setattr("wagontrain.web.rules_upgrade.PATIENCE", PATIENCE)


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path / "tables.db") as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL; where there is none, and none may be installed, the test is skipped."""
    tools = find_tools() or (install() if IN_CI else None)
    if tools is None:
        assert not IN_CI, "PostgreSQL must be here in CI"
        pytest.skip("no PostgreSQL on this machine, and it may not be installed")
    folder = Path("/tmp") / f"wagontrain-postgres-{os.getpid()}"
    folder.mkdir()
    server = Postgres(folder, tools)
    try:
        yield server
    finally:
        server.stop()
        subprocess.run(["rm", "-rf", str(folder)], check=False)


@pytest.fixture(params=["sqlite", "postgres"])
def both(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Site]:
    """A fresh server, on each kind of database in turn."""
    if request.param == "sqlite":
        data = str(tmp_path / "tables.db")
    else:
        data = request.getfixturevalue("postgres").fresh()
    with site(data) as running:
        yield running
