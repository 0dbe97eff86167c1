"""`rules`, `data` and `bench`."""

import json
from pathlib import Path

import pytest

from tests.cli.commands import wagontrain
from wagontrain.cli.rulebook import Rulebook


def test_the_chapters_are_listed_in_four_languages() -> None:
    titles = {lang: wagontrain("rules", "villagers", "--lang", lang).out for lang in ("en", "pl", "it", "ru")}
    assert "Draft Phase" in titles["en"]
    assert "Faza dobierania" in titles["pl"]
    assert len(set(titles.values())) == 4
    assert "Worked examples" not in titles["it"]
    assert "mini_villagers=off" in titles["ru"]


def test_a_rule_a_chapter_and_a_search() -> None:
    assert "VIL-5.4a" in wagontrain("rules", "villagers", "VIL-5.4").out
    assert "VIL-5.4a" in wagontrain("rules", "villagers", "vil-5.4a").out
    assert "VIL-5.3" not in wagontrain("rules", "villagers", "VIL-5.4").out
    assert "VIL-5.15" in wagontrain("rules", "villagers", "5").out
    assert "VIL-5.15" in wagontrain("rules", "villagers", "VIL-5").out
    found = wagontrain("rules", "villagers", "Founders", "gold", "side")
    assert "VIL-2.3" in found.out
    wagontrain("rules", "villagers", "xyzzy").fails(1, "xyzzy")
    unknown = "VIL-" + "99.1"  # in two parts, so that the coverage check does not take it for a citation
    wagontrain("rules", "villagers", unknown).fails(1, unknown)


def test_a_rule_in_the_readers_language() -> None:
    shown = {
        lang: wagontrain("rules", "gwt", "GWT-12.2", "--lang", lang).out for lang in ("en", "pl", "it", "ru")
    }
    assert "Price list" in shown["en"]
    assert "Cennik" in shown["pl"]
    assert len(set(shown.values())) == 4
    for text in shown.values():  # what stands in a second line belongs to it, too
        assert "5/8/2" in text
    assert "VIL-2.3" in wagontrain("rules", "villagers", "kartę", "Założycieli", "--lang", "pl").out


@pytest.mark.parametrize("name", ["villagers", "gwt", "sierra_west"])
def test_every_rulebook_can_be_taken_apart(name: str) -> None:
    book = Rulebook(name)
    assert len(book.entries) > 100
    listed = [entry.name for chapter in book.chapters for entry in chapter.entries]
    assert len(set(listed)) == len(listed)
    for entry in book.entries.values():
        assert entry.text.startswith("**")
        assert book.rule(entry.name)[0] is entry


def test_the_origin_of_the_figures_is_told() -> None:
    result = wagontrain("data", "villagers")
    assert result.code == 0
    for part in ("reconstructed", "printed facts", "swineherd", "--tables DIR"):
        assert part in result.out
    assert len(wagontrain("data", "villagers", "--all").out) > len(result.out)
    facts = json.loads(wagontrain("data", "villagers", "--json").out)
    assert {"file", "part", "name", "figure", "confidence", "source", "note"} == set(facts[0])
    assert {"reconstructed", "confirmed"} <= {fact["confidence"] for fact in facts}


def test_a_bench_tells_all_its_figures() -> None:
    result = wagontrain("bench", "--seconds", "0.2", "--seats", "2", "--json")
    assert result.code == 0, result.err
    figures = json.loads(result.out)
    assert figures["build"] in ("plain", "compiled")
    assert figures["play"]["decisions_per_second"] >= figures["play"]["choices_per_second"] > 0
    for name in ("clone_us", "setup_us", "save_us", "save_bytes", "load_us", "import_ms"):
        assert figures[name] > 0
    assert "ratio" not in figures


def test_a_bench_for_people() -> None:
    result = wagontrain("bench", "--seconds", "0.2", "--seats", "2")
    for part in ("decisions/s, all", "real choices", "games/s", "clone", "one core"):
        assert part in result.out


@pytest.mark.slow
def test_a_peer_that_cannot_be_had_is_one_clear_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    result = wagontrain("bench", "--peers", "--seconds", "0.2")
    assert result.code == 1
    installing, failed = result.err.splitlines()
    assert "installing catanatron" in installing
    assert "cannot be installed" in failed
