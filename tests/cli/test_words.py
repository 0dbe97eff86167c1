"""Everything that the command line says at a table is there in four languages."""

import re
from pathlib import Path

import pytest

import wagontrain.cli
from wagontrain.core.words import LANGUAGES, Words

SAID = re.compile(r"""(?:\.say|\.text)\(\s*"([a-z][a-z-]+)\"""")


def messages() -> list[str]:
    """The messages that the sources of the command line name."""
    folder = Path(wagontrain.cli.__file__).parent
    found = {name for path in folder.glob("*.py") for name in SAID.findall(path.read_text(encoding="utf-8"))}
    return sorted(found)


def test_messages_are_found() -> None:
    assert {"saved", "undo-done", "replay-step", "rules-chapter"} <= set(messages())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", wagontrain.games())
def test_every_message_is_there(lang: str, game: str) -> None:
    words = Words(lang, game)
    assert [name for name in messages() if not words.has(name)] == []
