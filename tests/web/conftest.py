"""A fresh server for each test."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.client import Site, site


@pytest.fixture
def here(tmp_path: Path) -> Iterator[Site]:
    with site(tmp_path / "tables.db") as running:
        yield running
