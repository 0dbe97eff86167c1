"""The built documentation site: nothing is fetched from another host, and the library is really in it.

`scripts/docs` builds the site, names its folder in WAGONTRAIN_SITE and runs this file.
"""

import os
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

SITE = os.environ.get("WAGONTRAIN_SITE", "")
pytestmark = pytest.mark.skipif(not SITE, reason="runs on the built site: scripts/docs")

FETCHED = {  # what a browser loads without being asked, by element and attribute
    ("audio", "src"),
    ("embed", "src"),
    ("iframe", "src"),
    ("img", "src"),
    ("img", "srcset"),
    ("link", "href"),
    ("object", "data"),
    ("script", "src"),
    ("source", "src"),
    ("source", "srcset"),
    ("video", "src"),
}


class Loads(HTMLParser):
    """Collects what a page loads, and the classes of its elements."""

    def __init__(self) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.classes: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if (tag, name) in FETCHED and value:
                self.addresses.append(value)
            if name == "class" and value:
                self.classes.update(value.split())


def read(page: Path) -> Loads:
    loads = Loads()
    loads.feed(page.read_text(encoding="utf-8"))
    return loads


def site_files(suffix: str) -> list[Path]:
    return sorted(Path(SITE).rglob(f"*{suffix}"))


def test_pages_load_nothing_from_another_host() -> None:
    pages = site_files(".html")
    assert len(pages) > 40
    foreign = {
        address for page in pages for address in read(page).addresses if re.match(r"(\w+:)?//", address)
    }
    assert foreign == set()


def test_style_sheets_load_nothing_from_another_host() -> None:
    sheets = site_files(".css")
    assert sheets
    foreign = {
        url for sheet in sheets for url in re.findall(r"url\(['\"]?(?:https?:)?//[^)]*", sheet.read_text())
    }
    assert foreign == set()


def test_no_page_has_what_the_theme_fetches_a_script_for() -> None:
    """The theme loads a program from another host for diagrams and formulas in a page: we draw pictures."""
    for page in site_files(".html"):
        assert not read(page).classes & {"mermaid", "arithmatex"}, page


def test_the_library_and_the_commands_are_in_it() -> None:
    library = (Path(SITE) / "reference" / "library" / "index.html").read_text(encoding="utf-8")
    assert all(f'id="wagontrain.{name}"' in library for name in ("Game", "game", "games", "NotLegalNow"))
    assert all(
        f'id="wagontrain.Game.{name}"' in library for name in ("legal", "apply", "observe", "resample")
    )
    commands = (Path(SITE) / "reference" / "command-line" / "index.html").read_text(encoding="utf-8")
    assert all(f'id="{name}"' in commands for name in ("play", "serve", "arena", "backup"))
