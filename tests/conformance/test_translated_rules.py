"""The rules in other languages say the same: the same IDs in the same order, the same figures in each."""

import re
from collections import Counter
from pathlib import Path

import pytest

import wagontrain
from wagontrain.cli.rulebook import INSIDE, Parts, Rulebook, whole_lines
from wagontrain.core.rulebook import rules_language, rules_text
from wagontrain.core.words import LANGUAGES

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "rules"
GAMES = ("villagers", "gwt", "sierra_west")
OTHERS = tuple(lang for lang in LANGUAGES if lang != "en")
EACH = [(lang, game) for lang in OTHERS for game in GAMES]
CITED = re.compile(r"\b(?:GWT|SW|VIL)-(?:[A-Z]+-)?\d+(?:\.\d+[a-z]?)?")
pytestmark = pytest.mark.skipif(not FOLDER.is_dir(), reason="the rules' sources are not here")


def named(text: str) -> list[str]:
    """The IDs under which something is said, in order."""
    return [name for line in whole_lines(text) for name in INSIDE.findall(line)]


def shape(text: str) -> Counter[str]:
    """How many headings of each level, items and rows of tables there are."""
    marks = (re.match(r"#+ |\s*- |\|", line) for line in whole_lines(text))
    return Counter(mark[0].strip() for mark in marks if mark)


@pytest.mark.parametrize(("lang", "game"), EACH)
def test_every_rule_is_there_in_its_place(lang: str, game: str) -> None:
    assert rules_language(game, lang) == lang, "not translated"
    english, own = rules_text(game), rules_text(game, lang)
    assert named(own) == named(english)
    assert list(Parts(own).entries) == list(Parts(english).entries)
    assert shape(own) == shape(english)


@pytest.mark.parametrize(("lang", "game"), EACH)
def test_every_rule_has_the_same_figures_and_cites_the_same(lang: str, game: str) -> None:
    english, own = Parts(rules_text(game)).entries, Parts(rules_text(game, lang)).entries
    for found in (re.compile(r"\d+"), CITED):
        shown = {name: sorted(found.findall(entry.text)) for name, entry in own.items()}
        assert shown == {name: sorted(found.findall(entry.text)) for name, entry in english.items()}


@pytest.mark.parametrize(("lang", "game"), EACH)
def test_no_sentence_is_left_in_english(lang: str, game: str) -> None:
    english, own = Parts(rules_text(game)).entries, Parts(rules_text(game, lang)).entries
    same = [entry.text for name, entry in english.items() if own[name].text == entry.text]
    words = [re.findall(r"[a-z]{2,}", re.sub(r"`[^`]*`", "", text)) for text in same]
    assert [found for found in words if len(found) > 6] == []


def test_what_is_not_translated_is_told_in_english() -> None:
    assert rules_language("villagers", "xx") == "en"
    assert rules_text("villagers", "xx") == rules_text("villagers")
    assert rules_language("villagers", "../en") == "en"
    book = Rulebook("villagers", "xx")
    assert book.entries["VIL-5.4"].text == Rulebook("villagers").entries["VIL-5.4"].text


def test_the_games_are_those_of_the_package() -> None:
    assert set(GAMES) == set(wagontrain.games())
