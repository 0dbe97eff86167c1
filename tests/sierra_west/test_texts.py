"""What cards, cabins and symbols say is what the tables say, corrected ones too."""

import re
import subprocess
import sys
from importlib import resources
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from wagontrain.core.words import LANGUAGES, Words

PROGRAM = """
import sys
from pathlib import Path
from wagontrain.core.data import use_tables
from wagontrain.core.words import Words
use_tables(Path(sys.argv[1]))
words = Words(sys.argv[2], "sierra_west", strict=True)
for name in sys.argv[3:]:
    print(words.attribute(name, "text") or words.text(name))
"""
CORRECTED = {
    "cards": [
        ('green = ["food_1", "", "boot_1"]', 'green = ["wood_1", "fur_trade", "boot_1"]'),
        ("cost = { food = 2, stone = 1 }, track", "cost = { wood = 5 }, track"),
    ],
    "cabins": [("pay_tokens = 2", "pay_tokens = 3")],
    "specials": [("die_faces = [5]", "die_faces = [4, 6]")],
    "symbols": [("gain = { wood = 1 }", "gain = { wood = 4 }")],
    "modes": [('count = 2\nrule = "SW-19.9d"\ngold = 3', 'count = 2\nrule = "SW-19.9d"\ngold = 5')],
    "animals": [("bullets = 2", "bullets = 1")],
}
ASKED = ("card-st1", "cabin-step_back", "special-outpost_i", "animal-badger", "deal-2-bass", "prize-bullets")


def corrected_tables(folder: Path) -> Path:
    """A folder of tables in which a few entries differ."""
    (folder / "sierra_west").mkdir()
    for name, changes in CORRECTED.items():
        source = resources.files("wagontrain") / "sierra_west" / "data" / f"{name}.toml"
        text = source.read_text(encoding="utf-8")
        for old, new in changes:
            assert old in text
            text = text.replace(old, new, 1)
        (folder / "sierra_west" / f"{name}.toml").write_text(text, encoding="utf-8")
    return folder


@pytest.mark.parametrize(
    ("lang", "texts"),
    [
        (
            "en",
            [
                "Green path: 4 wood / fur trade / 1 boot. Tan path: 1 food / use the shovel. "
                "Summit: homestead, food track (5 wood). Animal: rabbit.",
                "Plain pioneer, once per turn: pay 3 pair of boots tokens; "
                "the hat pioneer moves back a space and may act there again.",
                "Hit with a roll of 4 or more.",
                "Fur trade: the sheriff card or 1 bullet.",
                "2 bass → 5 gold",
                "1 bullet",
            ],
        ),
        (
            "pl",
            [
                "Zielona ścieżka: 4 drewna / handel futrami / 1 but. "
                "Brązowa ścieżka: 1 mięso / użycie szpadla. "
                "Szczyt: rozwój gospodarstwa, tor mięsa (5 drewna). Zwierzę: królik.",
                "Pionier bez kapelusza, raz na turę: zapłać 3 żetony par butów; "
                "pionier w kapeluszu cofa się o jedno pole i może tam znów wykonać akcję.",
                "Trafienie przy wyniku 4 lub wyższym.",
                "Handel futrami: karta szeryfa albo 1 nabój.",
                "2 okonie → 5 złota",
                "1 nabój",
            ],
        ),
        (
            "it",
            [
                "Sentiero verde: 4 legno / scambiare pellicce / 1 stivale. "
                "Sentiero beige: 1 cibo / usare la vanga. "
                "Cima: fattoria, tracciato Cibo (5 legno). Animale: coniglio.",
                "Pioniere senza cappello, una volta per turno: paga 3 segnalini paio di stivali; "
                "il pioniere col cappello arretra di uno spazio e può agire lì di nuovo.",
                "Colpo a segno con 4 o più.",
                "Scambiare pellicce: la carta Sceriffo o 1 proiettile.",
                "2 spigole → 5 oro",
                "1 proiettile",
            ],
        ),
        (
            "ru",
            [
                "Зелёная тропа: 4 дерева / торговля мехом / 1 ботинок. "
                "Коричневая тропа: 1 еда / использование лопаты. "
                "Вершина: усадьба, дорожка еды (5 дерева). Животное: кролик.",
                "Пионер коричневой тропы, один раз за ход: заплатите 3 жетона пары ботинок; "
                "пионер зелёной тропы возвращается на одну ячейку и может снова там действовать.",
                "Попадание при броске 4 и выше.",
                "Торговля мехом: карта шерифа или 1 пуля.",
                "2 окуня → 5 золота",
                "1 пуля",
            ],
        ),
    ],
)
def test_texts_follow_corrected_tables(tmp_path: Path, lang: str, texts: list[str]) -> None:
    program = [sys.executable, "-c", PROGRAM, str(corrected_tables(tmp_path)), lang, *ASKED]
    shown = subprocess.run(program, capture_output=True, check=True).stdout.decode().splitlines()
    assert shown == texts


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_of_the_tables_stands_in_the_words(lang: str) -> None:
    """Texts of things are put together or have variables; so have the names of symbols and trades."""
    path = resources.files("wagontrain") / "words" / lang / "sierra_west.ftl"
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        if not isinstance(entry, ftl.Message):
            continue
        patterns = {f".{part.id.name}": part.value for part in entry.attributes}
        if entry.value is not None and entry.id.name.startswith(("symbol-", "deal-", "forgone-", "prize-")):
            patterns[""] = entry.value
        for name, pattern in patterns.items():
            text = "".join(part.value for part in pattern.elements if isinstance(part, ftl.TextElement))
            assert re.search("[0-9]", text) is None, f"{entry.id.name}{name}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_plan_has_a_text(lang: str) -> None:
    words = Words(lang, "sierra_west", strict=True)
    for name in (
        "card-ah05",
        "card-oo15",
        "special-river6",
        "special-mine_ii_c",
        "plan-plan05",
        "plan-plan06",
    ):
        text = words.attribute(name, "text")
        assert text.endswith(".")
        assert "{" not in text
