"""scripts/ladder: a page from results that are kept, taken up again and never mixed."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]


def ladder(folder: Path, *args: str) -> str:
    """Run it on two levels that take no time; the page that it writes."""
    page = folder / "ladder.md"
    command = [sys.executable, str(ROOT / "scripts" / "ladder.py"), "--levels", "first,random"]
    command += ["--games", "villagers", "--tables", "2", "--kept", str(folder), "--page", str(page), *args]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    subprocess.run(command, check=True, env=environ, capture_output=True, timeout=240)
    return page.read_text(encoding="utf-8")


def test_the_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    page = ladder(tmp_path, "--blocks", "2", "--step", "1")
    (kept,) = tmp_path.glob("*/villagers-2-random-first.jsonl")
    before = kept.read_bytes()
    assert len(before.splitlines()) == 3
    assert "| villagers | 2 | `random` | `first` | 4 |" in page
    assert kept.parent.name in page  # which games and bots these are figures of
    with kept.open("ab") as file:
        file.write(b'{"block": 2, "gam')  # as if it had been broken off
    assert ladder(tmp_path, "--write") == page
    ladder(tmp_path, "--blocks", "3")
    after = kept.read_bytes()
    assert after.startswith(before)
    assert len(after.splitlines()) == 4


def test_a_line_that_was_played_elsewhere_stays_until_more_of_the_same_is_played(tmp_path: Path) -> None:
    few = ladder(tmp_path, "--blocks", "2")
    (kept,) = tmp_path.glob("*/villagers-2-random-first.jsonl")
    kept.unlink()
    assert ladder(tmp_path, "--write") == few
    assert "| `random` | `first` | 6 |" in ladder(tmp_path, "--blocks", "3")
    kept.unlink()
    assert "| `random` | `first` | 6 |" in ladder(tmp_path, "--blocks", "2")
    page = tmp_path / "ladder.md"
    other_bots = page.read_text(encoding="utf-8").replace(kept.parent.name, "0" * 12)
    page.write_text(other_bots, encoding="utf-8")
    assert "| `random` | `first` | 4 |" in ladder(tmp_path, "--write")


def test_other_levels_do_not_drive_the_ladder_from_its_page(tmp_path: Path) -> None:
    assert "| `easy` | `random` | 4 |" in ladder(tmp_path, "--levels", "random,easy", "--blocks", "2")
    both = ladder(tmp_path, "--blocks", "2")
    assert "| `easy` | `random` | 4 |" in both
    assert "| `random` | `first` | 4 |" in both


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--levels", "hard"), "--levels: two bots at least, the lower one first, as hard,expert"),
        (("--games", "chess"), "--games: of gwt, sierra_west, villagers"),
        (("--tables", "2,3"), "--tables: of 1, 2 and the largest, which is 5"),
        (("--tables", "two"), "argument --tables: invalid numbers value: 'two'"),
    ],
)
def test_lines_that_there_are_not_are_refused(tmp_path: Path, asked: tuple[str, str], told: str) -> None:
    with pytest.raises(subprocess.CalledProcessError) as error:
        ladder(tmp_path, *asked)
    assert told in error.value.stderr.decode()
    assert not list(tmp_path.iterdir())


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The script as a module, with no sources but those that a test writes."""
    monkeypatch.syspath_prepend(str(ROOT / "scripts"))
    found = import_module("ladder")
    monkeypatch.setattr(found, "SOURCES", tmp_path)
    return found


def test_what_counts_alone_or_for_others_does_not_void_the_figures_of_tables(
    tmp_path: Path, script: Any
) -> None:
    folder = tmp_path / "villagers" / "evaluator"
    folder.mkdir(parents=True)
    solo, weights = folder / "solo.py", folder / "weights.toml"
    for path, text in ((solo, "a = 1\n"), (weights, 'made = "x"\n[weights]\nfood = 1\nsolo_coin = 1\n')):
        path.write_text(text, encoding="utf-8")

    def prints() -> tuple[str, str]:
        levels = ["greedy", "hard"]
        return script.fingerprint("villagers", levels), script.fingerprint("villagers", levels, True)

    first = prints()
    solo.write_text("a = 2\n", encoding="utf-8")
    second = prints()
    weights.write_text('made = "y"\n[weights]\nfood = 1\nsolo_coin = 2\n', encoding="utf-8")
    third = prints()
    weights.write_text('made = "y"\n[weights]\nfood = 2\nsolo_coin = 2\n', encoding="utf-8")
    fourth = prints()
    assert first[0] == second[0] == third[0] != fourth[0]
    assert len({first[1], second[1], third[1], fourth[1]}) == 4
    with weights.open("a", encoding="utf-8") as file:
        file.write("[expert]\nworlds = 8\n[mc]\nworlds = 8\n")
    assert prints() == fourth
    with weights.open("a", encoding="utf-8") as file:
        file.write("[hard]\nworlds = 4\n")
    assert prints()[0] != fourth[0]


def test_another_network_voids_figures(tmp_path: Path, script: Any) -> None:
    net = tmp_path / "gwt" / "evaluator" / "network.json"
    solo = tmp_path / "gwt" / "evaluator" / "solo_network.json"
    net.parent.mkdir(parents=True)

    def prints(bias: int, of_solo: int, made: str) -> tuple[str, str, str]:
        for path, figure in ((net, bias), (solo, of_solo)):
            told = {"made": made, "inputs": [], "layers": [{"weights": [], "biases": [figure]}]}
            path.write_text(json.dumps(told), encoding="utf-8")
        levels = ["greedy", "hard"]
        found = (script.fingerprint("gwt", levels), script.fingerprint("gwt", levels, True))
        return (*found, script.fingerprint("villagers", levels))

    first = prints(1, 1, "x")
    assert prints(1, 1, "y") == first
    alone = prints(1, 2, "x")
    assert alone[0] == first[0]
    assert alone[1] != first[1]
    other = prints(2, 1, "x")
    assert other[0] != first[0]
    assert other[2] == first[2]


def test_a_better_sentence_does_not_void_figures(tmp_path: Path, script: Any) -> None:
    source = tmp_path / "bots" / "greedy.py"
    source.parent.mkdir()

    def print_of(text: str) -> str:
        source.write_text(text, encoding="utf-8")
        return str(script.fingerprint("villagers", ["greedy", "hard"]))

    first = print_of('"""A bot."""\n\n\nclass Bot:\n    """Plays."""\n\n    name = "greedy"  # as ever\n')
    second = print_of('"""A good bot."""\n\n\nclass Bot:\n    name = "greedy"\n')
    third = print_of('"""A good bot."""\n\n\nclass Bot:\n    name = "greedier"\n')
    assert first == second != third
