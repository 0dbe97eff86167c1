"""The rules as text: docs/rules/<game>.md, which a build carries inside the package."""

from importlib import resources
from pathlib import Path

from .errors import UnknownGame


def rules_text(game: str) -> str:
    """The rules of a game in our own words, as Markdown, with the rule IDs that code and tests cite."""
    installed = Path(str(resources.files("wagontrain"))) / "docs" / "rules"
    checkout = Path(__file__).resolve().parents[3] / "docs" / "rules"
    for folder in (installed, checkout):
        if game.isidentifier() and (folder / f"{game}.md").is_file():
            return (folder / f"{game}.md").read_text(encoding="utf-8")
    raise UnknownGame(f"no rules are here for '{game}'")
