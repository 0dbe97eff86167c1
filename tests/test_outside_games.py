"""A game of another package is a game like ours, without a line of ours: found, played, served, measured."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.outside import BRISCOLA, GENERAL, ROOT, Installed

SERVED = """
import sys
from pathlib import Path
from tests.web.client import site
with site(Path(sys.argv[1])) as here:
    ann = here.player("Ann")
    [game] = [each for each in ann.get("/api/games") if each["game"] == "briscola"]
    rules = ann.ask("GET", "/api/rules/briscola", headers={"Accept-Language": "it"})
    words = ann.ask("GET", "/api/words/pl/briscola.ftl")
    tables = ann.get("/api/games/briscola/tables")
    print(game["title"], rules.status_code, words.status_code, sorted(tables))
"""
ENVIRONMENT = """
from pettingzoo.test import api_test
from wagontrain import envs
api_test(envs.aec("briscola", seats=3), num_cycles=60)
"""


@pytest.fixture
def briscola(tmp_path: Path) -> Installed:
    return Installed("briscola", BRISCOLA, tmp_path / "notes")


def new_game(*words: str) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(ROOT / "scripts" / "new-game"), *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_an_installed_game_is_listed_after_ours_and_loaded_when_asked_for(briscola: Installed) -> None:
    code = "import json, sys, wagontrain; print(json.dumps([wagontrain.games(), 'briscola' in sys.modules, "
    code += "wagontrain.game('briscola').name]))"
    names, loaded, name = json.loads(briscola.python("-c", code))
    assert names[-1] == name == "briscola"
    assert len(names) > 3
    assert not loaded


def test_it_passes_the_checks_of_every_game(briscola: Installed) -> None:
    assert briscola.passes(*GENERAL, str(BRISCOLA / "tests"), "-k", "briscola") > 60


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "Trumps"), ("pl", "Atut"), ("it", "Briscola"), ("ru", "Козыри")]
)
def test_it_is_played_in_the_terminal_in_each_language(briscola: Installed, lang: str, said: str) -> None:
    words = ["--seats", "2", "--bots", "easy", "--seed", "x", "--lang", lang]
    shown = briscola.command("play", "briscola", *words, given="1\n1\nquit\n")
    assert said in shown


def test_its_rules_tables_and_replays_are_there(briscola: Installed, tmp_path: Path) -> None:
    assert "BRI-2.1" in briscola.command("rules", "briscola", "BRI-2.1")
    assert "cards" in briscola.command("data", "briscola")
    assert "3 games" in briscola.command("simulate", "briscola", "--games", "3")


def test_its_bots_are_measured(briscola: Installed) -> None:
    told = briscola.command("arena", "briscola", "--bots", "easy,random", "--blocks", "2", "--json")
    assert set(json.loads(told)["bots"]) == {"easy", "random"}


def test_it_is_an_environment(briscola: Installed) -> None:
    pytest.importorskip("pettingzoo", reason="pettingzoo is not installed: wagontrain[envs]")
    assert "Passed" in briscola.python("-W", "ignore", "-c", ENVIRONMENT)


def test_it_is_served(briscola: Installed, tmp_path: Path) -> None:
    told = briscola.python("-c", SERVED, str(tmp_path / "tables.db"))
    assert told.split() == ["Briscola", "200", "200", "['cards',", "'cites',", "'setup']"]


def test_a_new_game_passes_every_check_at_once(tmp_path: Path) -> None:
    done = new_game("go_fish", "--folder", str(tmp_path / "fish"))
    assert done.returncode == 0, done.stderr
    assert os.path.isfile(tmp_path / "fish" / "src" / "go_fish" / "game.py")
    texts = [path.read_text(encoding="utf-8") for path in (tmp_path / "fish").rglob("*.*") if path.is_file()]
    assert not any("briscola" in text.lower() or "BRI-" in text for text in texts)
    game = Installed("go_fish", tmp_path / "fish", tmp_path / "notes")
    assert game.passes(*GENERAL, str(tmp_path / "fish" / "tests"), "-k", "fish") > 60
    assert "GOF-2.1" in game.command("rules", "go_fish", "GOF-2.1")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["Go Fish"], "small letters"),
        (["json"], "a Python package already"),
        (["hearts", "--prefix", "h1"], "--prefix takes"),
        (["hearts", "--folder", str(ROOT)], "exists and is not empty"),
    ],
)
def test_a_new_game_needs_a_name_and_a_place_of_its_own(words: list[str], why: str) -> None:
    done = new_game(*words)
    assert done.returncode == 2
    assert why in done.stderr
