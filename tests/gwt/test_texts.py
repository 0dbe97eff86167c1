"""What cards, icons, discs and tiles say is what the tables say, corrected ones too."""

import os
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast as ftl

from tests.corrected import row_of
from tests.gwt.test_corrected_tables import outcome, read, write
from wagontrain.core.words import LANGUAGES, Words, words_file
from wagontrain.gwt.components import SAM_CARDS

FROM_TABLES = ("card-", "price-", "master-", "auxiliary-", "effect-", "tile-", "text-", "disc-limit")
"""Messages that say what a table says; after these words a number may only be a name's own."""
NAMED = re.compile(r"card-(obj|start)_\d+|master-sm_\d")

FIGURES = """
from wagontrain.core.words import LANGUAGES, Words
played = {}
for lang in LANGUAGES:
    words = Words(lang, "gwt", strict=True)
    played[lang] = [
        words.attribute("card-longhorn", "text"),
        words.text("card-hereford_7"),
        words.text("price-value3_two"),
        words.attribute("card-obj_04", "text"),
        words.attribute("card-start_3", "text"),
        words.attribute("master-sm_9", "text"),
        words.text("effect-hire_2_more"),
        words.text("effect-hazard_at_2"),
        words.text("effect-herder_5"),
        words.text("disc-step_left"),
        words.text("disc-limit_6"),
        words.attribute("auxiliary-remove", "double"),
        words.text("tile-flood_green_4"),
        words.text("sam-does", sam_card=8),
        words.text("action-turn_up"),
    ]
"""
TEXTS = {
    "en": [
        "Breeding value 5, 9 VP.",
        "Hereford (11 VP)",
        "4 cards, 1 cowboy, $21",
        "Now: gain 5 dollars. Tasks: hazard tile of any type, 2 × disc on New York. +8/−6 VP.",
        "Tasks: Hereford card. +7 VP.",
        "Now: certificate +4; 1 permanent certificate; 5 VP for every 3 of your buildings on the board.",
        "Hire a worker for 1 dollar less",
        "Remove a hazard for free",
        "Herder 1 step",
        "step limit, left disc (1 dollar now)",
        "certificate limit 7",
        "Engine back 4: gain 6 dollars and remove 2 cards",
        "flood (green hand, 6 VP)",
        "5 steps. Buys cattle (only with the specialization engineer).",
        "Use an idle cowboy: add 1 card to the market",
    ],
    "pl": [
        "Wartość hodowlana 5, 9 PZ.",
        "Hereford (11 PZ)",
        "4 karty, 1 kowboj, 21\u00a0$",
        "Od razu: weź 5 dolarów z banku. "
        "Zadania: żeton niebezpieczeństwa dowolnego rodzaju, 2 × dysk na polu miasta Nowy Jork. +8/−6 PZ.",
        "Zadania: karta krowy „Hereford”. +7 PZ.",
        "Od razu: certyfikat +4; 1 certyfikat stały; 5 PZ za każde 3 twoje budynki na planszy.",
        "Zatrudnij pomocnika o 1 dolara taniej",
        "Usuń niebezpieczeństwo za darmo",
        "Ranczer o 1 krok",
        "limit kroków, lewy dysk (od razu 1 dolar)",
        "limit certyfikatów 7",
        "Lokomotywa wstecz o 4: weź 6 dolarów i usuń 2 karty z gry",
        "powódź (zielona dłoń, 6 PZ)",
        "5 kroków. Kupuje krowy (tylko przy specjalizacji inżynier).",
        "Użyj wolnego kowboja: dołóż 1 kartę na targ",
    ],
    "it": [
        "Valore di allevamento 5, 9 PV.",
        "Hereford (11 PV)",
        "4 carte, 1 cowboy, 21\u00a0$",
        "Subito: ottieni 5 dollari. "
        "Compiti: tessera pericolo di qualsiasi tipo, 2 × disco su New York. +8/−6 PV.",
        "Compiti: carta Hereford. +7 PV.",
        "Subito: certificato +4; 1 certificato permanente; 5 PV ogni 3 tuoi edifici sul tabellone.",
        "Assumi un lavoratore a 1 dollaro in meno",
        "Rimuovi un pericolo gratis",
        "Mandriano di 1 passo",
        "limite di passi, disco sinistro (subito 1 dollaro)",
        "limite certificati 7",
        "Locomotiva indietro di 4: ottieni 6 dollari e rimuovi 2 carte",
        "inondazione (mano verde, 6 PV)",
        "5 passi. Compra bestiame (solo con la specializzazione ingegnere).",
        "Usa un cowboy libero: aggiungi 1 carta al mercato",
    ],
    "ru": [
        "Племенная ценность 5, 9 ПО.",
        "Герефорд (11 ПО)",
        "4 карты, 1 ковбой, 21\u00a0$",
        "Сразу: получить 5 долларов. Задания: жетон любой опасности, 2 × диск в Нью-Йорке. +8/−6 ПО.",
        "Задания: карта «Герефорд». +7 ПО.",
        "Сразу: сертификат +4; 1 постоянный сертификат; 5 ПО за каждые 3 ваших здания на поле.",
        "Нанять работника на 1 доллар дешевле",
        "Убрать опасность бесплатно",
        "Погонщик на 1 шаг",
        "лимит шагов, левый диск (сразу 1 доллар)",
        "лимит сертификатов 7",
        "Локомотив назад на 4: получить 6 долларов и убрать 2 карты из игры",
        "наводнение (зелёная ладонь, 6 ПО)",
        "5 шагов. Покупает скот (только при специализации инженер).",
        "Использовать свободного ковбоя: добавить 1 карту на рынок",
    ],
}


