"""What the cards say: their numbers are those of the tables that are played with, corrected ones too."""

import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from tests import corrected
from wagontrain.core.words import LANGUAGES, Words, words_file
from wagontrain.villagers.game import FIRST_THIEVES

PROGRAM = """
import sys
from pathlib import Path
from wagontrain.core.data import use_tables
from wagontrain.core.words import Words
use_tables(Path(sys.argv[1]))
words = Words(sys.argv[2], "villagers", strict=True)
for name in sys.argv[3:]:
    print(words.attribute(name, "text") or words.text(name))
"""
CORRECTED = {
    "cards": [('gold = 3, per = 1, count = "food_symbol"', "gold = 3, per = 1", "gold = 5, per = 2")],
    "events": [("delta = -2", "-2", "-3"), ("min_value = 5", "5", "7"), ("amount = 5 } }", "5", "1")],
    "improvements": [('kind = "gold", amount = 5', "5", "6")],
}
ASKED = ("card-grocer", "event_card-frozen_ground", "event_card-kidnapping", "improvement-bazaar")


def corrected_tables(folder: Path) -> Path:
    """A folder of tables with a few numbers changed."""
    (folder / "villagers").mkdir()
    for name, changes in CORRECTED.items():
        source = resources.files("wagontrain") / "villagers" / "data" / f"{name}.toml"
        text = source.read_text(encoding="utf-8")
        for line, old, new in changes:
            assert line in text
            text = text.replace(line, line.replace(old, new))
        (folder / "villagers" / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "Silver: 5 gold for every 2 visible food.",
                "Build Phase: your build limit changes by −3.",
                "worth 7 or more, your choice; if you have none, pay her 1 gold.",
                "Most food: 6 gold.",
            ],
        ),
        (
            "pl",
            [
                "Srebrnik: 5 Złociszy za każde 2 widoczne Pożywienia.",
                "Faza budowy: twój limit budowy zmienia się o −3.",
                "o wartości co najmniej 7, do wyboru; jeśli takiego nie masz, zapłać jej 1 Złocisz.",
                "Najwięcej Pożywienia: 6 Złociszy.",
            ],
        ),
        (
            "it",
            [
                "Argento: 5 monete ogni 2 cibi visibili.",
                "Fase di costruzione: il tuo limite di costruzione cambia di −3.",
                "di valore 7 o più, a tua scelta; se non ne hai, pagale 1 moneta.",
                "Più cibo: 6 monete.",
            ],
        ),
        (
            "ru",
            [
                "Серебро: 5 золотых за каждые 2 видимых символа еды.",
                "Фаза строительства: ваш лимит строительства меняется на −3.",
                "ценностью 7 и выше по вашему выбору; если таких нет, заплатите ей 1 золотой.",
                "Больше всех еды: 6 золотых.",
            ],
        ),
    ],
)
def test_card_texts_follow_corrected_tables(tmp_path: Path, lang: str, texts: list[str]) -> None:
    program = [sys.executable, "-c", PROGRAM, str(corrected_tables(tmp_path)), lang, *ASKED]
    shown = subprocess.run(program, capture_output=True, check=True).stdout.decode().splitlines()
    assert [line.endswith(text) for line, text in zip(shown, texts, strict=True)] == [True] * 4, shown


@pytest.mark.parametrize(
    ("lang", "cost"), [("en", "3 gold"), ("pl", "3 Złocisze"), ("it", "3 monete"), ("ru", "3 золотых")]
)
def test_the_tips_follow_corrected_tables(tmp_path: Path, lang: str, cost: str) -> None:
    changed = corrected.read("villagers", "setup")
    changed["setup"]["unlock_cost"] = 3
    folder = corrected.write(tmp_path, "villagers", "setup", changed)
    program = [sys.executable, "-c", PROGRAM, str(folder), lang, "tip-build", "tip-unlock"]
    shown = subprocess.run(program, capture_output=True, check=True).stdout.decode().splitlines()
    assert [line.count(cost) for line in shown] == [1, 1], shown
    page = FluentBundle([lang], use_isolating=False)
    page.add_resource(FluentResource(words_file(lang, "villagers")))
    tip = page.get_message("tip-build").value
    assert tip is not None
    text, errors = page.format_pattern(tip, {})
    assert (cost.replace("3", "2") in str(text), errors) == (True, [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_gets_the_texts_with_their_numbers(lang: str) -> None:
    page = FluentBundle([lang], use_isolating=False)
    page.add_resource(FluentResource(words_file(lang, "villagers")))
    words = Words(lang, "villagers", strict=True)
    for name in (*ASKED, "card-founders", "card-carter", "event_card-press_gang", "improvement-windmill"):
        text, errors = page.format_pattern(page.get_message(name).attributes["text"], {})
        assert (str(text), errors) == (words.attribute(name, "text"), [])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_of_scoundrels_says_from_how_many_players_there_are_thieves(lang: str) -> None:
    assert str(FIRST_THIEVES) in Words(lang, "villagers", strict=True).option_help("scoundrels")
    assert FIRST_THIEVES == 4
