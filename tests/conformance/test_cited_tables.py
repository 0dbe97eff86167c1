"""Rule texts cite what exists: tables as `file.key` or `file.toml`, words of tables, options and rules."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import wagontrain
from wagontrain.core.data import files, table
from wagontrain.core.words import LANGUAGES

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"
EACH = [(game, lang) for game in wagontrain.games() for lang in LANGUAGES]
QUOTED = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")
WORD = re.compile(r"[a-z][a-z0-9_-]*")
pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="the rules' sources are not here")


def quoted(game: str, lang: str) -> set[str]:
    """All that stands in backticks in the rules of a game."""
    path = FOLDER / f"{game}.md" if lang == "en" else FOLDER / lang / f"{game}.md"
    return set(QUOTED.findall(path.read_text(encoding="utf-8")))


def entries(value: object, key: str) -> list[object]:
    """What a key leads to: in a table, or in any row of an array of tables."""
    if isinstance(value, list):
        return [found for row in value for found in entries(row, key)]
    return [value[key]] if isinstance(value, dict) and key in value else []


def exists(game: str, path: str) -> bool:
    """Does the path `file.key.key` lead anywhere in the tables of the game?"""
    file, *keys = path.split(".")
    if file not in files(game):
        return False
    found: list[object] = [table(game, file)]
    for key in keys:
        found = [inner for value in found for inner in entries(value, key)]
    return bool(found)


def words_of(value: object) -> Iterator[str]:
    """Every key and every text in a table."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words_of(inner)
    elif isinstance(value, str):
        yield value


def known_words(name: str) -> set[str]:
    """The words of a game: tables, options, notation, rules, events."""
    game = wagontrain.game(name)
    found = {word for file in files(name) for word in words_of(table(name, file))}
    found |= {*files(name), *game.options, *game.rule_numbers}
    found |= {str(choice) for option in game.options.values() for choice in option.choices}
    found |= {word for kind in game.kinds().values() for word in (kind.name, *kind.names)}
    return found | {verb.name for verb in game.actions.verbs} | {e.name for e in game.events.kinds}


def is_known(word: str, known: set[str]) -> bool:
    """Is it a word of the game? `food_n` stands for `food_1`, `food_2` ..."""
    if word in known or not word.endswith("_n"):
        return word in known
    return any(re.fullmatch(re.escape(word[:-1]) + r"\d+", other) for other in known)


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_every_cited_table_exists(game: str, lang: str) -> None:
    tables = {f"{file}.toml" for file in files(game)}
    cited = {text for text in quoted(game, lang) if PATH.fullmatch(text)}
    assert {path for path in cited if path not in tables and not exists(game, path)} == set()


@pytest.mark.parametrize(("game", "lang"), EACH)
def test_every_cited_word_is_a_word_of_the_game(game: str, lang: str) -> None:
    known = known_words(game)
    cited = {text for text in quoted(game, lang) if WORD.fullmatch(text)}
    assert {word for word in cited if not is_known(word, known)} == set()


def test_a_path_is_followed_through_arrays_and_tables() -> None:
    assert exists("gwt", "setup.place.dollars")
    assert exists("gwt", "setup.by_players.2.green_hand")
    assert not exists("gwt", "starting_resources.by_seat")
    assert not exists("gwt", "setup.by_seat")