def corrected(folder: Path) -> Path:
    """Tables in which many a figure differs."""
    tables: dict[str, Any] = {
        file: read(file) for file in ("cattle", "objectives", "masters", "effects", "board", "tiles", "sam")
    }
    row_of(tables["cattle"]["card"], "longhorn").update(value=5, points=9)
    row_of(tables["cattle"]["card"], "hereford_7").update(points=11)
    row_of(tables["cattle"]["price"], "value3_two").update(cards=4, cowboys=1, dollars=21)
    tables["cattle"]["idle_cowboy"].update(cards=1)
    row_of(tables["objectives"]["card"], "obj_04").update(
        tasks=["hazard", "new_york", "new_york"], points=8, penalty=6
    )
    row_of(tables["objectives"]["start"], "start_3").update(tasks=["hereford"], points=7)
    row_of(tables["masters"]["master"], "sm_9").update(certificates=1, every=3, points=5)
    for name, change in {
        "dollars_2": {"dollars": 5},
        "certificates_2": {"certificates": 4},
        "hire_2_more": {"change": -1},
        "hazard_at_2": {"cost": 0},
        "herder_5": {"max": 1},
    }.items():
        row_of(tables["effects"]["effect"], name).update(change)
    row_of(tables["board"]["disc"], "step_left").update(dollars=1)
    row_of(tables["board"]["auxiliary"], "remove").update(back=2, dollars=3)
    tables["board"].update(certificate_track=[0, 1, 2, 3, 4, 7], certificate_limits=[3, 4, 7])
    row_of(tables["tiles"]["tile"], "flood_green_4").update(points=6)
    row_of(tables["sam"]["card"], "8").update(steps=5, only="engineer")
    for file, changed in tables.items():
        write(folder, file, changed)
    return folder


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the tables need a process of their own")
def test_texts_follow_corrected_tables(tmp_path: Path) -> None:
    found = outcome(corrected(tmp_path), FIGURES)
    assert "played" in found, found
    assert found["played"] == TEXTS


@pytest.mark.skipif(not hasattr(os, "fork"), reason="the tables need a process of their own")
def test_a_card_without_words_shows_its_id_and_disturbs_no_others(tmp_path: Path) -> None:
    changed = read("objectives")
    changed["card"].append({**changed["card"][0], "id": "obj_99"})
    code = """
from wagontrain.core.words import Words
words = Words("pl", "gwt")
played = [words.text("card-obj_99"), words.text("card-obj_24")]
"""
    assert outcome(write(tmp_path, "objectives", changed), code)["played"] == ["card-obj_99", "Karta celu 24"]


def patterns(lang: str) -> dict[str, Any]:
    """The texts of the messages that say what a table says, and all their attributes, as they are written."""
    found: dict[str, Any] = {}
    path = resources.files("wagontrain") / "words" / lang / "gwt.ftl"
    for entry in FluentResource(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name.startswith(FROM_TABLES):
            found.update({f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes})
            if not NAMED.fullmatch(entry.id.name):
                found[entry.id.name] = entry.value
    return found


def written(node: Any) -> str:
    """All text of a pattern, that of its variants among it; not the variants' keys."""
    if isinstance(node, ftl.TextElement):
        return str(node.value)
    if isinstance(node, ftl.Variant):
        return written(node.value)
    if isinstance(node, ftl.BaseNode):
        return "".join(written(value) for value in vars(node).values())
    return "".join(written(item) for item in node) if isinstance(node, list) else ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_of_the_tables_stands_in_the_words(lang: str) -> None:
    found = {name: written(pattern) for name, pattern in patterns(lang).items()}
    assert len(found) > 150
    assert {name: text for name, text in found.items() if re.search("[0-9]", text)} == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_that_comes_from_the_tables_is_filled_in(lang: str) -> None:
    """On the page as in the terminal: no variable is left open."""
    source = words_file(lang, "gwt")
    words = Words(lang, "gwt", strict=True)
    for entry in FluentResource(source).body:
        if not isinstance(entry, ftl.Message) or not entry.id.name.startswith(FROM_TABLES):
            continue
        if not entry.id.name.startswith("text-"):
            assert words.text(entry.id.name)
            for part in entry.attributes:
                assert words.attribute(entry.id.name, part.id.name)
    for card in range(1, SAM_CARDS + 1):
        assert words.text("sam-does", sam_card=card).endswith(".")
